# The words of the game. A good’s name is the one on the printed card; .counted is so many of it.
# Keys are those of nottingham.game.Good and of the glossary.

## Goods

good-apple = manzana
    .counted = { $count ->
        [one] { $count } manzana
       *[other] { $count } manzanas
    }
good-cheese = queso
    .counted = { $count ->
        [one] { $count } queso
       *[other] { $count } quesos
    }
good-bread = pan
    .counted = { $count ->
        [one] { $count } pan
       *[other] { $count } panes
    }
good-chicken = pollo
    .counted = { $count ->
        [one] { $count } pollo
       *[other] { $count } pollos
    }
good-pepper = pimienta
    .counted = { $count ->
        [one] { $count } pimienta
       *[other] { $count } pimientas
    }
good-mead = aguamiel
    .counted = { $count ->
        [one] { $count } aguamiel
       *[other] { $count } aguamieles
    }
good-silk = seda
    .counted = { $count ->
        [one] { $count } seda
       *[other] { $count } sedas
    }
good-crossbow = ballesta
    .counted = { $count ->
        [one] { $count } ballesta
       *[other] { $count } ballestas
    }
good-green_apple = manzanas verdes
    .counted = { $count ->
        [one] { $count } manzana verde
       *[other] { $count } manzanas verdes
    }
good-golden_apple = manzana dorada
    .counted = { $count ->
        [one] { $count } manzana dorada
       *[other] { $count } manzanas doradas
    }
good-gouda = queso gouda
    .counted = { $count ->
        [one] { $count } queso gouda
       *[other] { $count } quesos gouda
    }
good-bleu_cheese = queso azul
    .counted = { $count ->
        [one] { $count } queso azul
       *[other] { $count } quesos azules
    }
good-rye_bread = pan de centeno
    .counted = { $count ->
        [one] { $count } pan de centeno
       *[other] { $count } panes de centeno
    }
good-pumpernickel = pan pumpernickel
    .counted = { $count ->
        [one] { $count } pan pumpernickel
       *[other] { $count } panes pumpernickel
    }
good-royal_rooster = gallo real
    .counted = { $count ->
        [one] { $count } gallo real
       *[other] { $count } gallos reales
    }
good-arcane_scrolls = pergaminos arcanos
    .counted = { $count ->
        [one] { $count } pergamino arcano
       *[other] { $count } pergaminos arcanos
    }
good-feast_plate = plato de banquete
    .counted = { $count ->
        [one] { $count } plato de banquete
       *[other] { $count } platos de banquete
    }
good-royal_summons = citación real
    .counted = { $count ->
        [one] { $count } citación real
       *[other] { $count } citaciones reales
    }
good-princes_sword = espada del príncipe
    .counted = { $count ->
        [one] { $count } espada del príncipe
       *[other] { $count } espadas del príncipe
    }
good-olive_oil = aceite de oliva
    .counted = { $count ->
        [one] { $count } aceite de oliva
       *[other] { $count } aceites de oliva
    }
good-dragon_pepper = pimienta de dragón
    .counted = { $count ->
        [one] { $count } pimienta de dragón
       *[other] { $count } pimientas de dragón
    }
good-strawberry_mead = aguamiel de fresa
    .counted = { $count ->
        [one] { $count } aguamiel de fresa
       *[other] { $count } aguamieles de fresa
    }
good-golden_silk = seda dorada
    .counted = { $count ->
        [one] { $count } seda dorada
       *[other] { $count } sedas doradas
    }
good-heavy_crossbow = ballesta pesada
    .counted = { $count ->
        [one] { $count } ballesta pesada
       *[other] { $count } ballestas pesadas
    }
good-brimstone_oil = aceite de azufre
    .counted = { $count ->
        [one] { $count } aceite de azufre
       *[other] { $count } aceites de azufre
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
    [one] { $gold } moneda de oro
   *[other] { $gold } monedas de oro
}

# $score (number of points)
points-counted = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}

# How those at the gate are addressed. $office: sheriff, deputy or deputies
office = { $office ->
    [deputy] ayudante
    [deputies] ayudantes
   *[sheriff] sheriff
}

## Classes, roles, places, phases

word-legal_goods = mercancías legales
word-contraband = contrabando
word-royal_goods = mercancías reales
word-sheriff = sheriff
word-merchant = mercader
word-deputy = ayudante
word-bag = bolsa
word-stall = puesto
word-hand = mano
word-gold = oro
word-bank = banco
word-deck = mazo
word-discard_pile = pila de descartes
word-value = valor
word-penalty = penalización
word-bribe = soborno
word-deal = trato
word-market = mercado
word-loading = cargar la bolsa
word-declaration = declaración
word-inspection = inspección
word-end_of_round = fin de la ronda
word-honour_among_thieves = el honor entre ladrones
word-king = rey
word-queen = reina
word-loot = botín
word-black_market = mercado negro
