"""Connections break, commands are sent twice, and two tabs show one seat: nothing is lost or played twice."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import httpx

from nottingham.game import Dice, Ruleset, tell
from nottingham.game.commands import AcceptOffer, MakeOffer
from nottingham.game.known import BagTerm, Deed, Parcel, Phase, Terms
from nottingham.notation.log import from_bytes
from nottingham.server.protocol import Done, Refused
from tests.server.guests import Chair, Party, a_party
from tests.server.house import House

THREE = Ruleset.preset("second", players=3, house_rounds=2)
NAMES = ("Ann", "Bess", "Cole")


def at_a_table(house: House, act: Callable[[Party], Awaitable[None]], rules: Ruleset = THREE) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            await act(await a_party(stack, house.url, NAMES, rules, first_sheriff=0))

    asyncio.run(run())


async def play_until(party: Party, phase: Phase) -> None:
    """Everybody plays until a phase begins."""
    chairs = party.chairs
    reached = lambda: any(chair.phase == phase for chair in chairs)  # noqa: E731
    await asyncio.gather(*(chair.play_on(Dice(i), reached) for i, chair in enumerate(chairs)))
    for chair in chairs:
        await chair.until(lambda: chair.phase == phase)  # noqa: B023


def test_who_comes_back_hears_what_was_missed_and_sees_the_same_as_before(house: House) -> None:
    async def act(party: Party) -> None:
        ann, bess, cole = party.chairs
        await play_until(party, Phase.LOADING)
        load = bess.choose(Dice(1), 0)
        assert load is not None
        await bess.do(load)
        seen, told = bess.n, len(bess.told)
        await bess.close()
        await cole.play_on(Dice(3), lambda: cole.phase == Phase.DECLARATION)
        await ann.until(lambda: ann.n == cole.n)
        await bess.open(since=seen)
        assert bess.n == ann.n > seen
        assert len(bess.told) - told == bess.n - seen
        await party.play_to_the_end()
        log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
        assert bess.told == [tell(event, 1) for event in log.events]

    at_a_table(house, act)


def test_a_repeated_command_is_answered_and_not_played_again(house: House) -> None:
    async def act(party: Party) -> None:
        chair = next(chair for chair in party.chairs if chair.asked())
        command = chair.choose(Dice(1), 0)
        assert command is not None
        first = await chair.do(command, "once")
        assert isinstance(first, Done)
        n = chair.n
        assert await chair.do(command, "once") == first
        await chair.close()
        await chair.open()
        assert await chair.do(command, "once") == first
        assert chair.n == n

    at_a_table(house, act)


def test_ids_of_commands_are_each_seats_own(house: House) -> None:
    """Three seats send their commands under one id: each is played. Who is not asked is refused under it, too."""

    async def act(party: Party) -> None:
        seats: list[Chair] = []
        n = party.chairs[0].n
        for _ in range(3):
            chair = next(chair for chair in party.chairs if chair.asked())
            command = chair.choose(Dice(1), 0)
            assert command is not None
            for bystander in party.chairs:
                if bystander not in (chair, *seats):
                    assert isinstance(await bystander.do(command, "mine"), Refused)
            answer = await chair.do(command, "mine")
            assert isinstance(answer, Done)
            assert answer.n > n
            for other in party.chairs:
                await other.until(lambda: other.n >= answer.n)  # noqa: B023
            seats, n = [*seats, chair], answer.n
        assert len({id(chair) for chair in seats}) == 3

    at_a_table(house, act)


def test_a_refusal_is_told_to_the_sender_alone_and_changes_nothing(house: House) -> None:
    async def act(party: Party) -> None:
        asked = next(chair for chair in party.chairs if chair.asked())
        other = next(chair for chair in party.chairs if not chair.asked())
        command = asked.choose(Dice(1), 0)
        assert command is not None
        heard = [len(chair.frames) for chair in party.chairs]
        answer = await other.do(command)
        assert isinstance(answer, Refused)
        assert answer.refusal.code
        after = [len(chair.frames) for chair in party.chairs]
        assert [b - a for a, b in zip(heard, after, strict=True)] == [int(chair is other) for chair in party.chairs]

    at_a_table(house, act)


def test_an_acceptance_of_an_offer_that_changed_is_refused_as_stale(house: House) -> None:
    async def act(party: Party) -> None:
        await play_until(party, Phase.INSPECTION)
        sheriff, merchant = party.chairs[0], party.chairs[1]
        offers = []
        for gold in (1, 2):
            terms = Terms(Parcel(gold), bags=(BagTerm(1, Deed.PASS),))
            assert isinstance(await merchant.do(MakeOffer((1,), (0,), terms)), Done)
            await sheriff.until(lambda: sheriff.n == merchant.n)
            offers.append(sheriff.view().public.offer((1,), (0,)))
        old, new = offers
        assert old is not None
        answer = await sheriff.do(AcceptOffer(old.id))
        assert isinstance(answer, Refused)
        assert answer.refusal.code == "offer.stale"
        assert new is not None
        assert isinstance(await sheriff.do(AcceptOffer(new.id)), Done)

    at_a_table(house, act)


def test_two_tabs_of_one_seat_see_the_same(house: House) -> None:
    async def act(party: Party) -> None:
        async with party.people[1].at(party.table, since=0) as tab:
            await party.play_to_the_end()
            await tab.until(lambda: tab.over)
            assert tab.view() == party.chairs[1].view()
            assert tab.told == party.chairs[1].told
            assert tab.seat == 1

    at_a_table(house, act)


def test_nobody_learns_who_loaded_how_much_before_the_last_bag_is_closed(house: House) -> None:
    async def act(party: Party) -> None:
        await play_until(party, Phase.LOADING)
        sheriff, one, two = party.chairs
        before = len(sheriff.frames), len(two.frames)
        assert isinstance(await one.do(one.choose(Dice(1), 0)), Done)  # type: ignore[arg-type]
        for chair in (sheriff, two):
            await chair.until(lambda: chair.n == one.n)  # noqa: B023
        heard = sheriff.frames[before[0] :] + two.frames[before[1] :]
        assert len(heard) == 2
        assert all('"cards":{"hidden":"unseen"}' in frame for frame in heard)
        assert sheriff.view().public.hands[1] == THREE.hand_limit
        assert [ask.seat for ask in sheriff.awaiting] == [2]

    at_a_table(house, act)


def test_talk_reaches_everybody_as_plain_text_and_stays_out_of_the_log(house: House) -> None:
    async def act(party: Party) -> None:
        ann, bess, _ = party.chairs
        await ann.send({"type": "say", "words": "  a <b>fine</b>\u0007\nday "})
        await bess.until(lambda: bess.talk)
        assert (bess.talk[-1].words, bess.talk[-1].name, bess.talk[-1].seat) == ("a <b>fine</b> day", "Ann", 0)
        await bess.send({"type": "say", "reaction": "wink"})
        await ann.until(lambda: any(line.reaction == "wink" for line in ann.talk))
        async with party.people[2].at(party.table) as late:
            assert [line.words for line in late.talk] == ["a <b>fine</b> day", ""]
        assert b"fine" not in await party.host.call("GET", f"/tables/{party.table}/log")

    at_a_table(house, act)


def test_a_forgotten_guest_leaves_no_name_and_no_words_behind(house: House) -> None:
    async def act(party: Party) -> None:
        ann, bess, _ = party.chairs
        await bess.send({"type": "say", "words": "remember me"})
        await ann.until(lambda: ann.talk)
        await party.people[1].call("DELETE", "/me")
        await bess.until(lambda: bess.closed)
        await ann.until(lambda: ann.table is not None and ann.table.seats[1].name == "")
        assert (await party.people[1].ask("GET", "/me")).status_code == 401
        async with party.people[0].at(party.table) as late:
            assert not late.talk
        listing = await party.host.call("GET", f"/tables/{party.table}")
        assert "Bess" not in str(listing)

    at_a_table(house, act)


def test_a_cookie_works_like_a_token_but_only_for_our_own_pages(house: House) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(trust_env=False) as http:
            come = await http.post(f"{house.url}/api/guests", json={"name": "Ann"})
            cookie = come.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "samesite=lax" in cookie.lower()
            assert (await http.get(f"{house.url}/api/me")).json()["name"] == "Ann"
            foreign = await http.patch(
                f"{house.url}/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"}
            )
            assert (foreign.status_code, foreign.json()["code"]) == (403, "origin.foreign")
            own = await http.patch(f"{house.url}/api/me", json={"name": "Bess"}, headers={"origin": house.url})
            assert own.status_code == 200

    asyncio.run(run())
