"""``nottingham export`` and ``import``: games, guests and talk move between databases, whole or not at all."""

import asyncio
import gzip
import os
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, func, select

from nottingham.game import Dice, Ruleset
from nottingham.game.known import Phase
from nottingham.notation import upcast
from nottingham.notation.log import from_bytes
from nottingham.notation.verify import verify
from nottingham.server.protocol import Done
from nottingham.server.records import SeatRecord, TableRecord
from nottingham.server.storage import StorageError, Store, queries, schema
from nottingham.server.storage.transfer import BadFile, export_to, import_from
from nottingham.server.times import now_ms
from tests.server.databases import a_database
from tests.server.guests import Chair, Person, a_party
from tests.server.house import PYCACHE, House, a_house

RULES = Ruleset.preset("second", players=3, house_rounds=1)
NAMES = ("Ann", "Bess", "Cole")


class Before:
    """What was at a server when it was exported."""

    finished = ""
    live = ""
    lobby = ""
    log = b""
    n = 0
    command = ""
    people: list[dict[str, str]]


async def _play(house: House) -> Before:
    """A game that is over, one in its inspection, and a table that waits for people."""
    found = Before()
    async with AsyncExitStack() as stack:
        done = await a_party(stack, house.url, NAMES, RULES)
        await done.play_to_the_end()
        found.finished, found.log = done.table, await done.host.call("GET", f"/tables/{done.table}/log")
        party = await a_party(stack, house.url, NAMES, RULES)
        reached = lambda: any(chair.phase == Phase.INSPECTION for chair in party.chairs)  # noqa: E731
        await asyncio.gather(*(chair.play_on(Dice(i), reached) for i, chair in enumerate(party.chairs)))
        await party.chairs[0].send({"type": "say", "words": "Nothing but apples."})
        for chair in party.chairs:
            await chair.until(lambda: chair.talk and chair.phase == Phase.INSPECTION)  # noqa: B023
        found.live, found.n = party.table, party.chairs[0].n
        found.command = party.chairs[0].done[0]
        found.people = [{"id": p.id, "name": p.name, "token": p.token} for p in party.people]
        found.lobby = await party.host.new_table(RULES, public=True)
    return found


