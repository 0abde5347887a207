"""The game in the manner of JaxMARL: ``reset``, ``step`` and ``get_avail_actions``, with a dictionary by agent.

>>> import jax
>>> from nottingham.env.jaxmarl_form import JaxMarlNottingham
>>> env = JaxMarlNottingham(players=3)
>>> seen, state = env.reset(jax.random.key(1))
>>> sorted(seen), seen["agent_0"].shape, env.action_space("agent_0").n
(['agent_0', 'agent_1', 'agent_2'], (339,), 137)

One agent acts at a time. The others have one action, to wait: it is the last number of the grid. A training script for
JaxMARL runs with ``jaxmarl.make(…)`` replaced by this. Optional: ``pip install nottingham[batch]``.
"""

from dataclasses import dataclass, fields
from typing import Any

import jax
import jax.numpy as jnp

from . import batch
from .array_form import ArrayForm
from .spaces import Bounded, Numbered

ByAgent = dict[str, Any]
LARGEST_COUNT: float = 255.0
"""No number in an observation is larger: they are bytes."""


@dataclass(frozen=True)
class JaxMarlState:
    """One game; ``table`` is the array engine's."""

    table: batch.State
    terminal: Any
    step: Any


jax.tree_util.register_dataclass(
    JaxMarlState, data_fields=[field.name for field in fields(JaxMarlState)], meta_fields=[]
)


class JaxMarlNottingham(ArrayForm):
    """The environment. Rules go by their names, as in ``nottingham.env.make``."""

    def __init__(self, edition: str = "second", players: int = 4, **options: Any) -> None:
        super().__init__(edition, players, **options)
        self.num_agents = players
        self.agents = [f"agent_{seat}" for seat in range(players)]
        self.wait = len(self.grid.actions)
        """The action of those whose turn it is not."""
        self.action_spaces = {agent: Numbered(self.wait + 1) for agent in self.agents}
        self.observation_spaces = {agent: Bounded(0.0, LARGEST_COUNT, (self.grid.size,)) for agent in self.agents}

    @property
    def name(self) -> str:
        return f"nottingham-v{self.env_version}"

    @property
    def agent_classes(self) -> dict[str, list[str]]:
        return {"players": self.agents}

    def action_space(self, agent: str) -> Numbered:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Bounded:
        return self.observation_spaces[agent]

    def reset(self, key: Any) -> tuple[ByAgent, JaxMarlState]:
        """A new game."""
        state = JaxMarlState(self.deal(key), jnp.bool_(False), jnp.int32(0))
        return self.get_obs(state), state

    def step(
        self, key: Any, state: JaxMarlState, actions: ByAgent, reset_state: JaxMarlState | None = None
    ) -> tuple[ByAgent, JaxMarlState, ByAgent, ByAgent, dict[str, Any]]:
        """A step, and a new game (or ``reset_state``) in the place of one that has ended in it."""
        played, dealt = jax.random.split(key)
        seen, after, rewards, dones, about = self.step_env(played, state, actions)
        if reset_state is None:
            new_seen, new = self.reset(dealt)
        else:
            new_seen, new = self.get_obs(reset_state), reset_state
        over = dones["__all__"]
        after, seen = jax.tree.map(lambda old, other: jnp.where(over, other, old), (after, seen), (new, new_seen))
        return seen, after, rewards, dones, about

    def step_env(
        self, key: Any, state: JaxMarlState, actions: ByAgent
    ) -> tuple[ByAgent, JaxMarlState, ByAgent, ByAgent, dict[str, Any]]:
        """A step without a new game. An illegal action of whoever acts ends the game, and costs that agent; what the
        others do does not matter."""
        actor = state.table.actor
        action = jnp.stack([jnp.asarray(actions[agent]) for agent in self.agents])[actor].astype(jnp.int32)
        legal = jnp.append(batch.legal_mask(state.table), jnp.bool_(False))[action]
        table = batch.step(state.table, jnp.where(legal, action, 0), key)
        brings = jnp.where(state.terminal, 0.0, self.brings(table, actor, legal))
        goes_on = legal & ~state.terminal
        table = jax.tree.map(lambda old, new: jnp.where(goes_on, new, old), state.table, table)
        after = JaxMarlState(table, state.terminal | table.over | ~legal, state.step + 1)
        rewards = {agent: brings[seat] for seat, agent in enumerate(self.agents)}
        dones = dict.fromkeys([*self.agents, "__all__"], after.terminal)
        return self.get_obs(after), after, rewards, dones, {}

    def get_obs(self, state: JaxMarlState) -> ByAgent:
        """What every agent sees: counts, as float32."""
        seen = batch.observe_all(state.table).astype(jnp.float32)
        return {agent: seen[seat] for seat, agent in enumerate(self.agents)}

    def get_avail_actions(self, state: JaxMarlState) -> ByAgent:
        """[actions] 1 for what an agent may do: those who do not act may wait."""
        mask = batch.legal_mask(state.table) & ~state.terminal
        waits = jnp.zeros(self.wait + 1, jnp.uint8).at[self.wait].set(1)
        may = jnp.append(mask, jnp.bool_(False)).astype(jnp.uint8)
        acts = ~state.terminal
        return {
            agent: jnp.where((state.table.actor == seat) & acts, may, waits) for seat, agent in enumerate(self.agents)
        }
