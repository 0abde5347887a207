"""What may be in a closed bag: how likely each choice of cards is, out of what a seat has not seen.

True with the chance that somebody reads off the bag. If it is false, any other choice of the unseen cards can be in
it: the more ways there are to draw it, the likelier it is, and the more so the more often such kinds are found in
false bags (Fisher's noncentral hypergeometric distribution).
"""

from collections.abc import Iterator, Mapping
from math import comb

import msgspec

from ..game import Dice, Good
from ..game.goods import Cards

_STEPS = 1 << 53


class BagRead(msgspec.Struct, frozen=True):
    """What somebody thinks of a closed bag."""

    false: float
    """How likely it is that not every card is as declared."""
    lean: Mapping[Good, float]
    """How much more often than by chance a kind is found in a false bag; what is not named counts 1."""
    off: float = 0.0
    """One standard deviation of what is not known about the first number."""


class BagOdds:
    """The chances of every bag of so many cards out of a pool."""

    def __init__(self, pool: Mapping[Good, int], declared: Good, count: int, read: BagRead) -> None:
        self.declared, self.count = declared, count
        self._kinds = [good for good, number in pool.items() if number]
        self._weights = [
            [comb(pool[good], n) * max(1e-9, read.lean.get(good, 1.0)) ** n for n in range(min(count, pool[good]) + 1)]
            for good in self._kinds
        ]
        self._ways = self._suffixes()
        true = self._true_weight()
        possible_lies = self._ways[0][count] - true
        if not true:
            self.false = 1.0
        elif possible_lies <= 1e-12 * true:
            self.false = 0.0
        else:
            self.false = read.false

    def _suffixes(self) -> list[list[float]]:
        """For each kind and number of cards: the weight of all ways to fill so many from this kind on."""
        ways = [[0.0] * (self.count + 1) for _ in range(len(self._kinds) + 1)]
        ways[-1][0] = 1.0
        for at in range(len(self._kinds) - 1, -1, -1):
            for left in range(self.count + 1):
                ways[at][left] = sum(
                    weight * ways[at + 1][left - n] for n, weight in enumerate(self._weights[at][: left + 1])
                )
        return ways

    def _true_weight(self) -> float:
        if self.declared not in self._kinds:
            return 0.0
        weights = self._weights[self._kinds.index(self.declared)]
        return weights[self.count] if len(weights) > self.count else 0.0

    @property
    def truth(self) -> Cards:
        return (self.declared,) * self.count

    def sample(self, dice: Dice) -> Cards:
        """One bag, as often as it is likely."""
        if dice.below(_STEPS) / _STEPS >= self.false:
            return self.truth
        while True:
            cards = self._drawn(dice)
            if cards != self.truth:
                return cards

    def _drawn(self, dice: Dice) -> Cards:
        left, cards = self.count, list[Good]()
        for at, good in enumerate(self._kinds):
            point = dice.below(_STEPS) / _STEPS * self._ways[at][left]
            number = 0
            for n, weight in enumerate(self._weights[at][: left + 1]):
                number = n
                point -= weight * self._ways[at + 1][left - n]
                if point < 0:
                    break
            cards += [good] * number
            left -= number
        return tuple(cards)

    def every(self) -> Iterator[tuple[Cards, float]]:
        """All bags that can be, with their chances."""
        if self.false < 1.0:
            yield self.truth, 1 - self.false
        if self.false > 0.0:
            whole = self._ways[0][self.count] - self._true_weight()
            for cards, weight in self._fillings(0, self.count):
                if cards != self.truth:
                    yield cards, self.false * weight / whole

    def _fillings(self, at: int, left: int) -> Iterator[tuple[Cards, float]]:
        if at == len(self._kinds):
            if not left:
                yield (), 1.0
            return
        for n, weight in enumerate(self._weights[at][: left + 1]):
            if self._ways[at + 1][left - n]:
                for rest, more in self._fillings(at + 1, left - n):
                    yield (self._kinds[at],) * n + rest, weight * more

    def number(self) -> int:
        """How many different bags there can be."""
        ways = [0] * (self.count + 1)
        ways[0] = 1
        for weights in self._weights:
            ways = [
                sum(ways[left - n] for n in range(min(left, len(weights) - 1) + 1)) for left in range(self.count + 1)
            ]
        return ways[self.count]

    def expected(self) -> dict[Good, float]:
        """How many cards of each kind, on average."""
        found: dict[Good, float] = {self.declared: (1 - self.false) * self.count}
        true = self._true_weight()
        whole = self._ways[0][self.count] - true
        if self.false and whole > 0:
            for good, mean in self._means().items():
                lies = mean * self._ways[0][self.count] - (true * self.count if good is self.declared else 0.0)
                found[good] = found.get(good, 0.0) + self.false * lies / whole
        return {good: number for good, number in found.items() if number > 1e-9}

    def _means(self) -> dict[Good, float]:
        """Of a bag that is drawn, true ones among them."""
        before = [1.0] + [0.0] * self.count
        found = {}
        total = self._ways[0][self.count]
        for at, good in enumerate(self._kinds):
            mean = sum(
                n * weight * before[used] * self._ways[at + 1][self.count - used - n]
                for used in range(self.count + 1)
                for n, weight in enumerate(self._weights[at][: self.count - used + 1])
            )
            found[good] = mean / total
            before = [
                sum(before[used - n] * weight for n, weight in enumerate(self._weights[at][: used + 1]))
                for used in range(self.count + 1)
            ]
        return found
