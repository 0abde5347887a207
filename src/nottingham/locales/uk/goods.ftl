# The words of the game. A good’s name is the one on the printed card; .counted is so many of it.
# Keys are those of nottingham.game.Good and of the glossary.

## Goods

good-apple = яблуко
    .counted = { $count ->
        [one] { $count } яблуко
        [few] { $count } яблука
       *[many] { $count } яблук
    }
good-cheese = сир
    .counted = { $count ->
        [one] { $count } сир
        [few] { $count } сири
       *[many] { $count } сирів
    }
good-bread = хліб
    .counted = { $count ->
        [one] { $count } хліб
        [few] { $count } хліби
       *[many] { $count } хлібів
    }
good-chicken = курка
    .counted = { $count ->
        [one] { $count } курка
        [few] { $count } курки
       *[many] { $count } курок
    }
good-pepper = перець
    .counted = { $count ->
        [one] { $count } перець
        [few] { $count } перці
       *[many] { $count } перців
    }
good-mead = медовуха
    .counted = { $count ->
        [one] { $count } медовуха
        [few] { $count } медовухи
       *[many] { $count } медовух
    }
good-silk = шовк
    .counted = { $count ->
        [one] { $count } шовк
        [few] { $count } шовки
       *[many] { $count } шовків
    }
good-crossbow = арбалет
    .counted = { $count ->
        [one] { $count } арбалет
        [few] { $count } арбалети
       *[many] { $count } арбалетів
    }
good-green_apple = зелене яблуко
    .counted = { $count ->
        [one] { $count } зелене яблуко
        [few] { $count } зелені яблука
       *[many] { $count } зелених яблук
    }
good-golden_apple = жовте яблуко
    .counted = { $count ->
        [one] { $count } жовте яблуко
        [few] { $count } жовті яблука
       *[many] { $count } жовтих яблук
    }
good-gouda = гауда
    .counted = { $count ->
        [one] { $count } гауда
        [few] { $count } гауди
       *[many] { $count } гауд
    }
good-bleu_cheese = блакитний сир
    .counted = { $count ->
        [one] { $count } блакитний сир
        [few] { $count } блакитні сири
       *[many] { $count } блакитних сирів
    }
good-rye_bread = житній хліб
    .counted = { $count ->
        [one] { $count } житній хліб
        [few] { $count } житні хліби
       *[many] { $count } житніх хлібів
    }
good-pumpernickel = пумпернікель
    .counted = { $count ->
        [one] { $count } пумпернікель
        [few] { $count } пумпернікелі
       *[many] { $count } пумпернікелів
    }
good-royal_rooster = королівський півень
    .counted = { $count ->
        [one] { $count } королівський півень
        [few] { $count } королівські півні
       *[many] { $count } королівських півнів
    }
good-arcane_scrolls = таємні сувої
    .counted = { $count ->
        [one] { $count } таємний сувій
        [few] { $count } таємні сувої
       *[many] { $count } таємних сувоїв
    }
good-feast_plate = святкова страва
    .counted = { $count ->
        [one] { $count } святкова страва
        [few] { $count } святкові страви
       *[many] { $count } святкових страв
    }
good-royal_summons = королівський виклик
    .counted = { $count ->
        [one] { $count } королівський виклик
        [few] { $count } королівські виклики
       *[many] { $count } королівських викликів
    }
good-princes_sword = меч принца
    .counted = { $count ->
        [one] { $count } меч принца
        [few] { $count } мечі принца
       *[many] { $count } мечів принца
    }
good-olive_oil = оливкова олія
    .counted = { $count ->
        [one] { $count } оливкова олія
        [few] { $count } оливкові олії
       *[many] { $count } оливкових олій
    }
good-dragon_pepper = драконячий перець
    .counted = { $count ->
        [one] { $count } драконячий перець
        [few] { $count } драконячі перці
       *[many] { $count } драконячих перців
    }
good-strawberry_mead = полунична медовуха
    .counted = { $count ->
        [one] { $count } полунична медовуха
        [few] { $count } полуничні медовухи
       *[many] { $count } полуничних медовух
    }
good-golden_silk = золотий шовк
    .counted = { $count ->
        [one] { $count } золотий шовк
        [few] { $count } золоті шовки
       *[many] { $count } золотих шовків
    }
good-heavy_crossbow = важкий арбалет
    .counted = { $count ->
        [one] { $count } важкий арбалет
        [few] { $count } важкі арбалети
       *[many] { $count } важких арбалетів
    }
good-brimstone_oil = сірчана олія
    .counted = { $count ->
        [one] { $count } сірчана олія
        [few] { $count } сірчані олії
       *[many] { $count } сірчаних олій
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
    [one] { $gold } золотий
    [few] { $gold } золоті
   *[many] { $gold } золотих
}

# $score (number of points)
points-counted = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}

# How those at the gate are addressed. $office: sheriff, deputy or deputies
office = { $office ->
    [deputy] заступнику
    [deputies] заступники
   *[sheriff] шерифе
}

## Classes, roles, places, phases

word-legal_goods = дозволені товари
word-contraband = контрабанда
word-royal_goods = королівські товари
word-sheriff = шериф
word-merchant = торговець
word-deputy = заступник
word-bag = мішок
word-stall = прилавок
word-hand = рука
word-gold = золото
word-bank = банк
word-deck = колода
word-discard_pile = стос скидання
word-value = ціна
word-penalty = штраф
word-bribe = хабар
word-deal = угода
word-market = торгівля
word-loading = завантаження товарів
word-declaration = декларування
word-inspection = огляд
word-end_of_round = кінець раунду
word-honour_among_thieves = злодійська честь
word-king = король
word-queen = королева
word-loot = здобич
word-black_market = чорний ринок
