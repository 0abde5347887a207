"""Bots at the table of a person: seated by their specs, given turns, told everything, and harmless."""

from itertools import repeat
from pathlib import Path

import pytest

from nottingham.bots import Chair, Turn, register
from nottingham.bots.baselines import Honest
from nottingham.game import Command, Event, Ruleset
from nottingham.game.commands import MakeOffer, RefuseOffer
from nottingham.game.events import BagClosed, GameScored, OfferMade, PhaseBegan
from nottingham.game.known import AskKind, Phase, Unseen
from nottingham.game.state import Table
from nottingham.notation import Log, read_log
from nottingham.terminal.floor import FRESH_STARTS, Call, Floor
from nottingham.terminal.opponents import MomentDice
from nottingham.terminal.play import TerminalGame, new_log, play_to_the_end
from nottingham.terminal.players import DEFAULT_BOTS, NotPlayable, bots_in, names_in, seat_in, specs_for
from tests.builders import APPLE, CHEESE, SILK, a_bribe, an_inspection, do, happened
from tests.terminal.scripted import ScriptedConsole, Typist

THREE = Ruleset.preset("second", players=3)
FOUR = Ruleset.preset("second", players=4)


def a_game(*specs: str, rules: Ruleset = THREE, seed: int = 3, seat: int = 0, answers: object = None) -> TerminalGame:
    console = ScriptedConsole(answers if answers is not None else repeat(""))  # type: ignore[arg-type]
    return TerminalGame(console, new_log(rules, seed, seat, "Robin", specs or DEFAULT_BOTS), seat)


def a_gate() -> Table:
    return an_inspection(bags={1: [APPLE, SILK], 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE})


def printed(game: TerminalGame) -> str:
    assert isinstance(game.console, ScriptedConsole)
    return game.console.printed


# Who plays


def test_a_short_list_of_bots_is_repeated() -> None:
    assert specs_for("hard, easy:brazen", 5) == ("hard", "easy:brazen", "hard", "easy:brazen", "hard")


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ("hard,hard,hard,hard", "only 3 seats"),
        ("harsh", "There’s no bot “harsh”"),
        ("hard:mild", "not “mild”"),
        (",", "Name at least one bot"),
    ],
)
def test_bots_that_cannot_be_seated_are_refused_in_a_sentence(wanted: str, why: str) -> None:
    with pytest.raises(NotPlayable, match=why):
        specs_for(wanted, 3)


def test_the_log_says_which_bot_sat_where() -> None:
    header = new_log(FOUR, 1, 1, "Robin", ("hard", "easy:brazen", "random")).header
    assert header.seats == ("Alder (hard)", "Robin", "Bess (easy:brazen)", "Cuthbert (random)")
    assert names_in(header) == ("Alder", "Robin", "Bess", "Cuthbert")
    assert bots_in(header, 1) == {0: "hard", 2: "easy:brazen", 3: "random"}


def test_the_usual_bots_differ_in_character() -> None:
    assert len(set(DEFAULT_BOTS)) == 5
    assert all(spec.startswith("medium:") for spec in DEFAULT_BOTS)


def test_a_bot_sits_in_for_a_person_who_left() -> None:
    header = new_log(FOUR, 1, 1, "Robin", ("hard", "hard", "hard")).header
    assert bots_in(header, 0)[1] in DEFAULT_BOTS


def test_a_saved_game_whose_bot_is_not_installed_cannot_go_on() -> None:
    log = new_log(THREE, 1, 0, "Robin", ("gone", "hard"))
    with pytest.raises(NotPlayable, match="There’s no bot “gone”"):
        TerminalGame(ScriptedConsole(), log, 0)


# Going on


