"""The review of a game just played: on the last page, in the replay, and another way on from there."""

from contextlib import AsyncExitStack

import httpx
from playwright.async_api import expect

from nottingham.game import Ruleset
from tests.browser.axe import violations
from tests.browser.conftest import Doors, Tell
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.guests import PATIENCE, Party, Person

SHORT = Ruleset.preset("second", players=3, house_rounds=1)
LONG_MS = 90_000
"""The process that reviews lets everybody else go first: on a busy machine it takes its time."""


async def a_game_of_mine(stack: AsyncExitStack, me: Visitor) -> str:
    """A table where the visitor has played with bots to the end."""
    http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
    host = Person(me.url, http, await me.call("POST", "/guests", name="Robin"))
    table = await host.new_table(SHORT)
    for seat in (1, 2):
        await host.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="easy")
    chair = await stack.enter_async_context(host.at(table))
    await host.ready(table)
    await host.call("POST", f"/tables/{table}/start")
    await chair.until(lambda: chair.public is not None)
    await Party(table, [host], [chair], http).play_to_the_end()
    return table


def test_a_game_just_played_is_reviewed_and_played_on_from_a_moment_that_mattered(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone()
        async with AsyncExitStack() as stack:
            table = await a_game_of_mine(stack, me)
            page = me.page
            await me.go(f"/table/{table}")
            await page.get_by_role("radio", name=say("table-final-review")).check(force=True)
            review = page.get_by_test_id("review")
            await review.get_by_role("heading", name=say("review-luck"), exact=True).wait_for(timeout=LONG_MS)
            await expect(review.get_by_role("img", name=say("review-chart"))).to_be_visible()
            assert not await violations(page)

            await review.get_by_test_id("review-all").click()
            await review.get_by_role("button", name=say("review-moment")).last.click()
            await page.wait_for_url(f"**/replay/{table}?eyes=0&n=*")
            await expect(page.get_by_test_id("replay")).to_be_visible()
            address = page.url
            page, ear = await me.new_tab()
            await page.goto(address)
            position = page.get_by_role("slider")
            there = await position.input_value()
            await page.get_by_role("button", name=say("table-final-review"), exact=True).click()
            await page.get_by_test_id("review").get_by_role("button", name=say("review-moment")).first.click()
            await expect(page.get_by_test_id("review")).to_be_hidden()
            await expect(position).not_to_have_value(there)

            await page.get_by_role("button", name=say("table-play-on")).click()
            assert not await violations(page)
            await page.get_by_role("button", name=say("review-on-go"), exact=True).click()
            await page.wait_for_url("**/table/*", timeout=LONG_MS)
            await ear.until(lambda: ear.public is not None and bool(ear.legal))
            assert ear.table is not None
            assert ear.table.branch

    tell(story)
