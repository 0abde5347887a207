"""One WebSocket for each client of a table: commands and talk in, everything the client may know out."""

import asyncio
import time
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from . import telemetry
from .clients import Client
from .clocks import now_ms
from .hub import Hub
from .limits import Bucket
from .live import Live
from .people import tidy_words
from .problems import Problem, unavailable
from .protocol import MOST_SAID, REACTIONS, ClientMessage, Do, Nod, Ping, Pong, Say, Trouble, client_decoder, not_seated
from .storage import is_outage

MOST_TROUBLES: Final = 20
"""After so many messages that make no sense, the connection is closed."""


class Conversation:
    """One connection, from its greeting to its end."""

    def __init__(self, hub: Hub, live: Live, client: Client, receive: Receive, send: Send) -> None:
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
            self.client.send(Trouble(unavailable().said.code, unavailable().said.why, _id_of(message)))

    async def _heed(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self.client.send(Pong(now_ms()))
        elif (seat := self.live.seat_at_work(self.client)) is None:
            self._trouble(not_seated(_id_of(message)))
        elif isinstance(message, Do):
            begun = time.perf_counter()
            with telemetry.span("command", command=type(message.command).__name__, table=self.live.record.id):
                await self.live.do(self.client, message.id, message.command)
            self.hub.metrics.seconds.observe(time.perf_counter() - begun)
        elif isinstance(message, Nod):
            self.live.nod(seat, wait=message.wait)
        else:
            await self._say(seat, message)

    async def _say(self, seat: int, message: Say) -> None:
        words = tidy_words(message.words)
        if message.reaction and message.reaction not in REACTIONS:
            self._trouble(Trouble("talk.unknown_reaction", f"The reactions are {', '.join(REACTIONS)}."))
        elif len(words) > MOST_SAID:
            self._trouble(Trouble("talk.too_long", f"A line of talk has at most {MOST_SAID} characters."))
        elif not (words or message.reaction):
            return
        elif not self.hub.talk.take(self.client.guest):
            self.hub.metrics.refused.labels("talk").inc()
            self._trouble(Trouble("limit.reached", "You talk too much at once; wait a moment."))
        else:
            await self.live.say(seat, self.client.guest, words=words, reaction=message.reaction)

    def _trouble(self, trouble: Trouble) -> None:
        self.client.send(trouble)
        self._troubles += 1
        if self._troubles >= MOST_TROUBLES:
            self.client.close(4400, "too much that makes no sense")


def _id_of(message: Any) -> str:
    return message.id if isinstance(message, Do) else ""
