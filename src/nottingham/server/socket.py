"""One WebSocket for each client of a table: commands and talk in, everything the client may know out."""

import asyncio
import re
import time
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.types import Receive, Send

from . import lobby
from .auth import AnyConnection, caller_of, check_origin, subprotocol_of, token_of
from .clients import Client
from .heeding import heed, id_of
from .hub import Hub
from .limits import Bucket
from .problems import ErrorBody, Problem, malformed, unavailable
from .protocol import ClientMessage, Do, Trouble, client_decoder, encode
from .storage import is_outage
from .table import LiveTable

MOST_TROUBLES: Final = 20
"""After so many messages that make no sense, the connection is closed."""
_PATH: Final = re.compile(r"/api/tables/(?P<table>[^/]+)/socket/?")
log = structlog.get_logger("nottingham.web")


class TableSockets:
    """Everything about a table that the caller may know, as it happens; with ``eyes=public``, what everybody sees. With
    ``since``, what was missed after so many events."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "request.no_such_place"})
            return
        handshake = _Handshake(ASGIConnection(scope), receive, send)
        try:
            await self._open(handshake, found["table"])
        except Exception as error:
            log.error("a socket failed", path=scope["path"], exc_info=error)
            await handshake.close(1011, "server.fault")

    async def _open(self, handshake: "_Handshake", table: str) -> None:
        hub, connection = self.hub, handshake.connection
        try:
            check_origin(connection.headers, hub.settings, required=token_of(connection)[1])
            caller = await caller_of(connection, hub)
            since, looks_on = _wanted(connection.scope["query_string"])
            lobby.require_entry((await hub.table(table)).session, caller.id)
        except Exception as error:
            await handshake.turn_away_for(error)
            return
        if not hub.sockets_of_address.enter(caller.address):
            hub.metrics.refused.labels("sockets").inc()
            await handshake.turn_away(Problem(429, "limit.reached", "Too many connections from your address."))
            return
        try:
            if not hub.new_sockets.take(caller.id) or not hub.sockets_of_guest.enter(caller.id):
                hub.metrics.refused.labels("sockets").inc()
                await handshake.turn_away(Problem(429, "limit.reached", "You have too many connections open."))
                return
            try:
                await self._converse(handshake, caller.id, table, since, looks_on=looks_on)
            finally:
                hub.sockets_of_guest.leave(caller.id)
        finally:
            hub.sockets_of_address.leave(caller.address)

    async def _converse(self, handshake: "_Handshake", guest: str, table: str, since: int, *, looks_on: bool) -> None:
        """Greet the socket, if its guest may come in still: while it was opened, the host may have begun the game or
        sent the guest away. From the last question to the greeting nothing is waited for."""
        hub = self.hub
        await handshake.accept()
        try:
            live = await hub.table(table)
            blocked = await hub.wishes_of(guest)
            hub.require_here(live)
            lobby.require_entry(live.session, guest)
        except Exception as error:
            await handshake.turn_away_for(error)
            return
        client = Client(guest, None if looks_on else live.session.seat_for(guest))
        client.looks_on = looks_on
        client.blocked = blocked
        hub.metrics.socket_opened()
        try:
            await Conversation(hub, live, client, handshake.receive, handshake.send).hold(since)
        finally:
            hub.metrics.socket_closed()


def as_problem(error: Exception) -> Problem | None:
    """What can be told of an error; nothing, if it is a fault of ours."""
    if isinstance(error, Problem):
        return error
    return unavailable() if is_outage(error) else None


def _wanted(query: bytes) -> tuple[int, bool]:
    """How many events the client has seen, and whether it only looks on."""
    given = parse_qs(query.decode("latin-1"))
    try:
        since = int(given.get("since", ["-1"])[-1])
    except ValueError:
        raise malformed("since is a number: how many events you have seen.") from None
    return max(-1, since), given.get("eyes", [""])[-1] == "public"


class _Handshake:
    """A socket until somebody listens there."""

    def __init__(self, connection: AnyConnection, receive: Receive, send: Send) -> None:
        self.connection = connection
        self.receive, self.send = receive, send
        self._accepted = False

    async def accept(self) -> None:
        if not self._accepted:
            self._accepted = True
            await self.receive()
            subprotocol = subprotocol_of(self.connection)
            await self.send({"type": "websocket.accept", "subprotocol": subprotocol, "headers": []})

    async def turn_away_for(self, error: Exception) -> None:
        """Tell what can be told of an error; a fault of ours goes on to where it is logged."""
        problem = as_problem(error)
        if problem is None:
            raise error
        await self.turn_away(problem)

    async def turn_away(self, problem: Problem) -> None:
        """A socket that may not be opened is told why, then closed: browsers cannot read the answer to a handshake."""
        await self.accept()
        said: ErrorBody = problem.said
        trouble = encode(Trouble(said.code, said.why)).decode()
        await self.send({"type": "websocket.send", "text": trouble, "bytes": None})
        await self.close(4000 + problem.status, said.code)

    async def close(self, code: int, reason: str) -> None:
        try:
            await self.send({"type": "websocket.close", "code": code, "reason": reason})
        except (RuntimeError, OSError):
            return  # it is gone already


class Conversation:
    """One connection, from its greeting to its end."""

    def __init__(self, hub: Hub, live: LiveTable, client: Client, receive: Receive, send: Send) -> None:
        self.hub = hub
        self.live = live
        self.client = client
        self._receive, self._send = receive, send
        rate = hub.settings.messages_per_second
        self._bucket = Bucket(rate, rate * 5)
        self._troubles = 0
        self._listening = False
        """Whether the reader just waits, so that it can be stopped without breaking anything off."""

    async def hold(self, since: int) -> None:
        self.live.join(self.client, since)
        reader = asyncio.ensure_future(self._read())
        writer = asyncio.ensure_future(self._write())
        self.client.when_closed = lambda: self._closing(reader, writer)
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if self.client.closed is not None:
                await asyncio.wait((writer,), timeout=1)
                await self._say_goodbye(reader)
        finally:
            self.live.leave(self.client)
            if not self._listening:  # a command that is being stored is played to its end
                await asyncio.wait((reader,), timeout=10)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    def _closing(self, reader: "asyncio.Future[None]", writer: "asyncio.Future[None]") -> None:
        """The client has to go. One that does not read would hold the writer forever."""
        assert self.client.closed is not None
        self.hub.metrics.dropped.labels(self.client.closed[1]).inc()
        if self.client.closed[0] == Client.TOO_SLOW:
            writer.cancel()

    async def _say_goodbye(self, reader: "asyncio.Future[None]") -> None:
        code, reason = self.client.closed or (1000, "")
        if not self._listening:
            await asyncio.wait((reader,), timeout=10)
        try:
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": code, "reason": reason}), 1)
        except (TimeoutError, RuntimeError, OSError):
            return

    async def _write(self) -> None:
        send, client = self._send, self.client
        while True:
            data = await client.next()
            if data is None:
                return
            await send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _read(self) -> None:
        while self.client.closed is None:
            self._listening = True
            message = await self._receive()
            self._listening = False
            if message["type"] != "websocket.receive" or self.client.closed is not None:
                return
            await self._hear(message.get("text") or message.get("bytes") or b"")

    async def _hear(self, data: str | bytes) -> None:
        if not self._bucket.take():
            self.hub.metrics.refused.labels("messages").inc()
            self.client.send(Trouble("limit.reached", "Too many messages at once."))
            self.client.close(4429, "too many messages")
            return
        try:
            message = client_decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            self._trouble(Trouble("message.malformed", f"This cannot be understood: {why}."))
            return
        try:
            await self._heed(message)
        except Problem:  # the table moves, and so does the client
            return
        except Exception as error:
            if not is_outage(error):
                raise
            self.hub.metrics.outages.inc()
            self.client.send(Trouble(unavailable().said.code, unavailable().said.why, id_of(message)))

    async def _heed(self, message: ClientMessage) -> None:
        begun = time.perf_counter()
        trouble = await heed(self.live, self.client, message, self.hub.talk)
        if trouble is not None:
            if trouble.code == "limit.reached":
                self.hub.metrics.refused.labels("talk").inc()
            self._trouble(trouble)
        elif isinstance(message, Do):
            self.hub.metrics.seconds.observe(time.perf_counter() - begun)

    def _trouble(self, trouble: Trouble) -> None:
        self.client.send(trouble)
        self._troubles += 1
        if self._troubles >= MOST_TROUBLES:
            self.client.close(4400, "too much that makes no sense")
