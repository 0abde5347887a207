"""Garbage, huge, deep and half messages, wrong types, other people's seats: an answer or a closed door, never a stuck
table, a fault, or a leak."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nottingham.game import Ruleset
from tests.server.guests import Party, a_party
from tests.server.house import House

RULES = Ruleset.preset("second", players=3, house_rounds=1)
DEEP = "[" * 5000
GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "0",
    '"do"',
    "\x00",
    b"\xff\xfe\x00",
    b"{}",
    '{"type":"do"}',
    '{"type":"do","id":"x"}',
    '{"type":"do","id":"","command":{"command":"keep_brimstone"}}',
    '{"type":"do","id":"' + "x" * 65 + '","command":{"command":"keep_brimstone"}}',
    '{"type":"do","id":"a b","command":{"command":"keep_brimstone"}}',
    '{"type":"do","id":"a\\n","command":{"command":"keep_brimstone"}}',
    '{"type":"do","id":"x","command":{"command":"no_such"}}',
    '{"type":"do","id":"x","command":{"command":"load_bag","cards":["gold_bar"]}}',
    '{"type":"do","id":"x","command":{"command":"load_bag","cards":"apple"}}',
    '{"type":"do","id":"x","command":{"command":"load_bag","cards":["apple"]},"seat":1}',
    '{"type":"do","id":"x","command":{"command":"pass_bag","bag":1.5}}',
    '{"type":"do","id":"x","command":{"command":"pass_bag","bag":true}}',
    '{"type":"do","id":"x","command":{"command":"make_offer","by":[1],"to":[0],"terms":{"merchant_gives":{"golds":5}}}}',
    '{"type":"do","id":"x","command":{"command":"accept_offer","offer":{"by":[1],"to":[0],"version":4,"vers":5}}}',
    '{"type":"say","words":7}',
    '{"type":"say","words":"\\ud800"}',
    '{"type":"say","reaction":"vomit"}',
    '{"type":"say","words":"' + "x" * 301 + '"}',
    '{"type":"welcome"}',
    DEEP,
    '{"type":"do","id":"x","command":' * 450,
]
LEGAL_BUT_WRONG = [
    {"command": "clock_ran_out"},
    {"command": "pass_bag", "bag": -1},
    {"command": "open_bag", "bag": 2**62},
    {"command": "load_bag", "cards": []},
    {"command": "load_bag", "cards": ["apple"] * 500},
    {"command": "set_aside", "cards": ["crossbow"] * 6, "take": [-1, 2**40]},
    {"command": "make_offer", "by": [0, 0, 99], "to": [], "terms": {"merchant_gives": {"gold": -(2**60)}}},
    {"command": "accept_offer", "offer": {"by": [2], "to": [0], "version": -5}, "chosen": ["silk"]},
    {"command": "declare_bag", "good": "crossbow", "count": 99},
    {"command": "propose_division", "gold": 10**15, "legal": []},
]


def at_a_table(house: House, act: Any) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES)
            await act(party)
            for chair in party.chairs:
                if chair.closed is not None:
                    await chair.close()
                    await chair.open(since=chair.n)
            await party.play_to_the_end()

    asyncio.run(run())


def test_garbage_is_answered_with_trouble_and_the_game_goes_on(house: House) -> None:
    async def act(party: Party) -> None:
        for i, garbage in enumerate(GARBAGE):
            chair = party.chairs[i % 3]
            if chair.closed is not None:
                await chair.close()
                await chair.open(since=chair.n)
            before = len(chair.troubles)
            await chair.send(garbage)
            await chair.until(lambda: len(chair.troubles) > before or chair.closed)  # noqa: B023
            assert len(chair.troubles) == before + 1, garbage[:80]

    at_a_table(house, act)


def test_commands_that_make_no_sense_are_refused(house: House) -> None:
    async def act(party: Party) -> None:
        for i, command in enumerate(LEGAL_BUT_WRONG):
            for chair in party.chairs:
                n = chair.n
                await chair.send({"type": "do", "id": f"w{i}", "command": command})
                await chair.until(lambda: f"w{i}" in chair.answers)  # noqa: B023
                assert hasattr(chair.answers[f"w{i}"], "refusal"), command
                assert chair.n == n

    at_a_table(house, act)


def test_a_message_that_is_too_large_closes_the_door(house: House) -> None:
    async def act(party: Party) -> None:
        chair = party.chairs[1]
        await chair.send('{"type":"say","words":"' + "x" * 40_000 + '"}')
        await chair.until(lambda: chair.closed)
        assert chair.closed is not None
        assert chair.closed[0] == 1009

    at_a_table(house, act)


def test_who_goes_on_talking_nonsense_is_shown_the_door(house: House) -> None:
    async def act(party: Party) -> None:
        chair = party.chairs[2]
        for _ in range(20):
            await chair.send("nonsense")
        await chair.until(lambda: chair.closed)
        assert chair.closed == (4400, "too much that makes no sense")

    at_a_table(house, act)


def test_half_a_message_and_a_broken_line_hold_nobody_up(house: House) -> None:
    async def act(party: Party) -> None:
        chair = party.chairs[0]
        assert chair._socket is not None
        chair._socket.transport.write(b"\x81\xfe\x01\x00abcd{")
        chair._socket.transport.abort()
        await chair.until(lambda: chair.closed)

    at_a_table(house, act)


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("socket", {}),
        ("socket", {"Authorization": "Bearer guest.somebody.0000"}),
        ("socket?token=GOOD", {}),
        ("socket", {"Authorization": "Basic GOOD"}),
        ("socket", {"Cookie": "nottingham=GOOD"}),
        ("socket", {"Cookie": "nottingham=GOOD", "Origin": "https://elsewhere.example"}),
        ("socket", {"Authorization": "Bearer GOOD", "Origin": "https://elsewhere.example"}),
        ("socket", {"Authorization": "Bearer recovery.x.y"}),
    ],
)
def test_a_socket_opens_only_for_guests_and_our_own_pages(house: House, path: str, headers: dict[str, str]) -> None:
    async def act(party: Party) -> None:
        good = party.people[0].token
        address = f"{house.url.replace('http', 'ws')}/api/tables/{party.table}/{path.replace('GOOD', good)}"
        sent = {name: value.replace("GOOD", good) for name, value in headers.items()}
        async with connect(address, additional_headers=sent, proxy=None) as socket:
            said = json.loads(await socket.recv())
            assert said["type"] == "trouble"
            assert said["code"].startswith(("guest.", "origin."))
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    at_a_table(house, act)


def test_a_browser_of_our_own_page_may_open_a_socket_with_its_cookie(house: House) -> None:
    async def act(party: Party) -> None:
        address = f"{house.url.replace('http', 'ws')}/api/tables/{party.table}/socket"
        sent = {"Cookie": f"nottingham={party.people[0].token}", "Origin": house.url}
        async with connect(address, additional_headers=sent, proxy=None) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"

    at_a_table(house, act)


# REST


BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff",
    DEEP.encode(),
    (b'{"ruleset":' * 2000),
    b'{"name":' + b'"x"' + b',"more":1}',
    b'{"name":"\\ud800"}',
    b'{"name":"\\u0000\\u0007"}',
    b'{"name":"' + b"x" * 70_000 + b'"}',
    b'{"ruleset":{"edition":"third","players":4}}',
    b'{"ruleset":{"edition":"second","players":7}}',
    b'{"ruleset":{"edition":"second","players":1e400}}',
    b'{"ruleset":{"edition":"second","players":4,"house_deck":{}}}',
    b'{"ruleset":{"edition":"second","players":4},"pace":-1}',
    b'{"ruleset":{"edition":"second","players":4},"pace":NaN}',
    b'{"ruleset":{"edition":"second","players":6,"deputies":true},"first_sheriff":1}',
    b'{"spec":"no such bot"}',
    b'{"seat":99999999999999999999}',
    b'{"nonce":"short"}',
    b'{"nonce":"with\\nlines in it"}',
    b'{"token":"recovery.a.b"}',
]


def test_no_call_of_the_description_ever_fails_in_the_server(house: House) -> None:
    """Every path and method of the OpenAPI description with every kind of wrong input, as three kinds of caller."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES)
            described = (await party.http.get(f"{house.url}/api/openapi.json")).json()
            calls = [(path, method) for path, methods in described["paths"].items() for method in methods]
            assert len(calls) > 25
            for number, (path, method) in enumerate(calls):
                if (path, method) == ("/api/me", "delete"):
                    continue
                for places in ({"table": party.table, "seat": "1"}, {"table": "no-such", "seat": "-7"}, {"seat": "x"}):
                    filled = re.sub(r"{(\w+)}", lambda found: places.get(found.group(1), "%00%ff"), path)  # noqa: B023
                    body = BODIES[number % len(BODIES) :] + BODIES[: number % len(BODIES)]
                    for data in body[:8] if method != "get" else [b""]:
                        await _harmless(party, method, f"{house.url}{filled}", data)
            for data in BODIES:
                for path in ("/api/guests", "/api/tables", "/api/recover"):
                    await _harmless(party, "post", f"{house.url}{path}", data)

    asyncio.run(run())


