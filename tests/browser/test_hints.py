"""What a strong bot would do: for somebody alone with bots, and nowhere else unasked."""

from contextlib import AsyncExitStack

from playwright.async_api import expect

from nottingham.game import Ruleset
from tests.browser.at_table import AtTable
from tests.browser.axe import violations
from tests.browser.company import company
from tests.browser.conftest import Doors, Tell
from tests.browser.words import say


def test_one_tap_plays_with_bots_and_another_gives_a_hint(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone()
        page = visitor.page
        await visitor.go("/")
        await page.get_by_role("button", name=say("shell-play-now")).click()
        await visitor.ear.until(lambda: visitor.ear.public is not None and bool(visitor.ear.legal))
        await page.get_by_test_id("hint").click()
        hint = page.get_by_test_id("hint-text")
        await expect(hint).to_contain_text(say("table-hint-about"))
        assert not await violations(page)

    tell(story)


def test_where_several_people_play_no_hint_is_offered(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.desktop()
        async with AsyncExitStack() as stack:
            await company(stack, visitor, Ruleset.preset("second", players=3))
            at = await AtTable.of(visitor.page, visitor.ear)
            await at.caught_up()
            await expect(visitor.page.get_by_test_id("menu")).to_be_visible()
            await expect(visitor.page.get_by_test_id("hint")).to_have_count(0)

    tell(story)
