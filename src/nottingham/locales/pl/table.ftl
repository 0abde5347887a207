# The table: what is to be done, what happened, and everything on the table’s screens.
# Variables that come back again and again:
#   $you (yes/no): whether the one who does it is the reader; $name: who does it
#   $toyou (yes/no; loot: it goes on the loot tile; both: to the reader and somebody else), $to: to whom it is done
#   $mine (yes/no), $owner: whose bag or stall it is
#   $many (yes/no): whether several do it together (then $name is a list, “you” first)
# Names are people’s own: they can not be inflected, and nobody’s gender is known. Lists of names may hold “ty”.
# So names and goods stand in the nominative here: after a colon, in an arrow, or beside an inflected noun
# (“torba kupca Bess”), and nothing that people did stands in the past tense.

## Names

# Bots have no names of their own; their seat gives them one. Names stay as they are in every language.
# $number: 1 to 6
table-merchant-name = { $number ->
    [1] Alder
    [2] Bess
    [3] Cuthbert
    [4] Dunstan
    [5] Edith
   *[6] Wilmot
}
table-merchant-nobody = Miejsce { $number }
table-you = ty

## Bits of sentences

table-nothing = nic
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-face-down = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
# $goods: what they are, told to those who know
table-face-down-known = { $count ->
    [one] { $count } zakryta karta ({ $goods })
    [few] { $count } zakryte karty ({ $goods })
   *[many] { $count } zakrytych kart ({ $goods })
}
# $pile: only, left or right
table-pile = { $pile ->
    [left] lewy stos
    [right] prawy stos
   *[only] stos kart odrzuconych
}
table-part-contraband = { $goods } spod straganu
table-part-unseen = { $count ->
    [one] { $count } karta w ciemno spod straganu
    [few] { $count } karty w ciemno spod straganu
   *[many] { $count } kart w ciemno spod straganu
}
table-part-bag = { $goods } z torby
table-part-favour = przysługa: „{ $words }”

# One clause of an offer: somebody gives $things.
table-gives = { $you ->
    [yes] { $many ->
        [yes] { $name } dajecie: { $things }
       *[no] dajesz: { $things }
    }
   *[no] { $many ->
        [yes] { $name } dają: { $things }
       *[no] { $name } daje: { $things }
    }
}
# One clause of an offer: the Sheriff’s side does something with a bag. $deed: pass, open or take_nothing
table-does = { $deed ->
    [pass] { $mine ->
        [yes] twoja torba przechodzi
       *[no] torba kupca { $owner } przechodzi
    }
    [open] { $mine ->
        [yes] twoja torba zostaje otwarta
       *[no] torba kupca { $owner } zostaje otwarta
    }
   *[take_nothing] { $mine ->
        [yes] nic za twoją torbę
       *[no] nic za torbę kupca { $owner }
    }
}
# The same as an order, in a list of what a deal decides.
table-deed = { $deed ->
    [pass] { $mine ->
        [yes] przepuścić twoją torbę
       *[no] przepuścić torbę kupca { $owner }
    }
    [open] { $mine ->
        [yes] otworzyć twoją torbę
       *[no] otworzyć torbę kupca { $owner }
    }
   *[take_nothing] { $mine ->
        [yes] nic nie brać za twoją torbę
       *[no] nic nie brać za torbę kupca { $owner }
    }
}

## What to do now: always one sentence. $names: who is waited for

table-now-loading = Przygotowujemy stół…
table-now-moment = Chwileczkę…
table-now-paused = Gra wstrzymana. Gospodarz może ją wznowić.
table-now-over = Dzień targowy skończony.
table-now-name-first = Wskaż kupca, który zacznie wymianę.
table-now-market = Dotknij kart, których chcesz się pozbyć, i wymień je; albo zostaw wszystkie.
table-now-market-first = Wybierz karty do odrzucenia, weź coś ze stosów, jeśli chcesz, i wymień.
table-now-place = Wybierz stos dla odrzuconych kart i ich kolejność.
table-now-load = Włóż do torby od jednej do pięciu kart i ją zamknij.
table-now-declare = { $count ->
    [one] Powiedz Szeryfowi, co to za { $count } karta. Jeden legalny rodzaj; może być nawet prawdziwy.
    [few] Powiedz Szeryfowi, co to za { $count } karty. Jeden legalny rodzaj; może być nawet prawdziwy.
   *[many] Powiedz Szeryfowi, co to za { $count } kart. Jeden legalny rodzaj; może być nawet prawdziwy.
}
table-now-settle = { $count ->
    [one] Została { $count } torba: targuj się, przepuść albo otwórz.
    [few] Zostały { $count } torby: wybierz, targuj się, decyduj.
   *[many] Zostało { $count } toreb: wybierz, targuj się, decyduj.
}
table-now-settle-deputy = { $count ->
    [one] Została { $count } torba: oddaj głos i go potwierdź.
    [few] Zostały { $count } torby: wybierz jedną, oddaj głos i go potwierdź.
   *[many] Zostało { $count } toreb: wybierz jedną, oddaj głos i go potwierdź.
}
table-now-pay = Sakiewka pusta, a do zapłaty jeszcze { gold-counted }: wybierz towary ze straganu.
table-now-place-confiscated = { $count ->
    [one] Połóż skonfiskowaną kartę na stosie.
    [few] Połóż { $count } skonfiskowane karty na stosie, w dowolnej kolejności.
   *[many] Połóż { $count } skonfiskowanych kart na stosie, w dowolnej kolejności.
}
table-now-brimstone = Wylewasz olej siarkowy na czyjś stragan? Pytamy każdego, kto coś chowa.
table-now-black-market = Ostatnia okazja na czarnym rynku: wymień trzy takie same karty albo idź dalej.
table-now-divide = Zaproponuj podział łupu albo zostaw to zasadom.
table-now-divide-answer = Drugi zastępca proponuje podział: zgódź się albo nie.
table-now-choose-plates = Wybierz, czym staną się twoje biesiadne półmiski.
table-now-bargain = Twoja torba leży przy bramie ({ $names }). Złóż ofertę albo siedź cicho z niewinną miną.
table-now-bargain-others = O twojej torbie już zdecydowano. O inne możesz się jeszcze targować.
table-now-other-deputy = Twój głos jest potwierdzony. Jeszcze myśli { $names }.
table-now-bag-closed = { $count ->
    [one] Twoja torba jest zamknięta. Jeszcze pakuje { $names }.
   *[other] Twoja torba jest zamknięta. Jeszcze pakują { $names }.
}
table-now-wait-name-first = { $names } wybiera, kto zacznie wymianę.
table-now-wait-market = { $names } wymienia karty.
table-now-wait-place = { $names } kładzie karty na stosie.
table-now-wait-load = { $count ->
    [one] { $names } pakuje torbę.
   *[other] { $names } pakują torby.
}
table-now-wait-declare = { $names } składa deklarację. Patrz prosto w oczy.
table-now-wait-settle = { $count ->
    [one] { $names } decyduje o torbach.
   *[other] { $names } decydują o torbach.
}
table-now-wait-pay = { $count ->
    [one] { $names } zbiera na grzywnę.
   *[other] { $names } zbierają na grzywnę.
}
table-now-wait-place-confiscated = { $names } kładzie skonfiskowane towary na stosie.
table-now-wait-brimstone = { $names } odpowiada w sprawie oleju siarkowego.
table-now-wait-black-market = { $names } zagląda na czarny rynek.
table-now-wait-divide = { $count ->
    [one] { $names } myśli o łupie.
   *[other] { $names } targują się o łup.
}
table-now-wait-choose-plates = { $names } wybiera na biesiadę.

## The log: a line for every event

