"""Time to bargain where a bot keeps the gate: a candle that everybody sees, and that nobody can hold forever."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx

from nottingham.game import Dice, Ruleset
from nottingham.game import commands as c
from nottingham.game.known import BagTerm, Deed, Parcel, Public, Terms
from nottingham.server.attention import Attention
from nottingham.server.candle import EACH, FIRST, FORM, FORM_SILENCE, LONGEST, Candle
from nottingham.server.protocol import Clock
from tests.server.guests import PATIENCE, Chair, Person
from tests.server.house import House

RULES = Ruleset.preset("second", players=4, house_rounds=1)
PACE = 0.5


def _candle(chair: Chair) -> Clock | None:
    return next((clock for clock in chair.clocks if clock.kind == "candle"), None)


def _unsettled(chair: Chair) -> int:
    return len(chair.public["unsettled"]) if chair.public and chair.phase == "inspection" else 0


@asynccontextmanager
async def at_the_gate(house: House, *names: str) -> AsyncIterator[list[Chair]]:
    """A table where a bot in the last seat keeps the gate, and the bags lie there."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
        people = [await Person.come(house.url, http, name) for name in names]
        table = await people[0].new_table(RULES, pace=PACE, first_sheriff=3)
        for seat, person in enumerate(people[1:], start=1):
            await person.call("POST", f"/tables/{table}/seats/{seat}")
        for seat in range(len(people), 4):
            await people[0].call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="greedy")
        chairs = [await stack.enter_async_context(person.at(table)) for person in people]
        for person in people:
            await person.ready(table)
        await people[0].call("POST", f"/tables/{table}/start")
        await asyncio.gather(*(_to_the_gate(chair) for chair in chairs))
        yield chairs


async def _to_the_gate(chair: Chair) -> None:
    while chair.phase != "inspection":
        await chair.until(lambda: chair.phase == "inspection" or chair.asked() is not None)
        if chair.asked() is not None and chair.phase != "inspection":
            command: c.AnyCommand = chair.legal.sample(Dice(3))  # type: ignore[assignment]
            await chair.do(command)


def test_a_candle_burns_for_each_bag_and_a_nod_puts_it_out(house: House) -> None:
    async def play() -> None:
        async with at_the_gate(house, "Robin") as (robin,):
            for bags in (3, 2, 1):
                await robin.until(lambda bags=bags: _unsettled(robin) == bags and _candle(robin) is not None)  # type: ignore[misc]
                candle = _candle(robin)
                assert candle is not None
                assert candle.waits == (0,)
                length = (candle.ends - candle.begun) / 1000
                assert abs(length - (FIRST if bags == 3 else EACH) * PACE) < 0.1
                begun = time.monotonic()
                await robin.send({"type": "nod"})
                await robin.until(lambda bags=bags: _unsettled(robin) < bags)  # type: ignore[misc]
                assert time.monotonic() - begun < length - 0.3, "a nod ends it at once"

    asyncio.run(play())


def test_nobody_settles_a_bag_while_it_burns_and_then_it_goes_on_by_itself(house: House) -> None:
    async def play() -> None:
        async with at_the_gate(house, "Robin") as (robin,):
            await robin.until(lambda: _candle(robin) is not None)
            candle = _candle(robin)
            assert candle is not None
            await robin.until(lambda: _unsettled(robin) < 3, FIRST * PACE + 5)
            assert time.time() * 1000 >= candle.ends - 50
            # Own bag or not: the next one gives a chance, too.
            await robin.until(lambda: _candle(robin) is not None)

    asyncio.run(play())


def test_an_open_form_holds_it_and_everybody_sees_that(house: House) -> None:
    async def play() -> None:
        async with at_the_gate(house, "Robin", "Marian") as (robin, marian):
            await robin.send({"type": "nod"})
            await marian.send({"type": "nod"})
            for chair in (robin, marian):
                await chair.until(lambda chair=chair: _unsettled(chair) == 2)  # type: ignore[misc]
            await marian.send({"type": "nod", "wait": True})
            await robin.until(lambda: (candle := _candle(robin)) is not None and candle.held == (1,))
            await robin.send({"type": "nod"})
            await robin.until(lambda: (candle := _candle(robin)) is not None and candle.waits == (1,))
            await asyncio.sleep(EACH * PACE + 0.5)
            assert _unsettled(robin) == 2, "it would have burnt down by now"
            bag = next(seat for seat in robin.view().public.unsettled if seat != 1)
            offer = c.MakeOffer((1,), (3,), Terms(Parcel(gold=1), bags=(BagTerm(bag, Deed.OPEN),)))
            await marian.do(offer)
            await robin.until(lambda: (candle := _candle(robin)) is None or candle.held == ())
            await marian.send({"type": "nod"})
            await robin.until(lambda: _unsettled(robin) < 2)

    asyncio.run(play())


