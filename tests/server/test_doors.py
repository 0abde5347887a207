"""Who may come in is asked where it counts: at the moment of joining, and at the moment of playing.

Between a question and what follows from it the server waits for its database. Here it waits for as long as a test
wants, with a real store that is kept busy.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from nottingham.game import Dice, Ruleset, legal
from nottingham.game.commands import Command
from nottingham.server import lobby
from nottingham.server.clients import Client
from nottingham.server.hub import Hub
from nottingham.server.protocol import Done, Room, Trouble, Update, server_decoder
from nottingham.server.records import SeatRecord, TableRecord
from nottingham.server.settings import Settings
from nottingham.server.storage import Store
from nottingham.server.table import LiveTable
from nottingham.server.times import now_ms
from tests.server.guests import PATIENCE, Chair, Person, a_party
from tests.server.house import GENEROUS, House, a_house

THREE = Ruleset.preset("second", players=3, house_rounds=1)
READERS = 4
"""Threads of a store that read: as many reads as are needed to keep all others waiting."""


@asynccontextmanager
async def nobody_reads(store: Store) -> AsyncIterator[None]:
    """Every read of the store waits until this is over; writes go on."""
    gate, busy = threading.Event(), threading.Semaphore(0)

    def wait(_: object) -> None:
        busy.release()
        gate.wait(PATIENCE)

    reads = [asyncio.create_task(store.read(wait)) for _ in range(READERS)]
    try:
        for _ in range(READERS):
            assert await asyncio.to_thread(busy.acquire, timeout=PATIENCE)
        yield
    finally:
        gate.set()
        await asyncio.gather(*reads)


async def _begin(host: Person, table: str) -> None:
    for seat in (1, 2):
        await host.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
    await host.ready(table)
    await host.call("POST", f"/tables/{table}/start")


async def _knock(stack: AsyncExitStack, person: Person, table: str) -> Chair:
    """A socket that was let in, and waits for the database before it is greeted. Reads are held up by now, and the
    server remembers the name of whoever called a moment ago."""
    chair = person.at(table)
    opening = asyncio.create_task(chair.open())
    stack.push_async_callback(chair.close)
    stack.push_async_callback(asyncio.wait, (opening,))

    async def taken() -> None:
        while not chair.connected:
            await asyncio.sleep(0.01)

    await asyncio.wait_for(taken(), PATIENCE)
    return chair


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    with a_house(tmp_path, away_seconds=600.0) as found:
        yield found


@asynccontextmanager
async def people(house: House, *names: str) -> AsyncIterator[tuple[AsyncExitStack, list[Person]]]:
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
        found = [await Person.come(house.url, http, name) for name in names]
        for person in found:
            await person.call("GET", "/me")
        yield stack, found


def test_a_stranger_who_knocked_before_the_game_does_not_stay_where_nobody_may_look_on(own: House) -> None:
    async def run() -> None:
        async with people(own, "Ann", "Eve") as (stack, (ann, eve)):
            table = await ann.new_table(THREE, spectators=False)
            async with nobody_reads(own.store):
                chair = await _knock(stack, eve, table)
                await _begin(ann, table)
            await chair.until(lambda: chair.closed)
            assert chair.closed == (4403, "table.not_for_you")
            assert chair.table is None

    asyncio.run(run())


def test_who_is_kicked_while_the_socket_opens_does_not_stay(own: House) -> None:
    async def run() -> None:
        async with people(own, "Ann", "Eve") as (stack, (ann, eve)):
            table = await ann.new_table(THREE)
            await eve.call("POST", f"/tables/{table}/seats/1")
            async with nobody_reads(own.store):
                chair = await _knock(stack, eve, table)
                await ann.call("POST", f"/tables/{table}/seats/1/kick")
            await chair.until(lambda: chair.closed)
            assert chair.closed == (4403, "table.sent_away")
            assert chair.table is None

    asyncio.run(run())


def test_who_is_forgotten_while_the_socket_opens_does_not_stay(own: House) -> None:
    async def run() -> None:
        async with people(own, "Ann", "Eve") as (stack, (ann, eve)):
            table = await ann.new_table(THREE)
            async with nobody_reads(own.store):
                chair = await _knock(stack, eve, table)
                forgetting = asyncio.create_task(eve.call("DELETE", "/me"))
                await asyncio.to_thread(_gone, own, eve.id)
            await forgetting
            await chair.until(lambda: chair.closed)
            assert chair.closed == (4401, "guest.unknown")
            assert chair.table is None

    asyncio.run(run())


def _gone(house: House, guest: str) -> None:
    end = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(house.file)) as database:
        while database.execute("select 1 from guests where id=?", (guest,)).fetchone() is not None:
            assert time.monotonic() < end
            time.sleep(0.01)


# At the moment of playing


@asynccontextmanager
async def a_live_table(folder: Path) -> AsyncIterator[LiveTable]:
    """A game of three people that has begun, with a real store and without sockets."""
    store = Store(f"sqlite:///{folder / 'games.db'}")
    store.open()
    hub = Hub(store, Settings(away_seconds=600.0, **GENEROUS))
    await hub.open()
    seats = tuple(SeatRecord("person", guest=name, ready=True, nonce=name * 8) for name in ("ann", "bess", "cole"))
    record = TableRecord("", "", "cole", THREE, seats, "", first_sheriff=0, spectators=True)
    try:
        live = await hub.create(record, {})
        await live.wish(lobby.start, "cole")
        yield live
    finally:
        await hub.close()
        await store.close()


async def _heard(client: Client) -> list[Any]:
    """What waited for a client when it was closed."""
    client.close(1000, "that is all")
    found = []
    while (data := await client.next()) is not None:
        found.append(server_decoder.decode(data))
    return found


def _asked(live: LiveTable) -> tuple[Client, Command]:
    """Ann, who is the Sheriff, at her seat, and what she may play at once."""
    ann = Client("ann", live.session.seat_for("ann"))
    live.join(ann, -1)
    assert live.session.table is not None
    return ann, legal(live.session.table, 0).sample(Dice(1))


def test_a_seat_whose_person_is_kicked_meanwhile_does_not_act(tmp_path: Path) -> None:
    """The command came first, but waits for the table; when its turn comes, its sender has no seat."""

    async def run() -> None:
        async with a_live_table(tmp_path) as live:
            ann, command = _asked(live)
            async with live.lock:
                playing = asyncio.create_task(live.do(ann, "c1", command))
                await asyncio.sleep(0)
                n = len(live.session.events)
                await live.carry_out(lobby.kick(live.session, now_ms(), "cole", 0))
            await playing
            assert len(live.session.events) == n
            assert live.session.played_before((0, "c1")) is None
            assert ann.closed == (4403, "table.sent_away")

    asyncio.run(run())


def test_who_gets_up_while_a_command_waits_is_told_that_it_was_not_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_live_table(tmp_path) as live:
            ann, command = _asked(live)
            async with live.lock:
                playing = asyncio.create_task(live.do(ann, "c1", command))
                await asyncio.sleep(0)
                n = len(live.session.events)
                await live.carry_out(lobby.leave(live.session, now_ms(), "ann"))
            await playing
            assert len(live.session.events) == n
            troubles = [message for message in await _heard(ann) if isinstance(message, Trouble)]
            assert [(trouble.code, trouble.id) for trouble in troubles] == [("message.not_seated", "c1")]

    asyncio.run(run())


# As it happens, over real sockets


@pytest.mark.slow
def test_nobody_stays_or_plays_who_was_sent_away_at_the_same_moment(own: House) -> None:
    """What is tried above at the worst moment, here at all of them: sockets open and commands come while the host
    kicks and begins."""
    dice = Dice(5)

    async def run() -> None:
        for _ in range(12):
            async with AsyncExitStack() as stack:
                await _stranger_at_the_start(stack, own, dice)
                await _kicked_at_the_door(stack, own, dice)
                await _kicked_while_playing(stack, own, dice)

    asyncio.run(run())


async def _at_once(dice: Dice, *calls: Awaitable[object]) -> None:
    """All of them, in any order, some milliseconds apart."""

    async def soon(call: Awaitable[object]) -> None:
        await asyncio.sleep(dice.below(8) / 1000)
        with suppress(ConnectionError, ConnectionClosed):
            await call

    await asyncio.gather(*map(soon, calls))


async def _stranger_at_the_start(stack: AsyncExitStack, house: House, dice: Dice) -> None:
    _, (ann, eve) = await stack.enter_async_context(people(house, "Ann", "Eve"))
    table = await ann.new_table(THREE, spectators=False)
    for seat in (1, 2):
        await ann.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
    await ann.ready(table)
    chair = eve.at(table)
    stack.push_async_callback(chair.close)
    await _at_once(dice, chair.open(), ann.call("POST", f"/tables/{table}/start"))
    await chair.until(lambda: chair.closed)
    assert chair.closed is not None
    assert chair.closed[0] == 4403


async def _kicked_at_the_door(stack: AsyncExitStack, house: House, dice: Dice) -> None:
    _, (ann, eve) = await stack.enter_async_context(people(house, "Ann", "Eve"))
    table = await ann.new_table(THREE)
    await eve.call("POST", f"/tables/{table}/seats/1")
    chair = eve.at(table)
    stack.push_async_callback(chair.close)
    await _at_once(dice, chair.open(), ann.call("POST", f"/tables/{table}/seats/1/kick"))
    await chair.until(lambda: chair.closed)
    assert chair.closed is not None
    assert chair.closed[0] == 4403


async def _kicked_while_playing(stack: AsyncExitStack, house: House, dice: Dice) -> None:
    """Whatever the kicked seat did is in the log before the kick: what it sends afterwards is not played."""
    party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE, first_sheriff=1, pace=5)
    ann, bess, _ = party.chairs
    before = len(ann.frames)
    kick = asyncio.create_task(party.host.call("POST", f"/tables/{party.table}/seats/1/kick"))
    await asyncio.sleep(dice.below(4) / 1000)
    with suppress(ConnectionError, ConnectionClosed):
        await bess.do(bess.legal.sample(dice), "late")
    await kick
    await bess.until(lambda: bess.closed)
    await ann.until(lambda: ann.table is not None and ann.table.seats[1].kind == "bot")
    heard = [server_decoder.decode(frame) for frame in ann.frames[before:]]
    sent_away = next(i for i, m in enumerate(heard) if isinstance(m, Room) and m.table.seats[1].kind == "bot")
    told = any(isinstance(message, Update) for message in heard[:sent_away])  # later ones are the bot's
    assert isinstance(bess.answers.get("late"), Done) <= told
