"""What the ledger of promises holds: a pledge for every word that was given in a deal."""

from enum import StrEnum
from typing import Final

import msgspec

from ..game.goods import Cards
from ..game.known import Favour, FavourKind, Parcel, Side

PASS_NEXT_IN_WORDS: Final = "When I keep the gate next, your bag passes."
"""The one favour in words that the ledger understands, from before there were typed ones: it means the same."""


class PledgeKind(StrEnum):
    """What was promised."""

    FAVOUR = "favour"
    """Something in words, which only people can judge."""
    PASS_NEXT = "pass_next"
    NEVER_OPEN = "never_open"
    NOTHING_AGAINST = "nothing_against"
    GOLD_NEXT = "gold_next"
    LEAVE_KIND = "leave_kind"
    """The typed favours, under the names that they have in the rules."""
    PASS = "pass"
    OPEN = "open"
    TAKE_NOTHING = "take_nothing"
    """What a Sheriff was paid to do with a bag, this round."""
    GOODS = "goods"
    """Goods out of its own bag, which need not be there."""
    STALL = "stall"
    """Contraband from the stall that turned out not to be there (second edition)."""


TYPED: Final = frozenset(PledgeKind(kind.value) for kind in FavourKind)
"""Favours that the ledger judges by itself."""


class PledgeState(StrEnum):
    OPEN = "open"
    KEPT = "kept"
    BROKEN = "broken"
    LAPSED = "lapsed"
    """Nobody could keep it any more, through no fault of the one who gave it."""
    SAID = "said"
    """In words of their own: only people know whether it was kept."""


class Pledge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A promise that was part of a deal."""

    round: int
    by: Side
    to: Side
    kind: PledgeKind
    state: PledgeState
    bag: int | None = None
    """The owner of the bag it is about."""
    goods: Cards = ()
    """Promised goods; or the one kind that is left to the other."""
    unseen: int = 0
    """Contraband cards of the giver's choice that were promised beside the goods."""
    words: str = ""
    settled: int | None = None
    """The round in which it was kept or broken, or lapsed."""
    gold: int = 0
    """What is to be paid later."""


def favour_in(parcel: Parcel) -> Favour | None:
    """The typed favour of a parcel, also if it is in the old words for one."""
    return Favour(FavourKind.PASS_NEXT) if parcel.favour == PASS_NEXT_IN_WORDS else parcel.typed
