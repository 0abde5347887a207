"""Seats of the arena for programs that run elsewhere on this machine: a language model behind ``nottingham mcp``, or a
program in any language. ``remote:8501`` in a list of bots is such a seat: the arena opens that port of the loopback
address, waits for one client, and asks it as it asks a bot.

Messages are JSON, one a line. The client says hello; then it is told what its seat is told, and answers when asked. An
answer with ``Say`` (rules §17) is heard by everybody, and the question comes again; one too many is refused.
"""

import socket
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from ..bots.asking import sit_down
from ..bots.seat import Bot, Chair, Turn
from ..game import Choices, Event, Ruleset, Say, Statement, View
from ..game.commands import AnyCommand, Command
from ..game.events import AnyEvent
from ..game.known import AskKind
from .seatings import NoTournament

REMOTE: Final = "remote"
ARENA_HOST: Final = "127.0.0.1"
REMOTE_SECONDS: Final = 120.0
"""Seconds for a decision, where none are said: models are slower than bots."""
TRIES_A_MOVE: Final = 4
"""How often a program may answer something that the rules refuse, before the move is lost."""
MOST_A_LINE: Final = 1_000_000


class HelloArena(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """The first line of a client."""

    name: str = ""


class SeatTaken(msgspec.Struct, frozen=True, tag="seated", tag_field="type"):
    """A game begins, and this is the client's seat in it."""

    game: int
    seat: int
    ruleset: Ruleset


class SeatTold(msgspec.Struct, frozen=True, tag="told", tag_field="type"):
    """Event number n, as the seat is told it."""

    seat: int
    n: int
    event: AnyEvent


class SeatAsked(msgspec.Struct, frozen=True, tag="asked", tag_field="type"):
    """The seat's turn. The same ``id`` belongs into the answer."""

    id: int
    seat: int
    ask: AskKind | None
    """What it must do; nothing: it may speak up."""
    may_wait: bool
    settle_now: bool
    view: View
    legal: Choices
    seconds: float
    """How long it may think; then a safe move is made for it."""
    spoken_out: tuple[int, ...] = ()
    """Merchants who have no word left before a bag is settled."""
    refused: str = ""
    """Why the last answer to this question was no good: a refusal's code."""

    @property
    def turn(self) -> Turn:
        return Turn(self.view, self.ask, may_wait=self.may_wait, settle_now=self.settle_now, spoken_out=self.spoken_out)


ArenaMessage = SeatTaken | SeatTold | SeatAsked


class SeatAnswer(msgspec.Struct, frozen=True, tag="do", tag_field="type"):
    """What the seat does; nothing: it waits."""

    id: int
    command: AnyCommand | None = None
    cost: float = 0.0
    """What this decision has cost, as the client states it."""


class Effort(msgspec.Struct):
    """What the decisions of a seat took."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    cost: float = 0.0


class ProgramLine(Protocol):
    """The way to a program and back."""

    seconds: float

    def send(self, message: ArenaMessage) -> None: ...

    def answer_to(self, id: int) -> SeatAnswer:
        """The answer to a question; a ``TimeoutError``, if none comes in time."""


class ExternalBot:
    """Sits in the arena for a program. It is asked again when the rules refuse what it said."""

    def __init__(self, chair: Chair, line: ProgramLine, game: int = 0) -> None:
        self.seat = chair.seat
        self.line = line
        self.effort = Effort()
        self._asked = 0
        self._tries = TRIES_A_MOVE
        self._refused = ""
        self._answer: Command | None = None
        self._answered = False
        """Whether it has said already what it does in this turn, when it was asked for words."""
        line.send(SeatTaken(game, chair.seat, chair.rules))

    def hear(self, n: int, told: Event) -> None:
        self.line.send(SeatTold(self.seat, n, told))  # type: ignore[arg-type]

    def say(self, turn: Turn) -> Statement | None:
        """A program says something by answering its turn with ``Say``; then it is asked again. Anything else is what
        it does in this turn."""
        self._answer = self._question(turn)
        self._answered = not isinstance(self._answer, Say)
        return self._answer.statement if isinstance(self._answer, Say) else None

    def play(self, turn: Turn) -> Command | None:
        if self._answered:
            self._answered = False
            return self._answer
        return self._question(turn)

    def _question(self, turn: Turn) -> Command | None:
        self._asked += 1
        number, code, self._refused = 10 * self._asked + self.seat, self._refused, ""
        if not code:
            self._tries = TRIES_A_MOVE
        start = time.monotonic()
        self.line.send(
            SeatAsked(
                number,
                self.seat,
                turn.ask,
                turn.may_wait,
                turn.settle_now,
                turn.view,
                turn.choices,
                self.line.seconds,
                tuple(turn.spoken_out),
                code,
            )
        )
        try:
            answer = self.line.answer_to(number)
        finally:
            self._count(time.monotonic() - start)
        self.effort.cost += answer.cost
        return answer.command

    def refused(self, code: str) -> bool:
        """The rules said no: whether to be asked again."""
        self._tries -= 1
        self._refused = code
        return self._tries > 0

    def _count(self, seconds: float) -> None:
        self.effort.decisions += 1
        self.effort.seconds += seconds
        self.effort.slowest = max(self.effort.slowest, seconds)


encode_line = msgspec.json.Encoder().encode
arena_decoder = msgspec.json.Decoder(ArenaMessage)
answer_decoder = msgspec.json.Decoder(SeatAnswer | HelloArena)


class Endpoint:
    """One port of the loopback address, and the client that came there. A client that breaks off may come again: it is
    told the game so far, and asked the last question once more."""

    def __init__(self, port: int, seconds: float = REMOTE_SECONDS) -> None:
        self.seconds = seconds
        self.games = 0
        self.effort = Effort()
        self.name = ""
        """What the client calls itself."""
        self._door = socket.socket()
        self._door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._door.bind((ARENA_HOST, port))
        except OSError as error:
            self._door.close()
            raise NoTournament("program-arena-port", port=str(port), why=error.strerror or str(error)) from None
        self._door.listen(1)
        self.port: int = self._door.getsockname()[1]
        self._client: socket.socket | None = None
        self._unread = b""
        self._game: list[bytes] = []
        """What the client of this game was told, for one that comes again."""
        self._begun = False
        """Whether anything of that game was told."""
        self._last = b""

    def wait(self, seconds: float | None = None) -> None:
        """Until a client is there. Whoever does not say hello is sent away."""
        end = None if seconds is None else time.monotonic() + seconds
        while self._client is None:
            self._door.settimeout(None if end is None else max(0.001, end - time.monotonic()))
            client, _ = self._door.accept()
            self._client, self._unread = client, b""
            client.settimeout(10.0)
            try:
                hello = answer_decoder.decode(self._line(time.monotonic() + 10))
            except (OSError, msgspec.DecodeError):
                hello = None
            if not isinstance(hello, HelloArena):
                self._drop()
                continue
            self.name = hello.name
            for line in self._game:
                self._put(line)

    def begin(self, chair: Chair) -> ExternalBot:
        """Somebody's seat in the next game. Seats of one client in one game share its line."""
        self.games += 1
        if self._begun:
            self._game, self._begun = [], False
        bot = ExternalBot(chair, self, self.games)
        bot.effort = self.effort
        return bot

    def send(self, message: ArenaMessage) -> None:
        data = encode_line(message) + b"\n"
        if not isinstance(message, SeatAsked):
            self._game.append(data)
            self._begun = self._begun or isinstance(message, SeatTold)
        self._put(data)
        self._last = data

    def answer_to(self, id: int) -> SeatAnswer:
        end = time.monotonic() + self.seconds
        question = self._last
        while True:
            if self._client is None:
                self.wait(max(0.001, end - time.monotonic()))
                self._put(question)
            try:
                found = answer_decoder.decode(self._line(end))
            except TimeoutError:
                raise
            except (OSError, msgspec.DecodeError):
                self._drop()
                continue
            if isinstance(found, SeatAnswer) and found.id == id:
                return found

    def close(self) -> None:
        self._drop()
        self._door.close()

    def taken(self) -> Effort:
        """What the decisions took since this was asked last."""
        found = Effort(*msgspec.structs.astuple(self.effort))
        for name in self.effort.__struct_fields__:
            setattr(self.effort, name, type(getattr(self.effort, name))())
        return found

    def _put(self, data: bytes) -> None:
        if self._client is not None:
            try:
                self._client.sendall(data)
            except OSError:
                self._drop()

    def _line(self, end: float) -> bytes:
        """The next line; what is half read when the time is over stays for the next question."""
        assert self._client is not None
        while b"\n" not in self._unread:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"no answer within {self.seconds:g} seconds")
            self._client.settimeout(left)
            try:
                found = self._client.recv(65536)
            except TimeoutError:
                continue
            if not found or len(self._unread) > MOST_A_LINE:
                raise ConnectionError("the client is gone")
            self._unread += found
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _drop(self) -> None:
        if self._client is not None:
            self._client.close()
            self._client = None


