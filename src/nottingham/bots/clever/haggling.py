"""The merchant at the gate: every demand is answered, bribes are raised in small steps, and what else there is to trade
with: goods that the other side needs more, goods out of the bag, favours, and looks into others' bags."""

from math import ceil
from typing import Final

from ...game import Command, StatementKind
from ...game.commands import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer
from ...game.goods import PENALTY, PLAIN_CONTRABAND, VALUE, Cards
from ...game.known import BagTerm, Deed, Offer, OfferId, Parcel, Side, Terms
from ...game.legal import may_accept
from ..safe import bound
from ..seat import Turn
from . import explain
from .gatekeeper import Gatekeeper
from .memory import EVEN
from .merchant import MerchantSide
from .mind import Mind, Option
from .parcels import bargains, given, looked_for, received
from .promising import favour_given, gold_later, pay_promised, saved
from .worth import Races

MOST_OFFERS: Final = 4
"""How often a round something is offered for its own bag."""
RAISE_STEP: Final = 0.4
"""How much of the way to what the bag is worth a raise goes after a no."""
SCORNED: Final = 0.1
"""A Sheriff whose demand is refused opens so much likelier, it is feared."""
TRUSTED: Final = 0.5
"""The trust that it takes to be believed a promise out of a bag."""
BLUFFS: Final = 0.1
KEEPS: Final = 0.6
"""How often goods out of the bag sweeten an offer, and how often they are there, if they can be."""
COUNTER_OFFERS: Final = 0.48
COY: Final = 0.95
"""How often a demand is answered with a counter-offer instead of a no, and instead of a yes at once."""
RAISES: Final = 0.9
"""How often more is offered while a demand stands."""
A_COIN: Final = 1
"""Nobody haggles about so much."""
PAYS_FOR_PEACE: Final = 0.12
"""How often a small demand for a true bag is paid all the same: who never did would be known by it."""
SMALL: Final = 3
"""Gold by which a demand is small; and the most that is offered above what was planned, coin by coin, while something
is asked: what lies offer, true bags offer, too."""
LIKELY_LIE: Final = 0.5
"""How likely a lie a rival's bag must seem before a look into it is paid for."""
USUAL_LOOK: Final = 0.35
SELLERS_LOOK: Final = 0.6
"""How likely a Sheriff opens a bag without being paid for it, at which this seat never looked; and one that is put up
for sale, at least."""
ANSWER_HEAT: Final = 2.0


