"""The same without ``async``: for scripts, notebooks and whoever wants one thing to happen after the other."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from ..game import Choices, Command, Event, Ruleset, View
from ..game.known import Ask
from ..notation.promises import Pledge
from ..notation.statements import Utterance
from ..server.bodies import BotInfo, Hello, TableForYou
from ..server.protocol import Clock, TableNow, Talk
from .seat import PATIENCE_SECONDS, AsyncSeat
from .server import AsyncServer

T = TypeVar("T")


class _Background:
    """An event loop in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="nottingham-client", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for it; what it raises is raised here."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class PlainServer:
    """A server and who the program is to it, as ``AsyncServer``. Use it with ``with``."""

    def __init__(self, address: str, *, token: str = "", program: bool = True) -> None:
        self._server = AsyncServer(address, token=token, program=program)
        self._background = _Background()

    @classmethod
    def enter(cls, address: str, name: str, *, program: bool = True) -> Self:
        """Come in as a new guest with a name."""
        server = cls(address, program=program)
        try:
            server.hello()
            server._run(server._server.come_in(name))
        except BaseException:
            server.close()
            raise
        return server

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the server. Seats stay the program's."""
        self._background.stop()

    @property
    def address(self) -> str:
        return self._server.address

    @property
    def token(self) -> str:
        """Proves who the guest is."""
        return self._server.token

    def hello(self) -> Hello:
        """The server's release and protocol."""
        return self._run(self._server.hello())

    def bots(self) -> list[BotInfo]:
        """Bots of the server that can be put in seats."""
        return self._run(self._server.bots())

    def tables(self) -> list[TableNow]:
        """Tables that are listed for everybody."""
        return self._run(self._server.tables())

    def mine(self) -> list[TableNow]:
        """Tables where the guest sits, sat or is the host."""
        return self._run(self._server.mine())

    def table(self, table: str) -> TableForYou:
        """A table by its id."""
        return self._run(self._server.table(table))

    def find(self, code: str) -> TableForYou:
        """A table by its short code, its id, or a link."""
        return self._run(self._server.find(code))

    def create(self, ruleset: Ruleset, *, bots: Sequence[str] = (), **options: Any) -> TableForYou:
        """Set up a table, with bots in the seats after the program's own."""
        return self._run(self._server.create(ruleset, bots=bots, **options))

    def sit_down(self, table: str, seat: int | None = None) -> TableForYou:
        """Take a seat, or the first free one."""
        return self._run(self._server.sit_down(table, seat))

    def put_bot(self, table: str, seat: int, spec: str) -> TableForYou:
        """Put a bot of the server into a seat (as host)."""
        return self._run(self._server.put_bot(table, seat, spec))

    def ready(self, table: str) -> TableForYou:
        """Be ready, with a part of the seed of this program's own."""
        return self._run(self._server.ready(table))

    def start(self, table: str) -> TableForYou:
        """Begin the game (as host)."""
        return self._run(self._server.start(table))

    def leave(self, table: str, seat: int) -> TableForYou:
        """Get up: a bot stands in, if the game has begun."""
        return self._run(self._server.leave(table, seat))

    def rematch(self, table: str) -> TableForYou:
        """A new table for the same company, once the game is over."""
        return self._run(self._server.rematch(table))

    def log(self, table: str) -> bytes:
        """The log of a game, as ``.jsonl``."""
        return self._run(self._server.log(table))

    def follow(self, table: str, *, patience: float = PATIENCE_SECONDS) -> "PlainSeat":
        """The table over its socket; use it with ``with``."""
        return PlainSeat(self._server.follow(table, patience=patience), self._background)

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._background.run(work)


class PlainSeat:
    """One table, as ``AsyncSeat``. It is kept up to date in the background; use it with ``with``."""

    def __init__(self, seat: AsyncSeat, background: _Background) -> None:
        self._seat = seat
        self._background = background

    def __enter__(self) -> Self:
        self._background.run(self._seat.open())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._background.run(self._seat.close())

    @property
    def table(self) -> TableNow:
        """Seats, options, pauses: everything but the game."""
        return self._seat.table

    @property
    def seat(self) -> int | None:
        """Where the program sits; nothing: it looks on."""
        return self._seat.seat

    @property
    def view(self) -> View | None:
        """What the seat knows of the game; nothing before the deal."""
        return self._seat.view

    @property
    def n(self) -> int:
        """How many events there were."""
        return self._seat.n

    @property
    def told(self) -> list[Event]:
        """Every event as the seat was told it, by number."""
        return self._seat.told

    @property
    def talk(self) -> list[Talk]:
        """What was said lately."""
        return self._seat.talk

    @property
    def promises(self) -> list[Pledge]:
        """Who gave whom a promise in a deal, and what became of it."""
        return self._seat.promises

    @property
    def statements(self) -> list[Utterance]:
        """Everything that was stated, and what became of it."""
        return self._seat.statements

    @property
    def awaiting(self) -> tuple[Ask, ...]:
        """Who must act."""
        return self._seat.awaiting

    @property
    def clocks(self) -> tuple[Clock, ...]:
        return self._seat.clocks

    @property
    def ask(self) -> Ask | None:
        """What the seat must do now."""
        return self._seat.ask

    @property
    def legal(self) -> Choices:
        """What the seat may do now."""
        return self._seat.legal

    @property
    def over(self) -> bool:
        return self._seat.over

    def seconds_left(self) -> float | None:
        """Seconds until the server decides in this seat's place."""
        return self._seat.seconds_left()

    def changed(self, seconds: float | None = None) -> bool:
        """Wait until anything is news. False, if nothing came in time."""
        return self._background.run(self._seat.changed(seconds))

    def until(self, condition: Callable[[], object], seconds: float | None = None) -> None:
        """Wait for something."""
        self._background.run(self._seat.until(condition, seconds))

    def do(self, command: Command, *, id: str = "") -> int:
        """Play a command; gives back how many events there were then."""
        return self._background.run(self._seat.do(command, id=id))

    def say(self, words: str = "", *, reaction: str = "") -> None:
        """Say something to the table, or show a reaction."""
        self._background.run(self._seat.say(words, reaction=reaction))

    def nod(self, *, wait: bool = False) -> None:
        """Nothing to add about the bags at the gate."""
        self._background.run(self._seat.nod(wait=wait))
