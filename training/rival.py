"""The rival: a player who sits alone among learners and learns nothing but to beat them.

What it finds, the learner meets in the same laps. Now and then it joins the past; if it had found nothing, it begins
again as the learner of the moment.
"""

from typing import Any

import jax
import jax.numpy as jnp

from training.config import Config
from training.learn import Lesson, Pull, improve, lesson, optimiser
from training.nets import Array, Weights
from training.play import RIVAL, Group, Steps

SEATS = 0.25
"""Of the decisions at its tables, so many are its own, about."""


class Rival:
    """Its weights, and how it learns."""

    def __init__(self, config: Config, weights: Weights, past: list[Weights]) -> None:
        self.config, self.past = config, past
        self.how = config.how._replace(parts=max(1, config.how.parts // 3), share=SEATS)
        self.begin(weights)

    def begin(self, weights: Weights) -> None:
        self.weights: Weights = jax.tree.map(jnp.copy, weights)
        self.moments: Any = optimiser(self.how).init(self.weights)

    def lesson(self, steps: Steps, ends: Array, group: Group) -> Lesson:
        """What it learns at its own tables."""
        here = group.parts[2]
        part: Steps = jax.tree.map(lambda rows: rows[:, here], steps)
        return lesson(part, ends[..., here], self.how)._replace(learns=part.role == RIVAL)

    def learn(self, lessons: list[Lesson], key: Array) -> None:
        rate, pull = jnp.float32(self.config.rival_rate), Pull(jnp.float32(self.config.rival_entropy))
        self.weights, self.moments, _ = improve(self.weights, self.moments, lessons, key, rate, pull, how=self.how)

    def renew(self, weights: Weights, ahead: bool) -> None:
        """Into the past, of which the oldest goes. One who is not ahead begins again from the learner's weights."""
        self.past.append(jax.tree.map(jnp.copy, self.weights))
        del self.past[: -self.config.rivals]
        if not ahead:
            self.begin(weights)
