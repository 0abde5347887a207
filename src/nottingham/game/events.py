"""What happened. Every event names its audience: who is told it whole; the others are told it redacted.

Whether an event happens depends on public facts only (design §3), so that its number tells nothing.
"""

from typing import ClassVar

import msgspec

from .goods import Cards, Good
from .known import (
    Ending,
    FaceDown,
    Hidden,
    Loot,
    OfferId,
    Own,
    Phase,
    Public,
    Revealed,
    ScoreSheet,
    Side,
    Terms,
    Unseen,
    Verdict,
)


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", forbid_unknown_fields=True):
    """Anything that can happen at a table."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the audience is told."""

    @property
    def audience(self) -> Side:
        """Who is told the secret fields. Nobody, unless the event says otherwise."""
        return ()

    def told_to_others(self) -> "Event":
        """The event as everybody outside the audience is told it: numbers of cards instead of cards."""
        secrets = ((name, getattr(self, name)) for name in self.secret)
        hidden = {name: FaceDown(len(cards)) for name, cards in secrets if cards is not None}
        return msgspec.structs.replace(self, **hidden)


class _SeatEvent(Event, frozen=True):
    """Something that one seat did, and sees whole."""

    seat: int

    @property
    def audience(self) -> Side:
        return (self.seat,)


# Set-up and rounds


