"""Tables at play: the learner in some seats; its past, strangers, a rival who learns to beat it, or itself in the
others."""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.env import batch
from nottingham.env.batch.game import ACT, UNSETTLED
from nottingham.env.batch.tools import around, pick
from nottingham.env.layout import Act, Layout, TurnKind, layout
from nottingham.env.manners import OF_A_RECORD
from nottingham.env.memory import BY_SIZE, LARGE, REMEMBERED
from nottingham.env.mind import BAGS, KINDS
from nottingham.env.wide import INPUTS, LONG_TALK, WIDE_ACTIONS, WIDEST, places, players_at
from nottingham.game import Ruleset
from nottingham.game.goods import STARTING_GOLD, VALUE
from training import strangers
from training.nets import IS_LOOKS, SETTLES, Array, Weights, answer

LEARNER, STRANGER, PAST, RIVAL, READER = 0, 1, 2, 3, 4
"""Who decides: a reader is the rival, who keeps the gate for a learner."""


@dataclass(frozen=True)
class Group:
    """Some tables of one kind. The first of them have strangers, the next past snapshots, the next the rival, the rest
    self-play."""

    rules: Ruleset
    tables: int
    with_strangers: int
    with_past: int
    with_rival: int = 0
    alone: bool = False
    """Where there are others, they have all seats but one."""
    lone: float = 0.0
    """At so many of their tables a stranger sits alone among learners."""

    def __hash__(self) -> int:
        return hash((repr(self.rules), self.tables, *self.shares, self.alone, self.lone))

    @property
    def shares(self) -> tuple[int, int, int]:
        return self.with_strangers, self.with_past, self.with_rival

    @property
    def parts(self) -> tuple[slice, slice, slice]:
        """Where strangers, the past and the rival sit."""
        ends = np.cumsum((0, *self.shares)).tolist()
        return slice(ends[0], ends[1]), slice(ends[1], ends[2]), slice(ends[2], ends[3])


class Tables(NamedTuple):
    """The tables of a group, and who sits there."""

    state: batch.State
    roles: Array
    """[P, tables]"""
    habits: Array
    """[habits, P, tables with strangers]"""
    numbers: Array
    """[numbers, P, tables with strangers] What the habits were made of."""
    winners: Array
    """[numbers, tables with strangers] Those of the stranger who last won there."""
    before: Array
    """[sizes, P, tables] Bags of this game by their size (``nottingham.env.memory.BY_SIZE``)."""


class Steps(NamedTuple):
    """What happened, [steps, tables, …]."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    """Log-probability of the action."""
    value: Array
    """[…, 2]"""
    actor: Array
    reward: Array
    """[…, 2, P]"""
    over: Array
    own: Array
    """How many seats of the game that ended were the learner's."""
    own_won: Array
    """What share of the win they had."""
    score: Array
    """[…, P]"""
    role: Array
    bags: Array
    """[…, bags, kinds] what is in the others' closed bags"""
    true: Array
    """[…, bags] 1 if such a bag is true, 0 if not, -1 where nothing is declared"""


def widen(grid: Layout, seen: Array) -> Array:
    """[tables, inputs] from [size, tables]."""
    size = seen.shape[0]
    source = np.full(INPUTS, size)
    source[list(places(grid))] = np.arange(size)
    source[players_at(grid.rules.players)] = size + 1
    padded = jnp.concatenate([seen, jnp.zeros_like(seen[:1]), jnp.ones_like(seen[:1])])
    return padded[source].T


def shown(grid: Layout, state: batch.State, before: Array, me: Array) -> Array:
    """[tables, shown] What whoever acts goes by: the network's input, and the others' earlier bags by their size."""
    others = jnp.stack([pick(me, around(row))[1:] for row in before], axis=1)
    others = jnp.pad(others, ((0, BAGS - others.shape[0]), (0, 0), (0, 0)))
    seen = widen(grid, batch.observe(state, state.actor))
    return jnp.concatenate([seen, others.reshape(-1, others.shape[-1]).T.astype(seen.dtype)], axis=1)


