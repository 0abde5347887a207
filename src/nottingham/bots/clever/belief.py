"""What is probably in a bag: a calibrated chance of a lie, from public facts and fitted weights, and what opening it
would bring. Who uses it: Sheriffs, merchants who think of the Sheriff or bid on others' bags, and hints."""

from math import exp
from operator import mul
from typing import Final

import msgspec

from ...game.goods import PENALTY, VALUE, Good
from ...game.known import Public
from ...game.view import View
from .facts import FactRow, facts_of
from .memory import Memory
from .sight import in_sight
from .weights import LIE_WEIGHTS, PLAIN_LIE_WEIGHTS

SURE: Final = (0.02, 0.98)
"""Nothing is taken for surer than this, as long as the cards allow both."""
FALSE_SHARE: Final = 0.75
"""The share of a lying bag that is not as declared."""
CONTRABAND_SHARE: Final = 0.55
"""The share of a lying bag that is contraband, and how many such bags it takes until what was seen counts as much."""
PRIOR_LIES: Final = 2
CONTRABAND_FINE: Final = 4
LEGAL_FINE: Final = 2
LEGAL_VALUE: Final = 3
NO_CONTRABAND_VALUE: Final = 6.0
"""Usual penalties and values of cards nobody has seen; the last one in a deck without contraband."""


class Belief(msgspec.Struct, frozen=True):
    """What a bag is thought to hold."""

    false: float
    """How likely it is a lie."""
    fine: float
    """What its owner would pay, if it is."""
    confiscated: float
    """What its owner would lose in goods, if it is."""
    reward: int
    """What the Sheriff would pay, if it is not."""
    contraband: float
    """Contraband cards in it, if it is a lie."""


def unseen_of(view: View, good: Good) -> int:
    """Cards of a kind that this seat cannot see: in the deck, in other hands and bags, face down."""
    public, own = view.public, view.mine
    mine = own.hand.count(good) + own.contraband.count(good)
    if view.seat in public.unsettled:
        mine += own.bag.count(good)
    return public.rules.copies(good) - in_sight(public, good)[1] - mine


def look(public: Public, memory: Memory, owner: int) -> tuple[float, float]:
    """How likely a bag is a lie by its looks: if its owner mixes as hard does, and if its owner is plainer."""
    bag = public.bags[owner]
    assert bag is not None
    assert bag.declared is not None
    seen = (
        memory.seen_of(owner),
        (bag.declared, bag.count, public.round, public.gold[owner], public.contraband[owner]),
        (public.stalls, public.piles, public.set_aside, public.out_of_game),
    )
    known = memory.looked_at.get(owner)
    if known is not None and known[0] == seen:
        return known[1]
    facts = facts_of(public, memory, owner, bag.declared, bag.count)
    found = _chance(LIE_WEIGHTS, facts), _chance(PLAIN_LIE_WEIGHTS, facts)
    memory.looked_at[owner] = seen, found, facts
    return found


def _chance(weights: tuple[float, ...], facts: FactRow) -> float:
    return 1 / (1 + exp(-sum(map(mul, weights, facts))))


def chance(memory: Memory, owner: int, looks: tuple[float, float], said: float = 0.0) -> float:
    """How likely a bag is a lie, whichever way its owner goes; ``said`` is what words move the odds by."""
    ours, plain, rate = memory.merchant_ways.of(owner)
    likely = ours * looks[0] + plain * looks[1]
    likely += rate * memory.lie_rate(owner, memory.offered.get(owner, 0.0) > 0)
    if said and 0 < likely < 1:
        odds = likely / (1 - likely) * exp(said)
        likely = odds / (1 + odds)
    return min(SURE[1], max(SURE[0], likely))


def believe(view: View, memory: Memory, owner: int, said: float = 0.0) -> Belief:
    """What a closed bag holds, as one seat sees it; ``said`` is what words move the odds by, as a logarithm."""
    public = view.public
    bag = public.bags[owner]
    assert bag is not None
    assert bag.declared is not None
    good, count = bag.declared, bag.count
    looks = memory.looks[owner] = look(public, memory, owner)
    false = 1.0 if unseen_of(view, good) < count else chance(memory, owner, looks, said)
    known = memory.merchants[owner]
    contraband = min(
        float(count), (known.contraband + PRIOR_LIES * CONTRABAND_SHARE * count) / (known.lies + PRIOR_LIES)
    )
    others = max(0.0, FALSE_SHARE * count - contraband)
    fine = CONTRABAND_FINE * contraband + LEGAL_FINE * others
    if memory.mean_value is None:
        memory.mean_value = _mean_value(public)
    confiscated = memory.mean_value * contraband + LEGAL_VALUE * others
    return Belief(false, fine, confiscated, PENALTY[good] * count, contraband)


def _mean_value(public: Public) -> float:
    """What a contraband card of this deck is worth, on average."""
    total = worth = 0
    for good in public.rules.contraband_kinds:
        copies = public.rules.copies(good)
        total += copies
        worth += copies * VALUE[good]
    return worth / total if total else NO_CONTRABAND_VALUE
