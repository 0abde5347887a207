"""Small things that people notice: nothing is covered, nothing is cut off, and whoever cannot come in reads why."""

import re
from contextlib import AsyncExitStack

from playwright.async_api import expect

from nottingham.game import Ruleset
from nottingham.game import commands as c
from nottingham.game.known import Phase
from tests.browser.at_table import AtTable
from tests.browser.company import company
from tests.browser.conftest import Doors, Tell
from tests.browser.gate import at_the_gate, three_offers
from tests.browser.people import Player
from tests.browser.shell import code_of, join, new_table
from tests.browser.words import say

THREE = Ruleset.preset("second", players=3)

COVERED = """() => {
  const toast = document.querySelector('[data-testid="toasts"]').getBoundingClientRect()
  return [...document.querySelectorAll('button, a[href], input')].filter((each) => {
    if (each.closest('[data-testid="toasts"]')) return false
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect()
    const there = width > 1 && height > 1
    return there && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
  }).map((each) => each.innerText)
}"""


def test_the_log_of_a_phone_opens_at_its_end(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone()
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me)
            await three_offers(table, at)
            await me.page.get_by_role("button", name=say("table-log"), exact=True).tap()
            await expect(me.page.get_by_test_id("log").locator("li").last).to_be_in_viewport()

    tell(story)


def test_enter_plays_what_the_numbers_picked(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.desktop()
        async with AsyncExitStack() as stack:
            table = await company(stack, me, THREE, first_sheriff=1)
            at, player = await AtTable.of(me.page, me.ear), Player(me.ear, 1, offers=False)
            while (ask := me.ear.asked()) is None or me.ear.view().public.phase is not Phase.MARKET:
                await table.play(lambda: me.ear.asked() is not None)
                if (command := player.wants()) is not None and me.ear.asked() is None:
                    await at.do(command)
            assert ask is not None
            await at.caught_up()
            sent = len(me.ear.sent)
            for key in ("1", "2", "Enter"):
                await me.page.keyboard.press(key)
            await me.ear.until(lambda: len(me.ear.sent) > sent)
            played = me.ear.sent[-1][1]
            assert isinstance(played, c.SetAside)
            assert len(played.cards) == 2

    tell(story)


def test_a_notice_covers_no_button(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        for width, height in ((360, 640), (390, 844), (1280, 720)):
            host = await doors.desktop(viewport={"width": width, "height": height})
            await new_table(host, "Robin")
            await host.page.get_by_role("button", name=say("lobby-invite-copy")).click()
            await expect(host.page.get_by_test_id("toasts").locator(".toast")).to_have_count(1)
            await host.page.wait_for_timeout(300)
            assert await host.page.evaluate(COVERED) == []

    tell(story)


def test_an_address_that_is_none_has_a_page(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone()
        visitor.expected.append(re.compile("404"))
        await visitor.go("/no/such/place")
        await expect(visitor.page.get_by_role("heading", name=say("shell-missing"))).to_be_visible()
        await visitor.page.get_by_role("link", name=say("shell-home")).tap()
        await expect(visitor.page.get_by_role("button", name=say("shell-play-now"))).to_be_visible()

    tell(story)


def test_who_is_sent_away_and_who_finds_no_seat_read_what_happened(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        host, guest, late = await doors.desktop(), await doors.phone(), await doors.phone()
        table = await new_table(host, "Robin")
        await host.call("PATCH", f"/tables/{table}", ruleset={"edition": "second", "players": 3})
        code = await code_of(host, table)
        await join(guest, code, "Marian")
        await host.call("PUT", f"/tables/{table}/seats/2/bot", spec="honest")
        await late.go(f"/join/{code}")
        await late.page.get_by_role("textbox", name=say("shell-your-name")).fill("Late")
        await late.page.get_by_role("button", name=say("shell-come-in")).click()
        await expect(late.page.get_by_text(say("lobby-full-watch")).first).to_be_visible()
        await host.call("POST", f"/tables/{table}/seats/1/kick")
        await expect(guest.page.get_by_text(say("shell-trouble-table-sent_away"))).to_be_visible()
        guest.expected.append(re.compile("403|websocket|WebSocket"))
        await guest.page.reload()
        await expect(guest.page.get_by_text(say("shell-trouble-table-sent_away"))).to_be_visible()

    tell(story)


def test_the_host_lets_onlookers_in_while_the_game_runs(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        host, eve, fay = await doors.desktop(), await doors.desktop(), await doors.desktop()
        async with AsyncExitStack() as stack:
            table = await company(stack, host, THREE)
            for visitor, name in ((eve, "Eve"), (fay, "Fay")):
                await visitor.call("POST", "/guests", name=name)
            await eve.go(f"/watch/{table.table}")
            await eve.page.get_by_test_id("merchant").first.wait_for()
            await host.page.get_by_test_id("menu").click()
            switch = host.page.get_by_role("switch", name=say("table-menu-watch"))
            await expect(switch).to_be_checked()
            await switch.click()
            await expect(switch).not_to_be_checked()
            await fay.go(f"/watch/{table.table}")
            await expect(fay.page.get_by_text(say("shell-trouble-table-not_for_you"))).to_be_visible()
            await expect(eve.page.get_by_test_id("merchant").first).to_be_visible()
            await switch.click()
            await expect(switch).to_be_checked()
            await fay.page.reload()
            await fay.page.get_by_test_id("merchant").first.wait_for()

    tell(story)


def test_labels_of_the_chart_are_large_enough_on_a_small_phone(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone(viewport={"width": 360, "height": 640})
        async with AsyncExitStack() as stack:
            table = await company(stack, me, Ruleset.preset("second", players=3, house_rounds=1), first_sheriff=0)
            at, player = await AtTable.of(me.page, me.ear, touch=True), Player(me.ear, 9, offers=False)
            while not me.ear.over:
                await table.play()
                await table.agree()
                if (command := player.wants()) is not None:
                    await at.do(command)
            await at.caught_up()
            await at.clear()
            label = me.page.locator("figure svg text").first
            await label.wait_for()
            heights = await me.page.locator("figure svg text").evaluate_all(
                "(all) => all.map((each) => each.getScreenCTM().a * parseFloat(getComputedStyle(each).fontSize))"
            )
            assert min(heights) >= 11

    tell(story)


def test_people_choose_their_face_and_wear_it_at_the_next_table_too(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.phone()
        await new_table(me, "Ida")
        await me.page.get_by_role("listitem").filter(has_text="Ida").get_by_role("button").first.tap()
        await me.page.get_by_test_id("face-4").tap()
        await me.ear.until(lambda: me.ear.table is not None and me.ear.table.seats[0].face == 4)
        await expect(me.page.get_by_test_id("face-4")).to_have_attribute("aria-pressed", "true")
        await me.page.keyboard.press("Escape")
        made = await me.call("POST", "/tables", ruleset={"edition": "second", "players": 3})
        await me.go(f"/table/{made['table']['id']}")
        await me.ear.until(lambda: me.ear.table is not None and me.ear.table.id == made["table"]["id"])
        await me.ear.until(lambda: me.ear.table is not None and me.ear.table.seats[0].face == 4)

    tell(story)
