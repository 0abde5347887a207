"""Finished games of a page, looked at again: what its reviewer works on, and tables that go on from a moment.

The reviewer is a worker of its own (web/src/page/reviewer.ts), so that no table waits for it. It gets its logs from
here; where a game is to go on, it finds out what lies on the table then (``server/review_worker.py``).
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from ..game.events import SceneSet
from ..notation import Header
from ..notation.log import Branch
from ..server.branched import branched_table
from ..server.handing import log_to_review, require_header, require_log, require_over, require_such_a_seat
from ..server.options import SeatNumber, TableOptions
from ..server.table import LiveTable
from ..server.times import now_ms
from .household import Household


class SceneToPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game goes on, and what lies on the table there."""

    n: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    again: bool
    scene: SceneSet
    past: bytes = b""
    """What everybody had seen until then, as ``server/branch_start.py`` packs it."""
    header: str = ""
    """The first line of a log that came from a file."""


def game_to_review(live: LiveTable, guest: str, seat: int) -> bytes:
    require_log(live, guest)
    require_over(live.session)
    require_such_a_seat(live.session.record.ruleset.players, seat)
    return log_to_review(live.session)


async def go_on_from(house: Household, guest: str, live: LiveTable, wanted: SceneToPlay) -> LiveTable:
    """A new table in the middle of a game of this page."""
    require_log(live, guest)
    require_over(live.session)
    record = live.session.record
    labels = tuple(there.bot if there.kind == "bot" else "" for there in record.seats)
    return await _laid_out(house, guest, Header(record.ruleset, labels), wanted, record, record.id)


async def go_on_from_file(house: Household, guest: str, wanted: SceneToPlay) -> LiveTable:
    """A new table in the middle of the game of a log."""
    return await _laid_out(house, guest, require_header(wanted.header.encode()), wanted, TableOptions(), "")


async def _laid_out(
    house: Household, guest: str, header: Header, wanted: SceneToPlay, options: TableOptions, of: str
) -> LiveTable:
    require_such_a_seat(header.ruleset.players, wanted.seat)
    branch = Branch(wanted.n, wanted.seat, wanted.again, of)
    record = branched_table(guest, header.ruleset, header.seats, branch, options)
    record = msgspec.structs.replace(record, past=wanted.past)
    live = await house.create(record, {guest: house.shelf.names[guest]})
    async with live.lock:
        await live.carry_out(live.session.lay_out(wanted.scene, now_ms()))
    return live
