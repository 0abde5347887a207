"""What tells a mind's own kind from others (training.kin)."""

import sys
from pathlib import Path

import jax
import numpy as np
import pytest

from nottingham.env import mind
from nottingham.env.manners import TELLTALES
from training import kin
from training.kin import told_apart, watch
from training.nets import as_it_plays, first_weights

pytestmark = pytest.mark.xdist_group("array engine")


def test_what_differs_tells_two_kinds_apart() -> None:
    random = np.random.default_rng(3)
    ones = np.ones((400, 1))
    strange, own = (np.concatenate([random.normal(mean, 1.0, (400, 2)) * [1, 0], ones], 1) for mean in (2.0, -2.0))
    speaks = told_apart(strange, own)
    assert speaks[0] > 0.5
    assert abs(speaks[1]) < 1e-6
    assert ((strange @ speaks > 0).mean(), (own @ speaks < 0).mean()) == pytest.approx((1, 1), abs=0.08)


def a_mind(folder: Path) -> Path:
    path = folder / "mind.npz"
    mind.save(path, first_weights(jax.random.key(1), 16, 2), {"points": 50.0, "manners": {"weight": 1.0}})
    return path


@pytest.mark.slow
def test_a_mind_is_told_what_its_own_kind_is_by_watching_both_in_the_first_round_and_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = a_mind(tmp_path)
    monkeypatch.setattr(sys, "argv", ["training.kin", str(path), "--tables", "16", "--laps", "6", "--write"])
    kin.main()
    manners = mind.load(path).manners
    assert manners.weight == 1.0
    first, later = manners.kin
    assert any(first)
    assert any(later)
    assert first != later
    printed = capsys.readouterr().out
    assert f"{'bag_cards':20} {first[list(TELLTALES).index('bag_cards')]:+7.3f}" in printed
    assert "In the first round" in printed
    assert "In later rounds" in printed


@pytest.mark.slow
def test_the_first_round_is_watched_apart_from_later_ones(tmp_path: Path) -> None:
    """Nobody whose bag is settled in the first round has been Sheriff before."""
    watched = watch(as_it_plays(a_mind(tmp_path)), None, 16, 6, 0)
    settled = list(TELLTALES).index("settled")
    for first, later in zip(*watched, strict=True):
        assert len(first) > 20
        assert len(later) > 20
        assert not first[:, settled].any()
        assert later[:, settled].mean() > 0.1
