"""How long things are kept: finished and forsaken games, tables that never began, guests without a game, links."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from . import owners, schema
from .queries import Write, forget_guest

TABLES_AT_ONCE, GUESTS_AT_ONCE = 20, 200
"""What one transaction deletes, so that nobody's move waits for it: a table has hundreds of rows."""
_DAY = 24 * 3600 * 1000
_tables, _guests, _events, _sitters = schema.tables.c, schema.guests.c, schema.events.c, schema.sitters.c


class Swept(NamedTuple):
    games: int = 0
    lobbies: int = 0
    guests: int = 0


def sweep(now: int, *, games: float, lobbies: float, guests: float) -> Write[Swept]:
    """Delete what is older than so many days; 0: keep forever. Tables that are alive in a process stay."""

    def write(connection: Connection) -> Swept:
        connection.execute(delete(schema.recoveries).where(schema.recoveries.c.until < now))
        return Swept(
            _delete(connection, _old_games(now - int(games * _DAY))) if games else 0,
            _delete(connection, _old_lobbies(now - int(lobbies * _DAY))) if lobbies else 0,
            _forget(connection, now - int(guests * _DAY)) if guests else 0,
        )

    return write


def _old_games(since: int) -> ColumnElement[bool]:
    """Over long ago, or in play, with nothing that happened lately."""
    last = select(func.max(_events.at)).where(_events.table_id == _tables.id).scalar_subquery()
    forsaken = and_(_tables.state == "playing", _tables.changed < since, last < since)
    return or_(and_(_tables.state == "over", _tables.changed < since), forsaken)


def _old_lobbies(since: int) -> ColumnElement[bool]:
    return and_(_tables.state == "lobby", _tables.changed < since)


def _delete(connection: Connection, old: ColumnElement[bool]) -> int:
    """What belongs to a table goes with it (the schema cascades)."""
    nowhere = or_(_tables.owner.is_(None), _tables.owner.not_in(sorted(owners.living(connection))))
    found = list(connection.scalars(select(_tables.id).where(old, nowhere).limit(TABLES_AT_ONCE)))
    if not found:
        return 0
    return connection.execute(delete(schema.tables).where(_tables.id.in_(found), nowhere)).rowcount


def _forget(connection: Connection, since: int) -> int:
    """Guests who came long ago and sit at no table that is still there."""
    seated = select(_sitters.guest_id).where(_sitters.guest_id == _guests.id).exists()
    found = list(connection.scalars(select(_guests.id).where(_guests.created < since, ~seated).limit(GUESTS_AT_ONCE)))
    for guest in found:
        forget_guest(guest)(connection)
    return len(found)
