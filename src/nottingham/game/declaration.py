"""Declaring the bags. Rules §4.3."""

from .commands import DeclareBag
from .events import BagDeclared, PhaseBegan
from .evolve import record
from .known import Own, Phase, Public
from .refusals import Refusal, refuse
from .state import Draft


def begin(draft: Draft) -> None:
    """From the Sheriff's left, clockwise (first deputy's left, D12)."""
    public = draft.public
    record(draft, PhaseBegan(Phase.DECLARATION, tuple(seat for seat in public.merchants if public.bags[seat])))


def why_not_declare(public: Public, own: Own, seat: int, command: DeclareBag) -> Refusal | None:
    """One legal kind of this game, and the exact number. The kind may be a lie (rules §4.3, D5)."""
    if public.phase is not Phase.DECLARATION:
        return refuse("phase.wrong", "4.3", phase=public.phase)
    if public.queue[0] != seat:
        return refuse("turn.not_yours", "4.3", seat=public.queue[0])
    if command.good not in public.rules.legal_kinds:
        return refuse("declaration.not_legal", "4.3", kinds=public.rules.legal_kinds)
    if command.count != len(own.bag):
        return refuse("declaration.wrong_number", "4.3", count=len(own.bag))
    return None


def declare(draft: Draft, seat: int, command: DeclareBag) -> None:
    record(draft, BagDeclared(seat, command.good, command.count))
