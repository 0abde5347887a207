# The arena’s report: one page with plots. Titles of columns are those of terminal.ftl.

report-title = Арена
report-page = Арена: { $bots }
report-numbers = У числах
# $share: wins of all its games, with an interval; $par: what a bot of the same strength would win
report-verdict = Попереду { $bot }: частка виграних ігор { $share }, норма { $par } %.
report-none-clear = Жоден інтервал не відходить від норми.
report-above-par = Певно понад норму: { $bots }.
report-card = { $card ->
    [ratings] Рейтинги
    [wins] Перемоги
    [roles] Ролі
    [scores] Рахунок
    [wealth] Статки за раундами
    [sources] Звідки очки
    [strength] Сила
    [habits] Звички
    [decisions] Рішення
    [points] Очки за гру
    [mixes] Склади
    [bluffs] Як блефує
    [found] Що знаходить
   *[opens] Що відкриває
}
report-about = { $card ->
    [ratings] Plackett-Luce, з 95-відсотковим інтервалом моделі.
    [wins] Виграні ігри на кожне зайняте місце, з 95-відсотковим інтервалом за роздачами.
    [roles] На скільки очок за раунд попереду інших: коло — торговцем, квадрат — шерифом.
    [scores] Стовпці по десять очок. Вертикальна риска — середнє.
    [wealth] Золото й ціна прилавка; пунктир наприкінці додає корони.
    [sources] Очки за гру. Сплачене йде ліворуч від нуля.
    [decisions] Програм, що працюють деінде. Вартість — та, яку називають вони самі.
    [mixes] Усі місця бота разом.
    [bluffs] Скільки власних мішків були брехнею, за названим видом і числом карток; нижче — скільки мішків.
    [found] Шерифом: скільки відкритих мішків були брехнею; нижче — скільки відкрито.
   *[opens] Точка на кожну декларацію, більша — де більше мішків. Добрий нюх відкриває те, що часто брехня: вгору і праворуч.
}
# What a plot shows, for those who cannot see it
report-plot = { $plot ->
    [ratings] Рейтинги з 95-відсотковими інтервалами
    [wins] Частки перемог з 95-відсотковими інтервалами
    [roles] На скільки очок за раунд попереду інших, торговцем і шерифом
    [scores] Як розподілено рахунок; вертикальна риска — середнє
    [wealth] Статки за раундами
    [sources] Очки за гру за тим, звідки вони
    [bluffs] { $bot } торговцем: як часто мішок був брехнею, за декларацією
    [found] { $bot } шерифом: як часто відкритий мішок був брехнею, за декларацією
   *[opens] { $bot } шерифом: що відкриває
}
report-par = норма
report-end = кінець
# What a mark stands for
report-tip = { $tip ->
    [merchant] { $bot } торговцем: { $points }
    [sheriff] { $bot } шерифом: { $points }
    [scores] { $bot }: { $percent } % від { $least } до { $most }
    [round] { $bot }, раунд { $round }: { $points }
    [crowns] { $bot }, з коронами: { $points }
   *[source] { $bot }, { $source }: { $points }
}
# $goods: a declaration; $some of $of were false
report-heat = { $goods }: брехня { $some } з { $of }
report-heat-none = { $goods }: жодного
report-calibration = { $goods }: мішків { $bags }, брехня { $false } %, відкрито { $opened } %
report-axis-false = % таких мішків, що були брехнею
report-axis-opened = % відкрито
