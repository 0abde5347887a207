"""Nothing jumps under the eyes of somebody who waits."""

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
PACE = 1.0
"""Bots think for longer than the half second in which a press excuses what moves."""
SIZES = {"small phone": (360, 640), "short phone": (390, 664), "phone": (390, 844), "desktop": (1280, 720)}


async def come(doors: Doors, device: str) -> Visitor:
    width, height = SIZES[device]
    options: dict[str, Any] = {"viewport": {"width": width, "height": height}, "reduced_motion": "no-preference"}
    options["speed"] = "relaxed"
    return await (doors.desktop(**options) if device == "desktop" else doors.phone(**options))


@pytest.mark.parametrize("sheriff", [0, 1], ids=["as Sheriff", "as merchant"])
@pytest.mark.parametrize("device", SIZES)
def test_nothing_jumps_from_the_market_to_the_gate(tell: Tell, device: str, sheriff: int) -> None:
    """The turn comes and goes three times: the dock slides, and what others do adds to what is there. For the Sheriff
    everything comes by itself."""

    async def story(doors: Doors) -> None:
        me = await come(doors, device)
        table = await new_table(me, "Robin")
        rules = {"edition": "second", "players": 4, "house_rounds": 1}
        await me.call("PATCH", f"/tables/{table}", ruleset=rules, pace=PACE, first_sheriff=sheriff)
        await fill_with_bots(me)
        await start(me)
        await me.ear.until(lambda: me.ear.public is not None)
        at, player = await AtTable.of(me.page, me.ear, touch=me.touch), Player(me.ear, 3, offers=False)
        await at.caught_up()
        await me.shift()
        while me.ear.view().public.phase is not Phase.INSPECTION:
            command, n = player.wants(), me.ear.n
            if command is not None:
                await at.do(command)
            else:
                await me.ear.until(lambda n=n: me.ear.n > n)  # type: ignore[misc]
        await at.caught_up()
        shift, moved = await me.shift()
        assert shift < STEADY, f"things moved by themselves, {shift:.3f}: {moved}"

    tell(story)


@pytest.mark.parametrize("device", ["short phone", "desktop"])
def test_nothing_jumps_while_a_whole_round_is_told(tell: Tell, device: str) -> None:
    """With all its moments: offers, deals, bags that pass and are opened, the sum."""

    async def story(doors: Doors) -> None:
        me = await come(doors, device)
        table = await new_table(me, "Robin")
        rules = {"edition": "second", "players": 4, "house_rounds": 2}
        await me.call("PATCH", f"/tables/{table}", ruleset=rules, pace=PACE / 2, first_sheriff=1)
        await fill_with_bots(me)
        await start(me)
        at, player = await AtTable.of(me.page, me.ear, touch=me.touch), Player(me.ear, 3, offers=False)
        await at.watch()
        await at.caught_up()
        await me.shift()
        over = me.page.get_by_test_id("round-over")
        worst: tuple[float, list[str]] = (0.0, [])
        while not await over.count():
            worst = max(worst, await me.shift())
            busy = await me.page.locator(".moments [data-testid]").count()
            shown = await me.page.locator(".table[data-n]").get_attribute("data-n")
            if busy or shown != str(me.ear.n):
                await me.page.wait_for_timeout(300)
                continue
            command, n = player.wants(), me.ear.n
            if command is not None:
                await at.try_to(command)
            elif await (nod := me.page.get_by_test_id("action-nod")).count():
                with suppress(TimeoutError):  # the gate may have gone on meanwhile
                    await nod.click(timeout=1000)
            else:
                await me.page.wait_for_timeout(300)
            assert me.ear.n >= n
        worst = max(worst, await me.shift())
        assert worst[0] < STEADY, f"things moved by themselves, {worst[0]:.3f}: {worst[1]}"

    tell(story)
