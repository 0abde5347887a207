"""Two deputies instead of a Sheriff: what happened. Rules §10."""

from typing import ClassVar

from ..goods import Cards
from ..known import Hidden, Loot, Side, Verdict
from .audience import Event


class StanceTaken(Event, frozen=True, tag="stance_taken"):
    """A deputy said what should become of a bag (rules §10)."""

    deputy: int
    bag: int
    verdict: Verdict


class StanceConfirmed(Event, frozen=True, tag="stance_confirmed"):
    """A deputy confirmed the stance on a bag (rules §10)."""

    deputy: int
    bag: int


class DeputyAlone(Event, frozen=True, tag="deputy_alone"):
    """The deputies differ: the one who wants to open the bag goes on alone (rules §10)."""

    deputy: int
    bag: int


class DivisionProposed(Event, frozen=True, tag="division_proposed"):
    """A deputy proposed how to divide the loot (rules §10)."""

    secret: ClassVar = ("contraband",)
    deputy: int
    deputies: Side
    gold: int
    legal: Cards
    contraband: Hidden

    @property
    def audience(self) -> Side:
        return self.deputies


class DivisionRefused(Event, frozen=True, tag="division_refused"):
    """The other deputy said no to a division (rules §10)."""

    deputy: int


class ProposalForgone(Event, frozen=True, tag="proposal_forgone"):
    """A deputy proposes no division (rules §10)."""

    deputy: int


class LootDivided(Event, frozen=True, tag="loot_divided"):
    """The loot went to the deputies, in the order of ``deputies``; what did not divide is discarded face up."""

    secret: ClassVar = ("first_contraband", "second_contraband")
    deputies: Side
    first: Loot
    second: Loot
    first_contraband: Hidden
    second_contraband: Hidden
    discarded: Cards
    agreed: bool

    @property
    def audience(self) -> Side:
        return self.deputies
