# A game at the keyboard, the score sheet, replays, and what the arena prints.
# Bits in tables stay short: a terminal is 80 letters wide.

## Words that can be typed at any prompt, with commas between them; English ones always work. The first is shown.

terminal-word-quit = quit, exit, q
terminal-word-back = back
terminal-word-all = all
terminal-word-none = none
terminal-word-yes = y, yes
terminal-word-no = n, no
terminal-word-table = table, t
terminal-word-piles = piles
terminal-word-prices = prices
terminal-word-secrets = secrets
terminal-word-say = say
terminal-word-hint = hint
terminal-word-help = help, ?

## Answers that cannot be taken

terminal-ask-number = { $question }, { $least } to { $most }
terminal-number-please = A number from { $least } to { $most }, please.
terminal-choose-please = Type a number from 1 to { $most }, or how the line begins.
terminal-confirm-please = Answer { $yes } or { $no }.
terminal-unread-several = “{ $word }” could be { $kinds }.
terminal-unread-unknown = There’s no “{ $word }” here. You can name { $kinds }.
terminal-unread-nothing = There’s no “{ $word }” here. There’s nothing here at all.
terminal-unread-place = There’s no card { $number } left to take; they’re numbered 1 to { $most }.
terminal-unread-too-many = There’s only { $goods } to choose from, not { $number }.
terminal-unread-kind = The kinds are numbered 1 to { $most }; or write “{ $example }”.
terminal-unread-neither = “{ $words }” is neither a card’s number nor its name.
terminal-unread-row = { $numbers } numbers for { $kinds } kinds is too many.
terminal-name-so-many = Name { $number }.
terminal-from-to-cards = { $count ->
    [one] { $least } to { $count } card
   *[other] { $least } to { $count } cards
}
terminal-choose-cards = Choose { $number }: by number (1 3), by name, or say all or none.
terminal-pay-least = It has to be worth at least { $worth }, with no card you could keep back.

## What to do

terminal-your-move = Your move
# What is told of something, or who says it
terminal-about = { $what }: { $told }
# $ask: what is asked
terminal-now = { $ask ->
    [name_first] You’re the Sheriff: name the merchant who goes to market first.
    [market] Market: toss up to five cards and draw as many again.
    [place] Lay the cards you tossed on a pile.
    [load] Pack one to five cards into your bag. Once it’s shut, it stays shut.
    [declare] Tell the Sheriff what’s in your bag: one legal kind. The number is true. The kind is up to you.
    [settle] The bags are in front of you: let them pass, open them, or talk about money.
    [pay] You’re out of gold: pay the rest of the penalty in goods.
    [place_confiscated] Lay the seized goods on a pile.
    [brimstone] Brimstone oil? Everyone with hidden cards is asked.
    [black_market] Last call at the black market.
    [divide] Share the loot with your fellow deputy.
   *[choose_plates] Choose what your feast plates become.
}
terminal-now-haggle = { $deputies ->
    [yes] Haggle if you like; the deputies decide when the talking is over. Enter waits.
   *[no] Haggle if you like; the Sheriff decides when the talking is over. Enter waits.
}
terminal-do-wait = Wait and see
# $what: market, place, load, pay, propose or plates
terminal-do = { $what ->
    [market] Go to market
    [place] Lay the cards on a pile
    [load] Pack the bag
    [pay] Pay the debt
    [propose] Propose a division
    [say] Say something
   *[plates] Choose for the plates
}
terminal-do-pass-for = Let { $owner }’s bag pass for { $things }
terminal-do-accept = Accept the offer from { $by }: { $terms }
# $stands: whether there is an offer already; $both: for both deputies
terminal-do-offer = { $stands ->
    [yes] Change the offer to { $to }
   *[no] Make an offer to { $to }
}{ $both ->
    [yes] , for both deputies
   *[no] { "" }
}
terminal-ask-set-aside = Toss which cards?
terminal-hand-would-be-empty = The deck is empty, and your hand would be too: toss fewer, or take from the piles.
terminal-top-first = { $pile }, top first: { $goods }
terminal-ask-take = Take how many from { $pile }
terminal-ask-place = Lay { $goods } where?
terminal-order-about = Bottom card first; the last one ends up on top.
terminal-ask-order = In what order?
terminal-ask-load = Into the bag?
terminal-ask-pay = Pay with which goods? You owe { $worth }.
terminal-ask-pay-contraband = And with which contraband? Everyone will see it. You owe { $worth }.
terminal-all-of-it-goes = All of it goes: { $goods }.
terminal-ask-hand-over = { $count ->
    [one] Hand over which card?
   *[other] Hand over which { $count } cards?
}
terminal-ask-loot-gold = Your share of the gold
terminal-ask-loot-goods = Which of the goods are yours?
terminal-ask-loot-hidden = Which of the face-down goods are yours?
terminal-plates-may-become = They can become { $kinds }.
terminal-ask-plates = { $count ->
    [one] What does your feast plate become?
   *[other] What do your { $count } feast plates become?
}

