# Words of the gate: the desk with its bags, what a yes means, and what is known of a merchant.

## The Sheriff decides: every button names the bag

gate-open = Ouvrir le sac { table-desk-ask.of }
gate-open-really = Ouvrir le sac { table-desk-ask.of }, sans pot-de-vin
gate-pass = Laisser passer le sac { table-desk-ask.of }
gate-pass-free = Laisser passer gratis le sac { table-desk-ask.of }
gate-pass-free-really = Oui, laisser passer le sac { table-desk-ask.of } sans rien prendre
# $verdict: pass or open
gate-stance = { $verdict ->
    [pass] Je dis : le sac { table-desk-ask.of } passe
   *[open] Je dis : on ouvre le sac { table-desk-ask.of }
}
gate-stance-confirm = { $verdict ->
    [pass] Confirmer : le sac { table-desk-ask.of } passe
   *[open] Confirmer : on ouvre le sac { table-desk-ask.of }
}

## What a yes means. Orders are put together: “let Anna’s bag pass and open Cuthbert’s bag” … “for 3 gold”

# $order: what is done, one thing or several
gate-deal-for = { $order } contre { $things }
gate-deal-give = donner { $things }
gate-deal-take = prendre { $things }
gate-deal-agree = accepter
# $results: what comes of it
gate-deal-so = { $order } : { $results }

## Offers on the desk. $how: offer (something is given) or ask (the Sheriff wants something)

gate-offer-title = { $how ->
    [ask] { $you ->
        [yes] Ta demande à { $to }
       *[no] { $many ->
            [yes] { $name } demandent à { $to }
           *[no] { $name } demande à { $to }
        }
    }
   *[offer] { $you ->
        [yes] Ton offre à { $to }
       *[no] { $many ->
            [yes] { $name } offrent à { $to }
           *[no] { $name } offre à { $to }
        }
    }
}
gate-incoming = Offres qui attendent ta réponse
gate-offers = { $count ->
    [one] { $count } offre sur la table
   *[other] { $count } offres sur la table
}
gate-offers-others = { $count ->
    [one] { $count } offre entre les autres
   *[other] { $count } offres entre les autres
}
# Before a row of coins to choose from.
gate-ask = Demander à { $owner } :
gate-ask-gold = Demander { gold-counted } à { $owner }
gate-ask-else = autre chose…
gate-pay-open = Payer pour faire ouvrir le sac { table-desk-ask.of }

## What everybody knows of a bag’s owner

gate-tossed = écarté : { $goods }
gate-kept = n’a rien écarté
gate-took = pris : { $goods }
gate-drew = { $count ->
    [one] pioché : { $count } carte
   *[other] pioché : { $count } cartes
}
# Earlier bags of this game: $honest true ones and $caught false ones were opened, $passed passed unopened.
gate-record = ouverts : { $honest } vrais, { $caught } faux ; passés : { $passed }
gate-record-none = premier sac de la partie
# A promise from an earlier round falls due on this bag.
gate-due = { $you ->
    [yes] { $many ->
        [yes] { $name }, vous avez promis de le laisser passer
       *[no] tu as promis de le laisser passer
    }
   *[no] { $many ->
        [yes] { $name } ont promis de le laisser passer
       *[no] { $name } a promis de le laisser passer
    }
}
gate-offers-for = { $count ->
    [one] { $count } offre pour le laisser passer
   *[other] { $count } offres pour le laisser passer
}
gate-offers-against = { $count ->
    [one] { $count } offre contre lui
   *[other] { $count } offres contre lui
}
gate-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}

## The form for an offer

gate-goods-more = autres types

## The candle: time to bargain

gate-candle = temps pour marchander : { $seconds }
gate-candle-held = { $you ->
    [yes] { $many ->
        [yes] { $name }, vous préparez une offre
       *[no] la porte attend ton offre
    }
   *[no] { $many ->
        [yes] { $name } préparent une offre
       *[no] { $name } prépare une offre
    }
}
