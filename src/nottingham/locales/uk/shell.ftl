# Words of the browser client around the table: home, lobby, settings, notices.

## Everywhere

shell-name = Ноттінгем
shell-close = Закрити
shell-back = Назад
shell-home = Головна
shell-cancel = Скасувати
shell-save = Зберегти
shell-copy = Копіювати
shell-copied = Скопійовано.
shell-share = Поділитися
shell-try-again = Спробувати ще
shell-reload = Завантажити знову
shell-loading = Хвилинку…
shell-language = Мова
shell-settings = Налаштування
shell-skip = Перейти до вмісту
shell-missing = Тут нічого немає
shell-missing-about = Або в адресі помилка, або сторінку вивезли возом.
shell-page-failed = Сторінка не завантажилася.
shell-page-failed-about = Перевір з’єднання і спробуй ще раз.
shell-offline = Немає з’єднання. Правила, підрахунок і таймер працюють і так; столи зачекають.
shell-online = З’єднання знову є.
shell-outdated = Є новіша версія сторінки. Вона зараз завантажиться сама.
shell-unofficial = Гра неофіційна: слова й малюнки свої, правила з коробки.

## Home
shell-tagline = «Яблука, шерифе. Самісінькі яблука».
shell-play-now = Грати зараз
shell-play-now-about = Ти й троє ботів, без зволікань.
shell-playing-now = Готуємо стіл…
shell-level = Наскільки вони вправні?
shell-level-easy = лагідні
shell-level-medium = кмітливі
shell-level-hard = безжальні
shell-level-master = майстерні
shell-new-table = Новий стіл
shell-new-table-about = Друзі, боти, твої правила
shell-join = Приєднатися
shell-join-about = За кодом чи посиланням
shell-join-title = Сісти за стіл
shell-join-field = Код або посилання
shell-join-hint = П’ять літер із запрошення або ціле посилання.
shell-join-go = До столу
shell-join-nonsense = Це ні код, ні посилання на стіл. Код виглядає так: XK4QP.
shell-my-games = Твої ігри
shell-go-on = Далі
shell-open-tables = Відкриті столи
shell-open-tables-about = Пограти чи подивитися
shell-no-open-tables = Відкритих столів немає. Твій може стати першим.
shell-no-games = Ігор ще не було. Брама відчинена.
shell-sit-down = Сісти
shell-watch = Дивитися
shell-see-replay = Запис
# $count: number of tables
shell-all-tables = { $count ->
    [1] Ще один
   *[other] Усі { $count }
}
shell-learn = Навчитися
shell-learn-about = Перша гра за десять хвилин
shell-rules = Правила
shell-rules-about = Щоб підглянути
shell-replays = Записи
shell-replays-about = Зіграні ігри
shell-around = Один пристрій
shell-around-about = Передається по колу
shell-sheet = Підрахунок
shell-sheet-about = Торкайся, а він порахує
shell-today = Брама дня
shell-today-about = Один мішок на день: прочитаєш?
shell-timer = Таймер
shell-timer-about = Хвилина на торговця, з дзвоником
shell-at-the-box = Маєш коробку з грою?
shell-more-ways = Ще на ярмарку

# State of a table in a list
shell-state-lobby = збираються
shell-state-playing = грають
shell-state-over = зіграно
shell-table-named = Стіл { $code }
# $names: a list of names
shell-table-with = за столом: { $names }
shell-some-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
shell-table-alone = більше нікого
# $free: number of free seats
shell-table-free = { $free ->
    [0] місць немає
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}

## Who you are

# Names to be given to a guest who has not chosen one, with commas between them
shell-guest-names = Робін, Меріан, Тук, Гілберт, Ізольда, Ровена, Вілфред, Гільда, Едгар, Мод, Освін, Сибіла
shell-your-name = Твоє ім’я
shell-your-name-hint = Його бачать за столом. Змінити можна будь-коли.
shell-name-empty = В імені має бути хоч одна літера.
shell-name-another = Інше ім’я
shell-called = Ти — { $name }
shell-change-name = Змінити ім’я
shell-face = Твоє обличчя
shell-face-number = Обличчя { $number }
shell-name-changed = Віднині ти — { $name }.
shell-come-in = Сісти
shell-invited = Тебе кличуть за стіл { $code }
shell-invited-about = Обери ім’я — і сідай.
shell-finding = Шукаємо твоє місце…
shell-full = Усі місця зайняті
shell-full-about = Можна подивитися, якщо господар не проти, або створити власний стіл.
shell-begun = Гра почалася без тебе
shell-no-table = Такого столу немає
shell-no-table-about = Перевір код або перепитай: столи зникають, коли всі розходяться.
shell-not-welcome = Господар не хоче тебе за цим столом
shell-not-welcome-about = Спробуй інший: якась брама завжди відчинена.

