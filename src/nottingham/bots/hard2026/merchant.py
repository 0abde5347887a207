"""The merchant: what to toss, load, declare and offer, by expected value against a model of this Sheriff."""

from math import ceil
from typing import Final

import msgspec

from ...game import Command, Good
from ...game.choices import MayAccept
from ...game.commands import (
    AcceptOffer,
    ClaimBlackMarket,
    DeclareBag,
    LoadBag,
    MakeOffer,
)
from ...game.goods import BLACK_MARKET_SET, IS_LEGAL, MOST_IN_BAG, PENALTY, PLAIN_CONTRABAND, VALUE, Cards
from ...game.known import BagTerm, Deed, Offer, Parcel, Side, Terms
from ..seat import Turn
from .gatekeeper import chance_of_opening, chance_of_taking, one_opens
from .ledger import PASS_NEXT
from .memory import BRIBE_RATES
from .mind import Mind, Option
from .worth import UNSEEN_WORTH, Races, rounds_left

MOST_OFFERS: Final = 2
"""How often a round something is offered for its own bag."""
BAIT: Final = 1
"""The gold that is offered for an honest bag, and how much better than silence it must be."""
LAST_ROUNDS_PULL: Final = 0.5
"""How much of the pull of the black market is left when there is hardly a round to complete a set in."""
SCORNED: Final = 0.2
MOST_SCORNED: Final = 0.95
"""A Sheriff whose demand is refused opens a lie so much likelier, up to a bound."""
TRUSTED: Final = 0.5
"""The trust that it takes to be believed a promise out of a bag."""
USUAL_BAG: Final = 4
"""Cards in a rival's bag, where only the Sheriff's ways matter."""
LIKELY_LIE: Final = 0.5
"""How likely a lie a rival's bag must seem before a look into it is paid for."""


class Plan(msgspec.Struct, frozen=True):
    """A bag, what to call it, and what to offer for it."""

    cards: Cards
    good: Good
    value: float
    bribe: int = 0
    bait: bool = False
    """An offer for an honest bag, so that it is opened."""

    @property
    def lies(self) -> bool:
        return any(card is not self.good for card in self.cards)


