"""Dictionaries that cannot be changed any more, so that the values they stand in are values."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Closed(dict[K, V]):
    """A dictionary that stays as it was made, and has a hash. It is a ``dict``, so that it is written as one."""

    __slots__ = ()

    def __new__(cls, items: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> "Closed[K, V]":
        made = super().__new__(cls)
        dict.update(made, items)
        return made

    def __init__(self, items: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> None:
        """All is done by ``__new__``: a second ``__init__`` would be a way to change it."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __copy__(self) -> "Closed[K, V]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Closed[K, V]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Closed, (dict(self),)

    def _refuse(self, *args: Any, **more: Any) -> NoReturn:
        raise TypeError("This dictionary belongs to a value and cannot be changed.")

    __setitem__ = __delitem__ = __ior__ = update = setdefault = pop = popitem = clear = _refuse


NOTHING: Final[Closed[Any, Any]] = Closed()


def closed(items: Mapping[K, V]) -> Closed[K, V]:
    """The same entries, closed. There is one empty one, so that a default can be told by its identity."""
    if type(items) is Closed:
        return items
    return Closed(items) if items else NOTHING
