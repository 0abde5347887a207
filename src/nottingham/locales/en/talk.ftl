# What bots say, one message a line: talk-<moment>-<character>-<number>, counted from 1 without gaps.
# “plain” is for those without a character, and for moments in which character makes no difference.
# Short, dry, a wink now and then; never mocking. Nobody knows whether the speaker’s bag is true, so no line may
# tell. No good is named except by $good. Speaker and hearer are of any gender: words that would show it are avoided;
# names stay as they are, so they are only called, never inflected.

## A merchant declares a bag. $good, $count

talk-declare-plain-1 = { goods-counted }. Nothing more, nothing less.
talk-declare-plain-2 = In the bag: { goods-counted }.
talk-declare-plain-3 = { goods-counted }, packed this morning.
talk-declare-cautious-1 = { goods-counted }. Counted twice.
talk-declare-cautious-2 = Just { goods-counted }, if that’s all right.
talk-declare-brazen-1 = { goods-counted }. Would this face lie?
talk-declare-brazen-2 = { goods-counted }. The prettiest bag of the day.
talk-declare-corrupt-1 = { goods-counted }. I’m sure we understand each other.
talk-declare-corrupt-2 = { goods-counted }, and my best regards to the gate.
talk-declare-stern-1 = { goods-counted }. Write it down.
talk-declare-stern-2 = { goods-counted }. That is my statement.
talk-declare-grudging-1 = { goods-counted }. And I remember raised eyebrows.
talk-declare-grudging-2 = { goods-counted }. I know who doubts it. I always know.
talk-declare-gullible-1 = { goods-counted }! Everybody tells the truth here, right?
talk-declare-gullible-2 = { goods-counted }. Such a friendly gate.

## A merchant offers gold for passing its own bag. $gold, $office

talk-offer-plain-1 = { gold-counted }, and nobody has to untie anything.
talk-offer-plain-2 = { gold-counted } for a bag that stays shut.
talk-offer-cautious-1 = { gold-counted }? If that isn’t too forward.
talk-offer-cautious-2 = Would { gold-counted } spare us both the worry?
talk-offer-brazen-1 = { gold-counted }. Buy the gate a new hinge.
talk-offer-brazen-2 = { gold-counted }, right now. I’d take it if I were you.
talk-offer-corrupt-1 = { gold-counted }, { office }, between friends.
talk-offer-corrupt-2 = { gold-counted }. Call it a gate fee.
talk-offer-stern-1 = { gold-counted }. I shall not say it twice.
talk-offer-stern-2 = { gold-counted }. A fair price. I expect a fair answer.
talk-offer-grudging-1 = { gold-counted }. I’ll remember the answer.
talk-offer-grudging-2 = { gold-counted }, though I’ve forgotten nothing.
talk-offer-gullible-1 = { gold-counted }! That’s the going rate, isn’t it?
talk-offer-gullible-2 = I hear { gold-counted } is the usual.

## A merchant offers something else than gold for it. $office

talk-offer-goods-plain-1 = No coins this time, { office }. Something else.
talk-offer-goods-plain-2 = Coins aren’t everything, { office }.

## A merchant offers more gold than before. $gold, $office

talk-raise-plain-1 = { gold-counted }, then. Peace is getting expensive.
talk-raise-plain-2 = { gold-counted }, and that’s my last word. Nearly.

## A merchant offers gold for the opening of another bag. $gold

talk-buy-plain-1 = { gold-counted }, if a certain bag gets some attention.
talk-buy-plain-2 = My curiosity is worth { gold-counted } today.

## The maker withdraws an offer.

talk-withdraw-plain-1 = That offer has gone cold.
talk-withdraw-plain-2 = I take it back. No hard feelings.

## The Sheriff asks gold of a merchant for passing the bag. $gold, $name

