today-title = Brama dnia
today-about = Jedna torba dziennie. Znajdź najlepszy wybór.
today-round = Runda { $round } z { $rounds }
today-role = { $kind ->
    [settle] Jesteś Szeryfem. { $name } kładzie torbę na twoim stole.
    [offer] Jesteś kupcem. Przy bramie { $name }, a twoja torba już tam leży.
   *[load] Jesteś kupcem. Przy bramie { $name }.
}
today-says = „{ $goods }.”
today-offers = „I { $gold } dla ciebie, jeśli przejdzie.”
today-offers-nothing = Niczego nie oferuje.
today-has = Ma { $gold }.
today-tossed = Odrzucone: { $goods }
today-taken = Wzięte ze stosów: { $goods }
today-tossed-nothing = Nic nie odrzucono.
today-record = Torby do tej pory: { $name }
today-ruled = Torby przy bramie, Szeryf { $name }
today-record-none = jeszcze żadnej
today-bag = { $went ->
    [t] prawda, przepuszczona
    [l] kłamstwo, przepuszczona
    [T] prawda, otwarta
   *[L] kłamstwo, otwarta
}
today-hand = Twoja ręka
today-own-bag = Twoja torba, deklaracja: { $goods }
today-stalls = Stragany
today-you = Ty
today-ask = { $kind ->
    [settle] Co robisz?
    [offer] Co oferujesz?
   *[load] Co pakujesz?
}
today-do = { $do ->
    [open] Otwórz
    [pass] Przepuść za darmo
    [take] Weź { $gold } i przepuść
    [ask] Podaj cenę: { $gold }
    [offer] Zaoferuj { $gold }
    [quiet] Niczego nie oferuj
   *[load] Powiedz „{ $goods }”
}
today-decide = Zdecyduj
today-best = Najlepszy wybór
today-less = O { $points } pkt gorzej od najlepszego
today-off = o { $points } mniej, ±{ $half }
today-is-best = najlepsze
today-yours = twój wybór
today-truth = W torbie: { $goods }.
today-chance = Z tego, co dało się wiedzieć, szansa na kłamstwo wynosiła { $percent }%.
today-how = Wartość w punktach wobec średniej pozostałych; dalej grają boty. ± obejmuje 95 przypadków na 100.
today-how-asked = Po odmowie boty targują się, otwierają torbę albo ją przepuszczają.
today-streak = { $days ->
    [0] Jeszcze bez serii
    [one] { $days } dzień z rzędu
   *[many] { $days } dni z rzędu
}
today-average = { $days ->
    [one] Średnio o { $points } pkt gorzej, { $days } brama
    [few] Średnio o { $points } pkt gorzej, { $days } bramy
   *[many] Średnio o { $points } pkt gorzej, { $days } bram
}
today-share = Udostępnij wynik
today-shared = { $short ->
    [no] Nottingham, brama dnia, { $date }: najlepszy wybór. { today-streak }.
   *[yes] Nottingham, brama dnia, { $date }: o { $points } pkt gorzej.
}
today-tomorrow = Następna brama otworzy się jutro.
