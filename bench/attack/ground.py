"""The server that is attacked, what it takes meanwhile, and where attackers come from."""

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from bench.server import rss_mb, wait
from nottingham.game import Ruleset
from tests.server.guests import PATIENCE, Person
from tests.server.raw import is_welcome

RULES = Ruleset.preset("second", players=3, house_rounds=1)
HURRY = {"HEAD_SECONDS": "3", "BODY_SECONDS": "4", "UNREAD_SECONDS": "4", "TRUSTED_PROXIES": ""}
"""Shorter times than usual, so that slow attacks end soon; and no address is a proxy's."""


class Broken(Exception):
    """A bound that was not kept, in words."""


class Ground:
    """One server process with the usual limits."""

    def __init__(self, folder: Path) -> None:
        self.source = "127.0.1.1"
        """Where attacks come from: an address of this machine, another one for each attack."""
        self.file = folder / "games.db"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        environment = {name: value for name, value in os.environ.items() if not name.startswith("NOTTINGHAM_")}
        environment |= {f"NOTTINGHAM_{name}": value for name, value in HURRY.items()}
        command = [sys.executable, "-m", "nottingham.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database-url", f"sqlite:///{self.file}"]
        log = (folder / "server.log").open("wb")
        self._server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=log)
        log.close()
        wait(self.port)

    @property
    def pid(self) -> int:
        return self._server.pid

    def stop(self) -> None:
        self._server.terminate()
        self._server.wait(30)

    def metric(self, name: str) -> float:
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=PATIENCE) as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))

    # Attackers

    def call(self, source: str = "") -> socket.socket:
        bound = (source or self.source, 0)
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE, source_address=bound)

    @asynccontextmanager
    async def people(self, count: int) -> AsyncIterator[list[Person]]:
        """Guests at the attackers' address."""
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False) as http:
            found = [await Person.come(self.url, http, f"Attacker {i}") for i in range(count)]
            for person in found:
                person.source = self.source
            yield found

    def seat(self) -> tuple[str, str]:
        """A table and the token of its host."""

        async def sit() -> tuple[str, str]:
            async with self.people(1) as (host,):
                return await host.new_table(RULES), host.token

        return asyncio.run(sit())

    def socket_at(self, table: str, token: str) -> socket.socket:
        """A raw socket at a table. Raises Broken where it is turned away."""
        line = self.call()
        if not is_welcome(line, table, token):
            line.close()
            raise Broken("a socket was turned away")
        return line


class Peak:
    """The most memory that a process has taken while this was watched, in megabytes beyond what it had before."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._before = self._most = rss_mb(pid)
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def _watch(self) -> None:
        while not self._done.wait(0.03):
            self._most = max(self._most, rss_mb(self._pid))

    def end(self) -> float:
        self._done.set()
        self._thread.join()
        self._most = max(self._most, rss_mb(self._pid))
        return round(self._most - self._before, 1)


def for_seconds(seconds: float, act: Callable[[], object]) -> int:
    """Do something again and again. How often."""
    end, times = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        act()
        times += 1
    return times
