"""From the front page to a table, by what a person presses there."""

from playwright.async_api import Page, expect

from tests.browser.visitor import Visitor
from tests.browser.words import say


async def name_oneself(page: Page, name: str) -> None:
    await page.get_by_role("textbox", name=say("shell-your-name")).fill(name)
    await page.get_by_role("button", name=say("shell-come-in")).click()


async def new_table(host: Visitor, name: str) -> str:
    """Make a table from the front page; answers its id."""
    await host.go("/")
    await host.page.get_by_role("button", name=say("shell-new-table")).click()
    await name_oneself(host.page, name)
    await host.page.wait_for_url("**/table/*")
    await expect(host.page.get_by_role("button", name=say("shell-invite-copy"))).to_be_visible()
    return host.page.url.rsplit("/", 1)[1]


async def join(guest: Visitor, code: str, name: str) -> None:
    """Follow an invitation, say a name, and be ready."""
    await guest.go(f"/join/{code}")
    await name_oneself(guest.page, name)
    await guest.page.get_by_role("button", name=say("shell-be-ready")).click()
    await expect(guest.page.get_by_role("button", name=say("shell-not-yet"))).to_be_visible()


async def code_of(host: Visitor, table: str) -> str:
    found: str = (await host.call("GET", f"/tables/{table}"))["table"]["code"]
    return found


async def start(host: Visitor) -> None:
    await host.page.get_by_role("button", name=say("shell-start")).click()
    await host.ear.until(lambda: host.ear.public is not None)
