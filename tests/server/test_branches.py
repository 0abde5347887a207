"""Play on from a moment of a finished game: with bots, marked as a branch, counted nowhere."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from nottingham.game import Ruleset
from nottingham.game.events import SceneSet
from nottingham.notation import Log, verify
from nottingham.notation.log import from_bytes, to_bytes
from tests.review.games import a_game
from tests.server.guests import Party, Person, a_party
from tests.server.house import House
from tests.server.test_reviews import ONCE

SHORT = Ruleset.preset("second", 3, house_rounds=1)


@ONCE
def test_a_finished_game_is_played_on_from_the_middle_and_its_log_says_so(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Robin", "Marian"), SHORT, bots="easy", spectators=False)
            path, wish = f"/tables/{party.table}/branch", {"n": 20, "seat": 1, "again": True}
            early = await party.host.ask("POST", path, **wish)
            assert (early.status_code, early.json()["code"]) == (409, "table.not_now"), "no branch of a game in play"
            await party.play_to_the_end()
            stranger = await Person.come(house.url, party.http, "Guy")
            assert (await stranger.ask("POST", path, **wish)).status_code == 403
            key = (await party.host.call("POST", f"/tables/{party.table}/share"))["key"]
            made = await stranger.call("POST", f"{path}?key={key}", **wish)
            assert (made["seat"], made["table"]["state"], made["table"]["branch"]) == (1, "playing", True)
            assert [seat["kind"] for seat in made["table"]["seats"]] == ["bot", "person", "bot"]

            table = made["table"]["id"]
            chair = await stack.enter_async_context(stranger.at(table))
            await Party(table, [stranger], [chair], party.http).play_to_the_end()
            log = from_bytes(await stranger.call("GET", f"/tables/{table}/log"))
            assert isinstance(log.events[0], SceneSet)
            found = verify.verify(log)
            assert found.fair, found.faults
            assert found.branch is not None
            assert (found.branch.of, found.branch.seat, found.branch.again) == (party.table, 1, True)
            old = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
            assert log.header.seed != old.header.seed
            assert (await stranger.ask("GET", f"/tables/{table}/summary")).status_code == 409
            await stranger.call("GET", f"/tables/{table}/decisions")
            review = await stranger.ask("GET", f"/tables/{table}/review?seat=1")
            assert '"done"' in review.text.splitlines()[-1][:40]

    asyncio.run(play())


@ONCE
def test_a_finished_upload_is_played_on_and_an_unfinished_one_is_refused(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Robin",), SHORT, bots="easy")
            log = a_game("easy", "medium", "hard", house_rounds=1)
            headers = {"authorization": f"Bearer {party.host.token}"}

            async def ask(log: Log) -> Any:
                url = f"{house.url}/api/branches?n=25&seat=2"
                return await party.http.post(url, content=to_bytes(log), headers=headers)

            made = (await ask(log)).json()
            assert [seat.get("bot") for seat in made["table"]["seats"]] == ["easy", "medium", None]
            refused = await ask(Log(log.header, log.events[:30]))
            assert (refused.status_code, refused.json()["code"]) == (400, "review.unfinished")

    asyncio.run(play())
