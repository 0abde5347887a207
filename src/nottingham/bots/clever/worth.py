"""What goods are worth to somebody now: their value, and how far they carry the races for King and Queen."""

from math import exp
from typing import Final

from ...game.goods import CATALOGUE, CROWNS, IS_LEGAL, VALUE, Cards, Good
from ...game.known import Public
from .sight import in_sight

PLATE_WORTH: Final = 5
"""A feast plate at the end is the good that helps most: a chicken, or a step to a crown."""
UNSEEN_WORTH: Final = 6
"""A contraband card of the giver's choice: the cheapest."""
RACE_OPEN: Final = 1.2
RACE_OPENER: Final = 0.8
"""The lead in goods of a kind that makes a crown likely: at the end, and more for each round that is left."""
OF_A_CARD: Final[dict[Good, tuple[int, Good | None, int]]] = {
    good: (
        PLATE_WORTH if good is Good.FEAST_PLATE else VALUE[good],
        good if good in IS_LEGAL else card.counts_as,
        max(1, card.multiple),
    )
    for good, card in CATALOGUE.items()
}
"""What each card is worth by itself, and which race it is for, as how many goods."""
FLAT: Final = 30
NEARLY_NOTHING: Final = 1e-13
"""Where the curve of chances is flat: no division by what is nearly nothing."""


def rounds_left(public: Public) -> int:
    return public.rules.rounds - public.round


class Races:
    """Expected King's and Queen's bonuses for a number of goods of a kind."""

    def __init__(self, public: Public, seat: int, weight: float) -> None:
        self.weight = weight
        self.seat = seat
        self.scale = RACE_OPEN + RACE_OPENER * rounds_left(public)
        on_stalls = {good: in_sight(public, good)[0] for good in public.rules.legal_kinds}
        self.others = {good: number[:seat] + number[seat + 1 :] for good, number in on_stalls.items()}
        self._gains: dict[tuple[Good, float], float] = {}
        self._worth: dict[Cards, float] = {}
        self._now: dict[Good, float] = {}
        """What the goods that are there bring."""
        self.mine = {good: number[seat] for good, number in on_stalls.items()}

    def bonus(self, good: Good, number: float) -> float:
        """What so many goods of a kind will bring in crowns, roughly."""
        king, queen = CROWNS[good]
        ahead, first = [], 1.0
        for other in self.others[good]:
            lead = (number - other) / self.scale
            chance = NEARLY_NOTHING if lead < -FLAT else 1 / (1 + exp(-lead))
            ahead.append(chance)
            first *= chance
        second = 0.0
        for chance in ahead:
            second += (1 - chance) * first / chance
        return self.weight * (king * first + queen * min(second, 1 - first))

    def gain(self, good: Good, more: float) -> float:
        """What more goods of a kind are worth in crowns."""
        if not self.weight or good not in self.mine:
            return 0.0
        found = self._gains.get((good, more))
        if found is None:
            now = self._now.get(good)
            if now is None:
                now = self._now[good] = self.bonus(good, self.mine[good])
            found = self._gains[good, more] = self.bonus(good, self.mine[good] + more) - now
        return found

    def worth(self, cards: Cards) -> float:
        """What cards on its own stall are worth."""
        found = self._worth.get(cards)
        if found is None:
            found = self._worth[cards] = self._worth_of(cards)
        return found

    def _worth_of(self, cards: Cards) -> float:
        total = 0.0
        counts: dict[Good, int] = {}
        for card in cards:
            points, kind, number = OF_A_CARD[card]
            total += points
            if kind is not None:
                counts[kind] = counts.get(kind, 0) + number
        crowns = 0.0
        for good, number in counts.items():
            crowns += self.gain(good, number)
        return total + crowns
