# Гра за клавіатурою, листок підрахунку, записи ігор і те, що друкує арена.

## Слова, які можна набрати будь-коли

terminal-word-quit = вийти, вихід, в
terminal-word-back = назад
terminal-word-all = усі, все, всі
terminal-word-none = нічого, ніщо
terminal-word-yes = т, так
terminal-word-no = н, ні
terminal-word-table = стіл, с
terminal-word-piles = стоси
terminal-word-prices = ціни
terminal-word-secrets = таємниці
terminal-word-say = сказати
terminal-word-hint = підказка
terminal-word-help = довідка, ?

## Відповіді, які не годяться

terminal-ask-number = { $question }, від { $least } до { $most }
terminal-number-please = Потрібне число від { $least } до { $most }.
terminal-choose-please = Набери число від 1 до { $most } або початок рядка.
terminal-confirm-please = Відповідай { $yes } або { $no }.
terminal-unread-several = «{ $word }» — це може бути { $kinds }.
terminal-unread-unknown = Тут немає «{ $word }». Можна назвати: { $kinds }.
terminal-unread-nothing = Тут немає «{ $word }». Тут узагалі нічого немає.
terminal-unread-place = Картки { $number } вже немає; номери від 1 до { $most }.
terminal-unread-too-many = Тут лише { $goods }, а не { $number }.
terminal-unread-kind = Види мають номери від 1 до { $most }; або напиши «{ $example }».
terminal-unread-neither = «{ $words }» — це ні номер картки, ні її назва.
terminal-unread-row = Чисел { $numbers }, а видів { $kinds }: забагато.
terminal-name-so-many = Назви { $number }.
terminal-from-to-cards = { $count ->
    [one] від { $least } до { $count } картки
   *[other] від { $least } до { $count } карток
}
terminal-choose-cards = Обери { $number }: за номером (1 3), за назвою, або скажи «усі» чи «нічого».
terminal-pay-least = Вартість має бути щонайменше { $worth }, і без зайвої картки.

## Що робити

terminal-your-move = Твій хід
# What is told of something, or who says it
terminal-about = { $what }: { $told }
terminal-now = { $ask ->
    [name_first] Ти шериф: назви торговця, який почне торгівлю.
    [market] Торгівля: скинь до п’яти карток і добери стільки ж.
    [place] Поклади скинуті картки на стос.
    [load] Поклади до мішка від однієї до п’яти карток. Закритий мішок уже не відкрити.
    [declare] Скажи шерифові, що в мішку: один дозволений товар. Число правдиве, а решта — твоя справа.
    [settle] Мішки перед тобою: пропусти, відкрий або поговори про гроші.
    [pay] Золото скінчилося: решту штрафу сплати товарами.
    [place_confiscated] Поклади конфісковане на стос.
    [brimstone] Сірчана олія? Питають кожного, хто щось ховає.
    [black_market] Чорний ринок закривається.
    [divide] Поділи здобич із другим заступником.
   *[choose_plates] Обери, чим стануть твої святкові страви.
}
terminal-now-haggle = { $deputies ->
    [yes] Можна торгуватися; коли розмови скінчаться, вирішать заступники. Enter — чекати.
   *[no] Можна торгуватися; коли розмови скінчаться, вирішить шериф. Enter — чекати.
}
terminal-do-wait = Зачекати й подивитися
terminal-do = { $what ->
    [market] Торгувати
    [place] Покласти картки на стос
    [load] Спакувати мішок
    [pay] Сплатити борг
    [propose] Запропонувати поділ
    [say] Щось сказати
   *[plates] Обрати для страв
}
terminal-do-pass-for = Пропустити мішок торговця { $owner } за { $things }
terminal-do-accept = Прийняти пропозицію ({ $by }): { $terms }
terminal-do-offer = { $stands ->
    [yes] Змінити пропозицію (→ { $to })
   *[no] Зробити пропозицію (→ { $to })
}{ $both ->
    [yes] , від обох заступників
   *[no] { "" }
}
terminal-ask-set-aside = Які картки скидаєш?
terminal-hand-would-be-empty = Колода порожня, і рука буде порожня: скинь менше або візьми зі стосів.
terminal-top-first = { $pile }, згори: { $goods }
terminal-ask-take = Скільки взяти ({ $pile })
terminal-ask-place = Куди покласти: { $goods }?
terminal-order-about = Спершу нижня картка; остання ляже згори.
terminal-ask-order = У якому порядку?
terminal-ask-load = Що до мішка?
terminal-ask-pay = Якими товарами платиш? Борг: { $worth }.
terminal-ask-pay-contraband = А якою контрабандою? Її побачать усі. Борг: { $worth }.
terminal-all-of-it-goes = Іде все: { $goods }.
terminal-ask-hand-over = { $count ->
    [one] Яку картку віддаєш?
    [few] Які { $count } картки віддаєш?
   *[many] Які { $count } карток віддаєш?
}
terminal-ask-loot-gold = Твоя частка золота
terminal-ask-loot-goods = Які з товарів твої?
terminal-ask-loot-hidden = Які із закритих товарів твої?
terminal-plates-may-become = Можуть стати: { $kinds }.
terminal-ask-plates = { $count ->
    [one] Чим стане твоя святкова страва?
    [few] Чим стануть твої { $count } святкові страви?
   *[many] Чим стануть твої { $count } святкових страв?
}

