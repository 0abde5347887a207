"""Before the game: people who gather at a table talk, and the host chooses the rules."""

import asyncio

from playwright.async_api import Route, expect

from nottingham.client import AsyncServer
from tests.browser.conftest import Doors, Tell
from tests.browser.shell import code_of, join, new_table
from tests.browser.words import say

_WATCH = """(group) => {
  window.seen = []
  const look = () => {
    const now = group.querySelector(':checked')?.value
    if (now !== window.seen.at(-1)) window.seen.push(now)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_people_talk_in_the_lobby_and_a_phone_tells_of_what_was_not_read(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        host, guest = await doors.desktop(), await doors.phone()
        table = await new_table(host, "Robin")
        await join(guest, await code_of(host, table), "Marian")
        field = host.page.get_by_role("textbox", name=say("table-talk-say"))
        await field.fill("Apples only, I swear.")
        await field.press("Enter")
        await expect(field).to_have_value("")
        # Said beside the name, and waiting behind the button.
        robin = guest.page.get_by_role("listitem").filter(has_text="Robin")
        await expect(robin).to_contain_text("Apples only, I swear.")
        await guest.page.get_by_role("button", name=say("table-talk-unread", count=1)).click()
        lines = guest.page.get_by_test_id("talk")
        await expect(lines).to_contain_text("Robin Apples only, I swear.")
        await guest.page.get_by_role("button", name=say("lobby-phrase-1")).click()
        await expect(host.page.get_by_test_id("talk")).to_contain_text(f"Marian {say('lobby-phrase-1')}")
        await guest.page.keyboard.press("Escape")
        await expect(guest.page.get_by_role("button", name=say("table-talk"), exact=True)).to_be_visible()

    tell(story)


def test_a_choice_stays_chosen_while_an_older_one_is_still_on_its_way(tell: Tell) -> None:
    """On a slow line the table tells of the first press after the second: nothing may jump back under the finger."""

    async def slowly(route: Route) -> None:
        await asyncio.sleep(0.4)
        await route.continue_()

    async def story(doors: Doors) -> None:
        host = await doors.desktop()
        await new_table(host, "Robin")
        await host.page.route("**/api/tables/*", slowly)
        await host.page.get_by_role("button", name=say("lobby-change-rules")).click()
        paces = host.page.get_by_role("dialog").get_by_role("group", name=say("lobby-pace"))
        await paces.get_by_role("radio", name=say("lobby-pace-1"), exact=True).check()
        await paces.get_by_role("radio", name=say("lobby-pace-0"), exact=True).check()
        await paces.evaluate(_WATCH)
        await host.ear.until(lambda: host.ear.table is not None and host.ear.table.pace == 0)
        await host.page.wait_for_timeout(1000)
        assert await host.page.evaluate("window.seen") == ["0"]

    tell(story)


def test_a_programs_seat_says_so_and_the_host_can_do_without(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        host = await doors.desktop()
        table = await new_table(host, "Robin")
        fox = await AsyncServer.enter(doors.house.url, "Fox")
        await fox.sit_down(table, 1)
        seat = host.page.get_by_role("listitem").filter(has_text="Fox")
        await expect(seat).to_contain_text(say("lobby-program"))
        for number in (2, 3):
            await host.call("PUT", f"/tables/{table}/seats/{number}/bot", spec="honest")
        async with fox.follow(table) as there:
            await there.until(lambda: there.table.programs and there.table.seats[3].kind == "bot")
            await fox.ready(table)
            await host.call("POST", f"/tables/{table}/ready", nonce="12345678")
            await host.call("POST", f"/tables/{table}/start")
            await expect(host.page.locator('[data-testid="merchant"][data-seat="1"]')).to_contain_text(
                f"Fox, {say('table-seat-program')}"
            )
        again = await new_table(await doors.desktop(), "Marian")
        marian = doors.visitors[-1]
        await fox.sit_down(again, 1)
        await marian.page.get_by_role("button", name=say("lobby-change-rules")).click()
        switch = marian.page.get_by_role("switch", name=say("lobby-table-programs"))
        await expect(switch).to_be_checked()
        await switch.click()
        await expect(switch).not_to_be_checked()
        await marian.ear.until(lambda: marian.ear.table is not None and marian.ear.table.seats[1].kind == "open")

    tell(story)


def test_the_menu_of_somebody_who_got_up_does_not_open_by_itself_for_who_sits_down_there(tell: Tell) -> None:
    """The question was whether to send Marian away: it must not come up again about somebody else."""

    async def story(doors: Doors) -> None:
        host, marian, tuck = await doors.desktop(), await doors.phone(), await doors.phone()
        table = await new_table(host, "Robin")
        code = await code_of(host, table)
        await join(marian, code, "Marian")
        await host.page.get_by_role("listitem").filter(has_text="Marian").get_by_role("button").click()
        sheet = host.page.get_by_role("dialog")
        await sheet.get_by_role("button", name=say("shell-kick")).click()
        await expect(sheet).to_contain_text(say("shell-kick-about", name="Marian"))
        await marian.call("DELETE", f"/tables/{table}/seats/1")
        await expect(sheet).to_be_hidden()
        await join(tuck, code, "Tuck")
        taken = host.page.get_by_role("listitem").filter(has_text="Tuck")
        await expect(taken).to_be_visible()
        await expect(sheet).to_be_hidden()
        await taken.get_by_role("button").click()
        await expect(sheet.get_by_role("button", name=say("shell-make-host", name="Tuck"))).to_be_visible()

    tell(story)
