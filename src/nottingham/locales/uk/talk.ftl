# What bots say, one message a line: talk-<moment>-<character>-<number>, counted from 1 without gaps.
# “plain” is for those without a character, and for moments in which character makes no difference.
# Short, dry, a wink now and then; never mocking. Nobody knows whether the speaker’s bag is true, so no line may
# tell. No good is named except by $good. Speaker and hearer are of any gender: words that would show it are avoided;
# names stay as they are, so they are only called, never inflected.

## A merchant declares a bag. $good, $count

talk-declare-plain-1 = { goods-counted }. Ні більше, ні менше.
talk-declare-plain-2 = У мішку: { goods-counted }.
talk-declare-plain-3 = { goods-counted }, спаковано сьогодні зранку.
talk-declare-cautious-1 = { goods-counted }. Пораховано двічі.
talk-declare-cautious-2 = Лише { goods-counted }, якщо можна.
talk-declare-brazen-1 = { goods-counted }. Хіба це обличчя може брехати?
talk-declare-brazen-2 = { goods-counted }. Найгарніший мішок дня.
talk-declare-corrupt-1 = { goods-counted }. Гадаю, ми порозуміємося.
talk-declare-corrupt-2 = { goods-counted }, і моє шанування всій брамі.
talk-declare-stern-1 = { goods-counted }. Так і запишіть.
talk-declare-stern-2 = { goods-counted }. Це моя заява.
talk-declare-grudging-1 = { goods-counted }. І підняті брови я теж пам’ятаю.
talk-declare-grudging-2 = { goods-counted }. Я знаю, хто сумнівається. Я завжди знаю.
talk-declare-gullible-1 = { goods-counted }! Тут же всі кажуть правду, хіба ні?
talk-declare-gullible-2 = { goods-counted }. Яка привітна брама.

## A merchant offers gold for passing the own bag. $gold, $office

talk-offer-plain-1 = { gold-counted }, і нікому не треба нічого розв’язувати.
talk-offer-plain-2 = { gold-counted } за мішок, що лишиться зав’язаним.
talk-offer-cautious-1 = { gold-counted }? Якщо це не надто сміливо.
talk-offer-cautious-2 = Може, { gold-counted }, і нам обом спокійніше?
talk-offer-brazen-1 = { gold-counted }. На нову завісу для брами.
talk-offer-brazen-2 = { gold-counted }, просто зараз. На вашому місці я беру.
talk-offer-corrupt-1 = { gold-counted }, { office }, суто по-дружньому.
talk-offer-corrupt-2 = { gold-counted }. Назвімо це брамним збором.
talk-offer-stern-1 = { gold-counted }. Двічі не повторюю.
talk-offer-stern-2 = { gold-counted }. Чесна ціна. Чекаю на чесну відповідь.
talk-offer-grudging-1 = { gold-counted }. Відповідь я запам’ятаю.
talk-offer-grudging-2 = { gold-counted }, хоча я нічого не забуваю.
talk-offer-gullible-1 = { gold-counted }! Стільки ж дають, правда?
talk-offer-gullible-2 = Кажуть, { gold-counted } — звична ціна.

## A merchant offers something else than gold for it. $office

talk-offer-goods-plain-1 = Цього разу без монет, { office }. Є дещо інше.
talk-offer-goods-plain-2 = Не в монетах щастя, { office }.

## A merchant offers more gold than before. $gold, $office

talk-raise-plain-1 = Гаразд, { gold-counted }. Спокій дорожчає.
talk-raise-plain-2 = { gold-counted }, і це моє останнє слово. Майже.

## A merchant offers gold for the opening of another bag. $gold

talk-buy-plain-1 = { gold-counted }, якщо до одного мішка придивляться пильніше.
talk-buy-plain-2 = Сьогодні моя цікавість коштує { gold-counted }.

## The maker withdraws an offer.

talk-withdraw-plain-1 = Ця пропозиція вже охолола.
talk-withdraw-plain-2 = Забираю назад. Без образ.

## The Sheriff asks gold of a merchant for passing the bag. $gold, $name

