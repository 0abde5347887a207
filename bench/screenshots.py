"""``python -m bench.screenshots [FOLDER] [NAME …]``: pictures of every screen, phone and desktop, into docs/screens.

One person sits at a table on two devices at once; the others come over the API. Whenever a scene comes about that has
no picture yet, the game waits for the photographer.
"""

import asyncio
import base64
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path

from msgspec.structs import replace
from playwright.async_api import Browser, Page

from nottingham.game import Ruleset
from tests.browser.at_table import AtTable
from tests.browser.axe import settled
from tests.browser.chromium import chromium
from tests.browser.company import company
from tests.browser.scenes import DEPUTIES, FIRST, SECOND, scenes
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.house import a_house

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
DARK = {"home", "table-bribed"}
"""Scenes that are also shown by night."""
NO_COACH = "localStorage.setItem('nottingham-first-games', JSON.stringify({ games: [], off: true }))"
"""These are nobody's first games."""
LONG_AGO = """() => {
  const left = JSON.parse(localStorage.getItem('nottingham-left'))
  localStorage.setItem('nottingham-left', JSON.stringify({ ...left, at: left.at - 60_000 }))
}"""
PLAIN = {
    "home": "/",
    "settings": "/settings",
    "rules": "/rules",
    "learn": "/learn",
    "replays": "/replays",
    "tables": "/tables",
    "around": "/around",
    "sheet": "/sheet",
    "timer": "/timer",
    "join": "/join/XK4QP",
}

TABLES = {
    "table-": replace(SECOND, house_rounds=6),
    "first-": replace(FIRST, house_rounds=3),
    "six-": replace(DEPUTIES, house_rounds=8),
}
"""Rounds enough for every scene to come about."""


@cache
def shown() -> str:
    return (SCREENS.parent / "screens.md").read_text(encoding="utf-8")


Setting = Callable[[Page], Awaitable[None]]


class Photographer:
    def __init__(self, folder: Path, only: set[str], devices: dict[str, Visitor]) -> None:
        self.folder = folder
        self.only = only
        self.devices = devices
        self.taken: set[str] = set()
        self._darkroom: Page

    async def prepare(self, browser: Browser) -> None:
        self._darkroom = await browser.new_page()

    def wants(self, name: str) -> bool:
        """What docs/screens.md shows, or what was asked for."""
        asked = name.startswith(tuple(self.only)) if self.only else f"screens/{name}-phone.webp" in shown()
        return asked and name not in self.taken

    async def shoot(self, name: str, setting: Setting | None = None) -> None:
        """One scene, on every device at once, by day and perhaps by night."""
        self.taken.add(name)
        await asyncio.gather(
            *(
                self._shoot(f"{name}-{device}", one.page, setting, night=name in DARK)
                for device, one in self.devices.items()
            )
        )

    async def _shoot(self, name: str, page: Page, setting: Setting | None, *, night: bool) -> None:
        if setting is not None:
            await setting(page)
        await settled(page)
        await self._take(page, name)
        if night:
            await page.emulate_media(color_scheme="dark")
            await settled(page)
            await self._take(page, f"{name}-dark")
            await page.emulate_media(color_scheme="light")

    async def _take(self, page: Page, name: str) -> None:
        await page.mouse.move(1, 1)
        png = base64.b64encode(await page.screenshot(type="png")).decode()
        # The browser itself knows how to make a WebP of it.
        script = """async (png) => {
          const image = new Image()
          image.src = 'data:image/png;base64,' + png
          await image.decode()
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
          canvas.getContext('2d').drawImage(image, 0, 0)
          return canvas.toDataURL('image/webp', 0.75).split(',')[1]
        }"""
        webp = base64.b64decode(await self._darkroom.evaluate(script, png))
        (self.folder / f"{name}.webp").write_bytes(webp)
        print(f"{name}.webp  {len(webp) / 1024:.0f} KB", flush=True)


async def plain_pages(photographer: Photographer) -> None:
    for name, path in PLAIN.items():
        if not photographer.wants(name):
            continue

        async def setting(page: Page, path: str = path) -> None:
            await page.goto(photographer.devices["desktop"].url + path)
            await page.wait_for_load_state("networkidle")

        await photographer.shoot(name, setting)


async def lobby(photographer: Photographer) -> None:
    me = photographer.devices["desktop"]
    made = await me.call("POST", "/tables", ruleset={"edition": "second", "players": 4})
    table = made["table"]["id"]
    await me.call("PUT", f"/tables/{table}/seats/2/bot", spec="medium:brazen")

    async def setting(page: Page) -> None:
        await page.goto(f"{me.url}/table/{table}")
        await page.get_by_role("button", name=say("lobby-invite-copy")).wait_for()

    async def rules(page: Page) -> None:
        await setting(page)
        await page.get_by_role("button", name=say("lobby-change-rules")).click()

    await photographer.shoot("lobby", setting)
    await photographer.shoot("rules-in-force", rules)


# At the table


