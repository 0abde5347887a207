"""Nobody's cards leak: not over sockets, REST or the spectator's stream, nor to a twin of the table. Design §7.2."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, select

from nottingham.arena.random_play import random_moves
from nottingham.game import Dice, Event, Refusal, Ruleset, play, tell, view
from nottingham.game.events import SceneSet
from nottingham.game.known import Phase
from nottingham.game.state import Table
from nottingham.notation import restore
from nottingham.notation.log import from_bytes
from nottingham.server.protocol import Update, Welcome, server_decoder
from nottingham.server.records import SeatRecord, TableRecord
from nottingham.server.storage import Store, queries, schema
from nottingham.server.times import now_ms
from tests.secrets.twins import twin, varied
from tests.server.guests import Chair, Person, a_party
from tests.server.house import House, a_house

RULES = [
    Ruleset.preset("second", players=4, royal_goods=True, house_rounds=3),
    Ruleset.preset("first", players=4, hidden_removal=True, house_rounds=2),
    Ruleset.preset("second", players=6, house_rounds=2),
]
UNFIT = (Phase.OVER, Phase.LOADING)
"""Bags that are closed already may differ in number, which comes to light with the last one."""
_EVENT = re.compile(r'"told":(\[.*?\]),"changed"', re.DOTALL)


def told_bytes(frame: str) -> str:
    found = _EVENT.search(frame)
    assert found is not None
    return found.group(1)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.edition}-{rules.players}")
def test_every_frame_of_a_game_holds_what_its_seat_is_told_byte_for_byte(house: House, rules: Ruleset) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            names = ("Ann", "Bess", "Cole", "Dan", "Eve", "Fay")[: rules.players]
            party = await a_party(stack, house.url, names, rules, spectators=True)
            stranger = await Person.come(house.url, party.http, "Stranger")
            watcher = await stack.enter_async_context(stranger.at(party.table, since=0))
            await party.play_to_the_end(3)
            await watcher.until(lambda: watcher.over)
            log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
            for chair in [*party.chairs, watcher]:
                _check_frames(chair, log.events)

    asyncio.run(run())


def _check_frames(chair: Chair, events: tuple[Event, ...]) -> None:
    n = 0
    for frame in chair.frames:
        message = server_decoder.decode(frame)
        if isinstance(message, Welcome):
            n = message.n
        if isinstance(message, Update):
            expected = [tell(event, chair.seat) for event in events[n : message.n]]
            assert told_bytes(frame) == msgspec.json.encode(expected).decode()
            n = message.n
    assert n == len(events)


def test_a_running_games_log_is_what_the_caller_was_told(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole", "Dan"), RULES[0], spectators=False)
            stranger = await Person.come(house.url, party.http, "Stranger")
            reached = lambda: any(chair.phase == Phase.INSPECTION for chair in party.chairs)  # noqa: E731
            await asyncio.gather(*(chair.play_on(Dice(i), reached) for i, chair in enumerate(party.chairs)))
            for chair in party.chairs:
                log = from_bytes(await chair.person.call("GET", f"/tables/{party.table}/log"))
                assert log.header.told_to == chair.seat
                assert log.header.seed is None
                assert log.header.fairness is None
                assert list(log.events)[: chair.n] == chair.told
            refused = await stranger.ask("GET", f"/tables/{party.table}/log")
            assert (refused.status_code, refused.json()["code"]) == (403, "log.not_for_you")
            shut = stranger.at(party.table)
            await shut.open()
            assert shut.closed == (4403, "table.not_for_you")
            await shut.close()
            assert not any("secret" in frame for chair in party.chairs for frame in chair.frames)

    asyncio.run(run())


def test_metrics_health_and_lists_hold_nothing_of_the_game(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Annabella", "Bess", "Cole", "Dan"), RULES[0], public=True)
            page = (await party.http.get(f"{house.url}/metrics")).text
            assert "nottingham_sockets" in page
            assert party.table not in page
            assert "Annabella" not in page
            for path in ("/tables", "/tables/mine", f"/tables/{party.table}"):
                listed = str(await party.host.call("GET", path))
                assert party.table in listed
                assert not re.search("hand|deck|secret|seed|nonce|'bag'", listed)
                assert party.people[1].id not in listed

    asyncio.run(run())


# Twins


def _scene(table: Table) -> SceneSet:
    return SceneSet(table.public, table.own, table.deck[table.drawn :], table.removed, table.deputy_deck)


async def _lay_out(file: Path, tables: dict[str, Table], people: list[str]) -> None:
    """Put tables in the middle of a game into the database, as a server would find them."""
    store = Store(f"sqlite:///{file}")
    store.open()
    for name, table in tables.items():
        seats = tuple(SeatRecord("person", guest=guest) for guest in people)
        record = TableRecord(name, name[:5].upper(), people[0], table.rules, seats, "11" * 32, "playing", seed="1")
        await store.write(queries.new_table(record, "somebody"))
        whole = (msgspec.json.encode(_scene(table)),)
        await store.append(queries.Append(name, "somebody", 0, whole, now_ms()))
    await store.close()


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_cannot_tell_a_table_from_its_twin(tmp_path: Path, seed: int) -> None:
    rules = RULES[seed % 3]
    dice = Dice(seed)
    tables = [table for table, _, _, _ in random_moves(rules, seed) if table.public.phase not in UNFIT]
    table = tables[dice.below(len(tables))]
    seat = dice.below(rules.players)
    other = twin(table, seat, dice)
    assert other != table

    async def run() -> None:
        with a_house(tmp_path, away_seconds=600.0) as house:
            async with httpx.AsyncClient(trust_env=False) as http:
                people = [await Person.come(house.url, http, f"P{i}") for i in range(rules.players)]
        await _lay_out(tmp_path / "games.db", {"alphaaaaaaaa": table, "betaaaaaaaaa": other}, [p.id for p in people])
        with a_house(tmp_path, away_seconds=600.0) as house:
            async with httpx.AsyncClient(trust_env=False) as http, AsyncExitStack() as stack:
                for person in people:
                    person.url, person.http = house.url, http
                both = [
                    [await stack.enter_async_context(p.at(name, since=0)) for p in people]
                    for name in ("alphaaaaaaaa", "betaaaaaaaaa")
                ]
                await _play_both(both[0], both[1], _from_scene(table), _from_scene(other), seat, dice)
                logs = [
                    await people[seat].call("GET", f"/tables/{name}/log") for name in ("alphaaaaaaaa", "betaaaaaaaaa")
                ]
                assert logs[0] == logs[1]
                await _nothing_differs(both[0][seat], both[1][seat])

    asyncio.run(run())


async def _play_both(a: list[Chair], b: list[Chair], table: Table, other: Table, seat: int, dice: Dice) -> None:
    """Play on with commands that are legal on both, as far as the seat still cannot tell the tables apart."""
    played = 0
    for _ in range(60):
        if not table.awaiting:
            break
        ask = dice.choose(table.awaiting)
        command = a[ask.seat].choose(dice, 1)
        if command is None:
            continue
        variant = command if ask.seat == seat else varied(command, other.own[ask.seat], table.rules, dice)
        one, two = play(table, ask.seat, command), play(other, ask.seat, variant)
        if isinstance(one, Refusal) or isinstance(two, Refusal):
            continue
        if view(one[0], seat) != view(two[0], seat) or _told(one[1], seat) != _told(two[1], seat):
            continue
        await a[ask.seat].do(command)
        await b[ask.seat].do(variant)
        table, other = one[0], two[0]
        played += 1
        for chair in (*a, *b):
            await chair.until(lambda: chair.n == table.public.n)  # noqa: B023
    assert played >= 3, "hardly anything could be played on both"
    assert table != other


def _told(events: list[Event], seat: int) -> list[Event]:
    return [tell(event, seat) for event in events]


def _from_scene(table: Table) -> Table:
    """The table as it is after its scene was set: numbered from there."""
    return restore(table.rules, 1, [_scene(table)])


async def _nothing_differs(one: Chair, two: Chair) -> None:
    assert [_plain(frame) for frame in one.frames] == [_plain(frame) for frame in two.frames]


def _plain(frame: str) -> str:
    """A frame without what names the table or the moment, and without the answers to the seat's own ids."""
    frame = re.sub(r'"s":\d+', '"s":0', frame)
    frame = re.sub(r'"id":"(c\d+-[0-9a-f]+|alphaaaaaaaa|betaaaaaaaaa)"', '"id":""', frame)
    return re.sub(r'"code":"(ALPHA|BETAA)"', '"code":""', frame)


