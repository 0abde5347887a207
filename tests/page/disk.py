"""A page's house outside a browser: the same door, with rows in a dictionary, and people who come in by it."""

import asyncio
import json
from typing import Any

import httpx
import msgspec

from nottingham.page import Door
from nottingham.page.later import Later
from nottingham.server.protocol import server_decoder
from tests.server.guests import Chair, Person


class Rows:
    """A disk that can be full."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.full = False

    def as_they_are(self) -> "Rows":
        """What is left when the page is gone at this moment."""
        left = Rows()
        left.rows = dict(self.rows)
        return left

    async def read(self, prefix: str) -> str:
        await asyncio.sleep(0)
        return json.dumps([[name, self.rows[name]] for name in sorted(self.rows) if name.startswith(prefix)])

    async def write(self, rows: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("no room")
        for name, text in json.loads(rows):
            if text is None:
                self.rows.pop(name, None)
            else:
                self.rows[name] = text


class Ears:
    """Where lines end: with whoever dialled."""

    def __init__(self) -> None:
        self.ends: dict[str, PageChair] = {}

    def tell(self, line: str, message: str) -> None:
        self.ends[line].heard(message)

    def close(self, line: str, code: int, reason: str) -> None:
        self.ends[line].ended(code, reason)


class Page:
    """One page that is open."""

    def __init__(self, rows: Rows, later: Later | None = None) -> None:
        self.ears = Ears()
        self.door = Door(rows, self.ears, later)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", **query: str) -> tuple[int, Any]:
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        asked = {"method": method, "path": f"/api{path}", "body": text, "token": token, "query": query}
        told = json.loads(await self.door.call(json.dumps(asked)))
        kind, said = told["type"], told["body"]
        return told["status"], json.loads(said) if said and kind == "application/json" else said


class PagePerson(Person):
    """Somebody at the device."""

    def __init__(self, page: Page, known: dict[str, str]) -> None:
        super().__init__("", httpx.AsyncClient(), known)
        self.page = page

    async def call(self, method: str, path: str, **body: Any) -> Any:
        status, said = await self.page.ask(method, path, body or None, self.token)
        assert status < 300, f"{method} {path}: {status} {said}"
        return said

    def at(self, table: str, since: int = -1, url: str = "") -> "PageChair":
        return PageChair(self, table, since)


class PageChair(Chair):
    """A line to a table of the page."""

    def __init__(self, person: PagePerson, table: str, since: int = -1) -> None:
        super().__init__(person, table, since)
        self._page = person.page
        self._line = ""
        self._telling: set[asyncio.Task[None]] = set()

    async def open(self, since: int | None = None) -> None:
        since = self.since if since is None else since
        self._line = f"line {len(self._page.ears.ends)}"
        self._page.ears.ends[self._line] = self
        self.closed, self.table = None, None
        self._page.door.dial(self._line, f"/api/tables/{self.table_id}/socket", f"since={since}", self.person.token)
        await self.until(lambda: self.table is not None or self.closed is not None)

    async def send(self, message: Any) -> None:
        self._page.door.hear(self._line, message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def close(self) -> None:
        self._page.door.hang_up(self._line)
        await self.until(lambda: self.closed is not None)

    def heard(self, message: str) -> None:
        self.frames.append(message)
        self._hear(server_decoder.decode(message))
        self._news_came()

    def ended(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self._news_came()

    def _news_came(self) -> None:
        task = asyncio.get_running_loop().create_task(self._tell())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