async def _harmless(party: Party, method: str, url: str, data: bytes) -> None:
    headers = {"authorization": f"Bearer {party.people[2].token}", "content-type": "application/json"}
    answer = await party.http.request(method, url, content=data, headers=headers)
    assert answer.status_code < 500, (method, url, data[:80], answer.text)
    if answer.status_code >= 400:
        said = answer.json()
        assert set(said) == {"code", "why"}, (url, said)
        assert said["why"].endswith((".", "?", "!")), said


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    body=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["ruleset", "name", "players", "x"]), inner),
    ),
    path=st.sampled_from(["guests", "tables", "recover", "me"]),
)
def test_any_json_is_answered_with_a_code_and_a_sentence(house: House, body: Any, path: str) -> None:
    content = json.dumps(body).encode()
    answer = httpx.post(f"{house.url}/api/{path}", content=content, headers={"content-type": "application/json"})
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "why"}


def test_paths_that_do_not_exist_are_answered_in_our_own_words(house: House) -> None:
    for path in ("/api/nothing", "/nothing", "/api/tables/x/y/z", "/../etc/passwd"):
        answer = httpx.get(house.url + path, headers={"accept": "*/*"})
        assert answer.status_code in (401, 404, 405)
        assert set(answer.json()) == {"code", "why"}
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")


def test_moves_after_the_end_are_refused(house: House) -> None:
    async def act(party: Party) -> None:
        await party.play_to_the_end()
        await party.chairs[0].send({"type": "do", "id": "late", "command": {"command": "keep_brimstone"}})
        await party.chairs[0].until(lambda: "late" in party.chairs[0].answers)
        assert party.chairs[0].answers["late"].refusal.code == "table.not_playing"  # type: ignore[union-attr]

    at_a_table(house, act)
