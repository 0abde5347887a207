# Words of the gate: the desk with its bags, what a yes means, and what is known of a merchant.

## The Sheriff decides: every button names the bag

gate-open = Відкрити мішок торговця { $owner }
gate-open-really = Відкрити мішок торговця { $owner }, без хабара
gate-pass = Пропустити мішок торговця { $owner }
gate-pass-free = Пропустити мішок торговця { $owner } задарма
gate-pass-free-really = Так, пропустити мішок торговця { $owner } й нічого не брати
# $verdict: pass or open
gate-stance = { $verdict ->
    [pass] Кажу: пропустити мішок торговця { $owner }
   *[open] Кажу: відкрити мішок торговця { $owner }
}
gate-stance-confirm = { $verdict ->
    [pass] Підтвердити: пропустити мішок торговця { $owner }
   *[open] Підтвердити: відкрити мішок торговця { $owner }
}

## What a yes means. Orders are put together: “let Anna’s bag pass and open Cuthbert’s bag” … “for 3 gold”

# $order: what is done, one thing or several
gate-deal-for = { $order } за: { $things }
gate-deal-give = дати: { $things }
gate-deal-take = взяти: { $things }
gate-deal-agree = погодитися
# $results: what comes of it
gate-deal-so = { $order } → { $results }

## Offers on the desk. $how: offer (something is given) or ask (the Sheriff wants something)

gate-offer-title = { $how ->
    [ask] { $you ->
        [yes] Вимога: ти → { $to }
       *[no] { $many ->
            [yes] Вимога: { $name } → { $to }
           *[no] Вимога: { $name } → { $to }
        }
    }
   *[offer] { $you ->
        [yes] Пропозиція: ти → { $to }
       *[no] { $many ->
            [yes] Пропозиція: { $name } → { $to }
           *[no] Пропозиція: { $name } → { $to }
        }
    }
}
gate-incoming = Пропозиції, що чекають твоєї відповіді
gate-offers = { $count ->
    [one] { $count } пропозиція на столі
    [few] { $count } пропозиції на столі
   *[many] { $count } пропозицій на столі
}
gate-offers-others = { $count ->
    [one] { $count } пропозиція між іншими
    [few] { $count } пропозиції між іншими
   *[many] { $count } пропозицій між іншими
}
# Before a row of coins to choose from.
gate-ask = Вимагати ({ $owner }):
gate-ask-gold = Вимагати: { gold-counted } ({ $owner })
gate-ask-else = щось інше…
gate-pay-open = Заплатити, щоб відкрили мішок торговця { $owner }

## What everybody knows of a bag’s owner

gate-tossed = скинуто: { $goods }
gate-kept = без обміну
gate-took = взято: { $goods }
gate-drew = { $count ->
    [one] дібрано { $count } картку
    [few] дібрано { $count } картки
   *[many] дібрано { $count } карток
}
# Earlier bags of this game: $honest true ones and $caught false ones were opened, $passed passed unopened.
gate-record = відкрито: правда { $honest }, брехня { $caught }; пропущено: { $passed }
gate-record-none = перший мішок у грі
# A promise from an earlier round falls due on this bag.
gate-due = { $you ->
    [yes] { $many ->
        [yes] обіцяно пропустити ({ $name })
       *[no] ти обіцяєш пропустити
    }
   *[no] { $many ->
        [yes] обіцяно пропустити ({ $name })
       *[no] обіцяно пропустити ({ $name })
    }
}
gate-offers-for = { $count ->
    [one] { $count } пропозиція пропустити
    [few] { $count } пропозиції пропустити
   *[many] { $count } пропозицій пропустити
}
gate-offers-against = { $count ->
    [one] { $count } пропозиція проти
    [few] { $count } пропозиції проти
   *[many] { $count } пропозицій проти
}
gate-hand = { $count ->
    [one] Твоя рука: { $count } картка
    [few] Твоя рука: { $count } картки
   *[many] Твоя рука: { $count } карток
}

## The form for an offer

gate-goods-more = інші товари

## The candle: time to bargain

gate-candle = час торгуватися: { $seconds }
gate-candle-held = { $you ->
    [yes] { $many ->
        [yes] { $name } пишете пропозиції
       *[no] брама чекає твоєї пропозиції
    }
   *[no] { $many ->
        [yes] { $name } пишуть пропозиції
       *[no] { $name } пише пропозицію
    }
}
