"""Train a mind for the bot ``master``; run it again with the same folder, and it goes on.

python -m training training/configs/master.toml build/master --minutes 7
nottingham arena --bots master:build/master/mind.npz,hard --mix 1+3 --games 200
"""

import argparse
import csv
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from nottingham import __version__
from training import checkpoint
from training.config import Config, read
from training.exams import Exams
from training.learn import Lesson, Pull, improve, lesson, optimiser
from training.nets import Array, Weights, as_it_plays, first_weights, free
from training.play import Group, Minds, Steps, Tables, roll, sit_down
from training.rival import Rival, without_rival

COLUMNS = (
    "minutes",
    "steps",
    "games",
    "entropy",
    "value",
    "belief",
    "learns",
    "wins_strangers",
    "wins_past",
    "rival_wins",
    "score",
)
REPORT_EVERY = 0.25
"""Minutes."""
AHEAD = 1.2
"""So many times its share must a rival win to go on as it is."""
PAST_STAYS = 16
"""Laps; a game takes five of 48 steps."""


def beginning(config: Config, key: Array) -> Weights:
    """What a run begins with: random weights, or those of a mind. Manners are the run's own; ``roll`` says where a
    learner is blind, who is so everywhere at a table."""
    if config.begin:
        begun = as_it_plays(Path(config.begin))
        weights = {name: jnp.array(array) for name, array in begun.items() if name != "manners"}
    else:
        weights = first_weights(key, config.hidden, config.layers)
    if config.manners is not None:
        sighted = msgspec.structs.replace(config.manners, blind=False)
        weights["manners"] = jnp.array(sighted.flat, jnp.float32)
    return weights


def against(frozen: Weights, config: Config, begun: Weights) -> Weights:
    """What a run against somebody frozen begins with: what it is told to, or else the frozen one itself; in either case
    without manners."""
    return free(in_the_form_of(frozen, begun) if config.begin else frozen)


def in_the_form_of(other: Weights, weights: Weights) -> Weights:
    """The same, with manners where the other has some, so that both can be played by the same compiled code."""
    layers = {name: jnp.array(part) for name, part in weights.items() if name != "manners"}
    return layers | {name: part for name, part in other.items() if name == "manners"}


