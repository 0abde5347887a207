"""What to expect of this Sheriff: how likely a bag is opened, and an offer taken."""

from math import exp
from operator import mul
from typing import Final

from ...game.goods import MOST_IN_BAG, Good, worth
from ...game.known import Public
from ..seat import Turn
from .facts import (
    FACT_NAMES,
    KIND_FACTS,
    NUMBER_FACTS,
    OWNER_FACTS,
    FactRow,
    kind_facts,
    number_facts,
    offer_facts,
    owner_facts,
)
from .mind import Mind
from .weights import OPEN_WEIGHTS

NEVER_SURE: Final = (0.03, 0.97)
"""An opening is never taken for surer than this, either way."""
HIDDEN_WORTH: Final = 7
"""A face-down card on a stall, in points."""
WEALTH: Final = 60.0
PRUDENCE: Final = 1.35
"""Strangers are thought to open so much more often than our own bots do."""
PROMISED: Final = 0.8
"""How much of the danger a promise to pass takes away, if it is believed altogether."""

GATE_FACTS: Final = ("a lie", "ahead of the others")
"""Beside the facts of the bag: what only its owner knows, and whom it is worth to hold back."""
_OF_KIND: Final = OPEN_WEIGHTS[len(OWNER_FACTS) : len(OWNER_FACTS + KIND_FACTS)]
_OF_NUMBER: Final = OPEN_WEIGHTS[len(OWNER_FACTS + KIND_FACTS) : len(OWNER_FACTS + KIND_FACTS + NUMBER_FACTS)]
_OF_OFFER: Final = OPEN_WEIGHTS[len(OWNER_FACTS + KIND_FACTS + NUMBER_FACTS) : len(FACT_NAMES)]
_OF_LIE, _OF_LEAD = OPEN_WEIGHTS[-2:]


def gate_facts(public: Public, owner: int, facts: FactRow, *, lie: bool) -> FactRow:
    """The facts of a bag, and what else makes a Sheriff open it."""
    return [*facts, float(lie), ahead_of(public, owner)]


def ahead_of(public: Public, owner: int) -> float:
    """How far somebody is ahead of the mean, as everybody sees it."""
    wealth = [
        gold + worth(stall) + HIDDEN_WORTH * hidden
        for gold, stall, hidden in zip(public.gold, public.stalls, public.contraband, strict=True)
    ]
    return (wealth[owner] - sum(wealth) / len(wealth)) / WEALTH


class Gatekeeper:
    """How likely its own bag is opened, if no bribe is taken for it. One for each decision: the sum of the weights is
    put together from parts that are worked out once."""

    def __init__(self, mind: Mind, turn: Turn) -> None:
        self.mind = mind
        self.turn = turn
        public, memory = turn.public, mind.memory
        owner = owner_facts(public, memory, mind.seat)
        self._base = _sum(OPEN_WEIGHTS[: len(OWNER_FACTS)], owner) + _OF_LEAD * ahead_of(public, mind.seat)
        self._kinds: dict[Good, float] = {}
        self._numbers: list[float | None] = [None] * (MOST_IN_BAG + 1)
        self._offers: dict[tuple[int, float], float] = {}
        self._records: dict[tuple[bool, bool], list[tuple[float, float]]] = {}
        self._taken: dict[float, float] = {}

    def opens(self, good: Good, count: int, *, lie: bool, rate: float = 0.0) -> float:
        """The look of the bag says what is usual; what this Sheriff does says the rest."""
        total = self._base + self._kind(good) + self._number(count) + (_OF_LIE if lie else 0.0)
        if rate:
            total += self._offer(count, rate)
        usual = min(NEVER_SURE[1], PRUDENCE / (1 + exp(-total)))
        records = self._record(lie, rate > 0)
        chance = 0.0
        for weight, known in records:
            chance += (weight * usual + known) / len(records)
        least, most = NEVER_SURE
        return min(most, max(least, chance / self.mind.taste.boldness))

    def taken(self, rate: float) -> float:
        """How likely an offer of so much a card is taken, by all whose yes it takes."""
        if rate not in self._taken:
            chance = 1.0
            for officer in self.turn.public.sheriffs:
                chance *= self.mind.memory.sheriffs[officer].takes(rate)
            self._taken[rate] = chance
        return self._taken[rate]

    def _kind(self, good: Good) -> float:
        if good not in self._kinds:
            facts = kind_facts(self.turn.public, self.mind.memory, self.mind.seat, good)
            self._kinds[good] = _sum(_OF_KIND, facts)
        return self._kinds[good]

    def _number(self, count: int) -> float:
        found = self._numbers[count]
        if found is None:
            facts = number_facts(self.turn.public, self.mind.memory, self.mind.seat, count)
            found = self._numbers[count] = _sum(_OF_NUMBER, facts)
        return found

    def _offer(self, count: int, rate: float) -> float:
        if (count, rate) not in self._offers:
            facts = offer_facts(self.mind.memory, self.mind.seat, count, rate)
            self._offers[count, rate] = _sum(_OF_OFFER, facts)
        return self._offers[count, rate]

    def _record(self, lie: bool, offered: bool) -> list[tuple[float, float]]:
        """For every officer: how much what is usual still counts, and what is known beside it."""
        if (lie, offered) not in self._records:
            memory, mind = self.mind.memory, self.mind
            found = []
            for officer in self.turn.public.sheriffs:
                none = memory.opens(officer, 0.0, lie=lie, offered=offered)
                all_ = memory.opens(officer, 1.0, lie=lie, offered=offered)
                kept = 1.0
                if (officer, mind.seat) in memory.ledger.open:
                    kept = 1 - PROMISED * min(1.0, memory.ledger.trust(officer) * mind.taste.trust)
                found.append((kept * (all_ - none), kept * none))
            self._records[lie, offered] = found
        return self._records[lie, offered]


def _sum(weights: tuple[float, ...], facts: FactRow) -> float:
    total: float = sum(map(mul, weights, facts))
    return total