talk-demand-plain-1 = { gold-counted }, { $name }, або розв’язуємо.
talk-demand-plain-2 = Мою цікавість можна вгамувати, { $name }. Ціна: { gold-counted }.
talk-demand-cautious-1 = { gold-counted }, { $name }, і більше мені знати не треба.
talk-demand-cautious-2 = Скажімо, { gold-counted }? Мені краще не заглядати.
talk-demand-brazen-1 = { gold-counted }, { $name }. Аж пальці сверблять.
talk-demand-brazen-2 = { gold-counted }. Ціна нова. Щойно з кузні.
talk-demand-corrupt-1 = { gold-counted }, { $name }, і цей мішок стає невидимим.
talk-demand-corrupt-2 = { gold-counted } — і мої очі так утомлюються.
talk-demand-stern-1 = { gold-counted }, { $name }. Або вузол розв’язується.
talk-demand-stern-2 = { gold-counted }. З мішками не торгуюся.
talk-demand-grudging-1 = { gold-counted }, { $name }. Самі знаєте, за що.
talk-demand-grudging-2 = Для вас, { $name }: { gold-counted }. У мене є список.
talk-demand-gullible-1 = { gold-counted }, { $name }? Кажуть, такий звичай.
talk-demand-gullible-2 = Я вам вірю, { $name }. За { gold-counted } — ще охочіше.

## The Sheriff is about to open a merchant’s bag. $name

talk-threaten-plain-1 = Цей вузол, здається, легко розв’язати, { $name }.
talk-threaten-plain-2 = Так і кортить туди зазирнути, { $name }.

## The Sheriff offers a merchant to open another bag. $name

talk-sell-plain-1 = Цікавить один мішок, { $name }? Це можна влаштувати.
talk-sell-plain-2 = Можу придивитися до декого пильніше, { $name }. Не задарма.

## Somebody accepts an offer.

talk-accept-plain-1 = По руках.
talk-accept-plain-2 = Угода є угода.
talk-accept-cautious-1 = Згода. Тільки тихо.
talk-accept-cautious-2 = Ну… згода.
talk-accept-brazen-1 = По руках! Поки ніхто не передумав.
talk-accept-brazen-2 = Продано! Хто наступний?
talk-accept-corrupt-1 = Приємно мати з вами справу.
talk-accept-corrupt-2 = Яким простим буває життя.
talk-accept-stern-1 = Згода. До останньої літери.
talk-accept-stern-2 = Прийнято. Слово є слово.
talk-accept-grudging-1 = Згода. Тепер ми майже квити.
talk-accept-grudging-2 = Гаразд. Але минулого це не змінює.
talk-accept-gullible-1 = Ой, як мило! Згода.
talk-accept-gullible-2 = По руках! Таки є на світі добрі люди.

## Somebody refuses an offer.

talk-refuse-plain-1 = Ні, дякую.
talk-refuse-plain-2 = Не за таку ціну.
talk-refuse-cautious-1 = Краще ні. Раптом хтось дивиться.
talk-refuse-cautious-2 = Мабуть, не варто. Перепрошую.
talk-refuse-brazen-1 = Мисліть ширше.
talk-refuse-brazen-2 = Ще раз, але сміливіше.
talk-refuse-corrupt-1 = Спокусливо. Але не досить спокусливо.
talk-refuse-corrupt-2 = У мене є ціна. Це була не вона.
talk-refuse-stern-1 = Ні.
talk-refuse-stern-2 = Про це не може бути й мови.
talk-refuse-grudging-1 = Ні. І ви знаєте чому.
talk-refuse-grudging-2 = У мене довга пам’ять. Ні.
talk-refuse-gullible-1 = Ой. Мені мріялося про щось миліше.
talk-refuse-gullible-2 = Ні… якось воно не так.

## A demand is too high for its merchant.

talk-refuse-dear-plain-1 = { gold-counted }? Це більше, ніж можна втратити.
talk-refuse-dear-plain-2 = Задорого. Просіть менше, тоді й поговоримо.
talk-refuse-dear-plain-3 = { gold-counted }? Простіше розв’язати.
talk-refuse-dear-plain-4 = { gold-counted }? Браму перебудовують?
talk-refuse-dear-plain-5 = Це ціна за віз, а не за мішок.
talk-refuse-dear-plain-6 = Мабуть, у ціну закрався зайвий нуль.
talk-refuse-dear-cautious-1 = { gold-counted }? Я ж потім не засну.
talk-refuse-dear-cautious-2 = Ой, це забагато. Ніяк не можу.
talk-refuse-dear-brazen-1 = { gold-counted }? За стільки давайте вже й значок.
talk-refuse-dear-brazen-2 = Ха! Розкажіть ще щось смішне.
talk-refuse-dear-corrupt-1 = { gold-counted }? Я знаю ціни на брами. Вони нижчі.
talk-refuse-dear-corrupt-2 = Хіба це по-дружньому? Така ціна — для чужих.
talk-refuse-dear-stern-1 = { gold-counted }? Такого в прейскуранті нема.
talk-refuse-dear-stern-2 = Надмірно. Відмовляю.
talk-refuse-dear-grudging-1 = { gold-counted }? Це піде до списку.
talk-refuse-dear-grudging-2 = Пам’ятаю й дешевші брами.
talk-refuse-dear-gullible-1 = { gold-counted }? Невже всі стільки платять?
talk-refuse-dear-gullible-2 = Ой! Ви ж жартуєте, правда?

