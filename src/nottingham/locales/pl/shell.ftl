# Words of the browser client around the table: home, lobby, settings, notices.

## Everywhere

shell-name = Nottingham
shell-close = Zamknij
shell-back = Wstecz
shell-home = Start
shell-cancel = Anuluj
shell-save = Zapisz
shell-copy = Kopiuj
shell-copied = Skopiowane.
shell-share = Udostępnij
shell-try-again = Spróbuj znowu
shell-reload = Wczytaj ponownie
shell-loading = Chwileczkę…
shell-language = Język
shell-settings = Ustawienia
shell-skip = Przejdź do treści
shell-missing = Tu nic nie ma
shell-missing-about = Albo w adresie jest błąd, albo strona odjechała z wozem.
shell-page-failed = Nie udało się wczytać tej strony.
shell-page-failed-about = Sprawdź połączenie i spróbuj jeszcze raz.
shell-offline = Brak sieci. Zasady, arkusz wyników i minutnik działają mimo to; stoły poczekają.
shell-online = Sieć wróciła.
shell-outdated = Jest nowsza wersja tej strony. Zaraz wczyta się sama.
shell-unofficial = Gra nieoficjalna: własne słowa, własne rysunki, zasady z pudełka.

## Home

shell-tagline = „Jabłka, Szeryfie. Same jabłka”.
shell-play-now = Graj teraz
shell-play-now-about = Ty i trzy boty, od ręki.
shell-playing-now = Przygotowujemy stół…
shell-level = Jak dobrze grają?
shell-level-easy = łagodnie
shell-level-medium = sprytnie
shell-level-hard = bezlitośnie
shell-level-master = mistrzowsko
shell-new-table = Nowy stół
shell-new-table-about = Znajomi, boty, twoje zasady
shell-join = Dołącz
shell-join-about = Kodem lub linkiem
shell-join-title = Dołącz do stołu
shell-join-field = Kod lub link
shell-join-hint = Pięć liter z zaproszenia albo cały link.
shell-join-go = Do stołu
shell-join-nonsense = To ani kod, ani link do stołu. Kod wygląda tak: XK4QP.
shell-my-games = Twoje gry
shell-go-on = Graj dalej
shell-open-tables = Otwarte stoły
shell-open-tables-about = Zagraj z obcymi albo popatrz
shell-no-open-tables = Nie ma otwartych stołów. Twój może być pierwszy.
shell-no-games = Jeszcze żadnych gier. Brama otwarta.
shell-sit-down = Usiądź
shell-watch = Oglądaj
shell-see-replay = Powtórka
# $count: number of tables
shell-all-tables = { $count ->
    [one] Jeszcze jeden
   *[other] Wszystkie ({ $count })
}
shell-learn = Nauka
shell-learn-about = Pierwsza gra w dziesięć minut
shell-rules = Zasady
shell-rules-about = Żeby coś sprawdzić
shell-replays = Powtórki
shell-replays-about = Rozegrane gry
shell-around = Jeden ekran
shell-around-about = Krąży wokół stołu
shell-sheet = Arkusz wyników
shell-sheet-about = Stukasz, a on liczy
shell-today = Brama dnia
shell-today-about = Jedna torba dziennie: odczytasz ją?
shell-timer = Minutnik
shell-timer-about = Minuta na kupca, z dzwonkiem
shell-at-the-box = Masz na stole pudełko?
shell-more-ways = Co jeszcze na targu

# State of a table in a list
shell-state-lobby = zbiera się
shell-state-playing = w grze
shell-state-over = po grze
shell-table-named = Stół { $code }
# $names: a list of names
shell-table-with = przy stole: { $names }
shell-some-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
shell-table-alone = nikogo więcej
# $free: number of free seats
shell-table-free = { $free ->
    [0] komplet
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}

## Who you are

# Names to be given to a guest who has not chosen one, with commas between them
shell-guest-names = Robin, Marion, Tuck, Gilbert, Izolda, Rowena, Wilfred, Hilda, Edgar, Matylda, Oswin, Sybilla
shell-your-name = Twoje imię
shell-your-name-hint = Widać je przy stole. Możesz je zmienić, kiedy chcesz.
shell-name-empty = Imię musi mieć choć jedną literę.
shell-name-another = Inne imię
shell-called = Grasz jako { $name }
shell-change-name = Zmień imię
shell-face = Twoja twarz
shell-face-number = Twarz { $number }
shell-name-changed = Od teraz grasz jako { $name }.
shell-come-in = Usiądź
shell-invited = Zaproszenie do stołu { $code }
shell-invited-about = Wybierz imię i siadaj.
shell-finding = Szukamy twojego miejsca…
shell-full = Wszystkie miejsca zajęte
shell-full-about = Możesz popatrzeć, jeśli gospodarz pozwala, albo założyć własny stół.
shell-begun = Gra zaczęła się bez ciebie
shell-no-table = Nie ma takiego stołu
shell-no-table-about = Sprawdź kod albo poproś o niego jeszcze raz: stoły znikają, gdy nikogo przy nich nie ma.
shell-not-welcome = Gospodarz nie chce cię przy tym stole
shell-not-welcome-about = Spróbuj przy innym; jakaś brama zawsze jest otwarta.

