"""Several people in one room: guests who share a browser, and a big screen that shows what everybody sees."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from nottingham.game import Dice, Ruleset
from nottingham.game.known import Phase
from nottingham.server.protocol import Trouble, Welcome, server_decoder
from tests.server.guests import PATIENCE, Chair, Person, a_party
from tests.server.house import House

RULES = Ruleset.preset("second", players=3, house_rounds=1)


async def first_message(house: House, table: str, token: str, origin: str | None) -> tuple[Any, str | None, int | None]:
    """What a browser's socket with a token gets, which subprotocol was agreed on, and how it was closed, if it was."""
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    protocols = [Subprotocol("nottingham"), Subprotocol(f"bearer.{token}")]
    async with connect(address, subprotocols=protocols, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
        message = server_decoder.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if isinstance(message, Trouble):
            await socket.wait_closed()
        return message, socket.subprotocol, socket.close_code


def test_a_browser_brings_a_token_as_a_subprotocol(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess"), RULES)
            for seat, person in enumerate(party.people):
                welcome, agreed, _ = await first_message(house, party.table, person.token, house.url)
                assert isinstance(welcome, Welcome)
                assert (welcome.seat, agreed) == (seat, "nottingham")

    asyncio.run(run())


@pytest.mark.parametrize(
    ("origin", "token", "closed"),
    [("https://elsewhere.example", None, 4403), (None, "guest.x.y", 4401), (None, "", 4401)],
)
def test_a_foreign_page_or_a_bad_token_opens_no_socket(
    house: House, origin: str | None, token: str | None, closed: int
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess"), RULES)
            brought = party.host.token if token is None else token
            message, agreed, code = await first_message(house, party.table, brought, origin or house.url)
            assert isinstance(message, Trouble)
            assert (agreed, code) == ("nottingham", closed)

    asyncio.run(run())


def test_a_guest_without_a_cookie_leaves_the_browsers_own_guest_alone(house: House) -> None:
    with httpx.Client(base_url=house.url, timeout=PATIENCE, trust_env=False) as browser:
        browser.post("/api/guests", json={"name": "Ann"})
        ann = browser.cookies["nottingham"]
        made = browser.post("/api/guests", json={"name": "Bess", "cookie": False})
        assert made.status_code == 201
        assert "set-cookie" not in made.headers
        assert browser.cookies["nottingham"] == ann
        assert browser.get("/api/me").json()["name"] == "Ann"
        bearer = {"authorization": f"Bearer {made.json()['token']}"}
        assert browser.get("/api/me", headers=bearer).json()["name"] == "Bess"


class Screen(Chair):
    """A big screen: the host's own browser, which asks for no more than everybody sees."""

    async def open(self, since: int | None = None) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket?since=-1&eyes=public"
        headers = {"Authorization": f"Bearer {self.person.token}"}
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=2**24, proxy=None)
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.table is not None or self.closed is not None)


def test_a_screen_shows_what_everybody_sees_even_to_somebody_with_a_seat(house: House) -> None:
    """Also where nobody else may look on, from the lobby to the end, and after the guest sat down elsewhere."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
            ann, bess, eve = [await Person.come(house.url, http, name) for name in ("Ann", "Bess", "Eve")]
            table = await ann.new_table(RULES, spectators=False)
            screen = await stack.enter_async_context(Screen(ann, table))
            stranger = await stack.enter_async_context(Screen(eve, table))
            await ann.call("DELETE", f"/tables/{table}/seats/0")
            await ann.call("POST", f"/tables/{table}/seats/2")
            await bess.call("POST", f"/tables/{table}/seats/0")
            await ann.call("PUT", f"/tables/{table}/seats/1/bot", spec="honest")
            chairs = [await stack.enter_async_context(person.at(table)) for person in (ann, bess)]
            for person in (ann, bess):
                await person.ready(table)
            await ann.call("POST", f"/tables/{table}/start")
            await stranger.until(lambda: stranger.closed is not None)
            assert stranger.closed is not None
            assert stranger.closed[0] == 4403
            await asyncio.gather(*(chair.play_on(Dice(i)) for i, chair in enumerate(chairs)))
            await screen.until(lambda: screen.phase == Phase.OVER)
            assert screen.seat is None
            assert screen.own is None
            for frame in screen.frames:
                message = server_decoder.decode(frame)
                if isinstance(message, Welcome):
                    assert message.seat is None
                    assert message.own is None
            await screen.send({"type": "say", "words": "I am a screen."})
            await screen.until(lambda: screen.troubles)
            assert screen.troubles[0].code == "message.not_seated"

    asyncio.run(run())
