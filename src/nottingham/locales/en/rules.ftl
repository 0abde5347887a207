# The rules, to be looked up in play. Our own words; nothing here stands in any rulebook.
# **Two stars** make a word stand out: keep them. Words of the game are those of goods.ftl.
# Messages are grouped by the sections of the page; rules-…-title is a section’s heading.

## The page

rules-title = Rules
rules-about = Everything that matters in play, in our own words.
rules-contents = Contents
rules-show = Show
rules-both = Both editions
rules-first = First edition
rules-second = Second edition
rules-in-first = First edition
rules-in-second = Second edition
rules-option = Option
rules-to-top = Back to the top
rules-learn = Prefer to learn by playing? It takes ten minutes.

## Aim

rules-aim-title = Aim of the game
rules-aim-1 = You bring goods to market, past a Sheriff who may look into your bag. You say what’s in it. It doesn’t have to be true.
rules-aim-2 = Legal goods are safe and modest. Contraband is worth more, unless somebody finds it. Everybody is Sheriff in turn.
rules-aim-3 = Whoever is richest at the end wins: the goods on your stall, your gold, and bonuses for having the most of a legal good all count.

## Goods

rules-goods-title = Goods
rules-goods-1 = **Legal goods** are apples, cheese, bread and chickens. Only these can be declared, and only these make Kings and Queens.
rules-goods-2 = **Contraband** is pepper, mead, silk and crossbows. It counts at the end, but it can’t be declared: whoever brings it has to lie.
rules-goods-3 = A card’s **value** is what it scores at the end. Its **penalty** is what it costs whoever was wrong about it, merchant or Sheriff.
rules-goods-4 = With three players there’s no bread, and less contraband.
rules-goods-good = Good
rules-goods-value = Value
rules-goods-penalty = Penalty
rules-goods-three = Cards with 3 players
rules-goods-more = Cards with 4 to 6
rules-goods-counts-as = Counts as
rules-goods-king = King
rules-goods-queen = Queen
rules-goods-crowns = Bonuses at the end

## Set-up

rules-setup-title = Set-up
rules-setup-1 = Everybody begins with 50 gold, an empty stall and six cards. Gold is public.
rules-setup-2 = The host picks the first Sheriff, or chance does.
rules-setup-first = Two discard piles start with five cards each, face up. Anyone may look through them at any time.

## Rounds

rules-round-title = A round
rules-round-1 = Each round, one player is the **Sheriff** and everyone else is a **merchant**. A round has five phases.
rules-round-market = **Market**: merchants change cards.
rules-round-loading = **Loading**: merchants fill their bags in secret.
rules-round-declaration = **Declaration**: each says what’s in the bag.
rules-round-inspection = **Inspection**: the Sheriff passes or opens every bag.
rules-round-end = **End of round**: everyone draws back up to a full hand, and the badge passes on.
rules-round-2 = With three players everybody is Sheriff three times, with four or five twice: nine, eight and ten rounds. Six players have deputies instead of a Sheriff, and nine rounds.

## Market

rules-market-title = Market
rules-market-1 = Each merchant has one turn, clockwise: set aside up to five cards, or none, then draw until the hand is full again. The Sheriff takes no part.
rules-market-second-1 = The Sheriff names who begins. Cards are set aside face up and replaced from the deck. After the last turn they all go onto the discard pile.
rules-market-first-1 = The merchant on the Sheriff’s left begins. Cards are set aside face down.
rules-market-first-2 = Before drawing you may take cards from the top of either discard pile, as many as you have room for, for all to see. What’s still missing comes from the deck. After that you can’t go back to the piles.
rules-market-first-3 = Only then do you lay the cards that you set aside on one of the piles, face up, in any order you like.
rules-market-2 = You can’t set aside your whole hand if it couldn’t be refilled.

## Loading

