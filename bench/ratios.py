"""Rates with intervals, taken over deals: so many of one thing for so many of another, each deal with its own of both.

The interval is the usual one for a ratio of sums (the spread of what each deal has above its share), Student's. Where
nothing was seen at all, or nothing but that, the rule of three says what may have been missed.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from nottingham.arena.intervals import Estimate, student

Pair = tuple[float, float]
"""So many, of so many, in one deal."""
THREE: Final = 3.0


def ratio(deals: Sequence[Pair], *, share: bool) -> Estimate | None:
    """All of one for all of the other; nothing, if there is none of the other. A share is never above 1."""
    some, of = sum(pair[0] for pair in deals), sum(pair[1] for pair in deals)
    if not of:
        return None
    mean = some / of
    if len(deals) < 2:
        return Estimate(mean)
    spread = sum((n - mean * d) ** 2 for n, d in deals) / (len(deals) - 1)
    half = student(len(deals) - 1) * sqrt(spread / len(deals)) / (of / len(deals))
    low, high = max(0.0, mean - half), mean + half
    if not some:
        high = THREE / of
    if share and some == of:
        low = 1 - THREE / of
    return Estimate(mean, max(0.0, low), min(1.0, high) if share else high)


class Difference(msgspec.Struct, frozen=True):
    """A figure in which two bots differ, with intervals clear of each other."""

    figure: str
    first: Estimate
    second: Estimate


def clear(first: Estimate | None, second: Estimate | None) -> bool:
    """Whether two intervals do not touch."""
    if first is None or second is None or first.low is None or second.low is None:
        return False
    assert first.high is not None
    assert second.high is not None
    return first.high < second.low or second.high < first.low
