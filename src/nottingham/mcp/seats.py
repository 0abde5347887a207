"""A model's seat, wherever its table is: on a server, in this process, or in an arena."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from ..arena.external import ArenaMessage, SeatAnswer, SeatAsked, SeatTaken, SeatTold
from ..bots import Turn
from ..client import AsyncSeat, AsyncServer, CallRefused, ClientError, CommandRefused
from ..game import Command, Event, MaySay, Refusal, View
from ..game.events import GameScored
from ..game.known import AskKind
from ..game.view import first_view, follow
from ..server.protocol import Talk
from .numbered import NotPossible


class ModelSeat(ABC):
    """One seat of a model."""

    title = ""
    """What the table is called."""
    key = ""
    """Which table it is: nobody sits at one twice."""

    @property
    @abstractmethod
    def view(self) -> View | None:
        """What the seat knows of the game; nothing before the deal."""

    @property
    @abstractmethod
    def told(self) -> list[Event]:
        """Every event of the game as the seat was told it."""

    @property
    @abstractmethod
    def turn(self) -> Turn | None:
        """What the seat may do now, if anything."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    def finished(self) -> tuple[int, View | None]:
        """How many games ended here before the one in play, and the last of them as it ended."""
        return 0, None

    @property
    def people(self) -> tuple[tuple[str, str], ...]:
        """The name and the kind of whoever sits where; nothing, where only bots do."""
        return ()

    @property
    def talk(self) -> list[Talk]:
        return []

    @property
    def lines(self) -> int:
        """How many lines of talk there were in all."""
        return 0

    @abstractmethod
    async def do(self, command: Command | None, cost: float) -> None:
        """Play a command, or wait. A ``NotPossible`` or a ``ClientError`` says why not."""

    @abstractmethod
    async def until(self, condition: Callable[[], object], seconds: float) -> bool:
        """Wait for something; whether it came in time."""

    @property
    @abstractmethod
    def may_say(self) -> MaySay | None:
        """What the seat may say so that everybody understands it (rules §17)."""

    async def say(self, words: str) -> None:
        raise NotPossible("program-mcp-nobody-hears")

    @abstractmethod
    async def close(self) -> None: ...


class ServerSeat(ModelSeat):
    """At a table of a server, over the public API."""

    def __init__(self, server: AsyncServer, seat: AsyncSeat) -> None:
        self._server = server
        self._seat = seat
        self.key = f"{server.address}/{seat.table_id}"

    async def open(self) -> None:
        await self._seat.open()
        self.title = self._seat.table.code
        await self._seat.see_everything()
        await self._get_ready()

    async def _get_ready(self) -> None:
        """As long as the others wait for it; whoever changes the options asks everybody again."""
        seat = self._seat
        if seat.table.state != "lobby" or seat.seat is None or seat.table.seats[seat.seat].ready:
            return
        try:
            await self._server.ready(seat.table_id)
        except CallRefused as error:
            if error.code != "table.not_now":
                raise

    @property
    def view(self) -> View | None:
        return self._seat.view

    @property
    def told(self) -> list[Event]:
        return self._seat.told

    @property
    def over(self) -> bool:
        return self._seat.over

    @property
    def people(self) -> tuple[tuple[str, str], ...]:
        return tuple((seat.name, seat.kind) for seat in self._seat.table.seats)

    @property
    def talk(self) -> list[Talk]:
        return self._seat.talk

    @property
    def lines(self) -> int:
        return self._seat.lines

    @property
    def turn(self) -> Turn | None:
        view, ask = self._seat.view, self._seat.ask
        if view is None or view.own is None or self.over or self._seat.table.paused or not self._seat.legal:
            return None
        kind = None if ask is None else ask.kind
        return Turn(view, kind, may_wait=kind is None or kind is AskKind.SETTLE)

    @property
    def may_say(self) -> MaySay | None:
        return self._seat.legal.say

    async def do(self, command: Command | None, cost: float) -> None:
        if command is None:
            await self._seat.nod()
        else:
            await self._seat.do(command)

    async def say(self, words: str) -> None:
        await self._seat.say(words)

    async def until(self, condition: Callable[[], object], seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not condition():
            await self._get_ready()
            left = end - time.monotonic()
            if left <= 0 or not await self._seat.changed(left):
                return bool(condition())
        return True

    async def close(self) -> None:
        """Get up: in the lobby the seat is free again, in a game a bot stands in."""
        seat = self._seat
        try:
            if seat.seat is not None and not seat.over:
                await self._server.leave(seat.table_id, seat.seat)
        except ClientError:
            return
        finally:
            await seat.close()


class Source(ABC):
    """Where the messages of an arena's seat come from."""

    @abstractmethod
    async def next(self) -> ArenaMessage | None:
        """What comes next; nothing, when there is no more."""

    @abstractmethod
    def answer(self, answer: SeatAnswer) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class TurnSeat(ModelSeat):
    """At a table where a moderator gives turns: in this process, or in an arena."""

    def __init__(self, source: Source, title: str) -> None:
        self._source = source
        self.title = self.key = title
        self.games = 0
        self.ended = False
        """There is no more to play here."""
        self._view: View | None = None
        self._finished: View | None = None
        self._told: list[Event] = []
        self._asked: SeatAsked | None = None
        self._answered = 0
        self._news = asyncio.Condition()
        self._pump = asyncio.create_task(self._listen(), name="nottingham-mcp-seat")

    @property
    def view(self) -> View | None:
        return self._view

    @property
    def told(self) -> list[Event]:
        return self._told

    @property
    def turn(self) -> Turn | None:
        return None if self._asked is None else self._asked.turn

    @property
    def may_say(self) -> MaySay | None:
        return None if self._asked is None else self._asked.turn.choices.say

    @property
    def over(self) -> bool:
        return (bool(self._told) and isinstance(self._told[-1], GameScored)) or self.ended

    @property
    def finished(self) -> tuple[int, View | None]:
        return max(0, self.games - 1), self._finished

    async def _listen(self) -> None:
        try:
            while (message := await self._source.next()) is not None:
                self._take(message)
                await self._tell()
        finally:
            self.ended = True
            await self._tell()

    def _take(self, message: ArenaMessage) -> None:
        match message:
            case SeatTaken(seat=seat, ruleset=ruleset):
                self.games += 1
                self._finished = self._view
                self._view, self._told, self._asked = first_view(ruleset, seat), [], None
            case SeatTold(event=event):
                assert self._view is not None
                self._view = follow(self._view, event)
                self._told = [*self._told, event]
            case SeatAsked():
                self._asked, self._view = message, message.view

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def do(self, command: Command | None, cost: float) -> None:
        asked, before = self._asked, len(self._told)
        if asked is None:
            raise NotPossible("program-mcp-nothing-to-do")
        self._asked = None
        self._source.answer(SeatAnswer(asked.id, command, cost))  # type: ignore[arg-type]
        if command is None:
            return
        await self.until(lambda: self._asked is not None or len(self._told) != before or self.ended, asked.seconds)
        again = self._asked
        if again is not None and again.refused:
            raise CommandRefused(Refusal(again.refused, ""))

    async def until(self, condition: Callable[[], object], seconds: float) -> bool:
        try:
            async with self._news:
                await asyncio.wait_for(self._news.wait_for(lambda: bool(condition())), seconds)
        except TimeoutError:
            return False
        return True

    async def close(self) -> None:
        await self._source.close()
        self._pump.cancel()
        await asyncio.gather(self._pump, return_exceptions=True)
