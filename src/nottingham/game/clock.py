"""The inspection clock, at its end. Rules §9.

How long it runs is in the ruleset; when it stands still, in ``awaiting``; who has a real clock says when it ran out.
"""

from .commands import ClockRanOut
from .events import TimeUp
from .evolve import record
from .inspection import open_bag, pass_bag
from .known import Deed, Ending
from .state import Draft


def run_out(draft: Draft, command: ClockRanOut) -> None:
    """Bags that must be opened by a deal are opened, every other unsettled bag passes for nothing (rules §9)."""
    record(draft, TimeUp())


def settle_next(draft: Draft) -> None:
    """After the clock ran out: first what must be opened (D9), then the rest."""
    public = draft.public
    bound = {obligation.bag for obligation in public.obligations if obligation.deed is Deed.OPEN}
    for owner in public.unsettled:
        if owner in bound:
            open_bag(draft, owner, public.side_of(owner))
            return
    pass_bag(draft, public.unsettled[0], Ending.LAPSED)
