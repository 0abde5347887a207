"""The page that plays without a server: its own files, any folder, any host, and no network after the first time."""

import asyncio
import os
import re
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from nottingham.notation.log import to_bytes
from tests.browser.at_table import AtTable
from tests.browser.ear import Ear
from tests.browser.people import Player
from tests.browser.static import BUILT, Served, come_to_the_page, served
from tests.browser.test_whole_games import Seat, play_with_bots, see_the_score
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.review.games import a_game

LONG = bool(os.environ.get("NOTTINGHAM_LONG"))
PATIENCE_MS = 90_000
"""For the engine: this machine may have much else to do."""
GONE = re.compile("ERR_|Failed to fetch|service worker|ServiceWorker")
Story = Callable[[Served, Browser], Coroutine[Any, Any, None]]


@pytest.fixture
def host() -> Iterator[Served]:
    if not (BUILT / "index.html").is_file():
        pytest.fail("The page is not built: call `make page` first.", pytrace=False)
    with served() as found:
        yield found


async def ready(page: Page) -> None:
    """The engine is there: nothing is said of it any more."""
    await expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=PATIENCE_MS)
    await expect(page.locator("[data-step]")).to_have_count(0, timeout=PATIENCE_MS)


async def play_now(me: Visitor, level: str = "") -> Seat:
    if level:
        await me.page.get_by_role("radio", name=say(f"shell-level-{level}")).check(force=True)
    await me.page.get_by_role("button", name=re.compile(say("shell-play-now"))).click()
    await me.page.wait_for_url("**/#/table/*", timeout=PATIENCE_MS)
    await me.ear.until(lambda: me.ear.public is not None, PATIENCE_MS / 1000)
    at = await AtTable.of(me.page, me.ear)
    return Seat(me, at, Player(me.ear, 1, offers=False))


MOST_BYTES = 8_000_000
MOST_LATER = 12_000_000


async def play_on_from_a_game_that_is_reviewed(me: Visitor, log: Path) -> None:
    """A log from the disk: its review, made in the page, and a table from a moment of it."""
    page = me.page
    await me.go("/#/replays")
    await page.locator("input[type=file]").set_input_files(log)
    await page.get_by_role("button", name=say("table-final-review"), exact=True).click()
    review = page.get_by_test_id("review")
    await review.get_by_role("heading", name=say("review-luck"), exact=True).wait_for(timeout=PATIENCE_MS)
    await review.get_by_role("button", name=say("review-moment")).first.click()
    await expect(review).to_be_hidden()
    await page.get_by_role("button", name=say("table-play-on")).click()
    me.ear = Ear()  # for another table
    await page.get_by_role("button", name=say("review-on-go"), exact=True).click()
    await page.wait_for_url("**/#/table/*", timeout=PATIENCE_MS)
    await me.ear.until(lambda: me.ear.table is not None and me.ear.table.branch, PATIENCE_MS / 1000)
    await AtTable.of(page, me.ear)


def test_somebody_plays_with_masters_reloads_plays_on_has_a_game_reviewed_and_is_told_what_needs_a_server(
    host: Served, loop: asyncio.Runner, browser: Browser, tmp_path: Path
) -> None:
    log = tmp_path / "game.jsonl"
    log.write_bytes(to_bytes(a_game("easy", "easy", "easy", house_rounds=1)))

    async def story() -> None:
        me, before = await come_to_the_page(browser, host.url), host.sent
        try:
            await me.go("/")
            await ready(me.page)
            await expect(me.page.get_by_text(say("shell-tagline"))).to_be_visible()
            await me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            assert host.sent - before < MOST_BYTES, "all of it, kept for the next time, and nothing sent twice"
            seat = await play_now(me, "master")
            assert me.ear.table is not None
            assert [there.bot for there in me.ear.table.seats] == ["", "master", "master", "master"]
            assert host.sent - before < MOST_BYTES + MOST_LATER
            await seat.at.caught_up()
            while not me.ear.sent:
                command = seat.player.wants()
                n = me.ear.n
                if command is not None:
                    await seat.at.try_to(command)
                else:
                    await me.ear.until(lambda n=n: me.ear.n > n)  # type: ignore[misc]
            told = me.ear.n
            await me.page.reload()
            await ready(me.page)
            await me.ear.until(lambda: me.ear.n >= told)
            await expect(me.page.get_by_role("banner").first).to_be_visible()
            await me.go("/#/join")
            await expect(me.page.get_by_role("heading", name=say("shell-alone-title"))).to_be_visible()
            link = me.page.get_by_role("link", name=say("shell-alone-how"))
            assert await link.get_attribute("href") == "../host.html"
            await me.go("/#/rules")
            await me.page.locator("a[href^='#']").nth(3).click()
            await expect(me.page.get_by_role("heading", level=1)).to_have_text(say("shell-rules"))
            assert "#/rules#" in me.page.url
            await play_on_from_a_game_that_is_reviewed(me, log)
            assert me.real_troubles() == []
        finally:
            await me.context.close()

    loop.run(story())


