"""A table in this process: a model against bots, with nothing else running."""

import asyncio
import queue
import threading
from collections.abc import Sequence

from ..arena.external import ArenaMessage, ExternalBot, SeatAnswer
from ..arena.match import play_bots
from ..bots import Bot, Chair, UnknownBot, check_spec
from ..bots.asking import sit_down
from ..client.arena import AsyncArena
from ..game import Dice, Ruleset
from .numbered import NotPossible
from .seats import Source

FOREVER = 1e9
"""Seconds for a decision: nobody waits but bots."""


class GameLeft(BaseException):
    """The model has got up. No ``Exception``, so that nobody takes it for a bot's mistake."""


class LocalTable(Source):
    """A game of bots in a thread, with one seat for a model."""

    seconds = FOREVER

    def __init__(self, rules: Ruleset, seed: int, specs: Sequence[str]) -> None:
        for spec in specs:
            try:
                check_spec(spec)
            except UnknownBot as error:
                raise NotPossible(error.message, **error.args_said) from None
        self._loop = asyncio.get_running_loop()
        self._coming: asyncio.Queue[ArenaMessage | None] = asyncio.Queue()
        self._answers: queue.SimpleQueue[SeatAnswer | None] = queue.SimpleQueue()
        self._thread = threading.Thread(
            target=self._play, args=(rules, seed, specs), name="nottingham-mcp", daemon=True
        )
        self._thread.start()

    def _play(self, rules: Ruleset, seed: int, specs: Sequence[str]) -> None:
        dice = Dice(seed)
        try:
            seats: list[Bot] = [ExternalBot(Chair(0, rules, dice.fork()), self, 1)]
            seats += [sit_down(spec, Chair(seat, rules, dice.fork())) for seat, spec in enumerate(specs, start=1)]
            play_bots(rules, seed, seats, time_limit=FOREVER)
        except GameLeft:
            return
        finally:
            self._put(None)

    # The thread's side

    def send(self, message: ArenaMessage) -> None:
        self._put(message)

    def answer_to(self, id: int) -> SeatAnswer:
        while True:
            found = self._answers.get()
            if found is None:
                raise GameLeft
            if found.id == id:
                return found

    def _put(self, message: ArenaMessage | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._coming.put_nowait, message)
        except RuntimeError:  # the loop is closed: nobody listens any more
            raise GameLeft from None

    # The model's side

    async def next(self) -> ArenaMessage | None:
        return await self._coming.get()

    def answer(self, answer: SeatAnswer) -> None:
        self._answers.put(answer)

    async def close(self) -> None:
        self._answers.put(None)
        await asyncio.to_thread(self._thread.join, 5)


class ArenaTable(Source):
    """The seat that an arena keeps free at one of its ports."""

    def __init__(self, arena: AsyncArena) -> None:
        self._arena = arena

    async def next(self) -> ArenaMessage | None:
        return await self._arena.next()

    def answer(self, answer: SeatAnswer) -> None:
        self._arena.answer(answer)

    async def close(self) -> None:
        await self._arena.__aexit__(None, None, None)
