"""How much one server process carries: four-player tables of scripted socket clients that play whole games.

    python -m bench.server --tables 10 100 --seconds 10            as fast as they can
    python -m bench.server --tables 400 --rate 1 --seconds 20      one command a second at each table
    python -m bench.server --idle 10000                            memory of tables in play where nobody is connected

The server is a process of its own, pinned to one core, on a SQLite file with full durability; the clients run on the
other cores. Every command is stored before it is acknowledged. Measured: commands a second, the time from a command
sent to the last of the four clients told, the server's CPU time for each command, and the longest pause of its garbage
collector. Beside it stand the times of a bare echo server (bench/echo.py) on the same core, right before and right
after: what the machine itself costs just then.
"""

import argparse
import asyncio
import http.client
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bench import echo
from nottingham.arena.random_play import answers
from nottingham.game import Dice
from nottingham.game.choices import Choices, Listed, MayLoad, MayPay, MaySetAside
from nottingham.game.commands import Command, LoadBag, OpenBag, PassBag, PayDebt, SetAside
from nottingham.game.known import Ask
from tests.server.raw import PING, PONG, handshake

SEATS = 4
A_PARTY = 50
"""Tables of the same four people: nobody hosts thousands."""


class Heard(msgspec.Struct):
    """As much of a message as a scripted client needs."""

    type: str
    n: int = -1
    awaiting: tuple[Ask, ...] = ()
    legal: msgspec.Raw = msgspec.Raw(b"{}")


class Ended(msgspec.Struct):
    type: str
    n: int = -1


_heard = msgspec.json.Decoder(Heard).decode
_ended = msgspec.json.Decoder(Ended).decode
_choices = msgspec.json.Decoder(Choices).decode
_encode = msgspec.json.Encoder().encode


