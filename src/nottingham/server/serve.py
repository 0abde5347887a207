"""``nottingham serve``: one process, one database, ready within seconds."""

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TextIO

import segno
import uvicorn

from ..locales import Worded, of_environment, text
from .addresses import network_address
from .app import make_app
from .collector import Collector
from .logs import set_up_logs
from .metrics import Metrics
from .packets import Unreachable
from .settings import Settings
from .storage import StorageError, Store
from .wire import BoundedHttp, BoundedSocket, Bounds, Gate


class CanNotServe(Worded):
    """The server cannot start. The message is a sentence that says what to do."""


def serve(settings: Settings, out: TextIO | None = None, when_ready: Callable[[int], None] | None = None) -> None:
    """Serve until told to stop. With Ctrl+C it ends well: what is acknowledged is stored."""
    set_up_logs(settings.log_format)
    if settings.nats_url:
        _check_cluster(settings)
    door = _door(settings)
    try:
        store = Store(settings.database, shared=bool(settings.nats_url))
        store.open()
    except StorageError as error:
        door.close()
        raise CanNotServe(error.message, **error.args_said) from None
    port = door.getsockname()[1]
    with suppress(KeyboardInterrupt):  # raised once more after an orderly end; and Ctrl+C is how a server is stopped
        # All of it is made before anybody is told: Ctrl+C in the middle of making it would end the program by a signal.
        made = configuration(settings, store, Collector())
        made.load()
        _announce(settings, port, out or sys.stdout)
        if when_ready is not None:
            when_ready(port)
        uvicorn.Server(made).run(sockets=[door])


def _check_cluster(settings: Settings) -> None:
    """Several servers need NATS between them and a PostgreSQL that they share."""
    if not settings.database.startswith("postgres"):
        raise CanNotServe("program-nats-postgres")
    try:
        from .nats_bus import check  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise CanNotServe("program-nats-missing") from None
    try:
        asyncio.run(check(settings.nats_url))
    except Unreachable as error:
        raise CanNotServe("program-nats-silent", address=settings.nats_url, error=str(error)) from None


def configuration(settings: Settings, store: Store, collector: Collector | None = None) -> uvicorn.Config:
    metrics = Metrics()
    gate = Gate(_bounds(settings), settings.trusted_proxies, metrics)
    http: Any = partial(BoundedHttp, gate)
    sockets: Any = partial(BoundedSocket, gate)
    return uvicorn.Config(
        make_app(settings, store, metrics, collector),
        http=http,
        ws=sockets,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=3,
    )


def _bounds(settings: Settings) -> Bounds:
    return Bounds(
        connections=settings.connections,
        connections_per_address=settings.connections_per_address,
        head_seconds=settings.head_seconds,
        body_seconds=settings.body_seconds,
        unread_seconds=settings.unread_seconds,
        unread_bytes=settings.largest_unread,
        head_bytes=settings.largest_head,
        messages=int(min(10_000, 100 + 10 * settings.messages_per_second)),
        control_frames_per_second=settings.messages_per_second,
    )


def _door(settings: Settings) -> socket.socket:
    """The listening socket, before anything else: a taken port is known at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((settings.host, settings.port))
        door.listen(1024)
    except OSError as error:
        door.close()
        raise CanNotServe(
            "program-port-taken", port=str(settings.port), host=settings.host, why=error.strerror or str(error)
        ) from None
    return door


def _announce(settings: Settings, port: int, out: TextIO) -> None:
    """Where to find the server: from here, and from other machines, with a code for their cameras."""
    language = of_environment()
    here, others = (text(language, "program-serve-address", {"who": who}) for who in ("here", "others"))
    width = max(len(here), len(others))
    print(f"{here:<{width}} http://localhost:{port}/", file=out)
    address = settings.public_url or network_address(settings.host, port)
    if address:
        print(f"{others:<{width}} {address}", file=out)
        if out.isatty():
            segno.make(address, error="l").terminal(out, compact=True)
    print(text(language, "program-serve-stop"), file=out, flush=True)
