"""The tables of a page: made, read when somebody opens them, with their bots and clocks."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec.structs import replace

from ..server.bot_runner import BotRunner
from ..server.limits import Bucket, Buckets
from ..server.messages import room_of
from ..server.people import Signer, random_word
from ..server.problems import no_guest, no_table
from ..server.protocol import TableNow
from ..server.records import TableRecord
from ..server.session import Session
from ..server.settings import Settings
from ..server.table import LiveTable
from ..server.thinking import Thinkers
from ..server.times import now_ms
from ..server.watch import Watch
from .later import Later, MasterLater
from .shelf import Shelf

T = TypeVar("T")
LONG: Final = 10 * 365 * 86_400.0
"""Seconds; nobody is away from a game on their own device: it waits for them."""
MOST_TABLES: Final = 50


class Inline(Thinkers):
    """Bots think where they are: a worker has no threads, and nothing else to do."""

    async def think(self, thought: Callable[[], T], seconds: float) -> T:
        await asyncio.sleep(0)
        return thought()


class Uncounted:
    """Nobody counts here."""

    def moved(self, outcome: str) -> None:
        return

    def bot_moved(self) -> None:
        return


class Household:
    """Everything that happens in one page."""

    def __init__(self, shelf: Shelf, later: Later | None = None) -> None:
        self.shelf = shelf
        self.masterly = MasterLater(later)
        self.settings = Settings(away_seconds=LONG, host_away_seconds=LONG)
        self.signer = Signer("00" * 32)
        self.thinkers = Inline()
        self.talk = Buckets(self.settings.talk_per_minute / 60, self.settings.talk_per_minute / 3)
        self._tables: dict[str, LiveTable] = {}
        self._bots: dict[str, BotRunner] = {}
        self._watches: dict[str, Watch] = {}
        self._lone = Bucket(self.settings.lone_bot_moves_per_second, self.settings.lone_bot_moves_per_second)
        self._reading = asyncio.Lock()

    async def open(self) -> None:
        await self.shelf.open()
        self.signer = Signer(self.shelf.key)

    # Who calls

    def caller(self, token: str) -> str:
        """The guest whose token this is; without one, the guest whose browser this is."""
        guest = self.signer.check("guest", token) if token else self.shelf.me
        if not guest or guest not in self.shelf.names:
            raise no_guest()
        return guest

    def renamed(self, guest: str) -> None:
        """Everybody at the guest's tables hears it."""
        for live in self._tables.values():
            if guest in live.session.names:
                live.session.names[guest] = self.shelf.names.get(guest, "")
                live.audience.tell_room()

    async def forget(self, guest: str) -> None:
        """A guest goes, with all tables where that guest sat."""
        for live in list(self._tables.values()):
            if live.session.record.seat_of(guest) is not None:
                live.lose()
        await self.shelf.forget(guest)

    # Tables

    async def table(self, table: str) -> LiveTable:
        """The table with this id, read if it has to be."""
        async with self._reading:
            found = self._tables.get(table)
            if found is not None:
                return found
            record = self.shelf.records.get(table)
            if record is None:
                raise no_table()
            await self.masterly.need(seat.bot for seat in record.seats)
            session, written = await self.shelf.take(record, self.settings)
            live = self._set_out(session)
            live.audience.gallery.take_up(written)
            return live

    async def create(self, record: TableRecord, names: dict[str, str]) -> LiveTable:
        now = now_ms()
        fresh = replace(
            record,
            id=random_word(12),
            code=random_word(5).upper(),
            secret=secrets.token_hex(32),
            created=now,
            changed=now,
        )
        await self.masterly.need(seat.bot for seat in fresh.seats)
        await self.shelf.put(fresh)
        return self._set_out(Session(fresh, names, self.settings, now))

    def _set_out(self, session: Session) -> LiveTable:
        live = LiveTable(session, self.shelf, self, Uncounted())
        self._tables[live.id] = live
        self._bots[live.id] = BotRunner(live, self.thinkers, self._lone)
        self._watches[live.id] = Watch(live)
        live.changed()
        return live

    def tables_of(self, guest: str) -> list[TableNow]:
        """Where a guest sits, sat, or is the host; the newest first."""
        mine = [one for one in self.shelf.records.values() if one.host == guest or one.seat_of(guest) is not None]
        mine.sort(key=lambda record: record.changed, reverse=True)
        return [self._shown(record, guest) for record in mine[:MOST_TABLES]]

    def _shown(self, record: TableRecord, guest: str) -> TableNow:
        live = self._tables.get(record.id)
        return live.room_for(guest) if live is not None else room_of(record, self.shelf.names)

    # For the tables (server/table.py)

    def table_changed(self, live: LiveTable) -> None:
        if self._tables.get(live.id) is live:
            self._bots[live.id].look()
            self._watches[live.id].look()

    def table_lost(self, live: LiveTable) -> None:
        """What could not be stored has not happened: the table is read again."""
        if self._tables.get(live.id) is live:
            live.audience.gallery.stop()
            self._watches.pop(live.id).stop()
            self._bots.pop(live.id).stop()
            del self._tables[live.id]

    async def certain_of(self, live: LiveTable) -> None:
        return
