"""What is probably in a bag: from the declaration, the number of cards, what was tossed and taken at the market, cards
seen, and what this person did before."""

from collections import Counter
from typing import Final

import msgspec

from ...game.goods import IS_LEGAL, PENALTY, VALUE, Good
from ...game.known import Public
from ...game.view import View
from .memory import Memory

HONEST_COUNTS: Final = (0.0, 0.04, 0.22, 0.38, 0.25, 0.11)
LYING_COUNTS: Final = (0.0, 0.06, 0.17, 0.26, 0.28, 0.23)
"""How often honest and lying bags hold 1 to 5 cards. Measured in games of our own bots, rounded."""

PRIOR_BAGS: Final = 3.0
"""How many bags of one merchant it takes until they count for as much as what is usual at the table."""
USUAL_LIES: Final = 0.4
SURE_LIES: Final = (0.02, 0.97)
"""How often somebody lies is never taken for surer than this, whatever was seen."""

PRIOR_OFFERS: Final = 2
"""How many bags it takes until somebody's offers and refusals count for as much as what is usual."""
OFFERS_WHEN_LYING: Final = 0.55
OFFERS_WHEN_HONEST: Final = 0.15
REFUSES_WHEN_LYING: Final = 0.35
REFUSES_WHEN_HONEST: Final = 0.97
OFFER_TELLS: Final = (0.15, 8.0)
KIND_TELLS: Final = (0.15, 6.0)
NUMBER_TELLS: Final = (0.2, 4.0)
"""The least and the most that an offer, a declared kind and a declared number change the odds of a lie by."""

FIRST_KIND_LIES: Final = 0.1
OTHER_KINDS_LIES: Final = 0.85
"""Lies are told with the commonest kind this much more often than its share of the deck, with others so often."""

TOSSED_IT: Final = 4.0
TOOK_IT: Final = 0.4
TOOK_CONTRABAND: Final = 3.0
TOSSED_LEGAL_ONLY: Final = 1.3
"""What was done at the market changes the odds of a lie so many times."""

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
    seen = sum(stall.count(good) for stall in public.stalls) + sum(pile.count(good) for pile in public.piles)
    seen += own.hand.count(good) + own.bag.count(good) * (view.seat in public.unsettled)
    seen += own.contraband.count(good) + public.out_of_game.count(good)
    seen += sum(aside.count(good) for aside in public.set_aside if isinstance(aside, tuple))
    return public.rules.copies(good) - seen


def believe(view: View, memory: Memory, owner: int, *, learns: bool) -> Belief:
    """What a closed bag holds, as one seat sees it."""
    public = view.public
    bag = public.bags[owner]
    assert bag is not None
    assert bag.declared is not None
    good, count = bag.declared, bag.count
    known = memory.merchants[owner]
    bags, lies = (known.bags, known.lies) if learns else (0, 0)
    usual = memory.usual_lies(USUAL_LIES) if learns else USUAL_LIES
    lying = (lies + PRIOR_BAGS * usual) / (bags + PRIOR_BAGS)
    lying = _within(SURE_LIES, lying)
    odds = lying / (1 - lying)
    odds *= _tells(public, memory, owner, good, count) if learns else LYING_COUNTS[count] / HONEST_COUNTS[count]
    odds *= _market(memory, owner, good)
    if learns and memory.offered.get(owner, 0.0):
        when_lying = (known.lies_offered + PRIOR_OFFERS * OFFERS_WHEN_LYING) / (lies + PRIOR_OFFERS)
        when_honest = (known.true_offered + PRIOR_OFFERS * OFFERS_WHEN_HONEST) / (bags - lies + PRIOR_OFFERS)
        odds *= _within(OFFER_TELLS, when_lying / when_honest)
    if learns and owner in memory.demanded:
        stubborn = (known.refused_lies + PRIOR_OFFERS * REFUSES_WHEN_LYING) / (known.demanded_lies + PRIOR_OFFERS)
        odds *= min(1.0, stubborn / REFUSES_WHEN_HONEST)
    left = unseen_of(view, good)
    false = 1.0 if left < count else odds / (1 + odds)
    contraband = _contraband(public, known.lies if learns else 0, known.contraband, count)
    others = max(0.0, FALSE_SHARE * count - contraband)
    fine = CONTRABAND_FINE * contraband + LEGAL_FINE * others
    confiscated = _mean_value(public) * contraband + LEGAL_VALUE * others
    return Belief(false, fine, confiscated, PENALTY[good] * count, contraband)


def _tells(public: Public, memory: Memory, owner: int, good: Good, count: int) -> float:
    """What kind and number say about a bag, by what was declared at this table before."""
    kinds = public.rules.legal_kinds
    share = public.rules.copies(good) / sum(public.rules.copies(kind) for kind in kinds)
    lying = share + FIRST_KIND_LIES if good is kinds[0] else OTHER_KINDS_LIES * share
    by_kind = memory.tells(owner, good, lying, share)
    by_number = memory.tells(owner, count, LYING_COUNTS[count], HONEST_COUNTS[count])
    return _within(KIND_TELLS, by_kind) * _within(NUMBER_TELLS, by_number)


def _market(memory: Memory, owner: int, good: Good) -> float:
    """Who threw away what he declares is hardly honest; who took it up from a pile probably is."""
    factor = 1.0
    tossed, taken = memory.tossed.get(owner, ()), memory.taken.get(owner, ())
    if good in tossed:
        factor *= TOSSED_IT
    if taken:
        if good in taken:
            factor *= TOOK_IT
        if any(card not in IS_LEGAL for card in taken):
            factor *= TOOK_CONTRABAND
    if tossed and all(card in IS_LEGAL for card in tossed):
        factor *= TOSSED_LEGAL_ONLY
    return factor


def _contraband(public: Public, lies: int, contraband: int, count: int) -> float:
    """How many contraband cards a lying bag of this person holds."""
    usual = CONTRABAND_SHARE * count
    return min(float(count), (contraband + PRIOR_LIES * usual) / (lies + PRIOR_LIES))


def _mean_value(public: Public) -> float:
    kinds = Counter({good: public.rules.copies(good) for good in public.rules.contraband_kinds})
    total = kinds.total()
    return sum(VALUE[good] * copies for good, copies in kinds.items()) / total if total else NO_CONTRABAND_VALUE


def _within(bounds: tuple[float, float], number: float) -> float:
    least, most = bounds
    return min(most, max(least, number))
