"""The table at which a finished game is played on, before anything lies on it. With a server or without one."""

from collections.abc import Sequence

from ..game import Ruleset
from ..notation.log import Branch
from ..review.company import level_of
from .options import TableOptions, options_of
from .records import SeatRecord, TableRecord


def branched_table(
    guest: str, rules: Ruleset, labels: Sequence[str], branch: Branch, options: TableOptions, *, friends: bool = False
) -> TableRecord:
    """The guest in the seat of the branch. In the others bots: those of the log (``labels``) where they can go on; or
    nobody yet, where friends are to come."""

    def other(label: str) -> SeatRecord:
        return SeatRecord() if friends else SeatRecord("bot", bot=level_of(label))

    seats = tuple(
        SeatRecord("person", guest=guest) if seat == branch.seat else other(label) for seat, label in enumerate(labels)
    )
    chosen = options_of(options) | {"public": False, "first_sheriff": None}
    if not friends:
        chosen |= {"turn_seconds": 0, "reserve_seconds": 0}
    return TableRecord(id="", code="", secret="", host=guest, ruleset=rules, seats=seats, branch=branch, **chosen)
