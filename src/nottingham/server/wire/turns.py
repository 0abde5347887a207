"""Whose call is answered next: a few of each address at a time, so that no crowd from one place holds the others up."""

from collections import Counter, deque
from collections.abc import Callable
from typing import Final

CALLS_AT_ONCE: Final = 4
"""Some milliseconds of work. A browser makes six at a time, and two of them wait that long."""
Start = Callable[[], bool]
"""Begin with a call; not, if its connection is gone."""


class Turns:
    """The calls of each address that are being answered, and those that wait."""

    def __init__(self) -> None:
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[Start]] = {}

    def begin(self, whose: str, start: Start) -> None:
        """Now, or when it is its turn. Whoever began says ``done`` at the end."""
        if self._busy[whose] >= CALLS_AT_ONCE:
            self._waiting.setdefault(whose, deque()).append(start)
            return
        self._busy[whose] += 1
        if not start():
            self.done(whose)

    def done(self, whose: str) -> None:
        waiting = self._waiting.get(whose)
        while waiting:
            if waiting.popleft()():
                return
        self._waiting.pop(whose, None)
        self._busy[whose] -= 1
        if self._busy[whose] <= 0:
            del self._busy[whose]
