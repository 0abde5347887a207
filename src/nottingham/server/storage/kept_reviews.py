"""Reviews that were made once, kept with their game. They can be made again at any time, so no backup has them."""

import zlib

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .queries import Write

_kept = schema.reviews.c


def kept_review(table: str, seat: int, written: int) -> Write[bytes | None]:
    """The review of a seat, as JSON, if there is one of this format."""

    def read(connection: Connection) -> bytes | None:
        here = (_kept.table_id == table) & (_kept.seat == seat) & (_kept.format == written)
        found = connection.scalar(select(_kept.found).where(here))
        return None if found is None else zlib.decompress(found)

    return read


def keep_review(table: str, seat: int, written: int, found: bytes) -> Write[None]:
    def write(connection: Connection) -> None:
        if connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table)) is None:
            return  # deleted meanwhile
        connection.execute(delete(schema.reviews).where((_kept.table_id == table) & (_kept.seat == seat)))
        row = {"table_id": table, "seat": seat, "format": written, "found": zlib.compress(found)}
        connection.execute(insert(schema.reviews), row)

    return write
