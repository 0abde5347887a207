"""Bots that say with what chance they did what they did. Nobody at the table hears it; the arena corrects luck with it.

What is stated is about the bot's own dice alone: given everything that had happened before, this was drawn, and it
would have been drawn so often.
"""

from typing import Protocol, runtime_checkable

import msgspec


class GateStated(msgspec.Struct, frozen=True):
    """A Sheriff drew a threshold for a bag, once and for all: whether it is opened, unless a deal comes between."""

    owner: int
    opens: bool
    chance: float


class LoadStated(msgspec.Struct, frozen=True):
    """A merchant drew one of several bags: what it seemed worth, and what the draw was worth on average."""

    worth: float
    expected: float


StatedDraw = GateStated | LoadStated


@runtime_checkable
class Stating(Protocol):
    """A bot may also have this."""

    def stated(self) -> list[StatedDraw]:
        """What it drew since it was asked last."""
