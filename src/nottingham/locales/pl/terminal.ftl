# Gra przy klawiaturze, karta punktacji, zapisy gier i to, co drukuje arena.

## Słowa, które można wpisać w każdej chwili

terminal-word-quit = wyjdź, koniec, w
terminal-word-back = wróć
terminal-word-all = wszystkie, wszystko
terminal-word-none = nic, żadne
terminal-word-yes = t, tak
terminal-word-no = n, nie
terminal-word-table = stół, s
terminal-word-piles = stosy
terminal-word-prices = ceny
terminal-word-secrets = sekrety
terminal-word-say = powiedz
terminal-word-hint = podpowiedź
terminal-word-help = pomoc, ?

## Odpowiedzi, których nie da się przyjąć

terminal-ask-number = { $question }, od { $least } do { $most }
terminal-number-please = Poproszę liczbę od { $least } do { $most }.
terminal-choose-please = Wpisz liczbę od 1 do { $most } albo początek wiersza.
terminal-confirm-please = Odpowiedz { $yes } albo { $no }.
terminal-unread-several = „{ $word }” to może być { $kinds }.
terminal-unread-unknown = Nie ma tu „{ $word }”. Możesz podać: { $kinds }.
terminal-unread-nothing = Nie ma tu „{ $word }”. W ogóle nic tu nie ma.
terminal-unread-place = Karty numer { $number } już nie ma; numery są od 1 do { $most }.
terminal-unread-too-many = Do wyboru jest tylko { $goods }, a nie { $number }.
terminal-unread-kind = Rodzaje mają numery od 1 do { $most }; możesz też napisać „{ $example }”.
terminal-unread-neither = „{ $words }” to ani numer karty, ani jej nazwa.
terminal-unread-row = Liczb jest { $numbers }, a rodzajów { $kinds }: za dużo.
terminal-name-so-many = Podaj { $number }.
terminal-from-to-cards = { $count ->
    [one] od { $least } do { $count } karty
   *[other] od { $least } do { $count } kart
}
terminal-choose-cards = Wybierz { $number }: numerami (1 3), nazwami albo słowami „wszystkie” lub „nic”.
terminal-pay-least = Wartość musi wynosić co najmniej { $worth }, bez zbędnej karty.

## Co robić

