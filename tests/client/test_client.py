"""The client for programs, against a real server over real sockets."""

import asyncio
import inspect
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from nottingham.arena.random_play import answers
from nottingham.client import (
    AsyncSeat,
    AsyncServer,
    BadAddress,
    CallRefused,
    CommandRefused,
    NoServer,
    PlainSeat,
    PlainServer,
    SeatLost,
    TableFull,
    read_invitation,
)
from nottingham.game import Dice, OpenBag, Ruleset
from nottingham.notation.log import from_bytes
from tests.server.house import House, a_house

RULES = Ruleset.preset("second", players=3, house_rounds=1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house"), away_seconds=600.0) as found:
        yield found


async def play_on(seat: AsyncSeat, dice: Dice) -> None:
    """Answer whatever is asked, and now and then do something that nobody asked for."""
    while not seat.over:
        if seat.ask is None:
            await seat.changed(5)
            continue
        await seat.do(answers(seat.legal).sample(dice))


def test_a_program_plays_a_whole_game_and_knows_what_its_log_says(house: House) -> None:
    async def play() -> None:
        server = await AsyncServer.enter(house.url, "Scarlet")
        made = await server.create(RULES, bots=("honest", "greedy"), pace=0)
        table = made.table.id
        assert made.seat == 0
        assert made.table.seats[0].program
        async with server.follow(table) as seat:
            assert seat.view is None
            await server.ready(table)
            await server.start(table)
            await play_on(seat, Dice(1))
            view = seat.view
            assert view is not None
            assert view.public.scores is not None
            log = from_bytes(await server.log(table))
            assert len(seat.told) == len(log.events) == seat.n
            assert seat.told[-1] == log.events[-1]
        assert [mine.id for mine in await server.mine()] == [table]

    asyncio.run(play())


def test_the_view_that_is_kept_is_the_view_that_a_new_connection_is_told(house: House) -> None:
    async def play() -> None:
        server = await AsyncServer.enter(house.url, "Scarlet")
        table = (await server.create(RULES, bots=("hard", "hard"), pace=0)).table.id
        dice = Dice(3)
        async with server.follow(table) as seat:
            await server.ready(table)
            await server.start(table)
            compared = 0
            while not seat.over:
                await seat.until(lambda: seat.ask is not None or seat.over)
                async with server.follow(table) as other:
                    await other.until(lambda: other.n >= seat.n)
                    await seat.until(lambda: seat.n >= other.n)
                    if seat.n == other.n:
                        assert (seat.view, seat.legal, seat.told) == (other.view, other.legal, other.told)
                        assert (seat.promises, seat.statements) == (other.promises, other.statements)
                        compared += 1
                if seat.ask is not None:
                    await seat.do(answers(seat.legal).sample(dice))
            assert compared >= 3

    asyncio.run(play())


def test_what_the_rules_forbid_is_refused_with_the_rule_and_a_sentence(house: House) -> None:
    async def play() -> None:
        server = await AsyncServer.enter(house.url, "Scarlet")
        table = (await server.create(RULES, bots=("honest", "honest"), pace=0, first_sheriff=1)).table.id
        async with server.follow(table) as seat:
            await server.ready(table)
            await server.start(table)
            await seat.until(lambda: seat.ask is not None)
            n = seat.n
            with pytest.raises(CommandRefused) as refused:
                await seat.do(OpenBag(2))
            assert "." in refused.value.refusal.code
            assert str(refused.value).endswith(".")
            assert refused.value.in_words("pl") != str(refused.value)
            assert seat.n == n

    asyncio.run(play())


def test_a_command_that_is_sent_twice_is_played_once(house: House) -> None:
    async def play() -> None:
        server = await AsyncServer.enter(house.url, "Scarlet")
        table = (await server.create(RULES, bots=("honest", "honest"), pace=0, first_sheriff=1)).table.id
        async with server.follow(table) as seat:
            await server.ready(table)
            await server.start(table)
            await seat.until(lambda: seat.ask is not None)
            command = answers(seat.legal).sample(Dice(1))
            first = await seat.do(command, id="only-once")
            assert await seat.do(command, id="only-once") == first

    asyncio.run(play())


def test_people_talk_and_programs_hear_it(house: House) -> None:
    async def play() -> None:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        fox = await AsyncServer.enter(house.url, "Fox")
        made = await robin.create(RULES)
        assert not made.table.seats[0].program
        found = await fox.find(f"{house.url}/join/{made.table.code}")
        assert (await fox.find(made.table.code.lower())).table.id == found.table.id == made.table.id
        taken = await fox.sit_down(found.table.id)
        assert taken.seat == 1
        async with robin.follow(made.table.id) as host, fox.follow(made.table.id) as guest:
            await host.until(lambda: host.table.seats[1].program and host.table.seats[1].here)
            await host.say("Nothing but apples.")
            await guest.until(lambda: guest.talk)
            assert (guest.talk[-1].words, guest.talk[-1].name) == ("Nothing but apples.", "Robin")

    asyncio.run(play())


def test_a_full_table_a_forbidden_one_and_an_unknown_one_each_have_an_error(house: House) -> None:
    async def play() -> None:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        fox = await AsyncServer.enter(house.url, "Fox")
        full = (await robin.create(RULES, bots=("easy", "easy"))).table.id
        with pytest.raises(TableFull):
            await fox.sit_down(full)
        closed = (await robin.create(RULES, programs=False)).table.id
        with pytest.raises(CallRefused, match="doesn’t let programs") as refused:
            await fox.sit_down(closed)
        assert refused.value.code == "seat.no_programs"
        with pytest.raises(CallRefused, match="no such table"):
            await fox.find("AAAAA")
        with pytest.raises(CallRefused, match="no such table"):
            await fox.table("nosuchtable2")

    asyncio.run(play())


def test_a_program_that_is_sent_away_is_told_so(house: House) -> None:
    async def play() -> None:
        robin = await AsyncServer.enter(house.url, "Robin", program=False)
        fox = await AsyncServer.enter(house.url, "Fox")
        table = (await robin.create(RULES)).table.id
        await fox.sit_down(table)
        async with fox.follow(table) as seat:
            await robin._call("POST", f"/tables/{table}/seats/1/kick", dict)
            with pytest.raises(SeatLost, match="sent this program away"):
                await seat.until(lambda: False, 20)

    asyncio.run(play())


def test_nobody_at_an_address_is_one_clear_sentence() -> None:
    with pytest.raises(NoServer, match=r"No nottingham answers at http://127\.0\.0\.1:9 \(Connection refused\)"):
        asyncio.run(AsyncServer.enter("http://127.0.0.1:9", "Fox"))


def test_something_else_at_an_address_is_one_clear_sentence(house: House) -> None:
    """A server of another kind answers, too."""
    from http.server import BaseHTTPRequestHandler, HTTPServer  # noqa: PLC0415

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>Hello</html>")

        def log_message(self, *_: object) -> None:
            return

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.handle_request)
        thread.start()
        with pytest.raises(NoServer, match="isn’t nottingham"):
            asyncio.run(AsyncServer.enter(f"http://127.0.0.1:{other.server_port}", "Fox"))
        thread.join()


