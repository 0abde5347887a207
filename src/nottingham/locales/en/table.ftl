# The table: what is to be done, what happened, and everything on the table’s screens.
# Variables that come back again and again:
#   $you (yes/no): whether the one who does it is the reader; $name: who does it
#   $toyou (yes/no; loot: it goes on the loot tile; both: to the reader and somebody else), $to: to whom it is done
#   $mine (yes/no), $owner: whose bag or stall it is
#   $many (yes/no): whether several do it together (then $name is a list, “you” first)
# Names are people’s own: they cannot be inflected, and nobody’s gender is known.

## Names

# Bots have no names of their own; their seat gives them one. Names stay as they are in every language.
# $number: 1 to 6
table-merchant-name = { $number ->
    [1] Alder
    [2] Bess
    [3] Cuthbert
    [4] Dunstan
    [5] Edith
   *[6] Wilmot
}
table-merchant-nobody = Seat { $number }
table-you = you

## Bits of sentences

table-nothing = nothing
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
# $goods: what they are, told to those who know
table-face-down-known = { $count ->
    [one] { $count } card face down ({ $goods })
   *[other] { $count } cards face down ({ $goods })
}
# $pile: only, left or right
table-pile = { $pile ->
    [left] the left pile
    [right] the right pile
   *[only] the discard pile
}
table-part-contraband = { $goods } from under the stall
table-part-unseen = { $count ->
    [one] { $count } unseen card from under the stall
   *[other] { $count } unseen cards from under the stall
}
table-part-bag = { $goods } out of the bag
table-part-favour = a favour: “{ $words }”

# One clause of an offer: somebody gives $things.
table-gives = { $you ->
    [yes] { $many ->
        [yes] { $name } give { $things }
       *[no] you give { $things }
    }
   *[no] { $many ->
        [yes] { $name } give { $things }
       *[no] { $name } gives { $things }
    }
}
# One clause of an offer: the Sheriff’s side does something with a bag. $deed: pass, open or take_nothing
table-does = { $deed ->
    [pass] { $mine ->
        [yes] your bag passes
       *[no] { $owner }’s bag passes
    }
    [open] { $mine ->
        [yes] your bag is opened
       *[no] { $owner }’s bag is opened
    }
   *[take_nothing] { $mine ->
        [yes] no bribe is taken for your bag
       *[no] no bribe is taken for { $owner }’s bag
    }
}
# The same as an order, in a list of what a deal decides.
table-deed = { $deed ->
    [pass] { $mine ->
        [yes] let your bag pass
       *[no] let { $owner }’s bag pass
    }
    [open] { $mine ->
        [yes] open your bag
       *[no] open { $owner }’s bag
    }
   *[take_nothing] { $mine ->
        [yes] take nothing for your bag
       *[no] take nothing for { $owner }’s bag
    }
}

## What to do now: always one sentence. $names: who is waited for

table-now-loading = Setting up the table…
table-now-moment = One moment…
table-now-paused = The game is paused. The host can resume it.
table-now-over = The market day is over.
table-now-name-first = Name the merchant who goes to market first.
table-now-market = Tap the cards you want to get rid of, then swap them, or keep them all.
table-now-market-first = Tap cards to toss, take from the piles if you like, then swap.
table-now-place = Choose a pile for the cards you tossed, and their order.
table-now-load = Put one to five cards into your bag, then close it.
table-now-declare = { $count ->
    [one] Tell the Sheriff what your { $count } card is. One legal kind; it may even be true.
   *[other] Tell the Sheriff what your { $count } cards are. One legal kind; it may even be true.
}
table-now-settle = { $count ->
    [one] One bag is left: bargain, let it pass, or open it.
   *[other] { $count } bags are left: choose, bargain, decide.
}
table-now-settle-deputy = { $count ->
    [one] One bag is left: take a stance and confirm it.
   *[other] { $count } bags are left: choose one, take a stance and confirm it.
}
table-now-pay = { $gold ->
    [one] You’re out of gold and still owe { $gold }: choose goods from your stall.
   *[other] You’re out of gold and still owe { $gold }: choose goods from your stall.
}
table-now-place-confiscated = { $count ->
    [one] Lay the seized card on a pile.
   *[other] Lay the { $count } seized cards on a pile, in any order.
}
table-now-brimstone = Pour brimstone oil on someone’s stall? Everyone with hidden cards is asked.
table-now-black-market = Last call at the black market: trade three of a kind, or walk on by.
table-now-divide = Propose how to divide the loot, or leave it to the rules.
table-now-divide-answer = Your fellow deputy proposed a division: agree, or not.
table-now-choose-plates = Choose what your feast plates become.
table-now-bargain = Your bag lies with { $names }. Make an offer, or sit tight and look honest.
table-now-bargain-others = Your bag is settled. You may still bargain over the others.
table-now-other-deputy = You’ve confirmed. { $names } is still thinking.
table-now-bag-closed = { $count ->
    [one] Your bag is shut. { $names } is still packing.
   *[other] Your bag is shut. { $names } are still packing.
}
table-now-wait-name-first = { $names } is choosing who goes to market first.
table-now-wait-market = { $names } is at the market.
table-now-wait-place = { $names } is laying cards on a pile.
table-now-wait-load = { $count ->
    [one] { $names } is packing a bag.
   *[other] { $names } are packing their bags.
}
table-now-wait-declare = { $names } is declaring a bag. Look them in the eye.
table-now-wait-settle = { $count ->
    [one] { $names } is deciding on the bags.
   *[other] { $names } are deciding on the bags.
}
table-now-wait-pay = { $count ->
    [one] { $names } is scraping a payment together.
   *[other] { $names } are scraping their payments together.
}
table-now-wait-place-confiscated = { $names } is laying the seized goods on a pile.
table-now-wait-brimstone = { $names } is being asked about brimstone oil.
table-now-wait-black-market = { $names } is looking in at the black market.
table-now-wait-divide = { $count ->
    [one] { $names } is thinking about the loot.
   *[other] { $names } are haggling over the loot.
}
table-now-wait-choose-plates = { $names } is choosing for the feast.

## The log: a line for every event