class MerchantSide:
    """How a clever player trades."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.plan: Plan | None = None
        self.offered = (0, 0)
        """The round of its own last offer, and how often that round."""
        self.bought = 0
        """The round in which an inspection was last asked for."""

    # Loading and declaring

    def load(self, turn: Turn) -> Command:
        plans = self.plans(turn)
        options = [Option("plan", plan.value + self.mind.blur()) for plan in plans]
        self.plan = plans[options.index(self.mind.best("load", options))]
        return LoadBag(self.plan.cards)

    def declare(self, turn: Turn) -> Command:
        """As planned; without a plan (somebody else loaded) as near to the truth as can be."""
        own = turn.own.bag
        legal = [card for card in own if card in IS_LEGAL]
        good = max(legal, key=legal.count) if legal else turn.public.rules.legal_kinds[0]
        if self.plan is not None and tuple(sorted(self.plan.cards)) == own:
            good = self.plan.good
            self.mind.note("declare", [Option("as planned", self.plan.value, DeclareBag(good, len(own)))])
        return DeclareBag(good, len(own))

    def plan_as(self, turn: Turn, cards: Cards, good: Good) -> Plan:
        """A plan for a bag that is packed already, if it is called so."""
        races = self.mind.races(turn)
        false = tuple(card for card in cards if card is not good)
        if not false:
            return self._honest(turn, races, good, len(cards))
        true = (good,) * (len(cards) - len(false))
        return self._lie(turn, races, good, true, false, self._black_market_pull(turn))

    def plans(self, turn: Turn) -> list[Plan]:
        """Honest bags of every kind, and lies of every size with the dearest cards."""
        hand, races = turn.own.hand, self.mind.races(turn)
        extra = self._black_market_pull(turn)
        dear = sorted(hand, key=lambda card: VALUE[card] if card in IS_LEGAL else VALUE[card] + extra.get(card, 0.0))
        found: list[Plan] = []
        most_first = sorted(turn.public.rules.legal_kinds, key=lambda good: -hand.count(good))
        for thought, good in enumerate(most_first):
            mine = hand.count(good)
            if mine:
                found.append(self._honest(turn, races, good, min(MOST_IN_BAG, mine)))
            if thought >= self.mind.taste.width:
                continue
            false = [card for card in dear if card is not good]
            for number in range(1, min(MOST_IN_BAG, len(false)) + 1):
                lies = tuple(false[-number:])
                true = (good,) * min(MOST_IN_BAG - number, mine)
                found.append(self._lie(turn, races, good, true, lies, extra))
        return found

    def _black_market_pull(self, turn: Turn) -> dict[Good, float]:
        """What a card adds towards a set for the black market."""
        pull: dict[Good, float] = {}
        for good, stack in turn.public.stacks.items():
            if stack:
                have = turn.own.contraband.count(good) + turn.own.hand.count(good)
                gain = stack[0] - BLACK_MARKET_SET * VALUE[good]
                near = min(1.0, have / BLACK_MARKET_SET) * (1.0 if rounds_left(turn.public) > 1 else LAST_ROUNDS_PULL)
                pull[good] = gain / BLACK_MARKET_SET * near
        return pull

    def _honest(self, turn: Turn, races: Races, good: Good, number: int) -> Plan:
        cards = (good,) * number
        opens = chance_of_opening(self.mind, turn, number, lie=False)
        reward = PENALTY[good] * number * (1 + self.mind.envy)
        value = races.worth(cards) + opens * reward
        if self.mind.taste.haggles and self.mind.taste.learns and turn.public.gold[self.mind.seat]:
            offered = chance_of_opening(self.mind, turn, number, lie=False, offered=True)
            taken = chance_of_taking(self.mind, turn, BAIT / number)
            bait = races.worth(cards) + (1 - taken) * offered * reward - taken * BAIT * (1 + self.mind.envy)
            if bait > value + BAIT:
                return Plan(cards, good, bait, BAIT, True)
        return Plan(cards, good, value)

    def _lie(self, turn: Turn, races: Races, good: Good, true: Cards, lies: Cards, extra: dict[Good, float]) -> Plan:
        mind, cards = self.mind, tuple(sorted(true + lies))
        count = len(cards)
        passed = races.worth(cards) + sum(extra.get(card, 0.0) for card in lies)
        fine = sum(PENALTY[card] for card in lies) * (1 + mind.envy)
        caught = races.worth(true) - fine
        opens = chance_of_opening(self.mind, turn, count, lie=True)
        alone = (1 - opens) * passed + opens * caught - mind.taste.scruples
        best = Plan(cards, good, alone)
        if not mind.taste.bribes:
            return best
        gold = turn.public.gold[mind.seat]
        opens = chance_of_opening(self.mind, turn, count, lie=True, offered=True)
        refused = (1 - opens) * passed + opens * caught - mind.taste.scruples
        for rate in BRIBE_RATES[:-1]:
            bribe = ceil(rate * count)
            if bribe > gold:
                break
            taken = chance_of_taking(self.mind, turn, bribe / count)
            value = taken * (passed - bribe * (1 + mind.envy) - mind.taste.scruples) + (1 - taken) * refused
            if value > best.value:
                best = Plan(cards, good, value, bribe)
        return best

    # Speaking up

    def speak(self, turn: Turn) -> Command | None:
        """A turn in the negotiation that nobody asked for."""
        claim = self.claim(turn)
        if claim is not None:
            return claim
        answer = self._answer(turn)
        if answer is not None:
            return answer
        return self._offer(turn) or self._buy_inspection(turn)

    def claim(self, turn: Turn) -> Command | None:
        """The black market card that gains most over the three cards it costs."""
        public, own = turn.public, turn.own
        if self.mind.seat in public.unsettled or self.mind.seat in public.claimed:
            return None
        gains = {
            good: stack[0] - BLACK_MARKET_SET * VALUE[good]
            for good, stack in public.stacks.items()
            if stack and own.contraband.count(good) >= BLACK_MARKET_SET
        }
        if not gains:
            return None
        options = [Option(good, float(gain), ClaimBlackMarket(good)) for good, gain in gains.items()]
        return self.mind.best("black market", options).command

    def _answer(self, turn: Turn) -> Command | None:
        """Yes to a demand of the Sheriff's, if it is better than what happens otherwise."""
        seat = self.mind.seat
        for offer in turn.public.offers:
            if offer.merchant == seat and not offer.made_by_merchant and seat not in offer.agreed:
                choice = next(
                    (c for c in turn.choices.choices if isinstance(c, MayAccept) and c.offer == offer.id), None
                )
                if choice is not None and self._worth_accepting(turn, offer):
                    return AcceptOffer(
                        offer.id, tuple(sorted(choice.chosen.source, key=VALUE.__getitem__))[: choice.chosen.least]
                    )
        return None

    def _worth_accepting(self, turn: Turn, offer: Offer) -> bool:
        terms, seat = offer.terms, self.mind.seat
        price = self._price(turn, terms.merchant_gives) - self._price(turn, terms.sheriff_gives)
        if terms.deed_for(seat) is not Deed.PASS:
            opened = [term.bag for term in terms.bags if term.deed is Deed.OPEN and term.bag != seat]
            return price <= sum(self._inspection_worth(turn, rival) for rival in opened)
        passed, otherwise = self._stakes(turn)
        options = [Option("accept", passed - price + self.mind.blur()), Option("refuse", otherwise)]
        return self.mind.best("answer", options, price=price, passed=passed, otherwise=otherwise).label == "accept"

    def _price(self, turn: Turn, parcel: Parcel) -> float:
        """What a parcel costs its giver, and pleases its receiver."""
        goods = (
            sum(VALUE[card] for card in parcel.legal + parcel.contraband + parcel.from_bag)
            + UNSEEN_WORTH * parcel.unseen
        )
        return (parcel.gold + goods) * (1 + self.mind.envy)

    def _stakes(self, turn: Turn) -> tuple[float, float]:
        """What its own bag is worth passed, and what is to be expected when no deal is made."""
        races, own = self.mind.races(turn), turn.own
        bag = turn.public.bags[self.mind.seat]
        assert bag is not None
        true = tuple(card for card in own.bag if card is bag.declared)
        lies = tuple(card for card in own.bag if card is not bag.declared)
        passed = races.worth(own.bag)
        opens = chance_of_opening(self.mind, turn, bag.count, lie=bool(lies), offered=True)
        if not lies:
            reward = sum(PENALTY[card] for card in true) * (1 + self.mind.envy)
            return passed, passed + opens * reward
        opens = min(MOST_SCORNED, opens + SCORNED)
        caught = races.worth(true) - sum(PENALTY[card] for card in lies) * (1 + self.mind.envy)
        return passed, (1 - opens) * passed + opens * caught

    def _side(self, turn: Turn) -> Side:
        bag = turn.public.bags[self.mind.seat]
        return turn.public.sheriffs if bag is None or bag.alone is None else (bag.alone,)

    def _offer(self, turn: Turn) -> Command | None:
        """The planned bribe; once more, and higher, if the bag is still there and worth it."""
        public, seat = turn.public, self.mind.seat
        if not self.mind.taste.bribes or seat not in public.unsettled or self.plan is None:
            return None
        side = self._side(turn)
        round_, times = self.offered
        times = times if round_ == public.round else 0
        pressed = self.mind.taste.haggles and times == 1 and public.offer(side, (seat,)) is not None
        if public.offer((seat,), side) is not None and not pressed:
            return None
        if times >= MOST_OFFERS or not self.plan.bribe or (times and (self.plan.bait or not self.mind.taste.haggles)):
            return None
        passed, otherwise = self._stakes(turn)
        wanted = self.plan.bribe if not times else ceil(self.plan.bribe * self.mind.taste.raise_by)
        most = (passed - otherwise) / (1 + self.mind.envy)
        wanted = wanted if self.plan.bait else min(wanted, int(most))
        if wanted < 1:
            return None
        self.offered = (public.round, times + 1)
        offer = MakeOffer((seat,), side, Terms(self._purse(turn, wanted), bags=(BagTerm(seat, Deed.PASS),)))
        return offer

    def _purse(self, turn: Turn, wanted: int) -> Parcel:
        """Gold as far as it goes, then the goods from the stall that are missed least."""
        gold = min(wanted, turn.public.gold[self.mind.seat])
        missing = wanted - gold
        races, goods = self.mind.races(turn), []
        for card in sorted(turn.public.stalls[self.mind.seat], key=lambda good: races.gain(good, 1) + VALUE[good]):
            if missing <= 0:
                break
            goods.append(card)
            missing -= VALUE[card]
        return Parcel(gold, tuple(sorted(goods)), from_bag=self._promised(turn), favour=self._favour(turn))

    def _promised(self, turn: Turn) -> Cards:
        """A second offer also promises something dear out of a bag that is a lie. Whether it is there is another
        matter: a bluff costs nothing but trust (rules §5), so it is for those who still have some."""
        mind, bag = self.mind, turn.public.bags[self.mind.seat]
        if not mind.taste.haggles or self.offered[1] < MOST_OFFERS or bag is None:
            return ()
        if all(card is bag.declared for card in turn.own.bag) or mind.memory.ledger.bag_trust(mind.seat) < TRUSTED:
            return ()
        dear = [good for good in PLAIN_CONTRABAND if turn.public.rules.copies(good)]
        return (max(dear, key=VALUE.__getitem__),) if dear else ()

    def _favour(self, turn: Turn) -> str:
        """A promise to a Sheriff sweetens a second, higher offer, if there will be an occasion to keep it."""
        officers, times = turn.public.sheriffs, self.offered[1]
        if not self.mind.taste.haggles or len(officers) > 1 or times < MOST_OFFERS:
            return ""
        again = rounds_left(turn.public) >= turn.public.rules.players - 1
        return PASS_NEXT if again and (self.mind.seat, officers[0]) not in self.mind.memory.ledger.open else ""

    def _inspection_worth(self, turn: Turn, rival: int) -> float:
        """What it is worth that a rival's bag is opened which might pass otherwise."""
        belief = self.mind.belief(turn, rival)
        spared = 1 - one_opens(self.mind, turn.public.sheriffs[0], USUAL_BAG, True, False)
        return spared * self.mind.envy * belief.false * belief.confiscated

    def _buy_inspection(self, turn: Turn) -> Command | None:
        """A coin or two for a look into a rival's bag, where the Sheriff might not look otherwise."""
        mind, public = self.mind, turn.public
        if not mind.taste.haggles or len(public.sheriffs) > 1 or public.offer((mind.seat,), public.sheriffs):
            return None
        if mind.seat in public.unsettled and self.plan is not None and self.plan.bribe:
            return None
        if any(o.merchant == mind.seat for o in public.obligations) or self.bought == public.round:
            return None
        for rival in public.unsettled:
            if rival == mind.seat:
                continue
            belief = mind.belief(turn, rival)
            gain = self._inspection_worth(turn, rival)
            gold = int(mind.taste.bargain * gain / (1 + mind.envy))
            if belief.false > LIKELY_LIE and 1 <= gold <= public.gold[mind.seat]:
                self.bought = public.round
                terms = Terms(Parcel(gold), bags=(BagTerm(rival, Deed.OPEN),))
                offer = MakeOffer((mind.seat,), public.sheriffs, terms)
                mind.note("inspection", [Option("buy", gain, offer)], lies={rival: belief.false}, price=gold)
                return offer
        return None
