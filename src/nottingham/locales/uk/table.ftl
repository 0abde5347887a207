# The table: what is to be done, what happened, and everything on the table’s screens.
# Variables that come back again and again:
#   $you (yes/no): whether the one who does it is the reader; $name: who does it
#   $toyou (yes/no; loot: it goes on the loot tile; both: to the reader and somebody else), $to: to whom it is done
#   $mine (yes/no), $owner: whose bag or stall it is
#   $many (yes/no): whether several do it together (then $name is a list, “you” first)
# Names are people’s own: they can not be inflected, and nobody’s gender is known. Lists of names may hold “ти”.
# So names and goods stand in the nominative here: after a colon, in an arrow, or beside an inflected noun
# (“мішок торговця Bess”), and nothing that people did stands in the past tense.

## Names

# Bots have no names of their own; their seat gives them one. Names stay as they are in every language.
# $number: 1 to 6
table-merchant-name = { $number ->
    [1] Олдер
    [2] Бесс
    [3] Катберт
    [4] Данстан
    [5] Едіт
   *[6] Вілмот
}
table-merchant-nobody = Місце { $number }
table-you = ти

## Bits of sentences

table-nothing = нічого
table-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}
table-face-down = { $count ->
    [one] { $count } картка долілиць
    [few] { $count } картки долілиць
   *[many] { $count } карток долілиць
}
# $goods: what they are, told to those who know
table-face-down-known = { $count ->
    [one] { $count } картка долілиць ({ $goods })
    [few] { $count } картки долілиць ({ $goods })
   *[many] { $count } карток долілиць ({ $goods })
}
# $pile: only, left or right
table-pile = { $pile ->
    [left] лівий стос
    [right] правий стос
   *[only] стос скидання
}
table-part-contraband = { $goods } з-під прилавка
table-part-unseen = { $count ->
    [one] { $count } картка наосліп з-під прилавка
    [few] { $count } картки наосліп з-під прилавка
   *[many] { $count } карток наосліп з-під прилавка
}
table-part-bag = { $goods } з мішка
table-part-favour = послуга: «{ $words }»

# One clause of an offer: somebody gives $things.
table-gives = { $you ->
    [yes] { $many ->
        [yes] { $name } даєте: { $things }
       *[no] ти даєш: { $things }
    }
   *[no] { $many ->
        [yes] { $name } дають: { $things }
       *[no] { $name } дає: { $things }
    }
}
# One clause of an offer: the Sheriff’s side does something with a bag. $deed: pass, open or take_nothing
table-does = { $deed ->
    [pass] { $mine ->
        [yes] твій мішок проходить
       *[no] мішок торговця { $owner } проходить
    }
    [open] { $mine ->
        [yes] твій мішок відкривають
       *[no] мішок торговця { $owner } відкривають
    }
   *[take_nothing] { $mine ->
        [yes] за твій мішок нічого не беруть
       *[no] за мішок торговця { $owner } нічого не беруть
    }
}
# The same as an order, in a list of what a deal decides.
table-deed = { $deed ->
    [pass] { $mine ->
        [yes] пропустити твій мішок
       *[no] пропустити мішок торговця { $owner }
    }
    [open] { $mine ->
        [yes] відкрити твій мішок
       *[no] відкрити мішок торговця { $owner }
    }
   *[take_nothing] { $mine ->
        [yes] нічого не брати за твій мішок
       *[no] нічого не брати за мішок торговця { $owner }
    }
}

## What to do now: always one sentence. $names: who is waited for

table-now-loading = Готуємо стіл…
table-now-moment = Хвилинку…
table-now-paused = Гру призупинено. Господар може її продовжити.
table-now-over = Базарний день скінчився.
table-now-name-first = Назви торговця, який почне торгівлю.
table-now-market = Торкнися карток, яких хочеш позбутися, і обміняй їх; або лиши всі.
table-now-market-first = Обери картки на скидання, за бажання візьми зі стосів, тоді обміняй.
table-now-place = Обери стос для скинутих карток і їхній порядок.
table-now-load = Поклади до мішка від однієї до п’яти карток і закрий його.
table-now-declare = { $count ->
    [one] Скажи шерифові, що це за { $count } картка. Один дозволений вид; можна навіть правду.
    [few] Скажи шерифові, що це за { $count } картки. Один дозволений вид; можна навіть правду.
   *[many] Скажи шерифові, що це за { $count } карток. Один дозволений вид; можна навіть правду.
}
table-now-settle = { $count ->
    [one] Лишився { $count } мішок: торгуйся, пропусти або відкрий.
    [few] Лишилося { $count } мішки: обирай, торгуйся, вирішуй.
   *[many] Лишилося { $count } мішків: обирай, торгуйся, вирішуй.
}
table-now-settle-deputy = { $count ->
    [one] Лишився { $count } мішок: скажи своє слово й підтверди.
    [few] Лишилося { $count } мішки: обери один, скажи своє слово й підтверди.
   *[many] Лишилося { $count } мішків: обери один, скажи своє слово й підтверди.
}
table-now-pay = Золото скінчилося, а сплатити треба ще { gold-counted }: обери товари з прилавка.
table-now-place-confiscated = { $count ->
    [one] Поклади конфісковану картку на стос.
    [few] Поклади { $count } конфісковані картки на стос у довільному порядку.
   *[many] Поклади { $count } конфіскованих карток на стос у довільному порядку.
}
table-now-brimstone = Виллєш сірчану олію на чийсь прилавок? Питають кожного, хто щось ховає.
table-now-black-market = Чорний ринок закривається: обміняй три однакові картки або йди далі.
table-now-divide = Запропонуй, як ділити здобич, або лиши це правилам.
table-now-divide-answer = Другий заступник пропонує поділ: погодься або ні.
table-now-choose-plates = Обери, чим стануть твої святкові страви.
table-now-bargain = Твій мішок біля брами ({ $names }). Запропонуй щось або сиди тихо з чесним обличчям.
table-now-bargain-others = Долю твого мішка вирішено. За інші ще можна поторгуватися.
table-now-other-deputy = Твоє слово підтверджено. Ще думає { $names }.
table-now-bag-closed = { $count ->
    [one] Твій мішок закрито. Ще пакує { $names }.
   *[other] Твій мішок закрито. Ще пакують { $names }.
}
table-now-wait-name-first = { $names } обирає, хто почне торгівлю.
table-now-wait-market = { $names } на ринку.
table-now-wait-place = { $names } кладе картки на стос.
table-now-wait-load = { $count ->
    [one] { $names } пакує мішок.
   *[other] { $names } пакують мішки.
}
table-now-wait-declare = { $names } декларує мішок. Дивися просто в очі.
table-now-wait-settle = { $count ->
    [one] { $names } вирішує долю мішків.
   *[other] { $names } вирішують долю мішків.
}
table-now-wait-pay = { $count ->
    [one] { $names } шкребе по кишенях.
   *[other] { $names } шкребуть по кишенях.
}
table-now-wait-place-confiscated = { $names } кладе конфісковане на стос.
table-now-wait-brimstone = { $names } вирішує щодо сірчаної олії.
table-now-wait-black-market = { $names } зазирає на чорний ринок.
table-now-wait-divide = { $count ->
    [one] { $names } думає про здобич.
   *[other] { $names } сперечаються за здобич.
}
table-now-wait-choose-plates = { $names } обирає страви.

