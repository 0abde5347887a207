"""Those who look on. They see the spectator's view, and everything reaches them later by the table's delay: the
game, talk, clocks, and who sits there."""

import asyncio
from collections import deque
from collections.abc import Sequence

import msgspec

from ..game import SPECTATOR, Event, View
from ..game.known import Public
from ..notation import restore
from ..notation.promises import Book, Pledge
from ..notation.statements import Transcript, Utterance
from .clients import Client
from .messages import News, ledger_changes, welcome
from .protocol import Clock, Clocks, Room, TableNow, Talk, encode
from .session import TALK_KEPT, Session
from .times import now_ms


class Frame(msgspec.Struct, frozen=True):
    """Something that happened, to be shown when it is due."""

    s: int
    table: TableNow | None = None
    public: Public | None = None
    events: tuple[Event, ...] = ()
    encoded: tuple[bytes, ...] = ()
    clocks: tuple[Clock, ...] = ()
    promises: tuple[Pledge, ...] = ()
    """The ledger after these events."""
    statements: tuple[Utterance, ...] = ()
    talk: Talk | None = None
    guest: str = ""
    """Who talked."""


class Gallery:
    """The table as those who look on see it now."""

    def __init__(self, session: Session) -> None:
        self.clients: set[Client] = set()
        self.table = session.room()
        self.public: Public | None = None
        self.clocks: tuple[Clock, ...] = ()
        self.promises: tuple[Pledge, ...] = ()
        self.statements: tuple[Utterance, ...] = ()
        self.talk: deque[tuple[str, Talk]] = deque(maxlen=TALK_KEPT)
        self._session = session
        self._coming: deque[tuple[float, Frame]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def take_up(self, written: Sequence[int]) -> None:
        """After a restart they see the table as it was a while ago; the rest comes in one piece. ``written``: when
        each event was stored."""
        session = self._session
        if session.table is None:
            self.talk.extend(session.talk)
            return
        delay = session.delay
        since = now_ms() - delay * 1000
        old = sum(at <= since for at in written) if delay else len(written)
        for guest, line in session.talk:
            if not delay or line.s <= since:
                self.talk.append((guest, line))
            else:
                self.show(Frame(line.s, talk=line, guest=guest), delay)
        if old == len(session.events):
            self.public, self.clocks = session.table.public, session.clocks
            self.promises, self.statements = session.ledger.pledges, session.transcript.statements
            return
        if old:
            record, seen = session.record, session.events[:old]
            self.public = restore(record.ruleset, int(record.seed), seen).public
            self.promises = Book().follow(seen).pledges
            self.statements = Transcript(record.ruleset).follow(seen).statements
        rest = tuple(session.events[old:])
        encoded = tuple(map(encode, rest))
        s, public = session.next_s(now_ms()), session.table.public
        pledges, said = session.ledger.pledges, session.transcript.statements
        self.show(Frame(s, None, public, rest, encoded, session.clocks, pledges, said), delay)

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
        missed = self._session.events[since : self.n] if since >= 0 else ()
        client.put(self._welcome(client, missed))

    def _welcome(self, client: Client, missed: Sequence[Event]) -> bytes:
        seen = None if self.public is None else View(SPECTATOR, self.public, None)
        return welcome(
            s=self._session.next_s(now_ms()),
            table=self.table,
            seen=seen,
            seat=SPECTATOR,
            missed=missed,
            talk=client.wants(self.talk),
            clocks=self.clocks,
            promises=self.promises,
            statements=self.statements,
        )

    def _apply(self, frame: Frame) -> None:
        if frame.talk is not None:
            self.talk.append((frame.guest, frame.talk))
            self._tell(encode(frame.talk), frame.guest)
            return
        if frame.table is not None:
            self.table = frame.table
        elif frame.public is None:
            self.clocks = frame.clocks
            self._tell(encode(Clocks(frame.s, self.clocks)))
            return
        if frame.public is None:
            self._tell(encode(Room(frame.s, self.table)))
            return
        before, self.public, self.clocks = self.public, frame.public, frame.clocks
        changed = ledger_changes(self.promises, frame.promises)
        said = ledger_changes(self.statements, frame.statements)
        self.promises, self.statements = frame.promises, frame.statements
        if not self.clients:
            return
        if before is None:
            for client in list(self.clients):
                client.put(self._welcome(client, frame.events))
            return
        news = News(frame.s, before, frame.public, frame.events, frame.encoded, frame.clocks, changed, said)
        self._tell(news.told_to(View(SPECTATOR, frame.public, None), None))

    def _tell(self, data: bytes, speaker: str = "") -> None:
        for client in list(self.clients):
            if client.hears(speaker):
                client.put(data)
