"""Bots that speak: before their turns, a few times for each bag, and without any effect on the turns. Rules §17."""

from collections import Counter
from typing import Any

from nottingham.arena.match import Match, play_bots
from nottingham.arena.moderator import STATEMENTS_A_BAG
from nottingham.bots import Bot, Speaker, Turn, seat_bot
from nottingham.game import Event, Say, Statement, StatementKind
from nottingham.game.events import BagOpened, BagPassed, RoundBegan, Said
from tests.arena.players import SHORT, a_chair

SEATS = ("briber", "honest", "greedy")


class Chatty:
    """Plays as another does, and says the first thing that comes to mind whenever it is asked."""

    def __init__(self, bot: Bot, statement: Any = None) -> None:
        self.bot = bot
        self.statement = statement
        self.heard: list[Event] = []

    def play(self, turn: Turn) -> Any:
        return self.bot.play(turn)

    def say(self, turn: Turn) -> Statement | None:
        may = turn.choices.say
        if self.statement is not None:
            return self.statement  # type: ignore[no-any-return]
        return None if may is None else next(may.statements())

    def hear(self, n: int, told: Event) -> None:
        self.heard.append(told)


def a_game(*chatty: int, statement: Any = None) -> Match:
    bots: list[Bot] = [seat_bot(spec, a_chair(seat)) for seat, spec in enumerate(SEATS)]
    seats = [Chatty(bot, statement) if seat in chatty else bot for seat, bot in enumerate(bots)]
    return play_bots(SHORT, 4, seats, time_limit=5.0)


def test_a_game_of_speakers_is_the_game_of_the_mute() -> None:
    """Statements cost no turn, and make no exchange longer: the moves are the same."""
    mute, loud = a_game(), a_game(0, 1, 2)
    assert isinstance(Chatty(seat_bot("honest", a_chair())), Speaker)
    assert loud.faults == []
    assert loud.commands == mute.commands
    assert loud.table.public.scores == mute.table.public.scores
    assert [type(event) for event in loud.events if not isinstance(event, Said)] == [type(e) for e in mute.events]


def test_a_seat_speaks_a_few_times_until_the_next_bag_is_settled() -> None:
    spoken: Counter[int] = Counter()
    most = 0
    for event in a_game(0, 1, 2).events:
        if isinstance(event, Said):
            spoken[event.seat] += 1
            most = max(most, spoken[event.seat])
        elif isinstance(event, BagOpened | BagPassed | RoundBegan):
            spoken.clear()
    # a seat may speak before the bags are declared, and again when they lie on the desk
    assert STATEMENTS_A_BAG <= most <= 2 * STATEMENTS_A_BAG


def test_everybody_hears_what_is_said() -> None:
    bots = [Chatty(seat_bot(spec, a_chair(seat))) for seat, spec in enumerate(SEATS)]
    match = play_bots(SHORT, 4, bots, time_limit=5.0)
    said = [event for event in match.events if isinstance(event, Said)]
    assert said
    assert all([event for event in bot.heard if isinstance(event, Said)] == said for bot in bots)


def test_what_may_not_be_said_is_a_fault_and_is_not_said() -> None:
    for nonsense in (Statement(StatementKind.LIES, 9), "You lie!"):
        match = a_game(1, statement=nonsense)
        assert not [event for event in match.events if isinstance(event, Said)]
        assert match.faults
        assert {fault.seat for fault in match.faults} == {1}
        assert match.table.public.scores == a_game().table.public.scores


def test_a_statement_is_no_answer_to_a_turn() -> None:
    class Talker(Chatty):
        def play(self, turn: Turn) -> Any:
            return Say(Statement(StatementKind.SAW_THAT, (turn.seat + 1) % 3))

        def say(self, turn: Turn) -> None:
            return None

    bots = [Talker(seat_bot("honest", a_chair())), *(seat_bot("honest", a_chair(seat)) for seat in (1, 2))]
    match = play_bots(SHORT, 4, bots, time_limit=5.0)
    assert not [event for event in match.events if isinstance(event, Said)]
    assert "those are asked for apart" in match.faults[0].why
