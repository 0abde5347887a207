"""Programs in seats: a table says which seats are programs, its host allows them or not, and they get no hints among
people."""

import asyncio
import secrets
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec

from nottingham.game import Ruleset
from tests.server.guests import PATIENCE, Person
from tests.server.house import House

RULES = Ruleset.preset("second", 3, house_rounds=1)


async def two(stack: AsyncExitStack, house: House, **options: Any) -> tuple[Person, Person, str]:
    """A host at a table of two free seats, and somebody's program."""
    http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
    robin = await Person.come(house.url, http, "Robin")
    fox = await Person.come(house.url, http, "Fox")
    return robin, fox, await robin.new_table(RULES, **options)


def programs(table: Any) -> list[bool]:
    return [seat.get("program", False) for seat in table["seats"]]


def test_everybody_sees_which_seat_is_a_program(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            robin, fox, table = await two(stack, house)
            chair = await stack.enter_async_context(robin.at(table))
            told = await fox.call("POST", f"/tables/{table}/seats/1?program=true")
            assert programs(told["table"]) == [False, True, False]
            await chair.until(lambda: chair.table is not None and chair.table.seats[1].program)
            seen = (await robin.call("GET", f"/tables/{table}"))["table"]
            assert programs(seen) == [False, True, False]
            assert seen["seats"][1]["kind"] == "person"

    asyncio.run(play())


def test_programs_may_sit_at_private_tables_and_not_at_listed_ones_unless_the_host_says_otherwise(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            for options, welcome in (
                ({}, True),
                ({"public": True}, False),
                ({"public": True, "programs": True}, True),
                ({"programs": False}, False),
            ):
                robin, fox, table = await two(stack, house, **options)
                assert (await robin.call("GET", f"/tables/{table}"))["table"]["programs"] is welcome
                answer = await fox.ask("POST", f"/tables/{table}/seats/1?program=true")
                if welcome:
                    assert answer.status_code == 200, answer.text
                else:
                    assert (answer.status_code, answer.json()["code"]) == (403, "seat.no_programs")
                    assert (await fox.ask("POST", f"/tables/{table}/seats/1")).status_code == 200, "people still may"

    asyncio.run(play())


def test_programs_get_up_when_the_host_wants_none_any_more_and_people_stay(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            robin, fox, table = await two(stack, house)
            marian = await Person.come(house.url, robin.http, "Marian")
            await fox.call("POST", f"/tables/{table}/seats/1?program=true")
            await marian.call("POST", f"/tables/{table}/seats/2")
            told = await robin.call("PATCH", f"/tables/{table}", public=True)
            kinds = [seat.get("kind", "open") for seat in told["table"]["seats"]]
            assert kinds == ["person", "open", "person"]

    asyncio.run(play())


def test_a_program_makes_a_table_of_its_own_and_plays_again_as_a_program(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            _, fox, _ = await two(stack, house)
            made = await fox.call(
                "POST", "/tables?program=true", ruleset=msgspec.to_builtins(RULES), pace=0, first_sheriff=1
            )
            assert programs(made["table"]) == [True, False, False]
            table = made["table"]["id"]
            for seat in (1, 2):
                await fox.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="easy")
            chair = await stack.enter_async_context(fox.at(table))
            await fox.call("POST", f"/tables/{table}/ready", nonce=secrets.token_hex(8))
            await fox.call("POST", f"/tables/{table}/start")
            await chair.until(lambda: chair.asked() is not None)
            hint = await fox.call("GET", f"/tables/{table}/hint")
            assert hint["command"] is not None, "a program alone with bots may ask"

    asyncio.run(play())


def test_there_are_no_hints_for_programs_among_people_even_where_people_get_them(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            robin, fox, table = await two(stack, house, hints=True, first_sheriff=0)
            await fox.call("POST", f"/tables/{table}/seats/1?program=true")
            await robin.call("PUT", f"/tables/{table}/seats/2/bot", spec="easy")
            for person in (robin, fox):
                await person.ready(table)
            await robin.call("POST", f"/tables/{table}/start")
            answer = await fox.ask("GET", f"/tables/{table}/hint")
            assert (answer.status_code, answer.json()["code"]) == (403, "hint.not_for_programs")
            assert (await robin.call("GET", f"/tables/{table}/hint"))["command"] is not None

    asyncio.run(play())


def test_the_hosts_role_goes_to_people_before_programs(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            robin, fox, table = await two(stack, house)
            marian = await Person.come(house.url, robin.http, "Marian")
            await fox.call("POST", f"/tables/{table}/seats/1?program=true")
            await marian.call("POST", f"/tables/{table}/seats/2")
            told = await robin.call("DELETE", f"/tables/{table}/seats/0")
            assert [seat.get("host", False) for seat in told["table"]["seats"]] == [False, False, True]

    asyncio.run(play())
