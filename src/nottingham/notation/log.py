"""The format of a game log, reading and writing it, and replaying what it says.

The first line is the header; line k+2 is event number k: ``{"n": k, "told": {"event": …}}``. A log that was made
for one seat holds what that seat was told, so it can be given to that seat while the game is running.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from ..game import Event, Ruleset, RulesetError, View, evolve, follow, tell
from ..game.chance import Seeded
from ..game.events import AnyEvent
from ..game.state import Table, empty_table
from ..game.view import first_view
from ..locales import Worded
from . import upcast
from .fairness import Fairness

LOG_FORMAT = "nottingham-log"
VERSION = upcast.FORMAT


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game that was played on from another one left it."""

    n: int
    """How many events of the other game there had been."""
    seat: int
    """For whom."""
    again: bool
    """Whether hidden cards were dealt again, to fit what that seat knew; else they lay as they were."""
    of: str = ""
    """The table of the other game, if it was one of the same server."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a log."""

    ruleset: Ruleset
    seats: tuple[str, ...]
    """Who sat where: names, or what kind of player."""
    seed: int | None = None
    """The seed, so that an interrupted game can go on. Not in logs for one seat."""
    told_to: int | Literal["everybody", "spectator"] = "everybody"
    """Whose log this is: the whole truth, one seat's, or a spectator's."""
    fairness: Fairness | None = None
    """How the seed was made, for games that were played on a server."""
    branch: Branch | None = None
    """The game goes on from a moment of another one; it counts for nothing."""
    format: str = LOG_FORMAT
    version: int = VERSION


class _Line(msgspec.Struct, frozen=True):
    n: int
    told: AnyEvent


class _OlderLine(msgspec.Struct, frozen=True):
    n: int
    told: msgspec.Raw


class _Opening(msgspec.Struct):
    """As much of a header as tells whether it is one of ours."""

    format: str = ""
    version: int = 0


class Log(msgspec.Struct, frozen=True):
    """A game on paper."""

    header: Header
    events: tuple[Event, ...]


class LogError(Worded, ValueError):
    """A log that cannot be read: in which line, and why."""

    def __init__(self, line: int, why: Worded) -> None:
        super().__init__("program-log-line", line=str(line), why=why)
        self.line = line
        self.why = why


def unreadable(line: int, message: str, **args: str) -> LogError:
    """What is wrong in a line of a log."""
    return LogError(line, Worded(f"program-log-{message}", **args))


_encoder = msgspec.json.Encoder()
_line_decoder = msgspec.json.Decoder(_Line)
_older_line_decoder = msgspec.json.Decoder(_OlderLine)
_header_decoder = msgspec.json.Decoder(Header)
_opening_decoder = msgspec.json.Decoder(_Opening)


def encode_header(header: Header) -> bytes:
    fields = {"format": header.format, "version": header.version, **msgspec.to_builtins(header)}
    return _encoder.encode(fields)


def encode_event(n: int, event: Event) -> bytes:
    return _encoder.encode({"n": n, "told": event})


def to_bytes(log: Log) -> bytes:
    lines = [encode_header(log.header), *(encode_event(n, event) for n, event in enumerate(log.events))]
    return b"\n".join(lines) + b"\n"


def write_log(path: Path, log: Log) -> None:
    """Write a log so that a crash leaves the old file or the new one, never half of one."""
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(to_bytes(log))
    beside.replace(path)


def digest(logs: Iterable[Log]) -> str:
    """One short name for many logs: the same games give the same digest on every machine."""
    together = hashlib.sha256()
    for log in logs:
        together.update(to_bytes(log))
    return together.hexdigest()


def read_log(path: Path) -> Log:
    """Read a log; a damaged or foreign one is refused with a ``LogError``."""
    return from_bytes(path.read_bytes())


def from_bytes(data: bytes) -> Log:
    lines = data.split(b"\n")
    if lines[-1]:
        raise unreadable(len(lines), "breaks-off")
    if len(lines) == 1:
        raise unreadable(1, "empty")
    header, version = _read_header(lines[0])
    events: list[Event] = []
    for number, text in enumerate(lines[1:-1], start=2):
        try:
            line = _read_line(text, version)
        except (msgspec.DecodeError, UnicodeDecodeError, RulesetError) as error:
            raise unreadable(number, "no-event", error=str(error)) from None
        if line.n != len(events):
            raise unreadable(number, "wrong-number", found=str(line.n), wanted=str(len(events)))
        events.append(line.told)
    return Log(header, tuple(events))


def _read_line(text: bytes, version: int) -> _Line:
    if version == VERSION:
        return _line_decoder.decode(text)
    older = _older_line_decoder.decode(text)
    return _Line(older.n, upcast.read_event(older.told, version))  # type: ignore[arg-type]


def _read_header(text: bytes) -> tuple[Header, int]:
    """The header as this release would write it, and the version that the log was written in."""
    try:
        opening = _opening_decoder.decode(text)
        if opening.format != LOG_FORMAT:
            raise unreadable(1, "foreign")
        header = _header_decoder.decode(text) if opening.version == VERSION else _older_header(text, opening.version)
    except upcast.NewerFormat as error:
        raise LogError(1, error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RulesetError) as error:
        raise unreadable(1, "no-header", error=str(error)) from None
    if len(header.seats) != header.ruleset.players:
        raise unreadable(1, "seats", named=str(len(header.seats)), players=str(header.ruleset.players))
    return header, opening.version


def _older_header(text: bytes, version: int) -> Header:
    upcast.check_format(version)
    raw = msgspec.json.decode(text)
    return msgspec.convert(
        {**raw, "ruleset": upcast.upcast_ruleset(raw.get("ruleset"), version), "version": VERSION}, Header
    )


def told_log(log: Log, seat: int | None) -> Log:
    """The same game as one seat was told it, or a spectator: without seed, and redacted."""
    owner: int | Literal["spectator"] = "spectator" if seat is None else seat
    header = Header(log.header.ruleset, log.header.seats, None, owner, branch=log.header.branch)
    return Log(header, tuple(tell(event, seat) for event in log.events))


def tables(log: Log) -> Iterator[tuple[Event, Table]]:
    """Replay the whole truth: each event with the table after it."""
    if log.header.told_to != "everybody":
        raise unreadable(1, "one-seat")
    table = empty_table(log.header.ruleset, Seeded(log.header.seed or 0))
    for n, event in enumerate(log.events):
        try:
            table = evolve(table, event)
        except (AssertionError, ValueError, IndexError, KeyError, TypeError):
            raise _misfit(n, event) from None
        yield event, table


def restore(ruleset: Ruleset, seed: int, events: Iterable[Event]) -> Table:
    """The table that these events made, ready to go on with the chance of its seed."""
    table = empty_table(ruleset, Seeded(seed))
    for event in events:
        table = evolve(table, event)
    return table


def views(log: Log) -> Iterator[tuple[Event, View]]:
    """Replay what one seat, or a spectator, was told: each event with the view after it."""
    owner = log.header.told_to
    seat = owner if isinstance(owner, int) else None
    known = first_view(log.header.ruleset, seat)
    for n, event in enumerate(log.events):
        told = tell(event, seat) if owner == "everybody" else event
        try:
            known = follow(known, told)
        except (AssertionError, ValueError, IndexError, KeyError, TypeError):
            raise _misfit(n, event) from None
        yield told, known


def _misfit(n: int, event: Event) -> LogError:
    return unreadable(n + 2, "misfit", event=str(event.__struct_config__.tag))
