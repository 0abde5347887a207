"""Play and talk without end: offers, stances, chat, guesses, new sockets, and bots that play alone."""

import asyncio
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, func, select
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from nottingham.game import Dice, Ruleset
from nottingham.game.commands import MakeOffer, TakeStance, WithdrawOffer
from nottingham.game.events import OfferMade, RoundBegan
from nottingham.game.known import BagTerm, Deed, OfferId, Parcel, Phase, Terms, Verdict
from nottingham.server import haggling
from nottingham.server.haggling import Haggling
from nottingham.server.protocol import Done, Refused
from nottingham.server.session import TALK_KEPT
from nottingham.server.storage import schema
from tests.server.guests import Party, Person, a_party
from tests.server.house import House, a_house

THREE = Ruleset.preset("second", players=3, house_rounds=1)
SIX = Ruleset.preset("second", players=6, house_rounds=1)


async def to_the_gate(party: Party) -> None:
    at_gate = lambda: any(chair.phase == Phase.INSPECTION for chair in party.chairs)  # noqa: E731
    await asyncio.gather(*(chair.play_on(Dice(i), at_gate) for i, chair in enumerate(party.chairs)))
    for chair in party.chairs:
        await chair.until(lambda: chair.phase == Phase.INSPECTION)  # noqa: B023


async def an_offer(party: Party, gold: int) -> Done | Refused:
    """The first merchant offers some gold, and takes it back."""
    public = party.chairs[0].view().public
    sheriff, merchant = public.sheriffs[0], public.unsettled[0]
    chair = party.chairs[merchant]
    terms = Terms(Parcel(gold), bags=(BagTerm(merchant, Deed.PASS),))
    made = await chair.do(MakeOffer((merchant,), (sheriff,), terms))
    if isinstance(made, Done):
        taken = await chair.do(WithdrawOffer(OfferId((merchant,), (sheriff,), made.n - 1)))
        assert isinstance(taken, Done), taken
    return made


@pytest.mark.parametrize("why", ["offers_per_round", "events"])
def test_who_has_offered_enough_is_refused_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    settings: dict[str, Any] = {"away_seconds": 600.0}
    if why == "events":
        monkeypatch.setattr(haggling, "ENOUGH_EVENTS", 40)
    else:
        settings[why] = 3

    async def run(house: House) -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE)
            await to_the_gate(party)
            answers = [await an_offer(party, i) for i in range(20)]
            refused = [answer.refusal.code for answer in answers if isinstance(answer, Refused)]
            assert isinstance(answers[0], Done)
            assert len(refused) >= 5
            assert set(refused) == {"offer.too_many"}
            if why == "offers_per_round":
                assert len(refused) == 17
            await party.play_to_the_end()
            assert all(chair.over for chair in party.chairs)

    with a_house(tmp_path, **settings) as house:
        asyncio.run(run(house))


