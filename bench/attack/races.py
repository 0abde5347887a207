"""Two things at the same moment: who comes in while the door is shut, and who acts while being sent away."""

import asyncio
import secrets
from contextlib import AsyncExitStack

import httpx

from nottingham.game import Dice
from nottingham.game.commands import Command
from nottingham.server.protocol import Room, Update, server_decoder
from tests.server.guests import Chair, Person

from .ground import RULES, Broken, Ground

TRIES = 12


def strangers(ground: Ground) -> str:
    """Strangers who come while a game without spectators starts: 16 of 20 stayed."""

    async def once(people: list[Person]) -> bool:
        host, stranger = people
        table = await host.new_table(RULES, pace=10)
        for seat in (1, 2):
            await host.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
        await host.ready(table)
        return await _stays(stranger.at(table), host.call("POST", f"/tables/{table}/start"), delays=8)

    return _tried(ground, once, "strangers stayed")


def kicked_guests(ground: Ground) -> str:
    """Guests who open a socket while they are sent away: 13 of 15 stayed."""

    async def once(people: list[Person]) -> bool:
        host, guest = people
        table = await host.new_table(RULES)
        await guest.call("POST", f"/tables/{table}/seats/1")
        return await _stays(guest.at(table), host.call("POST", f"/tables/{table}/seats/1/kick"), delays=8)

    return _tried(ground, once, "kicked guests stayed")


async def _stays(chair: Chair, shutting: object, delays: int) -> bool:
    """Whether somebody who comes in at the very moment is still there afterwards."""
    chairs = [chair, *(chair.person.at(chair.table_id) for _ in range(delays - 1))]
    opening = [asyncio.create_task(_open_after(one, i * 0.0015)) for i, one in enumerate(chairs)]
    await asyncio.sleep(0.004)
    await shutting  # type: ignore[misc]
    await asyncio.gather(*opening, return_exceptions=True)
    await asyncio.sleep(0.3)
    stayed = any(one.table is not None and one.closed is None for one in chairs)
    for one in chairs:
        await one.hang_up()
    return stayed


async def _open_after(chair: Chair, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await chair.open()


def kicked_seats(ground: Ground) -> str:
    """Seats that send a command while they are sent away: 51 of 64 still acted."""

    async def once(people: list[Person]) -> bool:
        host, guest = people
        async with AsyncExitStack() as stack:
            table = await host.new_table(RULES, pace=10, first_sheriff=1)
            await guest.call("POST", f"/tables/{table}/seats/1")
            await host.call("PUT", f"/tables/{table}/seats/2/bot", spec="honest")
            mine, theirs = [await stack.enter_async_context(one.at(table)) for one in (host, guest)]
            await host.ready(table)
            await guest.ready(table)
            await host.call("POST", f"/tables/{table}/start")
            await theirs.until(lambda: theirs.asked() is not None)
            command = theirs.legal.sample(Dice(1))
            kicking = asyncio.create_task(host.call("POST", f"/tables/{table}/seats/1/kick"))
            await asyncio.sleep(secrets.randbelow(60) / 10_000)
            await _send(theirs, command, "late")
            await kicking
            await asyncio.sleep(0.3)
            return _acted_after_the_kick(mine)

    return _tried(ground, once, "kicked seats still acted")


async def _send(chair: Chair, command: Command, name: str) -> None:
    try:
        await chair.send({"type": "do", "id": name, "command": command})
    except Exception:
        return


def _acted_after_the_kick(watching: Chair) -> bool:
    """Whether the game went on after everybody was told that a bot, which takes its time, has the seat."""
    gone = False
    for data in watching.frames:
        message = server_decoder.decode(data)
        if isinstance(message, Room):
            gone = gone or (message.table.state == "playing" and message.table.seats[1].kind == "bot")
        elif isinstance(message, Update) and gone:
            return True
    return False


def _tried(ground: Ground, once: object, what: str) -> str:
    async def run() -> tuple[int, int]:
        found = done = 0
        async with ground.people(2) as people:
            for _ in range(TRIES):
                try:
                    found += await once(people)  # type: ignore[operator]
                    done += 1
                except (httpx.HTTPError, AssertionError, TimeoutError):
                    pass  # over a limit: slower
                await asyncio.sleep(1.2)
        return found, done

    found, done = asyncio.run(run())
    if not done:
        raise Broken("nothing could be tried")
    if found:
        raise Broken(f"{found} of {done} {what}")
    return f"0 of {done} {what}"


RACES = (strangers, kicked_guests, kicked_seats)
