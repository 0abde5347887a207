"""Telling the game in a log."""

import re

import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import Ruleset
from nottingham.notation import Header, Log
from nottingham.terminal.replay import NotTold, told_to, whole_story
from tests.terminal.scripted import ScriptedConsole

RULES = Ruleset.preset("second", players=3)


def a_log(seed: int = 5) -> Log:
    events = [event for _, events in random_game(RULES, seed) for event in events]
    return Log(Header(RULES, ("Ann", "Bob", "Cid"), seed), tuple(events))


def story(log: Log, *answers: str, step: bool = False) -> str:
    console = ScriptedConsole(answers)
    whole_story(console, log, step=step)
    return console.printed


def test_a_replay_tells_the_game_to_the_end() -> None:
    words = story(a_log())
    assert "Round 1 of 9" in words
    assert "Round 9 of 9" in words
    assert "The reckoning" in words


def test_a_replay_through_one_seats_eyes_hides_the_rest() -> None:
    log = a_log()
    whole, mine = story(log), story(told_to(log, 1, spectator=False))
    assert "Ann draws 6 cards." in mine
    assert "You draw" in mine
    assert "as Bob saw it" in mine
    assert "Ann draws 6 cards." not in whole


def test_a_spectator_has_no_cards() -> None:
    words = story(told_to(a_log(), None, spectator=True))
    told = " ".join(words.split("At the table")[1].lower().split())
    assert "you" not in re.sub("“[^”]*”", "", told)


def test_a_seats_log_cannot_be_told_to_another() -> None:
    log = told_to(a_log(), 1, spectator=False)
    assert told_to(log, 1, spectator=False) is log
    with pytest.raises(NotTold, match="seat 1"):
        told_to(log, 0, spectator=False)
    with pytest.raises(NotTold, match="seat 1"):
        told_to(log, None, spectator=True)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotTold, match="0 to 2"):
        told_to(a_log(), 3, spectator=False)
    with pytest.raises(NotTold, match="not both"):
        told_to(a_log(), 1, spectator=True)


def test_step_by_step_waits_for_enter_and_ends_with_q() -> None:
    words = story(a_log(), "", "", "q", step=True)
    assert len(words.splitlines()) == 5
    assert "Round 1" not in words


def test_step_by_step_ends_with_the_input() -> None:
    assert len(story(a_log(), "", step=True).splitlines()) < 8
