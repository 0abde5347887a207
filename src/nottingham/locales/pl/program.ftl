# Dlaczego program czegoś nie może, w jednym zdaniu, i co zrobić zamiast tego.

## Wiersz poleceń

program-unknown-words = „{ $words }” nic tu nie znaczy. Co jest do wyboru, pokaże „nottingham --help”.
program-unknown-option = { $error } Co jest do wyboru, pokaże „nottingham --help”.
program-no-language = Nie ma języka „{ $wish }”; wybierz z { $languages }.
program-file-missing = Nie ma pliku { $file }; sprawdź nazwę.
program-file-directory = { $file } to katalog; podaj plik, który w nim jest.
program-file-unread = Nie da się odczytać { $file }: { $why }.
program-file-there = { $file } już istnieje; usuń go albo wybierz inną nazwę.
program-file-unwritten = Nie da się zapisać { $file }: { $why }.
program-name-length = Imię ma od 1 do 20 znaków, w jednym wierszu.
program-name-of-a-bot = Imię nie może kończyć się nawiasem: tak oznacza się boty.
program-saved-game-options = Zapisana gra ma własne zasady, ziarno i boty: pomiń te opcje.
program-no-seat = Nie ma miejsca { $seat }; graczy jest { $players }, miejsca od 0 do { $last }.
program-which-seat = Z zapisu nie wynika, które miejsce jest twoje; dodaj --seat od 0 do { $last }.
program-seat-or-spectator = Widz nie ma miejsca: podaj --seat albo --spectator, nie oba.
program-told-to-seat = W tym zapisie jest tylko to, co widziało miejsce { $seat }; odtwórz go bez --seat i --spectator.
program-told-to-spectator = W tym zapisie jest tylko to, co widział widz; odtwórz go bez --seat i --spectator.
program-no-games = --games { $games } to nic do grania; podaj 1 lub więcej.

## Zasady

program-rules = { $why }
program-rules-edition = Nie ma edycji „{ $edition }”; są first i second.
program-rules-players = Gra jest dla 3–6 osób, a nie { $players }.
program-rules-deputies = Zastępcy wymagają dokładnie sześciu graczy, a nie { $players }.
program-rules-six = Sześcioro graczy wymaga zastępców: w sześć osób nie ma Szeryfa.
program-rules-rounds = Gra ma od 1 do { $most } rund, a nie { $rounds }.
program-rules-promo = { $good } to nie karta promocyjna; są nimi { $known }.
program-rules-copies = { $good }: kopii może być od { $least } do { $most }, a nie { $copies }.
program-rules-house-deck = { $good } nie może być we własnej talii: karty promocyjne mają osobną opcję.
program-rules-no-legal-goods = W talii nie ma legalnych towarów: nikt nie miałby czego zadeklarować.
program-rules-deck-too-small = Talia ma { $cards } kart, a pierwsze rozdanie wymaga { $needed }.
program-promo-unknown = Nie ma karty promocyjnej „{ $key }”; są { $known }.
program-promo-twice = Karta promocyjna { $key } podana dwa razy; dla dwóch kopii napisz --promo { $key }=2.
program-promo-copies = „{ $text }” nie mówi, ile kopii; napisz na przykład --promo { $key }=2.

## Boty

program-no-bots = Podaj choć jednego bota, na przykład --bots hard,easy:brazen; listę pokaże „nottingham bots”.
program-too-many-bots = Botów { $bots } to za dużo: poza twoim wolnych miejsc jest tylko { $seats }.
program-bot-unknown = Nie ma bota „{ $name }”; są { $bots }.
program-bot-no-argument = Bot { $name } nie przyjmuje niczego po dwukropku.
program-bot-argument = Bot { $name } może być { $arguments }, a nie „{ $argument }”.
program-bot-measuring = Bot { $name } służy do mierzenia innych, więc gra tylko na arenie.
program-bot-file = Bot { $name } czyta plik z tego komputera, więc gra tylko na arenie i w terminalu.
program-bot-rules = Bot { $name } gra w drugą edycję, w trzy do pięciu osób i bez kart promocyjnych; posadź zamiast niego hard.
program-bot-clock = Bot { $name } gra bez ograniczonego czasu inspekcji.
program-missing-extra = Brakuje: { $part }; zainstaluj: „pip install nottingham[{ $extra }]”.
program-checkpoint-which = Która sieć? Wpisz learned:ŚCIEŻKA z plikiem policy.npz, który zapisuje train_selfplay.py.
program-checkpoint-nowhere = Nie ma pliku { $path }, z którego wczytać sieć.
program-checkpoint-other = { $path } to nie nasza sieć; takie zapisuje { $writer }.
program-checkpoint-format = { $path } ma format { $format }; ta wersja czyta format { $ours }.
program-checkpoint-layout = { $path }: sieć wytrenowana dla innej wersji środowiska.
program-checkpoint-rules = { $path }: sieć wytrenowana na innych zasadach, graczy: { $players }, { $royal ->
    [yes] z dobrami królewskimi
   *[no] bez dóbr królewskich
}.