terminal-your-move = Twój ruch
# What is told of something, or who says it
terminal-about = { $what }: { $told }
terminal-now = { $ask ->
    [name_first] Jesteś Szeryfem: wskaż kupca, który zacznie wymianę.
    [market] Wymiana: odrzuć do pięciu kart i dobierz tyle samo.
    [place] Połóż odrzucone karty na stosie.
    [load] Zapakuj do torby od jednej do pięciu kart. Zamkniętej już nie otworzysz.
    [declare] Powiedz Szeryfowi, co jest w torbie: jeden legalny towar. Liczba jest prawdziwa, rodzaj zależy od ciebie.
    [settle] Torby leżą przed tobą: przepuść, otwórz albo porozmawiaj o pieniądzach.
    [pay] Sakiewka pusta: resztę grzywny zapłać towarami.
    [place_confiscated] Połóż skonfiskowane towary na stosie.
    [brimstone] Olej siarkowy? Pytamy każdego, kto coś chowa.
    [black_market] Ostatnia okazja na czarnym rynku.
    [divide] Podziel łup z drugim zastępcą.
   *[choose_plates] Wybierz, czym staną się twoje biesiadne półmiski.
}
terminal-now-haggle = { $deputies ->
    [yes] Możesz się targować; gdy rozmowy ucichną, zdecydują zastępcy. Enter czeka.
   *[no] Możesz się targować; gdy rozmowy ucichną, zdecyduje Szeryf. Enter czeka.
}
terminal-do-wait = Poczekaj i zobacz
terminal-do = { $what ->
    [market] Wymień karty
    [place] Połóż karty na stosie
    [load] Zapakuj torbę
    [pay] Zapłać dług
    [propose] Zaproponuj podział
    [say] Powiedz coś
   *[plates] Wybierz dla półmisków
}
terminal-do-pass-for = Przepuść torbę kupca { $owner } w zamian za { $things }
terminal-do-accept = Przyjmij ofertę ({ $by }): { $terms }
terminal-do-offer = { $stands ->
    [yes] Zmień ofertę (→ { $to })
   *[no] Złóż ofertę (→ { $to })
}{ $both ->
    [yes] , w imieniu obu zastępców
   *[no] { "" }
}
terminal-ask-set-aside = Które karty odrzucasz?
terminal-hand-would-be-empty = Stos główny jest pusty i ręka też by była: odrzuć mniej albo weź coś ze stosów.
terminal-top-first = { $pile }, od góry: { $goods }
terminal-ask-take = Ile bierzesz ({ $pile })
terminal-ask-place = Gdzie położyć: { $goods }?
terminal-order-about = Najpierw dolna karta; ostatnia trafi na wierzch.
terminal-ask-order = W jakiej kolejności?
terminal-ask-load = Co do torby?
terminal-ask-pay = Którymi towarami płacisz? Dług: { $worth }.
terminal-ask-pay-contraband = A którą kontrabandą? Zobaczą ją wszyscy. Dług: { $worth }.
terminal-all-of-it-goes = Idzie wszystko: { $goods }.
terminal-ask-hand-over = { $count ->
    [one] Którą kartę oddajesz?
    [few] Które { $count } karty oddajesz?
   *[many] Które { $count } kart oddajesz?
}
terminal-ask-loot-gold = Twoja część pensów
terminal-ask-loot-goods = Które towary są twoje?
terminal-ask-loot-hidden = Które zakryte towary są twoje?
terminal-plates-may-become = Mogą się stać: { $kinds }.
terminal-ask-plates = { $count ->
    [one] Czym staje się twój biesiadny półmisek?
    [few] Czym stają się twoje { $count } biesiadne półmiski?
   *[many] Czym staje się twoich { $count } biesiadnych półmisków?
}

## Oferta

terminal-offer-so-far = Twoja oferta (→ { $to }): { $terms }
terminal-offer-make = Złóż tę ofertę
terminal-offer-never-mind = Jednak nie
terminal-offer-change = Co zmienić?
terminal-offer-row = { $you ->
    [yes] { $many ->
        [yes] Razem dajecie
       *[no] Dajesz
    }
   *[no] { $many ->
        [yes] { $name } dają
       *[no] { $name } daje
    }
} { $what ->
    [gold] pensy
    [goods] towary
    [contraband] kontrabandę z nazwy
    [unseen] kontrabandę w ciemno
    [bag] towary z torby
    [promise] obietnicę, którą każdy oceni
   *[favour] obietnicę słowną
}: { $value }
terminal-ask-gold = Pensy
terminal-ask-say-whom = O kim albo do kogo?
terminal-ask-say = Co mówisz?
terminal-nothing-to-say = Teraz nie ma o czym mówić.
terminal-ask-stall-goods = Które towary ze straganu?
terminal-ask-contraband = Która kontrabanda spod straganu?
terminal-contraband-about = { $count ->
    [one] Najwyżej { $count } karta. Wierzą na słowo.
    [few] Najwyżej { $count } karty. Wierzą na słowo.
   *[many] Najwyżej { $count } kart. Wierzą na słowo.
}
terminal-ask-unseen = Ile kart w ciemno
terminal-unseen-about = Nikt nie zobaczy, które to, dopóki ich nie oddasz.
terminal-ask-which-cards = Które karty?
terminal-ask-from-bag = Które towary z torby?
terminal-favour-about = Obietnica nikogo nie wiąże. „{ $none }” ją wycofuje.
terminal-ask-favour = Obietnica
terminal-favour-too-long = { $most ->
    [one] Najwyżej { $most } zwykły znak, w jednym wierszu.
    [few] Najwyżej { $most } zwykłe znaki, w jednym wierszu.
   *[many] Najwyżej { $most } zwykłych znaków, w jednym wierszu.
}
terminal-offer-face-down = { $count ->
    [one] Pod tym straganem jest tylko { $count } karta, licząc nazwane i w ciemno.
    [few] Pod tym straganem są tylko { $count } karty, licząc nazwane i w ciemno.
   *[many] Pod tym straganem jest tylko { $count } kart, licząc nazwane i w ciemno.
}
terminal-offer-same-card = Karta nie może być naraz nazwana i w ciemno, a tego, czego już nie ma, nie da się zaoferować.