def test_it_takes_the_nods_of_all_and_onlookers_see_it_burn(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            robin, marian = await stack.enter_async_context(at_the_gate(house, "Robin", "Marian"))
            eve = await Person.come(house.url, robin.person.http, "Eve")
            onlooker = await stack.enter_async_context(eve.at(robin.table_id))
            await robin.until(lambda: (candle := _candle(robin)) is not None and candle.waits == (0, 1))
            await onlooker.until(lambda: _candle(onlooker) is not None)
            await robin.send({"type": "nod"})
            for chair in (robin, marian, onlooker):
                await chair.until(lambda chair=chair: (found := _candle(chair)) is not None and found.waits == (1,))  # type: ignore[misc]
            assert _unsettled(robin) == 3
            await marian.send({"type": "nod"})
            await robin.until(lambda: _unsettled(robin) == 2, 2.0)

    asyncio.run(play())


# The candle itself


def a_gate(n: int = 10, unsettled: tuple[int, ...] = (0, 1, 2), round_: int = 1) -> Public:
    empty = ((),) * 4
    return Public(
        RULES, (50,) * 4, (6,) * 4, empty, (0,) * 4, (None,) * 4, empty, empty, empty,
        n=n, round=round_, merchants=(0, 1, 2), unsettled=unsettled,
    )  # fmt: skip


def test_what_happens_puts_it_off_but_never_shortens_it() -> None:
    candle = Candle()
    assert candle.left(a_gate(), (0,), {}, 1.0, 100.0) == FIRST
    assert candle.left(a_gate(n=11), (0,), {}, 1.0, 102.0) == FIRST - 2
    assert candle.left(a_gate(n=12), (0,), {}, 1.0, 110.0) == EACH
    assert candle.left(a_gate(n=12), (0,), {}, 1.0, 113.0) == EACH - 3
    assert candle.left(a_gate(n=13, unsettled=(1, 2)), (0,), {}, 1.0, 114.0) == EACH
    assert candle.left(a_gate(n=13, unsettled=(1, 2)), (), {}, 1.0, 114.0) == 0.0


def test_nobody_can_hold_it_with_a_form_forever() -> None:
    candle = Candle()
    candle.left(a_gate(), (0,), {}, 1.0, 100.0)
    said = 100.0
    while said < 100 + FORM:
        assert candle.left(a_gate(), (0,), {0: (100.0, said)}, 1.0, said) > 0
        shown = candle.shown(said, 0)
        assert shown is not None
        assert shown.held == (0,)
        said += 4.0
    assert candle.left(a_gate(), (0,), {0: (100.0, said)}, 1.0, said) <= 0
    assert candle.shown(said, 0) is None


def test_nobody_can_put_it_off_forever_by_changing_an_offer_again_and_again() -> None:
    candle, now, n = Candle(), 100.0, 10
    while candle.left(a_gate(n=n), (0,), {0: (now, now)}, 1.0, now) > 0:
        now, n = now + 2.0, n + 1
        assert now < 200 + LONGEST
    assert 100 + LONGEST - 2 <= now <= 100 + LONGEST + 2


def test_a_form_that_nobody_speaks_of_any_more_is_shut() -> None:
    candle = Candle()
    candle.left(a_gate(), (0,), {}, 1.0, 100.0)
    writing = {0: (111.0, 111.0)}
    assert candle.left(a_gate(), (0,), writing, 1.0, 111.0) == FORM_SILENCE
    assert candle.left(a_gate(), (0,), writing, 1.0, 111.0 + FORM_SILENCE) <= 0


def test_a_form_that_is_opened_again_later_holds_it_again() -> None:
    attention = Attention()
    for now in (100.0, 104.0, 108.0):
        attention.write(0, now)
    assert attention.writing[0] == (100.0, 108.0)
    attention.write(0, 300.0)
    assert attention.writing[0] == (300.0, 300.0)


def test_what_is_told_of_it_changes_only_when_it_does() -> None:
    """Otherwise everybody would be told again at every glance."""
    candle = Candle()
    told = set()
    for tick in range(40):
        now = 100.0 + tick * 0.1234567
        candle.left(a_gate(), (0,), {}, 1.0, now)
        told.add(candle.shown(now, 5_000_000 + round(tick * 123.4567)))
    assert len(told) == 1
