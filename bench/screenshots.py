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
from pathlib import Path

from playwright.async_api import Browser, Page

from nottingham.game import Ruleset
from nottingham.game import commands as c
from nottingham.game.known import AskKind, Phase
from tests.browser.at_table import AtTable
from tests.browser.chromium import chromium
from tests.browser.company import Company, company
from tests.browser.people import Player
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.house import a_house

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
DARK = {"home", "market", "gate-sheriff", "final", "lobby", "opening"}
"""Scenes that are also shown by night."""
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
    "table-": Ruleset.preset("second", players=4, royal_goods=True, house_rounds=5),
    "first-": Ruleset.preset("first", players=3, house_rounds=3),
    "six-": Ruleset.preset("second", players=6, black_market=True, house_rounds=3),
}

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
        return name not in self.taken and (not self.only or name.startswith(tuple(self.only)))

    async def shoot(self, name: str, setting: Setting | None = None, *, wait: bool = True) -> None:
        """One scene, on every device, by day and perhaps by night."""
        self.taken.add(name)
        for device, visitor in self.devices.items():
            page = visitor.page
            if setting is not None:
                await setting(page)
            if wait:
                await settled(page)
            await self._take(page, f"{name}-{device}")
            if name in DARK:
                await page.emulate_media(color_scheme="dark")
                await settled(page)
                await self._take(page, f"{name}-{device}-dark")
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
          return canvas.toDataURL('image/webp', 0.82).split(',')[1]
        }"""
        webp = base64.b64decode(await self._darkroom.evaluate(script, png))
        (self.folder / f"{name}.webp").write_bytes(webp)
        print(f"{name}.webp  {len(webp) / 1024:.0f} KB", flush=True)


async def settled(page: Page) -> None:
    """Until fonts have come and nothing moves any more."""
    await page.evaluate("document.fonts.ready")
    script = (
        "() => document.getAnimations().every((a) => a.playState !== 'running' || a.effect.getTiming().iterations > 9)"
    )
    await page.wait_for_function(script)


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


async def scenes(photographer: Photographer, table: Company, prefix: str = "") -> None:
    """Play a game on the desktop, and take a picture of every scene that is new."""
    me = table.me
    seat = await AtTable.of(me.page, me.ear)
    player = Player(me.ear, 7)
    while not me.ear.over:
        await table.play()
        await table.agree()
        for visitor in photographer.devices.values():
            await AtTable(visitor.page, me.ear).caught_up()
        command = player.wants()
        if command is not None:
            scene = prefix + _scene(me, command)
            if photographer.wants(scene):
                await clear(photographer)
                await photographer.shoot(scene, _half_done(command))
                for visitor in photographer.devices.values():
                    await visitor.page.keyboard.press("Escape")
            await seat.do(command)
        if not photographer.wants(prefix + "opening"):
            continue
        if any(type(event).__name__ == "BagOpened" for event in me.ear.told[-4:]):
            await me.page.get_by_test_id("opening").wait_for(timeout=3000)
            await photographer.shoot(prefix + "opening")
    await table.agree()
    if photographer.wants(prefix + "final"):
        await clear(photographer)
        await photographer.shoot(prefix + "final", _scored)


async def _scored(page: Page) -> None:
    await page.get_by_role("button", name=say("table-final-rematch")).wait_for()


async def clear(photographer: Photographer) -> None:
    for visitor in photographer.devices.values():
        await AtTable(visitor.page, visitor.ear).clear()


def _scene(me: Visitor, command: object) -> str:
    public, ask = me.ear.view().public, me.ear.asked()
    if isinstance(command, c.MakeOffer):
        return "offer"
    if public.phase is Phase.INSPECTION and (ask is None or ask.kind is AskKind.SETTLE):
        if me.ear.seat not in public.sheriffs:
            return "gate-merchant"
        return "gate-sheriff" if public.offers or len(public.sheriffs) > 1 else "gate-quiet"
    return str(ask.kind) if ask else "waiting"


def _half_done(command: object) -> Setting | None:
    """As it looks with the decision half made."""

    async def cards(page: Page) -> None:
        found = page.get_by_test_id("hand-card")
        for index in (0, 2):
            if await found.nth(index).get_attribute("aria-pressed") == "false":
                await found.nth(index).click()

    if isinstance(command, c.LoadBag | c.SetAside) and len(command.cards) == 0:
        return None
    return cards if isinstance(command, c.LoadBag | c.SetAside) else None


async def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SCREENS
    folder.mkdir(parents=True, exist_ok=True)
    only = set(sys.argv[2:])
    with tempfile.TemporaryDirectory() as games, a_house(Path(games), away_seconds=600.0) as house:
        async with chromium() as browser, AsyncExitStack() as stack:
            desktop = await Visitor.come(browser, house.url)
            phone = await Visitor.with_phone(browser, house.url, device_scale_factor=1.5)
            photographer = Photographer(folder, only, {"desktop": desktop, "phone": phone})
            await photographer.prepare(browser)
            await desktop.call("POST", "/guests", name="Robin")
            if wanted(only, "lobby", "rules-in-force"):
                await as_same_guest(desktop, phone)
                await lobby(photographer)
            await desktop.context.clear_cookies()
            await plain_pages(photographer)
            for prefix, rules in TABLES.items():
                if wanted(only, prefix):
                    table = await company(stack, desktop, rules)
                    await as_same_guest(desktop, phone)
                    await phone.go(f"/table/{table.table}")
                    await scenes(photographer, table, prefix)


async def as_same_guest(one: Visitor, other: Visitor) -> None:
    await other.context.add_cookies((await one.context.storage_state())["cookies"])  # type: ignore[arg-type]


def wanted(only: set[str], *names: str) -> bool:
    return not only or any(name.startswith(part) or part.startswith(name) for name in names for part in only)


if __name__ == "__main__":
    asyncio.run(main())
