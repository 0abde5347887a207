"""A real server for tests: uvicorn on a free port of 127.0.0.1, with a real database."""

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from nottingham.server.serve import configuration
from nottingham.server.settings import Settings
from nottingham.server.storage import Store

PYCACHE = Path(tempfile.gettempdir()) / "nottingham-tests-pycache"
"""Servers start quickly from their second start on, also where the environment forbids to write bytecode."""
GENEROUS: dict[str, Any] = {
    "requests_per_second": 1e6,
    "guests_per_minute": 1e6,
    "messages_per_second": 1e6,
    "sockets_per_address": 10_000,
    "tables_per_guest": 1000,
}
"""No test but those of the limits should meet one."""


class House:
    """A running server."""

    def __init__(self, port: int, file: Path, database: str, stop: Any) -> None:
        self.port = port
        self.file = file
        """Where the games are, with SQLite."""
        self.database = database
        self.stop = stop
        self.url = f"http://127.0.0.1:{port}"


@contextmanager
def a_house(folder: Path, **settings: Any) -> Iterator[House]:
    """A server in a thread of this process."""
    file = folder / "games.db"
    usual: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "database_url": f"sqlite:///{file}"}
    chosen = Settings(**(usual | GENEROUS | settings))
    store = Store(chosen.database)
    store.open()
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    door.listen(256)
    server = uvicorn.Server(configuration(chosen, store))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, name="house")
    thread.start()

    def stop() -> None:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"

    try:
        house = House(door.getsockname()[1], file, chosen.database, stop)
        wait_for(house.url)
        yield house
    finally:
        stop()
        door.close()


class Process:
    """A server as a process of its own, which can be killed."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.file = folder / "games.db"
        self._environment = os.environ | {f"NOTTINGHAM_{k.upper()}": str(v) for k, v in (GENEROUS | settings).items()}
        self._environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(PYCACHE)}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "nottingham.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database-url", f"sqlite:///{self.file}"]
        self._process = subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL)
        wait_for(self.url)

    def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()


def wait_for(url: str) -> None:
    """Until the server answers."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            if httpx.get(f"{url}/ready", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.02)
    raise AssertionError(f"{url} did not come up")
