"""A table's session: what happens at a table, decided without a socket, a database or a clock."""

import itertools
from collections.abc import Callable

import msgspec
import pytest

from nottingham.game import Dice, Refusal, Ruleset, legal
from nottingham.game.commands import MakeOffer
from nottingham.game.events import TimeUp
from nottingham.game.known import Phase, Terms
from nottingham.server import lobby
from nottingham.server.deadlines import deadlines, host_is_away, out_of_time
from nottingham.server.problems import Problem
from nottingham.server.records import SeatRecord, TableRecord
from nottingham.server.session import Change, Session
from nottingham.server.settings import Settings

RULES = Ruleset.preset("second", players=3, house_rounds=1)
NAMES = ("ann", "bess", "cole")
START = 1_700_000_000_000


def a_lobby(ruleset: Ruleset = RULES, **options: object) -> Session:
    seats = tuple(SeatRecord("person", guest=name, ready=True, nonce=name * 8) for name in NAMES)
    record = TableRecord("t", "CODE", "ann", ruleset, seats, "00" * 32, first_sheriff=0)
    record = msgspec.structs.replace(record, **options)
    return Session(record, {name: name.title() for name in NAMES}, Settings(), START)


def a_game(ruleset: Ruleset = RULES, **options: object) -> Session:
    session = a_lobby(ruleset, **options)
    session.apply(session.deal(START))
    return session


def somebody_plays(session: Session, dice: Dice, number: int, now: int = START) -> Change:
    """A random legal command of somebody who is asked; at the gate, the Sheriff rather than the clock."""
    assert session.table is not None
    asked = session.table.awaiting
    seat = asked[dice.below(len(asked))].seat
    decided = session.command((seat, f"c{number}"), legal(session.table, seat).sample(dice), now)
    assert isinstance(decided, Change), decided
    return decided


def play_on(session: Session, until: Callable[[], bool], seed: int = 1) -> None:
    dice = Dice(seed)
    for number in range(5_000):
        if until():
            return
        session.apply(somebody_plays(session, dice, number))
    raise AssertionError("it did not come to that")


def pictured(session: Session) -> object:
    """Everything that somebody could notice of a session."""
    return (
        session.record,
        session.table and session.table.public,
        tuple(session.events),
        session.ledger.pledges,
        session.room(),
        session.clocks,
    )


def test_what_is_decided_and_not_stored_has_not_happened() -> None:
    session, dice = a_game(turn_seconds=30), Dice(7)
    for number in itertools.takewhile(lambda _: session.record.state == "playing", itertools.count()):
        before = pictured(session)
        change = somebody_plays(session, dice, number, START + number)
        assert pictured(session) == before
        assert session.played_before(change.sent_as or (0, "")) is None
        session.apply(change)
        assert pictured(session) != before
        assert session.played_before(change.sent_as or (0, "")) == len(session.events)


def test_a_whole_game_is_played_and_taken_up_again_as_it_was() -> None:
    session = a_game()
    play_on(session, lambda: session.record.state == "over")
    again = Session(session.record, dict(session.names), Settings(), START)
    assert again.take_up(list(session.events), {}, [], START) is None
    assert pictured(again) == pictured(session)


def test_the_numbers_of_the_events_follow_one_another() -> None:
    session, dice = a_game(), Dice(3)
    n = len(session.events)
    for number in itertools.takewhile(lambda _: session.record.state == "playing", itertools.count()):
        change = somebody_plays(session, dice, number)
        assert change.first == n
        assert len(change.encoded) == len(change.events)
        session.apply(change)
        n += len(change.events)
        assert len(session.events) == n


def test_a_refused_command_leaves_everything_as_it_was() -> None:
    session = a_game()
    assert session.table is not None
    idle = next(seat for seat in range(3) if not legal(session.table, seat))
    before = pictured(session)
    assert isinstance(session.command((idle, "c"), MakeOffer((0,), (1,), Terms()), START), Refusal)
    assert pictured(session) == before


def test_while_the_game_is_paused_nothing_is_played_and_clocks_go_on_afterwards_from_where_they_stood() -> None:
    session = a_game(turn_seconds=30)
    before = [clock.ends for clock in session.clocks]
    assert before
    change = session.pause(True, START + 10_000)
    assert change is not None
    session.apply(change)
    assert not session.clocks
    assert session.pause(True, START + 11_000) is None
    assert session.table is not None
    seat = session.table.awaiting[0].seat
    decided = session.command((seat, "c"), legal(session.table, seat).sample(Dice(1)), START + 12_000)
    assert decided == Refusal("table.paused", "3")
    change = session.pause(False, START + 70_000)
    assert change is not None
    session.apply(change)
    assert [clock.ends for clock in session.clocks] == [ends + 60_000 for ends in before]


