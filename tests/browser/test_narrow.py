"""Narrow screens: what is said can be read whole, names keep to their line in every script, and nothing that has to be
pressed is cut."""

from contextlib import AsyncExitStack

from playwright.async_api import Locator, expect

from nottingham.game import Ruleset
from nottingham.game.known import AskKind
from tests.browser.at_table import AtTable
from tests.browser.company import company
from tests.browser.conftest import Doors, Tell
from tests.browser.gate import at_the_gate
from tests.browser.people import Player
from tests.browser.test_desk import hidden
from tests.browser.visitor import DRAWN

FIVE = Ruleset.preset("second", players=5)
SCRIPTS = ("Robin", "王小明", "محمد عبد الله", "דוד בן־גוריון", "🦊🐻 Bär")
LONG = "Six? For apples? My grandmother asked for less, and she was the meanest Sheriff this gate has seen, bless her."

LINES = """(nodes) => nodes.map((node) => {
  const height = parseFloat(getComputedStyle(node).lineHeight)
  return Math.round(node.getBoundingClientRect().height / height)
})"""
CUT = """(nodes) => nodes
  .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
  .map((node) => node.textContent)"""


async def whole(bubble: Locator) -> bool:
    """Nothing of it is cut, and it is on the screen."""
    return bool(
        await bubble.evaluate(
            """(node) => {
              const { left, top, right, bottom } = node.getBoundingClientRect()
              const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
              return inside && node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1
            }"""
        )
    )


def test_what_is_said_at_the_gate_is_read_whole_and_one_after_the_other(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone(viewport={"width": 360, "height": 640})
        async with AsyncExitStack() as stack:
            table, _ = await at_the_gate(stack, me)
            said = me.page.locator(".seat .said")
            for seat in (1, 2):
                await table.chairs[seat - 1].send({"type": "say", "words": f"{seat}: {LONG}"})
                # They have lines of their own to the server: without this, either may be the first.
                await me.ear.until(lambda seat=seat: len(me.ear.talk) == seat)  # type: ignore[misc]
            first, second = said.filter(has_text="1: Six?"), said.filter(has_text="2: Six?")
            await expect(first).to_have_text(f"1: {LONG}")
            assert await whole(first)
            await expect(said).to_have_count(1)
            await expect(second).to_have_text(f"2: {LONG}", timeout=10_000)
            assert await whole(second)
            await expect(first).to_have_count(0)

    tell(story)


def test_names_of_every_script_keep_to_their_line_and_no_bag_loses_its_name(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone(viewport={"width": 390, "height": 664})
        async with AsyncExitStack() as stack:
            _, at = await at_the_gate(stack, me, rules=FIVE, names=SCRIPTS)
            for width in (390, 360):
                await me.page.set_viewport_size({"width": width, "height": 664})
                await me.page.evaluate(DRAWN)
                assert await me.page.locator(".seat .name").evaluate_all(LINES) == [1, 1, 1, 1]
                assert await me.page.locator(".bag .name").evaluate_all(CUT) == []
                assert await hidden(me.page.get_by_test_id("bag")) == []
                assert await me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            # What stands beside a name that runs leftwards stays on its side.
            shown = await me.page.locator('.bag[data-seat="2"] .name').inner_text()
            assert shown == f"\u2068{SCRIPTS[2]}\u2069"
            assert at.ear.seat == 0

    tell(story)


def test_with_the_coach_and_an_open_hand_every_kind_can_be_declared(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone(viewport={"width": 390, "height": 664})
        async with AsyncExitStack() as stack:
            table = await company(stack, me, Ruleset.preset("second", players=4), first_sheriff=1)
            at, player = await AtTable.of(me.page, me.ear, touch=True), Player(me.ear, 1, offers=False)
            while (ask := me.ear.asked()) is None or ask.kind is not AskKind.DECLARE:
                await table.play(lambda: me.ear.asked() is not None)
                await table.agree()
                command = player.wants()
                if command is not None and ((ask := me.ear.asked()) is None or ask.kind is not AskKind.DECLARE):
                    await at.do(command)
            await at.caught_up()
            await expect(me.page.get_by_test_id("game-coach")).to_have_count(1)
            kinds = me.page.locator("[data-testid^=declare-]")
            await at.press(me.page.get_by_test_id("fold-hand"))
            await expect(me.page.get_by_test_id("hand-card").first).to_be_visible()
            for width, height in ((390, 664), (360, 640)):
                await me.page.set_viewport_size({"width": width, "height": height})
                await expect(kinds).to_have_count(4)
                assert await hidden(kinds) == []
                assert await hidden(at.main) == []
            # Whatever others say or do meanwhile: an open hand stays open.
            await table.chairs[0].send({"type": "say", "words": "Well?"})
            await expect(me.page.locator(".said")).to_have_text("Well?")
            await expect(me.page.get_by_test_id("hand-card").first).to_be_visible()

    tell(story)
