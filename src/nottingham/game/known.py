"""What can be known of a table: what everybody sees, and what one seat sees besides. Rules §16.

A ``Public`` and an ``Own`` cannot be changed, and neither can anything in them, so a view can share them. While a
command is being played, a draft works on copies that are open (``PublicDraft``, ``OwnDraft``), until they are closed
again. Open and closed are two classes of one layout, so that opening is one copy and closing is none at all.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Self, TypeVar

import msgspec
from msgspec.structs import force_setattr

from .closed import NOTHING, closed
from .goods import Cards, Good
from .ruleset import Ruleset
from .terms import (
    BagTerm,
    Deed,
    Delivery,
    Ending,
    Favour,
    FavourKind,
    Obligation,
    Offer,
    OfferId,
    Parcel,
    Promise,
    Side,
    Terms,
)

T = TypeVar("T")

__all__ = [
    "Ask",
    "AskKind",
    "Bag",
    "BagTerm",
    "BlackMarketCard",
    "Brimstone",
    "CrownShare",
    "Debt",
    "Deed",
    "Delivery",
    "Ending",
    "FaceDown",
    "Fact",
    "Favour",
    "FavourKind",
    "Hidden",
    "Learnt",
    "Loot",
    "Obligation",
    "Offer",
    "OfferId",
    "Own",
    "OwnDraft",
    "Parcel",
    "Phase",
    "Placing",
    "Promise",
    "Proposal",
    "Public",
    "PublicDraft",
    "Revealed",
    "ScoreSheet",
    "SeatScore",
    "Side",
    "Stance",
    "Terms",
    "Unseen",
    "Verdict",
    "put",
]


class FaceDown(msgspec.Struct, frozen=True, tag_field="hidden", tag="face_down"):
    """Cards whose number is known, and nothing else."""

    count: int


class Unseen(msgspec.Struct, frozen=True, tag_field="hidden", tag="unseen"):
    """Cards of which not even the number is known: a bag closed before the last one (rules §16)."""


Hidden = Cards | FaceDown | Unseen


class Phase(StrEnum):
    """Where the game is."""

    SET_UP = "set_up"
    MARKET = "market"
    LOADING = "loading"
    DECLARATION = "declaration"
    INSPECTION = "inspection"
    BLACK_MARKET = "black_market"
    """The last call of rules §11, after the last bag."""
    LOOT = "loot"
    """The deputies divide the loot (rules §10)."""
    FEAST = "feast"
    """Feast plates become goods (rules §12)."""
    OVER = "over"


class Verdict(StrEnum):
    """What becomes of a bag."""

    PASS = "pass"
    OPEN = "open"


class AskKind(StrEnum):
    """What a seat is asked to do."""

    NAME_FIRST = "name_first"
    MARKET = "market"
    PLACE = "place"
    LOAD = "load"
    DECLARE = "declare"
    SETTLE = "settle"
    PAY = "pay"
    PLACE_CONFISCATED = "place_confiscated"
    BRIMSTONE = "brimstone"
    BLACK_MARKET = "black_market"
    DIVIDE = "divide"
    CHOOSE_PLATES = "choose_plates"


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Somebody must act. The id is unique in a game."""

    id: str
    seat: int
    kind: AskKind


class Bag(msgspec.Struct, frozen=True, gc=False):
    """A closed bag, as everybody sees it."""

    count: int
    declared: Good | None = None
    verdict: Verdict | None = None
    """How it was settled, once it was."""
    alone: int | None = None
    """The deputy who goes on alone with it (rules §10)."""


class Debt(msgspec.Struct, frozen=True):
    """What is left of a penalty after all gold was paid (rules §6). No creditor: it goes on the loot tile."""

    n: int
    debtor: int
    creditor: int | None
    amount: int


class Placing(msgspec.Struct, frozen=True):
    """Confiscated goods that somebody has to lay on a pile (rules §4.4, first edition)."""

    n: int
    seat: int
    cards: Cards


class Brimstone(msgspec.Struct, frozen=True):
    """The owner of a passed bag is asked for a brimstone oil (rules §12)."""

    n: int
    seat: int
    left: int


class Stance(msgspec.Struct, frozen=True):
    """A deputy's stance on a bag (rules §10)."""

    deputy: int
    bag: int
    verdict: Verdict
    confirmed: bool = False


class Loot(msgspec.Struct, frozen=True):
    """What lies on the loot tile (rules §10). The kinds of its contraband are known to both deputies."""

    gold: int = 0
    legal: Cards = ()
    contraband: int = 0


class Proposal(msgspec.Struct, frozen=True):
    """A division of the loot: what its maker would take. The rest is the other deputy's."""

    deputy: int
    gold: int
    legal: Cards
    contraband: int


class BlackMarketCard(msgspec.Struct, frozen=True):
    """A card of a black market stack: what three of a good buy (rules §11)."""

    good: Good
    value: int


class CrownShare(msgspec.Struct, frozen=True):
    """A King's or Queen's bonus. Withheld: the holder of arcane scrolls keeps the rank and gets nothing."""

    good: Good
    rank: str
    number: int
    bonus: int
    withheld: bool = False


class SeatScore(msgspec.Struct, frozen=True):
    """One line of the score sheet (rules §8)."""

    seat: int
    legal: int
    contraband: int
    gold: int
    crowns: tuple[CrownShare, ...]
    black_market: int
    total: int
    legal_cards: int
    contraband_cards: int
    rank: int


