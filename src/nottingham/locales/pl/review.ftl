review-title = Analiza gry: { $name }
review-result = Punkty: { $score }, miejsce { $place } z { $players }; { $margin } wobec średniej pozostałych.
review-story-bluff = Najlepszy blef, runda { $round }: { $name } deklaruje: { $declared }. W torbie: { $goods }.
review-story-bluff-hidden = Najlepszy blef, runda { $round }: { $name } deklaruje: { $declared }, a to nieprawda.
review-story-suspicion = Najdroższe podejrzenie, runda { $round }: { $name } otwiera uczciwą torbę kupca { $owner } ({ $declared }) i płaci { $gold }.
review-story-turning = Punkt zwrotny, runda { $round }: przewaga zmienia się z { $before } na { $after }.
review-story-mistake = Najdroższy błąd, runda { $round }: { $chosen }. Lepiej: { $better }. Koszt: około { $points } pkt (±{ $half }).
review-story-clean = Żadnej decyzji nie da się z pewnością nazwać błędem.
review-luck = Szczęście i decyzje
review-luck-part = { $part ->
    [cards] dobrane karty
    [bags] zawartość toreb, o których decydujesz
    [gate] to, czy otwierano twoje torby
   *[decisions] decyzje, twoje i innych
}
review-decisions = Decyzje
review-decisions-none = Żadnej decyzji nie da się odróżnić od najlepszej.
review-kind = { $kind ->
    [market] co odrzucić
    [load] co zapakować
    [declare] co zadeklarować
    [offer] co zaproponować
    [answer] odpowiedź na żądanie
    [inspection] czy kupić inspekcję
   *[settle] co zrobić z torbą
}
review-grade = { $grade ->
    [best] najlepsza
    [slip] niedokładność
    [mistake] błąd
    [blunder] gruby błąd
   *[none] nie do rozstrzygnięcia
}
review-silent = Niczego nie proponować
review-both = { $first }, potem { $second }
review-column = { $column ->
    [round] runda
    [kind] decyzja
    [done] twój wybór
    [better] lepszy wybór
    [cost] koszt
    [grade] ocena
    [name] kupiec
    [declared] zadeklarowane
    [false] szansa na kłamstwo
    [was] w torbie
    [opened] otwarte
    [passed] przepuszczone
   *[caught] wykryte kłamstwa
}
review-course = Przebieg gry
review-course-note = Punkty wobec średniej pozostałych po każdej rundzie: pensy, towary, prawdopodobne korony. W 95 na 100 gier końcowa przewaga różniła się od tej po pierwszej rundzie najwyżej o { $half }, a od tej po ostatniej najwyżej o { $last }.
review-bags = Co można było myśleć o cudzych torbach
review-bags-brier = Średni kwadrat błędu: { $brier }. Gdyby zważać tylko na to, jak często się kłamie, byłoby { $base }.
review-bags-little = Niewiele dało się odgadnąć: te torby niczym się nie zdradzały.
review-gate = Jak każdy Szeryf czyta torby
review-note = Obliczone z tego, co było wtedy wiadome. ± obejmuje 95 przypadków na 100; ocena jest tylko tam, gdzie różnica jest większa. { $networks ->
    [yes] Torby odczytano z pomocą sieci.
   *[no] Tych zasad sieci nie znają: torby odczytano bez nich, a po każdej decyzji dalej grały boty.
}
review-working = Ocena decyzji
review-not-unfinished = Ta gra jeszcze trwa. Analizuje się tylko zakończone gry.
review-not-told = Ten zapis jest dla kogoś innego. Przeanalizuj tamto miejsce albo weź pełny zapis.

## In the browser