rules-loading-title = Loading
rules-loading-1 = All merchants at once put one to five cards from the hand into the bag. Nobody sees what, and nobody sees how many until the last bag is closed.
rules-loading-2 = A closed bag stays closed: nothing is added, taken out or exchanged.
rules-loading-3 = Whoever has no card at all sits the round out.

## Declaration

rules-declaration-title = Declaration
rules-declaration-1 = From the Sheriff’s left, clockwise, each merchant names **one legal kind** and **the exact number of cards** in the bag.
rules-declaration-2 = The number must be true; the kind doesn’t have to be. Contraband can’t be declared, nor can two kinds.
rules-declaration-3 = A royal good counts as one card, and is never of the declared kind.

## Inspection

rules-inspection-title = Inspection
rules-inspection-1 = The Sheriff settles the bags one at a time, in any order, and either **passes** a bag or **opens** it. While a bag is unsettled everybody may bargain about it, and only the Sheriff ends the talking. What’s settled stays settled.
rules-inspection-passed = **A bag that passes**: its owner lays legal goods face up on the stall, and contraband face down. Everybody sees how many cards lie face down, nobody which.
rules-inspection-true = **An opened bag that was honest**, every card as declared: the Sheriff pays its owner the penalty on every card, and the goods go to the stall.
rules-inspection-false = **An opened bag that wasn’t**: cards of the declared kind go to the stall. All others, even legal ones, are seized, and their owner pays the Sheriff their penalties.
rules-inspection-first = Seized cards go onto one of the two discard piles; the Sheriff chooses which, and in what order.
rules-inspection-second = Seized cards go onto the discard pile.
rules-inspection-2 = Honest goods reach the stall before a fine is paid, so they can help to pay it.

## Deals

rules-deals-title = Bribes and deals
rules-deals-1 = From the last declaration until the last bag is settled, the Sheriff and any merchant may strike deals, about other people’s bags too, and even after the merchant’s own bag is settled. Either may offer, and the other’s yes makes it a deal.
rules-deals-contents = What an offer can hold
rules-deals-gold = gold, up to what they have;
rules-deals-legal = legal goods from the stall;
rules-deals-contraband = contraband from the stall, by kind or as a card of the giver’s choice;
rules-deals-bag = goods out of the merchant’s own bag, if the deal passes that bag;
rules-deals-deeds = what the Sheriff does with any bag that isn’t settled: pass it, open it, or take nothing for it;
rules-deals-favour = a favour, in words; in one round a merchant promises at most two, and is promised at most two.
rules-deals-hand = Cards in a hand are never part of a deal.
rules-deals-binding = **Everything but favours is binding**, in this round. A Sheriff who was paid to open a bag has to open it, whoever pays more afterwards. A favour binds nobody; the table merely remembers it.
rules-deals-typed = **Promises that the table judges** (ours): to let a bag pass next time, never to open it again, to make no deal against it, to pay gold on the next occasion, to leave a kind of goods to somebody. They bind nobody either, but everyone is told when one is kept or broken.
rules-deals-statements = **Statements** (ours): tap a bag, a merchant or the Sheriff and say something everybody reads in their own language: “my bag is exactly as declared”, “Ann is lying”, “whoever pays least gets opened”. Words bind nobody. But when the truth comes out, the table stamps them: true or a lie, kept or not.
rules-deals-nothing = **Take nothing** means: no deal of any kind with that bag’s owner until it’s settled.
rules-deals-when = **Gold and goods change hands at once.** A deal that passes the merchant’s own bag passes it then and there; goods promised out of it follow.
rules-deals-bluff = **Goods promised out of a bag may be a bluff.** Once the bag has passed, you hand over what’s there of the promised kinds, and no more.
rules-deals-bluff-second = Contraband promised from the merchant’s stall may be a bluff in the same way. Whoever comes up short proves it: the Sheriff, and nobody else, looks where the goods should have been, in the bag that has just passed, as it was, or at the face-down cards on the stall. A closed bag is never shown.
rules-deals-bluff-first = Contraband from the stall has to be real. There’s no proof: what’s missing is missing.
rules-deals-real = What the Sheriff gives has to be real.
rules-deals-life = **One offer stands for each pair and direction**; a new one replaces it. It ends when it’s accepted, refused or taken back, or when it lapses: a bag in it was settled otherwise, or something in it is no longer there.
rules-deals-pass = The Sheriff passes a bag **with** its owner’s offer, which accepts it, or **without**, which refuses it. Nobody is forced to take a bribe. Opening a bag refuses every offer to pass it.
rules-deals-public = Everybody hears offers and deals, and sees how many cards change hands. Which contraband, only the two of them know.

