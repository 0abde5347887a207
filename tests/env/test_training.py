"""The sums of examples/train_selfplay.py, checked by hand."""

import importlib.util
import sys
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from nottingham.env import network
from tests.docs.blocks import ROOT


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_selfplay", ROOT / "examples" / "train_selfplay.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_numpy_and_jax_make_the_same_of_a_checkpoint(example: ModuleType, tmp_path: Any) -> None:
    how = example.SMALL._replace(hidden=8)
    weights = example.first_weights(jax.random.key(1), 20, 6, how)
    network.save(tmp_path / "policy.npz", {name: np.asarray(weight) for name, weight in weights.items()}, {})
    ours = network.load(tmp_path / "policy.npz")
    seen = np.random.default_rng(1).integers(0, 60, 20)
    mask = np.array([True, False, True, True, False, True])
    chances, value = jax.jit(example.answer)(weights, jnp.array(seen)[:, None], jnp.array(mask)[:, None])
    assert ours.chances(list(seen), list(np.flatnonzero(mask))) == pytest.approx(np.exp(chances[0])[mask], abs=1e-3)
    assert ours.expects(list(seen)) == pytest.approx(float(value[0]), abs=1e-2)


def test_every_decision_is_judged_by_what_its_own_seat_gets_until_it_decides_again(example: ModuleType) -> None:
    """Three seats, two tables, games that end on the way: against a plain loop."""
    random, steps, seats, tables, trace = np.random.default_rng(2), 12, 3, 2, 0.9
    actor = random.integers(0, seats, (steps, tables))
    value = random.normal(size=(steps, tables))
    reward = random.normal(size=(steps, seats, tables))
    over = random.random((steps, tables)) < 0.2
    ends = random.normal(size=(seats, tables))
    nothing = jnp.zeros((steps, tables))
    story = example.Steps(nothing, nothing, nothing, nothing, value, actor, reward, over, nothing, nothing)
    gains, targets = example.judge(story, jnp.array(ends), trace)
    for table in range(tables):
        for t in range(steps):
            assert gains[t, table] == pytest.approx(
                gain(actor[:, table], value[:, table], reward[:, :, table], over[:, table], ends[:, table], t, trace),
                abs=1e-4,
            )
    assert np.allclose(targets, gains + value, atol=1e-5)


def gain(actor: Any, value: Any, reward: Any, over: Any, ends: Any, t: int, trace: float) -> float:
    """The generalised advantage of the decision at t, by its definition."""
    seat, due = actor[t], 0.0
    for later in range(t, len(actor)):
        due += reward[later, seat]
        if over[later]:
            return float(due - value[t])
        if later + 1 < len(actor) and actor[later + 1] == seat:
            rest = gain(actor, value, reward, over, ends, later + 1, trace)
            return float(due + value[later + 1] - value[t] + trace * rest)
    return float(due + ends[seat] - value[t])


def test_adam_finds_the_bottom_of_a_bowl(example: ModuleType) -> None:
    weights = {"x": jnp.array([3.0, -2.0])}
    adam = example.Adam({"x": jnp.zeros(2)}, {"x": jnp.zeros(2)}, jnp.zeros((), jnp.int32))
    step = jax.jit(lambda weights, adam: example.adam_step(weights, {"x": 2 * weights["x"]}, adam, 0.05, 10.0))
    for _ in range(300):
        weights, adam = step(weights, adam)
    assert np.allclose(weights["x"], 0, atol=0.05)
