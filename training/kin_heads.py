"""``python -m training.kin_heads MIND TEACHER [--write]``: heads of their own for a mind's own kind.

Among its own kind, whose Sheriffs go by chances and not by looks, a merchant may lie more than among strangers: bags
that are true too often are opened at a loss, and who never opens one gains by that. So as a merchant among its kind a
mind plays as another one does (TEACHER, such as the mind that it went on from), on its own hidden layers: a second head
for actions learns to say what the teacher says, at positions to which it leads itself. Then a second head for the
others' bags learns what is in them there. No bot of the arena plays here. ``--write`` keeps both with the mind.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from nottingham.env.manners import FREE
from nottingham.env.mind import BAGS, FACTS, KINDS, load, save
from nottingham.env.numpy_products import read
from nottingham.env.wide import WIDE_ACTIONS
from nottingham.game import Ruleset
from training.learn import mistaken
from training.nets import SETTLES, Array, Weights, as_it_plays, features
from training.play import Group, Minds, roll, sit_down

TABLES, LAPS, STEPS = 1024, 10, 48
LESSONS, PART, RATE = 6000, 2048, 1e-3
ROUNDS = 2
"""How often positions are gathered to which the mind leads that has learnt so far."""
KEPT = 0.5
"""The share of positions that are learnt from: those of one game are much alike."""
HELD_OUT = 0.05

Head = tuple[Array, Array]


class Positions(NamedTuple):
    """What the mind's last hidden layer makes of them, and what is to be said there."""

    made: Array
    mask: Array
    wanted: Array
    """The teacher's logits"""
    settles: Array
    bags: Array
    true: Array


def as_strangers_see_it(weights: Weights) -> Weights:
    """The mind's heads without those for its own kind."""
    ends = {"p": WIDE_ACTIONS, "f": BAGS * FACTS}
    cut = {f"{part}{name}": weights[f"{part}{name}"][..., :end] for name, end in ends.items() for part in "wb"}
    return weights | cut


def with_heads(weights: Weights, actions: Head, facts: Head) -> Weights:
    both = {"p": actions, "f": facts}
    more = {
        f"{part}{name}": jnp.concatenate([jnp.asarray(weights[f"{part}{name}"]), head[i]], -1)
        for name, head in both.items()
        for i, part in enumerate("wb")
    }
    return weights | more


def gather(mind: Weights, teacher: Weights, tables: int, laps: int, key: Array) -> Positions:
    """Where a mind comes among its own kind."""
    group = Group(Ruleset.preset("second", players=4), tables, 0, 0)
    keys, dice = jax.random.split(key), np.random.default_rng(int(jax.random.bits(key)))
    minds, at = Minds(mind, mind, mind), sit_down(keys[0], group)
    shown = {name: part for name, part in mind.items() if name[-1] not in "pf"}
    make = jax.jit(features)
    said = jax.jit(lambda seen: features(teacher, seen) @ teacher["wp"] + teacher["bp"])
    found: list[Positions] = []
    for n in range(laps):
        lap = jax.random.fold_in(keys[1], n)
        at, _, steps = roll(minds, at, lap, group=group, steps=STEPS, points=50.0, talk=0.0)
        mask = np.asarray(steps.mask)
        free = (mask.sum(-1) > 1) & (dice.random(mask.shape[:2]) < KEPT)
        seen = np.asarray(steps.seen)[free]
        settles = seen[..., SETTLES] > 0
        rest = (np.asarray(part)[free] for part in (steps.bags, steps.true))
        found.append(Positions(*map(np.asarray, (make(shown, seen), mask[free], said(seen), settles)), *rest))
    return Positions(*(np.concatenate(part) for part in zip(*found, strict=True)))


def says_otherwise(head: Head, at: Positions) -> Array:
    """How far what the head says is from what the teacher says: Kullback and Leibler's measure, on average."""
    logits, wanted = (jnp.where(at.mask, said, -1e9) for said in (at.made @ head[0] + head[1], at.wanted))
    share, chances = jax.nn.softmax(wanted), jax.nn.log_softmax(logits)
    return jnp.where(at.mask, share * (jax.nn.log_softmax(wanted) - chances), 0.0).sum(-1).mean()


