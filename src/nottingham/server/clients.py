"""One connection to a table. Messages wait in a short queue; who reads too slowly is dropped, and holds nobody up."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from .protocol import ServerMessage, Talk, encode

MOST_WAITING: Final = 400
"""Messages that may wait for a slow reader."""
MOST_UNREAD: Final = 1_048_576
"""Bytes of them; a single message may be longer, where nothing else waits."""


class Client:
    """Somebody who listens at a table: a seat's person, or an onlooker (no seat)."""

    TOO_SLOW: ClassVar = 4408

    def __init__(self, guest: str, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.looks_on = False
        """Wants what everybody sees and no more, even if its guest has a seat: a big screen in the room."""
        self.blocked: frozenset[str] = frozenset()
        """Guests whose words this one does not want to hear."""
        self.seen: int | None = None
        """How many events are on its screen; nothing: it never said."""
        self.sees_all = False
        """Whether nobody looks at that screen, or everything is there at once."""
        self.closed: tuple[int, str] | None = None
        """Why the connection has to close, once it has: a WebSocket code and a reason."""
        self.when_closed: Callable[[], None] = lambda: None
        self._waiting: deque[bytes] = deque()
        self._unread = 0
        self._wake = asyncio.Event()

    def hears(self, speaker: str) -> bool:
        """Whether this one wants the words of a guest. Bots are no guests, and heard by everybody."""
        return not speaker or speaker not in self.blocked

    def wants(self, talk: Iterable[tuple[str, Talk]]) -> tuple[Talk, ...]:
        return tuple(line for speaker, line in talk if self.hears(speaker))

    def send(self, message: ServerMessage) -> None:
        """Put a message in the queue."""
        self.put(encode(message))

    def put(self, data: bytes) -> None:
        if self.closed is not None:
            return
        full = len(self._waiting) >= MOST_WAITING or self._unread + len(data) > MOST_UNREAD
        if self._waiting and full:
            self.close(self.TOO_SLOW, "too slow")
            return
        self._waiting.append(data)
        self._unread += len(data)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        if self.closed is None:
            self.closed = (code, reason)
            if code == self.TOO_SLOW:
                self._waiting.clear()
            self._wake.set()
            self.when_closed()

    async def next(self) -> bytes | None:
        """The next message to send; nothing, once the connection has to close. What a slow reader has not read by
        then is lost, but everything said before an orderly end is said."""
        while not self._waiting:
            if self.closed is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        if self.closed is not None and self.closed[0] == self.TOO_SLOW:
            return None
        data = self._waiting.popleft()
        self._unread -= len(data)
        return data
