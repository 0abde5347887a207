"""Games in a storm: processes are killed or hang, connections drop, and everybody plays on."""

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from nottingham.game import Dice, Ruleset, tell
from nottingham.notation.log import from_bytes
from nottingham.notation.verify import verify
from nottingham.server.protocol import Done
from nottingham.server.storage import Store
from tests.server.guests import Chair, Person
from tests.server.house import Process

T = TypeVar("T")
BROKEN = (ConnectionError, OSError, WebSocketException, TimeoutError, httpx.TransportError)
RULES = Ruleset.preset("second", players=4, house_rounds=3)


class Sailor:
    """Somebody who plays through anything: comes back at any process, and sends again what was not answered."""

    def __init__(self, chair: Chair, urls: list[str], dice: Dice) -> None:
        self.chair, self.urls, self.dice = chair, urls, dice
        self.acknowledged: dict[str, bool] = {}
        self.reconnects = 0
        self._pending: tuple[str, Any] | None = None
        self._talk, self._bags = 1, ("", 0)

    async def play(self) -> None:
        while not await self._step():
            pass

    def __str__(self) -> str:
        """Where somebody stands, for whoever has to find out why a game does not end."""
        chair = self.chair
        line = f"seat {chair.seat} at event {chair.n}, {chair.phase or 'no game seen'}, back {self.reconnects} times"
        line += f", asked {chair.asked()}" if chair.asked() is not None else ""
        line += f", waits for the answer to {self._pending}" if self._pending is not None else ""
        line += f", closed {chair.closed}" if chair.closed is not None else f", connected to {chair.url}"
        return line + (f", last trouble {chair.troubles[-1]}" if chair.troubles else "")

    async def _step(self) -> bool:
        """One move, or one try to come back. Whether the game is over."""
        chair = self.chair
        try:
            if chair.closed is not None:
                await self._come_back()
            elif self._pending is not None:
                await self._send()
            elif chair.over:
                return True
            else:
                await self._think()
        except BROKEN:
            await chair.hang_up()
            await asyncio.sleep(0.05 + self.dice.below(100) / 1000)
        return False

    async def _come_back(self) -> None:
        chair = self.chair
        self.reconnects += 1
        await chair.hang_up()
        chair.url = self.dice.choose(self.urls)
        await chair.open(since=chair.n)
        if chair.closed is not None:
            await asyncio.sleep(0.05)

    async def _send(self) -> None:
        assert self._pending is not None
        command_id, command = self._pending
        answer = await self.chair.do(command, command_id)
        self.acknowledged[command_id] = isinstance(answer, Done)
        self._pending = None

    async def _think(self) -> None:
        chair = self.chair
        n = chair.n
        if chair.public is not None and self._bags != (here := (chair.phase, len(chair.public["unsettled"]))):
            self._talk, self._bags = 1, here
        command = chair.choose(self.dice, self._talk) if chair.public is not None else None
        self._talk -= 1
        if command is not None:
            self._pending = (f"k{chair.seat}-{chair.n}-{self.dice.bits():x}", command)
        elif chair.asked() is None or self._talk < -3:
            with contextlib.suppress(TimeoutError):
                await chair.until(lambda: chair.n != n or chair.closed or chair.over, 5)


class Game:
    """One table in the storm."""

    def __init__(self, urls: list[str], http: httpx.AsyncClient, dice: Dice, rules: Ruleset = RULES) -> None:
        self.urls, self.http, self.dice, self.rules = urls, http, dice, rules
        self.sailors: list[Sailor] = []
        self.table = ""
        self.doing = "not begun"
        """What is being tried, for whoever has to find out why it takes so long."""

    def __str__(self) -> str:
        return "\n".join([f"table {self.table or '-'}: {self.doing}", *(f"  {sailor}" for sailor in self.sailors)])

    async def play(self) -> None:
        await self._begin()
        self.doing = "playing"
        await asyncio.gather(*(sailor.play() for sailor in self.sailors))

    async def _begin(self) -> None:
        people = [Person("", self.http, await self._guest(f"Sailor {i}")) for i in range(self.rules.players)]
        made = await self._insist(people[0], "POST", "/tables", {"ruleset": msgspec.to_builtins(self.rules), "pace": 0})
        self.table = made["table"]["id"]
        for seat, person in enumerate(people[1:], start=1):
            await self._insist(person, "POST", f"/tables/{self.table}/seats/{seat}")
        for person in people:
            await self._insist(person, "POST", f"/tables/{self.table}/ready", {"nonce": f"{self.dice.bits():016x}"})
        await self._insist(people[0], "POST", f"/tables/{self.table}/start")
        for person in people:
            chair = Chair(person, self.table, 0)
            chair.closed = (0, "not open yet")
            self.sailors.append(Sailor(chair, self.urls, Dice(self.dice.bits())))

    async def _guest(self, name: str) -> dict[str, str]:
        while True:
            with contextlib.suppress(*BROKEN):
                answer = await self.http.post(f"{self.dice.choose(self.urls)}/api/guests", json={"name": name})
                if answer.status_code == 201:
                    known: dict[str, str] = answer.json()
                    return known
            await asyncio.sleep(0.1)

    async def _insist(self, person: Person, method: str, path: str, body: Any = None) -> Any:
        """Call until it is done. What was done before an answer got lost is not an error."""
        headers = {"authorization": f"Bearer {person.token}"}
        self.doing = f"{method} {path}"
        while True:
            with contextlib.suppress(*BROKEN):
                url = f"{self.dice.choose(self.urls)}/api{path}"
                answer = await self.http.request(method, url, headers=headers, json=body)
                if answer.status_code < 300:
                    return answer.json() if method != "GET" else answer.content
                if answer.status_code == 409 and answer.json()["code"] in ("seat.have_one", "table.not_now"):
                    return None
                assert answer.status_code in (502, 503, 504), f"{method} {path}: {answer.status_code} {answer.text}"
                self.doing = f"{method} {path}: {answer.status_code} {answer.text}"
            await asyncio.sleep(0.1)

    async def check(self) -> tuple[int, int]:
        """Nothing was lost, played twice or told in two ways. Gives back how many commands were acknowledged, and how
        often somebody had to come back."""
        log = from_bytes(await self._insist(self.sailors[0].chair.person, "GET", f"/tables/{self.table}/log"))
        assert verify(log).fair
        for sailor in self.sailors:
            chair = sailor.chair
            await chair.hang_up()
            assert chair.told == [tell(event, chair.seat) for event in log.events]
        self.doing = "over"
        done = sum(sum(sailor.acknowledged.values()) for sailor in self.sailors)
        return done, sum(sailor.reconnects for sailor in self.sailors)

    def sent(self) -> dict[tuple[str, int, str], bool]:
        return {
            (self.table, sailor.chair.seat or 0, command): done
            for sailor in self.sailors
            for command, done in sailor.acknowledged.items()
        }