table-log-scene-set = Scena gotowa: runda { $round }.
table-log-deck-shuffled = Stos główny potasowany, kart: { $count }.
table-log-deck-reshuffled = Stos główny się skończył; nowy powstaje z kart odrzuconych ({ $count }).
table-log-cards-removed = Karty, które w tajemnicy opuszczają grę: { $count }.
table-log-piles-turned-up = Stosy kart odrzuconych na początek. Lewy: { $left }. Prawy: { $right }.
table-log-deputies-shuffled = Karty zastępców potasowane.
table-log-lots-drawn = { $you ->
    [yes] Los zdecydował: pierwszym Szeryfem jesteś ty.
   *[no] Los zdecydował: pierwszym Szeryfem jest { $name }.
}
table-log-round-began = { $many ->
    [yes] Runda { $round } z { $rounds }: zastępcy to { $name }.
   *[no] { $you ->
        [yes] Runda { $round } z { $rounds }: Szeryfem jesteś ty.
       *[no] Runda { $round } z { $rounds }: Szeryfem jest { $name }.
    }
}
table-log-phase-began = { $phase ->
    [set_up] Stół gotowy.
    [market] Wymiana: stare precz, nowe na rękę.
    [loading] Napełnianie toreb: kupcy pakują.
    [declaration] Deklaracje: każdy mówi, co ma w torbie. Mniej więcej.
    [inspection] Inspekcja: torby leżą przy bramie.
    [black_market] Czarny rynek: ostatnia okazja.
    [loot] Łup: zastępcy dzielą, co wzięli.
    [feast] Biesiada: półmiski stają się towarami.
   *[over] Dzień targowy skończony.
}
table-log-round-ended = Koniec rundy { $round }.
table-log-first-merchant-named = { $you ->
    [yes] Wymianę zaczynasz ty.
   *[no] Wymianę zaczyna { $name }.
}
table-log-cards-set-aside = { $count ->
    [0] { $you ->
        [yes] Zostawiasz wszystkie karty.
       *[no] { $name } zostawia wszystkie karty.
    }
   *[other] { $you ->
        [yes] Odrzucasz: { $goods }.
       *[no] { $name } odrzuca: { $goods }.
    }
}
table-log-cards-set-aside-face-down = { $count ->
    [0] { $you ->
        [yes] Zostawiasz wszystkie karty.
       *[no] { $name } zostawia wszystkie karty.
    }
   *[other] { $you ->
        [yes] Odkładasz zakryte: { $goods }.
       *[no] { $name } odkłada zakryte: { $goods }.
    }
}
table-log-cards-taken = { $you ->
    [yes] Bierzesz ({ $pile }): { $goods }.
   *[no] { $name } bierze ({ $pile }): { $goods }.
}
table-log-cards-drawn = { $you ->
    [yes] Dobierasz: { $goods }.
   *[no] { $name } dobiera: { $goods }.
}
table-log-set-aside-placed = { $you ->
    [yes] Kładziesz na { $pile }: { $goods }.
   *[no] { $name } kładzie na { $pile }: { $goods }.
}
table-log-set-aside-gathered = { $count ->
    [one] { $count } karta trafia na stos kart odrzuconych.
    [few] { $count } karty trafiają na stos kart odrzuconych.
   *[many] { $count } kart trafia na stos kart odrzuconych.
}
# $goods: empty for those who do not know
table-log-bag-closed = { $you ->
    [yes] Zatrzaskujesz torbę. W środku: { $goods }.
   *[no] { $name } zatrzaskuje torbę.
}
# $bags: a list of table-log-bag-of
table-log-bags-closed = Wszystkie torby zamknięte: { $bags }.
table-log-bag-of = { $you ->
    [yes] ty – { $count }
   *[no] { $name } – { $count }
}
table-log-bag-declared = { $you ->
    [yes] Deklarujesz: { goods-counted }.
   *[no] { $name } deklaruje: { goods-counted }.
}
table-log-offer-made = { $you ->
    [yes] Oferta, ty → { $to }: { $terms }.
   *[no] { $toyou ->
        [yes] { $name } proponuje ci umowę – { $terms }.
       *[no] Oferta, { $name } → { $to }: { $terms }.
    }
}
table-log-offer-agreed = { $you ->
    [yes] Zgadzasz się (oferuje: { $by }); brakuje jeszcze jednego „tak”.
   *[no] { $name } się zgadza (oferuje: { $by }); brakuje jeszcze jednego „tak”.
}
# Something that can be said; $words: a statement of say.ftl
table-log-said = { $you ->
    [yes] Ty: „{ $words }”
   *[no] { $name }: „{ $words }”
}
# $how: refused, withdrawn or lapsed
table-log-offer-ended = { $how ->
    [refused] { $you ->
        [yes] Twoja oferta odrzucona (ty → { $to }).
       *[no] { $toyou ->
            [yes] Oferta dla ciebie odrzucona (składa: { $name }).
           *[no] Oferta odrzucona ({ $name } → { $to }).
        }
    }
    [withdrawn] { $you ->
        [yes] Wycofujesz ofertę (ty → { $to }).
       *[no] { $toyou ->
            [yes] { $name } wycofuje ofertę dla ciebie.
           *[no] Oferta wycofana ({ $name } → { $to }).
        }
    }
   *[lapsed] { $you ->
        [yes] Twoja oferta wygasła (ty → { $to }).
       *[no] { $toyou ->
            [yes] Oferta dla ciebie wygasła (składa: { $name }).
           *[no] Oferta wygasła ({ $name } → { $to }).
        }
    }
}
table-log-deal-struck = { $you ->
    [yes] Umowa stoi: ty oraz { $with } – { $terms }.
   *[no] Umowa stoi: { $name } oraz { $with } – { $terms }.
}
# $from: bag or stall
table-log-goods-handed = { $from ->
    [bag] { $toyou ->
        [loot] { $you ->
            [yes] Z twojej torby do łupu: { $things }.
           *[no] { $name }, z torby do łupu: { $things }.
        }
        [yes] { $name } oddaje ci z torby: { $things }.
       *[no] { $you ->
            [yes] Oddajesz z torby: { $things }. Bierze { $to }.
           *[no] { $name } oddaje z torby: { $things }. Bierze { $to }.
        }
    }
   *[stall] { $toyou ->
        [loot] { $you ->
            [yes] Dokładasz do łupu: { $things }.
           *[no] { $name } dokłada do łupu: { $things }.
        }
        [yes] { $name } oddaje ci: { $things }.
       *[no] { $you ->
            [yes] Oddajesz: { $things }. Bierze { $to }.
           *[no] { $name } oddaje: { $things }. Bierze { $to }.
        }
    }
}
# $seen: what the reader saw of the proof: bag, stall, both (in old games), or no
table-log-proof-shown = { $seen ->
    [bag] { $you ->
        [yes] Brakuje obiecanych towarów: przedstawiasz dowód (ogląda: { $with }). W torbie: { $bag }.
       *[no] Brakuje obiecanych towarów: { $name } przedstawia dowód (ogląda: { $with }). W torbie: { $bag }.
    }
    [stall] { $you ->
        [yes] Brakuje obiecanych towarów: przedstawiasz dowód (ogląda: { $with }). Pod straganem: { $contraband }.
       *[no] Brakuje obiecanych towarów: { $name } przedstawia dowód (ogląda: { $with }). Pod straganem: { $contraband }.
    }
    [both] { $you ->
        [yes] Brakuje obiecanych towarów: przedstawiasz dowód (ogląda: { $with }). W torbie: { $bag }. Pod straganem: { $contraband }.
       *[no] Brakuje obiecanych towarów: { $name } przedstawia dowód (ogląda: { $with }). W torbie: { $bag }. Pod straganem: { $contraband }.
    }
   *[no] Brakuje obiecanych towarów: { $name } przedstawia dowód, a ogląda go tylko { $with }.
}
# $good, $count: what was declared
table-log-bag-passed = { $mine ->
    [yes] Twoja torba („{ goods-counted }”) przechodzi. Na twój stragan: { $things }.
   *[no] Torba kupca { $owner } („{ goods-counted }”) przechodzi. Na stragan: { $things }.
}
# $honest: yes or no. $kept, $seized: goods; $keeps: how many
table-log-bag-opened = { $many ->
    [yes] { $you ->
        [yes] Razem { $name } otwieracie
       *[no] Razem { $name } otwierają
    }
   *[no] { $you ->
        [yes] Otwierasz
       *[no] { $name } otwiera
    }
} { $mine ->
    [yes] twoją torbę
   *[no] torbę kupca { $owner }
} („{ goods-counted }”){ $honest ->
    [yes] : uczciwa co do karty.
   *[no] . Konfiskata: { $seized }.{ $keeps ->
        [0] { "" }
       *[other] { " " }Zostaje: { $kept }.
    }
}
table-log-penalty-owed = { $you ->
    [yes] Twoja sakiewka jest pusta, a w towarach do zapłaty jeszcze { gold-counted }.
   *[no] { $name } nie ma już pensów, a w towarach do zapłaty jeszcze { gold-counted }.
}
# $forgiven: what could not be paid
table-log-penalty-paid = { $toyou ->
    [loot] { $you ->
        [yes] Płacisz grzywnę do łupu: { $things }.
       *[no] { $name } płaci grzywnę do łupu: { $things }.
    }
    [yes] { $name } płaci ci: { $things }.
   *[no] { $you ->
        [yes] Płacisz grzywnę: { $things }. Dostaje { $to }.
       *[no] { $name } płaci grzywnę: { $things }. Dostaje { $to }.
    }
}{ $forgiven ->
    [0] { "" }
   *[other] { " " }Reszta ({ $forgiven }) darowana.
}
table-log-confiscated-placed = { $you ->
    [yes] Kładziesz skonfiskowane na { $pile }: { $goods }.
   *[no] { $name } kładzie skonfiskowane na { $pile }: { $goods }.
}
table-log-time-up = Dzwonek: czas przy bramie minął.
table-log-brimstone-asked = { $you ->
    [yes] Pytamy cię o olej siarkowy, jak każdego, kto coś chowa.
   *[no] { $name } odpowiada w sprawie oleju siarkowego, jak każdy, kto coś chowa.
}
table-log-brimstone-used = { $you ->
    [yes] Wylewasz olej siarkowy. Na straganie kupca { $owner } płonie: { $goods }.
   *[no] { $mine ->
        [yes] { $name } wylewa olej siarkowy. Na twoim straganie płonie: { $goods }.
       *[no] { $name } wylewa olej siarkowy. Na straganie kupca { $owner } płonie: { $goods }.
    }
}
table-log-brimstone-kept = { $you ->
    [yes] Niczego nie palisz.
   *[no] { $name } niczego nie pali.
}
# $verdict: pass or open
table-log-stance-taken = { $verdict ->
    [pass] { $you ->
        [yes] Twój głos: przepuścić torbę kupca { $owner }.
       *[no] { $mine ->
            [yes] { $name }: przepuścić twoją torbę.
           *[no] { $name }: przepuścić torbę kupca { $owner }.
        }
    }
   *[open] { $you ->
        [yes] Twój głos: otworzyć torbę kupca { $owner }.
       *[no] { $mine ->
            [yes] { $name }: otworzyć twoją torbę.
           *[no] { $name }: otworzyć torbę kupca { $owner }.
        }
    }
}
table-log-stance-confirmed = { $you ->
    [yes] Potwierdzasz głos o torbie kupca { $owner }.
   *[no] { $mine ->
        [yes] { $name } potwierdza głos o twojej torbie.
       *[no] { $name } potwierdza głos o torbie kupca { $owner }.
    }
}
table-log-deputy-alone = { $you ->
    [yes] Zastępcy się nie zgadzają: torba kupca { $owner } to odtąd tylko twoja sprawa.
   *[no] { $mine ->
        [yes] Zastępcy się nie zgadzają: twoją torbą zajmuje się dalej tylko { $name }.
       *[no] Zastępcy się nie zgadzają: torbą kupca { $owner } zajmuje się dalej tylko { $name }.
    }
}
table-log-division-proposed = { $you ->
    [yes] Twój podział łupu, dla siebie: { $things }; reszta dla drugiej strony.
   *[no] { $name } proponuje podział łupu, dla siebie: { $things }; reszta dla drugiej strony.
}
table-log-division-refused = { $you ->
    [yes] Odrzucasz ten podział.
   *[no] { $name } odrzuca ten podział.
}
table-log-proposal-forgone = { $you ->
    [yes] Nie proponujesz podziału.
   *[no] { $name } nie proponuje podziału.
}
# $agreed: yes or no; $lost: how many cards did not divide, $goods: which
table-log-loot-divided = { $agreed ->
    [yes] Łup zgodnie z umową. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
   *[no] Zgody brak, więc łup na pół. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
}{ $lost ->
    [0] { "" }
   *[other] { " " }Przepadło, bo się nie dzieli: { $goods }.
}
table-log-black-market-claimed = { $you ->
    [yes] Czarny rynek, oddajesz: { $goods }. W zamian karta warta { $value }.
   *[no] Czarny rynek, { $name } oddaje: { $goods }. W zamian karta warta { $value }.
}
table-log-black-market-declined = { $you ->
    [yes] Omijasz czarny rynek.
   *[no] { $name } omija czarny rynek.
}
# $stalls: a list of table-log-shown-of
table-log-contraband-shown = Co leżało zakryte: { $stalls }.
table-log-shown-of = { $you ->
    [yes] ty: { $goods }
   *[no] { $name }: { $goods }
}
# One stall after the other: $stalls so far, and the next one
table-log-shown-next = { $stalls }; { $next }
table-log-plates-chosen = { $mine ->
    [yes] Twoje biesiadne półmiski stają się towarem: { $goods }.
   *[no] Biesiadne półmiski kupca { $owner } stają się towarem: { $goods }.
}
table-log-game-scored = { $many ->
    [yes] Wspólna wygrana: { $name }, wynik { $score }.
   *[no] { $you ->
        [yes] Wygrywasz z wynikiem { $score }.
       *[no] { $name } wygrywa z wynikiem { $score }.
    }
}
table-log-table-revealed = Wszystkie karty na stole.

