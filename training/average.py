"""The mean of several checkpoints of one run, as a mind: steadier than each of them.

    python -m training.average src/nottingham/env/master.npz build/master/weights.npz build/master/past-0.npz

Files of past snapshots count with every snapshot in them; ``past-0.npz#2`` is the third one alone.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from nottingham.env import mind

Weights = dict[str, np.ndarray[Any, Any]]


def checkpoints(spec: str) -> Iterator[Weights]:
    """Every set of weights in a file, or the one that is named."""
    path, _, only = spec.partition("#")
    with np.load(path, allow_pickle=False) as file:
        found = {name: file[name].astype(np.float32) for name in file.files}
    numbers = sorted({name.partition("/")[0] for name in found if "/" in name})
    if not numbers:
        yield found
    for number in [only] if only else numbers:
        yield {name.partition("/")[2]: part for name, part in found.items() if name.startswith(f"{number}/")}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.average")
    parser.add_argument("out", type=Path)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--points", type=float, default=50.0)
    parser.add_argument("--about", default="{}", help="JSON that is kept with the weights")
    asked = parser.parse_args()
    every = [weights for spec in asked.files for weights in checkpoints(spec)]
    mean = {name: np.mean([weights[name] for weights in every], axis=0) for name in every[0]}
    mind.save(asked.out, mean, {"points": asked.points, "mean_of": len(every), **json.loads(asked.about)})
    print(f"{asked.out} is the mean of {len(every)} checkpoints: {asked.out.stat().st_size:,} bytes.")


if __name__ == "__main__":
    main()
