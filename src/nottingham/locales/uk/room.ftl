# Replays, the big screen, one device passed around, and the score sheet and timer for people with the box.

## Replays

room-replays-title = Записи
room-replays-about = Кожну закінчену гру можна переглянути: чиїмись очима або знаючи все.
room-replays-mine = Твої зіграні ігри
room-replays-none = Закінчених ігор ще немає. Зіграй одну або відкрий журнал із цього пристрою.
room-replays-file = Відкрити журнал із цього пристрою
room-replays-choose = Обрати файл
room-replays-drop = Перетягни сюди журнал .jsonl або обери файл.
room-replays-drop-now = Відпусти — і він відкриється.
room-replays-file-about = Прочитаємо й забудемо: ніщо не зберігається.
room-replays-loading = Шукаємо твої ігри…
room-replays-offline = Сервер не відповідає, тож записи зачекають. Спробуй за хвильку.
room-replays-again = Спробувати ще
room-replays-edition = { $edition ->
    [first] Перше видання
   *[second] Друге видання
}
room-replays-rules = { room-replays-edition }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
room-replay-loading = Заправляємо плівку…
room-replay-title = Запис
room-replay-back = Усі записи
room-replay-eyes = Погляд
room-replay-eyes-all = Усе видно
room-replay-eyes-public = Глядач
room-replay-eyes-seat = { $name }
room-replay-play = Відтворити
room-replay-pause = Пауза
room-replay-next = Крок уперед
room-replay-previous = Крок назад
room-replay-next-round = Наступний раунд
room-replay-previous-round = Попередній раунд
room-replay-speed = Швидкість
room-replay-speed-value = { $speed }×
room-replay-position = Крок { $step } з { $steps }
room-replay-position-round = Раунд { $round }, крок { $step } з { $steps }
room-replay-share = Поділитися
room-replay-share-about = Хто має це посилання, побачить гру від початку до кінця, з картками всіх гравців.
room-replay-share-copy = Копіювати посилання
room-replay-revoke = Відкликати всі посилання
room-replay-revoked = Жодне посилання більше не відкриває цю гру.
room-replay-copied = Скопійовано.
room-replay-save = Зберегти журнал
room-replay-keys = Стрілки — кроки, пробіл — відтворення, Page Up і Page Down — раунди.
room-replay-cards = Картки всіх гравців
room-replay-cards-hide = Сховати картки
room-replay-hand = Рука
room-replay-bag = Мішок
room-replay-under = Під прилавком
room-replay-nothing = нічого
room-replay-not-found = Цю гру не показати. Може, вона ще триває, або посилання неповне.
room-replay-not-for-you = Цю гру бачать лише ті, хто сидів за столом. Попроси посилання в когось із них.
room-replay-bad-file = Цей файл — не журнал гри або пошкоджений.
room-replay-too-large = Файл завеликий як для журналу гри.
room-replay-no-file = Обери файл ще раз: після оновлення сторінки він не зберігається.

## The big screen

room-big-title = Великий екран
room-big-join-about = Відскануй або відкрий { $address } і введи код.
room-big-qr = Код для сканування: { $address }
room-big-code = Код
room-big-waiting = Чекаємо на торговців
room-big-free = вільне місце
room-big-bot = бот
room-big-ready = готово
room-big-not-ready = ще ні
room-big-start = Коли всі будуть готові, гру почне { $name }.
room-big-hands = Твої картки — на твоєму телефоні. Стережися сусідів.
room-big-screen-only = Цей пристрій — лише екран
room-big-screen-only-about = Він звільнить місце для когось із телефоном.
room-big-full = На весь екран
room-big-full-leave = Вийти з повного екрана
room-big-lost = Зв’язок із сервером урвався. Пробуємо ще…
room-big-closed = Цей стіл тут не показати. Господар може дозволити глядачів.
room-big-to-home = До брами

## One device