## Commands in words, for buttons and hints

table-do-name-first-merchant = Zaczyna { $name }
# $taken: cards from the piles
table-do-set-aside = { $count ->
    [0] { $taken ->
        [0] Zostaw wszystkie karty
       *[other] Nic nie odrzucaj, weź ze stosów: { $taken }
    }
   *[other] { $taken ->
        [0] Odrzuć: { $goods }
       *[other] Odrzuć: { $goods }; weź ze stosów: { $taken }
    }
}
table-do-place-set-aside = Połóż na { $pile ->
    [left] lewy
   *[right] prawy
} stos: { $goods }
table-do-place-confiscated = Połóż na { $pile ->
    [left] lewy
   *[right] prawy
} stos: { $goods }
table-do-load-bag = Zapakuj: { $goods }
table-do-declare-bag = Zadeklaruj: { goods-counted }
# $bribe: yes or no
table-do-pass-bag = { $bribe ->
    [yes] Przyjmij ofertę i przepuść torbę kupca { $owner }
   *[no] Przepuść za darmo torbę kupca { $owner }
}
table-do-open-bag = Otwórz torbę kupca { $owner }
table-do-take-stance = { $verdict ->
    [pass] Powiedz: przepuścić torbę kupca { $owner }
   *[open] Powiedz: otworzyć torbę kupca { $owner }
}
table-do-confirm-stance = Potwierdź głos o torbie kupca { $owner }
table-do-make-offer = Złóż ofertę ({ $to }): { $terms }
table-do-withdraw-offer = Wycofaj ofertę (→ { $to })
table-do-refuse-offer = Odrzuć ofertę ({ $by })
table-do-accept-offer = Przyjmij ofertę ({ $by })
table-do-pay-debt = Zapłać: { $goods }
table-do-use-brimstone = Spal u kupca { $owner }: { goods-counted }
table-do-keep-brimstone = Niczego nie pal
table-do-claim-black-market = Weź kartę czarnego rynku, oddaj: { $goods }
table-do-decline-black-market = Idź dalej
table-do-say = Powiedz: „{ $words }”
table-do-propose-division = Zaproponuj dla siebie: { $things }
table-do-agree-division = Zgódź się
table-do-refuse-division = Odrzuć ten podział
table-do-forgo-proposal = Nic nie proponuj
table-do-choose-plates = Niech będzie: { $goods }
table-do-clock-ran-out = Czas minął

