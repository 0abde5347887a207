"""Tables where a finished game is played on from one of its moments: with bots, and counted nowhere."""

import secrets
from collections.abc import Sequence

import msgspec

from ..game import Ruleset
from ..notation.log import Branch
from .branched import branched_table
from .handing import log_to_review
from .hub import Hub
from .options import TableOptions
from .problems import malformed
from .review_worker import BranchWish
from .session import Session
from .table import LiveTable
from .times import now_ms


class BranchMoment(msgspec.Struct, frozen=True):
    """Whose game goes on from where."""

    rules: Ruleset
    labels: Sequence[str]
    """Who sat where, as a log says it."""
    game: bytes
    n: int
    seat: int
    again: bool
    of: str = ""


def moment_of(session: Session, n: int, seat: int, *, again: bool) -> BranchMoment:
    record = session.record
    labels = [there.bot if there.kind == "bot" else "" for there in record.seats]
    return BranchMoment(record.ruleset, labels, log_to_review(session), n, seat, again, record.id)


async def set_branch(hub: Hub, guest: str, address: str, moment: BranchMoment, options: TableOptions) -> LiveTable:
    """A new table in the middle of that game, with the guest in the seat and bots everywhere else."""
    if moment.seat >= moment.rules.players:
        raise malformed(f"This game has seats 0 to {moment.rules.players - 1}.")
    await hub.check_hosting(guest)
    wish = BranchWish(moment.n, moment.again, secrets.randbits(63))
    scene, n = await hub.reviews.branch(moment.seat, lambda: moment.game, [guest, address], wish)
    branch = Branch(n, moment.seat, moment.again, moment.of)
    record = branched_table(guest, moment.rules, moment.labels, branch, options)
    live = await hub.create(record, {guest: await hub.name_of(guest) or ""})
    async with live.lock:
        await live.carry_out(live.session.lay_out(scene, now_ms()))
    return live
