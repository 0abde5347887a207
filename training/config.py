"""The configuration of a run: one TOML file."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from nottingham.env.manners import Manners
from nottingham.game import Ruleset
from training.learn import How
from training.play import Group


class GroupConfig(msgspec.Struct, forbid_unknown_fields=True):
    """Tables of one kind; shares of them have strangers, or past snapshots, in other seats."""

    players: int
    tables: int
    strangers: float
    past: float
    rival: float = 0.0
    """Tables at which the rival sits: one player who learns to beat the learner."""
    alone: bool = False
    """The learner sits alone among others wherever there are others."""
    lone: float = 0.0
    """At so many of the strangers' tables one of them sits alone among learners."""
    royal_goods: bool = False
    black_market: bool = False

    def group(self) -> Group:
        rules = Ruleset.preset(
            "second", players=self.players, royal_goods=self.royal_goods, black_market=self.black_market
        )
        strangers, past, rival = (int(self.tables * share) for share in (self.strangers, self.past, self.rival))
        return Group(rules, self.tables, strangers, past, rival, self.alone, self.lone)


class ExamConfig(msgspec.Struct, forbid_unknown_fields=True):
    """Now and then the mind of the moment plays against real bots, on the processor's cores, beside the training."""

    every: float = 2.0
    """Minutes."""
    deals: int = 24
    among: tuple[str, ...] = ("hard-2026", "medium", "honest", "wary")
    turned: tuple[str, ...] = ("hard-2026",)
    workers: int = 14
    seed: int = 90


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """What ``training/configs`` holds, and explains."""

    group: list[GroupConfig]
    learning: dict[str, Any] = {}
    begin: str = ""
    """A mind's file: a new run begins with its weights, as sharp as it plays. Nothing: with random ones."""
    seed: int = 1
    minutes: float = 10.0
    hidden: int = 768
    layers: int = 3
    steps: int = 48
    points: float = 50.0
    talk: float = 0.3
    at: tuple[float, ...] = (0.0, 1.0)
    """Shares of the run at which rate, entropy and magnet have the values below; between them they fade."""
    rate: tuple[float, ...] = (4e-4, 4e-5)
    entropy: tuple[float, ...] = (0.04, 0.005)
    magnet: tuple[float, ...] = ()
    """How strongly the policy is drawn to that of the mean of the weights; nothing: not at all."""
    snapshots: int = 6
    snapshot_every: float = 0.7
    rival_rate: float = 3e-4
    rival_entropy: float = 0.01
    rival_epochs: int = 2
    rival_parts: int = 8
    """How often the rival goes over its decisions of a lap, and in how many parts: at most as many as the learner's."""
    rival_reads: float = 0.0
    """The rival opens bags by what it believes to be in them, with so many points of doubt, learns four times as much
    about that, and keeps every gate at two thirds of its tables; 0: by what it has learnt of opening, in its turn."""
    rival_begin: str = ""
    """A mind's file: the rival begins as this one, such as a best response to the mind before. Nothing: as the
    learner."""
    rival_every: float = 3.0
    """Minutes after which the rival joins the past, and begins again as the learner of the moment."""
    apart: bool = False
    """The learner does not learn at the rival's tables, so that the rival gets further; it meets it as one of the past,
    as soon as it wins ``rival_goal``."""
    rival_goal: float = 0.4
    rivals: int = 3
    """Of the past that are kept as opponents."""
    smooth: float = 0.99
    """How much of the mean of the weights is left after a lap: that mean is what plays."""
    sharpness: float = 1.0
    """The power to which its chances are taken when the mind plays at a table; training plays by the chances as they
    are."""
    manners: Manners | None = None
    """What the learner goes by at the gate beside what the network says (``nottingham.env.manners``)."""
    exam: ExamConfig | None = None

    @property
    def how(self) -> How:
        return How(**self.learning)

    @property
    def with_rival(self) -> bool:
        return any(group.rival > 0 for group in self.group)

    def fading(self, name: str, done: float) -> float:
        """A number that goes from each of its values to the next, evenly in the logarithm."""
        values: tuple[float, ...] = getattr(self, name)
        return float(np.exp(np.interp(done, self.at, np.log(values)))) if values else 0.0


def read(path: Path) -> Config:
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Config)
    if any(len(values) != len(found.at) for values in (found.rate, found.entropy, found.magnet or found.at)):
        raise ValueError("Rate, entropy and magnet each need as many values as `at` has.")
    for begin in filter(None, (found.begin, found.rival_begin)):
        if not Path(begin).exists():
            raise ValueError(f"There is no mind at {begin} to begin with: train that one first.")
    if len({group.tables for group in found.group[1:]}) > 1:
        raise ValueError("All groups but the first take turns, so they need the same number of tables.")
    return found
