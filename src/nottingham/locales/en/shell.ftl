# Words of the browser client around the table: home, lobby, settings, notices.

## Everywhere

shell-name = Nottingham
shell-close = Close
shell-back = Back
shell-home = Home
shell-cancel = Cancel
shell-save = Save
shell-copy = Copy
shell-copied = Copied.
shell-share = Share
shell-try-again = Try again
shell-reload = Load it again
shell-loading = One moment…
shell-menu = Menu
shell-language = Language
shell-settings = Settings
shell-skip = Skip to the content
shell-missing = There is nothing here
shell-missing-about = The address may be misspelt, or the page went with a cart.
shell-page-failed = This page could not be loaded.
shell-page-failed-about = Check your connection, then try again.
shell-offline = You are offline. Rules, score sheet and timer work all the same; tables wait for you.
shell-online = Back online.
shell-outdated = There is a newer version of this page. It loads itself now.
shell-unofficial = An unofficial game: own words, own drawings, the published rules.

## Home

shell-tagline = “Apples, Sheriff. Nothing but apples.”
shell-play-now = Play now
shell-play-now-about = You and three bots, at once.
shell-playing-now = Setting the table…
shell-level = How good are they?
shell-level-easy = gentle
shell-level-medium = canny
shell-level-hard = ruthless
shell-new-table = New table
shell-new-table-about = Friends, bots, your rules
shell-join = Join
shell-join-about = By code or link
shell-join-title = Join a table
shell-join-field = Code or link
shell-join-hint = Five letters from whoever invited you, or the whole link.
shell-join-go = Go to the table
shell-join-nonsense = This is neither a code nor a link to a table. A code looks like XK4QP.
shell-my-games = Your games
shell-go-on = Go on
shell-open-tables = Open tables
shell-open-tables-about = Strangers, or a place to watch
shell-no-open-tables = Nobody has set up an open table. You could be the first.
shell-no-games = No games yet. The gate is open.
shell-sit-down = Sit down
shell-watch = Watch
shell-see-replay = Replay
# $count: number of tables
shell-all-tables = { $count ->
    [one] One more
   *[other] All { $count }
}
shell-learn = Learn
shell-learn-about = A first game in ten minutes
shell-rules = Rules
shell-rules-about = To look things up
shell-replays = Replays
shell-replays-about = Games that were played
shell-around = One device
shell-around-about = Passed around the table
shell-sheet = Score sheet
shell-sheet-about = For the box at home
shell-timer = Timer
shell-timer-about = For the box at home
shell-at-the-box = Have the box on your table?
shell-more-ways = More at the market

# State of a table in a list
shell-state-lobby = gathering
shell-state-playing = in play
shell-state-over = finished
shell-table-named = Table { $code }
# $names: a list of names
shell-table-with = with { $names }
shell-some-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
shell-table-alone = nobody else yet
# $free: number of free seats
shell-table-free = { $free ->
    [0] full
    [one] one free seat
   *[other] { $free } free seats
}

## Who you are

# Names to be given to a guest who has not chosen one, with commas between them
shell-guest-names = Robin, Marian, Tuck, Gilbert, Isolde, Rowena, Wilfred, Hilda, Edgar, Maud, Oswin, Sybil
shell-your-name = Your name
shell-your-name-hint = Others see it at the table. You can change it whenever you like.
shell-name-empty = A name needs at least one letter.
shell-name-another = Another name
shell-called = You are { $name }
shell-change-name = Change your name
shell-name-changed = From now on you are { $name }.
shell-come-in = Sit down
shell-invited = You are invited to table { $code }
shell-invited-about = Pick a name, and you are in.
shell-finding = Looking for your seat…
shell-full = All seats are taken
shell-full-about = You can look on, if the host allows it, or set up a table of your own.
shell-begun = The game has begun without you
shell-no-table = There is no such table
shell-no-table-about = Check the code, or ask for it again: tables vanish when nobody is left.
shell-not-welcome = The host does not want you at this table
shell-not-welcome-about = Try another one; there is always a gate somewhere.

## Settings