## Building an offer

terminal-offer-so-far = Your offer to { $to }: { $terms }
terminal-offer-make = Make this offer
terminal-offer-never-mind = Never mind
terminal-offer-change = Change what?
# $what: gold, goods, contraband, unseen, bag or favour
terminal-offer-row = { $you ->
    [yes] { $many ->
        [yes] Together you give
       *[no] You give
    }
   *[no] { $many ->
        [yes] { $name } give
       *[no] { $name } gives
    }
} { $what ->
    [gold] gold
    [goods] goods
    [contraband] contraband by name
    [unseen] contraband unseen
    [bag] goods out of the bag
    [promise] a promise everyone can judge
   *[favour] a promise in words
}: { $value }
terminal-ask-gold = Gold
terminal-ask-say-whom = About whom, or to whom?
terminal-ask-say = What do you say?
terminal-nothing-to-say = There’s nothing to say right now.
terminal-ask-stall-goods = Which goods from the stall?
terminal-ask-contraband = Which contraband from under the stall?
terminal-contraband-about = { $count ->
    [one] Up to { $count } card. Your word is good enough.
   *[other] Up to { $count } cards. Your word is good enough.
}
terminal-ask-unseen = How many cards unseen
terminal-unseen-about = Nobody sees which ones until you hand them over.
terminal-ask-which-cards = Which cards?
terminal-ask-from-bag = Which goods out of the bag?
terminal-favour-about = A promise binds nobody. “{ $none }” takes it back.
terminal-ask-favour = The promise
terminal-favour-too-long = { $most ->
    [one] At most { $most } plain character, on one line.
   *[other] At most { $most } plain characters, on one line.
}
terminal-offer-face-down = { $count ->
    [one] There’s only { $count } card under that stall, named and unseen together.
   *[other] There are only { $count } cards under that stall, named and unseen together.
}
terminal-offer-same-card = A card can’t be named and unseen at once, and what’s gone can’t be offered.

## The table

