# Replays, the big screen, one device passed around, and the score sheet and timer for people with the box.

## Replays

room-replays-title = Replays
room-replays-about = Every finished game can be watched again: through anyone’s eyes, or with every card open.
room-replays-mine = Games you played
room-replays-none = No finished games yet. Play one, or open a log from this device.
room-replays-file = Open a log from this device
room-replays-choose = Choose a file
room-replays-drop = Drop a .jsonl log here, or choose one.
room-replays-drop-now = Drop it to open.
room-replays-file-about = It’s read and forgotten: nothing is stored.
room-replays-loading = Looking for your games…
room-replays-offline = The server can’t be reached, so replays will have to wait. Try again in a moment.
room-replays-again = Try again
room-replays-edition = { $edition ->
    [first] First edition
   *[second] Second edition
}
room-replays-rules = { room-replays-edition }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
room-replay-loading = Threading the reel…
room-replay-title = Replay
room-replay-back = All replays
room-replay-eyes = Point of view
room-replay-eyes-all = Everything
room-replay-eyes-public = A spectator
room-replay-eyes-seat = { $name }
room-replay-play = Play
room-replay-pause = Pause
room-replay-next = Next step
room-replay-previous = Previous step
room-replay-next-round = Next round
room-replay-previous-round = Previous round
room-replay-speed = Speed
room-replay-speed-value = { $speed }×
room-replay-position = Step { $step } of { $steps }
room-replay-position-round = Round { $round }, step { $step } of { $steps }
room-replay-share = Share
room-replay-share-about = Whoever has this link sees this game from beginning to end, with everybody’s cards.
room-replay-share-copy = Copy the link
room-replay-revoke = Take all links back
room-replay-revoked = No shared link opens this game any more.
room-replay-copied = Copied.
room-replay-save = Save the log
room-replay-keys = Arrow keys step, space plays, Page Up and Page Down change rounds.
room-replay-cards = Everybody’s cards
room-replay-cards-hide = Hide the cards
room-replay-hand = Hand
room-replay-bag = Bag
room-replay-under = Under the stall
room-replay-nothing = nothing
room-replay-not-found = This game can’t be shown. It may not be over yet, or the link is incomplete.
room-replay-not-for-you = Only people who sat at this table can watch its game. Ask one of them for a link.
room-replay-bad-file = This file isn’t a game log, or it’s damaged.
room-replay-too-large = This file is too large for a game log.
room-replay-no-file = Choose the file again: it isn’t kept when the page reloads.

## The big screen

room-big-title = Big screen
room-big-join-about = Scan, or go to { $address } and enter the code.
room-big-qr = A code to scan: { $address }
room-big-code = Code
room-big-waiting = Waiting for merchants
room-big-free = free seat
room-big-bot = bot
room-big-ready = ready
room-big-not-ready = not ready yet
room-big-start = { $name } starts the game when everybody is ready.
room-big-hands = Your cards are on your phone. Mind your neighbours.
room-big-screen-only = This device is only the screen
room-big-screen-only-about = It gives up its seat to someone with a phone.
room-big-full = Full screen
room-big-full-leave = Leave full screen
room-big-lost = Connection to the server lost. Reconnecting…
room-big-closed = This table can’t be shown here. The host can allow spectators.
room-big-to-home = To the gate

## One device

room-around-title = One device for all
room-around-about = Everyone plays on this device. Pass it around; the screen is covered in between, so nobody sees anyone else’s hand.
room-around-names = Who plays?
room-around-name = Name { $number }
room-around-add = Add somebody
room-around-remove = Remove { $name }
room-around-bots-about = Bots take the remaining seats, up to { $players } players in total.
room-around-players = Players in total
room-around-edition = Edition
room-around-start = Start
room-around-name-needed = Everybody needs a name of their own.
room-around-pass = Pass the device to { $name }
room-around-pass-about = Nobody else looks. Tap when you have it.
room-around-reveal = I’m { $name }
room-around-hand-on = Pass the device on
room-around-to = To { $name }
room-around-to-asked = To { $name }, who has to act
room-around-nobody = Nobody has to act just now. The others are thinking.
room-around-watching = The bots are busy…
room-around-continue = Continue the game on this device
room-around-give-up = End it and start a new one

## The score sheet

room-sheet-title = Score sheet
room-sheet-about = For a game with the box. Count every stall, face up and face down; cards in hand count for nothing.
room-sheet-setup = The game
room-sheet-players = Players
room-sheet-royal = Royal goods were in the deck
room-sheet-black = There was a black market
room-sheet-promos = Promo cards were in the deck
room-sheet-name = Name
room-sheet-player = Player { $number }
room-sheet-legal = Legal goods
room-sheet-contraband = Contraband
room-sheet-royal-goods = Royal goods
room-sheet-promo-cards = Promo cards
room-sheet-gold = Gold
room-sheet-gold-add = { $amount } more gold
room-sheet-gold-take = { $amount } less gold
room-sheet-add = One more { $good }
room-sheet-take = One { $good } less
room-sheet-black-cards = Black market cards
room-sheet-black-card = { $good }, { $value }
room-sheet-plate = Feast plate { $number } becomes
room-sheet-next = Next stall
room-sheet-scores = Scores
room-sheet-empty = Start counting and the scores appear here, Kings, Queens and ties included.
room-sheet-rank = Place
room-sheet-total = Total
room-sheet-crowns = Kings and Queens
room-sheet-black-market = Black market
room-sheet-king = King
room-sheet-queen = Queen
room-sheet-nobody = nobody
room-sheet-bonus = { $name } +{ $bonus }
room-sheet-withheld = { $name } (arcane scrolls: no bonus)
room-sheet-wins = { $names } wins with { $total }.
room-sheet-win-together = A shared win with { $total }: { $names }.
room-sheet-tie = Tied on points: legal cards break the tie, then contraband.
room-sheet-gold-remark = You counted { $gold } gold, but the bank gave out only { $most }.
room-sheet-impossible = These counts can’t be right: there are more cards than the deck has, or a black market card from beneath one that nobody took. Count again.
room-sheet-offline = The scores come from the server, which can’t be reached. Your counts are kept; try again in a moment.
room-sheet-clear = Start over
room-sheet-clear-ask = Clear all counts and names?
room-sheet-clear-yes = Clear them
room-sheet-keep = Keep them

## The timer

room-timer-title = Inspection timer
room-timer-about = For a game with the box: one minute per merchant. When the bell rings, every bag that’s still closed passes for free.
room-timer-players = Players
room-timer-start = Start
room-timer-pause = Pause
room-timer-go-on = Resume
room-timer-again = Reset
room-timer-more = 30 seconds more
room-timer-left = { $minutes }:{ $seconds }
room-timer-left-words = { $minutes ->
    [0] { $seconds } seconds left
    [one] { $minutes } minute and { $seconds } seconds left
   *[other] { $minutes } minutes and { $seconds } seconds left
}
room-timer-over = Time’s up. Every closed bag passes.
room-timer-settled = Bag settled
room-timer-sound = Sound
room-timer-awake = The screen stays on while the clock runs.
