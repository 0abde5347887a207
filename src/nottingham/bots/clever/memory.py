"""What everybody did so far in this game, as one seat was told it."""

from collections import Counter
from collections.abc import Callable
from math import log
from typing import Any, Final

from ...game import Event
from ...game import events as e
from ...game.goods import IS_LEGAL, Cards, Good
from ...game.known import BagTerm, Deed, Terms
from ..ledger import Ledger
from .rates import Times, rate_among
from .ways import USUAL_MERCHANTS, USUAL_SHERIFFS, Ways

BRIBE_RATES: Final = (0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 99.0)
"""What a Sheriff may want for a card, in gold; the last one takes nothing."""
PRIOR_BRIBE_RATES: Final = (0.14, 0.14, 0.16, 0.16, 0.14, 0.1, 0.16)
"""How likely a Sheriff about whom nothing is known wants each of them."""
KEEPS_TO_IT: Final = 0.93
FALLS_SHORT: Final = 0.07
"""How likely a Sheriff takes an offer that is as high as wanted, and one that is not."""
TAKES: Final = (0.05, 0.9)
"""No offer is surely left or taken: the chance begins with the first, and the second of it depends on the rate."""

TELLS_PRIOR: Final = 8.0
TABLE_PRIOR: Final = 2.0
"""How many bags it takes until what was seen counts for as much as what is usual: of declarations, of lies at this
table."""
HABIT: Final = 1.6
"""The most that a habit in declaring counts, as a logarithm."""
OWN_TELLS: Final = 3
"""How many times a merchant's own declarations count, against those of the others at the table."""

ROUGH_LEGAL: Final = 3
ROUGH_CONTRABAND: Final = 6
"""What a card in an offer counts for, as anybody sees it. Goods out of a bag may be missing: they count as legal."""
ACCEPTED: Final = -1.0
"""Stands for the best offer of an owner whose offer was taken."""
USUAL_OPENS: Final = 0.7
"""How often a Sheriff opens a bag of whom nothing is known but that looks do not matter: newcomers open much."""
EVEN: Final = 0.45
"""What is thought of it when ways are compared: those who open nothing do not look, either."""
BARGAIN_AT_THE_GATE: Final = (0.9, 0.7, 0.15)
"""How likely a Sheriff proposes or says something in a round: our own hard, plainer people, those who do not look."""
USUAL_LIE_RATE: Final = 0.35
UNSEEN_BAG: Final = (0.35, 0.35)
"""What either sort of people would have thought of a bag at which this seat never looked."""


class Merchant:
    """What is known of somebody as a merchant."""

    __slots__ = (
        "bags",
        "contraband",
        "demanded_lies",
        "demanded_true",
        "last_lie",
        "lies",
        "lies_offered",
        "refused_lies",
        "refused_true",
        "said",
        "tally",
        "true_offered",
    )

    def __init__(self) -> None:
        self.bags = 0
        self.lies = 0
        self.tally: Times = (0, 0)
        """True bags and lies."""
        self.contraband = 0
        """Contraband cards in the bags that were lies."""
        self.demanded_lies = 0
        """Lies for which a Sheriff demanded something."""
        self.refused_lies = 0
        """Those of them whose owner did not pay."""
        self.demanded_true = 0
        self.refused_true = 0
        """The same of true bags."""
        self.last_lie = False
        self.lies_offered = 0
        self.true_offered = 0
        self.said: Counter[tuple[bool, Good | int]] = Counter()
        """Kinds and numbers that were declared, apart for lies and true bags."""

    def count(self, lie: bool, declared: tuple[Good, int]) -> None:
        """One more bag, and what it was called."""
        self.bags += 1
        self.lies += lie
        self.tally = self.bags - self.lies, self.lies
        for what in declared:
            self.said[lie, what] += 1


