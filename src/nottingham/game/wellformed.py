"""Whether a command is what its type says. Design §7.4: no input of any type may break the engine."""

import types
from collections.abc import Callable
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from . import commands

Check = Callable[[Any], bool]


def _check_for(hint: Any) -> Check:
    """A function that tells whether a value is of a type, strictly: no bool for an int, no list for a tuple."""
    origin = get_origin(hint)
    if origin is tuple:
        inside = _check_for(get_args(hint)[0])
        return lambda value: type(value) is tuple and all(inside(item) for item in value)
    if origin in (Union, types.UnionType):
        checks = [_check_for(arm) for arm in get_args(hint)]
        return lambda value: any(check(value) for check in checks)
    if issubclass(hint, msgspec.Struct):
        return _struct_check(hint)
    assert issubclass(hint, Enum | int | str | types.NoneType)
    return lambda value: type(value) is hint


def _struct_check(struct: type[msgspec.Struct]) -> Check:
    hints = get_type_hints(struct)
    checks = [(name, _check_for(hints[name])) for name in struct.__struct_fields__]
    return lambda value: type(value) is struct and all(check(getattr(value, name)) for name, check in checks)


_CHECKS: dict[type, Check] = {arm: _struct_check(arm) for arm in get_args(commands.AnyCommand)}


def well_formed(command: object) -> bool:
    check = _CHECKS.get(type(command))
    return check is not None and check(command)
