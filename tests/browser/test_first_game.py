"""Somebody's first game, and the way to the next one: one tap each."""

import asyncio
import re
from contextlib import AsyncExitStack

import httpx
from playwright.async_api import expect

from nottingham.game import Dice, Ruleset
from nottingham.game.known import Phase
from tests.browser.conftest import Doors, Tell
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.guests import PATIENCE, Person

ANOTHER_TABLE = re.compile("told two different things for one number")
"""An ear that goes from one table to the next takes their events for those of one game."""
SHORT = Ruleset.preset("second", players=3, house_rounds=1)
COUNT = "window.taps = 0; addEventListener('pointerdown', () => (window.taps += 1), true)"


def test_one_tap_on_the_front_page_begins_a_first_game_as_a_merchant(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone(viewport={"width": 360, "height": 640})
        page = me.page
        await me.go("/")
        await page.evaluate(COUNT)
        await page.get_by_role("button", name=say("shell-play-now")).tap()
        await me.ear.until(lambda: me.ear.public is not None)
        assert await page.evaluate("window.taps") == 1
        public = me.ear.view().public
        assert me.ear.seat == 0
        assert public.first_sheriff == 2
        assert public.phase is Phase.MARKET
        role = page.get_by_test_id("role-card")
        await expect(role).to_contain_text(say("coach-role-merchant"))
        await expect(role).to_contain_text(say("coach-role-merchant-about", name="Cuthbert", round=3))
        coach = page.get_by_test_id("game-coach")
        for number in (1, 2, 3):
            await expect(coach).to_contain_text(say(f"coach-market-{number}"))
            await page.get_by_test_id("coach-next").tap()
        await page.get_by_test_id("coach-off").tap()
        await expect(coach).to_have_count(0)
        await page.reload()
        await page.get_by_test_id("now").wait_for()
        await expect(coach).to_have_count(0)

    tell(story)


def test_the_coach_comes_to_two_games_and_never_again(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.desktop()
        me.expected.append(ANOTHER_TABLE)
        sheriffs = set()
        for game in range(3):
            await me.go("/")
            await me.page.get_by_role("button", name=say("shell-play-now")).click()
            await me.page.get_by_test_id("now").wait_for()
            await expect(me.page.get_by_test_id("game-coach")).to_have_count(1 if game < 2 else 0)
            table = me.page.url.rsplit("/", 1)[1]
            chosen = (await me.call("GET", f"/tables/{table}"))["table"].get("first_sheriff")
            sheriffs.add(chosen)
        assert sheriffs == {2, None}, "only the first game is sure to begin as a merchant"

    tell(story)


async def _as_person(visitor: Visitor, http: httpx.AsyncClient, name: str) -> Person:
    return Person(visitor.url, http, await visitor.call("POST", "/guests", name=name))


def test_play_again_with_bots_begins_at_once(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone()
        me.expected.append(ANOTHER_TABLE)
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
            person = await _as_person(me, http, "Robin")
            table = await person.new_table(SHORT, first_sheriff=1)
            for seat in (1, 2):
                await person.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
            await person.ready(table)
            chair = await stack.enter_async_context(person.at(table))
            await person.call("POST", f"/tables/{table}/start")
            await chair.play_on(Dice(3))
            await me.go(f"/table/{table}")
            await me.page.evaluate(COUNT)
            await me.page.get_by_test_id("rematch").tap()
            await me.page.wait_for_url(lambda url: "/table/" in url and table not in url)
            await me.page.get_by_test_id("now").wait_for()
            assert await me.page.evaluate("window.taps") == 1

    tell(story)


def test_a_rematch_among_people_takes_one_tap_each(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        one, two = await doors.phone(), await doors.desktop()
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
            robin, marian = await _as_person(one, http, "Robin"), await _as_person(two, http, "Marian")
            table = await robin.new_table(SHORT)
            await marian.call("POST", f"/tables/{table}/seats/1")
            await robin.call("PUT", f"/tables/{table}/seats/2/bot", spec="honest")
            chairs = [await stack.enter_async_context(person.at(table)) for person in (robin, marian)]
            for person in (robin, marian):
                await person.ready(table)
            await robin.call("POST", f"/tables/{table}/start")
            await asyncio.gather(*(chair.play_on(Dice(5 + i)) for i, chair in enumerate(chairs)))
            for visitor in (one, two):
                visitor.expected.append(ANOTHER_TABLE)
                await visitor.go(f"/table/{table}")
                await visitor.page.evaluate(COUNT)
            await one.page.get_by_test_id("rematch").tap()
            await expect(two.page.get_by_text(say("coach-again-waiting"))).to_be_visible()
            await two.page.get_by_test_id("rematch").click()
            for visitor in (one, two):
                await visitor.page.get_by_test_id("now").wait_for()
                assert await visitor.page.evaluate("window.taps") == 1
            assert one.page.url.split("?")[0] == two.page.url.split("?")[0] != f"{one.url}/table/{table}"

    tell(story)