talk-demand-plain-1 = { gold-counted }, { $name }, or I open the bag.
talk-demand-plain-2 = My curiosity can be calmed, { $name }. With { gold-counted }.
talk-demand-cautious-1 = { gold-counted }, { $name }, and I don’t need to know more.
talk-demand-cautious-2 = Shall we say { gold-counted }? I’d rather not look.
talk-demand-brazen-1 = { gold-counted }, { $name }. My fingers are itching.
talk-demand-brazen-2 = { gold-counted }. The price is new. As of right now.
talk-demand-corrupt-1 = { gold-counted }, { $name }, and this bag is invisible.
talk-demand-corrupt-2 = For { gold-counted } my eyes get so tired.
talk-demand-stern-1 = { gold-counted }, { $name }. Or the knot comes undone.
talk-demand-stern-2 = { gold-counted }. I do not haggle with bags.
talk-demand-grudging-1 = { gold-counted }, { $name }. You know what for.
talk-demand-grudging-2 = For you, { $name }: { gold-counted }. I keep a list.
talk-demand-gullible-1 = { gold-counted }, { $name }? I hear that’s the custom.
talk-demand-gullible-2 = I believe you, { $name }. For { gold-counted }, even more.

## The Sheriff is about to open a merchant’s bag. $name

talk-threaten-plain-1 = That knot looks easy to undo, { $name }.
talk-threaten-plain-2 = I have half a mind to look inside, { $name }.

## The Sheriff offers a merchant to open another bag. $name

talk-sell-plain-1 = Curious about a certain bag, { $name }? That can be arranged.
talk-sell-plain-2 = I could look at somebody more closely, { $name }. For a consideration.

## Somebody accepts an offer.

talk-accept-plain-1 = Done.
talk-accept-plain-2 = A deal is a deal.
talk-accept-cautious-1 = Agreed. Quietly, please.
talk-accept-cautious-2 = Well… agreed.
talk-accept-brazen-1 = Done! Shake on it, before anybody thinks.
talk-accept-brazen-2 = Sold! Who’s next?
talk-accept-corrupt-1 = A pleasure doing business.
talk-accept-corrupt-2 = How simple life can be.
talk-accept-stern-1 = Agreed. To the letter.
talk-accept-stern-2 = Accepted. A word is a word.
talk-accept-grudging-1 = Agreed. That makes us nearly even.
talk-accept-grudging-2 = Fine. It doesn’t change the past.
talk-accept-gullible-1 = Oh, how kind! Agreed.
talk-accept-gullible-2 = Done! People are nice, after all.

## Somebody refuses an offer.

talk-refuse-plain-1 = No, thank you.
talk-refuse-plain-2 = Not at that price.
talk-refuse-cautious-1 = Better not. Somebody might be watching.
talk-refuse-cautious-2 = I’d rather not. Sorry.
talk-refuse-brazen-1 = Think bigger.
talk-refuse-brazen-2 = Once more, with feeling.
talk-refuse-corrupt-1 = Tempting. Not quite tempting enough.
talk-refuse-corrupt-2 = I have my price. That wasn’t it.
talk-refuse-stern-1 = No.
talk-refuse-stern-2 = Out of the question.
talk-refuse-grudging-1 = No. And you know why.
talk-refuse-grudging-2 = I have a long memory. No.
talk-refuse-gullible-1 = Oh. I hoped for something nicer.
talk-refuse-gullible-2 = No… that doesn’t feel right.

## A demand is too high for its merchant.

talk-refuse-dear-plain-1 = { gold-counted }? That’s more than I’d lose.
talk-refuse-dear-plain-2 = Too steep. Ask for less, and we can talk.
talk-refuse-dear-plain-3 = For { gold-counted } I’d sooner untie it myself.
talk-refuse-dear-plain-4 = { gold-counted }? Is the gate being rebuilt?
talk-refuse-dear-plain-5 = That’s the price of a cart, not of a bag.
talk-refuse-dear-plain-6 = There’s one zero too many in that, surely.
talk-refuse-dear-cautious-1 = { gold-counted }? I’d never sleep again.
talk-refuse-dear-cautious-2 = Oh, that’s a lot. I couldn’t possibly.
talk-refuse-dear-brazen-1 = { gold-counted }? For that I’d want the badge as well.
talk-refuse-dear-brazen-2 = Ha! Tell me another one.
talk-refuse-dear-corrupt-1 = { gold-counted }? I know what gates cost. Less.
talk-refuse-dear-corrupt-2 = Between friends? That’s a price for strangers.
talk-refuse-dear-stern-1 = { gold-counted } isn’t on the price list.
talk-refuse-dear-stern-2 = Excessive. Refused.
talk-refuse-dear-grudging-1 = { gold-counted }? That goes on the list.
talk-refuse-dear-grudging-2 = I remember cheaper gates.
talk-refuse-dear-gullible-1 = { gold-counted }? Does everybody pay that?
talk-refuse-dear-gullible-2 = Oh! You’re joking, aren’t you?

