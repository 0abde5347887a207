# Replays, the big screen, one device passed around, and the score sheet and timer for people with the box.

## Replays

room-replays-title = Powtórki
room-replays-about = Każdą skończoną grę można obejrzeć jeszcze raz: czyimiś oczami albo wiedząc wszystko.
room-replays-mine = Twoje rozegrane gry
room-replays-none = Jeszcze żadnych skończonych gier. Zagraj jedną albo otwórz zapis z tego urządzenia.
room-replays-file = Otwórz zapis z tego urządzenia
room-replays-choose = Wybierz plik
room-replays-drop = Upuść tu zapis .jsonl albo wybierz plik.
room-replays-drop-now = Puść, a się otworzy.
room-replays-file-about = Czytamy i zapominamy: nic nie zostaje.
room-replays-loading = Szukamy twoich gier…
room-replays-offline = Serwer nie odpowiada, więc powtórki muszą poczekać. Spróbuj za chwilę.
room-replays-again = Spróbuj znowu
room-replays-edition = { $edition ->
    [first] Pierwsza edycja
   *[second] Druga edycja
}
room-replays-rules = { room-replays-edition }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
room-replay-loading = Zakładamy taśmę…
room-replay-title = Powtórka
room-replay-back = Wszystkie powtórki
room-replay-eyes = Punkt widzenia
room-replay-eyes-all = Wszystko widać
room-replay-eyes-public = Widz
room-replay-eyes-seat = { $name }
room-replay-play = Odtwórz
room-replay-pause = Wstrzymaj
room-replay-next = Krok dalej
room-replay-previous = Krok wstecz
room-replay-next-round = Następna runda
room-replay-previous-round = Poprzednia runda
room-replay-speed = Tempo
room-replay-speed-value = { $speed }×
room-replay-position = Krok { $step } z { $steps }
room-replay-position-round = Runda { $round }, krok { $step } z { $steps }
room-replay-share = Udostępnij
room-replay-share-about = Kto ma ten link, zobaczy tę grę od początku do końca, z kartami wszystkich.
room-replay-share-copy = Kopiuj link
room-replay-revoke = Cofnij wszystkie linki
room-replay-revoked = Żaden link nie otwiera już tej gry.
room-replay-copied = Skopiowane.
room-replay-save = Zachowaj zapis
room-replay-keys = Strzałki to kroki, spacja odtwarza, Page Up i Page Down zmieniają rundy.
room-replay-cards = Karty wszystkich
room-replay-cards-hide = Schowaj karty
room-replay-hand = Ręka
room-replay-bag = Torba
room-replay-under = Pod straganem
room-replay-nothing = nic
room-replay-not-found = Tej gry nie można pokazać. Może jeszcze trwa albo link jest niepełny.
room-replay-not-for-you = Tę grę widzą tylko ci, którzy siedzieli przy stole. Poproś kogoś z nich o link.
room-replay-bad-file = Ten plik to nie zapis gry albo jest uszkodzony.
room-replay-too-large = Ten plik jest za duży jak na zapis gry.
room-replay-no-file = Wybierz plik jeszcze raz: po ponownym wczytaniu strony nie jest pamiętany.

## The big screen

room-big-title = Duży ekran
room-big-join-about = Zeskanuj albo wejdź na { $address } i wpisz kod.
room-big-qr = Kod do zeskanowania: { $address }
room-big-code = Kod
room-big-waiting = Czekamy na kupców
room-big-free = wolne miejsce
room-big-bot = bot
room-big-ready = gotowe
room-big-not-ready = jeszcze nie
room-big-start = Gdy wszystko gotowe, grę zaczyna { $name }.
room-big-hands = Twoje karty są w twoim telefonie. Uwaga na sąsiadów.
room-big-screen-only = To urządzenie jest tylko ekranem
room-big-screen-only-about = Zwalnia swoje miejsce, żeby zajął je ktoś z telefonem.
room-big-full = Pełny ekran
room-big-full-leave = Zamknij pełny ekran
room-big-lost = Łączność z serwerem zerwana. Próbujemy znowu…
room-big-closed = Tego stołu nie można tu pokazać. Gospodarz może wpuścić widzów.
room-big-to-home = Do bramy

## One device

