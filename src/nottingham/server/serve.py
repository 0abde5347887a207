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

from .addresses import network_address
from .app import make_app
from .collector import Collector
from .logs import set_up_logs
from .metrics import Metrics
from .packets import Unreachable
from .settings import Settings
from .storage import StorageError, Store
from .wire import BoundedHttp, BoundedSocket, Bounds, Gate


class CanNotServe(Exception):
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
        raise CanNotServe(str(error)) from None
    port = door.getsockname()[1]
    with suppress(KeyboardInterrupt):  # raised once more after an orderly end; and Ctrl+C is how a server is stopped
        _announce(settings, port, out or sys.stdout)
        if when_ready is not None:
            when_ready(port)
        uvicorn.Server(configuration(settings, store, Collector())).run(sockets=[door])


def _check_cluster(settings: Settings) -> None:
    """Several servers need NATS between them and a PostgreSQL that they share."""
    if not settings.database.startswith("postgres"):
        raise CanNotServe("Servers with --nats share a PostgreSQL database: give --database-url postgresql://….")
    try:
        from .nats_bus import check  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise CanNotServe("The NATS client is not installed; install nottingham[nats].") from None
    try:
        asyncio.run(check(settings.nats_url))
    except Unreachable as error:
        raise CanNotServe(
            f"NATS at {settings.nats_url} does not answer ({error}); start it, or give another address with --nats."
        ) from None


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
            f"Port {settings.port} of {settings.host} cannot be used ({error.strerror or error}); "
            "stop the program that has it, or choose another with --port."
        ) from None
    return door


def _announce(settings: Settings, port: int, out: TextIO) -> None:
    """Where to find the server: from here, and from other machines, with a code for their cameras."""
    print(f"On this machine: http://localhost:{port}/", file=out)
    address = settings.public_url or network_address(settings.host, port)
    if address:
        print(f"For others:      {address}", file=out)
        if out.isatty():
            segno.make(address, error="l").terminal(out, compact=True)
    print("Ctrl+C stops the server; games are saved and continue after the next start.", file=out, flush=True)