terminal-gate = { $many ->
    [yes] Deputies: { $names }
   *[no] Sheriff: { $names }
}
terminal-deck = Deck: { $count }
# Titles of columns
terminal-column = { $column ->
    [name] name
    [gold] gold
    [stall] stall
    [hidden] face down
    [hand] hand
    [bag] bag
    [good] good
    [value] value
    [penalty] penalty
    [cards] cards
    [king] King
    [queen] Queen
    [legal] legal
    [contraband] contraband
    [crowns] crowns
    [black_market] black market
    [score] score
    [margin] margin
    [luck_corrected] luck-corrected
    [games_needed] games needed
    [seat] seat
    [seats] seats
    [mean_score] mean score
    [wins] wins
    [games] games
    [tables] tables
    [bot] bot
    [rating] rating
    [par] par
    [against_par] against par
    [points_a_round] points a round
    [as_merchant] as merchant
    [as_sheriff] as Sheriff
    [ahead] ahead
    [a_game] a game
    [start] start
    [bribes_received] bribes+
    [bribes_paid] bribes−
    [fines_received] fines+
    [fines_paid] fines−
    [loot] loot
    [promos] promos
    [habits] habits
    [honest] honest
    [bribes] bribes
    [taken] taken
    [caught_lying] caught lying
    [inspects] inspects
    [rightly] rightly
    [faults] faults
    [about] about
    [after_a_colon] after a colon
    [programs] programs
    [decisions] decisions
    [seconds_each] seconds each
    [slowest] slowest
    [cost] cost
    [cost_a_game] cost a game
    [mix] mix
   *[from] from
}
terminal-label = { $label ->
    [left] Left pile
    [right] Right pile
    [discard] Discards
    [black_market] Black market
    [loot] Loot
    [offer] Offer
    [under] Under your stall
    [bag] In your bag
    [loot_hidden] Face down in the loot
   *[hand] Your hand
}
terminal-no-cards = no cards
terminal-set-aside = { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
}
terminal-bag-settled = { $verdict ->
    [pass] { $said } passed
   *[open] { $said } opened
}
# $more: whether there are more below; $count: all of them
terminal-pile-top = { $more ->
    [yes] { $goods }, … ({ $count } in all, top first)
   *[no] { $goods } (top first)
}
terminal-black-market = { $stacks } (three of a kind each)
terminal-piles-about = Top card first.
terminal-said-yes = agreed: { $names }
terminal-no-secrets = You haven’t seen anything the others haven’t.
terminal-counts-as = { $name } (counts as { $goods })

## Around the moves

terminal-help = Enter takes what’s in brackets or marked. Choose cards by number (1 3) or by name ({ $example }), or say all or none. At any prompt: say (something to the table), hint, table, piles, prices, secrets (what you’ve found out), back, help, and quit, which saves the game.
terminal-rules-and-seed = { $rules }, seed { $seed }.
terminal-at-the-table = At the table: { $names }.
terminal-clock-about = { $resumed ->
    [yes] The inspection clock runs while you think, and rings when you answer. It starts again now.
   *[no] The inspection clock runs while you think, and rings when you answer.
}
terminal-clock = { $seconds ->
    [one] Clock: { $seconds } second left.
   *[other] Clock: { $seconds } seconds left.
}
terminal-too-late = Too late: the bell rang while you were thinking.
terminal-no-answer = No answer. The offer stands.
terminal-silence = Nobody has anything to add. The bags are waiting.
# Why a bot lost a move. $error, $command, $code: in the words of programs
terminal-fault = { $kind ->
    [hushed] said something that was refused ({ $code })
    [mulled] thought for more than { $seconds } seconds about what to say
    [dumb] raised { $error } when asked to speak
    [thought] thought for more than { $seconds } seconds
    [listened] listened for more than { $seconds } seconds
    [raised] raised { $error }
    [deaf] raised { $error } on hearing what happened
    [busy] was still thinking about an earlier move
    [still] had to move and didn’t
   *[refused] answered { $command }, which was refused ({ $code })
}
# $why: terminal-fault
terminal-lost-move = { $name } ({ $bot }) lost a move: { $why }.
terminal-saved = The game is saved. To pick up where you left off:
terminal-log-in = The log is in { $file }; “nottingham replay” tells it.
terminal-game-over = This game is over; “nottingham play” starts a new one.
terminal-reckoning = The reckoning
terminal-no-bonus = no bonus, arcane scrolls
# $by: legal, contraband, or none: nothing breaks the tie
terminal-tie = { $by ->
    [legal] Legal cards break the tie, { $best } to { $next }.
    [contraband] Contraband cards break the tie, { $best } to { $next }.
   *[none] Level on points, legal cards and contraband cards.
}

## Hints

