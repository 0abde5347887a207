"""What a seat asks for. Commands order; events report."""

from typing import Final

import msgspec

from .goods import Cards, Good
from .known import OfferId, Side, Terms, Verdict
from .statements import Statement


class _Clock:
    """The actor of ``ClockRanOut``: not a seat."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "CLOCK"

    def __reduce__(self) -> str:
        """There is one clock: a copy of it, in this process or another, is that one."""
        return "CLOCK"


CLOCK: Final = _Clock()
Actor = int | _Clock


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="command", forbid_unknown_fields=True):
    """Anything a seat can ask for."""


class NameFirstMerchant(Command, frozen=True, tag="name_first_merchant"):
    """The Sheriff names who starts the market (rules §4.1, second edition)."""

    seat: int


class SetAside(Command, frozen=True, tag="set_aside"):
    """A merchant's turn at the market: set cards aside, then draw (rules §4.1).

    ``take`` says how many cards come from the top of each discard pile (first edition); the rest comes
    from the deck.
    """

    cards: Cards
    take: tuple[int, ...] = ()


class PlaceSetAside(Command, frozen=True, tag="place_set_aside"):
    """Lay the set-aside cards on a pile; the last one ends on top (rules §4.1, first edition)."""

    pile: int
    cards: Cards


class LoadBag(Command, frozen=True, tag="load_bag"):
    """Put one to five hand cards into the bag and close it for good (rules §4.2)."""

    cards: Cards


class DeclareBag(Command, frozen=True, tag="declare_bag"):
    """One legal kind, and the exact number of cards (rules §4.3)."""

    good: Good
    count: int


class MakeOffer(Command, frozen=True, tag="make_offer"):
    """Offer a deal (rules §5). ``chosen`` are the cards for the unseen part of what the maker gives."""

    by: Side
    to: Side
    terms: Terms
    chosen: Cards = ()


class WithdrawOffer(Command, frozen=True, tag="withdraw_offer"):
    """Take back one's own offer (rules §5)."""

    offer: OfferId


class RefuseOffer(Command, frozen=True, tag="refuse_offer"):
    """Say no to an offer (rules §5)."""

    offer: OfferId


class AcceptOffer(Command, frozen=True, tag="accept_offer"):
    """Say yes to this version of an offer. ``chosen`` are the cards for the unseen part of what the sayer gives."""

    offer: OfferId
    chosen: Cards = ()


class PassBag(Command, frozen=True, tag="pass_bag"):
    """Settle a bag by passing it (rules §4.4): with its owner's standing offer, which accepts it, or without
    any, which refuses it (rules §5, D11). ``chosen`` is as in ``AcceptOffer``.
    """

    bag: int
    offer: OfferId | None = None
    chosen: Cards = ()


class OpenBag(Command, frozen=True, tag="open_bag"):
    """Settle a bag by inspecting it (rules §4.4)."""

    bag: int


class TakeStance(Command, frozen=True, tag="take_stance"):
    """A deputy says what to do with a bag (rules §10)."""

    bag: int
    verdict: Verdict


class ConfirmStance(Command, frozen=True, tag="confirm_stance"):
    """Confirm one's stance on a bag, so that it can be settled (rules §10)."""

    bag: int


class PayDebt(Command, frozen=True, tag="pay_debt"):
    """Choose the goods that pay the rest of a penalty (rules §6)."""

    legal: Cards
    contraband: Cards = ()


class PlaceConfiscated(Command, frozen=True, tag="place_confiscated"):
    """Lay confiscated goods on a pile; the last one ends on top (rules §4.4, first edition)."""

    pile: int
    cards: Cards


class UseBrimstone(Command, frozen=True, tag="use_brimstone"):
    """Throw up to two legal goods of one kind from an opponent's stall (rules §12)."""

    opponent: int
    good: Good
    count: int


class KeepBrimstone(Command, frozen=True, tag="keep_brimstone"):
    """Do not use a brimstone oil, or have none."""


class ClaimBlackMarket(Command, frozen=True, tag="claim_black_market"):
    """Show three of a kind for the top card of its stack (rules §11)."""

    good: Good


class DeclineBlackMarket(Command, frozen=True, tag="decline_black_market"):
    """Claim nothing at the last call."""


class ProposeDivision(Command, frozen=True, tag="propose_division"):
    """Propose what of the loot to take oneself; the other deputy gets the rest (rules §10)."""

    gold: int
    legal: Cards
    contraband: Cards = ()


class AgreeDivision(Command, frozen=True, tag="agree_division"):
    """Agree to the other deputy's proposal."""


class RefuseDivision(Command, frozen=True, tag="refuse_division"):
    """Refuse the other deputy's proposal."""


class ForgoProposal(Command, frozen=True, tag="forgo_proposal"):
    """Propose nothing."""


class ChoosePlates(Command, frozen=True, tag="choose_plates"):
    """What its own feast plates become, one legal kind for each (rules §12)."""

    goods: Cards


class Say(Command, frozen=True, tag="say"):
    """Say something that everybody hears and that changes nothing (rules §17)."""

    statement: Statement


class ClockRanOut(Command, frozen=True, tag="clock_ran_out"):
    """The inspection clock ran out (rules §9). Only the clock says this."""


AnyCommand = (
    NameFirstMerchant
    | SetAside
    | PlaceSetAside
    | LoadBag
    | DeclareBag
    | MakeOffer
    | WithdrawOffer
    | RefuseOffer
    | AcceptOffer
    | PassBag
    | OpenBag
    | TakeStance
    | ConfirmStance
    | PayDebt
    | PlaceConfiscated
    | UseBrimstone
    | KeepBrimstone
    | ClaimBlackMarket
    | DeclineBlackMarket
    | ProposeDivision
    | AgreeDivision
    | RefuseDivision
    | ForgoProposal
    | ChoosePlates
    | Say
    | ClockRanOut
)
