"""How likely bags are opened, by what everybody sees of them and by who keeps the gate: our own hard, or plainer
people."""

from math import exp
from operator import mul
from typing import Final

from ...game.goods import VALUE
from ...game.known import Public
from .facts import FACT_NAMES, KIND_FACTS, NUMBER_FACTS, OWNER_FACTS, FactRow, facts_of
from .memory import Memory
from .weights import OPEN_WEIGHTS, PLAIN_OPEN_WEIGHTS

HIDDEN_WORTH: Final = 7
"""A face-down card on a stall, in points."""
WEALTH: Final = 60.0
GATE_FACTS: Final = ("a lie", "ahead of the others")
"""Beside the facts of the bag: what only its owner knows, and whom it is worth to hold back."""
_WAYS: Final = (OPEN_WEIGHTS, PLAIN_OPEN_WEIGHTS)
"""How often bags are opened by our own hard, and by plainer people."""
_ENDS: Final = (
    len(OWNER_FACTS),
    len(OWNER_FACTS + KIND_FACTS),
    len(OWNER_FACTS + KIND_FACTS + NUMBER_FACTS),
    len(FACT_NAMES),
)
OF_OWNER: Final = tuple(weights[: _ENDS[0]] for weights in _WAYS)
OF_KIND: Final = tuple(weights[_ENDS[0] : _ENDS[1]] for weights in _WAYS)
OF_NUMBER: Final = tuple(weights[_ENDS[1] : _ENDS[2]] for weights in _WAYS)
OF_OFFER: Final = tuple(weights[_ENDS[2] : _ENDS[3]] for weights in _WAYS)
OF_LIE: Final = tuple(weights[-2] for weights in _WAYS)
OF_LEAD: Final = tuple(weights[-1] for weights in _WAYS)
BothSorts = tuple[float, float]
"""One number for each way of knowing people."""


def gate_facts(public: Public, owner: int, facts: FactRow, *, lie: bool) -> FactRow:
    """The facts of a bag, and what else makes a Sheriff open it."""
    return [*facts, float(lie), ahead_of(public, owner)]


def ahead_of(public: Public, owner: int) -> float:
    """How far somebody is ahead of the mean, as everybody sees it."""
    gold, stalls, hidden, wealth = _LAST[0]
    if gold is not public.gold or stalls is not public.stalls or hidden is not public.contraband:
        wealth = [
            coins + sum([VALUE[card] for card in stall]) + HIDDEN_WORTH * cards
            for coins, stall, cards in zip(public.gold, public.stalls, public.contraband, strict=True)
        ]
        _LAST[0] = public.gold, public.stalls, public.contraband, wealth
    return (wealth[owner] - sum(wealth) / len(wealth)) / WEALTH


_LAST: Final[list[tuple[object, object, object, list[int]]]] = [(None, None, None, [])]
"""Whose wealth was worked out last, and from what: all at a table look at the same things, one after the other."""


def danger(public: Public, memory: Memory, owner: int, facts: FactRow | None = None) -> tuple[BothSorts, BothSorts]:
    """How likely somebody's bag is opened, by its looks, to those who know hard and to those who know plainer people:
    if it is true, and if it is a lie. ``facts`` are those of the bag, if they are known."""
    bag = public.bags[owner]
    assert bag is not None
    assert bag.declared is not None
    if facts is None:
        facts = facts_of(public, memory, owner, bag.declared, bag.count)
    lead = ahead_of(public, owner)
    ours, plain = weighed(_WAYS, facts)
    ours, plain = ours + OF_LEAD[0] * lead, plain + OF_LEAD[1] * lead
    return (chance_of(ours), chance_of(plain)), (chance_of(ours + OF_LIE[0]), chance_of(plain + OF_LIE[1]))


def _sum(weights: tuple[float, ...], facts: FactRow) -> float:
    total: float = sum(map(mul, weights, facts))
    return total


def weighed(weights: tuple[tuple[float, ...], ...], facts: FactRow) -> BothSorts:
    return _sum(weights[0], facts), _sum(weights[1], facts)


def chance_of(odds: float) -> float:
    return 1 / (1 + exp(-odds))
