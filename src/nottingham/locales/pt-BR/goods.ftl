# The words of the game. A good’s name is the one on the printed card; .counted is so many of it.
# Keys are those of nottingham.game.Good and of the glossary.

## Goods

good-apple = maçã
    .counted = { $count ->
        [one] { $count } maçã
       *[other] { $count } maçãs
    }
good-cheese = queijo
    .counted = { $count ->
        [one] { $count } queijo
       *[other] { $count } queijos
    }
good-bread = pão
    .counted = { $count ->
        [one] { $count } pão
       *[other] { $count } pães
    }
good-chicken = galinha
    .counted = { $count ->
        [one] { $count } galinha
       *[other] { $count } galinhas
    }
good-pepper = pimenta
    .counted = { $count ->
        [one] { $count } pimenta
       *[other] { $count } pimentas
    }
good-mead = hidromel
    .counted = { $count ->
        [one] { $count } hidromel
       *[other] { $count } hidroméis
    }
good-silk = seda
    .counted = { $count ->
        [one] { $count } seda
       *[other] { $count } sedas
    }
good-crossbow = besta
    .counted = { $count ->
        [one] { $count } besta
       *[other] { $count } bestas
    }
good-green_apple = maçã verde
    .counted = { $count ->
        [one] { $count } maçã verde
       *[other] { $count } maçãs verdes
    }
good-golden_apple = maçã dourada
    .counted = { $count ->
        [one] { $count } maçã dourada
       *[other] { $count } maçãs douradas
    }
good-gouda = queijo gouda
    .counted = { $count ->
        [one] { $count } queijo gouda
       *[other] { $count } queijos gouda
    }
good-bleu_cheese = queijo gorgonzola
    .counted = { $count ->
        [one] { $count } queijo gorgonzola
       *[other] { $count } queijos gorgonzola
    }
good-rye_bread = pão integral
    .counted = { $count ->
        [one] { $count } pão integral
       *[other] { $count } pães integrais
    }
good-pumpernickel = pão de centeio
    .counted = { $count ->
        [one] { $count } pão de centeio
       *[other] { $count } pães de centeio
    }
good-royal_rooster = galo real
    .counted = { $count ->
        [one] { $count } galo real
       *[other] { $count } galos reais
    }
good-arcane_scrolls = pergaminhos arcanos
    .counted = { $count ->
        [one] { $count } pergaminho arcano
       *[other] { $count } pergaminhos arcanos
    }
good-feast_plate = prato de banquete
    .counted = { $count ->
        [one] { $count } prato de banquete
       *[other] { $count } pratos de banquete
    }
good-royal_summons = convocação real
    .counted = { $count ->
        [one] { $count } convocação real
       *[other] { $count } convocações reais
    }
good-princes_sword = espada do príncipe
    .counted = { $count ->
        [one] { $count } espada do príncipe
       *[other] { $count } espadas do príncipe
    }
good-olive_oil = azeite de oliva
    .counted = { $count ->
        [one] { $count } azeite de oliva
       *[other] { $count } azeites de oliva
    }
good-dragon_pepper = pimenta do dragão
    .counted = { $count ->
        [one] { $count } pimenta do dragão
       *[other] { $count } pimentas do dragão
    }
good-strawberry_mead = hidromel de morango
    .counted = { $count ->
        [one] { $count } hidromel de morango
       *[other] { $count } hidroméis de morango
    }
good-golden_silk = seda dourada
    .counted = { $count ->
        [one] { $count } seda dourada
       *[other] { $count } sedas douradas
    }
good-heavy_crossbow = besta pesada
    .counted = { $count ->
        [one] { $count } besta pesada
       *[other] { $count } bestas pesadas
    }
good-brimstone_oil = óleo de enxofre
    .counted = { $count ->
        [one] { $count } óleo de enxofre
       *[other] { $count } óleos de enxofre
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
    [one] { $gold } moeda de ouro
   *[other] { $gold } moedas de ouro
}

# $score (number of points)
points-counted = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
}

# How those at the gate are addressed. $office: sheriff, deputy or deputies
office = { $office ->
    [deputy] fiscal
    [deputies] fiscais
   *[sheriff] xerife
}

## Classes, roles, places, phases

word-legal_goods = mercadorias legais
word-contraband = contrabando
word-royal_goods = mercadorias reais
word-sheriff = xerife
word-merchant = comerciante
word-deputy = fiscal
word-bag = bolsa
word-stall = barraca
word-hand = mão
word-gold = ouro
word-bank = banco
word-deck = baralho
word-discard_pile = pilha de descarte
word-value = valor
word-penalty = penalidade
word-bribe = suborno
word-deal = acordo
word-market = transação
word-loading = carregamento
word-declaration = declaração
word-inspection = fiscalização
word-end_of_round = fim da rodada
word-honour_among_thieves = honra entre ladrões
word-king = rei
word-queen = rainha
word-loot = espólios
word-black_market = mercado clandestino
