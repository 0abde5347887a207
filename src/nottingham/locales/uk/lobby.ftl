# Words of the lobby: seats, bots, invitations, and every option of the rules.

## Seats and bots

lobby-title = Стіл { $code }
lobby-seats = Місця
lobby-seat-free = Вільне місце
lobby-seat-number = Місце { $number }
lobby-you = ти
lobby-host = господар
lobby-ready = готово
lobby-not-ready = ще ні
lobby-away = не тут
# In a list after the name of whoever sits there: a program of somebody's, which plays over the network.
lobby-program = програма
lobby-add-bot = Додати бота
lobby-sit-here = Сісти сюди
lobby-fill-with-bots = { $count ->
    [one] Посадити бота на вільне місце
    [few] Посадити ботів на { $count } вільні місця
   *[many] Посадити ботів на { $count } вільних місць
}
lobby-seat-options = Дії: { $name }
lobby-bot-of-level = бот · { $level }, { $character }
lobby-bot-named = бот · { $level }
lobby-bot-remove = Прибрати бота
lobby-bot-level = Рівень
lobby-bot-character = Вдача
lobby-bot-others = Прості душі
lobby-bot-others-about = Кожен знає одне правило. Для вправ годяться, для товариства — не дуже.
lobby-bot-easy = лагідний
    .about = Рахує абияк, забуває швидко, просить і платить, як новачок. Якраз для першої гри.
lobby-bot-medium = кмітливий
    .about = Зважує кожен мішок і пам’ятає, хто що робив, торгується за золото, але хибить у лічбі.
lobby-bot-hard = безжальний
    .about = Читає чужі мішки й ховає свій, торгується золотом, товарами й послугами та пильнує корони.
lobby-bot-master = майстерний
    .about = Навчався на мільйонах партій проти незнайомців. Міняє мішки, пам’ятає кожного й не марнує слів.
lobby-bot-master-not = Майстерний грає за другим виданням, утрьох–уп’ятьох і без промокарток. За цих правил найкращий — безжальний.
lobby-bot-learned = учень
    .about = Мережа, яку навчає train_selfplay.py. Яка саме, каже learned:ШЛЯХ.
lobby-bot-honest = чесний
    .about = Везе те, чого має найбільше, так і каже, а оглядає всіх.
lobby-bot-greedy = жадібний
    .about = Чесний, та через раунд везе найкращу контрабанду; бере будь-який хабар.
lobby-bot-gambler = азартний
    .about = Чесний, доки не збере дві картки однакової контрабанди, а тоді — на все й без хабара.
lobby-bot-briber = хабародавець
    .about = Уся контрабанда, що влізе, під виглядом яблук і з хабарем за кожну картку.
lobby-bot-wary = обачний
    .about = Чесний, а оглядає лише тих, хто щось пропонує. Нащо чесному платити?
lobby-bot-random = блазень
    .about = Усе, що дозволяють правила, а часом і слівце.
lobby-character-plain = простий
    .about = Ні особливих вад, ні чеснот.
lobby-character-cautious = обережний
    .about = Бреше рідко й лише тоді, коли вигідно.
lobby-character-brazen = нахабний
    .about = Бреше залюбки й не тримає слова, якщо можна не тримати.
lobby-character-corrupt = продажний
    .about = Дешевий шериф: майже все має ціну, і то невисоку.
lobby-character-stern = суворий
    .about = Дорогий шериф: тримає кожне слово й від інших чекає того ж.
lobby-character-grudging = злопам’ятний
    .about = Пам’ятає, хто відкрив його мішок, і віддячує.
lobby-character-gullible = довірливий
    .about = Вірить почутому більше, ніж варто.