class Line(asyncio.Protocol):
    """A WebSocket client that does as little as possible, so that the server is what is measured."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        self.buffer = bytearray()
        self.open = False
        self.last = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        token = self.table.people[self.seat]
        transport.write(handshake(self.table.id, token))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.open = True
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, frame = buffer[0] & 0x0F, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == PING:
                self.transport.write(bytes([0x80 | PONG, 0x80 | size]) + b"\0\0\0\0" + frame)
            else:
                self.table.hear(self.seat, frame)

    def send(self, data: bytes) -> None:
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros is a mask


class Table:
    """One table: whoever is asked answers, one command at a time."""

    def __init__(self, bench: "Bench", people: list[str]) -> None:
        self.bench, self.people = bench, people
        self.id = ""
        self.lines: list[Line] = []
        self.told = [0] * SEATS
        self.latest: list[bytes] = [b""] * SEATS
        self.sent_at = 0.0
        self.goal = 1 << 60
        self.number = 0
        self.over: asyncio.Future[None] | None = None

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        while time.monotonic() < self.bench.until:
            self.id = await loop.run_in_executor(None, self.bench.new_table, self.people)
            self.over = loop.create_future()
            self.told, self.latest, self.goal = [-1] * SEATS, [b""] * SEATS, 1
            self.lines = []
            for seat in range(SEATS):
                _, line = await loop.create_connection(partial(Line, self, seat), "127.0.0.1", self.bench.port)
                self.lines.append(line)
            await self.over
            for line in self.lines:
                line.transport.close()

    def hear(self, seat: int, frame: bytes) -> None:
        if not frame.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            return
        self.latest[seat] = frame
        self.told[seat] = _ended(frame).n
        if min(self.told) >= self.goal and max(self.told) == min(self.told):
            if self.sent_at:
                self.bench.count(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            self.goal = 1 << 60
            if self.bench.going:
                self.go_on()
            else:
                self.bench.ready.append(self)

    def go_on(self) -> None:
        pause = self.bench.pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self.act)
        else:
            self.act()

    def act(self) -> None:
        assert self.over is not None
        if self.over.done():
            return
        awaiting = _heard(self.latest[0]).awaiting
        if not awaiting or time.monotonic() > self.bench.until:
            self.over.set_result(None)
            return
        seat = awaiting[0].seat
        command = choose(_choices(_heard(self.latest[seat]).legal), self.number)
        self.number += 1
        self.goal = self.told[seat] + 1
        self.sent_at = time.perf_counter()
        self.lines[seat].send(_encode({"type": "do", "id": f"{self.number}", "command": command}))


def choose(choices: Choices, number: int) -> Command:
    """A plain player: draws two cards, loads three, tells any kind, and every third bag is opened."""
    for choice in choices.choices:
        if isinstance(choice, MaySetAside):
            return SetAside(choice.cards.source[:2])
        if isinstance(choice, MayLoad):
            return LoadBag(choice.cards.source[:3])
        if isinstance(choice, MayPay):
            source = choice.legal.source
            paid = next((source[:k] for k in range(len(source) + 1) if choice.contains(PayDebt(source[:k]))), None)
            if paid is not None:
                return PayDebt(paid)
        if isinstance(choice, Listed) and isinstance(choice.commands[0], PassBag | OpenBag):
            kind = OpenBag if number % 3 == 0 else PassBag
            return next(
                (
                    c
                    for other in choices.choices
                    if isinstance(other, Listed)
                    for c in other.commands
                    if isinstance(c, kind)
                ),
                choice.commands[0],
            )
    return answers(choices).sample(Dice(number))


class Bench:
    def __init__(self, tables: int, seconds: float, rate: float) -> None:
        self.tables, self.seconds, self.rate = tables, seconds, rate
        self.times: list[float] = []
        self.from_ = self.until = float("inf")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._calls = threading.local()
        self.ready: list[Table] = []
        """The tables where everybody sits: all begin together."""
        self.going = False

    def call(self, token: str, method: str, path: str, **body: Any) -> Any:
        """A call over a connection that stays open, as browsers do it."""
        here = self._calls
        if not hasattr(here, "connection"):
            here.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        here.connection.request(method, f"/api{path}", json.dumps(body) if body else None, headers)
        answer = here.connection.getresponse()
        data = answer.read()
        assert answer.status < 300, f"{method} {path}: {answer.status} {data!r}"
        return json.loads(data)

    def new_table(self, people: list[str]) -> str:
        host, *others = people
        table: str = self.call(host, "POST", "/tables", ruleset={"edition": "second", "players": SEATS})["table"]["id"]
        for seat, token in enumerate(others, start=1):
            self.call(token, "POST", f"/tables/{table}/seats/{seat}")
        for token in people:
            self.call(token, "POST", f"/tables/{table}/ready", nonce=secrets.token_hex(8))
        self.call(host, "POST", f"/tables/{table}/start")
        return table

    def pause(self) -> float:
        return secrets.randbelow(2000) / 1000 / self.rate if self.rate else 0.0

    def count(self, seconds: float) -> None:
        if time.monotonic() >= self.from_:
            self.times.append(seconds)

    async def measure(self, pid: int) -> dict[str, Any]:
        parties, empty = self._parties(), rss_mb(pid)
        tables = [Table(self, people) for people in parties]
        players = [asyncio.create_task(table.play()) for table in tables]
        while len(self.ready) < self.tables:
            await asyncio.sleep(0.1)
        self.going = True
        for table in self.ready:
            table.go_on()
        await asyncio.sleep(2)
        self.from_, before, cpu = time.monotonic(), time.perf_counter(), cpu_seconds(pid)
        mine = time.process_time()
        await asyncio.sleep(self.seconds)
        wall, used, clients = time.perf_counter() - before, cpu_seconds(pid) - cpu, time.process_time() - mine
        times = self.times
        self.until = 0.0
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        paused = longest_pause(self.port)
        for line in [line for table in tables for line in table.lines]:
            line.transport.close()
        count = len(times)
        return {
            "tables": self.tables,
            "rate": self.rate or "as fast as they can",
            "commands": count,
            "commands_per_second": round(count / wall, 1),
            **percentiles(times),
            "longest_gc_pause_ms": round(paused * 1000, 1),
            "server_cpu_ms_per_command": round(used / count * 1000, 3),
            "server_cpu_percent": round(100 * used / wall),
            "clients_cpu_percent": round(100 * clients / wall),
            "server_rss_mb": rss_mb(pid),
            "kb_per_busy_table": round((rss_mb(pid) - empty) * 1024 / self.tables, 1),
        }

    async def idle(self, pid: int) -> dict[str, Any]:
        """Tables in play, with nobody connected: in memory until they are put away."""
        parties = self._parties()
        self.new_table(parties[0])
        empty, begun = rss_mb(pid), time.perf_counter()
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(self.new_table, parties))
        return {
            "idle_tables": self.tables,
            "seconds_to_set_them_up": round(time.perf_counter() - begun),
            "server_rss_mb": rss_mb(pid),
            "kb_per_idle_table": round((rss_mb(pid) - empty) * 1024 / self.tables, 1),
        }

    def _parties(self) -> list[list[str]]:
        """The people of each table."""
        parties = [[self._guest(seat) for seat in range(SEATS)] for _ in range(-(-self.tables // A_PARTY))]
        return [parties[table // A_PARTY] for table in range(self.tables)]

    def _guest(self, seat: int) -> str:
        token: str = self.call("", "POST", "/guests", name=f"Seat {seat}")["token"]
        return token


def percentiles(times: list[float], name: str = "") -> dict[str, float]:
    """Half of the times are shorter than p50, 99 of a hundred than p99."""
    return {f"{name}p{percent}_ms": round(percentile(times, percent), 2) for percent in (50, 99)}


def percentile(times: list[float], percent: int) -> float:
    """So many of a hundred times, in seconds, are shorter than this, in milliseconds; 0 if there are none."""
    ordered = sorted(times)
    return ordered[len(ordered) * percent // 100] * 1000 if ordered else 0.0


def longest_pause(port: int) -> float:
    """What the server's own figures say of its garbage collector, in seconds."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as answer:
        found = [line for line in answer.read().decode().splitlines() if line.startswith("nottingham_gc_longest")]
    return float(found[0].split()[1])


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return round(int(status.split("VmRSS:")[1].split()[0]) / 1024, 1)


