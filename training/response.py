"""A response to a mind: how a learner is trained who sits alone among three frozen copies of it."""

import math
from pathlib import Path

from training.config import Config, GroupConfig
from training.nets import Weights

TABLES = 32768


def plan(minutes: float, weights: Weights, tables: int = TABLES, begin: Path | None = None) -> Config:
    """A run against nobody but the frozen ones."""
    layers = sum(name.startswith("w") and name[1:].isdigit() for name in weights)
    return Config(
        group=[GroupConfig(players=4, tables=tables, strangers=0.0, past=1.0, alone=True)],
        learning={"parts": min(16, tables), "share": 0.25, "win": 2.0},
        begin="" if begin is None else str(begin),
        minutes=minutes,
        hidden=weights["b0"].shape[0],
        layers=layers,
        rate=(2e-4, 3e-5),
        entropy=(0.01, 0.002),
        snapshot_every=math.inf,
    )