## Refusals: why something can not be done, and what can be done instead

table-refused-unknown = Teraz to niemożliwe. ({ $code })
table-refused-actor-unknown = Nie siedzisz przy tym stole.
table-refused-ask-pending = Najpierw trzeba odpowiedzieć na coś innego.
table-refused-bag-closed = Twoja torba jest zamknięta na dobre.
table-refused-bag-deputy-alone = Tą torbą zajmuje się dalej jeden zastępca.
table-refused-bag-needs-both-deputies = O tej torbie decydują obaj zastępcy: oddaj głos.
table-refused-bag-not-in-hand = Możesz pakować tylko karty z ręki.
table-refused-bag-not-open = O tej torbie już zdecydowano. Wybierz inną.
table-refused-bag-wrong-number = Torba mieści od jednej do pięciu kart.
table-refused-black-market-no-card = Ten stos jest pusty.
table-refused-black-market-not-in-game = W tej grze nie ma czarnego rynku.
table-refused-black-market-once-a-round = Najwyżej jedna karta czarnego rynku na rundę.
table-refused-black-market-only-merchants = Na czarnym rynku handlują tylko kupcy.
table-refused-black-market-own-bag-first = Najpierw musi zapaść decyzja o twojej torbie.
table-refused-black-market-too-few = Potrzebujesz trzech kart tego rodzaju pod straganem.
table-refused-brimstone-no-opponent = Wybierz cudzy stragan.
table-refused-brimstone-none = W tej torbie nie masz oleju siarkowego.
table-refused-brimstone-not-asked = Nikt nie pyta cię o olej siarkowy.
table-refused-brimstone-wrong-number = Spal jeden lub dwa leżące tam towary jednego rodzaju.
table-refused-say-no-such-statement = Teraz nie można tego powiedzieć.
table-refused-clock-not-running = Zegar stoi.
table-refused-command-malformed = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj znowu.
table-refused-command-not-for-seats = To może zrobić tylko zegar.
table-refused-command-not-for-the-clock = Zegar nie może tego zrobić.
table-refused-confiscated-not-asked = Nie masz do położenia żadnych skonfiskowanych towarów.
table-refused-confiscated-other-cards = Połóż dokładnie skonfiskowane karty.
table-refused-debt-legal-first = Najpierw płać legalnymi towarami; kontrabandą tylko wtedy, gdy ich nie starczy.
table-refused-debt-more-than-needed = To więcej, niż trzeba: zachowaj jedną kartę.
table-refused-debt-none = Nie masz długów.
table-refused-debt-not-enough = To jeszcze nie pokrywa długu: dołóż kartę.
table-refused-debt-not-on-stall = Możesz płacić tylko towarami ze swojego straganu.
table-refused-declaration-not-legal = Zadeklaruj jeden legalny rodzaj z tej gry.
table-refused-declaration-wrong-number = Zadeklaruj dokładnie tyle kart, ile jest w torbie.
table-refused-loot-gold = W łupie nie ma tylu pensów.
table-refused-loot-no-proposal = Nie ma propozycji, na którą można odpowiedzieć.
table-refused-loot-not-there = Tego w łupie nie ma.
table-refused-loot-proposed-already = Twoja propozycja już padła.
table-refused-market-hand-full = Na ręce nie ma tyle miejsca: weź mniej ze stosów.
table-refused-market-hand-would-be-empty = Nie ma już czego dobierać: zostaw choć jedną kartę.
table-refused-market-no-such-pile = Nie ma takiego stosu.
table-refused-market-no-taking = W tej edycji dobiera się tylko ze stosu głównego.
table-refused-market-nobody-to-name = Pierwszy kupiec jest już wskazany.
table-refused-market-not-a-merchant = Wskaż jednego z kupców.
table-refused-market-not-in-hand = Możesz odrzucać tylko karty z ręki.
table-refused-market-not-the-set-aside = Połóż dokładnie te karty, które odrzucasz.
table-refused-market-pile-too-small = Na stosie nie ma tylu kart.
table-refused-market-too-many = Można odrzucić najwyżej pięć kart.
table-refused-obligation-must-open = Jest umowa: tę torbę trzeba otworzyć.
table-refused-obligation-must-pass = Jest umowa: tę torbę trzeba przepuścić.
table-refused-obligation-must-take-nothing = Jest umowa: za tę torbę nie wolno nic brać.
table-refused-offer-bag-goods = Obietnica jest większa, niż mieści torba.
table-refused-offer-bag-goods-need-passing = Towary z torby wymagają umowy, która tę torbę przepuszcza.
table-refused-offer-bag-not-open = O tej torbie już zdecydowano albo nie należy do tego zastępcy.
table-refused-offer-bag-twice = Każda torba może wystąpić w ofercie tylko raz.
table-refused-offer-choose-cards = Wybierz karty do oddania w ciemno.
table-refused-offer-closed = Umowy zawiera się podczas inspekcji.
table-refused-offer-contraband = Na tym straganie nie ma tylu zakrytych kart.
table-refused-offer-does-not-pass-the-bag = Ta oferta nie przepuszcza torby: przyjmij ją osobno.
table-refused-offer-empty = Oferta z niczego to nie oferta: dołóż coś.
table-refused-offer-favour = Obietnica jest za długa albo nie jest zwykłym tekstem.
table-refused-offer-typed-favour = Ta obietnica jest niepełna: potrzeba sumy od 1 do 50 pensów albo rodzaju towaru, i żadnych słów poza tym.
table-refused-offer-favour-of-two = Dwaj zastępcy razem nie mogą takiej obietnicy ani dać, ani dostać: nikt by nie wiedział, kto ma jej dotrzymać.
table-refused-offer-favour-too-late = To ostatnia runda: nie będzie już późniejszej, na którą można by coś obiecać.
table-refused-offer-gold = Nie ma tam tylu pensów.
table-refused-offer-legal-goods = Tych towarów nie ma na tym straganie.
table-refused-offer-no-common-purse = Zastępcy nie mają wspólnej sakiewki: razem mogą tylko obiecywać.
table-refused-offer-no-such-pair = W umowie po jednej stronie jest Szeryf, po drugiej jeden kupiec.
table-refused-offer-not-contraband = Te towary nie są kontrabandą.
table-refused-offer-not-in-game = Tego rodzaju nie ma w tej grze.
table-refused-offer-not-on-stall = Tej karty nie ma pod twoim straganem.
table-refused-offer-not-your-side = Mów tylko za swoją stronę.
table-refused-offer-not-yours-to-accept = Ta oferta nie jest dla ciebie.
table-refused-offer-sheriff-has-no-bag = Szeryf nie ma torby, z której mógłby dawać.
table-refused-offer-stale = Ta oferta właśnie się zmieniła. Spójrz jeszcze raz.
table-refused-offer-too-many-favours = To o jedną przysługę za dużo: kupiec może obiecać dwie na rundę i dwie można mu obiecać.
table-refused-phase-wrong = Nie w tej fazie.
table-refused-plates-not-legal = Biesiadne półmiski stają się legalnymi towarami z tej gry.
table-refused-plates-wrong-number = Wybierz po jednym rodzaju dla każdego półmiska.
table-refused-stance-confirmed = Twój głos jest już potwierdzony.
table-refused-stance-none = Najpierw oddaj głos.
table-refused-stance-same = Twój głos już taki jest.
table-refused-turn-not-a-deputy = To robią tylko zastępcy.
table-refused-turn-not-the-sheriff = To robi tylko Szeryf.
table-refused-turn-not-yours = Jeszcze nie twoja kolej.
table-refused-table-not-playing = Gra teraz nie trwa.
table-refused-table-paused = Gra wstrzymana. Gospodarz może ją wznowić.
table-refused-offer-too-many = Dość ofert w tej rundzie. Pora zdecydować o torbach.
table-refused-stance-too-many = Dość już zmian zdania. Potwierdź swój wybór.
table-refused-table-moved-on = Ktoś był szybszy. Spójrz i zdecyduj jeszcze raz.
table-refused-limit-reached = Za dużo naraz. Weź oddech.
table-refused-message-malformed = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj znowu.
table-refused-message-not-seated = Grają i rozmawiają tylko ci, którzy siedzą przy stole.
table-refused-talk-quiet = Przy tym stole się nie rozmawia: tak chce gospodarz.
table-refused-talk-closed = Przy tym stole nie ma czatu. Wypowiedzi i reakcje działają.
table-refused-say-too-many = Dość słów w tej rundzie.
table-refused-talk-too-long = To za długie na jedną linijkę.
table-refused-talk-unknown-reaction = Nie ma takiej reakcji.
table-refused-socket-closed = Serwer zamknął dla ciebie ten stół.

