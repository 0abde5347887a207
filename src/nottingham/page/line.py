"""One line between the page's client and a table: what a WebSocket is where there is a server."""

import asyncio
import re
from typing import Final, Protocol
from urllib.parse import parse_qs

import msgspec

from ..server import lobby
from ..server.clients import Client
from ..server.diary import diary
from ..server.heeding import heed
from ..server.problems import Problem, malformed
from ..server.protocol import Trouble, client_decoder, encode
from .household import Household

_PLACE: Final = re.compile(r"/api/tables/(?P<table>[^/]+)/socket/?")
log = diary("nottingham.page")


class Ear(Protocol):
    """The client's end."""

    def tell(self, line: str, message: str) -> None:
        """A message for the client."""

    def close(self, line: str, code: int, reason: str) -> None:
        """The line ends, with a WebSocket's code."""


class PageLine:
    """From the greeting to the end."""

    def __init__(self, name: str, house: Household, ear: Ear) -> None:
        self._name, self._house, self._ear = name, house, ear
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, message: str | None) -> None:
        """A message of the client; nothing: it hangs up."""
        self._heard.put_nowait(message)

    async def hold(self, path: str, query: str, token: str) -> None:
        """Until one of the two has enough."""
        house = self._house
        try:
            found = _PLACE.fullmatch(path)
            if found is None:
                raise Problem(404, "request.no_such_place", "There is no such place.")
            guest = house.caller(token)
            since, looks_on = _wanted(query)
            live = await house.table(found["table"])
            lobby.require_entry(live.session, guest)
        except Problem as problem:
            self._tell(encode(Trouble(problem.said.code, problem.said.why)))
            self._ear.close(self._name, 4000 + problem.status, problem.said.code)
            return
        client = Client(guest, None if looks_on else live.session.seat_for(guest))
        client.looks_on = looks_on
        live.join(client, since)
        writing = asyncio.ensure_future(self._write(client))
        reading = asyncio.ensure_future(self._read(client, found["table"]))
        client.when_closed = lambda: self.hear(None)
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            if client.closed is not None:
                await writing
        finally:
            live.leave(client)
            reading.cancel()
            writing.cancel()
        code, reason = client.closed or (1000, "")
        self._ear.close(self._name, code, reason)

    async def _write(self, client: Client) -> None:
        while (data := await client.next()) is not None:
            self._tell(data)

    async def _read(self, client: Client, table: str) -> None:
        while (text := await self._heard.get()) is not None:
            live = await self._house.table(table)
            try:
                trouble = await heed(live, client, client_decoder.decode(text), self._house.talk)
            except msgspec.DecodeError as error:
                trouble = Trouble("message.malformed", f"This cannot be understood: {error}.")
            except Problem:  # it could not be stored: the client comes back and finds the table as it was
                return
            except Exception:
                log.exception("a message failed", table=table)
                client.close(1011, "server.fault")
                return
            if trouble is not None:
                client.send(trouble)

    def _tell(self, data: bytes) -> None:
        self._ear.tell(self._name, data.decode())


def _wanted(query: str) -> tuple[int, bool]:
    """How many events the client has seen, and whether it only looks on."""
    given = parse_qs(query)
    try:
        since = int(given.get("since", ["-1"])[-1])
    except ValueError:
        raise malformed("since is a number: how many events you have seen.") from None
    return max(-1, since), given.get("eyes", [""])[-1] == "public"
