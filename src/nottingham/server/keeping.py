"""What a live table needs of the place where it is stored, and of whoever counts."""

from typing import Protocol

from .protocol import Talk
from .session import Change


class NotStored(Exception):
    """Nobody knows what is stored, or the table lives on another process: it has to be read again."""


class Keeping(Protocol):
    """Stores one table: a database does (writer.py), or a browser (page/shelf.py)."""

    async def keep(self, change: Change) -> None:
        """Store a change whole, or raise ``NotStored``."""

    async def keep_talk(self, table: str, guest: str, line: Talk, most: int) -> None:
        """Store a line of talk; with ``most``, delete all but so many."""


class Counting(Protocol):
    """Counts moves (metrics.py)."""

    def moved(self, outcome: str) -> None:
        """A person's command was played, repeated or refused."""

    def bot_moved(self) -> None:
        """A bot has moved."""
