"""A server, and who the program is to it: guests, tables, seats. The game itself goes over ``AsyncSeat``."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final, Self, TypeVar
from urllib.parse import quote

import msgspec

from ..game import Ruleset
from ..server.bodies import BotInfo, Hello, KnownGuest, TableForYou
from ..server.protocol import TableNow
from .addresses import read_invitation
from .calls import call
from .errors import CallRefused, NoServer, TableFull
from .seat import PATIENCE_SECONDS, AsyncSeat

T = TypeVar("T")
LATER: Final = ("table.moving", "table.newer", "server.unavailable")
"""Codes that ask to try again in a moment."""
TRIES: Final = 5
SHORT_CODE: Final = 8
"""Codes are shorter than this, ids are longer."""


class AsyncServer:
    """The calls of a server, for one guest. Every call that fails raises a ``ClientError``."""

    def __init__(self, address: str, *, token: str = "", program: bool = True) -> None:
        self.address = read_invitation(address).server
        self.token = token
        """Proves who the guest is: keep it to yourself, and come back with it as the same guest."""
        self.program = program
        """Say at every table that a program sits there. Only a screen for people says otherwise."""

    @classmethod
    async def enter(cls, address: str, name: str, *, program: bool = True) -> Self:
        """Come in as a new guest with a name."""
        server = cls(address, program=program)
        await server.hello()
        await server.come_in(name)
        return server

    async def hello(self) -> Hello:
        """The server's release and protocol, and who the program is to it."""
        try:
            return await self._call("GET", "/hello", Hello)
        except CallRefused:
            raise NoServer("program-client-not-ours", address=self.address) from None

    async def come_in(self, name: str) -> KnownGuest:
        """Become a guest; the calls after this one are that guest's."""
        known = await self._call("POST", "/guests", KnownGuest, {"name": name, "cookie": False})
        self.token = known.token
        return known

    async def bots(self) -> list[BotInfo]:
        """Bots of the server that can be put in seats."""
        return await self._call("GET", "/bots", list[BotInfo])

    async def tables(self) -> list[TableNow]:
        """Tables that are listed for everybody, the newest first."""
        return await self._call("GET", "/tables", list[TableNow])

    async def mine(self) -> list[TableNow]:
        """Tables where the guest sits, sat or is the host."""
        return await self._call("GET", "/tables/mine", list[TableNow])

    async def table(self, table: str) -> TableForYou:
        """A table by its id."""
        return await self._call("GET", f"/tables/{quote(table, safe='')}", TableForYou)

    async def find(self, code: str) -> TableForYou:
        """A table by what people tell one another: its short code, its id, or a link."""
        wanted = read_invitation(code).table if "/" in code else code.strip()
        if len(wanted) >= SHORT_CODE:
            return await self.table(wanted)
        return await self._call("GET", f"/codes/{quote(wanted, safe='')}", TableForYou)

    async def create(self, ruleset: Ruleset, *, bots: Sequence[str] = (), **options: Any) -> TableForYou:
        """Set up a table, with bots in the seats after the program's own. Options are those of docs/protocol.md."""
        body = {"ruleset": ruleset, **options}
        made = await self._call("POST", f"/tables{self._says()}", TableForYou, body)
        for seat, spec in enumerate(bots, start=1):
            made = await self.put_bot(made.table.id, seat, spec)
        return made

    async def sit_down(self, table: str, seat: int | None = None) -> TableForYou:
        """Take a seat, or the first free one. ``TableFull``, if there is none. A guest keeps the seat it has."""
        there = await self.table(table)
        if there.seat is not None:
            return await self._claim(table, there.seat)
        if seat is not None:
            return await self._claim(table, seat)
        for number, free in enumerate(there.table.seats):
            if free.kind == "open":
                try:
                    return await self._claim(table, number)
                except CallRefused as error:
                    if error.code != "seat.taken":  # somebody was quicker
                        raise
        raise TableFull("program-client-full")

    async def put_bot(self, table: str, seat: int, spec: str) -> TableForYou:
        """Put a bot of the server into a seat (as host)."""
        return await self._call("PUT", f"/tables/{table}/seats/{seat}/bot", TableForYou, {"spec": spec})

    async def ready(self, table: str) -> TableForYou:
        """Be ready, with a part of the seed of this program's own."""
        return await self._call("POST", f"/tables/{table}/ready", TableForYou, {"nonce": secrets.token_hex(16)})

    async def start(self, table: str) -> TableForYou:
        """Begin the game (as host)."""
        return await self._call("POST", f"/tables/{table}/start", TableForYou)

    async def leave(self, table: str, seat: int) -> TableForYou:
        """Get up: a bot stands in, if the game has begun."""
        return await self._call("DELETE", f"/tables/{table}/seats/{seat}", TableForYou)

    async def rematch(self, table: str) -> TableForYou:
        """A new table for the same company, once the game is over."""
        return await self._call("POST", f"/tables/{table}/rematch", TableForYou)

    async def log(self, table: str) -> bytes:
        """The log of a game, as ``.jsonl``: the whole one after the end, before it what the seat was told."""
        return await self._bytes("GET", f"/tables/{table}/log")

    def follow(self, table: str, *, patience: float = PATIENCE_SECONDS) -> AsyncSeat:
        """The table over its socket; use it with ``async with``."""
        return AsyncSeat(self.address, self.token, table, patience=patience)

    async def _claim(self, table: str, seat: int) -> TableForYou:
        return await self._call("POST", f"/tables/{table}/seats/{seat}{self._says()}", TableForYou)

    def _says(self) -> str:
        return "?program=true" if self.program else ""

    async def _call(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        data = await self._bytes(method, path, body)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise NoServer("program-client-not-ours", address=self.address) from None

    async def _bytes(self, method: str, path: str, body: Any = None) -> bytes:
        for _ in range(TRIES - 1):
            try:
                return await asyncio.to_thread(call, method, self.address, path, self.token, body)
            except CallRefused as error:
                if error.code not in LATER:
                    raise
                await asyncio.sleep(1.0)
        return await asyncio.to_thread(call, method, self.address, path, self.token, body)
