"""How far the people's screens are. Bots do not outrun them, and a clock begins when its ask can be read.

Nobody has to say how far it is, and nobody can hold up others for long: there is a most for each step, and one for each
round, for every seat alone. Nothing here waits or asks for the time.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from .clients import Client
from .records import TableRecord, Timed

STEP: Final = 6.0
"""Seconds that one person may hold up others, after each thing that happens."""
ROUND: Final = 60.0
"""The same in a whole round."""
STEP_ALONE: Final = 120.0
"""Somebody alone with bots keeps nobody waiting."""
ROUND_ALONE: Final = 900.0

_replace = msgspec.structs.replace


def behind(clients: Iterable[Client], n: int) -> frozenset[int]:
    """Seats whose people look at less than n events. Who looks at two screens has seen what is on either; who looks at
    none, or never said, is not waited for."""
    furthest: dict[int, int] = {}
    for client in clients:
        if client.seat is not None and client.seen is not None and not client.sees_all:
            furthest[client.seat] = max(client.seen, furthest.get(client.seat, 0))
    return frozenset(seat for seat, seen in furthest.items() if seen < n)


class Screens:
    """One table's patience with screens. Times are seconds on any clock that only grows."""

    def __init__(self) -> None:
        self._round = self._n = 0
        self._since = self._last = 0.0
        """When this step began to be waited for, and when somebody asked last."""
        self._waiting: frozenset[int] = frozenset()
        self._held: dict[int, float] = {}
        """How long each seat was waited for in this round."""
        self._graces: dict[str, tuple[int, int]] = {}
        """Asks that are not on their screens yet: when they were put, and when they count as seen at the latest."""

    def hold(self, late: frozenset[int], round_: int, n: int, now: float, *, alone: bool) -> float:
        """Seconds that bots still wait for these seats to see event number n."""
        self._turn_to(round_)
        if n != self._n:
            self._n, self._since, self._last, self._waiting = n, now, now, frozenset()
        for seat in self._waiting:
            self._held[seat] = self._held.get(seat, 0.0) + now - self._last
        self._last = now
        step, total = _most(alone)
        left = {seat: min(self._since + step - now, total - self._held.get(seat, 0.0)) for seat in late}
        self._waiting = frozenset(seat for seat, seconds in left.items() if seconds > 0)
        return max(0.0, *left.values()) if left else 0.0

    def put(self, record: TableRecord, late: frozenset[int], round_: int, now: int, *, alone: bool) -> TableRecord:
        """New asks of seats that cannot read them yet: their clocks begin later, as long as nobody says otherwise.
        ``now`` in milliseconds since 1970."""
        self._turn_to(round_)
        self._graces = {ask: grace for ask, grace in self._graces.items() if any(t.ask == ask for t in record.asked)}
        changed = record
        for timed in record.asked:
            fresh = timed.since == now and timed.ask not in self._graces
            if not fresh or timed.seat not in late or not (timed.allowed or record.clock_ends):
                continue
            step, total = _most(alone)
            seconds = max(0.0, min(step, total - self._held.get(timed.seat, 0.0)))
            self._graces[timed.ask] = (now, now + int(seconds * 1000))
            changed = _moved(changed, timed, int(seconds * 1000))
        return changed

    def read(self, record: TableRecord, seat: int, now: int) -> TableRecord:
        """A seat sees everything, and so what it is asked: its clock begins now."""
        changed = record
        for timed in record.asked:
            if timed.seat != seat or timed.ask not in self._graces:
                continue
            put, latest = self._graces.pop(timed.ask)
            begins = min(now, latest)
            self._held[seat] = self._held.get(seat, 0.0) + max(0, begins - put) / 1000
            changed = _moved(changed, timed, begins - latest)
        return changed

    def _turn_to(self, round_: int) -> None:
        if round_ != self._round:
            self._round = round_
            self._held.clear()


def _most(alone: bool) -> tuple[float, float]:
    return (STEP_ALONE, ROUND_ALONE) if alone else (STEP, ROUND)


def _moved(record: TableRecord, timed: Timed, by: int) -> TableRecord:
    """The table with a turn's clock some milliseconds off; or the inspection's, where the turn has none of its own."""
    if not timed.allowed:
        return _replace(record, clock_ends=record.clock_ends + by) if record.clock_ends else record
    asked = tuple(_replace(each, since=each.since + by) if each.ask == timed.ask else each for each in record.asked)
    return _replace(record, asked=asked)
