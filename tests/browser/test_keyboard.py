"""A game without a mouse: everything is reached by Tab and pressed by Enter or Space, and where one is can be seen."""

from playwright.async_api import Locator, expect

from tests.browser.at_table import AtTable
from tests.browser.conftest import Doors, Tell
from tests.browser.ear import check_commands
from tests.browser.people import Player
from tests.browser.visitor import Visitor
from tests.browser.words import say

_HERE = "(node) => node === document.activeElement"
_SEEN = """(node) => {
  const style = getComputedStyle(node)
  const ringed = style.outlineStyle !== 'none' && style.outlineWidth !== '0px'
  return node.matches(':focus-visible') && (ringed || style.boxShadow !== 'none')
}"""
MOST_TABS = 80


class ByKeys(AtTable):
    """A table where nothing is clicked."""

    async def press(self, what: Locator) -> None:
        if await what.get_attribute("data-testid") == "hand-card":
            await self.page.keyboard.press(str(int(await what.get_attribute("data-index") or 0) + 1))
            return
        await tab_to(what)
        # Terms that have just changed cannot be taken at once.
        await expect(what).to_be_enabled()
        await self.page.keyboard.press("Enter")


async def tab_to(what: Locator) -> None:
    """Tab until it has the focus, and see that it shows."""
    for _ in range(MOST_TABS):
        if await what.evaluate(_HERE):
            assert await what.evaluate(_SEEN), f"{what} has the focus, and nobody can see it"
            return
        await what.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by Tab")


async def _choose_with_arrows(visitor: Visitor, name: str, value: str) -> None:
    """In a row of choices the arrows move the choice."""
    group = visitor.page.get_by_role("group", name=say(name))
    await tab_to(group.get_by_role("radio", checked=True))
    wanted = group.get_by_role("radio", name=value, exact=True)
    while not await wanted.is_checked():
        await visitor.page.keyboard.press("ArrowLeft")


def test_a_game_is_played_with_the_keyboard_alone(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.desktop()
        keyboard = me.page.keyboard
        await me.go("/new")
        await tab_to(me.page.get_by_role("textbox", name=say("shell-your-name")))
        await keyboard.type("Robin")
        await keyboard.press("Enter")
        await me.page.wait_for_url("**/table/*")
        table = me.page.url.rsplit("/", 1)[1]
        await tab_to(me.page.get_by_role("button", name=say("lobby-change-rules")))
        await keyboard.press("Enter")
        await _choose_with_arrows(me, "lobby-players", "3")
        await _choose_with_arrows(me, "lobby-pace", say("lobby-pace-0"))
        await keyboard.press("Escape")
        await me.ear.until(lambda: me.ear.table is not None and me.ear.table.pace == 0)
        # Three rounds are enough to be at the gate once, and on the road twice.
        await me.call("PATCH", f"/tables/{table}", ruleset={"edition": "second", "players": 3, "house_rounds": 3})
        await tab_to(me.page.get_by_role("button", name=say("lobby-fill-with-bots", count=2)))
        await keyboard.press("Enter")
        await tab_to(me.page.get_by_role("button", name=say("lobby-start")))
        await keyboard.press("Enter")
        await me.ear.until(lambda: me.ear.public is not None)
        at = await ByKeys.of(me.page, me.ear)
        player = Player(me.ear, 4, offers=False)
        while not me.ear.over:
            command, n = player.wants(), me.ear.n
            if command is not None:
                await at.try_to(command)
            else:
                await me.ear.until(lambda n=n: me.ear.n > n)  # type: ignore[misc]
        await me.page.get_by_test_id("final").wait_for()
        check_commands(me.ear)

    tell(story)
