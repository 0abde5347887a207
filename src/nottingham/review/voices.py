"""What is said of a closed bag by those who are asked about it, and what their words weigh together.

The networks are asked where they reach; of hard its belief, and what that is made of: how likely a bag like this is
false if its owner mixes as hard does, if its owner is plainer, and by how often its owner lied before.
"""

from math import exp, log
from operator import mul
from typing import Final

import msgspec

BENDS: Final = (-1.5, 0.0)
"""Where odds begin to count otherwise: what seems very safe and what seems very false are not read alike."""
BOUNDS: Final = (0.01, 0.99)
USUAL_PLAYERS: Final = 4
SURE_ENOUGH: Final = (0.02, 0.98)
"""No sort of merchant is surer than this."""

SortWeights = tuple[float, ...]
"""What the facts of a bag weigh for a sort of merchants."""


def odds_of(chance: float) -> float:
    least, most = BOUNDS
    bounded = min(most, max(least, chance))
    return log(bounded / (1 - bounded))


class Voices(msgspec.Struct, frozen=True):
    """How likely a bag is false, as each of them says."""

    hard: float
    """Hard's own belief."""
    ours: float
    """By the looks of the bag, if its owner mixes as hard does."""
    plain: float
    """By its looks, if its owner is plainer."""
    rate: float
    """By how often its owner lied before, and the others at the table."""
    net: float | None = None
    """The networks; nothing where they do not reach."""
    players: int = USUAL_PLAYERS

    def facts(self, *, networks: bool) -> list[float]:
        """What weights are for, in their order: a constant; whether fewer play than usual; the networks' odds and what
        of them is above each bend, the same of ``ours``; the odds of the others. Where the networks are silent, hard
        speaks for them."""
        found = [1.0, float(self.players < USUAL_PLAYERS)]
        first = (self.hard if self.net is None else self.net, self.ours) if networks else (self.ours,)
        for chance in first:
            odds = odds_of(chance)
            found += [odds, *(max(0.0, odds - bend) for bend in BENDS)]
        return [*found, *map(odds_of, (self.plain, self.rate, self.hard))]


def weighed(
    *, networks: bool, level: float = 0.0, net: float = 0.0, plain: float = 0.0, rate: float = 0.0, hard: float = 0.0
) -> SortWeights:
    """The weights of a sort whom somebody is simply right about. Without networks hard is asked in their place."""
    bent = (0.0,) * len(BENDS)
    silent = (0.0, *bent)
    if networks:
        return (level, 0.0, net, *bent, *silent, plain, rate, hard)
    return (level, 0.0, *silent, plain, rate, hard + net)


_RIGHT_ABOUT: Final[tuple[tuple[float, tuple[dict[str, float], ...]], ...]] = (
    (
        0.19,
        (
            {"hard": 1},
            {"net": 1},
            {"plain": 1},
            {"rate": 1},
            {"net": 0.5, "plain": 0.5},
            {"net": 0.4, "plain": 0.3, "hard": 0.3},
        ),
    ),
    (
        0.24,
        ({"net": 1, "plain": 1}, {"net": 1, "hard": 1}, {"net": 1.5, "plain": 0.5}, {"net": 0.7, "hard": 0.7}),
    ),
    (0.07, ({"level": -3}, {"level": 3})),
    (
        0.06,
        (
            {"level": 1, "net": 1, "plain": 0.5},
            {"level": -1, "net": 1, "plain": 0.5},
            {"level": 1, "hard": 1},
            {"level": -1, "hard": 1},
        ),
    ),
)
"""Sorts of merchants that nobody was fitted to, and how likely all of each group are. Somebody is right about them, or
some together; two are right and each tells something that the other does not; they lie nearly never or nearly always;
they lie more, or less, than they seem to."""


def at_their_word(*, networks: bool) -> dict[SortWeights, float]:
    """Those sorts, and how likely a stranger is of each."""
    found: dict[SortWeights, float] = {}
    for share, group in _RIGHT_ABOUT:
        for row in group:
            weights = weighed(networks=networks, **row)
            found[weights] = found.get(weights, 0.0) + share / len(group)
    return found


class Sort(msgspec.Struct, frozen=True):
    """A sort of merchant: what the facts say of such bags."""

    weights: SortWeights

    def chance(self, facts: list[float]) -> float:
        least, most = SURE_ENOUGH
        return min(most, max(least, 1 / (1 + exp(-sum(map(mul, self.weights, facts))))))
