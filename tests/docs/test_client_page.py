"""docs/client.md, followed as it stands, with a real server."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

from nottingham import client
from nottingham.arena.random_play import answers
from nottingham.client import AsyncServer
from nottingham.game import Dice, Ruleset
from tests.docs.blocks import ROOT, blocks
from tests.server.house import a_house

PAGE = "docs/client.md"
RULES = Ruleset.preset("second", players=3, house_rounds=1)


def run(code: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_programs_of_the_page_play(tmp_path: Path) -> None:
    plain, with_async = blocks(PAGE, "python")

    async def invite(url: str) -> None:
        robin = await AsyncServer.enter(url, "Robin", program=False)
        made = await robin.create(RULES, pace=0)
        await robin.put_bot(made.table.id, 2, "honest")
        program = with_async.replace("http://localhost:8462/join/XK4QP", f"{url}/join/{made.table.code}")
        async with robin.follow(made.table.id) as seat:
            playing = asyncio.create_task(asyncio.to_thread(run, program))
            await seat.until(lambda: seat.table.seats[1].ready, 60)
            assert seat.table.seats[1].name == "Fox"
            await robin.ready(made.table.id)
            await robin.start(made.table.id)
            while not seat.over:
                if seat.ask is None:
                    await seat.changed(5)
                else:
                    await seat.do(answers(seat.legal).sample(Dice(1)))
            await playing

    with a_house(tmp_path, away_seconds=600.0) as house:
        totals = run(plain.replace("http://localhost:8462", house.url))
        assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]\n", totals)
        asyncio.run(invite(house.url))


def test_every_error_of_the_client_is_on_the_page() -> None:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    for name in client.__all__:
        thing = getattr(client, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert f"`{name}`" in text, name