def test_the_inspection_clock_runs_out_by_the_time_that_is_given_and_by_no_other() -> None:
    session = a_game(Ruleset.preset("second", players=3, house_rounds=1, inspection_clock=True))
    play_on(session, lambda: session.table is not None and session.table.public.phase is Phase.INSPECTION)
    ends = session.record.clock_ends
    assert ends
    assert session.clock_ran_out(ends - 1) is None
    change = session.clock_ran_out(ends)
    assert isinstance(change, Change)
    session.apply(change)
    assert isinstance(change.events[0], TimeUp)
    assert session.clock_ran_out(ends) is None


def test_a_bot_stands_in_for_who_is_away_too_long_and_goes_when_the_person_comes_back() -> None:
    session = a_game()
    assert session.table is not None
    asked = session.table.awaiting[0].seat
    other = (asked + 1) % 3
    session.come(NAMES[other], other)
    session.come(NAMES[asked], asked)
    assert deadlines(session) == []
    session.go(NAMES[asked], asked, START + 1_000)
    due = START + 1_000 + int(session.settings.away_seconds * 1000)
    assert min(deadlines(session)) == due
    assert out_of_time(session, due - 1) == []
    assert out_of_time(session, due) == [asked]
    assert session.stand_in(asked)
    assert not session.stand_in(asked)
    assert session.room().seats[asked].stand_in
    assert session.played_by_bot(asked)
    assert session.come(NAMES[asked], asked)
    assert not session.room().seats[asked].stand_in


def test_nobody_is_stood_in_for_at_a_table_where_nobody_is() -> None:
    session = a_game()
    assert out_of_time(session, START + 10**9) == []


def test_two_windows_of_one_person_count_as_one_until_both_are_closed() -> None:
    session = a_game()
    session.come("ann", 0)
    session.come("ann", 0)
    session.go("ann", 0, START)
    assert session.room().seats[0].here
    session.go("ann", 0, START)
    assert not session.room().seats[0].here


def test_the_host_s_role_goes_to_the_first_who_is_here_when_the_host_stays_away() -> None:
    session = a_game()
    session.come("ann", 0)
    session.come("cole", 2)
    session.go("ann", 0, START)
    due = START + int(session.settings.host_away_seconds * 1000)
    assert not host_is_away(session, due - 1)
    assert host_is_away(session, due)
    assert session.heir() == "cole"


def test_who_gets_up_is_stood_in_for_until_the_seat_is_claimed_back() -> None:
    session = a_game()
    session.apply(lobby.leave(session, START, "bess"))
    assert session.seat_for("bess") is None
    assert session.played_by_bot(1)
    assert not session.take_over(1)
    change = lobby.claim(session, START, "bess", "Bess", 1, blocked=False)
    assert change is not None
    session.apply(change)
    assert session.seat_for("bess") == 1
    assert not session.played_by_bot(1)


def test_who_is_kicked_may_not_come_in_again_and_a_bot_has_the_seat() -> None:
    session = a_game(spectators=True)
    assert session.may_enter("eve")
    session.apply(lobby.kick(session, START, "ann", 1))
    assert session.record.seats[1].kind == "bot"
    assert not session.may_enter("bess")
    with pytest.raises(Problem):
        lobby.kick(session, START, "cole", 0)


def test_a_bot_s_command_that_comes_too_late_is_dropped() -> None:
    session = a_game()
    session.apply(lobby.leave(session, START, "ann"))
    session.apply(lobby.leave(session, START, "bess"))
    session.apply(lobby.leave(session, START, "cole"))
    assert session.table is not None
    seat = session.table.awaiting[0].seat
    command = legal(session.table, seat).sample(Dice(1))
    n = len(session.events)
    assert session.bot_command(seat, command, n - 1, START) is None
    assert isinstance(session.bot_command(seat, command, n, START), Change)


def test_stream_numbers_grow_even_if_the_clock_is_set_back() -> None:
    session = a_game()
    first = session.next_s(START)
    assert session.next_s(START - 3_600_000) == first + 1


def test_a_record_is_stored_with_the_events_only_when_a_clock_or_the_end_makes_it_differ() -> None:
    plain, timed = a_game(), a_game(turn_seconds=30)
    assert not somebody_plays(plain, Dice(1), 1).keep
    assert somebody_plays(timed, Dice(1), 1).keep
