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
shell-sheet-about = Tap, and it adds up
shell-timer = Timer
shell-timer-about = A minute a merchant, with a bell
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