## Debts

rules-debts-title = Paying, and running out of gold
rules-debts-1 = A penalty is paid in gold first. The rest is paid with goods from the stall at their value: legal goods first, and contraband only if those aren’t enough. Nobody gives change.
rules-debts-2 = The debtor chooses the goods, but not a card more than needed. When nothing is left, the rest is forgiven.
rules-debts-3 = Contraband that pays a debt is shown to everybody, then lies face down on the other’s stall. A Sheriff who owes an honest merchant is a debtor like any other.
rules-debts-4 = Deals never make debts: nobody can promise more gold than there is.

## End of round

rules-end-title = End of a round
rules-end-1 = The badge passes to the left, and everyone draws up to a full hand from the deck, clockwise from the new Sheriff.

## Empty deck

rules-deck-title = When the deck is empty
rules-deck-second = The discard pile is shuffled into a new deck; cards that were set aside in the current market are left out.
rules-deck-first = Both discard piles are shuffled into a new deck, but the top five cards of each stay where they are.
rules-deck-1 = If even that isn’t enough, hands stay short.

## Scoring

rules-scoring-title = Scoring
rules-scoring-1 = After the last round all contraband is revealed. Hands are worth nothing. Your score is the value of everything on your stall, your gold, your bonuses, and your black market cards.
rules-scoring-kings = **King and Queen**: for each legal good, whoever has the most is King, and second place is Queen. You need at least one.
rules-scoring-shared-king = **Tied for most**: they share both bonuses, rounded down, and there’s no Queen.
rules-scoring-shared-queen = **Tied for second**: they share the Queen’s bonus, rounded down.
rules-scoring-ties = **A tie** goes to whoever has more legal cards, then more contraband cards. If it’s still a tie, the win is shared.

## Options

rules-royal-title = Royal goods
rules-royal-1 = A few finer goods join the deck: twelve, or six with three players. They’re contraband in play, and have to be smuggled.
rules-royal-2 = At the end a royal good counts two or three times for King and Queen of its kind. For everything else it’s one card.
rules-clock-title = Inspection clock
rules-clock-1 = The whole inspection has 60 seconds per merchant; with deputies it has 240. When the bell rings, bags that a deal says to open are opened, and all others pass for free.
rules-removal-title = Ten cards missing
rules-removal-1 = Before the deal, ten cards leave the game unseen, so nobody can count what’s left.
rules-seven-title = Seven cards
rules-seven-1 = Hands have seven cards instead of six. You still set aside at most five, and pack at most five.

## Black market

rules-black-title = Black market
rules-black-1 = Pepper, mead and silk have two cards each, the more valuable one on top.
rules-black-2 = Once your own bag is settled you may show three contraband cards of a kind from your stall, those that just came included, and take the top card of that kind. The three leave the game. One card for each merchant and round.
rules-black-3 = After the last bag, everybody who could still claim is asked once more, so being asked gives nothing away.
rules-black-4 = The cards lie face up and count their value at the end. They aren’t goods: they can’t be offered, pay no debts and break no ties.
rules-black-top = Top card
rules-black-bottom = Card below

## Deputies

