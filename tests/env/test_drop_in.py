"""The game in the manners of pgx and JaxMARL: what loops written for those lean on."""

import os
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest

from nottingham.env import NoEnvironment, batch
from nottingham.env.jaxmarl_form import JaxMarlNottingham
from nottingham.env.pgx_form import PgxNottingham
from nottingham.env.rewards import FORFEIT
from nottingham.game import Ruleset

pytestmark = pytest.mark.xdist_group("drop-in")
"""One worker compiles the engine for all of them."""

LONG = bool(os.environ.get("NOTTINGHAM_LONG"))
SHORT: dict[str, Any] = {"players": 3, "house_rounds": 1}
"""A round is a game: every seat has packed once, one has kept the gate."""
MOST_STEPS = 300


@jax.jit
def at_random(number: Any, mask: Any) -> Any:
    """Anything that may be done, every one as likely."""
    key = jax.random.fold_in(jax.random.key(4), number)
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))


def test_a_game_in_the_manner_of_pgx_is_played_to_its_end() -> None:
    env = PgxNottingham(**SHORT, rewards="win")
    assert (env.id, env.version, env.num_players) == ("nottingham", "v0", 3)
    state = env.init(jax.random.key(3))
    assert state.observation.shape == env.observation_shape
    assert state.legal_action_mask.shape == (env.num_actions,)
    for number in range(MOST_STEPS):
        state = env.step(state, at_random(number, state.legal_action_mask))
        if state.terminated:
            break
        assert not state.rewards.any()
    assert state.terminated
    assert not state.truncated
    assert float(state.rewards.sum()) == pytest.approx(1), "One win a game, shared by those who win."
    assert state.legal_action_mask.all(), "The convention: everything is legal where nothing counts."
    again = env.step(state, jnp.int32(0))
    assert not again.rewards.any(), "A game that is over pays nothing more."
    assert (again.table.gold == state.table.gold).all()
    for seat in range(3):
        assert (env.observe(state, seat) == batch.observe(state.table, seat)).all()


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_games_in_the_manner_of_pgx_play_under_vmap() -> None:
    env = PgxNottingham(**SHORT, rewards="win")
    step = jax.jit(jax.vmap(env.step))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(3), 4))
    assert state.observation.shape == (4, *env.observation_shape)
    paid = np.zeros((4, 3))
    for number in range(MOST_STEPS):
        before, state = state, step(state, at_random(number, state.legal_action_mask))
        paid += np.asarray(state.rewards)
        assert not np.asarray(state.rewards)[np.asarray(before.terminated)].any()
        if state.terminated.all():
            break
    assert paid.sum(1) == pytest.approx(np.ones(4))


def test_a_loop_in_the_manner_of_jaxmarl_plays_on_with_new_games() -> None:
    env = JaxMarlNottingham(**SHORT)
    seen, state = env.reset(jax.random.key(5))
    assert all(env.observation_space(agent).contains(seen[agent]) for agent in env.agents)
    ended = 0
    for number in range(MOST_STEPS):
        may = {agent: np.asarray(mask) for agent, mask in env.get_avail_actions(state).items()}
        actor = env.agents[int(state.table.actor)]
        waiting = [agent for agent in env.agents if agent != actor]
        assert not may[actor][env.wait]
        assert all(may[agent].sum() == may[agent][env.wait] == 1 for agent in waiting)
        actions = {agent: at_random(number, may[agent]) for agent in env.agents}
        seen, state, rewards, dones, _ = env.step(jax.random.key(number), state, actions)
        total = sum(float(rewards[agent]) for agent in env.agents)
        assert total == pytest.approx(0.0, abs=1e-3), "What one is ahead the others are behind."
        if dones["__all__"]:
            assert any(float(rewards[agent]) for agent in env.agents)
            assert int(state.step) == 0, "A new game is dealt in its place."
            ended += 1
            if ended == 2:
                break
    assert ended == 2
    out = {agent: jnp.int32(env.wait) for agent in env.agents}
    actor = env.agents[int(state.table.actor)]
    _, _, rewards, dones, _ = env.step_env(jax.random.key(7), state, out)
    assert dones["__all__"], "Who must act cannot wait."
    assert float(rewards[actor]) == FORFEIT["score"]
    assert sum(float(reward) != 0 for reward in rewards.values()) == 1


def test_rewards_that_do_not_exist_are_one_sentence() -> None:
    for form in (PgxNottingham, JaxMarlNottingham):
        with pytest.raises(NoEnvironment, match="Rewards can be score or win"):
            form(rewards="gold")  # type: ignore[arg-type]


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_an_illegal_action_ends_a_game_of_pgx_and_costs_whoever_did_it() -> None:
    env = PgxNottingham(**SHORT)
    state = env.init(jax.random.key(8))
    illegal = int(jnp.argmin(state.legal_action_mask))
    after = env.step(state, jnp.int32(illegal), jax.random.key(9))
    assert after.terminated
    assert float(after.rewards[state.current_player]) == FORFEIT["score"]


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_with_the_same_key_it_is_the_array_engines_game() -> None:
    env, rules = PgxNottingham(**SHORT), Ruleset.preset("second", **SHORT)
    dealt, _ = jax.random.split(jax.random.key(10))
    state, table = env.init(jax.random.key(10)), batch.init(dealt, rules)
    for number in range(40):
        key = jax.random.key(number)
        action = batch.random_legal(batch.legal_mask(table), key)
        state, table = env.step(state, action, key), batch.step(table, action, key)
        for mine, theirs in zip(jax.tree.leaves(state.table), jax.tree.leaves(table), strict=True):
            assert (mine == theirs).all()