def test_a_deputy_who_has_changed_his_mind_enough_can_only_confirm(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with AsyncExitStack() as stack:
            names = ("Ann", "Bess", "Cole", "Dan", "Eve", "Fay")
            party = await a_party(stack, house.url, names, SIX)
            await to_the_gate(party)
            public = party.chairs[0].view().public
            deputy = party.chairs[public.sheriffs[0]]
            first, second = public.unsettled[:2]
            answers = []
            for i in range(5):
                verdict = (Verdict.PASS, Verdict.OPEN)[i % 2]
                answers.append(await deputy.do(TakeStance(first, verdict)))
            assert [isinstance(answer, Done) for answer in answers] == [True, True, False, False, False]
            assert all(
                answer.refusal.code == "stance.too_many" for answer in answers[2:] if isinstance(answer, Refused)
            )
            assert isinstance(await deputy.do(TakeStance(second, Verdict.PASS)), Done), "the first on another bag"
            await party.play_to_the_end()

    with a_house(tmp_path, offers_per_round=2, away_seconds=600.0) as house:
        asyncio.run(run(house))


def test_offers_are_counted_by_seat_and_round() -> None:
    made = OfferMade(1, (1,), (0,), Terms(Parcel(1)), ())
    found = Haggling().follow([made, made])
    offer = MakeOffer((1,), (0,), Terms(Parcel(1)))
    public: Any = None
    assert found.why_not(public, 1, offer, 2) is not None
    assert found.why_not(public, 1, offer, 3) is None
    assert found.why_not(public, 2, offer, 2) is None
    assert found.follow([RoundBegan(2, (1,))]).why_not(public, 1, offer, 2) is None


# Talk


def test_a_guest_talks_so_much_over_all_sockets_together(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with httpx.AsyncClient(trust_env=False) as http, AsyncExitStack() as stack:
            ann = await Person.come(house.url, http, "Ann")
            tables = [await ann.new_table(THREE) for _ in range(2)]
            chairs = [await stack.enter_async_context(ann.at(table)) for table in tables * 3]
            for chair in chairs:
                for i in range(5):
                    await chair.send({"type": "say", "words": f"{i}"})
            said, troubles = 0, [""]
            async with asyncio.timeout(20):
                while len(troubles) + said != 30:
                    await asyncio.sleep(0.02)
                    troubles = [trouble.code for chair in chairs for trouble in chair.troubles]
                    said = len(chairs[0].talk) + len(chairs[1].talk)
            assert 4 <= said <= 8
            assert set(troubles) == {"limit.reached"}

    with a_house(tmp_path, talk_per_minute=12) as house:
        asyncio.run(run(house))


def test_lines_that_nobody_can_read_any_more_are_deleted(house: House) -> None:
    async def run() -> str:
        async with httpx.AsyncClient(trust_env=False) as http:
            ann = await Person.come(house.url, http, "Ann")
            table = await ann.new_table(THREE)
            async with ann.at(table) as chair:
                for i in range(3 * TALK_KEPT + 10):
                    await chair.send({"type": "say", "words": f"{i}"})
                await chair.until(lambda: len(chair.talk) == 3 * TALK_KEPT + 10)
            async with ann.at(table) as again:
                assert [line.words for line in again.talk] == [
                    f"{i}" for i in range(2 * TALK_KEPT + 10, 3 * TALK_KEPT + 10)
                ]
            return table

    table = asyncio.run(run())
    engine = create_engine(house.database)
    with engine.connect() as connection:
        stored = connection.scalar(select(func.count()).where(schema.talk.c.table_id == table))
    engine.dispose()
    assert stored is not None
    assert TALK_KEPT <= stored < 2 * TALK_KEPT


# Codes


@pytest.mark.parametrize("who", ["guest", "address"])
def test_codes_are_guessed_a_few_times_a_minute(tmp_path: Path, who: str) -> None:
    async def run(house: House) -> None:
        async with httpx.AsyncClient(trust_env=False) as http:
            people = [await Person.come(house.url, http, f"Guest {i}") for i in range(9)]
            code = (await people[0].call("GET", f"/tables/{await people[0].new_table(THREE)}"))["table"]["code"]
            for _ in range(20):
                assert (await people[0].ask("GET", f"/codes/{code}")).status_code == 200, "who knows a code is let in"
            guessers = [people[1]] * 9 if who == "guest" else people
            headers = [{"x-forwarded-for": f"192.0.2.{i if who == 'guest' else 1}"} for i in range(9)]

            async def guess(code: str, i: int) -> int:
                known = headers[i] | {"authorization": f"Bearer {guessers[i].token}"}
                return (await http.get(f"{house.url}/api/codes/{code}", headers=known)).status_code

            assert [await guess(f"ZZZZ{i}", i) for i in range(9)] == [404] * 4 + [429] * 5
            assert await guess(code, 1) == 429, "a guess that hits is a guess"

    with a_house(tmp_path, guesses_per_minute=4) as house:
        asyncio.run(run(house))


# Sockets


def test_new_sockets_come_at_a_rate(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with httpx.AsyncClient(trust_env=False) as http:
            ann = await Person.come(house.url, http, "Ann")
            table = await ann.new_table(THREE)
            address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
            headers = {"Authorization": f"Bearer {ann.token}"}
            opened, refused = 0, None
            while refused is None:
                try:
                    async with connect(address, additional_headers=headers, proxy=None):
                        opened += 1
                except InvalidStatus as error:
                    refused = error.response
            assert refused.status_code == 429
            assert b"limit.reached" in (refused.body or b"")
            assert 2 <= opened < 40
            bess = await Person.come(house.url, http, "Bess")
            others = {"X-Forwarded-For": "192.0.2.7", "Authorization": f"Bearer {bess.token}"}
            async with connect(address, additional_headers=others, proxy=None):
                pass

    with a_house(tmp_path, sockets_per_second=0.2) as house:
        asyncio.run(run(house))


def test_an_ipv6_household_is_one_address_to_every_limit(tmp_path: Path) -> None:
    with a_house(tmp_path, guests_per_minute=1) as house, httpx.Client(trust_env=False) as http:
        statuses = [
            http.post(f"{house.url}/api/guests", json={"name": "x"}, headers={"x-forwarded-for": address}).status_code
            for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:0:5::1", "2001:db8::4", "2001:db8:0:1::1")
        ]
    assert statuses == [201, 201, 201, 429, 201]


# Bots alone


def test_bots_that_play_alone_share_what_they_may_take(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=20) as http:
            ann = await Person.come(house.url, http, "Ann")
            tables = [await ann.new_table(THREE) for _ in range(6)]
            for table in tables:
                for seat in (1, 2):
                    await ann.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
                await ann.call("DELETE", f"/tables/{table}/seats/0")
                await ann.call("PUT", f"/tables/{table}/seats/0/bot", spec="honest")
            begun, before = time.monotonic(), await moves(http, house)
            for table in tables:
                await ann.call("POST", f"/tables/{table}/start")
            await asyncio.sleep(3)
            made = await moves(http, house) - before
            assert 5 <= made <= 5 * (time.monotonic() - begun) + 6

    with a_house(tmp_path, lone_bot_moves_per_second=5.0) as house:
        asyncio.run(run(house))


async def moves(http: httpx.AsyncClient, house: House) -> float:
    page = (await http.get(f"{house.url}/metrics")).text
    return float(next(line.split()[1] for line in page.splitlines() if line.startswith("nottingham_bot_moves_total")))


# Made once


def asked(http: httpx.Client, place: str) -> float:
    """Seconds for some calls, all answered alike."""
    begun, first = time.monotonic(), http.get(place).content
    assert all(http.get(place).content == first for _ in range(30))
    return time.monotonic() - begun


def test_the_manual_is_made_once(house: House) -> None:
    """Four connections that asked for nothing else held every table up."""
    with httpx.Client(trust_env=False, timeout=20) as http:
        for path in ("/docs", "/api/openapi.json", "/api/messages"):
            first = http.get(f"{house.url}{path}")
            assert first.status_code == 200
            assert asked(http, f"{house.url}{path}") < 15 * asked(http, f"{house.url}/health"), path
        assert http.get(f"{house.url}/docs").headers["content-type"].startswith("text/html")
        assert http.get(f"{house.url}/api/openapi.json").json()["info"]["title"] == "nottingham"
        with socket.create_connection(("127.0.0.1", house.port)):
            assert http.get(f"{house.url}/api/messages").headers["content-type"].startswith("application/json")
