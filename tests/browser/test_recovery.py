"""A recovery link makes nobody somebody else with one click: it asks first, in every language, with keys alone too."""

import re

import pytest
from playwright.async_api import expect

from nottingham.locales import LANGUAGES
from tests.browser.axe import violations
from tests.browser.conftest import Doors, Tell
from tests.browser.test_keyboard import tab_to
from tests.browser.visitor import Visitor
from tests.browser.words import say


async def _named(visitor: Visitor, name: str) -> str:
    """Become a guest, as a browser does."""
    guest: str = (await visitor.call("POST", "/guests", name=name))["id"]
    return guest


async def _link(visitor: Visitor) -> str:
    """The path of a new recovery link."""
    link: str = (await visitor.call("POST", "/me/recovery"))["link"]
    return link[link.index("/#recover=") :]


async def _who(visitor: Visitor) -> str:
    hello = await visitor.call("GET", "/hello")
    return str(hello["guest"]["name"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recovery_link_asks_before_it_makes_you_somebody_else(tell: Tell, language: str) -> None:
    """Eve's link reaches Robin: nothing happens until Robin says so, and with "no" nothing happens at all."""

    async def story(doors: Doors) -> None:
        eve = await doors.desktop(locale=language)
        robin = await doors.phone(locale=language)
        await _named(eve, "Eve")
        await _named(robin, "Robin")
        link = await _link(eve)
        page = robin.page

        await robin.go(link)
        await expect(page.get_by_role("heading", level=1)).to_have_text(say("shell-recover-ask", language, name="Eve"))
        await expect(page.get_by_text(say("shell-recover-instead", language, name="Robin"))).to_be_visible()
        assert "recover" not in page.url
        assert await _who(robin) == "Robin"
        assert await violations(page) == []
        assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")
        await page.get_by_role("button", name=say("shell-recover-stay", language, name="Robin")).click()
        await expect(page.get_by_role("heading", level=1)).not_to_have_text(
            say("shell-recover-ask", language, name="Eve")
        )
        assert await _who(robin) == "Robin"

    tell(story)


def test_a_recovery_link_is_answered_with_keys_alone_and_works_once(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        eve, phone, late = await doors.desktop(), await doors.desktop(), await doors.desktop()
        await _named(eve, "Eve")
        link = await _link(eve)

        await phone.go(link)
        yes = phone.page.get_by_role("button", name=say("shell-recover-yes", name="Eve"))
        await expect(yes).to_be_visible()
        await expect(phone.page.get_by_role("button", name=say("shell-recover-no"))).to_be_visible()
        await tab_to(yes)
        await phone.page.keyboard.press("Enter")
        await expect(phone.page.get_by_text(say("shell-recovered", name="Eve"))).to_be_visible()
        assert await _who(phone) == "Eve"

        late.expected.append(re.compile("403"))
        await late.go(link)
        failed = late.page.get_by_role("heading", level=1, name=say("shell-recover-failed"))
        await expect(failed).to_be_visible()
        assert (await late.call("GET", "/hello"))["guest"] is None

    tell(story)


def test_who_opens_their_own_link_is_told_so_and_the_link_is_not_used(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        eve = await doors.desktop()
        await _named(eve, "Eve")
        link = await _link(eve)
        await eve.go(link)
        await expect(eve.page.get_by_role("heading", level=1)).to_have_text(say("shell-recover-already", name="Eve"))
        other = await doors.desktop()
        await other.go(link)
        await other.page.get_by_role("button", name=say("shell-recover-yes", name="Eve")).click()
        await expect(other.page.get_by_text(say("shell-recovered", name="Eve"))).to_be_visible()

    tell(story)