def _policy(size: int, actions: int) -> dict[str, Any]:
    return {"w": jnp.zeros((size, actions)), "b": jnp.zeros(actions)}


def _logits(weights: dict[str, Any], seen: Any) -> Any:
    return jnp.log1p(seen) @ weights["w"] + weights["b"]


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_some_updates_of_a_small_trainer_in_the_manner_of_pgx() -> None:
    """REINFORCE with self-play over vmapped games; the share of the win is what is paid."""
    env, games, optimiser = PgxNottingham(**SHORT, rewards="win"), 32, optax.adam(1e-2)
    weights = _policy(env.observation_shape[0], env.num_actions)
    trained = optimiser.init(weights)

    def played(weights: Any, key: Any) -> Any:
        """The chance of every action as it was taken, by seat, and what each seat got."""

        def one(carry: Any, key: Any) -> Any:
            state, chances, paid = carry
            mask = state.legal_action_mask
            logits = jnp.where(mask, _logits(weights, state.observation), -1e9)
            drawn, played = jax.random.split(key)
            action = jax.random.categorical(drawn, logits)
            chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
            chance = jnp.where(state.terminated, 0.0, chance)
            seats = jax.nn.one_hot(state.current_player, env.num_players) * chance[:, None]
            state = jax.vmap(env.step)(state, action, jax.random.split(played, games))
            return (state, chances + seats, paid + state.rewards), None

        first = jax.vmap(env.init)(jax.random.split(key, games))
        nothing = jnp.zeros((games, env.num_players))
        (state, chances, paid), _ = jax.lax.scan(one, (first, nothing, nothing), jax.random.split(key, 200))
        return chances, paid, state.terminated

    def loss(weights: Any, key: Any) -> Any:
        chances, paid, over = played(weights, key)
        return -(chances * jax.lax.stop_gradient(paid - 1 / env.num_players)).mean(), over.mean()

    learn = jax.jit(jax.value_and_grad(loss, has_aux=True))
    for number in range(3):
        (value, over), slope = learn(weights, jax.random.key(number))
        assert np.isfinite(value)
        assert over > 0.9
        changes, trained = optimiser.update(slope, trained)
        weights = optax.apply_updates(weights, changes)
    assert float(jnp.abs(weights["w"]).sum()) > 0


@pytest.mark.skipif(not LONG, reason="make test-long")
def test_some_updates_of_a_small_trainer_in_the_manner_of_jaxmarl() -> None:
    """One network for all agents, who act at once as far as the loop knows; games begin again by themselves."""
    env, games, optimiser = JaxMarlNottingham(**SHORT, rewards="win"), 16, optax.adam(1e-2)
    weights = _policy(env.observation_space("agent_0").shape[0], env.action_space("agent_0").n)
    trained = optimiser.init(weights)

    def loss(weights: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            seen, state, since, gain, ended = carry
            may = jax.vmap(env.get_avail_actions)(state)
            drawn, played = jax.random.split(key)
            actions, chances = {}, []
            for seat, agent in enumerate(env.agents):
                logits = jnp.where(may[agent] == 1, _logits(weights, seen[agent]), -1e9)
                action = jax.random.categorical(jax.random.fold_in(drawn, seat), logits)
                actions[agent] = action
                chances.append(jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0])
            since = since + jnp.stack(chances, 1)
            seen, state, rewards, dones, _ = jax.vmap(env.step)(jax.random.split(played, games), state, actions)
            over = dones["__all__"]
            paid = jnp.stack([rewards[agent] for agent in env.agents], 1) - 1 / env.num_agents
            gain = gain + (since * jnp.where(over[:, None], paid, 0.0)).sum()
            return (seen, state, jnp.where(over[:, None], 0.0, since), gain, ended + over.sum()), None

        seen, state = jax.vmap(env.reset)(jax.random.split(key, games))
        first = (seen, state, jnp.zeros((games, env.num_agents)), 0.0, 0)
        (*_, gain, ended), _ = jax.lax.scan(one, first, jax.random.split(key, 200))
        return -gain / jnp.maximum(1, ended), ended

    learn = jax.jit(jax.value_and_grad(loss, has_aux=True))
    for number in range(3):
        (value, ended), slope = learn(weights, jax.random.key(number))
        assert np.isfinite(value)
        assert ended >= games
        changes, trained = optimiser.update(slope, trained)
        weights = optax.apply_updates(weights, changes)
    assert float(jnp.abs(weights["w"]).sum()) > 0
