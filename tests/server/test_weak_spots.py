"""What happens seldom: tables that leave the memory, writes that collide, proxies, and the code for cameras."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
import segno
from sqlalchemy import create_engine, insert, select

from nottingham.game import Dice, Refusal, Ruleset, play
from nottingham.game.events import Event
from nottingham.notation import restore
from nottingham.notation.log import from_bytes
from nottingham.notation.verify import verify
from nottingham.server import hub as hub_module
from nottingham.server.protocol import Done, encode
from nottingham.server.records import decode_events, decode_record
from nottingham.server.storage import StorageError, Store, schema
from tests.server.figures import figure, until_figure
from tests.server.guests import Chair, a_party
from tests.server.house import PYCACHE, House, a_house

THREE = Ruleset.preset("second", players=3, house_rounds=1)


# Tables leave the memory


def test_a_table_without_anybody_leaves_the_memory_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.05)

    async def run(house: House) -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE)
            begun = lambda: any(chair.phase == "loading" for chair in party.chairs)  # noqa: E731
            await asyncio.gather(*(chair.play_on(Dice(i), begun) for i, chair in enumerate(party.chairs)))
            await party.chairs[0].send({"type": "say", "words": "See you."})
            await party.chairs[0].until(lambda: party.chairs[0].talk)
            before = [chair.view() for chair in party.chairs]
            assert await figure(party.http, house.url, "nottingham_tables") == 1
            for chair in party.chairs:
                await chair.close()
            await until_figure(party.http, house.url, "nottingham_tables", 0)
            for chair in party.chairs:
                await chair.open(since=chair.n)
            assert [chair.view() for chair in party.chairs] == before
            assert [line.words for line in party.chairs[1].talk] == ["See you."]
            assert await figure(party.http, house.url, "nottingham_tables") == 1
            await party.play_to_the_end()
            assert verify(from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))).fair

    with a_house(tmp_path, idle_minutes=0.001, away_seconds=600.0) as house:
        asyncio.run(run(house))


def test_a_table_with_somebody_or_a_running_clock_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.02)
    timed = Ruleset.preset("second", players=3, house_rounds=1, inspection_clock=True)

    async def run(house: House) -> None:
        async with AsyncExitStack() as stack:
            watched = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE)
            ticking = await a_party(stack, house.url, ("Dan", "Eve", "Fay"), timed)
            lost = await a_party(stack, house.url, ("Gil", "Hob", "Ivo"), THREE)
            # The first to hear it stops all: the Sheriff could settle every bag before the last one hears.
            at_gate = lambda: any(chair.clocks for chair in ticking.chairs)  # noqa: E731
            await asyncio.gather(*(chair.play_on(Dice(i), at_gate) for i, chair in enumerate(ticking.chairs)))
            for chair in (*watched.chairs[1:], *ticking.chairs, *lost.chairs):
                await chair.close()
            await until_figure(lost.http, house.url, "nottingham_tables", 2)
            for _ in range(5):
                await asyncio.sleep(0.05)  # more sweeps go by
                assert await figure(lost.http, house.url, "nottingham_tables") == 2
            assert watched.chairs[0].closed is None

    with a_house(tmp_path, idle_minutes=0.001, away_seconds=600.0) as house:
        asyncio.run(run(house))


# Writes collide


def _write_behind_its_back(house: House, table: str, seat: int, chair: Chair) -> list[Event]:
    """Somebody else plays a move into the database: the numbers of its events are taken."""
    engine = create_engine(house.database)
    events, tables = schema.events.c, schema.tables.c
    with engine.begin() as connection:
        record = decode_record(connection.scalar(select(tables.record).where(tables.id == table)) or b"")
        told = list(connection.scalars(select(events.told).where(events.table_id == table).order_by(events.n)))
        game = restore(record.ruleset, int(record.seed), decode_events(record, told))
        played = play(game, seat, chair.legal.sample(Dice(5)))
        assert not isinstance(played, Refusal)
        rows = [
            {"table_id": table, "n": n, "told": encode(event), "at": 0} for n, event in enumerate(played[1], len(told))
        ]
        connection.execute(insert(schema.events), rows)
    engine.dispose()
    return played[1]


def test_a_move_whose_number_is_taken_is_not_told_and_the_table_is_read_anew(tmp_path: Path) -> None:
    """Design §7.6: two writers cannot both write number n."""

    async def run(house: House) -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE)
            chair = next(chair for chair in party.chairs if chair.asked())
            assert chair.seat is not None
            n, command = chair.n, chair.legal.sample(Dice(9))
            foreign = await asyncio.to_thread(_write_behind_its_back, house, party.table, chair.seat, chair)
            with pytest.raises(ConnectionError):
                await chair.do(command, "mine")
            for other in party.chairs:
                await other.until(lambda: other.closed)  # noqa: B023
                assert other.closed == (1012, "the table moves")
                assert other.n == n
                await other.open(since=n)
                assert other.n == n + len(foreign)
            again = await chair.do(command, "mine")
            assert not isinstance(again, Done) or again.n > n + len(foreign)
            await party.play_to_the_end()
            assert verify(from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))).fair

    with a_house(tmp_path, away_seconds=600.0) as house:
        asyncio.run(run(house))


# Proxies


def _guests_from(house: House, *addresses: str) -> list[int]:
    """Who may still come in, as a proxy says whose call it is."""
    with httpx.Client(trust_env=False) as http:
        return [
            http.post(f"{house.url}/api/guests", json={"name": "x"}, headers={"x-forwarded-for": address}).status_code
            for address in addresses
        ]


@pytest.mark.parametrize("trusted", ["127.0.0.1", "192.0.2.99,127.0.0.0/8"])
def test_a_trusted_proxy_says_whose_call_it_is(tmp_path: Path, trusted: str) -> None:
    with a_house(tmp_path, guests_per_minute=1, trusted_proxies=trusted) as house:
        assert _guests_from(house, *["192.0.2.1"] * 4, *["192.0.2.2"] * 4) == [201, 201, 201, 429] * 2


def test_what_a_caller_adds_itself_is_not_believed(tmp_path: Path) -> None:
    """The proxy appends the true address: only that one counts."""
    with a_house(tmp_path, guests_per_minute=1, trusted_proxies="127.0.0.1") as house:
        made_up = [f"198.51.100.{i}, 192.0.2.7" for i in range(4)]
        assert _guests_from(house, *made_up) == [201, 201, 201, 429]


def test_somebody_who_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    with a_house(tmp_path, guests_per_minute=1, trusted_proxies="192.0.2.99") as house:
        assert _guests_from(house, "192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4") == [201, 201, 201, 429]


# The code for cameras


def _dark(line: str, upper: bool) -> list[bool]:
    """Half blocks back to dots: segno prints dark where nothing is printed."""
    printed = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}
    return [not printed[char][0 if upper else 1] for char in line]


def test_on_a_terminal_the_address_comes_with_a_code_for_cameras(tmp_path: Path) -> None:
    leader, follower = os.openpty()
    address = "https://play.example.org/"
    command = [sys.executable, "-m", "nottingham.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database-url", f"sqlite:///{tmp_path / 'games.db'}", "--public-url", address]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(PYCACHE)}
    server = subprocess.Popen(command, stdout=follower, stderr=subprocess.DEVNULL, env=environment)
    os.close(follower)
    text = b""
    while b"Ctrl+C" not in text:
        text += os.read(leader, 65_536)
    server.send_signal(signal.SIGINT)
    server.wait(20)
    os.close(leader)
    lines = text.decode().replace("\r", "").split("\n")
    start = next(i for i, line in enumerate(lines) if line.startswith("For others:")) + 1
    end = next(i for i, line in enumerate(lines) if line.startswith("Ctrl+C"))
    printed: list[list[bool]] = []
    for line in lines[start:end]:
        plain = "".join(char for char in line if char in " ▀▄█")
        printed += [_dark(plain, upper=True), _dark(plain, upper=False)]
    wanted = [[bool(dot) for dot in row] for row in segno.make(address, error="l").matrix]
    found = _inside(printed, len(wanted))
    assert found == wanted


def _inside(rows: list[list[bool]], size: int) -> list[list[bool]]:
    """Without the quiet zone around it."""
    top = next(i for i, row in enumerate(rows) if sum(row[1:-1]) > 7 and not all(row))
    left = next(i for i, dark in enumerate(rows[top]) if dark and not all(row[i] for row in rows))
    return [row[left : left + size] for row in rows[top : top + size]]


# Databases that cannot be used


ANOTHER = "or give another one with --database-url."
FORM = "it looks like sqlite:///file.db or postgresql+psycopg://user@host/name."


@pytest.mark.parametrize(
    ("url", "database", "advice"),
    [
        ("postgresql://ann:geheim@127.0.0.1:1/games", "ann:***@127.0.0.1:1/games", ANOTHER),
        ("postgresql://ann:geheim@/games?host=/nowhere", "ann:***@/games?host=%2Fnowhere", ANOTHER),
        ("mysql://ann:geheim@127.0.0.1/games", "mysql://ann:***@127.0.0.1/games", FORM),
        ("postgresql//ann:geheim@127.0.0.1:many/games", "postgresql//ann:***@127.0.0.1:many/games", FORM),
    ],
)
def test_a_database_that_is_not_there_is_one_sentence_without_its_password(
    url: str, database: str, advice: str
) -> None:
    """It names the database, and says what to do."""
    with pytest.raises(StorageError) as caught:
        Store(url).open()
    told = str(caught.value)
    assert database in told
    assert " can’t be used (" in told
    assert told.endswith(advice)
    assert "\n" not in told
    assert "geheim" not in told
