"""What is legal. The grid is that of ``layout``; this says when each of its actions may be taken."""

import jax.numpy as jnp

from ...game.goods import BLACK_MARKET_SET, PLAIN_CONTRABAND, ROYAL, LEGAL
from ..layout import GOLD, MOST_ITEMS, MOST_PROMISED, SHERIFF_GOLD, Turn, canonical
from .bags import debt_class
from .deals import MADE_BY_MERCHANT, MADE_BY_SHERIFF, contradicts, merchant_of
from .game import LEAVE, NOTHING, OPEN, PASS, UNSETTLED
from .selecting import most_from_hand
from .state import Array, State
from .tools import count, either, one_hot, pick, seen_from, total, wide

DISTANCES = 5
"""The grid has distances for five players, whatever the number."""


def legal_mask(state: State) -> Array:
    """[actions] what whoever acts may do; nothing when the game is over."""
    game = state.game
    turns = {turn: state.turn == game.turn_is(turn) for turn in game.layout.turns}
    me = one_hot(state.actor, game.seats)
    merchant = merchant_of(state)
    at = one_hot(merchant, game.seats)
    begun = (state.items > 0) | (state.to > 0)
    offering = turns[Turn.SPEAK] | (turns[Turn.SETTLE] & (state.to > 0))
    room = offering & (state.items < MOST_ITEMS)
    stall = pick(at, state.stall)
    speaks = turns[Turn.SPEAK] & ~begun

    seats = _about_seats(state, turns, merchant, begun, room)
    take = _take(state, turns, me, stall, room)
    promise = _promise(state, at, room)
    plain, royal = (_rows(state, kinds) for kinds in ((*LEGAL, *PLAIN_CONTRABAND), ROYAL))
    parts = [
        _done(state, turns, stall, speaks)[None],
        (speaks & (pick(me, state.stands[MADE_BY_MERCHANT]) > 0))[None],
        wide((game.copies[: game.legal] > 0).astype(int), state.turn) * turns[Turn.DECLARE] > 0,
        _claim(state, me, turns, speaks),
        *seats[:7],
        _gold(state, at, stall, offering),
        *seats[7:],
        *[take[i] for i in plain],
        *[promise[i] for i in plain],
        *[take[i, :2] for i in royal],
        *[promise[i] for i in royal],
    ]
    return jnp.concatenate(parts)


def _rows(state: State, kinds: tuple[object, ...]) -> list[int]:
    """The indices of those of these kinds that the game has, in the order of their actions."""
    mine = state.game.layout.kinds
    return [mine.index(good) for good in canonical(kinds) if good in mine]  # type: ignore[arg-type]


def _done(state: State, turns: dict[Turn, Array], stall: Array, speaks: Array) -> Array:
    need, _, of_class = debt_class(state, stall)
    too_little = count(of_class * wide(state.game.value, state.turn)) < need
    loaded = count(state.taken) > 0
    return (
        turns[Turn.SET_ASIDE]
        | turns[Turn.LAST_CALL]
        | speaks
        | (turns[Turn.LOAD] & loaded)
        | (turns[Turn.PAY] & too_little)
    )


def _claim(state: State, me: Array, turns: dict[Turn, Array], speaks: Array) -> Array:
    """[stacks] once the own bag is settled, one card a round, for three of the kind (rules §11)."""
    game = state.game
    stall = pick(me, state.stall)
    may = turns[Turn.LAST_CALL] | (speaks & (pick(me, state.bag_state) != UNSETTLED))
    may = may & (pick(me, state.claimed) == 0)
    return jnp.stack(
        [may & (state.stacks[i] > 0) & (stall[kind] >= BLACK_MARKET_SET) for i, kind in enumerate(game.stacks)]
    )


