"""How many cards of a kind everybody sees: counted once, until something lies elsewhere."""

from ...game.goods import Good
from ...game.known import Public

InSight = tuple[tuple[int, ...], int]
"""Cards of a kind on each stall, and all that lie open anywhere."""


class Sight:
    """What lies open. Tables share what does not change, so that whether it is the same thing says whether it is
    equal."""

    def __init__(self) -> None:
        self._seen: tuple[object, object, object, object] = (None, None, None, None)
        self._counted: dict[Good, InSight] = {}

    def of(self, public: Public, good: Good) -> InSight:
        stalls, piles, aside, gone = self._seen
        if (
            stalls is not public.stalls
            or piles is not public.piles
            or aside is not public.set_aside
            or gone is not public.out_of_game
        ):
            self._seen = public.stalls, public.piles, public.set_aside, public.out_of_game
            self._counted = {}
        found = self._counted.get(good)
        if found is None:
            found = self._counted[good] = _count(public, good)
        return found


def _count(public: Public, good: Good) -> InSight:
    on_stalls = tuple([stall.count(good) for stall in public.stalls])
    seen = sum(on_stalls) + public.out_of_game.count(good)
    for pile in public.piles:
        seen += pile.count(good)
    for aside in public.set_aside:
        if isinstance(aside, tuple):
            seen += aside.count(good)
    return on_stalls, seen
