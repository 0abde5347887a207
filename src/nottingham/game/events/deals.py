"""Offers and deals: what happened. Rules §5."""

from typing import ClassVar

from ..goods import Cards
from ..known import Ending, Hidden, OfferId, Side, Terms
from .audience import Event


class OfferMade(Event, frozen=True, tag="offer_made"):
    """An offer stands. It replaces an earlier one of the same pair and direction."""

    secret: ClassVar = ("chosen",)
    seat: int
    """Who spoke."""
    by: Side
    to: Side
    terms: Terms
    chosen: Hidden

    @property
    def audience(self) -> Side:
        return (self.seat,)


class OfferAgreed(Event, frozen=True, tag="offer_agreed"):
    """One of those who have to say yes said it; others have not yet."""

    secret: ClassVar = ("chosen",)
    seat: int
    offer: OfferId
    chosen: Hidden

    @property
    def audience(self) -> Side:
        return (self.seat,)


class OfferEnded(Event, frozen=True, tag="offer_ended"):
    """An offer does not stand any more."""

    offer: OfferId
    how: Ending


class DealStruck(Event, frozen=True, tag="deal_struck"):
    """An offer was accepted, and binds both sides (rules §5)."""

    offer: OfferId
    merchant: int
    terms: Terms


class GoodsHanded(Event, frozen=True, tag="goods_handed"):
    """Gold and goods changed hands in a deal. How many is public, which contraband is not (D17).

    No receiver: it went on the loot tile, where both deputies see it.
    """

    secret: ClassVar = ("contraband",)
    giver: int
    receiver: int | None
    witnesses: Side
    gold: int
    legal: Cards
    contraband: Hidden
    from_bag: bool = False

    @property
    def audience(self) -> Side:
        return self.witnesses


class ProofShown(Event, frozen=True, tag="proof_shown"):
    """Promised goods were missing: the merchant showed the place that the promise was about (rules §5).

    That is the bag that had just passed, as it was, or the stall's contraband; the other one is None. In games of the
    first log format it was both.
    """

    secret: ClassVar = ("bag", "contraband")
    seat: int
    to: Side
    bag: Hidden | None = None
    contraband: Hidden | None = None

    @property
    def audience(self) -> Side:
        return (self.seat, *self.to)
