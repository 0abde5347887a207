"""Train a player by self-play, on one machine, with nothing but JAX: PPO on the array engine, in one file.

    python examples/train_selfplay.py --minutes 10 --device gpu --out build/learned
    nottingham arena --bots learned:build/learned/policy.npz,medium --games 200

One network plays all seats. A batch of tables is played for some steps (``roll``), every decision is judged by how
the game went on for the seat that took it (``judge``), and the network is moved a little towards what went well
(``improve``). An entropy bonus that fades keeps bluffs alive: without it, play falls into one habit and is found out.
Progress goes to ``progress.csv`` and ``progress.svg``; ``policy.npz`` plays in the arena without JAX.
"""

import argparse
import csv
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.env import batch, network
from nottingham.game import Ruleset

Array = Any
Weights = dict[str, Array]


class Setting(NamedTuple):
    """What can be tuned. The defaults are for a GPU; a CPU wants fewer tables and a smaller network."""

    tables: int = 4096
    steps: int = 128
    hidden: int = 256
    layers: int = 2
    epochs: int = 2
    minibatches: int = 16
    rate: float = 3e-4
    discount: float = 1.0
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.02
    entropy_end: float = 0.003
    value: float = 0.5
    norm: float = 0.5


# The network: the same sums as nottingham.env.network does in numpy


def first_weights(key: Array, inputs: int, actions: int, setting: Setting) -> Weights:
    sizes = [inputs] + [setting.hidden] * setting.layers
    keys = jax.random.split(key, setting.layers + 2)
    weights = {}
    for n, (rows, columns) in enumerate(zip(sizes, sizes[1:], strict=False)):
        weights[f"w{n}"] = jax.random.normal(keys[n], (rows, columns)) * (2 / rows) ** 0.5
        weights[f"b{n}"] = jnp.zeros(columns)
    weights["wp"] = jax.random.normal(keys[-2], (setting.hidden, actions)) * 0.01
    weights["bp"] = jnp.zeros(actions)
    weights["wv"] = jax.random.normal(keys[-1], (setting.hidden, 1)) * 0.01
    weights["bv"] = jnp.zeros(1)
    return weights


def answer(weights: Weights, seen: Array, mask: Array, layers: int) -> tuple[Array, Array]:
    """Log-probabilities of the actions, and the value of the moment to the seat that sees it."""
    x = seen.astype(jnp.float32)
    for n in range(layers):
        x = jax.nn.relu(x @ weights[f"w{n}"] + weights[f"b{n}"])
    logits = jnp.where(mask, x @ weights["wp"] + weights["bp"], -1e9)
    return jax.nn.log_softmax(logits), (x @ weights["wv"] + weights["bv"])[..., 0]


# Adam, with the gradient's length kept in bounds


class Adam(NamedTuple):
    mean: Weights
    square: Weights
    count: Array


def no_moments(weights: Weights) -> Adam:
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return Adam(zeros, zeros, jnp.zeros((), jnp.int32))


def moved(weights: Weights, gradient: Weights, adam: Adam, rate: Array, norm: float) -> tuple[Weights, Adam]:
    length = jnp.sqrt(sum(jnp.sum(g**2) for g in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda g: g * jnp.minimum(1.0, norm / (length + 1e-6)), gradient)
    count = adam.count + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, adam.mean, gradient)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g**2, adam.square, gradient)
    m_scale, s_scale = 1 / (1 - 0.9**count), 1 / (1 - 0.999**count)
    step = jax.tree.map(lambda m, s: rate * m * m_scale / (jnp.sqrt(s * s_scale) + 1e-8), mean, square)
    return jax.tree.map(jnp.subtract, weights, step), Adam(mean, square, count)
