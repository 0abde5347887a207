"""The review of a game just played: on the last page, in the replay, and another way on from there."""

from contextlib import AsyncExitStack

import httpx
from playwright.async_api import Page, expect

from nottingham.game import Ruleset
from tests.browser.axe import violations
from tests.browser.conftest import Doors, Tell
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.guests import PATIENCE, Person, begin

SHORT = Ruleset.preset("second", players=3, house_rounds=1)
LONG_MS = 90_000
"""The process that reviews lets everybody else go first: on a busy machine it takes its time."""


PAINTED = """
window.painted = []
const write = CanvasRenderingContext2D.prototype.fillText
CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
  window.painted.push(text)
  return write.call(this, text, ...rest)
}
"""
"""Writes down what is painted."""


async def a_game_of_mine(stack: AsyncExitStack, me: Visitor) -> str:
    """A table where the visitor has played with Marian and a bot to the end."""
    http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
    host = Person(me.url, http, await me.call("POST", "/guests", name="Robin"))
    marian = await Person.come(me.url, http, "Marian")
    table = await host.new_table(SHORT, first_sheriff=1)
    await marian.call("POST", f"/tables/{table}/seats/1")
    await host.call("PUT", f"/tables/{table}/seats/2/bot", spec="easy")
    party = await begin(stack, table, [host, marian])
    await party.play_to_the_end()
    return table


async def on_the_picture(page: Page, name: str) -> bool:
    """Whether somebody is named on the picture as it was painted last."""
    await page.wait_for_function("() => window.painted.length > 0")
    texts: list[str] = await page.evaluate("window.painted.splice(0)")
    return any(name in text for text in texts)


def test_a_game_just_played_is_reviewed_and_played_on_from_a_moment_that_mattered(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone()
        await me.context.add_init_script(PAINTED)
        async with AsyncExitStack() as stack:
            table = await a_game_of_mine(stack, me)
            page = me.page
            await me.go(f"/table/{table}")
            await page.get_by_role("radio", name=say("table-final-review")).check(force=True)
            review = page.get_by_test_id("review")
            await review.get_by_role("heading", name=say("review-luck"), exact=True).wait_for(timeout=LONG_MS)
            await expect(review.get_by_role("img", name=say("review-chart"))).to_be_visible()
            assert not await violations(page)

            deeper = review.get_by_test_id("deeper")
            await deeper.get_by_role("button", name=say("review-deeper")).click()
            await expect(deeper).to_have_count(0, timeout=LONG_MS)

            await page.evaluate("window.painted.length = 0")  # axe paints, too
            await review.get_by_role("button", name=say("review-picture"), exact=True).click()
            assert not await on_the_picture(page, "Marian"), "other people's names are on the picture unasked"
            await review.get_by_role("switch", name=say("review-picture-names")).click()
            assert await on_the_picture(page, "Marian")

            every = review.get_by_test_id("review-all")
            if await every.count():  # nothing to show, if all of them were certain
                await every.click()
            await review.get_by_role("button", name=say("review-moment")).last.click()
            await page.wait_for_url(f"**/replay/{table}?eyes=0&n=*")
            await expect(page.get_by_test_id("replay")).to_be_visible()
            address = page.url
            page, ear = await me.new_tab()
            await page.goto(address)
            position = page.get_by_role("slider")
            await position.press("End")  # nobody decides anything there, whatever the moments of this game are
            there = str(await position.get_attribute("max"))
            await expect(position).to_have_value(there)
            await page.get_by_role("button", name=say("table-final-review"), exact=True).click()
            await page.get_by_test_id("review").get_by_role("button", name=say("review-moment")).first.click()
            await expect(page.get_by_test_id("review")).to_be_hidden()
            await expect(position).not_to_have_value(there)

            await page.get_by_role("button", name=say("table-play-on")).click()
            assert not await violations(page)
            await page.get_by_role("button", name=say("review-on-go"), exact=True).click()
            await page.wait_for_url("**/table/*", timeout=LONG_MS)
            await ear.until(lambda: ear.public is not None)  # there may be nothing left to do for this seat
            assert ear.table is not None
            assert ear.table.branch

    tell(story)


def test_friends_are_invited_to_play_on_from_a_moment(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone()
        async with AsyncExitStack() as stack:
            table = await a_game_of_mine(stack, me)
            page = me.page
            await me.go(f"/replay/{table}?n=20")
            await page.get_by_role("button", name=say("table-play-on")).click()
            await page.get_by_role("radio", name=say("review-on-friends")).check(force=True)
            await page.get_by_role("radio", name=say("review-on-as-they-were")).check(force=True)
            agree = page.get_by_test_id("agree")
            await agree.get_by_role("switch").click()
            await expect(agree).to_contain_text(say("review-on-agreed", agreed=1, people=2))
            assert not await violations(page)
            await expect(page.get_by_text(say("review-on-not-agreed"))).to_be_visible()
            await expect(page.get_by_role("button", name=say("review-on-go"), exact=True)).to_be_disabled()

            await page.get_by_role("radio", name=say("review-on-again")).check(force=True)
            await page.get_by_role("button", name=say("review-on-go"), exact=True).click()
            await page.wait_for_url("**/table/*", timeout=LONG_MS)
            await expect(page.get_by_text(say("lobby-branch", cards="again"))).to_be_visible()
            assert not await violations(page)
            await me.ear.until(lambda: me.ear.table is not None and me.ear.table.branch)
            assert me.ear.table is not None
            here = me.ear.table.id
            http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
            friend = await Person.come(me.url, http, "Tuck")
            await friend.call("POST", f"/tables/{here}/seats/1")
            await friend.ready(here)
            await page.get_by_role("button", name=say("lobby-fill-with-bots", count=1)).click()
            await page.get_by_role("button", name=say("lobby-start")).click()
            await me.ear.until(lambda: me.ear.public is not None)

    tell(story)
