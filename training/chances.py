"""``python -m training.chances MIND FOLDER [--begin RESPONSE] [--minutes N] [--write]``: how many bags to open.

A response learns against three copies of a mind, as in ``bench.best_response``. Meanwhile the chances at the gate among
the mind's manners (``nottingham.env.manners``) move to where the response gains least: fewer bags of a size and record
are opened where that serves it, more where it does not; the same with how many cards were tossed. So whoever lies most
after tossing much is opened there until it does not. No bot of the arena plays here. Run it again with the same folder,
and it goes on. ``--write`` keeps what was found with the mind, as a mean over the last laps.
"""

import argparse
import math
from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from nottingham.env.manners import CELLS, RECORDS, TOSSED_CELLS, BySize, of_flat
from nottingham.env.mind import amend, load
from nottingham.game.goods import MOST_IN_BAG, MOST_SET_ASIDE
from training.__main__ import Trainer, train
from training.config import Config
from training.nets import (
    BAG_CARDS,
    FINE,
    NUMBERS,
    OPENS,
    PASSES,
    WORTH,
    Array,
    Weights,
    as_it_plays,
    chances_of,
    kin_of,
    offers_stand,
    record,
    strange,
    told_of,
    tossed,
    tossed_of,
)
from training.play import LEARNER, PAST, Group, Minds, Steps
from training.response import TABLES, plan

FEW = 200.0
"""So many bags that say nothing are counted in with those of each lap: few bags change little."""
BOUNDS = (0.03, 0.95)
"""No chance goes further: what is never opened, or always, teaches merchants nothing."""
MOST = 3.0
"""Nor does tossing add more to the log-odds, or take more from them."""
RATE = 0.007
"""How far the log-odds of a chance move in a lap, for each point that opening such a bag brings the response; it fades
with the response's rate of learning."""
KEEPS = 0.998
"""What is written is a mean that fades by this in each lap."""


class Slopes(NamedTuple):
    """What the other side gains where more bags are opened."""

    by_record: Array
    """[records, sizes]"""
    by_tosses: Array
    """[tossed, sizes]"""


@partial(jax.jit, static_argnames="group")
def serves(manners: Array, steps: Steps, roles: Array, group: Group) -> Slopes:
    """The points of margin that the learner gains where its past, keeping the gate among its own kind, opens a bag
    instead of passing it, on average over all bags; ``roles`` are those before the steps. Bags for which something is
    offered do not count."""
    seen, said, players = steps.seen, steps.action[..., None], group.rules.players
    cards = seen[..., BAG_CARDS].astype(jnp.int32)
    still = (jnp.cumsum(steps.over, 0) - steps.over == 0)[..., None]  # later on others sit there
    settled = ((said == OPENS) | (said == PASSES)) & (steps.role == PAST)[..., None] & still & ~offers_stand(seen)
    weigh = jnp.where(settled & (cards > 0), 1 - strange(kin_of(manners), seen), 0.0)[..., : players - 1]
    owner = (steps.actor[..., None].astype(jnp.int32) + jnp.arange(1, players)) % players
    its = jnp.take_along_axis(jnp.broadcast_to(roles.T, (*steps.actor.shape, players)), owner, -1) == LEARNER
    told, others = told_of(seen)[..., : players - 1, :], 1 / (players - 1)
    bags = steps.bags[..., : players - 1, :].astype(jnp.float32)
    fines, goods = ((bags * ~told) @ each for each in (FINE, WORTH))
    lies = steps.true[..., : players - 1] == 0
    own = jnp.where(lies, -(fines * (1 + others) + goods), (bags * told) @ FINE * (1 + others))
    gained = weigh * jnp.where(its, own, jnp.where(lies, goods * others, 0.0))

    def by(rows: Array, number: int) -> Array:
        which = jax.nn.one_hot(rows * MOST_IN_BAG + cards - 1, number * MOST_IN_BAG)[..., : players - 1, :]
        sums, bags = (jnp.einsum("stb,stbc->c", part, which) for part in (gained, weigh))
        return (sums / (bags + FEW)).reshape(number, MOST_IN_BAG)

    return Slopes(by(record(seen), len(RECORDS)), by(tossed(seen), MOST_SET_ASIDE + 1))


@jax.jit
def moved(manners: Array, serves: Slopes, rate: Array) -> Array:
    """The manners with their chances moved away from what serves the other side."""
    low, high = (np.log(bound / (1 - bound)) for bound in BOUNDS)
    odds = jax.scipy.special.logit(jnp.clip(chances_of(manners), *BOUNDS)) - rate * serves.by_record
    more = jnp.clip(tossed_of(manners) - rate * serves.by_tosses, -MOST, MOST)
    rows = jnp.concatenate([jax.nn.sigmoid(jnp.clip(odds, low, high)).reshape(-1), more.reshape(-1)])
    return manners.at[NUMBERS : NUMBERS + CELLS + TOSSED_CELLS].set(rows)


class GivesWay(Trainer):
    """A response learns, and the frozen mind's chances move meanwhile."""

    def __init__(self, config: Config, folder: Path, frozen: Weights) -> None:
        super().__init__(config, folder, frozen)
        self.mean = self.run.past[0]["manners"]

    def play(self, i: int, minds: Minds) -> tuple[Array, Steps]:
        roles = jnp.copy(self.tables[i].roles)
        ends, steps = super().play(i, minds)
        rate = jnp.float32(RATE * self.config.fading("rate", self.done) / self.config.rate[0])
        manners = minds.past["manners"]
        minds.past["manners"] = moved(manners, serves(manners, steps, roles, self.groups[i]), rate)
        laps = self.run.clock["laps"]
        keeps = min(KEEPS, laps / (laps + 1))
        self.mean = keeps * self.mean + (1 - keeps) * minds.past["manners"]
        return ends, steps

    def found(self) -> dict[str, tuple[BySize, ...]]:
        """The chances by record, and what tossing adds to them."""
        manners = of_flat([round(float(number), 2) for number in self.mean])
        return {"chances": manners.chances, "tossed": manners.tossed}

    def says(self) -> str:
        return "\n".join(
            f"{name} " + " | ".join(" ".join(f"{number:.2f}" for number in row) for row in rows)
            for name, rows in self.found().items()
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.chances")
    parser.add_argument("mind", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--begin", type=Path, help="a mind that the learner begins with, such as an earlier response")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--wall", type=float, default=math.inf, help="seconds after which it stops in any case")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--write", action="store_true", help="keep what was found with the mind")
    asked = parser.parse_args()
    manners = load(asked.mind).manners
    if not manners.chances:
        parser.error(f"{asked.mind} keeps to no chances at the gate, so that there is nothing to move.")
    weights = as_it_plays(asked.mind)
    run = plan(asked.minutes, weights, asked.tables, asked.begin)
    trainer, found = train(partial(GivesWay, frozen=weights), run, asked.folder, asked.minutes, asked.wall)
    print(f"The learner wins {100 * found['wins_past']:.1f} % of the last games, par being 25 %.")
    if asked.write:
        amend(asked.mind, manners=msgspec.to_builtins(msgspec.structs.replace(manners, **trainer.found())))
        print(f"{asked.mind} keeps to these chances now.")


if __name__ == "__main__":
    main()
