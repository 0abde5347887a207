"""Little that is sent, much that is held: replays, heads, pings, parts, and answers that nobody reads."""

import http.client
import re
import socket
import threading
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from nottingham.arena.random_play import random_game
from nottingham.game import Event
from nottingham.game.events import DealStruck, OfferMade, PhaseBegan
from nottingham.game.known import OfferId, Parcel, Phase, Terms
from nottingham.notation import Header, Log
from nottingham.notation.log import to_bytes
from tests.server.raw import CONT, PING, TEXT, frame, poured, rest_of

from .ground import RULES, Broken, Ground

MB = 1024 * 1024
ASKING = b"GET /health HTTP/1.1\r\nhost: x\r\n"


def favours(count: int, words: int = 190) -> bytes:
    """A log in which a merchant and the Sheriff promise each other favours without end."""
    events: list[Event] = []
    merchant: tuple[int, ...] = ()
    sheriff: tuple[int, ...] = ()
    for table, told in random_game(RULES, 5):
        events += told
        sheriff, merchant = table.public.sheriffs, table.public.unsettled[:1]
        if any(isinstance(event, PhaseBegan) and event.phase is Phase.INSPECTION for event in told):
            break
    for i in range(count):
        terms = Terms(Parcel(favour=f"{i}".ljust(words, "x")))
        events.append(OfferMade(merchant[0], merchant, sheriff, terms, ()))
        events.append(DealStruck(OfferId(merchant, sheriff, len(events) - 1), merchant[0], terms))
    return to_bytes(Log(Header(RULES, ("A", "B", "C"), 5), tuple(events)))


def together(count: int, act: Callable[[int], Any]) -> list[Any]:
    """The same by several threads at once; what each came to."""
    found: list[Any] = [None] * count

    def run(i: int) -> None:
        found[i] = act(i)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def replays(ground: Ground) -> str:
    """Logs of 1,500 favour deals, eight at once: an answer had 1.17 GB, and eight held 2.4 GB."""
    log = favours(1500)

    def upload(_: int) -> tuple[int, int]:
        line = http.client.HTTPConnection("127.0.0.1", ground.port, timeout=60, source_address=(ground.source, 0))
        line.request("POST", "/api/replays", log)
        answer = line.getresponse()
        size = 0
        while data := answer.read(65_536):
            size += len(data)
        line.close()
        return answer.status, size

    found = together(8, upload)
    largest = max(size for _, size in found)
    statuses = sorted({status for status, _ in found})
    if not set(statuses) <= {200, 413, 429} or largest > 64 * MB:
        raise Broken(f"answers {statuses}, the largest has {largest // MB} MB")
    return f"{len(log) / MB:.1f} MB sent, {largest / MB:.1f} MB answered, {statuses}"


def heads(ground: Ground) -> str:
    """Headers without end on four connections: 300 MB stayed in memory."""

    def pour(_: int) -> int:
        with ground.call() as line:
            line.sendall(ASKING + b"x-a: ")
            taken = poured(line, b"a" * 65_536, 75 * MB)
            rest_of(line)
            return taken

    sent = sum(together(4, pour))
    if sent > 32 * MB:
        raise Broken(f"{sent // MB} MB of headers were taken")
    with ground.call() as line:
        line.sendall(ASKING + b"x-a: " + b"a" * 40_000)
        answer = rest_of(line)
    if not answer.startswith(b"HTTP/1.1 431 "):
        raise Broken(f"a large head is answered {answer[:20]!r}")
    return f"431, {sent / MB:.1f} MB sent"


def pings(ground: Ground) -> str:
    """Pings whose pongs nobody reads: 400 MB sent, 359 MB held."""
    return _frames(ground, b"", frame(PING, b"x" * 125) * 400)


def parts(ground: Ground) -> str:
    """A message in parts without end, all of them empty."""
    return _frames(ground, frame(TEXT, b"{", last=False), frame(CONT, last=False) * 8000)


def messages(ground: Ground) -> str:
    """Small messages as fast as they go."""
    return _frames(ground, b"", frame(TEXT, b'{"type":"ping"}') * 2000)


def _frames(ground: Ground, first: bytes, flood: bytes) -> str:
    table, token = ground.seat()

    def pour(_: int) -> int:
        with ground.socket_at(table, token) as line:
            line.sendall(first)
            return poured(line, flood, 100 * MB)

    sent = together(4, pour)
    if max(sent) > 32 * MB:
        raise Broken(f"{max(sent) // MB} MB of frames were taken on one socket")
    return f"cut after {max(sent) / MB:.1f} MB"


def unread(ground: Ground) -> str:
    """The largest script of the page, twenty times on each of fifty connections that read nothing."""
    asking = f"GET {_script(ground)} HTTP/1.1\r\nhost: x\r\n\r\n".encode()
    before = ground.metric('nottingham_dropped_total{why="does not read"}')
    with ExitStack() as stack:
        for _ in range(50):
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # little fits on the way
            line.bind((ground.source, 0))
            line.connect(("127.0.0.1", ground.port))
            poured(line, asking * 20, 1)
        time.sleep(8)
        dropped = ground.metric('nottingham_dropped_total{why="does not read"}') - before
    return f"{dropped:.0f} of 50 cut, what waits for the others is the kernel's"


def _script(ground: Ground) -> str:
    """Where the page's first script is; needs ``make web``."""
    with urllib.request.urlopen(f"{ground.url}/", timeout=60) as answer:
        found = re.search(r"/assets/[^\"]+\.js", answer.read().decode())
    if found is None:
        raise Broken("the client is not built: make web")
    return found.group()


def manual(ground: Ground) -> str:
    """/docs and /api/openapi.json on four connections: each was made again, 50 ms on the loop."""

    def ask(_: int) -> int:
        line = http.client.HTTPConnection("127.0.0.1", ground.port, timeout=60, source_address=(ground.source, 0))
        end, times = time.monotonic() + 5, 0
        while time.monotonic() < end:
            line.request("GET", "/docs")
            line.getresponse().read()
            times += 1
            time.sleep(0.002)
        line.close()
        return times

    return f"{sum(together(4, ask)) / 5:.0f} answers a second"


BOMBS = (replays, heads, pings, parts, messages, unread, manual)
