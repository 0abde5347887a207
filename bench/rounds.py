"""``python -m bench.rounds [ROUNDS] [--sheriff] [--json]``: how long a round with three bots takes a newcomer, and how
much of it is waiting. With ``--sheriff`` every round is one in which the newcomer keeps the gate.

A real Chromium against a real server, at the ordinary pace, in real time. The newcomer looks at every moment to its end
and thinks before every decision for as long as ``THINKS`` says: those times are assumed, everything else is measured.
"""

import asyncio
import json
import statistics
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec
from playwright.async_api import Browser, TimeoutError
from rich.table import Table

from nottingham.arena.screen import Screen
from nottingham.game import Command
from nottingham.game import commands as c
from nottingham.game.known import Phase
from tests.browser.at_table import AtTable
from tests.browser.chromium import chromium
from tests.browser.people import Player
from tests.browser.shell import fill_with_bots, new_table, start
from tests.browser.visitor import Visitor
from tests.browser.words import say
from tests.server.house import a_house

THINKS = {
    c.NameFirstMerchant: 4.0,
    c.SetAside: 9.0,
    c.LoadBag: 11.0,
    c.DeclareBag: 5.0,
    c.MakeOffer: 9.0,
    c.OpenBag: 7.0,
    c.PassBag: 7.0,
}
"""Seconds from the moment a newcomer is asked to the first press. Other commands take ``USUAL``."""
USUAL = 5.0
NODS = 6.0
"""Seconds until somebody who offers nothing says so."""
LOOKS = 3.0
"""The same once one's own bag is settled, for each bag of others."""
READS = 6.0
"""Seconds for the sum of a round."""
LOOK = 0.1
SHORTEST, LONGEST, WAITING = 60.0, 120.0, 1 / 3

_STATE = """() => {
  const moment = document.querySelector('.moments [data-testid]')
  return {
    n: Number(document.querySelector('[data-n]')?.dataset.n ?? -1),
    moment: moment?.dataset.testid ?? '',
  }
}"""


class Looked(msgspec.Struct):
    """What a look at the screen tells."""

    n: int
    moment: str


class Round(msgspec.Struct):
    """Seconds of one round."""

    number: int
    sheriff: bool
    decides: float = 0
    """Asked for something, at the gate with a say, or reading the sum."""
    watches: float = 0
    """Nothing to decide, and something is being shown: a bag, a deal, a crown, the badge."""
    waits: float = 0
    """Neither."""

    @property
    def lasts(self) -> float:
        return self.decides + self.watches + self.waits


