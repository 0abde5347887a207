# Words of the lobby: seats, bots, invitations, and every option of the rules.

## Seats and bots

lobby-title = Table { $code }
lobby-seats = Seats
lobby-seat-free = Free seat
lobby-seat-number = Seat { $number }
lobby-you = you
lobby-host = host
lobby-ready = ready
lobby-not-ready = not ready
lobby-away = away
# In a list after the name of whoever sits there: a program of somebody's, which plays over the network.
lobby-program = program
lobby-add-bot = Add a bot
lobby-sit-here = Sit here
lobby-fill-with-bots = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $count } free seats
}
lobby-seat-options = Options for { $name }
lobby-bot-of-level = bot · { $level }, { $character }
lobby-bot-named = bot · { $level }
lobby-bot-remove = Remove the bot
lobby-bot-level = Level
lobby-bot-character = Character
lobby-bot-others = Simple souls
lobby-bot-others-about = They follow one rule each. Good for practice, poor company.

lobby-bot-easy = gentle
    .about = Counts roughly, forgets quickly, asks and pays like a newcomer. Good for a first game.
lobby-bot-medium = canny
    .about = Weighs every bag and remembers what people did, and haggles in gold, but miscounts.
lobby-bot-hard = ruthless
    .about = Reads bags and hides its own, haggles with gold, goods and favours, and watches the crowns.
lobby-bot-master = masterly
    .about = Trained on millions of games against strangers. It mixes its bags, remembers everybody, and keeps its words short.
lobby-bot-master-not = The masterly one plays the second edition with three to five players and no promo cards. With these rules, ruthless is the best there is.
lobby-bot-learned = the pupil
    .about = A network you trained yourself with train_selfplay.py. learned:PATH says which.
lobby-bot-honest = the honest one
    .about = Carries what it has most of, says so, and inspects everybody.
lobby-bot-greedy = the greedy one
    .about = Honest, except for its best contraband every other round; takes any bribe.
lobby-bot-gambler = the gambler
    .about = Honest until it holds two of the same contraband, then goes all in, no bribe.
lobby-bot-briber = the briber
    .about = All the contraband it can carry, declared as apples, with a bribe for every card.
lobby-bot-wary = the wary one
    .about = Honest, and inspects only those who offer something. Why would an honest merchant pay?
lobby-bot-random = the fool
    .about = Anything the rules allow, and now and then a word.

lobby-character-plain = plain
    .about = No vices to speak of, no virtues either.
lobby-character-cautious = cautious
    .about = Rarely lies, and only when it pays.
lobby-character-brazen = brazen
    .about = Lies happily and keeps only the promises it must.
lobby-character-corrupt = corrupt
    .about = A cheap Sheriff: nearly everything has a price, and a low one.
lobby-character-stern = stern
    .about = An expensive Sheriff who always keeps a promise and expects the same.
lobby-character-grudging = grudging
    .about = Remembers who opened its bag, and pays it back.
lobby-character-gullible = gullible
    .about = Believes what it is told, more than it should.

lobby-invite = Invite
lobby-invite-about = Send the link, share the code, or let someone scan it.
lobby-invite-qr = A QR code of the link to this table
lobby-invite-code = Code
lobby-invite-text = Sit down at my table in Nottingham: { $link }
lobby-invite-copy = Copy the link
lobby-invite-big = Show it on a big screen

lobby-rules-in-force = Rules for this game
lobby-change-rules = Change the rules
lobby-show-rules = All the rules for this game
lobby-printed-rules = As in the rulebook.
lobby-edition = Edition
lobby-edition-first = first
lobby-edition-second = second
lobby-edition-first-about = Two discard piles that anyone can draw from, and anything promised from a stall must really be there.
lobby-edition-second-about = One discard pile, the Sheriff picks who goes to market first, and promises from a stall may be a bluff.
lobby-players = Players
# $players: 3 to 6
lobby-players-about = { $players ->
    [3] Three play 9 rounds without bread: everybody is Sheriff three times.
    [4] Four play 8 rounds: everybody is Sheriff twice.
    [5] Five play 10 rounds: everybody is Sheriff twice.
   *[6] Six play 9 rounds without a Sheriff: two deputies, drawn again each round, share the gate.
}
lobby-first-sheriff = First Sheriff
lobby-first-sheriff-lot = random
lobby-first-sheriff-deputies = Deputies are drawn from their own deck.
lobby-first-sheriff-about = The rulebook says whoever carries the most cash. Here you choose, or leave it to chance.
lobby-options = Options
lobby-option-royal_goods = Royal goods
    .about = Contraband that counts two or three times for King and Queen. Twelve cards, six with three players.
    .short = royal goods
lobby-option-inspection_clock = Inspection clock
    .about = One minute per merchant in every inspection. When time runs out, every bag that no deal says to open passes for free.
    .short = inspection clock
lobby-option-hidden_removal = Ten cards missing
    .about = Ten cards leave the game unseen before the deal, so nobody can count the deck.
    .short = ten cards missing
lobby-option-seven_cards = Seven cards
    .about = Hands of seven instead of six. Bags still hold five.
    .short = hands of seven
lobby-option-black_market = Black market
    .about = Three contraband cards of one kind on your stall buy a card worth about thirty points.
    .short = black market