## A merchant sees no reason to pay.

talk-refuse-clean-plain-1 = Чому я маю платити? Мені нема чого ховати.
talk-refuse-clean-plain-2 = За чесний мішок не плачу нічого. Дивіться, як кортить.
talk-refuse-clean-plain-3 = Мій мішок скаже сам за себе.
talk-refuse-clean-plain-4 = Золото лишу собі, а сумніви — вам.

## A merchant’s own offer lies there already. $gold

talk-refuse-stand-plain-1 = Моя пропозиція в силі: { gold-counted }.
talk-refuse-stand-plain-2 = { gold-counted }, як уже сказано.
talk-refuse-stand-plain-3 = Мою ціну вже названо: { gold-counted }.
talk-refuse-stand-plain-4 = Кажу ще раз: { gold-counted }.

## An offer is too low for the Sheriff.

talk-refuse-little-plain-1 = Замало. Заглянути всередину може бути вигідніше.
talk-refuse-little-plain-2 = За стільки? Додайте ще щось.
talk-refuse-little-plain-3 = За це я хіба що кивну.
talk-refuse-little-plain-4 = Моєму носу все ще цікаво.
talk-refuse-little-plain-5 = Майже. Але «майже» браму не відчиняє.
talk-refuse-little-cautious-1 = За такі гроші — саме лиш безсоння.
talk-refuse-little-cautious-2 = Ще трішки, і мені спокійніше.
talk-refuse-little-brazen-1 = Мій лівий чобіт дорожчий.
talk-refuse-little-brazen-2 = Можете й більше. Я чую, як дзвенять монети.
talk-refuse-little-corrupt-1 = Це чайові, а не хабар.
talk-refuse-little-corrupt-2 = Одна долоня повна. Друга ще порожня.
talk-refuse-little-stern-1 = Недостатньо.
talk-refuse-little-stern-2 = Брама коштує більше.
talk-refuse-little-grudging-1 = То ось як мене тут цінують.
talk-refuse-little-grudging-2 = Мене ображали й за більше.
talk-refuse-little-gullible-1 = Це все? А як же наша дружба?
talk-refuse-little-gullible-2 = Гм, якось малувато. Чи ні?

## An offer is made of what nobody can see.

talk-refuse-proof-plain-1 = Обіцянки. Краще покажіть золото.
talk-refuse-proof-plain-2 = Чого не видно, того не купую.

## Less is offered than was asked.

talk-counter-plain-1 = Це забагато. Скажімо, { gold-counted }?
talk-counter-plain-2 = Зійдімося посередині: { gold-counted }.
talk-counter-plain-3 = { gold-counted } — і всі задоволені.
talk-counter-plain-4 = А може, { gold-counted }? Гаманець сьогодні легкий.
talk-counter-plain-5 = Мені думалося про інше: { gold-counted }.
talk-counter-cautious-1 = Може, { gold-counted }? Будь ласка?
talk-counter-cautious-2 = { gold-counted }. На більше не зважуся.
talk-counter-brazen-1 = { gold-counted } і усмішка на додачу.
talk-counter-brazen-2 = Мені почулося { gold-counted }. Хіба ні?
talk-counter-corrupt-1 = { gold-counted }, і ніхто не перераховує.
talk-counter-corrupt-2 = Будьмо розважливі: { gold-counted }, просто в долоню.
talk-counter-stern-1 = { gold-counted }. Стільки воно й варте.
talk-counter-stern-2 = За моїми підрахунками — { gold-counted }. Перевірте.
talk-counter-grudging-1 = { gold-counted }. І я запам’ятаю, хто хоче більше.
talk-counter-grudging-2 = { gold-counted }. Для вас — ані монетою більше.
talk-counter-gullible-1 = У мене тут { gold-counted }. Майже те саме!
talk-counter-gullible-2 = { gold-counted }? Ви ж це мали на увазі, так?