@pytest.mark.parametrize(
    ("address", "server", "table"),
    [
        ("http://localhost:8462", "http://localhost:8462", ""),
        ("localhost:8462/", "http://localhost:8462", ""),
        ("https://play.example/join/XK4QP", "https://play.example", "XK4QP"),
        ("http://[::1]:8462/table/k7m2p9qrstuv?again", "http://[::1]:8462", "k7m2p9qrstuv"),
    ],
)
def test_invitations_are_read_as_people_copy_them(address: str, server: str, table: str) -> None:
    assert read_invitation(address) == (server, table)


@pytest.mark.parametrize("address", ["", "ftp://x", "http://", "http://a b", "http://h:99999", "http://h/elsewhere/X"])
def test_what_is_no_address_is_said_so(address: str) -> None:
    with pytest.raises(BadAddress, match="neither a server nor an invitation"):
        read_invitation(address)


def test_without_async_it_is_the_same(house: House) -> None:
    with PlainServer.enter(house.url, "Much") as server:
        assert server.hello().protocol >= 2
        assert {"easy", "hard"} <= {bot.name for bot in server.bots()}
        made = server.create(RULES, bots=("honest", "honest"), pace=0)
        dice = Dice(2)
        with server.follow(made.table.id) as seat:
            server.ready(made.table.id)
            server.start(made.table.id)
            while not seat.over:
                if seat.ask is None:
                    seat.changed(5)
                else:
                    seat.do(answers(seat.legal).sample(dice))
            assert seat.view is not None
            assert seat.view.public.scores is not None
        assert server.log(made.table.id).startswith(b"{")
        again = server.rematch(made.table.id)
        assert again.table.seats[0].program
        server.leave(again.table.id, 0)


@pytest.mark.parametrize(("plain", "other"), [(PlainServer, AsyncServer), (PlainSeat, AsyncSeat)])
def test_the_plain_form_takes_what_the_other_one_takes(plain: type, other: type) -> None:
    names = [name for name in vars(plain) if not name.startswith("_") and callable(getattr(plain, name))]
    names.remove("close") if plain is PlainServer else None
    assert names
    for name in names:
        ours, theirs = (inspect.signature(getattr(kind, name)).parameters for kind in (plain, other))
        assert list(ours) == list(theirs), name


def test_a_server_that_does_not_come_back_is_an_error_after_the_patience(tmp_path: Path) -> None:
    async def play() -> None:
        with a_house(tmp_path) as house:
            server = await AsyncServer.enter(house.url, "Fox")
            table = (await server.create(RULES)).table.id
            seat = server.follow(table, patience=0.5)
            await seat.open()
            await asyncio.to_thread(house.stop)
            with pytest.raises(NoServer, match="No nottingham answers"):
                await seat.until(lambda: False, 30)
            await seat.close()

    asyncio.run(play())