## Stół

terminal-gate = { $many ->
    [yes] Zastępcy: { $names }
   *[no] Szeryf: { $names }
}
terminal-deck = Stos główny: { $count }
terminal-column = { $column ->
    [name] imię
    [gold] pensy
    [stall] stragan
    [hidden] zakryte
    [hand] ręka
    [bag] torba
    [good] towar
    [value] wartość
    [penalty] grzywna
    [cards] kart
    [king] Król
    [queen] Królowa
    [legal] legalne
    [contraband] kontrabanda
    [crowns] korony
    [black_market] czarny rynek
    [score] wynik
    [margin] przewaga
    [luck_corrected] bez szczęścia
    [games_needed] potrzebne gry
    [seat] miejsce
    [seats] miejsc
    [mean_score] średni wynik
    [wins] wygrane
    [games] gry
    [tables] stoły
    [bot] bot
    [rating] ranking
    [par] norma
    [against_par] wobec normy
    [points_a_round] punkty na rundę
    [as_merchant] jako kupiec
    [as_sheriff] jako Szeryf
    [ahead] przewaga
    [a_game] na grę
    [start] początek
    [bribes_received] łapówki+
    [bribes_paid] łapówki−
    [fines_received] grzywny+
    [fines_paid] grzywny−
    [loot] łup
    [promos] promo
    [habits] zwyczaje
    [honest] uczciwość
    [bribes] łapówki
    [taken] przyjęte
    [caught_lying] przyłapany
    [inspects] kontroluje
    [rightly] trafnie
    [faults] błędy
    [about] opis
    [after_a_colon] po dwukropku
    [programs] programy
    [decisions] decyzje
    [seconds_each] sekund na decyzję
    [slowest] najdłużej
    [cost] koszt
    [cost_a_game] koszt gry
    [mix] skład
   *[from] skąd
}
terminal-label = { $label ->
    [left] Lewy stos
    [right] Prawy stos
    [discard] Odrzucone
    [black_market] Czarny rynek
    [loot] Łup
    [offer] Oferta
    [under] Pod twoim straganem
    [bag] W twojej torbie
    [loot_hidden] Zakryte w łupie
   *[hand] Twoja ręka
}
terminal-no-cards = brak kart
terminal-set-aside = { $count ->
    [one] { $count } karta odłożona
    [few] { $count } karty odłożone
   *[many] { $count } kart odłożonych
}
terminal-bag-settled = { $verdict ->
    [pass] { $said } przepuszczona
   *[open] { $said } otwarta
}
terminal-pile-top = { $more ->
    [yes] { $goods }, … (razem { $count }, od góry)
   *[no] { $goods } (od góry)
}
terminal-black-market = { $stacks } (po trzy takie same)
terminal-piles-about = Najpierw karta z wierzchu.
terminal-said-yes = zgoda: { $names }
terminal-no-secrets = Nie wiesz niczego, czego nie wiedzieliby inni.
terminal-counts-as = { $name } (liczy się jako { $goods })

## Wokół ruchów

