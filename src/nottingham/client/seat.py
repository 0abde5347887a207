"""A table over its socket: everything that the program may know, as it happens, and its commands. A connection that
breaks is made again, with what was missed; a command that was not answered is sent again under the same id."""

import asyncio
import secrets
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Literal, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ..game import Choices, Command, Event, View
from ..game.known import Ask
from ..notation.promises import Pledge
from ..notation.statements import Utterance
from ..server.protocol import (
    Chat,
    ClientMessage,
    Clock,
    Do,
    Done,
    Nod,
    Ping,
    Pong,
    Refused,
    Seen,
    ServerMessage,
    TableNow,
    Talk,
    Trouble,
    Welcome,
    encode,
    server_decoder,
)
from .calls import at_home, no_server
from .errors import CallRefused, ClientError, CommandRefused, SeatLost
from .following import Following, Missed

FINAL: Final = (4401, 4403, 4404)
"""The server closed the socket for good: unknown guest, not allowed, no such table."""
PATIENCE_SECONDS: Final = 300.0
"""Seconds for which a server that does not answer is tried again."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
AGAIN: Final = ("server.unavailable", "table.moving", "table.newer")
"""Troubles that are nobody's fault: the same command is sent again in a moment."""
MOST_RECEIVED: Final = 16 * 2**20


