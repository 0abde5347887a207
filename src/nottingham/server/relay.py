"""Every process takes every client: calls and sockets for a table that lives elsewhere go through a tunnel.

A tunnel carries one call or one socket as it is (ASGI messages), so the owner of the table answers it with the same
code as its own clients. Packets of a tunnel are counted in both directions; where one is missing, the tunnel breaks,
and the client comes back with the last number it saw.
"""

import asyncio
from collections.abc import Callable, Coroutine, Set
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar.types import ASGIApp, Receive, Send

from .clients import MOST_UNREAD, MOST_WAITING, Client
from .packets import Bus, Packet, Unreachable
from .people import random_word
from .problems import Problem, elsewhere

log = structlog.get_logger("nottingham.relay")

PART: Final = 400_000
"""Bytes of one packet: NATS carries a megabyte."""
BEAT_SECONDS: Final = 2.0
SILENCE_SECONDS: Final = 7.0
"""After so long without a beat from the other side, a tunnel is broken."""
_SCOPE: Final = ("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "headers", "client")
_SCOPE_TOO: Final = ("server", "root_path", "subprotocols")

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder().decode


class Tunnel:
    """One end of a tunnel."""

    def __init__(self, name: str, peer: str, bus: Bus) -> None:
        self.name, self.peer = name, peer
        self.arrived: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        """What came through; nothing: that was all."""
        self.sent = self.received = 0
        self.broken = False
        self.full = asyncio.Event()
        """So much has come that whoever should read it is too slow."""
        self.since = asyncio.get_running_loop().time()
        self._parts: list[bytes] = []
        self._unread = 0
        """Bytes that came since nothing waited."""
        self._bus = bus

    async def send(self, message: dict[str, Any]) -> None:
        data = _pack(message)
        for start in range(0, len(data), PART):
            last = start + PART >= len(data)
            await self._packet("last" if last else "part", data[start : start + PART])

    async def close(self) -> None:
        await self._packet("end", b"")

    async def _packet(self, kind: str, body: bytes) -> None:
        self.sent += 1
        await self._bus.send(self.peer, Packet(self._bus.process, kind, self.name, self.sent, body))

    def receive(self, packet: Packet) -> None:
        self.received += 1
        if packet.number != self.received:
            self.tear()
        elif packet.kind == "end":
            self.arrived.put_nowait(None)
        else:
            self._parts.append(packet.body)
            if packet.kind == "last":
                data = b"".join(self._parts)
                self._unread = (0 if self.arrived.empty() else self._unread) + len(data)
                self.arrived.put_nowait(_unpack(data))
                self._parts = []
                if self.arrived.qsize() >= MOST_WAITING or self._unread > MOST_UNREAD + len(data):
                    self.full.set()

    def tear(self) -> None:
        """Something was lost, or the other side is gone: nothing more comes through."""
        if not self.broken:
            self.broken = True
            self.arrived.put_nowait(None)


class Relay:
    """All tunnels of this process: those of its clients, and those that lead to its tables."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._app: ASGIApp | None = None
        self._when_news: Callable[[str, str], None] | None = None
        self._tunnels: dict[str, Tunnel] = {}
        self._working: set[asyncio.Task[None]] = set()
        self._heard: dict[str, float] = {}
        """When each process gave its last beat."""
        self._watch: asyncio.Task[None] | None = None

    async def open(self, cluster: str, app: ASGIApp, when_news: Callable[[str, str], None]) -> None:
        """``app`` answers what others carry here; ``when_news`` is called with what they tell about guests."""
        self._app, self._when_news = app, when_news
        await self._bus.open(cluster, self._receive, self.break_all)
        self._watch = asyncio.get_running_loop().create_task(self._keep_watch())

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self.break_all()
        await self._bus.close()

    @property
    def process(self) -> str:
        return self._bus.process

    @property
    def connected(self) -> bool:
        return self._bus.connected

    @property
    def count(self) -> int:
        return len(self._tunnels)

    # From here to there

    async def carry(self, to: str, scope: Any, receive: Receive, send: Send) -> None:
        """Let the process where the table lives answer this call or socket."""
        tunnel = self._new(random_word(16), to)
        try:
            body = _pack({name: scope[name] for name in (*_SCOPE, *_SCOPE_TOO) if name in scope})
            await self._bus.hand_over(to, Packet(self._bus.process, "open", tunnel.name, 0, body))
            await (self._socket if scope["type"] == "websocket" else self._call)(tunnel, receive, send)
        finally:
            self._tunnels.pop(tunnel.name, None)

    async def _call(self, tunnel: Tunnel, receive: Receive, send: Send) -> None:
        """One call: its body goes there, its answer comes back. Raises a ``Problem`` if none comes."""
        more = True
        while more:
            message: Any = await receive()
            await tunnel.send(message)
            more = message["type"] == "http.request" and message.get("more_body", False)
        begun = False
        while True:
            answer = await tunnel.arrived.get()
            if answer is None:
                if begun:
                    return
                raise elsewhere()
            begun = True
            await send(_as_asgi(answer))  # type: ignore[arg-type]

    async def _socket(self, tunnel: Tunnel, receive: Receive, send: Send) -> None:
        """One socket, until either side closes it or the tunnel breaks."""
        there = asyncio.ensure_future(self._pump(tunnel, receive))
        back = asyncio.ensure_future(_pump_back(tunnel, send))
        slow = asyncio.ensure_future(tunnel.full.wait())
        try:
            await asyncio.wait((there, back, slow), return_when=asyncio.FIRST_COMPLETED)
            if slow.done():
                await _close(send, Client.TOO_SLOW, "too slow")
            elif back.done() and not back.cancelled() and back.exception() is None and not back.result():
                await _close(send, 1012, "the table moves")
        finally:
            for task in (there, back, slow):
                task.cancel()
            await asyncio.gather(there, back, slow, return_exceptions=True)

    async def _pump(self, tunnel: Tunnel, receive: Receive) -> None:
        while True:
            message: Any = await receive()
            await tunnel.send(message)
            if message["type"] == "websocket.disconnect":
                return

    # From there to here

    def _receive(self, packet: Packet) -> None:
        if packet.kind == "open":
            self._answer(packet)
        elif packet.kind == "beat":
            self._check(packet)
        elif packet.tunnel:
            tunnel = self._tunnels.get(packet.tunnel)
            if tunnel is not None and tunnel.peer == packet.sender:
                tunnel.receive(packet)
        elif self._when_news is not None:
            self._when_news(packet.kind, _unpack(packet.body))

    def _answer(self, packet: Packet) -> None:
        tunnel = self._new(packet.tunnel, packet.sender)
        self._spawn(self._run(tunnel, _as_asgi(_unpack(packet.body))))

    def tell(self, kind: str, guest: str) -> None:
        """Tell all others that something about a guest changed."""
        self._spawn(self._bus.send("all", Packet(self._bus.process, kind, body=_pack(guest))))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _run(self, tunnel: Tunnel, scope: dict[str, Any]) -> None:
        """Answer a call or socket that another process took."""
        gone = {"type": "websocket.disconnect", "code": 1006} if scope["type"] == "websocket" else None
        scope |= {"asgi": {"version": "3.0", "spec_version": "2.4"}, "extensions": {}, "state": {}}

        async def receive() -> Any:
            return await tunnel.arrived.get() or gone or {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if tunnel.broken:
                raise OSError("the tunnel is broken")
            await tunnel.send(message)

        assert self._app is not None
        try:
            await self._app(scope, receive, send)  # type: ignore[arg-type]
        except (Unreachable, OSError):
            tunnel.tear()
        except Problem:  # the table is not here any more: whoever asks is sent on
            log.info("a relayed call came too late", path=scope["path"])
        except Exception:
            log.exception("a relayed call failed", path=scope["path"])
        finally:
            self._tunnels.pop(tunnel.name, None)
            if not tunnel.broken:
                with suppress(Unreachable):
                    await tunnel.close()

    # Keeping watch

    def _new(self, name: str, peer: str) -> Tunnel:
        tunnel = self._tunnels[name] = Tunnel(name, peer, self._bus)
        self._heard.setdefault(peer, asyncio.get_running_loop().time())
        return tunnel

    async def _keep_watch(self) -> None:
        """Tell every process with tunnels to here how much was sent through each; break those that fell silent."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            peers = {tunnel.peer for tunnel in self._tunnels.values()} | set(self._heard)
            for peer in peers:
                sent = {tunnel.name: tunnel.sent for tunnel in self._tunnels.values() if tunnel.peer == peer}
                try:
                    await self._bus.send(peer, Packet(self._bus.process, "beat", body=_pack(sent)))
                except Unreachable:
                    continue
            now = asyncio.get_running_loop().time()
            silent = {peer for peer, at in self._heard.items() if now - at > SILENCE_SECONDS}
            self.break_with(silent)
            self._heard = {peer: at for peer, at in self._heard.items() if peer not in silent}

    def _check(self, packet: Packet) -> None:
        """The other side says how much it sent through each tunnel. One it does not know any more has ended there."""
        now = self._heard[packet.sender] = asyncio.get_running_loop().time()
        sent: dict[str, int] = _unpack(packet.body)
        for tunnel in self._tunnels.values():
            if tunnel.peer != packet.sender:
                continue
            forgotten = tunnel.name not in sent and now - tunnel.since > SILENCE_SECONDS
            if forgotten or tunnel.received < sent.get(tunnel.name, 0):
                tunnel.tear()

    def break_with(self, processes: Set[str]) -> None:
        """These processes are gone."""
        for tunnel in self._tunnels.values():
            if tunnel.peer in processes:
                tunnel.tear()

    def break_all(self) -> None:
        for tunnel in self._tunnels.values():
            tunnel.tear()


async def _pump_back(tunnel: Tunnel, send: Send) -> bool:
    """Everything that comes through goes to the client. Whether the socket was closed in an orderly way."""
    closed = False
    while (message := await tunnel.arrived.get()) is not None:
        await send(_as_asgi(message))  # type: ignore[arg-type]
        closed = closed or message["type"] == "websocket.close"
    return closed


async def _close(send: Send, code: int, reason: str) -> None:
    try:
        await asyncio.wait_for(send({"type": "websocket.close", "code": code, "reason": reason}), 1)
    except (TimeoutError, RuntimeError, OSError):
        return


def _as_asgi(message: dict[str, Any]) -> dict[str, Any]:
    """As ASGI wants it: pairs are tuples."""
    for name in ("headers",):
        if name in message:
            message[name] = [tuple(pair) for pair in message[name]]
    for name in ("client", "server"):
        if message.get(name) is not None:
            message[name] = tuple(message[name])
    return message