class TwoDevices(AtTable):
    """What the game is told like on one holds for the other."""

    other: AtTable

    async def tell(self, speed: str) -> None:
        await super().tell(speed)
        await self.other.tell(speed)

    async def hurry_to(self, moment: str) -> None:
        await self.other.ear.until(lambda: self.other.ear.n >= self.ear.n)
        await asyncio.gather(super().hurry_to(moment), self.other.hurry_to(moment))


async def at_the_table(photographer: Photographer, stack: AsyncExitStack, prefix: str, rules: Ruleset) -> None:
    """A game on two devices at once; a picture of every scene."""
    desktop, phone = photographer.devices.values()
    table = await company(stack, desktop, rules)
    await phone.become(desktop)
    await phone.go(f"/table/{table.table}")
    await phone.ear.until(lambda: phone.ear.public is not None)
    at, other = await TwoDevices.of(desktop.page, desktop.ear), AtTable(phone.page, phone.ear)
    at.other = other
    async for scene in scenes(table, at):
        await phone.ear.until(lambda: phone.ear.n >= desktop.ear.n)
        if scene != "opening":
            await other.caught_up()
        if not photographer.wants(prefix + scene):
            continue
        if scene != "opening":
            await other.clear()
        await photographer.shoot(prefix + scene, SETTINGS.get(scene))
        for visitor in (desktop, phone):
            await visitor.page.keyboard.press("Escape")


async def _cards(page: Page) -> None:
    """Two cards picked."""
    found = page.get_by_test_id("hand-card")
    for index in (1, 3):
        await found.nth(index).click()


async def _kind(page: Page) -> None:
    await page.get_by_test_id("declare-apple").click()


async def _offer(page: Page) -> None:
    await page.get_by_test_id("main-action").click()
    form = page.get_by_test_id("offer-builder")
    await form.get_by_role("slider").first.fill("4")


async def back_again(browser: Browser, folder: Path, only: set[str]) -> None:
    """Somebody left, a bot played for them, and they come back: on a server that soon takes people as gone."""
    async with AsyncExitStack() as stack:
        games = stack.enter_context(tempfile.TemporaryDirectory())
        house = stack.enter_context(a_house(Path(games), away_seconds=0.5))
        desktop = await Visitor.come(browser, house.url)
        phone = await Visitor.with_phone(browser, house.url, device_scale_factor=1.5)
        photographer = Photographer(folder, only, {"desktop": desktop, "phone": phone})
        await photographer.prepare(browser)
        if not photographer.wants("table-away"):
            return
        table = await company(stack, desktop, replace(SECOND, inspection_clock=False), first_sheriff=1)
        await phone.become(desktop)
        await phone.go(f"/table/{table.table}")
        for visitor in (desktop, phone):
            await visitor.page.get_by_test_id("own-stall").wait_for()
            await AtTable(visitor.page, visitor.ear).caught_up()
        for visitor in (desktop, phone):
            await visitor.go("/rules")
        others = table.chairs[0]
        while others.view().public.round < 2:
            n = others.n
            moves = [(player, player.wants()) for player in table.players]
            mover, command = next(((player, move) for player, move in moves if move is not None), (None, None))
            if mover is not None and command is not None:
                await mover.ear.do(command)
            await others.until(lambda n=n: others.n > n)  # type: ignore[misc]

        async def returned(page: Page) -> None:
            await page.evaluate(LONG_AGO)
            await page.goto(f"{house.url}/table/{table.table}")
            await page.get_by_test_id("while-away").wait_for()

        await photographer.shoot("table-away", returned)


SETTINGS: dict[str, Setting] = {"market": _cards, "load": _cards, "declare": _kind, "bargain": _offer}


async def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SCREENS
    folder.mkdir(parents=True, exist_ok=True)
    only = set(sys.argv[2:])
    with tempfile.TemporaryDirectory() as games, a_house(Path(games), away_seconds=600.0) as house:
        async with chromium() as browser, AsyncExitStack() as stack:
            desktop = await Visitor.come(browser, house.url)
            phone = await Visitor.with_phone(browser, house.url, device_scale_factor=1.5)
            for visitor in (desktop, phone):
                await visitor.context.add_init_script(NO_COACH)
            photographer = Photographer(folder, only, {"desktop": desktop, "phone": phone})
            await photographer.prepare(browser)
            await desktop.call("POST", "/guests", name="Robin")
            if wanted(only, "lobby", "rules-in-force"):
                await phone.become(desktop)
                await lobby(photographer)
            await desktop.context.clear_cookies()
            await plain_pages(photographer)
            for prefix, rules in TABLES.items():
                if wanted(only, prefix):
                    await at_the_table(photographer, stack, prefix, rules)
            if wanted(only, "table-away"):
                await back_again(browser, folder, only)


def wanted(only: set[str], *names: str) -> bool:
    return not only or any(name.startswith(part) or part.startswith(name) for name in names for part in only)


if __name__ == "__main__":
    asyncio.run(main())
