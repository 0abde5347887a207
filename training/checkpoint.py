"""A run that can be gone on with: weights, moments, past snapshots and the clock, in files that are not too large."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.env import mind
from training.nets import Weights

CLOCK = "clock.json"
SCALE = 1024.0
"""Moments are kept in half precision, in which small numbers would be lost; of the squares, the roots."""
TOGETHER = 3
"""Snapshots in one file."""


class Run(NamedTuple):
    """All that a run carries on, besides the tables, which begin again."""

    weights: Weights
    moments: Any
    past: list[Weights]
    clock: dict[str, float]
    """Minutes, steps and games so far."""
    smooth: Weights
    """A mean of the weights that fades: what plays."""
    rivals: list[Weights]
    """Former rivals, and the one that learns."""


def _keep(path: Path, arrays: dict[str, Any], kind: Any) -> None:
    kept = {name: np.asarray(array, kind) for name, array in arrays.items()}
    np.savez(path, **kept)  # type: ignore[arg-type]


def _read(path: Path) -> dict[str, Any]:
    with np.load(path, allow_pickle=False) as file:
        return {name: jnp.asarray(file[name], jnp.float32) for name in file.files}


def _keep_all(folder: Path, name: str, every: list[Weights]) -> None:
    for i in range(0, len(every), TOGETHER):
        some = every[i : i + TOGETHER]
        named = {f"{n}/{part}": array for n, one in enumerate(some) for part, array in one.items()}
        _keep(folder / f"{name}-{i // TOGETHER}.npz", named, np.float16)


def _read_all(folder: Path, name: str, number: int) -> list[Weights]:
    every: list[Weights] = [{} for _ in range(number)]
    for i in range(0, number, TOGETHER):
        for named, array in _read(folder / f"{name}-{i // TOGETHER}.npz").items():
            n, _, part = named.partition("/")
            every[i + int(n)][part] = array
    return every


def write(folder: Path, run: Run, about: dict[str, Any]) -> None:
    """The clock comes last: without it there is no checkpoint."""
    folder.mkdir(parents=True, exist_ok=True)
    adam = _adam(run.moments)
    _keep(folder / "weights.npz", run.weights, np.float32)
    _keep(folder / "mean.npz", jax.tree.map(lambda m: m * SCALE, adam.mu), np.float16)
    _keep(folder / "root.npz", jax.tree.map(lambda s: jnp.sqrt(s) * SCALE, adam.nu), np.float16)
    _keep_all(folder, "past", run.past)
    _keep_all(folder, "rivals", run.rivals)
    _keep(folder / "smooth.npz", run.smooth, np.float32)
    mind.save(folder / "mind.npz", run.smooth, about)
    clock = {**run.clock, "past": len(run.past), "rivals": len(run.rivals), "count": int(adam.count)}
    (folder / CLOCK).write_text(json.dumps(clock), encoding="utf-8")


def read(folder: Path, moments: Any) -> Run:
    """``moments`` of a new run say how they are laid out."""
    clock = json.loads((folder / CLOCK).read_text(encoding="utf-8"))
    count = int(clock.pop("count"))
    past, rivals = (_read_all(folder, name, int(clock.pop(name))) for name in ("past", "rivals"))
    mean = {name: part / SCALE for name, part in _read(folder / "mean.npz").items()}
    square = {name: (part / SCALE) ** 2 for name, part in _read(folder / "root.npz").items()}
    adam = _adam(moments)._replace(count=jnp.asarray(count, jnp.int32), mu=mean, nu=square)
    new = jax.tree.map(lambda part: adam if _is_adam(part) else part, moments, is_leaf=_is_adam)
    return Run(_read(folder / "weights.npz"), new, past, clock, _read(folder / "smooth.npz"), rivals)


def _is_adam(part: Any) -> bool:
    return hasattr(part, "mu")


def _adam(moments: Any) -> Any:
    return next(part for part in jax.tree.leaves(moments, is_leaf=_is_adam) if _is_adam(part))