shell-settings-look = Look
shell-settings-sound = Sound
shell-settings-play = Play
shell-settings-you = You
shell-theme = Colours
shell-theme-auto = as the device
shell-theme-light = light
shell-theme-dark = dark
shell-text = Text size
shell-text-small = small
shell-text-normal = usual
shell-text-large = large
shell-text-huge = huge
shell-motion = Movement
shell-motion-auto = as the device
shell-motion-full = all of it
shell-motion-none = none
shell-language-auto = As the device
shell-sounds = Sounds
shell-sounds-about = Cards, coins, the clasp, the stamp.
shell-volume = Volume
shell-murmur = Market murmur
shell-murmur-about = A low hum of the crowd, under everything.
shell-haptics = Vibration
shell-haptics-about = A nudge when it is your turn, on devices that can.
shell-hints = Hints
shell-hints-about = Offer to ask what a strong bot would do. With several people at the table, only if its host allows it.
shell-install = Install as an app
shell-install-about = An icon on your home screen, no store in between.
shell-install-ios = In the browser’s share menu, choose “Add to Home Screen”.
shell-recovery = Take your seats to another device
shell-recovery-about = Whoever opens this link is you. Keep it to yourself.
shell-recovery-make = Show my link
shell-recovery-qr = A QR code of your recovery link
shell-recovering = Finding you again…
shell-recovered = Welcome back, { $name }.
shell-recover-failed = This link is not good any more
shell-recover-failed-about = Make a new one in the settings of the device where you are known.
shell-blocked = People you blocked
shell-blocked-none = Nobody. Long may it last.
shell-unblock = Unblock
shell-unblocked = { $name } can talk to you again.
shell-nameless = somebody without a name
shell-forget = Forget me
shell-forget-about = Your name, your talk and your list of games are deleted here and on the server. Games you played stay, without your name. This can not be undone.
shell-forget-sure = Forget me for good
shell-forgotten = Forgotten. It was a pleasure, whoever you were.
shell-about = About
shell-fair-play = Every shuffle is sealed before the deal and can be checked after the game.

## Lobby

shell-lobby = Table { $code }
shell-seats = Seats
shell-seat-free = Free seat
shell-seat-number = Seat { $number }
shell-you = you
shell-host = host
shell-ready = ready
shell-not-ready = not ready
shell-away = away
shell-add-bot = Add a bot
shell-sit-here = Sit here
shell-fill-with-bots = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $count } free seats
}
shell-seat-options = Options for { $name }
shell-bot-of-level = bot · { $level }, { $character }
shell-bot-named = bot · { $level }
shell-bot-change = Change this bot
shell-bot-remove = Remove the bot
shell-bot-level = Level
shell-bot-character = Character
shell-bot-others = Simple souls
shell-bot-others-about = They follow one rule each. Good for practice, poor for company.

shell-bot-easy = gentle
    .about = Counts roughly, forgets quickly, never bribes. Good for a first game.
shell-bot-medium = canny
    .about = Weighs every bag and remembers what people did, but miscounts a little and does not haggle.
shell-bot-hard = ruthless
    .about = Remembers everything, haggles, baits, and watches the crowns.
shell-bot-honest = the honest one
    .about = Carries what it has most of, says so, and inspects everybody.
shell-bot-greedy = the greedy one
    .about = Honest but for its best contraband every second round; takes any bribe.
shell-bot-gambler = the gambler
    .about = Honest until it holds two of one contraband, then all in, without a bribe.
shell-bot-briber = the briber
    .about = All the contraband it can carry, declared as apples, with a bribe by the card.
shell-bot-wary = the wary one
    .about = Honest, and inspects only those who offer something. Why would an honest merchant pay?
shell-bot-random = the fool
    .about = Anything the rules allow, and now and then a word.

shell-character-plain = plain
    .about = No vices to speak of, no virtues either.
shell-character-cautious = cautious
    .about = Lies seldom, and only when it pays.
shell-character-brazen = brazen
    .about = Lies gladly and keeps no promise it need not keep.
shell-character-corrupt = corrupt
    .about = A cheap Sheriff: nearly everything has a price, and a low one.
shell-character-stern = stern
    .about = A dear Sheriff, who keeps every word and expects the same.
shell-character-grudging = grudging
    .about = Remembers who opened its bag, and pays it back.
