"""Somebody's turn in an environment, as far as that seat sees it, and what an action comes to."""

import msgspec

from ..game import Command, View
from ..game.goods import Cards
from .layout import Act, TurnKind, action_id

DONE = action_id(Act.DONE)


class Selection(msgspec.Struct, frozen=True):
    """How far a seat has got with choosing cards or composing an offer."""

    taken: Cards = ()
    promised: Cards = ()
    bags: tuple[tuple[int, Act], ...] = ()
    """What was said about bags, by their owners' seats."""
    to: int | None = None
    """The merchant to whom the Sheriff makes the offer."""
    cursor: int = 0
    items: int = 0
    piles: tuple[int, int] = (0, 0)
    """Cards to be taken from the discard piles (first edition)."""

    @property
    def begun(self) -> bool:
        return self.items > 0 or self.to is not None


NO_SELECTION = Selection()


class Moment(msgspec.Struct, frozen=True):
    """Somebody's turn: all that the seat's next action can depend on."""

    view: View
    turn: TurnKind
    exchanges_left: int = 0
    """How often the Sheriff may still give somebody the floor."""
    selection: Selection = NO_SELECTION
    words_left: int = 0
    """What the seat may still say, with ``talk``."""

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    def at(self, distance: int) -> int:
        """The seat at a distance from the one that acts."""
        return (self.seat + distance) % self.view.rules.players

    def distance(self, seat: int) -> int:
        """How far clockwise a seat is from the one that acts."""
        return (seat - self.seat) % self.view.rules.players


class Answer(msgspec.Struct, frozen=True):
    """What an action comes to: a selection that goes on, or the end of the turn, mostly with a command."""

    selection: Selection | None = None
    command: Command | None = None
    floor: int | None = None
    """The merchant who gets the floor: that uses an exchange."""
    exchange: bool = False
    """Whether it uses an exchange though nobody gets the floor."""