class Trainer:
    """A run: its tables, its weights, its past."""

    def __init__(self, config: Config, folder: Path, frozen: Weights | None = None) -> None:
        """Who is frozen is the only past of a new run."""
        self.config, self.folder = config, folder
        self.groups: list[Group] = [one.group() for one in config.group]
        self.keys = jax.random.key(config.seed)
        weights = beginning(config, self.key())
        clock = {"minutes": 0.0, "steps": 0, "games": 0, "laps": 0}
        past: list[Weights] = []
        if frozen is not None:
            weights, past = against(frozen, config, weights), [jax.tree.map(jnp.array, frozen)]
        moments = optimiser(config.how).init(weights)
        self.run = checkpoint.Run(weights, moments, past, clock, jax.tree.map(jnp.copy, weights), [])
        if (folder / checkpoint.CLOCK).exists():
            self.run = checkpoint.read(folder, moments)
            self.keys = jax.random.fold_in(self.keys, int(self.run.clock["laps"]) + 1)
        foe = as_it_plays(Path(config.rival_begin)) if config.rival_begin else self.run.weights
        *rivals, rival = self.run.rivals or [in_the_form_of(self.run.weights, foe)]
        self.rival = Rival(config, rival, rivals)
        self.tables, self.rolls = self._compiled()
        self.random = np.random.default_rng([config.seed, int(self.run.clock["laps"])])
        self.snapped = self.renewed = self.run.clock["minutes"]
        self.lately: dict[str, float] = {}
        self.former: Weights | None = None
        self.stays = 0.0
        played = [self.groups[i].tables for i in self.today()]
        self.share = sum(played) / played[0]
        """All tables of a lap for each one of the first group: games are counted there."""

    def key(self) -> Array:
        self.keys, key = jax.random.split(self.keys)
        return key

    def _compiled(self) -> tuple[list[Tables], list[Any]]:
        """The tables of each group, and a way to play there, compiled side by side."""
        config, weights = self.config, self.run.weights

        def one(group: Group, key: Array) -> tuple[Tables, Any]:
            tables = sit_down(key, group)
            blind = config.manners is not None and config.manners.blind
            told = {"steps": config.steps, "points": config.points, "talk": config.talk, "blind": blind}
            play = partial(roll, group=group, read=config.rival_reads > 0, **told)
            minds = Minds(weights, weights, self.rival.weights)
            return tables, jax.jit(play, donate_argnums=1).lower(minds, tables, key).compile()

        keys = [self.key() for _ in self.groups]
        with ThreadPoolExecutor(len(self.groups)) as pool:
            both = list(pool.map(one, self.groups, keys))
        return [tables for tables, _ in both], [play for _, play in both]

    def today(self) -> list[int]:
        """The groups that play in a lap: the first one always, the others in turn."""
        others = len(self.groups) - 1
        return [0, *([1 + int(self.run.clock["laps"]) % others] if others else [])]

    @property
    def done(self) -> float:
        return self.run.clock["minutes"] / self.config.minutes

    def opponent(self) -> Weights:
        """One of the past, the same for some games: who a seat is must not change while others are getting to know it.
        As often a former rival as a snapshot; three times as often, if it is met nowhere else."""
        rivals = [self.rival.past] * (3 if self.config.apart else 1)
        every = [some for some in (self.run.past, *rivals) if some]
        if not every:
            return self.run.weights
        if self.former is None or self.run.clock["laps"] >= self.stays:
            self.stays = self.run.clock["laps"] + PAST_STAYS
            some = every[self.random.integers(len(every))]
            self.former = some[self.random.integers(len(some))]
        return self.former

    def play(self, i: int, minds: Minds) -> tuple[Array, Steps]:
        """Some steps at the tables of a group: what is expected after them, and the steps."""
        self.tables[i], ends, steps = self.rolls[i](minds, self.tables[i], self.key())
        return ends, steps

    def says(self) -> str:
        """What there is to report besides numbers."""
        return ""

    def lap(self) -> dict[str, float]:
        """Play some steps at the tables of today, and learn from them."""
        config, run = self.config, self.run
        minds = Minds(run.weights, self.opponent(), self.rival.weights)
        lessons: list[Lesson] = []
        against: list[Lesson] = []
        counts: dict[str, Array] = {}
        today = self.today()
        for i in today:
            ends, steps = self.play(i, minds)
            taught = lesson(steps, ends, config.how)
            lessons.append(without_rival(taught, self.groups[i]) if config.apart else taught)
            if self.groups[i].with_rival:
                against.append(self.rival.lesson(steps, ends, self.groups[i]))
            if i == 0:
                counts = _counted(steps, self.groups[0])
        rate, entropy, magnet = (jnp.float32(config.fading(name, self.done)) for name in ("rate", "entropy", "magnet"))
        pull = Pull(entropy, magnet, run.smooth) if config.magnet else Pull(entropy)
        if against:
            self.rival.learn(against, self.key())
        weights, moments, found = improve(run.weights, run.moments, lessons, self.key(), rate, pull, how=config.how)
        clock = run.clock
        clock["laps"] += 1
        clock["steps"] += sum(self.groups[i].tables * config.steps for i in today)
        keeps = min(config.smooth, clock["laps"] / (clock["laps"] + 5))
        smooth = _mixed(run.smooth, weights, jnp.float32(keeps))
        self.run = run._replace(weights=weights, moments=moments, smooth=smooth)
        return {name: float(value) for name, value in (found | counts).items()}

    def look_back(self) -> None:
        """Keep a snapshot of today now and then; when there are too many, one of the older ones goes."""
        if self.run.clock["minutes"] - self.snapped < self.config.snapshot_every:
            return
        self.snapped = self.run.clock["minutes"]
        past = self.run.past
        if len(past) >= self.config.snapshots:
            past.pop(int(self.random.integers(len(past) - 1)))
        past.append(jax.tree.map(jnp.copy, self.run.weights))

    def look_around(self) -> None:
        """Now and then the rival joins the past, and begins again if it does not win clearly more than its share. One
        who is left to itself joins as soon as it has come so far, and begins again in any case."""
        if not self.config.with_rival or not self.lately:
            return
        wins = self.smoothed({})["rival_wins"]
        if self.rival.ripe(self.run.clock["minutes"] - self.renewed, wins):
            self.renewed = self.run.clock["minutes"]
            self.rival.renew(self.run.weights, wins * self.groups[0].rules.players > AHEAD)

    def about(self) -> dict[str, Any]:
        """What is kept with a mind."""
        rules = [
            {"players": g.players, "royal_goods": g.royal_goods, "black_market": g.black_market}
            for g in self.config.group
        ]
        kept: dict[str, Any] = {"points": self.config.points, "sharpness": self.config.sharpness}
        if self.config.manners is not None:
            kept["manners"] = msgspec.to_builtins(self.config.manners)
        return {**kept, "version": __version__, "games": rules, **self.run.clock}

    def write(self) -> None:
        run = self.run._replace(rivals=[*self.rival.past, self.rival.weights])
        checkpoint.write(self.folder, run, self.about())

    def smoothed(self, found: dict[str, float]) -> dict[str, float]:
        """Win shares over the last laps: sums that fade."""
        for name, value in found.items():
            if name.startswith(("won_", "seats_")) or name in ("score", "ended"):
                self.lately[name] = 0.95 * self.lately.get(name, 0.0) + value
        late = self.lately
        return {
            "wins_strangers": late["won_strangers"] / max(1.0, late["seats_strangers"]),
            "wins_past": late["won_past"] / max(1.0, late["seats_past"]),
            "rival_wins": late["won_by_rival"] / max(1.0, late["seats_by_rival"]),
            "score": late["score"] / max(1.0, late["ended"]),
        }