## The log: a line for every event

table-log-scene-set = Сцену підготовлено: раунд { $round }.
table-log-deck-shuffled = Колоду перетасовано, карток: { $count }.
table-log-deck-reshuffled = Колода скінчилася; зі скинутих карток ({ $count }) складено нову.
table-log-cards-removed = З гри таємно вийшло карток: { $count }.
table-log-piles-turned-up = Почато стоси скидання. Лівий: { $left }. Правий: { $right }.
table-log-deputies-shuffled = Картки заступників перетасовано.
table-log-lots-drawn = { $you ->
    [yes] Жереб вирішив: перший шериф — ти.
   *[no] Жереб вирішив: перший шериф — { $name }.
}
table-log-round-began = { $many ->
    [yes] Раунд { $round } з { $rounds }: заступники — { $name }.
   *[no] { $you ->
        [yes] Раунд { $round } з { $rounds }: шериф — ти.
       *[no] Раунд { $round } з { $rounds }: шериф — { $name }.
    }
}
table-log-phase-began = { $phase ->
    [set_up] Стіл готовий.
    [market] Торгівля: старе геть, нове сюди.
    [loading] Завантаження: торговці пакують мішки.
    [declaration] Декларування: кожен каже, що в мішку. Більш-менш.
    [inspection] Огляд: мішки лежать біля брами.
    [black_market] Чорний ринок: остання нагода.
    [loot] Здобич: заступники ділять узяте.
    [feast] Бенкет: страви стають товарами.
   *[over] Базарний день скінчився.
}
table-log-round-ended = Раунд { $round } скінчився.
table-log-first-merchant-named = { $you ->
    [yes] Торгівлю починаєш ти.
   *[no] Торгівлю починає { $name }.
}
table-log-cards-set-aside = { $count ->
    [0] { $you ->
        [yes] Ти лишаєш усі картки.
       *[no] { $name } лишає всі картки.
    }
   *[other] { $you ->
        [yes] Ти скидаєш: { $goods }.
       *[no] { $name } скидає: { $goods }.
    }
}
table-log-cards-set-aside-face-down = { $count ->
    [0] { $you ->
        [yes] Ти лишаєш усі картки.
       *[no] { $name } лишає всі картки.
    }
   *[other] { $you ->
        [yes] Ти відкладаєш долілиць: { $goods }.
       *[no] { $name } відкладає долілиць: { $goods }.
    }
}
table-log-cards-taken = { $you ->
    [yes] Ти береш ({ $pile }): { $goods }.
   *[no] { $name } бере ({ $pile }): { $goods }.
}
table-log-cards-drawn = { $you ->
    [yes] Ти добираєш: { $goods }.
   *[no] { $name } добирає: { $goods }.
}
table-log-set-aside-placed = { $you ->
    [yes] Ти кладеш на { $pile }: { $goods }.
   *[no] { $name } кладе на { $pile }: { $goods }.
}
table-log-set-aside-gathered = { $count ->
    [one] { $count } картка йде на стос скидання.
    [few] { $count } картки йдуть на стос скидання.
   *[many] { $count } карток іде на стос скидання.
}
# $goods: empty for those who do not know
table-log-bag-closed = { $you ->
    [yes] Ти клацаєш застібкою. У мішку: { $goods }.
   *[no] { $name } клацає застібкою.
}
# $bags: a list of table-log-bag-of
table-log-bags-closed = Усі мішки закрито: { $bags }.
table-log-bag-of = { $you ->
    [yes] ти — { $count }
   *[no] { $name } — { $count }
}
table-log-bag-declared = { $you ->
    [yes] Ти декларуєш: { goods-counted }.
   *[no] { $name } декларує: { goods-counted }.
}
table-log-offer-made = { $you ->
    [yes] Пропозиція, ти → { $to }: { $terms }.
   *[no] { $toyou ->
        [yes] { $name } пропонує тобі угоду — { $terms }.
       *[no] Пропозиція, { $name } → { $to }: { $terms }.
    }
}
table-log-offer-agreed = { $you ->
    [yes] Ти погоджуєшся (пропонує: { $by }); треба ще одне «так».
   *[no] { $name } погоджується (пропонує: { $by }); треба ще одне «так».
}
# Something that can be said; $words: a statement of say.ftl
table-log-said = { $you ->
    [yes] Ти: «{ $words }»
   *[no] { $name }: «{ $words }»
}
# $how: refused, withdrawn or lapsed
table-log-offer-ended = { $how ->
    [refused] { $you ->
        [yes] Твою пропозицію відхилено (ти → { $to }).
       *[no] { $toyou ->
            [yes] Пропозицію тобі відхилено (пропонує: { $name }).
           *[no] Пропозицію відхилено ({ $name } → { $to }).
        }
    }
    [withdrawn] { $you ->
        [yes] Ти забираєш пропозицію (ти → { $to }).
       *[no] { $toyou ->
            [yes] { $name } забирає пропозицію тобі.
           *[no] Пропозицію забрано ({ $name } → { $to }).
        }
    }
   *[lapsed] { $you ->
        [yes] Твоя пропозиція втратила силу (ти → { $to }).
       *[no] { $toyou ->
            [yes] Пропозиція тобі втратила силу (пропонує: { $name }).
           *[no] Пропозиція втратила силу ({ $name } → { $to }).
        }
    }
}
table-log-deal-struck = { $you ->
    [yes] По руках: ти та { $with } — { $terms }.
   *[no] По руках: { $name } та { $with } — { $terms }.
}
# $from: bag or stall
table-log-goods-handed = { $from ->
    [bag] { $toyou ->
        [loot] { $you ->
            [yes] З твого мішка до здобичі: { $things }.
           *[no] { $name }, з мішка до здобичі: { $things }.
        }
        [yes] { $name } віддає тобі з мішка: { $things }.
       *[no] { $you ->
            [yes] Ти віддаєш із мішка: { $things }. Бере { $to }.
           *[no] { $name } віддає з мішка: { $things }. Бере { $to }.
        }
    }
   *[stall] { $toyou ->
        [loot] { $you ->
            [yes] Ти кладеш до здобичі: { $things }.
           *[no] { $name } кладе до здобичі: { $things }.
        }
        [yes] { $name } віддає тобі: { $things }.
       *[no] { $you ->
            [yes] Ти віддаєш: { $things }. Бере { $to }.
           *[no] { $name } віддає: { $things }. Бере { $to }.
        }
    }
}
# $seen: what the reader saw of the proof: bag, stall, both (in old games), or no
table-log-proof-shown = { $seen ->
    [bag] { $you ->
        [yes] Обіцяного бракує: ти це доводиш (бачить { $with }). У мішку: { $bag }.
       *[no] Обіцяного бракує: { $name } це доводить (дивиться: { $with }). У мішку: { $bag }.
    }
    [stall] { $you ->
        [yes] Обіцяного бракує: ти це доводиш (бачить { $with }). Під прилавком: { $contraband }.
       *[no] Обіцяного бракує: { $name } це доводить (дивиться: { $with }). Під прилавком: { $contraband }.
    }
    [both] { $you ->
        [yes] Обіцяного бракує: ти це доводиш (бачить { $with }). У мішку: { $bag }. Під прилавком: { $contraband }.
       *[no] Обіцяного бракує: { $name } це доводить (дивиться: { $with }). У мішку: { $bag }. Під прилавком: { $contraband }.
    }
   *[no] Обіцяного бракує: { $name } це доводить, і більше ніхто не дивиться, лише { $with }.
}
# $good, $count: what was declared
table-log-bag-passed = { $mine ->
    [yes] Твій мішок («{ goods-counted }») проходить. На твій прилавок: { $things }.
   *[no] Мішок торговця { $owner } («{ goods-counted }») проходить. На прилавок: { $things }.
}
# $honest: yes or no. $kept, $seized: goods; $keeps: how many
table-log-bag-opened = { $many ->
    [yes] { $you ->
        [yes] Разом { $name } відкриваєте
       *[no] Разом { $name } відкривають
    }
   *[no] { $you ->
        [yes] Ти відкриваєш
       *[no] { $name } відкриває
    }
} { $mine ->
    [yes] твій мішок
   *[no] мішок торговця { $owner }
} («{ goods-counted }»){ $honest ->
    [yes] : чесно до останньої картки.
   *[no] . Конфісковано: { $seized }.{ $keeps ->
        [0] { "" }
       *[other] { " " }Лишається: { $kept }.
    }
}
table-log-penalty-owed = { $you ->
    [yes] Твоє золото скінчилося, а товарами треба сплатити ще { gold-counted }.
   *[no] { $name } вже не має золота, а товарами треба сплатити ще { gold-counted }.
}
# $forgiven: what could not be paid
table-log-penalty-paid = { $toyou ->
    [loot] { $you ->
        [yes] Ти платиш штраф до здобичі: { $things }.
       *[no] { $name } платить штраф до здобичі: { $things }.
    }
    [yes] { $name } платить тобі: { $things }.
   *[no] { $you ->
        [yes] Ти платиш штраф: { $things }. Отримує { $to }.
       *[no] { $name } платить штраф: { $things }. Отримує { $to }.
    }
}{ $forgiven ->
    [0] { "" }
   *[other] { " " }Решту ({ $forgiven }) прощено.
}
table-log-confiscated-placed = { $you ->
    [yes] Ти кладеш конфісковане на { $pile }: { $goods }.
   *[no] { $name } кладе конфісковане на { $pile }: { $goods }.
}
table-log-time-up = Дзвін: час біля брами скінчився.
table-log-brimstone-asked = { $you ->
    [yes] Тебе питають про сірчану олію, як і кожного, хто щось ховає.
   *[no] { $name } відповідає про сірчану олію, як і кожен, хто щось ховає.
}
table-log-brimstone-used = { $you ->
    [yes] Ти виливаєш сірчану олію. На прилавку торговця { $owner } згоріло: { $goods }.
   *[no] { $mine ->
        [yes] { $name } виливає сірчану олію. На твоєму прилавку згоріло: { $goods }.
       *[no] { $name } виливає сірчану олію. На прилавку торговця { $owner } згоріло: { $goods }.
    }
}
table-log-brimstone-kept = { $you ->
    [yes] Ти нічого не палиш.
   *[no] { $name } нічого не палить.
}
# $verdict: pass or open
table-log-stance-taken = { $verdict ->
    [pass] { $you ->
        [yes] Твоє слово: пропустити мішок торговця { $owner }.
       *[no] { $mine ->
            [yes] { $name }: пропустити твій мішок.
           *[no] { $name }: пропустити мішок торговця { $owner }.
        }
    }
   *[open] { $you ->
        [yes] Твоє слово: відкрити мішок торговця { $owner }.
       *[no] { $mine ->
            [yes] { $name }: відкрити твій мішок.
           *[no] { $name }: відкрити мішок торговця { $owner }.
        }
    }
}
table-log-stance-confirmed = { $you ->
    [yes] Ти підтверджуєш слово про мішок торговця { $owner }.
   *[no] { $mine ->
        [yes] { $name } підтверджує слово про твій мішок.
       *[no] { $name } підтверджує слово про мішок торговця { $owner }.
    }
}
table-log-deputy-alone = { $you ->
    [yes] Заступники не зійшлися: мішок торговця { $owner } далі лише твій клопіт.
   *[no] { $mine ->
        [yes] Заступники не зійшлися: твоїм мішком далі займається лише { $name }.
       *[no] Заступники не зійшлися: мішком торговця { $owner } далі займається лише { $name }.
    }
}
table-log-division-proposed = { $you ->
    [yes] Твій поділ здобичі, собі: { $things }; решту лишити.
   *[no] { $name } пропонує поділ здобичі, собі: { $things }; решту лишити.
}
table-log-division-refused = { $you ->
    [yes] Ти відхиляєш цей поділ.
   *[no] { $name } відхиляє цей поділ.
}
table-log-proposal-forgone = { $you ->
    [yes] Ти не пропонуєш поділу.
   *[no] { $name } не пропонує поділу.
}
# $agreed: yes or no; $lost: how many cards did not divide, $goods: which
table-log-loot-divided = { $agreed ->
    [yes] Здобич, як домовлено. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
   *[no] Згоди немає, тож здобич навпіл. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
}{ $lost ->
    [0] { "" }
   *[other] { " " }Пропало, бо не ділиться: { $goods }.
}
table-log-black-market-claimed = { $you ->
    [yes] Чорний ринок: ти віддаєш { $goods } за картку на { $value }.
   *[no] Чорний ринок: { $name } віддає { $goods } за картку на { $value }.
}
table-log-black-market-declined = { $you ->
    [yes] Ти минаєш чорний ринок.
   *[no] { $name } минає чорний ринок.
}
# $stalls: a list of table-log-shown-of
table-log-contraband-shown = Що лежало долілиць: { $stalls }.
table-log-shown-of = { $you ->
    [yes] ти: { $goods }
   *[no] { $name }: { $goods }
}
# One stall after the other: $stalls so far, and the next one
table-log-shown-next = { $stalls }; { $next }
table-log-plates-chosen = { $mine ->
    [yes] Твої святкові страви стають товаром: { $goods }.
   *[no] { $owner }, святкові страви стають товаром: { $goods }.
}
table-log-game-scored = { $many ->
    [yes] Спільна перемога: { $name }, по { $score }.
   *[no] { $you ->
        [yes] Ти перемагаєш: { $score }.
       *[no] { $name } перемагає: { $score }.
    }
}
table-log-table-revealed = Усі картки на столі.

