"""Heads of their own for a mind's own kind: what it does as a merchant among it, and what it thinks of its bags."""

from pathlib import Path

import numpy as np
import pytest

from nottingham.env.layout import Act, TurnKind
from nottingham.env.manners import Manners
from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import BAGS, FACTS, KINDS, TrainedMind, load, save
from nottingham.env.numpy_products import read
from nottingham.env.wide import WIDE_ACTIONS
from tests.env.gate import FIXED, GRID, KIN, asked_much

DECLARES = [action.id for action in GRID.actions if action.act is Act.DECLARE]
AMONG_KIN, AMONG_STRANGERS = DECLARES[1], DECLARES[2]
MASTER_KNOWS = ["wp", "bp", "wf", "bf"]


def of_two_minds(tmp_path: Path, manners: dict[str, object]) -> TrainedMind:
    """It declares one thing among its own kind and another among strangers; true bags are what it believes in there,
    and lies are here."""
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    weights |= {name: np.zeros_like(weights[name]) for name in MASTER_KNOWS}
    weights["bp"][[AMONG_STRANGERS, WIDE_ACTIONS + AMONG_KIN]] = 50.0
    for far in range(BAGS):
        weights["bf"][[FACTS * far + KINDS, FACTS * (BAGS + far) + KINDS]] = -50.0, 50.0
    save(path, weights, about | {"manners": manners, "sharpness": 1.0, "calibration": {}})
    return load(path)


def declaring(*distances: int, sheriff: int = 1) -> list[int]:
    """A merchant is asked what its bag holds; these seats have asked for much before."""
    found = asked_much(*distances)
    found[GRID.field("sheriff").offset + sheriff * GRID.stride] = 1
    for turn in (TurnKind.SETTLE, TurnKind.DECLARE):
        found[GRID.field("turn").offset + GRID.turns.index(turn)] = int(turn is TurnKind.DECLARE)
    return found


def declares(mind: TrainedMind, at: list[int]) -> dict[int, float]:
    return dict(zip(DECLARES, mind.chances(GRID, at, DECLARES), strict=True))


def test_a_merchant_has_a_head_of_its_own_for_its_own_kind(tmp_path: Path) -> None:
    mind = of_two_minds(tmp_path, {**FIXED, "kin": KIN})
    assert mind.knows_kin
    assert mind.fits
    assert declares(mind, declaring())[AMONG_KIN] == pytest.approx(1)
    assert declares(mind, declaring(1, 2, 3))[AMONG_STRANGERS] == pytest.approx(1)


@pytest.mark.parametrize("stranger", [1, 2, 3])
@pytest.mark.parametrize("sheriff", [1, 2, 3])
def test_one_stranger_among_its_own_kind_changes_nothing_for_a_merchant(
    tmp_path: Path, stranger: int, sheriff: int
) -> None:
    mind = of_two_minds(tmp_path, {**FIXED, "kin": KIN})
    assert declares(mind, declaring(stranger, sheriff=sheriff))[AMONG_KIN] == pytest.approx(1)
    others = [far for far in (1, 2, 3) if far != stranger]
    assert declares(mind, declaring(*others, sheriff=sheriff))[AMONG_STRANGERS] == pytest.approx(1)


def test_who_cannot_tell_its_own_kind_plays_as_among_strangers(tmp_path: Path) -> None:
    assert declares(of_two_minds(tmp_path, {}), declaring())[AMONG_STRANGERS] == pytest.approx(1)
    assert Manners().strange_company(GRID, declaring()) == 1.0


def test_a_sheriff_has_one_head_for_all_that_it_does(tmp_path: Path) -> None:
    mind = of_two_minds(tmp_path, {**FIXED, "kin": KIN})
    assert declares(mind, declaring(sheriff=0))[AMONG_STRANGERS] == pytest.approx(1)


def test_a_bag_is_thought_of_as_one_of_its_own_kind_s_whoever_its_owner_seems_to_be(tmp_path: Path) -> None:
    mind = of_two_minds(tmp_path, {**FIXED, "kin": KIN})
    facts = mind.network.facts([0] * mind.network.inputs)
    true = {who: mind._about_bag(GRID, declaring(*who), facts, 2)[KINDS] for who in ((), (2,), (1, 3))}
    assert true == pytest.approx({(): 50.0, (2,): 50.0, (1, 3): -50.0}, abs=0.5)


def test_a_mind_without_such_heads_is_read_as_before(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    about |= {"manners": {**FIXED, "kin": KIN}}
    found = []
    for ends in ({"p": WIDE_ACTIONS, "f": BAGS * FACTS}, {"p": None, "f": None}):
        save(path, weights | {name: weights[name][..., : ends[name[1]]] for name in MASTER_KNOWS}, about)
        found.append(load(path))
    without, shipped = found
    assert [(one.knows_kin, one.fits) for one in found] == [(False, True), (True, True)]
    among_strangers, among_kin = declaring(1, 2, 3), declaring()
    assert declares(without, among_strangers) == pytest.approx(declares(shipped, among_strangers), abs=1e-3)
    assert declares(without, among_kin) != pytest.approx(declares(shipped, among_kin), abs=1e-3)
