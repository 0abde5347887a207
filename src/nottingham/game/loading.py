"""Loading the bags. Rules §4.2."""

from .commands import LoadBag
from .events import BagClosed, BagsClosed, PhaseBegan
from .evolve import record
from .goods import MOST_IN_BAG, holds, in_order
from .known import Own, Phase, Public
from .refusals import Refusal, refuse
from .state import Draft


def begin(draft: Draft) -> None:
    """All merchants at once. Whoever has no card sits the round out (D4)."""
    public = draft.public
    record(draft, PhaseBegan(Phase.LOADING, tuple(seat for seat in public.merchants if public.hands[seat])))


def end(draft: Draft) -> None:
    """Only now everybody sees how full the bags are (rules §16)."""
    merchants = draft.public.merchants
    counts = tuple(len(draft.owner(seat).bag) if seat in merchants else 0 for seat in range(draft.rules.players))
    record(draft, BagsClosed(counts))


def why_not_load(public: Public, own: Own, seat: int, command: LoadBag) -> Refusal | None:
    if public.phase is not Phase.LOADING:
        return refuse("phase.wrong", "4.2", phase=public.phase)
    if seat not in public.queue:
        if own.bag:
            return refuse("bag.closed", "4.2")
        return refuse("turn.not_yours", "4.2")
    if not 1 <= len(command.cards) <= MOST_IN_BAG:
        return refuse("bag.wrong_number", "4.2", least=1, most=MOST_IN_BAG)
    if not holds(own.hand, command.cards):
        return refuse("bag.not_in_hand", "4.2")
    return None


def load(draft: Draft, seat: int, command: LoadBag) -> None:
    record(draft, BagClosed(seat, in_order(command.cards)))
