"""People and programs at a server, over the public API alone."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nottingham.arena.random_play import answers
from nottingham.game import Dice, Ruleset, View
from nottingham.game.choices import Choices
from nottingham.game.commands import Command
from nottingham.game.events import AnyEvent
from nottingham.game.known import Ask, AskKind, Own, Phase, Public
from nottingham.game.refusals import Refusal
from nottingham.server.protocol import (
    Clocks,
    Done,
    Refused,
    Room,
    TableNow,
    Talk,
    Trouble,
    Update,
    Welcome,
    server_decoder,
)

PATIENCE = 20.0
_PUBLIC = {field.name: field.type for field in msgspec.structs.fields(Public)}
_OWN = {field.name: field.type for field in msgspec.structs.fields(Own)}
_ids = itertools.count()


class Person:
    """A guest, with calls by bearer token."""

    def __init__(self, url: str, http: httpx.AsyncClient, known: dict[str, str]) -> None:
        self.url = url
        self.http = http
        self.id, self.name, self.token = known["id"], known["name"], known["token"]
        self.source = ""
        """The address of this machine from which sockets come; nothing: the usual one."""

    @classmethod
    async def come(cls, url: str, http: httpx.AsyncClient, name: str) -> "Person":
        answer = await http.post(f"{url}/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return cls(url, http, answer.json())

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"}
        content = {"json": body} if body or method in ("PUT", "PATCH") else {}
        return await self.http.request(method, f"{self.url}/api{path}", headers=headers, **content)  # type: ignore[arg-type]

    async def call(self, method: str, path: str, **body: Any) -> Any:
        """A call that must succeed."""
        answer = await self.ask(method, path, **body)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.headers.get("content-type") == "application/json" else answer.content

    async def new_table(self, rules: Ruleset, **options: Any) -> str:
        made = await self.call("POST", "/tables", ruleset=msgspec.to_builtins(rules), **({"pace": 0} | options))
        table: str = made["table"]["id"]
        return table

    async def ready(self, table: str) -> None:
        await self.call("POST", f"/tables/{table}/ready", nonce=secrets.token_hex(8))

    def at(self, table: str, since: int = -1, url: str = "") -> "Chair":
        return Chair(self, table, since, url)


class Chair:
    """A connection to a table: hears everything, keeps the view as a browser would, and can play."""

    def __init__(self, person: Person, table: str, since: int = -1, url: str = "") -> None:
        self.person = person
        self.table_id = table
        self.since = since
        self.url = url or person.url
        self.frames: list[str] = []
        self.told: list[AnyEvent] = []
        """Everything told, by number; what was missed before the first connection is not in it."""
        self.first_told = 0
        self.talk: list[Talk] = []
        self.troubles: list[Trouble] = []
        self.table: TableNow | None = None
        self.seat: int | None = None
        self.n = 0
        self.awaiting: tuple[Ask, ...] = ()
        self.legal = Choices()
        self.clocks: tuple[Any, ...] = ()
        self.answers: dict[str, Done | Refused] = {}
        self.done: list[str] = []
        self.acknowledged: dict[str, bool] = {}
        self.closed: tuple[int, str] | None = None
        self.public: dict[str, Any] | None = None
        self.own: dict[str, Any] | None = None
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    # Coming and going

    async def __aenter__(self) -> "Chair":
        await self.open()
        return self

    async def open(self, since: int | None = None) -> None:
        since = self.since if since is None else since
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket?since={since}"
        headers = {"Authorization": f"Bearer {self.person.token}"}
        source: dict[str, Any] = {"local_addr": (self.person.source, 0)} if self.person.source else {}
        self._socket = await connect(
            address, additional_headers=headers, compression=None, max_size=2**24, proxy=None, **source
        )
        self.closed, self.table = None, None
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.table is not None or self.closed is not None)

    @property
    def connected(self) -> bool:
        """Whether the server has taken the socket, greeted or not."""
        return self._socket is not None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def hang_up(self) -> None:
        """Let go of a connection that broke."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self.close()

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        data = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self._socket.send(data)

    # Hearing

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for frame in self._socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self._hear(server_decoder.decode(frame))
                await self._tell()
        except ConnectionClosed:
            pass
        self.closed = (self._socket.close_code or 0, self._socket.close_reason or "")
        await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    def _hear(self, message: Any) -> None:
        match message:
            case Welcome():
                self._welcome(message)
            case Update():
                self._update(message)
            case Room():
                self.table = message.table
            case Clocks():
                self.clocks = message.clocks
            case Talk():
                self.talk.append(message)
            case Done() | Refused():
                self.answers[message.id] = message
            case Trouble():
                self.troubles.append(message)
                if message.id:
                    self.answers[message.id] = Refused(message.id, Refusal(message.code, ""))

    def _welcome(self, message: Welcome) -> None:
        self.table, self.seat, self.n = message.table, message.seat, message.n
        self.awaiting, self.legal, self.clocks = message.awaiting, message.legal, message.clocks
        self.public = None if message.public is None else msgspec.to_builtins(message.public)
        self.own = None if message.own is None else msgspec.to_builtins(message.own)
        self.talk = list(message.talk)
        if message.missed:
            start = message.n - len(message.missed)
            if not self.told:
                self.first_told = start
            known = self.told[start - self.first_told :]
            assert start <= self.first_told + len(self.told), "something was missed"
            assert known == list(message.missed[: len(known)]), "told two different things for one number"
            self.told += message.missed[len(known) :]
        elif not self.told:
            self.first_told = message.n

    def _update(self, message: Update) -> None:
        assert message.n == self.n + len(message.told), "an event was left out or told twice"
        assert self.public is not None
        self.n, self.awaiting, self.legal, self.clocks = message.n, message.awaiting, message.legal, message.clocks
        self.public |= message.changed
        self.public["promises"] = [*self.public["promises"], *msgspec.to_builtins(message.favours)]
        if self.own is not None:
            self.own |= message.own
        self.told += message.told

    async def until(self, condition: Callable[[], object], seconds: float = PATIENCE) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: bool(condition())), seconds)

    # Seeing

    @property
    def phase(self) -> str:
        return "" if self.public is None else str(self.public["phase"])

    @property
    def over(self) -> bool:
        return self.phase == Phase.OVER

    def view(self) -> View:
        """What the fields that were replaced amount to."""
        assert self.public is not None
        public = msgspec.convert(self.public, Public)
        # By way of JSON, where the keys of proposals are text.
        own = None if self.own is None else msgspec.json.decode(msgspec.json.encode(self.own), type=Own)
        return View(self.seat, public, own)

    def asked(self) -> Ask | None:
        return next((ask for ask in self.awaiting if ask.seat == self.seat), None)

    # Playing

    async def do(self, command: Command, command_id: str = "") -> Done | Refused:
        """Send a command and wait for the answer."""
        command_id = command_id or f"c{next(_ids)}-{secrets.token_hex(4)}"
        self.answers.pop(command_id, None)
        await self.send({"type": "do", "id": command_id, "command": command})
        await self.until(lambda: command_id in self.answers or self.closed is not None)
        if command_id not in self.answers:
            raise ConnectionError("closed before the answer")
        answer = self.answers[command_id]
        if isinstance(answer, Done):
            self.done.append(command_id)
        return answer

    def choose(self, dice: Dice, talk: int) -> Command | None:
        """Something legal: an answer where one is asked for, now and then an offer."""
        ask = self.asked()
        if self.phase == Phase.INSPECTION and self.legal and talk > 0 and dice.happens(3):
            return self.legal.sample(dice)
        if ask is None or (ask.kind is AskKind.SETTLE and talk > 0 and dice.happens(2)):
            return None
        steps = answers(self.legal)
        return steps.sample(dice) if steps else None

    async def play_on(self, dice: Dice, until: Callable[[], bool] | None = None) -> None:
        """Play random legal moves until the game is over, or something else has happened."""
        talk, bags = 2, ("", 0)
        while not self.over and not (until is not None and until()):
            assert self.closed is None, f"closed: {self.closed}"
            if self.table is not None and self.table.paused:
                await self.until(lambda: self.closed or (self.table is not None and not self.table.paused))
                continue
            n = self.n
            if self.public is not None and bags != (here := (self.phase, len(self.public["unsettled"]))):
                talk, bags = 2, here
            command = self.choose(dice, talk) if self.table is not None else None
            talk -= 1
            if command is not None:
                await self.do(command)
            elif self.asked() is None or talk < -3:
                await self.until(lambda: self.n != n or self.over or self.closed or (until is not None and until()))  # noqa: B023