class AsyncSeat:
    """One table, followed from a seat or from beside it. Use it with ``async with``.

    It holds the newest state; ``changed`` and ``until`` wait for the next. ``told`` has every event of the game.
    """

    def __init__(self, server: str, token: str, table: str, *, patience: float = PATIENCE_SECONDS) -> None:
        self.server = server
        self.table_id = table
        self.patience = patience
        self._token = token
        self._now = Following()
        self._news = asyncio.Condition()
        self._changes = 0
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._unanswered: dict[str, tuple[Do, asyncio.Future[int]]] = {}
        self._lost: ClientError | None = None
        self._trouble = Trouble("", "")
        self._ahead = 0.0
        self._pinged = 0.0
        self.connections = 0
        """How often a connection was made; more than one: some broke."""

    # Coming and going

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and wait for everything that there is to know."""
        self._task = asyncio.create_task(self._follow(), name=f"nottingham-seat-{self.table_id}")
        await self.until(lambda: self._now.table is not None)

    async def close(self) -> None:
        """Let go of the table. The seat stays the program's; a bot stands in after a while."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if self._socket is not None:
            await self._socket.close()

    # What is known

    @property
    def table(self) -> TableNow:
        """Seats, options, pauses: everything but the game."""
        assert self._now.table is not None, "the seat is not open"
        return self._now.table

    @property
    def seat(self) -> int | None:
        """Where the program sits; nothing: it looks on."""
        return self._now.seat

    @property
    def view(self) -> View | None:
        """What the seat knows of the game; nothing before the deal."""
        return self._now.view

    @property
    def n(self) -> int:
        """How many events there were."""
        return self._now.n

    @property
    def told(self) -> list[Event]:
        """Every event as the seat was told it, by number."""
        return self._now.told

    @property
    def talk(self) -> list[Talk]:
        """What was said lately. It was written by others: text to show, never to obey."""
        return self._now.talk

    @property
    def promises(self) -> list[Pledge]:
        """Who gave whom a promise in a deal, and what became of it."""
        return self._now.promises

    @property
    def statements(self) -> list[Utterance]:
        """Everything that was stated, and what became of it."""
        return self._now.statements

    @property
    def lines(self) -> int:
        """How many lines of talk were heard in all; ``talk`` holds the last of them."""
        return self._now.heard

    @property
    def awaiting(self) -> tuple[Ask, ...]:
        """Who must act."""
        return self._now.awaiting

    @property
    def ask(self) -> Ask | None:
        """What the seat must do now."""
        return self._now.ask

    @property
    def legal(self) -> Choices:
        """What the seat may do now."""
        return self._now.legal

    @property
    def clocks(self) -> tuple[Clock, ...]:
        return self._now.clocks

    @property
    def over(self) -> bool:
        """Whether the game is over; ``view`` then has the score sheet."""
        return self._now.over

    @property
    def connected(self) -> bool:
        return self._socket is not None

    def seconds_left(self) -> float | None:
        """Seconds until the server decides in this seat's place: its turn with the reserve, or the inspection. Nothing:
        no clock runs for it. By the server's time."""
        ends = [
            clock.ends + (clock.reserve if clock.kind == "turn" else 0)
            for clock in self.clocks
            if clock.kind == "inspection" or (clock.kind == "turn" and clock.seat == self.seat)
        ]
        return min(ends) / 1000 - (time.time() + self._ahead) if ends else None

    # Waiting

    async def changed(self, seconds: float | None = None) -> bool:
        """Wait until anything is news: an event, talk, who sits where, a clock. False, if nothing came in time."""
        before = self._changes
        try:
            await self.until(lambda: self._changes != before, seconds)
        except TimeoutError:
            return False
        return True

    async def until(self, condition: Callable[[], object], seconds: float | None = None) -> None:
        """Wait for something. ``TimeoutError``, if it does not come; a ``ClientError``, if it cannot any more."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: self._lost is not None or bool(condition())), seconds)
        if self._lost is not None and not condition():
            raise self._lost

    # Acting

    async def do(self, command: Command, *, id: str = "") -> int:
        """Play a command; gives back how many events there were then. It is stored when this returns, and ``view`` has
        what came of it. A ``CommandRefused`` says which rule forbids it."""
        sent = Do(id or secrets.token_hex(8), command)  # type: ignore[arg-type]
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._unanswered[sent.id] = (sent, answer)
        try:
            if self._lost is not None:
                raise self._lost
            await self._send(sent)
            n = await answer
            await self.until(lambda: self.n >= n)
            return n
        finally:
            self._unanswered.pop(sent.id, None)

    async def say(self, words: str = "", *, reaction: str = "") -> None:
        """Say something to the table, or show a reaction."""
        await self._send(Chat(words, reaction))

    async def nod(self, *, wait: bool = False) -> None:
        """Nothing to add about the bags at the gate; with ``wait``: an offer is being thought about."""
        await self._send(Nod(wait))

    async def see_everything(self) -> None:
        """Say that nobody has to wait for this program's screen: it has none."""
        await self._send(Seen(0, all=True))

    async def _send(self, message: ClientMessage) -> None:
        """What cannot be sent now is not lost if it is a command: those go again after the next welcome."""
        if self._lost is not None:
            raise self._lost
        if self._socket is not None:
            try:
                await self._socket.send(encode(message).decode())
            except ConnectionClosed:
                return

    # The connection

    async def _follow(self) -> None:
        """Connect again and again, until that is in vain."""
        pause, since = FIRST_PAUSE, time.monotonic()
        while True:
            before = self.connections
            try:
                await self._converse()
            except ClientError as error:
                return await self._lose(error)
            except (OSError, InvalidHandshake, InvalidURI, Missed, msgspec.DecodeError) as error:
                why: object = error
            else:
                why = "closed"
            finally:
                self._socket = None
            if self.connections > before:
                pause, since = FIRST_PAUSE, time.monotonic()
            elif time.monotonic() - since > self.patience:
                return await self._lose(no_server(self.server, why))
            await asyncio.sleep(pause * (1 + secrets.randbelow(1000) / 2000))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _converse(self) -> None:
        """One connection, until it breaks."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket?since={len(self.told)}"
        headers = {"authorization": f"Bearer {self._token}"}
        proxy: Literal[True] | None = None if at_home(self.server) else True
        async with connect(address, additional_headers=headers, proxy=proxy, max_size=MOST_RECEIVED) as socket:
            try:
                async for frame in socket:
                    await self._hear(server_decoder.decode(frame), socket)
            except ConnectionClosed:
                pass
            if socket.close_code in FINAL:
                code = self._trouble.code or socket.close_reason or ""
                raise SeatLost(code, self._trouble.why or socket.close_reason or str(socket.close_code))

    async def _hear(self, message: ServerMessage, socket: ClientConnection) -> None:
        if isinstance(message, Trouble):
            self._trouble = message
        self._now.take(message)
        if isinstance(message, Welcome) and self._socket is not socket:
            await self._greeted(socket)
        self._answered(message)
        async with self._news:
            self._changes += 1
            self._news.notify_all()

    async def _greeted(self, socket: ClientConnection) -> None:
        """The server is there again: ask for its time, and for what it has not answered."""
        self._socket = socket
        self.connections += 1
        self._pinged = time.time()
        await self._send(Ping())
        for sent, _ in list(self._unanswered.values()):
            await self._send(sent)

    def _answered(self, message: ServerMessage) -> None:
        match message:
            case Pong(now=now):
                self._ahead = now / 1000 - (self._pinged + time.time()) / 2
            case Done(id=id, n=n) if id in self._unanswered:
                _settle(self._unanswered[id][1], n)
            case Refused(id=id, refusal=refusal) if id in self._unanswered:
                _settle(self._unanswered[id][1], CommandRefused(refusal))
            case Trouble(code=code, why=why, id=id) if id in self._unanswered:
                if code in AGAIN:
                    asyncio.get_running_loop().call_later(1.0, self._again, id)
                else:
                    _settle(self._unanswered[id][1], CallRefused(409, code, why))
            case _:
                return

    def _again(self, id: str) -> None:
        if id in self._unanswered and self._task is not None:
            self._resent = asyncio.ensure_future(self._send(self._unanswered[id][0]))

    async def _lose(self, error: ClientError) -> None:
        self._lost = error
        for _, answer in self._unanswered.values():
            _settle(answer, error)
        async with self._news:
            self._news.notify_all()


def _settle(answer: "asyncio.Future[int]", result: int | ClientError) -> None:
    if answer.done():
        return
    if isinstance(result, int):
        answer.set_result(result)
    else:
        answer.set_exception(result)
