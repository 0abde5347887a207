"""What the house offers: bots, and the messages of its sockets."""

from typing import Any, Final

from litestar import Request, get

from ... import __version__
from ...bots import bots
from ..doors import TheHub, address_of, caller_of
from ..hub import Hub
from ..problems import Problem
from ..protocol import PROTOCOL, schema
from ..visit import network_address
from .bodies import BotInfo, Guest, Hello

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


@get("/api/hello", summary="Who are you, and who am I?", tags=["house"])
async def hello(hub: TheHub, request: Request[Any, Any, Any]) -> Hello:
    """The first call of a page: the release and protocol of this server, the guest that the cookie or token stands for,
    if it knows one, and the address to invite others to. An older page loads itself again."""
    try:
        caller = await caller_of(request, hub)
    except Problem:
        guest = None
    else:
        guest = Guest(caller.id, caller.name)
    return Hello(PROTOCOL, __version__, guest, _address_for_others(hub, request))


def _address_for_others(hub: Hub, request: Request[Any, Any, Any]) -> str:
    """Who plays on the server's own machine invites others by its address in the network: localhost is no invitation.
    Nobody else is told that address."""
    there, host = request.base_url, hub.settings.host
    at_home = there.hostname in LOOPBACK and address_of(request.scope) in LOOPBACK
    found = hub.settings.public_url or (network_address(host, there.port or 80) if at_home else "")
    return (found or str(there)).rstrip("/")


@get("/api/bots", summary="Which bots are there?", tags=["house"])
async def about_bots() -> list[BotInfo]:
    """Everybody who can be put in a seat."""
    return [BotInfo(bot.name, bot.about, bot.arguments) for bot in bots().values() if bot.check_file is None]


@get("/api/messages", summary="The messages of a table's socket", tags=["house"])
async def messages() -> dict[str, Any]:
    """A JSON Schema of everything that goes over `/api/tables/{id}/socket`; docs/protocol.md explains it."""
    return schema()
