"""Means with 95 % confidence intervals, taken over deals.

Games of one deal share their cards, so they are not independent, and an interval over games would promise too much.
The mean of a whole deal is one observation; deals are independent. The interval is Student's.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

import msgspec

_Z: Final = NormalDist().inv_cdf(0.975)
_FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764)
"""Student's 97.5 % point for 1 to 4 degrees of freedom."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its interval; no interval from a single deal."""

    mean: float
    low: float | None = None
    high: float | None = None

    @property
    def half(self) -> float | None:
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def estimate(deals: Sequence[float], least: float | None = None, most: float | None = None) -> Estimate:
    """The mean over deals, with an interval that stays between ``least`` and ``most``."""
    mean = fmean(deals)
    if len(deals) < 2:
        return Estimate(mean)
    half = student(len(deals) - 1) * sqrt(variance(deals, mean) / len(deals))
    low = mean - half if least is None else max(least, mean - half)
    high = mean + half if most is None else min(most, mean + half)
    return Estimate(mean, low, high)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: by table, then by the Cornish-Fisher expansion."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z, d = _Z, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / d + second / d**2 + third / d**3
