"""What the forms of the array engine in other conventions have in common: the game, and what it brings to each seat."""

from typing import Any

import jax.numpy as jnp

from ..game import Ruleset
from . import batch
from .batch.game import game_of
from .layout import EXCHANGES
from .reference import NoEnvironment
from .rewards import FORFEIT, REWARDS, RewardName


class ArrayForm:
    """A game on arrays. Rules go by their names, as in ``nottingham.env.make``."""

    def __init__(
        self,
        edition: str = "second",
        players: int = 4,
        *,
        rewards: RewardName = "score",
        exchanges: int = EXCHANGES,
        env_version: int = 0,
        **options: Any,
    ) -> None:
        if rewards not in REWARDS:
            raise NoEnvironment(f"Rewards can be {' or '.join(REWARDS)}, not {rewards!r}.")
        self.rules = Ruleset.preset(edition, players, **options)
        self.rewards: RewardName = rewards
        self.exchanges, self.env_version = exchanges, env_version
        self.grid = game_of(self.rules, exchanges, env_version).layout

    def deal(self, key: Any) -> batch.State:
        """A new game."""
        return batch.init(key, self.rules, exchanges=self.exchanges, version=self.env_version)

    def brings(self, table: batch.State, actor: Any, legal: Any) -> Any:
        """[P] what a step brings: at the end the score less the mean of the others', or the share of the win; for an
        illegal action, which ends the game, what that costs whoever did it."""
        if self.rewards == "win":
            won = table.winners.astype(jnp.float32)
            final = won / jnp.maximum(1, won.sum(0))
        else:
            points = table.scores.astype(jnp.float32)
            final = points - (points.sum(0) - points) / (self.rules.players - 1)
        forfeited = jnp.where(jnp.arange(self.rules.players) == actor, FORFEIT[self.rewards], 0.0)
        return jnp.where(legal, jnp.where(table.over, final, 0.0), forfeited).astype(jnp.float32)
