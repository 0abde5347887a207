"""What is read from and written to the database, as functions of a connection: ``store.write(save_guest(…))``."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ...notation.upcast import NewerFormat
from ..records import TableRecord, decode_record, encode_record
from . import schema

T = TypeVar("T")
Write = Callable[[Connection], T]
"""A read or a write."""


class NotOurs(Exception):
    """The table lives on another process by now: this one may not write it."""


Played = tuple[int, str]
"""A command that was played: the seat, and the sender's own id for it."""


def remember(key: str, value: str) -> Write[str]:
    """What the server remembers under a key; the value given, if it remembers nothing yet."""

    def write(connection: Connection) -> str:
        found = connection.scalar(select(schema.remembered.c.value).where(schema.remembered.c.key == key))
        if found is not None:
            return str(found)
        connection.execute(insert(schema.remembered), {"key": key, "value": value})
        return value

    return write


def save_guest(guest: str, name: str, now: int) -> Write[None]:
    def write(connection: Connection) -> None:
        changed = connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))
        if not changed.rowcount:
            connection.execute(insert(schema.guests), {"id": guest, "name": name, "created": now})

    return write


def forget_guest(guest: str) -> Write[None]:
    """A guest is forgotten: the name and what was said go, the games stay."""

    def write(connection: Connection) -> None:
        connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
        connection.execute(delete(schema.recoveries).where(schema.recoveries.c.guest_id == guest))
        connection.execute(delete(schema.sitters).where(schema.sitters.c.guest_id == guest))
        connection.execute(delete(schema.talk).where(schema.talk.c.guest_id == guest))
        pairs = schema.blocks.c
        connection.execute(delete(schema.blocks).where((pairs.guest_id == guest) | (pairs.blocked_id == guest)))

    return write


def names_of(guests: Sequence[str]) -> Write[dict[str, str]]:
    def read(connection: Connection) -> dict[str, str]:
        columns = schema.guests.c
        rows = connection.execute(select(columns.id, columns.name).where(columns.id.in_(guests)))
        return {row.id: row.name for row in rows}

    return read


def new_table(record: TableRecord, owner: str) -> Write[None]:
    def write(connection: Connection) -> None:
        row = {"id": record.id, "code": record.code, "created": record.created, "owner": owner, **_row(record)}
        connection.execute(insert(schema.tables), row)
        _seat_all(connection, record)

    return write


def save_table(record: TableRecord, owner: str) -> Write[None]:
    """Store a table that lives on this process."""

    def write(connection: Connection) -> None:
        columns = schema.tables.c
        here = (columns.id == record.id) & (columns.owner == owner)
        if not connection.execute(update(schema.tables).where(here).values(**_row(record))).rowcount:
            raise NotOurs(record.id)
        _seat_all(connection, record)

    return write


def _row(record: TableRecord) -> dict[str, object]:
    return {
        "state": record.state,
        "listed": int(record.public),
        "record": encode_record(record),
        "changed": record.changed,
    }


def _seat_all(connection: Connection, record: TableRecord) -> None:
    people = {seat.guest for seat in record.seats if seat.kind == "person"} | {record.host}
    columns = schema.sitters.c
    there = set(connection.scalars(select(columns.guest_id).where(columns.table_id == record.id)))
    for guest in people - there:
        connection.execute(insert(schema.sitters), {"table_id": record.id, "guest_id": guest})