## Settings

shell-settings-look = Wygląd
shell-settings-sound = Dźwięk
shell-settings-play = Gra
shell-settings-you = Ty
shell-theme = Kolory
shell-theme-auto = jak w systemie
shell-theme-light = jasne
shell-theme-dark = ciemne
shell-text = Rozmiar tekstu
shell-text-small = mały
shell-text-normal = zwykły
shell-text-large = duży
shell-text-huge = wielki
shell-motion = Animacje
shell-motion-auto = jak w systemie
shell-motion-full = pełne
shell-motion-none = brak
shell-language-auto = Jak w systemie
shell-sounds = Dźwięki
shell-sounds-about = Karty, monety, zatrzask, pieczęć.
shell-volume = Głośność
shell-murmur = Gwar targu
shell-murmur-about = Cichy szmer tłumu, pod całą resztą.
shell-haptics = Wibracje
shell-haptics-about = Lekkie szturchnięcie, gdy twoja kolej, jeśli urządzenie umie.
shell-hints = Podpowiedzi
shell-hints-about = Pytaj, co zrobiłby mocny bot. Gdy przy stole jest więcej ludzi, tylko za zgodą gospodarza.
shell-install = Zainstaluj jako aplikację
shell-install-about = Ikona na ekranie głównym, bez sklepu po drodze.
shell-install-ios = W menu udostępniania przeglądarki wybierz „Dodaj do ekranu początkowego”.
shell-recovery = Przenieś swoje miejsca na inne urządzenie
shell-recovery-about = Kto otworzy ten link w ciągu doby, może raz stać się tobą. Zachowaj go dla siebie.
shell-recovery-make = Pokaż mój link
shell-recovery-qr = Kod QR twojego linku do odzyskania miejsc
shell-recovering = Szukamy cię…
shell-recovered = Witaj znowu, { $name }.
shell-recover-failed = Ten link już nie działa
shell-recover-failed-about = Został już użyty albo ma ponad dobę. Utwórz nowy w ustawieniach urządzenia, na którym cię znamy.
shell-recover-ask = Czy to ty, { $name }?
shell-recover-ask-about = Powiedz „tak”, a na tym urządzeniu zagra { $name }. Link działa tylko raz.
shell-recover-instead = Teraz grasz tu jako { $name }. Miejsca gracza { $name } zostaną, ale wrócisz do nich tylko z osobnym linkiem: najpierw utwórz go w ustawieniach.
shell-recover-yes = Tak, to ja: { $name }
shell-recover-stay = Nie, zostaję: { $name }
shell-recover-no = Nie, na stronę główną
shell-recover-already = Grasz już jako { $name }
shell-recover-already-about = Link nie został użyty. Otwórz go na drugim urządzeniu.
shell-blocked = Zablokowane osoby
shell-blocked-none = Nikogo. Oby tak dalej.
shell-unblock = Odblokuj
shell-unblocked = { $name } znów może do ciebie mówić.
shell-nameless = ktoś bez imienia
shell-forget = Zapomnij o mnie
shell-forget-about = Twoje imię, rozmowy i lista gier znikną stąd i z serwera. Rozegrane gry zostaną, ale bez imienia. Tego nie da się cofnąć.
shell-forget-sure = Zapomnij na zawsze
shell-forgotten = Zapomniane. Było miło, ktokolwiek to był.
shell-about = O grze
shell-fair-play = Każde tasowanie jest zapieczętowane przed rozdaniem i po grze można je sprawdzić.

## On the way to a table

shell-fewer = Mniej
shell-more = Więcej
shell-connecting = Idziemy do stołu…
shell-lost = Połączenie zerwane. Próbujemy znowu…

## Seat menu: what can be done about somebody

shell-seat-menu = { $name }
shell-make-host = Oddaj stół: { $name }
shell-is-host = Stół prowadzi teraz { $name }.
shell-kick = Wyproś
shell-kick-sure = { $name }: wyprosić?
shell-kick-about = Na dobre: { $name } nie wróci do tego stołu. W trakcie gry miejsce przejmie bot.
shell-kicked = { $name } nie siedzi już przy stole.
shell-report = Zgłoś
shell-report-title = Zgłoszenie: { $name }
shell-report-field = Co się stało?
shell-report-hint = Czytają to ci, którzy prowadzą ten serwer.
shell-report-send = Wyślij zgłoszenie
shell-reported = Dzięki. Ludzie, którzy prowadzą ten serwer, to przeczytają.
shell-block = Zablokuj
shell-block-sure = { $name }: zablokować?
shell-block-about = { $name }: ani słowa więcej do ciebie, ani miejsca przy stołach, które prowadzisz. Możesz to cofnąć w ustawieniach.
shell-block-done = { $name }: zablokowano.
shell-mute = Wycisz
shell-unmute = Słuchaj znowu

