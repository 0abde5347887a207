"""``bench.best_response``: whom the learner meets, and what it begins with."""

from pathlib import Path

import jax
import numpy as np
import pytest

from nottingham.env import mind
from nottingham.env.manners import FREE, Manners, of_flat
from training.__main__ import against, beginning
from training.nets import as_it_plays, first_weights
from training.play import PAST, draw_roles
from training.response import plan


def test_a_best_response_meets_nobody_but_the_frozen_mind() -> None:
    """A rival who does not sit anywhere would join the past, and the response would then meet itself."""
    config = plan(10.0, first_weights(jax.random.key(1), 16, 2))
    assert not config.with_rival
    group = config.group[0].group()
    assert set(np.asarray(draw_roles(jax.random.key(1), group)).sum(0)) == {3 * PAST}


def test_a_best_response_meets_the_mind_as_it_plays(tmp_path: Path) -> None:
    weights = first_weights(jax.random.key(1), 16, 2)
    mind.save(
        tmp_path / "mind.npz", weights, {"points": 50.0, "sharpness": 1.5, "manners": {"weight": 2.0, "usual": 0.4}}
    )
    met = as_it_plays(tmp_path / "mind.npz")
    assert met["manners"] == pytest.approx(Manners(3.0, 1.0, 0.4).flat)
    assert met["wp"] == pytest.approx(1.5 * np.asarray(weights["wp"]), abs=1e-4)
    assert met["w0"] == pytest.approx(np.asarray(weights["w0"]), abs=1e-3)


def test_a_best_response_begins_with_the_frozen_mind_or_an_earlier_response_and_free_of_manners(tmp_path: Path) -> None:
    paths = [tmp_path / "mind.npz", tmp_path / "response.npz"]
    for path, seed in zip(paths, (1, 2), strict=True):
        mind.save(path, first_weights(jax.random.key(seed), 16, 2), {"points": 50.0})
    frozen = as_it_plays(paths[0]) | {"manners": np.array(Manners(2.0).flat, np.float32)}
    for begin, wanted in ((None, paths[0]), (paths[1], paths[1])):
        config = plan(10.0, frozen, begin=begin)
        found = against(frozen, config, beginning(config, jax.random.key(3)))
        assert found.keys() == frozen.keys(), "The same sums are done for both."
        assert found["w0"] == pytest.approx(as_it_plays(wanted)["w0"])
        assert of_flat(found["manners"]) == FREE
