"""A whole database as lines, read from one snapshot, also while the server runs."""

import datetime
import hashlib
from collections.abc import Iterator
from typing import BinaryIO

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy import Table as Rows

from .... import __version__
from .. import schema
from .lines import (
    EXPORT_FORMAT,
    EXPORT_VERSION,
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
    encode,
)


def export(connection: Connection, out: BinaryIO, *, with_key: bool, progress: Progress | None = None) -> Moved:
    """Write a whole database, read in one transaction of this connection."""
    moved, digest = Moved(), hashlib.sha256()
    for line in _lines_of(connection, with_key, moved, progress):
        data = encode(line) + b"\n"
        digest.update(data)
        out.write(data)
    out.write(encode(End(moved.guests, moved.tables, moved.events, digest.hexdigest())) + b"\n")
    return moved


def _lines_of(connection: Connection, with_key: bool, moved: Moved, progress: Progress | None) -> Iterator[Lines]:
    guests, tables = (number_of(connection, rows) for rows in (schema.guests, schema.tables))
    made = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    yield Opening(EXPORT_FORMAT, EXPORT_VERSION, __version__, made, guests, tables)
    key = connection.scalar(select(schema.remembered.c.value).where(schema.remembered.c.key == "key"))
    if with_key and key is not None:
        moved.key = True
        yield Key(key)
    for row in connection.execute(select(schema.guests).order_by(schema.guests.c.id)):
        moved.guests += 1
        yield GuestLine(row.id, row.name, row.created)
    for row in connection.execute(select(schema.blocks)):
        yield BlockLine(row.guest_id, row.blocked_id)
    for row in connection.execute(select(schema.reports)):
        yield ReportLine(row.id, row.by_id, row.about_id, row.table_id, row.words, row.at)
    for table in connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.created)).all():
        line = _table_line(connection, table)
        moved.tables += 1
        moved.events += len(line.events)
        yield line
        if progress is not None:
            progress(moved.tables, tables)


def number_of(connection: Connection, rows: Rows) -> int:
    return connection.scalar(select(func.count()).select_from(rows)) or 0


def _table_line(connection: Connection, table: str) -> TableLine:
    tables, sitters, events, commands, talk = (
        getattr(schema, name).c for name in ("tables", "sitters", "events", "commands", "talk")
    )
    row = connection.execute(select(tables.record, tables.created, tables.changed).where(tables.id == table)).one()
    played = select(commands.seat, commands.id, commands.n).where(commands.table_id == table)
    people = select(sitters.guest_id).where(sitters.table_id == table)
    said = select(talk.s, talk.guest_id, talk.said).where(talk.table_id == table).order_by(talk.s)
    told = select(events.at, events.told).where(events.table_id == table).order_by(events.n)
    return TableLine(
        record=msgspec.Raw(row.record),
        created=row.created,
        changed=row.changed,
        sitters=sorted(connection.scalars(people)),
        events=[(found.at, msgspec.Raw(found.told)) for found in connection.execute(told)],
        commands=sorted((found.seat, found.id, found.n) for found in connection.execute(played)),
        talk=[(found.s, found.guest_id, msgspec.Raw(found.said)) for found in connection.execute(said)],
    )
