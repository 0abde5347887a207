# Words of the lobby: seats, bots, invitations, and every option of the rules.

## Seats and bots

lobby-title = Stół { $code }
lobby-seats = Miejsca
lobby-seat-free = Wolne miejsce
lobby-seat-number = Miejsce { $number }
lobby-you = ty
lobby-host = gospodarz
lobby-ready = gotowe
lobby-not-ready = jeszcze nie
lobby-away = poza stołem
# In a list after the name of whoever sits there: a program of somebody's, which plays over the network.
lobby-program = program
lobby-add-bot = Dodaj bota
lobby-sit-here = Usiądź tu
lobby-fill-with-bots = { $count ->
    [one] Posadź bota na wolnym miejscu
    [few] Posadź boty na { $count } wolnych miejscach
   *[many] Posadź boty na { $count } wolnych miejscach
}
lobby-seat-options = Opcje: { $name }
lobby-bot-of-level = bot · { $level }, { $character }
lobby-bot-named = bot · { $level }
lobby-bot-remove = Usuń bota
lobby-bot-level = Poziom
lobby-bot-character = Charakter
lobby-bot-others = Proste dusze
lobby-bot-others-about = Każda zna jedną zasadę. Dobre do ćwiczeń, marne do towarzystwa.

lobby-bot-easy = łagodny
    .about = Liczy z grubsza, szybko zapomina, prosi i płaci jak nowicjusz. W sam raz na pierwszą grę.
lobby-bot-medium = sprytny
    .about = Waży każdą torbę i pamięta, kto co zrobił, targuje się o pensy, ale myli się w liczeniu.
lobby-bot-hard = bezlitosny
    .about = Czyta cudze torby i kryje swoją, targuje się pensami, towarem i przysługami, pilnuje koron.
lobby-bot-master = mistrzowski
    .about = Uczył się na milionach partii przeciw nieznajomym. Miesza w torbach, pamięta każdego i nie marnuje słów.
lobby-bot-master-not = Mistrzowski gra w drugą edycję, w trzy do pięciu osób i bez kart promocyjnych. Przy tych zasadach najlepszy jest bezlitosny.
lobby-bot-learned = uczeń
    .about = Sieć wytrenowana przez train_selfplay.py. Którą, mówi learned:ŚCIEŻKA.
lobby-bot-honest = uczciwy
    .about = Wiezie to, czego ma najwięcej, mówi to wprost i sprawdza wszystkich.
lobby-bot-greedy = chciwy
    .about = Uczciwy, tylko co drugą rundę wiezie najlepszą kontrabandę; weźmie każdą łapówkę.
lobby-bot-gambler = hazardzista
    .about = Uczciwy, póki nie ma dwóch takich samych sztuk kontrabandy; wtedy wszystko na jedną kartę, bez łapówki.
lobby-bot-briber = dający w łapę
    .about = Tyle kontrabandy, ile udźwignie, zadeklarowanej jako jabłka, z łapówką od karty.
lobby-bot-wary = nieufny
    .about = Uczciwy, a sprawdza tylko tych, którzy coś oferują. Bo po co uczciwy kupiec miałby płacić?
lobby-bot-random = błazen
    .about = Wszystko, na co pozwalają zasady, i słówko od czasu do czasu.

lobby-character-plain = zwyczajny
    .about = Ani wad godnych wzmianki, ani zalet.
lobby-character-cautious = ostrożny
    .about = Kłamie rzadko i tylko wtedy, gdy się opłaca.
lobby-character-brazen = bezczelny
    .about = Kłamie chętnie i nie dotrzymuje słowa, gdy nie musi.
lobby-character-corrupt = sprzedajny
    .about = Tani Szeryf: prawie wszystko ma cenę, i to niską.
lobby-character-stern = surowy
    .about = Drogi Szeryf: dotrzymuje słowa i od innych oczekuje tego samego.
lobby-character-grudging = pamiętliwy
    .about = Pamięta, kto otworzył mu torbę, i odpłaca.
lobby-character-gullible = łatwowierny
    .about = Wierzy w to, co słyszy, bardziej niż powinien.

lobby-invite = Zaproś
lobby-invite-about = Wyślij link, pokaż kod albo daj go przeczytać aparatowi.
lobby-invite-qr = Kod QR linku do tego stołu
lobby-invite-code = Kod
lobby-invite-text = Siadaj przy moim stole w Nottingham: { $link }
lobby-invite-copy = Kopiuj link
lobby-invite-big = Pokaż na dużym ekranie

