"""Who owns which table: leases of processes, and the tables that live on them. Times are the database's own."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, text, update

from ..times import now_ms
from . import schema
from .queries import Write

_tables, _processes = schema.tables.c, schema.processes.c


class Beat(NamedTuple):
    """What a process learns when it renews its lease."""

    alive: frozenset[str]
    """All processes with a lease."""
    before: int | None
    """How long the lease had lasted until now; nothing: there was none."""


def beat(process: str, milliseconds: int) -> Write[Beat]:
    """Renew a process's lease, or begin one."""

    def write(connection: Connection) -> Beat:
        before = connection.scalar(select(_processes.until).where(_processes.id == process).with_for_update())
        now = clock(connection)
        if before is None:
            connection.execute(insert(schema.processes), {"id": process, "until": now + milliseconds})
        else:
            mine = update(schema.processes).where(_processes.id == process)
            connection.execute(mine.values(until=now + milliseconds))
        connection.execute(delete(schema.processes).where(_processes.until < now - 60_000))
        return Beat(frozenset(living(connection)), before)

    return write


def alone(process: str) -> Write[None]:
    """A process that has the database for itself: whoever had leases before is gone."""

    def write(connection: Connection) -> None:
        connection.execute(delete(schema.processes))
        connection.execute(insert(schema.processes), {"id": process, "until": 2**62})

    return write


def leave(process: str) -> Write[None]:
    """An orderly end: the tables of this process are free to be taken over."""

    def write(connection: Connection) -> None:
        connection.execute(delete(schema.processes).where(_processes.id == process))

    return write


def claim(table: str, process: str) -> Write[str | None]:
    """Take a table that lives nowhere. Gives back where it lives then; nowhere, if there is no such table."""

    def write(connection: Connection) -> str | None:
        found = connection.execute(select(_tables.owner).where(_tables.id == table).with_for_update()).one_or_none()
        if found is None:
            return None
        owner: str | None = found.owner
        if owner is not None and owner != process and owner in living(connection):
            return owner
        if owner != process:
            connection.execute(update(schema.tables).where(_tables.id == table).values(owner=process))
        return process

    return write


def release(table: str, process: str) -> Write[None]:
    """A table is put away: it lives nowhere until somebody asks for it."""

    def write(connection: Connection) -> None:
        mine = (_tables.id == table) & (_tables.owner == process)
        connection.execute(update(schema.tables).where(mine).values(owner=None))

    return write


def where_is(table: str) -> Write[str | None]:
    """The process where a table lives, if it lives."""

    def read(connection: Connection) -> str | None:
        owner = connection.scalar(select(_tables.owner).where(_tables.id == table))
        return owner if owner is not None and owner in living(connection) else None

    return read


def take_orphans(process: str, most: int) -> Write[list[str]]:
    """Take tables in play whose process is gone."""

    def write(connection: Connection) -> list[str]:
        gone = _tables.owner.is_not(None) & _tables.owner.not_in(sorted(living(connection)))
        here = (_tables.state == "playing") & gone
        chosen = select(_tables.id).where(here).limit(most).with_for_update(skip_locked=True)
        found = list(connection.scalars(chosen))
        if found:
            connection.execute(update(schema.tables).where(_tables.id.in_(found)).values(owner=process))
        return found

    return write


def still_mine(tables: Sequence[str], process: str) -> Write[set[str]]:
    """Which of these tables live on this process."""

    def read(connection: Connection) -> set[str]:
        return set(connection.scalars(select(_tables.id).where(_tables.id.in_(tables) & (_tables.owner == process))))

    return read


def pulse(process: str) -> Write[None]:
    """Write something, and take it back in the same transaction: a database that is full or damaged fails here."""

    def write(connection: Connection) -> None:
        key = f"pulse {process}"
        connection.execute(insert(schema.remembered), {"key": key, "value": ""})
        connection.execute(delete(schema.remembered).where(schema.remembered.c.key == key))

    return write


def living(connection: Connection) -> set[str]:
    """The processes with a lease."""
    return set(connection.scalars(select(_processes.id).where(_processes.until > clock(connection))))


def clock(connection: Connection) -> int:
    """The database's clock, in milliseconds, so that the processes' own do not matter."""
    if connection.dialect.name != "postgresql":
        return now_ms()
    return int(connection.execute(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")).scalar_one())
