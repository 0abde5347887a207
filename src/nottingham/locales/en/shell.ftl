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
shell-reload = Reload
shell-loading = One moment…
shell-language = Language
shell-settings = Settings
shell-skip = Skip to the content
shell-missing = There’s nothing here
shell-missing-about = Either the address is wrong, or the page left on a cart.
shell-page-failed = This page couldn’t be loaded.
shell-page-failed-about = Check your connection, then try again.
shell-offline = You’re offline. Rules, score sheet and timer still work; your tables will wait.
shell-online = Back online.
shell-outdated = There’s a newer version of this page. Reloading…
shell-unofficial = Unofficial: our own words and drawings, the published rules.

## Home

shell-tagline = “Apples, Sheriff. Nothing but apples.”
shell-play-now = Play now
shell-play-now-about = You and three bots, right away.
shell-playing-now = Setting the table…
shell-level = How good are they?
shell-level-easy = gentle
shell-level-medium = canny
shell-level-hard = ruthless
shell-level-master = masterly
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
shell-go-on = Continue
shell-open-tables = Open tables
shell-open-tables-about = Play with strangers, or just watch
shell-no-open-tables = No open tables yet. Be the first.
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
shell-rules-about = Look something up
shell-replays = Replays
shell-replays-about = Watch past games
shell-around = One device
shell-around-about = Passed around the table
shell-sheet = Score sheet
shell-sheet-about = Tap, and it adds up
shell-today = Today’s gate
shell-today-about = One bag a day: can you read it?
shell-timer = Timer
shell-timer-about = One minute per merchant, and a bell
shell-at-the-box = Playing with the real box?
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
shell-called = You’re { $name }
shell-change-name = Change your name
shell-face = Your face
shell-face-number = Face { $number }
shell-name-changed = From now on you’re { $name }.
shell-come-in = Sit down
shell-invited = You’re invited to table { $code }
shell-invited-about = Pick a name and you’re in.
shell-finding = Looking for your seat…
shell-full = All seats are taken
shell-full-about = You can watch if the host allows it, or open a table of your own.
shell-begun = The game has begun without you
shell-no-table = There’s no such table
shell-no-table-about = Check the code or ask for it again: tables disappear when everyone has left.
shell-not-welcome = The host doesn’t want you at this table
shell-not-welcome-about = Try another one; there’s always a gate somewhere.

## Settings

shell-settings-look = Look
shell-settings-sound = Sound
shell-settings-play = Play
shell-settings-you = You
shell-theme = Colours
shell-theme-auto = same as device
shell-theme-light = light
shell-theme-dark = dark
shell-text = Text size
shell-text-small = small
shell-text-normal = medium
shell-text-large = large
shell-text-huge = huge
shell-motion = Animation
shell-motion-auto = same as device
shell-motion-full = all
shell-motion-none = none
shell-language-auto = Same as device
shell-sounds = Sounds
shell-sounds-about = Cards, coins, the clasp, the stamp.
shell-volume = Volume
shell-murmur = Market murmur
shell-murmur-about = The low hum of the crowd, behind everything else.
shell-haptics = Vibration
shell-haptics-about = A nudge when it’s your turn, if your device can.
shell-hints = Hints
shell-hints-about = Lets you ask what a strong bot would do. At a table with other people, only if the host allows it.
shell-install = Install as an app
shell-install-about = An icon on your home screen, no app store needed.
shell-install-ios = In the browser’s share menu, choose “Add to Home Screen”.
shell-recovery = Move your seats to another device
shell-recovery-about = Whoever opens this link within a day can become you, once. Keep it to yourself.
shell-recovery-make = Show my link
shell-recovery-qr = A QR code of your recovery link
shell-recovering = Finding you again…
shell-recovered = Welcome back, { $name }.
shell-recover-failed = This link no longer works
shell-recover-failed-about = It was used already, or is older than a day. Make a new one in Settings on a device that still knows you.
shell-recover-ask = Are you { $name }?
shell-recover-ask-about = Say yes, and this device is { $name }’s. The link works once.
shell-recover-instead = Right now you’re { $name } here. The seats of { $name } stay, but only a link of their own brings you back to them: make one in Settings first.
shell-recover-yes = Yes, I’m { $name }
shell-recover-stay = No, I’m staying { $name }
shell-recover-no = No, go to the home page
shell-recover-already = You’re { $name } already
shell-recover-already-about = The link wasn’t used. Open it on your other device.
shell-blocked = People you blocked
shell-blocked-none = Nobody. Long may it last.
shell-unblock = Unblock
shell-unblocked = { $name } can talk to you again.
shell-nameless = somebody without a name
shell-forget = Forget me
shell-forget-about = Your name, your chat and your list of games will be deleted here and on the server. Games you played stay, without your name. This can’t be undone.
shell-forget-sure = Forget me for good
shell-forgotten = Forgotten. It was a pleasure, whoever you were.
shell-about = About
shell-fair-play = Every shuffle is sealed before the deal and can be checked after the game.