## Zapisy gier

program-log-line = Wiersz { $line }: { $why }
program-log-unread = Nie da się odczytać { $file }. { $why }
program-log-not-played = { $file } nie da się dograć. { $why }
program-log-not-told = { $file } nie da się odtworzyć. { $why }
program-log-not-checked = { $file } nie da się sprawdzić. { $why }
program-game-no-seed = Ten zapis nie ma ziarna, więc gry nie da się dokończyć; opowie ją „nottingham replay”.
program-game-mid-move = Ten zapis urywa się w środku ruchu, więc gry nie da się stamtąd dokończyć.
program-log-breaks-off = plik urywa się w środku wiersza.
program-log-empty = plik jest pusty.
program-log-no-event = to nie jest zdarzenie ({ $error }).
program-log-wrong-number = zdarzenie numer { $found } stoi tam, gdzie powinno być { $wanted }.
program-log-foreign = to nie jest zapis gry nottingham.
program-log-no-header = to nie jest nagłówek zapisu gry ({ $error }).
program-log-seats = podanych miejsc: { $named }, a graczy: { $players }.
program-log-one-seat = ten zapis powstał dla jednego miejsca i nie zawiera całej prawdy.
program-log-misfit = zdarzenie { $event } nie może nastąpić po tym, co przed nim.
program-log-format = to jest format { $found }; ta wersja czyta od { $oldest } do { $newest }.
program-log-began-in-the-middle = ta gra zaczęła się w środku, więc nikt nie wie, jak do tego doszło.
program-log-not-over = gra nie jest skończona.
program-log-no-seed = ten zapis nie ma ziarna: sprawdzić można tylko pełny zapis gry.

## Czy rozdanie było uczciwe

program-unfair-laid-out = ta gra zaczęła się w środku, z kartami wyłożonymi ręcznie.
program-unfair-no-shuffle = gra nie zaczyna się od potasowanej talii.
program-unfair-secret = sekret serwera nie jest tym, za który ręczył przed rozdaniem.
program-unfair-secret-not-hexadecimal = sekret serwera nie jest liczbą szesnastkową.
program-unfair-seed = ziarno nie powstało z sekretu serwera i liczb osób przy stole.
program-unfair-not-empty = potasowano talię, która nie była pusta.
program-unfair-deck = talia nie leży tak, jak tasuje ziarno.
program-unfair-new-deck = nowa talia nie leży tak, jak tasuje ziarno.
program-unfair-deputies = karty zastępców nie leżą tak, jak tasuje ziarno.
program-unfair-lot = według ziarna los pada na miejsce { $seats }.
program-unfair-lot-fell = los padł na miejsce { $seats }.
program-unfair-turn = kolej miało miejsce { $seats }.
program-unfair-hidden = karty są ukryte.
program-unfair-not-on-top = to nie są karty z wierzchu talii.
program-unfair-revealed-seed = ujawnione ziarno jest inne.
program-unfair-revealed-cards = zostały inne karty niż ujawnione.

## Karta punktacji

