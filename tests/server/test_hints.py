"""Hints for those who play with bots, and bots at the gate that let people have their say."""

import asyncio
import secrets
from contextlib import AsyncExitStack

import httpx
import msgspec

from nottingham.bots.clever.looking_back import PastDecision
from nottingham.game import Dice, Ruleset
from nottingham.game.choices import Choices
from nottingham.game.commands import AnyCommand
from tests.server.guests import PATIENCE, Person, a_party
from tests.server.house import House

RULES = Ruleset.preset("second", 3, house_rounds=1)


def test_a_hint_is_something_one_may_do_and_says_why_and_costs_nothing(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Robin",), RULES, bots="easy", first_sheriff=1)
            chair = party.chairs[0]
            running = await party.host.ask("GET", f"/tables/{party.table}/decisions")
            assert (running.status_code, running.json()["code"]) == (409, "table.not_now")
            while not chair.over:
                await chair.until(lambda: chair.asked() is not None or chair.over)
                if chair.over:
                    break
                hint = await party.host.call("GET", f"/tables/{party.table}/hint")
                command = msgspec.convert(hint["command"], AnyCommand)
                assert chair.legal.contains(command), command
                assert hint["question"] in ("", *("market", "load", "declare", "settle", "offer"))
                await chair.do(command)
            # Whoever followed every hint lost nothing by it, as far as hints can tell; and nobody else is told.
            back = msgspec.convert(
                await party.host.call("GET", f"/tables/{party.table}/decisions"), tuple[PastDecision, ...]
            )
            assert all(past.points > 0 and past.instead is None for past in back), back
            stranger = await Person.come(house.url, party.http, "Guy")
            answer = await stranger.ask("GET", f"/tables/{party.table}/decisions")
            assert (answer.status_code, answer.json()["code"]) == (403, "table.not_seated")

    asyncio.run(play())


def test_hints_are_for_those_alone_with_bots_unless_the_host_allows_them(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Robin", "Marian"), RULES, bots="easy", first_sheriff=0)
            answer = await party.host.ask("GET", f"/tables/{party.table}/hint")
            assert (answer.status_code, answer.json()["code"]) == (403, "hint.not_here")
            free = await a_party(stack, house.url, ("Robin", "Marian"), RULES, bots="easy", first_sheriff=0, hints=True)
            assert (await free.host.call("GET", f"/tables/{free.table}/hint"))["command"] is not None
            waiting = await free.people[1].ask("GET", f"/tables/{free.table}/hint")
            assert (waiting.status_code, waiting.json()["code"]) == (409, "table.not_now")
            stranger = await Person.come(house.url, free.http, "Guy")
            assert (await stranger.ask("GET", f"/tables/{free.table}/hint")).status_code == 403

    asyncio.run(play())


def test_the_same_moment_gives_the_same_hint(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Robin",), RULES, bots="easy", first_sheriff=0)
            hints = [await party.host.call("GET", f"/tables/{party.table}/hint") for _ in range(2)]
            assert hints[0] == hints[1]

    asyncio.run(play())


def test_a_bot_at_the_gate_waits_for_people_until_they_nod(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
            robin = await Person.come(house.url, http, "Robin")
            table = await robin.new_table(RULES, pace=0.5, first_sheriff=1)
            for seat in (1, 2):
                await robin.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="greedy")
            chair = await stack.enter_async_context(robin.at(table))
            await robin.call("POST", f"/tables/{table}/ready", nonce=secrets.token_hex(8))
            await robin.call("POST", f"/tables/{table}/start")
            while chair.phase != "inspection":
                await chair.until(lambda: chair.phase == "inspection" or chair.asked() is not None)
                if chair.asked() is not None and chair.phase != "inspection":
                    await chair.do(_simple(chair.legal))
            await asyncio.sleep(1.5)  # three paces: what a bot would have waited for others
            assert chair.phase == "inspection"
            assert chair.public is not None
            assert 0 in chair.public["unsettled"]
            await chair.send({"type": "nod"})
            await chair.until(lambda: chair.over, 8.0)

    asyncio.run(play())


def _simple(legal: Choices) -> AnyCommand:
    """Something that may be done."""
    command: AnyCommand = legal.sample(Dice(3))  # type: ignore[assignment]
    return command
