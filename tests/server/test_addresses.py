"""Where others find a server: what an invitation begins with."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nottingham.server.addresses import network_address
from nottingham.server.rest import invitations
from tests.server.house import a_house


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine has an address in a network, whatever machine it is."""
    monkeypatch.setattr(invitations, "network_address", lambda host, port: f"http://192.0.2.7:{port}/")


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[httpx.Client]:
    with a_house(tmp_path) as house, httpx.Client(base_url=house.url) as browser:
        yield browser


def _address(browser: httpx.Client, **headers: str) -> str:
    return str(browser.get("/api/hello", headers=headers).json()["address"])


@pytest.mark.usefixtures("at_home")
def test_who_plays_on_the_servers_machine_invites_by_its_address_in_the_network(asked: httpx.Client) -> None:
    port = asked.base_url.port
    assert _address(asked) == f"http://192.0.2.7:{port}"
    assert _address(asked, host=f"localhost:{port}") == f"http://192.0.2.7:{port}"
    token = asked.post("/api/guests", json={"name": "Robin"}).json()["token"]
    link = asked.post("/api/me/recovery", headers={"authorization": f"Bearer {token}"}).json()["link"]
    assert link.startswith(f"http://192.0.2.7:{port}/#recover=")


@pytest.mark.usefixtures("at_home")
def test_others_are_told_the_address_they_came_by_and_no_other(asked: httpx.Client) -> None:
    assert _address(asked, host="play.example.org") == "http://play.example.org"
    forwarded = {"x-forwarded-for": "203.0.113.9"}
    assert _address(asked, **forwarded) == str(asked.base_url).rstrip("/")


@pytest.mark.usefixtures("at_home")
def test_a_public_address_goes_before_everything(tmp_path: Path) -> None:
    with (
        a_house(tmp_path, public_url="https://play.example.org/") as house,
        httpx.Client(base_url=house.url) as browser,
    ):
        assert _address(browser) == "https://play.example.org"


def test_a_server_for_this_machine_alone_has_no_address_for_others() -> None:
    assert network_address("127.0.0.1", 8462) == ""
    assert network_address("192.0.2.4", 8462) == "http://192.0.2.4:8462/"