lobby-option-deputies = Deputies
    .about = Two deputies share the gate and the loot. For six players only.
    .short = deputies
lobby-promos = Promo cards
lobby-promos-about = Rare contraband with tricks of its own. Tap a card to read it.
lobby-promo-copies = Copies of { $good }
lobby-promo-arcane_scrolls = Worth 12, but whoever holds it at the end gets no King or Queen bonus.
lobby-promo-feast_plate = At the end it becomes any legal good its owner names.
lobby-promo-royal_summons = If an honest bag with it is opened, the Sheriff pays 8 gold more.
lobby-promo-princes_sword = Worth 12. Nothing else to it, and nothing else is needed.
lobby-promo-olive_oil = Worth 10, and as slippery as it sounds.
lobby-promo-dragon_pepper = Worth 8, and each pepper on the same stall is worth 1 more.
lobby-promo-strawberry_mead = Worth 8, and each mead on the same stall is worth 1 more.
lobby-promo-golden_silk = Worth 9, and each silk on the same stall is worth 1 more.
lobby-promo-heavy_crossbow = Worth 10, and each crossbow on the same stall is worth 2 more.
lobby-promo-brimstone_oil = When it passes, it may burn up to two goods of one kind on somebody else’s stall.
lobby-house = House rules
lobby-house-rounds = Rounds
lobby-house-rounds-about = As many as you like, instead of the printed number.
lobby-house-printed = as in the rulebook
lobby-house-deck = A deck of your own
lobby-house-deck-about = As many cards of each kind as you like, instead of the printed numbers.
lobby-house-deck-copies = Cards of { $good }
# Summary of the rules: one line, then what differs
lobby-sum-edition = { $edition ->
    [first] First edition
   *[second] Second edition
}
lobby-sum-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lobby-sum-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
# $count: number of promo cards in the deck
lobby-sum-promos = { $count ->
    [one] { $count } promo card
   *[other] { $count } promo cards
}
lobby-sum-deck = own deck
lobby-sum-turn = { $time } a turn
lobby-sum-reserve = { $time } in reserve
lobby-sum-hints = hints allowed
lobby-sum-public = open to all
lobby-sum-spectators = spectators allowed

lobby-table-options = At the table
lobby-table-hints = Hints for everybody
    .about = Anyone may ask what a strong bot would do. If you play only with bots, hints are always allowed.
lobby-table-programs = Programs may sit down
    .about = Anyone with the code may seat a program of their own. Every screen shows which seats are programs.
lobby-public = Open table
    .about = Listed for everybody on this server: strangers may sit down.
lobby-talking = Talk
lobby-talking-about = Statements are checked by the table, and everybody reads them in their own language.
lobby-talking-all = statements and chat
lobby-talking-statements = statements only
lobby-talking-quiet = quiet
lobby-spectators = Allow spectators
    .about = They see what everybody sees, and nobody’s cards.
lobby-spectator-delay = Spectator delay
lobby-spectator-delay-about = So nobody can whisper over your shoulder.
lobby-pace = Bot thinking time
lobby-pace-about = How long a bot thinks, or pretends to.
lobby-pace-0 = none
lobby-pace-1 = a little
lobby-pace-2 = like people
lobby-pace-3 = plenty
lobby-turn-seconds = Time for a turn
lobby-turn-seconds-about = When turn time and reserve are both used up, a bot plays for that seat.
lobby-reserve-seconds = Reserve for the whole game
lobby-reserve-seconds-about = Extra time for each player on top of the turn time.
lobby-time-none = none
lobby-time-unlimited = as long as it takes
lobby-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
lobby-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

lobby-be-ready = I’m ready
lobby-not-yet = Not ready after all
lobby-start = Start the game
lobby-starting = Dealing…
lobby-leave-table = Get up and leave
lobby-get-up = Get up
# $names: a list of names
lobby-waiting-ready = Waiting until { $names } { $count ->
    [one] is
   *[other] are
} ready.
lobby-waiting-host = All are ready. { $name } starts the game.
lobby-waiting-seats = { $count ->
    [one] One seat is free: invite somebody, or add a bot.
   *[other] { $count } seats are free: invite people, or add bots.
}
lobby-waiting-seats-guest = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-take-a-seat = Take a free seat, or watch until the game starts.
lobby-full = All seats are taken. When somebody gets up, you can sit down here.
lobby-full-watch = All seats are taken. Stay here to watch the game.
lobby-all-set = Everybody is here. Off to the gate?
lobby-rules-changed = The rules have changed. Check them, then get ready again.
lobby-talk-sit = Take a seat to chat.
lobby-phrase-1 = Hello, everybody.
lobby-phrase-2 = One minute, please.
lobby-phrase-3 = Shall we begin?
lobby-branch = Goes on from another game, and counts for nothing. { $cards ->
    [as_they_were] All cards lie as they lay there: whoever has seen it may know every hand.
   *[again] Hidden cards were dealt again; only the hand it goes on from is the same.
}
lobby-sealed = Sealed before the deal
lobby-sealed-about = The server has sealed its half of the shuffle under { $seal }. Each of you adds a part by getting ready, and after the game anyone can check that the cards really fell that way.
