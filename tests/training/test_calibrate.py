"""Whether a mind means what it says, and how that is mended."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import load
from nottingham.env.numpy_products import read
from training.calibrate import Found, fit_odds, would_mend, write


def test_log_odds_that_were_twice_too_sure_are_halved() -> None:
    dice = np.random.default_rng(1)
    odds = dice.normal(0, 2, 40_000)
    was = (dice.random(40_000) < 1 / (1 + np.exp(-(0.3 + 0.5 * odds)))).astype(float)
    assert fit_odds(odds, was) == pytest.approx((0.3, 0.5), abs=0.05)


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
    write(path, {"margin": (-7.0, 0.9), "win": (-0.1, 0.7), "true": (0.1, 0.5)})
    after, now = read(str(path))
    assert before.keys() == after.keys()
    assert all((before[name] == after[name]).all() for name in before)
    assert {**about, "calibration": now["calibration"]} == now
    assert load(path).calibration == {"margin": (-7.0, 0.9), "win": (-0.1, 0.7), "true": (0.1, 0.5)}
