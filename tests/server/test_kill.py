"""A pulled plug loses nothing: kill -9 at any moment, start again, and the game goes on. Design §7.5."""

import asyncio
import contextlib
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from nottingham.game import Dice, Ruleset, tell
from nottingham.notation.log import from_bytes
from nottingham.notation.verify import verify
from nottingham.server.protocol import Done
from tests.server.guests import Chair, a_party
from tests.server.house import Process

RULES = Ruleset.preset("second", players=4, house_rounds=3)
BROKEN = (ConnectionError, AssertionError, OSError, WebSocketException)


async def _play_through_storms(chair: Chair, dice: Dice) -> None:
    """Play to the end; when the connection breaks, come back, send the last command again, and go on."""
    pending: tuple[str, object] | None = None
    while True:
        try:
            if chair.closed is not None:
                await chair.open(since=chair.n)
                if chair.closed is not None:
                    continue
            if pending is not None:
                answer = await chair.do(pending[1], pending[0])  # type: ignore[arg-type]
                chair.acknowledged[pending[0]] = isinstance(answer, Done)
                pending = None
            if chair.over:
                return
            n = chair.n
            command = chair.choose(dice, 0)
            if command is None:
                await chair.until(lambda: chair.n != n or chair.closed or chair.over, 30)  # noqa: B023
            else:
                pending = (f"k{chair.seat}-{chair.n}-{dice.bits():x}", command)
        except BROKEN:
            await chair.hang_up()
            await asyncio.sleep(0.05)


@pytest.mark.slow
def test_killed_servers_lose_no_acknowledged_command_and_games_go_on(tmp_path: Path) -> None:
    dice = Dice(11)

    async def run() -> None:
        with Process(tmp_path, away_seconds=600) as house:
            async with AsyncExitStack() as stack:
                party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES)
                players = [
                    asyncio.create_task(_play_through_storms(chair, Dice(i))) for i, chair in enumerate(party.chairs)
                ]
                for _ in range(4):
                    start = party.chairs[0].n
                    wanted = start + dice.between(2, 14)
                    with contextlib.suppress(TimeoutError):
                        await party.chairs[0].until(lambda: party.chairs[0].n >= wanted or party.chairs[0].over)  # noqa: B023
                    await asyncio.sleep(dice.below(20) / 1000)
                    house.kill()
                    await asyncio.to_thread(house.start)
                await asyncio.wait_for(asyncio.gather(*players), 60)
                await _nothing_was_lost(party.chairs, tmp_path / "games.db", party.table)

    asyncio.run(run())


async def _nothing_was_lost(chairs: list[Chair], file: Path, table: str) -> None:
    log = from_bytes(await chairs[0].person.call("GET", f"/tables/{table}/log"))
    assert verify(log).fair
    for chair in chairs:
        assert chair.told == [tell(event, chair.seat) for event in log.events]
    with contextlib.closing(sqlite3.connect(file)) as database:
        stored = database.execute("select seat, id, count(*) from commands where table_id=? group by 1, 2", (table,))
        found = {(seat, command): number for seat, command, number in stored}
    sent = {(c.seat, command): done for c in chairs for command, done in c.acknowledged.items()}
    assert sum(sent.values()) > 12
    assert {key for key, done in sent.items() if done} == set(found)
    assert set(found.values()) == {1}


def test_a_table_is_taken_up_after_a_restart_and_bots_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        with Process(tmp_path, away_seconds=600) as house:
            async with AsyncExitStack() as stack:
                rules = Ruleset.preset("second", players=3, house_rounds=1)
                party = await a_party(stack, house.url, ("Ann",), rules, pace=0.3)
                ann = party.chairs[0]
                house.kill()
                await ann.until(lambda: ann.closed)
                await ann.hang_up()
                await asyncio.to_thread(house.start)
                await ann.open(since=ann.n)
                await ann.play_on(Dice(1))
                assert ann.over

    asyncio.run(run())
