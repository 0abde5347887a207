"""This process among others: where a table lives, and how to get there. One process alone needs none of it."""

import asyncio
import secrets
from typing import Any

import msgspec
import structlog
from litestar.types import ASGIApp, Receive, Send

from .courier import PATIENCE, Courier, Parcel, Unreachable
from .hub import Hub
from .problems import elsewhere
from .relay import Relay
from .storage import owners, shelves

log = structlog.get_logger("nottingham.cluster")


class Cluster:
    """The other processes."""

    def __init__(self, hub: Hub, app: ASGIApp) -> None:
        self.hub = hub
        self._app = app
        self._courier: Courier | None = None
        self._relay: Relay | None = None
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        hub = self.hub
        house = await hub.remembered("house", secrets.token_hex(8))
        self._courier = courier = Courier(hub.settings.nats_url, house, hub.process)
        self._relay = relay = Relay(courier, self._from_memory, self._hear)
        await courier.open()
        hub.when_gone = relay.break_with
        hub.tell_others = self._tell
        hub.metrics.relayed.set_function(lambda: relay.count)
        self._watch = asyncio.get_running_loop().create_task(relay.watch())

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        if self._relay is not None:
            self._relay.break_all()
        if self._courier is not None:
            await self._courier.close()

    @property
    def connected(self) -> bool:
        return self._courier is not None and self._courier.connected

    # The way to a table

    async def answer(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer here what belongs here; let the table's process answer the rest."""
        table = await self._table_of(scope["path"])
        if table is None:
            await self._app(scope, receive, send)
            return
        patience = asyncio.get_running_loop().time() + 2 * self.hub.settings.lease_seconds + PATIENCE
        while asyncio.get_running_loop().time() < patience:
            await self.hub.lease.certain()
            owner = None if table in self.hub.live else await self.hub.store.read(owners.where_is(table))
            if owner is None or owner == self.hub.process:
                await self._from_memory(scope, receive, send)
                return
            if not self.connected:
                break
            assert self._relay is not None
            try:
                await self._relay.carry(owner, scope, receive, send)
            except Unreachable:
                await asyncio.sleep(0.1)  # it is just going away: its lease runs out, and the table comes here
                continue
            return
        raise elsewhere()

    async def _from_memory(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer about a table of this process, if the lease holds from the question to the answer: what a process that
        slept in between has to say is old."""
        lease, late = self.hub.lease, False
        await lease.certain()

        async def while_it_holds(message: Any) -> None:
            nonlocal late
            late = late or (message["type"] == "http.response.start" and not lease.holds)
            if not late:
                await send(message)

        await self._app(scope, receive, while_it_holds)
        if late:
            raise elsewhere()

    async def _table_of(self, path: str) -> str | None:
        """The table that a call is about."""
        parts = path.split("/")
        if len(parts) > 3 and parts[1] == "api":
            if parts[2] == "tables" and parts[3] not in ("", "mine"):
                return parts[3]
            if parts[2] == "codes":
                return await self.hub.store.read(shelves.table_by_code(parts[3].upper()))
        return None

    # News about people, for every process

    def _tell(self, kind: str, guest: str) -> None:
        courier = self._courier
        assert courier is not None
        body = msgspec.msgpack.encode(guest)
        self.hub.spawn(courier.send("all", Parcel(courier.process, kind, body=body)))

    def _hear(self, parcel: Parcel) -> None:
        self.hub.spawn(self.hub.heard(parcel.kind, msgspec.msgpack.decode(parcel.body, type=str)))
