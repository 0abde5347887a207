"""Talk stays in the order in which it was said, whatever the server's clock does."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from nottingham.game import Ruleset
from tests.server.guests import PATIENCE, Person
from tests.server.house import House, a_house

RULES = Ruleset.preset("second", players=3)
HOUR = 3600 * 1000


async def _say(house: House, ann: Person, table: str, words: str) -> list[str]:
    """Come, say something, and hear what was said until now."""
    async with AsyncExitStack() as stack:
        ann.http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
        chair = await stack.enter_async_context(ann.at(table, url=house.url))
        await chair.send({"type": "say", "words": words})
        await chair.until(lambda: any(line.words == words for line in chair.talk))
        return [line.words for line in chair.talk]


async def _begin(house: House) -> tuple[Person, str]:
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
        ann = await Person.come(house.url, http, "Ann")
        return ann, await ann.new_table(RULES)


def test_a_clock_that_is_set_back_does_not_turn_talk_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:

    heard: list[str] = []
    real = time.time_ns
    with a_house(tmp_path) as house:
        ann, table = asyncio.run(_begin(house))
    for said, ahead in (("one", HOUR), ("two", 0), ("three", -HOUR), ("four", 0)):
        monkeypatch.setattr(time, "time_ns", lambda ahead=ahead: real() + ahead * 1_000_000)
        with a_house(tmp_path) as house:
            heard = asyncio.run(_say(house, ann, table, said))
    assert heard == ["one", "two", "three", "four"]
