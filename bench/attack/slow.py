"""Connections that begin something and never come to its end."""

import socket
import time
from contextlib import ExitStack

import httpx

from .bombs import ASKING
from .ground import Broken, Ground

SOURCES = [f"127.0.0.{last}" for last in (66, 67, 68, 69)]


def half_requests(ground: Ground) -> str:
    """1,004 requests of four addresses, each half sent: everybody was locked out for minutes."""
    return _held(ground, ASKING)


def half_bodies(ground: Ground) -> str:
    """The same with bodies that never come."""
    return _held(ground, b"POST /api/replays HTTP/1.1\r\nhost: x\r\ncontent-length: 2000000\r\n\r\n" + b"x" * 1000)


def nothing(ground: Ground) -> str:
    """The same with connections that say nothing at all."""
    return _held(ground, b"")


def _held(ground: Ground, beginning: bytes) -> str:
    with ExitStack() as stack:
        lines = [stack.enter_context(ground.call(SOURCES[i % 4])) for i in range(1004)]
        for line in lines:
            try:
                line.sendall(beginning)
            except OSError:
                continue
        begun = time.monotonic()
        _served(ground)
        served = time.monotonic() - begun
        open_ = _open(lines)
        end = time.monotonic() + 20
        while _open(lines) and time.monotonic() < end:
            time.sleep(0.2)
        left = _open(lines)
    if left:
        raise Broken(f"{left} of 1004 connections were still open after 20 s")
    return f"{open_} held at first, others served in {served * 1000:.0f} ms, all closed"


def _served(ground: Ground) -> None:
    """Somebody else comes in meanwhile."""
    try:
        answer = httpx.get(f"{ground.url}/health", timeout=5, trust_env=False)
    except httpx.TransportError as error:
        raise Broken(f"others are locked out: {type(error).__name__}") from None
    if answer.status_code != 200:
        raise Broken(f"others are answered {answer.status_code}")


def _open(lines: list[socket.socket]) -> int:
    """How many the server has not closed."""
    found = 0
    for line in lines:
        line.setblocking(False)
        try:
            while data := line.recv(4096):
                del data
        except BlockingIOError:
            found += 1
        except OSError:
            continue
    return found


SLOW = (half_requests, half_bodies, nothing)