## Commands in words, for buttons and hints

table-do-name-first-merchant = Починає { $name }
# $taken: cards from the piles
table-do-set-aside = { $count ->
    [0] { $taken ->
        [0] Лишити всі картки
       *[other] Нічого не скидати, взяти зі стосів: { $taken }
    }
   *[other] { $taken ->
        [0] Скинути: { $goods }
       *[other] Скинути: { $goods }; взяти зі стосів: { $taken }
    }
}
table-do-place-set-aside = Покласти на { $pile ->
    [left] лівий
   *[right] правий
} стос: { $goods }
table-do-place-confiscated = Покласти на { $pile ->
    [left] лівий
   *[right] правий
} стос: { $goods }
table-do-load-bag = До мішка: { $goods }
table-do-declare-bag = Декларую: { goods-counted }
# $bribe: yes or no
table-do-pass-bag = { $bribe ->
    [yes] Прийняти пропозицію і пропустити мішок торговця { $owner }
   *[no] Пропустити задарма мішок торговця { $owner }
}
table-do-open-bag = Відкрити мішок торговця { $owner }
table-do-take-stance = { $verdict ->
    [pass] Сказати: пропустити мішок торговця { $owner }
   *[open] Сказати: відкрити мішок торговця { $owner }
}
table-do-confirm-stance = Підтвердити слово про мішок торговця { $owner }
table-do-make-offer = Запропонувати ({ $to }): { $terms }
table-do-withdraw-offer = Забрати пропозицію (→ { $to })
table-do-refuse-offer = Відхилити пропозицію ({ $by })
table-do-accept-offer = Прийняти пропозицію ({ $by })
table-do-pay-debt = Сплатити: { $goods }
table-do-use-brimstone = Спалити в торговця { $owner }: { goods-counted }
table-do-keep-brimstone = Нічого не палити
table-do-claim-black-market = Віддати { $goods } за картку чорного ринку
table-do-decline-black-market = Іти далі
table-do-say = Сказати: «{ $words }»
table-do-propose-division = Запропонувати собі: { $things }
table-do-agree-division = Погодитися
table-do-refuse-division = Відхилити поділ
table-do-forgo-proposal = Нічого не пропонувати
table-do-choose-plates = Хай буде: { $goods }
table-do-clock-ran-out = Час скінчився

