# The first game of a learner: one text for each step of web/scripts/first_game.py.
# A text that ends in -else answers something that was not asked for: it says what to do instead.
# Marian, Will and Tuck are names. Short sentences; the screen is a phone.

## The frame around it

learn-title = Learn to play
learn-you = You
learn-continue = Continue
learn-leave = Leave the lesson
learn-leave-ask = Leave the lesson? It starts from the beginning next time.
learn-stay = Stay
learn-progress = Step { $step } of { $steps }
learn-rewind = Back to the choice
learn-watch = Watch.
learn-your-turn = Your turn
learn-another-way = Try another ending
learn-again = Start over
learn-play = Play against bots
learn-rules = Read the rules

## Before the market

learn-hello = Welcome to Nottingham. You bring goods to market, and the Sheriff is in your way. Whoever is richest at the end wins: gold and goods both count.
learn-goods = Your cards. Apples, cheese, bread and chickens are legal. Silk and mead are contraband: worth more, but forbidden. The coin is a card’s value; the red seal, what it costs to get caught with it.
learn-stall = Your stall. What gets through the gate lands here and counts at the end. What stays in your hand counts for nothing.
learn-gate = Tuck is Sheriff this round, so he doesn’t trade. You, Marian and Will do. Everyone can see stalls and gold; nobody can see your hand.

## Market

learn-market-first = The market opens. Tuck lets you go first.
learn-market = Toss up to five cards you don’t want, and draw that many new ones. Lose the bread and the cheese: you’re after apples.
learn-market-else = Choose the bread and the cheese, and nothing else; then toss them.
learn-market-drawn = Two more apples. Luck, or a very kind teacher.
learn-market-others = Marian and Will go to market. What they toss lies face up, and shows what they don’t need.

## Loading

learn-loading = Now everybody loads a bag in secret: one to five cards. Once the clasp is shut, it stays shut.
learn-load = Put three apples and the silk into your bag. Yes, the silk. Then close it.
learn-load-else = Three apples and the silk: four cards. Keep one apple and the mead for later.
learn-load-others = The others close their bags. From now on everybody sees how many cards are in each.

## Declaration

learn-declare = Say what’s in the bag: the right number, and one legal kind. Four cards, so: four apples. Three of them are even true.
learn-declare-else = Declare apples. Anything else would be a lie with no apples in it.
learn-declare-others = Marian says three chickens. Will says three breads.

## Inspection, as a merchant

learn-inspection = All the bags are in front of the Sheriff. He lets each one pass or opens it. Until he decides, anyone may talk, make offers and bribe.
learn-passed = Tuck waves Marian through.
learn-passed-after = A bag that passes goes to the stall: legal goods face up, contraband face down. Marian’s chickens were chickens.
learn-opened-true = Tuck opens Will’s bag…
learn-opened-true-after = Three breads, as he said. If the Sheriff opens an honest bag, he pays its owner the penalty on every card: six gold to Will. Suspicion isn’t free.
learn-your-bag = Now yours. If Tuck opens it, you keep the apples, lose the silk, and pay him four gold for it. Better have a word with him.
learn-bribe = Offer Tuck five gold for letting your bag pass.
learn-bribe-else = Five gold, for letting your bag pass. Nothing more for now.
learn-counter = Tuck weighs the coins, and names a price of his own: eight.
learn-accept = Eight gold for a silk worth eight, and three apples in peace. Agree. Or refuse, and see what a Sheriff does with time on his hands.
learn-accept-else = Agree to Tuck’s price, or refuse it.
learn-stubborn = You keep your gold. Tuck opens the bag…
learn-stubborn-after = The apples were as declared and stay yours. The silk is seized, and you pay its penalty: four gold. Let’s rewind, which no real gate would allow.
learn-smuggled = Through. Three apples lie on your stall for all to see. The silk lies face down: everybody sees a card, and nobody knows which.
learn-races = Six apples, more than anyone. At the end, whoever has the most of a legal good is its King, and second place is its Queen. For apples that’s worth twenty, and ten.

## Inspection, as the Sheriff

learn-sheriff = Everyone draws back up to six, and the badge passes left: to you. The Sheriff brings nothing to market. The Sheriff waits for those who do.
learn-name-first = You say who goes to market first. Let it be Marian.
learn-name-first-else = Marian first, this time.
learn-sheriff-market = Everybody swaps cards. Will keeps more than he shows.
learn-sheriff-loading = The bags are packed where you can’t see.
learn-sheriff-declarations = Three merchants, three stories.
learn-desk = The bags, and what was declared. Settle them one at a time, in any order: let it pass, or open it.
learn-tuck = Tuck first: two cheeses, no sweat, and three cheeses on his stall. Let it pass. Or open it, and see what doubt costs.
learn-tuck-else = Settle Tuck’s bag first: let it pass, or open it.
learn-tuck-opened = You open Tuck’s bag…
learn-tuck-opened-after = Two cheeses. An honest bag costs you its penalties: four gold to Tuck. Let’s rewind.
learn-will-says = “My bag is exactly as declared,” says Will. Tap somebody to say such things yourself. They bind nobody; when the truth is out, the table stamps them.
learn-will-offers = Will shuffles closer with three gold. For four breads? How generous.
learn-will = People with nothing to hide don’t pay to hide it. Open Will’s bag. Or take his gold, and see what slips through.
learn-will-else = Settle Will’s bag: open it, or let it pass.
learn-will-passed = Will is through the gate in no time…
learn-will-passed-after = Two cards went face down. In a real game you’d never know, but here we can peek: two crossbows, nine gold each. Let’s rewind.
learn-caught = Two breads were true and stay his. Two crossbows weren’t: seized, and Will pays you eight gold for them. That’s the price of a lie.
learn-marian-offers = Marian offers ten gold and an apple from her stall for her three chickens.
learn-marian = A fine offer, and a suspicious one. Take it and never know, or open the bag and find out. Either is right: you are the Sheriff.
learn-marian-else = Settle Marian’s bag: with her offer, without it, or by opening it.

## The end

learn-bribed-now = A pleasure doing business.
learn-bribed = A deal is binding: the gold and the apple are yours, and the bag passed unopened. One card went face down. It was a mead, but you didn’t hear it from us.
learn-searched-now = You open Marian’s bag…
learn-searched = Two chickens and a mead: seized, and four gold to you. Her offer is gone, and it was worth more. Catching people isn’t always the best trade.
learn-kind-now = You let Marian pass, and take nothing.
learn-kind = Kind. One card went face down: a mead, worth seven to her. Mercy doesn’t count at the end, sadly.
learn-scores = The market day is over. Contraband is revealed, goods and gold are counted, and then come the crowns. Ties share.
learn-goodbye = That’s the game: swap, pack, make a claim, and look someone in the eye. A real four-player game has eight rounds, and nobody there is this patient.
# The three others at the lesson’s table
learn-name = { $name ->
    [Marian] Marian
    [Will] Will
   *[Tuck] Tuck
}