table-log-scene-set = The scene is set: round { $round }.
table-log-deck-shuffled = { $count } cards are shuffled into the deck.
table-log-deck-reshuffled = The deck ran out; { $count } cards from the discard make a new one.
table-log-cards-removed = { $count } cards leave the game unseen.
table-log-piles-turned-up = The discard piles start. Left: { $left }. Right: { $right }.
table-log-deputies-shuffled = The deputy cards are shuffled.
table-log-lots-drawn = { $you ->
    [yes] Lots are drawn: you’re the first Sheriff.
   *[no] Lots are drawn: { $name } is the first Sheriff.
}
table-log-round-began = { $many ->
    [yes] Round { $round } of { $rounds }: { $name } are the deputies.
   *[no] { $you ->
        [yes] Round { $round } of { $rounds }: you’re the Sheriff.
       *[no] Round { $round } of { $rounds }: { $name } is the Sheriff.
    }
}
table-log-phase-began = { $phase ->
    [set_up] The table is set.
    [market] Market: out with the old, in with the new.
    [loading] Loading: the merchants pack their bags.
    [declaration] Declaration: everybody says what’s in the bag, more or less.
    [inspection] Inspection: the bags lie at the gate.
    [black_market] Black market: last call.
    [loot] Loot: the deputies share what they took.
    [feast] The feast: plates become goods.
   *[over] The market day is over.
}
table-log-round-ended = Round { $round } is over.
table-log-first-merchant-named = { $you ->
    [yes] You go to market first.
   *[no] { $name } goes to market first.
}
table-log-cards-set-aside = { $count ->
    [0] { $you ->
        [yes] You keep every card.
       *[no] { $name } keeps every card.
    }
   *[other] { $you ->
        [yes] You toss { $goods }.
       *[no] { $name } tosses { $goods }.
    }
}
table-log-cards-set-aside-face-down = { $count ->
    [0] { $you ->
        [yes] You keep every card.
       *[no] { $name } keeps every card.
    }
   *[other] { $you ->
        [yes] You set { $goods } aside, face down.
       *[no] { $name } sets { $goods } aside, face down.
    }
}
table-log-cards-taken = { $you ->
    [yes] You take { $goods } from { $pile }.
   *[no] { $name } takes { $goods } from { $pile }.
}
table-log-cards-drawn = { $you ->
    [yes] You draw { $goods }.
   *[no] { $name } draws { $goods }.
}
table-log-set-aside-placed = { $you ->
    [yes] You lay { $goods } on { $pile }.
   *[no] { $name } lays { $goods } on { $pile }.
}
table-log-set-aside-gathered = { $count ->
    [one] { $count } tossed card goes onto the discard pile.
   *[other] { $count } tossed cards go onto the discard pile.
}
# $goods: empty for those who do not know
table-log-bag-closed = { $you ->
    [yes] You snap your bag shut on { $goods }.
   *[no] { $name } snaps a bag shut.
}
# $bags: a list of table-log-bag-of
table-log-bags-closed = All bags are shut: { $bags }.
table-log-bag-of = { $you ->
    [yes] you ({ $count })
   *[no] { $name } ({ $count })
}
table-log-bag-declared = { $you ->
    [yes] You declare { goods-counted }.
   *[no] { $name } declares { goods-counted }.
}
table-log-offer-made = { $you ->
    [yes] You offer { $to } a deal: { $terms }.
   *[no] { $toyou ->
        [yes] { $name } offers you a deal: { $terms }.
       *[no] { $name } offers { $to } a deal: { $terms }.
    }
}
table-log-offer-agreed = { $you ->
    [yes] You say yes to the offer from { $by }; one more yes is needed.
   *[no] { $name } says yes to the offer from { $by }; one more yes is needed.
}
# Something that can be said; $words: a statement of say.ftl
table-log-said = { $you ->
    [yes] You: “{ $words }”
   *[no] { $name }: “{ $words }”
}
# $how: refused, withdrawn or lapsed
table-log-offer-ended = { $how ->
    [refused] { $you ->
        [yes] Your offer to { $to } is refused.
       *[no] { $toyou ->
            [yes] The offer from { $name } is refused.
           *[no] { $name }’s offer to { $to } is refused.
        }
    }
    [withdrawn] { $you ->
        [yes] You withdraw your offer to { $to }.
       *[no] { $toyou ->
            [yes] { $name } withdraws the offer to you.
           *[no] { $name } withdraws the offer to { $to }.
        }
    }
   *[lapsed] { $you ->
        [yes] Your offer to { $to } has lapsed.
       *[no] { $toyou ->
            [yes] The offer from { $name } has lapsed.
           *[no] { $name }’s offer to { $to } has lapsed.
        }
    }
}
table-log-deal-struck = { $you ->
    [yes] You strike a deal with { $with }: { $terms }.
   *[no] { $name } strikes a deal with { $with }: { $terms }.
}
# $from: bag or stall
table-log-goods-handed = { $from ->
    [bag] { $toyou ->
        [loot] { $you ->
            [yes] You put { $things } from your bag on the loot tile.
           *[no] { $name } puts { $things } from the bag on the loot tile.
        }
        [yes] { $name } hands you { $things } out of the bag.
       *[no] { $you ->
            [yes] You hand { $to } { $things } out of your bag.
           *[no] { $name } hands { $to } { $things } out of the bag.
        }
    }
   *[stall] { $toyou ->
        [loot] { $you ->
            [yes] You put { $things } on the loot tile.
           *[no] { $name } puts { $things } on the loot tile.
        }
        [yes] { $name } hands you { $things }.
       *[no] { $you ->
            [yes] You hand { $to } { $things }.
           *[no] { $name } hands { $to } { $things }.
        }
    }
}
# $seen: what the reader saw of the proof: bag, stall, both (in old games), or no
table-log-proof-shown = { $seen ->
    [bag] { $you ->
        [yes] Promised goods are missing: you prove it to { $with }. In the bag: { $bag }.
       *[no] Promised goods are missing: { $name } proves it to { $with }. In the bag: { $bag }.
    }
    [stall] { $you ->
        [yes] Promised goods are missing: you prove it to { $with }. Under the stall: { $contraband }.
       *[no] Promised goods are missing: { $name } proves it to { $with }. Under the stall: { $contraband }.
    }
    [both] { $you ->
        [yes] Promised goods are missing: you prove it to { $with }. In the bag: { $bag }. Under the stall: { $contraband }.
       *[no] Promised goods are missing: { $name } proves it to { $with }. In the bag: { $bag }. Under the stall: { $contraband }.
    }
   *[no] Promised goods are missing: { $name } proves it to { $with } alone.
}
# $good, $count: what was declared
table-log-bag-passed = { $mine ->
    [yes] Your bag (“{ goods-counted }”) passes: { $things } for your stall.
   *[no] { $owner }’s bag (“{ goods-counted }”) passes: { $things } for the stall.
}
# $honest: yes or no. $kept, $seized: goods; $keeps: how many
table-log-bag-opened = { $many ->
    [yes] Together, { $name } open
   *[no] { $you ->
        [yes] You open
       *[no] { $name } opens
    }
} { $mine ->
    [yes] your bag
   *[no] { $owner }’s bag
} (“{ goods-counted }”){ $honest ->
    [yes] : honest to the last card.
   *[no] . Seized: { $seized }.{ $keeps ->
        [0] { "" }
       *[other] { " " }{ $kept } may stay.
    }
}
table-log-penalty-owed = { $you ->
    [yes] You’re out of gold, and { $gold } must still be paid in goods.
   *[no] { $name } has no gold left, and { $gold } must still be paid in goods.
}
# $forgiven: what could not be paid
table-log-penalty-paid = { $toyou ->
    [loot] { $you ->
        [yes] You pay { $things } onto the loot tile.
       *[no] { $name } pays { $things } onto the loot tile.
    }
    [yes] { $name } pays you { $things }.
   *[no] { $you ->
        [yes] You pay { $to } { $things }.
       *[no] { $name } pays { $to } { $things }.
    }
}{ $forgiven ->
    [0] { "" }
   *[other] { " " }The rest, { $forgiven }, is forgiven.
}
table-log-confiscated-placed = { $you ->
    [yes] You lay the seized { $goods } on { $pile }.
   *[no] { $name } lays the seized { $goods } on { $pile }.
}
table-log-time-up = The bell: time is up at the gate.
table-log-brimstone-asked = { $you ->
    [yes] You’re asked about brimstone oil, like everyone with hidden cards.
   *[no] { $name } is asked about brimstone oil, like everyone with hidden cards.
}
table-log-brimstone-used = { $you ->
    [yes] You pour brimstone oil and burn { $goods } on { $owner }’s stall.
   *[no] { $mine ->
        [yes] { $name } pours brimstone oil and burns { $goods } on your stall.
       *[no] { $name } pours brimstone oil and burns { $goods } on { $owner }’s stall.
    }
}
table-log-brimstone-kept = { $you ->
    [yes] You burn nothing.
   *[no] { $name } burns nothing.
}
# $verdict: pass or open
table-log-stance-taken = { $verdict ->
    [pass] { $you ->
        [yes] You would let { $owner }’s bag pass.
       *[no] { $mine ->
            [yes] { $name } would let your bag pass.
           *[no] { $name } would let { $owner }’s bag pass.
        }
    }
   *[open] { $you ->
        [yes] You would open { $owner }’s bag.
       *[no] { $mine ->
            [yes] { $name } would open your bag.
           *[no] { $name } would open { $owner }’s bag.
        }
    }
}
table-log-stance-confirmed = { $you ->
    [yes] You confirm your stance on { $owner }’s bag.
   *[no] { $mine ->
        [yes] { $name } confirms a stance on your bag.
       *[no] { $name } confirms a stance on { $owner }’s bag.
    }
}
table-log-deputy-alone = { $you ->
    [yes] The deputies differ: you go on alone with { $owner }’s bag.
   *[no] { $mine ->
        [yes] The deputies differ: { $name } goes on alone with your bag.
       *[no] The deputies differ: { $name } goes on alone with { $owner }’s bag.
    }
}
table-log-division-proposed = { $you ->
    [yes] You propose to take { $things } of the loot and leave the rest.
   *[no] { $name } proposes to take { $things } of the loot and leave the rest.
}
table-log-division-refused = { $you ->
    [yes] You refuse that division.
   *[no] { $name } refuses that division.
}
table-log-proposal-forgone = { $you ->
    [yes] You propose no division.
   *[no] { $name } proposes no division.
}
# $agreed: yes or no; $lost: how many cards did not divide, $goods: which
table-log-loot-divided = { $agreed ->
    [yes] The loot, as agreed. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
   *[no] No agreement, so the loot is halved. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
}{ $lost ->
    [0] { "" }
   *[other] { " " }Lost, because it can’t be split: { $goods }.
}
table-log-black-market-claimed = { $you ->
    [yes] You trade { $goods } for a black market card worth { $value }.
   *[no] { $name } trades { $goods } for a black market card worth { $value }.
}
table-log-black-market-declined = { $you ->
    [yes] You skip the black market.
   *[no] { $name } skips the black market.
}
# $stalls: a list of table-log-shown-of
table-log-contraband-shown = What lay face down: { $stalls }.
table-log-shown-of = { $you ->
    [yes] you: { $goods }
   *[no] { $name }: { $goods }
}
# One stall after the other: $stalls so far, and the next one
table-log-shown-next = { $stalls }; { $next }
table-log-plates-chosen = { $mine ->
    [yes] Your feast plates become { $goods }.
   *[no] { $owner }’s feast plates become { $goods }.
}
table-log-game-scored = { $many ->
    [yes] Shared win with { $score }: { $name }.
   *[no] { $you ->
        [yes] You win with { $score }.
       *[no] { $name } wins with { $score }.
    }
}
table-log-table-revealed = All cards are on the table.

