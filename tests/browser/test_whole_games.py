"""Whole games, by clicking, from the front page to the final score.

Everybody keeps the gate once, which the host chooses in the sheet of rules; with NOTTINGHAM_LONG=1 as often as the
rulebook has it.
"""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from playwright.async_api import expect

from nottingham.bots.clever.looking_back import TOLD_AT_MOST
from nottingham.game import Good, Ruleset
from nottingham.game import commands as c
from nottingham.game.known import AskKind
from tests.browser.at_table import AtTable
from tests.browser.company import company
from tests.browser.conftest import Doors, Tell
from tests.browser.ear import check_commands, check_secrets
from tests.browser.people import Player
from tests.browser.shell import choose_rules, code_of, fill_with_bots, join, new_table, start
from tests.browser.tape import LONG
from tests.browser.visitor import PATIENCE_MS, Visitor

STEADY = 0.1
"""Cumulative layout shift that we bear at the speed of a test, where a whole round passes within the five seconds that
are summed. What people see is measured by ``python -m bench.web``."""
NAMES = ("Ann", "Bess", "Cole", "Dan")
ONCE = {3: 3, 4: 4, 6: 3}
"""After so many rounds everybody was Sheriff or deputy once, by how many play."""


def rounds(players: int) -> int:
    return 0 if LONG else ONCE[players]


class Seat:
    """Somebody at the table: a browser, and a will."""

    def __init__(self, visitor: Visitor, at: AtTable, player: Player) -> None:
        self.visitor = visitor
        self.ear = visitor.ear
        self.at = at
        self.player = player


async def sit_down(visitor: Visitor, seed: int, *, offers: bool = True) -> Seat:
    await visitor.ear.until(lambda: visitor.ear.public is not None)
    at = await AtTable.of(visitor.page, visitor.ear, touch=visitor.touch)
    await at.caught_up()
    await visitor.shift()
    return Seat(visitor, at, Player(visitor.ear, seed, offers=offers))


async def agree(seats: list[Seat]) -> None:
    """Until everybody was told the same number of things."""
    newest = max(seat.ear.n for seat in seats)
    for seat in seats:
        ear = seat.ear
        await ear.until(lambda ear=ear: ear.n >= newest)  # type: ignore[misc]


async def play_together(seats: list[Seat]) -> None:
    """Everybody is in a browser: one move after the other, and those who pack their bags pack them at once."""
    while True:
        await agree(seats)
        if seats[0].ear.over:
            return
        wishes = [(seat, seat.player.wants()) for seat in seats]
        wanted = [(seat, command) for seat, command in wishes if command is not None]
        assert wanted, "nobody knows what to do"
        ask = wanted[0][0].ear.asked()
        if ask is not None and ask.kind is AskKind.LOAD:
            await asyncio.gather(*(seat.at.do(command) for seat, command in wanted))
        else:
            # Merchants have their say before the Sheriff settles anything.
            sheriffs = seats[0].ear.view().public.sheriffs
            seat, command = min(wanted, key=lambda wish: wish[0].ear.seat in sheriffs)
            await seat.at.do(command)


async def play_with_bots(seat: Seat) -> None:
    """The others are bots, who do not wait: what was wanted may be too late, and then something else is wanted."""
    while not seat.ear.over:
        command = seat.player.wants()
        n = seat.ear.n
        if command is not None:
            await seat.at.try_to(command)
        else:
            await seat.ear.until(lambda n=n: seat.ear.n > n)  # type: ignore[misc]


async def see_the_score(seat: Seat) -> None:
    """The game ends with a winner, everybody's points, counted up one after the other, and a way to play again."""
    await seat.at.clear()
    scores = seat.ear.view().public.scores
    assert scores is not None
    final = seat.visitor.page.get_by_test_id("final")
    for line in scores.seats:
        await expect(final.get_by_text(str(line.total), exact=True).first).to_be_visible(timeout=PATIENCE_MS)
    await expect(seat.visitor.page.get_by_test_id("rematch")).to_be_enabled()


async def look_back(seat: Seat, table: str) -> int:
    """Under the score, what weighed most of what one decided oneself; and the way back to that moment. How many there
    were: in a short game nothing may have weighed much."""
    page = seat.visitor.page
    decisions = await seat.visitor.call("GET", f"/tables/{table}/decisions")
    assert len(decisions) <= TOLD_AT_MOST
    told = page.get_by_test_id("looking-back").get_by_role("listitem")
    await expect(told).to_have_count(len(decisions))
    for line, decision in zip(await told.all(), decisions, strict=True):
        await expect(line).to_contain_text(f"Round {decision['round']}: you ")
    if not decisions:
        return 0
    await told.first.get_by_role("link").click()
    await page.wait_for_function(
        "(n) => document.querySelector('.table[data-n]')?.dataset.n > n", arg=decisions[0]["n"]
    )
    await expect(page.get_by_test_id("replay").get_by_role("combobox")).to_have_value(str(seat.ear.seat))
    return len(decisions)


