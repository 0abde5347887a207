"""What axe-core finds wrong with a page, for people who hear it, enlarge it, or cannot tell its colours apart."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_MOVES = "document.getAnimations().some((a) => a.playState === 'running' && a.effect.getTiming().iterations < 9)"
_RUN = """async ([rules, within]) => {
  // No rule that runs needs the style sheets fetched once more; there are no frames.
  const options = { resultTypes: ['violations'], preload: false, iframes: false }
  if (rules.length) options.runOnly = { type: 'rule', values: rules }
  const { violations } = await axe.run(within ? document.querySelector(within) : document, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const [, ...why] = failureSummary.split('\\n')
      return `${id}: ${target.join(' ')}: ${why.join(' ').trim()}`
    }))
}"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


async def settled(page: Page) -> None:
    """Until fonts have come and nothing fades or flies any more."""
    await page.evaluate("document.fonts.ready")
    await page.wait_for_function(f"() => !{_MOVES}")


async def violations(page: Page, within: str = "", *, night: bool = True) -> list[str]:
    """By day everything, by night the colours once more; of the whole page, or of what lies over it."""
    await settled(page)
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(_source())
    found: list[Any] = await page.evaluate(_RUN, [[], within])
    if not night:
        return found
    await page.emulate_media(color_scheme="dark")
    await settled(page)
    dark: list[Any] = await page.evaluate(_RUN, [["color-contrast", "link-in-text-block"], within])
    await page.emulate_media(color_scheme="light")
    await settled(page)
    return [*found, *(f"dark: {each}" for each in dark)]
