"""Reviews of finished games: made beside the tables, kept, bounded, and never of a game in play."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from nottingham.game import Ruleset
from nottingham.notation import Log, told_log
from nottingham.notation.log import from_bytes, to_bytes
from nottingham.review.reviewing import DEEPER, Review
from nottingham.review.reviewing import review as reviewed
from nottingham.server.metrics import Metrics
from nottingham.server.problems import Problem
from nottingham.server.review_worker import STEPS_BACK
from nottingham.server.reviews import Reviews
from nottingham.server.settings import Settings
from nottingham.server.storage import schema
from tests.review.games import a_game
from tests.server.figures import figure
from tests.server.guests import Party, Person, a_party
from tests.server.house import House

SHORT = Ruleset.preset("second", 3, house_rounds=1)
LONG = 90.0
"""The process that reviews lets everybody else go first: on a busy machine it takes its time."""


def lines(text: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def short_game(**options: Any) -> Log:
    return a_game("easy", "easy", "easy", house_rounds=1, **options)


def played(house: House, act: Callable[[Party], Awaitable[None]]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Robin", "Marian"), SHORT, bots="easy", spectators=False)
            party.http.timeout = httpx.Timeout(LONG)
            await act(party)

    asyncio.run(run())


def test_a_finished_game_is_reviewed_once_and_kept_without_names(house: House) -> None:
    async def act(party: Party) -> None:
        path = f"/tables/{party.table}/review?seat=1"
        early = await party.host.ask("GET", path)
        assert (early.status_code, early.json()["code"]) == (409, "table.not_now"), "no review of a game in play"
        await party.play_to_the_end()
        told = lines((await party.host.ask("GET", path)).text)
        assert told[0]["state"] in ("waiting", "working")
        assert told[-1]["state"] == "done"
        found = msgspec.convert(told[-1]["review"], Review)
        log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
        assert found.seat == 1
        assert found.course[-1].margins == pytest.approx(found.margins, abs=0.01)
        names = tuple("" if label in ("Robin", "Marian") else label for label in log.header.seats)
        assert found.seats == names

        with house.store.engine.connect() as connection:
            kept = connection.execute(select(schema.reviews.c.table_id, schema.reviews.c.seat)).all()
        assert (party.table, 1) in [tuple(row) for row in kept]
        again = lines((await party.people[1].ask("GET", path)).text)
        assert again == [{"state": "done", "review": told[-1]["review"]}]

        stranger = await Person.come(house.url, party.http, "Guy")
        refused = await stranger.ask("GET", path)
        assert (refused.status_code, refused.json()["code"]) == (403, "log.not_for_you")
        key = (await party.host.call("POST", f"/tables/{party.table}/share"))["key"]
        shared = lines((await party.http.get(f"{house.url}/api{path}&key={key}")).text)
        assert shared == again
        assert (await party.host.ask("GET", f"/tables/{party.table}/review?seat=4")).status_code == 400

    played(house, act)


ONCE = pytest.mark.parametrize("house", ["sqlite"], indirect=True)
"""Where nothing is stored."""


@ONCE
def test_a_deeper_review_is_made_on_request_and_kept_in_the_place_of_the_other(house: House) -> None:
    async def act(party: Party) -> None:
        path = f"/tables/{party.table}/review?seat=1"
        await party.play_to_the_end()
        plain = lines((await party.host.ask("GET", path)).text)[-1]["review"]
        assert not plain["deeper"]
        told = lines((await party.host.ask("GET", f"{path}&deeper=true")).text)
        deeper = told[-1]["review"]
        assert (deeper["deeper"], deeper["rollouts"]) == (True, DEEPER)
        often = [sum(one["played_on"] for one in found["decisions"]) for found in (plain, deeper)]
        assert often[0] <= often[1]
        assert told[0]["state"] in ("waiting", "working")
        for again in (path, f"{path}&deeper=true"):
            assert lines((await party.people[1].ask("GET", again)).text) == [{"state": "done", "review": deeper}]

    played(house, act)


@ONCE
def test_the_review_of_an_upload_is_the_one_that_the_program_makes_and_uses_what_the_seat_was_told_alone(
    house: House,
) -> None:
    log = short_game()
    url = f"{house.url}/api/reviews?seat=2"
    with httpx.Client(timeout=LONG, trust_env=False) as http:
        whole = msgspec.convert(lines(http.post(url, content=to_bytes(log)).text)[-1]["review"], Review)
        own = msgspec.convert(lines(http.post(url, content=to_bytes(told_log(log, 2))).text)[-1]["review"], Review)
        assert msgspec.to_builtins(whole) == msgspec.to_builtins(reviewed(log, 2))
        for field in ("course", "decisions", "luck", "scores"):
            assert getattr(own, field) == getattr(whole, field), f"{field} used what seat 2 was not told"

    async def counted() -> list[float]:
        async with httpx.AsyncClient(trust_env=False) as asking:
            names = ("review_seconds_count", "reviews_waiting", "reviews_running")
            return [await figure(asking, house.url, f"nottingham_{name}") for name in names]

    made, waiting, running = asyncio.run(counted())
    assert made >= 2
    assert waiting == running == 0


@ONCE
@pytest.mark.parametrize(
    ("body", "code"),
    [
        (to_bytes(short_game()) + b"no event\n", "log.unreadable"),
        (to_bytes(told_log(short_game(), 0)), "review.not_told"),
        (to_bytes(Log(short_game().header, short_game().events[:20])), "review.unfinished"),
    ],
    ids=["nonsense", "another seat's", "unfinished"],
)
def test_what_cannot_be_reviewed_is_refused_with_a_sentence(house: House, body: bytes, code: str) -> None:
    answer = httpx.post(f"{house.url}/api/reviews?seat=1", content=body, timeout=LONG, trust_env=False)
    last = lines(answer.text)[-1]
    assert (last["state"], last["code"]) == ("failed", code)
    foreign = httpx.post(f"{house.url}/api/reviews?seat=1", content=b"no log", timeout=LONG, trust_env=False)
    assert (foreign.status_code, foreign.json()["code"]) == (400, "log.unreadable")
    assert last["why"].endswith(".")


def test_the_line_is_short_its_process_steps_back_and_whoever_leaves_is_not_reviewed() -> None:
    async def run() -> None:
        house = Reviews(Settings(review_seconds_per_minute=0.001, reviews_waiting=3), Metrics())
        log = to_bytes(short_game())
        first = house.ask(1, 0, lambda: log, ["Robin", "1.2.3.4"])
        assert house.ask(1, 0, lambda: b"", ["Much", "1.1.1.1"]) is first, "two who ask for one review get one"
        second = house.ask(2, 0, lambda: log, ["Marian", "1.2.3.4"])
        with pytest.raises(Problem, match="first"):
            house.ask(3, 0, lambda: log, ["Tuck", "1.2.3.4"])
        third = house.ask(4, 0, lambda: b"no log", ["Tuck", "5.6.7.8"])
        with pytest.raises(Problem, match="first"):
            house.ask(5, 0, lambda: log, ["Guy", "9.9.9.9"])
        leaving = second.lines()
        await anext(leaving)
        await leaving.aclose()

        *_, last = [line async for line in first.lines()]
        assert b'"done"' in last
        *_, last = [line async for line in third.lines()]
        assert b"log.unreadable" in last
        assert b"review.dropped" in second.now
        with pytest.raises(Problem, match="wait a minute") as refused:
            house.ask(6, 0, lambda: log, ["Robin", "7.7.7.7"])
        assert refused.value.status == 429

        pid = house.pid
        assert pid is not None
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + STEPS_BACK)
        await house.close()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    asyncio.run(run())


def test_a_review_that_takes_too_long_is_broken_off_and_the_next_one_is_made() -> None:
    async def run() -> None:
        metrics = Metrics()
        house = Reviews(Settings(review_seconds=0.05), metrics)
        job = house.ask(1, 0, lambda: to_bytes(a_game()), ["Robin"])
        *_, last = [line async for line in job.lines()]
        assert b"review.too_long" in last
        next_ = house.ask(2, 0, lambda: b"no log", ["Robin"])
        *_, last = [line async for line in next_.lines()]
        assert b"log.unreadable" in last
        await house.close()

    asyncio.run(run())