## The maker of an offer that was refused.

talk-refused-plain-1 = Ну, ні то й ні. Бувало й гірше.
talk-refused-plain-2 = Шкода. Добра була пропозиція.

## The owner of a bag that is opened for another merchant’s money. $name: who paid

talk-sold-plain-1 = То мій мішок для вас стільки вартий, { $name }? Яка честь.
talk-sold-plain-2 = Я запам’ятаю, хто за це платить, { $name }.

## The Sheriff passes a bag for nothing. $name: its owner

talk-pass-free-plain-1 = Проходьте, { $name }.
talk-pass-free-plain-2 = Щасливої дороги, { $name }.
talk-pass-free-cautious-1 = Нічого не питаю, нічого не знаю. Проходьте.
talk-pass-free-cautious-2 = Швидше, { $name }, доки я не передумаю.
talk-pass-free-brazen-1 = Вперед, { $name }! У мене чудовий настрій.
talk-pass-free-brazen-2 = Проходьте! Бережу сили для наступного мішка.
talk-pass-free-corrupt-1 = Безкоштовно, { $name }. Тільки нікому.
talk-pass-free-corrupt-2 = Цей — за рахунок брами.
talk-pass-free-stern-1 = Проходьте. Я стежу, { $name }.
talk-pass-free-stern-2 = Проходьте. Цього разу.
talk-pass-free-grudging-1 = Ідіть, { $name }. Вважаймо, що ми квити.
talk-pass-free-grudging-2 = Проходьте. Є й давніші рахунки.
talk-pass-free-gullible-1 = Вірю кожному слову, { $name }.
talk-pass-free-gullible-2 = Таке чесне обличчя. Проходьте!

## The Sheriff takes an offer and passes the bag. $name: its owner

talk-pass-bribe-plain-1 = Усе гаразд, { $name }.
talk-pass-bribe-plain-2 = Папери, здається, в порядку.
talk-pass-bribe-cautious-1 = Тут не було на що дивитися. Правда, { $name }?
talk-pass-bribe-cautious-2 = Хутко, поки ніхто не питає.
talk-pass-bribe-brazen-1 = За таке я цей мішок на руках перенесу.
talk-pass-bribe-brazen-2 = Який показний мішок, { $name }!
talk-pass-bribe-corrupt-1 = Завжди до ваших послуг, { $name }.
talk-pass-bribe-corrupt-2 = Який мішок? Не бачу ніякого мішка.
talk-pass-bribe-stern-1 = Збір сплачено. Проходьте.
talk-pass-bribe-stern-2 = Проходьте, { $name }. Вважаймо це штрафом наперед.
talk-pass-bribe-grudging-1 = Це за мішок, { $name }. А не за моє пробачення.
talk-pass-bribe-grudging-2 = Проходьте. Я нічого не забуваю, але вмію відвернутися.
talk-pass-bribe-gullible-1 = Подарунок? Мені? Проходьте, { $name }!
talk-pass-bribe-gullible-2 = Хто такий щедрий, тому нема чого ховати.

## The owner of a bag that passed for nothing.

talk-passed-free-plain-1 = Щиро дякую.
talk-passed-free-plain-2 = І вам доброго дня.

## The owner of a bag that passed by a deal.

talk-passed-bribe-plain-1 = Не шкода ані трохи.
talk-passed-bribe-plain-2 = Біля цієї брами завжди приємно.

## The Sheriff opened a true bag and pays. $name: its owner

talk-open-true-plain-1 = Усе, як сказано. Моя помилка.
talk-open-true-plain-2 = Чесно. Хто б міг подумати. Перепрошую, { $name }.
talk-open-true-cautious-1 = Ну от. Мішки краще не чіпати.
talk-open-true-cautious-2 = Ой лишенько. Тисяча перепрошень, { $name }.
talk-open-true-brazen-1 = Ну, хтось же має перевіряти.
talk-open-true-brazen-2 = Чесність! Біля моєї брами! Моя повага, { $name }.
talk-open-true-corrupt-1 = Чесний мішок. І ніхто не попередив.
talk-open-true-corrupt-2 = Вистачило б і натяку, { $name }.
talk-open-true-stern-1 = Усе в порядку. Закон платить свої борги.
talk-open-true-stern-2 = Зійшлося до останньої штуки, { $name }. Занотовано.
talk-open-true-grudging-1 = Правда, а плачу я. Це піде до списку.
talk-open-true-grudging-2 = Це ви навмисне, { $name }.
talk-open-true-gullible-1 = Бачите, { $name }? Я ж вам вірю!
talk-open-true-gullible-2 = Як гарно. Усе — чиста правда.