## Refusals: why something can not be done, and what can be done instead

table-refused-unknown = Зараз це неможливо. ({ $code })
table-refused-actor-unknown = Ти не сидиш за цим столом.
table-refused-ask-pending = Спершу треба відповісти на інше.
table-refused-bag-closed = Твій мішок закрито, і це остаточно.
table-refused-bag-deputy-alone = Цим мішком займається лише один заступник.
table-refused-bag-needs-both-deputies = Долю цього мішка вирішують обидва заступники: скажи своє слово.
table-refused-bag-not-in-hand = Пакувати можна лише картки з руки.
table-refused-bag-not-open = Долю цього мішка вже вирішено. Обери інший.
table-refused-bag-wrong-number = До мішка йде від однієї до п’яти карток.
table-refused-black-market-no-card = У цьому стосі вже порожньо.
table-refused-black-market-not-in-game = У цій грі немає чорного ринку.
table-refused-black-market-once-a-round = Не більше однієї картки чорного ринку за раунд.
table-refused-black-market-only-merchants = На чорному ринку торгують лише торговці.
table-refused-black-market-own-bag-first = Спершу має вирішитися доля твого мішка.
table-refused-black-market-too-few = Треба три картки цього виду під прилавком.
table-refused-brimstone-no-opponent = Обери чужий прилавок.
table-refused-brimstone-none = У цьому мішку немає сірчаної олії.
table-refused-brimstone-not-asked = Про сірчану олію тебе не питали.
table-refused-brimstone-wrong-number = Спали один або два товари одного виду, що там лежать.
table-refused-say-no-such-statement = Зараз цього сказати не можна.
table-refused-clock-not-running = Годинник стоїть.
table-refused-command-malformed = Сервер цього не зрозумів. Онови сторінку і спробуй знову.
table-refused-command-not-for-seats = Це може лише годинник.
table-refused-command-not-for-the-clock = Годинник цього не може.
table-refused-confiscated-not-asked = Немає конфіскованих товарів, які тобі класти.
table-refused-confiscated-other-cards = Поклади саме конфісковані картки.
table-refused-debt-legal-first = Спершу плати дозволеними товарами; контрабандою — лише якщо їх не вистачить.
table-refused-debt-more-than-needed = Це більше, ніж треба: лиши одну картку.
table-refused-debt-none = Боргів у тебе немає.
table-refused-debt-not-enough = Цього ще замало: додай картку.
table-refused-debt-not-on-stall = Платити можна лише товарами зі свого прилавка.
table-refused-declaration-not-legal = Задекларуй один дозволений вид із цієї гри.
table-refused-declaration-wrong-number = Задекларуй рівно стільки карток, скільки в мішку.
table-refused-loot-gold = У здобичі немає стільки золота.
table-refused-loot-no-proposal = Немає пропозиції, на яку відповідати.
table-refused-loot-not-there = Цього у здобичі немає.
table-refused-loot-proposed-already = Твоя пропозиція вже була.
table-refused-market-hand-full = У руці немає місця: візьми зі стосів менше.
table-refused-market-hand-would-be-empty = Добирати нема звідки: лиши хоч одну картку.
table-refused-market-no-such-pile = Такого стосу немає.
table-refused-market-no-taking = У цьому виданні добирають лише з колоди.
table-refused-market-nobody-to-name = Першого торговця вже названо.
table-refused-market-not-a-merchant = Назви одного з торговців.
table-refused-market-not-in-hand = Скинути можна лише картки з руки.
table-refused-market-not-the-set-aside = Поклади саме скинуті картки.
table-refused-market-pile-too-small = У стосі немає стільки карток.
table-refused-market-too-many = Скинути можна щонайбільше п’ять карток.
table-refused-obligation-must-open = Є угода: цей мішок мусять відкрити.
table-refused-obligation-must-pass = Є угода: цей мішок мусить пройти.
table-refused-obligation-must-take-nothing = Є угода: за цей мішок не можна нічого брати.
table-refused-offer-bag-goods = Обіцяно більше, ніж влазить до мішка.
table-refused-offer-bag-goods-need-passing = Товари з мішка можливі лише в угоді, що його пропускає.
table-refused-offer-bag-not-open = Долю цього мішка вже вирішено, або він не для цього заступника.
table-refused-offer-bag-twice = Кожен мішок згадують у пропозиції лише раз.
table-refused-offer-choose-cards = Обери картки, які віддаси наосліп.
table-refused-offer-closed = Угоди укладають під час огляду.
table-refused-offer-contraband = На тому прилавку немає стільки карток долілиць.
table-refused-offer-does-not-pass-the-bag = Ця пропозиція не пропускає мішок: прийми її окремо.
table-refused-offer-empty = Пропозиція з нічого — не пропозиція: додай щось.
table-refused-offer-favour = Обіцянка задовга або не простий текст.
table-refused-offer-typed-favour = Обіцянка неповна: потрібна сума золота від 1 до 50 або вид товару, і жодних слів на додачу.
table-refused-offer-favour-of-two = Двоє заступників разом не можуть ні дати, ні отримати такої обіцянки: ніхто не скаже, хто з них має її дотримати.
table-refused-offer-favour-too-late = Це останній раунд: пізнішого, на який можна щось обіцяти, вже не буде.
table-refused-offer-gold = Там немає стільки золота.
table-refused-offer-legal-goods = Цих товарів на тому прилавку немає.
table-refused-offer-no-common-purse = Двоє заступників не мають спільного гаманця: вони можуть лише обіцяти.
table-refused-offer-no-such-pair = В угоді з одного боку шериф, з іншого — один торговець.
table-refused-offer-not-contraband = Ці товари — не контрабанда.
table-refused-offer-not-in-game = Цього виду в грі немає.
table-refused-offer-not-on-stall = Цієї картки під твоїм прилавком немає.
table-refused-offer-not-your-side = Говори лише за себе.
table-refused-offer-not-yours-to-accept = Цю пропозицію зроблено не тобі.
table-refused-offer-sheriff-has-no-bag = Шериф не має мішка, з якого давати.
table-refused-offer-stale = Ця пропозиція щойно змінилася. Глянь ще раз.
table-refused-offer-too-many-favours = Це на одну послугу забагато: торговець може обіцяти дві за раунд, і йому можна обіцяти дві.
table-refused-phase-wrong = Не на цьому кроці.
table-refused-plates-not-legal = Святкові страви стають дозволеними товарами цієї гри.
table-refused-plates-wrong-number = Обери по одному виду для кожної страви.
table-refused-stance-confirmed = Твоє слово вже підтверджено.
table-refused-stance-none = Спершу скажи своє слово.
table-refused-stance-same = Твоє слово вже таке.
table-refused-turn-not-a-deputy = Це роблять лише заступники.
table-refused-turn-not-the-sheriff = Це робить лише шериф.
table-refused-turn-not-yours = Ще не твоя черга.
table-refused-table-not-playing = Гра зараз не йде.
table-refused-table-paused = Гру призупинено. Господар може її продовжити.
table-refused-offer-too-many = Досить пропозицій у цьому раунді. Час вирішити долю мішків.
table-refused-stance-too-many = Досить змінювати думку. Підтверди свій вибір.
table-refused-table-moved-on = Хтось тебе випередив. Глянь і виріши заново.
table-refused-limit-reached = Забагато за раз. Переведи подих.
table-refused-message-malformed = Сервер цього не зрозумів. Онови сторінку і спробуй знову.
table-refused-message-not-seated = Грають і розмовляють лише ті, хто сидить за столом.
table-refused-talk-quiet = За цим столом не розмовляють: так хоче господар.
table-refused-talk-closed = За цим столом немає чату. Заяви та реакції працюють.
table-refused-say-too-many = На цей раунд сказано досить.
table-refused-talk-too-long = Задовго як для одного рядка.
table-refused-talk-unknown-reaction = Такої реакції немає.
table-refused-socket-closed = Сервер закрив для тебе цей стіл.