def test_a_browser_without_webassembly_gets_a_sentence(host: Served, loop: asyncio.Runner, browser: Browser) -> None:
    async def story() -> None:
        me = await come_to_the_page(browser, host.url)
        try:
            await me.context.add_init_script("delete globalThis.WebAssembly")
            await me.go("/")
            await expect(me.page.get_by_text(say("shell-alone-unable"))).to_be_visible()
            await expect(me.page.get_by_text(say("shell-tagline"))).to_be_visible()
        finally:
            await me.context.close()

    loop.run(story())


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_a_whole_game_without_a_network_after_the_first_time(
    host: Served, loop: asyncio.Runner, browser: Browser
) -> None:
    async def story() -> None:
        me = await come_to_the_page(browser, host.url)
        me.expected.append(GONE)
        try:
            await me.go("/")
            await ready(me.page)
            await me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await expect_kept(me.page)
            await me.context.set_offline(True)
            await me.page.reload()
            await ready(me.page)
            seat = await play_now(me)
            await play_with_bots(seat)
            await see_the_score(seat)
            await me.page.get_by_role("radio", name=say("table-final-review")).check(force=True)
            not_here = say("review-trouble", code="not_here")
            await expect(me.page.get_by_text(not_here)).to_be_visible(timeout=PATIENCE_MS)
            await me.context.set_offline(False)
            await me.page.get_by_role("button", name=say("review-again")).click()
            luck = me.page.get_by_role("heading", name=say("review-luck"), exact=True)
            await luck.wait_for(timeout=PATIENCE_MS)
            await me.context.set_offline(True)
            await me.page.reload()
            await ready(me.page)
            await see_the_score(seat)
            await me.page.get_by_role("radio", name=say("table-final-review")).check(force=True)
            await luck.wait_for(timeout=PATIENCE_MS)
            await me.go("/#/today")
            await me.page.get_by_role("radio").first.click()
            await me.page.get_by_test_id("decide").click()
            await expect(me.page.get_by_text(say("today-tomorrow"))).to_be_visible()
            await me.go("/#/sheet")
            await expect(me.page.get_by_role("heading", level=1)).to_be_visible()
            assert me.real_troubles() == []
        finally:
            await me.context.close()

    loop.run(story())


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_the_house_is_in_one_tab_at_a_time(host: Served, loop: asyncio.Runner, browser: Browser) -> None:
    async def story() -> None:
        me = await come_to_the_page(browser, host.url)
        try:
            await me.go("/")
            await ready(me.page)
            other, _ = await me.new_tab()
            await other.goto(f"{host.url}/")
            await expect(other.get_by_text(say("shell-alone-elsewhere"))).to_be_visible(timeout=PATIENCE_MS)
            await other.get_by_role("button", name=say("shell-alone-here")).click()
            await ready(other)
            await expect(me.page.get_by_text(say("shell-alone-elsewhere"))).to_be_visible(timeout=PATIENCE_MS)
        finally:
            await me.context.close()

    loop.run(story())


async def expect_kept(page: Page) -> None:
    """Until the worker has put everything away."""
    for _ in range(300):
        worker = await page.evaluate("navigator.serviceWorker.controller?.state ?? ''")
        if worker == "activated":
            return
        await page.wait_for_timeout(100)
    raise AssertionError("the service worker did not take over")
