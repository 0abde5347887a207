"""Time at a table: the inspection clock, and turn clocks with a reserve.

Clocks live on the server, in UTC milliseconds. They are wound with every command and stored with its events, so that
they survive a restart; deadlines.py says which one runs out next.
"""

from typing import Any, Final

import msgspec

from ..game.awaiting import awaiting, clock_runs
from ..game.known import Ask, AskKind, Phase, Public
from .protocol import Clock
from .records import TableRecord, Timed

_replace = msgspec.structs.replace
GRACE: Final = 10_000
"""Milliseconds that every clock has left at least when a server takes a table up again: people have to find back."""


def wind(record: TableRecord, public: Public, now: int) -> TableRecord:
    """The table with its clocks as they stand after something has happened. The same table, if none changed."""
    changes: dict[str, Any] = {}
    if record.ruleset.inspection_clock:
        ends, left = _inspection(record, public, now)
        if (ends, left) != (record.clock_ends, record.clock_left):
            changes |= {"clock_ends": ends, "clock_left": left}
    asked = tuple(_timed(record, public, ask, now) for ask in awaiting(public))
    if asked != record.asked:
        changes["asked"] = asked
        if record.turn_seconds:
            changes["reserves"] = _reserves(record, asked, now)
    return _replace(record, **changes) if changes else record


def _inspection(record: TableRecord, public: Public, now: int) -> tuple[int, int]:
    """When the inspection clock runs out, or what it has left while it stands still (rules §9, D20)."""
    if clock_runs(public):
        return record.clock_ends or now + (record.clock_left or record.ruleset.clock_seconds * 1000), 0
    if public.phase is Phase.INSPECTION and not public.time_up:
        return 0, max(1, record.clock_ends - now) if record.clock_ends else record.clock_left
    return 0, 0


def _timed(record: TableRecord, public: Public, ask: Ask, now: int) -> Timed:
    for timed in record.asked:
        if timed.ask == ask.id:
            return timed
    return Timed(ask.id, ask.seat, now, _allowed(record, ask))


def _allowed(record: TableRecord, ask: Ask) -> int:
    """Milliseconds for an answer. Settling the bags has a clock of its own, or takes a turn for each bag."""
    if ask.kind is not AskKind.SETTLE:
        return record.turn_seconds * 1000
    return 0 if record.ruleset.inspection_clock else record.turn_seconds * 1000 * (record.ruleset.players - 1)


def _reserves(record: TableRecord, asked: tuple[Timed, ...], now: int) -> tuple[int, ...]:
    """What is left to each seat: a turn that took too long was paid from the reserve."""
    still = {timed.ask for timed in asked}
    left = list(record.reserves)
    for timed in record.asked:
        if timed.ask not in still and timed.allowed:
            left[timed.seat] = max(0, left[timed.seat] - max(0, now - timed.since - timed.allowed))
    return tuple(left)


def resumed(record: TableRecord, now: int) -> TableRecord:
    """The clocks go on after a pause from where they stood."""
    pause = max(0, now - record.paused_at)
    asked = tuple(_replace(timed, since=timed.since + pause) for timed in record.asked)
    ends = record.clock_ends + pause if record.clock_ends else 0
    return _replace(record, paused=False, paused_at=0, asked=asked, clock_ends=ends)


def taken_up(record: TableRecord, now: int) -> TableRecord:
    """The clocks when a server starts: they went on, but nobody loses a turn before finding back."""
    if record.paused:
        return record
    asked = []
    for timed in record.asked:
        ends = runs_out(record, timed)
        late = max(0, now + GRACE - ends) if timed.allowed else 0
        asked.append(_replace(timed, since=timed.since + late))
    ends = max(record.clock_ends, now + GRACE) if record.clock_ends else 0
    return _replace(record, asked=tuple(asked), clock_ends=ends)


def runs_out(record: TableRecord, timed: Timed) -> int:
    """When a turn's time is over, its reserve included."""
    reserve = record.reserves[timed.seat] if record.reserves else 0
    return timed.since + timed.allowed + reserve


def shown(record: TableRecord) -> tuple[Clock, ...]:
    """The clocks that run, as everybody sees them."""
    if record.paused or record.state != "playing":
        return ()
    found = [Clock("inspection", record.clock_ends)] if record.clock_ends else []
    for timed in record.asked:
        if timed.allowed:
            reserve = record.reserves[timed.seat] if record.reserves else 0
            found.append(Clock("turn", timed.since + timed.allowed, timed.seat, reserve))
    return tuple(found)
