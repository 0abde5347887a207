"""``python -m bench.best_response MIND FOLDER [--minutes N] [--deals N]``: how far a mind can be exploited.

A learner sits alone among three frozen copies of a mind, begins with the copies' own weights (or those of ``--begin``),
and is trained against them alone; run it again with the same folder, and it goes on. Then it plays in the arena among
three of them. What it wins there is a lower bound of what can be won: 25 % says that this training found nothing to
exploit. Like the mind, the learner keeps its talk short; sellers of air and the like are
``nottingham.bots.adversaries``.
"""

import argparse
import math
from pathlib import Path

from nottingham.env.master import MASTER_FILE
from training import evaluate
from training.__main__ import train
from training.config import Config, GroupConfig
from training.nets import Weights, as_it_plays

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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.best_response")
    parser.add_argument("mind", type=Path, nargs="?", default=MASTER_FILE)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--wall", type=float, default=math.inf, help="seconds after which it stops in any case")
    parser.add_argument("--begin", type=Path, help="a mind that the learner begins with, such as an earlier response")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--deals", type=int, default=100, help="in the arena; 0 leaves it out")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    weights = as_it_plays(asked.mind)
    run = plan(asked.minutes, weights, asked.tables, asked.begin)
    found = train(run, asked.folder, asked.minutes, asked.wall, weights)
    share = 100 * found["wins_past"]
    print(f"On the array engine the learner wins {share:.1f} % of the last games, par being 25 %.")
    if asked.deals:
        response = f"master:{asked.folder / 'mind.npz'}"
        setting = ["--deals", str(asked.deals), "--workers", str(asked.workers), "--seed", "11", "--turned", ""]
        evaluate.main([response, "--among", f"master:{asked.mind}", *setting])


if __name__ == "__main__":
    main()