_open: dict[str, Endpoint] = {}


def is_external(spec: str) -> bool:
    return spec.partition(":")[0] == REMOTE


def check_external(spec: str) -> None:
    """A ``NoTournament``, if no client could come there."""
    port = spec.partition(":")[2]
    if not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
        raise NoTournament("program-arena-no-port", spec=spec)


def open_endpoints(specs: Sequence[str], seconds: float, tell: Callable[[str, int], None]) -> None:
    """Open the ports of all such seats, say so, and wait for their clients."""
    wanted = [spec for spec in specs if is_external(spec)]
    for spec in wanted:
        _open[spec] = Endpoint(int(spec.partition(":")[2]), seconds)
        tell(spec, _open[spec].port)
    for spec in wanted:
        _open[spec].wait()


def close_endpoints() -> None:
    """Let the clients go: there are no more games."""
    for spec in list(_open):
        _open.pop(spec).close()


def take_seat(spec: str, chair: Chair) -> Bot:
    """Make a bot, or seat the program behind an endpoint."""
    return _open[spec].begin(chair) if is_external(spec) else sit_down(spec, chair)


def effort_of(spec: str) -> Effort:
    """What the program's decisions took since this was asked last; nothing, for bots."""
    return _open[spec].taken() if spec in _open else Effort()