shell-character-gullible = gullible
    .about = Believes what it is told, more than it should.

shell-invite = Invite
shell-invite-about = Send the link, show the code, or let a camera read it.
shell-invite-qr = A QR code of the link to this table
shell-invite-code = Code
shell-invite-link = Link
shell-invite-text = Sit down at my table in Nottingham: { $link }
shell-invite-copy = Copy the link
shell-invite-big = Show it on a big screen

shell-rules-in-force = Rules in force
shell-change-rules = Change the rules
shell-show-rules = All the rules in force
shell-printed-rules = As printed.
shell-edition = Edition
shell-edition-first = first
shell-edition-second = second
shell-edition-first-about = Two discard piles that everybody can draw from, and what is promised from a stall must be there.
shell-edition-second-about = One discard pile, the Sheriff names who shops first, and promises from a stall may be a bluff.
shell-players = Players
# $players: 3 to 6
shell-players-about = { $players ->
    [3] Three play 9 rounds without bread: everybody is Sheriff three times.
    [4] Four play 8 rounds: everybody is Sheriff twice.
    [5] Five play 10 rounds: everybody is Sheriff twice.
   *[6] Six play 9 rounds without a Sheriff: two deputies, drawn anew each round, share the gate.
}
shell-first-sheriff = First Sheriff
shell-first-sheriff-lot = drawn by lot
shell-first-sheriff-deputies = Deputies are drawn from their own deck.
shell-first-sheriff-about = In the box it is whoever carries most money. Here you choose, or chance does.
shell-options = Options
shell-option-royal_goods = Royal goods
    .about = Contraband that counts two or three times for King and Queen. Twelve cards, six with three players.
    .short = royal goods
shell-option-inspection_clock = Inspection clock
    .about = A minute for each merchant in every inspection. When it runs out, bags that no deal opens pass for nothing.
    .short = inspection clock
shell-option-hidden_removal = Ten cards missing
    .about = Ten cards leave the game unseen before the deal, so nobody can count the deck.
    .short = ten cards missing
shell-option-seven_cards = Seven cards
    .about = Hands of seven instead of six. Bags still hold five.
    .short = hands of seven
shell-option-black_market = Black market
    .about = Three contraband cards of one kind on your stall buy a card worth about thirty points.
    .short = black market
shell-option-deputies = Deputies
    .about = Two deputies share the gate and the loot. Belongs to six players, and only to them.
    .short = deputies
shell-promos = Promo cards
shell-promos-about = Rare contraband with tricks of its own. Touch a card to read it.
shell-promo-copies = Copies of { $good }
shell-promo-arcane_scrolls = Worth 12, but whoever holds it at the end gets no King or Queen bonus.
shell-promo-feast_plate = At the end it becomes any legal good its owner names.
shell-promo-royal_summons = In an honest bag that is opened, it costs the Sheriff 8 gold more.
shell-promo-princes_sword = Worth 12. Nothing else to it, and nothing else is needed.
shell-promo-olive_oil = Worth 10, and as slippery as it sounds.
shell-promo-dragon_pepper = Worth 8, and each pepper on the same stall is worth 1 more.
shell-promo-strawberry_mead = Worth 8, and each mead on the same stall is worth 1 more.
shell-promo-golden_silk = Worth 9, and each silk on the same stall is worth 1 more.
shell-promo-heavy_crossbow = Worth 10, and each crossbow on the same stall is worth 2 more.
shell-promo-brimstone_oil = When it passes, it may burn up to two goods of one kind on somebody else’s stall.
shell-house = House rules
shell-house-rounds = Rounds
shell-house-rounds-about = As many as you like, in place of the printed number.
shell-house-printed = as printed
shell-house-deck = A deck of your own
shell-house-deck-about = As many cards of each kind as you like, in place of the printed numbers.
shell-house-deck-copies = Cards of { $good }
shell-fewer = Fewer
shell-more = More

# Summary of the rules: one line, then what differs
shell-sum-edition = { $edition ->
    [first] First edition
   *[second] Second edition
}
shell-sum-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
shell-sum-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
# $count: number of promo cards in the deck
shell-sum-promos = { $count ->
    [one] { $count } promo card
   *[other] { $count } promo cards
}
shell-sum-deck = own deck
shell-sum-turn = { $time } a turn
shell-sum-reserve = { $time } in reserve
shell-sum-hints = hints allowed
shell-sum-public = open to all
shell-sum-spectators = people may look on

