"""The store: one writer thread that commits many writes at once, and readers beside it.

A write is done when its transaction is on the disk: whoever awaits ``write`` may then tell the world. Many tables
write at the same moment, so the thread takes all that wait and commits them together (group commit).
"""

import asyncio
import queue
import re
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from .. import telemetry
from .locks import StorageError, database_lock, first_line
from .migrate import NewerDatabase, migrate
from .queries import Append, NotOurs, T, Write, append_all

MOST_TOGETHER = 256
MOST_IDLE_MS = 2000
"""How long a process of several may stop within a transaction before PostgreSQL ends it and gives its locks back."""


class Conflict(Exception):
    """Somebody else wrote first, or the table lives on another process by now."""


class _Item:
    """A write, or events to append, and who waits for it."""

    __slots__ = ("future", "loop", "what")

    def __init__(
        self, what: Write[Any] | Append, future: "asyncio.Future[Any]", loop: asyncio.AbstractEventLoop
    ) -> None:
        self.what = what
        self.future = future
        self.loop = loop


class Store:
    """A database, for one server process; ``shared``: for one of several."""

    def __init__(self, url: str, shared: bool = False) -> None:
        self.url = url
        self.engine = _engine(url, shared)
        self._lock = database_lock(self.engine, shared)
        event.listen(self.engine, "connect", self._still_ours)
        self._queue: queue.SimpleQueue[_Item | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="nottingham-writer", daemon=True)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="nottingham-reader")

    def open(self) -> None:
        """Check that the database can be used, bring its schema up to date, and begin to write."""
        self._lock.take()
        try:
            self._migrate()
        except StorageError:
            self.engine.dispose()
            self._lock.release()
            raise
        self._writer.start()

    def _still_ours(self, connection: Any, record: Any) -> None:
        """A PostgreSQL that was restarted has forgotten whose it is: no new connection before it is ours again."""
        self._lock.keep()

    async def keep(self) -> None:
        """Make sure that the database is still this server's; a ``StorageError`` if it is another's by now."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._lock.keep)

    def _migrate(self) -> None:
        try:
            migrate(self.engine)
        except NewerDatabase as error:
            raise StorageError("program-database-newer", database=repr(self.engine.url), schema=str(error)) from None
        except DatabaseError as error:
            raise StorageError(
                "program-database-unusable", database=repr(self.engine.url), why=first_line(error)
            ) from None

    async def write(self, write: Write[T]) -> T:
        """Run a write in the next transaction. Done means: on the disk."""
        result: T = await self._put(write)
        return result

    async def append(self, append: Append) -> None:
        """Store events in the next transaction. Raises ``Conflict`` if one of their numbers is taken."""
        await self._put(append)

    def _put(self, what: Write[Any] | Append) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(_Item(what, future, loop))
        return future

    async def read(self, read: Write[T]) -> T:
        """Run a read, beside everything else."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, read)

    async def apart(self, write: Write[T]) -> T:
        """Run a write in a transaction of its own, beside the writer: it does not wait for the others."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._apart, write)

    def _apart(self, write: Write[T]) -> T:
        with self.engine.begin() as connection:
            return write(connection)

    def _read(self, read: Write[T]) -> T:
        with self.engine.connect() as connection:
            return read(connection)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        if self._writer.is_alive():
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()
        self._lock.release()

    def _write_all(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            items, last = self._together(first)
            self._commit(items)
            if last:
                return

    def _together(self, first: _Item) -> tuple[list[_Item], bool]:
        """Everything that waits by now, up to a bound; and whether it was the last."""
        items = [first]
        while len(items) < MOST_TOGETHER:
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return items, False
            if item is None:
                return items, True
            items.append(item)
        return items, False

    def _commit(self, items: Sequence[_Item]) -> None:
        """Commit all in one transaction; if that fails, each in its own, so that only the culprit fails."""
        try:
            with telemetry.span("commit", writes=len(items)), self.engine.begin() as connection:
                results = _run_all(connection, items)
        except Exception as error:
            if len(items) > 1:
                for item in items:
                    self._commit([item])
                return
            self._answer([(items[0], None, Conflict() if isinstance(error, IntegrityError | NotOurs) else error)])
            return
        self._answer([(item, result, None) for item, result in zip(items, results, strict=True)])

    @staticmethod
    def _answer(answers: Sequence[tuple[_Item, Any, Exception | None]]) -> None:
        def settle() -> None:
            for item, result, error in answers:
                if item.future.cancelled():
                    continue
                if error is None:
                    item.future.set_result(result)
                else:
                    item.future.set_exception(error)

        try:
            answers[0][0].loop.call_soon_threadsafe(settle)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more


def _run_all(connection: Connection, items: Sequence[_Item]) -> list[Any]:
    """What each write gives back. Events are appended together: they belong to different tables, since one table waits
    for its last write before it writes again."""
    appends = [item.what for item in items if isinstance(item.what, Append)]
    results = [None if isinstance(item.what, Append) else item.what(connection) for item in items]
    if appends:
        append_all(connection, appends)
    return results


def _engine(url: str, shared: bool) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() == "sqlite":
            if parsed.database and parsed.database != ":memory:":
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(
                parsed,
                connect_args={"check_same_thread": False, "timeout": 10},
                poolclass=QueuePool,
                hide_parameters=True,
            )
            event.listen(engine, "connect", _durable)
            return engine
        engine = create_engine(parsed, pool_pre_ping=True, hide_parameters=True)
        if shared:
            event.listen(engine, "connect", _holds_nobody_up)
        return engine
    except (ArgumentError, SQLAlchemyError, OSError, ModuleNotFoundError) as error:
        raise StorageError("program-database-address", address=_without_password(url), why=first_line(error)) from None


def _durable(connection: Any, record: Any) -> None:
    """SQLite: many readers beside one writer, and a commit that survives a pulled plug."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _holds_nobody_up(connection: Any, record: Any) -> None:
    """PostgreSQL: a process that hangs, or cannot be reached, does not keep its locks from those that live."""
    connection.execute(f"SET idle_in_transaction_session_timeout = {MOST_IDLE_MS}")
    connection.commit()


def _without_password(url: str) -> str:
    """An address that may not even be one."""
    return re.sub(r":[^:/@]*@", ":***@", url)