## Пропозиція

terminal-offer-so-far = Твоя пропозиція (→ { $to }): { $terms }
terminal-offer-make = Зробити цю пропозицію
terminal-offer-never-mind = Передумати
terminal-offer-change = Що змінити?
terminal-offer-row = { $you ->
    [yes] { $many ->
        [yes] Разом ви даєте
       *[no] Ти даєш
    }
   *[no] { $many ->
        [yes] { $name } дають
       *[no] { $name } дає
    }
} { $what ->
    [gold] золото
    [goods] товари
    [contraband] контрабанду за назвою
    [unseen] контрабанду наосліп
    [bag] товари з мішка
    [promise] обіцянку, яку видно всім
   *[favour] обіцянку словами
}: { $value }
terminal-ask-gold = Золото
terminal-ask-say-whom = Про кого чи до кого?
terminal-ask-say = Що скажеш?
terminal-nothing-to-say = Зараз нема про що говорити.
terminal-ask-stall-goods = Які товари з прилавка?
terminal-ask-contraband = Яка контрабанда з-під прилавка?
terminal-contraband-about = { $count ->
    [one] Не більше ніж { $count } картка. Повірять на слово.
    [few] Не більше ніж { $count } картки. Повірять на слово.
   *[many] Не більше ніж { $count } карток. Повірять на слово.
}
terminal-ask-unseen = Скільки карток наосліп
terminal-unseen-about = Ніхто не побачить, які саме, поки не віддаси.
terminal-ask-which-cards = Які картки?
terminal-ask-from-bag = Які товари з мішка?
terminal-favour-about = Обіцянка нікого не зобов’язує. «{ $none }» її скасує.
terminal-ask-favour = Обіцянка
terminal-favour-too-long = { $most ->
    [one] Не більше ніж { $most } простий знак, в один рядок.
    [few] Не більше ніж { $most } прості знаки, в один рядок.
   *[many] Не більше ніж { $most } простих знаків, в один рядок.
}
terminal-offer-face-down = { $count ->
    [one] Під тим прилавком лише { $count } картка, названі й наосліп разом.
    [few] Під тим прилавком лише { $count } картки, названі й наосліп разом.
   *[many] Під тим прилавком лише { $count } карток, названі й наосліп разом.
}
terminal-offer-same-card = Картка не може бути водночас названа й наосліп, а чого вже немає, того не запропонуєш.

## Стіл

terminal-gate = { $many ->
    [yes] Заступники: { $names }
   *[no] Шериф: { $names }
}
terminal-deck = Колода: { $count }
terminal-column = { $column ->
    [name] ім’я
    [gold] золото
    [stall] прилавок
    [hidden] закрито
    [hand] рука
    [bag] мішок
    [good] товар
    [value] ціна
    [penalty] штраф
    [cards] карток
    [king] король
    [queen] королева
    [legal] дозволені
    [contraband] контрабанда
    [crowns] корони
    [black_market] чорний ринок
    [score] рахунок
    [margin] відрив
    [luck_corrected] без удачі
    [games_needed] потрібно ігор
    [seat] місце
    [seats] місць
    [mean_score] середній рахунок
    [wins] перемоги
    [games] ігри
    [tables] столи
    [bot] бот
    [rating] рейтинг
    [par] норма
    [against_par] проти норми
    [points_a_round] очки за раунд
    [as_merchant] торговцем
    [as_sheriff] шерифом
    [ahead] перевага
    [a_game] за гру
    [start] початок
    [bribes_received] хабарі+
    [bribes_paid] хабарі−
    [fines_received] штрафи+
    [fines_paid] штрафи−
    [loot] здобич
    [promos] промо
    [habits] звички
    [honest] чесність
    [bribes] хабарі
    [taken] взято
    [caught_lying] спіймано
    [inspects] оглядає
    [rightly] влучно
    [faults] збої
    [about] про нього
    [after_a_colon] після двокрапки
    [programs] програми
    [decisions] рішень
    [seconds_each] секунд на рішення
    [slowest] найдовше
    [cost] вартість
    [cost_a_game] вартість гри
    [mix] склад
   *[from] звідки
}
terminal-label = { $label ->
    [left] Лівий стос
    [right] Правий стос
    [discard] Скинуте
    [black_market] Чорний ринок
    [loot] Здобич
    [offer] Пропозиція
    [under] Під твоїм прилавком
    [bag] У твоєму мішку
    [loot_hidden] Закрите у здобичі
   *[hand] Твоя рука
}
terminal-no-cards = карток немає
terminal-set-aside = { $count ->
    [one] відкладено { $count } картку
    [few] відкладено { $count } картки
   *[many] відкладено { $count } карток
}
terminal-bag-settled = { $verdict ->
    [pass] { $said } пропущено
   *[open] { $said } відкрито
}
terminal-pile-top = { $more ->
    [yes] { $goods }, … (усього { $count }, рахуючи згори)
   *[no] { $goods } (рахуючи згори)
}
terminal-black-market = { $stacks } (по три однакові)
terminal-piles-about = Спершу верхня картка.
terminal-said-yes = згода: { $names }
terminal-no-secrets = Ти не знаєш нічого, чого не знали б інші.
terminal-counts-as = { $name } (рахується як { $goods })

