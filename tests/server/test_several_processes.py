"""Several processes, one PostgreSQL, NATS between them. Design §7.5, §7.6."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx
import pytest

from nottingham.game import Dice, Ruleset
from tests.server.guests import PATIENCE, Chair, a_party
from tests.server.house import Nats, Process, several, wait_for
from tests.server.storms import Game, Sailor, Storm, check_commands

pytestmark = pytest.mark.xdist_group("several processes")
"""They share three servers, so one worker runs them all."""
SHORT = Ruleset.preset("second", players=3, house_rounds=1)


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with Nats() as found:
        yield found


@pytest.fixture(scope="module")
def houses(postgres: str, nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    folder = tmp_path_factory.mktemp("houses")
    with several(folder, postgres, nats, away_seconds=600, host_away_seconds=600) as found:
        yield found


def test_every_process_takes_every_client(houses: list[Process]) -> None:
    """The host calls one process, everybody else another; one plays over a third."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, houses[0].url, ("Ann", "Bess", "Cole"), SHORT)
            for chair, house in zip(party.chairs, houses, strict=True):
                await chair.hang_up()
                chair.url = house.url
                await chair.open(since=chair.n)
            await party.play_to_the_end(3)
            for chair, house in zip(party.chairs, houses, strict=True):
                chair.person.url = house.url
                log = await chair.person.call("GET", f"/tables/{party.table}/log")
                assert log.count(b"\n") == chair.n + 1
                found = await chair.person.call("GET", f"/codes/{chair.table.code}" if chair.table else "")
                assert found["table"]["id"] == party.table
            again = [await person.call("POST", f"/tables/{party.table}/rematch") for person in party.people]
            assert len({answer["table"]["id"] for answer in again}) == 1

    asyncio.run(run())


def test_talk_names_and_blocks_reach_everybody_on_every_process(houses: list[Process]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, houses[0].url, ("Ann", "Bess"), SHORT)
            ann, bess = party.chairs
            await bess.hang_up()
            bess.url = bess.person.url = houses[1].url
            await bess.open()
            await bess.send({"type": "say", "words": "Nothing but apples."})
            await ann.until(lambda: any(line.words == "Nothing but apples." for line in ann.talk))
            await bess.person.call("PATCH", "/me", name="Elizabeth")
            await ann.until(lambda: ann.table is not None and ann.table.seats[1].name == "Elizabeth")
            ann.person.url = houses[2].url
            await ann.person.call("POST", f"/tables/{party.table}/block", seat=1)
            await bess.send({"type": "say", "words": "Can you hear me?"})
            await bess.until(lambda: any(line.words == "Can you hear me?" for line in bess.talk))
            await bess.send({"type": "say", "reaction": "wink"})
            await bess.until(lambda: any(line.reaction for line in bess.talk))
            assert not any(line.words == "Can you hear me?" for line in ann.talk)

    asyncio.run(run())