class Storm:
    """What befalls the processes and the connections."""

    def __init__(self, processes: list[Process], dice: Dice) -> None:
        self.processes, self.dice = processes, dice
        self.kills = self.freezes = self.drops = 0

    async def rage(self, games: list[Game], pause: tuple[int, int]) -> None:
        """Every so many milliseconds something happens, until this is cancelled."""
        while True:
            await asyncio.sleep(self.dice.between(*pause) / 1000)
            match self.dice.below(4):
                case 0 | 1:
                    await self.kill()
                case 2:
                    await self.freeze(3.5)
                case _:
                    await self.drop(games)

    async def kill(self) -> None:
        process = self.dice.choose(self.processes)
        process.kill()
        self.kills += 1
        await asyncio.sleep(self.dice.below(3000) / 1000)
        await asyncio.to_thread(process.start)

    async def freeze(self, seconds: float) -> None:
        """A machine that hangs for longer than its lease, and wakes up believing that all tables are its own."""
        process = self.dice.choose(self.processes)
        process.freeze(True)
        self.freezes += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            process.freeze(False)

    async def drop(self, games: list[Game]) -> None:
        playing = [sailor for game in games for sailor in game.sailors if sailor.chair.closed is None]
        for sailor in playing[: 1 + len(playing) // 4]:
            self.drops += 1
            await sailor.chair.hang_up()


class Tally(NamedTuple):
    """What became of the commands."""

    acknowledged: int
    lost: int
    """Acknowledged, and not stored."""
    doubled: int
    """Stored more than once."""
    unasked: int
    """Stored, although the sender was told in the end that it was refused."""


def tally(house: Process, games: list[Game]) -> Tally:
    """Compare what the players were told with what is in the database, of either kind."""
    engine = Store(house.database).engine
    with engine.connect() as database:
        rows = database.execute(text("SELECT table_id, seat, id, count(*) FROM commands GROUP BY 1, 2, 3")).all()
    engine.dispose()
    tables = {game.table for game in games}
    stored = {(table, seat, command): count for table, seat, command, count in rows if table in tables}
    done = {key for game in games for key, played in game.sent().items() if played}
    return Tally(
        acknowledged=len(done),
        lost=len(done - set(stored)),
        doubled=sum(count > 1 for count in stored.values()),
        unasked=len(set(stored) - done),
    )


def check_commands(house: Process, games: list[Game]) -> None:
    """Every acknowledged command is stored exactly once, and none that was not acknowledged in the end."""
    found = tally(house, games)
    assert found == Tally(found.acknowledged, 0, 0, 0)


class Stuck(Exception):
    """Games did not end in time. The message says where each of them stands."""


async def within(seconds: float, games: list[Game], processes: list[Process], work: Awaitable[T]) -> T:
    """Wait for it, but not forever: a hang ends with its reason."""
    try:
        return await asyncio.wait_for(work, seconds)
    except TimeoutError:
        unfinished = [str(game) for game in games if game.doing not in ("over", "not begun")]
        states = [f"{process.url}: {await _state(process)}" for process in processes]
        over, waiting = (sum(game.doing == doing for game in games) for doing in ("over", "not begun"))
        first = f"After {seconds:.0f} s {over} of {len(games)} games are over, {waiting} have not begun."
        raise Stuck("\n".join([first, *states, *unfinished])) from None


async def _state(process: Process) -> str:
    if not process.running:
        return "is not running"
    try:
        async with httpx.AsyncClient(timeout=5, trust_env=False) as http:
            answer = await http.get(f"{process.url}/ready")
    except httpx.TransportError as error:
        return f"does not answer ({type(error).__name__})"
    return f"{answer.status_code} {answer.text.strip()}"
