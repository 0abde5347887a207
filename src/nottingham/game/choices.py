"""What a seat may do now: one struct for each kind of command. Closed kinds list their commands; open ones
describe their fields. Design §3.
"""

import json
from typing import Any

import msgspec

from .chance import Dice
from .commands import (
    AnyCommand,
    ChoosePlates,
    Command,
    LoadBag,
    PayDebt,
    PlaceConfiscated,
    PlaceSetAside,
    ProposeDivision,
    Say,
    SetAside,
)
from .deal_choices import MayAccept, MayGive, MayOffer
from .fields import CardsFrom, Kinds, Number, OneOf, Permutation, command_schema
from .say_choices import MaySay
from .wellformed import well_formed

__all__ = [
    "AnyChoice",
    "Choices",
    "Listed",
    "MayAccept",
    "MayChoosePlates",
    "MayGive",
    "MayLoad",
    "MayOffer",
    "MayPay",
    "MayPlace",
    "MayPropose",
    "MaySay",
    "MaySetAside",
]


class Listed(msgspec.Struct, frozen=True, tag="listed"):
    """These commands, all of one kind, and no other of that kind."""

    commands: tuple[AnyCommand, ...]

    def contains(self, command: Command) -> bool:
        return command in self.commands

    def sample(self, dice: Dice) -> Command:
        return dice.choose(self.commands)

    def schema(self) -> dict[str, Any]:
        """Fields that have a default may be left out, as when a command is decoded."""
        kind = type(self.commands[0])
        optional = tuple(f.name for f in msgspec.structs.fields(kind) if f.default is not msgspec.NODEFAULT)
        plain = [msgspec.to_builtins(command) for command in self.commands]
        if not optional:
            return {"enum": plain}
        values = [{name: {"const": value} for name, value in each.items() if name != "command"} for each in plain]
        return {"anyOf": [command_schema(kind, fields, optional) for fields in values]}


class MaySetAside(msgspec.Struct, frozen=True, tag="may_set_aside"):
    """Set cards aside, and take from the tops of the piles as far as there is room (rules §4.1)."""

    cards: CardsFrom
    take: tuple[Number, ...]
    """For each pile that may be taken from."""
    room: int
    """How many more cards the hand could hold with nothing set aside."""
    keep: int
    """How many cards must be in the hand before anything comes from the deck: 1 if the deck has no card (D4)."""

    def contains(self, command: Command) -> bool:
        if type(command) is not SetAside or not self.cards.contains(command.cards):
            return False
        take = command.take or (0,) * len(self.take)
        if len(take) != len(self.take):
            return False
        if not all(number.contains(taken) for number, taken in zip(self.take, take, strict=True)):
            return False
        if sum(take) > self.room + len(command.cards):
            return False
        left = len(self.cards.source) - len(command.cards) + sum(take)
        return not command.cards or left >= self.keep

    def sample(self, dice: Dice) -> Command:
        cards = self.cards.sample(dice)
        room = self.room + len(cards)
        take = []
        for number in self.take:
            taken = dice.between(0, min(number.most, room)) if dice.happens(2) else 0
            take.append(taken)
            room -= taken
        command = SetAside(cards, tuple(take))
        return command if self.contains(command) else SetAside(())

    def schema(self) -> dict[str, Any]:
        take: dict[str, Any] = {"type": "array", "items": False}
        if self.take:  # a schema may not have an empty list there
            take["prefixItems"] = [number.schema() for number in self.take]
        return command_schema(SetAside, {"cards": self.cards.schema(), "take": take}, optional=("take",))


class MayPlace(msgspec.Struct, frozen=True, tag="may_place"):
    """Lay set-aside or confiscated cards on a pile, in an order of choice (rules §4.1, §4.4)."""

    confiscated: bool
    pile: OneOf
    cards: Permutation

    @property
    def command(self) -> type[PlaceSetAside] | type[PlaceConfiscated]:
        return PlaceConfiscated if self.confiscated else PlaceSetAside

    def contains(self, command: Command) -> bool:
        if not isinstance(command, PlaceSetAside | PlaceConfiscated) or type(command) is not self.command:
            return False
        return self.pile.contains(command.pile) and self.cards.contains(command.cards)

    def sample(self, dice: Dice) -> Command:
        return self.command(self.pile.sample(dice), self.cards.sample(dice))

    def schema(self) -> dict[str, Any]:
        return command_schema(self.command, {"pile": self.pile.schema(), "cards": self.cards.schema()})