def remembered(before: Array, state: batch.State, after: batch.State) -> Array:
    """[sizes, P, tables] The bags of a game by their size, with those that were settled between two states of it."""
    names = list(REMEMBERED)
    more = {name: after.memory[:, names.index(name)] - state.memory[:, names.index(name)] for name in OF_A_RECORD}
    settled = more["passed"] + more["opened_true"] + more["opened_false"]
    lied = more["passed_false"] + more["opened_false"]
    large = state.bag.sum(1) >= LARGE
    found = jnp.stack([jnp.where(large == size, part, 0) for size in (False, True) for part in (settled, lied)])
    return before + found.astype(before.dtype)


def short_mask(state: batch.State, mask: Array) -> Array:
    """[A] Legal, and no long talk where anything else is open (``wide.short``)."""
    grid = state.game.layout
    long = np.array([action.id in LONG_TALK for action in grid.actions])[:, None]
    talking = (state.turn == state.game.turn_is(TurnKind.SPEAK)) | (state.turn == state.game.turn_is(TurnKind.SETTLE))
    narrow = mask & ~(long & talking)
    return jnp.where(narrow.any(0), narrow, mask)


def standing(state: batch.State) -> Array:
    """[P] gold and printed values beyond the start."""
    values = jnp.array([VALUE[good] for good in state.game.layout.kinds], jnp.float32)
    goods = jnp.einsum("pk...,k->p...", state.stall.astype(jnp.float32), values)
    return state.gold + goods + state.black_cards - STARTING_GOLD


def ahead(wealth: Array) -> Array:
    """[P] how far each seat is ahead of the mean of the others."""
    return wealth - (wealth.sum(0) - wealth) / (wealth.shape[0] - 1)


def at_the_gate(seen: Array, role: Array, group: Group) -> Array:
    """[tables, inputs] The same, without the looks of bags where a learner keeps the gate among others. Among its own
    kind it sees them: merchants who meet nobody who looks would forget to hide what they have."""
    others = jnp.arange(group.tables) < group.parts[2].stop
    hides = (seen[:, SETTLES] > 0) & (role == LEARNER) & others
    return seen.at[:, :INPUTS].set(jnp.where(hides[:, None] & IS_LOOKS, 0, seen[:, :INPUTS]))


def read_by_the_rival(seen: Array, role: Array, group: Group) -> Array:
    """[tables] Who decides, if the rival keeps every gate at two thirds of its tables: so learners' bags are read far
    more often than by one seat in its turn."""
    at, foe = jnp.arange(group.tables), group.parts[2]
    most = (at >= foe.start) & (at < foe.stop) & (at % 3 > 0)
    return jnp.where(most & (seen[:, SETTLES] > 0) & (role == LEARNER), READER, role)


def closed_bags(state: batch.State, me: Array) -> tuple[Array, Array]:
    """[tables, bags, kinds] and [tables, bags]: the truth about the others' closed bags, by distance."""
    game = state.game
    closed = state.bag_state == UNSETTLED
    bag = jnp.where(closed[:, None], state.bag, 0)
    told = jnp.arange(game.kinds)[:, None] == (state.declared - 1)[:, None]
    lie = jnp.where(told, 0, bag).sum(1) > 0
    true = jnp.where(closed & (state.declared > 0), jnp.where(lie, 0, 1), -1).astype(jnp.int8)
    bags = jnp.stack([pick(me, around(bag[:, kind])) for kind in range(game.kinds)], axis=1)[1:]
    at = [WIDEST.kinds.index(good) for good in game.layout.kinds]
    tables = state.turn.shape[0]
    wide = jnp.zeros((BAGS, KINDS, tables), jnp.int8).at[: game.seats - 1, jnp.array(at)].set(bags.astype(jnp.int8))
    truth = jnp.full((BAGS, tables), -1, jnp.int8).at[: game.seats - 1].set(pick(me, around(true))[1:].astype(jnp.int8))
    return jnp.moveaxis(wide, -1, 0), truth.T