## Довкола ходів

terminal-help = Enter бере те, що в дужках або позначене. Картки — за номером (1 3) або назвою ({ $example }), «усі» чи «нічого». Будь-коли: сказати (щось усьому столу), підказка, стіл, стоси, ціни, таємниці (що тобі відомо), назад, довідка і вийти — гра збережеться.
terminal-rules-and-seed = { $rules }, зерно { $seed }.
terminal-at-the-table = За столом: { $names }.
terminal-clock-about = { $resumed ->
    [yes] Годинник огляду йде, поки ти думаєш, і дзвонить, коли відповідаєш. Зараз він починає знову.
   *[no] Годинник огляду йде, поки ти думаєш, і дзвонить, коли відповідаєш.
}
terminal-clock = { $seconds ->
    [one] Годинник: лишилася { $seconds } секунда.
    [few] Годинник: лишилося { $seconds } секунди.
   *[many] Годинник: лишилося { $seconds } секунд.
}
terminal-too-late = Запізно: поки ти думаєш, пролунав дзвін.
terminal-no-answer = Відповіді немає. Пропозиція чинна.
terminal-silence = Більше ніхто нічого не каже. Мішки чекають.
# Why a bot lost a move. $error, $command, $code: in the words of programs
terminal-fault = { $kind ->
    [hushed] сказане відхилено ({ $code })
    [mulled] думає, що сказати, довше ніж { $seconds } с
    [dumb] помилка { $error }, коли треба сказати слово
    [thought] думає довше ніж { $seconds } с
    [listened] слухає довше ніж { $seconds } с
    [raised] помилка { $error }
    [deaf] помилка { $error }, коли почув, що сталося
    [busy] ще думає над попереднім ходом
    [still] мав ходити, а не ходить
   *[refused] відповідь { $command } відхилено ({ $code })
}
terminal-lost-move = { $name } ({ $bot }) втрачає хід: { $why }.
terminal-saved = Гру збережено. Щоб продовжити з цього місця:
terminal-log-in = Запис гри у файлі { $file }; його розкаже «nottingham replay».
terminal-game-over = Цю гру закінчено; «nottingham play» починає нову.
terminal-reckoning = Підрахунок
terminal-no-bonus = без бонусу, таємні сувої
terminal-tie = { $by ->
    [legal] Рівність вирішили дозволені товари, { $best } проти { $next }.
    [contraband] Рівність вирішила контрабанда, { $best } проти { $next }.
   *[none] Рівні й очки, і дозволені товари, і контрабанда.
}

## Підказки

terminal-hint = Підказка: { $advice }.
terminal-hint-bag = Мішок торговця { $name }: { $chance }. Відкрити { $points }, пропустити 0.
terminal-hint-deal = { $bait ->
    [yes] Пропозиція за чесний мішок робить його підозрілим: { $points }, якщо шериф клюне.
   *[no] З цією угодою: { $points }.
}
terminal-hint-look = Зазирнути в той мішок: { $points }.
terminal-weighed = { $label ->
    [collect] Збирати ({ $good })
    [smuggle] Лишити контрабанду й збирати ({ $good })
    [accept] Прийняти
    [refuse] Відхилити
   *[other] Без угоди
}
terminal-weighed-plan = { $lies ->
    [yes] { $goods } як «{ $called }»
   *[no] { $called }, чесно
}{ $bait ->
    [yes] , приманка: { $gold }
   *[no] { $bribe ->
        [0] { "" }
       *[other] , хабар: { $gold }
    }
}