## Commands in words, for buttons and hints

table-do-name-first-merchant = { $name } first
# $taken: cards from the piles
table-do-set-aside = { $count ->
    [0] { $taken ->
        [0] Keep every card
       *[other] Toss nothing, take { $taken } from the piles
    }
   *[other] { $taken ->
        [0] Toss { $goods }
       *[other] Toss { $goods }, take { $taken } from the piles
    }
}
table-do-place-set-aside = Lay on the { $pile ->
    [left] left
   *[right] right
} pile: { $goods }
table-do-place-confiscated = Lay on the { $pile ->
    [left] left
   *[right] right
} pile: { $goods }
table-do-load-bag = Pack { $goods }
table-do-declare-bag = Declare { goods-counted }
# $bribe: yes or no
table-do-pass-bag = { $bribe ->
    [yes] Take the offer and let { $owner }’s bag pass
   *[no] Let { $owner }’s bag pass for free
}
table-do-open-bag = Open { $owner }’s bag
table-do-take-stance = { $verdict ->
    [pass] Say: let { $owner }’s bag pass
   *[open] Say: open { $owner }’s bag
}
table-do-confirm-stance = Confirm your stance on { $owner }’s bag
table-do-make-offer = Offer { $to }: { $terms }
table-do-withdraw-offer = Withdraw your offer to { $to }
table-do-refuse-offer = Refuse the offer from { $by }
table-do-accept-offer = Accept the offer from { $by }
table-do-pay-debt = Pay with { $goods }
table-do-use-brimstone = Burn { goods-counted } on { $owner }’s stall
table-do-keep-brimstone = Burn nothing
table-do-claim-black-market = Trade { $goods } for the black market card
table-do-decline-black-market = Walk on
table-do-say = Say: “{ $words }”
table-do-propose-division = Propose to take { $things }
table-do-agree-division = Agree
table-do-refuse-division = Refuse that division
table-do-forgo-proposal = Propose nothing
table-do-choose-plates = Make it { $goods }
table-do-clock-ran-out = The clock ran out

