"""Who comes in: guests by cookie or bearer token, browsers from our own pages only, addresses within their limits."""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.di import NamedDependency
from litestar.enums import ScopeType

from .hub import Hub
from .people import COOKIE
from .problems import Problem, no_guest
from .settings import Settings
from .wire.callers import household

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

SUBPROTOCOL: Final = "nottingham"
CODES: Final = "/api/codes/"
"""Where tables are found by their short codes."""
UPLOADS: Final = ("/api/replays", "/api/reviews", "/api/branches")
"""Where logs are sent to be shown or reviewed: refused before a byte of them is read."""
BEARER: Final = "bearer."
"""A browser can send no headers with a socket, but it can name subprotocols: ``nottingham``, ``bearer.TOKEN``."""


class Caller:
    """The guest who calls."""

    def __init__(self, guest: str, name: str, address: str) -> None:
        self.id = guest
        self.name = name
        self.address = address


Who = NamedDependency[Caller]
TheHub = NamedDependency[Hub]


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a call comes from, as limits count it: an IPv6 household is one address."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


def token_of(connection: AnyConnection) -> tuple[str, bool]:
    """The token a call brings, and whether a browser brought it by itself, as a cookie."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        kind, _, token = authorization.partition(" ")
        return (token.strip(), False) if kind.lower() == "bearer" else ("", False)
    for name in _offered(connection):
        if name.startswith(BEARER):
            return name.removeprefix(BEARER), False
    return connection.cookies.get(COOKIE, ""), True


def _offered(connection: AnyConnection) -> list[str]:
    """The subprotocols that a socket names."""
    if connection.scope["type"] != ScopeType.WEBSOCKET:
        return []
    return [name.strip() for name in connection.headers.get("sec-websocket-protocol", "").split(",")]


def subprotocol_of(connection: AnyConnection) -> str | None:
    """What to answer a socket that names subprotocols: a browser closes it otherwise."""
    return SUBPROTOCOL if SUBPROTOCOL in _offered(connection) else None


async def caller_of(connection: AnyConnection, hub: Hub) -> Caller:
    """The guest who calls, or a ``Problem``."""
    token, _ = token_of(connection)
    guest = hub.signer.check("guest", token)
    if guest is None:
        raise no_guest()
    name = await hub.name_of(guest)
    if name is None:
        raise no_guest()
    return Caller(guest, name, address_of(connection.scope))


def guesses_too_much(scope: Any, hub: Hub) -> bool:
    """Whether somebody has tried so many codes of no table that no code is looked up just now."""
    guest = hub.signer.check("guest", token_of(ASGIConnection(scope))[0])
    return hub.guesses.empty(address_of(scope)) or (guest is not None and hub.guesses.empty(guest))


def check_origin(headers: Mapping[str, str], settings: Settings, *, required: bool) -> None:
    """A browser says from which page a call comes; only ours may call. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        if required:
            raise Problem(403, "origin.missing", "A browser's socket has to say where it comes from.")
        return
    try:
        there = urlsplit(origin).netloc.lower()
    except ValueError:
        there = ""  # no address at all
    ours = {headers.get("host", "").lower(), urlsplit(settings.public_url).netloc.lower()} - {""}
    if there not in ours:
        raise Problem(403, "origin.foreign", "Pages of other sites may not call this server.")
