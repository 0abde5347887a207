"""One call over HTTP, with what Python brings along."""

import socket
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

import msgspec

from .. import __version__
from ..server.problems import ErrorBody
from .errors import CallRefused, NoServer

CALL_SECONDS: Final = 20.0
"""Seconds for an answer."""
MOST_ANSWERED: Final = 64 * 2**20
"""Bytes of an answer that are read."""
HERE: Final = ("localhost", "127.0.0.1", "::1")


def call(method: str, server: str, path: str, token: str = "", body: Any = None) -> bytes:
    """What the server answers; a ``CallRefused`` if it says no, a ``NoServer`` if nobody answers."""
    headers = {"accept": "application/json", "user-agent": f"nottingham/{__version__}"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None
    if body is not None:
        headers["content-type"] = "application/json"
        data = msgspec.json.encode(body)
    request = Request(f"{server}/api{path}", data, headers, method=method)
    try:
        with _opener(server).open(request, timeout=CALL_SECONDS) as answer:
            found: bytes = answer.read(MOST_ANSWERED)
            return found
    except HTTPError as error:
        with error:
            raise _refusal(server, error) from None
    except URLError as error:
        raise no_server(server, error.reason) from None
    except (OSError, HTTPException) as error:
        raise no_server(server, error) from None


def no_server(server: str, why: object) -> NoServer:
    """Nobody answers at an address, with the reason in a few words."""
    if isinstance(why, TimeoutError | socket.timeout):
        return NoServer("program-client-no-server", address=server, why="timed out")
    said = why.strerror if isinstance(why, OSError) and why.strerror else str(why)
    return NoServer("program-client-no-server", address=server, why=said or type(why).__name__)


def at_home(server: str) -> bool:
    """Whether a server is on this machine: no proxy stands in between."""
    return urlsplit(server).hostname in HERE


def _opener(server: str) -> OpenerDirector:
    return build_opener(ProxyHandler({})) if at_home(server) else build_opener()


def _refusal(server: str, error: HTTPError) -> CallRefused | NoServer:
    try:
        said = msgspec.json.decode(error.read(100_000), type=ErrorBody)
    except (msgspec.DecodeError, OSError, HTTPException):
        return NoServer("program-client-not-ours", address=server)
    return CallRefused(error.code, said.code, said.why)
