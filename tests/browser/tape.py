"""A tape for screens: whatever is cut, sticks out or overflows on a small phone, in every language."""

import os
from collections.abc import Mapping
from typing import Final

from playwright.async_api import Page

from nottingham.locales import LANGUAGES
from tests.browser.elsewhere import chosen_elsewhere
from tests.browser.visitor import DRAWN

LONG: Final = bool(os.environ.get("NOTTINGHAM_LONG"))
SPOKEN: Final = LANGUAGES if LONG else ("uk", "es")
SIZES: Final = ((360, 640), (320, 568))

OVERFLOWING = """
(width) => {
  const wide = width + 1
  const found = []
  const report = (how, by, e) =>
    found.push(`${how} by ${Math.round(by)}: ${e.tagName}.${e.className} “${e.textContent.trim().slice(0, 40)}”`)
  const scrolls = (e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX)
  const inScroller = (e) => {
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) if (scrolls(p)) return true
    return false
  }
  const shown = (e, box) =>
    box.width > 1 && box.height > 1 && e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !e.closest('svg, [aria-hidden=true], .visually-hidden, [inert]')
  // What hangs in the air, as what somebody says, has a box of its own.
  const lifted = (text, e) => {
    let p = text.parentElement
    while (p !== e && getComputedStyle(p).position !== 'absolute') p = p.parentElement
    return p !== e
  }
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
      if (!text.textContent.trim() || text.parentElement.closest('.visually-hidden') || lifted(text, e)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const over = Math.max(...[...range.getClientRects()].map((r) => Math.max(r.right - box.right, box.left - r.left)))
      if (over > 1) report(`“${text.textContent.trim()}” in .${text.parentElement.className} overflows`, over, e)
    }
  }
  return found
}
"""

OUT_OF_REACH = """
(width) => {
  const found = []
  const words = (e) => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)
  const name = (e) => `${e.tagName}.${e.className} “${words(e)}”`
  const places = [window, ...document.querySelectorAll('*')].filter((e) => e === window || e.scrollTop || e.scrollLeft)
  const before = places.map((e) => [e, e.scrollLeft ?? scrollX, e.scrollTop ?? scrollY])
  const moments = ['opening', 'passing', 'round-over', 'telling'].map((id) => `[data-testid="${id}"]`)
  const over = [...document.querySelectorAll(['dialog:modal', ...moments].join())].pop()
  const pressed = 'button, a[href], input, select, textarea, [role=button], [tabindex="0"]'
  for (const e of document.querySelectorAll(pressed)) {
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (e.closest('[inert], [aria-hidden=true], .visually-hidden, .skip, [type=radio], [type=checkbox]')) continue
    if (over && !over.contains(e)) continue
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = e.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    const spots = [[0.5, 0.5], [0.5, 0.15], [0.5, 0.85], [0.15, 0.5], [0.85, 0.5]]
      .map(([x, y]) => [box.left + box.width * x, box.top + box.height * y])
      .filter(([x, y]) => inside(x, y))
    const hit = spots.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return there && (there === e || e.contains(there) || there.contains(e) || there.closest('label')?.control === e)
    })
    if (!hit) found.push(`out of reach: ${name(e)}`)
  }
  for (const [e, x, y] of before) e.scrollTo({ left: x, top: y, behavior: 'instant' })
  const whole = document.scrollingElement.scrollWidth
  if (whole > width + 1) {
    const held = (e) => {
      for (let p = e.parentElement; p && p !== document.body; p = p.parentElement)
        if (getComputedStyle(p).overflowX !== 'visible') return true
      return false
    }
    const out = [...document.querySelectorAll('body :not(svg *)')].filter((e) => {
      const box = e.getBoundingClientRect()
      const { position } = getComputedStyle(e)
      if (position === 'fixed' || box.right + scrollX <= width + 1) return false
      return position === 'absolute' || (box.width > 1 && !held(e))
    })
    const ends = out.filter((e) => !out.some((other) => other !== e && e.contains(other)))
    found.push(`the page scrolls sideways, to ${whole}: ${ends.slice(0, 8).map(name).join(', ')}`)
  }
  return found
}
"""

LETTERS = "(size) => { document.documentElement.style.fontSize = size }"


class Tape:
    """Measures screens, and keeps what does not fit, so that one run tells it all."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    async def measure(self, where: str) -> None:
        await self.page.evaluate(DRAWN)
        # A phone zooms out over a page that is too wide, so that the window's own width would hide the fault.
        self.found += [f"{where}: {each}" for each in await self.page.evaluate(OVERFLOWING, self._width())]

    async def everywhere(self, where: str) -> None:
        """In every language that is tried, at every size; then with letters twice as large. Then all is as before."""
        was = self._size()
        for language in SPOKEN:
            await chosen_elsewhere(self.page, language=language)
            await self.page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
            for width, height in SIZES:
                await self.page.set_viewport_size({"width": width, "height": height})
                await self.measure(f"{where}, {language}, {width}×{height}")
            if LONG or language == SPOKEN[-1]:
                await self.reach(f"{where}, {language}, text at 200 %")
        await chosen_elsewhere(self.page, language="")
        await self.page.wait_for_function("() => document.documentElement.lang === 'en'")
        await self.page.set_viewport_size({"width": was["width"], "height": was["height"]})
        await self.page.evaluate(DRAWN)

    async def reach(self, where: str) -> None:
        """With letters twice as large, everything that can be pressed can still be brought into sight, and pressed,
        and the page scrolls up and down only."""
        await self.page.evaluate(LETTERS, "212%")
        await self.page.set_viewport_size({"width": 360, "height": 640})
        await self.page.evaluate(DRAWN)
        self.found += [f"{where}: {each}" for each in await self.page.evaluate(OUT_OF_REACH, self._width())]
        await self.page.evaluate(LETTERS, "")
        await self.page.evaluate(DRAWN)
        # What was wider than the phone may leave it zoomed in: a person would pinch it back.
        pinch = await self.page.context.new_cdp_session(self.page)
        await pinch.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
        await pinch.detach()

    def _size(self) -> Mapping[str, int]:
        size = self.page.viewport_size
        assert size is not None
        return {"width": size["width"], "height": size["height"]}

    def _width(self) -> int:
        return self._size()["width"]
