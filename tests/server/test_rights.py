"""Who may do what: every call, by everybody who might try it."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest

from nottingham.game import Ruleset
from tests.server.guests import PATIENCE, Person, a_party
from tests.server.house import House

THREE = Ruleset.preset("second", players=3, house_rounds=1)
RULES = msgspec.to_builtins(THREE)
NONCE = "nonce-nonce"

Call = tuple[str, str, dict[str, Any]]
HOST_ONLY: list[Call] = [
    ("PATCH", "", {"public": True}),
    ("PUT", "/seats/2/bot", {"spec": "honest"}),
    ("DELETE", "/seats/2/bot", {}),
    ("POST", "/seats/1/kick", {}),
    ("POST", "/start", {}),
    ("POST", "/pause", {}),
    ("POST", "/resume", {}),
    ("POST", "/host", {"seat": 1}),
]
SEATED_ONLY: list[Call] = [
    ("POST", "/ready", {"nonce": NONCE}),
    ("DELETE", "/ready", {}),
    ("DELETE", "/seats/0", {}),
    ("POST", "/rematch", {}),
    ("POST", "/report", {"seat": 1, "words": "rude"}),
    ("POST", "/block", {"seat": 1}),
]
ANYBODY: list[Call] = [("GET", "", {})]


def with_people(house: House, act: Any) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
            host, seated, stranger = [await Person.come(house.url, http, name) for name in ("Ann", "Bess", "Eve")]
            table = await host.new_table(THREE)
            await seated.call("POST", f"/tables/{table}/seats/1")
            await act(table, host, seated, stranger)

    asyncio.run(run())


@pytest.mark.parametrize("state", ["lobby", "playing"])
def test_only_the_host_does_what_is_the_hosts(house: House, state: str) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        if state == "playing":
            await _start(table, host, seated)
        for method, path, body in HOST_ONLY:
            for person in (seated, stranger):
                answer = await person.ask(method, f"/tables/{table}{path}", **body)
                assert (answer.status_code, answer.json()["code"]) == (403, "table.not_host"), path

    with_people(house, act)


def test_only_who_sits_there_does_what_is_for_those_at_the_table(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        for method, path, body in SEATED_ONLY:
            answer = await stranger.ask(method, f"/tables/{table}{path}", **body)
            assert (answer.status_code, answer.json()["code"]) == (403, "table.not_seated"), path
        answer = await seated.ask("DELETE", f"/tables/{table}/seats/0")
        assert answer.status_code == 403

    with_people(house, act)


def test_nobody_does_anything_without_being_a_guest(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        for token in ("x", "guest.x.y", stranger.token[:-1] + ("0" if stranger.token[-1] != "0" else "1")):
            nobody = Person(house.url, host.http, {"id": "", "name": "", "token": token})
            nobody.http.cookies.clear()
            for method, path, body in [*HOST_ONLY, *SEATED_ONLY, *ANYBODY, ("GET", "/log", {})]:
                answer = await nobody.ask(method, f"/tables/{table}{path}", **body)
                assert answer.status_code == 401, path
            for method, path in (("GET", "/me"), ("GET", "/tables"), ("GET", "/tables/mine"), ("DELETE", "/me")):
                assert (await nobody.ask(method, path)).status_code == 401

    with_people(house, act)


def test_the_game_cannot_be_changed_once_it_has_begun(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        await _start(table, host, seated)
        for method, path, body in HOST_ONLY[:3] + HOST_ONLY[4:5]:
            answer = await host.ask(method, f"/tables/{table}{path}", **body)
            assert answer.status_code == 409, path
        assert (await stranger.ask("POST", f"/tables/{table}/seats/2")).status_code == 409
        assert (await seated.ask("POST", f"/tables/{table}/ready", nonce=NONCE)).status_code == 409
        assert (await host.ask("POST", f"/tables/{table}/rematch")).status_code == 409

    with_people(house, act)


def test_a_game_starts_only_when_all_seats_are_filled_and_everybody_is_ready(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        async def start() -> httpx.Response:
            return await host.ask("POST", f"/tables/{table}/start")

        assert "free seats" in (await start()).json()["why"]
        await host.call("PUT", f"/tables/{table}/seats/2/bot", spec="honest")
        await host.ready(table)
        assert "ready" in (await start()).json()["why"]
        await seated.ready(table)
        await host.call("PATCH", f"/tables/{table}", pace=0.5)
        assert "ready" in (await start()).json()["why"], "other options have to be looked at again"
        for person in (host, seated):
            await person.ready(table)
        assert (await start()).status_code == 200

    with_people(house, act)


def test_who_was_kicked_does_not_come_back(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        chair = seated.at(table)
        await chair.open()
        await host.call("POST", f"/tables/{table}/seats/1/kick")
        await chair.until(lambda: chair.closed)
        await chair.close()
        answer = await seated.ask("POST", f"/tables/{table}/seats/1")
        assert (answer.status_code, answer.json()["code"]) == (403, "seat.not_for_you")
        again = seated.at(table)
        await again.open()
        assert again.closed is not None
        assert again.closed[0] == 4403
        await again.close()

    with_people(house, act)


def test_who_is_blocked_does_not_sit_down_at_the_tables_of_the_blocker(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        await host.call("POST", f"/tables/{table}/block", seat=1)
        other = await host.new_table(THREE)
        assert (await seated.ask("POST", f"/tables/{other}/seats/1")).status_code == 403
        blocked = await host.call("GET", "/me/blocks")
        assert [guest["name"] for guest in blocked] == ["Bess"]
        await host.call("DELETE", f"/me/blocks/{blocked[0]['id']}")
        await seated.call("POST", f"/tables/{other}/seats/1")

    with_people(house, act)


def test_who_is_blocked_is_not_heard(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE)
            ann, bess, cole = party.chairs
            await party.people[0].call("POST", f"/tables/{party.table}/block", seat=1)
            await bess.send({"type": "say", "words": "boo"})
            await cole.send({"type": "say", "words": "hello"})
            await ann.until(lambda: ann.talk)
            await cole.until(lambda: len(cole.talk) == 2)
            assert [line.words for line in ann.talk] == ["hello"]

    asyncio.run(run())


def test_private_tables_are_not_listed_and_public_ones_are(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        def ids(listed: list[dict[str, Any]]) -> list[str]:
            return [found["id"] for found in listed]

        assert table not in ids(await stranger.call("GET", "/tables"))
        assert table in ids(await seated.call("GET", "/tables/mine"))
        assert table not in ids(await stranger.call("GET", "/tables/mine"))
        await host.call("PATCH", f"/tables/{table}", public=True)
        assert table in ids(await stranger.call("GET", "/tables"))
        code = (await host.call("GET", f"/tables/{table}"))["table"]["code"]
        found = await stranger.call("GET", f"/codes/{code.lower()}")
        assert (found["table"]["id"], found["seat"], found["host"]) == (table, None, False)

    with_people(house, act)


def test_a_bot_that_does_not_exist_is_refused_with_what_there_is(house: House) -> None:
    async def act(table: str, host: Person, seated: Person, stranger: Person) -> None:
        for spec in ("nobody", "medium:nobody", "honest:x"):
            answer = await host.ask("PUT", f"/tables/{table}/seats/2/bot", spec=spec)
            assert (answer.status_code, answer.json()["code"]) == (400, "bot.unknown")
        names = [bot["name"] for bot in await host.call("GET", "/bots")]
        assert "medium" in names

    with_people(house, act)


async def _start(table: str, host: Person, seated: Person) -> None:
    await host.call("PUT", f"/tables/{table}/seats/2/bot", spec="honest")
    for person in (host, seated):
        await person.ready(table)
    await host.call("POST", f"/tables/{table}/start")