## Refusals: why something cannot be done, and what can be done instead

table-refused-unknown = That isn’t possible now. ({ $code })
table-refused-actor-unknown = You don’t have a seat at this table.
table-refused-ask-pending = Something else needs an answer first.
table-refused-bag-closed = Your bag is shut for good.
table-refused-bag-deputy-alone = One deputy is handling this bag alone.
table-refused-bag-needs-both-deputies = This bag needs both deputies: take a stance on it.
table-refused-bag-not-in-hand = You can only pack cards from your hand.
table-refused-bag-not-open = This bag is already settled. Choose another one.
table-refused-bag-wrong-number = A bag holds one to five cards.
table-refused-black-market-no-card = This stack is empty.
table-refused-black-market-not-in-game = There’s no black market in this game.
table-refused-black-market-once-a-round = Only one black market card per round.
table-refused-black-market-only-merchants = Only merchants trade on the black market.
table-refused-black-market-own-bag-first = Your own bag has to be settled first.
table-refused-black-market-too-few = You need three of that kind under your stall.
table-refused-brimstone-no-opponent = Choose somebody else’s stall.
table-refused-brimstone-none = You have no brimstone oil in this bag.
table-refused-brimstone-not-asked = You weren’t asked about brimstone oil.
table-refused-brimstone-wrong-number = Burn one or two goods of one kind that lie there.
table-refused-say-no-such-statement = You can’t say that now.
table-refused-clock-not-running = The clock isn’t running.
table-refused-command-malformed = The server couldn’t read that. Reload the page and try again.
table-refused-command-not-for-seats = Only the clock can do that.
table-refused-command-not-for-the-clock = The clock can’t do that.
table-refused-confiscated-not-asked = There are no seized goods for you to lay down.
table-refused-confiscated-other-cards = Lay down exactly the seized cards.
table-refused-debt-legal-first = Pay with legal goods first; contraband only if they aren’t enough.
table-refused-debt-more-than-needed = That’s more than needed: keep a card back.
table-refused-debt-none = You owe nothing.
table-refused-debt-not-enough = That doesn’t cover the debt yet: add a card.
table-refused-debt-not-on-stall = You can only pay with goods on your stall.
table-refused-declaration-not-legal = Declare one legal kind from this game.
table-refused-declaration-wrong-number = Declare exactly as many cards as there are in the bag.
table-refused-loot-gold = There isn’t that much gold in the loot.
table-refused-loot-no-proposal = There’s no proposal to answer.
table-refused-loot-not-there = That isn’t in the loot.
table-refused-loot-proposed-already = You’ve already made your proposal.
table-refused-market-hand-full = Your hand has no room for that many: take fewer from the piles.
table-refused-market-hand-would-be-empty = There’s nothing left to draw: keep at least one card.
table-refused-market-no-such-pile = There’s no such pile.
table-refused-market-no-taking = In this edition cards are drawn from the deck only.
table-refused-market-nobody-to-name = The first merchant has already been named.
table-refused-market-not-a-merchant = Name one of the merchants.
table-refused-market-not-in-hand = You can only toss cards from your hand.
table-refused-market-not-the-set-aside = Lay down exactly the cards you tossed.
table-refused-market-pile-too-small = The pile has fewer cards than that.
table-refused-market-too-many = You can toss five cards at most.
table-refused-obligation-must-open = A deal was made: this bag must be opened.
table-refused-obligation-must-pass = A deal was made: this bag must pass.
table-refused-obligation-must-take-nothing = A deal was made: nothing may be taken for this bag.
table-refused-offer-bag-goods = That promises more than the bag holds.
table-refused-offer-bag-goods-need-passing = Goods out of a bag need a deal that lets that bag pass.
table-refused-offer-bag-not-open = That bag is already settled, or not this deputy’s to settle.
table-refused-offer-bag-twice = An offer can mention each bag only once.
table-refused-offer-choose-cards = Choose the cards to hand over unseen.
table-refused-offer-closed = Deals are made during the inspection.
table-refused-offer-contraband = There aren’t that many face-down cards on that stall.
table-refused-offer-does-not-pass-the-bag = That offer doesn’t let the bag pass: accept it on its own.
table-refused-offer-empty = An empty offer is no offer: add something.
table-refused-offer-favour = The promise is too long, or not plain text.
table-refused-offer-typed-favour = This promise isn’t complete: it takes an amount of gold from 1 to 50, or a kind of goods, and no words besides.
table-refused-offer-favour-of-two = Two deputies together can neither give nor get such a promise: nobody could say who has to keep it.
table-refused-offer-favour-too-late = It’s the last round: there’s no later one to promise anything for.
table-refused-offer-gold = There isn’t that much gold there.
table-refused-offer-legal-goods = Those goods aren’t on that stall.
table-refused-offer-no-common-purse = The deputies have no shared purse: together they can only promise.
table-refused-offer-no-such-pair = A deal has the Sheriff on one side and one merchant on the other.
table-refused-offer-not-contraband = Those goods aren’t contraband.
table-refused-offer-not-in-game = That kind isn’t in this game.
table-refused-offer-not-on-stall = That card isn’t under your stall.
table-refused-offer-not-your-side = You can only speak for your own side.
table-refused-offer-not-yours-to-accept = This offer wasn’t made to you.
table-refused-offer-sheriff-has-no-bag = The Sheriff has no bag to give from.
table-refused-offer-stale = That offer has just changed. Look at it again.
table-refused-offer-too-many-favours = That’s one favour too many: a merchant can promise two a round, and be promised two.
table-refused-phase-wrong = Not in this phase.
table-refused-plates-not-legal = Feast plates become legal goods of this game.
table-refused-plates-wrong-number = Choose one kind for each plate.
table-refused-stance-confirmed = You’ve already confirmed your stance.
table-refused-stance-none = Take a stance first.
table-refused-stance-same = That’s already your stance.
table-refused-turn-not-a-deputy = Only the deputies can do that.
table-refused-turn-not-the-sheriff = Only the Sheriff can do that.
table-refused-turn-not-yours = It isn’t your turn yet.
table-refused-table-not-playing = The game isn’t being played right now.
table-refused-table-paused = The game is paused. The host can resume it.
table-refused-offer-too-many = That’s enough offers for this round. Settle the bags now.
table-refused-stance-too-many = You’ve changed your mind often enough. Confirm your choice now.
table-refused-table-moved-on = Someone was quicker. Take another look and decide again.
table-refused-limit-reached = Too much at once. Take a breath.
table-refused-message-malformed = The server couldn’t read that. Reload the page and try again.
table-refused-message-not-seated = Only people seated at the table can play and talk.
table-refused-talk-quiet = Nobody talks at this table: the host wants it quiet.
table-refused-talk-closed = There’s no chat at this table. Statements and reactions work.
table-refused-say-too-many = That’s enough said for this round.
table-refused-talk-too-long = That’s too long for one line.
table-refused-talk-unknown-reaction = There’s no such reaction.
table-refused-socket-closed = The server has closed this table to you.

