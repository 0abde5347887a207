"""What comes later in a page: the masterly player, with sums that the browser does as numpy does them."""

import asyncio
import json
import subprocess
from pathlib import Path

import numpy as np

from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import load
from nottingham.game import Dice
from tests.page.disk import Page, PagePerson, Rows

ROOT = Path(__file__).parents[2]
POSITIONS, OFF = 12, 1e-3
RULES = {"edition": "second", "players": 3, "house_rounds": 1}


def a_position(dice: Dice, size: int) -> list[int]:
    """Most numbers of an observation are 0, few are large."""
    return [dice.below(40) if dice.below(6) == 0 else 0 for _ in range(size)]


def test_the_page_multiplies_as_numpy_does() -> None:
    network, dice = load(MASTER_FILE).network, Dice(1)
    positions = [a_position(dice, network.inputs) for _ in range(POSITIONS)]
    actions = list(range(0, network.actions, 3))
    run = ["sh", "web/scripts/npm", "exec", "--silent", "-c", "node ../tests/page/products.mjs"]
    asked = json.dumps([positions, actions])
    done = subprocess.run(run, cwd=ROOT, input=asked, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["kind"] == "PageProducts"
    logits = [network.logits(position, actions) for position in positions]
    facts = [network.facts(position) for position in positions]
    for name, wanted in (("logits", logits), ("values", network.values(positions)), ("facts", facts)):
        assert np.ptp(wanted) > 1, "there is nothing to compare"
        assert np.abs(np.array(found[name]) - wanted).max() < OFF, name


class Lorry:
    """Brings what there is already, when the road is free."""

    def __init__(self) -> None:
        self.blocked, self.came = True, 0

    async def bring(self) -> None:
        await asyncio.sleep(0)
        if self.blocked:
            raise OSError("no way through")
        self.came += 1


def test_the_masterly_player_is_listed_comes_once_when_it_is_wanted_and_again_after_a_reload() -> None:
    async def story() -> None:
        rows, lorry = Rows(), Lorry()
        page = Page(rows, lorry)
        await page.door.open()
        _, known = await page.ask("POST", "/guests", {"name": "Robin"})
        robin = PagePerson(page, known)
        assert "master" in [bot["name"] for bot in await robin.call("GET", "/bots")]
        made = await robin.call("POST", "/tables", ruleset=RULES, pace=0)
        table = f"/tables/{made['table']['id']}"
        status, problem = await page.ask("PUT", f"{table}/seats/1/bot", {"spec": "master"})
        assert (status, problem["code"]) == (503, "page.not_here")
        await robin.call("PUT", f"{table}/seats/1/bot", spec="hard")
        assert lorry.came == 0, "nobody else has to be fetched"
        lorry.blocked = False
        seats = (page.ask("PUT", f"{table}/seats/{seat}/bot", {"spec": "master"}) for seat in (1, 2))
        assert [status for status, _ in await asyncio.gather(*seats)] == [200, 200]
        assert lorry.came == 1
        await robin.ready(made["table"]["id"])
        await robin.call("POST", f"{table}/start")

        again = Lorry()
        again.blocked = False
        page = Page(rows.as_they_are(), again)
        await page.door.open()
        robin = PagePerson(page, known)
        assert [mine["state"] for mine in await robin.call("GET", "/tables/mine")] == ["playing"]
        assert again.came == 0, "nobody looks at the table yet"
        chair = robin.at(made["table"]["id"])
        await chair.open()
        assert again.came == 1
        await chair.play_on(Dice(1))
        assert (await robin.call("GET", table))["table"]["state"] == "over"

    asyncio.run(story())
