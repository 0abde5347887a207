"""A storm that does not end says why: where every game and every server stands."""

import asyncio
from pathlib import Path

import httpx
import pytest

from nottingham.game import Dice
from tests.server.house import Process
from tests.server.storms import Game, Stuck, within


def test_a_hang_ends_with_where_every_game_stands(tmp_path: Path) -> None:
    """The server sleeps, and nobody wakes it: all clients wait."""

    async def run(house: Process) -> str:
        async with httpx.AsyncClient(timeout=2, trust_env=False) as http:
            games = [Game([house.url], http, Dice(1)) for _ in range(2)]
            playing = asyncio.gather(games[0].play())
            while not any(sailor.chair.n > 5 for sailor in games[0].sailors):
                await asyncio.sleep(0.02)
            house.freeze(True)
            try:
                with pytest.raises(Stuck) as stuck:
                    await within(1.0, games, [house], playing)
            finally:
                house.freeze(False)
            for sailor in games[0].sailors:
                await sailor.chair.hang_up()
            return str(stuck.value)

    with Process(tmp_path, away_seconds=600) as house:
        told = asyncio.run(run(house))
        assert "0 of 2 games are over, 1 have not begun" in told
        assert f"{house.url}: does not answer (ReadTimeout)" in told
        assert "seat 0 at event" in told
        assert told.count("  seat ") == 4
