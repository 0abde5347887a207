"""The calls over HTTP: guests, tables, seats, logs. Described for programs at /api/openapi.json."""

from typing import Any

from .about import about_bots, hello
from .branches import BranchController
from .guests import GuestController, RecoveryController
from .hints import HintController
from .looking_back import LookingBackController
from .replays import ReplayController
from .reviews import ReviewController
from .seats import SeatController
from .tables import CodeController, TableController

CALLS: list[Any] = [
    GuestController,
    RecoveryController,
    TableController,
    CodeController,
    SeatController,
    HintController,
    LookingBackController,
    ReplayController,
    ReviewController,
    BranchController,
    about_bots,
    hello,
]

__all__ = ["CALLS"]
