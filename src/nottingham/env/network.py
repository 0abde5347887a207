"""A small policy network in plain numpy, and the file it is kept in.

Training needs JAX and hours; playing needs neither. A checkpoint is an ``.npz`` of weight matrices with a line of
JSON about where it comes from; ``Network`` reads it and answers in a fraction of a millisecond.
"""

import json
import zipfile
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .bad_checkpoint import BadCheckpoint, wrong_format

Floats = NDArray[np.float32]
Weights = dict[str, NDArray[Any]]
CHECKPOINT_FORMAT = 1


def save(path: str | Path, weights: Weights, about: dict[str, Any]) -> None:
    """Keep a network: half precision is plenty for playing, and half the size."""
    arrays = {name: np.asarray(array, np.float16) for name, array in weights.items()}
    text = json.dumps({"format": CHECKPOINT_FORMAT, **about}, sort_keys=True)
    np.savez_compressed(path, about=np.array(text), **arrays)  # type: ignore[arg-type]


class Network:
    """Logarithms of the observation, hidden layers with ReLU, then one head for the actions and one for the value."""

    def __init__(self, weights: Weights, about: dict[str, Any]) -> None:
        self.about = about
        self.hidden: list[tuple[Floats, Floats]] = []
        while f"w{len(self.hidden)}" in weights:
            n = len(self.hidden)
            self.hidden.append((weights[f"w{n}"].astype(np.float32), weights[f"b{n}"].astype(np.float32)))
        self.policy = weights["wp"].astype(np.float32), weights["bp"].astype(np.float32)
        self.value = weights["wv"].astype(np.float32), weights["bv"].astype(np.float32)

    @property
    def inputs(self) -> int:
        return int((self.hidden[0][0] if self.hidden else self.policy[0]).shape[0])

    @property
    def actions(self) -> int:
        return int(self.policy[0].shape[1])

    def features(self, observation: Sequence[int] | NDArray[np.uint8]) -> Floats:
        """What the last hidden layer makes of an observation."""
        x = np.log1p(np.asarray(observation, np.float32))
        for w, b in self.hidden:
            x = np.maximum(x @ w + b, 0)
        return x

    def chances(self, observation: Sequence[int] | NDArray[np.uint8], actions: Sequence[int]) -> list[float]:
        """With what probability each of the open actions is to be taken."""
        w, b = self.policy
        columns = list(actions)
        logits = (self.features(observation) @ w[:, columns] + b[columns]).astype(np.float64)
        chances = np.exp(logits - logits.max())
        found: list[float] = (chances / chances.sum()).tolist()
        return found

    def expects(self, observation: Sequence[int] | NDArray[np.uint8]) -> float:
        """What the seat that sees this expects, in the units of the training's rewards."""
        return float((self.features(observation) @ self.value[0] + self.value[1])[0])


@lru_cache(maxsize=8)
def _load(path: str, changed: int) -> Network:
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            weights = {name: file[name] for name in file.files if name != "about"}
        if about.get("format") != CHECKPOINT_FORMAT:
            raise wrong_format(path, about, CHECKPOINT_FORMAT)
        return Network(weights, about)
    except (KeyError, ValueError, zipfile.BadZipFile, AttributeError) as error:
        if isinstance(error, BadCheckpoint):
            raise
        raise BadCheckpoint("program-checkpoint-other", path=path, writer="train_selfplay.py") from error


def load(path: str | Path) -> Network:
    """The network in a file; read once as long as the file does not change."""
    try:
        changed = Path(path).stat().st_mtime_ns
    except OSError as error:
        raise BadCheckpoint("program-checkpoint-nowhere", path=str(path)) from error
    return _load(str(path), changed)
