"""``nottingham sit``: a bot of somebody's at a table of a real server, over a real socket, from another process."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nottingham.arena.moderator import STATEMENTS_A_BAG
from nottingham.arena.random_play import answers
from nottingham.bots import Chair, Turn
from nottingham.bots.safe import safe_move
from nottingham.client import AsyncSeat, AsyncServer, Sitting
from nottingham.game import Command, Dice, Ruleset, Said, Say, Statement, StatementKind
from nottingham.game.known import AskKind
from tests.server.house import PYCACHE, House, Process, a_house

RULES = Ruleset.preset("second", players=3, house_rounds=2)
SMALL_BOT = Path(__file__).parents[2] / "examples" / "a_small_bot.py"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house"), away_seconds=600.0) as found:
        yield found


def sit(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "nottingham.cli", "sit", *arguments, "--lang", "en"]
    env = os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(PYCACHE)}
    return subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )


def complaint(*arguments: str) -> str:
    """What ``sit`` says when it cannot: one sentence, and exit code 2."""
    program = sit(*arguments)
    _, said = program.communicate(timeout=60)
    assert program.returncode == 2, said
    assert len(said.splitlines()) == 1
    return said


async def play_on(seat: AsyncSeat, dice: Dice, events: int = 100_000) -> None:
    while not seat.over and seat.n < events:
        if seat.ask is None:
            await seat.changed(5)
        else:
            await seat.do(answers(seat.legal).sample(dice))


def test_a_bot_from_a_file_plays_a_whole_game_and_outlives_a_restart_of_the_server(tmp_path: Path) -> None:
    async def play(process: Process) -> dict[str, int]:
        robin = await AsyncServer.enter(process.url, "Robin", program=False)
        made = await robin.create(RULES, pace=0)
        table = made.table.id
        await robin.put_bot(table, 2, "honest")
        invitation = f"{process.url}/join/{made.table.code}"
        program = sit(invitation, "--bot", str(SMALL_BOT), "--name", "Fox", "--json")
        try:
            async with robin.follow(table) as seat:
                await seat.until(lambda: seat.table.seats[1].ready and seat.table.seats[1].here, 60)
                there = seat.table.seats[1]
                assert (there.name, there.program) == ("Fox", True)
                await robin.ready(table)
                await robin.start(table)
                await play_on(seat, Dice(1), events=20)
                await asyncio.to_thread(process.kill)
                await asyncio.to_thread(process.start)
                await play_on(seat, Dice(2))
                assert seat.connections >= 2
            result, said = await asyncio.to_thread(program.communicate, timeout=60)
        finally:
            program.kill()
        assert program.returncode == 0, said
        assert "Fox sits at table" in said
        found: dict[str, int] = json.loads(result)
        return found

    with Process(tmp_path, away_seconds=600.0) as process:
        found = asyncio.run(play(process))
    assert found["seat"] == 1
    assert found["connections"] >= 2
    assert found["faults"] == 0
    assert 1 <= found["place"] <= 3


def test_a_host_who_wants_no_programs_gets_none(house: House) -> None:
    async def table() -> str:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        return (await robin.create(RULES, programs=False)).table.code

    invitation = f"{house.url}/join/{asyncio.run(table())}"
    assert complaint(invitation, "--bot", "hard") == (
        "nottingham: The host of this table doesn’t let programs sit down.\n"
    )


def test_a_full_table_is_one_sentence(house: House) -> None:
    async def table() -> str:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        return (await robin.create(RULES, bots=("easy", "easy"))).table.code

    said = complaint(house.url, "--code", asyncio.run(table()), "--bot", "hard")
    assert said == "nottingham: Every seat of this table is taken.\n"


BAD = {
    "empty.py": ("x = 1\n", "There’s no bot in"),
    "broken.py": ("import nothing_of_that_name\n", "can’t be loaded as a bot (ModuleNotFoundError"),
    "two.py": (
        "class A:\n    def play(self, turn): ...\nclass B:\n    def play(self, turn): ...\n",
        "has several bots (A, B); name one, as in --bot",
    ),
}


def test_a_wrong_address_or_bot_is_one_sentence(tmp_path: Path) -> None:
    """None of them reaches a server; one process asks for all."""
    script = tmp_path / "ask.py"
    files = []
    for name, (text, _) in BAD.items():
        (tmp_path / name).write_text(text)
        files.append(str(tmp_path / name))
    there = "http://127.0.0.1:9/join/XK4QP"
    calls = [
        *[[there, "--bot", file] for file in files],
        [there, "--bot", str(tmp_path / "two.py:C")],
        [there, "--bot", "nobody"],
        [there, "--bot", str(tmp_path / "missing.py")],
        ["http://127.0.0.1:9", "--bot", "hard"],
        ["gopher://x", "--bot", "hard"],
        [there, "--bot", "hard"],
    ]
    script.write_text(
        "from nottingham.cli import main\n"
        f"for arguments in {calls!r}:\n"
        "    try:\n        main(['sit', *arguments, '--lang', 'en'])\n"
        "    except SystemExit as stop:\n        assert stop.code == 2\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )
    said = done.stderr.splitlines()
    assert done.returncode == 0, done.stderr
    wanted = [
        *(why for _, why in BAD.values()),
        "has no bot “C”",
        "no bot “nobody”",
        " no file ",
        "names a server and no table",
        "neither a server nor an invitation",
        "No nottingham answers at http://127.0.0.1:9",
    ]
    assert len(said) == len(wanted)
    for sentence, words in zip(said, wanted, strict=True):
        assert words in sentence


class Slow:
    """Thinks for a while at every bag it loads, and answers nonsense when it declares."""

    def __init__(self, chair: Chair) -> None:
        self.seat = chair.seat

    def play(self, turn: Turn) -> Command | None:
        if turn.ask is not None and turn.ask.value == "load":
            import time  # noqa: PLC0415

            time.sleep(3)
        if turn.ask is not None and turn.ask.value == "declare":
            raise RuntimeError("no idea")
        return safe_move(turn)


def test_a_bot_keeps_the_time_limit_and_what_it_cannot_do_is_done_safely(house: House) -> None:
    """The host gives two seconds a turn; a bot that needs three would be played for by the server."""

    async def play() -> None:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        fox = await AsyncServer.enter(house.url, "Fox")
        rules = Ruleset.preset("second", players=3, house_rounds=1)
        made = await robin.create(rules, pace=0, turn_seconds=2, first_sheriff=0)
        table = made.table.id
        await robin.put_bot(table, 2, "honest")
        taken = await fox.sit_down(table)
        assert taken.seat == 1
        faults: list[str] = []
        async with robin.follow(table) as host, fox.follow(table) as seat:
            playing = asyncio.create_task(Sitting(fox, seat, "Slow", Slow, fault=faults.append).play())
            await host.until(lambda: host.table.seats[1].ready)
            await robin.ready(table)
            await robin.start(table)
            stood_in = False
            while not host.over:
                stood_in = stood_in or host.table.seats[1].stand_in
                if host.ask is None:
                    await host.changed(5)
                else:
                    await host.do(answers(host.legal).sample(Dice(1)))
            await playing
        assert not stood_in
        assert any("thought for more than" in why for why in faults)
        assert any("no idea" in why or "still thinking" in why for why in faults)

    asyncio.run(play())


class Voucher:
    """Says of its bag that it is as declared whenever it is asked for words, and is heard by who listens."""

    def __init__(self, chair: Chair) -> None:
        self.seat = chair.seat

    def play(self, turn: Turn) -> Command | None:
        return safe_move(turn)

    def say(self, turn: Turn) -> Statement | None:
        return Statement(StatementKind.AS_DECLARED, self.seat) if self.seat in turn.public.unsettled else None


def test_a_bot_that_speaks_is_heard_a_few_times_for_each_bag(house: House) -> None:
    """Rules §17. The host does not settle a bag before the bot has spoken, and says something by hand."""

    async def play() -> None:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        fox = await AsyncServer.enter(house.url, "Fox")
        made = await robin.create(Ruleset.preset("second", players=3, house_rounds=1), pace=0, first_sheriff=0)
        table = made.table.id
        await robin.put_bot(table, 2, "honest")
        await fox.sit_down(table)
        faults: list[str] = []
        async with robin.follow(table) as host, fox.follow(table) as seat:
            playing = asyncio.create_task(Sitting(fox, seat, "Voucher", Voucher, fault=faults.append).play())
            await host.until(lambda: host.table.seats[1].ready)
            await robin.ready(table)
            await robin.start(table)
            while not any(isinstance(event, Said) for event in host.told):
                if host.ask is None or host.ask.kind is AskKind.SETTLE:
                    assert await host.changed(20), "nobody says anything"
                else:
                    await host.do(answers(host.legal).sample(Dice(1)))
            await host.do(Say(Statement(StatementKind.LAST_CHANCE, 1)))
            await play_on(host, Dice(1))
            await playing
            said = [event for event in host.told if isinstance(event, Said)]
        assert faults == []
        mine = [event.statement for event in said if event.seat == 1]
        assert set(mine) == {Statement(StatementKind.AS_DECLARED, 1)}
        assert len(mine) <= STATEMENTS_A_BAG * 2, "there are two bags"
        assert Said(0, Statement(StatementKind.LAST_CHANCE, 1)) in said

    asyncio.run(play())


def test_a_program_that_is_started_again_takes_its_seat_back(house: House, tmp_path: Path) -> None:
    async def play() -> None:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        made = await robin.create(RULES, pace=0)
        table, kept = made.table.id, tmp_path / "token"
        await robin.put_bot(table, 2, "honest")
        arguments = (f"{house.url}/table/{table}", "--bot", "hard", "--token", str(kept))
        program = sit(*arguments)
        async with robin.follow(table) as seat:
            await seat.until(lambda: seat.table.seats[1].ready, 60)
            program.kill()
            program.communicate()
            await seat.until(lambda: not seat.table.seats[1].here, 60)
            await robin.ready(table)
            await robin.start(table)
            again = sit(*arguments)
            await play_on(seat, Dice(1))
            result, said = await asyncio.to_thread(again.communicate, timeout=60)
        assert again.returncode == 0, said
        assert "The game is over: place" in result
        assert kept.stat().st_mode & 0o077 == 0

    asyncio.run(play())
