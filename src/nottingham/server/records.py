"""What is stored of a table beside its events."""

import msgspec

from ..game.ruleset import Ruleset
from .protocol import SeatKind, TableState


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair: empty, somebody's, or a bot's."""

    kind: SeatKind = "open"
    guest: str = ""
    bot: str = ""
    ready: bool = False
    nonce: str = ""
    """The person's part of the seed."""
    left: bool = False
    """The person left in the middle of the game: a bot plays until the seat is claimed back."""


class Timed(msgspec.Struct, frozen=True):
    """Somebody who is asked something, since when."""

    ask: str
    seat: int
    since: int
    """In milliseconds since 1970 UTC."""
    allowed: int
    """Milliseconds for the answer, before the reserve is used; 0: as long as it takes."""


class TableRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table. Names are not in it: they belong to the guests."""

    id: str
    code: str
    host: str
    ruleset: Ruleset
    seats: tuple[SeatRecord, ...]
    secret: str
    """The server's part of the seed; published after the end."""
    state: TableState = "lobby"
    public: bool = False
    spectators: bool = False
    spectator_delay: int = 0
    paused: bool = False
    pace: float = 1.0
    turn_seconds: int = 0
    reserve_seconds: int = 0
    first_sheriff: int | None = None
    seed: str = ""
    """In decimal, since it is larger than a JSON number should be."""
    reserves: tuple[int, ...] = ()
    """Milliseconds of reserve that each seat has left."""
    clock_left: int = 0
    """Milliseconds that the inspection clock has left, when it stands still."""
    clock_ends: int = 0
    """When it runs out, in milliseconds since 1970 UTC, while it runs."""
    asked: tuple[Timed, ...] = ()
    """Who is asked what just now."""
    paused_at: int = 0
    rematch: str = ""
    kicked: tuple[str, ...] = ()
    created: int = 0
    changed: int = 0

    @property
    def nonces(self) -> tuple[str, ...]:
        """The people's parts of the seed, in the order of the seats."""
        return tuple(seat.nonce for seat in self.seats if seat.nonce)

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.guest == guest:
                return number
        return None


encode_record = msgspec.json.Encoder().encode
decode_record = msgspec.json.Decoder(TableRecord).decode