room-around-title = Один пристрій на всіх
room-around-about = Усі грають на цьому пристрої. Його передають по колу, а екран тим часом закрито, щоб ніхто не бачив чужих карток.
room-around-names = Хто грає?
room-around-name = Ім’я { $number }
room-around-add = Додати когось
room-around-remove = Прибрати: { $name }
room-around-bots-about = Решту місць займуть боти, разом гравців: { $players }.
room-around-players = Усього гравців
room-around-edition = Видання
room-around-start = Почати
room-around-name-needed = Кожному потрібне власне ім’я.
room-around-pass = Передай пристрій: { $name }
room-around-pass-about = Ніхто інший не дивиться. Торкнися, коли пристрій у тебе.
room-around-reveal = Я — { $name }
room-around-hand-on = Передати далі
room-around-to = Далі: { $name }
room-around-to-asked = Далі { $name }, і час діяти
room-around-nobody = Зараз нікому діяти не треба. Інші думають.
room-around-watching = Боти зайняті…
room-around-continue = Продовжити гру на цьому пристрої
room-around-give-up = Закінчити її й почати іншу

## The score sheet

room-sheet-title = Підрахунок
room-sheet-about = Для гри з коробки. Рахуй кожен прилавок, горілиць і долілиць; картки в руці не варті нічого.
room-sheet-setup = Гра
room-sheet-players = Гравці
room-sheet-royal = У колоді були королівські товари
room-sheet-black = Був чорний ринок
room-sheet-promos = У колоді були промокартки
room-sheet-name = Ім’я
room-sheet-player = Гравець { $number }
room-sheet-legal = Дозволені товари
room-sheet-contraband = Контрабанда
room-sheet-royal-goods = Королівські товари
room-sheet-promo-cards = Промокартки
room-sheet-gold = Золото
room-sheet-gold-add = На { $amount } більше золота
room-sheet-gold-take = На { $amount } менше золота
room-sheet-add = Плюс один: { $good }
room-sheet-take = Мінус один: { $good }
room-sheet-black-cards = Картки чорного ринку
room-sheet-black-card = { $good }, { $value }
room-sheet-plate = Святкова страва { $number } стає
room-sheet-next = Наступний прилавок
room-sheet-scores = Рахунок
room-sheet-empty = Починай рахувати, і тут з’явиться рахунок: з королями, королевами й нічиїми.
room-sheet-rank = Місце
room-sheet-total = Разом
room-sheet-crowns = Королі й королеви
room-sheet-black-market = Чорний ринок
room-sheet-king = Король
room-sheet-queen = Королева
room-sheet-nobody = ніхто
room-sheet-bonus = { $name } +{ $bonus }
room-sheet-withheld = { $name } (таємні сувої: без бонусу)
room-sheet-wins = { $names } перемагає: { $total }.
room-sheet-win-together = Спільна перемога: { $names }, по { $total }.
room-sheet-tie = Очок порівну: вирішують дозволені картки, тоді контрабанда.
room-sheet-gold-remark = Нараховано золота: { $gold }, але банк видав лише { $most }.
room-sheet-impossible = Так не буває: карток більше, ніж у колоді, або картка чорного ринку лежить під тією, якої ніхто не взяв. Порахуй ще раз.
room-sheet-offline = Рахунок іде з сервера, а він не відповідає. Твої числа збережено; спробуй за хвильку.
room-sheet-clear = Почати спочатку
room-sheet-clear-ask = Забути всі числа й імена?
room-sheet-clear-yes = Забути
room-sheet-keep = Лишити

## The timer

room-timer-title = Таймер огляду
room-timer-about = Для гри з коробки: хвилина на кожного торговця. Коли задзвонить, кожен іще закритий мішок проходить задарма.
room-timer-players = Гравці
room-timer-start = Почати
room-timer-pause = Пауза
room-timer-go-on = Далі
room-timer-again = Спочатку
room-timer-more = Ще 30 секунд
room-timer-left = { $minutes }:{ $seconds }
room-timer-left-words = Лишилося: { $minutes } хв { $seconds } с
room-timer-over = Час вийшов. Що закрите, те проходить.
room-timer-settled = Долю мішка вирішено
room-timer-sound = Звук
room-timer-awake = Доки йде час, екран не гасне.
