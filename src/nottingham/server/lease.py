"""Whether what a process has in memory is true, and whether its database takes what is written."""

import asyncio
from math import inf
from typing import Final

import structlog

from .problems import elsewhere
from .storage import Store, complaint, owners
from .times import awake

TRIED_SECONDS: Final = 1.0
"""How long it is remembered that the database took a write."""
PULSE_SECONDS: Final = 3.0
"""Seconds for a tiny write: after that, nobody should be sent here."""
log = structlog.get_logger("nottingham.hub")


class Lease:
    """How long nobody else can have taken a table of this process.

    A process that slept for longer than its lease finds that others have gone on with its tables. Between waking up and
    noticing that, it must say nothing about them."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds or 0.0
        self._until = inf if seconds is None else 0.0
        """By a clock that runs on while the process sleeps; one process alone has no lease that could run out."""
        self._renewed = asyncio.Event()

    @property
    def holds(self) -> bool:
        return awake() < self._until

    def renew(self, begun: float) -> None:
        """The lease was renewed, by a call that began then, and what others took was let go of."""
        self._until = begun + self._seconds
        self._renewed.set()
        self._renewed = asyncio.Event()

    async def certain(self) -> None:
        """Wait until the lease holds; not for long."""
        if not self.holds:
            try:
                await asyncio.wait_for(self._renewed.wait(), self._seconds)
            except TimeoutError:
                raise elsewhere() from None


class Pulse:
    """Whether the database takes a write, tried for real: one that is full or damaged still answers."""

    def __init__(self, store: Store, process: str) -> None:
        self._store, self._process = store, process
        self._tried: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def beats(self) -> bool:
        """Remembered for a moment, for everybody may ask."""
        if self._tried is None or (self._tried.done() and awake() - self._at > TRIED_SECONDS):
            self._at = awake()
            self._tried = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._tried)

    async def _try(self) -> bool:
        try:
            await asyncio.wait_for(self._store.write(owners.pulse(self._process)), PULSE_SECONDS)
        except Exception as error:
            log.warning("nothing can be written to the database", why=complaint(error))
            return False
        return True