terminal-hint = Hint: { $advice }.
terminal-hint-bag = { $name }’s bag: { $chance }. Opening { $points }, passing 0.
# $bait: an offer for an honest bag
terminal-hint-deal = { $bait ->
    [yes] An offer for an honest bag makes it look guilty: { $points }, if the Sheriff bites.
   *[no] With this deal: { $points }.
}
terminal-hint-look = A look into that bag: { $points }.
# What was weighed. $good: a kind, in its plain form
terminal-weighed = { $label ->
    [collect] Collect ({ $good })
    [smuggle] Keep the contraband and collect ({ $good })
    [accept] Accept
    [refuse] Refuse
   *[other] No deal
}
# $lies, $bait: yes or no; $bribe: how much, $gold: the same in words
terminal-weighed-plan = { $lies ->
    [yes] { $goods } as “{ $called }”
   *[no] { $called }, honestly
}{ $bait ->
    [yes] , with { $gold } as bait
   *[no] { $bribe ->
        [0] { "" }
       *[other] , with a bribe of { $gold }
    }
}

## Replays

# $eyes: all, seat or spectator
terminal-replay-about = { $eyes ->
    [seat] { $rules }, as { $name } saw it.
    [spectator] { $rules }, as a spectator saw it.
   *[all] { $rules }.
}
terminal-replay-step = Enter continues, q quits.
# $committed: whether the log says how its seed was made
terminal-verified = { $count ->
    [one] Fair: its { $count } shuffle, lot or draw is just as the seed says.
   *[other] Fair: all { $count } shuffles, lots and draws are just as the seed says.
}{ $committed ->
    [yes] { " " }The seed was made from the server’s secret and everybody’s nonces.
   *[no] { "" }
}
terminal-verified-branch = It’s a branch, played on from another game after { $n } of its events. No seed tells how the cards lay then, and it doesn’t count.

## The score sheet

terminal-score-about = Count what’s on each stall, face up and face down. Cards in hand count for nothing.
terminal-ask-edition = Which edition?
terminal-ask-royal-goods = Were royal goods in the deck?
terminal-ask-black-market = Was there a black market?
terminal-ask-promos = Promo cards in the deck (for example { $example })
terminal-ask-name = Who sits in seat { $number }?
terminal-player = Player { $number }
terminal-legal-goods = Legal goods
terminal-contraband = Contraband
terminal-counts-about = Write “{ $example }”, or one number each for { $kinds }.
terminal-ask-score-plates = What do the feast plates become (for example { $example })
terminal-ask-black-cards = Values of the black market cards (for example 30 27)
terminal-black-cards-please = Numbers, please, as printed on the cards.
terminal-count-last-again = Count the last stall again, or type “back”.
terminal-count-stall-again = { $name }’s stall once more:

## Many games

terminal-digest = Digest { $digest }
terminal-simulation = { $games ->
    [one] { $games } game, { $rules }, seed { $seed }
   *[other] { $games } games, { $rules }, seed { $seed }
}
terminal-simulation-facts = Scores from { $least } to { $most }, { $mean } on average; { $commands } commands and { $events } events a game.
terminal-simulation-speed = { $rate } games a second ({ $seconds } s, { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}).
terminal-arena = { $games } games from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each in { $seatings ->
    [one] { $seatings } seating
   *[other] { $seatings } seatings
}; { $rules }; seed { $seed }
terminal-arena-mix = { $games ->
    [one] { $mix }: { $games } game
   *[other] { $mix }: { $games } games
}
terminal-arena-par = Par is { $par }%; a star means the interval is clear of it. ± and [ ] are 95% intervals, over deals (for ratings: over games).
terminal-arena-roles = As merchant and as Sheriff: points a round, and how many more than the other bots at the table; without start gold, crowns and promos.
terminal-arena-few = { $count ->
    [one] Only { $count } deal: the intervals say little. Give more --games.
   *[other] Only { $count } deals: the intervals say little. Give more --games.
}
terminal-arena-faults = { $count ->
    [one] { $bot } lost { $count } move to the safe default: { $reasons }.
   *[other] { $bot } lost { $count } moves to the safe default: { $reasons }.
}
terminal-arena-whole-deals = { $whole } games instead of { $games }: whole deals of { $seatings } seatings.
terminal-arena-interrupted = Interrupted. What’s finished is in { $file }: run the same command again to continue.
terminal-arena-waiting = Waiting at { $address } for the program that plays as { $bot }.
terminal-bot-broken = { $name } couldn’t be loaded: { $why }
