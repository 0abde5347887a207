"""What hard and medium carried through a game in 2026: taste, memory, and, for medium, errors in counting."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ...game import Command
from ..seat import Chair, Turn
from .belief import Belief, believe
from .memory import Memory
from .worth import Races


class Taste(msgspec.Struct, frozen=True):
    """The taste that hard had in 2026."""

    learns: bool = True
    crowns: float = 1.0
    noise: float = 0.0
    spite: float = 0.9
    boldness: float = 1.0
    scruples: float = 0.0
    greed: float = 1.0
    width: int = 4
    haggles: bool = True
    bribes: bool = True
    grudge: float = 0.0
    trust: float = 1.0
    honour: float = 3.0
    suspicion: float = 0.35
    raise_by: float = 1.5
    bargain: float = 0.5
    patience: float = 0.8


HARD: Final = Taste()
MEDIUM: Final = Taste(crowns=0.6, noise=4.0, spite=0.5, width=2, haggles=False)
"""The same player, who miscounted a little and did not haggle."""
BLUR_DICE: Final = 3
BLUR_STEPS: Final = 1000
MEAN_BLUR: Final = BLUR_DICE * (BLUR_STEPS - 1) / 2
"""An error is the sum of a few dice with many faces, so that small ones are common; this is their mean."""


class Option(msgspec.Struct, frozen=True):
    """Something that was weighed, and what it seemed worth in points."""

    label: str
    value: float
    command: Command | None = None


class Mind:
    """One player's head."""

    def __init__(self, chair: Chair, taste: Taste) -> None:
        self.seat = chair.seat
        self.rules = chair.rules
        self.dice = chair.dice
        self.taste = taste
        self.memory = Memory(chair.rules.players, chair.seat)
        self.envy = self.taste.spite / (chair.rules.players - 1)
        """What a point of one rival's costs in its own points."""

    def races(self, turn: Turn, seat: int | None = None) -> Races:
        return Races(turn.public, self.seat if seat is None else seat, self.taste.crowns)

    def belief(self, turn: Turn, owner: int) -> Belief:
        return believe(turn.view, self.memory, owner, learns=self.taste.learns)

    def blur(self) -> float:
        """How far off an estimate is: between -noise and +noise, mostly small."""
        if not self.taste.noise:
            return 0.0
        steps = sum(self.dice.below(BLUR_STEPS) for _ in range(BLUR_DICE))
        return self.taste.noise * (steps / MEAN_BLUR - 1)

    def best(self, question: str, options: list[Option], **numbers: Any) -> Option:
        return max(options, key=lambda option: option.value)

    def note(self, question: str, options: Iterable[Option], **numbers: Any) -> None:
        """Nobody asks it for its reasons any more."""
