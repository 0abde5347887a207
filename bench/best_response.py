"""``python -m bench.best_response MIND FOLDER [--minutes N] [--deals N]``: how far a mind can be exploited.

A learner sits alone among three frozen copies of a mind, begins with the copies' own weights (or those of ``--begin``),
and is trained against them alone; run it again with the same folder, and it goes on. Then it plays in the arena among
three of them. What it wins there is a lower bound of what can be won: 25 % says that this training found nothing to
exploit. Like the mind, the learner keeps its talk short; sellers of air and the like are
``nottingham.bots.adversaries``.
"""

import argparse
import math
from functools import partial
from pathlib import Path

from nottingham.env.master import MASTER_FILE
from training import evaluate
from training.__main__ import Trainer, train
from training.nets import as_it_plays
from training.response import TABLES, plan


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
    _, found = train(partial(Trainer, frozen=weights), run, asked.folder, asked.minutes, asked.wall)
    share = 100 * found["wins_past"]
    print(f"On the array engine the learner wins {share:.1f} % of the last games, par being 25 %.")
    if asked.deals:
        response = f"master:{asked.folder / 'mind.npz'}"
        setting = ["--deals", str(asked.deals), "--workers", str(asked.workers), "--seed", "11", "--turned", ""]
        evaluate.main([response, "--among", f"master:{asked.mind}", *setting])


if __name__ == "__main__":
    main()
