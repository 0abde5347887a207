"""JSON that is almost a command: a field misspelt, added or left out, or a value of another type, at every level."""

from collections.abc import Iterator
from typing import Any


def misspelt(value: Any) -> Iterator[Any]:
    """The value with one name in it spelt wrong, or one that does not belong there."""
    if isinstance(value, dict):
        for name in value:
            for wrong in (f"{name}s", name[:-1], name.capitalize(), f" {name}"):
                if wrong not in value:
                    yield {(wrong if key == name else key): inside for key, inside in value.items()}
        yield {**value, "golds": 5}
    yield from _inside(value, misspelt)


def mistyped(value: Any) -> Iterator[Any]:
    """The value with one thing in it of another type, which may pass for the right one."""
    match value:
        case bool() | None:
            yield 0
        case int():
            yield from (str(value), float(value), value + 0.5, bool(value), None, [value], {"count": value})
        case str():
            yield from (0, None, [value], {"good": value}, value.upper() if value else False)
        case list():
            yield from ({}, None, "", 0, [value])
        case dict():
            yield from ([], None, "", 0, [value])
    yield from _inside(value, mistyped)


def shortened(value: Any) -> Iterator[Any]:
    """The value with one field left out."""
    if isinstance(value, dict):
        for name in value:
            yield {key: inside for key, inside in value.items() if key != name}
    yield from _inside(value, shortened)


def _inside(value: Any, change: Any) -> Iterator[Any]:
    """The same one level further down."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from ({**value, name: other} for other in change(inside))
    elif isinstance(value, list):
        for at, inside in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in change(inside))
