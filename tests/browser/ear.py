"""What a page's socket brings, heard beside the page: the same frames, folded as a client of our own would."""

import asyncio
from typing import cast

import msgspec
from playwright.async_api import WebSocket

from nottingham.game import Event, View, follow, tell
from nottingham.game.commands import AnyCommand, Command
from nottingham.game.view import first_view
from nottingham.notation.log import from_bytes
from nottingham.server.protocol import Done, Refused, server_decoder
from tests.server.guests import Chair, Person

_command = msgspec.json.Decoder(AnyCommand)


class Sent(msgspec.Struct):
    """A message of the page, as far as the tests look at it."""

    type: str
    id: str = ""
    command: msgspec.Raw = msgspec.Raw(b"")
    n: int = 0


class Ear(Chair):
    """A chair that does nothing but listen to what the page is told, and to what it says."""

    def __init__(self) -> None:
        super().__init__(cast(Person, None), "", url="the page's")
        self.sockets: list[WebSocket] = []
        self.sent: list[tuple[str, Command]] = []
        """Commands as they went out, with their ids, in order; those sent again included."""
        self.seen: list[tuple[int, int]] = []
        """How far the page said that its screen was, and how much it had been told by then."""
        self.views: dict[int, View] = {}
        """What the page knew at each number."""
        self.answered: list[str] = []
        self._loop = asyncio.get_running_loop()
        self._tellings: set[asyncio.Task[None]] = set()
        self.faults: list[str] = []

    def attend(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", self._received)
        socket.on("framesent", self._went_out)

    def overhear(self, way: str, message: str) -> None:
        """The same without a socket: what goes between a page and its engine."""
        if way == "in":
            self._received(message)
        else:
            self._went_out(message)

    def _received(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = server_decoder.decode(frame)
        if isinstance(message, Done | Refused):
            self.answered.append(message.id)
        try:
            self._hear(message)
        except AssertionError as error:
            self.faults.append(f"{error}: {frame[:300]}")
        if self.public is not None:
            self.views[self.n] = self.view()
        self._spread()

    def _went_out(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame, type=Sent)
        if message.type == "do":
            self.sent.append((message.id, cast(Command, _command.decode(message.command))))
        elif message.type == "seen":
            self.seen.append((message.n, self.n))
        self._spread()

    def _spread(self) -> None:
        task = self._loop.create_task(self._tell())
        self._tellings.add(task)
        task.add_done_callback(self._tellings.discard)


def check_secrets(ear: Ear, log: bytes) -> None:
    """Everything the page was told is what its seat may know, event by event and view by view. Design §7.2."""
    game = from_bytes(log)
    known = first_view(game.header.ruleset, ear.seat)
    views = {0: known}
    told: list[Event] = []
    for n, event in enumerate(game.events, start=1):
        told.append(tell(event, ear.seat))
        known = views[n] = follow(known, told[-1])
    assert ear.told == told[ear.first_told :], "the page was told something that its seat may not know"
    for n, seen in ear.views.items():
        assert seen == views[n], f"at number {n} the page knew what its seat may not know"


def check_commands(ear: Ear) -> None:
    """Nothing is sent twice: every command has an id of its own, and one answer."""
    ids = [command_id for command_id, _ in ear.sent]
    assert len(set(ids)) == len(ids), "a command was sent twice"
    assert sorted(ear.answered) == sorted(ids), "a command has no answer, or two"
