"""Much of what is allowed: sockets, talk, offers, guesses, and bots that play alone."""

import asyncio
import sqlite3
import time
from contextlib import AsyncExitStack, suppress

from nottingham.game import Dice
from nottingham.game.commands import MakeOffer, WithdrawOffer
from nottingham.game.known import BagTerm, Deed, OfferId, Parcel, Phase, Terms
from nottingham.server.protocol import Done
from tests.server.guests import Chair, Person
from tests.server.raw import handshake

from .ground import RULES, Broken, Ground, for_seconds


def sockets(ground: Ground) -> str:
    """New sockets as fast as they open, each closed at once: 801 a second took 87 % of a core."""
    table, token = ground.seat()
    opened = 0

    def open_one() -> None:
        nonlocal opened
        with suppress(ConnectionError, TimeoutError), ground.call() as line:
            line.sendall(handshake(table, token))
            opened += line.recv(13).startswith(b"HTTP/1.1 101")

    tried = for_seconds(5, open_one)
    if opened > 180:
        raise Broken(f"{opened} sockets were opened in 5 seconds")
    return f"{opened} of {tried} opened"


def talk(ground: Ground) -> str:
    """One guest on twenty sockets talks for five seconds: 375 lines a second were stored, forever."""

    async def run() -> str:
        async with ground.people(1) as (guest,), AsyncExitStack() as stack:
            table = await guest.new_table(RULES)
            chairs = [await stack.enter_async_context(guest.at(table)) for _ in range(20)]
            end = time.monotonic() + 5
            while time.monotonic() < end:
                for chair in chairs:
                    with suppress(Exception):
                        await chair.send({"type": "say", "words": "x" * 290})
                await asyncio.sleep(0.05)
            return table

    table = asyncio.run(run())
    with sqlite3.connect(f"file:{ground.file}?mode=ro", uri=True) as database:
        (stored,) = database.execute("select count(*) from talk where table_id = ?", (table,)).fetchone()
    if stored > 40:
        raise Broken(f"{stored} lines were stored")
    return f"{stored} lines stored"


async def _party(stack: AsyncExitStack, people: list[Person]) -> list[Chair]:
    """Three attackers at a table of their own, at the gate."""
    host, *others = people
    table = await host.new_table(RULES)
    for seat, person in enumerate(others, start=1):
        await person.call("POST", f"/tables/{table}/seats/{seat}")
    chairs = [await stack.enter_async_context(person.at(table)) for person in people]
    for person in people:
        await person.ready(table)
    await host.call("POST", f"/tables/{table}/start")
    for chair in chairs:
        await chair.until(lambda: chair.public is not None)  # noqa: B023
    at_gate = lambda: any(chair.phase == Phase.INSPECTION for chair in chairs)  # noqa: E731
    await asyncio.gather(*(chair.play_on(Dice(i), at_gate) for i, chair in enumerate(chairs)))
    for chair in chairs:
        await chair.until(lambda: chair.phase == Phase.INSPECTION)  # noqa: B023
    return chairs


def offers(ground: Ground) -> str:
    """Offers that are made and taken back without end: after 5,000 events nobody could see the game again."""

    async def run() -> tuple[int, int]:
        async with ground.people(3) as people, AsyncExitStack() as stack:
            chairs = await _party(stack, people)
            public = chairs[0].view().public
            sheriff, merchant = public.sheriffs[0], public.unsettled[0]
            made = refused = 0
            end = time.monotonic() + 40
            while not refused and made < 1000 and time.monotonic() < end:
                terms = Terms(Parcel(made % 3), bags=(BagTerm(merchant, Deed.PASS),))
                answer = await chairs[merchant].do(MakeOffer((merchant,), (sheriff,), terms))
                if not isinstance(answer, Done):
                    refused += answer.refusal.code == "offer.too_many"
                    continue
                made += 1
                await chairs[merchant].do(WithdrawOffer(OfferId((merchant,), (sheriff,), answer.n - 1)))
                await asyncio.sleep(0.1)  # not to meet the limit of messages first
            return made, refused

    made, refused = asyncio.run(run())
    if not refused:
        raise Broken(f"{made} offers in one round were taken")
    return f"refused after {made}"


def guesses(ground: Ground) -> str:
    """Codes of tables, tried one after the other by several guests."""

    async def run() -> list[int]:
        async with ground.people(5) as people:
            found = []
            for i in range(100):
                found.append((await people[i % 5].ask("GET", f"/codes/ZZ{i:03}")).status_code)
                await asyncio.sleep(0.05)
            return found

    statuses = asyncio.run(run())
    if statuses.count(404) > 12:
        raise Broken(f"{statuses.count(404)} of 100 codes were looked up")
    return f"{statuses.count(404)} of 100 looked up"


def lone_bots(ground: Ground) -> str:
    """Ten tables of bots alone at pace 0: half a core for each address."""

    async def run() -> float:
        async with ground.people(1) as (host,):
            tables = [await host.new_table(RULES, pace=0) for _ in range(10)]
            for table in tables:
                for seat in (1, 2):
                    await host.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
                await host.call("DELETE", f"/tables/{table}/seats/0")
                await host.call("PUT", f"/tables/{table}/seats/0/bot", spec="honest")
                await asyncio.sleep(0.3)  # within the limit of calls
            before, begun = ground.metric("nottingham_bot_moves_total"), time.monotonic()
            for table in tables:
                await host.call("POST", f"/tables/{table}/start")
            await asyncio.sleep(5)
            return (ground.metric("nottingham_bot_moves_total") - before) / (time.monotonic() - begun)

    rate = asyncio.run(run())
    if rate > 60:
        raise Broken(f"bots alone made {rate:.0f} moves a second")
    return f"{rate:.0f} moves a second"


FLOODS = (sockets, talk, offers, guesses, lone_bots)