terminal-help = Enter bierze to, co w nawiasie lub zaznaczone. Karty wybierasz numerami (1 3) albo nazwami ({ $example }), słowami „wszystkie” lub „nic”. W każdej chwili: powiedz (coś do wszystkich), podpowiedź, stół, stosy, ceny, sekrety (czego się dowiadujesz), wróć, pomoc oraz wyjdź, co zapisuje grę.
terminal-rules-and-seed = { $rules }, ziarno { $seed }.
terminal-at-the-table = Przy stole: { $names }.
terminal-clock-about = { $resumed ->
    [yes] Zegar inspekcji biegnie, gdy myślisz, i dzwoni, gdy odpowiadasz. Teraz zaczyna od nowa.
   *[no] Zegar inspekcji biegnie, gdy myślisz, i dzwoni, gdy odpowiadasz.
}
terminal-clock = { $seconds ->
    [one] Zegar: została { $seconds } sekunda.
    [few] Zegar: zostały { $seconds } sekundy.
   *[many] Zegar: zostało { $seconds } sekund.
}
terminal-too-late = Za późno: dzwonek przerwał twoje namysły.
terminal-no-answer = Brak odpowiedzi. Oferta nadal stoi.
terminal-silence = Nikt nie ma nic do dodania. Torby czekają.
# Why a bot lost a move. $error, $command, $code: in the words of programs
terminal-fault = { $kind ->
    [hushed] wypowiedź odrzucona ({ $code })
    [mulled] myśli, co powiedzieć, dłużej niż { $seconds } s
    [dumb] błąd { $error } przy próbie odezwania się
    [thought] myśli dłużej niż { $seconds } s
    [listened] słucha dłużej niż { $seconds } s
    [raised] błąd { $error }
    [deaf] błąd { $error } przy słuchaniu, co się stało
    [busy] myśli jeszcze nad poprzednim ruchem
    [still] nie robi ruchu, choć musi
   *[refused] odpowiedź { $command } odrzucona ({ $code })
}
terminal-lost-move = { $name } ({ $bot }) traci ruch: { $why }.
terminal-saved = Gra zapisana. Żeby wrócić w to samo miejsce:
terminal-log-in = Zapis gry jest w { $file }; opowie go „nottingham replay”.
terminal-game-over = Ta gra jest skończona; „nottingham play” zaczyna nową.
terminal-reckoning = Podliczenie
terminal-no-bonus = bez bonusu, tajemne zwoje
terminal-tie = { $by ->
    [legal] Remis rozstrzygają karty legalne, { $best } do { $next }.
    [contraband] Remis rozstrzygają karty kontrabandy, { $best } do { $next }.
   *[none] Równo w punktach, kartach legalnych i kontrabandzie.
}

## Podpowiedzi

terminal-hint = Podpowiedź: { $advice }.
terminal-hint-bag = Torba kupca { $name }: { $chance }. Otwarcie { $points }, przepuszczenie 0.
terminal-hint-deal = { $bait ->
    [yes] Oferta za uczciwą torbę budzi podejrzenia: { $points }, jeśli Szeryf połknie haczyk.
   *[no] Z tą umową: { $points }.
}
terminal-hint-look = Zajrzenie do tej torby: { $points }.
terminal-weighed = { $label ->
    [collect] Zbieraj ({ $good })
    [smuggle] Zatrzymaj kontrabandę i zbieraj ({ $good })
    [accept] Przyjmij
    [refuse] Odrzuć
   *[other] Bez umowy
}
terminal-weighed-plan = { $lies ->
    [yes] { $goods } jako „{ $called }”
   *[no] { $called }, uczciwie
}{ $bait ->
    [yes] , przynęta: { $gold }
   *[no] { $bribe ->
        [0] { "" }
       *[other] , łapówka: { $gold }
    }
}

## Zapisy gier

terminal-replay-about = { $eyes ->
    [seat] { $rules }. Widzi: { $name }.
    [spectator] { $rules }. Oczami widza.
   *[all] { $rules }.
}
terminal-replay-step = Enter: dalej, q: koniec.
terminal-verified = { $count ->
    [one] Uczciwie: { $count } tasowanie, losowanie lub dobranie, zgodne z ziarnem.
    [few] Uczciwie: { $count } tasowania, losowania i dobrania, wszystkie zgodne z ziarnem.
   *[many] Uczciwie: { $count } tasowań, losowań i dobrań, wszystkie zgodne z ziarnem.
}{ $committed ->
    [yes] { " " }Ziarno powstało z sekretu serwera i liczb wszystkich graczy.
   *[no] { "" }
}
terminal-verified-branch = To odgałęzienie: gra toczy się dalej z innej, po zdarzeniu { $n }. Jak wtedy leżały karty, ziarno nie mówi; nigdzie się nie liczy.

