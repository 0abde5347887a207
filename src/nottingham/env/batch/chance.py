"""Chance. Decks are counts: a card is drawn by lot among those that are left, when it is needed.

Random numbers are a hash of the step's key, the game's place in the batch and a counter: two rounds of a 32-bit mixing
function (the multiply-and-shift kind found by search, "lowbias32"). It is no cipher, and there is no stream to keep:
whoever gives the key of a step decides what it draws.
"""

from typing import Any

import jax
import jax.numpy as jnp

from .state import Array, Draft
from .tools import count, modulo, next_in, one_hot, total


def words(key: Array) -> tuple[Array, Array]:
    """The two words of a key: one of ``jax.random``, or any array of two unsigned numbers (per game: two rows)."""
    if jnp.issubdtype(key.dtype, jax.dtypes.prng_key):
        data = jax.random.key_data(key)
        return data[..., 0], data[..., -1]
    data = jnp.asarray(key, jnp.uint32)
    return data[0], data[1]


def _mixed(x: Array) -> Array:
    x = (x ^ (x >> 16)) * jnp.uint32(0x7FEB352D)
    x = (x ^ (x >> 15)) * jnp.uint32(0x846CA68B)
    return x ^ (x >> 16)


def lots(key: Array, like: Array) -> Array:
    """A number for each game of the batch, from which ``lot`` makes more."""
    first, second = words(key)
    lane = jnp.zeros(like.shape, jnp.uint32)
    if like.ndim:
        size = like.size
        lane = jax.lax.iota(jnp.uint32, size).reshape(like.shape) * jnp.uint32(0x9E3779B9)
    return _mixed(_mixed(lane + first) + second)


def lot(seed: Array, counter: Any, below: Array | int) -> Array:
    """A number from 0 to ``below`` - 1, which is at most 255; uniform but for 1 in 65,000."""
    bits = _mixed(seed + jnp.asarray(counter, jnp.uint32) * jnp.uint32(0x85EBCA77))
    return ((bits >> 8) * jnp.asarray(below, jnp.uint32) >> 24).astype(jnp.int16)


def draw_up(draft: Draft, need: Array, seed: Array) -> None:
    """Everybody draws so many cards, clockwise from the Sheriff, as far as there are any (rules §7, D3, D4).

    The discard becomes the new deck when a draw finds no card. That can happen once in a step, since drawing discards
    nothing: so one pass more than there are seats is enough.
    """
    seats = draft.game.seats
    start = modulo(draft.sheriff - 1, seats)
    carry = (_rows(draft.deck), _rows(draft.discard), draft.unseen, need.astype(jnp.int8), draft.hand)

    def one_seat(i: Array, carry: tuple[Any, ...]) -> tuple[Any, ...]:
        deck, discard, unseen, need, hand = carry
        seat, _ = next_in(need, start)
        at = one_hot(seat, seats)
        wanted = total(jnp.where(at, need, 0))
        there = count(deck)
        shuffle = (there <= unseen) & (wanted > 0) & (count(discard) > 0)
        deck = tuple(jnp.where(shuffle, new, old) for new, old in zip(discard, deck, strict=True))
        discard = tuple(jnp.where(shuffle, 0, pile) for pile in discard)
        unseen = jnp.where(shuffle, 0, unseen)
        there = jnp.where(shuffle, count(deck), there)
        wanted = jnp.minimum(wanted, there - unseen)
        got = tuple(jnp.zeros_like(pile) for pile in deck)
        for j in range(draft.game.hand_limit):
            deck, got = _draw(deck, got, lot(seed, i * 16 + j, there - j), wanted > j)
        hand = hand + jnp.where(at[:, None], jnp.stack(got), 0)
        need = need - jnp.where(at, wanted, 0).astype(jnp.int8)
        return deck, discard, unseen, need, hand

    deck, discard, draft.unseen, _, draft.hand = jax.lax.fori_loop(0, seats + 1, one_seat, carry)
    draft.deck, draft.discard = jnp.stack(deck), jnp.stack(discard)


def _rows(piles: Array) -> tuple[Array, ...]:
    return tuple(piles[i] for i in range(piles.shape[0]))


def _draw(
    deck: tuple[Array, ...], got: tuple[Array, ...], at: Array, wanted: Array
) -> tuple[tuple[Array, ...], tuple[Array, ...]]:
    """One card: the one at this place, as if the deck were sorted."""
    left, found = [], []
    below = jnp.zeros_like(at)
    for pile, have in zip(deck, got, strict=True):
        above = below + pile
        hit = ((at >= below) & (at < above) & wanted).astype(jnp.int8)
        left.append(pile - hit)
        found.append(have + hit)
        below = above
    return jax.lax.optimization_barrier((tuple(left), tuple(found)))
