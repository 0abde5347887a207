"""The other processes that share the database, as far as the tables of this one need them."""

from typing import Protocol

from .people import random_word


class Neighbours(Protocol):
    @property
    def process(self) -> str:
        """The name of this process among them."""

    @property
    def connected(self) -> bool:
        """Whether this process reaches the others."""

    def tell(self, kind: str, guest: str) -> None:
        """Tell all others that something about a guest changed."""

    def break_with(self, processes: frozenset[str]) -> None:
        """These are gone: their leases have run out."""


class Alone:
    """One process alone has none."""

    connected = True

    def __init__(self) -> None:
        self.process = random_word(12)

    def tell(self, kind: str, guest: str) -> None:
        return

    def break_with(self, processes: frozenset[str]) -> None:
        return