## The bar above, tools, the line to the server

table-round = Runda { $round } z { $rounds }
table-phase = { $phase ->
    [set_up] Początek
    [market] Wymiana
    [loading] Pakowanie
    [declaration] Deklaracje
    [inspection] Inspekcja
    [black_market] Czarny rynek
    [loot] Łup
    [feast] Biesiada
   *[over] Koniec
}
# $kind: turn, reserve or inspection. $left: minutes and seconds
table-clock = { $kind ->
    [inspection] Czas inspekcji: jeszcze { $left }
    [reserve] Zapas czasu: jeszcze { $left }
   *[turn] Czas na ruch: jeszcze { $left }
}
table-races = Król i Królowa
table-races-about = Kto ma na straganie najwięcej danego rodzaju na widoku. Dobra królewskie i półmiski dojdą na koniec.
table-log = Dziennik
table-talk = Rozmowa
table-talk-unread = { $count ->
    [one] Rozmowa, { $count } nowa linijka
    [few] Rozmowa, { $count } nowe linijki
   *[many] Rozmowa, { $count } nowych linijek
}
table-side = Dziennik i rozmowa
table-scene = Kupcy
table-menu = Menu
table-menu-rules = Zasady
table-menu-piles = Stosy kart
table-menu-settings = Ustawienia
table-menu-pause = Wstrzymaj grę
table-menu-resume = Wznów
table-menu-watch = Wpuść widzów
table-menu-spectators = Duże ekrany też. Kto już patrzy, zostaje.
table-menu-code = Kod tego stołu: { $code }
table-menu-leave = Wyjdź z gry
table-menu-leave-really = Twoje miejsce zajmie bot; możesz wrócić i je odebrać. Wyjść?
table-menu-leave-yes = Tak, wyjdź
table-menu-leave-no = Zostań
table-menu-home = Na stronę startową
table-line-lost = Połączenie zerwane. Łączymy ponownie…
table-line-offline = Brak sieci. Stół czeka; twoje ruchy są zachowane.
table-line-outdated = Serwer został zaktualizowany. Odśwież stronę, żeby grać dalej.
table-line-closed = { $code ->
    [4401] Serwer już cię nie pamięta. Przejdź na stronę startową i wejdź jeszcze raz.
    [4403] Ten stół nie jest dla ciebie otwarty.
   *[other] Nie ma takiego stołu.
}
table-reload = Odśwież
table-notice-ok = W porządku
table-stand-in = Tymczasem grał za ciebie bot. Następnym ruchem odzyskasz miejsce.
table-not-yet = Jeszcze nie
table-moment-close = Dalej
table-moments = Co się dzieje

## Moments, and how fast they are told

table-speed = Tempo opowieści
table-speed-relaxed = spokojnie
table-speed-brisk = żwawo
table-speed-instant = od razu
table-moment-deal = { $you ->
    [yes] Umowa stoi: ty i { $with }
   *[no] Umowa stoi: { $name } i { $with }
}
table-moment-against = { $name } płaci za otwarcie twojej torby
# $state: kept or broken
table-moment-pledge = { $state ->
    [kept] { $many ->
        [yes] Słowo dotrzymane: { $name }
       *[no] { $you ->
            [yes] Dotrzymujesz słowa
           *[no] { $name } dotrzymuje słowa
        }
    }
   *[broken] { $many ->
        [yes] Słowo złamane: { $name }
       *[no] { $you ->
            [yes] Łamiesz słowo
           *[no] { $name } łamie słowo
        }
    }
}
table-moment-debt = { $you ->
    [yes] Płacisz towarem
   *[no] { $name } płaci towarem
}
# Somebody has more of a kind in sight than whoever led before. $good: its name
table-moment-crown = { $many ->
    [yes] { $good }: teraz prowadzą { $name }
   *[no] { $you ->
        [yes] { $good }: teraz prowadzisz ty
       *[no] { $good }: teraz prowadzi { $name }
    }
}
table-moment-crown-from = Wcześniej: { $names }
table-moment-badge = { $many ->
    [yes] Nowi zastępcy: { $name }
   *[no] { $you ->
        [yes] Odznaka jest twoja: Szeryfem jesteś ty
       *[no] Nowy Szeryf: { $name }
    }
}
table-log-crown = { $good }: { $many ->
    [yes] teraz prowadzą { $name }
   *[no] { $you ->
        [yes] teraz prowadzisz ty
       *[no] teraz prowadzi { $name }
    }
} (wcześniej { $from }).
table-log-pledge = { $state ->
    [kept] Obietnica z rundy { $round } dotrzymana: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] ty
           *[no] { $name }
        }
    } → { $to }.
   *[broken] Obietnica z rundy { $round } złamana: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] ty
           *[no] { $name }
        }
    } → { $to }.
}
table-away = Pod twoją nieobecność
table-away-mine = Grał za ciebie bot:
table-away-others = A tymczasem:
table-away-gold = Twoje pensy: było { $before }, jest { $after }.
table-away-on = Wróć do stołu

## Seats and stalls