## The bar above, tools, the line to the server

table-round = Раунд { $round } з { $rounds }
table-phase = { $phase ->
    [set_up] Підготовка
    [market] Торгівля
    [loading] Пакування
    [declaration] Декларація
    [inspection] Огляд
    [black_market] Чорний ринок
    [loot] Здобич
    [feast] Бенкет
   *[over] Кінець
}
# $kind: turn, reserve or inspection. $left: minutes and seconds
table-clock = { $kind ->
    [inspection] Час на огляд: ще { $left }
    [reserve] Запас часу: ще { $left }
   *[turn] Час на хід: ще { $left }
}
table-races = Король і королева
table-races-about = Хто має найбільше кожного виду на видноті. Королівські товари та святкові страви додадуться наприкінці.
table-log = Журнал
table-talk = Розмова
table-talk-unread = { $count ->
    [one] Розмова, { $count } новий рядок
    [few] Розмова, { $count } нові рядки
   *[many] Розмова, { $count } нових рядків
}
table-side = Журнал і розмова
table-scene = Торговці
table-menu = Меню
table-menu-rules = Правила
table-menu-piles = Колода і скинуте
table-menu-settings = Налаштування
table-menu-pause = Призупинити гру
table-menu-resume = Продовжити
table-menu-watch = Дозволити глядачів
table-menu-spectators = Великі екрани теж. Хто вже дивиться, лишається.
table-menu-code = Код цього столу: { $code }
table-menu-leave = Вийти з гри
table-menu-leave-really = Твоє місце займе бот; можна повернутися й забрати його. Вийти?
table-menu-leave-yes = Так, вийти
table-menu-leave-no = Лишитися
table-menu-home = На головну
table-line-lost = З’єднання втрачено. Відновлюємо…
table-line-offline = Немає з’єднання. Стіл чекає; твої ходи збережено.
table-line-outdated = Сервер оновився. Онови сторінку, щоб грати далі.
table-line-closed = { $code ->
    [4401] Сервер тебе вже не впізнає. Перейди на головну й зайди знову.
    [4403] Цей стіл для тебе закрито.
   *[other] Такого столу немає.
}
table-reload = Оновити
table-notice-ok = Гаразд
table-stand-in = Тим часом за тебе грав бот. Наступним ходом повернеш собі місце.
table-not-yet = Ще ні
table-moment-close = Далі
table-moments = Що відбувається

## Moments, and how fast they are told

table-speed = Швидкість оповіді
table-speed-relaxed = спокійно
table-speed-brisk = жваво
table-speed-instant = одразу
table-moment-deal = { $you ->
    [yes] По руках: ти й { $with }
   *[no] По руках: { $name } і { $with }
}
table-moment-against = { $name } платить, щоб твій мішок відкрили
# $state: kept or broken
table-moment-pledge = { $state ->
    [kept] { $many ->
        [yes] Слова дотримано: { $name }
       *[no] { $you ->
            [yes] Ти тримаєш слово
           *[no] { $name } тримає слово
        }
    }
   *[broken] { $many ->
        [yes] Слово порушено: { $name }
       *[no] { $you ->
            [yes] Ти порушуєш слово
           *[no] { $name } порушує слово
        }
    }
}
table-moment-debt = { $you ->
    [yes] Ти платиш товаром
   *[no] { $name } платить товаром
}
# Somebody has more of a kind in sight than whoever led before. $good: its name
table-moment-crown = { $many ->
    [yes] { $good }: тепер попереду { $name }
   *[no] { $you ->
        [yes] { $good }: тепер попереду ти
       *[no] { $good }: тепер попереду { $name }
    }
}
table-moment-crown-from = До того: { $names }
table-moment-badge = { $many ->
    [yes] Нові заступники: { $name }
   *[no] { $you ->
        [yes] Значок твій: тепер шериф — ти
       *[no] Новий шериф — { $name }
    }
}
table-log-crown = { $good }: тепер попереду { $many ->
    [yes] { $name }
   *[no] { $you ->
        [yes] ти
       *[no] { $name }
    }
} (до того { $from }).
table-log-pledge = { $state ->
    [kept] Обіцянку з раунду { $round } дотримано: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] ти
           *[no] { $name }
        }
    } → { $to }.
   *[broken] Обіцянку з раунду { $round } порушено: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] ти
           *[no] { $name }
        }
    } → { $to }.
}
table-away = Поки тебе не було
table-away-mine = За тебе грав бот:
table-away-others = А тим часом:
table-away-gold = Твоє золото: було { $before }, стало { $after }.
table-away-on = Назад до столу

## Seats and stalls

