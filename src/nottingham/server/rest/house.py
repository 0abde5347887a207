"""What the house offers: bots, and the messages of its sockets."""

from typing import Any

from litestar import get

from ...bots import bots
from ..protocol import schema
from .bodies import BotInfo


@get("/api/bots", summary="Which bots are there?", tags=["house"])
async def about_bots() -> list[BotInfo]:
    """Everybody who can be put in a seat."""
    return [BotInfo(entry.name, entry.about, entry.arguments) for entry in bots().values()]


@get("/api/messages", summary="The messages of a table's socket", tags=["house"])
async def messages() -> dict[str, Any]:
    """A JSON Schema of everything that goes over `/api/tables/{id}/socket`; docs/protocol.md explains it."""
    return schema()
