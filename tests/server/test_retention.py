"""How long things are kept, on real rows of both databases. Issue 4."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, select

from nottingham.game import Ruleset
from nottingham.server.hub import Hub
from nottingham.server.records import SeatRecord, TableRecord
from nottingham.server.settings import Settings
from nottingham.server.storage import Store, owners, queries, schema
from nottingham.server.times import now_ms
from tests.server.databases import a_database

RULES = Ruleset.preset("second", players=3)
DAY = 24 * 3600 * 1000
SEATS = (SeatRecord("person", guest="ann"), SeatRecord("person", guest="bess"), SeatRecord("bot", bot="easy"))


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    found = Store(a_database(request.param, request, tmp_path))
    found.open()
    yield found
    asyncio.run(found.close())


async def a_table(store: Store, name: str, state: str, days: float, *, owner: str = "gone", moved: float = 99) -> None:
    """A table that was last changed so many days ago, with a move, a command and some talk."""
    then = now_ms() - int(days * DAY)
    record = TableRecord(name, name.upper(), "ann", RULES, SEATS, "00" * 32, state="lobby", created=then, changed=then)
    await store.write(queries.new_table(record, owner))
    await store.write(queries.say(name, 1, "ann", b"{}"))
    if state != "lobby":
        at = now_ms() - int(moved * DAY)
        after = TableRecord(name, name.upper(), "ann", RULES, SEATS, "00" * 32, state=state, changed=then)  # type: ignore[arg-type]
        await store.append(queries.Append(name, owner, 0, (b"{}",), at, (0, "a1"), after))


async def guests(store: Store, **days: float) -> None:
    for name, old in days.items():
        await store.write(queries.save_guest(name, name.title(), now_ms() - int(old * DAY)))


def there(store: Store) -> dict[str, set[str]]:
    """Which tables and guests are left; and that nothing is left over of the others."""
    with store.engine.connect() as connection:
        tables = set(connection.scalars(select(schema.tables.c.id)))
        for name in ("events", "commands", "talk", "sitters"):
            assert set(connection.scalars(select(schema.metadata.tables[name].c.table_id))) <= tables
        return {"tables": tables, "guests": set(connection.scalars(select(schema.guests.c.id)))}


def tidy(store: Store, **kept: float) -> None:
    async def run() -> None:
        hub = Hub(store, Settings(**({"keep_lobby_days": 0.0, "keep_guest_days": 0.0} | kept)))  # type: ignore[arg-type]
        await hub.tidy_up()

    asyncio.run(run())


def test_finished_games_are_deleted_after_so_many_days_with_all_that_belongs_to_them(store: Store) -> None:
    async def prepare() -> None:
        await guests(store, ann=100, bess=100)
        await a_table(store, "old", "over", 31)
        await a_table(store, "young", "over", 29)
        await a_table(store, "lobby", "lobby", 99)

    asyncio.run(prepare())
    tidy(store, keep_days=30)
    assert there(store) == {"tables": {"young", "lobby"}, "guests": {"ann", "bess"}}


def test_games_that_nobody_plays_on_are_finished_too(store: Store) -> None:
    async def prepare() -> None:
        await a_table(store, "forsaken", "playing", 99, moved=31)
        await a_table(store, "slow", "playing", 99, moved=29)

    asyncio.run(prepare())
    tidy(store, keep_days=30)
    assert there(store)["tables"] == {"slow"}


def test_tables_that_are_alive_somewhere_stay(store: Store) -> None:
    async def prepare() -> None:
        await store.write(owners.beat("process", 60_000))
        await a_table(store, "alive", "over", 99, owner="process")
        await a_table(store, "away", "over", 99, owner="gone")

    asyncio.run(prepare())
    tidy(store, keep_days=30)
    assert there(store)["tables"] == {"alive"}


def test_tables_that_never_began_are_deleted(store: Store) -> None:
    async def prepare() -> None:
        await a_table(store, "stale", "lobby", 15)
        await a_table(store, "fresh", "lobby", 13)
        await a_table(store, "over", "over", 99)

    asyncio.run(prepare())
    tidy(store, keep_lobby_days=14)
    assert there(store)["tables"] == {"fresh", "over"}


def test_guests_are_forgotten_once_they_sit_at_no_table(store: Store) -> None:
    async def prepare() -> None:
        await guests(store, ann=99, bess=99, passerby=99, newcomer=1)
        await store.write(queries.block("passerby", "ann"))
        await a_table(store, "young", "over", 1)

    asyncio.run(prepare())
    tidy(store, keep_guest_days=30)
    assert there(store)["guests"] == {"ann", "bess", "newcomer"}
    with store.engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(schema.blocks)) == 0


def test_by_default_games_are_kept_for_ever(store: Store) -> None:
    async def prepare() -> None:
        await guests(store, ann=9999, bess=9999)
        await a_table(store, "ancient", "over", 9999)

    asyncio.run(prepare())
    defaults = Settings()
    tidy(store, keep_lobby_days=defaults.keep_lobby_days, keep_guest_days=defaults.keep_guest_days)
    assert there(store) == {"tables": {"ancient"}, "guests": {"ann", "bess"}}


def test_more_than_fits_into_one_transaction_is_deleted_in_turns(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    store.open()

    async def run() -> None:
        for i in range(450):
            await store.write(queries.save_guest(f"g{i}", "x", 0))
        await Hub(store, Settings()).tidy_up()
        await store.close()

    asyncio.run(run())
    engine = create_engine(store.url)
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(schema.guests)) == 0
    engine.dispose()
