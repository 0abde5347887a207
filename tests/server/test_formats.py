"""A new release carries live games on: a game begun in an older format is read, played on and read again. Issue 4."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, select, update

from nottingham.game import Dice, Ruleset
from nottingham.game.known import Phase
from nottingham.notation import upcast
from nottingham.notation.log import from_bytes
from nottingham.notation.verify import verify
from nottingham.server.records import TableRecord, decode_record
from nottingham.server.storage import schema
from tests.notation.test_upcast import STEP, older_event, older_ruleset
from tests.server.guests import Person, a_party
from tests.server.house import House, a_house

RULES = Ruleset.preset("second", players=3, house_rounds=2)


def rewrite(house: House, table: str, written: int) -> None:
    """The database as a release would have left it that wrote an invented format 0, or the first one."""
    engine = create_engine(house.database)
    events, tables = schema.events, schema.tables
    with engine.begin() as connection:
        for row in connection.execute(select(events).where(events.c.table_id == table)).all():
            told = msgspec.json.encode(older_event(msgspec.json.decode(row.told))) if not written else row.told
            here = (events.c.table_id == table) & (events.c.n == row.n)
            connection.execute(update(events).where(here).values(told=told))
        raw = msgspec.json.decode(connection.scalar(select(tables.c.record).where(tables.c.id == table)) or b"")
        ruleset = raw["ruleset"] if written else older_ruleset(raw["ruleset"])
        raw |= {"ruleset": ruleset, "format": written, "formats": [[0, written]]}
        connection.execute(update(tables).where(tables.c.id == table).values(record=msgspec.json.encode(raw)))
    engine.dispose()


def record_of(house: House, table: str) -> TableRecord:
    engine = create_engine(house.database)
    with engine.connect() as connection:
        found = connection.scalar(select(schema.tables.c.record).where(schema.tables.c.id == table))
    engine.dispose()
    assert found is not None
    return decode_record(found)


async def _begin(house: House) -> tuple[str, list[dict[str, str]], int]:
    """A game in the middle of its first round."""
    async with AsyncExitStack() as stack:
        party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES)
        traded = lambda: any(chair.phase == Phase.INSPECTION for chair in party.chairs)  # noqa: E731
        await asyncio.gather(*(chair.play_on(Dice(i), traded) for i, chair in enumerate(party.chairs)))
        people = [{"id": person.id, "name": person.name, "token": person.token} for person in party.people]
        return party.table, people, max(chair.n for chair in party.chairs)


async def _go_on(house: House, table: str, people: list[dict[str, str]], *, rounds: int) -> Any:
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=20, trust_env=False))
        persons = [Person(house.url, http, known) for known in people]
        chairs = [await stack.enter_async_context(person.at(table, since=0)) for person in persons]
        reached = lambda: any((chair.public or {}).get("round", 0) > rounds for chair in chairs)  # noqa: E731
        await asyncio.gather(*(chair.play_on(Dice(i + 7), reached) for i, chair in enumerate(chairs)))
        return from_bytes(await persons[0].call("GET", f"/tables/{table}/log"))


@pytest.mark.parametrize("written", [0, 1])
def test_a_live_game_of_an_older_format_goes_on(written: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with a_house(tmp_path, away_seconds=600.0) as house:
        table, people, n = asyncio.run(_begin(house))
    rewrite(house, table, written)
    monkeypatch.setitem(upcast.STEPS, 0, STEP)
    with a_house(tmp_path, away_seconds=600.0) as house:
        asyncio.run(_go_on(house, table, people, rounds=1))
    assert record_of(house, table).formats == ((0, written), (n, upcast.FORMAT))
    with a_house(tmp_path, away_seconds=600.0) as house:
        log = asyncio.run(_go_on(house, table, people, rounds=2))
    verdict = verify(log)
    assert verdict.fair
    assert verdict.committed
    assert record_of(house, table).formats == ((0, written), (n, upcast.FORMAT))


def test_a_table_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    with a_house(tmp_path, away_seconds=600.0) as house:
        table, people, _ = asyncio.run(_begin(house))
    rewrite(house, table, 0)

    async def look(house: House) -> tuple[int, Any]:
        async with httpx.AsyncClient(trust_env=False) as http:
            person = Person(house.url, http, people[0])
            assert await person.call("GET", "/tables/mine") == []
            chair = person.at(table)
            await chair.open()
            assert chair.closed == (4503, "table.newer")
            answer = await person.ask("GET", f"/tables/{table}")
            return answer.status_code, answer.json()["code"]

    with a_house(tmp_path, away_seconds=600.0) as house:
        assert asyncio.run(look(house)) == (503, "table.newer")
