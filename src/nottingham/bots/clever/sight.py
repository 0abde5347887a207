"""How many cards of a kind everybody sees: counted once, until something lies elsewhere."""

from typing import Final

from ...game.goods import Good
from ...game.known import Public

InSight = tuple[tuple[int, ...], int]
"""Cards of a kind on each stall, and all that lie open anywhere."""


def in_sight(public: Public, good: Good) -> InSight:
    """What lies open of a kind. Tables share what does not change, so that whether it is the same thing says whether it
    is equal."""
    stalls, piles, aside, gone, counted = _LAST[0]
    if (
        stalls is not public.stalls
        or piles is not public.piles
        or aside is not public.set_aside
        or gone is not public.out_of_game
    ):
        counted = {}
        _LAST[0] = public.stalls, public.piles, public.set_aside, public.out_of_game, counted
    found = counted.get(good)
    if found is None:
        found = counted[good] = _count(public, good)
    return found


_LAST: Final[list[tuple[object, object, object, object, dict[Good, InSight]]]] = [(None, None, None, None, {})]
"""What was counted last, and where it lay: all at a table look at the same things, one after the other."""


def _count(public: Public, good: Good) -> InSight:
    on_stalls = tuple([stall.count(good) for stall in public.stalls])
    seen = sum(on_stalls) + public.out_of_game.count(good)
    for pile in public.piles:
        seen += pile.count(good)
    for aside in public.set_aside:
        if isinstance(aside, tuple):
            seen += aside.count(good)
    return on_stalls, seen
