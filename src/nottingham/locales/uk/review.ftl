review-title = Розбір гри: { $name }
review-result = Очок: { $score }, місце { $place } з { $players }; { $margin } проти середнього результату інших.
review-story-bluff = Найкращий блеф, раунд { $round }: { $name } каже «{ $declared }». У мішку: { $goods }.
review-story-bluff-hidden = Найкращий блеф, раунд { $round }: { $name } каже «{ $declared }», і це неправда.
review-story-suspicion = Найдорожча підозра, раунд { $round }: { $name } відкриває чесний мішок торговця { $owner } ({ $declared }) і платить { $gold }.
review-story-turning = Переломний момент, раунд { $round }: відрив змінюється з { $before } на { $after }.
review-story-mistake = Найдорожча помилка, раунд { $round }: { $chosen }. Краще: { $better }. Ціна: близько { $points } очка (±{ $half }).
review-story-clean = Жодне рішення не можна впевнено назвати помилкою.
review-luck = Удача й рішення
review-luck-part = { $part ->
    [cards] картки, що прийшли
    [bags] що було в мішках на твоєму огляді
    [gate] чи відкривали твої мішки
   *[decisions] рішення, твої та інших
}
review-decisions = Рішення
review-decisions-none = Жодне рішення не відрізнити від найкращого.
review-kind = { $kind ->
    [market] що відкласти
    [load] що покласти
    [declare] що декларувати
    [offer] що запропонувати
    [answer] відповідь на вимогу
    [inspection] чи купити огляд
   *[settle] що робити з мішком
}
review-grade = { $grade ->
    [best] найкраще
    [slip] неточність
    [mistake] помилка
    [blunder] груба помилка
   *[none] не визначити
}
review-silent = Не пропонувати нічого
review-both = { $first }, потім { $second }
review-column = { $column ->
    [round] раунд
    [kind] рішення
    [done] твій вибір
    [better] кращий вибір
    [cost] ціна
    [grade] оцінка
    [name] торговець
    [declared] задекларовано
    [false] імовірність брехні
    [was] у мішку
    [opened] відкрито
    [passed] пропущено
   *[caught] викрито брехні
}
review-course = Хід гри
review-course-note = Очки проти середнього результату інших після кожного раунду: золото, товари, ймовірні корони. У 95 зі 100 ігор кінцевий відрив відрізнявся від відриву після першого раунду щонайбільше на { $half }, після останнього — на { $last }.
review-bags = Що можна було думати про чужі мішки
review-bags-brier = Середній квадрат похибки: { $brier }. Якби зважати лише на те, як часто брешуть, був би { $base }.
review-bags-little = Тут мало що можна було вгадати: мішки нічим себе не видавали.
review-gate = Як кожен шериф читає мішки
review-note = Пораховано лише з того, що було відомо в ту мить. ± справджується у 95 випадках зі 100; оцінка є лише там, де різниця більша. { $networks ->
    [yes] Мішки читалися за допомогою мереж.
   *[no] Цих правил мережі не знають: мішки читалися без них, а після кожного рішення далі грали боти.
}
review-working = Оцінка рішень
review-not-unfinished = Ця гра ще не закінчена. Розбирають лише закінчені ігри.
review-not-told = Цей запис призначено комусь іншому. Розбери те місце або візьми повний запис.

## In the browser

review-round = Раунд { $round }
review-whose = Чия гра
review-waiting = { $ahead ->
    [0] Зараз буде…
    [one] Попереду ще { $ahead } розбір.
    [few] Попереду ще { $ahead } розбори.
   *[many] Попереду ще { $ahead } розборів.
}
review-fetching = Розбір готується… { $percent } %
review-following = Переглядаємо гру…
review-judging = Оцінюємо рішення: { $done } з { $of }
review-chart = Очікувана перевага кожного торговця протягом гри
review-moment = Показати цю мить
review-all = { $count ->
    [one] Показати { $count } рішення
    [few] Показати всі { $count } рішення
   *[many] Показати всі { $count } рішень
}
review-certain = Лише те, що певне
review-did = Твій вибір: { $did }
review-better = Краще: { $did }
review-next-best = Друге за якістю: { $did }
review-cost = { $points } очок, ±{ $half }
review-played-on = { $count ->
    [0] пораховано
    [one] дограно { $count } раз
    [few] дограно { $count } рази
   *[many] дограно { $count } разів
}
review-chance = { $percent } % брехні, ±{ $half }
review-sure = { $percent } % брехні
review-was = { $lie ->
    [yes] Брехня: { $goods }
   *[no] Правда: { $goods }
}
review-was-hidden = { $lie ->
    [yes] Брехня; вмісту тобі не показано
   *[no] Правда
}
review-caught = відкрито { $opened }, пропущено { $passed }; викрито брехні: { $caught } з { $lies }
review-trouble = { $code ->
    [unfinished] Ця гра ще триває. Розбирають лише завершені ігри.
    [not_told] Цей журнал для іншого місця. Вибери те місце або візьми повний журнал.
    [too_long] Ця гра тут розбирається задовго. У терміналі «nottingham review» має скільки завгодно часу.
    [reached] Забагато розборів одразу. Зачекай хвилину і спробуй ще.
    [offline] Сервер недоступний. Спробуй, коли повернеться зв’язок.
    [not_here] Розборів на цьому пристрої ще немає. Спробуй, коли з’явиться мережа.
    [refused] Цей журнал не можна розібрати.
   *[failed] Розбір не вдався. Спробуй ще раз.
}
review-again = Спробувати ще
review-deeper = Глибше
review-deeper-about = Боти ще багато разів грають далі від кожного рішення, тож оцінити можна більше. Це може тривати хвилину.
review-deeper-judging = Граємо далі: рішення { $done } із { $of }

## Playing on from a moment

review-branch-too-early = У ту мить ще нікому було діяти. Вибери пізнішу.
review-on-about = Новий стіл із цієї миті: ти на одному місці, боти або друзі на решті. Ніде не рахується.
review-on-seat = Сісти замість
review-on-cards = Закриті картки
review-on-again = Роздати наново
review-on-as-they-were = Як були
review-on-again-about = Усе, чого той торговець не бачить, роздається наново — так, щоб збігалося з відомим.
review-on-as-they-were-about = Картки в усіх ті самі, тож вони можуть бути тобі відомі. Тасується лише колода.
review-on-others = На решті місць
review-on-bots = Боти
review-on-friends = Друзі
review-on-known = Друзі приєднуються за кодом столу. Хто бачив цю гру, знає руку місця, яке ти займаєш.
review-on-open = Картки в усіх ті самі: хто бачив цю гру, знає всі руки. Тому потрібна згода всіх, хто грав.
review-on-agree = Показати друзям усі руки
review-on-agree-about = Друзі можуть грати далі з цієї гри з тими самими картками в усіх, якщо всі ви згодні.
review-on-agreed = Згодні поки що: { $agreed } із { $people }.
review-on-not-agreed = Ще не всі, хто грав, на це згодні. Роздай закриті картки наново або запитай їх.
review-on-go = Грати далі

## The picture to share

review-picture = Картинка, щоб поділитися
review-picture-names = Показати імена інших людей
review-picture-share = Поділитися картинкою
