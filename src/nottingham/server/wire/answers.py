"""What is answered to a request that is not even read to its end: a code and a sentence, like everywhere else."""

from http import HTTPStatus
from typing import Final

import msgspec

from ..problems import ErrorBody

_encode = msgspec.json.Encoder().encode


def answer(status: int, code: str, why: str) -> bytes:
    """A whole answer, after which the connection is closed."""
    body = _encode(ErrorBody(code, why))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body


TOO_MANY: Final = answer(429, "limit.reached", "Too many connections from your address.")
FULL: Final = answer(503, "server.full", "The server has no room for another connection; try again in a moment.")
TOO_LARGE: Final = answer(431, "request.too_large", "The head of this request is too large.")
TOO_SLOW: Final = answer(408, "request.too_slow", "The request took too long to arrive.")