## The Sheriff opened a false bag. $name: its owner

talk-open-false-plain-1 = Щойно це звучало інакше.
talk-open-false-plain-2 = Між словом і мішком є різниця, { $name }.
talk-open-false-cautious-1 = Ой. Аж дивитися лячно.
talk-open-false-cautious-2 = Перепрошую, { $name }, але воно трохи не сходиться.
talk-open-false-brazen-1 = Ха! Мій ніс ніколи не спить.
talk-open-false-brazen-2 = Погляньте, { $name }! Справжній ярмарок!
talk-open-false-corrupt-1 = Яка шкода, { $name }. Є ж приємніші способи.
talk-open-false-corrupt-2 = Розкрита була моя долоня. Тепер — мішок.
talk-open-false-stern-1 = Так і є. Прошу платити, { $name }.
talk-open-false-stern-2 = Брама бачить усе.
talk-open-false-grudging-1 = Тепер ми квити, { $name }. Майже.
talk-open-false-grudging-2 = Я пам’ятаю обличчя. І мішки.
talk-open-false-gullible-1 = Але ж, { $name }… це звучало так щиро.
talk-open-false-gullible-2 = Може, хтось підмінив мішки?

## The owner of a true bag that was opened. $good, $count: as declared

talk-opened-true-plain-1 = { goods-counted }. Як і було сказано.
talk-opened-true-plain-2 = Чесність окупається. Принаймні сьогодні.
talk-opened-true-cautious-1 = { goods-counted }. Кажу ж: пораховано двічі.
talk-opened-true-cautious-2 = Ху-ух. Тобто: звісно ж.
talk-opened-true-brazen-1 = { goods-counted }. Рахуйте ще, я не поспішаю.
talk-opened-true-brazen-2 = Завтра о тій самій порі?
talk-opened-true-corrupt-1 = Чесно, ще й заплатили. На цьому можна заробляти.
talk-opened-true-corrupt-2 = Навіть моя правда має ціну.
talk-opened-true-stern-1 = { goods-counted }. Моє слово тверде.
talk-opened-true-stern-2 = Вистачить вибачення. І монет.
talk-opened-true-grudging-1 = Цей сумнів я запам’ятаю.
talk-opened-true-grudging-2 = { goods-counted }. І ще одне ім’я в моєму списку.
talk-opened-true-gullible-1 = Навіщо ж мені брехати?
talk-opened-true-gullible-2 = { goods-counted }, точнісінько як сказано. Нічого страшного!

## The owner of a false bag that was opened.

talk-opened-false-plain-1 = Ой. Не той мішок.
talk-opened-false-plain-2 = Я все поясню. Кепсько, але поясню.
talk-opened-false-cautious-1 = Одразу було ясно: погана затія.
talk-opened-false-cautious-2 = Ой ні. Ой ні, ні, ні.
talk-opened-false-brazen-1 = Варто було спробувати.
talk-opened-false-brazen-2 = Хтось підмінив мішки. Ну й часи.
talk-opened-false-corrupt-1 = А могли ж домовитися.
talk-opened-false-corrupt-2 = Дорогий день для нас обох. Ну, для мене.
talk-opened-false-stern-1 = За свої вчинки відповідаю.
talk-opened-false-stern-2 = Гостре око. Ось те, що з мене належить.
talk-opened-false-grudging-1 = Тіштеся. У мене довга пам’ять.
talk-opened-false-grudging-2 = Один — нуль. Я рахую.
talk-opened-false-gullible-1 = Як воно туди потрапило?
talk-opened-false-gullible-2 = Хіба не це було сказано? Точно не це?

## Somebody pays a penalty in gold. $gold

talk-fine-plain-1 = { gold-counted }. І нема.
talk-fine-plain-2 = { gold-counted }. Мій гаманець у жалобі.

## Somebody pays a penalty in goods.

talk-fine-goods-plain-1 = То беріть із прилавка. Раз треба.
talk-fine-goods-plain-2 = На прилавку й так було тіснувато.

## Somebody has not gold enough for a penalty.