## Trouble: what the server said, by its code

shell-trouble-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
shell-trouble-server-fault = Coś się zepsuło na serwerze; już zanotowane. Spróbuj za chwilę.
shell-trouble-server-unavailable = Serwer nie może teraz korzystać ze swojej bazy danych. Spróbuj za chwilę.
shell-trouble-limit-reached = Za dużo naraz. Odczekaj chwilę i spróbuj znowu.
shell-trouble-guest-unknown = Serwer już cię nie pamięta. Wybierz imię i graj dalej.
shell-trouble-guest-no_recovery = Ten link do odzyskania miejsc już nie działa.
shell-trouble-seat-taken = Ktoś już tam siedzi. Zajmij inne miejsce.
shell-trouble-seat-have_one = Masz już miejsce przy tym stole. Najpierw wstań.
shell-trouble-seat-not_for_you = Gospodarz nie chce cię przy tym stole.
shell-trouble-seat-no_person = Na tym miejscu nie ma nikogo innego.
shell-trouble-table-unknown = Tego stołu już nie ma.
shell-trouble-table-not_host = Może to zrobić tylko gospodarz.
shell-trouble-table-not_seated = Może to zrobić tylko ktoś, kto siedzi przy stole.
shell-trouble-table-not_now = Teraz nie można tego zrobić.
shell-trouble-table-not_for_you = Ten stół nie przyjmuje widzów.
shell-trouble-table-sent_away = Gospodarz odprawił cię od tego stołu.
shell-trouble-ruleset-impossible = Te zasady nie dają się połączyć.
shell-trouble-table-moving = Stół przenosi się na inny serwer. Spróbuj za chwilę.
shell-trouble-table-newer = Ten stół wymaga nowszej wersji serwera. Spróbuj za chwilę.
shell-trouble-hint-not_here = Gospodarz nie pozwolił na podpowiedzi przy tym stole.
shell-trouble-hint-not_for_programs = Przy stole z ludźmi programy nie dostają podpowiedzi.
shell-trouble-seat-no_programs = Gospodarz nie wpuszcza programów do tego stołu.
shell-trouble-seat-no_bot = Na tym miejscu nie ma bota.
shell-trouble-log-too_large = Ta gra jest za długa, żeby ją odtworzyć.
shell-trouble-server-full = Serwer jest pełny. Spróbuj za chwilę.
shell-trouble-request-too_slow = Wysyłanie na serwer trwało za długo. Sprawdź połączenie i spróbuj znowu.
shell-trouble-bot-unknown = Nie ma takiego bota.
shell-trouble-seat-unknown = Przy tym stole nie ma takiego miejsca.
shell-trouble-log-not_for_you = Ta powtórka nie jest dla ciebie otwarta.
shell-trouble-log-not_shown = Tego zapisu nie da się pokazać jako powtórki.
shell-trouble-log-unreadable = To nie jest zapis gry albo plik jest uszkodzony.
shell-trouble-sheet-impossible = Tak być nie może. Policz stragany jeszcze raz.
shell-trouble-origin-foreign = To przyszło z innej strony i serwer tego nie przyjął. Otwórz adres samej gry.
shell-trouble-origin-missing = Przeglądarka nie podała, skąd to przyszło. Odśwież stronę i spróbuj ponownie.
shell-trouble-request-malformed = Serwer nie zdołał tego odczytać. Odśwież stronę i spróbuj ponownie.
shell-trouble-request-no_such_place = Serwer nie zna takiej strony. Odśwież i spróbuj ponownie.
shell-trouble-request-wrong_method = Serwer nie robi tu czegoś takiego. Odśwież i spróbuj ponownie.
shell-trouble-request-too_large = To za duże dla serwera.

# The page that plays without a server
shell-alone-loading = Gra się przygotowuje… { $percent }%
shell-alone-master = Mistrzowski kupiec jest w drodze… { $percent }%
shell-alone-unable = Ta przeglądarka nie uruchomi gry sama: nie ma WebAssembly. Nowsza przeglądarka da radę; można też grać na serwerze, do czego wystarczy dowolna przeglądarka.
shell-alone-failed = Gra się nie wczytała. Sprawdź sieć i spróbuj jeszcze raz.
shell-alone-elsewhere = Gra jest otwarta w innej karcie. Działa tylko w jednej karcie naraz.
shell-alone-here = Graj tutaj
shell-alone-title = Do tego potrzebny jest serwer
shell-alone-about = Ta strona gra tylko na twoim urządzeniu i nikt inny nie może tu wejść. Żeby grać z innymi, uruchom serwer: jedno polecenie, dwie minuty.
shell-alone-how = Jak uruchomić serwer
shell-trouble-page-alone = Do tego potrzebny jest serwer: ta strona gra tylko na twoim urządzeniu.
shell-trouble-page-not_here = Tego jeszcze nie ma na tym urządzeniu. Spróbuj, gdy będzie połączenie.
