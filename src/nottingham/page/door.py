"""The way in for the browser: calls and lines as texts, so that no object of one side is held by the other."""

import asyncio
import random

import msgspec

from ..server.diary import diary
from ..server.problems import ErrorBody
from .calls import Asked, Told, answered
from .household import Household
from .later import Later
from .line import Ear, PageLine
from .shelf import Disk, Shelf

_decode = msgspec.json.Decoder(Asked).decode
log = diary("nottingham.page")


class Door:
    """One page's house, from outside."""

    def __init__(self, disk: Disk, ear: Ear, later: Later | None = None) -> None:
        self._house = Household(Shelf(disk), later)
        self._ear = ear
        self._lines: dict[str, PageLine] = {}
        self._holding: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read what there is. A page that was woken from a picture of its memory shuffles again."""
        random.seed()
        await self._house.open()

    async def call(self, asked: str) -> str:
        """Answer a call: the JSON of ``Asked`` in, that of ``Told`` out."""
        try:
            told = await answered(self._house, _decode(asked))
        except Exception:
            log.exception("a call failed")
            said = ErrorBody("server.fault", "Something went wrong in the page; it is in the console.")
            told = Told(500, "application/json", msgspec.json.encode(said).decode())
        return msgspec.json.encode(told).decode()

    def dial(self, line: str, path: str, query: str, token: str) -> None:
        """Open a line to a table."""
        self._lines[line] = PageLine(line, self._house, self._ear)
        task = asyncio.ensure_future(self._hold(line, path, query, token))
        self._holding.add(task)
        task.add_done_callback(self._holding.discard)

    async def _hold(self, line: str, path: str, query: str, token: str) -> None:
        try:
            await self._lines[line].hold(path, query, token)
        except Exception:
            log.exception("a line failed")
            self._ear.close(line, 1011, "server.fault")
        finally:
            self._lines.pop(line, None)

    def hear(self, line: str, message: str) -> None:
        """A message of the client over its line."""
        if line in self._lines:
            self._lines[line].hear(message)

    def hang_up(self, line: str) -> None:
        """The client has gone."""
        if line in self._lines:
            self._lines[line].hear(None)
