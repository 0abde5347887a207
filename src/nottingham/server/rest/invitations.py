"""The address under which others find the server."""

from typing import Any, Final

from litestar import Request

from ..addresses import network_address
from ..auth import address_of
from ..hub import Hub

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def address_for_others(hub: Hub, request: Request[Any, Any, Any]) -> str:
    """Who plays on the server's own machine invites others by its address in the network: localhost is no invitation.
    Nobody else is told that address."""
    there, host = request.base_url, hub.settings.host
    at_home = there.hostname in LOOPBACK and address_of(request.scope) in LOOPBACK
    found = hub.settings.public_url or (network_address(host, there.port or 80) if at_home else "")
    return (found or str(there)).rstrip("/")
