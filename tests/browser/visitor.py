"""Somebody with a browser of their own, and everything that must not happen to them."""

import asyncio
import re
from typing import Any, Final

import msgspec
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.browser.ear import Ear

DESKTOP: Final = {"width": 1280, "height": 720}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE_MS: Final = 20_000
BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""What Playwright says of what it was asked to do."""

DRAWN: Final = """
async () => {
  await document.fonts.ready
  const frame = () => new Promise(requestAnimationFrame)
  const places = () => [...document.querySelectorAll('main, main *, footer, footer *, dialog[open] *')].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect()
    return `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`
  }).join()
  await frame()
  for (let before = '', same = 0, now; same < 2; before = now) {
    await frame()
    now = places()
    same = now === before ? same + 1 : 0
  }
}
"""
"""Until letters have come, and everything has been in the same place for three frames: what one part says of its size
moves others in the next frame."""

_LINK = """
(path) => {
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }))
  link.click()
  link.remove()
}
"""

_SHIFTS = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue
    const place = (rect) => `${rect.x},${rect.y} ${rect.width}x${rect.height}`
    const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
      `${node?.nodeName}.${node?.className} ${place(previousRect)} -> ${place(currentRect)}`)
    window.shifts.push({ value: entry.value, at: entry.startTime, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


_SPEED = """
localStorage.getItem('nottingham-settings') ?? localStorage.setItem('nottingham-settings', '{"speed": "SPEED"}')
"""
"""A newcomer's settings but for how fast a game is told."""


class Visitor:
    """A context, its page, what it heard, and what went wrong in it."""

    def __init__(self, url: str, context: BrowserContext) -> None:
        self.url = url
        self.context = context
        self.touch = False
        self.troubles: list[str] = []
        self._asked: set[Request] = set()
        """What the page has asked for and not got yet."""
        self.expected: list[re.Pattern[str]] = []
        """Troubles that a test brings about itself, as when it pulls the plug."""
        self.page: Page
        self.ear: Ear

    @classmethod
    async def come(cls, browser: Browser, url: str, speed: str = "instant", **options: Any) -> "Visitor":
        """Tests play at the speed of a test, unless they are about what people see: ``relaxed`` is the usual one."""
        # The service worker takes over at a moment of its own. test_offline.py has it; the others do without.
        usual: dict[str, Any] = {"service_workers": "block"}
        usual |= {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"}
        context = await browser.new_context(**(usual | options))
        context.set_default_timeout(PATIENCE_MS)
        await context.add_init_script(_SHIFTS)
        if speed != "relaxed":
            await context.add_init_script(_SPEED.replace("SPEED", speed))
        visitor = cls(url, context)
        visitor.touch = bool(options.get("has_touch"))
        visitor.page, visitor.ear = await visitor.new_tab()
        return visitor

    @classmethod
    async def with_phone(cls, browser: Browser, url: str, **options: Any) -> "Visitor":
        phone: dict[str, Any] = {"viewport": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
        return await cls.come(browser, url, **(phone | options))

    async def new_tab(self) -> tuple[Page, Ear]:
        page = await self.context.new_page()
        ear = Ear()
        page.on("websocket", ear.attend)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("request", self._asks)
        page.on("requestfinished", self._got)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page, ear

    async def become(self, other: "Visitor") -> None:
        """The same guest from now on, on another device."""
        await self.context.add_cookies((await other.context.storage_state())["cookies"])  # type: ignore[arg-type]

    async def go(self, path: str) -> None:
        await self.page.goto(self.url + path)

    async def follow(self, path: str) -> None:
        """Go there as a link within the client does, until all of it is on the screen: nothing that the page asks for
        is still on its way."""
        await self.page.evaluate(_LINK, path)
        await self.page.locator("#content[aria-busy=false]").wait_for()
        async with asyncio.timeout(PATIENCE_MS / 1000):
            # What a script does with an answer may be to ask for more: it has done so when two frames were drawn.
            await self.page.evaluate(DRAWN)
            while self._asked:
                await asyncio.sleep(0.02)
                await self.page.evaluate(DRAWN)
        await self.page.locator("main:not([aria-busy=true])").first.wait_for()

    async def call(self, method: str, path: str, **body: Any) -> Any:
        """A call to the server as this visitor; it must succeed."""
        return msgspec.json.decode(await self.fetch(method, path, **body) or b"null")

    async def fetch(self, method: str, path: str, **body: Any) -> bytes:
        answer = await self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body or None)
        assert answer.ok, f"{method} {path}: {answer.status} {await answer.text()}"
        return await answer.body()

    async def shift(self) -> tuple[float, list[str]]:
        """Cumulative layout shift since the last question, as web vitals count it: what moved without anybody having
        touched anything, in the worst five seconds; and what it was.
        """
        found: list[dict[str, Any]] = await self.page.evaluate("window.shifts.splice(0)")
        worst: list[dict[str, Any]] = []
        window: list[dict[str, Any]] = []
        for shift in found:
            if window and (shift["at"] - window[-1]["at"] > 1000 or shift["at"] - window[0]["at"] > 5000):
                window = []
            window.append(shift)
            worst = max(worst, list(window), key=_total)
        return _total(worst), [moved for shift in worst for moved in shift["moved"]]

    # What must not happen

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _asks(self, request: Request) -> None:
        self._asked.add(request)

    def _got(self, request: Request) -> None:
        self._asked.discard(request)

    def _failed(self, request: Request) -> None:
        self._got(request)
        # A page that goes away drops what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.request.method} {response.url}")

    def real_troubles(self) -> list[str]:
        faults = [*self.troubles, *self.ear.faults]
        return [fault for fault in faults if not any(pattern.search(fault) for pattern in self.expected)]


def _total(shifts: list[dict[str, Any]]) -> float:
    return float(sum(shift["value"] for shift in shifts))
