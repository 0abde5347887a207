"""Recovery links: another device becomes the same guest, once, within a day, and not unasked."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from sqlalchemy import func, select, update

from nottingham.server.storage import retention, schema
from nottingham.server.storage.transfer.files import export_to
from nottingham.server.times import now_ms
from tests.server.guests import PATIENCE, Person
from tests.server.house import House

Act = Callable[[Person, Callable[[str, str], Awaitable[httpx.Response]]], Awaitable[None]]


def with_ann(house: House, act: Act) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:

            async def post(path: str, token: str) -> httpx.Response:
                return await http.post(f"{house.url}/api/recover{path}", json={"token": token})

            await act(await Person.come(house.url, http, "Ann"), post)

    asyncio.run(run())


async def link_of(person: Person) -> str:
    token: str = (await person.call("POST", "/me/recovery"))["token"]
    return token


def is_refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json()["code"]) == (403, "guest.no_recovery")


def test_a_link_says_whose_it_is_without_being_used(house: House) -> None:
    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        token = await link_of(ann)
        for _ in range(2):
            asked = await post("/whose", token)
            assert asked.json() == {"id": ann.id, "name": "Ann"}
            assert "set-cookie" not in asked.headers
        back = await post("", token)
        assert (back.json()["id"], back.json()["token"]) == (ann.id, ann.token)
        assert "set-cookie" in back.headers

    with_ann(house, act)


def test_a_link_works_once(house: House) -> None:
    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        token = await link_of(ann)
        answers = await asyncio.gather(*(post("", token) for _ in range(8)))
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
        assert is_refused(await post("", token))
        assert is_refused(await post("/whose", token))

    with_ann(house, act)


def test_a_link_runs_out(house: House) -> None:
    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        token = await link_of(ann)
        links = schema.recoveries
        with house.store.engine.connect() as connection:
            until = connection.scalar(select(links.c.until).where(links.c.guest_id == ann.id))
        assert until is not None
        assert 0 < until - now_ms() <= 24 * 3600 * 1000
        with house.store.engine.begin() as connection:
            connection.execute(update(links).where(links.c.guest_id == ann.id).values(until=now_ms() - 1))
        assert is_refused(await post("/whose", token))
        assert is_refused(await post("", token))

    with_ann(house, act)


def test_a_new_link_takes_the_place_of_the_last(house: House) -> None:
    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        first, second = await link_of(ann), await link_of(ann)
        assert is_refused(await post("", first))
        assert (await post("", second)).status_code == 200

    with_ann(house, act)


def test_what_is_no_link_makes_nobody_somebody_else(house: House) -> None:
    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        for token in ("", "x", ann.id, ann.token, "\u00e9\u0000"):
            for path in ("", "/whose"):
                assert is_refused(await post(path, token))

    with_ann(house, act)


def test_who_is_forgotten_cannot_be_taken_back(house: House) -> None:
    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        token = await link_of(ann)
        await ann.call("DELETE", "/me")
        assert is_refused(await post("", token))

    with_ann(house, act)


def test_the_database_holds_no_link_that_works_and_an_export_none_at_all(house: House, tmp_path: Path) -> None:
    """Whoever reads a backup should not become anybody else."""

    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        token = await link_of(ann)
        with house.store.engine.connect() as connection:
            stored = connection.scalar(select(schema.recoveries.c.token).where(schema.recoveries.c.guest_id == ann.id))
        assert stored is not None
        assert is_refused(await post("", stored))
        export_to(tmp_path / "games.jsonl", house.database)
        exported = (tmp_path / "games.jsonl").read_bytes()
        assert ann.id.encode() in exported
        assert stored.encode() not in exported
        assert token.encode() not in exported

    with_ann(house, act)


def test_links_that_have_run_out_are_deleted(house: House) -> None:
    async def act(ann: Person, post: Callable[[str, str], Awaitable[httpx.Response]]) -> None:
        await link_of(ann)
        await house_sweeps(house, now_ms() + 25 * 3600 * 1000)
        with house.store.engine.connect() as connection:
            assert connection.scalar(select(func.count()).select_from(schema.recoveries)) == 0

    async def house_sweeps(house: House, now: int) -> None:
        await house.store.write(retention.sweep(now, games=0, lobbies=0, guests=0))

    with_ann(house, act)