class Sheriff:
    """What is known of somebody as a Sheriff."""

    __slots__ = ("bags", "rates", "tallies")

    def __init__(self) -> None:
        both = (False, True)
        self.bags: dict[tuple[bool, bool], list[int]] = {(offered, lie): [0, 0] for offered in both for lie in both}
        """How many bags were passed and opened, by whether something was offered for them and whether they were
        lies: a Sheriff with a good nose opens more lies."""
        self.tallies: dict[bool, Times] = dict.fromkeys(both, (0, 0))
        """The same of lies and true bags together."""
        self.rates = list(PRIOR_BRIBE_RATES)

    def count(self, *, offered: bool, lie: bool, opened: bool) -> None:
        """One more bag, and what became of it."""
        self.bags[offered, lie][opened] += 1
        passed, known = self.tallies[offered]
        self.tallies[offered] = passed + (not opened), known + opened

    def heard_offer(self, rate: float, accepted: bool) -> None:
        """Somebody offered so much a card, and this is what became of it."""
        for i, wanted in enumerate(BRIBE_RATES):
            likely = KEEPS_TO_IT if rate >= wanted else FALLS_SHORT
            self.rates[i] *= likely if accepted else 1 - likely
        total = sum(self.rates)
        self.rates = [weight / total for weight in self.rates]

    def takes(self, rate: float) -> float:
        """How likely an offer of so much a card is taken."""
        sure = sum(weight for weight, wanted in zip(self.rates, BRIBE_RATES, strict=True) if rate >= wanted)
        least, more = TAKES
        return least + more * sure


