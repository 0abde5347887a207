"""Whole games, by clicking, from the front page to the final score."""

import asyncio

from nottingham.game.known import AskKind
from tests.browser.at_table import AtTable
from tests.browser.conftest import Doors, Tell
from tests.browser.ear import check_commands, check_secrets
from tests.browser.people import Player
from tests.browser.shell import code_of, join, new_table, start
from tests.browser.visitor import Visitor

NAMES = ("Ann", "Bess", "Cole", "Dan")


class Seat:
    """Somebody at the table: a browser, and a will."""

    def __init__(self, visitor: Visitor, table: AtTable, player: Player) -> None:
        self.visitor = visitor
        self.table = table
        self.player = player


async def sit_down(visitor: Visitor, seed: int, *, offers: bool = True, touch: bool = False) -> Seat:
    await visitor.ear.until(lambda: visitor.ear.public is not None)
    table = await AtTable.of(visitor.page, visitor.ear, touch=touch)
    return Seat(visitor, table, Player(visitor.ear, seed, offers=offers))


async def agree(visitors: list[Visitor]) -> None:
    """Until everybody was told the same number of things."""
    newest = max(visitor.ear.n for visitor in visitors)
    for visitor in visitors:
        ear = visitor.ear
        await ear.until(lambda ear=ear: ear.n >= newest)  # type: ignore[misc]


async def play_together(seats: list[Seat]) -> None:
    """Everybody is in a browser: one move after the other, and those who pack their bags pack them at once."""
    while not all(seat.visitor.ear.over for seat in seats):
        await agree([seat.visitor for seat in seats])
        wishes = [(seat, seat.player.wants()) for seat in seats]
        wanted = [(seat, command) for seat, command in wishes if command is not None]
        if not wanted:
            assert all(seat.visitor.ear.over for seat in seats), "nobody knows what to do"
            return
        asked = wanted[0][0].visitor.ear.asked()
        if asked is not None and asked.kind is AskKind.LOAD:
            await asyncio.gather(*(seat.table.do(command) for seat, command in wanted))
        else:
            # Merchants have their say before the Sheriff settles anything.
            sheriffs = seats[0].visitor.ear.view().public.sheriffs
            seat, command = min(wanted, key=lambda wish: wish[0].visitor.ear.seat in sheriffs)
            await seat.table.do(command)


async def check_the_game(seats: list[Seat], table: str) -> None:
    log = await seats[0].visitor.fetch("GET", f"/tables/{table}/log")
    for seat in seats:
        check_secrets(seat.visitor.ear, log)
        check_commands(seat.visitor.ear)


async def a_party(doors: Doors, count: int, **changes: object) -> tuple[str, list[Visitor]]:
    host = await doors.desktop()
    table = await new_table(host, NAMES[0])
    if changes:
        await host.call("PATCH", f"/tables/{table}", **changes)
    code = await code_of(host, table)
    guests = [await doors.desktop() for _ in range(1, count)]
    for guest, name in zip(guests, NAMES[1:], strict=False):
        await join(guest, code, name)
    await start(host)
    return table, [host, *guests]


def test_four_browsers_play_a_whole_game_of_the_second_edition(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        table, visitors = await a_party(doors, 4)
        seats = [await sit_down(visitor, seed) for seed, visitor in enumerate(visitors)]
        await play_together(seats)
        await check_the_game(seats, table)

    tell(story)
