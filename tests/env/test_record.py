"""How much a merchant's record counts at the gate (nottingham.env.record)."""

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from nottingham.env.layout import Act, TurnKind, action_id, layout
from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import load, save
from nottingham.env.numpy_products import read
from nottingham.env.record import OF_A_RECORD, Record
from nottingham.game import Ruleset

GRID = layout(Ruleset.preset("second", 4), 1)
HEEDED = Record(1.5, 1.0, 0.4)


def seen(passed: int = 0, passed_false: int = 0, opened_true: int = 0, opened_false: int = 0, at: int = 2) -> list[int]:
    found = [0] * GRID.size
    for name, number in zip(OF_A_RECORD, (passed, passed_false, opened_true, opened_false), strict=True):
        found[GRID.field(name).offset + at * GRID.stride] = number
    return found


def test_of_whom_nothing_is_known_nothing_is_said() -> None:
    assert HEEDED.speaks_for_opening(GRID, seen(), 2) == 0
    assert HEEDED.speaks_for_opening(GRID, seen(passed=3, passed_false=3), 1) == 0, "that is another one's record"


def test_lies_speak_for_opening_whether_they_were_found_or_passed() -> None:
    passed = HEEDED.speaks_for_opening(GRID, seen(passed=2, passed_false=2), 2)
    assert passed > 0
    assert HEEDED.speaks_for_opening(GRID, seen(opened_false=2), 2) == pytest.approx(passed)
    assert HEEDED.speaks_for_opening(GRID, seen(passed=4, passed_false=4), 2) > passed


def test_true_bags_speak_against_it() -> None:
    assert HEEDED.speaks_for_opening(GRID, seen(passed=2), 2) < 0
    assert HEEDED.speaks_for_opening(GRID, seen(opened_true=2), 2) < 0


def test_who_lies_as_often_as_is_usual_is_treated_as_anybody() -> None:
    assert HEEDED.speaks_for_opening(GRID, seen(passed=5, passed_false=2), 2) == pytest.approx(0)


def test_a_mind_that_heeds_records_opens_a_liar_s_bag_more_often(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    shutil.copy(MASTER_FILE, path)
    weights, about = read(str(path))
    actions = [action_id(act, distance) for act in (Act.PASS, Act.OPEN) for distance in (1, 2)]
    bags = seen(passed=3, passed_false=3)
    chances = {}
    for weight in (0.0, 1.0):
        save(path, weights, about | {"record": [weight, 1.0, 0.5]})
        chances[weight] = dict(zip(actions, load(path).chances(GRID, bags, actions), strict=True))
    opens, passes = action_id(Act.OPEN, 2), action_id(Act.PASS, 2)
    odds = {weight: found[opens] / found[passes] for weight, found in chances.items()}
    sharpness = load(path).sharpness
    assert odds[1.0] == pytest.approx(odds[0.0] * 7**sharpness), "three lies in three bags, and half of one in one more"
    other = {weight: found[action_id(Act.OPEN, 1)] / found[passes] for weight, found in chances.items()}
    assert other[1.0] == pytest.approx(other[0.0])


def test_a_power_is_for_the_gate_alone(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    shutil.copy(MASTER_FILE, path)
    weights, about = read(str(path))
    actions = [action_id(Act.PASS, 2), action_id(Act.OPEN, 2)]
    odds: dict[tuple[TurnKind, float], float] = {}
    for turn in (TurnKind.SETTLE, TurnKind.SPEAK):
        at = seen(passed=2)
        at[GRID.field("turn").offset + GRID.turns.index(turn)] = 1
        for power in (1.0, 2.0):
            save(path, weights, about | {"record": [1.0, 1.0, 0.5, power]})
            passes, opens = load(path).chances(GRID, at, actions)
            odds[turn, power] = opens / passes
    assert odds[TurnKind.SETTLE, 2.0] == pytest.approx(odds[TurnKind.SETTLE, 1.0] ** 2)
    assert odds[TurnKind.SPEAK, 2.0] == pytest.approx(odds[TurnKind.SPEAK, 1.0])


def test_a_record_among_a_trainer_s_weights_is_kept_with_what_is_said_of_the_mind(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    about.pop("format")
    save(path, {**weights, "record": np.array([1.25, 1.0, 0.5, 1.5], np.float32)}, about)
    with np.load(path) as file:
        assert "record" not in file.files
        assert json.loads(str(file["about"]))["record"] == [1.25, 1.0, 0.5, 1.5]
    assert load(path).record == Record(1.25, 1.0, 0.5, 1.5)