shell-table-options = At the table
shell-table-hints = Hints for everybody
    .about = People may ask what a strong bot would do. Whoever plays with bots alone always may.
shell-public = Open table
    .about = Listed for everybody on this server: strangers may sit down.
shell-spectators = People may look on
    .about = They see what everybody sees, and nobody’s cards.
shell-spectator-delay = How much later they see it
shell-spectator-delay-about = So that nobody whispers from behind.
shell-pace = Bots take their time
shell-pace-about = How long a bot thinks, or pretends to.
shell-pace-0 = none
shell-pace-1 = a little
shell-pace-2 = as people do
shell-pace-3 = plenty
shell-turn-seconds = Time for a turn
shell-turn-seconds-about = When turn and reserve are used up, a bot acts for the seat.
shell-reserve-seconds = Reserve for the whole game
shell-reserve-seconds-about = What each seat may use beyond its turns.
shell-time-none = none
shell-time-unlimited = as long as it takes
shell-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
shell-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
shell-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

shell-be-ready = I am ready
shell-not-yet = Not yet after all
shell-start = Start the game
shell-starting = Dealing…
shell-leave-table = Get up and leave
shell-get-up = Get up
# $names: a list of names
shell-waiting-ready = Waiting until { $names } { $count ->
    [one] is
   *[other] are
} ready.
shell-waiting-host = All are ready. { $name } starts the game.
shell-waiting-seats = { $count ->
    [one] One seat is free: invite somebody, or add a bot.
   *[other] { $count } seats are free: invite people, or add bots.
}
shell-waiting-seats-guest = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
shell-take-a-seat = Take a free seat, or look on until the game begins.
shell-all-set = Everybody is here. Off to the gate?
shell-rules-changed = The rules have changed. Look, and be ready again.
shell-sealed = Sealed before the deal
shell-sealed-about = The server has sealed its half of the shuffle under { $seal }, each of you adds a part by being ready, and after the game anybody can check that the cards fell so.
shell-connecting = Going to the table…
shell-lost = The connection was lost. Trying again…

## Seat menu: what can be done about somebody

shell-seat-menu = { $name }
shell-make-host = Make { $name } the host
shell-is-host = { $name } is the host now.
shell-kick = Send away
shell-kick-sure = Send { $name } away?
shell-kick-about = For good: { $name } can not come back to this table. In the middle of a game a bot takes the seat.
shell-kicked = { $name } was sent away.
shell-report = Report
shell-report-title = Report { $name }
shell-report-field = What happened?
shell-report-hint = Read by those who run this server.
shell-report-send = Send the report
shell-reported = Thank you. Those who run this server will read it.
shell-block = Block
shell-block-sure = Block { $name }?
shell-block-about = You will not hear { $name } any more, and { $name } can not sit down at tables that you host. You can undo it in the settings.
shell-block-done = { $name } is blocked.
shell-mute = Mute
shell-unmute = Hear again

## Trouble: what the server said, by its code

shell-trouble-offline = The server can not be reached. Check your connection, then try again.
shell-trouble-server-fault = Something went wrong in the server; it is noted. Try again in a moment.
shell-trouble-limit-reached = Too much at once. Wait a moment, then try again.
shell-trouble-guest-unknown = The server does not know you any more. Pick a name, and go on.
shell-trouble-guest-no_recovery = This recovery link is not good any more.
shell-trouble-seat-taken = Somebody sits there already. Take another seat.
shell-trouble-seat-have_one = You have a seat at this table already. Get up first.
shell-trouble-seat-not_for_you = The host does not want you at this table.
shell-trouble-seat-no_person = There is nobody else in that seat.
shell-trouble-table-unknown = There is no such table any more.
shell-trouble-table-not_host = Only the host can do that.
shell-trouble-table-not_seated = Only somebody who sits at the table can do that.
shell-trouble-table-not_now = That can not be done just now.
shell-trouble-table-not_for_you = You may not look on at this table.
shell-trouble-ruleset-impossible = These rules can not be played together.