def expects_otherwise(head: Head, at: Positions) -> Array:
    """How far what the head expects in bags is from what is there."""
    facts = (at.made @ head[0] + head[1]).reshape((-1, BAGS, FACTS))
    return mistaken(facts[..., :KINDS], facts[..., KINDS], at.bags, at.true)


def learn(head: Head, at: Positions, loss: Any, seed: int, lessons: int) -> Head:
    dice = np.random.default_rng(seed)
    out = dice.random(len(at.made)) < HELD_OUT
    rows, rest = (Positions(*(part[which] for part in at)) for which in (~out, out))
    rule = optax.adam(optax.cosine_decay_schedule(RATE, lessons))
    moments = rule.init(head)

    @jax.jit
    def one(head: Head, moments: Any, at: Positions) -> tuple[Head, Any]:
        change, moments = rule.update(jax.grad(loss)(head, at), moments)
        return optax.apply_updates(head, change), moments

    before = float(loss(head, rest))
    for _ in range(lessons):
        which = dice.integers(len(rows.made), size=PART)
        head, moments = one(head, moments, Positions(*(part[which] for part in rows)))
    print(f"{loss.__name__}: {before:.3f} before, {float(loss(head, rest)):.3f} now", flush=True)
    return head


def find(mind: Weights, teacher: Weights, tables: int, laps: int, seed: int, lessons: int) -> tuple[Head, Head]:
    """Both heads."""
    plain = as_strangers_see_it(mind)
    actions, facts = ((jnp.asarray(plain[f"w{name}"]), jnp.asarray(plain[f"b{name}"])) for name in "pf")
    keys = jax.random.split(jax.random.key(seed), ROUNDS + 1)
    for n in range(ROUNDS):
        at = gather(with_heads(plain, actions, facts), teacher, tables, laps, keys[n])
        away = Positions(*(part[~at.settles] for part in at))
        actions = learn(actions, away, says_otherwise, seed + n, lessons)
    at = gather(with_heads(plain, actions, facts), teacher, tables, laps, keys[ROUNDS])
    return actions, learn(facts, at, expects_otherwise, seed + ROUNDS, lessons)


def before_calibration(facts: Head, mend: tuple[float, float], calibration: tuple[float, float]) -> Head:
    """The same head, so that what it says of bags' being true comes out mended after this calibration: that was found
    for the other head, and is done to both."""
    (low, steep), true = calibration, np.arange(BAGS * FACTS) % FACTS == KINDS
    w, b = facts
    return jnp.where(true, w * mend[1] / steep, w), jnp.where(true, (mend[0] + mend[1] * b - low) / steep, b)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.kin_heads", description=__doc__.splitlines()[0])
    parser.add_argument("mind", type=Path)
    parser.add_argument("teacher", type=Path, help="whose merchants it is to have among its own kind")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--laps", type=int, default=LAPS)
    parser.add_argument("--lessons", type=int, default=LESSONS)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument(
        "--mend",
        type=float,
        nargs=2,
        default=(0.0, 1.0),
        metavar=("OFFSET", "SLOPE"),
        help="what makes its words on bags come true among its own kind, as `training.calibrate MIND --among ,` says",
    )
    parser.add_argument("--write", action="store_true", help="keep them with the mind")
    asked = parser.parse_args()
    before, (kept, about) = load(asked.mind), read(str(asked.mind))
    if before.manners == FREE or not before.manners.kin:
        parser.error(f"{asked.mind} does not tell its own kind from others: find that first (training.kin).")
    taught, _ = read(str(asked.teacher))
    teacher: Weights = {name: jnp.asarray(part, jnp.float32) for name, part in taught.items()}
    teacher |= {name: teacher[name][..., :WIDE_ACTIONS] * before.sharpness for name in ("wp", "bp")}
    actions, facts = find(as_it_plays(asked.mind), teacher, asked.tables, asked.laps, asked.seed, asked.lessons)
    if asked.write:
        sharp, facts = before.sharpness, before_calibration(facts, tuple(asked.mend), before.calibration["true"])
        heads = with_heads(as_strangers_see_it(dict(kept)), (actions[0] / sharp, actions[1] / sharp), facts)
        save(asked.mind, heads, about)


if __name__ == "__main__":
    main()
