"""The engine's own doors: what they take, and what they answer to anything else."""

from collections.abc import Callable
from typing import Any, get_type_hints

import pytest

from nottingham.game import CLOCK, Command, Refusal, Ruleset, decide, new_game, play
from nottingham.game.commands import Actor, ClockRanOut, SetAside


@pytest.mark.parametrize("door", [decide, play])
def test_the_engine_says_that_it_takes_a_seat_or_the_clock_and_a_command(door: Callable[..., Any]) -> None:
    """Design §3: so a type checker finds a caller who mixes them up."""
    hints = get_type_hints(door)
    assert hints["actor"] == Actor
    assert hints["command"] is Command


@pytest.mark.parametrize("door", [decide, play])
@pytest.mark.parametrize(
    ("actor", "command", "code"),
    [
        (None, SetAside(()), "actor.unknown"),
        ("0", SetAside(()), "actor.unknown"),
        (True, SetAside(()), "actor.unknown"),
        (4, SetAside(()), "actor.unknown"),
        (0, None, "command.malformed"),
        (0, SetAside, "command.malformed"),
        (0, {"command": "set_aside"}, "command.malformed"),
        (0, ClockRanOut(), "command.not_for_seats"),
        (CLOCK, SetAside(()), "command.not_for_the_clock"),
        (CLOCK, 0, "command.not_for_the_clock"),
    ],
)
def test_anything_else_is_answered_with_a_refusal_all_the_same(
    door: Callable[..., Any], actor: Any, command: Any, code: str
) -> None:
    """Design §7.4."""
    table, _ = new_game(Ruleset.preset("second", players=4), seed=1)
    answer = door(table, actor, command)
    assert isinstance(answer, Refusal)
    assert answer.code == code
