"""What a game of arrays brings to each seat at its end."""

from typing import Any

import jax.numpy as jnp

from .reference import NoEnvironment
from .rewards import FORFEIT, REWARDS, RewardName


def known_rewards(rewards: RewardName) -> RewardName:
    """The same, if there are such rewards."""
    if rewards not in REWARDS:
        raise NoEnvironment(f"Rewards can be {' or '.join(REWARDS)}, not {rewards!r}.")
    return rewards


def final(scores: Any, winners: Any, rewards: RewardName) -> Any:
    """[P] of a game that came to its end: the score less the mean of the others', or the share of the win."""
    if rewards == "win":
        return winners.astype(jnp.float32) / jnp.maximum(1, winners.sum(0, dtype=jnp.float32))
    points = scores.astype(jnp.float32)
    return points - (points.sum(0) - points) / (points.shape[0] - 1)


def forfeited(actor: Any, seats: int, rewards: RewardName) -> Any:
    """[P] of a game that an illegal action ended."""
    return jnp.where(jnp.arange(seats) == actor, FORFEIT[rewards], 0.0).astype(jnp.float32)