## On the way to a table

shell-fewer = Fewer
shell-more = More
shell-connecting = Going to the table…
shell-lost = The connection was lost. Trying again…

## Seat menu: what can be done about somebody

shell-seat-menu = { $name }
shell-make-host = Make { $name } the host
shell-is-host = { $name } is the host now.
shell-kick = Send away
shell-kick-sure = Send { $name } away?
shell-kick-about = For good: { $name } can’t come back to this table. In the middle of a game a bot takes over the seat.
shell-kicked = { $name } was sent away.
shell-report = Report
shell-report-title = Report { $name }
shell-report-field = What happened?
shell-report-hint = The people who run this server will read it.
shell-report-send = Send the report
shell-reported = Thank you. The people who run this server will read it.
shell-block = Block
shell-block-sure = Block { $name }?
shell-block-about = You won’t hear { $name } any more, and { $name } can’t sit at tables you host. You can undo this in Settings.
shell-block-done = { $name } is blocked.
shell-mute = Mute
shell-unmute = Unmute

## Trouble: what the server said, by its code

shell-trouble-offline = The server can’t be reached. Check your connection, then try again.
shell-trouble-server-fault = Something went wrong on the server, and it has been logged. Try again in a moment.
shell-trouble-server-unavailable = The server can’t use its database right now. Try again in a moment.
shell-trouble-limit-reached = Too much at once. Wait a moment, then try again.
shell-trouble-guest-unknown = The server no longer knows you. Pick a name and carry on.
shell-trouble-guest-no_recovery = This recovery link no longer works.
shell-trouble-seat-taken = That seat is taken. Choose another one.
shell-trouble-seat-have_one = You already have a seat at this table. Get up first.
shell-trouble-seat-not_for_you = The host doesn’t want you at this table.
shell-trouble-seat-no_person = There’s nobody else in that seat.
shell-trouble-table-unknown = This table no longer exists.
shell-trouble-table-not_host = Only the host can do that.
shell-trouble-table-not_seated = Only people seated at the table can do that.
shell-trouble-table-not_now = That isn’t possible right now.
shell-trouble-table-not_for_you = This table doesn’t allow spectators.
shell-trouble-table-sent_away = The host has sent you away from this table.
shell-trouble-ruleset-impossible = These rules don’t work together.
shell-trouble-table-moving = The table is moving to another server. Try again in a moment.
shell-trouble-table-newer = This table needs a newer version of the server. Try again in a moment.
shell-trouble-hint-not_here = The host hasn’t allowed hints at this table.
shell-trouble-hint-not_for_programs = There are no hints for programs at a table with people.
shell-trouble-seat-no_programs = The host doesn’t let programs sit down at this table.
shell-trouble-seat-no_bot = There’s no bot in that seat.
shell-trouble-log-too_large = This game is too long to be shown as a replay.
shell-trouble-server-full = The server is full. Try again in a moment.
shell-trouble-request-too_slow = That took too long to reach the server. Check your connection, then try again.
shell-trouble-bot-unknown = There’s no such bot.
shell-trouble-seat-unknown = There’s no such seat at this table.
shell-trouble-log-not_for_you = This replay isn’t open to you.
shell-trouble-log-not_shown = This log can’t be shown as a replay.
shell-trouble-log-unreadable = This file isn’t the log of a game, or it’s damaged.
shell-trouble-sheet-impossible = These counts can’t be right. Count the stalls again.
shell-trouble-origin-foreign = This came from another site, so the server turned it away. Open the game’s own address.
shell-trouble-origin-missing = Your browser didn’t say where this came from. Reload the page and try again.
shell-trouble-request-malformed = The server couldn’t read that. Reload the page and try again.
shell-trouble-request-no_such_place = The server doesn’t know that page. Reload and try again.
shell-trouble-request-wrong_method = The server doesn’t do that here. Reload and try again.
shell-trouble-request-too_large = That’s too large for the server.

# The page that plays without a server
shell-alone-loading = Getting the game ready… { $percent }%
shell-alone-master = The masterly merchant is on the way… { $percent }%
shell-alone-unable = This browser can’t run the game by itself: it has no WebAssembly. A newer browser can; or play on a server, which works in any browser.
shell-alone-failed = The game didn’t load. Check the network, then try again.
shell-alone-elsewhere = The game is open in another tab. It runs in one tab at a time.
shell-alone-here = Play here
shell-alone-title = This needs a server
shell-alone-about = This page plays on your device alone, and nobody else can come in. To play with others, run a server: one command, two minutes.
shell-alone-how = How to run a server
shell-trouble-page-alone = That needs a server: this page plays on your device alone.
shell-trouble-page-not_here = That isn’t on this device yet. Try again when you’re online.