@pytest.mark.parametrize("stop", [9, 14, 22, 31])
def test_bots_that_keep_no_count_go_on_after_an_interruption_as_they_would_have_gone(tmp_path: Path, stop: int) -> None:
    """They hear the whole log again, plans included: also in the middle of a round."""
    company = ("wary", "briber", "random")
    whole = a_game(*company, rules=FOUR, seed=5)
    whole.run()
    first = a_game(*company, rules=FOUR, seed=5, answers=[""] * stop)
    assert not play_to_the_end(first, tmp_path / "left.jsonl")
    log = read_log(tmp_path / "left.jsonl")
    rest = TerminalGame(ScriptedConsole(repeat("")), log, seat_in(log, None))
    rest.run()
    assert rest.events == whole.events


@pytest.mark.parametrize("stop", [9, 22, 47])
def test_bots_that_haggle_go_on_after_an_interruption_to_the_end(tmp_path: Path, stop: int) -> None:
    """They know all that they were told; how often they were asked and kept quiet, they do not."""
    first = a_game("hard", "medium:brazen", "easy", rules=FOUR, seed=5, answers=[""] * stop)
    assert not play_to_the_end(first, tmp_path / "left.jsonl")
    log = read_log(tmp_path / "left.jsonl")
    rest = TerminalGame(ScriptedConsole(repeat("")), log, seat_in(log, None))
    rest.run()
    assert tuple(rest.events[: len(log.events)]) == log.events
    assert any(isinstance(event, GameScored) for event in rest.events)
    assert not rest.opponents.faults


def test_dice_fall_the_same_at_the_same_moment() -> None:
    dice, others = MomentDice(1), MomentDice(2)
    dice.begin(7)
    first = dice.bits()
    dice.begin(8)
    assert dice.bits() != first
    dice.begin(7)
    others.begin(7)
    assert dice.bits() == first != others.bits()


# What they are told and what they do


class Listening(Honest):
    """Keeps what it is told."""

    heard: list[list[Event]] = []  # noqa: RUF012

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.told: list[Event] = []
        Listening.heard.append(self.told)

    def hear(self, n: int, told: Event) -> None:
        assert n == len(self.told)
        self.told.append(told)


def test_bots_are_told_what_their_seat_is_told_and_no_more() -> None:
    register("listening-in-a-test", Listening)
    Listening.heard.clear()
    game = a_game("listening-in-a-test", "honest")
    game.run()
    (told,) = Listening.heard
    assert len(told) == len(game.events)
    others = [event.cards for event in happened(told, BagClosed) if event.seat != 1]
    assert others
    assert set(others) == {Unseen()}


class Raising(Honest):
    """Cannot load a bag."""

    def play(self, turn: Turn) -> Command | None:
        if turn.ask is AskKind.LOAD:
            raise LookupError("where is the bag?")
        return super().play(turn)


def test_a_bot_that_raises_loses_its_move_and_the_game_goes_on() -> None:
    register("raising-in-a-test", Raising)
    game = a_game("raising-in-a-test", "honest")
    game.run()
    assert game.table.public.phase is Phase.OVER
    assert "Alder (raising-in-a-test) lost a move" in printed(game)
    assert "where is the bag?" in printed(game)


def test_bots_talk_and_say_so_by_name() -> None:
    game = a_game("hard:brazen", "hard:corrupt")
    game.run()
    assert "Alder: “" in printed(game)
    assert "Bess: “" in printed(game)


@pytest.mark.parametrize("spec", ["hard", "random", "briber"])
def test_the_others_make_a_bounded_number_of_offers_in_an_inspection(spec: str) -> None:
    game = TerminalGame(Typist([]), new_log(FOUR, 2, 0, "Robin", (spec,) * 3), 0)
    game.run()
    made, most = 0, 0
    for event in game.events:
        if isinstance(event, PhaseBegan):
            made = 0
        made += isinstance(event, OfferMade)
        most = max(most, made)
    assert 0 < most <= 18


# Whose word it is


def test_a_merchant_has_a_word_after_the_other_merchants_and_before_the_sheriff() -> None:
    table, floor = a_gate(), Floor()
    seats = []
    while isinstance(call := floor.next(table, 1), Turn):
        seats.append(call.seat)
    assert seats == [2, 3]
    assert call is Call.NEWS
    floor.spoke(table.public, None, 1)
    turn = floor.next(table, 1)
    assert isinstance(turn, Turn)
    assert turn.seat == 0


