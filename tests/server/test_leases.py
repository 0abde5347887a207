"""Processes that share a PostgreSQL: nobody is held up by one that hangs, and nobody loses a lease by being busy."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from nottingham.game import Ruleset
from nottingham.server.hub import Hub
from nottingham.server.records import SeatRecord, TableRecord
from nottingham.server.settings import Settings
from nottingham.server.storage import Store, owners, queries, schema
from nottingham.server.table import LiveTable
from tests.server.databases import a_database

RULES = Ruleset.preset("second", players=3)
SEATS = (SeatRecord("person", guest="ann"), SeatRecord("bot", bot="easy"), SeatRecord("bot", bot="easy"))
NATS = "nats://127.0.0.1:1"
"""That there are several processes; none of them is called here."""


@pytest.fixture
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Store]]:
    """Two processes' stores on one database."""
    url = a_database("postgresql", request, tmp_path)
    found = [Store(url, shared=True) for _ in range(2)]
    for store in found:
        store.open()
    yield found
    for store in found:
        asyncio.run(store.close())


def a_table(name: str) -> TableRecord:
    return TableRecord(name, name.upper(), "ann", RULES, SEATS, "00" * 32, state="playing")


def test_a_process_that_hangs_in_a_transaction_holds_nobody_up(stores: list[Store]) -> None:
    """It stopped between two statements, with rows locked: whoever wants to take its table over, or to renew a lease,
    would wait for as long as it sleeps."""
    hanging, other = stores

    async def run() -> None:
        await hanging.write(queries.new_table(a_table("t"), "hanging"))
        await other.apart(owners.beat("other", 1000))
        asleep = hanging.engine.connect()
        asleep.execute(select(schema.tables).with_for_update())
        asleep.execute(select(schema.processes).with_for_update())
        began = time.monotonic()
        claim, beat = other.write(owners.claim("t", "other")), other.apart(owners.beat("other", 1000))
        took, beaten = await asyncio.wait_for(asyncio.gather(claim, beat), 30)
        assert took == "other"
        assert beaten.alive == {"other"}
        assert time.monotonic() - began < 5
        with pytest.raises(DBAPIError, match="idle-in-transaction"):
            asleep.execute(select(schema.tables))
        asleep.invalidate()
        assert await hanging.read(owners.where_is("t")) == "other"

    asyncio.run(run())


class Slow(Hub):
    """Reads tables slowly, as from a database under load."""

    read = 0

    async def table(self, table: str) -> LiveTable:
        await asyncio.sleep(0.1)
        Slow.read += 1
        return None  # type: ignore[return-value]


def test_taking_over_many_tables_does_not_cost_the_lease(stores: list[Store]) -> None:
    busy, watching = stores
    tables, lease = 40, 1.0

    async def run() -> None:
        for number in range(tables):
            await watching.write(queries.new_table(a_table(f"t{number}"), "gone"))
        hub = Slow(busy, Settings(nats_url=NATS, lease_seconds=lease))
        await hub.open()
        looks = 0
        while Slow.read < tables:
            assert await watching.read(owners.living) == {hub.process}
            looks += 1
            await asyncio.sleep(0.05)
        assert looks > 4 / lease
        await hub.close()

    asyncio.run(run())


def test_a_process_whose_renewal_was_held_up_lets_go_of_what_others_took(stores: list[Store]) -> None:
    """Between its look at the clock and its commit the lease ran out. It must notice, or whoever is connected there
    waits for news of a table that goes on elsewhere."""
    slow, other = stores

    async def run() -> None:
        hub = Hub(slow, Settings(nats_url=NATS, lease_seconds=1.0))
        await hub.renew_lease()
        await other.write(queries.new_table(msgspec.structs.replace(a_table("t"), state="lobby"), hub.process))
        live = await hub.table("t")
        await asyncio.sleep(0.8)
        with other.engine.begin() as held:
            held.execute(text("LOCK TABLE processes IN SHARE MODE"))
            renewal = asyncio.create_task(hub.renew_lease())
            while await other.read(owners.living):
                await asyncio.sleep(0.02)
            assert await other.write(owners.claim("t", "other")) == "other"
        await renewal
        assert await other.read(owners.living) == {hub.process}
        assert live not in hub.tables.values()

    asyncio.run(run())
