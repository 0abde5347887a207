"""Everybody who listens at a table hears what their seat may know, and those who may not listen hear nothing."""

import asyncio
from typing import Any

import pytest

from nottingham.game import Dice, Ruleset
from nottingham.server import lobby
from nottingham.server.audience import Audience
from nottingham.server.clients import Client
from nottingham.server.problems import Problem
from nottingham.server.protocol import Room, Update, Welcome, server_decoder
from nottingham.server.session import Change, Session
from tests.server.test_session import START, a_game, a_lobby, somebody_plays


async def _heard(client: Client) -> list[Any]:
    """What waited for a client, to its end."""
    client.close(1000, "that is all")
    found = []
    while (data := await client.next()) is not None:
        found.append(server_decoder.decode(data))
    return found


def _happens(session: Session, audience: Audience, change: Change | None) -> None:
    assert change is not None
    audience.tell(session.apply(change))


def test_who_may_not_look_on_at_the_game_is_sent_away_before_anything_of_it_is_told() -> None:
    async def run() -> None:
        session = a_lobby(spectators=False, spectator_delay=0)
        audience = Audience(session)
        ann, eve = Client("ann", 0), Client("eve", None)
        audience.join(ann, -1)
        audience.join(eve, -1)
        _happens(session, audience, session.deal(START))
        assert eve.closed == (4403, "table.not_for_you")
        assert ann.closed is None
        assert all(message.public is None for message in await _heard(eve) if isinstance(message, Welcome))

    asyncio.run(run())


def test_a_big_screen_of_somebody_with_a_seat_stays_and_sees_what_everybody_sees() -> None:
    async def run() -> None:
        session = a_lobby(spectators=False, spectator_delay=0)
        audience = Audience(session)
        screen = Client("ann", None)
        screen.looks_on = True
        audience.join(screen, -1)
        _happens(session, audience, session.deal(START))
        _happens(session, audience, somebody_plays(session, Dice(1), 1))
        assert screen.closed is None
        heard = await _heard(screen)
        assert all(message.own is None and message.seat is None for message in heard if isinstance(message, Welcome))
        assert any(isinstance(message, Update) for message in heard)

    asyncio.run(run())


def test_a_connection_follows_its_guest_to_another_seat() -> None:
    """With fewer seats the free ones go, and whoever sat behind one has a smaller number then."""

    async def run() -> None:
        session = a_lobby()
        audience = Audience(session)
        cole = Client("cole", 2)
        audience.join(cole, -1)
        more, fewer = (Ruleset.preset("second", players=players) for players in (4, 3))
        _happens(session, audience, lobby.set_options(session, START, "ann", {"ruleset": more}))
        _happens(session, audience, lobby.leave(session, START, "bess"))
        _happens(session, audience, lobby.claim(session, START, "dora", "Dora", 3, blocked=False))
        _happens(session, audience, lobby.set_options(session, START, "ann", {"ruleset": fewer}))
        assert session.record.seat_of("cole") == cole.seat == 1
        assert [seat.here for seat in session.room().seats] == [False, True, False]
        assert [message.seat for message in await _heard(cole) if isinstance(message, Welcome)] == [2, 1]

    asyncio.run(run())


@pytest.mark.parametrize("spectators", [True, False])
def test_who_gets_up_looks_on_where_that_is_allowed(spectators: bool) -> None:
    async def run() -> None:
        session = a_game(spectators=spectators, spectator_delay=0)
        audience = Audience(session)
        bess = Client("bess", 1)
        audience.join(bess, -1)
        _happens(session, audience, lobby.leave(session, START, "bess"))
        assert (bess.closed is None) == spectators
        if spectators:
            last = [message for message in await _heard(bess) if isinstance(message, Welcome)][-1]
            assert last.seat is None
            assert last.own is None
            assert bess in audience.gallery.clients

    asyncio.run(run())


def test_a_seat_and_those_who_look_on_are_told_the_same_events_but_for_what_is_the_seat_s_own() -> None:
    async def run() -> None:
        session = a_lobby(Ruleset.preset("second", players=3), spectators=True, spectator_delay=0)
        audience = Audience(session)
        _happens(session, audience, session.deal(START))
        clients = [*(Client(name, seat) for seat, name in enumerate(("ann", "bess", "cole"))), Client("eve", None)]
        for client in clients:
            audience.join(client, -1)
        dice = Dice(2)
        for number in range(30):
            if session.record.state != "playing":
                break
            _happens(session, audience, somebody_plays(session, dice, number))
        told = [[m.told for m in await _heard(client) if isinstance(m, Update)] for client in clients]
        assert len({len(updates) for updates in told}) == 1
        assert len(told[0]) > 10
        kinds = [[[type(event) for event in update] for update in updates] for updates in told]
        assert all(other == kinds[0] for other in kinds)
        assert told[0] != told[3]

    asyncio.run(run())


def test_a_new_host_is_told_to_everybody() -> None:
    async def run() -> None:
        session = a_game()
        audience = Audience(session)
        bess = Client("bess", 1)
        audience.join(bess, -1)
        _happens(session, audience, lobby.hand_over(session, START, "ann", 1))
        rooms = [message for message in await _heard(bess) if isinstance(message, Room)]
        assert rooms[-1].table.seats[1].host

    asyncio.run(run())


def test_a_host_who_lets_nobody_else_in_throws_nobody_out() -> None:
    """In the middle of a game; who was sent away before does not come in by that."""

    async def run() -> None:
        session = a_game(spectators=True, spectator_delay=0)
        audience = Audience(session)
        eve = Client("eve", None)
        audience.join(eve, -1)
        _happens(session, audience, lobby.set_options(session, START, "ann", {"spectators": False}))
        _happens(session, audience, somebody_plays(session, Dice(1), 1))
        assert eve.closed is None
        assert (await _heard(eve))[-1].n == len(session.events)
        assert not session.may_enter("fay")
        _happens(session, audience, lobby.set_options(session, START, "ann", {"spectators": True}))
        assert session.may_enter("fay")

    asyncio.run(run())


def test_the_rules_cannot_be_changed_under_way_together_with_who_may_look_on() -> None:
    session = a_game(spectators=True)
    with pytest.raises(Problem) as error:
        lobby.set_options(session, START, "ann", {"spectators": False, "pace": 0.0})
    assert error.value.said.code == "table.not_now"
    with pytest.raises(Problem):
        lobby.set_options(session, START, "bess", {"spectators": False})


def test_somebody_who_is_sent_away_is_told_that_it_was_the_host() -> None:
    async def run() -> None:
        session = a_game(spectators=True, spectator_delay=0)
        audience = Audience(session)
        bess = Client("bess", 1)
        audience.join(bess, -1)
        _happens(session, audience, lobby.kick(session, START, "ann", 1))
        assert bess.closed == (4403, "table.sent_away")
        with pytest.raises(Problem) as error:
            lobby.require_entry(session, "bess")
        assert error.value.said.code == "table.sent_away"

    asyncio.run(run())


def test_people_choose_their_faces_in_their_own_seats_at_any_time() -> None:
    for session in (a_lobby(), a_game()):
        change = lobby.wear(session, START, "bess", 1, 4)
        assert change is not None
        session.apply(change)
        assert [seat.face for seat in session.room().seats][:2] == [None, 4]
        assert lobby.wear(session, START, "bess", 1, 4) is None
        with pytest.raises(Problem):
            lobby.wear(session, START, "bess", 0, 4)
    assert lobby.rematch_of(session.record, "ann", START).seats[1].face == 4
