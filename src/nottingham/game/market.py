"""The market. Rules §4.1."""

from .commands import NameFirstMerchant, PlaceSetAside, SetAside
from .deck import can_be_drawn, draw_up
from .events import (
    CardsSetAside,
    CardsSetAsideFaceDown,
    CardsTaken,
    FirstMerchantNamed,
    PhaseBegan,
    SetAsideGathered,
    SetAsidePlaced,
)
from .evolve import record
from .goods import MOST_SET_ASIDE, Cards, holds, in_order
from .known import Own, Phase, Public
from .refusals import Refusal, refuse
from .state import Draft


def begin(draft: Draft) -> None:
    """The Sheriff takes no part. Who starts, the edition says (rules §4.1, D12)."""
    queue = () if draft.rules.rule.names_first_merchant else draft.public.merchants
    record(draft, PhaseBegan(Phase.MARKET, queue))


def end(draft: Draft) -> None:
    """Cards set aside face up are gathered onto the discard pile (rules §4.1, second edition)."""
    public = draft.public
    cards: list[Cards] = [aside for aside in public.set_aside if isinstance(aside, tuple)]
    if any(cards):
        record(draft, SetAsideGathered(tuple(card for aside in cards for card in aside)))


def why_not_name(public: Public, own: Own, seat: int, command: NameFirstMerchant) -> Refusal | None:
    if public.phase is not Phase.MARKET or public.queue:
        return refuse("market.nobody_to_name", "4.1")
    if seat != public.sheriffs[0]:
        return refuse("turn.not_yours", "4.1", seat=public.sheriffs[0])
    if command.seat not in public.merchants:
        return refuse("market.not_a_merchant", "4.1", merchants=public.merchants)
    return None


def name(draft: Draft, seat: int, command: NameFirstMerchant) -> None:
    record(draft, FirstMerchantNamed(command.seat))


def why_not_set_aside(public: Public, own: Own, seat: int, command: SetAside) -> Refusal | None:
    if public.phase is not Phase.MARKET:
        return refuse("phase.wrong", "4.1", phase=public.phase)
    if not public.queue or public.queue[0] != seat or public.set_aside[seat]:
        return refuse("turn.not_yours", "4.1")
    cards, take = command.cards, command.take
    if len(cards) > MOST_SET_ASIDE:
        return refuse("market.too_many", "4.1", most=MOST_SET_ASIDE)
    if not holds(own.hand, cards):
        return refuse("market.not_in_hand", "4.1")
    if take:
        refusal = _why_not_take(public, own, command)
        if refusal:
            return refusal
    if len(cards) == len(own.hand) and cards and not sum(take) and not can_be_drawn(public):
        return refuse("market.hand_would_be_empty", "D4")
    return None


def _why_not_take(public: Public, own: Own, command: SetAside) -> Refusal | None:
    """Cards from the tops of the piles, no more than the hand has room for (rules §4.1, first edition)."""
    take, piles = command.take, public.piles
    if not public.rules.rule.draws_from_piles:
        return refuse("market.no_taking", "4.1")
    if len(take) != len(piles) or min(take) < 0:
        return refuse("market.no_such_pile", "4.1", piles=len(piles))
    if any(number > len(pile) for number, pile in zip(take, piles, strict=True)):
        return refuse("market.pile_too_small", "4.1", piles=tuple(len(pile) for pile in piles))
    room = public.rules.hand_limit - len(own.hand) + len(command.cards)
    if sum(take) > room:
        return refuse("market.hand_full", "4.1", room=room)
    return None


def set_aside(draft: Draft, seat: int, command: SetAside) -> None:
    cards = in_order(command.cards)
    if draft.rules.rule.set_aside_face_down:
        record(draft, CardsSetAsideFaceDown(seat, cards))
    else:
        record(draft, CardsSetAside(seat, cards))
    for pile, number in enumerate(command.take):
        if number:
            top = draft.public.piles[pile][-number:]
            record(draft, CardsTaken(seat, pile, top[::-1]))
    draw_up(draft, seat)


def why_not_place(public: Public, own: Own, seat: int, command: PlaceSetAside) -> Refusal | None:
    if public.phase is not Phase.MARKET:
        return refuse("phase.wrong", "4.1", phase=public.phase)
    if not public.queue or public.queue[0] != seat or not own.set_aside:
        return refuse("turn.not_yours", "4.1")
    if not 0 <= command.pile < len(public.piles):
        return refuse("market.no_such_pile", "4.1", piles=len(public.piles))
    if in_order(command.cards) != own.set_aside:
        return refuse("market.not_the_set_aside", "4.1")
    return None


def place(draft: Draft, seat: int, command: PlaceSetAside) -> None:
    record(draft, SetAsidePlaced(seat, command.pile, command.cards))