table-seat-asked = має діяти
table-seat-away = не тут
table-seat-stand-in = грає бот
table-seat-bot = Бот
table-seat-program = Програма
table-stall-of = { $mine ->
    [yes] Твій прилавок
   *[no] Прилавок: { $owner }
}
table-own-stall = Твій прилавок: { $gold }; на видноті: { $goods }; під прилавком: { $hidden }
table-stall-legal = На видноті, вартість { $value }
table-stall-hidden = { $count ->
    [0] Долілиць нічого
    [one] { $count } картка долілиць
    [few] { $count } картки долілиць
   *[many] { $count } карток долілиць
}
table-stall-hidden-mine = Про них знаєш лише ти. Вартість { $value }.
table-stall-empty = Поки нічого.
table-black-cards = Чорний ринок: { $value }
table-facts = Що вдалося дізнатися
# $what: proof_bag, proof_stall, shown_bag, shown_stall, given or received; in old games proof or shown: both places
table-fact = { $what ->
    [proof_bag] Тобі показано, що було в мішку: { $bag }.
    [proof_stall] Тобі показано, що під прилавком: { $goods }.
    [shown_bag] Показано від тебе мішок ({ $bag }).
    [shown_stall] Показано від тебе те, що під прилавком ({ $goods }).
    [proof] Тобі показано: у мішку { $bag }, під прилавком { $goods }.
    [shown] Показано від тебе: мішок ({ $bag }) і те, що під прилавком ({ $goods }).
    [given] Від тебе пішло: { $goods }.
   *[received] До тебе прийшло: { $goods }.
}
table-promises = Обіцянки
# $kind: favour, pass, open, take_nothing, goods or stall; $words: a favour in words, or a promise for later rounds
table-pledge = { $kind ->
    [pass] Раунд { $round }, { $name } → { $to }: { $mine ->
        [yes] твій мішок проходить
       *[no] мішок торговця { $owner } проходить
    }.
    [open] Раунд { $round }, { $name } → { $to }: { $mine ->
        [yes] твій мішок відкривають
       *[no] мішок торговця { $owner } відкривають
    }.
    [take_nothing] Раунд { $round }, { $name } → { $to }: { $mine ->
        [yes] за твій мішок нічого не беруть
       *[no] за мішок торговця { $owner } нічого не беруть
    }.
    [goods] Раунд { $round }, { $name } → { $to }: { $goods } з мішка.
    [stall] Раунд { $round }, { $name } → { $to }: { $goods } з-під прилавка.
   *[favour] Раунд { $round }, { $name } → { $to }: «{ $words }»
}
table-pledge-state = { $state ->
    [kept] дотримано
    [broken] порушено
    [lapsed] втратила силу
    [said] слово дано
   *[open] ще в силі
}
table-mute = Не показувати слів: { $name }
table-block = Заблокувати: { $name }
table-blocked = { $name } — ні слова до тебе, ні місця за твоїми столами.

## Hand, deck, market

table-hand = { $count ->
    [0] у руці немає карток
    [one] { $count } картка в руці
    [few] { $count } картки в руці
   *[many] { $count } карток у руці
}
# A card for a screen reader. $class: legal, contraband, royal or promo; $verb: what a press does
table-card = { $verb ->
    [toss] { $good }, { $class ->
        [legal] дозволений товар
        [contraband] контрабанда
        [royal] королівський товар
       *[promo] промокартка
    }, ціна { $value }, штраф { $penalty }: скинути
    [untoss] { $good }, на скидання: усе ж лишити
    [load] { $good }, { $class ->
        [legal] дозволений товар
        [contraband] контрабанда
        [royal] королівський товар
       *[promo] промокартка
    }, ціна { $value }, штраф { $penalty }: до мішка
    [unload] { $good }, у мішку: вийняти
   *[none] { $good }, ціна { $value }, штраф { $penalty }
}
table-deck = { $count ->
    [one] Колода: { $count } картка
    [few] Колода: { $count } картки
   *[many] Колода: { $count } карток
}
table-removed = Таємно вийшло з гри карток: { $count }
table-pile-count = { $pile ->
    [left] Лівий стос: { $count }
    [right] Правий стос: { $count }
   *[only] Скинуто: { $count }
}
table-pile-top = { $pile ->
    [left] Лівий стос, карток: { $count }, зверху: { $good }
   *[right] Правий стос, карток: { $count }, зверху: { $good }
}
table-pile-more = { $pile ->
    [left] Взяти з лівого стосу: { $good }
   *[right] Взяти з правого стосу: { $good }
}
table-pile-less = { $pile ->
    [left] Повернути одну на лівий стос
   *[right] Повернути одну на правий стос
}
table-piles = Колода і скинуте
table-piles-look = Переглянути стоси
table-market-tray = Картки на скидання
table-market-tray-empty = Скидати поки нічого. Торкнися карток у руці або перетягни їх сюди.
table-market-tossed = На скидання: { $count }, можна до { $most }
table-market-take-back = Усе ж лишити: { $good }
table-market-draws = { $count ->
    [0] Добирати не треба
    [one] Добереш { $count } картку
    [few] Добереш { $count } картки
   *[many] Добереш { $count } карток
}
table-market-keep = Лишити всі картки
# $count: cards tossed; $taken: cards from the piles
table-market-swap = { $count ->
    [0] Взяти зі стосів: { $taken }
    [one] Обміняти { $count } картку
    [few] Обміняти { $count } картки
   *[many] Обміняти { $count } карток
}
table-market-no-room = У руці немає місця: скинь більше або візьми менше.
table-place-choose = Обери стос
table-place-choose-why = Торкнися одного з двох стосів.
table-place-on = { $pile ->
    [left] Покласти на лівий стос
   *[right] Покласти на правий стос
}
# $pile: left, right, or none while none is chosen
table-place-goes = { $pile ->
    [left] { $count ->
        [one] { $count } картка ляже зверху на лівий стос.
        [few] { $count } картки ляжуть зверху на лівий стос.
       *[many] { $count } карток ляже зверху на лівий стос.
    }
    [right] { $count ->
        [one] { $count } картка ляже зверху на правий стос.
        [few] { $count } картки ляжуть зверху на правий стос.
       *[many] { $count } карток ляже зверху на правий стос.
    }
   *[none] { $count ->
        [one] { $count } картка ляже зверху на обраний стос.
        [few] { $count } картки ляжуть зверху на обраний стос.
       *[many] { $count } карток ляже зверху на обраний стос.
    }
}
table-place-order = Знизу догори:
table-place-top = зверху
table-place-lower = { $good }: нижче
table-place-higher = { $good }: вище
table-name-first-choose = Обери торговця
table-name-first-why = Торкнися одного з торговців.

## Loading and declaration

table-own-bag = { $count ->
    [0] Твій мішок, порожній
    [one] Твій мішок, { $count } картка
    [few] Твій мішок, { $count } картки
   *[many] Твій мішок, { $count } карток
}
table-your-bag = Твій мішок
table-load-about = { $count ->
    [0] Торкнися карток у руці або перетягни їх до мішка.
   *[other] { $count } з { $most } можливих. Торкнися картки, щоб вийняти.
}
table-load-empty = Поклади хоч одну картку.
table-load-full = До мішка влазить карток: { $most }.
table-load-close = { $count ->
    [0] Закрити мішок
    [one] Закрити мішок: { $count } картка
    [few] Закрити мішок: { $count } картки
   *[many] Закрити мішок: { $count } карток
}
table-load-close-really = Клацнути застібкою
table-load-closing = Коли застібка клацне, вже нічого не змінити. Навіть тобі.
table-load-take-out = Вийняти: { $good }
table-packing = пакує
table-packed = закрито
table-undeclared = ще не задекларовано
table-declare-inside = У твоєму мішку:
table-declare-kinds = Що декларуєш
table-declare-true = правди: { $count }
table-declare-choose = Обери, що декларувати
table-declare-choose-why = Торкнися одного з видів.
table-declare-say = І слівце на додачу
table-declare-say-nothing = Промовчати
table-declare-honest = Чиста правда. Якщо відкриють, шериф платить тобі.
table-declare-lie = Не зовсім правда. Тримай обличчя.
table-line-declare-1 = Спаковано оцими чесними руками.
table-line-declare-2 = Можете дивитися. Занудьгуєте.
table-line-declare-3 = Чому ви так на мене дивитеся?
table-line-declare-4 = Усе як завжди, шерифе.

