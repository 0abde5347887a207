"""What is stored of a table beside its events."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ..game import Event
from ..game.ruleset import Ruleset
from ..notation import upcast
from ..notation.log import Branch
from .options import TableOptions
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
    face: int | None = None
    """The face that the person has chosen; nothing: the seat's own."""
    program: bool = False
    """The person is a program, and says so."""


class Timed(msgspec.Struct, frozen=True):
    """Somebody who is asked something, since when."""

    ask: str
    seat: int
    since: int
    """In milliseconds since 1970 UTC."""
    allowed: int
    """Milliseconds for the answer, before the reserve is used; 0: as long as it takes."""


FIRST_FORMAT: Final = 1
"""What records of the first releases are in, which do not say it."""


class TableRecord(TableOptions, frozen=True, omit_defaults=True):
    """One table. Names are not in it: they belong to the guests."""

    id: str
    code: str
    host: str
    ruleset: Ruleset
    seats: tuple[SeatRecord, ...]
    secret: str
    """The server's part of the seed; published after the end."""
    state: TableState = "lobby"
    paused: bool = False
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
    revoked: int = 0
    """How often the links to its replay were taken back: older ones open nothing."""
    branch: Branch | None = None
    """The game goes on from a moment of another one, and counts for nothing."""
    scene: bytes = b""
    """The table that such a game begins with, until it has begun (branch_start.py)."""
    past: bytes = b""
    """What everybody saw of the other game until then, for bots to remember."""
    agreed: tuple[int, ...] = ()
    """Whose people let others play on from this game with everybody's cards as they were."""
    format: int = FIRST_FORMAT
    """The format of the ruleset here (notation/upcast.py)."""
    formats: tuple[tuple[int, int], ...] = ((0, FIRST_FORMAT),)
    """The formats of the events: from which number on, and which. The first is the one that the game was begun with;
    a release that writes another one carries the game on with that."""

    @property
    def nonces(self) -> tuple[str, ...]:
        """The people's parts of the seed, in the order of the seats."""
        return tuple(seat.nonce for seat in self.seats if seat.nonce)

    @property
    def shared_as(self) -> str:
        """What the key of a link to its replay is signed for."""
        return f"{self.id}-{self.revoked}" if self.revoked else self.id

    def carried_on(self, events: int) -> "TableRecord":
        """The record of a game in play, once this release writes its events; the same one, if it did before."""
        if self.formats[-1][1] == upcast.FORMAT:
            return self
        return msgspec.structs.replace(self, formats=(*self.formats, (events, upcast.FORMAT)))

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.guest == guest:
                return number
        return None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableRecord).decode


class _Opening(msgspec.Struct):
    """As much of a record as tells its format."""

    format: int = FIRST_FORMAT


_decode_opening = msgspec.json.Decoder(_Opening).decode


def encode_record(record: TableRecord) -> bytes:
    if record.format != upcast.FORMAT:
        record = msgspec.structs.replace(record, format=upcast.FORMAT)
    return _encode(record)


def decode_record(data: bytes) -> TableRecord:
    """A record of this release or an older one; ``NewerFormat``, if a newer one wrote it."""
    found = _decode_opening(data).format
    if found == upcast.FORMAT:
        return _decode(data)
    raw = msgspec.json.decode(data)
    ruleset = upcast.upcast_ruleset(raw.get("ruleset"), found)
    return msgspec.convert({**raw, "ruleset": ruleset, "format": upcast.FORMAT}, TableRecord)


def decode_events(record: TableRecord, told: Sequence[bytes]) -> list[Event]:
    """The events of a game, whatever releases wrote them."""
    found: list[Event] = []
    ends = [first for first, _ in record.formats[1:]] + [len(told)]
    for (first, written), end in zip(record.formats, ends, strict=True):
        found += [upcast.read_event(data, written) for data in told[first:end]]
    return found