lobby-rules-in-force = Zasady tej gry
lobby-change-rules = Zmień zasady
lobby-show-rules = Wszystkie zasady tej gry
lobby-printed-rules = Jak w instrukcji.
lobby-edition = Edycja
lobby-edition-first = pierwsza
lobby-edition-second = druga
lobby-edition-first-about = Dwa stosy kart odrzuconych, z których każdy może brać, a co obiecane ze straganu, musi tam być.
lobby-edition-second-about = Jeden stos kart odrzuconych, Szeryf mówi, kto zaczyna wymianę, a obietnica ze straganu może być blefem.
lobby-players = Gracze
# $players: 3 to 6
lobby-players-about = { $players ->
    [3] Troje gra 9 rund bez chleba: każdy jest Szeryfem trzy razy.
    [4] Czworo gra 8 rund: każdy jest Szeryfem dwa razy.
    [5] Pięcioro gra 10 rund: każdy jest Szeryfem dwa razy.
   *[6] Sześcioro gra 9 rund bez Szeryfa: bramy pilnują dwaj zastępcy, co rundę losowani od nowa.
}
lobby-first-sheriff = Pierwszy Szeryf
lobby-first-sheriff-lot = losowo
lobby-first-sheriff-deputies = Zastępców losuje się z ich własnych kart.
lobby-first-sheriff-about = Według instrukcji to ten, kto ma przy sobie najwięcej gotówki. Tu wybierasz ty albo los.
lobby-options = Opcje
lobby-option-royal_goods = Dobra królewskie
    .about = Kontrabanda, która dla Króla i Królowej liczy się dwa lub trzy razy. Dwanaście kart, przy trojgu graczach sześć.
    .short = dobra królewskie
lobby-option-inspection_clock = Ograniczony czas inspekcji
    .about = Minuta na kupca w każdej inspekcji. Gdy czas minie, torby, których nie otwiera umowa, przechodzą za darmo.
    .short = ograniczony czas inspekcji
lobby-option-hidden_removal = Usuwanie kart przed grą
    .about = Przed rozdaniem dziesięć kart w tajemnicy opuszcza grę, więc nikt nie policzy talii.
    .short = usuwanie kart przed grą
lobby-option-seven_cards = Siedem kart
    .about = Na ręce siedem kart zamiast sześciu. Torba nadal mieści pięć.
    .short = siedem kart na ręce
lobby-option-black_market = Czarny rynek
    .about = Trzy takie same karty kontrabandy ze straganu za kartę wartą jakieś trzydzieści punktów.
    .short = czarny rynek
lobby-option-deputies = Zastępcy
    .about = Dwaj zastępcy dzielą się bramą i łupem. Dla sześciu osób i tylko dla nich.
    .short = zastępcy
lobby-promos = Karty promocyjne
lobby-promos-about = Rzadka kontrabanda z własnymi sztuczkami. Dotknij karty, żeby ją przeczytać.
lobby-promo-copies = Ile kart: { $good }
lobby-promo-arcane_scrolls = Warte 12, ale kto ma je na koniec, nie dostaje bonusu Króla ani Królowej.
lobby-promo-feast_plate = Na koniec staje się dowolnym legalnym towarem, który wskaże właściciel.
lobby-promo-royal_summons = W uczciwej torbie, którą otwarto, kosztuje Szeryfa 8 pensów więcej.
lobby-promo-princes_sword = Wart 12. Nic więcej, i nic więcej nie trzeba.
lobby-promo-olive_oil = Warta 10 i tak śliska, jak brzmi.
lobby-promo-dragon_pepper = Wart 8, a każdy pieprz na tym samym straganie jest wart o 1 więcej.
lobby-promo-strawberry_mead = Wart 8, a każdy miód pitny na tym samym straganie jest wart o 1 więcej.
lobby-promo-golden_silk = Wart 9, a każdy jedwab na tym samym straganie jest wart o 1 więcej.
lobby-promo-heavy_crossbow = Warta 10, a każda kusza na tym samym straganie jest warta o 2 więcej.
lobby-promo-brimstone_oil = Gdy przejdzie, może spalić do dwóch towarów jednego rodzaju na cudzym straganie.
lobby-house = Zasady domowe
lobby-house-rounds = Rundy
lobby-house-rounds-about = Ile chcesz, zamiast liczby z pudełka.
lobby-house-printed = jak w instrukcji
lobby-house-deck = Własna talia
lobby-house-deck-about = Ile chcesz kart każdego rodzaju, zamiast liczb z pudełka.
lobby-house-deck-copies = Ile kart: { $good }
# Summary of the rules: one line, then what differs
lobby-sum-edition = { $edition ->
    [first] Pierwsza edycja
   *[second] Druga edycja
}
lobby-sum-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
lobby-sum-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
# $count: number of promo cards in the deck
lobby-sum-promos = { $count ->
    [one] { $count } karta promocyjna
    [few] { $count } karty promocyjne
   *[many] { $count } kart promocyjnych
}
lobby-sum-deck = własna talia
lobby-sum-turn = na ruch: { $time }
lobby-sum-reserve = zapas: { $time }
lobby-sum-hints = z podpowiedziami
lobby-sum-public = otwarty dla wszystkich
lobby-sum-spectators = z widzami

