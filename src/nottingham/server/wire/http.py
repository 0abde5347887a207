"""Requests with limits: uvicorn's protocol for HTTP, and bounds around what it would take without end."""

from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .answers import FULL, TOO_LARGE, TOO_MANY, TOO_SLOW
from .gate import Gate

MOST_HEADERS: Final = 100
LONGEST_HEADER: Final = 8_000
"""Bytes of one header, or of the address that is asked for; the handshake of a socket takes no longer ones."""
MOST_PIPELINED: Final = 20
"""Requests that may wait behind the one that is answered."""


class BodyTooLarge(Exception):
    """The head of a request is over a limit."""


class BoundedHttp(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def __init__(self, gate: Gate, **usual: Any) -> None:
        super().__init__(**usual)
        self.gate = gate
        self._reading = self._writing = 0.0
        """Until when a request has to be here, and what was answered read; 0: no hurry."""
        self._refused = False
        self._in_head = False
        self._head = 0
        """Bytes of the head so far."""
        self._body = 0
        """Bytes of the body so far."""
        self._rest = 0
        """Bytes after the head that are not the body: lengths of chunks, and headers that come behind it."""

    # The connection

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        refused = self.gate.enter(self, self.client[0] if self.client else "")
        if refused:
            self._refuse(TOO_MANY if refused == "limit.reached" else FULL)
            return
        self._reading = self.loop.time() + self.gate.bounds.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing = self.loop.time() + self.gate.bounds.unread_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing = 0.0

    @property
    def deadline(self) -> float:
        return min(self._reading, self._writing) or self._reading or self._writing

    def out_of_time(self) -> None:
        """A request that does not come, or an answer that is not read."""
        if self._writing and self._writing < self.loop.time():
            self.gate.drop(self.transport, "does not read")
            return
        self.gate.metrics.dropped.labels("too slow").inc()
        self._refuse(TOO_SLOW)

    def _refuse(self, answer: bytes) -> None:
        """Nothing more is read from here."""
        self._refused = True
        self._reading = 0.0
        if not self.transport.is_closing():
            cycle: Any = self.cycle  # nothing, before the first request
            if cycle is None or cycle.response_complete or not cycle.response_started:
                self.transport.write(answer)
            self.transport.close()

    # Its turn

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        whose = self.gate.whose(self.transport)
        if whose:
            self.gate.turns.begin(whose, partial(self._answer, cycle, app, whose))
        else:
            super()._start_asgi_task(cycle, app)

    def _answer(self, cycle: Any, app: Any, whose: str) -> bool:
        if self.transport.is_closing():
            return False

        async def in_turn(scope: Any, receive: Any, send: Any) -> None:
            try:
                await app(scope, receive, send)
            finally:
                self.gate.turns.done(whose)

        super()._start_asgi_task(cycle, in_turn)
        return True

    # What arrives

    def data_received(self, data: bytes) -> None:
        if self._refused or self.transport.is_closing():
            return
        self._reading = self._reading or self.loop.time() + self.gate.bounds.head_seconds
        self._rest += len(data)
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
        if self._head > self.gate.bounds.head_bytes or self._rest > self.gate.bounds.head_bytes + self._body:
            self._too_large()

    def _too_large(self) -> None:
        if not self._refused:
            self.gate.metrics.refused.labels("heads").inc()
            self._refuse(TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        """What uvicorn calls when a callback below has raised something, too."""
        if not self._refused:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading = self.loop.time() + self.gate.bounds.head_seconds
        self._in_head, self._head, self._body, self._rest = True, 0, 0, 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_HEADER:
            self._stop()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or len(name) + len(value) > LONGEST_HEADER:
            self._stop()

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.gate.bounds.head_bytes or len(self.pipeline) >= MOST_PIPELINED:
            self._stop()
        self._reading = self.loop.time() + self.gate.bounds.body_seconds
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._rest -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._reading = 0.0
        super().on_message_complete()

    def _stop(self) -> None:
        """Out of the parser, which would go on with what is left of the data."""
        self._too_large()
        raise BodyTooLarge
