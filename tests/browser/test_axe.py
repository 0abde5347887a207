"""axe finds nothing wrong on any screen, light or dark, phone or desktop.

What is the same on two walks is looked at once: a sheet over a page that was looked at already, without the page; what
a phone shows of both editions alike, in the second; colours by night, which no width changes, on the phone. With
NOTTINGHAM_LONG=1 everything is looked at everywhere.
"""

import re
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Locator, Page

from nottingham.game import Ruleset
from tests.browser.at_table import AtTable
from tests.browser.axe import violations
from tests.browser.company import company
from tests.browser.conftest import Doors, Tell
from tests.browser.scenes import DEPUTIES, FIRST, SECOND, scenes
from tests.browser.shell import new_table
from tests.browser.tape import LONG, Tape
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.guests import a_party

PAGES = (
    "/",
    "/settings",
    "/rules",
    "/learn",
    "/replays",
    "/tables",
    "/around",
    "/sheet",
    "/timer",
    "/today",
    "/join/XK4QP",
)


ALIKE = {"load", "declare", "bargain", "bribed", "gate", "opening", "final"}
"""Scenes that have the same things on them in both editions."""
SHEET = "dialog[open]"
FULL_BAGS = """
() => {
  for (const row of document.querySelectorAll('.stories .cards'))
    while (row.children.length < 5) row.append(row.firstElementChild.cloneNode(true))
}
"""
"""The bags of which the last page tells are as full as they can be, whoever packed them."""


class Findings:
    """Everything that is wrong anywhere, so that one run tells it all."""

    def __init__(self, *, night: bool = True) -> None:
        self.all: list[str] = []
        self._night = night

    async def look(self, page: Page, where: str, within: str = "") -> None:
        self.all += [f"{where}: {each}" for each in await violations(page, within, night=self._night)]


async def _visitor(doors: Doors, device: str) -> Visitor:
    return await (doors.phone() if device == "phone" else doors.desktop())


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_axe_finds_nothing_on_the_pages_around_the_table(tell: Tell, device: str) -> None:
    async def story(doors: Doors) -> None:
        visitor, found = await _visitor(doors, device), Findings(night=LONG or device == "phone")
        page = visitor.page
        await visitor.go("/")
        await page.get_by_role("heading", level=1).first.wait_for()
        await found.look(page, "/ for strangers")
        await new_table(visitor, "Robin")
        await found.look(page, "lobby")
        await page.get_by_role("button", name=say("lobby-change-rules")).click()
        await page.get_by_role("dialog").wait_for()
        await found.look(page, "rules in force", SHEET)
        visitor.expected.append(re.compile("404.*XK4QP"))
        for path in PAGES:
            await visitor.follow(path)
            await found.look(page, path)
        assert not found.all, "\n".join(found.all)

    tell(story)


async def _panels(page: Page, found: Findings) -> None:
    """Everything on a phone that slides over the table."""
    menu, buttons = page.get_by_test_id("menu"), page.get_by_role("button")
    bar = [page.get_by_label(say(label), exact=True) for label in ("table-log", "table-menu")]
    talk = page.get_by_label(say("table-talk")).first
    stalls = [page.get_by_test_id("own-stall"), page.get_by_test_id("merchant").first]
    for number, opener in enumerate([*bar, talk, *stalls]):
        await _panel(page, found, f"panel {number}", opener)
    for name in ("table-menu-rules", "table-races", "table-menu-piles", "table-keys"):
        await menu.click()
        await _panel(page, found, name, buttons.get_by_text(say(name), exact=True).last)


async def _panel(page: Page, found: Findings, name: str, opener: Locator) -> None:
    await opener.click()
    await page.get_by_role("dialog").wait_for()
    await found.look(page, name, SHEET)
    await page.keyboard.press("Escape")
    await page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize(
    ("device", "rules"),
    [("phone", SECOND), ("phone", FIRST), ("desktop", DEPUTIES)],
    ids=["second-phone", "first-phone", "deputies-desktop"],
)
def test_axe_finds_nothing_at_the_table_in_any_phase_and_everything_fits(
    tell: Tell, device: str, rules: Ruleset
) -> None:
    async def story(doors: Doors) -> None:
        me, found = await _visitor(doors, device), Findings()
        tape = Tape(me.page)
        async with AsyncExitStack() as stack:
            table = await company(stack, me, rules)
            at = await AtTable.of(me.page, me.ear, touch=device == "phone")
            seen = set[str]()
            async for scene in scenes(table, at):
                seen.add(scene)
                if rules is FIRST and scene in ALIKE and not LONG:
                    continue
                if scene == "final":
                    await me.page.evaluate(FULL_BAGS)
                await found.look(me.page, scene)
                await tape.everywhere(scene)
                if scene == "market" and rules is SECOND:
                    await _panels(me.page, found)
                if scene == "bargain":
                    await me.page.get_by_test_id("main-action").click()
                    await found.look(me.page, "an offer in the making", SHEET)
                    await tape.everywhere("an offer in the making")
                    await me.page.keyboard.press("Escape")
            assert seen >= {"market", "load", "declare", "bargain", "final"}
        assert not [*found.all, *tape.found], "\n".join([*found.all, *tape.found])

    tell(story)


def test_axe_finds_nothing_on_a_replay_and_a_big_screen(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor, found = await doors.desktop(), Findings()
        page, url = visitor.page, doors.house.url
        async with AsyncExitStack() as stack:
            short = Ruleset.preset("second", players=3, house_rounds=1)
            party = await a_party(stack, url, ("Ann", "Bess"), short, spectators=True)
            await visitor.go(f"/big/{party.table}")
            await page.get_by_test_id("big-now").wait_for()
            await found.look(page, "big screen")
            await party.play_to_the_end(2)
            share = await party.host.call("POST", f"/tables/{party.table}/share")
            await page.goto(share["link"])
            await page.get_by_test_id("replay").wait_for()
            await found.look(page, "replay")
        assert not found.all, "\n".join(found.all)

    tell(story)
