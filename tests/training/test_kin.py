"""What tells a mind's own kind from others (training.kin)."""

import sys
from pathlib import Path

import jax
import numpy as np
import pytest

from nottingham.env import mind
from training import kin
from training.kin import told_apart
from training.nets import first_weights

pytestmark = pytest.mark.xdist_group("array engine")


def test_what_differs_tells_two_kinds_apart() -> None:
    random = np.random.default_rng(3)
    ones = np.ones((400, 1))
    strange, own = (np.concatenate([random.normal(mean, 1.0, (400, 2)) * [1, 0], ones], 1) for mean in (2.0, -2.0))
    speaks = told_apart(strange, own)
    assert speaks[0] > 0.5
    assert abs(speaks[1]) < 1e-6
    assert ((strange @ speaks > 0).mean(), (own @ speaks < 0).mean()) == pytest.approx((1, 1), abs=0.08)


@pytest.mark.slow
def test_a_mind_is_told_what_its_own_kind_is_by_watching_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mind.npz"
    mind.save(path, first_weights(jax.random.key(1), 16, 2), {"points": 50.0, "manners": {"weight": 1.0}})
    monkeypatch.setattr(sys, "argv", ["training.kin", str(path), "--tables", "16", "--laps", "6", "--write"])
    kin.main()
    manners = mind.load(path).manners
    assert manners.weight == 1.0
    assert any(manners.kin)
