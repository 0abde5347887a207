"""What to expect of this Sheriff: how likely a bag is opened, and an offer taken."""

from typing import Final

from ...game.goods import MOST_IN_BAG, Good
from ..seat import Turn
from .danger import OF_KIND, OF_LEAD, OF_LIE, OF_NUMBER, OF_OFFER, OF_OWNER, BothSorts, ahead_of, chance_of, weighed
from .facts import kind_facts, number_facts, offer_facts, owner_facts
from .memory import USUAL_OPENS
from .mind import Mind
from .ways import LIKE_HARD

NEVER_SURE: Final = (0.03, 0.97)
"""An opening is never taken for surer than this, either way."""
PRUDENCE: Final = 1.5
"""Strangers are thought to open so much more often than our own bots do."""
COLDEST: Final = 0.15
READERS: Final = 0.215
"""How much is mixed against those who surely do not read, and how likely readers must be for all of it."""
PROMISED: Final = 0.8
"""How much of the danger a promise to pass takes away, if it is believed altogether."""


class Gatekeeper:
    """How likely its own bag is opened, if no bribe is taken for it. One for each decision: the sum of the weights is
    put together from parts that are worked out once."""

    def __init__(self, mind: Mind, turn: Turn) -> None:
        self.mind = mind
        self.turn = turn
        public, memory = turn.public, mind.memory
        owner, lead = owner_facts(public, memory, mind.seat), ahead_of(public, mind.seat)
        ours, plain = weighed(OF_OWNER, owner)
        self._base = ours + OF_LEAD[0] * lead, plain + OF_LEAD[1] * lead
        self._kinds: dict[Good, BothSorts] = {}
        self._numbers: list[BothSorts | None] = [None] * (MOST_IN_BAG + 1)
        self._offers: dict[tuple[int, float], BothSorts] = {}
        self._records: dict[tuple[bool, bool], list[tuple[float, float, float]]] = {}
        self._taken: dict[float, float] = {}
        self._chances: dict[tuple[Good, int, bool, float], float] = {}

    def opens(self, good: Good, count: int, *, lie: bool, rate: float = 0.0) -> float:
        """The look of the bag says what is usual among people of either sort; what this Sheriff did says which sort it
        is, and the rest."""
        bag = good, count, lie, rate
        found = self._chances.get(bag)
        if found is None:
            found = self._chances[bag] = self._opens(good, count, lie, rate)
        return found

    def _opens(self, good: Good, count: int, lie: bool, rate: float) -> float:
        base, kind, number = self._base, self._kind(good), self._number(count)
        ours, plain = base[0] + kind[0] + number[0], base[1] + kind[1] + number[1]
        if lie:
            ours, plain = ours + OF_LIE[0], plain + OF_LIE[1]
        if rate:
            offer = self._offer(count, rate)
            ours, plain = ours + offer[0], plain + offer[1]
        usual = min(NEVER_SURE[1], PRUDENCE * chance_of(ours)), min(NEVER_SURE[1], PRUDENCE * chance_of(plain))
        records = self._record(lie, rate > 0)
        chance = 0.0
        for of_ours, of_plain, known in records:
            chance += (of_ours * usual[0] + of_plain * usual[1] + known) / len(records)
        least, most = NEVER_SURE
        return min(most, max(least, chance / self.mind.taste.boldness))

    def heat(self) -> float:
        """How much of the mixing is worth it here: against Sheriffs who do not read there is nothing to hide."""
        officers = self.turn.public.sheriffs
        reads = sum(self.mind.memory.sheriff_ways.of(officer)[LIKE_HARD] for officer in officers) / len(officers)
        return COLDEST + (1 - COLDEST) * min(1.0, (reads / READERS) ** 2)

    def taken(self, rate: float) -> float:
        """How likely an offer of so much a card is taken, by all whose yes it takes."""
        if rate not in self._taken:
            chance = 1.0
            for officer in self.turn.public.sheriffs:
                chance *= self.mind.memory.sheriffs[officer].takes(rate)
            self._taken[rate] = chance
        return self._taken[rate]

    def _kind(self, good: Good) -> BothSorts:
        found = self._kinds.get(good)
        if found is None:
            facts = kind_facts(self.turn.public, self.mind.memory, self.mind.seat, good)
            found = self._kinds[good] = weighed(OF_KIND, facts)
        return found

    def _number(self, count: int) -> BothSorts:
        found = self._numbers[count]
        if found is None:
            facts = number_facts(self.turn.public, self.mind.memory, self.mind.seat, count)
            found = self._numbers[count] = weighed(OF_NUMBER, facts)
        return found

    def _offer(self, count: int, rate: float) -> BothSorts:
        if (count, rate) not in self._offers:
            facts = offer_facts(self.mind.memory, self.mind.seat, count, rate)
            self._offers[count, rate] = weighed(OF_OFFER, facts)
        return self._offers[count, rate]

    def _record(self, lie: bool, offered: bool) -> list[tuple[float, float, float]]:
        """For every officer: how much what is usual counts among people of either sort, and what is known beside."""
        found = self._records.get((lie, offered))
        if found is None:
            memory, mind = self.mind.memory, self.mind
            found = []
            for officer in self.turn.public.sheriffs:
                ours, plain, rate = memory.sheriff_ways.of(officer)
                known = memory.opens(officer, USUAL_OPENS, lie=lie, offered=offered)
                kept = 1.0
                if (officer, mind.seat) in memory.ledger.open:
                    kept = 1 - PROMISED * min(1.0, memory.ledger.trust(officer) * mind.taste.trust)
                found.append((kept * ours, kept * plain, kept * rate * known))
            self._records[lie, offered] = found
        return found
