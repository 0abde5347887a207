"""Before the game: people who gather at a table can talk."""

from playwright.async_api import expect

from tests.browser.conftest import Doors, Tell
from tests.browser.shell import code_of, join, new_table
from tests.browser.words import say


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