## The bar above, tools, the line to the server

table-round = Round { $round } of { $rounds }
table-phase = { $phase ->
    [set_up] Set-up
    [market] Market
    [loading] Loading
    [declaration] Declaration
    [inspection] Inspection
    [black_market] Black market
    [loot] Loot
    [feast] Feast
   *[over] The end
}
# $kind: turn, reserve or inspection. $left: minutes and seconds
table-clock = { $kind ->
    [inspection] Inspection clock: { $left } left
    [reserve] Reserve time: { $left } left
   *[turn] Turn clock: { $left } left
}
table-races = King and Queen
table-races-about = Who has the most of each kind in plain sight. Royal goods and feast plates are added at the end.
table-log = Log
table-talk = Talk
table-talk-unread = { $count ->
    [one] Talk, { $count } new line
   *[other] Talk, { $count } new lines
}
table-side = Log and talk
table-scene = The merchants
table-menu = Menu
table-menu-rules = Rules
table-menu-piles = Deck and discards
table-menu-settings = Settings
table-menu-pause = Pause the game
table-menu-resume = Resume the game
table-menu-watch = Allow spectators
table-menu-spectators = Big screens too. Anyone already watching stays.
table-menu-code = Table code: { $code }
table-menu-leave = Leave the game
table-menu-leave-really = A bot will take your seat; you can come back and reclaim it. Leave?
table-menu-leave-yes = Yes, leave
table-menu-leave-no = Stay
table-menu-home = Home
table-line-lost = Connection lost. Reconnecting…
table-line-offline = You’re offline. The table waits; your moves are kept.
table-line-outdated = The server has been updated. Reload to continue.
table-line-closed = { $code ->
    [4401] The server no longer knows you. Go to the home page and come in again.
    [4403] This table isn’t open to you.
   *[other] There’s no such table.
}
table-reload = Reload
table-notice-ok = OK
table-stand-in = A bot has been playing for you. Make your next move to take the seat back.
table-not-yet = Not yet
table-moment-close = Continue
table-moments = What’s happening

## Moments, and how fast they are told

table-speed = Story speed
table-speed-relaxed = relaxed
table-speed-brisk = brisk
table-speed-instant = at once
table-moment-deal = { $you ->
    [yes] A deal with { $with }
   *[no] { $name } strikes a deal with { $with }
}
table-moment-against = { $name } pays to have your bag opened
# $state: kept or broken
table-moment-pledge = { $state ->
    [kept] { $many ->
        [yes] A word kept: { $name }
       *[no] { $you ->
            [yes] You keep your word
           *[no] { $name } keeps a promise
        }
    }
   *[broken] { $many ->
        [yes] A word broken: { $name }
       *[no] { $you ->
            [yes] You break your word
           *[no] { $name } breaks a promise
        }
    }
}
table-moment-debt = { $you ->
    [yes] You pay in goods
   *[no] { $name } pays in goods
}
# Somebody has more of a kind in sight than whoever led before. $good: its name
table-moment-crown = { $many ->
    [yes] { $good }: { $name } lead now
   *[no] { $you ->
        [yes] { $good }: you lead now
       *[no] { $good }: { $name } leads now
    }
}
table-moment-crown-from = Before: { $names }
table-moment-badge = { $many ->
    [yes] The badges go to { $name }
   *[no] { $you ->
        [yes] The badge is yours: you’re the Sheriff
       *[no] The badge goes to { $name }
    }
}
table-log-crown = { $good }: { $many ->
    [yes] { $name } take the lead
   *[no] { $you ->
        [yes] you take the lead
       *[no] { $name } takes the lead
    }
} from { $from }.
table-log-pledge = { $state ->
    [kept] { $many ->
        [yes] Together, { $name } keep the promise to { $to } from round { $round }.
       *[no] { $you ->
            [yes] You keep your promise to { $to } from round { $round }.
           *[no] { $name } keeps the promise to { $to } from round { $round }.
        }
    }
   *[broken] { $many ->
        [yes] Together, { $name } break the promise to { $to } from round { $round }.
       *[no] { $you ->
            [yes] You break your promise to { $to } from round { $round }.
           *[no] { $name } breaks the promise to { $to } from round { $round }.
        }
    }
}
table-away = While you were away
table-away-mine = A bot played for you:
table-away-others = Meanwhile:
table-away-gold = Your gold: { $before } before, { $after } now.
table-away-on = Back to the table

## Seats and stalls

