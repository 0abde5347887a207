"""Set-up, rounds, market, loading, declaration, and the end of the game: what happened. Rules §2, §4.1 to §4.3, §8."""

from typing import ClassVar

from ..goods import Cards, Good
from ..known import FaceDown, Hidden, Own, Phase, Public, Revealed, ScoreSheet, Side, Unseen
from .audience import Event, SeatEvent

# Set-up and rounds


class SceneSet(Event, frozen=True, tag="scene_set"):
    """A scenario begins in the middle of a game. Everybody is told what is public, and each seat what is its own."""

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
    """The round is over, and the Sheriff's marker passes on (rules §3)."""

    round: int


# Market


class FirstMerchantNamed(Event, frozen=True, tag="first_merchant_named"):
    """The Sheriff named the merchant who goes first to the market (rules §4.1)."""

    seat: int


class CardsSetAside(Event, frozen=True, tag="cards_set_aside"):
    """Face up (rules §4.1, second edition)."""

    seat: int
    cards: Cards


class CardsSetAsideFaceDown(SeatEvent, frozen=True, tag="cards_set_aside_face_down"):
    """Rules §4.1, first edition."""

    secret: ClassVar = ("cards",)
    cards: Hidden


class CardsTaken(Event, frozen=True, tag="cards_taken"):
    """Taken from the top of a discard pile, shown to everybody; the top card first."""

    seat: int
    pile: int
    cards: Cards


class CardsDrawn(SeatEvent, frozen=True, tag="cards_drawn"):
    """A seat drew cards; which ones, it alone knows."""

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


class BagClosed(SeatEvent, frozen=True, tag="bag_closed"):
    """A merchant is ready. What and how much is in the bag, only its owner knows (rules §16)."""

    secret: ClassVar = ("cards",)
    cards: Hidden

    def told_to_others(self) -> Event:
        return BagClosed(self.seat, Unseen())


class BagsClosed(Event, frozen=True, tag="bags_closed"):
    """The last bag was closed: now everybody sees how full they are. Seats without a bag have 0."""

    counts: tuple[int, ...]


class BagDeclared(Event, frozen=True, tag="bag_declared"):
    """A merchant said what the bag holds (rules §4.3). The number is true, the kind may be a lie."""

    seat: int
    good: Good
    count: int


# The end


class ContrabandShown(Event, frozen=True, tag="contraband_shown"):
    """All face-down goods were turned up (rules §8)."""

    contraband: tuple[Cards, ...]


class PlatesChosen(Event, frozen=True, tag="plates_chosen"):
    """A seat's feast plates became these goods (rules §12)."""

    seat: int
    goods: Cards


class GameScored(Event, frozen=True, tag="game_scored"):
    """The game is over, and this is its score (rules §8)."""

    sheet: ScoreSheet


class TableRevealed(Event, frozen=True, tag="table_revealed"):
    """Everything is everybody's now (rules §16)."""

    revealed: Revealed