# Those who look on


def test_who_looks_on_sees_everything_later_by_the_delay(tmp_path: Path) -> None:
    async def run() -> None:
        with a_house(tmp_path, away_seconds=600.0) as house:
            async with AsyncExitStack() as stack:
                rules = Ruleset.preset("second", players=3, house_rounds=1)
                party = await a_party(
                    stack, house.url, ("Ann", "Bess", "Cole"), rules, spectators=True, spectator_delay=2
                )
                stranger = await Person.come(house.url, party.http, "Stranger")
                watcher = await stack.enter_async_context(stranger.at(party.table, since=0))
                assert watcher.public is None
                begun = asyncio.get_running_loop().time()
                await party.chairs[0].send({"type": "say", "words": "hello"})
                await party.chairs[1].until(lambda: party.chairs[1].talk)
                mover = next(chair for chair in party.chairs if chair.asked())
                await mover.do(mover.choose(Dice(1), 0))  # type: ignore[arg-type]
                log = await stranger.ask("GET", f"/tables/{party.table}/log")
                assert from_bytes(log.content).events == ()
                assert not watcher.talk
                await watcher.until(lambda: watcher.n == mover.n and watcher.talk)
                assert asyncio.get_running_loop().time() - begun > 1.5
                assert watcher.own is None
                whole = from_bytes(await stranger.call("GET", f"/tables/{party.table}/log"))
                assert watcher.told == list(whole.events)
                assert whole.header.told_to == "spectator"
                late = await stack.enter_async_context(stranger.at(party.table, since=0))
                assert late.n == mover.n
                assert not late.legal

    asyncio.run(run())


def test_names_are_nowhere_in_the_stored_games(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Rumpelstiltskin", "Bess", "Cole", "Dan"), RULES[0])
            await party.chairs[0].send({"type": "say", "words": "hello"})
            await party.chairs[1].until(lambda: party.chairs[1].talk)
            await party.play_to_the_end()

    asyncio.run(run())
    engine = create_engine(house.database)
    with engine.connect() as database:
        everything = [database.execute(select(shelf)).all() for shelf in (schema.events, schema.tables, schema.talk)]
    engine.dispose()
    assert all(everything)
    assert "Rumpelstiltskin" not in str(everything)
