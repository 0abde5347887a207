"""One input and one list of actions for all games of the array engine: so that one network plays them all.

An observation of version 1, for three to five players, with or without royal goods, is spread over the places of the
largest one (five players, royal goods); what is not there stays 0, and three more numbers say how many play. Actions
need no translation: smaller games use a prefix of the same list.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from ..game import Ruleset
from .layout import Act, Field, Layout, TurnKind, layout

PLAYERS: Final = (3, 4, 5)
WIDEST: Final = layout(Ruleset.preset("second", players=5, royal_goods=True), 1)
INPUTS: Final = WIDEST.size + len(PLAYERS)
WIDE_ACTIONS: Final = len(WIDEST.actions)
_BY_KIND: Final = frozenset(
    (
        *("discard", "hand", "bag", "taken", "promised", "set_aside", "out_of_sight"),
        *("offer_goods", "offer_promised", "counter_goods", "counter_promised"),
    )
)

_TALK: Final = (Act.TAKE, Act.PROMISE, Act.SHERIFF_GOLD, Act.HEAR, Act.WITHDRAW)
_ABOUT_BAGS: Final = (Act.BAG_PASS, Act.BAG_OPEN, Act.BAG_NOTHING, Act.BAG_LEAVE)
LONG_TALK: Final = frozenset(action.id for action in WIDEST.actions if action.act in (*_TALK, *_ABOUT_BAGS))
"""What a network that keeps its talk short does not say in an inspection: an offer of its own is gold for its bag, a
demand gold for theirs, each in one choice. It still hears, weighs and answers everything."""


def _places_in(field: Field, small: Layout) -> list[int]:
    """Where the numbers of a field lie within the largest one's field."""
    if field.name in _BY_KIND:
        return [WIDEST.kinds.index(good) for good in small.kinds]
    if field.name == "contraband":
        return [WIDEST.contraband.index(good) for good in small.contraband]
    return list(range(field.size))


@cache
def places(small: Layout) -> tuple[int, ...]:
    """Where each number of an observation goes in the input."""
    if small.extended or not small.version:
        raise ValueError("Only observations of version 1 of games that the array engine plays can be widened.")
    found: dict[int, int] = {}
    for field in small.fields:
        start = WIDEST.field(field.name).offset
        for seat in range(small.rules.players if field.each_seat else 1):
            for i, place in enumerate(_places_in(field, small)):
                found[field.offset + seat * small.stride + i] = start + seat * WIDEST.stride + place
    return tuple(found[i] for i in range(small.size))


def players_at(players: int) -> int:
    """The place that says how many play."""
    return WIDEST.size + PLAYERS.index(players)


def widened(small: Layout, seen: Sequence[int]) -> list[int]:
    """The input for an observation."""
    numbers = [0] * INPUTS
    for place, number in zip(places(small), seen, strict=True):
        numbers[place] = number
    numbers[players_at(small.rules.players)] = 1
    return numbers


def short(turn: TurnKind, actions: Iterable[int]) -> list[int]:
    """The open actions without long talk; all of them where nothing else is left."""
    every = list(actions)
    if turn not in (TurnKind.SPEAK, TurnKind.SETTLE):
        return every
    return [action for action in every if action not in LONG_TALK] or every
