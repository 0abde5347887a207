"""``python -m bench.page [--json]``: what the page that plays without a server costs, in a real Chromium here.

Bytes of the first time, as a host of static files sends them (text packed with gzip); seconds from the address to an
engine that answers, the first time and again; how long hard and masterly bots take to answer a person, without their
pauses; what the masterly ones and reviews cost beyond that, and how long a review takes, the first time and the next.
"""

import asyncio
import json
import os
import secrets
import sys
import time
from statistics import median, quantiles
from typing import Any

import msgspec
from playwright.async_api import Browser, Page
from rich.table import Table

from nottingham.arena.screen import Screen
from nottingham.game import Dice
from nottingham.game.known import Phase
from nottingham.notation.log import to_bytes
from tests.browser.chromium import chromium
from tests.browser.ear import Ear
from tests.browser.static import Served, come_to_the_page, served
from tests.browser.words import say
from tests.review.games import a_game

LOADS = 3
AGAIN = 5
MEGABYTES, FIRST, SECOND, ANSWER_MS, LATER_MEGABYTES = 8.0, 6.0, 1.5, 300, 12.0
PATIENCE_MS = 120_000

_ENGINE = """
const Told = window.Worker
window.Worker = class extends Told {
  constructor(...args) {
    super(...args)
    window.engine = this
    window.heard = []
    window.told = new Map()
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'heard' && data.line === 'bench') window.heard.push([performance.now(), data.message])
      if (data.kind === 'told' && data.id < 0) window.told.get(data.id)(JSON.parse(data.told))
    })
  }
}
let calls = 0
window.ask = (asked) => new Promise((answer) => {
  window.told.set(--calls, answer)
  window.engine.postMessage({ kind: 'call', id: calls, asked: JSON.stringify(asked) })
})
"""


async def ready(page: Page) -> None:
    await page.locator("[data-step]").wait_for(state="attached", timeout=PATIENCE_MS)
    await page.locator("[data-step]").wait_for(state="detached", timeout=PATIENCE_MS)


async def opened(page: Page, url: str) -> float:
    """Seconds until the engine answers."""
    begun = time.perf_counter()
    await page.goto(f"{url}/", wait_until="commit")
    await ready(page)
    return time.perf_counter() - begun


async def loads(browser: Browser) -> tuple[float, list[float], list[float]]:
    """Megabytes of the first time, and seconds of each time."""
    firsts, again, megabytes = [], [], 0.0
    for _ in range(LOADS):
        with served() as host:
            me = await come_to_the_page(browser, host.url)
            firsts.append(await opened(me.page, host.url))
            await me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await asyncio.sleep(6)  # until the picture of Python's memory is put away
            megabytes = host.sent / 1e6
            for _ in range(AGAIN):
                again.append(await opened(me.page, host.url))
                await me.page.goto("about:blank")
            await me.context.close()
    return megabytes, firsts, again


