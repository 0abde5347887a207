"""What somebody sees of a table, state by state: written down by the page itself, whatever its clock does."""

from collections import Counter
from typing import Any

import msgspec
from playwright.async_api import Page

from nottingham.game import Said, View, follow, tell
from nottingham.game.events import BagOpened, BagPassed, Event, RoundBegan
from nottingham.game.goods import LEGAL
from nottingham.game.view import first_view
from nottingham.notation.log import from_bytes
from nottingham.server.protocol import Talk, Update, Welcome, server_decoder

_RECORD = """
window.seen = []
window.lines = {}
const text = (node) => node?.textContent?.trim() ?? ''
const count = (node, selector) => Number(text(node?.querySelector(selector)).replace(/\\D/g, '')) || 0
const stall = (node, hidden) => ({
  gold: Number(text(node.querySelector('.purse > span:nth-of-type(2)'))),
  goods: [...node.querySelectorAll('.goods .kind')].map((kind) => Number(text(kind))),
  hidden: count(node, hidden),
})
const look = () => {
  const table = document.querySelector('[data-n]')
  if (!table || !table.dataset.phase) return
  const stalls = {}
  const all = (selector) => [...table.querySelectorAll(selector)]
  for (const seat of all('[data-testid="merchant"]')) stalls[seat.dataset.seat] = stall(seat, '.sacks')
  for (const own of all('[data-testid="own-stall"]')) stalls.own = stall(own, '.hidden')
  for (const line of all('[data-testid="log"] li')) window.lines[line.dataset.n] = text(line)
  const moments = all('.moments [data-testid]').map((each) => ({ id: each.dataset.testid, ...each.dataset }))
  const now = {
    n: Number(table.dataset.n),
    header: text(table.querySelector('.bar .round')),
    phase: table.querySelector('[data-testid="phase"]')?.dataset.phase ?? '',
    stalls,
    stamps: Object.fromEntries(all('[data-testid="bag"]').map(({ dataset }) => [dataset.seat, dataset.state])),
    log: Math.max(0, ...all('[data-testid="log"] li').map((line) => Number(line.dataset.n))),
    said: all('.said[data-s]').map((line) => Number(line.dataset.s)),
    spoken: [...document.querySelectorAll('[role="status"].visually-hidden')].map(text).join(' '),
    final: document.querySelector('[data-testid="final"]') !== null,
    moment: moments[0] ?? null,
  }
  const last = window.seen.at(-1)
  const key = JSON.stringify(now)
  if (last?.key !== key) window.seen.push({ key, at: Date.now(), ...now })
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""


class Stall(msgspec.Struct):
    gold: int
    goods: list[int]
    hidden: int


class Moment(msgspec.Struct):
    id: str
    seat: str = ""
    turned: str = ""
    cards: str = ""
    round: str = ""
    kind: str = ""

    @property
    def all_turned(self) -> bool:
        return self.turned == self.cards


class Seen(msgspec.Struct):
    """The screen at one moment."""

    at: float
    n: int
    header: str
    phase: str
    stalls: dict[str, Stall]
    stamps: dict[str, str]
    log: int
    said: list[int]
    spoken: str
    final: bool
    moment: Moment | None


async def record(page: Page) -> None:
    await page.add_init_script(_RECORD)


async def recording(page: Page) -> tuple[list[Seen], dict[int, str]]:
    """Everything that was seen, and the lines of the log by the numbers of their events."""
    seen = msgspec.convert(await page.evaluate("window.seen"), list[Seen], strict=False)
    return seen, msgspec.convert(await page.evaluate("window.lines"), dict[int, str], strict=False)


class Truth:
    """A game after each of its events, as its seat may know it; and when each line was said."""

    def __init__(self, log: bytes, seat: int, frames: list[str]) -> None:
        game = from_bytes(log)
        self.seat = seat
        self.rounds = game.header.ruleset.house_rounds
        known = first_view(game.header.ruleset, seat)
        self.events: list[Event] = [tell(event, seat) for event in game.events]
        self.views: list[View] = [known]
        for event in self.events:
            known = follow(known, event)
            self.views.append(known)
        legal = game.header.ruleset.legal_kinds
        self._kinds = [good for good in LEGAL if good in legal]
        self.said: dict[int, int] = {}
        """For every line of a bot, how many events there were. A statement is an event itself."""
        self.said |= {-number - 1: number + 1 for number, event in enumerate(self.events) if isinstance(event, Said)}
        n = 0
        for frame in frames:
            message: Any = server_decoder.decode(frame)
            if isinstance(message, Welcome | Update):
                n = message.n
            elif isinstance(message, Talk):
                self.said[message.s] = n

    def stalls(self, n: int) -> dict[str, Stall]:
        public = self.views[n].public
        found: dict[str, Stall] = {}
        for seat, gold in enumerate(public.gold):
            goods = Counter(public.stalls[seat])
            stall = Stall(gold, [goods[kind] for kind in self._kinds], public.contraband[seat])
            found["own" if seat == self.seat else str(seat)] = stall
        return found

    def stamp(self, n: int, seat: int) -> str:
        """What a bag on the desk says about itself after n events."""
        for i in range(n, 0, -1):
            event = self.events[i - 1]
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, BagPassed) and event.seat == seat:
                return "passed"
            if isinstance(event, BagOpened) and event.seat == seat:
                return "honest" if event.true else "seized"
        return "lies"