lobby-invite = Запросити
lobby-invite-about = Надішли посилання, покажи код або дай камері його прочитати.
lobby-invite-qr = QR-код посилання на цей стіл
lobby-invite-code = Код
lobby-invite-text = Сідай за мій стіл у Ноттінгемі: { $link }
lobby-invite-copy = Копіювати посилання
lobby-invite-big = Показати на великому екрані
lobby-rules-in-force = Чинні правила
lobby-change-rules = Змінити правила
lobby-show-rules = Усі чинні правила
lobby-printed-rules = Як у коробці.
lobby-edition = Видання
lobby-edition-first = перше
lobby-edition-second = друге
lobby-edition-first-about = Два стоси скидання, звідки може брати кожен, а обіцяне з прилавка мусить там бути.
lobby-edition-second-about = Один стос скидання, шериф каже, хто починає торгівлю, а обіцянка з прилавка може бути блефом.
lobby-players = Гравці
# $players: 3 to 6
lobby-players-about = { $players ->
    [3] Утрьох — 9 раундів без хліба: кожен буде шерифом тричі.
    [4] Учотирьох — 8 раундів: кожен буде шерифом двічі.
    [5] Уп’ятьох — 10 раундів: кожен буде шерифом двічі.
   *[6] Ушістьох — 9 раундів без шерифа: браму ділять двоє заступників, щораунду за жеребом.
}
lobby-first-sheriff = Перший шериф
lobby-first-sheriff-lot = за жеребом
lobby-first-sheriff-deputies = Заступників тягнуть із їхньої власної колоди.
lobby-first-sheriff-about = За правилами з коробки це той, у кого найбільше готівки. Тут обираєш ти або випадок.
lobby-options = Додаткові правила
lobby-option-royal_goods = Королівські товари
    .about = Контрабанда, що для короля й королеви рахується за дві чи три картки. Дванадцять карток, утрьох — шість.
    .short = королівські товари
lobby-option-inspection_clock = Обмеження часу на огляд
    .about = Хвилина на кожного торговця в кожному огляді. Коли час спливе, мішки, яких не відкриває угода, проходять задарма.
    .short = обмежений час на огляд
lobby-option-hidden_removal = Вилучення десяти карток
    .about = Десять карток до роздачі таємно виходять із гри, тож колоду не полічити.
    .short = вилучення десяти карток
lobby-option-seven_cards = Сім карток
    .about = У руці сім карток замість шести. До мішка, як завжди, влазить п’ять.
    .short = по сім карток
lobby-option-black_market = Чорний ринок
    .about = За три картки однієї контрабанди з прилавка — картка десь на тридцять очок.
    .short = чорний ринок
lobby-option-deputies = Заступники
    .about = Двоє заступників ділять браму і здобич. Лише для шістьох гравців.
    .short = заступники
lobby-promos = Промокартки
lobby-promos-about = Рідкісна контрабанда зі своїми витівками. Торкнися картки, щоб прочитати.
lobby-promo-copies = Скільки карток: { $good }
lobby-promo-arcane_scrolls = Варті 12, але хто має їх наприкінці, не отримує бонусів короля й королеви.
lobby-promo-feast_plate = Наприкінці стає будь-яким дозволеним товаром на вибір власника.
lobby-promo-royal_summons = Якщо відкрити чесний мішок із ним, шериф платить на 8 золотих більше.
lobby-promo-princes_sword = Вартий 12. Більш нічого, та більше й не треба.
lobby-promo-olive_oil = Варта 10 і така ж слизька, як здається.
lobby-promo-dragon_pepper = Вартий 8, а кожен перець на тому ж прилавку — на 1 більше.
lobby-promo-strawberry_mead = Варта 8, а кожна медовуха на тому ж прилавку — на 1 більше.
lobby-promo-golden_silk = Вартий 9, а кожен шовк на тому ж прилавку — на 1 більше.
lobby-promo-heavy_crossbow = Вартий 10, а кожен арбалет на тому ж прилавку — на 2 більше.
lobby-promo-brimstone_oil = Якщо проходить, може спалити до двох товарів одного виду на чужому прилавку.
lobby-house = Домашні правила
lobby-house-rounds = Раунди
lobby-house-rounds-about = Скільки заманеться, замість числа з коробки.
lobby-house-printed = як у коробці
lobby-house-deck = Власна колода
lobby-house-deck-about = Скільки заманеться карток кожного виду, замість чисел із коробки.
lobby-house-deck-copies = Скільки карток: { $good }
# Summary of the rules: one line, then what differs
lobby-sum-edition = { $edition ->
    [first] Перше видання
   *[second] Друге видання
}
lobby-sum-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
lobby-sum-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}
# $count: number of promo cards in the deck
lobby-sum-promos = { $count ->
    [one] { $count } промокартка
    [few] { $count } промокартки
   *[many] { $count } промокарток
}
lobby-sum-deck = власна колода
lobby-sum-turn = на хід { $time }
lobby-sum-reserve = про запас { $time }
lobby-sum-hints = з підказками
lobby-sum-public = відкрито для всіх
lobby-sum-spectators = з глядачами
lobby-table-options = За столом
lobby-table-hints = Підказки для всіх
    .about = Кожен може спитати поради сильного бота. Хто грає лише з ботами, тому завжди можна.