rules-deputies-title = Six players: deputies
rules-deputies-1 = There’s no Sheriff. Each round two players are drawn as **deputies**, and four trade. Everybody is drawn once in three rounds, and the game has nine.
rules-deputies-2 = Each deputy takes a stance on every bag, **pass** or **open**, and may change it until both have confirmed. A change takes back both confirmations.
rules-deputies-pass = **Both pass**: the bag passes, with its owner’s offer or without. What was paid goes on the loot tile.
rules-deputies-open = **Both open**: each pays half of what an honest bag costs. The fine for a false one goes on the loot tile.
rules-deputies-differ = **They differ**: offers to both lapse, and the one who would open it goes on alone. Deals about this bag are now with that deputy, who passes it and keeps the pay, or opens it and pays or collects everything.
rules-deputies-3 = While they act together, offers are made to both, bind both, and take a yes from both. Two deputies together hand over nothing but words.
rules-deputies-loot = **Loot**: when all bags are settled, each deputy may propose one division of everything on the tile, and the other may agree. Without an agreement gold is halved, and so is each kind of good; what can’t be split evenly is discarded, and an odd coin goes to the bank.
rules-deputies-4 = Where only one can decide, it’s the deputy who was drawn first.

## Promo cards

rules-promo-title = Promo cards
rules-promo-1 = Each can be switched on separately. All are contraband in play: seized when found, face down when passed.
rules-promo-arcane_scrolls = Whoever has them at the end gets no bonus as King or Queen, and nobody moves up in their place.
rules-promo-feast_plate = At the end it becomes a legal good of its owner’s choice, for value, crowns and ties. Until then it counts as 2 when paying a debt.
rules-promo-royal_summons = If a bag is opened and everything else in it is as declared, the Sheriff pays 8 gold more for each summons, and it is discarded. Next to a lie it’s simply seized.
rules-promo-princes_sword = No special effect, just a lot of value.
rules-promo-olive_oil = No special effect, just value.
rules-promo-dragon_pepper = Each plain pepper on the same stall is worth 1 more.
rules-promo-strawberry_mead = Each plain mead on the same stall is worth 1 more.
rules-promo-golden_silk = Each plain silk on the same stall is worth 1 more.
rules-promo-heavy_crossbow = Each plain crossbow on the same stall is worth 2 more.
rules-promo-brimstone_oil = When your own bag passes with it inside, you may discard it and burn up to two legal goods of one kind on somebody’s stall. Everybody with face-down cards is asked, so being asked gives nothing away.

## Editions

rules-editions-title = Differences between the editions
rules-editions-point = Rule
rules-editions-start = Who begins the market
rules-editions-start-first = the merchant on the Sheriff’s left
rules-editions-start-second = whoever the Sheriff names
rules-editions-aside = Cards set aside
rules-editions-aside-first = face down, then onto a pile of your choice
rules-editions-aside-second = face up, then onto the discard pile
rules-editions-draw = Drawing
rules-editions-draw-first = from the two piles, then from the deck
rules-editions-draw-second = from the deck
rules-editions-piles = Discard piles
rules-editions-piles-first = two, with five cards each to begin with
rules-editions-piles-second = one, empty at first
rules-editions-empty = Empty deck
rules-editions-empty-first = the top five of each pile stay
rules-editions-empty-second = the whole pile is shuffled
rules-editions-bluff = Bluffing about contraband on the stall
rules-editions-bluff-first = no
rules-editions-bluff-second = yes, with proof shown to the Sheriff

## Secrets

rules-secrets-title = Who knows what
rules-secrets-own = **You alone** know your hand, your bag until it’s opened, and which contraband lies on your stall.
rules-secrets-all = **Everybody** knows gold, legal goods on stalls, declarations, offers, deals and discard piles, and how many cards are in hands, in bags once all are closed, face down on stalls, and in the deck.
rules-secrets-shown = **Everybody sees** an opened bag, seized goods, and contraband that pays a debt or buys a black market card.
rules-secrets-two = **Giver and receiver alone** know contraband that was handed over, and what was proved.
rules-secrets-nobody = **Nobody** knows the order of the deck, or cards that were removed before the game.
rules-secrets-after = Once the game has been scored, everything is revealed, and anyone can check that the shuffle was fair.
