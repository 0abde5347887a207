"""Bytes that are no text: answered with 400 or a closed socket, counted, and without a line in the log."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from nottingham.game import Ruleset
from tests.server.house import Process
from tests.server.raw import TEXT, frame, handshake

RULES = msgspec.to_builtins(Ruleset.preset("second", players=3))


class Place:
    """A server that writes its log to a file, a guest and a table."""

    def __init__(self, house: Process, log: Path) -> None:
        self.house, self.log = house, log
        guest = httpx.post(f"{house.url}/api/guests", json={"name": "Ann"}).json()
        self.token: str = guest["token"]
        headers = {"authorization": f"Bearer {self.token}"}
        made = httpx.post(f"{house.url}/api/tables", json={"ruleset": RULES}, headers=headers)
        self.table: str = made.json()["table"]["id"]

    def counted(self) -> float:
        page = httpx.get(f"{self.house.url}/metrics").text
        return float(next(x for x in page.splitlines() if x.startswith("nottingham_malformed_total")).split()[1])

    def logged(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def send(self, *parts: bytes) -> bytes:
        """Send bytes as they are, one part after each answer; gives back the last answer, up to the end."""
        said = b""
        with socket.create_connection(("127.0.0.1", self.house.port), timeout=20) as line:
            for part in parts[:-1]:
                line.sendall(part)
                line.recv(65_536)
            line.sendall(parts[-1])
            while heard := line.recv(65_536):
                said += heard
        return said

    def request(self, line: bytes, headers: bytes = b"", body: bytes = b"") -> bytes:
        about = b"Host: 127.0.0.1\r\nConnection: close\r\nContent-Length: %d\r\n" % len(body)
        return self.send(line + b" HTTP/1.1\r\n" + about + headers + b"\r\n" + body)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("house")
    with Process(folder, log=folder / "log", log_format="json") as house:
        yield Place(house, folder / "log")


JSON = b"Content-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("line", "headers", "body", "counts"),
    [
        (b"POST /api/guests", JSON, b'{"name":"\xff\xfe"}', 1),
        (b"POST /api/recover", JSON, b"\xff\xfe", 0),
        (b"GET /api/tables/\xff", b"", b"", 1),
        (b"GET /api/hello?x=\xff", b"", b"", 1),
        (b"G\xffT /api/hello", b"", b"", 1),
        (b"GET /api/me", b"Authorization: Bearer \xff\r\nX-Y: \xfe\r\n", b"", 0),
        (b"GET /api/me", b"Cookie: nottingham=\xff; \xfe=1\r\n", b"", 0),
        (b"GET /api/tables/%ff", b"", b"", 0),
        (b"POST /api/guests", JSON + b"Origin: http://[\xff\r\n", b'{"name":"Ann"}', 0),
    ],
)
def test_a_call_that_is_no_text_is_refused_and_not_logged(
    place: Place, line: bytes, headers: bytes, body: bytes, counts: int
) -> None:
    before, logged = place.counted(), place.logged()
    status = int(place.request(line, headers, body).split()[1])
    assert 400 <= status < 500
    assert place.counted() == before + counts
    assert place.logged() == logged


def test_a_socket_that_sends_no_text_is_closed_and_not_logged(place: Place) -> None:
    before, logged = place.counted(), place.logged()
    said = place.send(handshake(place.table, place.token), frame(TEXT, b"\xff\xfe"))
    assert said.endswith(b"\x88\x02\x03\xef"), "closed with 1007"
    assert place.counted() == before + 1
    assert place.logged() == logged
