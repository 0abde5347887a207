"""Bots wait for the eyes of people, within reason: nobody is outrun, and nobody can hold up others for long."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from nottingham.game import Ruleset
from nottingham.game import commands as c
from nottingham.game.known import AskKind
from nottingham.server.clients import Client
from nottingham.server.protocol import Seen
from nottingham.server.records import Timed
from nottingham.server.screens import ROUND, ROUND_ALONE, STEP, STEP_ALONE, Screens, behind
from tests.server.guests import PATIENCE, Chair, Person
from tests.server.house import a_house
from tests.server.test_time import a_record

THREE = Ruleset.preset("second", players=3, house_rounds=1)
A_WHILE = 0.4
"""Seconds in which bots at pace 0 do much."""


# Who is waited for


def a_client(seat: int | None, seen: int | None, *, sees_all: bool = False) -> Client:
    client = Client("somebody", seat)
    client.seen, client.sees_all = seen, sees_all
    return client


def test_only_seated_people_who_look_and_said_so_are_waited_for() -> None:
    assert behind([a_client(0, 4)], 5) == {0}
    assert behind([a_client(0, 5)], 5) == frozenset()
    assert behind([a_client(0, None)], 5) == frozenset(), "a program that never says how far it is"
    assert behind([a_client(0, 4, sees_all=True)], 5) == frozenset(), "a tab that nobody looks at"
    assert behind([a_client(None, 4)], 5) == frozenset(), "somebody who looks on"


def test_who_has_two_screens_has_seen_what_is_on_either() -> None:
    assert behind([a_client(0, 2), a_client(0, 5)], 5) == frozenset()
    assert behind([a_client(0, 2), a_client(0, 5, sees_all=True)], 5) == {0}


# For how long


def test_a_step_is_held_until_it_is_seen_or_for_a_few_seconds() -> None:
    screens = Screens()
    late = frozenset({1})
    assert screens.hold(late, 1, 10, 100.0, alone=False) == STEP
    assert screens.hold(late, 1, 10, 102.0, alone=False) == STEP - 2
    assert screens.hold(frozenset(), 1, 10, 103.0, alone=False) == 0
    assert screens.hold(late, 1, 11, 104.0, alone=False) == STEP, "the next step is another one"
    assert screens.hold(late, 1, 11, 104.0 + STEP, alone=False) == 0


def test_the_holds_of_a_round_together_are_capped_for_each_seat() -> None:
    screens, now, n, held = Screens(), 0.0, 0, 0.0
    while True:
        n += 1
        left = screens.hold(frozenset({1}), 1, n, now, alone=False)
        if left == 0:
            break
        now += left
        held += left
        assert screens.hold(frozenset({1}), 1, n, now, alone=False) == 0
    assert held == pytest.approx(ROUND)
    assert screens.hold(frozenset({2}), 1, n + 1, now, alone=False) == STEP, "another one has a share of its own"
    assert screens.hold(frozenset({1}), 2, n + 2, now, alone=False) == STEP, "another round"


def test_somebody_alone_with_bots_keeps_nobody_waiting() -> None:
    screens = Screens()
    assert screens.hold(frozenset({0}), 1, 1, 0.0, alone=True) == STEP_ALONE > STEP
    assert screens.hold(frozenset({0}), 1, 2, 1.0, alone=True) == STEP_ALONE
    assert ROUND_ALONE > ROUND


def test_a_clock_begins_when_its_ask_can_be_read_but_not_much_later() -> None:
    ask = Timed("a", 0, 50_000, 10_000)
    record = a_record(THREE, turn_seconds=10, asked=(ask,))
    for seen, begins in ((52_500, 52_500), (50_000 + 999_000, 50_000 + int(STEP * 1000))):
        screens = Screens()
        given = screens.put(record, frozenset({0}), 1, 50_000, alone=False)
        assert given.asked[0].since == 50_000 + int(STEP * 1000), "nobody runs out of time before reading"
        assert screens.put(given, frozenset({0}), 1, 50_000, alone=False) is given, "once"
        assert screens.read(given, 1, seen) is given, "somebody else has read something"
        assert screens.read(given, 0, seen).asked[0].since == begins
    assert Screens().put(record, frozenset({1}), 1, 50_000, alone=False) is record, "a screen that is not behind"
    assert Screens().put(record, frozenset({0}), 1, 51_000, alone=False) is record, "an ask that stood before"


def test_the_inspection_clock_begins_when_the_sheriff_can_see_the_bags() -> None:
    record = a_record(THREE, asked=(Timed("settle", 2, 50_000, 0),), clock_ends=170_000)
    screens = Screens()
    given = screens.put(record, frozenset({2}), 1, 50_000, alone=False)
    assert given.clock_ends == 170_000 + int(STEP * 1000)
    assert screens.read(given, 2, 51_500).clock_ends == 171_500


def test_time_that_was_given_counts_among_the_holds() -> None:
    screens, now = Screens(), 0
    given = 0
    for number in range(40):
        asked = Timed(f"ask {number}", 0, now, 10_000)
        record = screens.put(a_record(THREE, turn_seconds=10, asked=(asked,)), frozenset({0}), 1, now, alone=False)
        given += record.asked[0].since - now
        now += 100_000
        screens.read(record, 0, now)
    assert given == int(ROUND * 1000)


# At a real table


@asynccontextmanager
async def at_a_table(
    folder: Path, people: int = 1, **options: object
) -> AsyncIterator[tuple[list[Chair], Callable[[], Awaitable[None]]]]:
    """Chairs of people at a table with bots that take no pause, and how to begin."""
    async with AsyncExitStack() as stack:
        house = stack.enter_context(a_house(folder))
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
        persons = [await Person.come(house.url, http, name) for name in ("Ann", "Bess")[:people]]
        table = await persons[0].new_table(THREE, pace=0, first_sheriff=2, **options)
        for seat in range(1, 3):
            if seat < people:
                await persons[seat].call("POST", f"/tables/{table}/seats/{seat}")
            else:
                await persons[0].call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
        chairs = [await stack.enter_async_context(person.at(table)) for person in persons]
        for person in persons:
            await person.ready(table)

        async def start() -> None:
            await persons[0].call("POST", f"/tables/{table}/start")
            for chair in chairs:
                await chair.until(lambda chair=chair: chair.n > 0)  # type: ignore[misc]

        yield chairs, start


async def moves_within(chair: Chair, seconds: float = A_WHILE) -> bool:
    n = chair.n
    await asyncio.sleep(seconds)
    return chair.n > n


def test_bots_move_when_it_is_seen_and_not_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_a_table(tmp_path) as ((ann,), start):
            await ann.send(Seen(0))
            await start()
            dealt = ann.n
            assert not await moves_within(ann), "the Sheriff, a bot, outran the screen"
            await ann.send(Seen(dealt))
            await ann.until(lambda: ann.n > dealt)
            named = ann.n
            assert not await moves_within(ann)
            await ann.send(Seen(named))
            await ann.until(lambda: ann.asked() is not None)

    asyncio.run(run())


@pytest.mark.parametrize("said", ["nothing", "all", "hidden"])
def test_bots_do_not_wait_for_who_says_nothing_sees_all_or_does_not_look(tmp_path: Path, said: str) -> None:
    async def run() -> None:
        async with at_a_table(tmp_path) as ((ann,), start):
            if said != "nothing":
                await ann.send(Seen(0, all=said == "hidden"))
            await start()
            while ann.asked() is None:
                n = ann.n
                if said == "all":
                    await ann.send(Seen(n))
                await ann.until(lambda n=n: ann.n > n or ann.asked() is not None, seconds=5)  # type: ignore[misc]

    asyncio.run(run())


def test_a_number_beyond_what_was_sent_is_ignored_and_rubbish_does_no_harm(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_a_table(tmp_path) as ((ann,), start):
            await ann.send(Seen(0))
            await start()
            dealt = ann.n
            for rubbish in ("-1", "1e400", '"many"', "null", "9" * 400, "1.5"):
                await ann.send(f'{{"type":"seen","n":{rubbish}}}')
            await ann.send('{"type":"seen"}')
            await ann.send(Seen(dealt + 1))
            await ann.send(Seen(2**62, all=True))
            assert not await moves_within(ann)
            assert all(trouble.code == "message.malformed" for trouble in ann.troubles)
            assert ann.closed is None
            await ann.send(Seen(dealt))
            await ann.send(Seen(0))  # a screen does not go back
            await ann.until(lambda: ann.n > dealt)

    asyncio.run(run())


def test_nobody_holds_up_others_for_more_than_the_step_allows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.server.screens.STEP", 0.5)

    async def run() -> None:
        async with at_a_table(tmp_path, people=2) as ((ann, bess), start):
            await ann.send(Seen(0))
            now = asyncio.get_running_loop().time()  # before the deal: on a busy machine we hear of it late
            await start()
            dealt = bess.n
            await bess.until(lambda: bess.n > dealt, seconds=5)
            assert asyncio.get_running_loop().time() - now > 0.3
            await bess.until(lambda: any(ask.seat in (0, 1) for ask in bess.awaiting), seconds=5)

    asyncio.run(run())


def test_who_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_a_table(tmp_path, people=2) as ((ann, bess), start):
            await ann.send(Seen(0))
            await start()
            dealt = bess.n
            assert not await moves_within(bess)
            await ann.hang_up()
            await bess.until(lambda: bess.n > dealt, seconds=3)

    asyncio.run(run())


def test_a_turn_begins_on_the_clock_when_it_is_on_the_screen(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_a_table(tmp_path, people=2, turn_seconds=30) as ((ann, bess), start):
            await ann.send(Seen(0))
            await start()
            while (ask := ann.asked()) is None or ask.kind is not AskKind.MARKET:
                n = ann.n
                await ann.send(Seen(n))
                if (mine := bess.asked()) is not None and mine.kind is AskKind.MARKET:
                    await bess.do(c.SetAside(()))
                await ann.until(lambda n=n: ann.n > n)  # type: ignore[misc]
            (before,) = [clock for clock in ann.clocks if clock.seat == ann.seat]
            await asyncio.sleep(0.5)
            await ann.send(Seen(ann.n))
            await ann.until(lambda: [clock for clock in ann.clocks if clock.seat == ann.seat] != [before])
            (after,) = [clock for clock in ann.clocks if clock.seat == ann.seat]
            await bess.until(lambda: after in bess.clocks)
            late = before.ends - after.ends
            assert 0 < late < STEP * 1000 - 300, "the time that was given in advance is taken back, but not all of it"

    asyncio.run(run())


def test_who_looks_on_can_say_what_it_likes(tmp_path: Path) -> None:
    """It is not waited for, and it is no trouble."""

    async def run() -> None:
        async with at_a_table(tmp_path, spectators=True) as ((ann,), start), httpx.AsyncClient(trust_env=False) as http:
            guest = await Person.come(ann.person.url, http, "Cole")
            async with guest.at(ann.table_id) as onlooker:
                await onlooker.send(Seen(0))
                await start()
                await ann.until(lambda: ann.asked() is not None, seconds=5)
                assert onlooker.troubles == []

    asyncio.run(run())
