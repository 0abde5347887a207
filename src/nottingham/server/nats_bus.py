"""Messages between the processes of one server, over NATS.

Every process has an address of its own and one that all share. A packet is delivered at most once and in the order in
which its sender sent it; whoever needs more counts packets (relay.py does).
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import nats
import structlog
from nats.aio.client import Client as Connection
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsTimeout

from .packets import ANSWER_SECONDS, Packet, Unreachable

log = structlog.get_logger("nottingham.nats")

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Packet).decode


class NatsBus:
    """This process's connection to NATS."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self._url = url
        self._prefix = ""
        self._connection: Connection | None = None

    async def open(self, cluster: str, receive: Callable[[Packet], None], cut: Callable[[], None]) -> None:
        async def hear(message: Msg) -> None:
            packet = _read(message)
            if packet is not None and packet.sender != self.process:
                receive(packet)
            if message.reply:
                await message.respond(b"")

        async def break_off() -> None:
            cut()

        self._prefix = f"nottingham.{cluster}"
        self._connection = await connect(self._url, disconnected_cb=break_off)
        await self._connection.subscribe(f"{self._prefix}.{self.process}", cb=hear)
        await self._connection.subscribe(f"{self._prefix}.all", cb=hear)
        await self._connection.flush()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    @property
    def connected(self) -> bool:
        return self._connection is not None and self._connection.is_connected

    async def send(self, to: str, packet: Packet) -> None:
        assert self._connection is not None
        try:
            await self._connection.publish(f"{self._prefix}.{to}", _encode(packet))
        except NatsError as error:
            raise Unreachable(str(error)) from None

    async def hand_over(self, to: str, packet: Packet) -> None:
        assert self._connection is not None
        try:
            await self._connection.request(f"{self._prefix}.{to}", _encode(packet), timeout=ANSWER_SECONDS)
        except (TimeoutError, NoRespondersError, NatsTimeout, NatsError) as error:
            raise Unreachable(str(error)) from None


def _read(message: Msg) -> Packet | None:
    try:
        return _decode(message.data)
    except msgspec.DecodeError:
        log.warning("a packet cannot be read")
        return None


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