## A merchant sees no reason to pay.

talk-refuse-clean-plain-1 = Why should I pay? I have nothing to hide.
talk-refuse-clean-plain-2 = I don’t pay for an honest bag. Look, if you must.
talk-refuse-clean-plain-3 = My bag can speak for itself.
talk-refuse-clean-plain-4 = I’ll keep my gold, and you your doubts.

## A merchant’s own offer lies there already. $gold

talk-refuse-stand-plain-1 = My offer stands: { gold-counted }.
talk-refuse-stand-plain-2 = { gold-counted }, as I said.
talk-refuse-stand-plain-3 = You’ve heard my price: { gold-counted }.
talk-refuse-stand-plain-4 = I said { gold-counted }, and I meant it.

## An offer is too low for the Sheriff.

talk-refuse-little-plain-1 = Too little. A look inside might pay better.
talk-refuse-little-plain-2 = For that? You’ll have to add something.
talk-refuse-little-plain-3 = That barely buys a nod.
talk-refuse-little-plain-4 = My nose is still curious.
talk-refuse-little-plain-5 = Nearly. But nearly doesn’t open gates.
talk-refuse-little-cautious-1 = For so little, I’d only lie awake.
talk-refuse-little-cautious-2 = A little more, and I needn’t worry.
talk-refuse-little-brazen-1 = My left boot cost more than that.
talk-refuse-little-brazen-2 = You can do better. I hear coins jingling.
talk-refuse-little-corrupt-1 = That’s a tip, not a bribe.
talk-refuse-little-corrupt-2 = One hand is full. The other is still empty.
talk-refuse-little-stern-1 = Insufficient.
talk-refuse-little-stern-2 = The gate costs more than that.
talk-refuse-little-grudging-1 = So that’s what I’m worth to you.
talk-refuse-little-grudging-2 = I’ve been insulted for more.
talk-refuse-little-gullible-1 = Is that all? I thought we were friends.
talk-refuse-little-gullible-2 = Hm, that feels like too little. Or doesn’t it?

## An offer is made of what nobody can see.

talk-refuse-proof-plain-1 = Promises. Show me gold instead.
talk-refuse-proof-plain-2 = I don’t buy what I can’t see.

## Less is offered than was asked.

talk-counter-plain-1 = That’s too much. Shall we say { gold-counted }?
talk-counter-plain-2 = Meet me halfway: { gold-counted }.
talk-counter-plain-3 = { gold-counted }, and everybody smiles.
talk-counter-plain-4 = How about { gold-counted }? My purse is light today.
talk-counter-plain-5 = I was thinking of { gold-counted }.
talk-counter-cautious-1 = Would { gold-counted } do? Please?
talk-counter-cautious-2 = { gold-counted }. That’s all I dare.
talk-counter-brazen-1 = { gold-counted }, and a smile on top.
talk-counter-brazen-2 = I heard { gold-counted }. Didn’t I?
talk-counter-corrupt-1 = { gold-counted }, and nobody counts it twice.
talk-counter-corrupt-2 = Let’s be sensible: { gold-counted }, in your hand.
talk-counter-stern-1 = { gold-counted }. That’s what it’s worth.
talk-counter-stern-2 = { gold-counted }, by my reckoning. Check it.
talk-counter-grudging-1 = { gold-counted }. And I’ll remember who wanted more.
talk-counter-grudging-2 = { gold-counted }. Not a coin more, not for you.
talk-counter-gullible-1 = I have { gold-counted } here. That’s nearly the same!
talk-counter-gullible-2 = { gold-counted }? I’m sure that’s what you meant.

