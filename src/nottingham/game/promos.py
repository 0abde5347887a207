"""Choices that promo cards bring: brimstone oil, and feast plates. Rules §12."""

from .awaiting import clockwise, pressing
from .commands import ChoosePlates, KeepBrimstone, UseBrimstone
from .events import BrimstoneAsked, BrimstoneKept, BrimstoneUsed, PhaseBegan, PlatesChosen
from .evolve import record
from .goods import BRIMSTONE_REACH, Good, in_order
from .known import Ask, AskKind, Own, Phase, Public
from .refusals import Refusal, refuse
from .state import Draft


def why_not_use(public: Public, own: Own, seat: int, command: UseBrimstone) -> Refusal | None:
    """Only an oil out of its own bag that just passed (D20); up to two goods of one kind of one opponent."""
    refusal = why_not_keep(public, own, seat, command)
    if refusal:
        return refusal
    if not has_oil(own):
        return refuse("brimstone.none", "12")
    if command.opponent == seat or not 0 <= command.opponent < public.rules.players:
        return refuse("brimstone.no_opponent", "12")
    there = public.stalls[command.opponent].count(command.good)
    if not 1 <= command.count <= min(BRIMSTONE_REACH, there):
        return refuse("brimstone.wrong_number", "12", most=min(BRIMSTONE_REACH, there))
    return None


def has_oil(own: Own) -> bool:
    """Whether an oil of the bag that just passed is left to be used."""
    return own.bag.count(Good.BRIMSTONE_OIL) > len(own.burnt) and Good.BRIMSTONE_OIL in own.contraband


def use(draft: Draft, seat: int, command: UseBrimstone) -> None:
    left = draft.public.brimstone[0].left
    record(draft, BrimstoneUsed(seat, command.opponent, (command.good,) * command.count))
    if left > 1:
        record(draft, BrimstoneAsked(seat, left - 1))


def why_not_keep(public: Public, own: Own, seat: int, command: KeepBrimstone | UseBrimstone) -> Refusal | None:
    asks = pressing(public)
    if not asks or asks[0] != Ask(asks[0].id, seat, AskKind.BRIMSTONE):
        return refuse("brimstone.not_asked", "12")
    return None


def keep(draft: Draft, seat: int, command: KeepBrimstone) -> None:
    record(draft, BrimstoneKept(seat))


def begin_feast(draft: Draft) -> None:
    """Owners choose in turn from the game's first Sheriff clockwise, hearing earlier choices (rules §12)."""
    public = draft.public
    around = clockwise(public.first_sheriff, draft.rules.players)
    queue = tuple(seat for seat in around if Good.FEAST_PLATE in public.shown[seat])
    record(draft, PhaseBegan(Phase.FEAST, queue))


def plates_of(public: Public, seat: int) -> int:
    return public.shown[seat].count(Good.FEAST_PLATE)


def why_not_choose(public: Public, own: Own, seat: int, command: ChoosePlates) -> Refusal | None:
    if public.phase is not Phase.FEAST:
        return refuse("phase.wrong", "12", phase=public.phase)
    if public.queue[0] != seat:
        return refuse("turn.not_yours", "12", seat=public.queue[0])
    if len(command.goods) != plates_of(public, seat):
        return refuse("plates.wrong_number", "12", count=plates_of(public, seat))
    if any(good not in public.rules.legal_kinds for good in command.goods):
        return refuse("plates.not_legal", "12", kinds=public.rules.legal_kinds)
    return None


def choose_plates(draft: Draft, seat: int, command: ChoosePlates) -> None:
    record(draft, PlatesChosen(seat, in_order(command.goods)))
