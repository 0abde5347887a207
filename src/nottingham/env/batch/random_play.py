"""Random legal actions."""

from typing import Any

import jax
import jax.numpy as jnp

from .chance import lot, lots
from .state import Array
from .tools import count

_BLOCK = 16


@jax.jit
def random_legal(mask: Array, key: Any) -> Array:
    """A legal action of each game, every one as likely. Where nothing is legal, action 0."""
    seed = lots(key, mask[0])
    actions = mask.shape[0]
    blocks = -(-actions // _BLOCK)
    padded = jnp.concatenate([mask, jnp.zeros((blocks * _BLOCK - actions, *mask.shape[1:]), bool)])
    square = padded.reshape((blocks, _BLOCK, *mask.shape[1:])).astype(jnp.int16)
    in_block = count([square[:, i] for i in range(_BLOCK)])
    nth = lot(seed, 1, count(in_block))
    at, block = _find(in_block, nth)
    row = count([jnp.where(block == i, square[i], 0) for i in range(blocks)])
    _, place = _find(row, nth - at)
    return (block * _BLOCK + place).astype(jnp.int32)


def _find(counts: Array, nth: Array) -> tuple[Array, Array]:
    """Where the nth one is: how many are in the places before, and the place."""
    below = jnp.zeros_like(nth)
    before, place = jnp.zeros_like(nth), jnp.zeros_like(nth)
    for i in range(counts.shape[0]):
        here = (nth >= below) & (nth < below + counts[i])
        before, place = jnp.where(here, below, before), jnp.where(here, i, place)
        below = below + counts[i]
    return before, place
