# Statements (rules §17): what anybody can say at the table, in the words of whoever says it.
# $name: of whom it is said, or whose bag; $to: who is asked. Names are never inflected, and nobody’s gender is known.
# $own: yes, if it is about the speaker’s own bag (of questions: the asked one’s own); me, if a question is about the asker.
# $good, $count: so many of a kind (goods-counted); $kind: the name of that kind; $gold: gold (gold-counted).

say-as-declared = { $own ->
    [yes] У моєму мішку саме те, що сказано.
   *[no] { $name } каже правду: у мішку те, що сказано.
}
say-lies = { $own ->
    [yes] У моєму мішку не те, що сказано.
   *[no] { $name } бреше.
}
say-no-contraband = { $own ->
    [yes] У моєму мішку немає контрабанди.
   *[no] У мішку торговця { $name } немає контрабанди.
}
say-contraband = { $own ->
    [yes] У моєму мішку є контрабанда.
   *[no] У мішку торговця { $name } є контрабанда.
}
say-holds = { $count ->
    [0] Цього в моєму мішку немає: { $kind }.
   *[other] У моєму мішку рівно стільки: { goods-counted }.
}
say-you-lose = Відкриєте мій мішок — ваша втрата: { gold-counted }.
say-tossed = { $own ->
    [yes] { $count ->
        [0] Цього мною не скинуто: { $kind }.
       *[other] Мною скинуто: { goods-counted }.
    }
   *[no] { $count ->
        [0] Цього торговець { $name } не скидає: { $kind }.
       *[other] { $name } скидає: { goods-counted }.
    }
}
say-owes-me = { $name } має переді мною борг.
say-open-that = Відкрийте мішок торговця { $name }, а не мій.
say-least-opened = Хто платить найменше, того мішок відкриваю.
say-big-opened = Кожен мішок із чотирма картками й більше відкриваю.
say-quiet-passes = Хто мовчить, того мішок не відкриваю.
say-last-chance = { $name }, останній шанс: платіть, бо відкрию.
say-how-much = { $name }, скільки?
say-wont-pay = За цей мішок не плачу.
say-could-pay-more = Можу заплатити більше.
say-make-offer = Запропонуйте мені щось.
say-saw-that = Я все бачу, { $name }.

## Questions

say-ask-as-declared = { $own ->
    [yes] { $to }, у вашому мішку саме те, що сказано?
   *[no] { $to }, чи { $name } каже правду?
}
say-ask-no-contraband = { $own ->
    [yes] { $to }, у вашому мішку є контрабанда?
   *[no] { $to }, у мішку торговця { $name } є контрабанда?
}
say-ask-holds = { $to }, скільки цього у вашому мішку: { $kind }?
say-ask-you-lose = { $to }, скільки коштує відкрити ваш мішок?
say-ask-tossed = { $own ->
    [yes] { $to }, скільки цього вами скинуто: { $kind }?
    [me] { $to }, скільки цього мною скинуто: { $kind }?
   *[no] { $to }, скільки цього скидає { $name }: { $kind }?
}
say-ask-owes-me = { $own ->
    [me] { $to }, чи маю я перед вами борг?
   *[no] { $to }, чи { $name } має перед вами борг?
}
say-ask-wont-pay = { $to }, заплатите?

# A line of a list whose numbers and goods are chosen next. $kind: holds, you-lose, tossed, ask-holds or ask-tossed
say-open = { $kind ->
    [holds] Скільки якого товару в моєму мішку…
    [you-lose] Скільки коштує відкрити мій мішок…
    [tossed] { $own ->
        [yes] Скільки якого товару мною скинуто…
       *[no] Скільки якого товару скидає { $name }…
    }
    [ask-holds] { $to }, скільки якого товару у вашому мішку?
   *[ask-tossed] { $own ->
        [yes] { $to }, скільки якого товару вами скинуто?
        [me] { $to }, скільки якого товару мною скинуто?
       *[no] { $to }, скільки якого товару скидає { $name }?
    }
}

## What came of it

say-state = { $state ->
    [true] правда
    [false] брехня
    [kept] дотримано
    [broken] не дотримано
    [open] ще не відомо
   *[never] так і не з’ясовано
}
say-settled = { $you ->
    [yes] Твоє слово
   *[no] Слово торговця { $name }
} «{ $words }»: { $verdict }.
say-record = { $said ->
    [one] { $said } заява
    [few] { $said } заяви
   *[many] { $said } заяв
}, { $lies ->
    [0] без брехні
    [one] { $lies } брехня
    [few] { $lies } брехні
   *[many] { $lies } брехень
}

## On the screen

say-title = Сказати
say-more = Ще…
say-which = Який товар?
say-how-many = Скільки?
say-straight = Хто як тримався правди
