"""What is legal. The grid is that of ``layout``; this says when each of its actions may be taken."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from ...game.goods import BLACK_MARKET_SET, LEGAL, PLAIN_CONTRABAND, ROYAL
from ..layout import GOLD, MOST_ITEMS, MOST_PROMISED, SHERIFF_GOLD, TurnKind, canonical
from .bags import debt_class
from .deals import MADE_BY_MERCHANT, MADE_BY_SHERIFF, contradicts, merchant_of
from .game import OPEN, PASS, TAKE_NOTHING, UNSETTLED
from .plan import facts, joined
from .selecting import most_from_hand
from .state import Array, State
from .tools import count, either, one_hot, pick, seen_from, total, wide

DISTANCES = 5
"""The grid has distances for five players, whatever the number."""


@jax.jit
def legal_mask(state: State) -> Array:
    """[actions] what whoever acts may do; nothing when the game is over."""
    plain, royal = (_rows(state, kinds) for kinds in ((*LEGAL, *PLAIN_CONTRABAND), ROYAL))
    now = facts(_facts, state)
    seats = facts(lambda state: _about_seats(state, now), state)
    take = facts(lambda state: _take(state, now), state)
    promise = facts(lambda state: _promise(state, now), state)
    first, gold = facts(lambda state: (_first(state, now), _gold(state, now)), state)
    parts = [
        first,
        *seats[:7],
        gold,
        *seats[7:],
        *[take[i] for i in plain],
        *[promise[i] for i in plain],
        *[take[i, :2] for i in royal],
        *[promise[i] for i in royal],
    ]
    return joined(parts)


class MaskFacts(NamedTuple):
    """What many parts of the mask ask for."""

    turns: dict[str, Array]
    me: Array
    """[P]"""
    at: Array
    """[P] the merchant of the offer that is being made"""
    hand: Array
    stall: Array
    """[K] of that merchant, or of the debtor"""
    begun: Array
    offering: Array
    room: Array
    """Another item may be said."""


def _facts(state: State) -> MaskFacts:
    game = state.game
    turns = {str(turn): state.turn == game.turn_is(turn) for turn in game.layout.turns}
    me, at = one_hot(state.actor, game.seats), one_hot(merchant_of(state), game.seats)
    offering = turns[TurnKind.SPEAK] | (turns[TurnKind.SETTLE] & (state.to > 0))
    return MaskFacts(
        turns=turns,
        me=me,
        at=at,
        hand=pick(me, state.hand),
        stall=pick(at, state.stall),
        begun=(state.items > 0) | (state.to > 0),
        offering=offering,
        room=offering & (state.items < MOST_ITEMS),
    )


def _first(state: State, now: MaskFacts) -> Array:
    """DONE, WITHDRAW, DECLARE and CLAIM."""
    speaks = now.turns[TurnKind.SPEAK] & ~now.begun
    withdraws = speaks & (pick(now.me, state.stands[MADE_BY_MERCHANT]) > 0)
    kinds = state.game.copies[: state.game.legal] > 0
    declares = wide(kinds.astype(int), state.turn) * now.turns[TurnKind.DECLARE] > 0
    return joined([_done(state, now)[None], withdraws[None], declares, _claim(state, now)])


def _rows(state: State, kinds: tuple[object, ...]) -> list[int]:
    """The indices of those of these kinds that the game has, in the order of their actions."""
    mine = state.game.layout.kinds
    return [mine.index(good) for good in canonical(kinds) if good in mine]  # type: ignore[arg-type]


def _done(state: State, now: MaskFacts) -> Array:
    need, _, of_class = debt_class(state, now.stall)
    turns = now.turns
    too_little = count(of_class * wide(state.game.value, state.turn)) < need
    loaded = count(state.taken) > 0
    return (
        turns[TurnKind.SET_ASIDE]
        | turns[TurnKind.LAST_CALL]
        | (turns[TurnKind.SPEAK] & ~now.begun)
        | (turns[TurnKind.LOAD] & loaded)
        | (turns[TurnKind.PAY] & too_little)
    )


def _claim(state: State, now: MaskFacts) -> Array:
    """[stacks] once its own bag is settled, one card a round, for three of the kind (rules §11)."""
    game = state.game
    settled = pick(now.me, state.bag_state) != UNSETTLED
    may = now.turns[TurnKind.LAST_CALL] | (now.turns[TurnKind.SPEAK] & ~now.begun & settled)
    may = may & (pick(now.me, state.claimed) == 0)
    return jnp.stack(
        [may & (state.stacks[i] > 0) & (now.stall[kind] >= BLACK_MARKET_SET) for i, kind in enumerate(game.stacks)]
    )


def _about_seats(state: State, now: MaskFacts) -> list[Array]:
    """All actions that mean another seat or a bag, by distance. They are worked out for every seat, as bits of one
    number, and turned to the actor's point of view together."""
    game = state.game
    seat = one_hot(state.sheriff, game.seats)
    turns, me, own = now.turns, now.me, now.at
    settles = turns[TurnKind.SETTLE] & ~now.begun
    speaks = turns[TurnKind.SPEAK] & ~now.begun
    unsettled = state.bag_state == UNSETTLED
    must_pass, must_open = state.obligations[0] > 0, state.obligations[1] > 0
    good = (state.stands > 0) & ~contradicts(state)
    answers = seat & speaks
    to_me, stands_to_me = either(me & good[MADE_BY_SHERIFF]), either(me & (state.stands[MADE_BY_SHERIFF] > 0))
    offered = state.stands[MADE_BY_MERCHANT] > 0
    talks = settles & (state.exchanges_left > 0) & ~seat
    bare = count(state.taken_promised) == 0
    rich = pick(own, state.gold) >= 1
    bag = now.room & unsettled
    flags = [
        turns[TurnKind.NAME] & ~seat,
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


def _gold(state: State, now: MaskFacts) -> Array:
    """[GOLD + SHERIFF_GOLD] what the merchant, or the Sheriff, has; nothing only if the offer says something else."""
    game = state.game
    merchants, offering = pick(now.at, state.gold), now.offering
    sheriffs = pick(one_hot(state.sheriff, game.seats), state.gold)
    deed = state.taken_bags
    says = either((deed == PASS) | (deed == OPEN) | (deed == TAKE_NOTHING))
    says = says | (count(state.taken) + count(state.taken_promised) > 0)
    gives = [offering & (merchants >= gold) & (says if gold == 0 else True) for gold in GOLD]
    return jnp.stack(gives + [offering & (sheriffs >= gold) for gold in SHERIFF_GOLD])


def _take(state: State, now: MaskFacts) -> Array:
    """[K, 5] so many of a kind, from the hand or the stall."""
    game = state.game
    turns, hand, stall, room = now.turns, now.hand, now.stall, now.room
    from_hand = turns[TurnKind.SET_ASIDE] | turns[TurnKind.LOAD]
    legal = wide([int(i < game.legal) for i in range(game.kinds)], state.turn) > 0
    in_game = wide((game.copies > 0).astype(int), state.turn) > 0
    left_in_hand = jnp.minimum(hand - state.taken, most_from_hand(state, hand) - count(state.taken))
    face_down = count(stall[game.legal :]) - count(state.taken[game.legal :])
    for_offer = jnp.where(legal, stall - state.taken, jnp.where(in_game, face_down, 0))
    open_kinds = wide(range(game.kinds), state.turn) >= state.cursor
    most = jnp.where(from_hand, left_in_hand, jnp.where(room, for_offer, 0))
    most = jnp.where(open_kinds, most, 0)
    numbers = wide([range(1, 6)], state.turn)
    pays = _pays(state, stall) & (turns[TurnKind.PAY] & open_kinds)[:, None]
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


def _promise(state: State, now: MaskFacts) -> Array:
    """[K, 2] so many of a kind out of the merchant's bag, there or not."""
    game = state.game
    at, room = now.at, now.room
    unsettled = pick(at, state.bag_state) == UNSETTLED
    bag = pick(at, state.bag)
    left = count(bag) - count(state.taken_promised)
    in_game = wide((game.copies > 0).astype(int), state.turn) > 0
    open_kinds = wide(range(game.kinds), state.turn) + game.kinds >= state.cursor
    most = jnp.where(open_kinds & in_game & room & unsettled, left, 0)
    return wide([range(1, MOST_PROMISED + 1)], state.turn) <= most[:, None]
