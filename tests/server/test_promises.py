"""The ledger of promises over the socket, and the summary of a finished game. Rules §5, §16."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec

from nottingham.game import SPECTATOR, Dice, Ruleset, tell
from nottingham.game.commands import AcceptOffer, MakeOffer
from nottingham.game.known import BagTerm, Deed, OfferId, Parcel, Phase, Terms
from nottingham.notation.log import from_bytes
from nottingham.notation.promises import PASS_NEXT_IN_WORDS, Book, Pledge
from nottingham.notation.summary import Summary, summary_of
from nottingham.server.protocol import Done, Update, Welcome, server_decoder
from tests.server.guests import Chair, Party, Person, a_party
from tests.server.house import House

RULES = Ruleset.preset("second", players=3, house_rounds=2)


def in_ledger(kept: tuple[Pledge, ...], message: Update) -> tuple[Pledge, ...]:
    """The ledger after an update: what it names takes its place, or comes at the end."""
    found = dict(enumerate(kept)) | message.promises
    assert sorted(found) == list(range(len(found))), "a promise was left out"
    return tuple(found[place] for place in range(len(found)))


def ledgers(chair: Chair) -> list[tuple[int, Any]]:
    """The ledger after each message, as a client keeps it, with the number of events."""
    found: list[tuple[int, Any]] = []
    kept: Any = ()
    for frame in chair.frames:
        message = server_decoder.decode(frame)
        if isinstance(message, Welcome):
            kept = message.promises
        elif isinstance(message, Update):
            kept = in_ledger(kept, message)
        else:
            continue
        found.append((message.n, kept))
    return found


async def a_promise(party: Party) -> None:
    """Play to the first inspection; a merchant then buys the pass with a favour."""
    at_gate = lambda: any(chair.phase == Phase.INSPECTION for chair in party.chairs)  # noqa: E731
    await asyncio.gather(*(chair.play_on(Dice(i), at_gate) for i, chair in enumerate(party.chairs)))
    for chair in party.chairs:
        await chair.until(lambda: chair.phase == Phase.INSPECTION)  # noqa: B023
    public = party.chairs[0].view().public
    sheriff, merchant = public.sheriffs[0], public.unsettled[0]
    terms = Terms(Parcel(1, favour=PASS_NEXT_IN_WORDS), bags=(BagTerm(merchant, Deed.PASS),))
    made = await party.chairs[merchant].do(MakeOffer((merchant,), (sheriff,), terms))
    assert isinstance(made, Done), made
    version = made.n - 1
    struck = await party.chairs[sheriff].do(AcceptOffer(OfferId((merchant,), (sheriff,), version)))
    assert isinstance(struck, Done), struck


def test_everybody_at_the_table_keeps_the_same_ledger(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES, spectators=True)
            stranger = await Person.come(house.url, party.http, "Stranger")
            watcher = await stack.enter_async_context(stranger.at(party.table, since=0))
            await a_promise(party)
            late = await stack.enter_async_context(party.people[2].at(party.table))
            assert len(ledgers(late)[0][1]) == 1
            await party.play_to_the_end(3)
            await watcher.until(lambda: watcher.over)
            log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
            for chair in (*party.chairs, watcher):
                for n, kept in ledgers(chair):
                    assert kept == Book().follow(tell(event, SPECTATOR) for event in log.events[:n]).pledges

    asyncio.run(run())


def test_who_looks_on_later_learns_of_promises_later(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            names = ("Ann", "Bess", "Cole")
            party = await a_party(stack, house.url, names, RULES, spectators=True, spectator_delay=600)
            stranger = await Person.come(house.url, party.http, "Stranger")
            watcher = await stack.enter_async_context(stranger.at(party.table, since=0))
            await a_promise(party)
            assert ledgers(party.chairs[0])[-1][1]
            again = await stack.enter_async_context(stranger.at(party.table, since=0))
            for chair in (watcher, again):
                assert all(not kept for _, kept in ledgers(chair))
                assert not any("promises" in frame or PASS_NEXT_IN_WORDS in frame for frame in chair.frames)

    asyncio.run(run())


def test_a_finished_game_has_a_summary_and_no_other_has(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES, spectators=False)
            early = await party.host.ask("GET", f"/tables/{party.table}/summary")
            assert (early.status_code, early.json()["code"]) == (409, "table.not_now")
            await party.play_to_the_end(2)
            log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
            found = await party.host.ask("GET", f"/tables/{party.table}/summary")
            assert msgspec.json.decode(found.content, type=Summary) == summary_of(log)
            stranger = await Person.come(house.url, party.http, "Stranger")
            assert (await stranger.ask("GET", f"/tables/{party.table}/summary")).status_code == 403
            share = await party.host.call("POST", f"/tables/{party.table}/share")
            place, key = f"{house.url}/api/tables/{party.table}/summary", share["key"]
            async with httpx.AsyncClient(trust_env=False) as anybody:
                assert (await anybody.get(place, params={"key": key})).content == found.content
                assert (await anybody.get(place, params={"key": key + "x"})).status_code == 401

    asyncio.run(run())