class Haggler:
    """How a clever merchant talks."""

    def __init__(self, mind: Mind, merchant: MerchantSide) -> None:
        self.mind = mind
        self.merchant = merchant
        self.round = 0
        self.offered = 0
        """How often something was offered for its own bag this round."""
        self.last = 0
        """The worth of the last offer."""
        self.bought = False
        """Whether an inspection was asked for this round."""
        self.paid = False
        """Whether it was thought of what was promised for this round."""
        self.answered: set[OfferId] = set()
        self.sways: dict[OfferId, float] = {}

    def speak(self, turn: Turn) -> Command | None:
        """A turn in the negotiation that nobody asked for."""
        self._begin(turn.public.round)
        claim = self.merchant.claim(turn)
        if claim is not None:
            return claim
        if turn.public.offers:
            answer = self._answer(turn)
            if answer is not None:
                return answer
        return self._pay(turn) or self._offer(turn) or self._buy_inspection(turn)

    def _pay(self, turn: Turn) -> Command | None:
        """What was promised for this round, once."""
        paid, self.paid = self.paid, True
        return None if paid else pay_promised(self.mind, turn)

    def _begin(self, round_: int) -> None:
        if round_ != self.round:
            self.round, self.offered, self.last, self.bought = round_, 0, 0, False
            self.answered, self.sways, self.paid = set(), {}, False

    def bid(self, round_: int, worth: int) -> None:
        """Something was offered for its own bag, whoever thought of it."""
        self._begin(round_)
        self.offered += 1
        self.last = worth

    # What the Sheriff wants

    def _answer(self, turn: Turn) -> Command | None:
        """Yes, a counter-offer, or no: to everything that the Sheriff's side proposes, once each."""
        seat = self.mind.seat
        for offer in turn.public.offers:
            if offer.merchant != seat or offer.made_by_merchant or seat in offer.agreed:
                continue
            if offer.terms.deed_for(seat) is Deed.PASS and self._said_no(turn):
                return RefuseOffer(offer.id)
            if self._worth_accepting(turn, offer) and (self._threat(turn) or not self._coy(offer)):
                choice = may_accept(turn.view, offer)
                if choice is not None:
                    return self._stale(turn, offer) or AcceptOffer(
                        offer.id, tuple(sorted(choice.chosen.source, key=VALUE.__getitem__))[: choice.chosen.least]
                    )
            if offer.id in self.answered:
                more = self._more(turn, offer)
                if more is not None:
                    return more
                continue
            self.answered.add(offer.id)
            if offer.terms.deed_for(seat) is Deed.PASS and self.mind.taste.has("counters"):
                mixes = bool(self.mind.taste.temperature)
                counter = None if mixes and not self.mind.happens(COUNTER_OFFERS) else self._counter(turn, offer)
                if counter is not None:
                    return counter
            return RefuseOffer(offer.id)
        return None

    def _said_no(self, turn: Turn) -> bool:
        """Whether it said that it pays nothing for this bag: then it does not, whatever is in it."""
        ear = self.mind.ear
        return ear is not None and ear.said_by(turn.public, self.mind.seat, StatementKind.WONT_PAY)

    def _more(self, turn: Turn, offer: Offer) -> Command | None:
        """A little more than before, while a demand stands: now and then, whatever is in the bag."""
        mind = self.mind
        if not self.offered or not mind.taste.has("counters") or offer.terms.deed_for(mind.seat) is not Deed.PASS:
            return None
        return self._counter(turn, offer) if mind.happens(RAISES) else None

    def _coy(self, offer: Offer) -> bool:
        """Whether a demand that could be paid is haggled about first: a yes at once says too much of a bag."""
        mind = self.mind
        if not mind.taste.has("counters") or offer.terms.deed_for(mind.seat) is not Deed.PASS:
            return False
        if offer.terms.merchant_gives == Parcel(A_COIN):
            return False
        return bool(mind.taste.temperature) and not self.answered and mind.happens(COY)

    def _stale(self, turn: Turn, offer: Offer) -> Command | None:
        """Its own offer for the same thing is taken back before another is accepted: nobody pays twice."""
        own = turn.public.offer((self.mind.seat,), offer.sheriff)
        if own is not None and {t.bag for t in own.terms.bags} & {t.bag for t in offer.terms.bags}:
            return None if self._settles(own, offer) else WithdrawOffer(own.id)
        return None

    def _settles(self, own: Offer, offer: Offer) -> bool:
        """Whether its own offer ends by itself when the other is accepted: its bag passes then and there."""
        return own.terms.deed_for(self.mind.seat) is Deed.PASS and offer.terms.deed_for(self.mind.seat) is Deed.PASS

    def deal_worth(self, turn: Turn, offer: Offer) -> float:
        """What a deal that lets its own bag pass is worth against none, whoever made the offer."""
        self._worth_accepting(turn, offer)
        why = self.mind.why
        assert why is not None
        worth = {option.label: option.value for option in why.options}
        return worth["accept"] - worth["refuse"]

    def _worth_accepting(self, turn: Turn, offer: Offer) -> bool:
        terms, seat, mind = offer.terms, self.mind.seat, self.mind
        officer = offer.sheriff[0]
        price = given(mind, turn, terms.merchant_gives) * (1 + mind.envy)
        price -= received(mind, turn, officer, terms.sheriff_gives) * (1 + mind.envy)
        if terms.deed_for(seat) is not Deed.PASS:
            opened = [term.bag for term in terms.bags if term.deed is Deed.OPEN and term.bag != seat]
            worth = sum(self._inspection_worth(turn, rival, SELLERS_LOOK) for rival in opened)
            return price <= worth + (0.0 if opened else -0.01)
        passed, otherwise = self._stakes(turn)
        if offer.id not in self.sways:
            self.sways[offer.id] = mind.sway(ANSWER_HEAT) + mind.blur()
        value = otherwise + (passed - otherwise) * mind.taste.generosity
        options = [Option("accept", value - price + self.sways[offer.id]), Option("refuse", otherwise)]
        accepts = mind.best("answer", options, price=price, passed=passed, otherwise=otherwise).label == "accept"
        if not accepts and passed <= otherwise and price <= SMALL and offer.id not in self.answered:
            return mind.happens(PAYS_FOR_PEACE)
        return accepts

    def _stakes(self, turn: Turn) -> tuple[float, float]:
        """What its own bag is worth passed, and what is to be expected when no deal is made."""
        mind, races, own = self.mind, self.mind.races(turn), turn.own
        bag = turn.public.bags[mind.seat]
        assert bag is not None
        assert bag.declared is not None
        true = tuple([card for card in own.bag if card is bag.declared])
        lies = tuple([card for card in own.bag if card is not bag.declared])
        passed = races.worth(own.bag)
        rate = max(0.0, mind.memory.offered.get(mind.seat, 0.0))
        opens = Gatekeeper(mind, turn).opens(bag.declared, bag.count, lie=bool(lies), rate=rate)
        if not lies:
            return passed, passed + opens * sum(PENALTY[card] for card in true) * (1 + mind.envy)
        opens = max(min(1.0, opens + SCORNED), self._threat(turn))
        caught = races.worth(true) - sum(PENALTY[card] for card in lies) * (1 + mind.envy)
        return passed, (1 - opens) * passed + opens * caught

    def _threat(self, turn: Turn) -> float:
        """How sure it is, by what was said, that its own bag is opened unless something is paid."""
        return 0.0 if self.mind.ear is None else self.mind.ear.threat(turn.public, self.mind.seat)

    # What is offered for its own bag

    def _side(self, turn: Turn) -> Side:
        return turn.public.side_of(self.mind.seat)

    def _counter(self, turn: Turn, demand: Offer) -> Command | None:
        """Less than is asked, if the bag is worth anything; a little for a true one now and then."""
        mind, seat = self.mind, self.mind.seat
        if seat not in turn.public.unsettled or self.offered >= MOST_OFFERS:
            return None
        asked = _asked(mind, turn, demand)
        passed, otherwise = self._stakes(turn)
        most = mind.taste.generosity * (passed - otherwise) / (1 + mind.envy)
        if passed <= otherwise:
            most = float(SMALL)
        planned = self.merchant.plan.bribe if self.merchant.plan is not None else 0
        wanted = min(int(most), ceil(asked) - 1, self.last + 1, planned + SMALL)
        if wanted <= self.last:
            return None
        return self._bid(turn, wanted)

    def _offer(self, turn: Turn) -> Command | None:
        """The planned bribe; after a no, more, in small steps, if the bag is worth it."""
        mind, public, seat, plan = self.mind, turn.public, self.mind.seat, self.merchant.plan
        if not mind.taste.has("bribes") or seat not in public.unsettled or plan is None:
            return None
        if not (plan.bribe or self.offered):
            return None
        if self.offered >= MOST_OFFERS or (self.offered and not mind.taste.has("counters")):
            return None
        if public.offer((seat,), self._side(turn)) is not None or self._said_no(turn):
            return None
        passed, otherwise = self._stakes(turn)
        most = mind.taste.generosity * (passed - otherwise) / (1 + mind.envy)
        wanted = plan.bribe if not self.offered else self.last + max(1, ceil(RAISE_STEP * (most - self.last)))
        if plan.bait:
            wanted = plan.bribe if not self.offered else self.last + 1
            most = plan.bribe + 1.0
        wanted = min(wanted, int(most))
        if wanted < 1 or wanted <= self.last:
            return None
        offer = self._bid(turn, wanted)
        if mind.explain:
            explain.offer(mind, plan, offer, wanted, passed, otherwise)
        return offer

    def _bid(self, turn: Turn, wanted: int) -> MakeOffer:
        side = self._side(turn)
        self.bid(turn.public.round, wanted)
        return MakeOffer((self.mind.seat,), side, Terms(self._purse(turn, side, wanted), bags=self._passes()))

    def _passes(self) -> tuple[BagTerm, ...]:
        return (BagTerm(self.mind.seat, Deed.PASS),)

    def _purse(self, turn: Turn, side: Side, wanted: int) -> Parcel:
        """Goods that the Sheriff needs more than oneself does, a promise, then gold, then the goods that are missed
        least."""
        mind, seat, public = self.mind, self.mind.seat, turn.public
        favour = favour_given(mind, turn, side)
        missing = float(wanted)
        if favour is not None:
            missing -= saved(mind, favour)
        goods: Cards = ()
        if mind.taste.has("goods") and len(side) == 1:
            goods, worth, _ = bargains(mind, turn, seat, side[0], missing + 1)
            missing -= worth
        gold = max(0, min(ceil(missing), public.gold[seat]))
        missing -= gold
        if missing > 0 and mind.taste.has("goods"):
            more = self._missed_least(turn, mind.races(turn), goods, missing)
            goods += more
            missing -= sum(VALUE[card] for card in more)
        if favour is None and len(side) == 1:
            favour = gold_later(mind, turn, seat, side[0], missing)
        if not (gold or goods):
            gold = min(1, public.gold[seat])
        return Parcel(gold, tuple(sorted(goods)), from_bag=self._promised(turn), typed=favour)

    def _missed_least(self, turn: Turn, races: Races, taken: Cards, missing: float) -> Cards:
        stall = list(turn.public.stalls[self.mind.seat])
        for card in taken:
            stall.remove(card)
        found: list[Cards] = []
        for card in sorted(stall, key=lambda good: races.gain(good, 1) + VALUE[good]):
            if missing <= 0:
                break
            found.append((card,))
            missing -= VALUE[card]
        return tuple(card for (card,) in found)

    def _promised(self, turn: Turn) -> Cards:
        """Something dear out of the bag, now and then. Whether it is there is another matter: a bluff costs nothing
        but trust (rules §5), so it is for those who still have some."""
        mind, bag = self.mind, turn.public.bags[self.mind.seat]
        if not mind.taste.has("bag goods") or bag is None or mind.memory.ledger.bag_trust(mind.seat) < TRUSTED:
            return ()
        kinds = [good for good in PLAIN_CONTRABAND if turn.public.rules.copies(good)]
        if not mind.happens(BLUFFS) or not kinds:
            return ()
        there = [card for card in turn.own.bag if card is not bag.declared]
        if there and mind.taste.honour > 0 and mind.happens(KEEPS):
            return (min(there, key=VALUE.__getitem__),)
        return (max(kinds, key=VALUE.__getitem__),)

    # Looks into others' bags

    def _inspection_worth(self, turn: Turn, rival: int, looks: float = 0.0) -> float:
        """What it is worth that a rival's bag is opened which might pass otherwise; ``looks`` is how likely it is at
        least opened unpaid."""
        public = turn.public
        if rival not in public.unsettled or bound(turn, rival) is not None or looked_for(public, rival, self.mind.seat):
            return 0.0
        belief = self.mind.belief(turn, rival)
        unpaid = max(looks, self._looked_into(turn, rival, belief.false))
        return (1 - unpaid) * self.mind.envy * belief.false * belief.confiscated

    def _looked_into(self, turn: Turn, rival: int, false: float) -> float:
        """How likely this Sheriff opens a rival's bag without being paid for it."""
        memory, officer = self.mind.memory, turn.public.sheriffs[0]
        seen = memory.dangers.get(rival)
        if seen is None:
            return USUAL_LOOK
        ours, plain, rate = memory.sheriff_ways.of(officer)
        chance = 0.0
        for likely, lie in ((1 - false, False), (false, True)):
            known = memory.opens(officer, EVEN, lie=lie, offered=False)
            chance += likely * (ours * seen[lie][0] + plain * seen[lie][1] + rate * known)
        return chance

    def _buy_inspection(self, turn: Turn) -> Command | None:
        """A coin or two for a look into a rival's bag, where the Sheriff might not look otherwise."""
        mind, public = self.mind, turn.public
        if not mind.taste.has("inspections") or len(public.sheriffs) > 1 or self.bought:
            return None
        if public.offer((mind.seat,), public.sheriffs) or any(o.merchant == mind.seat for o in public.obligations):
            return None
        plan = self.merchant.plan
        if mind.seat in public.unsettled and plan is not None and plan.bribe:
            return None
        for rival in public.unsettled:
            if rival == mind.seat or looked_for(public, rival):
                continue
            belief = mind.belief(turn, rival)
            if belief.false <= LIKELY_LIE:
                continue
            gain = self._inspection_worth(turn, rival)
            gold = int(mind.taste.bargain * gain / (1 + mind.envy))
            if 1 <= gold <= public.gold[mind.seat]:
                self.bought = True
                terms = Terms(Parcel(gold), bags=(BagTerm(rival, Deed.OPEN),))
                offer = MakeOffer((mind.seat,), public.sheriffs, terms)
                mind.note("inspection", [Option("buy", gain, offer)], lies={rival: belief.false}, price=gold)
                return offer
        return None


def _asked(mind: Mind, turn: Turn, demand: Offer) -> float:
    """What a demand comes to, in gold."""
    return given(mind, turn, demand.terms.merchant_gives) - demand.terms.sheriff_gives.gold
