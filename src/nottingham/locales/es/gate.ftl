# Words of the gate: the desk with its bags, what a yes means, and what is known of a merchant.

## The Sheriff decides: every button names the bag

gate-open = Abrir la bolsa de { $owner }
gate-open-really = Abrir la bolsa de { $owner }, sin soborno
gate-pass = Dejar pasar la bolsa de { $owner }
gate-pass-free = Dejar pasar la bolsa de { $owner } gratis
gate-pass-free-really = Sí, dejar pasar la bolsa de { $owner } sin aceptar nada
# $verdict: pass or open
gate-stance = { $verdict ->
    [pass] Digo: que pase la bolsa de { $owner }
   *[open] Digo: que se abra la bolsa de { $owner }
}
gate-stance-confirm = { $verdict ->
    [pass] Confirmar: que pase la bolsa de { $owner }
   *[open] Confirmar: que se abra la bolsa de { $owner }
}

## What a yes means. Orders are put together: “let Anna’s bag pass and open Cuthbert’s bag” … “for 3 gold”

# $order: what is done, one thing or several
gate-deal-for = { $order } por { $things }
gate-deal-give = dar { $things }
gate-deal-take = tomar { $things }
gate-deal-agree = aceptar
# $results: what comes of it
gate-deal-so = { $order }: { $results }

## Offers on the desk. $how: offer (something is given) or ask (the Sheriff wants something)

gate-offer-title = { $how ->
    [ask] { $you ->
        [yes] Exigencia: tú → { $to }
       *[no] { $many ->
            [yes] Exigencia: { $name } → { $to }
           *[no] Exigencia: { $name } → { $to }
        }
    }
   *[offer] { $you ->
        [yes] Oferta: tú → { $to }
       *[no] { $many ->
            [yes] Oferta: { $name } → { $to }
           *[no] Oferta: { $name } → { $to }
        }
    }
}
gate-incoming = Ofertas que esperan tu respuesta
gate-offers = { $count ->
    [one] { $count } oferta sobre la mesa
   *[other] { $count } ofertas sobre la mesa
}
gate-offers-others = { $count ->
    [one] { $count } oferta entre los demás
   *[other] { $count } ofertas entre los demás
}
# Before a row of coins to choose from.
gate-ask = Pedir a { $owner }:
gate-ask-gold = Pedir { gold-counted } a { $owner }
gate-ask-else = otra cosa…
gate-pay-open = Pagar para que abran la bolsa de { $owner }

## What everybody knows of a bag’s owner

gate-tossed = descartó { $goods }
gate-kept = no descartó nada
gate-took = tomó { $goods }
gate-drew = { $count ->
    [one] robó { $count } carta
   *[other] robó { $count } cartas
}
# Earlier bags of this game: $honest true ones and $caught false ones were opened, $passed passed unopened.
gate-record = abiertas: { $honest } honestas, { $caught } falsas; pasaron: { $passed }
gate-record-none = primera bolsa de la partida
# A promise from an earlier round falls due on this bag.
gate-due = { $you ->
    [yes] { $many ->
        [yes] { $name } prometisteis dejarla pasar
       *[no] prometiste dejarla pasar
    }
   *[no] { $many ->
        [yes] { $name } prometieron dejarla pasar
       *[no] { $name } prometió dejarla pasar
    }
}
gate-offers-for = { $count ->
    [one] { $count } oferta para dejarla pasar
   *[other] { $count } ofertas para dejarla pasar
}
gate-offers-against = { $count ->
    [one] { $count } oferta en contra
   *[other] { $count } ofertas en contra
}
gate-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}

## The form for an offer

gate-goods-more = otros tipos

## The candle: time to bargain

gate-candle = tiempo para negociar: { $seconds }
gate-candle-held = { $you ->
    [yes] { $many ->
        [yes] { $name } estáis escribiendo una oferta
       *[no] la puerta espera tu oferta
    }
   *[no] { $many ->
        [yes] { $name } están escribiendo una oferta
       *[no] { $name } está escribiendo una oferta
    }
}
