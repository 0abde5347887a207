"""Bots at a server's tables."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

from nottingham.bots import register
from nottingham.bots.registry import _registered
from nottingham.bots.seat import Chair, Turn
from nottingham.game import Command, Ruleset
from tests.server.guests import Person, a_party
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


def test_the_trained_level_sits_down_where_it_plays_and_makes_room_for_hard_where_it_does_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            with a_house(tmp_path) as house:
                http = await stack.enter_async_context(httpx.AsyncClient(timeout=60))
                robin = await Person.come(house.url, http, "Robin")
                listed = {bot["name"]: bot for bot in await robin.call("GET", "/bots")}
                assert listed["master"]["characters"] == []
                assert "learned" not in listed
                table = await robin.new_table(Ruleset.preset("second", players=4))
                await robin.call("PUT", f"/tables/{table}/seats/1/bot", spec="master")
                file = await robin.ask("PUT", f"/tables/{table}/seats/2/bot", spec="master:/etc/passwd")
                assert file.status_code == 400
                first = msgspec.to_builtins(Ruleset.preset("first", players=4))
                changed = await robin.call("PATCH", f"/tables/{table}", ruleset=first)
                assert changed["table"]["seats"][1]["bot"] == "hard"
                refused = await robin.ask("PUT", f"/tables/{table}/seats/2/bot", spec="master")
                assert refused.status_code == 400
                assert "second edition with three to five players" in refused.text

    asyncio.run(run())
