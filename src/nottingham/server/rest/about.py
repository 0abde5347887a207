"""What this server offers, and to whom."""

from typing import Any

from litestar import Request, get

from ... import __version__
from ..auth import TheHub, caller_of
from ..bodies import BotInfo, Guest, Hello
from ..handing import bots_to_choose
from ..problems import Problem
from ..protocol import PROTOCOL
from .invitations import address_for_others


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
    return Hello(PROTOCOL, __version__, guest, address_for_others(hub, request))


@get("/api/bots", summary="Which bots are there?", tags=["house"])
async def about_bots() -> list[BotInfo]:
    """Everybody who can be put in a seat."""
    return bots_to_choose()
