"""Small things for arrays that may have a batch behind: axes are always counted from the front."""

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp

from ..layout import Act
from .game import ACT, ArrayGame, Numbers
from .state import Array


def total(rows: Array | Sequence[Array]) -> Array:
    """The sum along the first axis, as plain additions, which fuse with what is around them."""
    found = rows[0]
    for i in range(1, len(rows)):
        found = found + rows[i]
    return found


def count(rows: Array | Sequence[Array]) -> Array:
    """The same in sixteen bits: for sums over kinds, and of gold."""
    return total([rows[i].astype(jnp.int16) for i in range(len(rows))])


def either(rows: Array | Sequence[Array]) -> Array:
    """Whether any of the rows is true."""
    found = rows[0]
    for i in range(1, len(rows)):
        found = found | rows[i]
    return found


def wide(values: Numbers | Sequence[int] | Sequence[Sequence[int]], like: Array, dtype: type = jnp.int8) -> Array:
    """Constants along the first axes, to be used with arrays that have the batch of ``like`` behind."""
    constant = jnp.asarray(values, dtype=dtype)
    return constant.reshape(constant.shape + (1,) * like.ndim)


def one_hot(index: Array, length: int) -> Array:
    """[length] true where the index is."""
    return wide(range(length), index) == index


def pick(chosen: Array, rows: Array) -> Array:
    """The row of which ``chosen`` is true; 0 if there is none."""
    return total([jnp.where(chosen[i], rows[i], 0) for i in range(rows.shape[0])])


def around(rows: Array) -> Array:
    """[P, P]: for each seat, what is at each distance from it."""
    seats = rows.shape[0]
    twice = jnp.concatenate([rows, rows])
    return jnp.stack([twice[seat : seat + seats] for seat in range(seats)])


def seen_from(seat: Array, rows: Array) -> Array:
    """[P]: what is at each distance from one seat."""
    return pick(one_hot(seat, rows.shape[0]), around(rows))


def turned(rows: Array, by: Array) -> Array:
    """[P]: the rows moved on by so many places."""
    seats = rows.shape[0]
    return total([jnp.where(by == i, jnp.roll(rows, i, axis=0), 0) for i in range(seats)])


def modulo(number: Array, seats: int) -> Array:
    """A seat, from a number between -seats and 2 * seats."""
    number = jnp.where(number < 0, number + seats, number)
    return jnp.where(number >= seats, number - seats, number)


def next_in(queue: Array, after: Array) -> Array:
    """The next seat of a queue, clockwise after a seat; that seat itself if the queue is empty."""
    seats = queue.shape[0]
    bits = total([(queue[i] > 0).astype(jnp.int16) << i for i in range(seats)])
    ahead = (bits | bits << seats) >> (after + 1).astype(jnp.int16)
    distance = jnp.zeros_like(after)
    for i in reversed(range(seats)):
        distance = jnp.where(ahead >> i & 1 > 0, i + 1, distance)
    return modulo(after + distance.astype(jnp.int8), seats)


class Decoded(NamedTuple):
    """An action, taken apart."""

    act: Array
    distance: Array
    kind: Array
    number: Array
    cursor: Array
    deed: Array

    def is_(self, *acts: Act) -> Array:
        return either([self.act == ACT[act] for act in acts])


def decode(game: ArrayGame, action: Array) -> Decoded:
    """What an action means: one look into a table."""
    packed = jnp.asarray(game.decode)[action]
    places = ((0, 31), (5, 7), (8, 15), (12, 63), (18, 63), (24, 7))
    return Decoded(*((packed >> place & mask).astype(jnp.int8) for place, mask in places))
