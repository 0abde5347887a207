"""Addresses of servers, and invitations: what people copy from the lobby and give to a program."""

import re
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from .errors import BadAddress

PLACES: Final = ("join", "table", "t")
"""Pages of a server after which the code or the id of a table stands."""
_CODE: Final = re.compile(r"[A-Za-z0-9]{4,32}")


class Invitation(NamedTuple):
    """Where to go: a server, and a table there by its code or id, if one was named."""

    server: str
    table: str


def read_invitation(address: str) -> Invitation:
    """The address of a server, or of a table on it: ``http://localhost:8462/join/XK4QP``. HTTP goes without saying."""
    whole = address.strip()
    if "://" not in whole:
        whole = f"http://{whole}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError:
        raise BadAddress("program-client-bad-address", address=address) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or any(char.isspace() for char in whole):
        raise BadAddress("program-client-bad-address", address=address)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    server = f"{parts.scheme}://{host}" + (f":{port}" if port else "")
    path = [unquote(part) for part in parts.path.split("/") if part]
    if not path:
        return Invitation(server, "")
    if len(path) != 2 or path[0] not in PLACES or not _CODE.fullmatch(path[1]):
        raise BadAddress("program-client-bad-address", address=address)
    return Invitation(server, path[1])
