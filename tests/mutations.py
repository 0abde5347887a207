"""Commands that are almost right: legal ones with one thing changed. Every one is well formed."""

import types
from collections.abc import Iterator
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from nottingham.game import Dice, Good, StatementKind
from nottingham.game.commands import Command
from nottingham.game.known import Deed, FavourKind, Verdict

NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 1000)
WORDS = ("", "I owe you one.", "x" * 200, "x" * 201, "two\nlines")


def look_alikes(command: Command) -> list[Command]:
    """The command with one value replaced by one of another type that may pass for equal: a list for a tuple, a
    float, a bool or a big number's subclass for an int, a plain string for a good."""
    return list(_struct_look_alikes(command))


def _struct_look_alikes(value: Any) -> Iterator[Any]:
    for name in value.__struct_fields__:
        for other in _look_alikes(getattr(value, name)):
            yield msgspec.structs.replace(value, **{name: other})


def _look_alikes(value: Any) -> Iterator[Any]:
    if isinstance(value, msgspec.Struct):
        yield msgspec.to_builtins(value)
        yield from _struct_look_alikes(value)
    elif isinstance(value, tuple):
        yield list(value)
        for at, item in enumerate(value):
            for other in _look_alikes(item):
                yield (*value[:at], other, *value[at + 1 :])
    elif isinstance(value, Enum):
        yield str(value)
    elif isinstance(value, int):
        yield float(value)
        yield Odd(value)
        if value in (0, 1):
            yield bool(value)


class Odd(int):
    """Not a plain number."""


def mutated(command: Command, dice: Dice, goods: tuple[Good, ...]) -> Command:
    """The command with one to two changes in it; cards change into ``goods`` of this game mostly."""
    for _ in range(dice.between(1, 2)):
        command = _struct(command, dice, goods)
    return command


def _struct(value: Any, dice: Dice, goods: tuple[Good, ...]) -> Any:
    """The struct with one field changed. A field without options stays as it is."""
    names = value.__struct_fields__
    if not names:
        return value
    name = dice.choose(names)
    hint = get_type_hints(type(value))[name]
    return msgspec.structs.replace(value, **{name: _value(getattr(value, name), hint, dice, goods)})


def _value(value: Any, hint: Any, dice: Dice, goods: tuple[Good, ...]) -> Any:
    """Something else of the same type."""
    if get_origin(hint) in (Union, types.UnionType):
        arms = [arm for arm in get_args(hint) if arm is not types.NoneType]
        if value is None:
            return _fresh(arms[0], dice, goods)
        return None if dice.happens(3) else _value(value, arms[0], dice, goods)
    if get_origin(hint) is tuple:
        return _tuple(value, get_args(hint)[0], dice, goods)
    if issubclass(hint, msgspec.Struct):
        return _struct(value, dice, goods)
    if hint is int:
        return value + dice.choose((-1, 1)) if dice.happens(2) else dice.choose(NUMBERS)
    return _fresh(hint, dice, goods)


def _tuple(items: tuple[Any, ...], inside: Any, dice: Dice, goods: tuple[Good, ...]) -> tuple[Any, ...]:
    """Add, drop, repeat, exchange, or rearrange."""
    if not items or dice.happens(4):
        return (*items, _fresh(inside, dice, goods))
    at = dice.below(len(items))
    rest = items[:at] + items[at + 1 :]
    way = dice.below(4)
    if way == 0:
        return rest
    if way == 1:
        return (*items, items[at])
    if way == 2:
        return (*rest, items[at])
    return (*rest, _value(items[at], inside, dice, goods))


def _fresh(hint: Any, dice: Dice, goods: tuple[Good, ...]) -> Any:
    """Anything of a type."""
    if get_origin(hint) is tuple:
        return tuple(_fresh(get_args(hint)[0], dice, goods) for _ in range(dice.between(0, 2)))
    if hint is Good:
        return dice.choose(goods) if dice.below(8) else dice.choose(tuple(Good))
    if get_origin(hint) in (Union, types.UnionType):
        return None if dice.happens(2) else _fresh(get_args(hint)[0], dice, goods)
    if hint in (Deed, FavourKind, StatementKind, Verdict):
        return dice.choose(tuple(hint))
    if hint is int:
        return dice.choose(NUMBERS)
    if hint is str:
        return dice.choose(WORDS)
    hints = get_type_hints(hint)
    return hint(**{name: _fresh(hints[name], dice, goods) for name in hint.__struct_fields__})