## Settings
shell-settings-look = Вигляд
shell-settings-sound = Звук
shell-settings-play = Гра
shell-settings-you = Ти
shell-theme = Кольори
shell-theme-auto = як у системі
shell-theme-light = світлі
shell-theme-dark = темні
shell-text = Розмір тексту
shell-text-small = малий
shell-text-normal = звичний
shell-text-large = великий
shell-text-huge = величезний
shell-motion = Анімація
shell-motion-auto = як у системі
shell-motion-full = повна
shell-motion-none = без анімації
shell-language-auto = Як у системі
shell-sounds = Звуки
shell-sounds-about = Картки, монети, застібка, печатка.
shell-volume = Гучність
shell-murmur = Гамір ярмарку
shell-murmur-about = Тихий гомін юрби, підо всім іншим.
shell-haptics = Вібрація
shell-haptics-about = Легкий поштовх, коли твоя черга, якщо пристрій уміє.
shell-hints = Підказки
shell-hints-about = Пропонувати пораду сильного бота. Якщо за столом кілька людей — лише з дозволу господаря.
shell-install = Установити як застосунок
shell-install-about = Значок на головному екрані, без жодної крамниці.
shell-install-ios = У меню «Поширити» браузера обери «На початковий екран».
shell-recovery = Перенести свої місця на інший пристрій
shell-recovery-about = Хто відкриє це посилання протягом доби, зможе один раз стати тобою. Нікому не показуй.
shell-recovery-make = Показати посилання
shell-recovery-qr = QR-код твого посилання для відновлення
shell-recovering = Упізнаємо тебе…
shell-recovered = З поверненням, { $name }.
shell-recover-failed = Це посилання вже не діє
shell-recover-failed-about = Його вже використано, або йому понад добу. Створи нове в налаштуваннях пристрою, де тебе знають.
shell-recover-ask = Ти — { $name }?
shell-recover-ask-about = Скажи «так», і на цьому пристрої гратиме { $name }. Посилання діє лише раз.
shell-recover-instead = Зараз тут ти — { $name }. Місця гравця { $name } лишаться, але повернутися до них можна буде тільки за окремим посиланням: спершу створи його в налаштуваннях.
shell-recover-yes = Так, я — { $name }
shell-recover-stay = Ні, я й далі { $name }
shell-recover-no = Ні, на головну
shell-recover-already = Ти вже { $name }
shell-recover-already-about = Посилання не використано. Відкрий його на іншому пристрої.
shell-blocked = Заблоковані люди
shell-blocked-none = Нікого. Хай так і буде.
shell-unblock = Розблокувати
shell-unblocked = { $name } знову може говорити з тобою.
shell-nameless = хтось без імені
shell-forget = Забути мене
shell-forget-about = Твоє ім’я, розмови та список ігор буде стерто тут і на сервері. Зіграні ігри лишаться, але без імені. Вороття немає.
shell-forget-sure = Забути назавжди
shell-forgotten = Забуто. Приємно було, хоч би хто це був.
shell-about = Про гру
shell-fair-play = Кожне тасування опечатане до роздачі, і після гри його можна перевірити.

## On the way to a table
shell-fewer = Менше
shell-more = Більше
shell-connecting = Ідемо до столу…
shell-lost = З’єднання втрачено. Пробуємо ще…

## Seat menu: what can be done about somebody
shell-seat-menu = { $name }
shell-make-host = Передати стіл: { $name }
shell-is-host = Господар столу тепер — { $name }.
shell-kick = Випровадити
shell-kick-sure = { $name }: випровадити?
shell-kick-about = Назавжди: за цей стіл { $name } вже не повернеться. Посеред гри місце займе бот.
shell-kicked = { $name } більше не за столом.
shell-report = Поскаржитися
shell-report-title = Скарга: { $name }
shell-report-field = Що сталося?
shell-report-hint = Прочитають ті, хто тримає цей сервер.
shell-report-send = Надіслати скаргу
shell-reported = Дякуємо. Ті, хто тримає цей сервер, це прочитають.
shell-block = Заблокувати
shell-block-sure = { $name }: заблокувати?
shell-block-about = { $name } — більше жодного слова до тебе і жодного місця за твоїми столами. Скасувати можна в налаштуваннях.
shell-block-done = { $name }: заблоковано.
shell-mute = Приглушити
shell-unmute = Чути знову