class Newcomer:
    """Somebody who reads everything, and then thinks."""

    def __init__(self, me: Visitor, at: AtTable, seed: int) -> None:
        self.me, self.at = me, at
        self.player = Player(me.ear, seed)
        self.rounds: list[Round] = []
        self._occasion: object = None
        """What is to be decided: an ask, one's own bag at the gate, the sum of a round."""
        self._since = 0.0
        self._wants: Command | None = None
        self._decided = True

    async def play(self, rounds: int) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while not self.me.ear.over:
            seen = msgspec.convert(await self.me.page.evaluate(_STATE), Looked)
            now = loop.time()
            await self._decide(seen, now)
            if not self._account(seen, now - last, rounds):
                return
            last = now
            await asyncio.sleep(LOOK)

    def _account(self, seen: Looked, seconds: float, rounds: int) -> bool:
        """Put the last look down to what was done with it. False: those were the rounds."""
        view = self.me.ear.views.get(seen.n)
        if view is not None and (not self.rounds or view.public.round > self.rounds[-1].number):
            if len(self.rounds) == rounds:
                return False
            self.rounds.append(Round(view.public.round, self.me.ear.seat in view.public.sheriffs))
        if not self.rounds:
            return True
        now = self.rounds[-1]
        if not self._decided and seen.moment in ("", "round-over"):
            now.decides += seconds
        elif seen.moment:
            now.watches += seconds
        else:
            now.waits += seconds
        return True

    def _asked(self, seen: Looked) -> object:
        """What there is to decide, once everything is on the screen."""
        if seen.moment:
            return "sum" if seen.moment == "round-over" else None
        if seen.n != self.me.ear.n:
            return None
        public, ask = self.me.ear.view().public, self.me.ear.asked()
        if ask is not None:
            return (ask.id, len(public.unsettled))
        if public.phase is not Phase.INSPECTION:
            return None
        if self.me.ear.seat in public.unsettled:
            return ("gate", public.round)
        return ("others", public.round, len(public.unsettled)) if public.unsettled else None

    async def _decide(self, seen: Looked, now: float) -> None:
        occasion = self._asked(seen)
        if occasion is None:
            return
        if occasion != self._occasion:
            self._occasion, self._since, self._decided = occasion, now, False
            self._wants = None if occasion == "sum" else self.player.wants()
        if self._decided or now - self._since < self._thinks():
            return
        self._decided = True
        if occasion == "sum":
            await self.me.page.get_by_test_id("round-over").get_by_role("button").last.click()
        elif self._wants is not None:
            await self.at.try_to(self._wants)
            if self.me.ear.asked() is not None and self.me.ear.n == seen.n:
                self._occasion = None  # it was too late, or refused: think again
        elif await (nod := self.me.page.get_by_test_id("action-nod")).count():
            with suppress(TimeoutError):  # the gate may have gone on meanwhile
                await nod.click(timeout=1000)

    def _thinks(self) -> float:
        if self._occasion == "sum":
            return READS
        if isinstance(self._occasion, tuple) and self._occasion[0] == "others":
            return LOOKS
        return NODS if self._wants is None else THINKS.get(type(self._wants), USUAL)


async def measure(rounds: int, sheriff: bool) -> list[Round]:
    """Rounds of one game that begins as a merchant; or the first of several, which begin as Sheriff."""
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder)) as house:
        async with chromium() as browser:
            if not sheriff:
                return await _played(browser, house.url, rounds, 1, 11)
            return [(await _played(browser, house.url, 1, 0, 11 + game))[0] for game in range(rounds)]


async def _played(browser: Browser, url: str, rounds: int, first_sheriff: int, seed: int) -> list[Round]:
    me = await Visitor.come(browser, url, speed="relaxed", reduced_motion="no-preference")
    table = await new_table(me, "Robin")
    rules = {"edition": "second", "players": 4}
    await me.call("PATCH", f"/tables/{table}", ruleset=rules, first_sheriff=first_sheriff)
    await fill_with_bots(me)
    await start(me)
    at = await AtTable.of(me.page, me.ear)
    await at.watch()
    newcomer = Newcomer(me, at, seed)
    await newcomer.play(rounds)
    await me.context.close()
    return newcomer.rounds


def main(arguments: list[str]) -> int:
    rounds = int(next((each for each in arguments if each.isdigit()), "4"))
    found = asyncio.run(measure(rounds, "--sheriff" in arguments))
    if "--json" in arguments:
        print(json.dumps([msgspec.to_builtins(each) | {"lasts": each.lasts} for each in found]))
        return 0
    table = Table("round", "as", "lasts", "decides", "watches", "waits", title="Seconds of a newcomer with three bots")
    for each in found:
        parts = [f"{part:.0f}" for part in (each.lasts, each.decides, each.watches, each.waits)]
        table.add_row(str(each.number), say("word-sheriff" if each.sheriff else "word-merchant"), *parts)
    lasts = statistics.mean(each.lasts for each in found)
    waiting = sum(each.waits for each in found) / sum(each.lasts for each in found)
    Screen().print(table)
    wanted = f"{SHORTEST:.0f} to {LONGEST:.0f}"
    print(f"a round lasts {lasts:.0f} s (wanted: {wanted}), {waiting:.0%} of it waiting (at most a third)")
    return 0 if SHORTEST <= lasts <= LONGEST and waiting <= WAITING else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
