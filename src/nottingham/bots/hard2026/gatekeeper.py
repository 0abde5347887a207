"""What to expect of this Sheriff: how likely a bag is opened, and an offer taken."""

from typing import Final

from ..seat import Turn
from .belief import HONEST_COUNTS, LYING_COUNTS
from .mind import Mind

NEVER_SURE: Final = (0.03, 0.97)
"""An opening is never taken for surer than this, either way."""
PRIOR_REPUTATION: Final = (1.0, 2.5)
"""Lies and bags that a reputation begins with."""
OPENS_THE_HONEST: Final = 0.3
OPENS_LIARS: Final = 0.4
"""How often bags of somebody who never lied are opened, and how much more often those of somebody who always did."""
OFFER_AROUSES: Final = 0.15
MOST_WITH_OFFER: Final = 0.9
"""An offer makes an opening so much likelier, up to a bound."""
COUNT_AROUSES: Final = 0.35
"""How far the number of cards tells on a Sheriff: the power of its odds."""
OPEN_MIND: Final = (0.1, 0.9)
"""Below and above, a Sheriff has made up his mind, and the number of cards changes nothing."""


def chance_of_opening(mind: Mind, turn: Turn, count: int, *, lie: bool, offered: bool = False) -> float:
    """How likely its own bag is opened, if no bribe is taken for it."""
    officers = turn.public.sheriffs
    chance = sum(one_opens(mind, officer, count, lie, offered) for officer in officers) / len(officers)
    least, most = NEVER_SURE
    return min(most, max(least, chance / mind.taste.boldness))


def one_opens(mind: Mind, officer: int, count: int, lie: bool, offered: bool) -> float:
    me = mind.memory.merchants[mind.seat]
    lies, bags = PRIOR_REPUTATION
    reputation = (me.lies + lies) / (me.bags + bags)
    usual = OPENS_THE_HONEST + OPENS_LIARS * reputation
    if offered:
        usual = min(MOST_WITH_OFFER, usual + OFFER_AROUSES)
    if not mind.taste.learns:
        return usual
    chance = mind.memory.opens(officer, usual, lie=lie, offered=offered)
    suspicion = (LYING_COUNTS[count] / HONEST_COUNTS[count]) ** COUNT_AROUSES
    undecided = OPEN_MIND[0] < chance < OPEN_MIND[1]
    return min(NEVER_SURE[1], chance * suspicion) if undecided else chance


def chance_of_taking(mind: Mind, turn: Turn, rate: float) -> float:
    chance = 1.0
    for officer in turn.public.sheriffs:
        chance *= mind.memory.sheriffs[officer].takes(rate)
    return chance