class SceneSet(Event, frozen=True, tag="scene_set"):
    """A scenario begins in the middle of a game. Everybody is told the public part and the own."""

    public: Public
    own: tuple[Own | None, ...]
    deck: Hidden
    removed: Hidden
    deputy_deck: tuple[int, ...]

    def told_to(self, seat: int | None) -> "SceneSet":
        return SceneSet(
            self.public,
            tuple(own if i == seat else None for i, own in enumerate(self.own)),
            FaceDown(self.public.deck),
            FaceDown(self.public.removed),
            (),
        )


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The deck was built and shuffled (rules §2)."""

    secret: ClassVar = ("order",)
    order: Hidden


class CardsRemoved(Event, frozen=True, tag="cards_removed"):
    """Hidden removal (rules §9): these leave the game unseen."""

    secret: ClassVar = ("cards",)
    cards: Hidden


class PilesTurnedUp(Event, frozen=True, tag="piles_turned_up"):
    """The first cards of the discard piles (rules §2)."""

    piles: tuple[Cards, ...]


class DeputiesShuffled(Event, frozen=True, tag="deputies_shuffled"):
    """The deputy cards were shuffled (rules §10)."""

    secret: ClassVar = ("order",)
    order: tuple[int, ...] | FaceDown


class LotsDrawn(Event, frozen=True, tag="lots_drawn"):
    """Lots decided who is the first Sheriff (rules §2)."""

    first_sheriff: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    """The marker is with this Sheriff, or these two deputies were drawn (rules §3, §10)."""

    round: int
    sheriffs: Side


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """A phase began; these seats have to act in it, in this order (or all at once, when loading)."""

    phase: Phase
    queue: tuple[int, ...]


class RoundEnded(Event, frozen=True, tag="round_ended"):
    round: int


# Market


class FirstMerchantNamed(Event, frozen=True, tag="first_merchant_named"):
    seat: int


class CardsSetAside(Event, frozen=True, tag="cards_set_aside"):
    """Face up (rules §4.1, second edition)."""

    seat: int
    cards: Cards


class CardsSetAsideFaceDown(_SeatEvent, frozen=True, tag="cards_set_aside_face_down"):
    """Rules §4.1, first edition."""

    secret: ClassVar = ("cards",)
    cards: Hidden


class CardsTaken(Event, frozen=True, tag="cards_taken"):
    """Taken from the top of a discard pile, shown to everybody; the top card first."""

    seat: int
    pile: int
    cards: Cards


class CardsDrawn(_SeatEvent, frozen=True, tag="cards_drawn"):
    secret: ClassVar = ("cards",)
    cards: Hidden


class DeckReshuffled(Event, frozen=True, tag="deck_reshuffled"):
    """The deck was empty and was made again from the discard (rules §7)."""

    secret: ClassVar = ("order",)
    order: Hidden


class SetAsidePlaced(Event, frozen=True, tag="set_aside_placed"):
    """Set-aside cards were laid on a pile; the last one is on top."""

    seat: int
    pile: int
    cards: Cards


class SetAsideGathered(Event, frozen=True, tag="set_aside_gathered"):
    """All set-aside cards went onto the discard pile (rules §4.1, second edition)."""

    cards: Cards


# Loading and declaration


class BagClosed(_SeatEvent, frozen=True, tag="bag_closed"):
    """A merchant is ready. What and how much is in the bag, only its owner knows (rules §16)."""

    secret: ClassVar = ("cards",)
    cards: Hidden

    def told_to_others(self) -> Event:
        return BagClosed(self.seat, Unseen())


class BagsClosed(Event, frozen=True, tag="bags_closed"):
    """The last bag was closed: now everybody sees how full they are. Seats without a bag have 0."""

    counts: tuple[int, ...]


class BagDeclared(Event, frozen=True, tag="bag_declared"):
    seat: int
    good: Good
    count: int


# Deals


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
    offer: OfferId
    how: Ending


class DealStruck(Event, frozen=True, tag="deal_struck"):
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


# Inspection


class BagPassed(_SeatEvent, frozen=True, tag="bag_passed"):
    """Legal goods went face up on the stall, contraband face down (rules §4.4)."""

    secret: ClassVar = ("contraband",)
    legal: Cards
    contraband: Hidden


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
    seat: int
    opponent: int
    goods: Cards


class BrimstoneKept(Event, frozen=True, tag="brimstone_kept"):
    seat: int


# Deputies


class StanceTaken(Event, frozen=True, tag="stance_taken"):
    deputy: int
    bag: int
    verdict: Verdict


class StanceConfirmed(Event, frozen=True, tag="stance_confirmed"):
    deputy: int
    bag: int


class DeputyAlone(Event, frozen=True, tag="deputy_alone"):
    """The deputies differ: the one who wants to open the bag goes on alone (rules §10)."""

    deputy: int
    bag: int


class DivisionProposed(Event, frozen=True, tag="division_proposed"):
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
    deputy: int


class ProposalForgone(Event, frozen=True, tag="proposal_forgone"):
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


# Black market


class BlackMarketClaimed(Event, frozen=True, tag="black_market_claimed"):
    seat: int
    good: Good
    value: int


class BlackMarketDeclined(Event, frozen=True, tag="black_market_declined"):
    seat: int


# The end


class ContrabandShown(Event, frozen=True, tag="contraband_shown"):
    """All face-down goods were turned up (rules §8)."""

    contraband: tuple[Cards, ...]


class PlatesChosen(Event, frozen=True, tag="plates_chosen"):
    seat: int
    goods: Cards


class GameScored(Event, frozen=True, tag="game_scored"):
    sheet: ScoreSheet


class TableRevealed(Event, frozen=True, tag="table_revealed"):
    """Everything is everybody's now (rules §16)."""

    revealed: Revealed


AnyEvent = (
    SceneSet
    | DeckShuffled
    | CardsRemoved
    | PilesTurnedUp
    | DeputiesShuffled
    | LotsDrawn
    | RoundBegan
    | PhaseBegan
    | RoundEnded
    | FirstMerchantNamed
    | CardsSetAside
    | CardsSetAsideFaceDown
    | CardsTaken
    | CardsDrawn
    | DeckReshuffled
    | SetAsidePlaced
    | SetAsideGathered
    | BagClosed
    | BagsClosed
    | BagDeclared
    | OfferMade
    | OfferAgreed
    | OfferEnded
    | DealStruck
    | GoodsHanded
    | ProofShown
    | BagPassed
    | BagOpened
    | PenaltyOwed
    | PenaltyPaid
    | ConfiscatedPlaced
    | TimeUp
    | BrimstoneAsked
    | BrimstoneUsed
    | BrimstoneKept
    | StanceTaken
    | StanceConfirmed
    | DeputyAlone
    | DivisionProposed
    | DivisionRefused
    | ProposalForgone
    | LootDivided
    | BlackMarketClaimed
    | BlackMarketDeclined
    | ContrabandShown
    | PlatesChosen
    | GameScored
    | TableRevealed
)
