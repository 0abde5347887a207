"""Nothing jumps under the eyes of somebody who waits.

One person has the table on several screens at once and plays on the first of them: on the others everything comes by
itself, one's own moves, too, and no press excuses what moves.
"""

from contextlib import suppress
from typing import Any

import pytest
from playwright.async_api import TimeoutError

from nottingham.game.known import Phase
from tests.browser.at_table import AtTable
from tests.browser.conftest import Doors, Tell
from tests.browser.people import Player
from tests.browser.shell import fill_with_bots, new_table, start
from tests.browser.visitor import Visitor

STEADY = 0.05
"""Cumulative layout shift at the speed of people; the web's own limit for a good page is twice as much."""
PACE = 0.7
"""Bots think for longer than the half second in which a press excuses what moves."""
SIZES = {"small phone": (360, 640), "short phone": (390, 664), "phone": (390, 844), "desktop": (1280, 720)}


class Screens:
    """The same seat on several devices."""

    def __init__(self, screens: dict[str, Visitor]) -> None:
        self.screens = screens
        self.first = next(iter(screens.values()))
        self.tables = [AtTable(one.page, one.ear, touch=one.touch) for one in screens.values()]

    async def caught_up(self) -> None:
        for at in self.tables:
            n = self.first.ear.n
            await at.ear.until(lambda at=at, n=n: at.ear.n >= n)  # type: ignore[misc]
            await at.caught_up()

    async def busy(self) -> bool:
        """Whether any of them still tells something."""
        for at in self.tables:
            told = await at.page.evaluate(
                """() => [document.querySelector('.table[data-n]')?.dataset.n,
                  document.querySelector('.moments [data-testid]') === null]"""
            )
            if told != [str(self.first.ear.n), True]:
                return True
        return False

    async def check(self) -> None:
        found = []
        for device, screen in self.screens.items():
            shift, moved = await screen.shift()
            if shift >= STEADY:
                found.append(f"things moved by themselves on the {device}, {shift:.3f}: {moved}")
        assert not found, "\n".join(found)


async def sit_down(doors: Doors, devices: list[str], sheriff: int, rounds: int, pace: float) -> Screens:
    """One person among three bots, with a screen of each kind; the game has begun."""
    screens = {}
    for device in devices:
        width, height = SIZES[device]
        options: dict[str, Any] = {"viewport": {"width": width, "height": height}, "reduced_motion": "no-preference"}
        options["speed"] = "relaxed"
        screens[device] = await (doors.desktop(**options) if device == "desktop" else doors.phone(**options))
    me, *others = screens.values()
    table = await new_table(me, "Robin")
    rules = {"edition": "second", "players": 4, "house_rounds": rounds}
    await me.call("PATCH", f"/tables/{table}", ruleset=rules, pace=pace, first_sheriff=sheriff)
    await fill_with_bots(me)
    for other in others:
        await other.become(me)
        await other.go(f"/table/{table}")
        await other.ear.until(lambda other=other: other.ear.table is not None)  # type: ignore[misc]
    await start(me)
    for screen in screens.values():
        await screen.ear.until(lambda screen=screen: screen.ear.public is not None)  # type: ignore[misc]
    found = Screens(screens)
    await found.caught_up()
    for screen in screens.values():
        await screen.shift()
    return found


@pytest.mark.parametrize("sheriff", [0, 1], ids=["as Sheriff", "as merchant"])
def test_nothing_jumps_from_the_market_to_the_gate(tell: Tell, sheriff: int) -> None:
    """The turn comes and goes three times: the dock slides, and what others do adds to what is there. For the Sheriff
    everything comes by itself."""

    async def story(doors: Doors) -> None:
        screens = await sit_down(doors, [*SIZES], sheriff, rounds=1, pace=PACE)
        me = screens.first
        at, player = await AtTable.of(me.page, me.ear, touch=me.touch), Player(me.ear, 3, offers=False)
        while me.ear.view().public.phase is not Phase.INSPECTION:
            command, n = player.wants(), me.ear.n
            if command is not None:
                await at.do(command)
            else:
                await me.ear.until(lambda n=n: me.ear.n > n)  # type: ignore[misc]
        await screens.caught_up()
        await screens.check()

    tell(story)


def test_nothing_jumps_while_a_whole_round_is_told(tell: Tell) -> None:
    """With all its moments: offers, deals, bags that pass and are opened, the sum."""

    async def story(doors: Doors) -> None:
        screens = await sit_down(doors, ["short phone", "desktop"], sheriff=1, rounds=2, pace=PACE)
        me = screens.first
        at, player = AtTable(me.page, me.ear, touch=me.touch), Player(me.ear, 3, offers=False)
        over = me.page.get_by_test_id("round-over")
        while not await over.count():
            if await screens.busy():
                await me.page.wait_for_timeout(200)
                continue
            command, n = player.wants(), me.ear.n
            if command is not None:
                await at.try_to(command)
            elif await (nod := me.page.get_by_test_id("action-nod")).count():
                with suppress(TimeoutError):  # the gate may have gone on meanwhile
                    await nod.click(timeout=1000)
            else:
                await me.page.wait_for_timeout(200)
            assert me.ear.n >= n
        await screens.check()

    tell(story)
