"""Who was ahead when, and why that changed: everybody's expected final margin after every event, as one seat saw it."""

from enum import StrEnum
from typing import Final

import msgspec

from ..game import Event
from ..game import events as e
from .count import SIGMAS, count_seen
from .past import Happening

FORECAST_OFF: Final = (18.0, 25.0, 28.0, 32.0, 34.0, 37.0, 38.0, 39.0)
"""By rounds left: how far final margins were from what was counted, one standard deviation (docs/review.md)."""


class Cause(StrEnum):
    """Why the count changed."""

    OWN = "own"
    """The seat's own decision."""
    OTHER = "other"
    """Somebody else's."""
    DEAL = "deal"
    """A deal that the seat was part of."""
    SHOWN = "shown"
    """Something that had been hidden came to light."""


class CoursePoint(msgspec.Struct, frozen=True):
    """After an event that changed the count."""

    n: int
    round: int
    margins: tuple[float, ...]
    half: float
    """The final margin was within so many points of this in 95 of 100 games."""
    cause: Cause
    actor: int | None


def forecast_half(rounds_left: int) -> float:
    return SIGMAS * FORECAST_OFF[min(max(rounds_left, 0), len(FORECAST_OFF) - 1)]


class Course:
    """Follows the count."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.points: list[CoursePoint] = []
        self._opener: int | None = None

    def follow(self, happening: Happening) -> None:
        public = happening.after.public
        if not public.round:
            return
        if isinstance(happening.told, e.BagOpened):
            self._opener = happening.told.by[0]
        margins = tuple(round(margin, 2) for margin in count_seen(happening.after))
        if self.points and self.points[-1].margins == margins:
            return
        cause, actor = self._cause(happening.told, happening)
        half = 0.0 if public.scores is not None else forecast_half(public.rules.rounds - public.round)
        self.points.append(CoursePoint(happening.n, public.round, margins, round(half, 1), cause, actor))

    def _cause(self, told: Event, happening: Happening) -> tuple[Cause, int | None]:
        actor: int | None = None
        match told:
            case e.BagPassed():
                actor = happening.before.public.side_of(told.seat)[0]
            case e.BagOpened():
                actor = told.by[0]
            case e.PenaltyPaid() | e.PenaltyOwed():
                actor = self._opener
            case e.GoodsHanded():
                mine = self.seat in (told.giver, told.receiver)
                return (Cause.DEAL if mine else Cause.OTHER), told.giver
            case e.BlackMarketClaimed() | e.BrimstoneUsed() | e.PlatesChosen():
                actor = told.seat
            case _:
                return Cause.SHOWN, None
        return (Cause.OWN if actor == self.seat else Cause.OTHER), actor
