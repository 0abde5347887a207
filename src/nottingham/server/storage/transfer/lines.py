"""What an export is made of: one JSON object a line. docs/operations.md describes it."""

from collections.abc import Callable
from typing import Final

import msgspec

from ....locales import Worded

EXPORT_FORMAT: Final = "nottingham-export"
EXPORT_VERSION: Final = 1
Progress = Callable[[int, int], None]
"""Told how many tables are done, and of how many."""


class Moved(msgspec.Struct):
    """How much was written or read."""

    guests: int = 0
    tables: int = 0
    events: int = 0
    key: bool = False
    """Whether the server's key came along, so that tokens and cookies go on working."""
    skipped: int = 0
    """Tables that were there already."""
    codes_changed: int = 0
    """Tables whose short code was another one's here, and which have a new one."""


class _Line(msgspec.Struct, tag_field="line", frozen=True, forbid_unknown_fields=True):
    pass


class Opening(_Line, frozen=True, tag="opening"):
    format: str
    version: int
    release: str
    made: str
    """UTC."""
    guests: int
    tables: int


class Key(_Line, frozen=True, tag="key"):
    """The server's key, which signs tokens and cookies: a secret."""

    key: str


class GuestLine(_Line, frozen=True, tag="guest"):
    id: str
    name: str
    created: int


class BlockLine(_Line, frozen=True, tag="block"):
    guest: str
    blocked: str


class ReportLine(_Line, frozen=True, tag="report"):
    id: str
    by: str
    about: str
    table: str
    words: str
    at: int


class TableLine(_Line, frozen=True, tag="table"):
    """A table with all that belongs to it."""

    record: msgspec.Raw
    created: int
    changed: int
    sitters: list[str]
    events: list[tuple[int, msgspec.Raw]]
    """In order: when each was written, and the event."""
    commands: list[tuple[int, str, int]]
    """Seat, the sender's id, and how many events there were then."""
    talk: list[tuple[int, str, msgspec.Raw]]
    """Stream number, guest, and what was said."""


class End(_Line, frozen=True, tag="end"):
    guests: int
    tables: int
    events: int
    sha256: str
    """Of everything before this line."""


Lines = Opening | Key | GuestLine | BlockLine | ReportLine | TableLine | End
encode = msgspec.json.Encoder().encode
decoder = msgspec.json.Decoder(Lines)


class BadFile(Worded):
    """A file that cannot be imported. The message is a sentence; nothing was changed."""
