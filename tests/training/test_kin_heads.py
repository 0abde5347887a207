"""Heads for a mind's own kind that learn to say what another mind says (training.kin_heads)."""

from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from nottingham.env import mind
from nottingham.env.manners import RECORDS, TELLTALES, Manners
from nottingham.env.mind import BAGS, FACTS
from nottingham.env.numpy_products import read
from nottingham.env.wide import WIDE_ACTIONS
from training import kin_heads
from training.nets import Weights, as_it_plays, first_weights

pytestmark = pytest.mark.xdist_group("array engine")
ALL_ARE_KIN = ((*(0.0,) * len(TELLTALES), -9.0),) * 2
MANNERS = Manners(chances=((0.2, 0.3, 0.4, 0.5, 0.6),) * len(RECORDS), kin=ALL_ARE_KIN)


def some_mind(path: Path, seed: int, manners: Manners = MANNERS) -> Weights:
    weights = first_weights(jax.random.key(seed), 24, 2)
    weights["wp"] = weights["wp"] * 40.0
    about = {"points": 50.0, "sharpness": 1.5, "manners": msgspec.to_builtins(manners)}
    mind.save(path, weights, about)
    return weights


def test_a_mind_learns_to_play_as_its_teacher_among_its_own_kind_and_among_strangers_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, teacher = tmp_path / "mind.npz", tmp_path / "teacher.npz"
    some_mind(path, 1)
    before, about = read(str(path))
    heads = {"p": WIDE_ACTIONS, "f": BAGS * FACTS}
    taught = dict(before)  # one that thinks of positions as it does, and says something else
    taught["wp"] = before["wp"] + np.asarray(some_mind(tmp_path / "other.npz", 2)["wp"], np.float16)
    mind.save(teacher, taught, about)
    small = ["--tables", "32", "--laps", "3", "--lessons", "300", "--write"]
    monkeypatch.setattr("sys.argv", ["kin_heads", str(path), str(teacher), *small])
    kin_heads.main()
    after, said = read(str(path))
    assert said == about
    for name, end in heads.items():
        for part in "wb":
            assert after[part + name].shape[-1] == 2 * end
            assert (after[part + name][..., :end] == before[part + name]).all()
    assert all((after[name] == before[name]).all() for name in before if name[1] not in heads)
    told = [float(line.split()[-2]) for line in capsys.readouterr().out.splitlines() if "says_otherwise" in line]
    first = kin_heads_say_otherwise(before, taught)
    assert told[-1] < 0.3 * first, f"{first} at first, {told} when it had learnt"
    assert mind.load(path).knows_kin


def kin_heads_say_otherwise(before: Weights, taught: Weights) -> float:
    """How far the mind was from its teacher at first."""
    weights, teacher = (
        {name: jnp.asarray(part, jnp.float32) for name, part in some.items()} for some in (before, taught)
    )
    weights["manners"] = jnp.array(MANNERS.flat)
    for some in (weights, teacher):
        some |= {name: 1.5 * some[name] for name in ("wp", "bp")}
    at = kin_heads.gather(weights, teacher, 32, 3, jax.random.key(3))
    away = kin_heads.Positions(*(part[~at.settles] for part in at))
    assert 0 < at.settles.mean() < 1
    return float(kin_heads.says_otherwise((weights["wp"], weights["bp"]), away))


def test_heads_are_cut_off_before_they_are_learnt_again(tmp_path: Path) -> None:
    some_mind(tmp_path / "mind.npz", 1)
    weights = as_it_plays(tmp_path / "mind.npz")
    actions, facts = (jnp.ones((24, size)) for size in (WIDE_ACTIONS, BAGS * FACTS))
    both = kin_heads.with_heads(weights, (actions, actions[0]), (facts, facts[0]))
    again = kin_heads.as_strangers_see_it(both)
    assert all((np.asarray(again[name]) == np.asarray(weights[name])).all() for name in weights)


def test_what_a_head_says_of_bags_comes_out_mended_after_the_calibration_of_the_other_one() -> None:
    w, b = jax.random.normal(jax.random.key(1), (24, BAGS * FACTS)), jnp.arange(BAGS * FACTS) / 9
    x, (low, steep) = jax.random.normal(jax.random.key(2), (24,)), (0.4, 0.2)
    plain = x @ w + b
    kept_w, kept_b = kin_heads.before_calibration((w, b), (0.1, 0.5), (low, steep))
    said = x @ kept_w + kept_b
    for at in range(BAGS * FACTS):
        if at % FACTS == FACTS - 1:
            assert low + steep * float(said[at]) == pytest.approx(0.1 + 0.5 * float(plain[at]), abs=1e-4)
        else:
            assert float(said[at]) == pytest.approx(float(plain[at]), abs=1e-5)


def test_who_does_not_tell_its_own_kind_from_others_needs_no_heads_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mind.npz"
    some_mind(path, 1, Manners())
    monkeypatch.setattr("sys.argv", ["kin_heads", str(path), str(path)])
    with pytest.raises(SystemExit):
        kin_heads.main()
    assert "does not tell its own kind from others: find that first" in capsys.readouterr().err