def draw_roles(key: Array, group: Group) -> Array:
    """[P, tables] Who sits where in new games: at least one seat is the learner's. Most often just one where strangers
    are, and all but one where a stranger sits alone; its past sits alone at half of its tables, the rival at all of its
    own."""
    seats, tables = group.rules.players, group.tables
    keys = jax.random.split(key, 2)
    rank = jnp.argsort(jnp.argsort(jax.random.uniform(keys[0], (seats, tables)), 0), 0)
    drawn = jax.random.randint(keys[1], (3, tables), seats - 1 if group.alone else 1, seats)
    many, one = drawn.max(0), jnp.arange(tables) % 2 == 0
    at = jnp.arange(tables)
    lone = at < group.lone * group.with_strangers
    numbers = (jnp.where(lone, 1, many), jnp.where(one & (not group.alone), 1, many), jnp.ones_like(many))
    roles = jnp.full((seats, tables), LEARNER, jnp.int8)
    for role, part, number in zip((STRANGER, PAST, RIVAL), group.parts, numbers, strict=True):
        here = (at >= part.start) & (at < part.stop) & (rank < number)
        roles = jnp.where(here, role, roles).astype(jnp.int8)
    return roles


@partial(jax.jit, static_argnums=1)
def sit_down(key: Array, group: Group) -> Tables:
    keys = jax.random.split(key, 4)
    state = batch.init(keys[0], group.rules, batch=group.tables, version=1)
    numbers = strangers.numbers(keys[2], group.rules.players, group.with_strangers)
    habits = strangers.draw(keys[3], numbers)
    before = jnp.zeros((len(BY_SIZE), group.rules.players, group.tables), jnp.int8)
    return Tables(state, draw_roles(keys[1], group), habits, numbers, numbers[:, 0], before)


def victors(tables: Tables, part: slice, won: Array, scores: Array) -> Array:
    """[numbers, tables] What the strangers were made of who won: now, or when one last did."""
    odd = tables.roles[:, part] == STRANGER
    best = jnp.argmax(jnp.where(odd, scores[:, part], -1000), axis=0)
    first = jnp.arange(odd.shape[0])[:, None] == best
    beaten = (won[:, part] * odd).sum(0) > 0.5
    return jnp.where(beaten, jnp.where(first, tables.numbers, 0.0).sum(1), tables.winners)


def _chosen(key: Array, logits: Array, mask: Array) -> tuple[Array, Array]:
    chances = jax.nn.log_softmax(jnp.where(mask, logits, -1e9))
    return jax.random.categorical(key, chances), chances


class Minds(NamedTuple):
    """Who plays besides strangers: the learner, one of its past, the rival."""

    learner: Weights
    past: Weights
    rival: Weights


def _moves(
    minds: Minds, tables: Tables, group: Group, role: Array, seen: Array, legal: Array, mask: Array, key: Array
) -> tuple[Array, Array, Array]:
    """[tables] What whoever acts does, [tables, A] the log-chances of it, and [tables, 2] what it expects."""
    actions, keys = mask.shape[1], jax.random.split(key, 4)
    odd, old, foe = group.parts
    said = answer(minds.learner, seen)
    action, chances = _chosen(keys[0], said.logits[:, :actions], mask)
    value = said.value
    if group.with_past:
        theirs, _ = _chosen(keys[1], answer(minds.past, seen[old]).logits[:, :actions], mask[old])
        action = action.at[old].set(jnp.where(role[old] == PAST, theirs, action[old]))
    if group.with_strangers:
        part = jax.tree.map(lambda rows: rows[..., odd], tables.state)
        theirs, _ = _chosen(keys[2], strangers.likes(part, tables.habits).T, legal.T[odd])
        action = action.at[odd].set(jnp.where(role[odd] == STRANGER, theirs, action[odd]))
    if group.with_rival:
        other, its = answer(minds.rival, seen[foe]), role[foe] == RIVAL
        theirs, likely = _chosen(keys[3], other.logits[:, :actions], mask[foe])
        action = action.at[foe].set(jnp.where(its | (role[foe] == READER), theirs, action[foe]))
        chances = chances.at[foe].set(jnp.where(its[:, None], likely, chances[foe]))
        value = value.at[foe].set(jnp.where(its[:, None], other.value, value[foe]))
    return action, chances, value


