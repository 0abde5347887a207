"""From the front page to a table, by what a person presses there."""

from collections.abc import Iterable

from playwright.async_api import Locator, Page, expect

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
    await expect(host.page.get_by_role("button", name=say("lobby-invite-copy"))).to_be_visible()
    return host.page.url.rsplit("/", 1)[1]


async def choose_rules(
    host: Visitor,
    edition: str = "",
    players: int = 0,
    options: Iterable[str] = (),
    promos: Iterable[str] = (),
    pace: int | None = None,
    rounds: int = 0,
) -> None:
    """In the sheet of rules, by pressing what is chosen; then close it."""
    await host.page.get_by_role("button", name=say("lobby-change-rules")).click()
    sheet = host.page.get_by_role("dialog")
    if edition:
        await _choose(sheet.get_by_role("group", name=say("lobby-edition")), say(f"lobby-edition-{edition}"))
    if players:
        await _choose(sheet.get_by_role("group", name=say("lobby-players")), str(players))
    for option in options:
        switch = sheet.get_by_role("switch", name=say(f"lobby-option-{option}"))
        await switch.click()
        await expect(switch).to_be_checked()
    for promo in promos:
        if promo == next(iter(promos)):
            await sheet.get_by_text(say("lobby-promos"), exact=True).click()
        card = sheet.get_by_role("button", name=say(f"good-{promo}"), exact=True)
        await card.click()
        await expect(card).to_have_attribute("aria-pressed", "true")
    if pace is not None:
        await _choose(sheet.get_by_role("group", name=say("lobby-pace")), say(f"lobby-pace-{pace}"))
    if rounds:
        await sheet.get_by_text(say("lobby-house"), exact=True).click()
        stepper = sheet.get_by_role("group", name=say("lobby-house-rounds"))
        for number in range(rounds):
            await stepper.get_by_role("button", name=say("shell-more")).click()
            await expect(stepper.get_by_role("status")).to_have_text(str(number + 1))
    await sheet.get_by_role("button", name=say("shell-close")).click()
    await expect(sheet).to_be_hidden()
    await host.ear.until(lambda: _in_force(host, edition, players, options, promos, pace, rounds))


def _in_force(
    host: Visitor,
    edition: str,
    players: int,
    options: Iterable[str],
    promos: Iterable[str],
    pace: int | None,
    rounds: int,
) -> bool:
    """Whether the table is as it was chosen."""
    table = host.ear.table
    if table is None:
        return False
    rules = table.ruleset
    right = (not edition or rules.edition == edition) and players in (0, rules.players)
    right = right and all(getattr(rules, option) for option in options) and set(promos) <= set(rules.promos)
    return right and (pace != 0 or table.pace == 0) and rounds in (0, rules.house_rounds)


async def _choose(group: Locator, name: str) -> None:
    radio = group.get_by_role("radio", name=name, exact=True)
    await radio.check(force=True)
    await expect(radio).to_be_checked()


async def join(guest: Visitor, code: str, name: str) -> None:
    """Follow an invitation, say a name, and be ready."""
    await guest.go(f"/join/{code}")
    await name_oneself(guest.page, name)
    await guest.page.get_by_role("button", name=say("lobby-be-ready")).click()
    await expect(guest.page.get_by_role("button", name=say("lobby-not-yet"))).to_be_visible()


async def fill_with_bots(host: Visitor) -> None:
    table = host.page.url.rsplit("/", 1)[1]
    seats = (await host.call("GET", f"/tables/{table}"))["table"]["seats"]
    free = sum(seat.get("kind", "open") == "open" for seat in seats)
    await host.page.get_by_role("button", name=say("lobby-fill-with-bots", count=free)).click()


async def code_of(host: Visitor, table: str) -> str:
    found: str = (await host.call("GET", f"/tables/{table}"))["table"]["code"]
    return found


async def start(host: Visitor) -> None:
    await host.page.get_by_role("button", name=say("lobby-start")).click()
    await host.ear.until(lambda: host.ear.public is not None)
