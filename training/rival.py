"""The rival: a player who sits alone among learners and learns nothing but to beat them.

What it finds, the learner meets in the same laps, and mends at once: so it never gets far, unless the learner does not
learn there (``apart``). Now and then it joins the past; if it had found nothing, it begins again as the learner of the
moment.
"""

from typing import Any

import jax
import jax.numpy as jnp

from training.config import Config
from training.learn import Lesson, Pull, improve, lesson, optimiser
from training.nets import Array, Weights, free
from training.play import RIVAL, Group, Steps

SEATS = 0.25
"""Of the decisions at its tables, so many are its own, about."""
READING = 4.0
"""So much more a rival who reads learns about bags."""
RIPE = 0.5
"""Minutes before which nobody asks how far a rival has come who is left to itself."""


def without_rival(taught: Lesson, group: Group) -> Lesson:
    """What a group teaches the learner, if it does not learn at the rival's tables."""
    return taught._replace(learns=taught.learns.at[:, group.parts[2]].set(False))


class Rival:
    """Its weights, and how it learns."""

    def __init__(self, config: Config, weights: Weights, past: list[Weights]) -> None:
        self.config, self.past = config, past
        parts = min(config.rival_parts, config.how.parts)
        belief = config.how.belief * (READING if config.rival_reads else 1)
        self.how = config.how._replace(epochs=config.rival_epochs, parts=parts, share=SEATS, belief=belief)
        self.begin(weights)

    def begin(self, weights: Weights) -> None:
        """With these weights, and free of all manners."""
        self.weights: Weights = free(weights)
        if self.config.rival_reads:
            self.weights["reads"] = jnp.float32(self.config.rival_reads)
        self.moments: Any = optimiser(self.how).init(self.weights)

    def lesson(self, steps: Steps, ends: Array, group: Group) -> Lesson:
        """What it learns at its own tables."""
        here = group.parts[2]
        part: Steps = jax.tree.map(lambda rows: rows[:, here], steps)
        return lesson(part, ends[..., here], self.how)._replace(learns=part.role == RIVAL)

    def learn(self, lessons: list[Lesson], key: Array) -> None:
        rate, pull = jnp.float32(self.config.rival_rate), Pull(jnp.float32(self.config.rival_entropy))
        self.weights, self.moments, _ = improve(self.weights, self.moments, lessons, key, rate, pull, how=self.how)

    def ripe(self, minutes: float, wins: float) -> bool:
        """Whether it is to join the past after so long, with such a share of wins."""
        config = self.config
        return minutes >= config.rival_every or (config.apart and minutes >= RIPE and wins >= config.rival_goal)

    def renew(self, weights: Weights, ahead: bool) -> None:
        """Into the past, of which the oldest goes. One who is not ahead begins again from the learner's weights; and so
        does one who was left to itself, for what it found is known now."""
        self.past.append({name: jnp.copy(part) for name, part in self.weights.items() if name != "reads"})
        del self.past[: -self.config.rivals]
        if self.config.apart or not ahead:
            self.begin(weights)