## Записи ігор

terminal-replay-about = { $eyes ->
    [seat] { $rules }. Очима: { $name }.
    [spectator] { $rules }. Очима глядача.
   *[all] { $rules }.
}
terminal-replay-step = Enter — далі, q — кінець.
terminal-verified = { $count ->
    [one] Чесно: { $count } тасування, жереб чи добір — усе так, як каже зерно.
    [few] Чесно: { $count } тасування, жереби й добори — усе так, як каже зерно.
   *[many] Чесно: { $count } тасувань, жеребів і доборів — усе так, як каже зерно.
}{ $committed ->
    [yes] { " " }Зерно складено із секрету сервера та чисел усіх гравців.
   *[no] { "" }
}
terminal-verified-branch = Це відгалуження: гру продовжено з іншої після події { $n }. Як тоді лежали картки, зерно не каже; вона ніде не рахується.

## Листок підрахунку

terminal-score-about = Порахуй, що на кожному прилавку, відкрите й закрите. Картки в руці не рахуються.
terminal-ask-edition = Яке видання?
terminal-ask-royal-goods = У колоді були королівські товари?
terminal-ask-black-market = Був чорний ринок?
terminal-ask-promos = Промокартки в колоді (наприклад, { $example })
terminal-ask-name = Хто на місці { $number }?
terminal-player = Гравець { $number }
terminal-legal-goods = Дозволені товари
terminal-contraband = Контрабанда
terminal-counts-about = Напиши «{ $example }» або по числу на кожен вид: { $kinds }.
terminal-ask-score-plates = Чим стають святкові страви (наприклад, { $example })
terminal-ask-black-cards = Ціни карток чорного ринку (наприклад, 30 27)
terminal-black-cards-please = Потрібні числа, як на картках.
terminal-count-last-again = Порахуй останній прилавок ще раз або набери «назад».
terminal-count-stall-again = Прилавок ще раз, { $name }:

## Багато ігор

terminal-digest = Відбиток { $digest }
terminal-simulation = { $games ->
    [one] { $games } гра, { $rules }, зерно { $seed }
    [few] { $games } гри, { $rules }, зерно { $seed }
   *[many] { $games } ігор, { $rules }, зерно { $seed }
}
terminal-simulation-facts = Рахунок від { $least } до { $most }, у середньому { $mean }; за гру { $commands } команд і { $events } подій.
terminal-simulation-speed = { $rate } ігор за секунду ({ $seconds } с, { $workers ->
    [one] { $workers } процес
    [few] { $workers } процеси
   *[many] { $workers } процесів
}).
terminal-arena = Ігор: { $games }; роздач: { $deals }, розсаджень на кожну: { $seatings }; { $rules }; зерно { $seed }
terminal-arena-mix = { $games ->
    [one] { $mix }: { $games } гра
    [few] { $mix }: { $games } гри
   *[many] { $mix }: { $games } ігор
}
terminal-arena-par = Норма — { $par } %; зірочка значить, що інтервал її не зачіпає. ± та [ ] — інтервали 95 % за роздачами (для рейтингів: за іграми).
terminal-arena-roles = Торговцем і шерифом: очки за раунд і на скільки більше, ніж в інших ботів за столом; без початкового золота, корон і промо.
terminal-arena-few = { $count ->
    [one] Лише { $count } роздача: інтервали мало що кажуть. Дай більше --games.
    [few] Лише { $count } роздачі: інтервали мало що кажуть. Дай більше --games.
   *[many] Лише { $count } роздач: інтервали мало що кажуть. Дай більше --games.
}
terminal-arena-faults = { $count ->
    [one] { $bot }: { $count } хід зроблено безпечно замість бота: { $reasons }.
    [few] { $bot }: { $count } ходи зроблено безпечно замість бота: { $reasons }.
   *[many] { $bot }: { $count } ходів зроблено безпечно замість бота: { $reasons }.
}
terminal-arena-whole-deals = Ігор { $whole } замість { $games }: цілі роздачі, розсаджень у кожній { $seatings }.
terminal-arena-interrupted = Перервано. Зроблене збережено у { $file }: та сама команда продовжить звідти.
terminal-arena-waiting = Очікування на { $address }: має прийти програма, що грає як { $bot }.
terminal-bot-broken = { $name } не завантажується: { $why }
