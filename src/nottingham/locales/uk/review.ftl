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
