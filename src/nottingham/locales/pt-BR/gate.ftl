# Words of the gate: the desk with its bags, what a yes means, and what is known of a merchant.

## The Sheriff decides: every button names the bag

gate-open = Abrir a bolsa de { $owner }
gate-open-really = Abrir a bolsa de { $owner }, sem suborno
gate-pass = Deixar passar a bolsa de { $owner }
gate-pass-free = Deixar passar a bolsa de { $owner } de graça
gate-pass-free-really = Sim, deixar passar a bolsa de { $owner } sem levar nada
# $verdict: pass or open
gate-stance = { $verdict ->
    [pass] Eu digo: a bolsa de { $owner } passa
   *[open] Eu digo: abrir a bolsa de { $owner }
}
gate-stance-confirm = { $verdict ->
    [pass] Confirmar: a bolsa de { $owner } passa
   *[open] Confirmar: abrir a bolsa de { $owner }
}

## What a yes means. Orders are put together: “let Anna’s bag pass and open Cuthbert’s bag” … “for 3 gold”

# $order: what is done, one thing or several
gate-deal-for = { $order } por { $things }
gate-deal-give = dar { $things }
gate-deal-take = pegar { $things }
gate-deal-agree = aceitar
# $results: what comes of it
gate-deal-so = { $order }: { $results }

## Offers on the desk. $how: offer (something is given) or ask (the Sheriff wants something)

gate-offer-title = { $how ->
    [ask] { $you ->
        [yes] Você pede a { $to }
       *[no] { $many ->
            [yes] { $name } pedem a { $to }
           *[no] { $name } pede a { $to }
        }
    }
   *[offer] { $you ->
        [yes] Você oferece a { $to }
       *[no] { $many ->
            [yes] { $name } oferecem a { $to }
           *[no] { $name } oferece a { $to }
        }
    }
}
gate-incoming = Ofertas à espera da sua resposta
gate-offers = { $count ->
    [one] { $count } oferta na mesa
   *[other] { $count } ofertas na mesa
}
gate-offers-others = { $count ->
    [one] { $count } oferta entre os outros
   *[other] { $count } ofertas entre os outros
}
# Before a row of coins to choose from.
gate-ask = Pedir a { $owner }:
gate-ask-gold = Pedir { gold-counted } a { $owner }
gate-ask-else = outra coisa…
gate-pay-open = Pagar para abrirem a bolsa de { $owner }

## What everybody knows of a bag’s owner

gate-tossed = descartou { $goods }
gate-kept = não descartou nada
gate-took = pegou { $goods }
gate-drew = { $count ->
    [one] comprou { $count } carta
   *[other] comprou { $count } cartas
}
# Earlier bags of this game: $honest true ones and $caught false ones were opened, $passed passed unopened.
gate-record = abertas: { $honest } honestas, { $caught } falsas; passaram: { $passed }
gate-record-none = primeira bolsa do jogo
# A promise from an earlier round falls due on this bag.
gate-due = { $you ->
    [yes] { $many ->
        [yes] { $name } prometeram deixar passar
       *[no] você prometeu deixar passar
    }
   *[no] { $many ->
        [yes] { $name } prometeram deixar passar
       *[no] { $name } prometeu deixar passar
    }
}
gate-offers-for = { $count ->
    [one] { $count } oferta para deixar passar
   *[other] { $count } ofertas para deixar passar
}
gate-offers-against = { $count ->
    [one] { $count } oferta contra ela
   *[other] { $count } ofertas contra ela
}
gate-hand = { $count ->
    [one] Sua mão: { $count } carta
   *[other] Sua mão: { $count } cartas
}

## The form for an offer

gate-goods-more = outros tipos

## The candle: time to bargain

gate-candle = tempo para negociar: { $seconds }
gate-candle-held = { $you ->
    [yes] { $many ->
        [yes] { $name } estão escrevendo uma oferta
       *[no] o portão espera a sua oferta
    }
   *[no] { $many ->
        [yes] { $name } estão escrevendo uma oferta
       *[no] { $name } está escrevendo uma oferta
    }
}
