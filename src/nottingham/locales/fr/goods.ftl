# The words of the game. A good’s name is the one on the printed card; .counted is so many of it.
# Keys are those of nottingham.game.Good and of the glossary.

## Goods

good-apple = pomme
    .counted = { $count ->
        [one] { $count } pomme
       *[other] { $count } pommes
    }
good-cheese = fromage
    .counted = { $count ->
        [one] { $count } fromage
       *[other] { $count } fromages
    }
good-bread = pain
    .counted = { $count ->
        [one] { $count } pain
       *[other] { $count } pains
    }
good-chicken = poulet
    .counted = { $count ->
        [one] { $count } poulet
       *[other] { $count } poulets
    }
good-pepper = poivre
    .counted = { $count ->
        [one] { $count } poivre
       *[other] { $count } poivres
    }
good-mead = hydromel
    .counted = { $count ->
        [one] { $count } hydromel
       *[other] { $count } hydromels
    }
good-silk = soie
    .counted = { $count ->
        [one] { $count } soie
       *[other] { $count } soies
    }
good-crossbow = arbalète
    .counted = { $count ->
        [one] { $count } arbalète
       *[other] { $count } arbalètes
    }
good-green_apple = pommes vertes
    .counted = { $count ->
        [one] { $count } pomme verte
       *[other] { $count } pommes vertes
    }
good-golden_apple = pommes dorées
    .counted = { $count ->
        [one] { $count } pomme dorée
       *[other] { $count } pommes dorées
    }
good-gouda = fromage gouda
    .counted = { $count ->
        [one] { $count } fromage gouda
       *[other] { $count } fromages gouda
    }
good-bleu_cheese = fromage bleu
    .counted = { $count ->
        [one] { $count } fromage bleu
       *[other] { $count } fromages bleus
    }
good-rye_bread = pain de seigle
    .counted = { $count ->
        [one] { $count } pain de seigle
       *[other] { $count } pains de seigle
    }
good-pumpernickel = pumpernickel
    .counted = { $count ->
        [one] { $count } pumpernickel
       *[other] { $count } pumpernickels
    }
good-royal_rooster = coq royal
    .counted = { $count ->
        [one] { $count } coq royal
       *[other] { $count } coqs royaux
    }
good-arcane_scrolls = parchemins mystiques
    .counted = { $count ->
        [one] { $count } parchemin mystique
       *[other] { $count } parchemins mystiques
    }
good-feast_plate = plat de festin
    .counted = { $count ->
        [one] { $count } plat de festin
       *[other] { $count } plats de festin
    }
good-royal_summons = convocation royale
    .counted = { $count ->
        [one] { $count } convocation royale
       *[other] { $count } convocations royales
    }
good-princes_sword = épée du prince
    .counted = { $count ->
        [one] { $count } épée du prince
       *[other] { $count } épées du prince
    }
good-olive_oil = huile d’olive
    .counted = { $count ->
        [one] { $count } huile d’olive
       *[other] { $count } huiles d’olive
    }
good-dragon_pepper = poivre du dragon
    .counted = { $count ->
        [one] { $count } poivre du dragon
       *[other] { $count } poivres du dragon
    }
good-strawberry_mead = hydromel à la fraise
    .counted = { $count ->
        [one] { $count } hydromel à la fraise
       *[other] { $count } hydromels à la fraise
    }
good-golden_silk = soie dorée
    .counted = { $count ->
        [one] { $count } soie dorée
       *[other] { $count } soies dorées
    }
good-heavy_crossbow = arbalète lourde
    .counted = { $count ->
        [one] { $count } arbalète lourde
       *[other] { $count } arbalètes lourdes
    }
good-brimstone_oil = huile de soufre
    .counted = { $count ->
        [one] { $count } huile de soufre
       *[other] { $count } huiles de soufre
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
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}

# $score (number of points)
points-counted = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# How those at the gate are addressed. $office: sheriff, deputy or deputies
office = { $office ->
    [deputy] adjoint
    [deputies] adjoints
   *[sheriff] shérif
}

## Classes, roles, places, phases

word-legal_goods = marchandises légales
word-contraband = contrebande
word-royal_goods = marchandises royales
word-sheriff = shérif
word-merchant = marchand
word-deputy = adjoint
word-bag = sac
word-stall = étal
word-hand = main
word-gold = or
word-bank = banque
word-deck = pioche
word-discard_pile = pile de défausse
word-value = valeur
word-penalty = pénalité
word-bribe = pot-de-vin
word-deal = marché conclu
word-market = marché
word-loading = remplissage des sacs
word-declaration = déclaration
word-inspection = inspection
word-end_of_round = fin du tour
word-honour_among_thieves = l’honneur des voleurs
word-king = roi
word-queen = reine
word-loot = butin
word-black_market = marché noir