review-round = Runda { $round }
review-whose = Czyja gra
review-waiting = { $ahead ->
    [0] Już za chwilę…
    [one] Najpierw jeszcze { $ahead } analiza.
    [few] Najpierw jeszcze { $ahead } analizy.
   *[many] Najpierw jeszcze { $ahead } analiz.
}
review-fetching = Analiza się przygotowuje… { $percent }%
review-following = Śledzimy przebieg gry…
review-judging = Ocena decyzji: { $done } z { $of }
review-chart = Oczekiwana przewaga każdego kupca w trakcie gry
review-moment = Pokaż tę chwilę
review-all = { $count ->
    [one] Pokaż { $count } decyzję
    [few] Pokaż wszystkie { $count } decyzje
   *[many] Pokaż wszystkie { $count } decyzji
}
review-certain = Tylko to, co pewne
review-did = Twój wybór: { $did }
review-better = Lepiej: { $did }
review-next-best = Następne w kolejności: { $did }
review-cost = { $points } pkt, ±{ $half }
review-played-on = { $count ->
    [0] obliczone
    [one] rozegrane dalej { $count } raz
   *[many] rozegrane dalej { $count } razy
}
review-chance = { $percent }% szans na kłamstwo, ±{ $half }
review-sure = { $percent }% szans na kłamstwo
review-was = { $lie ->
    [yes] Kłamstwo: { $goods }
   *[no] Prawda: { $goods }
}
review-was-hidden = { $lie ->
    [yes] Kłamstwo; nie pokazano ci zawartości
   *[no] Prawda
}
review-caught = otwarte: { $opened }, przepuszczone: { $passed }; wykryte kłamstwa: { $caught } z { $lies }
review-trouble = { $code ->
    [unfinished] Ta gra jeszcze trwa. Analizuje się tylko zakończone gry.
    [not_told] Ten zapis jest dla innego miejsca. Wybierz tamto miejsce albo weź pełny zapis.
    [too_long] Analiza tej gry trwa tu za długo. W terminalu „nottingham review” ma tyle czasu, ile trzeba.
    [reached] Za dużo analiz naraz. Odczekaj minutę i spróbuj ponownie.
    [offline] Serwer jest nieosiągalny. Spróbuj, gdy wróci połączenie.
    [not_here] Analiz jeszcze nie ma na tym urządzeniu. Spróbuj, gdy będzie połączenie.
    [refused] Tego zapisu nie da się przeanalizować.
   *[failed] Analiza się nie udała. Spróbuj ponownie.
}
review-again = Spróbuj ponownie
review-deeper = Dokładniej
review-deeper-about = Boty grają dalej od każdej decyzji jeszcze wiele razy, więc więcej z nich da się ocenić. To może potrwać minutę.
review-deeper-judging = Gra dalej: decyzja { $done } z { $of }

## Playing on from a moment

review-branch-too-early = W tej chwili nikt nie mógł jeszcze działać. Wybierz późniejszą.
review-on-about = Nowy stół od tej chwili: ty na jednym miejscu, boty albo znajomi na pozostałych. Nigdzie się nie liczy.
review-on-seat = Usiądź za
review-on-cards = Zakryte karty
review-on-again = Rozdaj na nowo
review-on-as-they-were = Tak jak były
review-on-again-about = Wszystko, czego ten kupiec nie widzi, rozdaje się na nowo, zgodnie z tym, co wie.
review-on-as-they-were-about = Karty wszystkich leżą jak przedtem, więc możesz je znać. Tasuje się tylko talię.
review-on-others = Na pozostałych miejscach
review-on-bots = Boty
review-on-friends = Znajomi
review-on-known = Znajomi dołączają kodem stołu. Kto widział tę grę, zna rękę z miejsca, które zajmujesz.
review-on-open = Karty wszystkich leżą jak przedtem: kto widział tę grę, zna każdą rękę. Dlatego muszą się zgodzić wszyscy, którzy grali.
review-on-agree = Pokaż znajomym wszystkie ręce
review-on-agree-about = Znajomi mogą grać dalej od tej gry z kartami wszystkich tak jak były, jeśli wszyscy się zgodzicie.
review-on-agreed = Zgody do tej pory: { $agreed } z { $people }.
review-on-not-agreed = Nie wszyscy, którzy grali, już się zgodzili. Rozdaj zakryte karty na nowo albo ich zapytaj.
review-on-go = Graj dalej

## The picture to share

review-picture = Obrazek do udostępnienia
review-picture-names = Pokaż imiona innych osób
review-picture-share = Udostępnij obrazek