## The maker of an offer that was refused.

talk-refused-plain-1 = A no, then. I’ve heard worse.
talk-refused-plain-2 = A pity. It was a good offer.

## The owner of a bag that is opened for another merchant’s money. $name: who paid

talk-sold-plain-1 = So my bag is worth that much to you, { $name }? I’m flattered.
talk-sold-plain-2 = I’ll remember who paid for this, { $name }.

## The Sheriff passes a bag for nothing. $name: its owner

talk-pass-free-plain-1 = Pass, { $name }.
talk-pass-free-plain-2 = Off you go, { $name }.
talk-pass-free-cautious-1 = I ask nothing, I know nothing. Pass.
talk-pass-free-cautious-2 = Quick, { $name }, before I think twice.
talk-pass-free-brazen-1 = Go, { $name }! I’m in a splendid mood.
talk-pass-free-brazen-2 = Pass! I’m saving myself for the next one.
talk-pass-free-corrupt-1 = Free of charge, { $name }. Tell nobody.
talk-pass-free-corrupt-2 = This one is on the house.
talk-pass-free-stern-1 = Pass. I’m watching, { $name }.
talk-pass-free-stern-2 = Pass. This time.
talk-pass-free-grudging-1 = Go, { $name }. Let’s call it even.
talk-pass-free-grudging-2 = Pass. There are older scores to settle.
talk-pass-free-gullible-1 = I believe every word, { $name }.
talk-pass-free-gullible-2 = Such an honest face. Pass!

## The Sheriff takes an offer and passes the bag. $name: its owner

talk-pass-bribe-plain-1 = Everything in order, { $name }.
talk-pass-bribe-plain-2 = The papers seem to be in order.
talk-pass-bribe-cautious-1 = There was nothing to see here. Right, { $name }?
talk-pass-bribe-cautious-2 = Quick, before anybody asks.
talk-pass-bribe-brazen-1 = For that, I’ll carry the bag myself.
talk-pass-bribe-brazen-2 = What a handsome bag, { $name }!
talk-pass-bribe-corrupt-1 = Always a pleasure, { $name }.
talk-pass-bribe-corrupt-2 = What bag? I see no bag.
talk-pass-bribe-stern-1 = The fee is paid. Pass.
talk-pass-bribe-stern-2 = Pass, { $name }. Call it a fine paid in advance.
talk-pass-bribe-grudging-1 = This buys the bag, { $name }. Not my forgiveness.
talk-pass-bribe-grudging-2 = Pass. I forget nothing, but I can look away.
talk-pass-bribe-gullible-1 = A present? For me? Pass, { $name }!
talk-pass-bribe-gullible-2 = Nobody so generous can be hiding anything.

## The owner of a bag that passed for nothing.

talk-passed-free-plain-1 = Much obliged.
talk-passed-free-plain-2 = And a good day to the gate.

## The owner of a bag that passed by a deal.

talk-passed-bribe-plain-1 = Well spent.
talk-passed-bribe-plain-2 = Always a pleasure at this gate.

## The Sheriff opened a true bag and pays. $name: its owner

talk-open-true-plain-1 = Everything as declared. My mistake.
talk-open-true-plain-2 = Honest. Who would have thought. Pardon, { $name }.
talk-open-true-cautious-1 = I knew it. Better to let bags be.
talk-open-true-cautious-2 = Oh dear. A thousand pardons, { $name }.
talk-open-true-brazen-1 = Well, somebody has to check.
talk-open-true-brazen-2 = Honesty! At my gate! My respects, { $name }.
talk-open-true-corrupt-1 = An honest bag. And nobody warned me.
talk-open-true-corrupt-2 = A hint would have done, { $name }.
talk-open-true-stern-1 = In order. The law pays its debts.
talk-open-true-stern-2 = Correct to the last piece, { $name }. Noted.
talk-open-true-grudging-1 = True, and I pay. It goes on the list.
talk-open-true-grudging-2 = You planned this, { $name }.
talk-open-true-gullible-1 = I always knew, { $name }!
talk-open-true-gullible-2 = How lovely. All of it true.