async def _go_on(house: House, before: Before) -> None:
    """Everybody finds the games as they were, by the old tokens, and the live one goes on."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=20, trust_env=False))
        people = [Person(house.url, http, known) for known in before.people]
        mine = await people[0].call("GET", "/tables/mine")
        assert {table["id"] for table in mine} == {before.live, before.lobby}
        assert (await people[0].call("GET", f"/tables/{before.lobby}"))["host"] is True
        chairs = [await stack.enter_async_context(person.at(before.live, since=0)) for person in people]
        ann: Chair = chairs[0]
        assert ann.n == before.n
        assert [(line.name, line.words) for line in ann.talk if line.words] == [("Ann", "Nothing but apples.")]
        again = await ann.do(ann.legal.sample(Dice(1)), before.command)
        assert isinstance(again, Done)
        assert again.n <= before.n
        await asyncio.gather(*(chair.play_on(Dice(i)) for i, chair in enumerate(chairs)))
        verdict = verify(from_bytes(await people[0].call("GET", f"/tables/{before.live}/log")))
        assert verdict.fair
        assert verdict.committed


def lines_of(file: Path) -> dict[str, list[bytes]]:
    """The lines of an export by their kind, in no particular order."""
    data = file.read_bytes()
    found: dict[str, list[bytes]] = {}
    for line in (gzip.decompress(data) if file.suffix == ".gz" else data).splitlines():
        found.setdefault(msgspec.json.decode(line)["line"], []).append(line)
    return {kind: sorted(lines) for kind, lines in found.items()}


@pytest.mark.parametrize(("here", "there"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_everything_moves_and_a_live_game_goes_on(
    here: str, there: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    source, target = (a_database(kind, request, tmp_path) for kind in (here, there))
    file, again = tmp_path / "games.jsonl.gz", tmp_path / "again.jsonl"
    with a_house(tmp_path, database_url=source, away_seconds=600.0) as house:
        before = asyncio.run(_play(house))
        out = export_to(file, source)
    assert (out.tables, out.guests, out.key) == (3, 6, True)
    assert file.stat().st_mode & 0o077 == 0
    assert import_from(file, target) == out
    export_to(again, target)
    ours, theirs = lines_of(file), lines_of(again)
    assert {kind: ours[kind] for kind in ("key", "guest", "table")} == {
        kind: theirs[kind] for kind in ("key", "guest", "table")
    }
    with a_house(tmp_path, database_url=target, away_seconds=600.0) as house:
        asyncio.run(_go_on(house, before))


# Files that are not as they should be


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """An export with one finished game and a lobby."""
    folder = tmp_path_factory.mktemp("exported")

    async def play(house: House) -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, NAMES, RULES)
            await party.play_to_the_end()
            await party.host.new_table(RULES)

    with a_house(folder, away_seconds=600.0) as house:
        asyncio.run(play(house))
    export_to(folder / "games.jsonl", house.database)
    return (folder / "games.jsonl").read_bytes()


def number_of_rows(url: str) -> int:
    engine = create_engine(url)
    with engine.connect() as connection:
        names = ("house", "guests", "tables", "sitters", "events", "commands", "talk")
        found = sum(
            connection.scalar(select(func.count()).select_from(schema.metadata.tables[name])) or 0 for name in names
        )
    engine.dispose()
    return found


def with_a_stranger(data: bytes) -> bytes:
    """Somebody declares a bag who does not sit at the table."""
    lines = data.splitlines(keepends=True)
    for i, line in enumerate(lines):
        found = msgspec.json.decode(line)
        if found["line"] == "table" and found["events"]:
            next(told for _, told in found["events"] if told["event"] == "bag_declared")["seat"] = 9
            lines[i] = msgspec.json.encode(found) + b"\n"
    return b"".join(lines)


DAMAGE: dict[str, tuple[Any, str]] = {
    "empty": (lambda data: b"", "is empty"),
    "something else": (lambda data: b"hello\n", "isn’t an export"),
    "a log": (lambda data: b'{"format":"nottingham-log","version":1}\n', "isn’t an export"),
    "no opening": (lambda data: data.split(b"\n", 1)[1], "isn’t an export"),
    "another format": (lambda data: data.replace(b"nottingham-export", b"something-export", 1), "isn’t an export"),
    "newer": (lambda data: data.replace(b'"version":1', b'"version":9', 1), "version 9"),
    "half": (lambda data: data[: len(data) // 2], "damaged or breaks off"),
    "no end": (lambda data: data[: data.rindex(b'{"line":"end"')], "breaks off after line"),
    "a changed letter": (lambda data: data.replace(b'"name":"Ann"', b'"name":"Bob"', 1), "checksum"),
    "an impossible event": (with_a_stranger, "makes no game"),
    "a lost guest": (
        lambda data: b"".join(line for line in data.splitlines(keepends=True) if b'"Ann"' not in line),
        "checksum",
    ),
    "packed and cut off": (lambda data: gzip.compress(data)[:-400], "can’t be unpacked"),
    "packed and broken": (lambda data: gzip.compress(data)[:900] + b"\0" * 90 + gzip.compress(data)[990:], "damaged"),
    "a huge number": (lambda data: data.replace(b'"created":1', b'"created":' + b"9" * 30, 1), "can’t be stored"),
    "a second opening": (lambda data: data.split(b"\n")[0] + b"\n" + data, "out of place"),
    "a newer table": (lambda data: data.replace(b'"format":%d' % upcast.FORMAT, b'"format":9'), "newer release"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_one_sentence_and_nothing_is_imported(kind: str, exported: bytes, tmp_path: Path) -> None:
    damage, sentence = DAMAGE[kind]
    file, url = tmp_path / "games.jsonl", f"sqlite:///{tmp_path / 'games.db'}"
    file.write_bytes(damage(exported))
    with pytest.raises(BadFile, match=sentence) as caught:
        import_from(file, url)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    assert number_of_rows(url) == 0


def test_what_postgresql_cannot_store_is_one_sentence(
    exported: bytes, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file, url = tmp_path / "games.jsonl", a_database("postgresql", request, tmp_path)
    file.write_bytes(exported.replace(b'"name":"Ann"', b'"name":"A\\u0000n"'))
    with pytest.raises(BadFile, match="can’t be stored"):
        import_from(file, url)
    assert number_of_rows(url) == 0


# What is there already


def test_nothing_is_overwritten(exported: bytes, tmp_path: Path) -> None:
    file, url = tmp_path / "games.jsonl", f"sqlite:///{tmp_path / 'games.db'}"
    file.write_bytes(exported)
    first = import_from(file, url)
    rows = number_of_rows(url)
    with pytest.raises(BadFile, match=r"is already there.*--skip-existing"):
        import_from(file, url)
    second = import_from(file, url, skip_existing=True)
    assert (first.tables, second.tables, second.skipped, second.guests) == (2, 0, 2, 0)
    assert number_of_rows(url) == rows


async def _a_lobby(url: str, code: str) -> None:
    """Somebody was here before, with a key of the house's own."""
    store = Store(url)
    store.open()
    await store.write(queries.remember("key", "ab" * 32))
    await store.write(queries.save_guest("somebody", "Dan", now_ms()))
    seats = (SeatRecord("person", guest="somebody"), SeatRecord(), SeatRecord())
    record = TableRecord("here", code, "somebody", RULES, seats, "00" * 32, created=now_ms(), changed=now_ms())
    await store.write(queries.new_table(record, "nobody"))
    await store.close()


