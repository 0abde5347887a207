"""Seats of the arena for programs that run elsewhere: over a real socket, on the same deals as everybody's."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from nottingham.arena.external import (
    Endpoint,
    HelloArena,
    SeatAnswer,
    SeatAsked,
    arena_decoder,
    close_endpoints,
    encode_line,
)
from nottingham.arena.figures import Tournament
from nottingham.arena.match import Match, play_bots
from nottingham.arena.report import report
from nottingham.arena.seatings import NoTournament
from nottingham.arena.tournament import TournamentSettings, run
from nottingham.bots import Chair, seat_bot
from nottingham.bots.safe import safe_move
from nottingham.client.arena import play_in_arena
from nottingham.game import Command, Dice, LoadBag, Ruleset, Said, Say, Statement, StatementKind
from nottingham.mcp.desk import Desk
from nottingham.notation.words import Narrator
from tests.mcp.scripted import play_desk
from tests.server.house import PYCACHE

RULES = Ruleset.preset("second", players=3, house_rounds=1)


def a_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


def held(port: int, tmp_path: Path, seconds: float = 20.0, games: int = 6) -> tuple[Tournament, int]:
    """A tournament with one program from elsewhere, here a bot behind the socket, and how many decisions it made."""
    settings = TournamentSettings(RULES, (f"remote:{port}", "honest"), games, 1, "1+2", seconds)
    made: list[int] = []

    def client() -> None:
        made.append(asyncio.run(play_in_arena(port, lambda chair: seat_bot("greedy", chair), name="fox", cost=0.25)))

    thread = threading.Thread(target=client)
    thread.start()
    result = run(settings, state=tmp_path / "state.jsonl", workers=1)
    thread.join(20)
    return result, made[0]


def test_a_program_plays_as_the_bot_that_it_is_and_its_time_and_cost_are_told(tmp_path: Path) -> None:
    port = a_port()
    result, decisions = held(port, tmp_path)
    (line,) = [line for line in result.bots if line.bot == f"remote:{port}"]
    assert line.effort is not None
    assert line.effort.decisions == decisions > 20
    assert line.effort.cost == pytest.approx(0.25 * decisions)
    assert 0 < line.effort.seconds / decisions <= line.effort.slowest < 20
    assert line.faults == 0
    twin = run(TournamentSettings(RULES, ("greedy", "honest"), 6, 1, "1+2"), workers=1, state=tmp_path / "twin.jsonl")
    (same,) = [line for line in twin.bots if line.bot == "greedy"]
    assert (same.score, same.win_share) == (line.score, line.win_share), (
        "greedy draws no lots: the same deals, the same play"
    )
    assert "Decisions" in report(result, Narrator("en"))
    assert "Decisions" not in report(twin, Narrator("en"))
    assert all(other.effort is None for other in twin.bots)


def test_a_program_that_says_nothing_loses_the_move_and_the_game_goes_on() -> None:
    endpoint = Endpoint(0, seconds=0.2)
    try:
        client = socket.create_connection(("127.0.0.1", endpoint.port))
        client.sendall(encode_line(HelloArena("mute")) + b"\n")
        endpoint.wait(5)
        assert endpoint.name == "mute"
        bot = endpoint.begin(Chair(0, RULES, Dice(1)))
        others = [seat_bot("honest", Chair(seat, RULES, Dice(seat))) for seat in (1, 2)]
        match = play_bots(RULES, 1, [bot, *others], time_limit=5)
        assert match.table.public.scores is not None
        assert {fault.seat for fault in match.faults} == {0}
        assert all("no answer within 0.2 seconds" in fault.why for fault in match.faults)
        client.close()
    finally:
        endpoint.close()


def test_who_does_not_say_hello_is_sent_away_and_who_breaks_off_may_come_again() -> None:
    endpoint = Endpoint(0, seconds=20)
    try:
        page = socket.create_connection(("127.0.0.1", endpoint.port))
        page.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        first = socket.create_connection(("127.0.0.1", endpoint.port))
        first.sendall(encode_line(HelloArena("first")) + b"\n")
        endpoint.wait(5)
        assert endpoint.name == "first"
        assert page.recv(10) == b""
        page.close()
        bot = endpoint.begin(Chair(0, RULES, Dice(1)))
        first.close()

        def come_again() -> None:
            asyncio.run(play_in_arena(endpoint.port, lambda chair: seat_bot("honest", chair), name="second"))

        thread = threading.Thread(target=come_again)
        thread.start()
        others = [seat_bot("honest", Chair(seat, RULES, Dice(seat))) for seat in (1, 2)]
        match = play_bots(RULES, 1, [bot, *others], time_limit=20)
        assert match.faults == []
        assert endpoint.name == "second"
    finally:
        endpoint.close()
    thread.join(10)


def played_by(answer: Callable[[SeatAsked], Command | None]) -> tuple[Match, set[str]]:
    """A game with a program in seat 0 that answers so, and how it was refused meanwhile."""
    endpoint = Endpoint(0, seconds=20)
    codes: set[str] = set()

    def program() -> None:
        with socket.create_connection(("127.0.0.1", endpoint.port)) as client:
            client.sendall(encode_line(HelloArena()) + b"\n")
            for line in client.makefile("rb"):
                message = arena_decoder.decode(line)
                if isinstance(message, SeatAsked):
                    codes.add(message.refused)
                    client.sendall(encode_line(SeatAnswer(message.id, answer(message))) + b"\n")  # type: ignore[arg-type]

    thread = threading.Thread(target=program)
    thread.start()
    try:
        endpoint.wait(10)
        bot = endpoint.begin(Chair(0, RULES, Dice(1)))
        others = [seat_bot("honest", Chair(seat, RULES, Dice(seat))) for seat in (1, 2)]
        match = play_bots(RULES, 1, [bot, *others], first_sheriff=1, time_limit=20)
    finally:
        endpoint.close()
    thread.join(10)
    return match, codes - {""}


def test_an_answer_that_the_rules_refuse_is_explained_and_asked_for_again() -> None:
    def stubborn(message: SeatAsked) -> Command | None:
        turn = message.turn
        bad = turn.ask is not None and turn.ask.value == "load" and not message.refused
        return LoadBag(()) if bad else safe_move(turn)

    match, codes = played_by(stubborn)
    assert match.faults == []
    assert codes == {"bag.wrong_number"}


def test_a_program_says_something_by_answering_with_it_and_is_asked_again() -> None:
    """Rules §17: words cost no move; what is too much is refused, and costs none either."""

    def chatty(message: SeatAsked) -> Command | None:
        may = message.legal.say
        says = may is not None and 0 in may.bags and not message.refused
        return Say(Statement(StatementKind.AS_DECLARED, 0)) if says else safe_move(message.turn)

    match, codes = played_by(chatty)
    assert match.faults == []
    assert any(isinstance(event, Said) and event.seat == 0 for event in match.events)
    assert codes == {"say.too_many"}


def test_a_program_gets_one_seat_at_a_table() -> None:
    with pytest.raises(NoTournament, match="two hands"):
        TournamentSettings(RULES, ("remote:8501", "honest"), 6, 1)
    with pytest.raises(NoTournament, match="two hands"):
        TournamentSettings(RULES, ("honest", "remote:8501"), 6, 1, "1+2")
    TournamentSettings(RULES, ("remote:8501", "remote:8502", "honest"), 6, 1)


@pytest.mark.parametrize("spec", ["remote", "remote:", "remote:x", "remote:0", "remote:70000"])
def test_a_seat_without_a_port_is_said_so(spec: str) -> None:
    with pytest.raises(NoTournament, match="names no port"):
        TournamentSettings(RULES, (spec, "honest"), 6, 1)


def test_a_port_that_is_taken_and_several_processes_are_said_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen(1)
        settings = TournamentSettings(RULES, (f"remote:{taken.getsockname()[1]}", "honest"), 6, 1, "1+2")
        with pytest.raises(NoTournament, match="can’t be used"):
            run(settings, state=tmp_path / "a.jsonl")
        with pytest.raises(NoTournament, match="one game after the other"):
            run(settings, state=tmp_path / "b.jsonl", workers=2)
    close_endpoints()


def test_a_model_behind_mcp_plays_a_tournament_through_the_program(tmp_path: Path) -> None:
    """``nottingham arena`` and, beside it, a desk with ``--arena``: the same text that a model reads over MCP."""
    port = a_port()
    command = [
        sys.executable, "-m", "nottingham.cli", "arena", "--bots", f"remote:{port},honest", "--players", "3",
        "--mix", "1+2", "--games", "3", "--seconds", "30", "--json", "--lang", "en",
        "--state", str(tmp_path / "state.jsonl"),
    ]  # fmt: skip
    arena = subprocess.Popen(
        command,
        env=os.environ
        | {"PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(PYCACHE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        games = asyncio.run(play_desk(Desk("en", arena=port), "arena"))
        out, said = arena.communicate(timeout=60)
    finally:
        arena.kill()
    assert arena.returncode == 0, said
    assert f"Waiting at 127.0.0.1:{port}" in said
    assert games == 3
    (line,) = [line for line in json.loads(out)["bots"] if line["bot"] == f"remote:{port}"]
    assert line["effort"]["decisions"] > 50
    assert line["effort"]["cost"] == pytest.approx(0.001 * line["effort"]["decisions"], rel=0.5)