async def check_the_game(seats: list[Seat], table: str) -> None:
    """No secret in any message, nothing sent twice, nothing that moved by itself."""
    log = await seats[0].visitor.fetch("GET", f"/tables/{table}/log")
    for seat in seats:
        check_secrets(seat.ear, log)
        check_commands(seat.ear)
        shift, moved = await seat.visitor.shift()
        assert shift < STEADY, f"things moved by themselves, {shift:.3f}: {moved}"


async def a_party(doors: Doors, count: int, **rules: Any) -> tuple[str, list[Seat]]:
    """A table made by the first, who chooses the rules; the others come by the invitation."""
    host = await doors.desktop()
    table = await new_table(host, NAMES[0])
    await choose_rules(host, rounds=rounds(count), **rules)
    code = await code_of(host, table)
    visitors = [host, *[await doors.desktop() for _ in range(1, count)]]
    for guest, name in zip(visitors[1:], NAMES[1:], strict=False):
        await join(guest, code, name)
    await start(host)
    return table, [await sit_down(visitor, seed) for seed, visitor in enumerate(visitors)]


def test_four_browsers_play_a_whole_game_of_the_second_edition(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        table, seats = await a_party(doors, 4)
        await play_together(seats)
        for seat in seats:
            await see_the_score(seat)
        await check_the_game(seats, table)
        assert await look_back(seats[2], table)

    tell(story)


def test_three_browsers_play_a_whole_game_of_the_first_edition_with_promo_cards(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        promos = ("feast_plate", "brimstone_oil")
        table, seats = await a_party(doors, 3, edition="first", players=3, promos=promos)
        assert len(seats[0].ear.view().public.piles) == 2
        await play_together(seats)
        await see_the_score(seats[0])
        await check_the_game(seats, table)

    tell(story)


def test_an_oil_out_of_a_bag_that_passed_burns_what_is_pressed(tell: Tell) -> None:
    """Few whole games come to it. Rules §12."""
    rules = Ruleset.preset(
        "second", players=3, promos={"brimstone_oil": 9}, house_deck={Good.APPLE: 20}, house_rounds=1
    )

    async def story(doors: Doors) -> None:
        async with AsyncExitStack() as stack:
            while True:
                me = await doors.desktop()
                table = await company(stack, me, rules, first_sheriff=1)
                marian, tuck = table.chairs
                if Good.BRIMSTONE_OIL in me.ear.view().mine.hand and Good.APPLE in tuck.view().mine.hand:
                    break
            at = await AtTable.of(me.page, me.ear)
            await marian.do(c.NameFirstMerchant(2))
            await tuck.do(c.SetAside(()))
            for step in (c.SetAside(()), c.LoadBag((Good.BRIMSTONE_OIL,))):
                await table.agree()
                await at.do(step)
            await tuck.do(c.LoadBag((Good.APPLE,)))
            await tuck.do(c.DeclareBag(Good.APPLE, 1))
            await table.agree()
            await at.do(c.DeclareBag(Good.APPLE, 1))
            await table.agree()
            await marian.do(c.PassBag(2))
            await tuck.do(c.KeepBrimstone())
            await marian.do(c.PassBag(0))
            await table.agree()
            await at.do(c.UseBrimstone(2, Good.APPLE, 1))
            await table.agree()
            assert me.ear.view().public.stalls[2] == ()

    tell(story)


def test_six_play_with_deputies_and_black_market_one_of_them_in_a_browser(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        host = await doors.desktop()
        table = await new_table(host, NAMES[0])
        await choose_rules(host, players=6, options=("black_market",), pace=0, rounds=rounds(6))
        await fill_with_bots(host)
        await start(host)
        seat = await sit_down(host, 3, offers=False)
        rules = seat.ear.view().rules
        assert (rules.players, rules.deputies, rules.black_market) == (6, True, True)
        await play_with_bots(seat)
        await see_the_score(seat)
        await check_the_game([seat], table)

    tell(story)


def test_a_phone_plays_from_the_invitation_to_the_final_score(tell: Tell) -> None:
    """By touch, with everything moving."""

    async def story(doors: Doors) -> None:
        host, phone = await doors.desktop(), await doors.phone(reduced_motion="no-preference")
        table = await new_table(host, NAMES[0])
        await choose_rules(host, players=3, pace=0, rounds=rounds(3))
        await join(phone, await code_of(host, table), NAMES[1])
        await fill_with_bots(host)
        await start(host)
        seats = [await sit_down(host, 1, offers=False), await sit_down(phone, 2, offers=False)]
        await asyncio.gather(*(play_with_bots(seat) for seat in seats))
        await see_the_score(seats[1])
        await check_the_game(seats, table)
        await look_back(seats[1], table)

    tell(story)