talk-broke-plain-1 = У гаманці порожньо. На прилавку, на жаль, ні.
talk-broke-plain-2 = Монети скінчилися. Як незручно.

## Somebody receives a penalty. $gold

talk-paid-plain-1 = { gold-counted }. Щиро дякую.
talk-paid-plain-2 = { gold-counted }. День кращає.

## Promised goods came out of the bag. $name: whose

talk-promise-kept-plain-1 = Обіцяно — зроблено. Моє шанування, { $name }.
talk-promise-kept-plain-2 = Ви тримаєте слово, { $name }. Я це запам’ятаю.

## Promised goods were missing. $name: whose promise it was

talk-promise-broken-plain-1 = Це менше, ніж ми домовлялися, { $name }.
talk-promise-broken-plain-2 = Оце й уся обіцянка, { $name }?

## The one who promised them.

talk-promise-short-plain-1 = Мабуть, помилка в підрахунках.
talk-promise-short-plain-2 = Удома здавалося, що більше.

## A merchant claims a black market card. $good, $count: what it took

talk-black-market-plain-1 = { goods-counted }, і жодних запитань.
talk-black-market-plain-2 = { goods-counted }. Знаю декого, хто знає декого.

## Somebody becomes Sheriff or deputy.

talk-sheriff-plain-1 = Тепер біля брами я.
talk-sheriff-plain-2 = Доброго ранку. Мішки на стіл, будь ласка.
talk-sheriff-cautious-1 = Я? Біля брами? Ну добре.
talk-sheriff-cautious-2 = Спробую відкривати не надто багато.
talk-sheriff-brazen-1 = Нова мітла біля брами! Що тут у нас?
talk-sheriff-brazen-2 = Обережно зі значком, щойно натертий.
talk-sheriff-corrupt-1 = Брама відчинена. Моя долоня теж.
talk-sheriff-corrupt-2 = Правила є правила. Ціни є ціни.
talk-sheriff-stern-1 = Біля брами буде лад. Віднині.
talk-sheriff-stern-2 = Читаю мішки, як книжки.
talk-sheriff-grudging-1 = Нарешті моя черга. Де мій список?
talk-sheriff-grudging-2 = Тепер пильно дивлюся я.
talk-sheriff-gullible-1 = Певно ж, тут нікому нема чого ховати.
talk-sheriff-gullible-2 = Який гарний значок! Заходьте, заходьте.

## Somebody wins. $score

talk-win-plain-1 = { points-counted }. Добрий базарний день.
talk-win-plain-2 = Гарно поторгували. За тиждень о тій самій порі?
talk-win-cautious-1 = Я? Краще перерахуймо ще раз.
talk-win-cautious-2 = Поволі, обережно — і ось.
talk-win-brazen-1 = Нахабним щастить.
talk-win-brazen-2 = { points-counted }. Наступний кухоль за мій рахунок!
talk-win-corrupt-1 = Головне — знати потрібних людей.
talk-win-corrupt-2 = { points-counted }, і майже всі чесні.
talk-win-stern-1 = Лад перемагає.
talk-win-stern-2 = { points-counted }. Перевірено й підписано.
talk-win-grudging-1 = { points-counted }. Список можна палити.
talk-win-grudging-2 = Тепер усе по справедливості.
talk-win-gullible-1 = А я ж усім вірю!
talk-win-gullible-2 = { points-counted }? Справді? Як мило!

## Somebody does not win. $name: who did

talk-lose-plain-1 = Гарна торгівля, { $name }.
talk-lose-plain-2 = Буде ще не один базарний день.
talk-lose-cautious-1 = Принаймні нічого не розбилося.
talk-lose-cautious-2 = Вітаю, { $name }. А тепер — відпочити.
talk-lose-brazen-1 = Тіштеся, { $name }. Це була розминка.
talk-lose-brazen-2 = Наступного разу візьму більший мішок.
talk-lose-corrupt-1 = Показний гаманець, { $name }. Може, дружитимемо?
talk-lose-corrupt-2 = Здається, мої ціни були занизькі.
talk-lose-stern-1 = Чесна перемога, { $name }. Перевірено.
talk-lose-stern-2 = Цифри є цифри. Приймаю.
talk-lose-grudging-1 = Я запам’ятаю цей день, { $name }.
talk-lose-grudging-2 = Список довшає.
talk-lose-gullible-1 = Так за вас радію, { $name }!
talk-lose-gullible-2 = І все ж, який був гарний день.
