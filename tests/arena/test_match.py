"""A bot that raises, hangs or answers nonsense loses its move, is reported, and breaks nothing."""

import gc
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from nottingham.arena.match import Match, play_match
from nottingham.bots import Chair, Turn, registry
from nottingham.bots.asking import watched
from nottingham.bots.baselines import Honest
from nottingham.bots.faults import FAULT_FORMS, blame, blame_in_words
from nottingham.game import Event, Ruleset
from nottingham.game.commands import DeclareBag, LoadBag, PassBag, SetAside
from nottingham.game.events import BagClosed, BagDeclared
from nottingham.game.known import AskKind, Phase, Unseen
from nottingham.locales import LANGUAGES
from nottingham.notation.words import Narrator
from tests.arena.players import (
    SHORT,
    Answering,
    DeafListener,
    a_chair,
    leaving,
    match_with,
    raising,
    sleeping,
    sleeping_through_alarms,
)
from tests.builders import APPLE, SILK, happened


def blamed(match: Match) -> str:
    """The game went on to its end; why seat 0, and nobody else, lost moves."""
    assert match.table.public.phase is Phase.OVER
    assert {fault.seat for fault in match.faults} == {0}
    return match.faults[0].why


@pytest.mark.parametrize("asked", [AskKind.MARKET, AskKind.LOAD, AskKind.DECLARE, AskKind.SETTLE, None])
def test_a_bot_that_raises_loses_its_move(asked: AskKind | None) -> None:
    assert blamed(match_with(Answering(asked, raising))) == "raised LookupError: lost the thread"


def test_a_bot_that_leaves_the_program_loses_its_move() -> None:
    assert "SystemExit" in blamed(match_with(Answering(AskKind.LOAD, leaving)))


def test_a_bot_that_hangs_loses_its_move_after_the_time_limit() -> None:
    assert "more than 0.05 seconds" in blamed(match_with(Answering(AskKind.LOAD, sleeping), time_limit=0.05))


def test_a_bot_that_swallows_the_alarm_still_loses_its_move() -> None:
    assert "more than 0.05 seconds" in blamed(
        match_with(Answering(AskKind.LOAD, sleeping_through_alarms), time_limit=0.05)
    )


def test_a_bot_must_move_where_it_must() -> None:
    assert blamed(match_with(Answering(AskKind.LOAD, lambda turn: None))) == "had to move and did not"


GARBAGE = [0, "pass", b"", [], {}, object(), PassBag, SetAside, ("load_bag", ()), 1.5, Exception("no")]


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda garbage: type(garbage).__name__)
@pytest.mark.parametrize("asked", [AskKind.LOAD, AskKind.SETTLE, None])
def test_anything_that_is_no_command_loses_the_move(garbage: Any, asked: AskKind | None) -> None:
    assert "refused: command.malformed" in blamed(match_with(Answering(asked, lambda turn: garbage)))


def test_a_command_with_garbage_in_it_loses_the_move() -> None:
    assert "refused" in blamed(match_with(Answering(AskKind.LOAD, lambda turn: LoadBag(("gold bars", None)))))  # type: ignore[arg-type]


def test_an_illegal_command_loses_the_move() -> None:
    def declare_silk(turn: Turn) -> DeclareBag:
        return DeclareBag(SILK, len(turn.own.bag))

    match = match_with(Answering(AskKind.DECLARE, declare_silk))
    assert "answered DeclareBag, which was refused" in blamed(match)
    declared = [event for event in happened(match.events, BagDeclared) if event.seat == 0]
    assert {event.good for event in declared} == {APPLE}, "the safe default declares the first legal kind"


class Slow:
    """Takes its time to go."""

    def __del__(self) -> None:
        _dawdle()


def _dawdle() -> None:
    time.sleep(0.2)


def collected(once: list[str]) -> None:
    """JAX is called at every collection."""

    def tidying(phase: str, info: dict[str, int]) -> None:
        if not once:
            once.append(phase)
            _dawdle()

    gc.callbacks.append(tidying)
    try:
        gc.collect()
    finally:
        gc.callbacks.remove(tidying)


def finalized(once: list[str]) -> None:
    slow: Slow | None = Slow()
    once.append(type(slow).__name__)
    slow = None


