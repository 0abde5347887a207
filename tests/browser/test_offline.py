"""The client without a network: what was opened once opens again."""

import re
from contextlib import AsyncExitStack

from playwright.async_api import expect

from tests.browser.conftest import Doors, Tell
from tests.browser.wire import Wire
from tests.browser.words import say

NO_NETWORK = re.compile("ERR_|Failed to fetch|service worker")
"""What a browser itself says of a broken line, and of a page that changes from the network to its worker."""


def test_pages_open_from_the_worker_when_the_server_is_gone(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        async with AsyncExitStack() as stack:
            wire = await stack.enter_async_context(Wire(doors.house.port))
            me = await doors.desktop(url=wire.url, service_workers="allow")
            me.expected.append(NO_NETWORK)
            await me.go("/")
            await me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            for path in ("/", "/rules"):
                await me.go(path)
                await me.page.wait_for_load_state("networkidle")
            wire.cut()
            await me.go("/rules")
            await expect(me.page.get_by_role("heading", level=1)).to_be_visible()
            await me.go("/today")
            await me.page.get_by_role("radio").first.click()
            await me.page.get_by_test_id("decide").click()
            for _ in range(2):
                await expect(me.page.get_by_text(say("today-tomorrow"))).to_be_visible()
                await me.go("/today")
            await me.go("/")
            await expect(me.page.get_by_text(say("shell-tagline"))).to_be_visible()
            wire.mend()

    tell(story)