class Memory:
    """What one seat remembers of a game. Told events go in, counts come out."""

    def __init__(self, players: int, seat: int, *, learns: bool = True) -> None:
        self.seat = seat
        self.learns = learns
        """Whether what bags turned out to be is remembered beyond the round."""
        self.merchants = [Merchant() for _ in range(players)]
        self.others = Merchant()
        """Bags, lies and declarations of all the others together."""
        self.sheriffs = [Sheriff() for _ in range(players)]
        self.declared: dict[int, tuple[Good, int]] = {}
        self.merchant_ways = Ways(players, seat, USUAL_MERCHANTS)
        self.sheriff_ways = Ways(players, seat, USUAL_SHERIFFS)
        self.looks: dict[int, tuple[float, float]] = {}
        """How likely each bag of this round seemed a lie by its looks before it was settled: to those who know hard,
        and to those who know plainer people."""
        self.looked_at: dict[int, tuple[tuple[object, ...], tuple[float, float], list[float]]] = {}
        """What the last look at each bag was made from, what it gave, and the facts: the same until that changes."""
        self.settled = 0
        """How many bags were remembered so far."""
        self.dangers: dict[int, tuple[tuple[float, float], tuple[float, float]]] = {}
        """How likely each would be opened, thought likewise: if it is true, and if it is a lie."""
        self.offered: dict[int, float] = {}
        """The best offer of each owner for its own bag this round, in gold a card."""
        self.demanded: set[int] = set()
        """Owners of whom something was demanded this round, and who have not paid."""
        self.paid: set[int] = set()
        self.bargained: set[int] = set()
        """Officers who proposed or said something this round."""
        self.curious: set[int] = set()
        """Who offered something this round to have another bag opened."""
        self.officers: tuple[int, ...] = ()
        self.tossed: dict[int, Cards] = {}
        self.taken: dict[int, Cards] = {}
        """Cards that everybody saw a merchant take from a pile this round."""
        self.opened_me = [0] * players
        self._habits: dict[tuple[int, Good | int], float] = {}
        self._opens: dict[tuple[int, float, bool, bool], float] = {}
        self._lie_rates: dict[tuple[int, bool], float] = {}
        """Worked out since the last bag was settled."""
        self.mean_value: float | None = None
        """What a contraband card of this deck is worth on average, once somebody worked it out."""
        self.shares: dict[Good, float] = {}
        """The share of each legal kind in the legal goods of this deck, likewise."""
        self.ledger = Ledger()

    def usual_lies(self, usual: float) -> float:
        """How often people at this table lie, beginning with what is usual."""
        return (self.others.lies + TABLE_PRIOR * usual) / (self.others.bags + TABLE_PRIOR)

    def lie_rate(self, owner: int, offered: bool) -> float:
        """How often somebody lies, by nothing but what that one did before, with and without an offer."""
        found = self._lie_rates.get((owner, offered))
        if found is None:
            tallies = tuple([m.tally for seat, m in enumerate(self.merchants) if seat not in (owner, self.seat)])
            told = self._told(owner)
            found = rate_among(USUAL_LIE_RATE, tallies, told[offered], told[not offered])
            self._lie_rates[owner, offered] = found
        return found

    def seen_of(self, owner: int) -> tuple[object, ...]:
        """Everything in here that a look at somebody's bag goes by."""
        return (
            self.settled,
            self.tossed.get(owner),
            self.taken.get(owner),
            self.offered.get(owner),
            owner in self.demanded,
            owner in self.paid,
            owner in self.curious,
        )

    def _told(self, owner: int) -> tuple[Times, Times]:
        """How many true bags and lies somebody had: without an offer, and with one."""
        known = self.merchants[owner]
        true = known.bags - known.lies
        return (true - known.true_offered, known.lies - known.lies_offered), (known.true_offered, known.lies_offered)

    def habit(self, owner: int, declared: Good | int, usual: float) -> float:
        """How much more this table's lies were called so than its true bags, as a logarithm; it is worked out once for
        every bag that was settled."""
        found = self._habits.get((owner, declared))
        if found is None:
            tells = log(self.tells(owner, declared, usual, usual))
            found = self._habits[owner, declared] = max(-HABIT, min(HABIT, tells))
        return found

    def tells(self, owner: int, declared: Good | int, when_lying: float, when_honest: float) -> float:
        """How much likelier a kind or number is in a lie than in a true bag: beginning with what is usual, by what
        people at this table declared, this one above all."""
        lying, honest, table = (True, declared), (False, declared), self.others
        lies, true = table.said.get(lying, 0), table.said.get(honest, 0)
        all_lies, all_true = table.lies, table.bags - table.lies
        known = self.merchants[owner]
        if owner != self.seat and known.bags:
            more = OWN_TELLS - 1
            lies += more * known.said.get(lying, 0)
            true += more * known.said.get(honest, 0)
            all_lies += more * known.lies
            all_true += more * (known.bags - known.lies)
        in_lies = (lies + TELLS_PRIOR * when_lying) / (all_lies + TELLS_PRIOR)
        return in_lies / ((true + TELLS_PRIOR * when_honest) / (all_true + TELLS_PRIOR))

    def opens(self, officer: int, usual: float, *, lie: bool, offered: bool) -> float:
        """How likely a Sheriff opens a bag: beginning with what is usual, by what Sheriffs at this table do, then
        by what this one does, then by what this one does with such a bag."""
        key = (officer, usual, lie, offered)
        found = self._opens.get(key)
        if found is None:
            found = self._opens[key] = self._opened(officer, usual, lie, offered)
        return found

    def _opened(self, officer: int, usual: float, lie: bool, offered: bool) -> float:
        not_others = officer, self.seat
        tallies = tuple([s.tallies[offered] for seat, s in enumerate(self.sheriffs) if seat not in not_others])
        mine = self.sheriffs[officer].bags
        such, other = mine[offered, lie], mine[offered, not lie]
        return rate_among(usual, tallies, (such[0], such[1]), (other[0], other[1]))

    def hear(self, told: Event) -> None:
        self.ledger.hear(told)
        hear = _HEARD.get(type(told))
        if hear is not None:
            hear(self, told)

    def scene_set(self, event: e.SceneSet) -> None:
        """It begins in the middle of a round: some have declared."""
        self.officers = event.public.sheriffs
        for seat, bag in enumerate(event.public.bags):
            if bag is not None and bag.declared is not None:
                self.declared[seat] = bag.declared, bag.count

    def round_began(self, event: e.RoundBegan) -> None:
        self._judge_bargaining()
        self.officers = event.sheriffs
        self.declared, self.offered, self.tossed, self.taken = {}, {}, {}, {}
        self.demanded, self.paid, self.curious, self.looks, self.dangers = set(), set(), set(), {}, {}
        self.bargained = set()

    def _judge_bargaining(self) -> None:
        """Who bargains at the gate thinks about bags; who asks for nothing all round mostly does not."""
        if self.learns and self.declared:
            for officer in self.officers:
                if officer != self.seat:
                    chances = [_of(likely, officer in self.bargained) for likely in BARGAIN_AT_THE_GATE]
                    self.sheriff_ways.learn(officer, (chances[0], chances[1], chances[2]))

    def cards_set_aside(self, event: e.CardsSetAside) -> None:
        self.tossed[event.seat] = event.cards

    def cards_taken(self, event: e.CardsTaken) -> None:
        self.taken[event.seat] = self.taken.get(event.seat, ()) + event.cards

    def set_aside_placed(self, event: e.SetAsidePlaced) -> None:
        self.tossed[event.seat] = event.cards

    def bag_declared(self, event: e.BagDeclared) -> None:
        self.declared[event.seat] = (event.good, event.count)

    def offer_made(self, event: e.OfferMade) -> None:
        maker, asked = event.seat, event.to[0]
        if maker in self.officers:
            self.bargained.add(maker)
        if maker in self.officers and event.terms.deed_for(asked) is Deed.PASS and event.terms.merchant_gives.gold:
            self.demanded.add(asked)
        if maker not in self.officers and any(t.bag != maker and t.deed is Deed.OPEN for t in event.terms.bags):
            self.curious.add(maker)
        if maker in self.declared and event.terms.deed_for(maker) is Deed.PASS and maker not in self.officers:
            rate = bribe_worth(event.terms) / self.declared[maker][1]
            self.offered[maker] = max(rate, self.offered.get(maker, 0.0))

    def said(self, event: e.Said) -> None:
        if event.seat in self.officers:
            self.bargained.add(event.seat)

    def deal_struck(self, event: e.DealStruck) -> None:
        if BagTerm(event.merchant, Deed.PASS) in event.terms.bags and event.merchant in self.declared:
            rate = bribe_worth(event.terms) / self.declared[event.merchant][1]
            for officer in self.officers:
                self.sheriffs[officer].heard_offer(rate, True)
            self.offered[event.merchant] = ACCEPTED
            self.paid.add(event.merchant)

    def bag_passed(self, event: e.BagPassed) -> None:
        good, count = self.declared[event.seat]
        self._settled(event.seat, event.belies(good, count), count - len(event.legal), opened=False)

    def bag_opened(self, event: e.BagOpened) -> None:
        contraband = sum(card not in IS_LEGAL for card in event.confiscated)
        self._settled(event.seat, not event.true, contraband, opened=True)
        if event.seat == self.seat:
            for officer in event.by:
                self.opened_me[officer] += 1

    def _settled(self, owner: int, lie: bool, contraband: int, *, opened: bool) -> None:
        if not self.learns:
            return
        self._habits, self._opens, self._lie_rates = {}, {}, {}
        self.settled += 1
        offered = self.offered.get(owner, 0.0)
        self._judge(owner, offered, lie, opened)
        merchant = self.merchants[owner]
        merchant.count(lie, self.declared[owner])
        if owner != self.seat:
            self.others.count(lie, self.declared[owner])
        merchant.last_lie = lie
        if owner in self.demanded:
            refused = owner not in self.paid
            merchant.demanded_lies += lie
            merchant.refused_lies += lie and refused
            merchant.demanded_true += not lie
            merchant.refused_true += refused and not lie
        if lie:
            merchant.contraband += contraband
            merchant.lies_offered += offered != 0
        else:
            merchant.true_offered += offered != 0
        for officer in self.officers:
            sheriff = self.sheriffs[officer]
            if offered > 0:
                sheriff.heard_offer(offered, False)
            if offered >= 0:
                sheriff.count(offered=offered > 0, lie=lie, opened=opened)

    def _judge(self, owner: int, offered: float, lie: bool, opened: bool) -> None:
        """What a bag turned out to be, and what became of it, tells what sort of people they are."""
        looks, dangers = self.looks.pop(owner, UNSEEN_BAG), self.dangers.pop(owner, (UNSEEN_BAG, UNSEEN_BAG))
        if owner != self.seat:
            rate = self.lie_rate(owner, offered != 0)
            self.merchant_ways.learn(owner, (_of(looks[0], lie), _of(looks[1], lie), _of(rate, lie)))
        if offered >= 0:
            ours, plain = dangers[lie]
            for officer in self.officers:
                if officer != self.seat:
                    rate = self.opens(officer, EVEN, lie=lie, offered=offered > 0)
                    self.sheriff_ways.learn(officer, (_of(ours, opened), _of(plain, opened), _of(rate, opened)))


def _of(chance: float, happened: bool) -> float:
    return chance if happened else 1 - chance


def bribe_worth(terms: Terms) -> float:
    """A rough worth of what a merchant offers, as anybody sees it."""
    parcel = terms.merchant_gives
    legal = len(parcel.legal) + len(parcel.from_bag)
    contraband = len(parcel.contraband) + parcel.unseen
    cards = ROUGH_LEGAL * legal + ROUGH_CONTRABAND * contraband
    return parcel.gold + cards - terms.sheriff_gives.gold


_HEARD: Final[dict[type[Event], Callable[[Memory, Any], None]]] = {
    e.SceneSet: Memory.scene_set,
    e.RoundBegan: Memory.round_began,
    e.CardsSetAside: Memory.cards_set_aside,
    e.CardsTaken: Memory.cards_taken,
    e.SetAsidePlaced: Memory.set_aside_placed,
    e.BagDeclared: Memory.bag_declared,
    e.OfferMade: Memory.offer_made,
    e.DealStruck: Memory.deal_struck,
    e.Said: Memory.said,
    e.BagPassed: Memory.bag_passed,
    e.BagOpened: Memory.bag_opened,
}
