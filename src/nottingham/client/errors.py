"""What can go wrong between a program and a server. Every error is one sentence: in English by ``str``, in any of the
six languages by ``in_words``."""

from typing import Final

from ..game.refusals import Refusal
from ..locales import ENGLISH, Worded, text

SAID: Final = {
    "seat.no_programs": "program-client-no-programs",
    "seat.not_for_you": "program-client-not-for-you",
    "table.unknown": "program-client-no-table",
    "table.sent_away": "program-client-sent-away",
    "limit.reached": "program-client-limit",
    "seat.gone": "program-client-seat-gone",
}
"""Codes of the server that have a sentence of their own; the others bring the server's."""


class ClientError(Worded):
    """Something that a program wanted of a server did not come about."""


class BadAddress(ClientError, ValueError):
    """This is no address of a server, and no invitation."""


class NoServer(ClientError, ConnectionError):
    """Nobody answers there, or it is no nottingham, or it did not come back in time."""


class CallRefused(ClientError):
    """The server said no to a call. ``code`` is never renamed (docs/protocol.md)."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(SAID.get(code, "program-client-refused"), why=why)
        self.status = status
        self.code = code
        self.why = why


class TableFull(ClientError):
    """Every seat of the table is taken."""


class SeatLost(ClientError):
    """The server does not let this program listen at the table any more."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(SAID.get(code, "program-client-refused"), why=why)
        self.code = code
        self.why = why


class CommandRefused(ClientError):
    """The rules said no to a command; nothing has changed. ``refusal.code`` says which rule."""

    def __init__(self, refusal: Refusal) -> None:
        message = f"table-refused-{refusal.code.replace('.', '-').replace('_', '-')}"
        try:
            text(ENGLISH, message)
        except LookupError:  # a code of a newer server
            super().__init__("program-client-refused", why=refusal.code)
        else:
            super().__init__(message)
        self.refusal = refusal


class BadBot(ClientError):
    """A file that holds no bot, or one that cannot be made."""
