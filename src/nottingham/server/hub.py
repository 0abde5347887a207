"""All tables of this process: made, loaded on demand, taken up after a restart, and put away when nobody is there."""

import asyncio
import secrets
import time
from typing import Final

import msgspec
import structlog

from . import lobby
from .clocks import Watch, now_ms
from .limits import Buckets, Open
from .live import Live
from .metrics import Metrics
from .people import Signer, random_word
from .players import Players
from .problems import no_table, too_much
from .protocol import TableNow
from .records import TableRecord
from .settings import Settings
from .storage import Conflict, Store, shelves
from .telling import table_now

SWEEP_SECONDS: Final = 30.0
MOST_LISTED: Final = 50
log = structlog.get_logger("nottingham.hub")


class Hub:
    """The tables, and what one needs to run them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.signer = Signer("00" * 32)
        self.live: dict[str, Live] = {}
        self._players: dict[str, Players] = {}
        self._watches: dict[str, Watch] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.ready = False
        rate = settings.requests_per_second
        self.requests = Buckets(rate, rate * 5)
        self.new_guests = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute * 3)
        self.sockets_of_guest = Open(settings.sockets_per_guest)
        self.sockets_of_address = Open(settings.sockets_per_address)

    # Opening and closing the house

    async def open(self) -> None:
        """Read the house's key, and take up the games that go on."""
        key = await self.store.write(shelves.remember("key", secrets.token_hex(32)))
        self.signer = Signer(key)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._take_up()), loop.create_task(self._sweep())]
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        for task in self._tasks:
            task.cancel()
        for live in list(self.live.values()):
            for client in [*live.clients, *live.gallery.clients]:
                client.close(1012, "the server restarts")
            self._put_away(live)

    async def _take_up(self) -> None:
        """After a restart: bots and clocks go on at every table in play."""
        for table in await self.store.read(shelves.playing_tables()):
            try:
                await self.table(table)
            except Exception:
                log.exception("table can not be taken up", table=table)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.put_idle_away()

    def put_idle_away(self) -> None:
        """Tables where nobody is, nothing is about to happen, and nothing has happened for long leave the memory."""
        since = time.monotonic() - self.settings.idle_minutes * 60
        for live in list(self.live.values()):
            empty = not live.clients and not live.gallery.clients
            if empty and live.touched < since and not live.lock.locked() and not live.record.clock_ends:
                self._put_away(live)

    def _put_away(self, live: Live) -> None:
        table = live.record.id
        live.after.clear()
        live.gallery.stop()
        self._watches.pop(table).stop()
        self._players.pop(table).stop()
        del self.live[table]
        self.metrics.tables.set(len(self.live))

    # Tables

    async def table(self, table: str) -> Live:
        """The table with this id, loaded if it has to be."""
        found = self.live.get(table)
        if found is not None:
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live:
        try:
            record = await self.store.read(shelves.table_by_id(table))
            if record is None:
                raise no_table()
            people = [seat.guest for seat in record.seats if seat.guest] + [record.host]
            names = await self.store.read(shelves.names_of(people))
            live = Live(self.store, self.settings, self.metrics, record, names)
            await live.load()
            return self._set_out(live)
        finally:
            del self._loading[table]

    def _set_out(self, live: Live) -> Live:
        table = live.record.id
        self.live[table] = live
        players, watch = Players(live), Watch(live)
        self._players[table], self._watches[table] = players, watch
        live.after += [players.look, watch.look]
        live.changed()
        self.metrics.tables.set(len(self.live))
        return live

    async def create(self, record: TableRecord, names: dict[str, str]) -> Live:
        """A new table, with an id and a code that nobody else has."""
        for _ in range(8):
            fresh = msgspec.structs.replace(
                record,
                id=random_word(12),
                code=random_word(5).upper(),
                secret=secrets.token_hex(32),
                created=now_ms(),
                changed=now_ms(),
            )
            try:
                await self.store.write(shelves.new_table(fresh))
            except Conflict:
                continue
            return self._set_out(Live(self.store, self.settings, self.metrics, fresh, names))
        raise RuntimeError("No free code was found for a table.")

    async def check_hosting(self, guest: str) -> None:
        if await self.store.read(shelves.hosted_by(guest)) >= self.settings.tables_per_guest:
            raise too_much(f"You host {self.settings.tables_per_guest} tables already; end or leave one first.")

    async def shown(self, records: list[TableRecord]) -> list[TableNow]:
        """Tables as they are listed, loaded or not."""
        people = {seat.guest for record in records for seat in record.seats if seat.guest}
        names = await self.store.read(shelves.names_of(sorted(people)))
        found = []
        for record in records:
            live = self.live.get(record.id)
            found.append(live.gallery.table if live is not None else table_now(record, names))
        return found

    # People

    async def rename(self, guest: str, name: str) -> None:
        """A guest has another name, or none any more; everybody at the guest's tables hears it."""
        for live in self.live.values():
            if guest in live.names:
                live.names[guest] = name
                live.tell_room()

    async def reblock(self, guest: str) -> None:
        """A guest blocked or unblocked somebody: the guest's connections heed it from now on."""
        blocked = frozenset(await self.store.read(shelves.blocked_by(guest)))
        for live in self.live.values():
            for client in [*live.clients, *live.gallery.clients]:
                if client.guest == guest:
                    client.blocked = blocked

    async def forget(self, guest: str) -> None:
        """Leave every lobby, be stood in for everywhere else, and lose the name."""
        for live in list(self.live.values()):
            if live.record.seat_of(guest) is not None:
                async with live.lock:
                    await lobby.leave(live, guest)
            live.unsay(guest)
            live.turn_out(guest)
        await self.store.write(shelves.forget_guest(guest))
        await self.rename(guest, "")
