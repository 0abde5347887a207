"""Waits for the next clock of a table to run out."""

import asyncio

from .deadlines import deadlines
from .problems import Problem
from .table import LiveTable
from .times import now_ms


class Watch:
    """One table's alarm."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Something happened: wait for the clock that runs out next."""
        due = min(deadlines(self._live.session), default=0)
        if due == self._due:
            return
        self.stop()
        if due:
            self._due = due
            delay = max(0.0, (due - now_ms()) / 1000) + 0.001
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._due = None, 0

    def _ring(self) -> None:
        self._timer, self._due = None, 0
        self._task = asyncio.get_running_loop().create_task(self._act())

    async def _act(self) -> None:
        try:
            await self._live.look_at_clocks()
        except Problem:
            return  # the table does not live here any more
        self.look()
