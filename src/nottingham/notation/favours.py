"""Whether a typed favour was kept: a judge for each, who hears what everybody is told. Rules §5, §16, D27.

A judge gives its verdict at the moment when everybody can see it, and then the favour is done. All favours are about
rounds after the one in which they were promised. One that could not be kept any more, through no fault of its giver,
has lapsed.
"""

from abc import ABC, abstractmethod
from typing import Final

from ..game import Event
from ..game import events as e
from ..game.known import Deed, Ending, Favour, FavourKind, Parcel, Side, Terms
from .pledges import PledgeState

_AGAINST: Final = (Deed.OPEN, Deed.TAKE_NOTHING)
_NOTHING: Final = Parcel()


class Judge(ABC):
    """Follows one favour of one seat to another."""

    def __init__(self, by: int, to: int, favour: Favour, round: int) -> None:
        self.by, self.to, self.favour, self.given = by, to, favour, round

    @abstractmethod
    def hear(self, event: Event, round: int, officers: Side) -> PledgeState | None:
        """The verdict, if this event decides it; ``officers`` keep the gate in this round."""

    def at_gate(self, round: int, officers: Side) -> bool:
        """Whether the giver keeps the gate, in a later round than that of the promise."""
        return round > self.given and self.by in officers


class PassNext(Judge):
    """The bag passes the next time. A deputy who was outvoted has not broken his word (rules §10)."""

    def hear(self, event: Event, round: int, officers: Side) -> PledgeState | None:
        if isinstance(event, e.GameScored):
            return PledgeState.LAPSED
        if not self.at_gate(round, officers):
            return None
        if isinstance(event, e.BagPassed) and event.seat == self.to:
            return PledgeState.KEPT
        if isinstance(event, e.BagOpened) and event.seat == self.to:
            return PledgeState.BROKEN if self.by in event.by else PledgeState.LAPSED
        return PledgeState.LAPSED if isinstance(event, e.RoundEnded) else None


class NeverOpen(Judge):
    """The giver never opens the other's bag again. At the end it was kept, if he ever could have opened one."""

    could = False

    def hear(self, event: Event, round: int, officers: Side) -> PledgeState | None:
        if isinstance(event, e.GameScored):
            return PledgeState.KEPT if self.could else PledgeState.LAPSED
        if not self.at_gate(round, officers):
            return None
        if isinstance(event, e.BagOpened) and event.seat == self.to and self.by in event.by:
            return PledgeState.BROKEN
        if isinstance(event, e.BagPassed) and event.seat == self.to:
            self.could = True
        return None


class NothingAgainst(Judge):
    """No deal with a third one, the next time at the gate, to open the other's bag or to take nothing for it."""

    def hear(self, event: Event, round: int, officers: Side) -> PledgeState | None:
        if isinstance(event, e.GameScored):
            return PledgeState.LAPSED
        if not self.at_gate(round, officers):
            return None
        if isinstance(event, e.DealStruck) and event.merchant != self.to and self.by in _officers_of(event):
            return PledgeState.BROKEN if event.terms.deed_for(self.to) in _AGAINST else None
        if isinstance(event, e.BagPassed | e.BagOpened) and event.seat == self.to:
            return PledgeState.KEPT
        return PledgeState.LAPSED if isinstance(event, e.RoundEnded) else None


class GoldNext(Judge):
    """So much gold, in deals of the next round in which one of the two keeps the gate and the other trades: in no other
    round can gold go from one to the other. What comes back is taken off. An offer of all that is still owed, for
    nothing in return, is as much as anybody can do: if it is not taken, the promise lapses."""

    paid = 0
    tendered = False

    def hear(self, event: Event, round: int, officers: Side) -> PledgeState | None:
        if isinstance(event, e.GameScored):
            return PledgeState.LAPSED
        if round <= self.given or (self.by in officers) == (self.to in officers):
            return None
        if isinstance(event, e.DealStruck):
            self.paid += self._paid(event.terms, event.merchant, _officers_of(event))
            return PledgeState.KEPT if self.paid >= self.favour.gold else None
        if isinstance(event, e.OfferMade) and event.by == (self.by,) and self.to in event.to:
            self.tendered = self._tenders(event.terms, self.by in officers)
        elif isinstance(event, e.OfferEnded) and event.offer.by == (self.by,) and self.to in event.offer.to:
            self.tendered = self.tendered and event.how is not Ending.WITHDRAWN
        elif isinstance(event, e.RoundEnded):
            return PledgeState.LAPSED if self.tendered else PledgeState.BROKEN
        return None

    def _paid(self, terms: Terms, merchant: int, officers: Side) -> int:
        """What of a deal went to the other, less what came back; nothing, if it was with somebody else."""
        if merchant == self.by and self.to in officers:
            return terms.merchant_gives.gold - terms.sheriff_gives.gold
        if merchant == self.to and self.by in officers:
            return terms.sheriff_gives.gold - terms.merchant_gives.gold
        return 0

    def _tenders(self, terms: Terms, at_gate: bool) -> bool:
        mine, theirs = terms.merchant_gives, terms.sheriff_gives
        if at_gate:
            mine, theirs = theirs, mine
        return theirs == _NOTHING and not terms.bags and mine.gold >= self.favour.gold - self.paid


class LeaveKind(Judge):
    """No goods of a kind come to the giver's stall out of his own bag. At the end it was kept, if he ever had a bag."""

    could = False

    def hear(self, event: Event, round: int, officers: Side) -> PledgeState | None:
        if isinstance(event, e.GameScored):
            return PledgeState.KEPT if self.could else PledgeState.LAPSED
        if round <= self.given or not isinstance(event, e.BagPassed | e.BagOpened) or event.seat != self.by:
            return None
        brought = event.legal if isinstance(event, e.BagPassed) else event.kept
        self.could = True
        return PledgeState.BROKEN if self.favour.good in brought else None


def _officers_of(event: e.DealStruck) -> Side:
    return event.offer.to if event.offer.by == (event.merchant,) else event.offer.by


JUDGES: Final[dict[FavourKind, type[Judge]]] = {
    FavourKind.PASS_NEXT: PassNext,
    FavourKind.NEVER_OPEN: NeverOpen,
    FavourKind.NOTHING_AGAINST: NothingAgainst,
    FavourKind.GOLD_NEXT: GoldNext,
    FavourKind.LEAVE_KIND: LeaveKind,
}
