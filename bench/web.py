"""``python -m bench.web [--json]``: what the browser client costs, measured in a real Chromium on this machine.

First load (compressed JavaScript and CSS, fonts apart), time until one can play, and, over a real trace while a bag is
opened card by card: tasks of the page's main thread, what is animated, and what shifts.
"""

import asyncio
import json
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser, Request
from rich.table import Table

from nottingham.arena.screen import Screen
from nottingham.game import Ruleset
from nottingham.game import commands as c
from nottingham.game.events import BagOpened
from nottingham.game.known import Phase
from tests.browser.at_table import AtTable
from tests.browser.chromium import chromium
from tests.browser.company import Company, company
from tests.browser.people import Player
from tests.browser.visitor import Visitor
from tests.server.house import a_house

LOADS = 5
KILOBYTES = 150
SECONDS = 1.0
LONG_TASK_MS = 50
STEADY = 0.1
QUIET = {"transform", "opacity", "visibility"}
"""What may be animated: nothing that makes the browser lay out or paint again."""

_PLAYABLE = """(selector) => {
  window.playable = new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found && !found.disabled) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    look()
  })
}"""
_ANIMATED = """() => {
  window.animated = {}
  const look = () => {
    for (const animation of document.getAnimations()) {
      const frames = animation.effect?.getKeyframes() ?? []
      for (const name of new Set(frames.flatMap(Object.keys))) {
        if (['offset', 'computedOffset', 'easing', 'composite'].includes(name)) continue
        window.animated[name] = animation.effect.target?.className?.toString?.() ?? ''
      }
    }
    requestAnimationFrame(look)
  }
  look()
}"""


class Figures(msgspec.Struct):
    home_kb: float = 0
    table_kb: float = 0
    home_seconds: float = 0
    table_seconds: float = 0
    longest_task_ms: float = 0
    long_tasks: int = 0
    animated: dict[str, str] = {}
    shift: float = 0
    moved: list[str] = []


async def first_load(browser: Browser, url: str, path: str, cookies: list[Any], selector: str) -> tuple[float, float]:
    """Kilobytes of script and style over the wire, and seconds until something can be pressed."""
    context = await browser.new_context(service_workers="block", locale="en-GB")
    await context.add_cookies(cookies)
    page = await context.new_page()
    await page.add_init_script(f"({_PLAYABLE})({json.dumps(selector)})")
    requests: list[Request] = []
    page.on("requestfinished", lambda each: requests.append(each))  # noqa: PLW0108
    await page.goto(url + path)
    seconds = await page.evaluate("window.playable") / 1000
    await page.wait_for_load_state("networkidle")
    sizes = [(await each.sizes())["responseBodySize"] for each in requests if _is_code(each)]
    await context.close()
    return sum(sizes) / 1024, seconds


def _is_code(request: Request) -> bool:
    return request.resource_type in ("script", "stylesheet")


async def to_the_gate(table: Company, at: AtTable) -> None:
    """Until my bag, with as much in it as it holds, lies before the Sheriff."""
    ear = table.me.ear
    for other in table.players:
        other.offers = False
    player = Player(ear, 1, offers=False)
    while not (ear.view().public.phase is Phase.INSPECTION and ear.seat in ear.view().public.unsettled):
        await table.play(lambda: ear.view().public.phase is Phase.INSPECTION)
        await table.agree()
        command = player.wants()
        if isinstance(command, c.LoadBag):
            command = c.LoadBag(tuple(ear.view().mine.hand[:5]))
        if command is not None:
            await at.do(command)