## At the gate

table-desk = Мішки на столі
# $said: what was declared; $state: lies, passed, honest or seized
table-bag-about = { $mine ->
    [yes] Твій мішок, задекларовано: { $said }{ $state ->
        [passed] ; пропущено
        [honest] ; відкрито, чесно
        [seized] ; відкрито, конфісковано
       *[lies] { "" }
    }
   *[no] Мішок торговця { $owner }, задекларовано: { $said }{ $state ->
        [passed] ; пропущено
        [honest] ; відкрито, чесно
        [seized] ; відкрито, конфісковано
       *[lies] { "" }
    }
}
table-stamp = { $state ->
    [passed] Пропущено
    [honest] Чесно
   *[seized] Спіймано
}
table-bound = { $deed ->
    [open] треба відкрити
    [pass] треба пропустити
   *[take_nothing] без хабара
}
table-verdict = { $verdict ->
    [pass] пропустити
   *[open] відкрити
}
table-stance-of = { $verdict ->
    [pass] { $name }: пропустити
   *[open] { $name }: відкрити
}{ $confirmed ->
    [yes] , підтверджено
   *[no] { "" }
}
table-alone = { $you ->
    [yes] лише ти
   *[no] лише { $name }
}
table-dealings = { $mine ->
    [yes] Торг за твій мішок
   *[no] Торг за мішок торговця { $owner }
}
table-desk-fine = Якщо відкриють, платиш { gold-counted }.
table-desk-honest = Усе чесно: якщо відкриють, шериф платить тобі.
table-desk-quiet = За мішок торговця { $owner } ще нічого не пропонують.
table-desk-quiet-mine = Ти ще нічого не пропонуєш.
table-desk-quiet-sheriff = { $owner } нічого не пропонує. Пригрози трохи або вирішуй.
table-desk-ask = Вимагати щось: { $owner }
table-quoted = «{ $words }»
table-opening = { $mine ->
    [yes] Твій мішок відкрито
   *[no] Відкрито мішок: { $owner }
}
# $gold: in words, with the number
table-opening-fine = { $you ->
    [yes] Платиш ти: { $gold }.
   *[no] Платить { $name }: { $gold }.
}
# The Sheriff alone sees this: promised goods were missing.
table-proof = { $viewer ->
    [yes] { $name }: обіцяного бракує, і доказ бачить лише шериф:
   *[no] { $name } не має всього обіцяного й доводить це лише тобі:
}
table-proof-bag = У мішку
table-proof-stall = Під прилавком
table-passing = { $mine ->
    [yes] Твій мішок проходить
   *[no] { $owner } проходить
}

## Offers

table-offer-make = Запропонувати
table-nod = Усе сказано
table-offer-change = Змінити пропозицію
table-offer-change-short = Змінити
table-offer-counter = Інша ціна
table-offer-accept = Прийняти
table-offer-refuse = Відхилити
table-offer-withdraw = Забрати
table-offer-send = Запропонувати
table-offer-to = Пропозиція → { $to }
# $names: who said yes; $waits: who has not
table-offer-agreed = «Так»: { $names }. Чекаємо: { $waits }.
table-offer-bag = { $mine ->
    [yes] Твій мішок
   *[no] Мішок: { $owner }
}
table-offer-gives = { $you ->
    [yes] { $many ->
        [yes] Разом ви даєте
       *[no] Ти даєш
    }
   *[no] { $many ->
        [yes] { $name } дають
       *[no] { $name } дає
    }
}
table-offer-more = Ще: інші мішки й щось навзаєм
table-offer-choose = { $left ->
    [0] { $count ->
        [one] Картку, яку віддаєш, обрано.
        [few] { $count } картки, які віддаєш, обрано.
       *[many] { $count } карток, які віддаєш, обрано.
    }
    [one] Обери ще { $left } картку, яку віддаси наосліп.
    [few] Обери ще { $left } картки, які віддаси наосліп.
   *[many] Обери ще { $left } карток, які віддаси наосліп.
}
table-offer-why-empty = Пропозиція з нічого — не пропозиція: додай щось.
table-offer-why-passing = Товари з мішка можливі лише в угоді, що його пропускає.
table-offer-why-face-down = На тому прилавку немає стільки карток долілиць.
table-offer-why-choose = Обери картки, які віддаси наосліп.
table-deed-short = { $deed ->
    [pass] пропустити
    [open] відкрити
    [take_nothing] без хабара
   *[none] не згадано
}
table-give-stall = Товари з прилавка
table-give-bag = Товари з мішка
# $proof: whether a bluff has to be proved
table-give-bag-about = { $proof ->
    [yes] Обіцяй що завгодно. Чого там немає, того не віддаси; але тоді шериф побачить мішок.
   *[no] Обіцяй що завгодно. Чого там немає, того не віддаси.
}
table-give-contraband = { $count ->
    [one] Контрабанда під прилавком ({ $count } картка)
    [few] Контрабанда під прилавком ({ $count } картки)
   *[many] Контрабанда під прилавком ({ $count } карток)
}
table-give-bluff = Можна обіцяти й те, чого немає; тоді доведеться показати шерифові, що є.
table-give-unseen = Картки наосліп, обирає той, хто дає
table-give-nothing = Дати нічого, хіба що слово.
# A promise for later rounds, as its giver says it. $kind: pass_next, never_open, nothing_against, gold_next or leave_kind;
# $goods: the kind that is left to the other
table-favour = { $kind ->
    [pass_next] Наступного разу біля брами я пропущу ваш мішок.
    [never_open] Більше ніколи не відкрию вашого мішка.
    [nothing_against] Наступного разу біля брами не укладу жодної угоди проти вашого мішка.
    [gold_next] Щойно ми знову зможемо укласти угоду, заплачу вам { gold-counted }.
   *[leave_kind] Відтепер лишаю це вам: { $goods }.
}
# The same as something to choose; also $kind: none, words
table-favour-pick = { $kind ->
    [none] Без обіцянки
    [pass_next] «Наступного разу біля брами я пропущу ваш мішок»
    [never_open] «Більше ніколи не відкрию вашого мішка»
    [nothing_against] «Наступного разу біля брами не укладу жодної угоди проти вашого мішка»
    [gold_next] Золото, щойно знову зможемо укласти угоду
    [leave_kind] Вид товару, який лишаю іншій стороні
   *[words] Власними словами
}
# A promise as a part of an offer: to whom, and in which words
table-part-typed = обіцянка (→ { $to }): «{ $words }»
table-give-promise = Обіцянка на пізніші раунди
table-give-promise-about = Ні до чого не зобов’язує. Та всі побачать, чи її дотримано.
table-give-kind = Який товар?
table-give-favour = Обіцянка на словах
table-give-favour-about = Ні до чого не зобов’язує. Та люди пам’ятають.
table-choose-kind = { $good }, з { $most }
table-of = з { $most }
table-more = Більше: { $what }
table-less = Менше: { $what }
table-gold-jump = на { $jump } більше золота

## Debts, promo cards, black market, loot

