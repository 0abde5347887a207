"""Chance, documented so that anybody can check a deal. Design §3.

*Shuffles.* The k-th chance of a game (k counts from 0) with seed s, over m cards, reads 8·(m-1) bytes of
SHAKE-256 of the ASCII text ``nottingham/1:s:k`` as little-endian 64-bit numbers x1, x2, …; then, for
i = m-1 down to 1, it swaps the cards at i and at j = (x·(i+1)) >> 64, taking the next x each time.

*Dice*, for samplers and bots, is SplitMix64 (Steele, Lea and Flood, 2014).

Neither depends on the Python version, the machine, or anything global.
"""

import struct
from collections.abc import Sequence
from hashlib import shake_256
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance(Protocol):
    """Where shuffles come from: a function of the number of shuffles before."""

    def shuffled(self, k: int, items: tuple[T, ...]) -> tuple[T, ...]: ...


class Seeded(msgspec.Struct, frozen=True, tag="seeded"):
    """The chance of a real game."""

    seed: int

    def __post_init__(self) -> None:
        """1, 1.0 and True would deal three different games."""
        if type(self.seed) is not int:
            raise ValueError(f"The seed must be a whole number, not {self.seed!r}.")

    def shuffled(self, k: int, items: tuple[T, ...]) -> tuple[T, ...]:
        count = len(items) - 1
        if count < 1:
            return items
        stream = shake_256(f"nottingham/1:{self.seed}:{k}".encode()).digest(8 * count)
        cards = list(items)
        i = count
        for x in struct.unpack(f"<{count}Q", stream):
            j = (x * (i + 1)) >> 64
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        return tuple(cards)


class Scripted(msgspec.Struct, frozen=True, tag="scripted"):
    """Chance for tests: the k-th shuffle is the k-th listed order, or leaves things as they lie."""

    orders: tuple[tuple[object, ...], ...] = ()

    def shuffled(self, k: int, items: tuple[T, ...]) -> tuple[T, ...]:
        if k >= len(self.orders):
            return items
        order: tuple[T, ...] = self.orders[k]  # type: ignore[assignment]
        if sorted(map(str, order)) != sorted(map(str, items)):
            raise ValueError(f"The scripted order number {k} does not hold the cards that are shuffled.")
        return order


class Dice:
    """A small generator of one's own: SplitMix64."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = z = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        return (self.bits() * n) >> 64

    def between(self, least: int, most: int) -> int:
        """A number from ``least`` to ``most``, both included."""
        return least + self.below(most - least + 1)

    def happens(self, one_in: int) -> bool:
        return self.below(one_in) == 0

    def choose(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """``count`` of the items, in random order."""
        left = list(items)
        for i in range(count):
            j = i + self.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:count]

    def fork(self) -> "Dice":
        """A new generator that goes its own way."""
        return Dice(self.bits())