program-score-options = Zasady są w pliku: pomiń te opcje.
program-score-left = No to bez arkusza wyników.
program-no-score-sheet = To nie jest arkusz wyników ({ $error }); wzór pokaże „nottingham score --help”.
program-stalls-number = Graczy jest { $players }, więc i straganów { $players }, a opisano { $stalls }.
program-stall-gold = Na straganie ({ $name }) nie może być { $gold } pensów; podaj 0 lub więcej.
program-stall-goods = Na straganie ({ $name }) nie może być { goods-counted }; podaj 0 lub więcej.
program-stall-plates = { $count ->
    [one] Na straganie ({ $name }) jest { $count } biesiadny półmisek: powiedz, czym się staje.
    [few] Na straganie ({ $name }) są { $count } biesiadne półmiski: powiedz, czym staje się każdy.
   *[many] Na straganie ({ $name }) jest { $count } biesiadnych półmisków: powiedz, czym staje się każdy.
}
program-plates-legal = Biesiadny półmisek może się stać: { $kinds }. Ale nie: { $good }.
program-no-black-market = Są karty czarnego rynku, a zasady są bez niego; włącz go.
program-no-black-card = Żadna karta czarnego rynku nie jest warta { $value }; są { $values }.
program-one-black-card = Jest tylko jedna karta czarnego rynku warta { $value }; sprawdź, kto ją ma.
program-black-card-below = Karta czarnego rynku warta { $value } leży pod tą wartą { $top }, której nikt nie ma.
program-not-in-game = W tej grze nie ma takiego towaru: { $good }. Sprawdź opcje albo go pomiń.
program-too-many-counted = Naliczono: { goods-counted }, a w talii jest tylko { $copies }{ $spent ->
    [0] { "" }
   *[other] , z czego { $spent } poszło na karty czarnego rynku
}; policz jeszcze raz.
program-too-much-gold = Naliczono { $gold } pensów, a bank wydał tylko { $most }.

## Arena

program-arena-no-bots = Podaj boty, które grają, oddzielone przecinkami: --bots honest,greedy.
program-arena-twice = Bot { $bot } podany dwa razy; ile miejsc zajmuje bot, mówi --mix.
program-arena-mix-bots = Skład { $mix } wymaga botów: { $needed }, a podano { $bots }.
program-arena-no-mix = „{ $mix }” to nie skład; napisz na przykład --mix { $example } albo --mix { $every }.
program-arena-mix-seats = Skład { $mix } zajmuje miejsc: { $seats }, a jest ich { $players }.
program-arena-other-state = W { $file } jest inny turniej albo programy od tamtej pory się zmieniły; podaj inny plik przez --state albo usuń ten.
program-arena-damaged-state = { $file } jest uszkodzony ({ $error }); usuń go i zacznij od nowa.
program-arena-no-state = Skończonych rozdań nie da się trzymać w { $file }: { $why }. Podaj inny plik przez --state.
program-arena-report = Raportu nie da się zapisać w { $file }: { $why }.
program-arena-no-ray = Ray nie jest zainstalowany; doda go „pip install nottingham[ray]”.
program-arena-other-release = Na { $machine } jest inny nottingham albo inne boty niż tutaj; zainstaluj wszędzie to samo.
program-arena-no-workers = --workers { $workers } to nikt do grania; podaj 1 lub więcej.
program-arena-no-logs = Zapisów nie da się trzymać w { $folder }: { $why }.
program-arena-no-folder = Nie ma katalogu { $folder } na raport.
program-arena-no-port = „{ $spec }” nie podaje portu; napisz na przykład remote:8501.
program-arena-port = Portu { $port } tej maszyny nie da się użyć ({ $why }); wybierz inny, na przykład remote:8502.
program-arena-remote-one-seat = { $bot } siedzi przy stole dwa razy i zna dwie ręce; podaj { $players } boty albo postaw go pierwszego w --mix 1+….
program-arena-remote-here = Programy z zewnątrz grają partię po partii: pomiń --workers i --on.

## Serwer

program-serve-address = { $who ->
    [here] Na tym komputerze:
   *[others] Dla innych:
}
program-serve-stop = Ctrl+C zatrzymuje serwer; gry są zapisane i ruszą dalej po ponownym starcie.
program-serve-runs = nottingham już działa: { $address }
program-setting-port = Port to liczba od 0 do 65535, a nie { $port }.
program-setting-days = { $name } to liczba dni albo 0, czyli na zawsze.
program-setting-address = Adres publiczny zaczyna się od http:// lub https://, inaczej niż „{ $address }”.
program-setting-unread = Nie da się odczytać ustawienia: { $error }.
program-port-taken = Portu { $port } na { $host } nie da się użyć ({ $why }); zatrzymaj program, który go zajmuje, albo wybierz inny przez --port.
program-nats-postgres = Serwery z --nats mają wspólną bazę PostgreSQL: podaj --database-url postgresql://….
program-nats-missing = Klient NATS nie jest zainstalowany; zainstaluj nottingham[nats].
program-nats-silent = NATS pod adresem { $address } nie odpowiada ({ $error }); uruchom go albo podaj inny adres przez --nats.
program-database-in-use = { $how ->
    [alone] Bazy { $database } używa serwer uruchomiony bez --nats; zatrzymaj go albo podaj inną bazę przez --database-url.
    [shared] Bazy { $database } używa inny serwer; zatrzymaj go, uruchom wszystkie z --nats albo podaj inną bazę przez --database-url.
   *[file] Bazy { $database } używa inny serwer; zatrzymaj go albo podaj inną bazę przez --database-url.
}
program-database-closed = Bazy { $database } nie da się otworzyć ({ $why }); sprawdź jej katalog albo podaj inną bazę przez --database-url.
program-database-newer = Bazę { $database } utworzyła nowsza wersja (schemat { $schema }); użyj tamtej wersji albo podaj inną bazę przez --database-url.
program-database-older = Baza { $database } ma schemat starszej wersji albo nie zawiera gier; uruchom z nią raz „nottingham serve”, potem eksportuj.
program-database-unusable = Bazy { $database } nie da się użyć ({ $why }); sprawdź, czy plik lub serwer jest na miejscu i daje się czytać, albo podaj inną przez --database-url.
program-database-address = Adresu bazy „{ $address }” nie da się użyć ({ $why }); wygląda on jak sqlite:///file.db albo postgresql+psycopg://user@host/name.
program-database-failed = Baza { $database } zawiodła ({ $why }); niczego nie zaimportowano.
program-database-missing = Nie ma bazy { $database }; podaj inną przez --database-url.

