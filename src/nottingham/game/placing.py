"""Laying confiscated goods on a pile. Rules §4.4, first edition; D12."""

from .asks import pressing
from .commands import PlaceConfiscated
from .events import ConfiscatedPlaced
from .evolve import record
from .goods import in_order
from .known import AskKind, Own, Public
from .refusals import Refusal, refuse
from .state import Draft


def why_not_place(public: Public, own: Own, seat: int, command: PlaceConfiscated) -> Refusal | None:
    """The Sheriff (the lone opener, else the deputy drawn first) chooses pile and order, once debts are paid."""
    asks = pressing(public)
    if public.placing is None or not any(ask.seat == seat and ask.kind is AskKind.PLACE_CONFISCATED for ask in asks):
        return refuse("confiscated.not_asked", "4.4")
    if not 0 <= command.pile < len(public.piles):
        return refuse("market.no_such_pile", "4.4", piles=len(public.piles))
    if in_order(command.cards) != in_order(public.placing.cards):
        return refuse("confiscated.other_cards", "4.4")
    return None


def place(draft: Draft, seat: int, command: PlaceConfiscated) -> None:
    record(draft, ConfiscatedPlaced(seat, command.pile, command.cards))