lobby-table-programs = Програми за столом
    .about = Хто має код, може посадити за стіл свою програму. На кожному екрані видно, де сидить програма.
lobby-public = Відкритий стіл
    .about = Його бачать усі на цьому сервері: можуть підсісти незнайомці.
lobby-talking = Розмови
lobby-talking-about = Заяви перевіряє стіл, і кожен читає їх своєю мовою.
lobby-talking-all = заяви й чат
lobby-talking-statements = лише заяви
lobby-talking-quiet = тиша
lobby-spectators = Дозволити глядачів
    .about = Глядачі бачать те, що бачать усі, але нічиїх карток не бачать.
lobby-spectator-delay = Затримка для глядачів
lobby-spectator-delay-about = Щоб ніхто не підказував з-за спини.
lobby-pace = Як довго думають боти
lobby-pace-about = Скільки бот думає або вдає, що думає.
lobby-pace-0 = не чекають
lobby-pace-1 = трохи
lobby-pace-2 = як люди
lobby-pace-3 = довго
lobby-turn-seconds = Час на хід
lobby-turn-seconds-about = Коли вичерпано і хід, і запас, за гравця діє бот.
lobby-reserve-seconds = Запас на всю гру
lobby-reserve-seconds-about = Скільки кожен може витратити понад свої ходи.
lobby-time-none = немає
lobby-time-unlimited = скільки треба
lobby-time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
lobby-time-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
lobby-time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
lobby-be-ready = Готово!
lobby-not-yet = Ні, ще не час
lobby-start = Почати гру
lobby-starting = Роздаємо…
lobby-leave-table = Встати й піти
lobby-get-up = Встати
# $names: a list of names
lobby-waiting-ready = { $count ->
    [one] Чекаємо, поки збереться { $names }.
   *[other] Чекаємо, поки зберуться { $names }.
}
lobby-waiting-host = Усі зібралися. Гру починає { $name }.
lobby-waiting-seats = { $count ->
    [one] Є { $count } вільне місце: запроси когось або додай бота.
    [few] Є { $count } вільні місця: запроси когось або додай ботів.
   *[many] Є { $count } вільних місць: запроси когось або додай ботів.
}
lobby-waiting-seats-guest = { $count ->
    [one] Ще { $count } вільне місце.
    [few] Ще { $count } вільні місця.
   *[many] Ще { $count } вільних місць.
}
lobby-take-a-seat = Займи вільне місце або дивися, поки не почнеться гра.
lobby-full = Усі місця зайняті. Щойно хтось встане, можна сісти.
lobby-full-watch = Усі місця зайняті. Лишайся тут, щоб дивитися гру.
lobby-all-set = Усі тут. Гайда до брами?
lobby-rules-changed = Правила змінилися. Глянь і підтверди ще раз.
lobby-talk-sit = Займи місце, щоб говорити.
lobby-phrase-1 = Усім привіт.
lobby-phrase-2 = Хвилинку, будь ласка.
lobby-phrase-3 = Починаємо?
lobby-branch = Продовження іншої гри, ніде не рахується. { $cards ->
    [as_they_were] Усі картки лежать, як там: хто бачив ту гру, може знати всі руки.
   *[again] Закриті картки роздано наново; лише рука, з якої гра триває, та сама.
}
lobby-sealed = Опечатано до роздачі
lobby-sealed-about = Сервер опечатав свою половину тасування під { $seal }, кожен із вас додає свою частку, щойно скаже «готово», а після гри будь-хто може перевірити, що картки лягли саме так.
