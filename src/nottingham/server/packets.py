"""What processes send one another. How it gets there is the bus's business (nats_bus.py)."""

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

ANSWER_SECONDS: Final = 2.0
"""For another process to say that it has got something."""


class Unreachable(Exception):
    """Nobody answers at that address."""


class Packet(msgspec.Struct, array_like=True, frozen=True):
    """One message from a process to another, or to all."""

    sender: str
    kind: str
    tunnel: str = ""
    number: int = 0
    body: bytes = b""


class Bus(Protocol):
    """Delivers a packet at most once, and in the order in which its sender sent it. Raises ``Unreachable``."""

    @property
    def process(self) -> str: ...

    @property
    def connected(self) -> bool: ...

    async def open(self, cluster: str, receive: Callable[[Packet], None], cut: Callable[[], None]) -> None:
        """Take part. ``receive`` gets every packet; ``cut`` is called when the connection breaks: some may be lost."""

    async def close(self) -> None: ...

    async def send(self, to: str, packet: Packet) -> None:
        """Send it on its way. It may get lost."""

    async def hand_over(self, to: str, packet: Packet) -> None:
        """Send it, and wait until it has arrived."""
