"""The table at which a finished game is played on, before anything lies on it. With a server or without one."""

from collections.abc import Sequence

from ..game import Ruleset
from ..notation.log import Branch
from ..review.company import level_of
from .options import TableOptions, options_of
from .records import SeatRecord, TableRecord


def branched_table(
    guest: str, rules: Ruleset, labels: Sequence[str], branch: Branch, options: TableOptions
) -> TableRecord:
    """The guest in the seat of the branch, and bots everywhere else: those of the log (``labels``) where they can go
    on."""
    seats = tuple(
        SeatRecord("person", guest=guest) if seat == branch.seat else SeatRecord("bot", bot=level_of(label))
        for seat, label in enumerate(labels)
    )
    chosen = options_of(options) | {"public": False, "first_sheriff": None, "turn_seconds": 0, "reserve_seconds": 0}
    return TableRecord(id="", code="", secret="", host=guest, ruleset=rules, seats=seats, branch=branch, **chosen)