## Karta punktacji

terminal-score-about = Policz, co leży na każdym straganie, odkryte i zakryte. Karty na ręce się nie liczą.
terminal-ask-edition = Która edycja?
terminal-ask-royal-goods = Czy w talii były dobra królewskie?
terminal-ask-black-market = Czy był czarny rynek?
terminal-ask-promos = Karty promocyjne w talii (na przykład { $example })
terminal-ask-name = Kto siedzi na miejscu { $number }?
terminal-player = Gracz { $number }
terminal-legal-goods = Legalne towary
terminal-contraband = Kontrabanda
terminal-counts-about = Napisz „{ $example }” albo po jednej liczbie na każdy rodzaj: { $kinds }.
terminal-ask-score-plates = Czym stają się biesiadne półmiski (na przykład { $example })
terminal-ask-black-cards = Wartości kart czarnego rynku (na przykład 30 27)
terminal-black-cards-please = Poproszę liczby, takie jak na kartach.
terminal-count-last-again = Policz ostatni stragan jeszcze raz albo wpisz „wróć”.
terminal-count-stall-again = Stragan jeszcze raz, { $name }:

## Wiele gier

terminal-digest = Skrót { $digest }
terminal-simulation = { $games ->
    [one] { $games } gra, { $rules }, ziarno { $seed }
    [few] { $games } gry, { $rules }, ziarno { $seed }
   *[many] { $games } gier, { $rules }, ziarno { $seed }
}
terminal-simulation-facts = Wyniki od { $least } do { $most }, średnio { $mean }; na grę { $commands } poleceń i { $events } zdarzeń.
terminal-simulation-speed = { $rate } gier na sekundę ({ $seconds } s, { $workers ->
    [one] { $workers } proces
    [few] { $workers } procesy
   *[many] { $workers } procesów
}).
terminal-arena = Gier: { $games }; rozdań: { $deals }, usadzeń na każde: { $seatings }; { $rules }; ziarno { $seed }
terminal-arena-mix = { $games ->
    [one] { $mix }: { $games } gra
    [few] { $mix }: { $games } gry
   *[many] { $mix }: { $games } gier
}
terminal-arena-par = Norma to { $par }%; gwiazdka znaczy, że przedział jej nie obejmuje. ± oraz [ ] to przedziały 95% po rozdaniach (w rankingu: po grach).
terminal-arena-roles = Jako kupiec i jako Szeryf: punkty na rundę i o ile więcej niż inne boty przy stole; bez początkowych pensów, koron i promo.
terminal-arena-few = { $count ->
    [one] Tylko { $count } rozdanie: przedziały mówią mało. Podaj więcej --games.
    [few] Tylko { $count } rozdania: przedziały mówią mało. Podaj więcej --games.
   *[many] Tylko { $count } rozdań: przedziały mówią mało. Podaj więcej --games.
}
terminal-arena-faults = { $count ->
    [one] { $bot }: { $count } ruch zastąpiony bezpiecznym: { $reasons }.
    [few] { $bot }: { $count } ruchy zastąpione bezpiecznymi: { $reasons }.
   *[many] { $bot }: { $count } ruchów zastąpionych bezpiecznymi: { $reasons }.
}
terminal-arena-whole-deals = Gier { $whole } zamiast { $games }: całe rozdania, usadzeń w każdym { $seatings }.
terminal-arena-interrupted = Przerwano. To, co gotowe, jest w { $file }: to samo polecenie ruszy stamtąd.
terminal-arena-waiting = Pod { $address } oczekiwany jest program, który gra jako { $bot }.
terminal-bot-broken = { $name }: nie udało się wczytać: { $why }
