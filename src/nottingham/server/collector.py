"""Python's garbage collector, kept from stopping the tables.

Left alone, it walks over everything that is alive whenever that has grown by a quarter: half a second with a thousand
tables, and nobody is answered meanwhile. But what tables and sockets hold is freed the moment they let go of it; only
what refers to itself waits for the collector, above all sockets that have closed. So what the program was started with
is set apart for good, young objects are looked at often and in small portions, and the long walk is taken when nobody
is playing, or when enough sockets have closed to be worth it.
"""

import asyncio
import gc
import sys
import time
from typing import Final

from .hub import Hub
from .metrics import Metrics

YOUNG: Final = 700
"""How many objects come before the collector looks at the new ones: a millisecond or two."""
YOUNG_ROUNDS: Final = 10
"""How many such looks before those that outlived one are looked at again: some milliseconds."""
NEVER: Final = 1_000_000_000
WORTH_IT: Final = 1_000
"""Sockets that must have closed before people who are playing are stopped for it; or a quarter of those open."""
GROWTH: Final = 4_000_000
"""The same for memory in other hands: blocks more than after the last long walk, some 300 MB; not counting what open
sockets and their tables need."""
A_SOCKET: Final = 1_000
"""Blocks of memory that one needs, with its share of a table: twice as many as were seen."""


class Collector:
    """For the whole process, so only for a program that is nothing but a server."""

    def __init__(self, look_seconds: float = 1.0, apart_seconds: float = 10.0) -> None:
        self.look_seconds = look_seconds
        self.apart_seconds = apart_seconds
        """From one long walk to the next, at least, while nobody plays."""
        self.longest = 0.0
        """The longest pause so far, in seconds."""
        self._begun = 0.0
        self._metrics: Metrics | None = None
        self._task: asyncio.Task[None] | None = None
        self._thresholds = gc.get_threshold()

    def open(self, hub: Hub) -> None:
        """Called once, when everything that stays has been made."""
        self._metrics = hub.metrics
        self._thresholds = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, YOUNG_ROUNDS, NEVER)
        gc.callbacks.append(self._watch)
        self._task = asyncio.get_running_loop().create_task(self._keep(hub), name="collector")

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            gc.callbacks.remove(self._watch)
            gc.set_threshold(*self._thresholds)
            gc.unfreeze()
        self._task = None

    def _watch(self, phase: str, _info: dict[str, int]) -> None:
        """How long everybody had to wait."""
        if phase == "start":
            self._begun = time.perf_counter()
            return
        pause = time.perf_counter() - self._begun
        assert self._metrics is not None
        self._metrics.pauses.observe(pause)
        if pause > self.longest:
            self.longest = pause
            self._metrics.longest_pause.set(pause)

    async def _keep(self, hub: Hub) -> None:
        metrics = hub.metrics
        ended, at, blocks = metrics.ended, time.monotonic(), sys.getallocatedblocks()
        while True:
            moves = metrics.moves
            await asyncio.sleep(self.look_seconds)
            quiet = metrics.moves == moves and time.monotonic() > at + self.apart_seconds
            closed, more = metrics.ended - ended, sys.getallocatedblocks() - blocks
            if worth_it(closed, metrics.open, more) or (quiet and (closed or more > 0)):
                gc.collect()
                metrics.long_walks.inc()
                ended, at, blocks = metrics.ended, time.monotonic(), sys.getallocatedblocks()


def worth_it(closed: int, still_open: int, more_blocks: int) -> bool:
    """Whether people who play are stopped for the long walk."""
    return closed >= max(WORTH_IT, still_open // 4) or more_blocks >= GROWTH + still_open * A_SOCKET
