"""Strangers in training: their habits, and their successors."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from nottingham.env import batch
from nottingham.env.batch.game import PASS
from nottingham.env.layout import Act, TurnKind, action_id
from nottingham.env.memory import REMEMBERED
from nottingham.game import Ruleset
from tests.conformance.duel import HASTE
from training import strangers
from training.config import GroupConfig
from training.play import LEARNER, STRANGER, sit_down, victors

pytestmark = pytest.mark.xdist_group("array engine")
RULES = Ruleset.preset("second", players=4)
GAMES = 24
HONEST = dict.fromkeys(strangers.HABITS, 0.0) | {"size": 5.0, "counts": 1.0, "suspects": 20.0, "price": 200.0}


def _played(habits: Any, key: Any) -> Any:
    def one(state: batch.State, key: Any) -> Any:
        keys = jax.random.split(key)
        liked = jnp.where(batch.legal_mask(state), strangers.likes(state, habits), -1e9)
        return batch.step(state, jax.random.categorical(keys[0], liked.T), keys[1]), None

    state = batch.init(key, RULES, batch=GAMES, version=1)
    return jax.lax.scan(one, state, jax.random.split(key, 330))[0]


@pytest.mark.slow
def test_strangers_keep_to_their_habits() -> None:
    """Honest ones never lie and open everything; wary ones open who offers; bribers pay, and their friends take it."""
    play = jax.jit(_played, compiler_options=HASTE)

    def found(**habits: float) -> dict[str, float]:
        drawn = HONEST | habits
        rows = [jnp.full((4, GAMES), drawn[name]) for name in strangers.HABITS[:-1]]
        seeds = jax.random.uniform(jax.random.key(3), (4, GAMES))
        state = play(jnp.stack([*rows, seeds]), jax.random.key(5))
        assert bool(state.over.all())
        return dict(zip(REMEMBERED, np.asarray(state.memory).mean((0, 2)), strict=True))

    honest = found()
    assert (honest["opened_true"], honest["opened_false"], honest["offers_made"]) == (6, 0, 0)
    wary = found(suspects=-20.0, by_offer=60.0)
    assert (wary["sheriff_free"], wary["sheriff_opened"]) == (6, 0)
    caught = found(suspects=-20.0, by_offer=60.0, lie=1.0, offers_lying=1.0, bribe=3.0)
    assert caught["opened_false"] > 4.5
    bribed = found(lie=1.0, offers_lying=1.0, bribe=5.0, price=3.0)
    assert bribed["sheriff_paid"] > 4.5
    asked = found(lie=1.0, asks=1.0, demand=4.0, pays_lying=10.0)
    assert asked["demands_met"] > 3
    assert asked["gold_taken"] > 3 * asked["demands_met"]


def test_habits_are_drawn_for_every_seat_and_two_thirds_of_the_tables_have_one_kind_of_stranger() -> None:
    drawn = np.asarray(strangers.draw(jax.random.key(1), strangers.numbers(jax.random.key(2), 4, 400)))
    assert drawn.shape == (len(strangers.HABITS), 4, 400)
    lie = drawn[strangers.HABITS.index("lie")]
    assert 0.47 < (lie == 0).mean() < 0.64
    upright = (drawn[strangers.HABITS.index("suspects")] == strangers.SURE) & (lie == 0)
    assert upright.mean() > 0.15, "Honest ones who open everything are common."
    assert 0.6 < drawn[strangers.HABITS.index("reckons")].mean() < 0.75
    assert drawn[strangers.HABITS.index("shrugs")].mean() == pytest.approx(strangers.SHRUGS, abs=0.03)
    alike = (drawn[: len(strangers.HABITS) - 1] == drawn[: len(strangers.HABITS) - 1, :1]).all((0, 1))
    assert 0.57 < alike.mean() < 0.77
    seeds = drawn[-1]
    assert len(np.unique(seeds)) > 1500, "Moods are everybody's own."


def test_a_stranger_who_shrugs_never_says_no_by_word_and_others_mostly_do() -> None:
    """All have the floor, and are asked for far more than anybody pays, for having their bags passed."""
    tables = 400
    state = batch.init(jax.random.key(1), RULES, batch=tables, version=1)
    rows = {
        name: np.array(getattr(state, name)) for name in ("turn", "actor", "sheriff", "stands", "offer_gold", "deeds")
    }
    rows["turn"][:], rows["actor"][:], rows["sheriff"][:] = state.game.turn_is(TurnKind.SPEAK), 1, 0
    rows["stands"][1, 1], rows["offer_gold"][1, 1], rows["deeds"][1, 0, 1] = 1, 120, PASS
    state = type(state)(**{**state.__dict__, **{name: jnp.array(row) for name, row in rows.items()}})
    habits = strangers.draw(jax.random.key(1), strangers.numbers(jax.random.key(2), 4, tables))
    answers = np.array([action_id(Act.DONE), action_id(Act.ACCEPT, 3), action_id(Act.REFUSE, 3)])
    likes = jax.jit(strangers.likes, compiler_options=HASTE)
    nothing, yes, no = np.asarray(jax.nn.softmax(likes(state, habits)[answers], 0))
    shrugs = np.asarray(habits[strangers.HABITS.index("shrugs"), 1]) > 0
    assert yes.max() < 0.01
    assert no[shrugs].max() < 0.001
    assert nothing[shrugs].min() > 0.99
    assert no[~shrugs].min() > 0.8


def test_strangers_who_win_have_successors_much_like_them() -> None:
    made = np.asarray(strangers.numbers(jax.random.key(1), 4, 400))
    won = jnp.arange(400) / 400 + jnp.zeros((strangers.NUMBERS, 1))
    bred = np.asarray(strangers.bred(jax.random.key(1), 4, won))
    assert bred.shape == made.shape
    inherited = np.isin(bred, np.asarray(won[0])).mean((0, 1))
    assert 0.3 < (inherited > 0.5).mean() < 0.5, "Two fifths come from winners."
    assert 0.85 < inherited[inherited > 0.5].mean() < 0.95, "Nine tenths of their numbers stay."


def test_the_stranger_with_most_points_is_the_victor_if_strangers_won() -> None:
    group = GroupConfig(players=3, tables=4, strangers=0.75, past=0.0).group()
    tables = sit_down(jax.random.key(1), group)
    roles = jnp.array([[STRANGER] * 4, [STRANGER] * 4, [LEARNER] * 4], jnp.int8)
    won = jnp.array([[0.0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 1]])
    scores = jnp.array([[5, 9, 7, 0], [8, 4, 6, 0], [7, 8, 9, 0]])
    found = victors(tables._replace(roles=roles), group.parts[0], won, scores)
    assert (found[:, 0] == tables.numbers[:, 1, 0]).all()
    assert (found[:, 1] == tables.numbers[:, 0, 1]).all()
    assert (found[:, 2] == tables.winners[:, 2]).all(), "The learner won: nothing new."
