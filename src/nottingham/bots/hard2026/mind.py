"""What hard carried through a game in 2026: taste, memory, and nothing left to chance."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ...game import Command
from ..seat import Chair, Turn
from .belief import Belief, believe
from .memory import Memory
from .worth import Races


class Taste:
    """The taste that hard had in 2026. Nothing changes it."""

    learns: Final = True
    crowns: Final = 1.0
    spite: Final = 0.9
    boldness: Final = 1.0
    scruples: Final = 0.0
    greed: Final = 1.0
    width: Final = 4
    haggles: Final = True
    bribes: Final = True
    grudge: Final = 0.0
    trust: Final = 1.0
    honour: Final = 3.0
    suspicion: Final = 0.35
    raise_by: Final = 1.5
    bargain: Final = 0.5
    patience: Final = 0.8


class Option(msgspec.Struct, frozen=True):
    """Something that was weighed, and what it seemed worth in points."""

    label: str
    value: float
    command: Command | None = None


class Mind:
    """One player's head."""

    def __init__(self, chair: Chair) -> None:
        self.seat = chair.seat
        self.rules = chair.rules
        self.taste = Taste()
        self.memory = Memory(chair.rules.players, chair.seat)
        self.envy = self.taste.spite / (chair.rules.players - 1)
        """What a point of one rival's costs in its own points."""

    def races(self, turn: Turn, seat: int | None = None) -> Races:
        return Races(turn.public, self.seat if seat is None else seat, self.taste.crowns)

    def belief(self, turn: Turn, owner: int) -> Belief:
        return believe(turn.view, self.memory, owner, learns=self.taste.learns)

    def blur(self) -> float:
        """Hard miscounted nothing."""
        return 0.0

    def best(self, question: str, options: list[Option], **numbers: Any) -> Option:
        return max(options, key=lambda option: option.value)

    def note(self, question: str, options: Iterable[Option], **numbers: Any) -> None:
        """Nobody asks it for its reasons any more."""