def test_two_keys_cannot_be_merged(exported: bytes, tmp_path: Path) -> None:
    file, url = tmp_path / "games.jsonl", f"sqlite:///{tmp_path / 'games.db'}"
    file.write_bytes(exported)
    asyncio.run(_a_lobby(url, "ABCDE"))
    rows = number_of_rows(url)
    with pytest.raises(BadFile, match="--without-key"):
        import_from(file, url)
    assert number_of_rows(url) == rows
    assert not import_from(file, url, with_key=False).key
    with create_engine(url).connect() as connection:
        assert connection.scalar(select(schema.remembered.c.value)) == "ab" * 32


def test_a_short_code_that_is_taken_is_replaced(exported: bytes, tmp_path: Path) -> None:
    file, url = tmp_path / "games.jsonl", f"sqlite:///{tmp_path / 'games.db'}"
    file.write_bytes(exported)
    taken = msgspec.json.decode(exported.splitlines()[-2])["record"]["code"]
    asyncio.run(_a_lobby(url, taken))
    assert import_from(file, url, with_key=False).codes_changed == 1
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(select(schema.tables.c.code, schema.tables.c.record)).all()
    engine.dispose()
    assert len({row.code for row in rows}) == 3
    assert all(f'"code":"{row.code}"'.encode() in row.record for row in rows)


def test_a_database_that_a_server_uses_is_not_imported_into(exported: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(exported)
    with a_house(tmp_path) as house, pytest.raises(StorageError, match="Another server is using"):
        import_from(file, house.database)


# The command line


def nottingham(*arguments: str, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "nottingham.cli", *arguments]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(PYCACHE)}
    return subprocess.run(command, input=data, capture_output=True, timeout=60, check=False, env=environment)


def test_a_file_can_go_through_a_pipe(exported: bytes, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    done = nottingham("import", "-", "--database-url", url, "--json", data=gzip.compress(exported))
    assert done.returncode == 0, done.stderr
    assert msgspec.json.decode(done.stdout)["tables"] == 2
    out = nottingham("export", "-", "--database-url", url)
    assert out.returncode == 0, out.stderr
    assert out.stderr.startswith(b"Exported: 2 tables, ")
    tables = [line for line in out.stdout.splitlines() if b'"line":"table"' in line]
    assert sorted(tables) == sorted(line for line in exported.splitlines() if b'"line":"table"' in line)


def test_export_says_what_is_wrong_in_one_sentence(exported: bytes, tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_bytes(exported)
    (tmp_path / "empty.db").write_bytes(b"")
    (tmp_path / "rubbish.db").write_bytes(b"rubbish" * 999)
    url = f"sqlite:///{tmp_path / 'games.db'}"
    import_from(there, url)
    for target, source, sentence in (
        (tmp_path / "new.jsonl", f"sqlite:///{tmp_path / 'no.db'}", "There’s no database"),
        (tmp_path / "new.jsonl", f"sqlite:///{tmp_path / 'empty.db'}", "nottingham serve"),
        (tmp_path / "new.jsonl", f"sqlite:///{tmp_path / 'rubbish.db'}", "can’t be used"),
        (there, url, "already exists"),
        (tmp_path / "no" / "new.jsonl", url, "can’t be written"),
    ):
        with pytest.raises((BadFile, StorageError), match=sentence):
            export_to(target, source)
    assert there.read_bytes() == exported
    assert not (tmp_path / "new.jsonl").exists()
    assert not list(tmp_path.glob("*.part"))
    assert not (tmp_path / "no.db").exists()
    done = nottingham("import", str(tmp_path / "nothing.jsonl"), "--database-url", url)
    assert (done.returncode, done.stderr.decode()) == (
        2,
        f"nottingham: There’s no file {tmp_path / 'nothing.jsonl'}; check its name.\n",
    )
