"""What calls take and give, beside what goes over the socket (protocol.py)."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..game import Ruleset
from .options import Delay, Pace, SeatNumber, TableOptions, Talking, TurnSeconds, options_of
from .people import MOST_NAME
from .protocol import TableNow

Name = Annotated[str, Meta(min_length=1, max_length=4 * MOST_NAME, description="Plain text; shortened to 24 letters.")]
Nonce = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}\Z", description="Your part of the seed: random letters, digits, - and _.")
]
Words = Annotated[str, Meta(min_length=1, max_length=1000)]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    cookie: bool = True
    """Without: one of several guests on a device that is passed around, who is known by the token alone."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody without an account."""

    id: str
    name: str


class Hello(msgspec.Struct, frozen=True):
    """This server, and who you are to it."""

    protocol: int
    version: str
    guest: Guest | None
    address: str
    """Where others find this server, without a slash at the end; an invitation begins with it."""


class KnownGuest(msgspec.Struct, frozen=True):
    """A guest with the token that proves it: browsers have it as a cookie too, programs send it as a bearer token."""

    id: str
    name: str
    token: str


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)]


class RecoveryLink(msgspec.Struct, frozen=True):
    """Whoever opens this link is you: keep it to yourself."""

    token: str
    link: str


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be put in a seat, as ``name`` or ``name:character``."""

    name: str
    about: str
    characters: tuple[str, ...]


class NewTable(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table with its rules and options; who makes it becomes its host and sits in the first seat."""

    ruleset: Ruleset
    spectators: bool | None = None  # type: ignore[assignment]
    """Whether those without a seat may look on; left out: yes, unless the table is listed for everybody."""

    talk: Talking | None = None  # type: ignore[assignment]
    """What people may say; left out: statements and chat, or statements alone where strangers come."""

    def options(self) -> dict[str, Any]:
        watched = not self.public if self.spectators is None else self.spectators
        usual: Talking = "statements" if self.public else "all"
        return options_of(self) | {"spectators": watched, "talk": self.talk or usual}


class TableChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Only what is to change: the rules, and every option (a test sees to that)."""

    ruleset: Ruleset | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    spectator_delay: Delay | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    turn_seconds: TurnSeconds | UnsetType = UNSET
    reserve_seconds: TurnSeconds | UnsetType = UNSET
    first_sheriff: SeatNumber | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    programs: bool | UnsetType | None = UNSET
    talk: Talking | UnsetType = UNSET

    def given(self) -> dict[str, Any]:
        names = self.__struct_fields__
        return {name: getattr(self, name) for name in names if getattr(self, name) is not UNSET}


class FaceChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    face: Annotated[int, Meta(ge=0, le=5, description="One of the six merchants, 0 to 5.")]


class TableForYou(msgspec.Struct, frozen=True):
    """A table, and where you sit at it."""

    table: TableNow
    seat: int | None
    host: bool


class BotSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spec: Annotated[str, Meta(min_length=1, max_length=100, examples=["medium:brazen"])]


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nonce: Nonce


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class BranchOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game to play on from, with bots or friends."""

    n: Annotated[int, Meta(ge=0, le=100_000)]
    """After how many events."""
    seat: SeatNumber
    """Where you sit."""
    again: bool = True
    """Whether hidden cards are dealt again, to fit what that seat knew; else they lie as they were."""
    friends: bool = False
    """Whether the other seats are open, for whoever comes by the table's code; else bots sit there."""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    words: Words