class ScoreSheet(msgspec.Struct, frozen=True):
    """The final score, seat by seat, and who wins (rules §8)."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]


class Revealed(msgspec.Struct, frozen=True):
    """Everything that was still hidden, once the game has been scored (rules §16)."""

    hands: tuple[Cards, ...]
    deck: Cards
    removed: Cards
    seed: int | None


class PublicDraft(msgspec.Struct, gc=False):
    """What everybody knows, while it is being changed."""

    rules: Ruleset
    gold: tuple[int, ...]
    hands: tuple[int, ...]
    """Number of cards in each hand. A bag counts with the hand until the last bag is closed."""
    stalls: tuple[Cards, ...]
    """Legal goods on each stall."""
    contraband: tuple[int, ...]
    """Number of face-down cards on each stall."""
    bags: tuple[Bag | None, ...]
    set_aside: tuple[Cards | FaceDown, ...]
    black_cards: tuple[tuple[BlackMarketCard, ...], ...]
    """Claimed black market cards of each seat."""
    plates: tuple[Cards, ...]
    """What each seat's feast plates became."""
    n: int = 0
    """The number of events so far."""
    round: int = 0
    phase: Phase = Phase.SET_UP
    sheriffs: Side = ()
    """The Sheriff, or the two deputies in the order in which they were drawn."""
    merchants: tuple[int, ...] = ()
    """Everybody else, clockwise from the Sheriff's left (first deputy's left, D12)."""
    first_sheriff: int = 0
    queue: tuple[int, ...] = ()
    """Who has still to act in this phase: in this order, or, when loading, all at once."""
    unsettled: tuple[int, ...] = ()
    """Owners of the bags that are not settled yet, in the order of declaration."""
    deck: int = 0
    piles: tuple[Cards, ...] = ()
    """Discard piles; the last card is the top."""
    removed: int = 0
    out_of_game: Cards = ()
    """Cards that bought black market cards (D13)."""
    offers: tuple[Offer, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    promises: tuple[Promise, ...] = ()
    debts: tuple[Debt, ...] = ()
    placing: Placing | None = None
    brimstone: tuple[Brimstone, ...] = ()
    """Who is asked for a brimstone oil, one after the other."""
    delivery: Delivery | None = None
    time_up: bool = False
    stances: tuple[Stance, ...] = ()
    loot: Loot = Loot()
    bank: int = 0
    """Gold that went back to the bank: an odd coin of the loot (rules §10)."""
    may_propose: tuple[int, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    stacks: Mapping[Good, tuple[int, ...]] = NOTHING
    """Black market stacks, the top card first."""
    claimed: tuple[int, ...] = ()
    """Who has claimed a black market card this round."""
    shown: tuple[Cards, ...] = ()
    """Contraband of each stall, once it is turned up at the end."""
    scores: ScoreSheet | None = None
    revealed: Revealed | None = None

    def offer(self, by: Side, to: Side) -> Offer | None:
        """The standing offer of one side to another."""
        for offer in self.offers:
            if offer.by == by and offer.to == to:
                return offer
        return None

    def side_of(self, bag: int) -> Side:
        """Who settles a bag: the Sheriff, both deputies together, or the one who goes on alone with it (rules §10)."""
        closed_bag = self.bags[bag]
        return self.sheriffs if closed_bag is None or closed_bag.alone is None else (closed_bag.alone,)


class Public(PublicDraft, frozen=True, gc=False):  # type: ignore[misc]
    """What everybody knows; all that a spectator knows."""

    def __post_init__(self) -> None:
        force_setattr(self, "stacks", closed(self.stacks))

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Learnt(StrEnum):
    """How a seat came to know something in passing."""

    PROOF = "proof"
    """Saw a merchant's bag or stall contraband, because promised goods were missing."""
    SHOWN = "shown"
    """Had to show its own bag or stall contraband as a proof."""
    GIVEN = "given"
    RECEIVED = "received"


class Fact(msgspec.Struct, frozen=True):
    """What a seat learnt in passing: dated, and not tracked afterwards (design §3)."""

    n: int
    what: Learnt
    seat: int
    """The other one."""
    contraband: Cards | None
    """What was handed over, or lay face down on the stall; None if a proof did not show that."""
    bag: Cards | None = ()
    """What was in the bag; None if a proof did not show that."""


class OwnDraft(msgspec.Struct, gc=False):
    """What one seat knows beyond the public, while it is being changed."""

    hand: Cards = ()
    bag: Cards = ()
    """Its own bag as it was loaded this round, also after it was settled."""
    burnt: Cards = ()
    """Brimstone oils out of that bag that were used."""
    contraband: Cards = ()
    """Face-down goods on its own stall."""
    set_aside: Cards = ()
    """Cards set aside face down and not placed yet."""
    chosen: Mapping[int, Cards] = NOTHING
    """Cards of its own choice for the unseen part of standing offers, by the offers' versions."""
    loot: Cards = ()
    """A deputy's knowledge of the contraband on the loot tile."""
    proposed: Mapping[int, Cards] = NOTHING
    """The contraband in standing proposals for the loot, by their makers."""
    facts: tuple[Fact, ...] = ()


class Own(OwnDraft, frozen=True, gc=False):  # type: ignore[misc]
    """What one seat knows beyond the public (rules §16)."""

    def __post_init__(self) -> None:
        force_setattr(self, "chosen", closed(self.chosen))
        force_setattr(self, "proposed", closed(self.proposed))

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same tuple with one seat's entry changed."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)
