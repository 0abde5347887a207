"""Whole games over real sockets, by the public API alone."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from nottingham.game import Ruleset, tell, view
from nottingham.game.events import GameScored
from nottingham.notation.log import from_bytes, tables
from nottingham.notation.verify import verify
from tests.server.guests import Chair, a_party
from tests.server.house import House

PROMOS = {"brimstone_oil": 2, "feast_plate": 2}
RULESETS = [
    Ruleset.preset("second", players=4, royal_goods=True, house_rounds=2),
    Ruleset.preset("first", players=3, hidden_removal=True, house_rounds=2),
    Ruleset.preset("second", players=6, black_market=True, house_rounds=2),
    Ruleset.preset(
        "second", players=5, seven_cards=True, promos={"brimstone_oil": 2, "feast_plate": 2}, house_rounds=2
    ),
]


def test_two_guests_and_two_bots_play_from_start_to_rematch(house: House, tmp_path: Path) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            rules = Ruleset.preset("second", players=4)
            party = await a_party(stack, house.url, ("Robin", "Marian"), rules, bots="medium:brazen")
            robin, marian = party.chairs
            assert robin.table is not None
            commitment = robin.table.commitment
            await party.play_to_the_end()
            await robin.until(lambda: robin.table is not None and robin.table.state == "over")
            assert isinstance(robin.told[-2], GameScored)
            log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
            verdict = verify(log)
            assert verdict.fair
            assert verdict.committed
            assert log.header.fairness is not None
            assert log.header.fairness.commitment == commitment
            await _rematch(robin, marian)

    asyncio.run(play())


async def _rematch(robin: Chair, marian: Chair) -> None:
    again = await robin.person.call("POST", f"/tables/{robin.table_id}/rematch")
    await marian.until(lambda: marian.table is not None and marian.table.rematch)
    too = await marian.person.call("POST", f"/tables/{robin.table_id}/rematch")
    assert marian.table is not None
    assert again["table"]["id"] == too["table"]["id"] == marian.table.rematch
    assert [seat.get("name") or seat.get("bot") for seat in too["table"]["seats"]] == [
        "Robin",
        "Marian",
        "medium:brazen",
        "medium:brazen",
    ]
    assert (again["seat"], too["seat"]) == (0, 1)
    for person in (robin.person, marian.person):
        await person.ready(again["table"]["id"])
    started = await robin.person.call("POST", f"/tables/{again['table']['id']}/start")
    assert started["table"]["state"] == "playing"
    assert started["table"]["commitment"] != robin.table.commitment if robin.table else False


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: f"{rules.edition}-{rules.players}")
def test_people_play_every_kind_of_rules_to_the_end(house: House, rules: Ruleset) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            names = ("Ann", "Bess", "Cole", "Dan", "Eve", "Fay")[: rules.players]
            party = await a_party(stack, house.url, names, rules)
            await party.play_to_the_end(rules.players)
            log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
            assert verify(log).fair
            table = list(tables(log))[-1][1]
            for chair in party.chairs:
                assert chair.view() == view(table, chair.seat)
                assert chair.told == [tell(event, chair.seat) for event in log.events]

    asyncio.run(play())