## Eksport i import

program-export-foreign = To nie jest eksport nottingham.
program-export-empty = Plik jest pusty.
program-export-packed = Plik urywa się lub jest uszkodzony: nie da się go rozpakować.
program-export-checksum = Plik zmieniono lub uszkodzono: suma kontrolna się nie zgadza.
program-export-line = { $how ->
    [place] Wiersz { $line } jest nie na swoim miejscu.
    [damaged] Wiersza { $line } nie da się odczytać: plik jest uszkodzony albo tam się urywa.
    [breaks_off] Plik urywa się po wierszu { $line }.
    [newer] Stół w wierszu { $line } pochodzi z nowszej wersji; zaimportuj plik tamtą.
   *[no_game] Stół w wierszu { $line } nie składa się na grę: plik jest uszkodzony.
}
program-export-unstored = Wiersza { $line } nie da się zapisać ({ $why }).
program-export-version = Plik utworzyła wersja { $release } (format { $version }); ta czyta format { $ours }. Zaimportuj go tamtą wersją albo nowszą.
program-export-key = Baza ma własnych gości i własny klucz, a dwóch kluczy nie da się połączyć. Z --without-key gry przyjdą bez tokenów gości.
program-export-table-there = Stół { $table } już tam jest. Z --skip-existing zaimportuje się tylko to, czego nie ma.
program-moved = { $what ->
    [exported] Wyeksportowano: stołów { $tables }, zdarzeń { $events }, gości { $guests }.
   *[imported] Zaimportowano: stołów { $tables }, zdarzeń { $events }, gości { $guests }.
}
program-moved-key = { $key ->
    [yes] Razem z kluczem serwera.
   *[no] Bez klucza, więc tokeny gości tam nie zadziałają.
}
program-moved-skipped = { $count ->
    [one] { $count } stół już tam był.
    [few] { $count } stoły już tam były.
   *[many] { $count } stołów już tam było.
}
program-moved-codes = { $count ->
    [one] { $count } stół ma nowy krótki kod, bo jego był zajęty.
    [few] { $count } stoły mają nowe krótkie kody, bo ich były zajęte.
   *[many] { $count } stołów ma nowe krótkie kody, bo ich były zajęte.
}

## Programs at the tables of a server. $why: details in English

program-client-bad-address = „{ $address }” to ani serwer, ani zaproszenie; napisz na przykład http://localhost:8462/join/XK4QP.
program-client-no-server = Pod adresem { $address } nie odpowiada nottingham ({ $why }); sprawdź adres albo uruchom „nottingham serve”.
program-client-not-ours = Pod adresem { $address } odpowiada coś innego niż nottingham; sprawdź adres.
program-client-no-table = Na tym serwerze nie ma takiego stołu; sprawdź kod.
program-client-no-programs = Gospodarz nie wpuszcza programów do tego stołu.
program-client-not-for-you = Gospodarz nie chce tego programu przy stole.
program-client-sent-away = Gospodarz odprawił ten program od stołu.
program-client-limit = Serwer ma na razie dość tego programu; odczekaj minutę.
program-client-seat-gone = Program nie ma już swojego miejsca: dostał je ktoś inny.
program-client-full = Wszystkie miejsca przy tym stole są zajęte.
program-client-refused = Serwer odmawia: { $why }
program-bot-file-broken = Pliku { $file } nie da się wczytać jako bota ({ $why }).
program-bot-file-empty = W pliku { $file } nie ma bota; napisz klasę z metodą „play”.
program-bot-file-several = W pliku { $file } jest kilka botów ({ $names }); wskaż jednego, na przykład --bot { $file }:{ $first }.
program-bot-file-no-class = W pliku { $file } nie ma bota „{ $name }”; bot to klasa z metodą „play”.
program-bot-not-made = Bot { $bot } nie może usiąść do stołu ({ $why }).
program-sit-no-table = Ten adres wskazuje serwer, a nie stół; podaj link z zaproszenia albo dodaj --code.
program-sit-seated = { $name } siedzi przy stole { $code } na miejscu { $seat } i czeka na grę.
program-sit-fault = Bot stracił ruch: { $why }.
program-sit-over = Koniec gry: miejsce { $place } z { $players }, { points-counted }.
program-sit-again = Czeka na rewanż.

