### Today’s gate: one position a day, with one choice that is clearly best.

today-title = Today’s gate
today-about = One bag a day. Find the best choice.
today-round = Round { $round } of { $rounds }
today-role = { $kind ->
    [settle] You’re the Sheriff. { $name } puts a bag on your desk.
    [offer] You’re a merchant. { $name } keeps the gate, and your bag lies there.
   *[load] You’re a merchant. { $name } keeps the gate.
}
today-says = “{ $goods }.”
today-offers = “And { $gold } for you, if it passes.”
today-offers-nothing = Offers nothing.
today-has = Has { $gold }.
today-tossed = Tossed: { $goods }
today-taken = Took from the piles: { $goods }
today-tossed-nothing = Tossed nothing.
today-record = { $name }’s bags so far
today-ruled = Bags { $name } has judged
today-record-none = none yet
today-bag = { $went ->
    [t] true, passed
    [l] a lie, passed
    [T] true, opened
   *[L] a lie, opened
}
today-hand = Your hand
today-own-bag = Your bag, declared as { $goods }
today-stalls = The stalls
today-you = You
today-ask = { $kind ->
    [settle] What do you do?
    [offer] What do you offer?
   *[load] What do you pack?
}
today-do = { $do ->
    [open] Open it
    [pass] Let it pass for free
    [take] Take { $gold } and let it pass
    [ask] Ask for { $gold }
    [offer] Offer { $gold }
    [quiet] Offer nothing
   *[load] Say “{ $goods }”
}
today-decide = Decide
today-best = The best choice
today-less = { $points } points short of the best
today-off = { $points } less, ±{ $half }
today-is-best = best
today-yours = your choice
today-truth = In the bag: { $goods }.
today-chance = From what you could know, the chance of a lie was { $percent }%.
today-how = Worth in points against the others’ average, with bots playing on. ± covers 95 cases out of 100.
today-how-asked = After a refusal, bots haggle, open the bag or let it pass.
today-streak = { $days ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $days } days in a row
}
today-average = { $days ->
    [one] { $points } points short on average, over one gate
   *[other] { $points } points short on average, over { $days } gates
}
today-share = Share the result
today-shared = { $short ->
    [no] Nottingham, today’s gate, { $date }: the best choice. { today-streak }.
   *[yes] Nottingham, today’s gate, { $date }: { $points } points short.
}
today-tomorrow = The next gate opens tomorrow.
