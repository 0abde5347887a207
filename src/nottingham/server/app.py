"""The application: calls, sockets, health, metrics, and the headers that keep browsers safe."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from .. import __version__
from ..game import RulesetError
from . import manual, web
from .auth import (
    CODES,
    UPLOADS,
    Caller,
    TheHub,
    address_of,
    caller_of,
    check_origin,
    guesses_too_much,
)
from .cluster import Cluster
from .collector import Collector
from .hub import Hub
from .logs import quiet_about_garbage
from .metrics import Metrics
from .people import random_word
from .problems import ErrorBody, Problem, unavailable
from .relay import Relay
from .rest import CALLS
from .settings import Settings
from .socket import TableSockets, as_problem
from .storage import Store, complaint, is_outage, is_unstorable
from .telemetry import traced

log = structlog.get_logger("nottingham.web")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; "
        "img-src 'self' data:; script-src 'self'; style-src 'self'; connect-src 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}


def make_app(
    settings: Settings, store: Store, metrics: Metrics | None = None, collector: Collector | None = None
) -> ASGIApp:
    """The application for one server. The store is open already; a collector comes from a program that serves only."""
    relay = _relay(settings) if settings.nats_url else None
    hub = Hub(store, settings, metrics, relay)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        if cluster is not None:
            await cluster.open()
        if collector is not None:
            collector.open(hub)
        with quiet_about_garbage(hub.metrics.malformed.inc):
            yield
        if collector is not None:
            collector.close()
        await hub.close()
        if cluster is not None:
            await cluster.close()
        await store.close()

    calls = Litestar(
        [*CALLS, *web.PAGES, *manual.MANUAL, health, ready, figures],
        lifespan=[lifespan],
        state=State({"hub": hub}),
        dependencies={"hub": Provide(_hub, sync_to_thread=False), "caller": Provide(_caller)},
        exception_handlers={Exception: _problem},
        openapi_config=OpenAPIConfig(
            title="nottingham",
            version=__version__,
            description="Tables for the bluffing game. The game itself goes over `/api/tables/{id}/socket`.",
            path="/openapi",  # Litestar answers everything below it with a page of its own
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.largest_request,
        logging_config=None,
    )
    app = _CallsAndSockets(calls, TableSockets(hub))
    cluster = None if relay is None else Cluster(hub, relay, app)
    return traced(_Guarded(app if cluster is None else cluster.answer, hub))


def _relay(settings: Settings) -> Relay:
    from .nats_bus import NatsBus  # noqa: PLC0415 - NATS is an extra

    return Relay(NatsBus(settings.nats_url, random_word(12)))


class _CallsAndSockets:
    """Calls go to Litestar; a table's socket needs nothing of it."""

    def __init__(self, calls: ASGIApp, sockets: ASGIApp) -> None:
        self.calls, self._sockets = calls, sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._sockets if scope["type"] == ScopeType.WEBSOCKET else self.calls
        await answer(scope, receive, send)


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


async def _caller(request: Request[Any, Any, Any]) -> Caller:
    return await caller_of(request, request.app.state.hub)


# What is watched


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """The process is alive."""
    return "alive\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(hub: TheHub) -> Response[str]:
    """The database takes what is written, and NATS answers where there is one."""
    if not await hub.pulse.beats():
        return Response("nothing can be written to the database\n", status_code=503)
    if not hub.ready or not hub.neighbours.connected:
        return Response("starting\n" if not hub.ready else "NATS does not answer\n", status_code=503)
    return Response("ready\n")


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def figures(hub: TheHub) -> bytes:
    return hub.metrics.text()


# What can go wrong