table-seat-asked = ma ruch
table-seat-away = poza stołem
table-seat-stand-in = gra bot
table-seat-bot = Bot
table-seat-program = Program
table-stall-of = { $mine ->
    [yes] Twój stragan
   *[no] Stragan: { $owner }
}
table-own-stall = Twój stragan: { $gold }; na widoku: { $goods }; pod straganem: { $hidden }
table-stall-legal = Na widoku, wartość { $value }
table-stall-hidden = { $count ->
    [0] Nic zakrytego
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
table-stall-hidden-mine = Znasz je tylko ty. Wartość { $value }.
table-stall-empty = Na razie nic.
table-black-cards = Czarny rynek: { $value }
table-facts = Co udało się podejrzeć
# $what: proof_bag, proof_stall, shown_bag, shown_stall, given or received; in old games proof or shown: both places
table-fact = { $what ->
    [proof_bag] Pokazano ci, co było w torbie: { $bag }.
    [proof_stall] Pokazano ci, co jest pod straganem: { $goods }.
    [shown_bag] Pokazana przez ciebie torba: { $bag }.
    [shown_stall] Pokazane przez ciebie, co pod straganem: { $goods }.
    [proof] Pokazano ci: w torbie { $bag }, pod straganem { $goods }.
    [shown] Pokazane przez ciebie: torba ({ $bag }) i to, co pod straganem ({ $goods }).
    [given] Oddane przez ciebie: { $goods }.
   *[received] Otrzymane: { $goods }.
}
table-promises = Obietnice
# $kind: favour, pass, open, take_nothing, goods or stall; $words: a favour in words, or a promise for later rounds
table-pledge = { $kind ->
    [pass] Runda { $round }, { $name } → { $to }: { $mine ->
        [yes] twoja torba przechodzi
       *[no] torba kupca { $owner } przechodzi
    }.
    [open] Runda { $round }, { $name } → { $to }: { $mine ->
        [yes] twoja torba zostaje otwarta
       *[no] torba kupca { $owner } zostaje otwarta
    }.
    [take_nothing] Runda { $round }, { $name } → { $to }: { $mine ->
        [yes] nic za twoją torbę
       *[no] nic za torbę kupca { $owner }
    }.
    [goods] Runda { $round }, { $name } → { $to }: { $goods } z torby.
    [stall] Runda { $round }, { $name } → { $to }: { $goods } spod straganu.
   *[favour] Runda { $round }, { $name } → { $to }: „{ $words }”
}
table-pledge-state = { $state ->
    [kept] dotrzymana
    [broken] złamana
    [lapsed] wygasła
    [said] słowo dane
   *[open] w mocy
}
table-mute = Nie pokazuj, co mówi { $name }
table-block = Zablokuj: { $name }
table-blocked = { $name }: ani słowa do ciebie, ani miejsca przy twoich stołach.

## Hand, deck, market

table-hand = { $count ->
    [0] brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
# A card for a screen reader. $class: legal, contraband, royal or promo; $verb: what a press does
table-card = { $verb ->
    [toss] { $good }, { $class ->
        [legal] legalny towar
        [contraband] kontrabanda
        [royal] dobro królewskie
       *[promo] karta promocyjna
    }, wartość { $value }, grzywna { $penalty }: odrzuć
    [untoss] { $good }, do odrzucenia: jednak zostaw
    [load] { $good }, { $class ->
        [legal] legalny towar
        [contraband] kontrabanda
        [royal] dobro królewskie
       *[promo] karta promocyjna
    }, wartość { $value }, grzywna { $penalty }: do torby
    [unload] { $good }, w torbie: wyjmij
   *[none] { $good }, wartość { $value }, grzywna { $penalty }
}
table-deck = Stos główny: { $count }
table-removed = Karty, które w tajemnicy opuściły grę: { $count }
table-pile-count = { $pile ->
    [left] Lewy stos: { $count }
    [right] Prawy stos: { $count }
   *[only] Odrzucone: { $count }
}
table-pile-top = { $pile ->
    [left] Lewy stos, kart: { $count }, na wierzchu: { $good }
   *[right] Prawy stos, kart: { $count }, na wierzchu: { $good }
}
table-pile-more = { $pile ->
    [left] Weź z lewego stosu: { $good }
   *[right] Weź z prawego stosu: { $good }
}
table-pile-less = { $pile ->
    [left] Odłóż jedną na lewy stos
   *[right] Odłóż jedną na prawy stos
}
table-piles = Stosy kart
table-piles-look = Przejrzyj stosy
table-market-tray = Karty do odrzucenia
table-market-tray-empty = Na razie nic do odrzucenia. Dotknij kart na ręce albo przeciągnij je tutaj.
table-market-tossed = Do odrzucenia: { $count }, najwyżej { $most }
table-market-take-back = Jednak zostaw: { $good }
table-market-draws = { $count ->
    [0] Nic nie dobierasz
    [one] Dobierasz { $count } kartę
    [few] Dobierasz { $count } karty
   *[many] Dobierasz { $count } kart
}
table-market-keep = Zostaw wszystkie
# $count: cards tossed; $taken: cards from the piles
table-market-swap = { $count ->
    [0] Weź ze stosów: { $taken }
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
   *[many] Wymień { $count } kart
}
table-market-no-room = Na ręce nie ma tyle miejsca: odrzuć więcej albo weź mniej.
table-place-choose = Wybierz stos
table-place-choose-why = Dotknij jednego z dwóch stosów.
table-place-on = { $pile ->
    [left] Połóż na lewy stos
   *[right] Połóż na prawy stos
}
# $pile: left, right, or none while none is chosen
table-place-goes = { $pile ->
    [left] { $count ->
        [one] { $count } karta trafi na wierzch lewego stosu.
        [few] { $count } karty trafią na wierzch lewego stosu.
       *[many] { $count } kart trafi na wierzch lewego stosu.
    }
    [right] { $count ->
        [one] { $count } karta trafi na wierzch prawego stosu.
        [few] { $count } karty trafią na wierzch prawego stosu.
       *[many] { $count } kart trafi na wierzch prawego stosu.
    }
   *[none] { $count ->
        [one] { $count } karta trafi na wierzch wybranego stosu.
        [few] { $count } karty trafią na wierzch wybranego stosu.
       *[many] { $count } kart trafi na wierzch wybranego stosu.
    }
}
table-place-order = Od spodu do wierzchu:
table-place-top = na wierzchu
table-place-lower = { $good }: niżej
table-place-higher = { $good }: wyżej
table-name-first-choose = Wybierz kupca
table-name-first-why = Dotknij jednego z kupców.

## Loading and declaration

table-own-bag = { $count ->
    [0] Twoja torba, pusta
    [one] Twoja torba, { $count } karta
    [few] Twoja torba, { $count } karty
   *[many] Twoja torba, { $count } kart
}
table-your-bag = Twoja torba
table-load-about = { $count ->
    [0] Dotknij kart na ręce albo przeciągnij je do torby.
   *[other] { $count } z { $most }. Dotknij karty, żeby ją wyjąć.
}
table-load-empty = Włóż choć jedną kartę.
table-load-full = Torba mieści najwyżej { $most } kart.
table-load-close = { $count ->
    [0] Zamknij torbę
    [one] Zamknij torbę: { $count } karta
    [few] Zamknij torbę: { $count } karty
   *[many] Zamknij torbę: { $count } kart
}
table-load-close-really = Zatrzaśnij na dobre
table-load-closing = Gdy zatrzask kliknie, nikt już nic nie zmieni. Nawet ty.
table-load-take-out = Wyjmij: { $good }
table-packing = pakuje
table-packed = zamknięta
table-undeclared = bez deklaracji
table-declare-inside = W twojej torbie:
table-declare-kinds = Co deklarujesz
table-declare-true = prawda: { $count }
table-declare-choose = Wybierz deklarację
table-declare-choose-why = Dotknij jednego z rodzajów.
table-declare-say = I słówko do tego
table-declare-say-nothing = Nic nie mów
table-declare-honest = Szczera prawda. Jeśli Szeryf otworzy, płaci tobie.
table-declare-lie = Niezupełnie prawda. Zachowaj kamienną twarz.
table-line-declare-1 = Spakowane tymi uczciwymi rękami.
table-line-declare-2 = Możesz zajrzeć. Wynudzisz się.
table-line-declare-3 = Czemu tak na mnie patrzysz?
table-line-declare-4 = To co zawsze, Szeryfie.

## At the gate

table-desk = Torby na stole
# $said: what was declared; $state: lies, passed, honest or seized
table-bag-about = { $mine ->
    [yes] Twoja torba, deklaracja: { $said }{ $state ->
        [passed] ; przeszła
        [honest] ; otwarta, uczciwa
        [seized] ; otwarta, konfiskata
       *[lies] { "" }
    }
   *[no] Torba kupca { $owner }, deklaracja: { $said }{ $state ->
        [passed] ; przeszła
        [honest] ; otwarta, uczciwa
        [seized] ; otwarta, konfiskata
       *[lies] { "" }
    }
}
table-stamp = { $state ->
    [passed] Przeszła
    [honest] Uczciwa
   *[seized] Konfiskata
}
table-bound = { $deed ->
    [open] trzeba otworzyć
    [pass] trzeba przepuścić
   *[take_nothing] bez łapówki
}
table-verdict = { $verdict ->
    [pass] przepuścić
   *[open] otworzyć
}
table-stance-of = { $verdict ->
    [pass] { $name }: przepuścić
   *[open] { $name }: otworzyć
}{ $confirmed ->
    [yes] , potwierdzone
   *[no] { "" }
}
table-alone = { $you ->
    [yes] tylko ty
   *[no] tylko { $name }
}
table-dealings = { $mine ->
    [yes] Targi o twoją torbę
   *[no] Targi o torbę kupca { $owner }
}
table-desk-fine = Jeśli ją otworzą, do zapłaty: { gold-counted }.
table-desk-honest = Jest uczciwa: jeśli Szeryf otworzy, płaci tobie.
table-desk-quiet = Za torbę kupca { $owner } nikt jeszcze nic nie oferuje.
table-desk-quiet-mine = Na razie nic nie oferujesz.
table-desk-quiet-sheriff = { $owner } nic nie oferuje. Przyciśnij trochę albo decyduj.
table-desk-ask = Zażądaj czegoś: { $owner }
table-quoted = „{ $words }”
table-opening = { $mine ->
    [yes] Twoja torba zostaje otwarta
   *[no] Torba kupca { $owner } zostaje otwarta
}
# $gold: in words, with the number
table-opening-fine = { $you ->
    [yes] Płacisz: { $gold }.
   *[no] { $name } płaci: { $gold }.
}
# The Sheriff alone sees this: promised goods were missing.
table-proof = { $viewer ->
    [yes] { $name }: obiecanego brakuje, a dowód widzi tylko Szeryf:
   *[no] { $name } nie ma wszystkiego i dowodzi tego tylko tobie:
}
table-proof-bag = W torbie
table-proof-stall = Pod straganem
table-passing = { $mine ->
    [yes] Twoja torba przechodzi
   *[no] Torba kupca { $owner } przechodzi
}

## Offers

table-offer-make = Złóż ofertę
table-nod = Nic nie dodaję
table-offer-change = Zmień ofertę
table-offer-change-short = Zmień
table-offer-counter = Kontroferta
table-offer-accept = Przyjmij
table-offer-refuse = Odrzuć
table-offer-withdraw = Wycofaj
table-offer-send = Zaoferuj
table-offer-to = Oferta → { $to }
# $names: who said yes; $waits: who has not
table-offer-agreed = „Tak”: { $names }. Czekamy: { $waits }.
table-offer-bag = { $mine ->
    [yes] Twoja torba
   *[no] Torba: { $owner }
}
table-offer-gives = { $you ->
    [yes] { $many ->
        [yes] Razem dajecie
       *[no] Dajesz
    }
   *[no] { $many ->
        [yes] { $name } dają
       *[no] { $name } daje
    }
}
table-offer-more = Więcej: inne torby i coś w zamian
table-offer-choose = { $left ->
    [0] { $count ->
        [one] Karta do oddania wybrana.
        [few] { $count } karty do oddania wybrane.
       *[many] { $count } kart do oddania wybranych.
    }
    [one] Wybierz jeszcze { $left } kartę do oddania w ciemno.
    [few] Wybierz jeszcze { $left } karty do oddania w ciemno.
   *[many] Wybierz jeszcze { $left } kart do oddania w ciemno.
}
table-offer-why-empty = Oferta z niczego to nie oferta: dołóż coś.
table-offer-why-passing = Towary z torby wymagają umowy, która tę torbę przepuszcza.
table-offer-why-face-down = Na tym straganie nie ma tylu zakrytych kart.
table-offer-why-choose = Wybierz karty do oddania w ciemno.
table-deed-short = { $deed ->
    [pass] przechodzi
    [open] do otwarcia
    [take_nothing] bez łapówki
   *[none] bez umowy
}
table-give-stall = Towary ze straganu
table-give-bag = Towary z torby
# $proof: whether a bluff has to be proved
table-give-bag-about = { $proof ->
    [yes] Obiecuj, co chcesz. Czego tam nie ma, tego nie oddasz; ale wtedy Szeryf obejrzy torbę.
   *[no] Obiecuj, co chcesz. Czego tam nie ma, tego nie oddasz.
}
table-give-contraband = { $count ->
    [one] Kontrabanda pod straganem ({ $count } karta)
    [few] Kontrabanda pod straganem ({ $count } karty)
   *[many] Kontrabanda pod straganem ({ $count } kart)
}
table-give-bluff = Możesz obiecać to, czego nie ma; wtedy musisz pokazać Szeryfowi, co jest.
table-give-unseen = Karty w ciemno, wybiera dający
table-give-nothing = Nie masz nic do dania prócz słów.
# A promise for later rounds, as its giver says it. $kind: pass_next, never_open, nothing_against, gold_next or leave_kind;
# $goods: the kind that is left to the other
table-favour = { $kind ->
    [pass_next] Gdy znów stanę przy bramie, twoja torba przejdzie.
    [never_open] Już nigdy nie otworzę twojej torby.
    [nothing_against] Gdy znów stanę przy bramie, nie zawrę żadnej umowy przeciw twojej torbie.
    [gold_next] Gdy tylko znów będziemy mogli zawrzeć umowę, zapłacę ci { gold-counted }.
   *[leave_kind] Od teraz zostawiam to tobie: { $goods }.
}
# The same as something to choose; also $kind: none, words
table-favour-pick = { $kind ->
    [none] Bez obietnicy
    [pass_next] „Gdy znów stanę przy bramie, twoja torba przejdzie”
    [never_open] „Już nigdy nie otworzę twojej torby”
    [nothing_against] „Gdy znów stanę przy bramie, nie zawrę żadnej umowy przeciw twojej torbie”
    [gold_next] Pensy, gdy tylko znów będzie można zawrzeć umowę
    [leave_kind] Rodzaj towaru, zostawiony drugiej stronie
   *[words] Własnymi słowami
}
# A promise as a part of an offer: to whom, and in which words
table-part-typed = obietnica (→ { $to }): „{ $words }”
table-give-promise = Obietnica na późniejsze rundy
table-give-promise-about = Nikogo nie wiąże. Ale wszyscy zobaczą, czy została dotrzymana.
table-give-kind = Jaki towar?
table-give-favour = Obietnica w słowach
table-give-favour-about = Nikogo nie wiąże. Ale ludzie pamiętają.
table-choose-kind = { $good }, z { $most }
table-of = z { $most }
table-more = Więcej: { $what }
table-less = Mniej: { $what }
table-gold-jump = Pensy: { $jump } więcej

## Debts, promo cards, black market, loot

table-pay-meter = Zapłacone { $paid } z { $amount }
table-pay-all = Idą wszystkie legalne towary i to nie wystarcza.
table-pay-shown = Czym tu płacisz, to zobaczą wszyscy.
table-brimstone-none = Nie masz oleju siarkowego. Nikt się nie dowie: pytamy każdego, kto coś chowa.
table-black-worth = { $left ->
    [one] za kartę wartą { $value }; ostatnią
   *[other] za kartę wartą { $value }
}
table-black-empty = wyprzedane
table-black-have = masz { $count }
table-loot-so-far = W łupie: { $things }
table-loot-take = Dla ciebie
table-loot-about = Resztę bierze drugi zastępca. Bez zgody wszystko idzie na pół, a co się nie dzieli, przepada.
table-loot-propose = Zaproponuj ten podział
table-loot-proposal = { $you ->
    [yes] Proponujesz dla siebie: { $things }.
   *[no] { $name } chce dla siebie: { $things }. Reszta dla ciebie.
}
table-plates-choose = Wybierz dla półmisków
table-plates-why = { $count ->
    [one] Wybierz rodzaj jeszcze dla { $count } półmiska.
   *[other] Wybierz rodzaje jeszcze dla { $count } półmisków.
}
table-plates-left = { $count ->
    [0] Wszystkie półmiski podane.
    [one] Został { $count } półmisek
    [few] Zostały { $count } półmiski
   *[many] Zostało { $count } półmisków
}

## Talk

table-talk-none = Nikt jeszcze nie powiedział ani słowa.
table-talk-say = Powiedz coś
table-talk-send = Powiedz
table-reactions = Reakcje
table-phrases = Szybkie zwroty
table-reaction = { $reaction ->
    [laugh] śmieje się.
    [gasp] wstrzymuje oddech.
    [doubt] unosi brew.
    [cheer] wiwatuje.
    [groan] jęczy.
   *[wink] puszcza oko.
}
table-reaction-button = { $reaction ->
    [laugh] Śmiech
    [gasp] Och!
    [doubt] Wątpię
    [cheer] Brawo
    [groan] Jęk
   *[wink] Oczko
}
table-phrase-sheriff-1 = Co my tu mamy?
table-phrase-sheriff-2 = Przekonaj mnie.
table-phrase-sheriff-3 = To twoja najlepsza oferta?
table-phrase-sheriff-4 = Aż tu czuję pieprz.
table-phrase-bargain-1 = W mojej torbie nie ma nic ciekawego.
table-phrase-bargain-2 = Lepiej obejrzyj tamtą torbę.
table-phrase-bargain-3 = Pamiętam przysługi.
table-phrase-bargain-4 = Otwieraj. No, śmiało.
table-phrase-wait-1 = Powodzenia wszystkim.
table-phrase-wait-2 = Piękny dzień na targ.
table-phrase-wait-3 = Bez pośpiechu.
table-phrase-over-1 = Dobra gra!
table-phrase-over-2 = Sama uczciwość. Przeważnie.
table-phrase-over-3 = Jeszcze raz?

## Hints

table-hint = Podpowiedź
table-hint-thinking = Pytamy starego wygę…
table-hint-wait = Czekaj i patrz.
table-hint-weighed = Na wadze, w punktach:
table-hint-bag = Twoja torba: { $passed }, jeśli przejdzie; bez umowy spodziewaj się { $otherwise }.
table-percent = { $percent }%
table-hint-opens = Szansa, że twoja torba zostanie otwarta: { $percent }%.
table-hint-about = Zdanie mocnego bota; widzi to, co ty, i nic więcej.

## Keys

table-keys = Klawisze
table-key-card = wybierz kartę z ręki
table-key-arrows = przechodź po ręce, torbach i przyciskach
table-key-main = duży przycisk
table-key-bag = następna torba na stole
table-key-offer = złóż ofertę
table-key-say = powiedz coś o torbie
table-key-talk = rozmowa
table-key-log = dziennik
table-key-hint = podpowiedź
table-key-crowns = Król i Królowa
table-key-escape = zamknij albo cofnij, co niewysłane
table-key-keys = ta lista

## End of a round, end of the game

table-round-over = Koniec rundy { $round } z { $rounds }
# $state: passed, honest, seized or gate (was at the gate, or had no bag)
table-round-bag = { $state ->
    [passed] przeszła
    [honest] uczciwa
    [seized] wpadka
   *[gate] –
}
table-round-stall = stragan { $value }
table-final-counting = Liczymy…
table-final-skip = Pokaż wszystko
table-final-winner = { $many ->
    [yes] Wspólna wygrana: { $name }, wynik { $score }!
   *[no] { $you ->
        [yes] Wygrywasz z wynikiem { $score }!
       *[no] { $name } wygrywa z wynikiem { $score }!
    }
}
table-final-place = Twoje miejsce: { $rank }.
table-final-total = Razem
table-final-crown = Król i Królowa: { $good }
table-final-rematch = Zagraj znowu
table-final-share = Udostępnij powtórkę
table-final-replay = Obejrzyj powtórkę
table-final-save = Zachowaj zapis
table-final-copied = Link skopiowany.
table-final-review = Analiza
table-final-result = Wynik
table-play-on = Graj dalej od tego miejsca
table-branch = Dalszy ciąg innej gry: nigdzie się nie liczy.
table-final-wealth = Majątek runda po rundzie
table-final-honesty = Na ile uczciwa była gra?
table-final-column = { $column ->
    [bags] Zadeklarowane torby
    [lies] w tym kłamstwa
    [caught] wykryte kłamstwa
    [paid] Łapówki dane
    [taken] Łapówki wzięte
    [opened] Jako Szeryf: złapani kłamcy / otwarte torby
    [kept] Obietnice dotrzymane
   *[broken] Obietnice złamane
}
table-final-clock = zegar
table-final-bluff = Najlepszy blef
table-final-bluff-about = Runda { $round }: { $name } mówi „{ goods-counted }”, przy bramie { $by }. Torba przechodzi, a w niej ukryte towary za { $worth }.
table-final-catch = Najlepszy połów
table-final-catch-about = Runda { $round }: { $name } mówi „{ goods-counted }”, przy bramie { $by }. Torba otwarta, a w niej coś całkiem innego za { $worth }.
table-final-bribe = Najdroższa torba
table-final-bribe-about = Runda { $round }: { $name } daje łapówkę wartą { $gold }, żeby przewieźć „{ goods-counted }”. Przy bramie { $by }.

## Looking back: the decisions that weighed most, as a hint would have judged them then

table-back = Twoje najważniejsze decyzje
table-back-about = Ocena taka, jaką dałaby wtedy podpowiedź: z tego, co było ci wiadomo, a nie z tego, co z tego wyszło.
# $kind: load, declare, open, pass, deal or refuse
table-back-did = { $kind ->
    [load] Runda { $round }: pakujesz { $goods }.
    [declare] Runda { $round }: deklarujesz { goods-counted }.
    [open] Runda { $round }: otwierasz torbę kupca { $owner }.
    [pass] Runda { $round }: przepuszczasz za darmo torbę kupca { $owner }.
    [refuse] Runda { $round }: odrzucasz ofertę ({ $with }): { $terms }.
   *[deal] Runda { $round }: umowa stoi, ty i { $with }: { $terms }.
}
table-back-lies = Szansa na kłamstwo, na oko: { $percent }%.
# $instead: an order, as hints say it
table-back-cost = { $points ->
    [one] Podpowiedź brzmiałaby: „{ $instead }”. To wyglądało na lepsze o mniej więcej { $points } punkt.
    [few] Podpowiedź brzmiałaby: „{ $instead }”. To wyglądało na lepsze o mniej więcej { $points } punkty.
   *[many] Podpowiedź brzmiałaby: „{ $instead }”. To wyglądało na lepsze o mniej więcej { $points } punktów.
}
table-back-won = { $points ->
    [one] Podpowiedź byłaby ta sama. Następny wybór wyglądał na gorszy o mniej więcej { $points } punkt.
    [few] Podpowiedź byłaby ta sama. Następny wybór wyglądał na gorszy o mniej więcej { $points } punkty.
   *[many] Podpowiedź byłaby ta sama. Następny wybór wyglądał na gorszy o mniej więcej { $points } punktów.
}
table-back-no-deal = Obejdź się bez umowy
table-back-look = Zobacz to jeszcze raz
