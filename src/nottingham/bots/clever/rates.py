"""How often somebody does something, by what that one did before. Many people always do a thing or never do; the others
do it now and then. So a few times in a row say much of somebody, until the first time that it is otherwise."""

from collections.abc import Iterable
from functools import cache, lru_cache
from math import exp
from operator import mul
from typing import Final

RATES_THOUGHT_OF: Final = (0.02, 0.2, 0.4, 0.6, 0.8, 0.98)
HOW_COMMON: Final = (2.0, 0.7, 1.0, 1.0, 0.7, 2.0)
"""How common people of each rate are, where half is usual; and how much more so, if more is usual, those who do it more
often."""
LEANS: Final = 8.0
OF_A_FEATHER: Final = 0.5
"""How likely all at a table do it equally often."""
ALIKE: Final = 0.9
"""How likely somebody does a thing as often in one case as in the other."""

SUMS_KEPT: Final = 4096
"""So many sums are kept: those at one table have mostly seen the same."""

Shares = tuple[float, ...]
"""How likely each of the rates is."""
Times = tuple[int, int]
"""How often something was not done, and done."""


@cache
def usual_shares(usual: float) -> Shares:
    """What is thought of somebody unknown, where so much is usual."""
    return _even(
        common * exp(LEANS * (usual - 0.5) * rate) for common, rate in zip(HOW_COMMON, RATES_THOUGHT_OF, strict=True)
    )


@cache
def fits(tally: Times) -> Shares:
    """How well each rate fits what was seen."""
    left, done = tally
    return tuple(rate**done * (1 - rate) ** left for rate in RATES_THOUGHT_OF)


def beside(usual: Shares, others: Iterable[Shares], alike: float) -> Shares:
    """How much speaks for somebody unknown being of each sort at a table where so much speaks for it of each other:
    either all are of one sort, or everybody is what they are."""
    apart, together = 1 - alike, [alike] * len(usual)
    for found in others:
        apart *= sum(map(mul, usual, found))
        together = list(map(mul, together, found))
    return tuple([share * (apart + same) for share, same in zip(usual, together, strict=True)])


@lru_cache(maxsize=SUMS_KEPT)
def in_company(usual: Shares, others: tuple[Times, ...]) -> Shares:
    """How likely each rate is of somebody unknown at a table where the others did so."""
    return _even(beside(usual, map(fits, others), OF_A_FEATHER))


@lru_cache(maxsize=SUMS_KEPT)
def rate_among(usual: float, others: tuple[Times, ...], such: Times, other: Times) -> float:
    """How likely somebody does it in such a case, where so much is usual and the others at the table did so."""
    return rate_of(in_company(usual_shares(usual), others), such, other)


def rate_of(before: Shares, such: Times, other: Times) -> float:
    """How likely it is done in such a case, after what was seen in such cases and in the other sort."""
    of_such, of_other = fits(such), fits(other)
    apart = (1 - ALIKE) * sum(map(mul, before, of_other))
    found = _even(
        [share * here * (ALIKE * there + apart) for share, here, there in zip(before, of_such, of_other, strict=True)]
    )
    rate: float = sum(map(mul, found, RATES_THOUGHT_OF))
    return rate


def _even(shares: Iterable[float]) -> Shares:
    """Shares of one."""
    found = tuple(shares)
    whole = sum(found)
    return tuple([share / whole for share in found])
