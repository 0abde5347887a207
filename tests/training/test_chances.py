"""Chances at the gate that learn (training.chances), and the records that they hang on."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from nottingham.env import batch, mind
from nottingham.env.manners import CELLS, RECORDS, Manners
from nottingham.env.memory import BY_SIZE, LARGE, REMEMBERED, PublicMemory
from nottingham.env.wide import INPUTS, WIDEST
from nottingham.game import Good, Ruleset
from nottingham.game.events import BagDeclared, BagOpened, BagPassed, RoundBegan
from nottingham.game.goods import MOST_IN_BAG, PENALTY, VALUE
from nottingham.game.known import FaceDown
from training import chances
from training.__main__ import Trainer
from training.config import Config, GroupConfig
from training.nets import NUMBERS, Weights, chances_of, first_weights
from training.play import LEARNER, STRANGER, Group, Minds, Steps, Tables, draw_roles, remembered, roll, sit_down

pytestmark = pytest.mark.xdist_group("array engine")
RULES = Ruleset.preset("second", players=4)
ROWS = ((0.2, 0.3, 0.4, 0.5, 0.6),) * len(RECORDS)
TABLES = 24
OPENED = BagOpened(2, (0,), (), (Good.SILK,), False)


def test_bags_are_remembered_by_their_size_and_whether_they_were_lies() -> None:
    memory = PublicMemory(4)
    for event in (
        RoundBegan(1, (0,)),
        *(BagDeclared(seat, Good.APPLE, cards) for seat, cards in ((1, LARGE), (2, LARGE - 1), (3, 5))),
        BagPassed(1, (Good.APPLE,) * LARGE, FaceDown(0)),
        OPENED,
        BagPassed(3, (Good.APPLE,) * 3, FaceDown(2)),
        RoundBegan(2, (1,)),
        BagDeclared(2, Good.BREAD, 1),
        BagPassed(2, (Good.BREAD,), FaceDown(0)),
    ):
        memory.hear(event)
    found = [dict(zip(BY_SIZE, seat, strict=True)) for seat in memory.by_size]
    assert found[0] == dict.fromkeys(BY_SIZE, 0)
    assert found[1] == {"small": 0, "small_false": 0, "large": 1, "large_false": 0}
    assert found[2] == {"small": 2, "small_false": 1, "large": 0, "large_false": 0}
    assert found[3] == {"small": 0, "small_false": 0, "large": 1, "large_false": 1}
    assert memory.copy().by_size == memory.by_size


def test_arrays_remember_bags_by_their_size_as_they_were_before_they_were_settled() -> None:
    state = batch.init(jax.random.key(1), RULES, batch=2, version=1)
    sizes, names = [[0, 3, 4, 5], [2, 4, 4, 1]], list(REMEMBERED)
    bag = jnp.zeros_like(state.bag).at[:, 0].set(jnp.array(sizes, state.bag.dtype).T)
    memory = np.array(state.memory)
    for seat, name in ((1, "passed"), (2, "passed"), (2, "passed_false"), (3, "opened_false")):
        memory[seat, names.index(name), 0] += 1
    memory[1, names.index("opened_true"), 1] += 1
    changed: Any = lambda **parts: type(state)(**{**state.__dict__, **parts})  # noqa: E731
    before = jnp.ones((len(BY_SIZE), 4, 2), jnp.int8)
    found = remembered(before, changed(bag=bag), changed(bag=jnp.zeros_like(bag), memory=jnp.array(memory))) - before
    assert found[:, :, 0].T.tolist() == [[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 1, 1], [0, 0, 1, 1]]
    assert found[:, :, 1].T.tolist() == [[0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


def played(weights: Weights, group: Group, laps: int) -> tuple[Tables, list[Steps]]:
    tables, steps = sit_down(jax.random.key(4), group), []
    for n in range(laps):
        told = {"steps": 60, "points": 50.0, "talk": 0.0, "blind": True}
        tables, _, some = roll(Minds(weights, weights, weights), tables, jax.random.key(n), group=group, **told)
        steps.append(some)
    return tables, steps


def test_while_tables_play_every_settled_bag_is_in_the_record_of_its_size_and_shown_to_the_others() -> None:
    """Also to a Sheriff who is blind to looks."""
    weights = first_weights(jax.random.key(2), 16, 2) | {"manners": jnp.array(Manners(chances=ROWS).flat)}
    tables, steps = played(weights, Group(RULES, TABLES, TABLES // 2, 0, lone=0.5), 2)
    counted = dict(zip(REMEMBERED, np.moveaxis(np.array(tables.state.memory, int), 1, 0), strict=True))
    before = dict(zip(BY_SIZE, np.array(tables.before, int), strict=True))
    settled = counted["passed"] + counted["opened_true"] + counted["opened_false"]
    assert settled.sum() > TABLES
    assert (before["small"] + before["large"] == settled).all()
    assert (before["small_false"] + before["large_false"] == counted["passed_false"] + counted["opened_false"]).all()
    last, actor = np.array(steps[-1].seen[-1, :, INPUTS:]), np.array(steps[-1].actor[-1])
    over = np.array(steps[-1].over[-1])
    for table in np.flatnonzero(~over):
        shown = last[table].reshape(-1, len(BY_SIZE))
        for distance in range(1, 4):
            mine = np.array(tables.before)[:, (actor[table] + distance) % 4, table]
            assert (shown[distance - 1] <= mine).all()
            assert (mine - shown[distance - 1]).sum() <= 2, "The last step may have settled a bag."


def test_what_opening_a_bag_would_bring_is_known_to_a_trainer_whatever_the_sheriff_is_shown() -> None:
    """Fines and goods of a lie, the penalty of a true bag; what the merchant loses counts for a third."""
    weights = first_weights(jax.random.key(2), 16, 2) | {"manners": jnp.array(Manners(chances=ROWS, blind=True).flat)}
    group = Group(RULES, TABLES, TABLES // 2, 0)
    _, (steps,) = played(weights, group, 1)
    true, bags, worth = (np.array(part) for part in (steps.true, steps.bags, steps.worth))
    fines, values = (np.array([each[good] for good in WIDEST.kinds], float) for each in (PENALTY, VALUE))
    assert (worth[true < 0] == 0).all()
    honest = true == 1
    assert worth[honest] == pytest.approx(-(bags[honest] @ fines) * 4 / 3, abs=1e-3)
    lies = true == 0
    assert (worth[lies] > 0).all()
    assert (worth[lies] <= bags[lies] @ (fines * 4 / 3 + values / 3) + 1e-3).all()


def test_where_opening_brings_something_more_bags_are_opened_and_the_rest_of_the_manners_stays() -> None:
    manners = Manners(2.0, stake=10.0, chances=ROWS)
    worth = jnp.zeros((len(RECORDS), MOST_IN_BAG)).at[0, 2].set(3.0).at[3, 4].set(-3.0)
    flat = jnp.array(manners.flat)
    found = chances.moved(flat, worth, jnp.float32(0.5))
    changed = np.array(chances_of(found)) - np.array(ROWS)
    assert changed[0, 2] > 0.2
    assert changed[3, 4] < -0.2
    assert np.count_nonzero(np.abs(changed) > 1e-5) == 2
    elsewhere = [*range(NUMBERS), *range(NUMBERS + CELLS, len(flat))]
    assert np.array(found)[elsewhere] == pytest.approx(np.array(flat)[elsewhere])
    least, most = chances.BOUNDS
    far = np.array(chances_of(chances.moved(flat, 1000 * worth, jnp.float32(1.0))))
    assert (far[0, 2], far[3, 4]) == pytest.approx((most, least))


def test_the_worth_of_opening_is_counted_by_size_and_record_where_a_learner_settles_a_bag() -> None:
    weights = first_weights(jax.random.key(2), 16, 2) | {"manners": jnp.array(Manners(chances=ROWS).flat)}
    group = Group(RULES, TABLES, TABLES // 2, 0)
    _, (steps,) = played(weights, group, 1)
    found = np.array(chances.worth(weights["manners"], steps, group))
    assert found.shape == (len(RECORDS), MOST_IN_BAG)
    assert np.abs(found).sum() > 0
    others = steps._replace(role=jnp.full_like(steps.role, STRANGER))
    assert (np.array(chances.worth(weights["manners"], others, group)) == 0).all()
    strange = jnp.array(Manners().flat)
    assert np.array(chances.worth(strange, steps, group)) == pytest.approx(0, abs=1e-6), "Among others nothing counts."


def test_a_stranger_can_sit_alone_among_learners() -> None:
    roles = np.array(draw_roles(jax.random.key(3), Group(RULES, 400, 200, 0, lone=0.5)))
    strangers = (roles == STRANGER).sum(0)
    assert (strangers[:100] == 1).all()
    assert strangers[100:200].mean() > 2
    assert (roles[:, 200:] == LEARNER).all()


def test_in_a_run_chances_are_learnt_and_kept_with_the_mind_and_the_rival_begins_as_told(tmp_path: Path) -> None:
    foe = first_weights(jax.random.key(7), 16, 2)
    mind.save(tmp_path / "foe.npz", foe, {"points": 50.0})
    config = Config(
        [GroupConfig(players=3, tables=16, strangers=0.25, past=0.0, rival=0.25, lone=0.5)],
        {"parts": 2},
        hidden=16,
        layers=2,
        steps=60,
        manners=Manners(chances=ROWS, blind=True),
        rival_begin=str(tmp_path / "foe.npz"),
        chance_rate=0.5,
    )
    trainer = Trainer(config, tmp_path)
    assert np.array(trainer.rival.weights["w0"]) == pytest.approx(np.array(foe["w0"]), abs=0.01)
    trainer.lap()
    assert (np.array(chances_of(trainer.run.weights["manners"])) != np.array(ROWS, np.float32)).any()
    kept = trainer.about()["manners"]
    assert kept["blind"]
    assert np.array(kept["chances"]) != pytest.approx(np.array(ROWS), abs=1e-4)
    assert trainer.opens().startswith("opens unknown ")
