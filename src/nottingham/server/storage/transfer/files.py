"""``nottingham export`` and ``import``: the databases and files around the lines."""

import asyncio
import contextlib
import gzip
import io
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, cast

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..locks import StorageError, first_line
from ..migrate import NewerDatabase, is_current
from ..store import Store
from .exporting import export
from .importing import import_all
from .lines import BadFile, Moved, Progress

GZIP = b"\x1f\x8b"


def export_to(file: Path, url: str, *, with_key: bool = True, progress: Progress | None = None) -> Moved:
    """Write everything in a database to a file, or to stdout with ``-``. A server may go on using the database."""
    with _snapshot(url) as connection:
        if str(file) == "-":
            moved = export(connection, sys.stdout.buffer, with_key=with_key, progress=progress)
            sys.stdout.buffer.flush()
            return moved
        with _new_file(file) as out:
            return export(connection, out, with_key=with_key, progress=progress)


def import_from(
    file: Path, url: str, *, with_key: bool = True, skip_existing: bool = False, progress: Progress | None = None
) -> Moved:
    """Write what a file holds, or stdin with ``-``, into a database: all of it, or nothing. No server may use it."""
    with _opened(file) as source:
        store = Store(url)
        store.open()
        try:
            with store.engine.begin() as connection:
                return import_all(connection, source, with_key=with_key, skip_existing=skip_existing, progress=progress)
        except (EOFError, zlib.error, gzip.BadGzipFile):
            raise BadFile("program-export-packed") from None
        except SQLAlchemyError as error:
            raise StorageError(
                "program-database-failed", database=repr(store.engine.url), why=first_line(error)
            ) from None
        finally:
            asyncio.run(store.close())


@contextlib.contextmanager
def _snapshot(url: str) -> Iterator[Connection]:
    """A database as it is at one moment, whatever is written meanwhile. It is neither made nor changed."""
    _must_be_there(url)
    engine = Store(url).engine
    try:
        connection = engine.connect()
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection:
            if not is_current(connection):
                raise StorageError("program-database-older", database=repr(engine.url))
            yield connection
    except NewerDatabase as error:
        raise StorageError("program-database-newer", database=repr(engine.url), schema=str(error)) from None
    except SQLAlchemyError as error:
        raise StorageError("program-database-unusable", database=repr(engine.url), why=first_line(error)) from None
    finally:
        engine.dispose()


def _must_be_there(url: str) -> None:
    try:
        parsed = make_url(url)
    except ArgumentError:
        return  # the store says what is wrong with it
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise StorageError("program-database-missing", database=str(parsed.database))


@contextlib.contextmanager
def _new_file(file: Path) -> Iterator[BinaryIO]:
    """A file of our own that is there when it is whole. It holds secrets: others on the machine cannot read it."""
    if file.exists():
        raise BadFile("program-file-there", file=str(file))
    part = file.with_name(file.name + ".part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            if file.suffix == ".gz":
                with gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6) as packed:
                    yield cast(BinaryIO, packed)
            else:
                yield raw
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise BadFile("program-file-unwritten", file=str(file), why=error.strerror or str(error)) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    """A file, or stdin with ``-``, unpacked if it is packed."""
    try:
        with contextlib.ExitStack() as stack:
            raw = sys.stdin.buffer if str(file) == "-" else stack.enter_context(file.open("rb"))
            packed = cast(io.BufferedReader, raw).peek(2)[:2] == GZIP
            yield cast(BinaryIO, stack.enter_context(gzip.GzipFile(fileobj=raw))) if packed else raw
    except FileNotFoundError:
        raise BadFile("program-file-missing", file=str(file)) from None
    except (IsADirectoryError, PermissionError) as error:
        raise BadFile("program-file-unread", file=str(file), why=str(error.strerror)) from None