async def a_party(stack: AsyncExitStack, url: str, names: tuple[str, ...], rules: Ruleset, **options: Any) -> "Party":
    """People at one table that has begun; what seats are left are bots' (``bots="honest"``)."""
    bots = options.pop("bots", "honest")
    limits = httpx.Limits(max_connections=20)
    http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, limits=limits, trust_env=False))
    people = [await Person.come(url, http, name) for name in names]
    host = people[0]
    table = await host.new_table(rules, **options)
    for seat, person in enumerate(people[1:], start=1):
        await person.call("POST", f"/tables/{table}/seats/{seat}")
    for seat in range(len(people), rules.players):
        await host.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec=bots)
    return await begin(stack, table, people)


async def begin(stack: AsyncExitStack, table: str, people: list[Person]) -> "Party":
    """Everybody connects and is ready; the first of them, whose table it is, starts the game."""
    chairs = [await stack.enter_async_context(person.at(table)) for person in people]
    for person in people:
        await person.ready(table)
    await people[0].call("POST", f"/tables/{table}/start")
    for chair in chairs:
        await chair.until(lambda: chair.public is not None)  # noqa: B023
    return Party(table, people, chairs, people[0].http)


class Party:
    def __init__(self, table: str, people: list[Person], chairs: list[Chair], http: httpx.AsyncClient) -> None:
        self.table = table
        self.people = people
        self.chairs = chairs
        self.http = http

    @property
    def host(self) -> Person:
        return self.people[0]

    async def play_to_the_end(self, seed: int = 1) -> None:
        await asyncio.gather(*(chair.play_on(Dice(seed * 100 + i)) for i, chair in enumerate(self.chairs)))
