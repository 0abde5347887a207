"""A real server for tests: uvicorn on a free port of 127.0.0.1, with a real database."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from nottingham.server.serve import configuration
from nottingham.server.settings import Settings
from nottingham.server.storage import Store
from tests.server.databases import new_database

PYCACHE = Path(tempfile.gettempdir()) / "nottingham-tests-pycache"
"""Servers start quickly from their second start on, also where the environment forbids to write bytecode."""
GENEROUS: dict[str, Any] = {
    "requests_per_second": 1e6,
    "guests_per_minute": 1e6,
    "uploads_per_minute": 1e6,
    "review_seconds_per_minute": 1e6,
    "messages_per_second": 1e6,
    "sockets_per_address": 10_000,
    "sockets_per_second": 1e6,
    "guesses_per_minute": 1e6,
    "talk_per_minute": 1e6,
    "lone_bot_moves_per_second": 1e6,
    "tables_per_guest": 1000,
}
"""No test but those of the limits should meet one."""


class House:
    """A running server."""

    def __init__(self, port: int, file: Path, store: Store, stop: Any) -> None:
        self.port = port
        self.file = file
        """Where the games are, with SQLite."""
        self.store = store
        """So that a test can keep it busy at the right moment."""
        self.database = store.url
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
        house = House(door.getsockname()[1], file, store, stop)
        wait_for(house.url)
        yield house
    finally:
        stop()
        door.close()


class Process:
    """A server as a process of its own, which can be killed."""

    def __init__(self, folder: Path, log: Path | None = None, **settings: Any) -> None:
        self.file = folder / "games.db"
        self._log = log
        chosen: dict[str, Any] = {"database_url": f"sqlite:///{self.file}"} | GENEROUS | settings
        self.database = str(chosen["database_url"])
        self._environment = os.environ | {f"NOTTINGHAM_{k.upper()}": str(v) for k, v in chosen.items()}
        self._environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(PYCACHE)}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        command = [sys.executable, "-m", "nottingham.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with ExitStack() as stack:
            errors = None if self._log is None else stack.enter_context(self._log.open("ab"))
            self._process = subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL, stderr=errors)
        wait_for(self.url)

    def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """An orderly end."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(20)

    def freeze(self, frozen: bool) -> None:
        """Stop the process where it is, as a machine that hangs does; or let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP if frozen else signal.SIGCONT)

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()


def wait_for(url: str) -> None:
    """Until the server answers."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if httpx.get(f"{url}/ready", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.02)
    raise AssertionError(f"{url} did not come up")


class Nats:
    """A real NATS on a free port of 127.0.0.1."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = str(Path(sys.executable).with_name("nats-server"))
        command = [program, "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("NATS did not come up")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> "Nats":
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()


@contextmanager
def several(folder: Path, postgres: str, nats: Nats, count: int = 3, **settings: Any) -> Iterator[list[Process]]:
    """Processes of one house: one PostgreSQL, NATS between them."""
    with ExitStack() as stack:
        usual: dict[str, Any] = {"database_url": new_database(postgres), "nats_url": nats.url, "log_format": "json"}
        processes = [Process(folder, **(usual | settings)) for _ in range(count)]
        with ThreadPoolExecutor(count) as pool:
            for process in processes:
                stack.callback(process.kill)
            list(pool.map(Process.start, processes))
        yield processes
