"""What to expect of this Sheriff: how likely a bag is opened, and an offer taken."""

from ..seat import Turn
from .belief import HONEST_COUNTS, LYING_COUNTS
from .mind import Mind


def chance_of_opening(mind: Mind, turn: Turn, count: int, *, lie: bool, offered: bool = False) -> float:
    """How likely the own bag is opened, if no bribe is taken for it."""
    officers = turn.public.sheriffs
    chance = sum(one_opens(mind, officer, count, lie, offered) for officer in officers) / len(officers)
    return min(0.97, max(0.03, chance / mind.taste.boldness))


def one_opens(mind: Mind, officer: int, count: int, lie: bool, offered: bool) -> float:
    me = mind.memory.merchants[mind.seat]
    reputation = (me.lies + 1.0) / (me.bags + 2.5)
    usual = 0.3 + 0.4 * reputation
    if offered:
        usual = min(0.9, usual + 0.15)
    if not mind.taste.learns:
        return usual
    chance = mind.memory.opens(officer, usual, lie=lie, offered=offered)
    suspicion = (LYING_COUNTS[count] / HONEST_COUNTS[count]) ** 0.35
    return min(0.97, chance * suspicion) if 0.1 < chance < 0.9 else chance


def chance_of_taking(mind: Mind, turn: Turn, rate: float) -> float:
    chance = 1.0
    for officer in turn.public.sheriffs:
        chance *= mind.memory.sheriffs[officer].takes(rate)
    return chance