lobby-table-options = Przy stole
lobby-table-hints = Podpowiedzi dla wszystkich
    .about = Każdy może spytać, co zrobiłby mocny bot. Kto gra z samymi botami, może zawsze.
lobby-table-programs = Programy przy stole
    .about = Kto ma kod, może posadzić tu swój program. Każdy widzi, na których miejscach grają programy.
lobby-public = Otwarty stół
    .about = Widoczny dla wszystkich na tym serwerze: mogą dosiąść się obcy.
lobby-talking = Rozmowy
lobby-talking-about = Stół sprawdza wypowiedzi, a każdy czyta je w swoim języku.
lobby-talking-all = wypowiedzi i czat
lobby-talking-statements = tylko wypowiedzi
lobby-talking-quiet = cisza
lobby-spectators = Wpuść widzów
    .about = Widzowie widzą to, co wszyscy, ale niczyich kart nie widzą.
lobby-spectator-delay = Opóźnienie dla widzów
lobby-spectator-delay-about = Żeby nikt nie podpowiadał zza pleców.
lobby-pace = Czas namysłu botów
lobby-pace-about = Jak długo bot myśli albo udaje, że myśli.
lobby-pace-0 = bez namysłu
lobby-pace-1 = krótki
lobby-pace-2 = jak u ludzi
lobby-pace-3 = długi
lobby-turn-seconds = Czas na ruch
lobby-turn-seconds-about = Gdy skończy się czas na ruch i zapas, za gracza gra bot.
lobby-reserve-seconds = Zapas na całą grę
lobby-reserve-seconds-about = Ile każdy może zużyć ponad czas na ruch.
lobby-time-none = brak
lobby-time-unlimited = bez limitu
lobby-time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
lobby-time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
lobby-time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}

lobby-be-ready = Gotowe!
lobby-not-yet = Jednak jeszcze nie
lobby-start = Zacznij grę
lobby-starting = Rozdajemy…
lobby-leave-table = Wstań i odejdź
lobby-get-up = Wstań
# $names: a list of names
lobby-waiting-ready = { $count ->
    [one] Czekamy, aż przygotuje się { $names }.
   *[other] Czekamy, aż przygotują się { $names }.
}
lobby-waiting-host = Wszystko gotowe. Grę zaczyna { $name }.
lobby-waiting-seats = { $count ->
    [one] { $count } miejsce jest wolne: zaproś kogoś albo dodaj bota.
    [few] { $count } miejsca są wolne: zaproś kogoś albo dodaj boty.
   *[many] { $count } miejsc jest wolnych: zaproś kogoś albo dodaj boty.
}
lobby-waiting-seats-guest = { $count ->
    [one] Jeszcze { $count } wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
   *[many] Jeszcze { $count } wolnych miejsc.
}
lobby-take-a-seat = Zajmij wolne miejsce albo patrz, póki gra się nie zacznie.
lobby-full = Wszystkie miejsca są zajęte. Gdy ktoś wstanie, możesz usiąść.
lobby-full-watch = Wszystkie miejsca są zajęte. Zostań, żeby oglądać grę.
lobby-all-set = Wszyscy są. Ruszamy do bramy?
lobby-rules-changed = Zasady się zmieniły. Zerknij i potwierdź jeszcze raz.
lobby-talk-sit = Zajmij miejsce, żeby rozmawiać.
lobby-phrase-1 = Witam wszystkich.
lobby-phrase-2 = Chwileczkę, proszę.
lobby-phrase-3 = Zaczynamy?
lobby-branch = Dalszy ciąg innej gry, nigdzie się nie liczy. { $cards ->
    [as_they_were] Wszystkie karty leżą jak tam: kto widział tamtą grę, może znać każdą rękę.
   *[again] Zakryte karty rozdano na nowo; tylko ręka, od której gra się toczy, jest ta sama.
}
lobby-sealed = Zapieczętowane przed rozdaniem
lobby-sealed-about = Serwer zapieczętował swoją połowę tasowania pod { $seal }, każde z was dokłada swoją część, zgłaszając gotowość, a po grze każdy może sprawdzić, że karty ułożyły się właśnie tak.
