"""The sums of a trained mind in numpy."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .network import Floats


def keep(path: str | Path, weights: dict[str, Any], about: dict[str, Any]) -> None:
    """Half precision is plenty for playing."""
    arrays = {name: np.asarray(array, np.float16) for name, array in weights.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about, sort_keys=True)), **arrays)  # type: ignore[arg-type]


def read(path: str) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    with np.load(path, allow_pickle=False) as file:
        about: dict[str, Any] = json.loads(str(file["about"]))
        return {name: file[name] for name in file.files if name != "about"}, about


class NumpyProducts:
    """Hidden layers with ReLU, then heads for actions, values and bags."""

    def __init__(self, weights: dict[str, NDArray[Any]]) -> None:
        found = {name: array.astype(np.float32) for name, array in weights.items()}
        self.hidden: list[tuple[Floats, Floats]] = []
        while f"w{len(self.hidden)}" in found:
            n = len(self.hidden)
            self.hidden.append((found[f"w{n}"], found[f"b{n}"]))
        self._policy, self._value, self._facts = ((found[f"w{name}"], found[f"b{name}"]) for name in "pvf")
        self.inputs = int(self.hidden[0][0].shape[0])
        self.actions = int(self._policy[0].shape[1])

    def logits(self, numbers: Sequence[int], actions: Sequence[int]) -> list[float]:
        w, b = self._policy
        columns = list(actions)
        found: list[float] = (self._features(numbers) @ w[:, columns] + b[columns]).tolist()
        return found

    def values(self, many: Sequence[Sequence[int]]) -> list[list[float]]:
        """Many at once take a fraction of the time."""
        w, b = self._value
        x = self._features(many[0])[None] if len(many) == 1 else self._all_features(many)
        found: list[list[float]] = (x @ w + b).tolist()
        return found

    def facts(self, numbers: Sequence[int]) -> list[float]:
        w, b = self._facts
        found: list[float] = (self._features(numbers) @ w + b).tolist()
        return found

    def _features(self, numbers: Sequence[int]) -> Floats:
        """What the last hidden layer makes of one position: most of its numbers are 0."""
        seen = np.asarray(numbers, np.float32)
        there = np.flatnonzero(seen)
        w, b = self.hidden[0]
        x: Floats = np.maximum(np.log1p(seen[there]) @ w[there] + b, 0)
        for w, b in self.hidden[1:]:
            x = np.maximum(x @ w + b, 0)
        return x

    def _all_features(self, many: Sequence[Sequence[int]]) -> Floats:
        x: Floats = np.log1p(np.asarray(many, np.float32))
        for w, b in self.hidden:
            x = np.maximum(x @ w + b, 0)
        return x


products = NumpyProducts
