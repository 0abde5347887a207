"""Train a player by self-play, with nothing but JAX: PPO on the array engine, in one file.

    python examples/train_selfplay.py --minutes 10 --device gpu --out build/learned
    nottingham arena --bots learned:build/learned/policy.npz,medium --games 200

One network plays all seats. Some thousand tables are played for some steps (``roll``), every decision is judged by how
the game went on for the seat that took it (``judge``), and the network is moved a little towards what went well
(``improve``). An entropy bonus that fades keeps bluffs alive: play that never lies, or always, is found out.

Now and then the network plays games against random players, of which it learns nothing; that and the rest of the
progress goes to ``progress.csv`` and ``progress.svg``. ``policy.npz`` plays in the arena, without JAX.
"""

import argparse
import csv
import sys
import time
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nottingham import __version__
from nottingham.arena.svg import WIDE, Scale, path, stroke, svg, tick_words, words
from nottingham.env import batch, network
from nottingham.env.layout import EXCHANGES, layout
from nottingham.game import STARTING_GOLD, VALUE, Ruleset

Array = Any
Weights = dict[str, Array]


class Setting(NamedTuple):
    """What can be tuned. These are for a GPU; ``SMALL`` is for a processor."""

    tables: int = 8192
    steps: int = 64
    hidden: int = 512
    layers: int = 2
    epochs: int = 2
    parts: int = 8
    """Minibatches of an epoch."""
    rate: float = 4e-4
    """Of learning, at the beginning; a tenth of it at the end."""
    trace: float = 0.95
    """Lambda of the advantages."""
    clip: float = 0.2
    entropy: float = 0.02
    entropy_end: float = 0.004
    value: float = 0.5
    longest: float = 0.5
    """The longest step that a gradient may ask for."""
    points: float = 50.0
    """So many points of score are a reward of 1."""


SMALL = Setting(tables=128, hidden=64, parts=4, rate=1e-3)


# The network: the same sums as nottingham.env.network does in numpy


def first_weights(key: Array, inputs: int, actions: int, how: Setting) -> Weights:
    sizes = [inputs] + [how.hidden] * how.layers
    keys = jax.random.split(key, how.layers + 2)
    found = {}
    for n in range(how.layers):
        found[f"w{n}"] = jax.random.normal(keys[n], (sizes[n], sizes[n + 1])) * (2 / sizes[n]) ** 0.5
        found[f"b{n}"] = jnp.zeros(sizes[n + 1])
    found |= {"wp": jax.random.normal(keys[-2], (how.hidden, actions)) * 0.01, "bp": jnp.zeros(actions)}
    return found | {"wv": jax.random.normal(keys[-1], (how.hidden, 1)) * 0.01, "bv": jnp.zeros(1)}


def hidden(weights: Weights, seen: Array) -> Array:
    """``seen`` has the numbers of the layout in front and the games behind; from here on it is the other way round."""
    x = jnp.log1p(jnp.moveaxis(seen, 0, -1).astype(jnp.float32))
    n = 0
    while f"w{n}" in weights:
        x = jax.nn.relu(x @ weights[f"w{n}"] + weights[f"b{n}"])
        n += 1
    return x


def answer(weights: Weights, seen: Array, mask: Array) -> tuple[Array, Array]:
    """Log-probabilities of the actions, and what the seat expects."""
    x = hidden(weights, seen)
    logits = jnp.where(jnp.moveaxis(mask, 0, -1), x @ weights["wp"] + weights["bp"], -1e9)
    return jax.nn.log_softmax(logits), (x @ weights["wv"] + weights["bv"])[..., 0]


# Adam, with the length of the gradient kept in bounds


class Adam(NamedTuple):
    mean: Weights
    square: Weights
    number: Array


def adam_step(weights: Weights, slope: Weights, adam: Adam, rate: Array, longest: float) -> tuple[Weights, Adam]:
    length = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1.0, longest / (length + 1e-6)), slope)
    number = adam.number + 1
    mean = jax.tree.map(lambda m, part: 0.9 * m + 0.1 * part, adam.mean, slope)
    square = jax.tree.map(lambda s, part: 0.999 * s + 0.001 * part**2, adam.square, slope)

    def moved(weight: Array, m: Array, s: Array) -> Array:
        return weight - rate * m / (1 - 0.9**number) / (jnp.sqrt(s / (1 - 0.999**number)) + 1e-8)

    return jax.tree.map(moved, weights, mean, square), Adam(mean, square, number)


# Playing