def unreferenced(once: list[str]) -> None:
    gone: Answering | None = Answering(AskKind.LOAD, lambda turn: None)
    weakref.finalize(gone, _dawdle)
    once.append(type(gone).__name__)
    gone = None


@pytest.mark.parametrize("tidy", [collected, finalized, unreferenced])
def test_an_alarm_while_python_tidies_up_is_not_swallowed(tidy: Callable[[list[str]], None]) -> None:
    """Whatever is raised there is lost, or told on the screen: a bot would go on."""
    once: list[str] = []

    def tidies(turn: Turn) -> None:
        tidy(once)
        time.sleep(30)

    assert "more than 0.05 seconds" in blamed(match_with(Answering(AskKind.LOAD, tidies), time_limit=0.05))
    assert once


def test_games_are_played_in_a_thread_beside_others_while_the_bell_hangs_for_another_one() -> None:
    def beside() -> Match:
        return play_match(SHORT, 1, ["honest"] * SHORT.players)

    with watched(), ThreadPoolExecutor(1) as pool:
        found = pool.submit(beside).result(timeout=60)
    assert found.faults == []
    assert found.events == beside().events


def test_an_alarm_that_is_still_set_between_two_questions_stops_nobody() -> None:
    with watched():
        play_match(SHORT, 1, ["honest"] * SHORT.players, time_limit=0.2)
        time.sleep(0.5)


def test_every_lost_move_is_reported() -> None:
    match = match_with(Answering(AskKind.LOAD, raising))
    loaded = [event for event in happened(match.events, BagDeclared) if event.seat == 0]
    assert len(match.faults) == len(loaded) == 2


def test_a_listener_that_raises_is_reported_and_heard_no_worse() -> None:
    assert "when told of an event" in blamed(match_with(DeafListener()))


def test_a_listener_that_hangs_is_stopped() -> None:
    assert "more than 0.05 seconds" in blamed(match_with(DeafListener(sleep=0.5), time_limit=0.05))


class Stillborn(Honest):
    """Cannot even sit down."""

    def __init__(self, chair: Chair) -> None:
        raise LookupError("where is my chair?")


def test_a_bot_that_cannot_be_made_loses_all_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "stillborn", registry.Entry("stillborn", Stillborn, ""))
    assert "LookupError" in blamed(play_match(SHORT, 1, ["stillborn", "honest", "honest"]))


def test_well_behaved_bots_have_no_faults() -> None:
    for rules in (Ruleset.preset("second", players=4), Ruleset.preset("first", players=6, black_market=True)):
        specs = ["honest", "greedy", "briber", "wary", "gambler", "random"][: rules.players]
        match = play_match(rules, 3, specs)
        assert match.faults == []
        assert match.table.public.phase is Phase.OVER


def test_the_same_seed_and_seats_give_the_same_game() -> None:
    games = [play_match(SHORT, 9, ["random", "gambler", "briber"]).events for _ in range(2)]
    assert games[0] == games[1]


def test_bots_are_told_only_what_their_seat_is_told() -> None:
    """The bot in seat 0 hears of everybody's bags without their contents."""
    heard: list[Event] = []

    class Spy(Honest):
        def hear(self, n: int, told: Event) -> None:
            heard.append(told)

    match = match_with(Spy(a_chair()))
    closed = [event.cards for event in happened(heard, BagClosed) if event.seat != 0]
    assert closed
    assert set(closed) == {Unseen()}
    assert len(heard) == len(match.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FAULT_FORMS)
def test_why_a_move_was_lost_is_told_in_the_language_of_the_reader(language: str, kind: str) -> None:
    details = {"seconds": "1.5", "error": "KeyError", "said": "'x': y", "command": "LoadBag", "code": "bag.closed"}
    why = blame(kind, **details)
    told = blame_in_words(why, Narrator(language))
    needed = [value for name, value in details.items() if f"{{{name}}}" in FAULT_FORMS[kind]]
    assert all(value in told for value in needed), told
    assert (told == why) == (language == "en" and kind in ("thought", "listened", "mulled"))


def test_what_nobody_knows_of_a_lost_move_stays_as_it_is() -> None:
    assert blame_in_words("fell asleep", Narrator("pl")) == "fell asleep"