room-around-title = Jedno urządzenie dla wszystkich
room-around-about = Wszyscy grają na tym urządzeniu. Krąży z rąk do rąk, a po drodze ekran jest zasłonięty, żeby nikt nie zobaczył cudzych kart.
room-around-names = Kto gra?
room-around-name = Imię { $number }
room-around-add = Dodaj kogoś
room-around-remove = Usuń: { $name }
room-around-bots-about = Pozostałe miejsca zajmą boty, razem graczy: { $players }.
room-around-players = Graczy razem
room-around-edition = Edycja
room-around-start = Zacznij
room-around-name-needed = Każdy musi mieć własne imię.
room-around-pass = Podaj urządzenie: { $name }
room-around-pass-about = Nikt inny nie patrzy. Dotknij, gdy je masz.
room-around-reveal = To ja, { $name }
room-around-hand-on = Podaj dalej
room-around-to = Teraz: { $name }
room-around-to-asked = Teraz { $name }, czas na ruch
room-around-nobody = Teraz nikt nie musi nic robić. Inni myślą.
room-around-watching = Boty są zajęte…
room-around-continue = Graj dalej na tym urządzeniu
room-around-give-up = Zakończ i zacznij nową grę

## The score sheet

room-sheet-title = Arkusz wyników
room-sheet-about = Do gry z pudełkiem. Policz każdy stragan, odkryte i zakryte; karty na ręce się nie liczą.
room-sheet-setup = Gra
room-sheet-players = Gracze
room-sheet-royal = W talii były dobra królewskie
room-sheet-black = Był czarny rynek
room-sheet-promos = W talii były karty promocyjne
room-sheet-name = Imię
room-sheet-player = Gracz { $number }
room-sheet-legal = Legalne towary
room-sheet-contraband = Kontrabanda
room-sheet-royal-goods = Dobra królewskie
room-sheet-promo-cards = Karty promocyjne
room-sheet-gold = Pensy
room-sheet-gold-add = Pensy: { $amount } więcej
room-sheet-gold-take = Pensy: { $amount } mniej
room-sheet-add = Jeszcze jedna karta: { $good }
room-sheet-take = Jedna karta mniej: { $good }
room-sheet-black-cards = Karty czarnego rynku
room-sheet-black-card = { $good }, { $value }
room-sheet-plate = Biesiadny półmisek { $number } jako
room-sheet-next = Następny stragan
room-sheet-scores = Wyniki
room-sheet-empty = Zacznij liczyć, a pojawią się tu wyniki: z Królami, Królowymi i remisami.
room-sheet-rank = Miejsce
room-sheet-total = Razem
room-sheet-crowns = Królowie i Królowe
room-sheet-black-market = Czarny rynek
room-sheet-king = Król
room-sheet-queen = Królowa
room-sheet-nobody = nikt
room-sheet-bonus = { $name } +{ $bonus }
room-sheet-withheld = { $name } (tajemne zwoje: bez bonusu)
room-sheet-wins = Wygrywa { $names }, wynik: { $total }.
room-sheet-win-together = Wspólna wygrana: { $names }, wynik: { $total }.
room-sheet-tie = Punktów po równo: decydują karty legalnych towarów, potem kontrabandy.
room-sheet-gold-remark = Policzone pensy: { $gold }, a bank wydał tylko { $most }.
room-sheet-impossible = Tak być nie może: kart jest więcej, niż jest w talii, albo karta czarnego rynku leży pod taką, której nikt nie wziął. Policz jeszcze raz.
room-sheet-offline = Wyniki liczy serwer, a on nie odpowiada. Twoje liczby są zachowane; spróbuj za chwilę.
room-sheet-clear = Od nowa
room-sheet-clear-ask = Zapomnieć wszystkie liczby i imiona?
room-sheet-clear-yes = Zapomnij
room-sheet-keep = Zostaw

## The timer

room-timer-title = Minutnik inspekcji
room-timer-about = Do gry z pudełkiem: minuta na każdego kupca. Gdy zadzwoni dzwonek, każda jeszcze zamknięta torba przechodzi za darmo.
room-timer-players = Gracze
room-timer-start = Zacznij
room-timer-pause = Zatrzymaj
room-timer-go-on = Dalej
room-timer-again = Od nowa
room-timer-more = 30 sekund więcej
room-timer-left = { $minutes }:{ $seconds }
room-timer-left-words = Zostało: { $minutes } min { $seconds } s
room-timer-over = Czas minął. Co zamknięte, przechodzi.
room-timer-settled = Torba załatwiona
room-timer-sound = Dźwięk
room-timer-awake = Póki zegar biegnie, ekran nie gaśnie.
