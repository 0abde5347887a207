"""This process among others: where a table lives, and how to get there. One process alone needs none of it."""

import asyncio
import secrets
from typing import Any

import structlog
from litestar.types import ASGIApp, Receive, Send

from .hub import Hub
from .packets import ANSWER_SECONDS, Unreachable
from .problems import elsewhere
from .relay import Relay
from .storage import owners, queries

log = structlog.get_logger("nottingham.cluster")


class Cluster:
    """The other processes."""

    def __init__(self, hub: Hub, relay: Relay, app: ASGIApp) -> None:
        self.hub = hub
        self._relay = relay
        self._app = app

    async def open(self) -> None:
        hub, relay = self.hub, self._relay
        cluster = await hub.remembered("house", secrets.token_hex(8))
        await relay.open(cluster, self._from_memory, self._hear)
        hub.metrics.relayed.set_function(lambda: relay.count)

    async def close(self) -> None:
        await self._relay.close()

    # The way to a table

    async def answer(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer here what belongs here; let the table's process answer the rest."""
        table = None if scope["type"] == "lifespan" else await self._table_of(scope["path"])
        if table is None:
            await self._app(scope, receive, send)
            return
        patience = asyncio.get_running_loop().time() + 2 * self.hub.settings.lease_seconds + ANSWER_SECONDS
        while asyncio.get_running_loop().time() < patience:
            await self.hub.lease.certain()
            owner = None if table in self.hub.tables else await self.hub.store.read(owners.where_is(table))
            if owner is None or owner == self.hub.process:
                await self._from_memory(scope, receive, send)
                return
            if not self._relay.connected:
                break
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
                return await self.hub.store.read(queries.table_by_code(parts[3].upper()))
        return None

    def _hear(self, kind: str, guest: str) -> None:
        """News about people, for every process."""
        self.hub.spawn(self.hub.heard(kind, guest))
