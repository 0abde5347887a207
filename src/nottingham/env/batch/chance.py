"""Chance. Decks are counts: a card is drawn by lot among those that are left, when it is needed.

Random numbers are a hash of the step's key, the game's place in the batch and a counter: two rounds of a 32-bit mixing
function (the multiply-and-shift kind found by search, "lowbias32"). It is no cipher, and there is no stream to keep:
whoever gives the key of a step decides what it draws.
"""

from typing import Any

import jax
import jax.numpy as jnp

from .plan import by_hand
from .state import Array, StateDraft
from .tools import count, modulo, next_in, one_hot, pick, wide


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


def draw_up(draft: StateDraft, need: Array, seed: Array) -> None:
    """Everybody draws so many cards, clockwise from the Sheriff, as far as there are any (rules §7, D3, D4).

    The discard becomes the new deck when a draw finds no card. That can happen once in a step, since drawing discards
    nothing: so one pass more than there are seats is enough.
    """
    game = draft.game
    seats, limit = game.seats, game.hand_limit
    start = modulo(draft.sheriff - 1, seats)
    unroll = not by_hand()
    dtype, none = (jnp.uint8, 255) if game.rules.deck_size < 255 else (jnp.int16, 32767)

    def one_seat(i: Array, carry: tuple[Array, ...]) -> tuple[Array, ...]:
        deck, discard, unseen, need, hand = carry
        at = one_hot(next_in(need, start), seats)
        wanted = pick(at, need)
        shuffle = (count(deck) <= unseen) & (wanted > 0) & (count(discard) > 0)
        deck, discard = jnp.where(shuffle, discard, deck), jnp.where(shuffle, 0, discard)
        unseen = jnp.where(shuffle, 0, unseen)
        there = count(deck)
        wanted = jnp.minimum(wanted, there - unseen)
        counters = wide(range(limit), there, jnp.int32)
        places = lot(seed, i * limit + counters, there - counters.astype(jnp.int16))
        places = jnp.where(counters < wanted, places, none).astype(dtype)
        deck, got = _draw(deck, places, unroll)
        hand = hand + jnp.where(at[:, None], got, 0)
        need = need - jnp.where(at, wanted, 0).astype(jnp.int8)
        return deck, discard, unseen, need, hand

    carry = (draft.deck, draft.discard, draft.unseen, need.astype(jnp.int8), draft.hand)
    draft.deck, draft.discard, draft.unseen, _, draft.hand = jax.lax.fori_loop(0, seats + 1, one_seat, carry)


def _draw(deck: Array, places: Array, unroll: bool) -> tuple[Array, Array]:
    """The cards at these places, as if the deck were sorted and each card taken out of it; and the deck after that."""
    kinds = wide(range(deck.shape[0]), places[0])

    def one(j: Array | int, carry: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        deck, got, last = carry
        deck, got = deck - (kinds == last), got + (kinds == last)
        above, kind = jnp.zeros_like(places[0]), jnp.zeros_like(last)
        for i in range(deck.shape[0]):
            above = above + deck[i].astype(places.dtype)
            kind = kind + (places[j] >= above)
        return deck, got, kind

    nothing = jnp.full_like(places[0], deck.shape[0], jnp.int8)
    deck, got, last = jax.lax.fori_loop(0, places.shape[0], one, (deck, jnp.zeros_like(deck), nothing), unroll=unroll)
    return deck - (kinds == last), got + (kinds == last)