def test_another_process_takes_a_table_over_within_five_seconds(houses: list[Process]) -> None:
    """Somebody who is connected elsewhere is told, comes back, and plays on."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, houses[2].url, ("Ann", "Bess", "Cole"), SHORT)
            ann = party.chairs[0]
            await ann.hang_up()
            ann.url = houses[0].url
            await ann.open(since=ann.n)
            n = ann.n
            houses[2].kill()
            try:
                killed = time.monotonic()
                await _back(ann, houses[1].url)
                assert time.monotonic() - killed < 5
                assert ann.n == n
                for chair in party.chairs[1:]:
                    await _back(chair, houses[0].url)
                await party.play_to_the_end()
            finally:
                await asyncio.to_thread(houses[2].start)

    asyncio.run(run())


def test_bots_go_on_by_themselves_when_their_process_dies(houses: list[Process]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            rules = Ruleset.preset("second", players=3)
            party = await a_party(stack, houses[1].url, ("Ann",), rules, pace=0.2)
            ann = party.chairs[0]
            await ann.hang_up()
            await ann.person.call("DELETE", f"/tables/{party.table}/seats/0")
            houses[1].kill()
            try:
                ann.person.url = houses[0].url
                seen: set[bytes] = set()
                end = time.monotonic() + 15
                while len(seen) < 2:
                    assert time.monotonic() < end, "nobody took the table over"
                    answer = await ann.person.ask("GET", f"/tables/{party.table}/log")
                    if answer.status_code == 503:  # while it moves, which is said
                        assert answer.json()["code"] == "table.moving"
                    else:
                        assert answer.status_code == 200, answer.text
                        seen.add(answer.content)
                    await asyncio.sleep(0.1)
            finally:
                await asyncio.to_thread(houses[1].start)

    asyncio.run(run())


def test_an_orderly_end_hands_tables_over_at_once(houses: list[Process]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, houses[1].url, ("Ann", "Bess", "Cole"), SHORT)
            ann = party.chairs[0]
            await asyncio.to_thread(houses[1].stop)
            try:
                await ann.until(lambda: ann.closed is not None)
                assert ann.closed is not None
                assert ann.closed[0] == 1012
                await _back(ann, houses[0].url)
            finally:
                await asyncio.to_thread(houses[1].start)

    asyncio.run(run())


async def _back(chair: Chair, url: str) -> None:
    """Come back, as a browser does, at a process that lives."""
    await chair.until(lambda: chair.closed is not None)
    while chair.closed is not None:
        await chair.hang_up()
        chair.url = url
        await chair.open(since=chair.n)
        await asyncio.sleep(0.05)


@pytest.mark.slow
def test_storms_lose_nothing(houses: list[Process]) -> None:
    """The short version of ``python -m bench.chaos``: processes are killed and hang, connections drop."""
    dice = Dice(7)

    async def run() -> None:
        limits = httpx.Limits(max_connections=40)
        async with httpx.AsyncClient(timeout=PATIENCE, limits=limits, trust_env=False) as http:
            urls = [house.url for house in houses]
            games = [Game(urls, http, Dice(dice.bits()), SHORT) for _ in range(6)]
            storm = Storm(houses, Dice(dice.bits()))
            playing = asyncio.gather(*(game.play() for game in games))
            for befall in (storm.kill, lambda: storm.drop(games), lambda: storm.freeze(3.5), storm.kill):
                await asyncio.sleep(0.3)
                await befall()
            await asyncio.wait_for(playing, 120)
            found = [await game.check() for game in games]
            assert sum(done for done, _ in found) > 30
            check_commands(houses[0], games)

    asyncio.run(run())


def test_a_process_that_slept_longer_than_its_lease_writes_nothing(houses: list[Process]) -> None:
    """Design §7.6: it wakes up believing that the table is its own; whoever is connected there is sent on."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            # Bess is the Sheriff and names who goes to market first: Ann, who is cut off, is asked for nothing yet.
            party = await a_party(stack, houses[0].url, ("Ann", "Bess", "Cole"), SHORT, first_sheriff=1)
            sleeper, *others = party.chairs
            houses[0].freeze(True)
            try:
                for chair in others:
                    await chair.hang_up()
                    await _back(chair, houses[1].url)
                sailor = Sailor(sleeper, [houses[2].url], Dice(1))
                rest = asyncio.gather(sailor.play(), *(chair.play_on(Dice(chair.n)) for chair in others))
                before = others[0].n
                await others[0].until(lambda: others[0].n > before)
            finally:
                houses[0].freeze(False)
            await asyncio.wait_for(rest, 60)
            assert sailor.reconnects > 0
            assert sleeper.told[-1] == others[0].told[-1]

    asyncio.run(run())


def test_two_servers_without_nats_do_not_share_a_database(houses: list[Process]) -> None:
    alone = subprocess.run(
        [sys.executable, "-m", "nottingham.cli", "serve", "--port", "0", "--database-url", houses[0].database],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert alone.returncode != 0
    assert "start all of them with --nats" in alone.stderr
    assert "Traceback" not in alone.stderr


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--nats", "nats://127.0.0.1:1"], "share a PostgreSQL database"),
        (["--nats", "nats://127.0.0.1:1", "--database-url", "postgresql://localhost/x"], "doesn’t answer"),
    ],
)
def test_what_is_wrong_with_nats_is_said_in_one_sentence(options: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", "nottingham.cli", "serve", "--port", "0", *options]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert said.returncode != 0
    assert sentence in said.stderr
    assert len(said.stderr.strip().splitlines()) <= 2


def test_games_go_on_when_nats_comes_back(houses: list[Process], nats: Nats) -> None:
    """Who is connected to the table's own process plays on without it; everybody else comes back after it."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, houses[0].url, ("Ann", "Bess", "Cole"), SHORT)
            far = party.chairs[0]
            await far.hang_up()
            far.url = houses[1].url
            await far.open(since=far.n)
            nats.kill()
            try:
                await far.until(lambda: far.closed is not None)
                assert far.closed is not None
                assert far.closed[0] == 1012
                async with httpx.AsyncClient(trust_env=False) as http:
                    assert (await http.get(f"{houses[1].url}/ready")).status_code == 503
                near = party.chairs[1]
                await near.send({"type": "say", "words": "Is anybody there?"})
                await near.until(lambda: any(line.words == "Is anybody there?" for line in near.talk))
            finally:
                nats.start()
            for house in houses:
                await asyncio.to_thread(wait_for, house.url)
            await _back(far, houses[1].url)
            await party.play_to_the_end()

    asyncio.run(run())
