"""A bot at a table of a server, over the public API alone: it is asked, told and hurried as the server's own bots are.

It says that it is a program, is ready when the others wait for it, answers before its clock runs out, and whatever the
bot does, the game goes on: who raises, hangs or answers nonsense loses the move to a safe default.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from ..arena.moderator import Spoken
from ..bots import Bot, Chair, Listener, Speaker, Turn
from ..bots.asking import answer, word_of
from ..bots.faults import blame
from ..bots.safe import safe_move
from ..bots.seat import Maker
from ..game import Command, Dice, Event, Said, Say, Statement
from ..game.awaiting import pressing, settlers
from ..game.commands import ConfirmStance, OpenBag, PassBag
from ..game.known import AskKind, Phase, Public
from ..server.candle import SPEAKS, Candle
from ..server.thinking import Thinkers
from .bot_files import made
from .errors import CallRefused, CommandRefused, SeatLost
from .seat import AsyncSeat
from .server import AsyncServer

THINK_SECONDS: Final = 10.0
"""Seconds for a thought, where no clock runs."""
ON_THE_WAY: Final = 0.5
"""Seconds that an answer may need to reach the server."""
Tell = Callable[[str], None]
"""Told what a bot did wrong."""
Thought = tuple[Statement | None, Command | None, str]
"""What a bot says, or else what it does, and what was wrong with that."""


class Sitting:
    """One bot in one seat, from the lobby to the last card."""

    def __init__(
        self,
        server: AsyncServer,
        seat: AsyncSeat,
        name: str,
        maker: Maker,
        *,
        think_seconds: float = THINK_SECONDS,
        fault: Tell = lambda why: None,
    ) -> None:
        self.server = server
        self.seat = seat
        self.faults = 0
        """Moves that were lost to the safe default."""
        self._name = name
        self._maker = maker
        self._think_seconds = think_seconds
        self._fault = fault
        self._bot: Bot | None = None
        self._heard = 0
        self._thinkers = Thinkers()
        self._busy: asyncio.Future[None] | None = None
        self._spoke: tuple[tuple[int, int], int, int] | None = None
        """The round and the bags left when it last spoke, how often by then, and the event number."""
        self._candle = Candle()
        self._words = Spoken()
        self._asked_for_words = -1
        """What had happened, words apart, when the bot was last asked for some."""

    async def play(self) -> None:
        """Play until the game is over."""
        seat = self.seat
        connection = 0
        while not seat.over:
            if seat.connections != connection:  # also after a server's restart
                connection = seat.connections
                await seat.see_everything()
            wait = await self._step()
            if wait is None or wait > 0:
                await seat.changed(wait)

    async def _step(self) -> float | None:
        """Do what is to be done. Gives back how long to wait for news: nothing, as long as it takes."""
        seat = self.seat
        if seat.seat is None:
            raise SeatLost("seat.gone", self._name)
        if seat.table.state == "lobby":
            await self._get_ready()
            return None
        view = seat.view
        if view is None or view.own is None or seat.over or seat.table.paused:
            return None
        turn, wait = self._turn(view.public)
        if turn is None:
            return wait
        asked = seat.ask
        word, command, why = await self._thought(turn)
        if word is not None:
            await self._speak(turn, word)
            return 0.0
        if seat.n != turn.public.n and (turn.public.phase is Phase.INSPECTION or seat.ask != asked):
            return 0.0  # something has happened meanwhile
        hold = self._note(turn, command)
        if hold > 0:
            return hold
        if why:
            self._lose(why)
            command = safe_move(turn)
        await self._do(turn, command)
        return 0.0

    async def _get_ready(self) -> None:
        mine = self.seat.seat
        if mine is None or self.seat.table.seats[mine].ready:
            return
        try:
            await self.server.ready(self.seat.table_id)
        except CallRefused as error:
            if error.code != "table.not_now":  # the game has begun meanwhile
                raise

    # Whose turn it is

    def _turn(self, public: Public) -> tuple[Turn | None, float | None]:
        """The bot's next turn; or none, and how long to wait."""
        seat, view = self.seat, self.seat.view
        assert view is not None
        if public.phase is Phase.INSPECTION and not pressing(public):
            here = (public.round, len(public.unsettled))
            if view.seat in settlers(public):
                return self._gate(public, here)
            if view.seat in public.merchants and self._may_speak(here, public.n):
                return Turn(view, None, may_wait=True), 0.0
            return None, None
        ask = seat.ask
        if ask is None:
            return None, None
        return Turn(view, ask.kind, may_wait=False, settle_now=True), 0.0

    def _gate(self, public: Public, here: tuple[int, int]) -> tuple[Turn | None, float | None]:
        """It speaks as others do, then waits a while for the others, then settles."""
        view = self.seat.view
        assert view is not None
        if self._may_speak(here, public.n):
            return Turn(view, AskKind.SETTLE, may_wait=True), 0.0
        left = self._hold(public)
        if left > 0:
            return None, left
        return Turn(view, AskKind.SETTLE, may_wait=False, settle_now=True), 0.0

    def _may_speak(self, here: tuple[int, int], n: int) -> bool:
        before = self._spoke
        return before is None or before[0] != here or (before[1] < SPEAKS and before[2] != n)

    def _note(self, turn: Turn, command: Command | None) -> float:
        """Remember that the bot had its say. Seconds to wait, if it would settle a bag before others had theirs."""
        public = turn.public
        if public.phase is not Phase.INSPECTION:
            return 0.0
        here = (public.round, len(public.unsettled))
        before = self._spoke
        times = before[1] + 1 if before is not None and before[0] == here else 1
        self._spoke = (here, times, public.n)
        settles = isinstance(command, OpenBag | ConfirmStance) or (
            isinstance(command, PassBag) and command.offer is None
        )
        return self._hold(public) if settles and turn.ask is AskKind.SETTLE and not turn.settle_now else 0.0

    def _hold(self, public: Public) -> float:
        """Seconds for which the others may still bargain: as long as a bot of the server would let them."""
        seats, pace = self.seat.table.seats, self.seat.table.pace
        others = tuple(
            number
            for number in public.merchants
            if seats[number].kind == "person" and seats[number].here and not seats[number].stand_in
        )
        left = self._candle.left(public, others, {}, pace, time.monotonic())
        clock = self.seat.seconds_left()
        return left if clock is None else min(left, clock - self._think_seconds - ON_THE_WAY)

    # Thinking and acting

    def _may_state(self, turn: Turn) -> bool:
        """Whether the bot is asked for words before this turn (rules §17): once after each thing that happens, a few
        times for each bag, and where the table lets anybody talk."""
        deeds = sum(not isinstance(event, Said) for event in self.seat.told)
        asked, self._asked_for_words = self._asked_for_words, deeds
        return asked != deeds and self.seat.legal.say is not None and self._words.left(turn.public, turn.seat) > 0

    async def _speak(self, turn: Turn, word: Statement) -> None:
        try:
            await self.seat.do(Say(word))
        except CommandRefused as error:
            if self.seat.n == turn.public.n and not self.seat.over:  # else it came too late, which is nobody's fault
                self._lose(blame("hushed", code=error.refusal.code))
        else:
            self._words = self._words.with_a_word(turn.public, turn.seat)

    async def _thought(self, turn: Turn) -> Thought:
        """What the bot says in its time, or else does."""
        if self._busy is not None and not self._busy.done():
            return None, None, "" if turn.may_wait else blame("busy")
        clock = self.seat.seconds_left()
        limit = self._think_seconds if clock is None else max(0.05, min(self._think_seconds, clock - ON_THE_WAY))
        done = asyncio.get_running_loop().create_future()
        self._busy = done
        news = list(enumerate(self.seat.told[self._heard :], start=self._heard))
        self._heard += len(news)
        thought = partial(self._think, turn, news, self._may_state(turn), asyncio.get_running_loop(), done)
        try:
            return await self._thinkers.think(thought, limit)
        except TimeoutError:
            return None, None, blame("thought", seconds=f"{limit:.1f}")

    def _think(
        self,
        turn: Turn,
        news: list[tuple[int, Event]],
        may_state: bool,
        loop: asyncio.AbstractEventLoop,
        done: "asyncio.Future[None]",
    ) -> Thought:
        """In a thread: let the bot hear what is new to it, then ask it."""
        try:
            if self._bot is None:
                chair = Chair(turn.seat, turn.view.rules, Dice(secrets.randbits(64)))
                self._bot = made(self._maker, chair, self._name)
            if isinstance(self._bot, Listener):
                for n, event in news:
                    self._bot.hear(n, event)
            if may_state and isinstance(self._bot, Speaker):
                word, why = word_of(self._bot, turn, self._think_seconds)
                if why:
                    loop.call_soon_threadsafe(self._lose, why)
                if word is not None:
                    return word, None, ""
            return (None, *answer(self._bot, turn, self._think_seconds))
        except (Exception, SystemExit) as error:
            return None, None, blame("raised", error=type(error).__name__, said=error)
        finally:
            loop.call_soon_threadsafe(_finish, done)

    async def _do(self, turn: Turn, command: Command | None) -> None:
        """Play it; what the rules refuse is a move lost, unless the table went on meanwhile."""
        seat = self.seat
        if command is None:
            await seat.nod()
            return
        try:
            await seat.do(command)
        except CommandRefused as error:
            if seat.n != turn.public.n and seat.ask is None:
                return
            self._lose(blame("refused", command=type(command).__name__, code=error.refusal.code))
            safe = safe_move(turn)
            if safe is not None and safe != command:
                await seat.do(safe)

    def _lose(self, why: str) -> None:
        self.faults += 1
        self._fault(why)


def _finish(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)
