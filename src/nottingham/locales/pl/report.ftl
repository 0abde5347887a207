# The arena’s report: one page with plots. Titles of columns are those of terminal.ftl.

report-title = Arena
report-page = Arena: { $bots }
report-numbers = W liczbach
# $share: wins of all its games, with an interval; $par: what a bot of the same strength would win
report-verdict = Prowadzi { $bot }: wygrane gry { $share }, norma { $par }%.
report-none-clear = Żaden przedział nie odbiega od normy.
report-above-par = Wyraźnie powyżej normy: { $bots }.
report-card = { $card ->
    [ratings] Rankingi
    [wins] Wygrane
    [roles] Role
    [scores] Wyniki
    [wealth] Majątek runda po rundzie
    [sources] Skąd są punkty
    [strength] Siła
    [habits] Zwyczaje
    [decisions] Decyzje
    [points] Punkty na grę
    [mixes] Składy
    [bluffs] Jak blefuje
    [found] Co znajduje
   *[opens] Co otwiera
}
report-about = { $card ->
    [ratings] Plackett-Luce, z 95-procentowym przedziałem modelu.
    [wins] Wygrane gry na każde zajęte miejsce, z 95-procentowym przedziałem po rozdaniach.
    [roles] Przewaga w punktach na rundę: koło jako kupiec, kwadrat jako Szeryf.
    [scores] Słupki po dziesięć punktów. Pionowa kreska to średnia.
    [wealth] Pensy i wartość straganu; kropkowany koniec dolicza korony.
    [sources] Punkty na grę. Co zapłacono, leży na lewo od zera.
    [decisions] Programów, które działają gdzie indziej. Koszt podają one same.
    [mixes] Wszystkie miejsca bota razem.
    [bluffs] Ile własnych toreb było fałszywych, według deklaracji i liczby kart; niżej, ile toreb.
    [found] Jako Szeryf: ile otwartych toreb było fałszywych; niżej, ile otwarto.
   *[opens] Kropka na każdą deklarację, większa przy większej liczbie toreb. Dobry nos otwiera to, co często fałszywe: w górę i w prawo.
}
# What a plot shows, for those who cannot see it
report-plot = { $plot ->
    [ratings] Rankingi z przedziałami 95%
    [wins] Odsetek wygranych z przedziałami 95%
    [roles] Przewaga w punktach na rundę, jako kupiec i jako Szeryf
    [scores] Rozkład wyników; pionowa kreska to średnia
    [wealth] Majątek runda po rundzie
    [sources] Punkty na grę według źródła
    [bluffs] { $bot } jako kupiec: jak często torba była fałszywa, według deklaracji
    [found] { $bot } jako Szeryf: jak często otwarta torba była fałszywa, według deklaracji
   *[opens] { $bot } jako Szeryf: co otwiera
}
report-par = norma
report-end = koniec
# What a mark stands for
report-tip = { $tip ->
    [merchant] { $bot } jako kupiec: { $points }
    [sheriff] { $bot } jako Szeryf: { $points }
    [scores] { $bot }: { $percent }% od { $least } do { $most }
    [round] { $bot }, runda { $round }: { $points }
    [crowns] { $bot }, z koronami: { $points }
   *[source] { $bot }, { $source }: { $points }
}
# $goods: a declaration; $some of $of were false
report-heat = { $goods }: fałsz { $some } z { $of }
report-heat-none = { $goods }: brak
report-calibration = { $goods }: toreb { $bags }, fałsz { $false }%, otwarte { $opened }%
report-axis-false = % takich toreb, które były fałszywe
report-axis-opened = % otwartych
