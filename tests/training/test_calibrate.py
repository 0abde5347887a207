"""Whether a mind means what it says, and how that is mended."""

import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

from nottingham.env.manners import Manners
from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import load
from nottingham.env.numpy_products import read
from training.calibrate import Found, main, would_mend, write
from training.odds import fit_odds


def test_log_odds_that_were_twice_too_sure_are_halved() -> None:
    dice = np.random.default_rng(1)
    odds = dice.normal(0, 2, 40_000)
    was = (dice.random(40_000) < 1 / (1 + np.exp(-(0.3 + 0.5 * odds)))).astype(float)
    facts = np.stack([np.ones_like(odds), odds], axis=1)
    assert fit_odds(facts, was, np.array([0.0, 1.0]), 0.0) == pytest.approx([0.3, 0.5], abs=0.05)


def test_where_little_was_seen_weights_stay_near_what_they_are_drawn_towards() -> None:
    facts, was, usual = np.ones((4, 1)), np.ones(4), np.array([-0.5])
    free, drawn = (fit_odds(facts, was, usual, ridge)[0] for ridge in (0.01, 100.0))
    assert free > 2
    assert drawn == pytest.approx(-0.5, abs=0.05)


def test_odds_that_are_known_beforehand_are_not_fitted_again() -> None:
    was = np.repeat([1.0, 0.0], (731, 269))  # log-odds of 1
    assert fit_odds(np.ones((1000, 1)), was, np.zeros(1), 0.0, given=0.75) == pytest.approx([0.25], abs=0.01)


def test_what_would_mend_expectations_does() -> None:
    found = Found()
    found.ends = [(float(said), said * 0.5 - 8.0, said / 100, said > 0) for said in range(-40, 60)]
    found.bags = [(0.8, n % 2 == 0) for n in range(40)] + [(0.4, n % 4 == 0) for n in range(40)]
    mended = would_mend(found)
    assert mended["margin"] == pytest.approx((-8.0, 0.5))
    low, steep = mended["true"]
    chances = [1 / (1 + np.exp(-(low + steep * np.log(said / (1 - said))))) for said in (0.8, 0.4)]
    assert chances == pytest.approx([0.5, 0.25], abs=1e-3)


def test_a_mind_keeps_its_weights_when_its_words_are_mended(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    shutil.copy(MASTER_FILE, path)
    before, about = read(str(path))
    write(path, {"margin": (-7.0, 0.9), "win": (-0.1, 0.7), "true": (0.1, 0.5)}, None)
    after, now = read(str(path))
    assert before.keys() == after.keys()
    assert all((before[name] == after[name]).all() for name in before)
    assert {**about, "calibration": now["calibration"]} == now
    assert load(path).calibration == {"margin": (-7.0, 0.9), "win": (-0.1, 0.7), "true": (0.1, 0.5)}


def test_manners_at_the_gate_are_kept_with_a_mind(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    shutil.copy(MASTER_FILE, path)
    strict = Manners(1.25, blind=True, chances=((0.0, 0.0, 0.1, 0.2, 0.3),) * 4)
    write(path, {}, strict)
    assert load(path).manners == strict


UNUSABLE = ("much", "[]", '{"doubt": 0}', '{"usual": 1}', '{"power": 0}', '{"chances": [0.1]}', '{"temper": 1}')


@pytest.mark.parametrize("words", [*UNUSABLE, '{"most": [1, 1, 1, 1, 2]}', '{"price": [0, 0, 0, 0, -1]}'])
def test_manners_that_cannot_be_used_are_refused_in_one_sentence(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["training.calibrate", "master", "--manners", words])
    with pytest.raises(SystemExit):
        main()
    assert f"argument --manners: cannot be used: {words!r}" in capsys.readouterr().err
