"""Clocks, people who are away, and bots that stand in for them."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nottingham.bots import seat_bot
from nottingham.bots.seat import Chair as BotChair
from nottingham.bots.seat import Turn
from nottingham.game import Dice, Good, Ruleset, View, new_game
from nottingham.game.commands import DeclareBag
from nottingham.game.events import BagDeclared, TimeUp
from nottingham.game.known import AskKind, Debt, Phase
from nottingham.server import clocks
from nottingham.server.protocol import Update, Welcome, server_decoder
from nottingham.server.records import SeatRecord, TableRecord, Timed
from nottingham.server.stand_in import STAND_IN, StandIn
from tests.builders import a_table
from tests.server.guests import Party, a_party
from tests.server.house import House, Process, a_house
from tests.server.test_connections import play_until

THREE = Ruleset.preset("second", players=3, house_rounds=1)


def a_record(rules: Ruleset, **fields: Any) -> TableRecord:
    people = tuple(SeatRecord("person", guest=f"g{i}") for i in range(rules.players))
    reserves = (fields.get("reserve_seconds", 0) * 1000,) * rules.players
    return TableRecord("t", "C", "g0", rules, people, "00" * 32, "playing", reserves=reserves, **fields)


# The clocks themselves


def test_a_turn_that_takes_too_long_is_paid_from_the_reserve() -> None:
    table, _ = new_game(THREE, 1, first_sheriff=0)
    record = clocks.wind(a_record(THREE, turn_seconds=10, reserve_seconds=30), table.public, 1_000)
    asked = record.asked[0]
    assert (asked.seat, asked.since, asked.allowed) == (0, 1_000, 10_000)
    later = msgspec.structs.replace(record, asked=(Timed("an older one", asked.seat, 1_000, 10_000),))
    assert clocks.wind(later, table.public, 1_000 + 15_000).reserves == (25_000, 30_000, 30_000)
    assert clocks.wind(later, table.public, 1_000 + 9_000).reserves == (30_000, 30_000, 30_000)
    assert clocks.wind(later, table.public, 1_000 + 99_000).reserves == (0, 30_000, 30_000)


def test_the_inspection_clock_stands_still_while_a_debt_is_paid_and_goes_on_after() -> None:
    rules = Ruleset.preset("second", players=3, inspection_clock=True)
    public = a_table(rules, phase="inspection", bags={1: [Good.APPLE]}, declared={1: Good.APPLE}).public
    record = clocks.wind(a_record(rules), public, 5_000)
    assert record.clock_ends == 5_000 + 120_000
    indebted = msgspec.structs.replace(public, debts=(Debt(1, 1, 0, 4),))
    record = clocks.wind(record, indebted, 25_000)
    assert (record.clock_ends, record.clock_left) == (0, 100_000)
    record = clocks.wind(record, public, 60_000)
    assert (record.clock_ends, record.clock_left) == (160_000, 0)
    elsewhere = msgspec.structs.replace(public, phase=Phase.MARKET)
    record = clocks.wind(record, elsewhere, 61_000)
    assert (record.clock_ends, record.clock_left) == (0, 0)


def test_a_pause_stops_every_clock() -> None:
    record = a_record(THREE, turn_seconds=10, asked=(Timed("a", 0, 1_000, 10_000),), clock_ends=50_000)
    paused = msgspec.structs.replace(record, paused=True, paused_at=4_000)
    assert clocks.shown(paused) == ()
    after = clocks.resumed(paused, 24_000)
    assert after.asked[0].since == 21_000
    assert after.clock_ends == 70_000


def test_nobody_loses_a_turn_while_the_server_was_down() -> None:
    record = a_record(THREE, turn_seconds=10, asked=(Timed("a", 0, 1_000, 10_000),), clock_ends=5_000)
    after = clocks.taken_up(record, 1_000_000)
    assert after.asked[0].since + 10_000 == 1_000_000 + clocks.GRACE
    assert after.clock_ends == 1_000_000 + clocks.GRACE
    early = clocks.taken_up(record, -30_000)
    assert early == record


# Over real sockets


def at_a_table(folder: Path, act: Any, rules: Ruleset = THREE, options: Any = None, **settings: Any) -> None:
    async def run() -> None:
        with a_house(folder, **settings) as house:
            async with AsyncExitStack() as stack:
                names = ("Ann", "Bess", "Cole")[: (options or {}).pop("people", 3)]
                await act(await a_party(stack, house.url, names, rules, first_sheriff=0, **(options or {})))

    asyncio.run(run())


def test_who_is_away_too_long_is_played_by_a_bot_and_takes_over_by_coming_back(tmp_path: Path) -> None:
    async def act(party: Party) -> None:
        ann, bess, cole = party.chairs
        await play_until(party, Phase.LOADING)
        await bess.close()
        await ann.until(lambda: ann.table is not None and ann.table.seats[1].stand_in)
        await ann.until(lambda: [ask.seat for ask in ann.awaiting] == [2])
        await bess.open(since=bess.n)
        await ann.until(lambda: ann.table is not None and not ann.table.seats[1].stand_in)
        assert bess.own is not None
        assert bess.own["bag"]
        await cole.do(cole.choose(Dice(1), 0))  # type: ignore[arg-type]
        await bess.until(bess.asked)
        await asyncio.sleep(0.6)
        assert bess.asked(), "the bot played on although its person was back"

    at_a_table(tmp_path, act, away_seconds=0.3)


def test_nobody_is_stood_in_for_at_a_table_where_nobody_is_left(tmp_path: Path) -> None:
    async def act(party: Party) -> None:
        n = party.chairs[0].n
        # Whoever is asked goes last: on a busy machine the first might be missed while others are still there.
        assert [ask.seat for ask in party.chairs[0].awaiting] == [0]
        for chair in reversed(party.chairs):
            await chair.close()
        await asyncio.sleep(0.6)
        await party.chairs[0].open()
        assert party.chairs[0].n == n

    at_a_table(tmp_path, act, away_seconds=0.2)


def test_who_runs_out_of_time_is_stood_in_for_until_acting_again(tmp_path: Path) -> None:
    async def act(party: Party) -> None:
        bess = party.chairs[1]
        # As it was told at first: on a busy machine the time may be up by now.
        heard = [server_decoder.decode(frame) for frame in bess.frames]
        dealt = next(message for message in heard if isinstance(message, Welcome) and message.public is not None)
        assert [(clock.kind, clock.seat) for clock in dealt.clocks] == [("turn", 0)]
        await bess.until(lambda: bess.table is not None and bess.table.seats[0].stand_in)
        await bess.until(lambda: bess.asked() or party.chairs[2].asked())

    at_a_table(tmp_path, act, options={"turn_seconds": 1})


def test_the_inspection_clock_settles_the_bags_at_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Ruleset.preset("second", players=3, inspection_clock=True, house_rounds=1)
    monkeypatch.setattr(Ruleset, "clock_seconds", 1)

    async def act(party: Party) -> None:
        ann = party.chairs[0]
        at_gate = lambda: any(chair.phase == Phase.INSPECTION for chair in party.chairs)  # noqa: E731
        await asyncio.gather(*(chair.play_on(Dice(i), at_gate) for i, chair in enumerate(party.chairs)))
        await ann.until(lambda: any(isinstance(event, TimeUp) for event in ann.told))
        # As it was told: on a busy machine it may have run out before anybody looks.
        heard = [server_decoder.decode(frame) for frame in ann.frames]
        told = [clock.kind for message in heard if isinstance(message, Update) for clock in message.clocks]
        assert set(told) == {"inspection"}

    at_a_table(tmp_path, act, rules)


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        with Process(tmp_path, away_seconds=600) as house:
            async with AsyncExitStack() as stack:
                party = await a_party(
                    stack, house.url, ("Ann", "Bess", "Cole"), THREE, turn_seconds=300, reserve_seconds=60
                )
                ann = party.chairs[0]
                before = ann.clocks
                assert before
                assert before[0].reserve == 60_000
                house.kill()
                await ann.until(lambda: ann.closed)
                await ann.hang_up()
                await asyncio.to_thread(house.start)
                await ann.open()
                assert ann.clocks == before

    asyncio.run(run())


def test_a_pause_holds_everybody_and_the_host_ends_it(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE)
            await party.host.call("POST", f"/tables/{party.table}/pause")
            mover = next(chair for chair in party.chairs if chair.asked())
            answer = await mover.do(mover.choose(Dice(1), 0))  # type: ignore[arg-type]
            assert answer.refusal.code == "table.paused"  # type: ignore[union-attr]
            await party.host.call("POST", f"/tables/{party.table}/resume")
            await party.play_to_the_end()

    asyncio.run(run())


def test_the_host_role_passes_on_when_the_host_is_gone(tmp_path: Path) -> None:
    async def act(party: Party) -> None:
        await party.chairs[0].close()
        bess = party.chairs[1]
        await bess.until(lambda: bess.table is not None and bess.table.seats[1].host)
        await party.people[1].call("POST", f"/tables/{party.table}/pause")

    at_a_table(tmp_path, act, host_away_seconds=0.2, away_seconds=600.0)


def test_who_leaves_in_the_middle_is_stood_in_for_and_claims_the_seat_back(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), THREE, spectators=False)
            ann, bess, _ = party.chairs
            await party.people[0].call("DELETE", f"/tables/{party.table}/seats/0")
            await ann.until(lambda: ann.closed)
            await bess.until(lambda: bess.table is not None and bess.table.seats[0].stand_in)
            assert bess.table is not None
            assert bess.table.seats[1].host
            taken = await party.people[1].ask("POST", f"/tables/{party.table}/seats/0")
            assert taken.status_code == 409
            await party.people[0].call("POST", f"/tables/{party.table}/seats/0")
            await bess.until(lambda: bess.table is not None and not bess.table.seats[0].stand_in)
            await ann.close()
            await ann.open()
            assert ann.seat == 0
            await party.play_to_the_end()

    asyncio.run(run())


# What stand-ins do proves nothing


def test_what_a_stand_in_declares_does_not_depend_on_the_bag() -> None:
    rules = Ruleset.preset("second", players=4)
    told = []
    for bag in ([Good.APPLE] * 3, [Good.CROSSBOW, Good.SILK, Good.MEAD], [Good.CHICKEN] * 3):
        table = _declaring(rules, bag)
        turn = Turn(View(1, table.public, table.own[1]), AskKind.DECLARE, may_wait=False)
        bot = seat_bot(STAND_IN, BotChair(1, rules, Dice(5)))
        kinds = [StandIn(bot, Dice(seed)).play(turn) for seed in range(200)]
        told.append(kinds)
    assert told[0] == told[1] == told[2]
    goods = [command.good for command in told[0] if isinstance(command, DeclareBag)]
    assert len(goods) == 200
    assert set(goods) == set(rules.legal_kinds)
    assert goods.count(Good.APPLE) > goods.count(Good.CHICKEN)


def _declaring(rules: Ruleset, bag: list[Good]) -> Any:
    table, _ = new_game(rules, 1, first_sheriff=0)
    own = msgspec.structs.replace(table.own[1], bag=tuple(bag))
    return msgspec.structs.replace(table, own=(table.own[0], own, *table.own[2:]))


def test_a_stand_in_makes_no_offers_for_the_bag(tmp_path: Path) -> None:
    async def act(party: Party) -> None:
        ann, bess, cole = party.chairs
        await play_until(party, Phase.DECLARATION)
        await bess.close()
        await cole.play_on(Dice(1), lambda: cole.phase == Phase.INSPECTION)
        await asyncio.sleep(0.5)
        assert ann.phase == Phase.INSPECTION
        assert not [event for event in ann.told if type(event).__name__ == "OfferMade"]
        assert [event.seat for event in ann.told if isinstance(event, BagDeclared)] == [1, 2]

    at_a_table(tmp_path, act, away_seconds=0.2)