def test_a_merchant_is_asked_again_when_something_happened_before_the_sheriff_speaks() -> None:
    table, floor = a_gate(), Floor()
    while isinstance(floor.next(table, 1), Turn):
        pass
    floor.spoke(table.public, None, 1)
    sheriffs_turn = floor.next(table, 1)
    assert isinstance(sheriffs_turn, Turn)
    table = do(table, (0, MakeOffer((0,), (1,), a_bribe(1, gold=5).terms)))
    calls = [floor.next(table, 1) for _ in range(5)]
    assert Call.NEWS in calls
    assert not any(isinstance(call, Turn) and call.seat == 0 for call in calls[: calls.index(Call.NEWS)])


def test_a_silent_merchant_is_not_asked_twice() -> None:
    """A Sheriff who waits, and a person who waits: then the Sheriff must settle."""
    table, floor = a_gate(), Floor()
    while isinstance(floor.next(table, 1), Turn):
        pass
    floor.spoke(table.public, None, 1)
    turns = [floor.next(table, 1) for _ in range(2)]
    assert all(isinstance(turn, Turn) and turn.seat == 0 for turn in turns)
    assert isinstance(turns[1], Turn)
    assert turns[1].settle_now


def test_a_sheriff_who_is_a_person_gets_answers_to_every_offer() -> None:
    table, floor = a_gate(), Floor()
    for gold in range(1, 2 * FRESH_STARTS):
        while isinstance(floor.next(table, 0), Turn):
            pass
        demand = MakeOffer((0,), (1,), a_bribe(1, gold=gold).terms)
        table = do(table, (0, demand))
        floor.spoke(table.public, demand, 0)
        answering = floor.next(table, 0)
        assert isinstance(answering, Turn)
        assert answering.seat == 1


def test_a_sheriffs_patience_has_an_end() -> None:
    """A merchant who is a person may haggle for long, but not forever."""
    table, floor = a_gate(), Floor()
    for gold in range(1, 4 * FRESH_STARTS):
        while isinstance(call := floor.next(table, 1), Turn):
            if call.seat == 0 and call.settle_now:
                assert FRESH_STARTS < gold <= FRESH_STARTS + 4
                return
            if call.seat == 0 and (offer := table.public.offer((1,), (0,))) is not None:
                table = do(table, (0, RefuseOffer(offer.id)))
        bribe = a_bribe(1, gold=gold)
        table = do(table, (1, bribe))
        floor.spoke(table.public, bribe, 1)
    pytest.fail("the Sheriff listens forever")


def test_silence_and_unanswered_offers_are_told_apart() -> None:
    table, floor = a_gate(), Floor()
    while isinstance(floor.next(table, 0), Turn):
        pass
    floor.spoke(table.public, None, 0)
    while isinstance(call := floor.next(table, 0), Turn):
        pass
    assert call is Call.SILENCE
    demand = MakeOffer((0,), (1,), a_bribe(1, gold=3).terms)
    table = do(table, (0, demand))
    floor.spoke(table.public, demand, 0)
    while isinstance(call := floor.next(table, 0), Turn):
        pass
    assert call is Call.NO_ANSWER


def test_nobody_is_asked_to_haggle_before_there_is_anything_to_haggle_about() -> None:
    game = a_game("hard", "hard", rules=THREE, seat=1)
    game.run()
    shown = printed(game).split("Haggle if you like")[:-1]
    assert shown
    assert all("· Inspection ·" in text.rsplit("Round ", 1)[1] for text in shown)


def test_a_log_of_the_arena_can_be_played_on_from_any_seat() -> None:
    """Seats there are called by what played them, without a name."""
    log = new_log(THREE, 1, 0, "Robin")
    arena = Log(type(log.header)(THREE, ("hard", "hard", "easy"), 1), log.events)
    assert names_in(arena.header) == ("hard 0", "hard 1", "easy")
    assert set(bots_in(arena.header, 2)) == {0, 1}
