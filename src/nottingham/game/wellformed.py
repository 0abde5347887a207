"""Whether a command is what its type says. Design §7.4: no input of any type may break the engine."""

import types
from collections.abc import Callable
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from .commands import AnyCommand

Check = Callable[[Any], bool]
_PLAIN = (Enum, int, str, types.NoneType)


def _check_for(hint: Any) -> Check:
    """A function that tells whether a value is of a type, strictly: no bool for an int, no list for a tuple."""
    origin = get_origin(hint)
    if origin is tuple:
        return _tuple_check(get_args(hint)[0])
    if origin in (Union, types.UnionType):
        arm, nothing = get_args(hint)
        assert nothing is types.NoneType, "the only unions in commands are with None"
        inside = _check_for(arm)
        return lambda value: value is None or inside(value)
    if issubclass(hint, msgspec.Struct):
        return shape_of(hint)
    assert issubclass(hint, _PLAIN)
    return lambda value: type(value) is hint


def _tuple_check(hint: Any) -> Check:
    if issubclass(hint, _PLAIN):
        only = {hint}
        return lambda value: type(value) is tuple and only.issuperset(map(type, value))
    inside = _check_for(hint)
    return lambda value: type(value) is tuple and all(inside(item) for item in value)


def shape_of(struct: type[msgspec.Struct]) -> Check:
    """A function that tells whether a value is a struct of this kind with fields of the right types."""
    hints = get_type_hints(struct)
    checks = [(name, _check_for(hints[name])) for name in struct.__struct_fields__]

    def check_fields(value: Any) -> bool:
        if type(value) is not struct:
            return False
        for name, check in checks:  # noqa: SIM110, a plain loop is twice as fast as all()
            if not check(getattr(value, name)):
                return False
        return True

    return check_fields


_SHAPES: dict[type, Check] = {kind: shape_of(kind) for kind in get_args(AnyCommand)}


def well_formed(command: object) -> bool:
    """Whether this is a command, with fields of the right types."""
    try:
        check = _SHAPES.get(type(command))
    except Exception:  # types that cannot be hashed, or break when they are
        return False
    return check is not None and check(command)
