"""Who is connected: so many in all, so many from one address, and nobody for longer than it takes."""

import asyncio
import sys
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

from ..limits import Open
from ..metrics import Metrics
from .callers import Trusted, household
from .turns import Turns

SPARE_FILES: Final = 64
"""Files that are kept for the database and whatever else the process opens."""
LOOK_SECONDS: Final = 0.5
"""How often the watchman looks whose time is up."""


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """What one connection may take."""

    connections: int
    connections_per_address: int
    head_seconds: float
    """For the head of a request, counted from its first byte, or from the connection."""
    body_seconds: float
    """For the rest of it."""
    unread_seconds: float
    """For somebody who does not read what waits for them."""
    unread_bytes: int
    """That may wait for them."""
    head_bytes: int
    """Of a request's head: its first line and all headers."""
    messages: int
    """Of one socket, that came in one go and wait to be understood."""
    control_frames_per_second: float
    """Pings and pongs of one socket; bursts of five times as many."""


class Connection(Protocol):
    """What the watchman needs to know of one."""

    transport: asyncio.Transport

    @property
    def deadline(self) -> float:
        """When it has to be done with what it is at; 0: no hurry."""

    def out_of_time(self) -> None:
        """The deadline has passed."""


class Gate:
    """All connections of a server."""

    def __init__(self, bounds: Bounds, trusted_proxies: str, metrics: Metrics) -> None:
        self.bounds = bounds
        self.metrics = metrics
        self._trusted = Trusted(trusted_proxies)
        self._most = min(bounds.connections, most_files() - SPARE_FILES)
        self._of_address = Open(bounds.connections_per_address)
        self._inside: dict[asyncio.Transport, tuple[Connection, str]] = {}
        self._closing: dict[asyncio.Transport, float] = {}
        """Since when somebody does not take the end of a connection."""
        self._watchman: asyncio.TimerHandle | None = None
        self.turns = Turns()

    def whose(self, transport: asyncio.Transport) -> str:
        """The address that a connection counts for; none, for a proxy's."""
        found = self._inside.get(transport)
        return "" if found is None else found[1]

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, connection: Connection, address: str) -> str:
        """Let a connection in; or say which limit it is over. A proxy's connections are many people's."""
        if len(self._inside) >= self._most:
            return self._refused("server.full")
        whose = "" if address in self._trusted else household(address)
        if whose and not self._of_address.enter(whose):
            return self._refused("limit.reached")
        self._inside[connection.transport] = (connection, whose)
        if self._watchman is None:
            self._watchman = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)
        return ""

    def _refused(self, why: str) -> str:
        self.metrics.refused.labels("connections").inc()
        return why

    def become(self, connection: Connection) -> None:
        """A connection goes on as something else: a request has become a socket."""
        found = self._inside.get(connection.transport)
        if found is not None:
            self._inside[connection.transport] = (connection, found[1])

    def leave(self, transport: asyncio.Transport) -> None:
        self._closing.pop(transport, None)
        found = self._inside.pop(transport, None)
        if found is not None and found[1]:
            self._of_address.leave(found[1])

    def drop(self, transport: asyncio.Transport, why: str) -> None:
        """Cut a connection, whatever still waits in it."""
        self.metrics.dropped.labels(why).inc()
        transport.abort()

    def _look(self) -> None:
        """Whose time is up has to go; who does not take the end of a connection is not waited for."""
        loop = asyncio.get_running_loop()
        now, bounds = loop.time(), self.bounds
        for transport, (connection, _) in list(self._inside.items()):
            if transport.is_closing():
                if now - self._closing.setdefault(transport, now) > bounds.unread_seconds:
                    self.drop(transport, "does not read")
            elif unread(transport) > bounds.unread_bytes:
                self.drop(transport, "does not read")
            elif 0 < connection.deadline < now:
                connection.out_of_time()
        self._watchman = loop.call_later(LOOK_SECONDS, self._look) if self._inside else None


def unread(transport: Any) -> int:
    """Bytes that wait for the other side."""
    return 0 if transport.is_closing() else int(transport.get_write_buffer_size())


def most_files() -> int:
    """How many files this process may have open. Raised as far as the system lets us: every connection is one."""
    if sys.platform == "win32":
        return 1 << 20
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 20 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