class Append(msgspec.Struct, frozen=True):
    """Events, the command that made them, and the table if it changed: stored all or not at all."""

    table: str
    owner: str
    """The process that writes."""
    first: int
    told: Sequence[bytes]
    at: int
    played: Played | None = None
    record: TableRecord | None = None


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Many at once, of different tables, in few statements."""
    _check_owner(connection, appends)
    rows = [
        {"table_id": one.table, "n": one.first + i, "told": event, "at": one.at}
        for one in appends
        for i, event in enumerate(one.told)
    ]
    connection.execute(_INSERT_EVENTS, rows)
    played = [
        {"table_id": one.table, "seat": one.played[0], "id": one.played[1], "n": one.first + len(one.told)}
        for one in appends
        if one.played is not None
    ]
    if played:
        connection.execute(_INSERT_COMMANDS, played)
    for one in appends:
        if one.record is not None:
            save_table(one.record, one.owner)(connection)


def _check_owner(connection: Connection, appends: Sequence[Append]) -> None:
    """Nobody takes a table over between this look and the commit. With SQLite there is one process alone."""
    if connection.dialect.name == "sqlite":
        return
    wanted = {(one.table, one.owner) for one in appends}
    columns = schema.tables.c
    rows = connection.execute(
        select(columns.id, columns.owner)
        .where(columns.id.in_(sorted(one.table for one in appends)))
        .order_by(columns.id)
        .with_for_update(read=True)
    )
    lost = wanted - {(row.id, row.owner) for row in rows}
    if lost:
        raise NotOurs(min(lost)[0])


_INSERT_EVENTS = insert(schema.events)
_INSERT_COMMANDS = insert(schema.commands)


def table_by_id(table: str) -> Write[TableRecord | None]:
    def read(connection: Connection) -> TableRecord | None:
        found = connection.scalar(select(schema.tables.c.record).where(schema.tables.c.id == table))
        return None if found is None else decode_record(found)

    return read


def table_by_code(code: str) -> Write[str | None]:
    def read(connection: Connection) -> str | None:
        return connection.scalar(select(schema.tables.c.id).where(schema.tables.c.code == code))

    return read


def events_of(table: str) -> Write[list[tuple[bytes, int]]]:
    """Every event, with when it was written."""

    def read(connection: Connection) -> list[tuple[bytes, int]]:
        columns = schema.events.c
        found = select(columns.told, columns.at).where(columns.table_id == table).order_by(columns.n)
        return [(row.told, row.at) for row in connection.execute(found)]

    return read


def played_at(table: str) -> Write[dict[Played, int]]:
    """Every command that was played, with how many events there were after it."""

    def read(connection: Connection) -> dict[Played, int]:
        columns = schema.commands.c
        found = select(columns.seat, columns.id, columns.n).where(columns.table_id == table)
        return {(row.seat, row.id): row.n for row in connection.execute(found)}

    return read


def say(table: str, s: int, guest: str, said: bytes, keep: int = 0) -> Write[None]:
    """Store a line of talk; and keep so many of the newest, if a number is given."""

    def write(connection: Connection) -> None:
        connection.execute(insert(schema.talk), {"table_id": table, "s": s, "guest_id": guest, "said": said})
        if keep:
            columns = schema.talk.c
            here = columns.table_id == table
            oldest = connection.scalar(
                select(columns.s).where(here).order_by(columns.s.desc()).offset(keep - 1).limit(1)
            )
            if oldest is not None:
                connection.execute(delete(schema.talk).where(here & (columns.s < oldest)))

    return write


def talk_of(table: str, most: int) -> Write[list[tuple[str, bytes]]]:
    """The newest lines of talk with their speakers, the oldest of them first."""

    def read(connection: Connection) -> list[tuple[str, bytes]]:
        columns = schema.talk.c
        here = columns.table_id == table
        newest = select(columns.guest_id, columns.said).where(here).order_by(columns.s.desc()).limit(most)
        return [(row.guest_id, row.said) for row in connection.execute(newest)][::-1]

    return read


def listed_tables(most: int) -> Write[list[TableRecord]]:
    """Public tables that are not over, the newest first."""

    def read(connection: Connection) -> list[TableRecord]:
        columns = schema.tables.c
        here = (columns.listed == 1) & (columns.state != "over")
        rows = connection.scalars(select(columns.record).where(here).order_by(columns.changed.desc()).limit(most))
        return _readable(rows)

    return read


def _readable(rows: Iterable[bytes]) -> list[TableRecord]:
    """Lists leave out what only a newer release can read."""
    found = []
    for row in rows:
        with suppress(NewerFormat):
            found.append(decode_record(row))
    return found


def hosted_by(guest: str) -> Write[int]:
    """How many tables a guest hosts that are not over."""

    def read(connection: Connection) -> int:
        columns = schema.tables.c
        joined = schema.tables.join(schema.sitters, schema.sitters.c.table_id == columns.id)
        here = (schema.sitters.c.guest_id == guest) & (columns.state != "over")
        rows = connection.scalars(select(columns.record).select_from(joined).where(here))
        return sum(record.host == guest for record in _readable(rows))

    return read


def tables_with(guest: str, most: int) -> Write[list[TableRecord]]:
    """A guest's tables, the newest first."""

    def read(connection: Connection) -> list[TableRecord]:
        columns = schema.tables.c
        joined = schema.tables.join(schema.sitters, schema.sitters.c.table_id == columns.id)
        here = schema.sitters.c.guest_id == guest
        chosen = select(columns.record).select_from(joined).where(here).order_by(columns.changed.desc()).limit(most)
        return _readable(connection.scalars(chosen))

    return read


def block(guest: str, blocked: str) -> Write[None]:
    def write(connection: Connection) -> None:
        pairs = schema.blocks.c
        there = connection.scalar(
            select(pairs.guest_id).where((pairs.guest_id == guest) & (pairs.blocked_id == blocked))
        )
        if there is None:
            connection.execute(insert(schema.blocks), {"guest_id": guest, "blocked_id": blocked})

    return write


def blocked_by(guest: str) -> Write[set[str]]:
    def read(connection: Connection) -> set[str]:
        columns = schema.blocks.c
        return set(connection.scalars(select(columns.blocked_id).where(columns.guest_id == guest)))

    return read


def wishes_of(guest: str) -> Write[tuple[bool, frozenset[str]]]:
    """Whether there is such a guest, and whom the guest has blocked."""

    def read(connection: Connection) -> tuple[bool, frozenset[str]]:
        known = connection.scalar(select(schema.guests.c.id).where(schema.guests.c.id == guest)) is not None
        return known, frozenset(blocked_by(guest)(connection))

    return read


def unblock(guest: str, blocked: str) -> Write[None]:
    def write(connection: Connection) -> None:
        pairs = schema.blocks.c
        connection.execute(delete(schema.blocks).where((pairs.guest_id == guest) & (pairs.blocked_id == blocked)))

    return write


def report(report: str, by: str, about: str, table: str, words: str, now: int) -> Write[None]:
    def write(connection: Connection) -> None:
        row = {"id": report, "by_id": by, "about_id": about, "table_id": table, "words": words, "at": now}
        connection.execute(insert(schema.reports), row)

    return write