table-seat-asked = to act
table-seat-away = away
table-seat-stand-in = a bot stands in
table-seat-bot = A bot
table-seat-program = A program
table-stall-of = { $mine ->
    [yes] Your stall
   *[no] { $owner }’s stall
}
table-own-stall = Your stall: { $gold }; in sight: { $goods }; under the stall: { $hidden }
table-stall-legal = In sight, worth { $value }
table-stall-hidden = { $count ->
    [0] Nothing face down
    [one] { $count } card face down
   *[other] { $count } cards face down
}
table-stall-hidden-mine = Only you know these. Worth { $value }.
table-stall-empty = Nothing yet.
table-black-cards = Black market: { $value }
table-facts = What you’ve found out
# $what: proof_bag, proof_stall, shown_bag, shown_stall, given or received; in old games proof or shown: both places
table-fact = { $what ->
    [proof_bag] You were shown what was in the bag: { $bag }.
    [proof_stall] You were shown what’s under the stall: { $goods }.
    [shown_bag] You had to show your bag ({ $bag }).
    [shown_stall] You had to show what’s under your stall ({ $goods }).
    [proof] You were shown: in the bag { $bag }, under the stall { $goods }.
    [shown] You had to show your bag ({ $bag }) and what’s under your stall ({ $goods }).
    [given] You handed over { $goods }.
   *[received] You received { $goods }.
}
table-promises = Promises
# $kind: favour, pass, open, take_nothing, goods or stall; $words: a favour in words, or a promise for later rounds
table-pledge = { $kind ->
    [pass] Round { $round }: { $name } to { $to }: { $mine ->
        [yes] your bag passes
       *[no] { $owner }’s bag passes
    }.
    [open] Round { $round }: { $name } to { $to }: { $mine ->
        [yes] your bag is opened
       *[no] { $owner }’s bag is opened
    }.
    [take_nothing] Round { $round }: { $name } to { $to }: { $mine ->
        [yes] no bribe is taken for your bag
       *[no] no bribe is taken for { $owner }’s bag
    }.
    [goods] Round { $round }: { $name } to { $to }: { $goods } out of the bag.
    [stall] Round { $round }: { $name } to { $to }: { $goods } from under the stall.
   *[favour] Round { $round }: { $name } to { $to }: “{ $words }”
}
table-pledge-state = { $state ->
    [kept] kept
    [broken] broken
    [lapsed] lapsed
    [said] word given
   *[open] still open
}
table-mute = Hide what { $name } says
table-block = Block { $name }
table-blocked = You won’t hear { $name } again, and they can’t join your tables.

## Hand, deck, market

table-hand = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
# A card for a screen reader. $class: legal, contraband, royal or promo; $verb: what a press does
table-card = { $verb ->
    [toss] { $good }, { $class ->
        [legal] legal
        [contraband] contraband
        [royal] royal
       *[promo] promo
    }, value { $value }, penalty { $penalty }: toss it
    [untoss] { $good }, tossed: keep it after all
    [load] { $good }, { $class ->
        [legal] legal
        [contraband] contraband
        [royal] royal
       *[promo] promo
    }, value { $value }, penalty { $penalty }: into the bag
    [unload] { $good }, in the bag: take it out
   *[none] { $good }, value { $value }, penalty { $penalty }
}
table-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
table-removed = { $count } cards left the game unseen
table-pile-count = { $pile ->
    [left] Left pile: { $count }
    [right] Right pile: { $count }
   *[only] Discards: { $count }
}
table-pile-top = { $pile ->
    [left] { $count ->
        [one] Left pile, { $count } card, on top: { $good }
       *[other] Left pile, { $count } cards, on top: { $good }
    }
   *[right] { $count ->
        [one] Right pile, { $count } card, on top: { $good }
       *[other] Right pile, { $count } cards, on top: { $good }
    }
}
table-pile-more = { $pile ->
    [left] Take { $good } from the left pile
   *[right] Take { $good } from the right pile
}
table-pile-less = { $pile ->
    [left] Put one back on the left pile
   *[right] Put one back on the right pile
}
table-piles = Deck and discards
table-piles-look = Look through the piles
table-market-tray = Cards to toss
table-market-tray-empty = Nothing to toss yet. Tap cards in your hand, or drag them here.
table-market-tossed = { $count } of at most { $most } to toss
table-market-take-back = Keep { $good } after all
table-market-draws = { $count ->
    [0] Nothing to draw
    [one] You draw { $count } card
   *[other] You draw { $count } cards
}
table-market-keep = Keep all cards
# $count: cards tossed; $taken: cards from the piles
table-market-swap = { $count ->
    [0] Take { $taken } from the piles
    [one] Swap { $count } card
   *[other] Swap { $count } cards
}
table-market-no-room = Your hand has no room for that many: toss more, or take fewer.
table-place-choose = Choose a pile
table-place-choose-why = Tap one of the two piles.
table-place-on = { $pile ->
    [left] Lay them on the left pile
   *[right] Lay them on the right pile
}
# $pile: left, right, or none while none is chosen
table-place-goes = { $count ->
    [one] Your card goes on top of { $pile ->
        [left] the left pile.
        [right] the right pile.
       *[none] the pile you choose.
    }
   *[other] Your { $count } cards go on top of { $pile ->
        [left] the left pile.
        [right] the right pile.
       *[none] the pile you choose.
    }
}
table-place-order = From bottom to top:
table-place-top = on top
table-place-lower = { $good }: lower
table-place-higher = { $good }: higher
table-name-first-choose = Choose a merchant
table-name-first-why = Tap one of the merchants.

## Loading and declaration

table-own-bag = { $count ->
    [0] Your bag, empty
    [one] Your bag with { $count } card
   *[other] Your bag with { $count } cards
}
table-your-bag = Your bag
table-load-about = { $count ->
    [0] Tap cards in your hand, or drag them into the bag.
   *[other] { $count } of at most { $most }. Tap a card to take it out.
}
table-load-empty = Put at least one card in.
table-load-full = A bag holds { $most } cards.
table-load-close = { $count ->
    [0] Close the bag
    [one] Close the bag on { $count } card
   *[other] Close the bag on { $count } cards
}
table-load-close-really = Snap it shut for good
table-load-closing = Once the clasp snaps, nobody can change it. Not even you.
table-load-take-out = Take { $good } out
table-packing = packing
table-packed = shut
table-undeclared = not declared yet
table-declare-inside = In your bag:
table-declare-kinds = What you declare
table-declare-true = { $count } true
table-declare-choose = Choose what to declare
table-declare-choose-why = Tap one of the kinds.
table-declare-say = A line to go with it
table-declare-say-nothing = Say nothing
table-declare-honest = The plain truth. If it’s opened, the Sheriff pays you.
table-declare-lie = Not quite the truth. Keep a straight face.
table-line-declare-1 = Packed by my own honest hands.
table-line-declare-2 = You may look. You’ll be bored.
table-line-declare-3 = Why are you looking at me like that?
table-line-declare-4 = Same as always, Sheriff.

