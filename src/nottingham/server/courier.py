"""Messages between the processes of one house, over NATS.

Every process has an address of its own and one that all share. A parcel is delivered at most once and in the order in
which its sender sent it; whoever needs more counts parcels (relay.py does).
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
import nats
import structlog
from nats.aio.client import Client as Connection
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsTimeout

log = structlog.get_logger("nottingham.nats")
PATIENCE: Final = 2.0
"""Seconds for another process to say that it has got something."""


class Unreachable(Exception):
    """Nobody answers at that address."""


class Parcel(msgspec.Struct, array_like=True, frozen=True):
    """One message from a process to another, or to all."""

    sender: str
    kind: str
    tunnel: str = ""
    number: int = 0
    body: bytes = b""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Parcel).decode


class Courier:
    """This process's connection to NATS."""

    def __init__(self, url: str, house: str, process: str) -> None:
        self.process = process
        self.when_parcel: Callable[[Parcel], None] = lambda parcel: None
        self.when_cut: Callable[[], None] = lambda: None
        """Called when the connection breaks: parcels may be lost."""
        self._url = url
        self._prefix = f"nottingham.{house}"
        self._connection: Connection | None = None

    async def open(self) -> None:
        self._connection = await connect(self._url, disconnected_cb=self._cut)
        await self._connection.subscribe(f"{self._prefix}.{self.process}", cb=self._receive)
        await self._connection.subscribe(f"{self._prefix}.all", cb=self._receive)
        await self._connection.flush()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    @property
    def connected(self) -> bool:
        return self._connection is not None and self._connection.is_connected

    async def send(self, to: str, parcel: Parcel) -> None:
        """Send it on its way. It may get lost."""
        assert self._connection is not None
        try:
            await self._connection.publish(f"{self._prefix}.{to}", _encode(parcel))
        except NatsError as error:
            raise Unreachable(str(error)) from None

    async def hand_over(self, to: str, parcel: Parcel) -> None:
        """Send it, and wait until it has arrived."""
        assert self._connection is not None
        try:
            await self._connection.request(f"{self._prefix}.{to}", _encode(parcel), timeout=PATIENCE)
        except (TimeoutError, NoRespondersError, NatsTimeout, NatsError) as error:
            raise Unreachable(str(error)) from None

    async def _receive(self, message: Msg) -> None:
        try:
            parcel = _decode(message.data)
        except msgspec.DecodeError:
            log.warning("a parcel cannot be read")
            return
        if parcel.sender != self.process:
            self.when_parcel(parcel)
        if message.reply:
            await message.respond(b"")

    async def _cut(self) -> None:
        self.when_cut()


async def connect(url: str, **options: Any) -> Connection:
    """A connection that comes back by itself."""

    async def complain(error: Exception) -> None:
        log.warning("NATS", why=type(error).__name__)

    return await nats.connect(
        url,
        name="nottingham",
        connect_timeout=3,
        max_reconnect_attempts=-1,
        reconnect_time_wait=0.5,
        ping_interval=5,
        max_outstanding_pings=2,
        error_cb=complain,
        **options,
    )


async def check(url: str) -> None:
    """Whether NATS answers at this address. Raises ``Unreachable`` with the reason."""

    async def quiet(error: Exception) -> None:
        return None

    try:
        connection = await asyncio.wait_for(
            nats.connect(url, connect_timeout=3, allow_reconnect=False, error_cb=quiet), 5
        )
    except (TimeoutError, NatsError, OSError, ValueError, TypeError) as error:
        raise Unreachable(str(error).removeprefix("nats: ") or type(error).__name__) from None
    await connection.close()