def _expected(minds: Minds, tables: Tables, group: Group) -> Array:
    """[P, 2, tables] What each seat expects of the rest of its game."""
    every, grid, foe = batch.observe_all(tables.state), layout(group.rules, 1), group.parts[2]
    wide = [widen(grid, every[seat]) for seat in range(group.rules.players)]
    found = jnp.stack([answer(minds.learner, seen).value.T for seen in wide])
    if not group.with_rival:
        return found
    theirs = jnp.stack([answer(minds.rival, seen[foe]).value.T for seen in wide])
    its = (tables.roles[:, foe] == RIVAL)[:, None]
    return found.at[..., foe].set(jnp.where(its, theirs, found[..., foe]))


@partial(jax.jit, static_argnames=("group", "steps", "points", "talk", "blind", "read"))
def roll(
    minds: Minds,
    tables: Tables,
    key: Array,
    *,
    group: Group,
    steps: int,
    points: float,
    talk: float,
    blind: bool = False,
    read: bool = False,
) -> tuple[Tables, Array, Steps]:
    """Play some steps. The tables after them, what each seat expects then, [P, 2, tables], and the steps. A learner who
    is ``blind`` does not see the looks of bags where it keeps the gate among others; where bags are ``read``, the rival
    keeps the gate for it at some tables."""
    grid = layout(group.rules, 1)
    speech = np.isin([ACT[action.act] for action in grid.actions], [ACT[Act.GOLD], ACT[Act.COUNTER]])
    odd = group.parts[0]
    key, *fresh = jax.random.split(key, 4)
    new_roles = draw_roles(fresh[0], group)
    new_numbers = strangers.bred(fresh[1], group.rules.players, tables.winners)
    new_habits = strangers.draw(fresh[2], new_numbers)

    def one(tables: Tables, key: Array) -> tuple[Tables, Steps]:
        state, keys = tables.state, jax.random.split(key)
        actor = state.actor.astype(jnp.int32)
        me = jnp.arange(group.rules.players)[:, None] == actor
        seen = shown(grid, state, tables.before, me)
        legal = batch.legal_mask(state)
        mask = short_mask(state, legal).T
        role = pick(me, tables.roles)
        if read:
            role = read_by_the_rival(seen, role, group)
        if blind:
            seen = at_the_gate(seen, role, group)
        action, chances, value = _moves(minds, tables, group, role, seen, legal, mask, keys[0])
        after, end = batch.step_and_reset(state, action, keys[1])
        now = jnp.where(end.over, end.scores.astype(jnp.float32), standing(after))
        gained = (ahead(now) - ahead(standing(state))) / points
        gained = gained - jnp.where(me & jnp.asarray(speech)[action], talk / points, 0.0)
        won = end.winners / jnp.maximum(1, end.winners.sum(0)) * end.over
        own = tables.roles == LEARNER
        bags, true = closed_bags(state, me)
        padded = jnp.pad(mask, ((0, 0), (0, WIDE_ACTIONS - len(grid.actions))))
        chance = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
        done = Steps(
            *(seen, padded, action, chance, value, actor, jnp.stack([gained, won]).transpose(2, 0, 1), end.over),
            *((own & end.over).sum(0), (own * won).sum(0), jnp.where(end.over, end.scores, 0).T, role, bags, true),
        )
        ended = end.over[odd]
        seated = Tables(
            after,
            roles=jnp.where(end.over, new_roles, tables.roles),
            habits=jnp.where(ended, new_habits, tables.habits),
            numbers=jnp.where(ended, new_numbers, tables.numbers),
            winners=jnp.where(ended, victors(tables, odd, won, end.scores), tables.winners),
            before=jnp.where(end.over, 0, remembered(tables.before, state, after)),
        )
        return seated, done

    tables, played = jax.lax.scan(one, tables, jax.random.split(key, steps))
    return tables, _expected(minds, tables, group), played
