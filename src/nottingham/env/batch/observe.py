"""What a seat sees, as ``layout`` lays it out. Rules §16."""

import jax
import jax.numpy as jnp

from ..layout import TurnKind
from .game import LEAVE, OPEN, OPENED, PASS, PASSED, TAKE_NOTHING, UNSETTLED
from .plan import copied, facts, joined
from .state import Array, State
from .tools import count, one_hot, pick, total, wide


@jax.jit
def observe_all(state: State) -> Array:
    """[P, size] the observation of every seat."""
    seats = state.game.seats
    common, each = facts(_common, state), facts(_each_seat, state)
    own = facts(lambda state: [_own(state, seat) for seat in range(seats)], state)
    around = [each[seat] for seat in range(seats)]
    return copied([[common, own[seat], *around[seat:], *around[:seat]] for seat in range(seats)])


@jax.jit
def observe(state: State, seat: Array | int) -> Array:
    """[size] the observation of one seat."""
    return pick(
        one_hot(jnp.broadcast_to(jnp.asarray(seat, jnp.int8), state.turn.shape), state.game.seats), observe_all(state)
    )


def _bytes(parts: list[Array], axis: int = 0) -> Array:
    return joined([parts[0].astype(jnp.uint8), *parts[1:]], axis)


def _common(state: State) -> Array:
    """What everybody sees, whoever looks."""
    game = state.game
    deck = count(state.deck) - state.unseen
    return _bytes(
        [
            one_hot(state.turn, len(game.turn)),
            state.round[None],
            (game.rules.rounds - state.round)[None],
            deck[None],
            state.discard,
            state.exchanges_left[None],
            state.debt[None],
            state.stacks,
        ]
    )


def _own(state: State, seat: int) -> Array:
    """What only this seat sees: its cards, and its selection while it is making one."""
    game = state.game
    acts = (state.actor == seat) & ~state.over
    bags = jnp.stack([state.taken_bags == deed for deed in (PASS, OPEN, TAKE_NOTHING, LEAVE)], axis=1)
    bags = bags.reshape((game.seats * 4, *bags.shape[2:]))
    to = one_hot(state.to, game.seats) & (state.to > 0)
    selection = [
        state.taken,
        state.taken_promised,
        bags,
        to,
        state.cursor[None],
        state.items[None],
    ]
    out = [_out_of_sight(state, seat)] if game.counters else []
    return _bytes(
        [state.hand[seat], state.bag[seat], state.stall[seat, game.legal :]]
        + [jnp.where(acts, part, 0) for part in selection]
        + out
    )


def _out_of_sight(state: State, seat: int) -> Array:
    """[K] cards that this seat does not see."""
    game = state.game
    in_bag = jnp.where(state.bag_state[seat] <= UNSETTLED, state.bag[seat], 0)
    in_market = jnp.where(state.turn == game.turn_is(TurnKind.SET_ASIDE), total(state.set_aside), 0)
    others = total(state.stall[:, : game.legal]) - state.stall[seat, : game.legal]
    seen = state.discard + state.hand[seat] + in_bag + in_market + state.stall[seat]
    hidden = wide(game.copies, state.turn) - seen
    return joined([hidden[: game.legal] - others, hidden[game.legal :]])


def _each_seat(state: State) -> Array:
    """[P, stride] what everybody sees of each seat."""
    game = state.game
    seats, legal = game.seats, game.legal
    loading = state.turn == game.turn_is(TurnKind.LOAD)
    in_bag = count([state.bag[:, i] for i in range(game.kinds)])
    cards = count([state.hand[:, i] for i in range(game.kinds)]) + jnp.where(loading, in_bag, 0)
    face_down = count([state.stall[:, i] for i in range(legal, game.kinds)])
    speaking = state.turn == game.turn_is(TurnKind.SPEAK)
    declared = jnp.stack([state.declared == kind + 1 for kind in range(legal)], axis=1)
    bag_state = jnp.stack([state.bag_state == number for number in (UNSETTLED, PASSED, OPENED)], axis=1)
    parts = [
        (one_hot(state.actor, seats) & ~state.over)[:, None],
        one_hot(state.sheriff, seats)[:, None],
        (state.queue * speaking)[:, None],
        state.gold[:, None],
        cards[:, None],
        state.stall[:, :legal],
        face_down[:, None],
        jnp.where(state.bag_state > 0, in_bag, 0)[:, None],
        declared,
        bag_state,
        jnp.swapaxes(state.obligations, 0, 1),
        state.set_aside,
        state.claimed[:, None],
        state.black_cards[:, None],
    ]
    for way in range(2):
        deeds = jnp.stack([state.deeds[way] == deed for deed in (PASS, OPEN, TAKE_NOTHING)], axis=2)
        parts += [
            state.stands[way][:, None],
            state.offer_gold[way][:, None],
            state.sheriff_gold[way][:, None],
            state.goods[way],
            state.promised[way],
            deeds.reshape((seats, seats * 3, *deeds.shape[3:])),
        ]
    if game.counters:
        parts.append(state.memory)
    return _bytes(parts, 1)
