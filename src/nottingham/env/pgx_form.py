"""The game in the manner of pgx: ``init``, ``step`` and ``observe`` for one game, made for ``jax.vmap``.

>>> import jax
>>> from nottingham.env.pgx_form import PgxNottingham
>>> env = PgxNottingham(players=3)
>>> state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), 2))
>>> state.observation.shape, state.legal_action_mask.shape
((2, 339), (2, 136))

A training script for pgx runs with ``pgx.make(…)`` replaced by this. Games of chance take a key in ``step``; without
one a state draws from its own. Optional: ``pip install nottingham[batch]``.
"""

from dataclasses import dataclass, fields, replace
from typing import Any

import jax
import jax.numpy as jnp

from . import batch
from .array_form import ArrayForm


@dataclass(frozen=True)
class PgxState:
    """One game, with what the convention asks of a state; ``table`` is the array engine's."""

    current_player: Any
    observation: Any
    """Of whoever acts: counts, as float32."""
    rewards: Any
    """[players] of the last step"""
    terminated: Any
    truncated: Any
    legal_action_mask: Any
    """Of whoever acts; all true when the game is over, as the convention has it."""
    table: batch.State
    _step_count: Any
    _key: Any

    @property
    def env_id(self) -> str:
        return "nottingham"

    def replace(self, **changes: Any) -> "PgxState":
        """The same state with other values."""
        return replace(self, **changes)


jax.tree_util.register_dataclass(PgxState, data_fields=[field.name for field in fields(PgxState)], meta_fields=[])


class PgxNottingham(ArrayForm):
    """The environment. Rules go by their names, as in ``nottingham.env.make``."""

    @property
    def id(self) -> str:
        return "nottingham"

    @property
    def version(self) -> str:
        return f"v{self.env_version}"

    @property
    def num_players(self) -> int:
        return self.rules.players

    @property
    def num_actions(self) -> int:
        return len(self.grid.actions)

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (self.grid.size,)

    def init(self, key: Any) -> PgxState:
        """A new game."""
        dealt, kept = jax.random.split(key)
        table = self.deal(dealt)
        return self._state(table, kept, jnp.int32(0), jnp.zeros(self.num_players, jnp.float32), table.over)

    def step(self, state: PgxState, action: Any, key: Any = None) -> PgxState:
        """The state after an action. What is illegal ends the game, and costs whoever did it; a game that is over
        stays as it is, and pays nothing more."""
        drawn, kept = jax.random.split(state._key)
        table = batch.step(state.table, action, drawn if key is None else key)
        done, actor = state.terminated | state.truncated, state.table.actor
        legal = state.legal_action_mask[action]
        brings = self.brings(table, actor, legal)
        table = jax.tree.map(lambda before, after: jnp.where(legal & ~done, after, before), state.table, table)
        after = self._state(
            table, kept, state._step_count + 1, jnp.where(done, 0.0, brings), state.terminated | table.over | ~legal
        )
        return after.replace(truncated=state.truncated)

    def observe(self, state: PgxState, player_id: Any = None) -> Any:
        """What a seat sees; without one, whoever acts."""
        seat = state.current_player if player_id is None else player_id
        return batch.observe(state.table, seat).astype(jnp.float32)

    def _state(self, table: batch.State, key: Any, steps: Any, rewards: Any, terminated: Any) -> PgxState:
        return PgxState(
            current_player=table.actor.astype(jnp.int32),
            observation=batch.observe(table, table.actor).astype(jnp.float32),
            rewards=rewards,
            terminated=terminated,
            truncated=jnp.bool_(False),
            legal_action_mask=batch.legal_mask(table) | terminated,
            table=table,
            _step_count=steps,
            _key=key,
        )
