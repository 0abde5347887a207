"""The client's end of a seat in the arena (``nottingham arena --bots remote:PORT,…``): told what its seat is told, and
asked when it is its turn."""

import asyncio
import time
from types import TracebackType
from typing import Final, Self

import msgspec

from ..arena.external import (
    ARENA_HOST,
    MOST_A_LINE,
    ArenaMessage,
    HelloArena,
    SeatAnswer,
    SeatAsked,
    SeatTaken,
    SeatTold,
    arena_decoder,
    encode_line,
)
from ..bots import Bot, Chair, Listener
from ..bots.seat import Maker
from ..game import Dice
from .calls import no_server
from .errors import NoServer

BETWEEN_TRIES: Final = 0.2


class AsyncArena:
    """One client of an arena. Use it with ``async with``."""

    def __init__(self, port: int, name: str = "", *, patience: float = 60.0) -> None:
        self.port = port
        self.name = name
        self.patience = patience
        """Seconds in which the arena may open its port."""
        self._lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def __aenter__(self) -> Self:
        end = time.monotonic() + self.patience
        while self._lines is None:
            try:
                self._lines = await asyncio.open_connection(ARENA_HOST, self.port, limit=16 * MOST_A_LINE)
            except OSError as error:
                if time.monotonic() > end:
                    raise no_server(f"{ARENA_HOST}:{self.port}", error) from None
                await asyncio.sleep(BETWEEN_TRIES)
        self._send(HelloArena(self.name))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._lines is not None:
            self._lines[1].close()

    async def next(self) -> ArenaMessage | None:
        """What comes next; nothing, when the tournament is over."""
        assert self._lines is not None
        try:
            line = await self._lines[0].readline()
        except ConnectionError:
            return None
        try:
            return arena_decoder.decode(line) if line else None
        except msgspec.DecodeError:
            raise NoServer("program-client-not-ours", address=f"{ARENA_HOST}:{self.port}") from None

    def answer(self, answer: SeatAnswer) -> None:
        self._send(answer)

    def _send(self, message: HelloArena | SeatAnswer) -> None:
        assert self._lines is not None
        self._lines[1].write(encode_line(message) + b"\n")


async def play_in_arena(port: int, maker: Maker, *, name: str = "", cost: float = 0.0) -> int:
    """Let a bot play in another process's arena, to the end of the tournament; gives back how many decisions it made.
    ``cost`` is stated for each of them."""
    bots: dict[int, Bot] = {}
    decisions = 0
    async with AsyncArena(port, name) as arena:
        while (message := await arena.next()) is not None:
            match message:
                case SeatTaken(game=game, seat=seat, ruleset=ruleset):
                    bots[seat] = maker(Chair(seat, ruleset, Dice(game)))
                case SeatTold(seat=seat, n=n, event=event):
                    bot = bots[seat]
                    if isinstance(bot, Listener):
                        bot.hear(n, event)
                case SeatAsked():
                    decisions += 1
                    command = bots[message.seat].play(message.turn)
                    arena.answer(SeatAnswer(message.id, command, cost))  # type: ignore[arg-type]
    return decisions
