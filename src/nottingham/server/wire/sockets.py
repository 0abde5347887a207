"""Sockets with limits: uvicorn's protocol for WebSockets, and bounds around what it would take without end."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ..limits import Bucket
from .gate import Gate, unread

MOST_PARTS: Final = 64
"""Frames of one message."""
READ_PIECE: Final = 2048
"""Bytes that are taken apart at a time."""
POLICY: Final = 1008


class BoundedSocket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, gate: Gate, **usual: Any) -> None:
        super().__init__(**usual)
        self.gate = gate
        self.deadline = 0.0
        rate = gate.bounds.control_frames_per_second
        self._control = Bucket(rate, rate * 5)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.gate.become(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadline = self.loop.time() + self.gate.bounds.unread_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadline = 0.0

    def out_of_time(self) -> None:
        self.gate.drop(self.transport, "does not read")

    # What arrives

    def data_received(self, data: bytes) -> None:
        """A little at a time: a flood of empty frames is noticed before all of it was taken apart."""
        for start in range(0, len(data), READ_PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + READ_PIECE])

    def handle_ping(self) -> None:
        """A pong, unless the last ones have not been read yet: one for all of them is enough (RFC 6455, 5.5.3)."""
        if not self._control.take():
            self._close("too many pings")
        elif unread(self.transport) > self.gate.bounds.unread_bytes:
            self.out_of_time()
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._control.take():
            super().handle_pong(event)
        else:
            self._close("too many pongs")

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self._close("too many parts of a message")

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= self.gate.bounds.messages:
            self._close("too many messages")
            return
        super().send_receive_event_to_app()

    def _close(self, why: str) -> None:
        """The rest of what came is not looked at."""
        if self.close_sent or self.transport.is_closing():
            return
        self.gate.metrics.dropped.labels(why).inc()
        self.frames = []
        self.conn.data_to_send()
        self.conn.fail(POLICY, why)
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            self.handle_parser_exception()
