"""Connections that take without end: heads, trickles, pings, and those who do not read. Raw sockets, real server."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from nottingham.game import Ruleset
from nottingham.server.wire.callers import Trusted, household
from nottingham.server.wire.gate import most_files
from nottingham.server.wire.turns import CALLS_AT_ONCE, Turns
from tests.server.guests import Person
from tests.server.house import House, a_house
from tests.server.raw import CONT, PING, PONG, TEXT, frame, is_welcome, poured, rest_of

THREE = Ruleset.preset("second", players=3, house_rounds=1)
PATIENCE = 20.0
QUICK: dict[str, Any] = {"head_seconds": 1.0, "body_seconds": 1.0, "unread_seconds": 1.0, "trusted_proxies": ""}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("wire"), largest_unread=65_536, messages_per_second=20.0, **QUICK) as found:
        yield found


def call(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)


def figure(house: House, line: str) -> float:
    page = httpx.get(f"{house.url}/metrics", trust_env=False).text
    return float(next((row.split()[-1] for row in page.splitlines() if row.startswith(line)), "0"))


ASKING = b"GET /health HTTP/1.1\r\nhost: x\r\n"
HEADS = {
    "one long header": ASKING + b"x-a: " + b"a" * 40_000 + b"\r\n\r\n",
    "a header without end": ASKING + b"x-a: " + b"a" * 200_000,
    "many headers": ASKING + b"".join(b"x-%d: 1\r\n" % i for i in range(200)) + b"\r\n",
    "much in many headers": ASKING + b"".join(b"x-%d: %s\r\n" % (i, b"a" * 1000) for i in range(90)) + b"\r\n",
    "a long address": b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    "a socket's long header": ASKING + b"upgrade: websocket\r\nconnection: upgrade\r\nx-a: %s\r\n\r\n" % (b"a" * 9000),
}


@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS.keys())
def test_a_head_that_is_too_large_is_refused_and_the_connection_closed(house: House, head: bytes) -> None:
    with call(house) as line:
        poured(line, head, 1)
        answer = rest_of(line)
    assert answer.startswith(b"HTTP/1.1 431 "), answer[:100]
    assert b'"code":"request.too_large"' in answer


def test_a_head_of_any_size_is_cut_off_early(house: House) -> None:
    with call(house) as line:
        line.sendall(ASKING + b"x-a: ")
        assert poured(line, b"a" * 65_536, 200_000_000) < 50_000_000


def test_headers_behind_a_body_are_bounded_too(house: House) -> None:
    with call(house) as line:
        line.sendall(b"POST /api/score HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nx-a: ")
        assert poured(line, b"a" * 65_536, 200_000_000) < 50_000_000


def test_so_many_requests_wait_behind_one_another_and_no_more(house: House) -> None:
    with call(house) as line:
        poured(line, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 2000, 1)
        assert rest_of(line).count(b"alive\n") < 100


def test_two_requests_on_one_connection_are_answered(house: House) -> None:
    with call(house) as line:
        line.sendall(ASKING + b"\r\n" + ASKING + b"connection: close\r\n\r\n")
        assert rest_of(line).count(b"alive\n") == 2


SLOW = {
    "nothing": b"",
    "half a head": ASKING,
    "half a body": b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
}


@pytest.mark.parametrize("beginning", SLOW.values(), ids=SLOW.keys())
def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(house: House, beginning: bytes) -> None:
    with call(house) as line:
        line.sendall(beginning)
        answer = rest_of(line)
    assert answer.startswith(b"HTTP/1.1 408 "), answer[:100]
    assert b'"code":"request.too_slow"' in answer


def test_a_trickle_does_not_gain_time(house: House) -> None:
    with call(house) as line:
        line.sendall(ASKING)
        end = time.monotonic() + PATIENCE
        line.settimeout(0.1)
        while time.monotonic() < end:
            try:
                line.sendall(b"x-a: 1\r\n")
                if line.recv(1000).startswith(b"HTTP/1.1 408 "):
                    return
            except TimeoutError:
                continue
        raise AssertionError("the trickle went on")


def test_empty_lines_do_not_keep_a_connection_open(house: House) -> None:
    with call(house) as line:
        line.sendall(ASKING + b"\r\n")
        line.settimeout(0.1)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                line.sendall(b"\r\n")
                if not line.recv(1000):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        raise AssertionError("the connection stayed open")


def test_an_address_has_so_many_connections_and_others_are_told_so(tmp_path: Path) -> None:
    settings = QUICK | {"head_seconds": 60.0}
    with a_house(tmp_path, connections_per_address=5, **settings) as house, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(call(house)).sendall(ASKING)
        with call(house) as sixth:
            answer = rest_of(sixth)
        assert answer.startswith(b"HTTP/1.1 429 "), answer[:100]
        assert b'"code":"limit.reached"' in answer
        stack.close()
        for _ in range(400):
            try:
                if httpx.get(f"{house.url}/health", trust_env=False).status_code == 200:
                    break
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        else:
            raise AssertionError("those who left still count")


def test_a_full_server_says_so(tmp_path: Path) -> None:
    settings = QUICK | {"head_seconds": 60.0, "trusted_proxies": "127.0.0.1"}
    with a_house(tmp_path, connections=4, connections_per_address=1, **settings) as house, ExitStack() as stack:
        for _ in range(4):  # a trusted proxy's connections are many people's
            stack.enter_context(call(house)).sendall(ASKING)
        with call(house) as fifth:
            answer = rest_of(fifth)
        assert answer.startswith(b"HTTP/1.1 503 "), answer[:100]
        assert b'"code":"server.full"' in answer


def test_the_server_takes_as_many_files_as_the_system_gives(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        found = most_files()
        assert found == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert found > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# Sockets


def a_socket(house: House) -> socket.socket:
    """A raw socket at a table."""

    async def seat() -> tuple[str, str]:
        async with httpx.AsyncClient(trust_env=False) as http:
            ann = await Person.come(house.url, http, "Ann")
            return await ann.new_table(THREE), ann.token

    table, token = asyncio.run(seat())
    line = call(house)
    assert is_welcome(line, table, token)
    return line


FLOODS = {
    "pings": frame(PING, b"x" * 125) * 400,
    "pongs": frame(PONG, b"x" * 125) * 400,
    "parts of a message": frame(CONT, last=False) * 8000,
    "messages": frame(TEXT, b'{"type":"ping"}') * 2000,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_of_frames_ends_the_socket(house: House, flood: bytes) -> None:
    """Nothing is read meanwhile, so that whatever is answered piles up."""
    with a_socket(house) as line:
        if flood.startswith(frame(CONT, last=False)):
            line.sendall(frame(TEXT, b"{", last=False))
        assert poured(line, flood, 400_000_000) < 50_000_000


def test_a_few_pings_are_answered(house: House) -> None:
    with a_socket(house) as line:
        line.sendall(frame(PING, b"one") + frame(PING, b"two"))
        found = b""
        while b"two" not in found:
            found += line.recv(1000)
        assert found.startswith(b"\x8a\x03one")


def test_a_message_that_is_too_large_ends_the_socket(house: House) -> None:
    with a_socket(house) as line:
        poured(line, frame(TEXT, b"x" * 60_000), 1)
        assert b"\x88" in rest_of(line)


# Turns


def test_a_few_calls_of_one_address_are_answered_at_a_time() -> None:
    turns, begun = Turns(), []
    gone = {1, CALLS_AT_ONCE + 2}

    def call(number: int) -> bool:
        begun.append(number)
        return number not in gone

    for number in range(12):
        turns.begin("a", lambda number=number: call(number))  # type: ignore[misc]
    turns.begin("b", lambda: call(100))
    assert begun == [*range(CALLS_AT_ONCE + 1), 100], "one was gone, and made room"
    turns.done("a")
    turns.done("a")
    assert begun[-3:] == [CALLS_AT_ONCE + 1, CALLS_AT_ONCE + 2, CALLS_AT_ONCE + 3]
    for _ in range(12 - len(gone) - 2):
        turns.done("a")
    turns.done("b")
    assert sorted(begun) == [*range(12), 100]
    turns.begin("a", lambda: call(12))
    assert begun[-1] == 12


# Addresses


def test_an_ipv6_household_counts_as_one_address() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("a.unix.socket") == "a.unix.socket"


def test_proxies_are_trusted_by_address_or_network() -> None:
    trusted = Trusted("192.0.2.9, 10.0.0.0/8,::1,nonsense")
    assert [name in trusted for name in ("192.0.2.9", "10.1.2.3", "::1")] == [True] * 3
    assert [name in trusted for name in ("192.0.2.8", "nonsense", "")] == [False] * 3
    assert "anybody" in Trusted("*")
