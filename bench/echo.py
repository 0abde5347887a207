"""A bare echo server, to know what the machine itself adds to a figure.

What one connection says is sent on to all four of its table, and nothing else is done. Its times hold whatever other
programs on this machine cost just then; ``bench.server`` prints them beside its own.

    python -m bench.echo --port 9000     the server; bench.server and bench.attack start it by themselves
"""

import argparse
import asyncio
import os
import secrets
import socket
import subprocess
import sys
import time
from functools import partial
from typing import Any

SEATS = 4
COMMAND = b"c" * 149 + b"\n"
ANSWER = b"a" * 1499 + b"\n"
"""About as long as a command and what a seat is told of it."""


class Speaker(asyncio.Protocol):
    """The server's end of one connection. Its first line says which table it belongs to."""

    def __init__(self, tables: "dict[bytes, list[Speaker]]") -> None:
        self.tables = tables
        self.table: list[Speaker] | None = None
        self.buffer = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        *lines, self.buffer = (self.buffer + data).split(b"\n")
        for line in lines:
            if self.table is None:
                self.table = self.tables.setdefault(line, [])
                self.table.append(self)
                self.transport.write(b"\n")
                continue
            for other in self.table:
                other.transport.write(ANSWER)


class Listener(asyncio.Protocol):
    """The client's end."""

    def __init__(self, table: "EchoTable") -> None:
        self.table = table
        self.lines = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(b"%d\n" % self.table.number)

    def data_received(self, data: bytes) -> None:
        self.lines += data.count(b"\n")
        self.table.hear()


class EchoTable:
    """Four connections; one says something, a while after all four have heard the last."""

    def __init__(self, number: int, rate: float, times: list[float]) -> None:
        self.number, self.rate, self.times = number, rate, times
        self.listeners: list[Listener] = []
        self.goal, self.sent_at = 1, 0.0

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(SEATS):
            _, listener = await loop.create_connection(partial(Listener, self), "127.0.0.1", port)
            self.listeners.append(listener)

    def hear(self) -> None:
        if len(self.listeners) < SEATS or any(listener.lines < self.goal for listener in self.listeners):
            return
        if self.sent_at:
            self.times.append(time.perf_counter() - self.sent_at)
        self.goal += 1
        asyncio.get_running_loop().call_later(secrets.randbelow(2000) / 1000 / self.rate, self.say)

    def say(self) -> None:
        speaker = self.listeners[self.goal % SEATS]
        if not speaker.transport.is_closing():
            self.sent_at = time.perf_counter()
            speaker.transport.write(COMMAND)


async def times(tables: int, rate: float, seconds: float, port: int) -> list[float]:
    """From what was said to the last of four who heard it, at so many tables and so often a second at each."""
    found: list[float] = []
    together = [EchoTable(number, rate, found) for number in range(tables)]
    for table in together:
        await table.connect(port)
        table.hear()
    await asyncio.sleep(1)
    found.clear()
    await asyncio.sleep(seconds)
    heard = found[:]
    for table in together:
        for listener in table.listeners:
            listener.transport.close()
    return heard


def measure(tables: int, rate: float, seconds: float, core: int) -> list[float]:
    """The same with a server of its own, on that core."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-m", "bench.echo", "--port", str(port)])
    try:
        os.sched_setaffinity(server.pid, {core})
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        return asyncio.run(times(tables, rate, seconds, port))
    finally:
        server.terminate()
        server.wait(10)


async def serve(port: int) -> None:
    tables: dict[bytes, list[Speaker]] = {}
    server = await asyncio.get_running_loop().create_server(partial(Speaker, tables), "127.0.0.1", port, backlog=1024)
    await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, required=True)
    asyncio.run(serve(parser.parse_args().port))


if __name__ == "__main__":
    main()
