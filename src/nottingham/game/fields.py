"""What may stand in a field of a command: descriptions with bounds that a program can sample from and a screen
can draw. Design §3.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Final

import msgspec

from .chance import Dice
from .commands import Command
from .goods import Cards, Good, holds, in_order, just_enough, one_too_many, worth
from .terms import Favour, FavourKind


class CardsFrom(msgspec.Struct, frozen=True, tag="cards", omit_defaults=True):
    """Some of these cards: at least, at most. With ``worth`` they must be worth that much, and no card may be
    one that could be kept back (``minimal``); if all together are worth less, it must be all."""

    source: Cards
    least: int
    most: int
    worth: int = 0
    minimal: bool = False

    def contains(self, cards: Cards) -> bool:
        if not self.least <= len(cards) <= self.most or not holds(self.source, cards):
            return False
        if not self.minimal:
            return True
        if worth(self.source) < self.worth:
            return len(cards) == len(self.source)
        return worth(cards) >= self.worth and one_too_many(cards, self.worth) is None

    def sample(self, dice: Dice) -> Cards:
        if not self.minimal:
            return in_order(dice.some(self.source, dice.between(self.least, self.most)))
        shuffled = dice.some(self.source, len(self.source))
        chosen = just_enough(shuffled, lambda taken: dice.some(taken, len(taken)), self.worth)
        if worth(self.source) < self.worth:
            return self.source
        return in_order(chosen)

    def schema(self) -> dict[str, Any]:
        return _array(self.source, self.least, self.most)


class Permutation(msgspec.Struct, frozen=True, tag="permutation"):
    """All of these cards, in an order of choice."""

    source: Cards

    def contains(self, cards: Cards) -> bool:
        return in_order(cards) == in_order(self.source)

    def sample(self, dice: Dice) -> Cards:
        return tuple(dice.some(self.source, len(self.source)))

    def schema(self) -> dict[str, Any]:
        return _array(self.source, len(self.source), len(self.source))


class Kinds(msgspec.Struct, frozen=True, tag="kinds"):
    """Any of these kinds, each as often as one likes: a claim, which need not be true."""

    kinds: Cards
    least: int
    most: int

    def contains(self, cards: Cards) -> bool:
        return self.least <= len(cards) <= self.most and all(card in self.kinds for card in cards)

    def sample(self, dice: Dice) -> Cards:
        number = dice.between(self.least, self.most) if self.kinds else 0
        return in_order([dice.choose(self.kinds) for _ in range(number)])

    def schema(self) -> dict[str, Any]:
        return _array(self.kinds, self.least, self.most)


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A whole number: gold, or how many cards."""

    least: int
    most: int

    def contains(self, number: int) -> bool:
        return self.least <= number <= self.most

    def sample(self, dice: Dice) -> int:
        return dice.between(self.least, self.most)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class OneOf(msgspec.Struct, frozen=True, tag="one_of"):
    """One of these."""

    options: tuple[int | str, ...]

    def contains(self, value: Hashable) -> bool:
        return value in self.options

    def sample(self, dice: Dice) -> Any:
        return dice.choose(self.options)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.options)}


class Text(msgspec.Struct, frozen=True, tag="text"):
    """Some words, on one line; none at all if there is no room for any."""

    most: int

    def contains(self, text: str) -> bool:
        return len(text) <= self.most and text.isprintable()

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "maxLength": self.most}


class Favours(msgspec.Struct, frozen=True, tag="favours"):
    """A typed favour: of any kind, with so much gold, or one of these goods (rules §5, D27)."""

    gold: Number
    goods: Cards

    def contains(self, favour: Favour) -> bool:
        return favour.fits(self.goods)

    def some(self) -> tuple[Favour, ...]:
        """A few of every kind, for sampling."""
        amounts = (self.gold.least, (self.gold.least + self.gold.most) // 8, self.gold.most)
        return (
            *(Favour(kind) for kind in _PLAIN_FAVOURS),
            *(Favour(FavourKind.GOLD_NEXT, gold=gold) for gold in amounts),
            *(Favour(FavourKind.LEAVE_KIND, good=good) for good in self.goods),
        )

    def schema(self) -> dict[str, Any]:
        plain = {"kind": {"enum": [str(kind) for kind in _PLAIN_FAVOURS]}}
        gold = {"kind": {"const": str(FavourKind.GOLD_NEXT)}, "gold": self.gold.schema()}
        good = {"kind": {"const": str(FavourKind.LEAVE_KIND)}, "good": {"enum": [str(good) for good in self.goods]}}
        return {"anyOf": [_struct(plain), _struct(gold), _struct(good)]}


_PLAIN_FAVOURS: Final = (FavourKind.PASS_NEXT, FavourKind.NEVER_OPEN, FavourKind.NOTHING_AGAINST)


def _struct(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def _array(kinds: Sequence[Good], least: int, most: int) -> dict[str, Any]:
    items: dict[str, Any] = {"enum": sorted({str(kind) for kind in kinds})} if kinds else {"not": {}}
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def command_schema(command: type[Command], fields: dict[str, Any], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """The JSON Schema of a command."""
    tag = command.__struct_config__.tag
    return {
        "type": "object",
        "properties": {"command": {"const": tag}, **fields},
        "required": ["command", *(name for name in fields if name not in optional)],
        "additionalProperties": False,
    }