## At the gate

table-desk = Bags on the desk
# $said: what was declared; $state: lies, passed, honest or seized
table-bag-about = { $mine ->
    [yes] Your bag, declared as { $said }{ $state ->
        [passed] , passed
        [honest] , opened and honest
        [seized] , opened and seized
       *[lies] { "" }
    }
   *[no] { $owner }’s bag, declared as { $said }{ $state ->
        [passed] , passed
        [honest] , opened and honest
        [seized] , opened and seized
       *[lies] { "" }
    }
}
table-stamp = { $state ->
    [passed] Passed
    [honest] Honest
   *[seized] Seized
}
table-bound = { $deed ->
    [open] must be opened
    [pass] must pass
   *[take_nothing] no bribe
}
table-verdict = { $verdict ->
    [pass] pass
   *[open] open
}
table-stance-of = { $verdict ->
    [pass] { $name }: let it pass
   *[open] { $name }: open it
}{ $confirmed ->
    [yes] , confirmed
   *[no] { "" }
}
table-alone = { $you ->
    [yes] you alone
   *[no] { $name } alone
}
table-dealings = { $mine ->
    [yes] Dealings about your bag
   *[no] Dealings about { $owner }’s bag
}
table-desk-fine = If it’s opened, you pay { gold-counted }.
table-desk-honest = It’s honest: if it’s opened, the Sheriff pays you.
table-desk-quiet = Nobody has offered anything for { $owner }’s bag yet.
table-desk-quiet-mine = You’ve offered nothing yet.
table-desk-quiet-sheriff = { $owner } has offered nothing. Lean on them a little, or decide.
table-desk-ask = Ask { $owner } for something
table-quoted = “{ $words }”
table-opening = { $mine ->
    [yes] Your bag is opened
   *[no] { $owner }’s bag is opened
}
# $gold: in words, with the number
table-opening-fine = { $you ->
    [yes] You pay { $gold }.
   *[no] { $name } pays { $gold }.
}
# The Sheriff alone sees this: promised goods were missing.
table-proof = { $viewer ->
    [yes] { $name } came up short, and proves it to the Sheriff alone:
   *[no] { $name } came up short, and proves it to you alone:
}
table-proof-bag = In the bag
table-proof-stall = Under the stall
table-passing = { $mine ->
    [yes] Your bag passes
   *[no] { $owner }’s bag passes
}

## Offers

table-offer-make = Make an offer
table-nod = Nothing to add
table-offer-change = Change your offer
table-offer-change-short = Change
table-offer-counter = Counter
table-offer-accept = Accept
table-offer-refuse = Refuse
table-offer-withdraw = Withdraw
table-offer-send = Make offer
table-offer-to = An offer to { $to }
# $names: who said yes; $waits: who has not
table-offer-agreed = Agreed: { $names }. Still to answer: { $waits }.
table-offer-bag = { $mine ->
    [yes] Your bag
   *[no] { $owner }’s bag
}
table-offer-gives = { $you ->
    [yes] { $many ->
        [yes] Together you give
       *[no] You give
    }
   *[no] { $many ->
        [yes] { $name } give
       *[no] { $name } gives
    }
}
table-offer-more = More: other bags, and something in return
table-offer-choose = { $left ->
    [0] { $count ->
        [one] The card to hand over is chosen.
       *[other] The { $count } cards to hand over are chosen.
    }
    [one] Choose { $left } more card to hand over unseen.
   *[other] Choose { $left } more cards to hand over unseen.
}
table-offer-why-empty = An empty offer is no offer: add something.
table-offer-why-passing = Goods out of the bag need a deal that lets the bag pass.
table-offer-why-face-down = There aren’t that many face-down cards on that stall.
table-offer-why-choose = Choose the cards to hand over unseen.
table-deed-short = { $deed ->
    [pass] passes
    [open] is opened
    [take_nothing] no bribe for it
   *[none] not mentioned
}
table-give-stall = Goods on the stall
table-give-bag = Goods out of the bag
# $proof: whether a bluff has to be proved
table-give-bag-about = { $proof ->
    [yes] Promise what you like. You don’t have to hand over what isn’t in there, but then the Sheriff sees the bag.
   *[no] Promise what you like. You don’t have to hand over what isn’t in there.
}
table-give-contraband = { $count ->
    [one] Contraband under the stall ({ $count } card)
   *[other] Contraband under the stall ({ $count } cards)
}
table-give-bluff = You may promise what isn’t there; then you have to show the Sheriff what is.
table-give-unseen = Cards unseen, giver’s choice
table-give-nothing = Nothing to give but words.
# A promise for later rounds, as its giver says it. $kind: pass_next, never_open, nothing_against, gold_next or leave_kind;
# $goods: the kind that is left to the other
table-favour = { $kind ->
    [pass_next] Next time I’m at the gate, your bag passes.
    [never_open] I’ll never open your bag again.
    [nothing_against] Next time I’m at the gate, I make no deal against your bag.
    [gold_next] Next time we can deal, I pay you { gold-counted }.
   *[leave_kind] From now on I leave this to you: { $goods }.
}
# The same as something to choose; also $kind: none, words
table-favour-pick = { $kind ->
    [none] No promise
    [pass_next] “Next time I’m at the gate, your bag passes”
    [never_open] “I’ll never open your bag again”
    [nothing_against] “Next time I’m at the gate, I make no deal against your bag”
    [gold_next] Gold, next time we can deal
    [leave_kind] A kind of goods, left to them
   *[words] In words of my own
}
# A promise as a part of an offer: to whom, and in which words
table-part-typed = a promise to { $to }: “{ $words }”
table-give-promise = A promise for later rounds
table-give-promise-about = Binds nobody. Everyone sees whether it’s kept.
table-give-kind = Which goods?
table-give-favour = A promise in words
table-give-favour-about = Binds nobody. People remember.
table-choose-kind = { $good }, of { $most }
table-of = of { $most }
table-more = More: { $what }
table-less = Fewer: { $what }
table-gold-jump = { $jump } more gold

## Debts, promo cards, black market, loot