class MayLoad(msgspec.Struct, frozen=True, tag="may_load"):
    """Load the bag (rules §4.2)."""

    cards: CardsFrom

    def contains(self, command: Command) -> bool:
        return type(command) is LoadBag and self.cards.contains(command.cards)

    def sample(self, dice: Dice) -> Command:
        return LoadBag(self.cards.sample(dice))

    def schema(self) -> dict[str, Any]:
        return command_schema(LoadBag, {"cards": self.cards.schema()})


class MayPay(msgspec.Struct, frozen=True, tag="may_pay"):
    """Choose the goods that pay a debt (rules §6)."""

    legal: CardsFrom
    contraband: CardsFrom

    def contains(self, command: Command) -> bool:
        return (
            type(command) is PayDebt
            and self.legal.contains(command.legal)
            and self.contraband.contains(command.contraband)
        )

    def sample(self, dice: Dice) -> Command:
        return PayDebt(self.legal.sample(dice), self.contraband.sample(dice))

    def schema(self) -> dict[str, Any]:
        optional = () if self.contraband.least else ("contraband",)
        return command_schema(PayDebt, {"legal": self.legal.schema(), "contraband": self.contraband.schema()}, optional)


class MayPropose(msgspec.Struct, frozen=True, tag="may_propose"):
    """Propose what of the loot to take oneself (rules §10)."""

    gold: Number
    legal: CardsFrom
    contraband: CardsFrom

    def contains(self, command: Command) -> bool:
        return (
            type(command) is ProposeDivision
            and self.gold.contains(command.gold)
            and self.legal.contains(command.legal)
            and self.contraband.contains(command.contraband)
        )

    def sample(self, dice: Dice) -> Command:
        return ProposeDivision(self.gold.sample(dice), self.legal.sample(dice), self.contraband.sample(dice))

    def schema(self) -> dict[str, Any]:
        fields = {
            "gold": self.gold.schema(),
            "legal": self.legal.schema(),
            "contraband": self.contraband.schema(),
        }
        return command_schema(ProposeDivision, fields, optional=("contraband",))


class MayChoosePlates(msgspec.Struct, frozen=True, tag="may_choose_plates"):
    """What its own feast plates become (rules §12)."""

    goods: Kinds

    def contains(self, command: Command) -> bool:
        return type(command) is ChoosePlates and self.goods.contains(command.goods)

    def sample(self, dice: Dice) -> Command:
        return ChoosePlates(self.goods.sample(dice))

    def schema(self) -> dict[str, Any]:
        return command_schema(ChoosePlates, {"goods": self.goods.schema()})


AnyChoice = Listed | MaySetAside | MayPlace | MayLoad | MayOffer | MayAccept | MayPay | MayPropose | MayChoosePlates


class Choices(msgspec.Struct, frozen=True):
    """Everything a seat may do now, and what it may say. Saying is no move: ``sample`` leaves it out, and who can only
    say something has nothing to do."""

    choices: tuple[AnyChoice, ...] = ()
    say: MaySay | None = None

    def __bool__(self) -> bool:
        return bool(self.choices)

    def contains(self, command: object) -> bool:
        if not well_formed(command):
            return False
        assert isinstance(command, Command)
        if type(command) is Say:
            return self.say is not None and self.say.contains(command)
        return any(choice.contains(command) for choice in self.choices)

    def sample(self, dice: Dice) -> Command:
        """One of the choices, each as likely as the others, and a command of it. A ``ValueError``, if there is none."""
        if not self.choices:
            raise ValueError("There is nothing to choose from: this seat has nothing to do now.")
        return dice.choose(self.choices).sample(dice)

    def schema(self) -> dict[str, Any]:
        """A JSON Schema for the commands. What it cannot say, ``contains`` does."""
        found = [choice.schema() for choice in self.choices] + ([] if self.say is None else [self.say.schema()])
        schema: dict[str, Any] = json.loads(json.dumps({"anyOf": found}))
        return schema
