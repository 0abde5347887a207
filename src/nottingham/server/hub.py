"""All tables of this process: made, loaded on demand, taken up after a restart, and put away when nobody is there."""

import asyncio
import itertools
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from ..notation.upcast import NewerFormat
from . import lobby
from .bot_runner import BotRunner
from .lease import Lease, Pulse
from .limits import MOST_REMEMBERED, Bucket, Buckets, Open
from .messages import room_of
from .metrics import Metrics
from .neighbours import Alone, Neighbours
from .people import Signer, random_word
from .problems import Problem, elsewhere, newer, no_guest, no_table, too_much
from .protocol import TableNow
from .records import TableRecord
from .reviews import Reviews
from .session import Session
from .settings import Settings
from .storage import Conflict, StorageError, Store, complaint, is_outage, owners, queries, retention
from .table import LiveTable
from .thinking import Thinkers
from .times import awake, now_ms
from .watch import Watch
from .writer import Writer, read_table

SWEEP_SECONDS: Final = 30.0
SWEEPS_APART: Final = 120
"""How many of them from one look for old games to the next: an hour's."""
MOST_LISTED: Final = 50
NAME_SECONDS: Final = 10.0
REPLAYS_AT_ONCE: Final = 4
"""That one address has made and sent."""
TAKEN_AT_ONCE: Final = 50
"""Tables that are taken over at once, so that several processes share them out."""
log = structlog.get_logger("nottingham.hub")


