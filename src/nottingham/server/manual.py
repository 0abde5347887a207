"""What the calls and messages are, for programs and for people: made on the first call, and never again."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from .auth import AnyRequest
from .page import described
from .protocol import schema

_encode = msgspec.json.Encoder().encode


class _Manual(msgspec.Struct, frozen=True):
    for_programs: bytes
    for_people: bytes


def _manual(app: Litestar) -> _Manual:
    """It takes a tenth of a second, for which every table would wait."""
    if "manual" not in app.state:
        calls = app.openapi_schema.to_schema()
        app.state.manual = _Manual(_encode(calls), described(calls).encode())
    found: _Manual = app.state.manual
    return found


@cache
def _messages() -> bytes:
    return _encode(schema())


@get("/api/openapi.json", include_in_schema=False, media_type=MediaType.JSON)
async def description(request: AnyRequest) -> Response[bytes]:
    return Response(_manual(request.app).for_programs)


@get("/docs", include_in_schema=False, media_type=MediaType.HTML)
async def docs(request: AnyRequest) -> Response[bytes]:
    return Response(_manual(request.app).for_people)


@get(
    "/api/messages",
    summary="The messages of a table's socket",
    tags=["house"],
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False, description="The schema.")},
)
async def messages() -> Response[bytes]:
    """A JSON Schema of everything that goes over `/api/tables/{id}/socket`; docs/protocol.md explains it."""
    return Response(_messages())


MANUAL: list[Any] = [description, docs, messages]