@partial(jax.jit, donate_argnums=0)
def _mixed(smooth: Weights, weights: Weights, keeps: Array) -> Weights:
    mixed: Weights = jax.tree.map(lambda old, new: keeps * old + (1 - keeps) * new, smooth, weights)
    return mixed


@partial(jax.jit, static_argnames="group")
def _counted(steps: Steps, group: Group) -> dict[str, Array]:
    """How the learner did where a game ended: its seats, and their wins, beside strangers, its past and the rival."""
    players = group.rules.players
    found = {"ended": steps.over.sum(), "score": (steps.score * steps.over[..., None]).sum() / players}
    for name, part in zip(("strangers", "past", "rival"), group.parts, strict=True):
        found[f"seats_{name}"], found[f"won_{name}"] = steps.own[:, part].sum(), steps.own_won[:, part].sum()
    ended = steps.over[:, group.parts[2]].sum()
    found["seats_by_rival"], found["won_by_rival"] = ended * players - found["seats_rival"], ended - found["won_rival"]
    return found


AnyTrainer = TypeVar("AnyTrainer", bound=Trainer)


def train(
    make: Callable[[Config, Path], AnyTrainer], config: Config, folder: Path, minutes: float, wall: float = math.inf
) -> tuple[AnyTrainer, dict[str, float]]:
    """Go on for so long, or until the run is over; or until so many seconds have passed, compiling included. The run,
    and what was found at the end."""
    born = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    trainer = make(config, folder)
    clock = trainer.run.clock
    print(f"The tables are ready after {time.monotonic() - born:.0f} s.", flush=True)
    trainer.lap()  # compiles all that is left to compile, which is not counted
    exams = Exams(config.exam, folder, clock["minutes"])
    print(f"The first lap is over after {time.monotonic() - born:.0f} s.", flush=True)
    before, started, due = clock["minutes"], time.monotonic(), 0.0
    progress = folder / "progress.csv"
    fresh = not progress.exists()
    with progress.open("a", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        if fresh:
            lines.writerow(COLUMNS)
        while True:
            found = trainer.lap()
            clock["games"] += found["ended"] * trainer.share
            passed = (time.monotonic() - started) / 60
            clock["minutes"] = before + passed
            trainer.look_back()
            trainer.look_around()
            exams.hold(trainer.run.smooth, trainer.about(), clock["minutes"])
            line = {**clock, **found, **trainer.smoothed(found)}
            late = time.monotonic() - born >= wall
            over = late or passed >= minutes or clock["minutes"] >= config.minutes
            if passed >= due or over:
                due = passed + REPORT_EVERY
                lines.writerow([round(line[name], 4) for name in COLUMNS])
                file.flush()
                print("  ".join(f"{name} {line[name]:,.3f}" for name in COLUMNS), flush=True)
                if says := trainer.says():
                    print(says, flush=True)
            if over:
                break
    trainer.write()
    exams.wait(min(60.0, max(1.0, wall + 15 - (time.monotonic() - born))))
    return trainer, line


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__.splitlines()[0])
    parser.add_argument("config", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=7.0, help="of this piece")
    parser.add_argument("--wall", type=float, default=math.inf, help="seconds after which it stops in any case")
    parser.add_argument("--seed", type=int, help="instead of the configuration's")
    arguments = parser.parse_args()
    try:
        config = read(arguments.config)
    except (OSError, ValueError) as error:
        parser.error(f"{arguments.config} cannot be used: {error}")
    if arguments.seed is not None:
        config = msgspec.structs.replace(config, seed=arguments.seed)
    train(Trainer, config, arguments.folder, arguments.minutes, arguments.wall)


if __name__ == "__main__":
    main()
