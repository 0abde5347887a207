"""How much one guest, one address and one socket may take; and slow readers hold nobody up."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from nottingham.game import Ruleset
from nottingham.server import clients
from nottingham.server.clients import MOST_WAITING, Client
from nottingham.server.limits import Bucket, Buckets, Open
from nottingham.server.protocol import Pong
from tests.server.figures import until_figure
from tests.server.guests import Person, a_party
from tests.server.house import a_house

THREE = Ruleset.preset("second", players=3, house_rounds=1)


def in_a_house(folder: Path, act: Any, **settings: Any) -> None:
    async def run() -> None:
        with a_house(folder, **settings) as house:
            async with httpx.AsyncClient(trust_env=False) as http:
                await act(house, await Person.come(house.url, http, "Ann"))

    asyncio.run(run())


def test_a_guest_hosts_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def act(house: Any, ann: Person) -> None:
        for _ in range(2):
            await ann.new_table(THREE)
        answer = await ann.ask("POST", "/tables", ruleset={"edition": "second", "players": 3})
        assert (answer.status_code, answer.json()["code"]) == (429, "limit.reached")

    in_a_house(tmp_path, act, tables_per_guest=2)


@pytest.mark.parametrize("limit", ["sockets_per_guest", "sockets_per_address"])
def test_so_many_sockets_are_open_at_once_and_no_more(tmp_path: Path, limit: str) -> None:
    async def act(house: Any, ann: Person) -> None:
        table = await ann.new_table(THREE)
        async with ann.at(table), ann.at(table):
            third = ann.at(table)
            await third.open()
            assert third.closed == (4429, "limit.reached")
            await third.close()
        await until_figure(ann.http, house.url, "nottingham_sockets", 0)  # a socket ends here before it ends there
        async with ann.at(table) as again:
            assert again.seat == 0

    in_a_house(tmp_path, act, **{limit: 2})


def test_who_sends_too_many_messages_is_closed(tmp_path: Path) -> None:
    async def act(house: Any, ann: Person) -> None:
        table = await ann.new_table(THREE)
        chair = ann.at(table)
        await chair.open()
        for _ in range(60):
            await chair.send({"type": "ping"})
            if chair.closed is not None:
                break
        await chair.until(lambda: chair.closed)
        assert [trouble.code for trouble in chair.troubles] == ["limit.reached"]
        await chair.close()

    in_a_house(tmp_path, act, messages_per_second=1)


def test_an_address_calls_so_often_and_no_more(tmp_path: Path) -> None:
    async def act(house: Any, ann: Person) -> None:
        statuses = [200]
        while statuses[-1] == 200 and len(statuses) < 500:
            statuses.append((await ann.ask("GET", "/me")).status_code)
        assert statuses[1] == 200
        assert statuses[-1] == 429
        assert (await ann.http.get(f"{house.url}/health")).status_code == 200

    in_a_house(tmp_path, act, requests_per_second=1)


def test_so_many_guests_come_from_one_address_and_no_more(tmp_path: Path) -> None:
    async def act(house: Any, ann: Person) -> None:
        statuses = [(await ann.http.post(f"{house.url}/api/guests", json={"name": "x"})).status_code for _ in range(9)]
        assert statuses == [201] * 5 + [429] * 4

    in_a_house(tmp_path, act, guests_per_minute=2)


def test_who_reads_too_slowly_is_dropped_and_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "MOST_WAITING", 20)

    async def run() -> None:
        with a_house(tmp_path, unread_seconds=600.0) as house:
            async with AsyncExitStack() as stack:
                party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE)
                ann, bess, _ = party.chairs
                for _ in range(100):
                    await ann.send({"type": "say", "words": "x" * 290})
                await ann.until(lambda: len(ann.talk) == 100)
                assert bess._socket is not None
                bess._socket.transport.pause_reading()
                for _ in range(600):  # each sends all the talk again
                    await party.host.call("POST", f"/tables/{party.table}/pause")
                    await party.host.call("POST", f"/tables/{party.table}/resume")
                    if ann.table is not None and not ann.table.seats[1].here:
                        break
                await ann.until(lambda: ann.table is not None and not ann.table.seats[1].here)
                page = (await party.http.get(f"{house.url}/metrics")).text
                assert 'nottingham_dropped_total{why="too slow"} 1.0' in page
                bess._socket.transport.abort()

    asyncio.run(run())


def test_a_clients_queue_has_an_end() -> None:
    async def run() -> None:
        client = Client("g", 0)
        for number in range(MOST_WAITING + 1):
            client.send(Pong(number))
        assert client.closed == (Client.TOO_SLOW, "too slow")
        assert await client.next() is None

    asyncio.run(run())


def test_a_clients_queue_has_an_end_in_bytes_too() -> None:
    async def run() -> None:
        client = Client("g", 0)
        client.put(b"x" * 2 * clients.MOST_UNREAD)  # alone, a message of any length goes
        assert client.closed is None
        assert await client.next() is not None
        for _ in range(5):
            client.put(b"x" * (clients.MOST_UNREAD // 4))
        assert client.closed == (Client.TOO_SLOW, "too slow")
        assert not client._waiting

    asyncio.run(run())


def test_buckets_let_bursts_through_and_no_more() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    buckets = Buckets(0.001, 1)
    assert [buckets.take(who) for who in "aab"] == [True, False, True]
    open_ = Open(1)
    assert [open_.enter("a"), open_.enter("a"), open_.enter("b")] == [True, False, True]
    open_.leave("a")
    assert open_.enter("a")
