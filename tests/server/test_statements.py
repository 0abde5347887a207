"""Statements over the socket: everybody hears them, and what came of them; who may talk how much. Rules §17."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest

from nottingham.game import Dice, Ruleset, Say, Statement, StatementKind
from nottingham.game.commands import OpenBag
from nottingham.game.known import Phase
from nottingham.notation.log import from_bytes
from nottingham.notation.statements import StatementState, Transcript, Utterance
from nottingham.server.protocol import Done, Refused, Trouble, Update, Welcome, server_decoder
from tests.server.guests import Chair, Party, Person, a_party
from tests.server.house import House

RULES = Ruleset.preset("second", players=3, house_rounds=1)
K, S = StatementKind, StatementState


async def at_the_gate(party: Party) -> tuple[Chair, Chair]:
    """Play to the first inspection: the Sheriff, and the owner of a bag."""
    at_gate = lambda: any(chair.phase == Phase.INSPECTION for chair in party.chairs)  # noqa: E731
    await asyncio.gather(*(chair.play_on(Dice(i), at_gate) for i, chair in enumerate(party.chairs)))
    for chair in party.chairs:
        await chair.until(lambda: chair.phase == Phase.INSPECTION)  # noqa: B023
    public = party.chairs[0].view().public
    return party.chairs[public.sheriffs[0]], party.chairs[public.unsettled[0]]


def known(chair: Chair) -> tuple[Utterance, ...]:
    """The statements as a client keeps them."""
    kept: dict[int, Utterance] = {}
    for frame in chair.frames:
        message = server_decoder.decode(frame)
        if isinstance(message, Welcome):
            kept = dict(enumerate(message.statements))
        elif isinstance(message, Update):
            kept |= message.statements
    return tuple(kept[place] for place in sorted(kept))


def test_everybody_hears_a_statement_and_what_came_of_it(house: House) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cyd"), RULES)
            sheriff, owner = await at_the_gate(party)
            bag = owner.seat
            assert bag is not None
            for chair, said in (
                (owner, Statement(K.AS_DECLARED, bag)),
                (sheriff, Statement(K.LIES, bag)),
                (sheriff, Statement(K.LAST_CHANCE, bag)),
            ):
                done = await chair.do(Say(said))
                assert isinstance(done, Done), done
            await sheriff.do(OpenBag(bag))
            await party.play_to_the_end(3)
            log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
            heard = Transcript(RULES).follow(log.events)
            heard.turned_up(log.events)
            for chair in party.chairs:
                assert known(chair) == heard.statements
            first, second, third = heard.statements
            assert {first.state, second.state} == {S.TRUE, S.FALSE}
            assert third.state is S.KEPT
            replay = await party.host.call("GET", f"/tables/{party.table}/replay?eyes=all")
            told = [frame["statements"] for frame in _frames(replay) if frame.get("statements")]
            assert told[-1]["2"]["state"] == "kept"

    asyncio.run(run())


def _frames(replay: Any) -> list[dict[str, Any]]:
    return [frame for frame in replay["frames"] if isinstance(frame, dict)]


@pytest.mark.parametrize(
    ("talk", "chats", "says"), [("all", True, True), ("statements", False, True), ("quiet", False, False)]
)
def test_the_host_says_who_may_talk_how(house: House, talk: str, chats: bool, says: bool) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cyd"), RULES, talk=talk)
            chair = party.chairs[1]
            await chair.until(lambda: chair.public is not None)
            assert (chair.legal.say is not None) == says
            done = await chair.do(Say(Statement(K.OWES_ME, 0)))
            assert isinstance(done, Done if says else Refused)
            if isinstance(done, Refused):
                assert done.refusal.code == "talk.quiet"
            before = len(chair.frames)
            await chair.send({"type": "say", "words": "Nothing but apples."})
            await chair.until(lambda: len(chair.frames) > before)
            answer = server_decoder.decode(chair.frames[-1])
            assert isinstance(answer, Trouble) != chats, answer

    asyncio.run(run())


def test_a_table_for_strangers_has_statements_only_unless_its_host_says_otherwise(house: House) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
            host = await Person.come(house.url, http, "Ann")
            rules = msgspec.to_builtins(RULES)
            told: list[tuple[dict[str, Any], str]] = [
                ({}, "all"),
                ({"public": True}, "statements"),
                ({"public": True, "talk": "all"}, "all"),
            ]
            for options, talk in told:
                made = await host.call("POST", "/tables", ruleset=rules, **options)
                assert made["table"].get("talk", "all") == talk

    asyncio.run(run())