## The Sheriff opened a false bag. $name: its owner

talk-open-false-plain-1 = That sounded different a moment ago.
talk-open-false-plain-2 = There’s a gap between your word and your bag, { $name }.
talk-open-false-cautious-1 = Oh. I hardly dare to look.
talk-open-false-cautious-2 = Pardon, { $name }, but this doesn’t quite match.
talk-open-false-brazen-1 = Ha! My nose never sleeps.
talk-open-false-brazen-2 = Look at that, { $name }! Market day!
talk-open-false-corrupt-1 = What a pity, { $name }. There are nicer ways.
talk-open-false-corrupt-2 = My hand was open. Now the bag is.
talk-open-false-stern-1 = As I thought. Pay up, { $name }.
talk-open-false-stern-2 = The gate sees everything.
talk-open-false-grudging-1 = Now we’re even, { $name }. Nearly.
talk-open-false-grudging-2 = I remember faces. And bags.
talk-open-false-gullible-1 = But { $name }… that sounded so sincere.
talk-open-false-gullible-2 = Perhaps somebody swapped the bags?

## The owner of a true bag that was opened. $good, $count: as declared

talk-opened-true-plain-1 = { goods-counted }. As I said.
talk-opened-true-plain-2 = Honesty pays. Today, at least.
talk-opened-true-cautious-1 = { goods-counted }. I did say: counted twice.
talk-opened-true-cautious-2 = Phew. I mean: naturally.
talk-opened-true-brazen-1 = { goods-counted }. Count again, I have time.
talk-opened-true-brazen-2 = Same time tomorrow?
talk-opened-true-corrupt-1 = Honest, and paid for it. There’s a living in that.
talk-opened-true-corrupt-2 = Even my truth has its price.
talk-opened-true-stern-1 = { goods-counted }. My word stands.
talk-opened-true-stern-2 = An apology will do. And the coins.
talk-opened-true-grudging-1 = I’ll remember this doubt.
talk-opened-true-grudging-2 = { goods-counted }. And one more name on my list.
talk-opened-true-gullible-1 = But why would I fib?
talk-opened-true-gullible-2 = { goods-counted }, just as I said. No harm done!

## The owner of a false bag that was opened.

talk-opened-false-plain-1 = Ah. The wrong bag.
talk-opened-false-plain-2 = I can explain. Not well, but I can.
talk-opened-false-cautious-1 = I knew it was a bad idea.
talk-opened-false-cautious-2 = Oh no. Oh no, no, no.
talk-opened-false-brazen-1 = It was worth a try.
talk-opened-false-brazen-2 = Somebody swapped the bags. What times we live in.
talk-opened-false-corrupt-1 = We could have talked about this.
talk-opened-false-corrupt-2 = An expensive day for both of us. Well, for me.
talk-opened-false-stern-1 = I stand by what I did.
talk-opened-false-stern-2 = Well spotted. Here’s what I owe.
talk-opened-false-grudging-1 = Enjoy it. I have a long memory.
talk-opened-false-grudging-2 = One for you. I’m counting.
talk-opened-false-gullible-1 = How did that get in there?
talk-opened-false-gullible-2 = Isn’t that what I said? Really?

## Somebody pays a penalty in gold. $gold

talk-fine-plain-1 = { gold-counted }. Gone.
talk-fine-plain-2 = { gold-counted }. My purse is in mourning.

## Somebody pays a penalty in goods.

talk-fine-goods-plain-1 = From the stall, then. If it must be.
talk-fine-goods-plain-2 = There was too much on the stall anyway.

## Somebody has not gold enough for a penalty.