## Trouble: what the server said, by its code
shell-trouble-offline = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
shell-trouble-server-fault = Щось зламалося на сервері; це занотовано. Спробуй за хвильку.
shell-trouble-server-unavailable = Сервер зараз не може користуватися своєю базою даних. Спробуй за хвильку.
shell-trouble-limit-reached = Забагато за раз. Зачекай хвильку і спробуй знову.
shell-trouble-guest-unknown = Сервер тебе вже не впізнає. Обери ім’я — і далі.
shell-trouble-guest-no_recovery = Це посилання для відновлення вже не діє.
shell-trouble-seat-taken = Там уже хтось сидить. Обери інше місце.
shell-trouble-seat-have_one = Місце за цим столом у тебе вже є. Спершу встань.
shell-trouble-seat-not_for_you = Господар не хоче тебе за цим столом.
shell-trouble-seat-no_person = На тому місці нікого іншого немає.
shell-trouble-table-unknown = Такого столу вже немає.
shell-trouble-table-not_host = Це може лише господар столу.
shell-trouble-table-not_seated = Це можуть лише ті, хто сидить за столом.
shell-trouble-table-not_now = Зараз це неможливо.
shell-trouble-table-not_for_you = Глядачів за цей стіл не пускають.
shell-trouble-table-sent_away = Господар відіслав тебе від цього столу.
shell-trouble-ruleset-impossible = Ці правила разом не складаються.
shell-trouble-table-moving = Стіл переїжджає на інший сервер. Спробуй за хвильку.
shell-trouble-table-newer = Цьому столу потрібна новіша версія сервера. Спробуй за хвильку.
shell-trouble-hint-not_here = Господар не дозволив підказок за цим столом.
shell-trouble-hint-not_for_programs = За столом із людьми програми підказок не отримують.
shell-trouble-seat-no_programs = Господар не пускає програм за цей стіл.
shell-trouble-seat-no_bot = На тому місці немає бота.
shell-trouble-log-too_large = Ця гра надто довга, щоб її відтворити.
shell-trouble-server-full = Сервер заповнений. Спробуй за хвильку.
shell-trouble-request-too_slow = Надсилання на сервер тривало надто довго. Перевір з’єднання і спробуй знову.
shell-trouble-bot-unknown = Такого бота немає.
shell-trouble-seat-unknown = Такого місця за цим столом немає.
shell-trouble-log-not_for_you = Цей запис для тебе закритий.
shell-trouble-log-not_shown = Цю гру не можна показати як запис.
shell-trouble-log-unreadable = Це не запис гри, або файл пошкоджено.
shell-trouble-sheet-impossible = Так не буває. Порахуй прилавки ще раз.
shell-trouble-origin-foreign = Запит прийшов з іншого сайту, і сервер його не пустив. Відкрий адресу самої гри.
shell-trouble-origin-missing = Браузер не сказав, звідки запит. Онови сторінку й спробуй ще раз.
shell-trouble-request-malformed = Сервер цього не прочитав. Онови сторінку й спробуй ще раз.
shell-trouble-request-no_such_place = Сервер не знає такої сторінки. Онови її й спробуй ще раз.
shell-trouble-request-wrong_method = Сервер тут такого не робить. Онови сторінку й спробуй ще раз.
shell-trouble-request-too_large = Для сервера це завелике.

# The page that plays without a server
shell-alone-loading = Гра готується… { $percent } %
shell-alone-master = Майстерний торговець уже в дорозі… { $percent } %
shell-alone-unable = Цей браузер не може сам запустити гру: у ньому немає WebAssembly. Новіший браузер може; або грай на сервері — для нього досить будь-якого браузера.
shell-alone-failed = Гра не завантажилася. Перевір мережу й спробуй ще раз.
shell-alone-elsewhere = Гру відкрито в іншій вкладці. Вона працює лише в одній вкладці водночас.
shell-alone-here = Грати тут
shell-alone-title = Для цього потрібен сервер
shell-alone-about = Ця сторінка грає лише на твоєму пристрої, і ніхто інший не може зайти. Щоб грати з іншими, запусти сервер: одна команда, дві хвилини.
shell-alone-how = Як запустити сервер
shell-trouble-page-alone = Для цього потрібен сервер: ця сторінка грає лише на твоєму пристрої.
shell-trouble-page-not_here = Цього на пристрої ще немає. Спробуй, коли з’явиться мережа.