def _about_seats(
    state: State, turns: dict[Turn, Array], merchant: Array, begun: Array, room: Array
) -> list[Array]:
    """All actions that mean another seat or a bag, by distance. They are worked out for every seat, as bits of one
    number, and turned to the actor's point of view together."""
    game = state.game
    seat = one_hot(state.sheriff, game.seats)
    settles = turns[Turn.SETTLE] & ~begun
    speaks = turns[Turn.SPEAK] & ~begun
    unsettled = state.bag_state == UNSETTLED
    must_pass, must_open = state.obligations[0] > 0, state.obligations[1] > 0
    good = (state.stands > 0) & ~contradicts(state)
    me = one_hot(state.actor, game.seats)
    answers = seat & speaks
    to_me, stands_to_me = either(me & good[MADE_BY_SHERIFF]), either(me & (state.stands[MADE_BY_SHERIFF] > 0))
    offered = state.stands[MADE_BY_MERCHANT] > 0
    talks = settles & (state.exchanges_left > 0) & ~seat
    own = one_hot(merchant, game.seats)
    bare = count(state.taken_promised) == 0
    rich = pick(own, state.gold) >= 1
    bag = room & unsettled
    flags = [
        turns[Turn.NAME] & ~seat,
        (settles & good[MADE_BY_MERCHANT]) | (answers & to_me),
        (talks & offered) | (answers & stands_to_me),
        settles & unsettled & ~must_open,
        settles & unsettled & ~must_pass,
        talks & ~offered,
        talks,
        bag & ~own,
        bag & (~own | bare),
        bag & ~own,
        bag & own & bare & rich,
    ]
    packed = total([flag.astype(jnp.int16) << i for i, flag in enumerate(flags)])
    seen = seen_from(state.actor, packed)
    open_bags = wide(range(game.seats), state.turn) + 2 * game.kinds >= state.cursor
    found = []
    for i in range(len(flags)):
        about_bag = i >= 7
        rows = (seen >> i & 1) > 0
        rows = rows & open_bags if about_bag else rows[1:]
        missing = DISTANCES - game.seats
        found.append(jnp.concatenate([rows, jnp.zeros((missing, *rows.shape[1:]), bool)]) if missing else rows)
    return found


def _gold(state: State, at: Array, stall: Array, offering: Array) -> Array:
    """[GOLD + SHERIFF_GOLD] what the merchant, or the Sheriff, has; nothing only if the offer says something else."""
    game = state.game
    merchants = pick(at, state.gold)
    sheriffs = pick(one_hot(state.sheriff, game.seats), state.gold)
    deed = state.taken_bags
    says = either((deed == PASS) | (deed == OPEN) | (deed == NOTHING))
    says = says | (count(state.taken) + count(state.taken_promised) > 0)
    gives = [offering & (merchants >= gold) & (says if gold == 0 else True) for gold in GOLD]
    return jnp.stack(gives + [offering & (sheriffs >= gold) for gold in SHERIFF_GOLD])


def _take(state: State, turns: dict[Turn, Array], me: Array, stall: Array, room: Array) -> Array:
    """[K, 5] so many of a kind, from the hand or the stall."""
    game = state.game
    hand = pick(me, state.hand)
    from_hand = turns[Turn.SET_ASIDE] | turns[Turn.LOAD]
    legal = wide([int(i < game.legal) for i in range(game.kinds)], state.turn) > 0
    in_game = wide((game.copies > 0).astype(int), state.turn) > 0
    left_in_hand = jnp.minimum(hand - state.taken, most_from_hand(state, hand) - count(state.taken))
    face_down = count(stall[game.legal :]) - count(state.taken[game.legal :])
    for_offer = jnp.where(legal, stall - state.taken, jnp.where(in_game, face_down, 0))
    open_kinds = wide(range(game.kinds), state.turn) >= state.cursor
    most = jnp.where(from_hand, left_in_hand, jnp.where(room, for_offer, 0))
    most = jnp.where(open_kinds, most, 0)
    numbers = wide([range(1, 6)], state.turn)
    pays = _pays(state, stall) & (turns[Turn.PAY] & open_kinds)[:, None]
    return (numbers <= most[:, None]) | pays


def _pays(state: State, stall: Array) -> Array:
    """[K, 5] goods for a debt: no card too many, and the rest must still be enough (rules §6)."""
    game = state.game
    need, _, of_class = debt_class(state, stall)
    value = wide(game.value, state.turn, jnp.int16)
    need = need - count(state.taken * value)
    there = of_class - state.taken
    worth = there * value
    rest = [jnp.zeros_like(need)]
    for i in range(game.kinds - 1, 0, -1):
        rest.append(rest[-1] + worth[i])
    behind = jnp.stack(rest[::-1])[:, None]
    numbers = wide([range(1, 6)], state.turn, jnp.int16)
    most = wide(game.most_taken, state.turn)[:, None]
    paid = numbers * value[:, None]
    again = jnp.where(numbers == most, worth[:, None] - paid, 0)
    enough = paid + behind + again >= need
    return (numbers <= there[:, None]) & (numbers <= most) & (paid - value[:, None] < need) & enough


def _promise(state: State, at: Array, room: Array) -> Array:
    """[K, 2] so many of a kind out of the merchant's bag, there or not."""
    game = state.game
    unsettled = pick(at, state.bag_state) == UNSETTLED
    bag = pick(at, state.bag)
    left = count(bag) - count(state.taken_promised)
    in_game = wide((game.copies > 0).astype(int), state.turn) > 0
    open_kinds = wide(range(game.kinds), state.turn) + game.kinds >= state.cursor
    most = jnp.where(open_kinds & in_game & room & unsettled, left, 0)
    return wide([range(1, MOST_PROMISED + 1)], state.turn) <= most[:, None]
