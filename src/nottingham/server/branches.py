"""Tables where a finished game is played on from one of its moments: with bots or friends, and counted nowhere."""

import secrets
from collections.abc import Sequence

import msgspec

from ..game import Ruleset
from ..notation.log import Branch
from . import lobby
from .bodies import BranchOff
from .branch_start import packed_events
from .branched import branched_table
from .handing import log_to_review, require_such_a_seat
from .hub import Hub
from .options import TableOptions
from .problems import Problem
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
    friends: bool = False
    of: str = ""
    agreed: bool = False
    """Whether everybody who played lets others see all cards as they were."""


def moment_of(session: Session, guest: str, wanted: BranchOff) -> BranchMoment:
    record = session.record
    labels = [there.bot if there.kind == "bot" else "" for there in record.seats]
    where = (wanted.n, wanted.seat, wanted.again, wanted.friends)
    agreed = lobby.all_agreed(record, guest)
    return BranchMoment(record.ruleset, labels, log_to_review(session), *where, of=record.id, agreed=agreed)


async def set_branch(hub: Hub, guest: str, address: str, moment: BranchMoment, options: TableOptions) -> LiveTable:
    """A new table in the middle of that game, with the guest in the seat. Bots sit everywhere else, and it goes on at
    once; or it waits for friends, as any table does."""
    require_such_a_seat(moment.rules.players, moment.seat)
    if moment.friends and not moment.again and not moment.agreed:
        raise Problem(403, "branch.not_agreed", "Not everybody who played has agreed to show their cards.")
    await hub.check_hosting(guest)
    wish = BranchWish(moment.n, moment.again, secrets.randbits(63))
    scene, found = await hub.reviews.branch(moment.seat, lambda: moment.game, [guest, address], wish)
    branch = Branch(found.n, moment.seat, moment.again, moment.of)
    record = branched_table(guest, moment.rules, moment.labels, branch, options, friends=moment.friends)
    waiting = packed_events(moment.rules, [scene]) if moment.friends else b""
    record = msgspec.structs.replace(record, scene=waiting, past=found.past)
    live = await hub.create(record, {guest: await hub.name_of(guest) or ""})
    if not moment.friends:
        async with live.lock:
            await live.carry_out(live.session.lay_out(scene, now_ms()))
    return live