def run(tables: int, seconds: float, rate: float, folder: Path, idle: bool = False) -> dict[str, Any]:
    bench = Bench(tables, seconds, rate)
    cores = sorted(os.sched_getaffinity(0))
    environment = os.environ | {
        f"NOTTINGHAM_{name}": "1000000000"
        for name in (
            "REQUESTS_PER_SECOND",
            "GUESTS_PER_MINUTE",
            "MESSAGES_PER_SECOND",
            "SOCKETS_PER_ADDRESS",
            "SOCKETS_PER_SECOND",
            "SOCKETS_PER_GUEST",
            "TABLES_PER_GUEST",
        )
    }
    command = [sys.executable, "-m", "nottingham.cli", "serve", "--host", "127.0.0.1", "--port", str(bench.port)]
    command += ["--database-url", f"sqlite:///{folder}/games-{tables}.db"]
    os.sched_setaffinity(0, cores[1:] or cores)
    fewer = min(tables, 400)  # as many commands from fewer connections
    beside = partial(echo.measure, fewer, (rate or 1.0) * tables / fewer, max(2.0, seconds / 4), cores[0])
    bare = [] if idle else beside()
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        os.sched_setaffinity(server.pid, cores[:1])
        wait(bench.port)
        for task in os.listdir(f"/proc/{server.pid}/task"):
            os.sched_setaffinity(int(task), cores[:1])
        found = asyncio.run(bench.idle(server.pid) if idle else bench.measure(server.pid))
    finally:
        server.terminate()
        server.wait(20)
    if not idle:
        found |= percentiles(bare + beside(), "echo_")
    os.sched_setaffinity(0, cores)
    return found


def wait(port: int) -> None:
    for _ in range(400):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=2).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("The server did not start.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100])
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of so many idle tables instead")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure, after a warm-up")
    parser.add_argument("--rate", type=float, default=0.0, help="commands a second at each table; 0: as fast as can be")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="nottingham-bench-"))
    try:
        if options.idle:
            print(json.dumps(run(options.idle, 0, 0, folder, idle=True)), flush=True)
            return
        for tables in options.tables:
            print(json.dumps(run(tables, options.seconds, options.rate, folder)), flush=True)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