class Person:
    """Plays in the page without its screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Ear()
        self.took: list[float] = []
        """Milliseconds from one thing told to the next, where bots had to act."""
        self._last = 0.0

    async def call(self, method: str, path: str, **body: Any) -> Any:
        asked = {"method": method, "path": f"/api{path}", "body": json.dumps(body) if body else ""}
        told = await self.page.evaluate("(asked) => window.ask(asked)", asked)
        assert told["status"] == 200, told
        return json.loads(told["body"]) if told["body"] else None

    async def say(self, message: Any) -> None:
        text = msgspec.json.encode(message).decode()
        await self.page.evaluate("(m) => window.engine.postMessage({ kind: 'say', line: 'bench', message: m })", text)

    async def listen(self) -> None:
        for at, message in await self.page.evaluate("window.heard.splice(0)"):
            bots = self.ear.public is not None and self.ear.asked() is None
            self.ear.overhear("in", message)
            if '"type":"update"' in message:
                if bots and self._last:
                    self.took.append(at - self._last)
                self._last = at

    async def play(self, spec: str) -> None:
        rules = {"edition": "second", "players": 4, "house_rounds": 4}
        await self.call("POST", "/guests", name="Robin")
        table = (await self.call("POST", "/tables", ruleset=rules, pace=0))["table"]["id"]
        for seat in (1, 2, 3):
            await self.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec=spec)
        await self.call("POST", f"/tables/{table}/ready", nonce=secrets.token_hex(8))
        await self.call("POST", f"/tables/{table}/start")
        dial = "(path) => window.engine.postMessage({ kind: 'dial', line: 'bench', path, query: 'since=0', token: '' })"
        await self.page.evaluate(dial, f"/api/tables/{table}/socket")
        dice, ids = Dice(1), 0
        while not self.ear.over:
            await self.listen()
            command = self.ear.choose(dice, 0) if self.ear.public is not None else None
            if command is not None:
                ids += 1
                await self.say({"type": "do", "id": f"c{ids}", "command": command})
                n = self.ear.n
                while self.ear.n == n and f"c{ids}" not in self.ear.answers:
                    await self.listen()
            elif self.ear.phase == Phase.INSPECTION:
                await self.say({"type": "nod"})
            await asyncio.sleep(0.01)


async def answers(browser: Browser, host: Served, spec: str) -> tuple[list[float], float]:
    """Milliseconds of each answer, and megabytes beyond those of the first time."""
    me = await come_to_the_page(browser, host.url)
    await me.context.add_init_script(_ENGINE)
    await opened(me.page, host.url)
    await me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    before = host.sent
    person = Person(me.page)
    await person.play(spec)
    await me.context.close()
    return person.took, (host.sent - before) / 1e6


async def reviews(browser: Browser, host: Served) -> list[float]:
    """Seconds from the button to the review of a game of four, for two seats."""
    me = await come_to_the_page(browser, host.url)
    await opened(me.page, host.url)
    await me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    log = {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": to_bytes(a_game())}
    await me.page.goto(f"{host.url}/#/replays")
    await me.page.locator("input[type=file]").set_input_files(log)  # type: ignore[arg-type]
    button = me.page.get_by_role("button", name=say("table-final-review"), exact=True)
    await button.wait_for()
    await asyncio.sleep(6)  # until the picture of Python's memory is put away
    luck = me.page.get_by_test_id("review").get_by_role("heading", name=say("review-luck"), exact=True)
    took = []
    for seat in (0, 1):
        begun = time.perf_counter()
        if seat == 0:
            await button.click()
        else:
            await me.page.get_by_test_id("review").get_by_role("combobox").select_option(index=seat)
            await luck.wait_for(state="detached")
        await luck.wait_for(timeout=PATIENCE_MS)
        took.append(time.perf_counter() - begun)
    await me.context.close()
    return took


async def measure() -> dict[str, float]:
    async with chromium() as browser:
        megabytes, firsts, again = await loads(browser)
        with served() as host:
            hard, _ = await answers(browser, host, "hard")
            master, later = await answers(browser, host, "master")
            reviewed = await reviews(browser, host)
    return {
        "megabytes": round(megabytes, 2),
        "first_seconds_best": round(min(firsts), 2),
        "first_seconds_median": round(median(firsts), 2),
        "again_seconds_best": round(min(again), 2),
        "again_seconds_median": round(median(again), 2),
        "load": round(os.getloadavg()[0], 1),
        **_answered("hard", hard),
        **_answered("master", master),
        "later_megabytes": round(later, 2),
        "review_seconds_first": round(reviewed[0], 1),
        "review_seconds_next": round(reviewed[1], 1),
    }


def _answered(bot: str, took: list[float]) -> dict[str, float]:
    slow = quantiles(took, n=20)[-1]
    return {f"{bot}_answers": len(took), f"{bot}_ms_median": round(median(took)), f"{bot}_ms_95": round(slow)}


def main() -> None:
    found = asyncio.run(measure())
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    table = Table("what", "measured", "wanted", caption=f"load of the machine meanwhile: {found['load']}")
    table.add_row("first time, all of it", f"{found['megabytes']} MB", f"≤ {MEGABYTES:g} MB")
    for name, words, most in (("first", "first time", FIRST), ("again", "again", SECOND)):
        best, middle = found[f"{name}_seconds_best"], found[f"{name}_seconds_median"]
        table.add_row(f"{words}, until one can play (best, median)", f"{best} s, {middle} s", f"≤ {most:g} s")
    for bot in ("hard", "master"):
        middle, slow, number = (found[f"{bot}_{name}"] for name in ("ms_median", "ms_95", "answers"))
        table.add_row(f"{bot} answers (median, 95 % of {number:g})", f"{middle:g} ms, {slow:g} ms", f"≤ {ANSWER_MS} ms")
    table.add_row("more for master and reviews", f"{found['later_megabytes']} MB", f"≤ {LATER_MEGABYTES:g} MB")
    first, following = found["review_seconds_first"], found["review_seconds_next"]
    table.add_row("a review of a game of four (first, next seat)", f"{first} s, {following} s", "")
    Screen().print(table)


if __name__ == "__main__":
    main()
