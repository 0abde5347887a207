"""``python -m training.kin MIND [--past MIND] [--write]``: what tells a mind's own kind from others.

A mind sits among strangers (``training.strangers``), among its own kind, and among its own kind with others who know it
well (``--past``, such as a best response). By what everybody saw of two seats there, as in a table of four those are
that have no part in a bag, it is found how far each of ``nottingham.env.manners.TELLTALES`` speaks for another kind:
logistic regression, in which both kinds weigh the same. No bot of the arena plays here. ``--write`` keeps it with the
mind's manners; then the bounds of those hold among its own kind alone.
"""

import argparse
from itertools import combinations
from pathlib import Path
from typing import Any

import jax
import msgspec
import numpy as np

from nottingham.env.manners import TELLTALES
from nottingham.env.mind import amend, load
from nottingham.game import Ruleset
from training.nets import ROUND, SETTLES, Array, Weights, as_it_plays, telltales
from training.play import LEARNER, STRANGER, Group, Minds, roll, sit_down

Numbers = np.ndarray[Any, np.dtype[np.float64]]
TABLES, LAPS, STEPS = 1024, 14, 48
RIDGE = 0.01
"""Holds what says little near 0."""


def pairs(minds: Minds, group: Group, laps: int, key: Array) -> list[tuple[Numbers, Numbers]]:
    """[pairs, telltales and 1] Sums over two seats of strangers, and over two of the learner's kind, as a learner sees
    them who keeps the gate: in the first round, and afterwards."""
    seats = group.rules.players
    tables = sit_down(key, group)
    found: list[dict[int, list[Numbers]]] = [{STRANGER: [], LEARNER: []} for _ in range(2)]
    for n in range(laps):
        roles = np.asarray(tables.roles)
        tables, _, steps = roll(
            minds, tables, jax.random.fold_in(key, n), group=group, steps=STEPS, points=50.0, talk=0.0
        )
        seen, over, actor = (np.asarray(part) for part in (steps.seen, steps.over, steps.actor))
        first = np.cumsum(over, 0) - over == 0  # later ones are games of others, who sat down meanwhile
        here = (seen[..., SETTLES] > 0) & (np.asarray(steps.role) == LEARNER) & first
        told = np.asarray(telltales(seen[here]), np.float64)[:, : seats - 1]
        told = np.concatenate([told, np.ones((*told.shape[:-1], 1))], -1)
        at, later = np.nonzero(here)[1], seen[here][:, ROUND] > 1
        who = np.stack([roles[(actor[here] + far) % seats, at] for far in range(1, seats)], 1)
        for one, other in combinations(range(seats - 1), 2):
            for rounds, when in zip(found, (~later, later), strict=True):
                for kind, some in rounds.items():
                    alike = (who[:, one] == kind) & (who[:, other] == kind) & when
                    some.append(told[alike][:, (one, other)].sum(1))
    return [(np.concatenate(rounds[STRANGER]), np.concatenate(rounds[LEARNER])) for rounds in found]


def told_apart(strange: Numbers, kin: Numbers) -> Numbers:
    """[telltales and 1] How far each speaks for the first: the log-odds are the sum."""
    every = np.concatenate([strange, kin])
    is_strange = np.arange(len(every)) < len(strange)
    weigh = np.where(is_strange, 1 / len(strange), 1 / len(kin)) * 1000
    speaks = np.zeros(every.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-every @ speaks))
        slope = every.T @ (weigh * (is_strange - chance)) - RIDGE * speaks
        bend = (every * (weigh * chance * (1 - chance))[:, None]).T @ every + RIDGE * np.eye(len(speaks))
        speaks = speaks + np.linalg.solve(bend, slope)
    return speaks


def watch(mind: Weights, past: Weights | None, tables: int, laps: int, seed: int) -> list[tuple[Numbers, Numbers]]:
    """Pairs of strangers, and of its own kind, from tables of both sorts, and with its past: in the first round, and
    afterwards."""
    rules = Ruleset.preset("second", players=4)
    groups = [Group(rules, tables, tables, 0, alone=True), Group(rules, tables // 2, 0, 0)]
    if past is not None:
        groups.append(Group(rules, tables // 2, 0, tables // 2))
    minds = Minds(mind, past or mind, mind)
    keys = jax.random.split(jax.random.key(seed), len(groups))
    found = [pairs(minds, group, laps, key) for group, key in zip(groups, keys, strict=True)]
    first, afterwards = ([np.concatenate([one[when][i] for one in found]) for i in range(2)] for when in range(2))
    return [(first[0], first[1]), (afterwards[0], afterwards[1])]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.kin", description=__doc__.splitlines()[0])
    parser.add_argument("mind", type=Path)
    parser.add_argument("--past", type=Path, help="a mind that sits with its own kind, too")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--laps", type=int, default=LAPS)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--lean", type=float, default=0.0, help="so much more speaks for another kind, for each seat")
    parser.add_argument("--write", action="store_true", help="keep it with the mind")
    asked = parser.parse_args()
    past = None if asked.past is None else as_it_plays(asked.past)
    watched = watch(as_it_plays(asked.mind), past, asked.tables, asked.laps, asked.seed)
    rows = [[round(float(number), 3) for number in told_apart(*both)] for both in watched]
    print(f"{'':20} {'first':>7} {'later':>7}")
    for name, *numbers in zip((*TELLTALES, "one more"), *rows, strict=True):
        print(f"{name:20} " + " ".join(f"{number:+7.3f}" for number in numbers))
    for when, speaks, both in zip(("the first round", "later rounds"), rows, watched, strict=True):
        right = [float((some @ speaks > 0).mean()) for some in both]
        print(f"In {when} {right[0]:.1%} of strangers and {1 - right[1]:.1%} of its own kind are told by it.")
        speaks[-1] = round(speaks[-1] + asked.lean, 3)
    if asked.write:
        manners = msgspec.structs.replace(load(asked.mind).manners, kin=tuple(tuple(row) for row in rows))
        amend(asked.mind, manners=msgspec.to_builtins(manners))


if __name__ == "__main__":
    main()
