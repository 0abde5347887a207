"""Inspection, payments and the black market: what happened. Rules §4.4, §6, §11, §12."""

from typing import ClassVar

from ..goods import Cards, Good
from ..known import Hidden, Side
from .audience import Event, SeatEvent

# Inspection


class BagPassed(SeatEvent, frozen=True, tag="bag_passed"):
    """Legal goods went face up on the stall, contraband face down (rules §4.4)."""

    secret: ClassVar = ("contraband",)
    legal: Cards
    contraband: Hidden

    def belies(self, good: Good | None, number: int) -> bool:
        """Whether the bag was not what was declared: everybody sees it unpacked."""
        return self.legal.count(good) < number


class BagOpened(Event, frozen=True, tag="bag_opened"):
    """A bag was inspected: truthful goods went to the stall, the others were confiscated (rules §4.4)."""

    seat: int
    by: Side
    kept: Cards
    confiscated: Cards
    true: bool


class PenaltyOwed(Event, frozen=True, tag="penalty_owed"):
    """Gold was not enough: this is left to be paid in goods (rules §6)."""

    debtor: int
    creditor: int | None
    amount: int


class PenaltyPaid(Event, frozen=True, tag="penalty_paid"):
    """A penalty, or what was left of one, was paid. Contraband is shown to everybody (D16)."""

    debtor: int
    creditor: int | None
    gold: int
    legal: Cards = ()
    contraband: Cards = ()
    forgiven: int = 0


class ConfiscatedPlaced(Event, frozen=True, tag="confiscated_placed"):
    """The Sheriff laid confiscated cards on a discard pile (rules §4.4, first edition)."""

    seat: int
    pile: int
    cards: Cards


class TimeUp(Event, frozen=True, tag="time_up"):
    """The inspection clock ran out (rules §9)."""


class BrimstoneAsked(Event, frozen=True, tag="brimstone_asked"):
    """The owner of a passed bag with face-down cards is asked, whether there is an oil or not (rules §12)."""

    seat: int
    left: int


class BrimstoneUsed(Event, frozen=True, tag="brimstone_used"):
    """Brimstone oil burned goods on an opponent's stall (rules §12)."""

    seat: int
    opponent: int
    goods: Cards


class BrimstoneKept(Event, frozen=True, tag="brimstone_kept"):
    """A merchant burned nothing: there was no oil, or it was kept (rules §12)."""

    seat: int


# Black market


class BlackMarketClaimed(Event, frozen=True, tag="black_market_claimed"):
    """A merchant took the top card of a stack for three of a kind (rules §11)."""

    seat: int
    good: Good
    value: int


class BlackMarketDeclined(Event, frozen=True, tag="black_market_declined"):
    """A merchant takes nothing at the last call (rules §11)."""

    seat: int