table-pay-meter = Сплачено { $paid } з { $amount }
table-pay-all = Ідуть усі дозволені товари, і їх не вистачає.
table-pay-shown = Чим платиш тут, те побачать усі.
table-brimstone-none = Сірчаної олії в тебе немає. Ніхто не дізнається: питають кожного, хто щось ховає.
table-black-worth = { $left ->
    [one] за картку вартістю { $value }; вона остання
   *[other] за картку вартістю { $value }
}
table-black-empty = розпродано
table-black-have = маєш { $count }
table-loot-so-far = У здобичі: { $things }
table-loot-take = Тобі дістанеться
table-loot-about = Решта — другому заступникові. Без згоди все ділять навпіл, а що не ділиться, те пропадає.
table-loot-propose = Запропонувати такий поділ
table-loot-proposal = { $you ->
    [yes] Ти пропонуєш узяти собі: { $things }.
   *[no] { $name } хоче собі: { $things }. Решта тобі.
}
table-plates-choose = Обери для страв
table-plates-why = { $count ->
    [one] Обери вид ще для { $count } страви.
   *[other] Обери види ще для { $count } страв.
}
table-plates-left = { $count ->
    [0] Усі страви подано.
    [one] Лишилася { $count } страва
    [few] Лишилося { $count } страви
   *[many] Лишилося { $count } страв
}

## Talk

table-talk-none = Ще ніхто не сказав ані слова.
table-talk-say = Скажи щось
table-talk-send = Сказати
table-reactions = Реакції
table-phrases = Швидкі фрази
table-reaction = { $reaction ->
    [laugh] сміється.
    [gasp] ахає.
    [doubt] піднімає брову.
    [cheer] плескає в долоні.
    [groan] стогне.
   *[wink] підморгує.
}
table-reaction-button = { $reaction ->
    [laugh] Сміх
    [gasp] Ах!
    [doubt] Сумнів
    [cheer] Браво
    [groan] Стогін
   *[wink] Підморгнути
}
table-phrase-sheriff-1 = Що тут у нас?
table-phrase-sheriff-2 = Переконайте мене.
table-phrase-sheriff-3 = Це найкраще, що маєте?
table-phrase-sheriff-4 = Звідси чую запах перцю.
table-phrase-bargain-1 = У моєму мішку нема на що дивитися.
table-phrase-bargain-2 = Краще гляньте на он той мішок.
table-phrase-bargain-3 = Добро я пам’ятаю.
table-phrase-bargain-4 = Відкривайте. Сміливо.
table-phrase-wait-1 = Усім удачі.
table-phrase-wait-2 = Гарний день для торгу.
table-phrase-wait-3 = Не поспішайте.
table-phrase-over-1 = Гарна гра!
table-phrase-over-2 = Усе було чесно. Здебільшого.
table-phrase-over-3 = Ще раз?

## Hints

table-hint = Підказка
table-hint-thinking = Питаємо бувалого…
table-hint-wait = Чекай і дивися.
table-hint-weighed = Зважено, в очках:
table-hint-bag = Твій мішок: { $passed }, якщо пройде; { $otherwise } — чого чекати без угоди.
table-percent = { $percent } %
table-hint-opens = Гадаю, твій мішок відкриють з імовірністю { $percent } %.
table-hint-about = Думка сильного бота; він бачить те саме, що й ти, і нічого більше.

## Keys

table-keys = Клавіші
table-key-card = обрати картку з руки
table-key-arrows = ходити між картками, мішками й кнопками
table-key-main = велика кнопка
table-key-bag = наступний мішок на столі
table-key-offer = запропонувати
table-key-say = сказати щось про мішок
table-key-talk = розмова
table-key-log = журнал
table-key-hint = підказка
table-key-crowns = король і королева
table-key-escape = закрити або забрати ще не надіслане
table-key-keys = цей список

## End of a round, end of the game

table-round-over = Раунд { $round } з { $rounds } скінчився
# $state: passed, honest, seized or gate (was at the gate, or had no bag)
table-round-bag = { $state ->
    [passed] пропущено
    [honest] чесно
    [seized] спіймано
   *[gate] –
}
table-round-stall = прилавок { $value }
table-final-counting = Рахуємо…
table-final-skip = Показати все
table-final-winner = { $many ->
    [yes] Спільна перемога: { $name }, по { $score }!
   *[no] { $you ->
        [yes] Ти перемагаєш: { $score }!
       *[no] { $name } перемагає: { $score }!
    }
}
table-final-place = Твоє місце: { $rank }.
table-final-total = Разом
table-final-crown = Король і королева: { $good }
table-final-rematch = Зіграти ще
table-final-share = Поділитися записом
table-final-replay = Дивитися запис
table-final-save = Зберегти журнал
table-final-copied = Посилання скопійовано.
table-final-review = Розбір
table-final-result = Підсумок
table-play-on = Грати далі звідси
table-branch = Продовження іншої гри: ніде не рахується.
table-final-wealth = Статки за раундами
table-final-honesty = Наскільки чесно всі грали?
table-final-column = { $column ->
    [bags] Задекларовано мішків
    [lies] з них брехня
    [caught] спіймано на брехні
    [paid] Дано хабарів
    [taken] Узято хабарів
    [opened] Шерифом: спіймано брехунів / відкрито мішків
    [kept] Обіцянок дотримано
   *[broken] Обіцянок порушено
}
table-final-clock = годинник
table-final-bluff = Найкращий блеф
table-final-bluff-about = Раунд { $round }: { $name } каже «{ goods-counted }», біля брами { $by } — і мішок проходить, а сховано в ньому { $worth }.
table-final-catch = Найкращий улов
table-final-catch-about = Раунд { $round }: { $name } каже «{ goods-counted }». Біля брами { $by } — і знайдено щось зовсім інше на { $worth }.
table-final-bribe = Найдорожчий мішок
table-final-bribe-about = Раунд { $round }: { $name } дає хабар на { $gold }, щоб провезти «{ goods-counted }». Біля брами { $by }.

## Looking back: the decisions that weighed most, as a hint would have judged them then

table-back = Твої найважливіші рішення
table-back-about = Так їх оцінила б підказка в ту мить: за тим, що було тобі відомо, а не за тим, чим скінчилося.
# $kind: load, declare, open, pass, deal or refuse
table-back-did = { $kind ->
    [load] Раунд { $round }. Твій мішок: { $goods }.
    [declare] Раунд { $round }. Твоя декларація: { goods-counted }.
    [open] Раунд { $round }. Ти відкриваєш мішок торговця { $owner }.
    [pass] Раунд { $round }. Ти пропускаєш задарма мішок торговця { $owner }.
    [refuse] Раунд { $round }. Ти відхиляєш пропозицію ({ $with }): { $terms }.
   *[deal] Раунд { $round }. По руках, ти й { $with }: { $terms }.
}
table-back-lies = Імовірність брехні тоді: { $percent } %.
# $instead: an order, as hints say it
table-back-cost = { $points ->
    [one] Підказка була б така: «{ $instead }». Це здавалося кращим десь на { $points } очко.
    [few] Підказка була б така: «{ $instead }». Це здавалося кращим десь на { $points } очки.
   *[many] Підказка була б така: «{ $instead }». Це здавалося кращим десь на { $points } очок.
}
table-back-won = { $points ->
    [one] Підказка радила б те саме. Наступне за вартістю здавалося гіршим десь на { $points } очко.
    [few] Підказка радила б те саме. Наступне за вартістю здавалося гіршим десь на { $points } очки.
   *[many] Підказка радила б те саме. Наступне за вартістю здавалося гіршим десь на { $points } очок.
}
table-back-no-deal = Обійтися без угоди
table-back-look = Подивитися ще раз
