review-title = Розбір гри: { $name }
review-result = Очок: { $score }, місце { $place } з { $players }; { $margin } проти середнього результату інших.
review-story-bluff = Найкращий блеф, раунд { $round }: { $name } каже «{ $declared }». У мішку: { $goods }.
review-story-bluff-hidden = Найкращий блеф, раунд { $round }: { $name } каже «{ $declared }», і це неправда.
review-story-suspicion = Найдорожча підозра, раунд { $round }: { $name } відкриває чесний мішок торговця { $owner } ({ $declared }) і платить { $gold }.
review-story-turning = Переломний момент, раунд { $round }: рахунок змінюється з { $before } на { $after }.
review-story-mistake = Найдорожча помилка, раунд { $round }: { $chosen }. Краще: { $better }. Ціна: близько { $points } очок, ±{ $half }.
review-story-clean = Жодне рішення не можна впевнено назвати помилкою.
review-luck = Удача й рішення
review-luck-part = { $part ->
    [cards] взяті картки
    [bags] вміст мішків, які тобі оглядати
    [gate] чи відкривали твої мішки
   *[decisions] рішення, твої та інших
}
review-decisions = Рішення
review-decisions-none = Жодне рішення не відрізнити від найкращого.
review-kind = { $kind ->
    [market] що скинути
    [load] що покласти
    [declare] що оголосити
    [offer] що запропонувати
    [answer] відповідь на вимогу
    [inspection] чи купити огляд
   *[settle] доля мішка
}
review-grade = { $grade ->
    [best] найкраще
    [slip] неточність
    [mistake] помилка
    [blunder] груба помилка
   *[none] невідомо
}
review-silent = Не пропонувати нічого
review-both = { $first }, потім: { $second }
review-column = { $column ->
    [round] раунд
    [kind] рішення
    [done] твій вибір
    [better] найкраща заміна
    [cost] ціна
    [grade] оцінка
    [name] торговець
    [declared] оголошено
    [false] імовірність брехні
    [was] у мішку
    [opened] відкрито
    [passed] пропущено
   *[caught] викрито брехні
}
review-course = Хід гри
review-course-note = Очки проти середнього результату інших після кожного раунду: золото, товари, ймовірні корони. У 95 зі 100 ігор кінець відхилявся від першого раунду не більше ніж на ±{ $half }, від останнього — на ±{ $last }.
review-bags = Що можна було думати про чужі мішки
review-bags-brier = Похибка { $brier } (середнє квадратів); сама частка брехні дала б { $base }.
review-bags-little = Мало що можна було знати: мішки не читалися краще, ніж за часткою брехні.
review-gate = Як кожен шериф читає мішки
review-note = Пораховано лише з того, що було відомо в ту мить. ± справджується у 95 випадках зі 100; оцінка є лише там, де різниця більша. { $networks ->
    [yes] Мішки читалися за допомогою мереж.
   *[no] Ці правила мережам не під силу: мішки читалися без них, а кожне рішення дограно.
}
review-working = Оцінка рішень
review-not-unfinished = Ця гра ще не закінчена. Розбирають лише закінчені ігри.
review-not-told = Цей запис призначено комусь іншому. Розбери те місце або візьми повний запис.