async def opening(browser: Browser, me: Visitor, table: Company, figures: Figures) -> None:
    """Trace how my bag is opened before everybody."""
    at = await AtTable.of(me.page, me.ear)
    await at.caught_up()
    await me.shift()
    await to_the_gate(table, at)
    await at.watch()
    await at.tell("relaxed")
    await me.page.evaluate(_ANIMATED)
    sheriff = table.chairs[me.ear.view().public.sheriffs[0] - 1]
    await browser.start_tracing(page=me.page, categories=["toplevel", "devtools.timeline"])
    await sheriff.do(c.OpenBag(me.ear.seat or 0))
    await me.ear.until(lambda: any(isinstance(event, BagOpened) for event in me.ear.told))
    await me.page.get_by_test_id("opening").wait_for()
    await me.page.get_by_test_id("opening").wait_for(state="detached")
    trace = json.loads(await browser.stop_tracing())
    tasks = _tasks(trace["traceEvents"])
    figures.longest_task_ms = max(tasks, default=0)
    figures.long_tasks = sum(task > LONG_TASK_MS for task in tasks)
    figures.animated = await me.page.evaluate("window.animated")
    figures.shift, figures.moved = await me.shift()


def _tasks(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of every task of the traced page's main thread, which is the busiest: its own time, so that other
    work on the machine does not count.
    """
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    found = [
        (event["pid"], event.get("tdur", event["dur"]) / 1000)
        for event in events
        if event.get("name", "").endswith("RunTask") and (event["pid"], event["tid"]) in mains and "dur" in event
    ]
    busiest = Counter(pid for pid, _ in found).most_common(1)
    return [ms for pid, ms in found if busiest and pid == busiest[0][0]]


async def measure() -> Figures:
    figures = Figures()
    rules = Ruleset.preset("second", players=4)
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder), away_seconds=600.0) as house:
        async with chromium() as browser, AsyncExitStack() as stack:
            me = await Visitor.come(browser, house.url, reduced_motion="no-preference")
            table = await company(stack, me, rules, first_sheriff=1)
            await table.play()
            cookies: list[Any] = list((await me.context.storage_state())["cookies"])
            home = [await first_load(browser, house.url, "/", [], "main button") for _ in range(LOADS)]
            path = f"/table/{table.table}"
            seat = [
                await first_load(browser, house.url, path, cookies, '[data-testid="main-action"]') for _ in range(LOADS)
            ]
            figures.home_kb, figures.table_kb = home[0][0], seat[0][0]
            figures.home_seconds = min(seconds for _, seconds in home)
            figures.table_seconds = min(seconds for _, seconds in seat)
            await opening(browser, me, table, figures)
    return figures


def rows(figures: Figures) -> list[tuple[str, str, str, bool]]:
    loud = {name: who for name, who in figures.animated.items() if name not in QUIET}
    animated = ", ".join(sorted(figures.animated)) + "".join(f" ({name}: .{who})" for name, who in loud.items())
    f = figures
    return [
        ("first load of home, KB", f"{f.home_kb:.1f}", f"≤ {KILOBYTES}", f.home_kb <= KILOBYTES),
        ("first load of a table, KB", f"{f.table_kb:.1f}", f"≤ {KILOBYTES}", f.table_kb <= KILOBYTES),
        ("home can be used after, s (best of 5)", f"{f.home_seconds:.2f}", f"≤ {SECONDS}", f.home_seconds <= SECONDS),
        (
            "a table can be played after, s (best of 5)",
            f"{f.table_seconds:.2f}",
            f"≤ {SECONDS}",
            f.table_seconds <= SECONDS,
        ),
        (
            "longest task while a bag opens, ms of CPU",
            f"{f.longest_task_ms:.0f}",
            f"≤ {LONG_TASK_MS}",
            not f.long_tasks,
        ),
        ("animated meanwhile", animated, "transform, opacity", not loud),
        ("layout shift while playing (CLS)", f"{f.shift:.3f}", f"≤ {STEADY}", f.shift <= STEADY),
    ]


def main() -> None:
    figures = asyncio.run(measure())
    if "--json" in sys.argv[1:]:
        print(msgspec.json.encode(figures).decode())
        return
    table = Table("what", "measured", "wanted", "")
    for what, measured, wanted, fits in rows(figures):
        table.add_row(what, measured, wanted, "yes" if fits else "NO")
    Screen().print(table)


if __name__ == "__main__":
    main()
