# The words of the game. A good’s name is the one on the printed card; .counted is so many of it.
# Keys are those of nottingham.game.Good and of the glossary.

## Goods

good-apple = apple
    .counted = { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
good-cheese = cheese
    .counted = { $count ->
        [one] { $count } cheese
       *[other] { $count } cheeses
    }
good-bread = bread
    .counted = { $count ->
        [one] { $count } bread
       *[other] { $count } breads
    }
good-chicken = chicken
    .counted = { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
good-pepper = pepper
    .counted = { $count ->
        [one] { $count } pepper
       *[other] { $count } peppers
    }
good-mead = mead
    .counted = { $count ->
        [one] { $count } mead
       *[other] { $count } meads
    }
good-silk = silk
    .counted = { $count ->
        [one] { $count } silk
       *[other] { $count } silks
    }
good-crossbow = crossbow
    .counted = { $count ->
        [one] { $count } crossbow
       *[other] { $count } crossbows
    }
good-green_apple = green apple
    .counted = { $count ->
        [one] { $count } green apple
       *[other] { $count } green apples
    }
good-golden_apple = golden apple
    .counted = { $count ->
        [one] { $count } golden apple
       *[other] { $count } golden apples
    }
good-gouda = gouda
    .counted = { $count ->
        [one] { $count } gouda
       *[other] { $count } goudas
    }
good-bleu_cheese = blue cheese
    .counted = { $count ->
        [one] { $count } blue cheese
       *[other] { $count } blue cheeses
    }
good-rye_bread = rye bread
    .counted = { $count ->
        [one] { $count } rye bread
       *[other] { $count } rye breads
    }
good-pumpernickel = pumpernickel
    .counted = { $count ->
        [one] { $count } pumpernickel
       *[other] { $count } pumpernickels
    }
good-royal_rooster = royal rooster
    .counted = { $count ->
        [one] { $count } royal rooster
       *[other] { $count } royal roosters
    }
good-arcane_scrolls = arcane scrolls
    .counted = { $count ->
        [one] { $count } arcane scrolls
       *[other] { $count } arcane scrolls
    }
good-feast_plate = feast plate
    .counted = { $count ->
        [one] { $count } feast plate
       *[other] { $count } feast plates
    }
good-royal_summons = royal summons
    .counted = { $count ->
        [one] { $count } royal summons
       *[other] { $count } royal summonses
    }
good-princes_sword = prince’s sword
    .counted = { $count ->
        [one] { $count } prince’s sword
       *[other] { $count } prince’s swords
    }
good-olive_oil = olive oil
    .counted = { $count ->
        [one] { $count } olive oil
       *[other] { $count } olive oils
    }
good-dragon_pepper = dragon pepper
    .counted = { $count ->
        [one] { $count } dragon pepper
       *[other] { $count } dragon peppers
    }
good-strawberry_mead = strawberry mead
    .counted = { $count ->
        [one] { $count } strawberry mead
       *[other] { $count } strawberry meads
    }
good-golden_silk = golden silk
    .counted = { $count ->
        [one] { $count } golden silk
       *[other] { $count } golden silks
    }
good-heavy_crossbow = heavy crossbow
    .counted = { $count ->
        [one] { $count } heavy crossbow
       *[other] { $count } heavy crossbows
    }
good-brimstone_oil = brimstone oil
    .counted = { $count ->
        [one] { $count } brimstone oil
       *[other] { $count } brimstone oils
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
    [one] { $gold } gold
   *[other] { $gold } gold
}

# $score (number of points)
points-counted = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# How those at the gate are addressed. $office: sheriff, deputy or deputies
office = { $office ->
    [deputy] deputy
    [deputies] deputies
   *[sheriff] Sheriff
}

## Classes, roles, places, phases

word-legal_goods = legal goods
word-contraband = contraband
word-royal_goods = royal goods
word-sheriff = Sheriff
word-merchant = merchant
word-deputy = deputy
word-bag = bag
word-stall = stall
word-hand = hand
word-gold = gold
word-bank = bank
word-deck = deck
word-discard_pile = discard pile
word-value = value
word-penalty = penalty
word-bribe = bribe
word-deal = deal
word-market = market
word-loading = loading
word-declaration = declaration
word-inspection = inspection
word-end_of_round = end of round
word-honour_among_thieves = honour among thieves
word-king = King
word-queen = Queen
word-loot = loot
word-black_market = black market