table-pay-meter = { $paid } of { $amount } paid
table-pay-all = All your legal goods go, and it’s still not enough.
table-pay-shown = Anything you pay with here is shown to everyone.
table-brimstone-none = You have no brimstone oil to pour. Nobody will know: everyone with hidden cards is asked.
table-black-worth = { $left ->
    [one] for a card worth { $value }; the last one
   *[other] for a card worth { $value }
}
table-black-empty = sold out
table-black-have = you have { $count }
table-loot-so-far = On the loot tile: { $things }
table-loot-take = You would take
table-loot-about = Your fellow deputy gets the rest. Without agreement everything is halved, and what can’t be split is lost.
table-loot-propose = Propose this division
table-loot-proposal = { $you ->
    [yes] You propose to take { $things }.
   *[no] { $name } proposes to take { $things } and leave you the rest.
}
table-plates-choose = Choose for your plates
table-plates-why = { $count ->
    [one] Choose a kind for one more plate.
   *[other] Choose kinds for { $count } more plates.
}
table-plates-left = { $count ->
    [0] All plates are laid.
    [one] { $count } plate left
   *[other] { $count } plates left
}

## Talk

table-talk-none = Nobody has said a word yet.
table-talk-say = Say something
table-talk-send = Say it
table-reactions = Reactions
table-phrases = Quick phrases
table-reaction = { $reaction ->
    [laugh] laughs.
    [gasp] gasps.
    [doubt] raises an eyebrow.
    [cheer] cheers.
    [groan] groans.
   *[wink] winks.
}
table-reaction-button = { $reaction ->
    [laugh] Laugh
    [gasp] Gasp
    [doubt] Doubt
    [cheer] Cheer
    [groan] Groan
   *[wink] Wink
}
table-phrase-sheriff-1 = What have we here?
table-phrase-sheriff-2 = Convince me.
table-phrase-sheriff-3 = Is that your best offer?
table-phrase-sheriff-4 = I can smell pepper from here.
table-phrase-bargain-1 = Nothing to see in my bag.
table-phrase-bargain-2 = Look at that other bag instead.
table-phrase-bargain-3 = I remember favours.
table-phrase-bargain-4 = Open it. I dare you.
table-phrase-wait-1 = Good luck, everybody.
table-phrase-wait-2 = A fine day for the market.
table-phrase-wait-3 = Take your time.
table-phrase-over-1 = Well played!
table-phrase-over-2 = I was honest. Mostly.
table-phrase-over-3 = Again?

## Hints

table-hint = Hint
table-hint-thinking = Asking an old hand…
table-hint-wait = Wait and see.
table-hint-weighed = Weighed up, in points:
table-hint-bag = Your bag: { $passed } if it passes, about { $otherwise } without a deal.
table-percent = { $percent }%
table-hint-opens = I think there’s a { $percent }% chance your bag will be opened.
table-hint-about = A strong bot’s view, from what you can see and nothing more.

## Keys

table-keys = Keys
table-key-card = pick a card of your hand
table-key-arrows = move along hand, bags and buttons
table-key-main = the large button
table-key-bag = next bag on the desk
table-key-offer = make an offer
table-key-say = say something about the bag
table-key-talk = talk
table-key-log = log
table-key-hint = hint
table-key-crowns = King and Queen
table-key-escape = close, or undo what isn’t sent yet
table-key-keys = this list

## End of a round, end of the game

table-round-over = Round { $round } of { $rounds } is over
# $state: passed, honest, seized or gate (was at the gate, or had no bag)
table-round-bag = { $state ->
    [passed] passed
    [honest] honest
    [seized] caught
   *[gate] –
}
table-round-stall = stall { $value }
table-final-counting = Counting up…
table-final-skip = Show everything
table-final-winner = { $many ->
    [yes] A shared win with { $score }: { $name }!
   *[no] { $you ->
        [yes] You win with { $score }!
       *[no] { $name } wins with { $score }!
    }
}
table-final-place = You finished #{ $rank }.
table-final-total = Total
table-final-crown = King and Queen: { $good }
table-final-rematch = Play again
table-final-share = Share the replay
table-final-replay = Watch the replay
table-final-save = Save the log
table-final-copied = The link is copied.
table-final-review = Review
table-final-result = Result
table-play-on = Play on from here
table-branch = Played on from another game: it doesn’t count.
table-final-wealth = Wealth, round by round
table-final-honesty = How honest was everyone?
table-final-column = { $column ->
    [bags] Bags declared
    [lies] of them lies
    [caught] lies caught
    [paid] Bribes paid
    [taken] Bribes taken
    [opened] As Sheriff: liars caught / bags opened
    [kept] Promises kept
   *[broken] Promises broken
}
table-final-clock = the clock
table-final-bluff = Best bluff
table-final-bluff-about = Round { $round }: { $name } said “{ goods-counted }”, and { $by } let it pass with { $worth } hidden.
table-final-catch = Best catch
table-final-catch-about = Round { $round }: { $name } said “{ goods-counted }”. { $by } looked, and found { $worth } worth of something else.
table-final-bribe = Priciest bag
table-final-bribe-about = Round { $round }: { $name } paid a bribe worth { $gold } to get “{ goods-counted }” past { $by }.

## Looking back: the decisions that weighed most, as a hint would have judged them then

table-back = Your biggest decisions
table-back-about = Judged as a hint would have judged them then: by what you knew, not by what came of it.
# $kind: load, declare, open, pass, deal or refuse
table-back-did = { $kind ->
    [load] Round { $round }: you packed { $goods }.
    [declare] Round { $round }: you declared { goods-counted }.
    [open] Round { $round }: you opened { $owner }’s bag.
    [pass] Round { $round }: you let { $owner }’s bag pass for free.
    [refuse] Round { $round }: you turned { $with } down: { $terms }.
   *[deal] Round { $round }: you struck a deal with { $with }: { $terms }.
}
table-back-lies = There seemed to be a { $percent }% chance of a lie.
# $instead: an order, as hints say it
table-back-cost = { $points ->
    [one] The hint would have been: { $instead }. That looked about { $points } point better.
   *[other] The hint would have been: { $instead }. That looked about { $points } points better.
}
table-back-won = { $points ->
    [one] The hint would have said so, too. The next best looked about { $points } point worse.
   *[other] The hint would have said so, too. The next best looked about { $points } points worse.
}
table-back-no-deal = Make no deal
table-back-look = See it again
