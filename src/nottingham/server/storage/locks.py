"""Who may use a database: one server alone, or several that share a PostgreSQL."""

import sys
import threading
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import URL, Connection, Engine, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from ...locales import Worded

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

IN_USE: Final = 846_200
"""A number for PostgreSQL's advisory lock."""


class StorageError(Worded):
    """The database cannot be used. The message is a sentence that says what to do."""


def first_line(error: Exception) -> str:
    """What a database says, as part of a sentence."""
    return str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")


class Lock(Protocol):
    def take(self) -> None: ...

    def keep(self) -> None:
        """Make sure that the lock is still held; a ``StorageError`` if somebody else has it by now."""

    def release(self) -> None: ...


def database_lock(engine: Engine, shared: bool) -> Lock:
    """The lock on a database: a file beside a SQLite file, an advisory lock in PostgreSQL."""
    return _FileLock(engine) if engine.dialect.name == "sqlite" else _AdvisoryLock(engine.url, shared)


class _AdvisoryLock:
    """A PostgreSQL database belongs to one server alone, or to several that know of one another.

    PostgreSQL gives the lock back when the connection that took it ends, as when it is restarted. So the lock has a
    connection of its own, and is looked after."""

    def __init__(self, url: URL, shared: bool) -> None:
        self._url = url
        self._shared = shared
        self._engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
        self._connection: Connection | None = None
        self._wanted = False
        self._looking = threading.Lock()

    def take(self) -> None:
        with self._looking:
            self._wanted = True
            try:
                self._try()
            except SQLAlchemyError:
                self._drop()  # the schema is looked at next, and says what is wrong with the database

    def keep(self) -> None:
        with self._looking:
            if not self._wanted:
                return
            if self._connection is not None:
                try:
                    self._connection.execute(text("SELECT 1"))
                    return
                except SQLAlchemyError:
                    self._drop()
            self._try()

    def release(self) -> None:
        with self._looking:
            self._wanted = False
            self._drop()

    def _try(self) -> None:
        self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        wanted = "pg_try_advisory_lock_shared" if self._shared else "pg_try_advisory_lock"
        if self._connection.execute(text(f"SELECT {wanted}(:key)"), {"key": IN_USE}).scalar_one():
            return
        self._drop()
        if self._shared:
            raise StorageError("program-database-in-use", database=repr(self._url), how="alone")
        raise StorageError("program-database-in-use", database=repr(self._url), how="shared")

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()  # closes it for real, whatever state it is in
            self._connection.close()
            self._connection = None


class _FileLock:
    """A SQLite file belongs to one server at a time."""

    def __init__(self, engine: Engine) -> None:
        database = engine.url.database
        self.path = Path(f"{database}.lock") if database and database != ":memory:" else None
        self._file: Any = None

    def take(self) -> None:
        if self.path is None:
            return
        try:
            self._file = self.path.open("a")
            _lock_file(self._file)
        except BlockingIOError:
            self.release()
            raise StorageError("program-database-in-use", database=str(self.path.with_suffix("")), how="file") from None
        except OSError as error:
            raise StorageError(
                "program-database-closed", database=str(self.path.with_suffix("")), why=str(error.strerror)
            ) from None

    def keep(self) -> None:
        """The system keeps it for as long as the file is open."""

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock_file(file: Any) -> None:
    """Raises BlockingIOError if somebody else holds the file."""
    if sys.platform == "win32":
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
