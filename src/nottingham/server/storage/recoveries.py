"""Recovery links: a guest has one at most; it runs out, and works once."""

import hashlib

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .queries import Write

_links = schema.recoveries.c


def offer(guest: str, token: str, until: int) -> Write[None]:
    """Remember a guest's new link. The last one works no more."""

    def write(connection: Connection) -> None:
        connection.execute(delete(schema.recoveries).where(_links.guest_id == guest))
        connection.execute(insert(schema.recoveries), {"guest_id": guest, "token": _hashed(token), "until": until})

    return write


def whose(token: str, now: int) -> Write[tuple[str, str] | None]:
    """The guest that a link was made for, and the name, if the link still works. It works afterwards as before."""

    def read(connection: Connection) -> tuple[str, str] | None:
        good = (_links.token == _hashed(token)) & (_links.until > now)
        guests = schema.guests.c
        joined = schema.recoveries.join(schema.guests, guests.id == _links.guest_id)
        found = connection.execute(select(guests.id, guests.name).select_from(joined).where(good)).one_or_none()
        return None if found is None else (found.id, found.name)

    return read


def use(token: str, now: int) -> Write[tuple[str, str] | None]:
    """Use a link up. Of several who try at once, one gets the guest."""

    def write(connection: Connection) -> tuple[str, str] | None:
        found = whose(token, now)(connection)
        used = connection.execute(delete(schema.recoveries).where(_links.token == _hashed(token))).rowcount
        return found if used else None

    return write


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