class Steps(NamedTuple):
    """What happened: one entry for each step, games last."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    """Log-probability of the action."""
    value: Array
    actor: Array
    reward: Array
    """For every seat."""
    over: Array
    score: Array
    won: Array


def standing(state: batch.State, points: float) -> Array:
    """How far each seat is ahead of the others' mean, by gold and printed values. The rewards are its changes, with the
    score at the end; so they sum to the final difference, and come when something happens."""
    values = jnp.array([VALUE[good] for good in layout(state.game.rules).kinds])
    goods = jnp.einsum("pk...,k->p...", state.stall.astype(jnp.float32), values)
    return ahead(state.gold + goods + state.black_cards - STARTING_GOLD, points)


def ahead(wealth: Array, points: float) -> Array:
    seats = wealth.shape[0]
    return (wealth - (wealth.sum(0) - wealth) / (seats - 1)) / points


@partial(jax.jit, static_argnames="how")
def roll(
    weights: Weights, state: batch.State, key: Array, random: Array, how: Setting
) -> tuple[batch.State, Array, Steps]:
    """Play on for some steps; where ``random`` says so (seats in front), a seat plays at random. Also the values of
    the last states to all seats."""

    def one(state: batch.State, key: Array) -> tuple[batch.State, Steps]:
        keys = jax.random.split(key, 3)
        seen, mask, actor = batch.observe(state, state.actor), batch.legal_mask(state), state.actor.astype(jnp.int32)
        chances, value = answer(weights, seen, mask)
        action = jax.random.categorical(keys[0], chances)
        by_chance = jnp.take_along_axis(random, actor[None], 0)[0]
        action = jnp.where(by_chance, batch.random_legal(mask, keys[1]), action)
        after, end = batch.step_and_reset(state, action, keys[2])
        score = end.scores.astype(jnp.float32)
        now = jnp.where(end.over, ahead(score, how.points), standing(after, how.points))
        chance = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
        reward = now - standing(state, how.points)
        won = end.winners / jnp.maximum(1, end.winners.sum(0))
        return after, Steps(seen, mask, action, chance, value, actor, reward, end.over, score, won)

    state, steps = jax.lax.scan(one, state, jax.random.split(key, how.steps))
    every = jnp.moveaxis(batch.observe_all(state), 0, 1)
    ends = (hidden(weights, every) @ weights["wv"] + weights["bv"])[..., 0]
    return state, ends, steps


def judge(steps: Steps, ends: Array, trace: float) -> tuple[Array, Array]:
    """Advantages and value targets (GAE). Each seat has a time of its own: from one decision of its to the next."""

    def back(carry: tuple[Array, ...], step: tuple[Array, ...]) -> tuple[tuple[Array, ...], Array]:
        expected, actor, reward, over = step
        value, merit, due = (jnp.where(over, 0.0, part) for part in carry)
        due = due + reward
        mine = jnp.arange(due.shape[0])[:, None] == actor
        gain = jnp.sum(jnp.where(mine, due + value + trace * merit, 0), 0) - expected
        return (jnp.where(mine, expected, value), jnp.where(mine, gain, merit), jnp.where(mine, 0.0, due)), gain

    zero = jnp.zeros_like(ends)
    story = steps.value, steps.actor, steps.reward, steps.over
    _, gains = jax.lax.scan(back, (ends, zero, zero), story, reverse=True)
    return gains, gains + steps.value


@partial(jax.jit, static_argnames="how")
def improve(
    weights: Weights, adam: Adam, steps: Steps, ends: Array, key: Array, done: Array, how: Setting
) -> tuple[Weights, Adam, Array]:
    """Some epochs of PPO over these steps, a part of the tables at a time. ``done`` is how much of the run is over."""
    entropy = how.entropy + (how.entropy_end - how.entropy) * done
    rate = how.rate * (1 - 0.9 * done)
    gains, targets = judge(steps, ends, how.trace)

    def loss(weights: Weights, tables: Array) -> tuple[Array, Array]:
        mine = jax.tree.map(lambda part: part[..., tables], (steps.seen, steps.mask, steps.action, steps.chance))
        seen, mask, action, before = mine
        gain, target = gains[:, tables], targets[:, tables]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        chances, value = answer(weights, jnp.moveaxis(seen, 1, 0), jnp.moveaxis(mask, 1, 0))
        ratio = jnp.exp(jnp.take_along_axis(chances, action[..., None], -1)[..., 0] - before)
        policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - how.clip, 1 + how.clip) * gain).mean()
        spread = -jnp.sum(jnp.exp(chances) * jnp.maximum(chances, -50.0), -1).mean()
        return policy + how.value * ((value - target) ** 2).mean() - entropy * spread, spread

    def one(carry: tuple[Weights, Adam], tables: Array) -> tuple[tuple[Weights, Adam], Array]:
        (_, spread), slope = jax.value_and_grad(loss, has_aux=True)(carry[0], tables)
        return adam_step(*carry[:1], slope, carry[1], rate, how.longest), spread

    keys = jax.random.split(key, how.epochs)
    order = jnp.concatenate([jax.random.permutation(k, how.tables).reshape(how.parts, -1) for k in keys])
    (weights, adam), spread = jax.lax.scan(one, (weights, adam), order)
    return weights, adam, spread.mean()


# The run


class Report(NamedTuple):
    """One line of progress."""

    minutes: float
    steps: int
    games: int
    entropy: float
    score: float
    """Mean score of a seat in self-play."""
    wins: float
    """Win share of the network against random players."""


def train(rules: Ruleset, how: Setting, minutes: float, seed: int, out: Path) -> list[Report]:
    keys = (jax.random.fold_in(jax.random.key(seed), n) for n in count())
    seats, tables = rules.players, how.tables
    weights = first_weights(next(keys), layout(rules).size, len(layout(rules).actions), how)
    zeros = jax.tree.map(jnp.zeros_like, weights)
    adam = Adam(zeros, zeros, jnp.zeros((), jnp.int32))
    new = jax.jit(lambda key: batch.init(key, rules, batch=tables))
    state, held_out = new(next(keys)), new(next(keys))
    learning = jnp.zeros((seats, tables), bool)
    alone = jnp.arange(seats)[:, None] != jnp.arange(tables) % seats
    reports: list[Report] = []
    started, played, games, due = time.monotonic(), 0, 0, 0.0
    tested = [0.0, 0.0]
    while (passed := (time.monotonic() - started) / 60) < minutes or not reports:
        state, ends, steps = roll(weights, state, next(keys), learning, how)
        done = jnp.float32(min(1.0, passed / minutes))
        weights, adam, spread = improve(weights, adam, steps, ends, next(keys), done, how)
        ended = int(steps.over.sum())
        played, games = played + how.steps * tables, games + ended
        held_out, _, tests = roll(weights, held_out, next(keys), alone, how) if passed >= due else (held_out, 0, None)
        if tests is not None:
            mine = ~alone & tests.over[:, None]
            tested = [0.5 * tested[0] + float((tests.won * mine).sum()), 0.5 * tested[1] + float(mine.sum())]
            score = float((steps.score * steps.over[:, None]).sum()) / max(1, ended) / seats
            wins = tested[0] / max(1.0, tested[1])
            reports.append(Report(round(passed, 3), played, games, float(spread), score, wins))
            print(
                "{:6.2f} min {:>12,} steps {:>9,} games  entropy {:.2f}  score {:6.1f}  wins {:.3f}".format(
                    *reports[-1]
                )
            )
            sys.stdout.flush()
            save(out, rules, how, weights, reports)
            due = passed + minutes / 60
    save(out, rules, how, weights, reports)
    return reports


def save(out: Path, rules: Ruleset, how: Setting, weights: Weights, reports: list[Report]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    about = {"players": rules.players, "royal_goods": rules.royal_goods, "exchanges": EXCHANGES, "version": __version__}
    about |= {"made_by": "train_selfplay.py", "steps": reports[-1].steps, "setting": how._asdict()}
    network.save(out / "policy.npz", {name: np.asarray(weight) for name, weight in weights.items()}, about)
    with (out / "progress.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(Report._fields)
        writer.writerows(reports)
    (out / "progress.svg").write_text(plot(reports, 1 / rules.players), encoding="utf-8")


def plot(reports: list[Report], par: float) -> str:
    """Win share against random players over the steps, with par."""
    x = Scale(0, max(report.steps for report in reports), 40, WIDE - 10)
    y = Scale(0, 1, 190, 20)
    parts = [stroke(40, y(tick), WIDE - 10, y(tick), "grid", "#ccc") for tick in y.ticks(5)]
    parts += [words(34, y(tick) + 4, tick_words(tick), anchor="end") for tick in y.ticks(5)]
    parts += [words(x(tick), 208, f"{tick / 1e6:g}", anchor="middle") for tick in x.ticks(5)]
    parts += [stroke(40, y(par), WIDE - 10, y(par), "par", "#a40"), words(WIDE - 12, y(par) - 4, "par", anchor="end")]
    parts.append(path([(x(report.steps), y(report.wins)) for report in reports], "line", line="#164"))
    parts.append(words(WIDE / 2, 226, "million steps", anchor="middle"))
    drawn = svg(234, "Win share of the network against random players", parts)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="11" ', 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--minutes", type=float, default=1.0, help="wall clock, compiling included")
    parser.add_argument("--device", choices=["cpu", "gpu"], default="cpu")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=0, help="a shorter game; 0: the rulebook's number")
    parser.add_argument("--royal-goods", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, help="games side by side")
    parser.add_argument("--hidden", type=int, help="width of the network")
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    asked = parser.parse_args()
    jax.config.update("jax_platforms", "cpu" if asked.device == "cpu" else "cuda")  # type: ignore[no-untyped-call]
    how = SMALL if asked.device == "cpu" else Setting()
    how = how._replace(**{name: value for name in ("tables", "hidden") if (value := getattr(asked, name))})
    rules = Ruleset.preset("second", players=asked.players, house_rounds=asked.rounds, royal_goods=asked.royal_goods)
    train(rules, how, asked.minutes, asked.seed, asked.out)
    print(f"Try it: nottingham arena --bots learned:{asked.out / 'policy.npz'},medium --players {asked.players}")


if __name__ == "__main__":
    main()
