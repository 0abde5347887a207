"""Where a table is stored, before anything of it is told: what a client has heard cannot be lost (design §7.5).

Only the process where a table lives may write it, and the numbers of its events are unique in the database, so two
processes cannot both write one (design §7.6).
"""

from collections.abc import Awaitable

import msgspec
import structlog

from .keeping import NotStored
from .protocol import Talk, encode
from .records import TableRecord, decode_events
from .session import TALK_KEPT, Change, Session
from .settings import Settings
from .storage import Store, is_unstorable, queries
from .times import now_ms

_decode_talk = msgspec.json.Decoder(Talk).decode
log = structlog.get_logger("nottingham.tables")


class Writer:
    """Stores one table."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        """The process where the table lives: this one, as long as it can write."""

    async def keep(self, change: Change) -> None:
        """Store a change whole, or raise ``NotStored``."""
        record = change.record
        if not change.events:
            await self._stored(record, self._store.write(queries.save_table(record, self._process)))
            return
        append = queries.Append(
            record.id,
            self._process,
            change.first,
            change.encoded,
            change.at,
            change.sent_as,
            record if change.keep else None,
        )
        await self._stored(record, self._store.append(append))

    async def keep_talk(self, table: str, guest: str, line: Talk, most: int) -> None:
        """Store a line of talk; with ``most``, delete all but so many."""
        await self._store.write(queries.say(table, line.s, guest, encode(line), most))

    async def _stored(self, record: TableRecord, storing: Awaitable[None]) -> None:
        try:
            await storing
        except Exception as error:
            if is_unstorable(error):
                raise
            log.warning("a table has to be read again", table=record.id, why=type(error).__name__)
            raise NotStored from error


async def read_table(
    store: Store, settings: Settings, record: TableRecord, names: dict[str, str], process: str
) -> tuple[Session, list[int]]:
    """A table as it is stored, and when each of its events was."""
    stored = await store.read(queries.events_of(record.id))
    played = await store.read(queries.played_at(record.id))
    said = await store.read(queries.talk_of(record.id, TALK_KEPT))
    names = names | await store.read(queries.names_of([guest for guest, _ in said]))
    now = now_ms()
    session = Session(record, names, settings, now)
    talk = [(guest, _decode_talk(line)) for guest, line in said]
    carried_on = session.take_up(decode_events(record, [told for told, _ in stored]), played, talk, now)
    if carried_on is not None:
        await store.write(queries.save_table(carried_on.record, process))
    return session, [at for _, at in stored]