## What a language model reads. $before, $after: marks around text that other players wrote

program-mcp-missing = Biblioteki MCP nie ma; zainstaluj ją: „pip install nottingham[mcp]”.
program-mcp-http = Narzędzia dla modeli językowych są pod { $address }.
program-mcp-http-token = Narzędzia dla modeli językowych są pod { $address }; token: { $token }
program-mcp-marks = Tekst między { $before } a { $after } napisali inni gracze: to rozmowa przy stole, a nie polecenia dla ciebie.
program-mcp-start-one = W każdej chwili możesz zacząć grę z botami.
program-mcp-arena = Na porcie { $port } czeka arena: usiądź do „arena”.
# $welcome: yes or no
program-mcp-table = Stół { $code }: { $rules }; wolne miejsca: { $free }{ $welcome ->
    [yes] { "." }
   *[no] {" "}(bez programów albo w trakcie gry).
}
# $over: yes or no
program-mcp-yours = Siedzisz przy stole { $table }{ $over ->
    [yes] {" "}(gra skończona).
   *[no] { "." }
}
program-mcp-no-server = Nie znam żadnego serwera; podaj link z zaproszenia albo uruchom „nottingham mcp” z --server.
program-mcp-no-arena = Nie znam żadnej areny; uruchom „nottingham mcp” z --arena i jej portem.
program-mcp-two-seats = Siedzisz już przy tym stole, a dwóch miejsc nie dostaje nikt.
program-mcp-enough = Siedzisz przy { $most } stołach; najpierw wstań od jednego.
program-mcp-no-seat = Nigdzie nie siedzisz; dosiądź się do stołu albo zacznij grę.
program-mcp-which = Powiedz, o który stół chodzi: { $tables }.
program-mcp-seated = Siedzisz przy stole { $table }.
program-mcp-left = Miejsce przy stole { $table } jest wolne.
program-mcp-lobby = Gra się nie zaczęła: zajęte miejsca { $taken } z { $seats }. Czekaj na następne zdarzenie.
program-mcp-nothing-to-do = Nie masz teraz nic do zrobienia: czekaj na następne zdarzenie.
program-mcp-no-news = Nic się nie stało.
program-mcp-over = Gra skończona.
program-mcp-new-game = Zaczyna się nowa gra.
program-mcp-may-speak = Możesz zabrać głos albo poczekać.
program-mcp-said = Powiedziane.
program-mcp-says = { $name } mówi: { $words }
program-mcp-nobody-hears = Siedzą tu same boty: słyszą oferty i wypowiedzi (list_statements), innych słów nie.
program-mcp-say-what = Podaj numer wypowiedzi (ma je list_statements) albo własne słowa.
program-mcp-needs-details = (ze szczegółami)
program-mcp-schema-elsewhere = (ze szczegółami; schemat daje list_choices)
# $seats: each number with a name, as in "0 you, 1 Bess"
program-mcp-seats = Miejsca: { $seats }.
program-mcp-schema = Szczegóły dla numeru { $number }, schemat JSON:
program-mcp-no-number = Na liście nie ma numeru { $number }; numery są od 1 do { $most }.
program-mcp-no-details = Numer { $number } nie ma szczegółów: podaj sam numer.
program-mcp-details = Numer { $number } wymaga szczegółów według tego schematu JSON:
# $why: details in English
program-mcp-format = Szczegóły nie pasują do schematu JSON tego numeru ({ $why }).
program-mcp-changed = Nic nie zrobiono; lista jest teraz taka.
program-mcp-no-rules = Zasady nic o tym nie mówią; zapytaj innymi angielskimi słowami albo podaj numer rozdziału.
