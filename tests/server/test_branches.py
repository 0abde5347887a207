"""Play on from a moment of a finished game: with bots or friends, marked as a branch, counted nowhere."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec

from nottingham.bots.clever import Clever
from nottingham.bots.clever.memory import Memory
from nottingham.game import SPECTATOR, Dice, Ruleset, tell
from nottingham.game.events import SceneSet
from nottingham.notation import Log, told_log, verify
from nottingham.notation.log import Branch, from_bytes, to_bytes
from nottingham.review.branching import branch_off, seen_by_all
from nottingham.server import lobby
from nottingham.server.bot_runner import BotRunner
from nottingham.server.branch_start import packed_events
from nottingham.server.limits import Bucket
from nottingham.server.metrics import Metrics
from nottingham.server.records import SeatRecord, TableRecord
from nottingham.server.session import Session
from nottingham.server.settings import Settings
from nottingham.server.table import LiveTable
from nottingham.server.thinking import Thinkers
from tests.review.games import a_game
from tests.server.guests import PATIENCE, Party, Person, a_party, begin
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


async def an_uploader(stack: AsyncExitStack, house: House) -> Callable[..., Awaitable[httpx.Response]]:
    """Somebody who wants to play on from a moment of a file, in seat 2."""
    http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
    robin = await Person.come(house.url, http, "Robin")

    async def upload(log: Log, more: str = "") -> httpx.Response:
        url = f"{house.url}/api/branches?n=25&seat=2&{more}"
        return await http.post(url, content=to_bytes(log), headers={"authorization": f"Bearer {robin.token}"})

    return upload


@ONCE
def test_a_finished_upload_is_played_on_and_an_unfinished_one_is_refused(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            upload = await an_uploader(stack, house)
            log = a_game("easy", "medium", "hard", house_rounds=1)
            made = (await upload(log)).json()
            assert [seat.get("bot") for seat in made["table"]["seats"]] == ["easy", "medium", None]
            refused = await upload(Log(log.header, log.events[:30]))
            assert (refused.status_code, refused.json()["code"]) == (400, "review.unfinished")

    asyncio.run(play())


@ONCE
def test_friends_take_the_other_seats_and_see_all_cards_only_if_everybody_who_played_agreed(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Robin", "Marian"), SHORT, bots="easy", spectators=False)
            robin, marian = party.people
            early = await marian.ask("PUT", f"/tables/{party.table}/agreed")
            assert (early.status_code, early.json()["code"]) == (409, "table.not_now")
            await party.play_to_the_end()
            path, wish = f"/tables/{party.table}/branch", {"n": 20, "seat": 1, "friends": True}
            made = (await robin.call("POST", path, **wish))["table"]
            assert (made["state"], made["branch"], made.get("as_they_were", False)) == ("lobby", True, False)
            assert [seat.get("kind", "open") for seat in made["seats"]] == ["open", "person", "open"]
            await _play_on_with_a_friend(stack, party, made)

            refused = await robin.ask("POST", path, **wish, again=False)
            assert (refused.status_code, refused.json()["code"]) == (403, "branch.not_agreed")
            guy = await Person.come(house.url, party.http, "Guy")
            assert (await guy.ask("PUT", f"/tables/{party.table}/agreed")).status_code == 403
            seen = await marian.call("PUT", f"/tables/{party.table}/agreed")
            assert seen["table"]["agreed"] == [1]
            shown = (await robin.call("POST", path, **wish, again=False))["table"]
            assert (shown["state"], shown["as_they_were"]) == ("lobby", True)
            key = (await robin.call("POST", f"/tables/{party.table}/share"))["key"]
            linked = await guy.ask("POST", f"{path}?key={key}", **wish, again=False)
            assert linked.status_code == 403, "Robin has not agreed, and Guy is not Robin"
            await marian.call("DELETE", f"/tables/{party.table}/agreed")
            assert (await robin.ask("POST", path, **wish, again=False)).status_code == 403

    asyncio.run(play())


async def _play_on_with_a_friend(stack: AsyncExitStack, party: Party, made: dict[str, Any]) -> None:
    """By the code, as at any table; the rules are those of the other game."""
    robin, table = party.host, made["id"]
    friend = await Person.come(robin.url, party.http, "Tuck")
    assert (await friend.call("GET", f"/codes/{made['code']}"))["table"]["id"] == table
    await friend.call("POST", f"/tables/{table}/seats/0")
    await robin.call("PUT", f"/tables/{table}/seats/2/bot", spec="easy")
    other = msgspec.to_builtins(Ruleset.preset("second", 3))
    refused = await robin.ask("PATCH", f"/tables/{table}", ruleset=other)
    assert (refused.status_code, refused.json()["code"]) == (409, "table.not_now")
    await robin.call("PATCH", f"/tables/{table}", turn_seconds=60)
    await (await begin(stack, table, [robin, friend])).play_to_the_end()
    log = from_bytes(await friend.call("GET", f"/tables/{table}/log"))
    assert isinstance(log.events[0], SceneSet)
    found = verify.verify(log)
    assert found.fair, found.faults
    assert log.header.fairness is not None
    assert len(log.header.fairness.nonces) == 2
    assert found.branch is not None
    assert (found.branch.of, found.branch.seat, found.branch.again) == (party.table, 1, True)


@ONCE
def test_an_upload_is_not_played_on_among_friends_with_all_cards_since_nobody_can_be_asked(house: House) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            upload = await an_uploader(stack, house)
            log = a_game("easy", "medium", "hard", house_rounds=1)
            refused = await upload(log, "friends=true&again=false")
            assert (refused.status_code, refused.json()["code"]) == (403, "branch.not_agreed")
            made = (await upload(log, "friends=true")).json()
            assert (made["table"]["state"], made["seat"]) == ("lobby", 2)

    asyncio.run(play())


def test_bots_at_a_branch_remember_what_everybody_saw_before() -> None:
    """They hear the public part of the other game first, and nothing that a seat alone was told."""
    log = a_game("hard", "medium", "easy", "hard", house_rounds=4)
    rules, seat = log.header.ruleset, 1
    scene, n = branch_off(log, seat, len(log.events) * 2 // 3, Dice(1), again=True)
    past = seen_by_all(log, seat, n)
    assert (
        past == seen_by_all(told_log(log, seat), seat, n) == tuple(tell(event, SPECTATOR) for event in log.events[:n])
    )
    whole = Memory(rules.players, 0)
    for event in past:
        whole.hear(event)
    assert sum(merchant.bags for merchant in whole.merchants) > 3

    seats = [SeatRecord("bot", bot="hard") for _ in range(rules.players)]
    seats[seat] = SeatRecord("person", guest="ann", ready=True, nonce="a" * 8)
    begins: dict[str, Any] = {"branch": Branch(n, seat, True), "scene": packed_events(rules, [scene])}
    record = TableRecord("t", "CODE", "ann", rules, tuple(seats), "00" * 16, **begins, past=packed_events(rules, past))
    session = Session(record, {}, Settings(), 0)
    begun = lobby.start(session, 1, "ann")
    assert (begun.events, begun.record.state, begun.record.scene) == ((scene,), "playing", b"")
    session.apply(begun)
    nobody: Any = None  # nothing is stored or told here
    bot = BotRunner(LiveTable(session, nobody, nobody, Metrics()), Thinkers(), Bucket(1, 1)).bot_in(0, 1)
    assert isinstance(bot, Clever)
    remembered = [(one.bags, one.lies, one.said) for one in bot.mind.memory.merchants]
    assert remembered == [(one.bags, one.lies, one.said) for one in whole.merchants]
