# Words of the gate: the desk with its bags, what a yes means, and what is known of a merchant.

## The Sheriff decides: every button names the bag

gate-open = Otwórz torbę kupca { $owner }
gate-open-really = Otwórz torbę kupca { $owner }, bez łapówki
gate-pass = Przepuść torbę kupca { $owner }
gate-pass-free = Przepuść torbę kupca { $owner } za darmo
gate-pass-free-really = Tak, przepuść torbę kupca { $owner } i nic nie bierz
# $verdict: pass or open
gate-stance = { $verdict ->
    [pass] Mówię: przepuścić torbę kupca { $owner }
   *[open] Mówię: otworzyć torbę kupca { $owner }
}
gate-stance-confirm = { $verdict ->
    [pass] Potwierdź: przepuścić torbę kupca { $owner }
   *[open] Potwierdź: otworzyć torbę kupca { $owner }
}

## What a yes means. Orders are put together: “let Anna’s bag pass and open Cuthbert’s bag” … “for 3 gold”

# $order: what is done, one thing or several
gate-deal-for = { $order } za: { $things }
gate-deal-give = dać: { $things }
gate-deal-take = wziąć: { $things }
gate-deal-agree = zgodzić się
# $results: what comes of it
gate-deal-so = { $order } → { $results }

## Offers on the desk. $how: offer (something is given) or ask (the Sheriff wants something)

gate-offer-title = { $how ->
    [ask] { $you ->
        [yes] Żądanie: ty → { $to }
       *[no] { $many ->
            [yes] Żądanie: { $name } → { $to }
           *[no] Żądanie: { $name } → { $to }
        }
    }
   *[offer] { $you ->
        [yes] Oferta: ty → { $to }
       *[no] { $many ->
            [yes] Oferta: { $name } → { $to }
           *[no] Oferta: { $name } → { $to }
        }
    }
}
gate-incoming = Oferty czekające na twoją odpowiedź
gate-offers = { $count ->
    [one] { $count } oferta na stole
    [few] { $count } oferty na stole
   *[many] { $count } ofert na stole
}
gate-offers-others = { $count ->
    [one] { $count } oferta między innymi
    [few] { $count } oferty między innymi
   *[many] { $count } ofert między innymi
}
# Before a row of coins to choose from.
gate-ask = Zażądaj ({ $owner }):
gate-ask-gold = Zażądaj: { gold-counted } ({ $owner })
gate-ask-else = czegoś innego…
gate-pay-open = Zapłać za otwarcie torby kupca { $owner }

## What everybody knows of a bag’s owner

gate-tossed = odrzucone: { $goods }
gate-kept = bez wymiany
gate-took = wzięte: { $goods }
gate-drew = { $count ->
    [one] dobrana { $count } karta
    [few] dobrane { $count } karty
   *[many] dobranych { $count } kart
}
# Earlier bags of this game: $honest true ones and $caught false ones were opened, $passed passed unopened.
gate-record = otwarte: prawda { $honest }, fałsz { $caught }; przepuszczone: { $passed }
gate-record-none = pierwsza torba w grze
# A promise from an earlier round falls due on this bag.
gate-due = { $you ->
    [yes] { $many ->
        [yes] obiecano przepuścić ({ $name })
       *[no] twoja obietnica: przepuścić
    }
   *[no] { $many ->
        [yes] obiecano przepuścić ({ $name })
       *[no] obiecano przepuścić ({ $name })
    }
}
gate-offers-for = { $count ->
    [one] { $count } oferta za przepuszczeniem
    [few] { $count } oferty za przepuszczeniem
   *[many] { $count } ofert za przepuszczeniem
}
gate-offers-against = { $count ->
    [one] { $count } oferta przeciw
    [few] { $count } oferty przeciw
   *[many] { $count } ofert przeciw
}
gate-hand = { $count ->
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}

## The form for an offer

gate-goods-more = inne towary

## The candle: time to bargain

gate-candle = czas na targi: { $seconds }
gate-candle-held = { $you ->
    [yes] { $many ->
        [yes] { $name } piszecie oferty
       *[no] brama czeka na twoją ofertę
    }
   *[no] { $many ->
        [yes] { $name } piszą oferty
       *[no] { $name } pisze ofertę
    }
}
