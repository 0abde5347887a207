today-title = Брама дня
today-about = Один мішок на день. Знайди найкращий вибір.
today-round = Раунд { $round } з { $rounds }
today-role = { $kind ->
    [settle] Ти шериф. { $name } кладе мішок тобі на стіл.
    [offer] Ти торговець. Біля брами { $name }, і твій мішок лежить там.
   *[load] Ти торговець. Біля брами { $name }.
}
today-says = «{ $goods }.»
today-offers = «І { $gold } вам, якщо пройде.»
today-offers-nothing = Нічого не пропонує.
today-has = Має { $gold }.
today-tossed = Скинуто: { $goods }
today-taken = Взято зі стосів: { $goods }
today-tossed-nothing = Нічого не скинуто.
today-record = Мішки досі: { $name }
today-ruled = Мішки біля брами, шериф { $name }
today-record-none = ще жодного
today-bag = { $went ->
    [t] правда, пропущено
    [l] брехня, пропущено
    [T] правда, відкрито
   *[L] брехня, відкрито
}
today-hand = Твоя рука
today-own-bag = Твій мішок, задекларовано: { $goods }
today-stalls = Прилавки
today-you = Ти
today-ask = { $kind ->
    [settle] Що робиш?
    [offer] Що пропонуєш?
   *[load] Що кладеш до мішка?
}
today-do = { $do ->
    [open] Відкрити
    [pass] Пропустити задарма
    [take] Взяти { $gold } і пропустити
    [ask] Назвати ціну: { $gold }
    [offer] Запропонувати { $gold }
    [quiet] Нічого не пропонувати
   *[load] Сказати «{ $goods }»
}
today-decide = Вирішити
today-best = Найкращий вибір
today-less = На { $points } очка гірше за найкраще
today-off = на { $points } менше, ±{ $half }
today-is-best = найкраще
today-yours = твій вибір
today-truth = У мішку: { $goods }.
today-chance = З того, що можна було знати, імовірність брехні: { $percent } %.
today-how = Вартість в очках проти середнього результату інших; далі грають боти. ± справджується у 95 випадках зі 100.
today-how-asked = Після відмови боти торгуються, відкривають мішок або пропускають його.
today-streak = { $days ->
    [0] Серії ще немає
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[many] { $days } днів поспіль
}
today-average = { $days ->
    [one] У середньому на { $points } очка гірше, за { $days } браму
    [few] У середньому на { $points } очка гірше, за { $days } брами
   *[many] У середньому на { $points } очка гірше, за { $days } брам
}
today-share = Поділитися результатом
today-shared = { $short ->
    [no] Ноттінгем, брама дня, { $date }: найкращий вибір. { today-streak }.
   *[yes] Ноттінгем, брама дня, { $date }: на { $points } очка гірше.
}
today-tomorrow = Наступна брама відчиниться завтра.