class Hub:
    """The tables, and what one needs to run them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.neighbours: Neighbours = neighbours or Alone()
        self.process = self.neighbours.process
        """The name of this process among those that share the database."""
        self.signer = Signer("00" * 32)
        self.tables: dict[str, LiveTable] = {}
        self._bots: dict[str, BotRunner] = {}
        self._watches: dict[str, Watch] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.thinkers = Thinkers()
        self.reviews = Reviews(settings, self.metrics)
        self._tasks: list[asyncio.Task[None]] = []
        self._small: set[asyncio.Task[Any]] = set()
        self._names: dict[str, tuple[str, float]] = {}
        self._heard = 0
        """How much was heard about guests: what was read before and comes after it may be wrong by now."""
        self.alive: frozenset[str] = frozenset()
        """The processes that share the database, this one among them; none, if there is only this one."""
        self.ready = False
        self.lease = Lease(settings.lease_seconds if settings.nats_url else None)
        self.pulse = Pulse(store, self.process)
        rate = settings.requests_per_second
        self.requests = Buckets(rate, rate * 5)
        self.new_guests = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute * 3)
        self.uploads = Buckets(settings.uploads_per_minute / 60, settings.uploads_per_minute / 2)
        self.new_sockets = Buckets(settings.sockets_per_second, settings.sockets_per_second * 20)
        """By address, and by guest."""
        self.guesses = Buckets(settings.guesses_per_minute / 60, settings.guesses_per_minute)
        """Codes of no table, by address and by guest."""
        self.talk = Buckets(settings.talk_per_minute / 60, settings.talk_per_minute / 3)
        self.lone_moves = Bucket(settings.lone_bot_moves_per_second, settings.lone_bot_moves_per_second)
        """Moves of bots where no person plays."""
        self.folding = asyncio.Semaphore(1)
        """How many logs are folded at a time, beside the tables in play."""
        self.replays_of_address = Open(REPLAYS_AT_ONCE)
        self.sockets_of_guest = Open(settings.sockets_per_guest)
        self.sockets_of_address = Open(settings.sockets_per_address)

    # Opening and closing

    async def open(self) -> None:
        """Read the server's key, and take up the games that go on."""
        self.signer = Signer(await self.remembered("key", secrets.token_hex(32)))
        loop = asyncio.get_running_loop()
        if self.settings.nats_url:
            holding = self._again_and_again(self.renew_lease, "the lease cannot be renewed")
            self._tasks = [loop.create_task(holding)]
            while not self.alive:
                await asyncio.sleep(0.01)
            # Not in step with the lease: many tables take longer to read than it lasts.
            taking = self._again_and_again(self._take_up, "tables cannot be taken over")
            self._tasks.append(loop.create_task(taking))
        else:
            await self.store.write(owners.alone(self.process))
            self._tasks = [loop.create_task(self._take_up())]
            if self.store.engine.dialect.name == "postgresql":
                keeping = self._again_and_again(self.keep_database, "the database is not this server's")
                self._tasks.append(loop.create_task(keeping))
        self._tasks.append(loop.create_task(self._sweep()))
        self.ready = True

    async def remembered(self, key: str, value: str) -> str:
        """What the server remembers under a key. Several processes may ask for the first time at once."""
        try:
            return await self.store.write(queries.remember(key, value))
        except Conflict:
            return await self.store.write(queries.remember(key, value))

    async def close(self) -> None:
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await self.reviews.close()
        for live in list(self.tables.values()):
            live.audience.close(1012, "the server restarts")
            self.table_lost(live)
        with suppress(Exception):  # without a database the lease just runs out
            await self.store.write(owners.leave(self.process))

    async def _take_up(self) -> None:
        """Bots and clocks go on at every table that was alive on a process that is gone."""
        while tables := await self.store.write(owners.take_orphans(self.process, TAKEN_AT_ONCE)):
            self.metrics.taken.inc(len(tables))
            for table in tables:
                try:
                    await self.table(table)
                except Exception:
                    log.exception("table cannot be taken up", table=table)
                await asyncio.sleep(0)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], trouble: str) -> None:
        """What is done five times in every lease, whatever befalls it."""
        while True:
            try:
                await work()
            except Exception as error:
                if is_outage(error):
                    log.warning(trouble, why=complaint(error))
                else:
                    log.exception(trouble)
            await asyncio.sleep(self.settings.lease_seconds / 5)

    async def keep_database(self) -> None:
        """One server alone has the database for itself, unless another one took it while PostgreSQL was restarted:
        then nothing here is true any more."""
        try:
            await self.store.keep()
            alone = self.process in await self.store.read(owners.living)
        except StorageError:
            self._lose_all()
            raise
        if not alone:
            self._lose_all()
            await self.store.write(owners.alone(self.process))

    def _lose_all(self) -> None:
        for live in list(self.tables.values()):
            live.lose()

    async def renew_lease(self) -> None:
        """Renew the lease, see who else has one, and let go of what others have taken."""
        begun = awake()
        beat = await self.store.apart(owners.beat(self.process, int(self.settings.lease_seconds * 1000)))
        # The clock after the commit: whoever took tables over did so before it, and after the old lease had run out.
        if self.tables and (beat.before is None or beat.before < await self.store.read(owners.clock)):
            await self._let_go()
        self.lease.renew(begun)
        gone = self.alive - beat.alive
        self.alive = beat.alive
        self.neighbours.break_with(gone)

    async def certain_of(self, live: LiveTable) -> None:
        try:
            await self.lease.certain()
        except Problem:
            live.lose()
            raise
        self.require_here(live)

    async def _let_go(self) -> None:
        """The lease ran out: others may have taken tables over."""
        mine = await self.store.read(owners.still_mine(list(self.tables), self.process))
        for table in set(self.tables) - mine:
            self.tables[table].lose()

    async def _sweep(self) -> None:
        for turn in itertools.count():
            await asyncio.sleep(SWEEP_SECONDS)
            self.put_idle_away()
            if turn % SWEEPS_APART == 0:
                try:
                    await self.tidy_up()
                except Exception:
                    log.exception("what is old cannot be deleted")

    async def tidy_up(self) -> None:
        """Delete what has been kept for as long as the settings say, a little at a time."""
        kept = self.settings
        old = {"games": kept.keep_days, "lobbies": kept.keep_lobby_days, "guests": kept.keep_guest_days}
        while any(swept := await self.store.write(retention.sweep(now_ms(), **old))):
            log.info("deleted what was old", games=swept.games, lobbies=swept.lobbies, guests=swept.guests)
            await asyncio.sleep(0.1)

    def put_idle_away(self) -> None:
        """Tables where nobody is, nothing is about to happen, and nothing has happened for a while leave the memory."""
        since = time.monotonic() - self.settings.idle_minutes * 60
        for live in list(self.tables.values()):
            waits = live.lock.locked() or live.session.record.clock_ends
            if live.audience.empty and live.touched < since and not waits:
                self.table_lost(live)
                self.spawn(self.store.write(owners.release(live.id, self.process)))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._small.add(task)
        task.add_done_callback(self._small.discard)

    def table_lost(self, live: LiveTable) -> None:
        if self.tables.get(live.id) is not live:
            return
        live.audience.gallery.stop()
        self._watches.pop(live.id).stop()
        self._bots.pop(live.id).stop()
        del self.tables[live.id]
        self.metrics.tables.set(len(self.tables))

    def table_changed(self, live: LiveTable) -> None:
        if self.tables.get(live.id) is live:
            self._bots[live.id].look()
            self._watches[live.id].look()

    # Tables

    async def table(self, table: str) -> LiveTable:
        """The table with this id, loaded if it has to be."""
        found = self.tables.get(table)
        if found is not None:
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        try:
            owner = await self.store.write(owners.claim(table, self.process))
            if owner is None:
                raise no_table()
            if owner != self.process:
                raise elsewhere()
            try:
                record = await self.store.read(queries.table_by_id(table))
            except NewerFormat:
                raise newer() from None
            if record is None:
                raise no_table()
            people = [seat.guest for seat in record.seats if seat.guest] + [record.host]
            names = await self.store.read(queries.names_of(people))
            session, written = await read_table(self.store, self.settings, record, names, self.process)
            live = self._set_out(session)
            live.audience.gallery.take_up(written)
            return live
        finally:
            del self._loading[table]

    def require_here(self, live: LiveTable) -> None:
        """A table that was found a moment ago may have left since."""
        if self.tables.get(live.id) is not live or not self.lease.holds:
            raise elsewhere()

    def _set_out(self, session: Session) -> LiveTable:
        live = LiveTable(session, Writer(self.store, self.process), self, self.metrics)
        self.tables[live.id] = live
        self._bots[live.id] = BotRunner(live, self.thinkers, self.lone_moves)
        self._watches[live.id] = Watch(live)
        live.changed()
        self.metrics.tables.set(len(self.tables))
        return live

    async def create(self, record: TableRecord, names: dict[str, str]) -> LiveTable:
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
                await self.store.write(queries.new_table(fresh, self.process))
            except Conflict:
                continue
            return self._set_out(Session(fresh, names, self.settings, now_ms()))
        raise RuntimeError("No free code was found for a table.")

    async def check_hosting(self, guest: str) -> None:
        if await self.store.read(queries.hosted_by(guest)) >= self.settings.tables_per_guest:
            raise too_much(f"You host {self.settings.tables_per_guest} tables already; end or leave one first.")

    async def shown(self, records: list[TableRecord]) -> list[TableNow]:
        """Tables as they are listed, loaded or not."""
        people = {seat.guest for record in records for seat in record.seats if seat.guest}
        names = await self.store.read(queries.names_of(sorted(people)))
        found = []
        for record in records:
            live = self.tables.get(record.id) if self.lease.holds else None
            found.append(live.audience.gallery.table if live is not None else room_of(record, names))
        return found

    # People

    async def name_of(self, guest: str) -> str | None:
        """A guest's name; nothing, if there is no such guest. Remembered for a moment: every call asks for it."""
        known = self._names.get(guest)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        heard = self._heard
        name = (await self.store.read(queries.names_of([guest]))).get(guest)
        if name is not None and heard == self._heard:
            if len(self._names) >= MOST_REMEMBERED:
                self._names.clear()
            self._names[guest] = (name, time.monotonic() + NAME_SECONDS)
        return name

    async def wishes_of(self, guest: str) -> frozenset[str]:
        """Whom a guest does not want to hear, as of the moment when this answers; a ``Problem``, if the guest is not
        known any more."""
        while True:
            heard = self._heard
            known, blocked = await self.store.read(queries.wishes_of(guest))
            if heard == self._heard:
                break
        if not known:
            raise no_guest()
        return blocked

    async def changed(self, kind: str, guest: str) -> None:
        """Something about a guest changed: here and on the other processes everybody concerned hears it."""
        self.neighbours.tell(kind, guest)
        await self.heard(kind, guest)

    async def heard(self, kind: str, guest: str) -> None:
        """News about a guest, from a call here or from another process."""
        self._heard += 1
        self._names.pop(guest, None)
        if kind == "named":
            await self._rename(guest)
        elif kind == "blocks":
            await self._reblock(guest)
        elif kind == "forgotten":
            await self._forget(guest)
            await self._rename(guest)

    async def _rename(self, guest: str) -> None:
        """A guest has another name, or none any more; everybody at the guest's tables hears it."""
        name = (await self.store.read(queries.names_of([guest]))).get(guest, "")
        for live in list(self.tables.values()):
            if guest in live.session.names:
                live.session.names[guest] = name
                live.audience.tell_room()

    async def _reblock(self, guest: str) -> None:
        """A guest blocked or unblocked somebody: the guest's connections heed it from now on."""
        blocked = frozenset(await self.store.read(queries.blocked_by(guest)))
        for live in list(self.tables.values()):
            live.audience.block(guest, blocked)

    async def _forget(self, guest: str) -> None:
        """Leave every lobby, be stood in for everywhere else."""
        for live in list(self.tables.values()):
            if live.session.record.seat_of(guest) is not None:
                await live.wish(lobby.leave, guest)
            live.audience.forget(guest)
