"""Bots at a server's tables."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from nottingham.bots import register
from nottingham.bots.registry import _registered
from nottingham.bots.seat import Chair, Turn
from nottingham.game import Command, Ruleset
from tests.server.guests import a_party
from tests.server.house import a_house


class Hangs:
    """Thinks forever."""

    thoughts = 0

    def __init__(self, chair: Chair) -> None:
        self.chair = chair

    def play(self, turn: Turn) -> Command | None:
        type(self).thoughts += 1
        threading.Event().wait()
        return None


@pytest.fixture
def hanging_bot() -> Iterator[str]:
    register("hangs", Hangs)
    yield "hangs"
    del _registered["hangs"]


def test_a_bot_that_hangs_loses_its_moves_and_holds_nobody_up(
    hanging_bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nottingham.server.bot_runner.HANGS", 0.5)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            rules = Ruleset.preset("second", players=3, house_rounds=1)
            with a_house(tmp_path) as house:
                party = await a_party(stack, house.url, ("Ann", "Bess"), rules, bots=hanging_bot)
                await party.play_to_the_end(5)
                assert party.chairs[0].over

    asyncio.run(run())
    assert Hangs.thoughts == 1
