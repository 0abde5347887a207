"""The array engine at play. Imported once it is known on which device."""

import time
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp

from bench.rates import Figure
from nottingham.env import batch
from nottingham.env.batch import plan
from nottingham.game import Ruleset

BACKEND = jax.default_backend()
VERSION = jax.__version__
WARM = 1500
"""Steps before anything is counted: games that begin together end together, and a rate would hang on the moment."""


def lead(led: bool | None) -> None:
    """Whether to lead the compiler (``nottingham.env.batch.plan``); None leaves it to the device."""
    plan.LED = led


def measure(rules: Ruleset, batch_size: int, seconds: float, version: int = 0) -> Figure:
    """Play one batch for some time, in stretches of some steps."""
    steps = 512 if batch_size < 10_000 else 64

    def one(carry: Any, t: Any) -> Any:
        state, mask, _, ended = carry
        action = batch.random_legal(mask, jnp.stack([jnp.uint32(1), t]))
        state, outcome = batch.step_and_reset(state, action, jnp.stack([jnp.uint32(2), t]))
        return (state, batch.legal_mask(state), batch.observe_all(state), ended + outcome.over), None

    def stretch(carry: Any, start: Any) -> Any:
        return jax.lax.scan(one, carry, start + jnp.arange(steps, dtype=jnp.uint32))[0]

    state = batch.init(jax.random.key(1), rules, batch=batch_size, version=version)
    ended = jnp.zeros(batch_size, jnp.int32)
    carry = jax.jit(lambda state: (state, batch.legal_mask(state), batch.observe_all(state), ended))(state)
    began = time.perf_counter()
    play = jax.jit(stretch, donate_argnums=0).lower(carry, jnp.uint32(0)).compile()
    compiled = time.perf_counter() - began
    size = sum(leaf.nbytes for leaf in jax.tree.leaves(carry)) / 1e6
    warm = -(-WARM // steps)
    for n in range(warm):
        carry = _waited(play(carry, jnp.uint32(n * steps)))
    took: list[float] = []
    cpu: list[float] = []
    before = int(carry[3].sum())
    while sum(took) < seconds or len(took) < 3:
        began, at_cpu = time.perf_counter(), time.process_time()
        carry = _waited(play(carry, jnp.uint32((warm + len(took)) * steps)))
        took.append(time.perf_counter() - began)
        cpu.append(time.process_time() - at_cpu)
    games = int(carry[3].sum()) - before
    made = steps * batch_size
    a_game = made * len(took) / max(games, 1)
    rate = made / median(took)
    name = f"array engine v{version}, {jax.devices()[0].device_kind}"
    return Figure(name, batch_size, rate, rate / a_game, a_game, made / min(took), made / median(cpu), compiled, size)


def _waited(found: Any) -> Any:
    return jax.block_until_ready(found)  # type: ignore[no-untyped-call]
