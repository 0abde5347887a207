"""The house in a page, by its door alone: calls and lines as the client makes them, and rows that survive a reload."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.di import Provide

import nottingham
from nottingham.game import Dice, Ruleset, view
from nottingham.notation.log import Branch, from_bytes, tables
from nottingham.notation.verify import verify
from nottingham.page.calls import CALLS_HERE
from nottingham.server.rest import CALLS
from nottingham.server.review_worker import answer_job
from tests.page.disk import Page, PageChair, PagePerson, Rows

SHORT = {"edition": "second", "players": 4, "house_rounds": 1}


async def a_page(rows: Rows) -> Page:
    page = Page(rows)
    await page.door.open()
    return page


async def somebody(page: Page, name: str = "Robin", *, cookie: bool = True) -> PagePerson:
    status, known = await page.ask("POST", "/guests", {"name": name, "cookie": cookie})
    assert status == 200
    return PagePerson(page, known)


async def a_game(person: PagePerson, rules: dict[str, Any], bots: str = "hard") -> PageChair:
    made = await person.call("POST", "/tables", ruleset=rules, pace=0)
    table = made["table"]["id"]
    for seat in range(1, rules["players"]):
        await person.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec=bots)
    await person.ready(table)
    await person.call("POST", f"/tables/{table}/start")
    chair = person.at(table)
    await chair.open()
    return chair


def test_a_whole_game_is_played_and_its_log_is_fair() -> None:
    async def story() -> None:
        page = await a_page(Rows())
        robin = await somebody(page)
        chair = await a_game(robin, SHORT)
        await chair.play_on(Dice(1))
        await chair.until(lambda: chair.table is not None and chair.table.state == "over")
        log = from_bytes((await robin.call("GET", f"/tables/{chair.table_id}/log")).encode())
        assert verify(log).fair
        assert chair.view() == view(list(tables(log))[-1][1], chair.seat)
        replay = await robin.call("GET", f"/tables/{chair.table_id}/replay")
        assert replay["eyes"] == "all"
        assert len(replay["frames"]) == len(replay["secrets"]) > 5
        summary = await robin.call("GET", f"/tables/{chair.table_id}/summary")
        assert summary
        assert isinstance(await robin.call("GET", f"/tables/{chair.table_id}/decisions"), list)
        again = await robin.call("POST", f"/tables/{chair.table_id}/rematch")
        assert again["table"]["state"] == "lobby"

    asyncio.run(story())


def test_a_game_goes_on_after_a_reload_where_it_was() -> None:
    async def story() -> None:
        rows = Rows()
        robin = await somebody(await a_page(rows))
        chair = await a_game(robin, SHORT | {"house_rounds": 2}, "medium")
        await chair.play_on(Dice(2), until=lambda: chair.n > 30)
        told = list(chair.told)

        page = await a_page(rows.as_they_are())
        status, hello = await page.ask("GET", "/hello")
        assert (status, hello["guest"]["name"]) == (200, "Robin")
        robin = PagePerson(page, {"id": robin.id, "name": "Robin", "token": robin.token})
        (mine,) = (await page.ask("GET", "/tables/mine"))[1]
        assert (mine["id"], mine["state"]) == (chair.table_id, "playing")
        back = robin.at(chair.table_id, since=0)
        await back.open()
        assert list(back.told[chair.first_told :][: len(told)]) == told
        assert back.seat == 0
        await back.play_on(Dice(3))
        assert verify(from_bytes((await robin.call("GET", f"/tables/{chair.table_id}/log")).encode())).fair

    asyncio.run(story())


def test_a_device_that_is_passed_around_has_a_line_for_each_seat() -> None:
    async def story() -> None:
        page = await a_page(Rows())
        people = [await somebody(page, name, cookie=False) for name in ("Ann", "Bess", "Cole")]
        assert (await page.ask("GET", "/hello"))[1]["guest"] is None
        rules = {"edition": "first", "players": 3, "house_rounds": 1}
        made = await people[0].call("POST", "/tables", ruleset=rules, pace=0)
        table = made["table"]["id"]
        for seat in (1, 2):
            await people[seat].call("POST", f"/tables/{table}/seats/{seat}")
        for person in people:
            await person.ready(table)
        await people[0].call("POST", f"/tables/{table}/start")
        chairs = [person.at(table) for person in people]
        for chair in chairs:
            await chair.open()
        await asyncio.gather(*(chair.play_on(Dice(i)) for i, chair in enumerate(chairs)))
        log = list(tables(from_bytes((await people[0].call("GET", f"/tables/{table}/log")).encode())))
        for chair in chairs:
            assert chair.view() == view(log[-1][1], chair.seat)

    asyncio.run(story())


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def story() -> None:
        rows = Rows()
        robin = await somebody(await a_page(rows))
        chair = await a_game(robin, SHORT, "medium")
        await chair.until(lambda: chair.asked() is not None)
        rows.full, before = True, chair.n
        command = chair.choose(Dice(1), 0)
        assert command is not None
        with pytest.raises(ConnectionError):
            await chair.do(command, "mine")
        assert chair.closed == (1012, "the table moves")
        rows.full = False
        await chair.open(before)
        assert chair.n == before
        await chair.do(command, "mine")
        assert chair.n > before
        await chair.play_on(Dice(5))

    asyncio.run(story())


def test_a_hint_a_score_sheet_a_log_from_a_file_and_an_unknown_bot_are_answered_as_by_a_server() -> None:
    async def story() -> None:
        page = await a_page(Rows())
        robin = await somebody(page)
        chair = await a_game(robin, SHORT)
        await chair.until(lambda: chair.asked() is not None)
        hint = await robin.call("GET", f"/tables/{chair.table_id}/hint")
        assert hint["command"]
        log = await robin.call("GET", f"/tables/{chair.table_id}/log")
        status, shown = await page.ask("POST", "/replays", log, eyes="0")
        assert (status, shown["eyes"]) == (200, 0)
        status, problem = await page.ask("POST", "/replays", "no log")
        assert (status, problem["code"]) == (400, "log.unreadable")
        status, problem = await page.ask(
            "PATCH", f"/tables/{chair.table_id}", {"ruleset": {"edition": "first", "players": 6}}
        )
        assert (status, problem["code"]) == (400, "ruleset.impossible")
        status, problem = await page.ask("POST", "/guests", {"name": 7})
        assert (status, problem["code"]) == (400, "request.malformed")
        status, problem = await page.ask("POST", f"/tables/{chair.table_id}/share")
        assert (status, problem["code"]) == (501, "page.alone")
        made = await robin.call("POST", "/tables", ruleset=SHORT)
        status, problem = await page.ask("PUT", f"/tables/{made['table']['id']}/seats/1/bot", {"spec": "nobody"})
        assert (status, problem["code"]) == (400, "bot.unknown")

    asyncio.run(story())


def test_a_finished_game_is_reviewed_and_goes_on_from_a_moment_at_a_table_of_its_own() -> None:
    """Of a table and of a file. The reviewer has its logs from the house, and the house its scenes from there."""

    async def story() -> None:
        page = await a_page(Rows())
        robin = await somebody(page)
        chair = await a_game(robin, SHORT | {"players": 3}, "easy")
        here = f"/tables/{chair.table_id}"
        status, problem = await page.ask("GET", f"{here}/review", seat="0")
        assert (status, problem["code"]) == (409, "table.not_now")
        await chair.play_on(Dice(4))
        await chair.until(lambda: chair.table is not None and chair.table.state == "over")
        status, problem = await page.ask("GET", f"{here}/review", seat="3")
        assert (status, problem["code"]) == (400, "request.malformed")

        status, log = await page.ask("GET", f"{here}/review", seat="0")
        assert status == 200
        steps = worked_off(log, seat=0)
        assert [(step["done"], step["of"]) for step in steps[:-1]] == [
            (i + 1, len(steps) - 1) for i in range(len(steps) - 1)
        ]
        assert steps[-1]["review"]["seat"] == 0
        assert "Robin" not in log

        (step,) = worked_off(log, seat=1, branch={"n": 40, "again": True, "dice": 5})
        wanted = {"n": step["n"], "seat": 1, "again": True, "scene": step["scene"]}
        gone_on = await robin.call("POST", f"{here}/branch", **wanted)
        assert gone_on["seat"] == 1
        assert gone_on["table"]["branch"]
        other = robin.at(gone_on["table"]["id"])
        await other.open()
        await other.play_on(Dice(6))
        own = from_bytes((await robin.call("GET", f"/tables/{other.table_id}/log")).encode())
        assert own.header.branch == Branch(step["n"], 1, True, chair.table_id)
        assert verify(own).fair

        file = await robin.call("GET", f"{here}/log")
        assert (await page.ask("POST", "/reviews", file))[1] == file
        assert (await page.ask("POST", "/reviews", "no log"))[1]["code"] == "log.unreadable"
        from_file = await robin.call("POST", "/branches", **wanted, header=file.partition("\n")[0])
        assert [seat["kind"] for seat in from_file["table"]["seats"]] == ["bot", "person", "bot"]
        status, problem = await page.ask("POST", "/branches", wanted | {"header": "no log"}, robin.token)
        assert (status, problem["code"]) == (400, "log.unreadable")

    asyncio.run(story())


def worked_off(log: str, **job: Any) -> list[Any]:
    """What the reviewer tells of a job."""
    told: list[str] = []
    answer_job(msgspec.json.encode({"size": 0, "seconds": 0} | job).decode(), log, told.append)
    return [msgspec.json.decode(step) for step in told]


def test_whoever_is_forgotten_leaves_nothing_behind() -> None:
    async def story() -> None:
        rows = Rows()
        page = await a_page(rows)
        robin = await somebody(page)
        chair = await a_game(robin, SHORT, "easy")
        await chair.play_on(Dice(1), until=lambda: chair.n > 20)
        assert (await page.ask("DELETE", "/me"))[0] == 200
        await chair.until(lambda: chair.closed is not None)
        await asyncio.sleep(0)
        assert set(rows.rows) == {"house"}
        assert (await page.ask("GET", "/hello"))[1]["guest"] is None
        assert (await page.ask("GET", "/tables/mine"))[1]["code"] == "guest.unknown"

    asyncio.run(story())


def test_the_page_answers_every_call_that_the_server_has() -> None:
    """Under the same place and method; nothing else."""
    places = {(method, _plain(place)) for method, pattern, _ in CALLS_HERE for place in _spelt(pattern)}
    served = {
        (method, _plain(route.path))
        for route in Litestar(CALLS, openapi_config=None, dependencies=_nobody()).routes
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }
    assert places == served


def _nobody() -> dict[str, Any]:
    """What the calls of the server ask for, and get of its application."""
    return {name: Provide(lambda: None, sync_to_thread=False) for name in ("hub", "caller")}


def _spelt(pattern: str) -> list[str]:
    """The places that a pattern stands for, where it has alternatives."""
    either = re.search(r"\((?!\?P)([^()]*)\)(\??)", pattern)
    if either is None:
        return [pattern]
    choices = [*either[1].split("|"), *([""] if either[2] else [])]
    return [place for choice in choices for place in _spelt(pattern.replace(either[0], choice))]


def _plain(path: str) -> str:
    return re.sub(r"\(\?P<\w+>[^)]*\)|\{[^}]*\}", "*", path).rstrip("/")


def test_the_page_needs_nothing_but_python_and_msgspec(tmp_path: Path) -> None:
    """What it imports is what the browser has to fetch: bots play and talk without the words for it."""
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    paths = [str(tmp_path), str(Path(nottingham.__file__).parents[1])]
    found = subprocess.run(
        [sys.executable, "-I", "-S", Path(__file__).parent / "bots_alone.py", *paths],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (found.stdout.split(), found.stderr) == (["over", "bot.unknown", "program-bot-unknown"], "")


def test_the_rules_of_a_short_game_are_rules() -> None:
    """The stories above play by them."""
    assert Ruleset.preset("second", players=4, house_rounds=1).house_rounds == SHORT["house_rounds"]
