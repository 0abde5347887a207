"""Those who look on. They see the spectator's view, and everything reaches them later by the table's delay: the
game, talk, clocks, and who sits there."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from ..game import SPECTATOR, Event, View
from ..game.known import Public
from ..notation.promises import Pledge
from .clients import Client
from .protocol import Clock, Room, TableNow, Talk, encode
from .telling import News, ledger_changes, welcome

if TYPE_CHECKING:
    from .live import Live

TALK_KEPT = 100


class Frame(msgspec.Struct, frozen=True):
    """Something that happened, to be shown when it is due."""

    s: int
    table: TableNow | None = None
    public: Public | None = None
    events: tuple[Event, ...] = ()
    whole: tuple[bytes, ...] = ()
    clocks: tuple[Clock, ...] = ()
    promises: tuple[Pledge, ...] = ()
    """The ledger after these events."""
    talk: Talk | None = None
    guest: str = ""
    """Who talked."""


class Gallery:
    """The table as those who look on see it now."""

    def __init__(self, live: "Live", table: TableNow) -> None:
        self.live = live
        self.clients: set[Client] = set()
        self.table = table
        self.public: Public | None = None
        self.clocks: tuple[Clock, ...] = ()
        self.promises: tuple[Pledge, ...] = ()
        self.talk: deque[tuple[str, Talk]] = deque(maxlen=TALK_KEPT)
        self._coming: deque[tuple[float, Frame]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def n(self) -> int:
        """How many events they have seen."""
        return 0 if self.public is None else self.public.n

    def show(self, frame: Frame, seconds: float) -> None:
        """Show something, so many seconds from now; never before what came earlier."""
        if seconds <= 0 and not self._coming:
            self._apply(frame)
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        if self._coming:
            due = max(due, self._coming[-1][0])
        self._coming.append((due, frame))
        if self._timer is None:
            self._timer = loop.call_at(due, self._ring)

    def _ring(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = None
        while self._coming and self._coming[0][0] <= loop.time():
            self._apply(self._coming.popleft()[1])
        if self._coming:
            self._timer = loop.call_at(self._coming[0][0], self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def greet(self, client: Client, since: int) -> None:
        """The table as it is shown now, and what was missed of that."""
        missed = self.live.events[since : self.n] if since >= 0 else []
        client.put(self._welcome(client, missed))

    def _welcome(self, client: Client, missed: Any) -> bytes:
        seen = None if self.public is None else View(SPECTATOR, self.public, None)
        talk = tuple(line for guest, line in self.talk if guest not in client.blocked)
        return welcome(
            s=self.live.next_s(),
            table=self.table,
            seen=seen,
            seat=SPECTATOR,
            missed=missed,
            talk=talk,
            clocks=self.clocks,
            promises=self.promises,
        )

    def _apply(self, frame: Frame) -> None:
        if frame.talk is not None:
            self.talk.append((frame.guest, frame.talk))
            self._tell(encode(frame.talk), frame.guest)
            return
        if frame.table is not None:
            self.table = frame.table
        if frame.public is None:
            self._tell(encode(Room(frame.s, self.table)))
            return
        before, self.public, self.clocks = self.public, frame.public, frame.clocks
        changed = ledger_changes(self.promises, frame.promises)
        self.promises = frame.promises
        if not self.clients:
            return
        if before is None:
            for client in list(self.clients):
                client.put(self._welcome(client, frame.events))
            return
        news = News(frame.s, before, frame.public, frame.events, frame.whole, frame.clocks, changed)
        self._tell(news.told_to(View(SPECTATOR, frame.public, None), None))

    def _tell(self, data: bytes, guest: str = "") -> None:
        for client in list(self.clients):
            if guest not in client.blocked or not guest:
                client.put(data)
