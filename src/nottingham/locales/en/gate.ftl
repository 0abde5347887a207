# Words of the gate: the desk with its bags, what a yes means, and what is known of a merchant.

## The Sheriff decides: every button names the bag

gate-open = Open { $owner }’s bag
gate-open-really = Open { $owner }’s bag, take no bribe
gate-pass = Let { $owner } pass
gate-pass-free = Let { $owner } pass for free
gate-pass-free-really = Yes, let { $owner } pass and take nothing
# $verdict: pass or open
gate-stance = { $verdict ->
    [pass] I say: { $owner }’s bag passes
   *[open] I say: open { $owner }’s bag
}
gate-stance-confirm = { $verdict ->
    [pass] Confirm: { $owner }’s bag passes
   *[open] Confirm: open { $owner }’s bag
}

## What a yes means. Orders are put together: “let Anna’s bag pass and open Cuthbert’s bag” … “for 3 gold”

# $order: what is done, one thing or several
gate-deal-for = { $order } for { $things }
gate-deal-give = give { $things }
gate-deal-take = take { $things }
gate-deal-agree = agree
# $results: what comes of it
gate-deal-so = { $order }: { $results }

## Offers on the desk. $how: offer (something is given) or ask (the Sheriff wants something)

gate-offer-title = { $how ->
    [ask] { $you ->
        [yes] You ask { $to }
       *[no] { $many ->
            [yes] { $name } ask { $to }
           *[no] { $name } asks { $to }
        }
    }
   *[offer] { $you ->
        [yes] You offer { $to }
       *[no] { $many ->
            [yes] { $name } offer { $to }
           *[no] { $name } offers { $to }
        }
    }
}
gate-incoming = Offers for you to answer
gate-offers = { $count ->
    [one] { $count } offer on the table
   *[other] { $count } offers on the table
}
gate-offers-others = { $count ->
    [one] { $count } offer between others
   *[other] { $count } offers between others
}
# Before a row of coins to choose from.
gate-ask = Ask { $owner } for
gate-ask-gold = Ask { $owner } for { gold-counted }
gate-ask-else = something else…
gate-pay-open = Pay to have { $owner }’s bag opened

## What everybody knows of a bag’s owner

gate-tossed = tossed { $goods }
gate-kept = kept every card
gate-took = took { $goods }
gate-drew = { $count ->
    [one] drew { $count } card
   *[other] drew { $count } cards
}
# Earlier bags of this game: $honest true ones and $caught false ones were opened, $passed passed unopened.
gate-record = opened: { $honest } true, { $caught } false; passed: { $passed }
gate-record-none = first bag of the game
# A promise from an earlier round falls due on this bag.
gate-due = { $you ->
    [yes] { $many ->
        [yes] { $name } promised to let it pass
       *[no] you promised to let it pass
    }
   *[no] { $many ->
        [yes] { $name } promised to let it pass
       *[no] { $name } promised to let it pass
    }
}
gate-offers-for = { $count ->
    [one] { $count } offer to let it pass
   *[other] { $count } offers to let it pass
}
gate-offers-against = { $count ->
    [one] { $count } offer against it
   *[other] { $count } offers against it
}
gate-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}

## The form for an offer

gate-goods-more = other kinds

## The candle: time to bargain

gate-candle = time to bargain: { $seconds }
gate-candle-held = { $you ->
    [yes] { $many ->
        [yes] { $name } are writing an offer
       *[no] the gate waits for your offer
    }
   *[no] { $many ->
        [yes] { $name } are writing an offer
       *[no] { $name } is writing an offer
    }
}