talk-broke-plain-1 = The purse is empty. The stall, alas, is not.
talk-broke-plain-2 = Out of coins. How awkward.

## Somebody receives a penalty. $gold

talk-paid-plain-1 = { gold-counted }. Much obliged.
talk-paid-plain-2 = { gold-counted }. The day is looking up.

## Promised goods came out of the bag. $name: whose

talk-promise-kept-plain-1 = Promised and delivered. My compliments, { $name }.
talk-promise-kept-plain-2 = You keep your word, { $name }. I’ll remember that.

## Promised goods were missing. $name: whose promise it was

talk-promise-broken-plain-1 = That’s less than we agreed, { $name }.
talk-promise-broken-plain-2 = So much for promises, { $name }.

## The one who promised them.

talk-promise-short-plain-1 = There must be a mistake in the sums.
talk-promise-short-plain-2 = It looked like more at home.

## A merchant claims a black market card. $good, $count: what it took

talk-black-market-plain-1 = { goods-counted }, and no questions asked.
talk-black-market-plain-2 = { goods-counted }. I know somebody who knows somebody.

## Somebody becomes Sheriff or deputy.

talk-sheriff-plain-1 = My turn at the gate.
talk-sheriff-plain-2 = Good morning. Bags on the table, please.
talk-sheriff-cautious-1 = Me? At the gate? Very well.
talk-sheriff-cautious-2 = I’ll try not to open too much.
talk-sheriff-brazen-1 = New broom at the gate! What have we here?
talk-sheriff-brazen-2 = Mind the badge, it’s freshly polished.
talk-sheriff-corrupt-1 = The gate is open. So is my hand.
talk-sheriff-corrupt-2 = Rules are rules. Prices are prices.
talk-sheriff-stern-1 = Order at the gate. From now on.
talk-sheriff-stern-2 = I read bags like books.
talk-sheriff-grudging-1 = My turn at last. Where is my list?
talk-sheriff-grudging-2 = Now I’m the one looking closely.
talk-sheriff-gullible-1 = I’m sure nobody has anything to hide.
talk-sheriff-gullible-2 = What a lovely badge! Come in, come in.

## Somebody wins. $score

talk-win-plain-1 = { points-counted }. A good market day.
talk-win-plain-2 = Good trading, everyone. Same time next week?
talk-win-cautious-1 = Me? Better check the sums again.
talk-win-cautious-2 = Slow, careful, and here we are.
talk-win-brazen-1 = Fortune favours the cheeky.
talk-win-brazen-2 = { points-counted }. The next round is on me!
talk-win-corrupt-1 = It’s all about knowing people.
talk-win-corrupt-2 = { points-counted }, nearly all of them honest.
talk-win-stern-1 = Order wins in the end.
talk-win-stern-2 = { points-counted }. Checked and signed.
talk-win-grudging-1 = { points-counted }. The list can go in the fire.
talk-win-grudging-2 = Now everything is settled.
talk-win-gullible-1 = And I trusted everybody!
talk-win-gullible-2 = { points-counted }? Really? How nice!

## Somebody does not win. $name: who did

talk-lose-plain-1 = Well traded, { $name }.
talk-lose-plain-2 = There will be another market day.
talk-lose-cautious-1 = At least nothing is broken.
talk-lose-cautious-2 = Congratulations, { $name }. Now for some rest.
talk-lose-brazen-1 = Enjoy it, { $name }. That was my warm-up.
talk-lose-brazen-2 = Next time, a bigger bag.
talk-lose-corrupt-1 = A handsome purse, { $name }. Shall we be friends?
talk-lose-corrupt-2 = My prices were too low, it seems.
talk-lose-stern-1 = Fairly won, { $name }. I have checked.
talk-lose-stern-2 = Figures are figures. I accept them.
talk-lose-grudging-1 = I’ll remember this day, { $name }.
talk-lose-grudging-2 = The list grows longer.
talk-lose-gullible-1 = I’m so happy for you, { $name }!
talk-lose-gullible-2 = Still, what a lovely day it was.
