"""A client for servers of nottingham, for programs: find a table, take a seat, follow the game, play.

``AsyncServer`` and ``AsyncSeat`` are for ``asyncio``; ``PlainServer`` and ``PlainSeat`` are the same without it. Both
say that a program sits there, connect again when a connection breaks, and raise a ``ClientError`` with one clear
sentence when something cannot be done. docs/client.md shows how.
"""

from ..server.bodies import BotInfo, Hello, KnownGuest, TableForYou
from ..server.protocol import Clock, SeatNow, TableNow, Talk
from .addresses import Invitation, read_invitation
from .errors import (
    BadAddress,
    BadBot,
    CallRefused,
    ClientError,
    CommandRefused,
    NoServer,
    SeatLost,
    TableFull,
)
from .plain import PlainSeat, PlainServer
from .seat import AsyncSeat
from .server import AsyncServer
from .sitting import Sitting

__all__ = [
    "AsyncSeat",
    "AsyncServer",
    "BadAddress",
    "BadBot",
    "BotInfo",
    "CallRefused",
    "ClientError",
    "Clock",
    "CommandRefused",
    "Hello",
    "Invitation",
    "KnownGuest",
    "NoServer",
    "PlainSeat",
    "PlainServer",
    "SeatLost",
    "SeatNow",
    "Sitting",
    "TableForYou",
    "TableFull",
    "TableNow",
    "Talk",
    "read_invitation",
]