def _problem(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Every error is a code and a sentence; what goes wrong in the server itself is logged, not told."""
    if isinstance(error, Problem):
        return Response(error.said, status_code=error.status)
    if isinstance(error, RecursionError):
        return Response(ErrorBody("request.malformed", "This is nested too deeply."), status_code=400)
    if isinstance(error, UnicodeDecodeError):
        request.app.state.hub.metrics.malformed.inc()
        return Response(ErrorBody("request.malformed", "This is not text in UTF-8."), status_code=400)
    if is_unstorable(error):
        return Response(ErrorBody("request.malformed", "Some characters in it cannot be stored."), status_code=400)
    if isinstance(error, HTTPException):
        page = web.lost(request) if error.status_code == 404 else None
        if page is not None:
            return page
        return Response(_of_http(error), status_code=error.status_code, headers=error.headers)
    if is_outage(error):
        request.app.state.hub.metrics.outages.inc()
        log.warning("the database failed a call", path=request.scope["path"], why=complaint(error))
        return Response(unavailable().said, status_code=unavailable().status)
    log.error("a call failed", path=request.scope["path"], exc_info=error)
    return Response(ErrorBody("server.fault", "Something went wrong in the server; it is noted."), status_code=500)


_CODES = {404: "request.no_such_place", 405: "request.wrong_method", 413: "request.too_large"}


def _of_http(error: HTTPException) -> ErrorBody:
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, RulesetError):
        cause = cause.__cause__
    if isinstance(cause, RulesetError):
        return ErrorBody("ruleset.impossible", str(cause))
    details = [item.get("message", "") for item in error.extra if isinstance(item, dict)] if error.extra else []
    why = "; ".join(text for text in details if text) or error.detail or "The call cannot be understood"
    return ErrorBody(_CODES.get(error.status_code, "request.malformed"), why.rstrip(".") + ".")


class _Guarded:
    """Limits, the origin check and safe headers around everything, errors included."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        if kind == "websocket":
            try:
                if not self.hub.new_sockets.take(address_of(scope)):
                    self.hub.metrics.refused.labels("new sockets").inc()
                    await _no_handshake(receive, send)
                    return
                await self.app(scope, receive, send)
            except Exception as error:
                problem = as_problem(error)
                if problem is None:
                    raise
                await _close(receive, send, problem)
            return
        hub = self.hub

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                hub.metrics.requests.labels(str(message["status"])).inc()
                names = {name.lower() for name, _ in message["headers"]}
                extra = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in names]
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        over = self._why_not(scope)
        if over is not None:
            await _answer(guarded, over)
            return
        try:
            await self.app(scope, receive, guarded)
        except Exception as error:  # only from the way to another process: the application answers its own
            problem = as_problem(error)
            if problem is None:
                raise
            await _answer(guarded, problem)

    def _why_not(self, scope: Any) -> Problem | None:
        hub = self.hub
        if not scope["path"].startswith("/api/"):
            return None
        if not hub.requests.take(address_of(scope)):
            hub.metrics.refused.labels("requests").inc()
            return Problem(429, "limit.reached", "Too many calls from your address at once; wait a moment.")
        if scope["path"] in UPLOADS and not hub.uploads.take(address_of(scope)):
            hub.metrics.refused.labels("uploads").inc()
            return Problem(429, "limit.reached", "Too many logs come from your address; wait a minute.")
        if scope["path"].startswith(CODES) and guesses_too_much(scope, hub):
            hub.metrics.refused.labels("guesses").inc()
            return Problem(429, "limit.reached", "Too many codes of no table; wait a minute.")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            check_origin(headers, hub.settings, required=False)
        except Problem as problem:
            return problem
        return None


async def _close(receive: Any, send: Any, problem: Problem) -> None:
    """A socket for a table that cannot be reached: the client comes back."""
    await receive()
    await send({"type": "websocket.accept", "headers": []})
    await send({"type": "websocket.close", "code": 1012, "reason": problem.said.code})


async def _no_handshake(receive: Any, send: Any) -> None:
    """Cheaper than a socket that is opened to be told why it is closed: somebody opens very many."""
    body = msgspec.json.encode(ErrorBody("limit.reached", "Too many new sockets from your address; wait a moment."))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await receive()
    await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _answer(send: Any, problem: Problem) -> None:
    body = msgspec.json.encode(problem.said)
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
