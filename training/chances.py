"""Chances at the gate that learn: where opening bags of a size and record brings something, more of them are opened.

Merchants who learn meanwhile lie the less where bags are opened more. Where it comes to rest, opening costs nothing and
brings nothing, so that a Sheriff who opens otherwise gains nothing; and merchants who choose otherwise do not, either.
"""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.env.manners import CELLS, RECORDS
from nottingham.game.goods import MOST_IN_BAG
from training.nets import (
    BAG_CARDS,
    NUMBERS,
    OPENS,
    PASSES,
    Array,
    chances_of,
    kin_of,
    offers_stand,
    record,
    strange,
)
from training.play import LEARNER, Group, Steps

FEW = 50.0
"""So many bags of no worth are counted in with those of each lap: few bags change little."""
BOUNDS = (0.05, 0.9)
"""No chance goes further: what is never opened, or always, teaches merchants nothing."""


@partial(jax.jit, static_argnames="group")
def worth(manners: Array, steps: Steps, group: Group) -> Array:
    """[records, sizes] What opening a bag would have brought a learner who keeps the gate among its own kind: points of
    margin, on average. Bags for which something is offered do not count."""
    seen, said, players = steps.seen, steps.action[..., None], group.rules.players
    cards = seen[..., BAG_CARDS].astype(jnp.int32)
    settled = ((said == OPENS) | (said == PASSES)) & (steps.role == LEARNER)[..., None] & ~offers_stand(seen)
    weigh = jnp.where(settled & (cards > 0), 1 - strange(kin_of(manners), seen), 0.0)
    which = jax.nn.one_hot(record(seen) * MOST_IN_BAG + cards - 1, CELLS)[..., : players - 1, :]
    sums, number = (jnp.einsum("stb,stbc->c", part[..., : players - 1], which) for part in (steps.worth * weigh, weigh))
    return (sums / (number + FEW)).reshape(len(RECORDS), MOST_IN_BAG)


@jax.jit
def moved(manners: Array, worth: Array, rate: Array) -> Array:
    """The manners with their chances moved."""
    low, high = (np.log(bound / (1 - bound)) for bound in BOUNDS)
    odds = jax.scipy.special.logit(jnp.clip(chances_of(manners), *BOUNDS)) + rate * worth
    return manners.at[NUMBERS : NUMBERS + CELLS].set(jax.nn.sigmoid(jnp.clip(odds, low, high)).reshape(-1))
