# The words of the game. A good’s name is the one on the printed card; .counted is so many of it.
# Keys are those of nottingham.game.Good and of the glossary.

## Goods

good-apple = jabłko
    .counted = { $count ->
        [one] { $count } jabłko
        [few] { $count } jabłka
       *[many] { $count } jabłek
    }
good-cheese = ser
    .counted = { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[many] { $count } serów
    }
good-bread = chleb
    .counted = { $count ->
        [one] { $count } chleb
        [few] { $count } chleby
       *[many] { $count } chlebów
    }
good-chicken = kurczak
    .counted = { $count ->
        [one] { $count } kurczak
        [few] { $count } kurczaki
       *[many] { $count } kurczaków
    }
good-pepper = pieprz
    .counted = { $count ->
        [one] { $count } porcja pieprzu
        [few] { $count } porcje pieprzu
       *[many] { $count } porcji pieprzu
    }
good-mead = miód pitny
    .counted = { $count ->
        [one] { $count } miód pitny
        [few] { $count } miody pitne
       *[many] { $count } miodów pitnych
    }
good-silk = jedwab
    .counted = { $count ->
        [one] { $count } bela jedwabiu
        [few] { $count } bele jedwabiu
       *[many] { $count } bel jedwabiu
    }
good-crossbow = kusza
    .counted = { $count ->
        [one] { $count } kusza
        [few] { $count } kusze
       *[many] { $count } kusz
    }
good-green_apple = zielone jabłka
    .counted = { $count ->
        [one] { $count } zielone jabłko
        [few] { $count } zielone jabłka
       *[many] { $count } zielonych jabłek
    }
good-golden_apple = złote jabłka
    .counted = { $count ->
        [one] { $count } złote jabłko
        [few] { $count } złote jabłka
       *[many] { $count } złotych jabłek
    }
good-gouda = ser gouda
    .counted = { $count ->
        [one] { $count } ser gouda
        [few] { $count } sery gouda
       *[many] { $count } serów gouda
    }
good-bleu_cheese = ser pleśniowy
    .counted = { $count ->
        [one] { $count } ser pleśniowy
        [few] { $count } sery pleśniowe
       *[many] { $count } serów pleśniowych
    }
good-rye_bread = chleb żytni
    .counted = { $count ->
        [one] { $count } chleb żytni
        [few] { $count } chleby żytnie
       *[many] { $count } chlebów żytnich
    }
good-pumpernickel = pumpernikiel
    .counted = { $count ->
        [one] { $count } pumpernikiel
        [few] { $count } pumpernikle
       *[many] { $count } pumpernikli
    }
good-royal_rooster = królewski kogut
    .counted = { $count ->
        [one] { $count } królewski kogut
        [few] { $count } królewskie koguty
       *[many] { $count } królewskich kogutów
    }
good-arcane_scrolls = tajemne zwoje
    .counted = { $count ->
        [one] { $count } tajemny zwój
        [few] { $count } tajemne zwoje
       *[many] { $count } tajemnych zwojów
    }
good-feast_plate = biesiadny półmisek
    .counted = { $count ->
        [one] { $count } biesiadny półmisek
        [few] { $count } biesiadne półmiski
       *[many] { $count } biesiadnych półmisków
    }
good-royal_summons = królewskie wezwanie
    .counted = { $count ->
        [one] { $count } królewskie wezwanie
        [few] { $count } królewskie wezwania
       *[many] { $count } królewskich wezwań
    }
good-princes_sword = miecz księcia
    .counted = { $count ->
        [one] { $count } miecz księcia
        [few] { $count } miecze księcia
       *[many] { $count } mieczy księcia
    }
good-olive_oil = oliwa
    .counted = { $count ->
        [one] { $count } oliwa
        [few] { $count } oliwy
       *[many] { $count } oliw
    }
good-dragon_pepper = smoczy pieprz
    .counted = { $count ->
        [one] { $count } porcja smoczego pieprzu
        [few] { $count } porcje smoczego pieprzu
       *[many] { $count } porcji smoczego pieprzu
    }
good-strawberry_mead = truskawkowy miód pitny
    .counted = { $count ->
        [one] { $count } truskawkowy miód pitny
        [few] { $count } truskawkowe miody pitne
       *[many] { $count } truskawkowych miodów pitnych
    }
good-golden_silk = złoty jedwab
    .counted = { $count ->
        [one] { $count } bela złotego jedwabiu
        [few] { $count } bele złotego jedwabiu
       *[many] { $count } bel złotego jedwabiu
    }
good-heavy_crossbow = ciężka kusza
    .counted = { $count ->
        [one] { $count } ciężka kusza
        [few] { $count } ciężkie kusze
       *[many] { $count } ciężkich kusz
    }
good-brimstone_oil = olej siarkowy
    .counted = { $count ->
        [one] { $count } olej siarkowy
        [few] { $count } oleje siarkowe
       *[many] { $count } olejów siarkowych
    }

# $good (key), $count
goods-counted = { $good ->
    [apple] { good-apple.counted }
    [cheese] { good-cheese.counted }
    [bread] { good-bread.counted }
    [chicken] { good-chicken.counted }
    [pepper] { good-pepper.counted }
    [mead] { good-mead.counted }
    [silk] { good-silk.counted }
    [crossbow] { good-crossbow.counted }
    [green_apple] { good-green_apple.counted }
    [golden_apple] { good-golden_apple.counted }
    [gouda] { good-gouda.counted }
    [bleu_cheese] { good-bleu_cheese.counted }
    [rye_bread] { good-rye_bread.counted }
    [pumpernickel] { good-pumpernickel.counted }
    [royal_rooster] { good-royal_rooster.counted }
    [arcane_scrolls] { good-arcane_scrolls.counted }
    [feast_plate] { good-feast_plate.counted }
    [royal_summons] { good-royal_summons.counted }
    [princes_sword] { good-princes_sword.counted }
    [olive_oil] { good-olive_oil.counted }
    [dragon_pepper] { good-dragon_pepper.counted }
    [strawberry_mead] { good-strawberry_mead.counted }
    [golden_silk] { good-golden_silk.counted }
    [heavy_crossbow] { good-heavy_crossbow.counted }
    [brimstone_oil] { good-brimstone_oil.counted }
   *[other] { $count } { $good }
}

# $gold (number of coins)
gold-counted = { $gold ->
    [one] { $gold } pens
    [few] { $gold } pensy
   *[many] { $gold } pensów
}

# $score (number of points)
points-counted = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}

# How those at the gate are addressed. $office: sheriff, deputy or deputies
office = { $office ->
    [deputy] zastępco
    [deputies] zastępcy
   *[sheriff] Szeryfie
}

## Classes, roles, places, phases

word-legal_goods = legalne towary
word-contraband = kontrabanda
word-royal_goods = dobra królewskie
word-sheriff = Szeryf
word-merchant = kupiec
word-deputy = zastępca
word-bag = torba
word-stall = stragan
word-hand = ręka
word-gold = pensy
word-bank = bank
word-deck = stos główny
word-discard_pile = stos kart odrzuconych
word-value = wartość
word-penalty = grzywna
word-bribe = łapówka
word-deal = umowa
word-market = wymiana
word-loading = napełnianie toreb
word-declaration = deklaracje
word-inspection = inspekcja
word-end_of_round = koniec rundy
word-honour_among_thieves = złodziejski honor
word-king = Król
word-queen = Królowa
word-loot = łup
word-black_market = czarny rynek
