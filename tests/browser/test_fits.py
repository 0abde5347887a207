"""Everything fits on small phones in every language: nothing is cut, no button overflows, nothing scrolls sideways.

Two languages as a rule; all six with NOTTINGHAM_LONG=1, as ``make test-long`` does.
"""

import os
import re

import pytest
from playwright.async_api import Page

from nottingham.locales import LANGUAGES
from tests.browser.conftest import Doors, Tell
from tests.browser.visitor import Visitor
from tests.browser.words import say

SPOKEN = LANGUAGES if os.environ.get("NOTTINGHAM_LONG") else ("uk", "es")
SIZES = ((360, 640), (320, 568))
PAGES = ("/", "/settings", "/rules", "/replays", "/tables", "/around", "/sheet", "/timer", "/join/XK4QP")

OVERFLOWING = """
(width) => {
  const wide = width + 1
  const found = []
  const report = (how, by, e) =>
    found.push(`${how} by ${Math.round(by)}: ${e.tagName} “${e.textContent.trim().slice(0, 40)}”`)
  const scrolls = (e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX)
  const inScroller = (e) => {
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) if (scrolls(p)) return true
    return false
  }
  const shown = (e, box) =>
    box.width > 1 && box.height > 1 && e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !e.closest('svg, [aria-hidden=true], .visually-hidden, [inert]')
  if (document.scrollingElement.scrollWidth > wide) found.push('the page scrolls sideways')
  for (const e of document.querySelectorAll('body *')) {
    const style = getComputedStyle(e)
    const box = e.getBoundingClientRect()
    if (!shown(e, box) || style.clipPath !== 'none' || style.position === 'fixed') continue
    if (!inScroller(e) && box.right > wide && box.left < width) report('sticks out', box.right - width, e)
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
    const cuts = ['hidden', 'clip'].includes(style.overflowX) && style.display !== 'inline'
    if (cuts && own && e.scrollWidth > e.clientWidth + 1) report('is cut', e.scrollWidth - e.clientWidth, e)
    if (!e.matches('button, [role=button]') || scrolls(e)) continue
    const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      if (!text.textContent.trim() || text.parentElement.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const over = Math.max(...[...range.getClientRects()].map((r) => Math.max(r.right - box.right, box.left - r.left)))
      if (over > 1) report('overflows', over, e)
    }
  }
  return found
}
"""


class Tape:
    """Measures screens, and keeps what does not fit, so that one run tells it all."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    async def measure(self, where: str) -> None:
        await self.page.evaluate("document.fonts.ready")
        size = self.page.viewport_size
        assert size is not None
        # A phone zooms out over a page that is too wide, so that the window's own width would hide the fault.
        self.found += [f"{where}: {each}" for each in await self.page.evaluate(OVERFLOWING, size["width"])]


async def _walk(visitor: Visitor, tape: Tape, language: str) -> None:
    page = visitor.page
    visitor.expected.append(re.compile("404.*XK4QP"))
    await visitor.go("/")
    await page.get_by_role("button", name=say("shell-new-table", language)).click()
    await page.get_by_role("textbox", name=say("shell-your-name", language)).fill("Robin")
    await page.get_by_role("button", name=say("shell-come-in", language)).click()
    await page.wait_for_url("**/table/*")
    await page.get_by_role("button", name=say("lobby-invite-copy", language)).wait_for()
    await tape.measure("lobby")
    await page.get_by_role("button", name=say("lobby-change-rules", language)).click()
    await page.get_by_role("dialog").wait_for()
    await tape.measure("rules of the table")
    for path in PAGES:
        await visitor.go(path)
        await page.get_by_role("main").first.wait_for()
        await page.wait_for_load_state("networkidle")
        await tape.measure(path)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", SPOKEN)
def test_no_box_overflows_on_a_small_phone(tell: Tell, language: str, size: tuple[int, int]) -> None:
    async def story(doors: Doors) -> None:
        width, height = size
        visitor = await doors.phone(viewport={"width": width, "height": height}, locale=language)
        tape = Tape(visitor.page)
        await _walk(visitor, tape, language)
        assert not tape.found, "\n".join(tape.found)

    tell(story)


BAD = """
() => {
  const add = (tag, style) => {
    const made = document.createElement(tag)
    made.textContent = 'Bartholomew the Long-winded'
    made.style.cssText = style
    document.body.append(made)
  }
  add('button', 'display: block; width: 60px; white-space: nowrap')
  add('p', 'width: 900px')
  add('p', 'width: 60px; overflow: hidden; white-space: nowrap')
}
"""


def test_a_box_that_overflows_would_be_found(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone(viewport={"width": 320, "height": 568})
        await visitor.go("/timer")
        await visitor.page.get_by_role("main").first.wait_for()
        tape = Tape(visitor.page)
        await visitor.page.evaluate(BAD)
        await tape.measure("timer")
        for fault in ("overflows", "sticks out", "is cut"):
            assert any(fault in each for each in tape.found), (fault, tape.found)

    tell(story)
