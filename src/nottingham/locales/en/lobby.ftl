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
lobby-bot-others-about = They follow one rule each. Good for practice, poor for company.

lobby-bot-easy = gentle
    .about = Counts roughly, forgets quickly, never bribes. Good for a first game.
lobby-bot-medium = canny
    .about = Weighs every bag and remembers what people did, but miscounts a little and does not haggle.
lobby-bot-hard = ruthless
    .about = Remembers everything, haggles, baits, and watches the crowns.
lobby-bot-honest = the honest one
    .about = Carries what it has most of, says so, and inspects everybody.
lobby-bot-greedy = the greedy one
    .about = Honest but for its best contraband every second round; takes any bribe.
lobby-bot-gambler = the gambler
    .about = Honest until it holds two of one contraband, then all in, without a bribe.
lobby-bot-briber = the briber
    .about = All the contraband it can carry, declared as apples, with a bribe by the card.
lobby-bot-wary = the wary one
    .about = Honest, and inspects only those who offer something. Why would an honest merchant pay?
lobby-bot-random = the fool
    .about = Anything the rules allow, and now and then a word.

lobby-character-plain = plain
    .about = No vices to speak of, no virtues either.
lobby-character-cautious = cautious
    .about = Lies seldom, and only when it pays.
lobby-character-brazen = brazen
    .about = Lies gladly and keeps no promise it need not keep.
lobby-character-corrupt = corrupt
    .about = A cheap Sheriff: nearly everything has a price, and a low one.
lobby-character-stern = stern
    .about = A dear Sheriff, who keeps every word and expects the same.
lobby-character-grudging = grudging
    .about = Remembers who opened its bag, and pays it back.
lobby-character-gullible = gullible
    .about = Believes what it is told, more than it should.

lobby-invite = Invite
lobby-invite-about = Send the link, show the code, or let a camera read it.
lobby-invite-qr = A QR code of the link to this table
lobby-invite-code = Code
lobby-invite-text = Sit down at my table in Nottingham: { $link }
lobby-invite-copy = Copy the link
lobby-invite-big = Show it on a big screen

lobby-rules-in-force = Rules in force
lobby-change-rules = Change the rules
lobby-show-rules = All the rules in force
lobby-printed-rules = As printed.
lobby-edition = Edition
lobby-edition-first = first
lobby-edition-second = second
lobby-edition-first-about = Two discard piles that everybody can draw from, and what is promised from a stall must be there.
lobby-edition-second-about = One discard pile, the Sheriff names who shops first, and promises from a stall may be a bluff.
lobby-players = Players
# $players: 3 to 6
lobby-players-about = { $players ->
    [3] Three play 9 rounds without bread: everybody is Sheriff three times.
    [4] Four play 8 rounds: everybody is Sheriff twice.
    [5] Five play 10 rounds: everybody is Sheriff twice.
   *[6] Six play 9 rounds without a Sheriff: two deputies, drawn anew each round, share the gate.
}
lobby-first-sheriff = First Sheriff
lobby-first-sheriff-lot = drawn by lot
lobby-first-sheriff-deputies = Deputies are drawn from their own deck.
lobby-first-sheriff-about = In the box it is whoever carries most money. Here you choose, or chance does.
lobby-options = Options
lobby-option-royal_goods = Royal goods
    .about = Contraband that counts two or three times for King and Queen. Twelve cards, six with three players.
    .short = royal goods
lobby-option-inspection_clock = Inspection clock
    .about = A minute for each merchant in every inspection. When it runs out, bags that no deal opens pass for nothing.
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
    .about = Two deputies share the gate and the loot. Belongs to six players, and only to them.
    .short = deputies
lobby-promos = Promo cards
lobby-promos-about = Rare contraband with tricks of its own. Touch a card to read it.
lobby-promo-copies = Copies of { $good }
lobby-promo-arcane_scrolls = Worth 12, but whoever holds it at the end gets no King or Queen bonus.
lobby-promo-feast_plate = At the end it becomes any legal good its owner names.
lobby-promo-royal_summons = In an honest bag that is opened, it costs the Sheriff 8 gold more.
lobby-promo-princes_sword = Worth 12. Nothing else to it, and nothing else is needed.
lobby-promo-olive_oil = Worth 10, and as slippery as it sounds.
lobby-promo-dragon_pepper = Worth 8, and each pepper on the same stall is worth 1 more.
lobby-promo-strawberry_mead = Worth 8, and each mead on the same stall is worth 1 more.
lobby-promo-golden_silk = Worth 9, and each silk on the same stall is worth 1 more.
lobby-promo-heavy_crossbow = Worth 10, and each crossbow on the same stall is worth 2 more.
lobby-promo-brimstone_oil = When it passes, it may burn up to two goods of one kind on somebody else’s stall.
lobby-house = House rules
lobby-house-rounds = Rounds
lobby-house-rounds-about = As many as you like, in place of the printed number.
lobby-house-printed = as printed
lobby-house-deck = A deck of your own
lobby-house-deck-about = As many cards of each kind as you like, in place of the printed numbers.
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
lobby-sum-spectators = people may look on

lobby-table-options = At the table
lobby-table-hints = Hints for everybody
    .about = People may ask what a strong bot would do. Whoever plays with bots alone always may.
lobby-public = Open table
    .about = Listed for everybody on this server: strangers may sit down.
lobby-spectators = People may look on
    .about = They see what everybody sees, and nobody’s cards.
lobby-spectator-delay = How much later they see it
lobby-spectator-delay-about = So that nobody whispers from behind.
lobby-pace = Bots take their time
lobby-pace-about = How long a bot thinks, or pretends to.
lobby-pace-0 = none
lobby-pace-1 = a little
lobby-pace-2 = as people do
lobby-pace-3 = plenty
lobby-turn-seconds = Time for a turn
lobby-turn-seconds-about = When turn and reserve are used up, a bot acts for the seat.
lobby-reserve-seconds = Reserve for the whole game
lobby-reserve-seconds-about = What each seat may use beyond its turns.
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

lobby-be-ready = I am ready
lobby-not-yet = Not yet after all
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
lobby-take-a-seat = Take a free seat, or look on until the game begins.
lobby-all-set = Everybody is here. Off to the gate?
lobby-rules-changed = The rules have changed. Look, and be ready again.
lobby-talk-sit = Take a seat, and you can talk.
lobby-phrase-1 = Hello, everybody.
lobby-phrase-2 = One minute, please.
lobby-phrase-3 = Shall we begin?
lobby-sealed = Sealed before the deal
lobby-sealed-about = The server has sealed its half of the shuffle under { $seal }, each of you adds a part by being ready, and after the game anybody can check that the cards fell so.
