"""Lines back into a database, in one transaction: all of them or nothing."""

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy import Table as Rows
from sqlalchemy.engine import Row
from sqlalchemy.exc import DataError, StatementError

from ....game import RulesetError
from ....notation import restore
from ....notation.upcast import NewerFormat
from ...people import random_word
from ...records import TableRecord, decode_events, decode_record, encode_record
from .. import schema
from ..locks import first_line
from .exporting import number_of
from .lines import (
    EXPORT_FORMAT,
    EXPORT_VERSION,
    BadFile,
    BlockLine,
    End,
    GuestLine,
    Key,
    Lines,
    Moved,
    Opening,
    Progress,
    ReportLine,
    TableLine,
    decoder,
)

NOBODY: Final = "nobody"
"""Where games in play live until a server takes them up."""


def import_all(
    connection: Connection,
    source: Iterable[bytes],
    *,
    with_key: bool,
    skip_existing: bool,
    progress: Progress | None = None,
) -> Moved:
    """Write what a file holds into a database, in the transaction of this connection. A file that is not whole, or
    holds what is there already, raises ``BadFile``: the caller rolls back."""
    reader = _Reader(connection, with_key, skip_existing, progress)
    digest = hashlib.sha256()
    number = 0
    for number, data in enumerate(source, start=1):
        try:
            line = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            if number == 1:
                raise _foreign() from None
            raise _bad_line(number, "damaged") from None
        if isinstance(line, End):
            reader.check(line, digest.hexdigest())
            return reader.moved
        digest.update(data)
        try:
            reader.take(number, line)
        except (StatementError, OverflowError, UnicodeError) as error:
            raise BadFile("program-export-unstored", line=str(number), why=_why(error)) from None
    raise _bad_line(number, "breaks_off") if number else BadFile("program-export-empty")


def _foreign() -> BadFile:
    return BadFile("program-export-foreign")


def _bad_line(number: int, how: str) -> BadFile:
    return BadFile("program-export-line", line=str(number), how=how)


def _why(error: Exception) -> str:
    if isinstance(error, DataError | OverflowError | UnicodeError):
        return "some characters or numbers in it do not fit"
    return first_line(error)


class _Reader:
    """Takes the lines of a file, one after the other."""

    def __init__(self, connection: Connection, with_key: bool, skip_existing: bool, progress: Progress | None) -> None:
        self.moved = Moved()
        self._connection = connection
        self._with_key = with_key
        self._skip = skip_existing
        self._progress = progress
        self._opening: Opening | None = None
        self._seen = 0
        self._events = 0
        self._guests = 0
        self._lived_in = bool(number_of(connection, schema.guests))

    def take(self, number: int, line: Lines) -> None:
        if (self._opening is None) is not isinstance(line, Opening):
            raise _foreign() if number == 1 else _bad_line(number, "place")
        match line:
            case Opening():
                self._open(line)
            case Key():
                self._key(line)
            case GuestLine():
                self._guests += 1
                row = {"id": line.id, "name": line.name, "created": line.created}
                self.moved.guests += self._add(schema.guests, row, "id")
            case BlockLine():
                self._add(schema.blocks, {"guest_id": line.guest, "blocked_id": line.blocked}, "guest_id", "blocked_id")
            case ReportLine():
                about = {"by_id": line.by, "about_id": line.about, "table_id": line.table, "words": line.words}
                self._add(schema.reports, {"id": line.id, "at": line.at, **about}, "id")
            case TableLine():
                self._table(number, line)

    def check(self, end: End, sha256: str) -> None:
        if self._opening is None:
            raise _foreign()
        if sha256 != end.sha256 or (self._guests, self._seen, self._events) != (end.guests, end.tables, end.events):
            raise BadFile("program-export-checksum")

    def _open(self, line: Opening) -> None:
        if line.format != EXPORT_FORMAT:
            raise _foreign()
        if line.version != EXPORT_VERSION:
            raise BadFile(
                "program-export-version",
                release=line.release,
                version=str(line.version),
                ours=str(EXPORT_VERSION),
            )
        self._opening = line

    def _key(self, line: Key) -> None:
        """The server's key comes along where it replaces none that guests rely on."""
        if not self._with_key:
            return
        remembered = schema.remembered
        there = self._connection.scalar(select(remembered.c.value).where(remembered.c.key == "key"))
        if there is not None and there != line.key:
            if self._lived_in:
                raise BadFile("program-export-key")
            self._connection.execute(remembered.update().where(remembered.c.key == "key").values(value=line.key))
        if there is None:
            self._connection.execute(insert(remembered), {"key": "key", "value": line.key})
        self.moved.key = True

    def _add(self, table: Rows, row: dict[str, object], *key: str) -> bool:
        """Add a row, unless it is there."""
        columns = table.c
        same = select(*(columns[name] for name in key)).where(*(columns[name] == row[name] for name in key))
        if self._connection.execute(same).first() is not None:
            return False
        self._connection.execute(insert(table), row)
        return True

    def _table(self, number: int, line: TableLine) -> None:
        record = _checked(number, line)
        self._seen += 1
        self._events += len(line.events)
        if self._there("id", record.id) is not None:
            if not self._skip:
                raise BadFile("program-export-table-there", table=record.id)
            self.moved.skipped += 1
        else:
            self._write(line, self._with_free_code(record))
        if self._progress is not None and self._opening is not None:
            self._progress(self._seen, self._opening.tables)

    def _there(self, column: str, value: str) -> Row[tuple[str]] | None:
        columns = schema.tables.c
        return self._connection.execute(select(columns.id).where(columns[column] == value)).first()

    def _with_free_code(self, record: TableRecord) -> TableRecord:
        if self._there("code", record.code) is None:
            return record
        self.moved.codes_changed += 1
        code = random_word(5).upper()
        while self._there("code", code) is not None:
            code = random_word(5).upper()
        return msgspec.structs.replace(record, code=code)

    def _write(self, line: TableLine, record: TableRecord) -> None:
        table = {"table_id": record.id}
        row = {
            "id": record.id,
            "code": record.code,
            "state": record.state,
            "listed": int(record.public),
            "record": encode_record(record),
            "created": line.created,
            "changed": line.changed,
            "owner": NOBODY if record.state == "playing" else None,
        }
        told = [{**table, "n": n, "told": bytes(event), "at": at} for n, (at, event) in enumerate(line.events)]
        played = [{**table, "seat": seat, "id": command, "n": n} for seat, command, n in line.commands]
        said = [{**table, "s": s, "guest_id": guest, "said": bytes(talk)} for s, guest, talk in line.talk]
        sitters = [{**table, "guest_id": guest} for guest in sorted(set(line.sitters))]
        self._connection.execute(insert(schema.tables), row)
        for where, rows in (
            (schema.events, told),
            (schema.commands, played),
            (schema.talk, said),
            (schema.sitters, sitters),
        ):
            if rows:
                self._connection.execute(insert(where), rows)
        self.moved.tables += 1
        self.moved.events += len(told)


def _checked(number: int, line: TableLine) -> TableRecord:
    """The table, if it can be played on and looked at: its events make a game."""
    try:
        record = decode_record(bytes(line.record))
        events = decode_events(record, [bytes(event) for _, event in line.events])
        if record.state != "lobby":
            restore(record.ruleset, int(record.seed), events)
    except NewerFormat:
        raise _bad_line(number, "newer") from None
    except (msgspec.DecodeError, RulesetError, AssertionError, ValueError, IndexError, KeyError, TypeError):
        raise _bad_line(number, "no_game") from None
    return record
