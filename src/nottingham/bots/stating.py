"""Bots that say with what chance they did what they did. Nobody at the table hears it; the arena corrects luck with it.

What is stated is about the bot's own dice alone: given everything that had happened before, this was drawn, and it
would have been drawn so often. Where a bot states nothing, it can be asked again: the same head with other dice does
anything as often as the bot would have done it.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Protocol, TypeVar, runtime_checkable

import msgspec

from ..game import Dice
from .seat import Bot

T = TypeVar("T")


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


@runtime_checkable
class Repeatable(Protocol):
    """A bot may also have this: all that it leaves to chance comes from its dice, so others can take their place."""

    def again(self, dice: Dice) -> Bot:
        """The same head as at this moment, with other dice. What it does changes nothing for this one."""


def with_other_dice(bot: T, dice: Dice, own: Iterable[Dice], shared: Iterable[object] = ()) -> T:
    """A copy of a bot with other dice in the place of its own; what nobody changes is shared."""
    places: dict[int, object] = {id(thing): thing for thing in shared}
    places |= {id(one): dice.fork() for one in own}
    return deepcopy(bot, places)
