"""What a page keeps: small texts under names, on a disk that the browser has (IndexedDB).

Names and records are read at the start, a game when somebody opens it. A row is written before anything of it is told,
all rows of a change at once: what a client has heard survives a reload (design §7.5).
"""

import secrets
from collections.abc import Sequence
from typing import Protocol

import msgspec

from ..notation.upcast import NewerFormat
from ..server.keeping import NotStored
from ..server.protocol import Talk
from ..server.records import TableRecord, decode_events, decode_record, encode_record
from ..server.session import TALK_KEPT, Change, Session
from ..server.settings import Settings
from ..server.times import now_ms

Row = tuple[str, str | None]
"""A name and a text; nothing: the row goes."""


class Disk(Protocol):
    """Where rows lie: JSON in, JSON out, so that nothing else crosses the border between Python and the browser."""

    async def read(self, prefix: str) -> str:
        """All rows whose names begin so, in the order of the names: ``[[name, text], …]``."""

    async def write(self, rows: str) -> None:
        """Store all rows, or none."""


class _House(msgspec.Struct, omit_defaults=True):
    """What the page itself remembers."""

    key: str
    me: str = ""
    """The guest whose browser this is."""


class _Step(msgspec.Struct):
    """Events that were stored together."""

    at: int
    told: tuple[msgspec.Raw, ...]
    played: tuple[int, str] | None = None


class _Line(msgspec.Struct):
    """A line of talk with its speaker's guest."""

    guest: str
    line: Talk


_rows = msgspec.json.Decoder(list[tuple[str, str]]).decode
_decode_step = msgspec.json.Decoder(_Step).decode
_decode_line = msgspec.json.Decoder(_Line).decode


class Shelf:
    """The rows of this page, and what it has in its head of them."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._house = _House("")
        self.names: dict[str, str] = {}
        """Guests: those who share the device, and whose browser this is."""
        self.records: dict[str, TableRecord] = {}

    @property
    def key(self) -> str:
        """What signs tokens."""
        return self._house.key

    @property
    def me(self) -> str:
        return self._house.me

    async def open(self) -> None:
        """Read who there is, and which tables."""
        found = await self._read("house")
        self._house = msgspec.json.decode(found[0][1], type=_House) if found else _House(secrets.token_hex(32))
        if not found:
            await self._write([self._house_row()])
        self.names = {name.partition("/")[2]: text for name, text in await self._read("guest/")}
        for _, text in await self._read("table/"):
            try:
                record = decode_record(text.encode())
            except NewerFormat:  # an older page out of some cache: the newer one reads it again
                continue
            self.records[record.id] = record

    # People

    async def save_guest(self, guest: str, name: str, *, me: bool = False) -> None:
        rows: list[Row] = [(f"guest/{guest}", name)]
        if me:
            self._house.me = guest
            rows.append(self._house_row())
        await self._write(rows)
        self.names[guest] = name

    async def forget(self, guest: str) -> None:
        """A guest's name goes, and all tables where that guest sat with their games."""
        rows: list[Row] = [(f"guest/{guest}", None)]
        sat = [record.id for record in self.records.values() if record.seat_of(guest) is not None]
        for table in sat:
            rows += [(f"table/{table}", None), *await self._gone(f"game/{table}/"), *await self._gone(f"talk/{table}/")]
        if guest == self.me:
            self._house.me = ""
            rows.append(self._house_row())
        await self._write(rows)
        self.names.pop(guest, None)
        for table in sat:
            del self.records[table]

    # Tables

    async def put(self, record: TableRecord) -> None:
        await self._write([_record_row(record)])
        self.records[record.id] = record

    async def take(self, record: TableRecord, settings: Settings) -> tuple[Session, list[int]]:
        """A table as it is stored, and when each of its events was."""
        table, told, times, played = record.id, [], [], {}
        for _, text in await self._read(f"game/{table}/"):
            step = _decode_step(text)
            told += [bytes(event) for event in step.told]
            times += [step.at] * len(step.told)
            if step.played is not None:
                played[step.played] = len(told)
        said = [_decode_line(text) for _, text in await self._read(f"talk/{table}/")][-TALK_KEPT:]
        now = now_ms()
        session = Session(record, dict(self.names), settings, now)
        talk = [(one.guest, one.line) for one in said]
        carried_on = session.take_up(decode_events(record, told), played, talk, now)
        if carried_on is not None:
            await self.put(carried_on.record)
        return session, times

    async def keep(self, change: Change) -> None:
        """Store a change whole, or raise ``NotStored``."""
        rows: list[Row] = []
        if change.events:
            told = tuple(msgspec.Raw(event) for event in change.encoded)
            step = _Step(change.at, told, change.sent_as)
            rows.append((f"game/{change.record.id}/{change.first:06}", msgspec.json.encode(step).decode()))
        keeps = change.keep or not change.events
        if keeps:
            rows.append(_record_row(change.record))
        try:
            await self._write(rows)
        except Exception as error:
            raise NotStored from error
        if keeps:
            self.records[change.record.id] = change.record

    async def keep_talk(self, table: str, guest: str, line: Talk, most: int) -> None:
        """Store a line of talk; with ``most``, delete all but so many."""
        rows: list[Row] = [(f"talk/{table}/{line.s:015}", msgspec.json.encode(_Line(guest, line)).decode())]
        if most:
            rows += (await self._gone(f"talk/{table}/"))[: -most + 1 or None]
        await self._write(rows)

    async def _gone(self, prefix: str) -> list[Row]:
        return [(name, None) for name, _ in await self._read(prefix)]

    def _house_row(self) -> Row:
        return "house", msgspec.json.encode(self._house).decode()

    async def _read(self, prefix: str) -> list[tuple[str, str]]:
        return _rows(await self._disk.read(prefix))

    async def _write(self, rows: Sequence[Row]) -> None:
        await self._disk.write(msgspec.json.encode(rows).decode())


def _record_row(record: TableRecord) -> Row:
    return f"table/{record.id}", encode_record(record).decode()
