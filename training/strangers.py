"""Strangers: players in arrays, whose habits are drawn again for every game and seat. Some reckon (``reckoners``),
the others are simple.

A simple stranger has a plan for every round (be honest, or lie in its own way), a way of looking at bags, prices at
which it takes and pays, and a tongue. Honest, wary, gambler, greedy and briber are corners of that space. It prices
everything that the grid can say: gold both ways, goods of the stall, goods promised, and what is asked about other
bags. What it does by chance within a round hangs on the round alone, so that a plan holds from the market to the
inspection.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.env import batch
from nottingham.env.batch.game import ACT, OPEN, PASS, TAKE_NOTHING, UNSETTLED
from nottingham.env.batch.tools import around, one_hot, pick
from nottingham.env.layout import Act, Layout, TurnKind
from nottingham.env.memory import REMEMBERED
from training.reckoners import EVEN, NORMAL, TASTE, Reckoner, draw_taste

Array = Any
HABITS = (
    *("reckons", *TASTE),
    *("lie", "fear", "adapts", "size", "cover", "mixes", "counts", "keeps"),
    *("suspects", "by_cards", "by_record", "by_offer", "by_tosses", "price", "slope"),
    *("offers_lying", "offers_honest", "bribe", "manner", "pays_lying", "pays_honest"),
    *("asks", "bluffs", "demand", "by_stake", "by_size", "shrugs", "seed"),
)
_LIE, _OPENS, _ASKS, _OFFERS, _KIND, _WEIGHS, _SMALL = range(7)
SURE = 20.0
SHRUGS = 0.9
"""So many say nothing to a price that they do not pay; the others mostly say no."""
SIMPLE = 64
"""How many numbers the habits of a simple stranger take to draw."""
NUMBERS = SIMPLE + EVEN + NORMAL + 2
SAME, BRED, INHERITED = 0.67, 0.4, 0.9
"""At how many tables all strangers are alike; how many come from those who won; how much of them is kept."""
RECKON, HONEST, WARY = 0.88, 0.2, 0.03
"""How many strangers reckon; how many never lie and open everything, and only what comes with an offer."""
UPRIGHT = {
    **dict.fromkeys(("lie", "keeps", "by_cards", "by_record", "by_tosses", "slope", "offers_lying"), 0.0),
    **dict.fromkeys(("offers_honest", "pays_lying", "pays_honest", "asks", "bluffs", "by_stake"), 0.0),
    **{"counts": 0.05, "price": 200.0},
}
"""The habits of both."""


def _either(key: Array, chance: float, one: Array | float, other: Array | float) -> Array:
    return jnp.where(key < chance, one, other)


def numbers(key: Array, seats: int, tables: int) -> Array:
    """[NUMBERS, P, tables] What habits are made of, even from 0 to 1. At two thirds of the tables all strangers are of
    one kind."""
    keys = jax.random.split(key, 2)
    u = jax.random.uniform(keys[0], (NUMBERS, seats, tables))
    same = jax.random.uniform(keys[1], (tables,)) < SAME
    return jnp.where(same, u[:, :1], u)


def bred(key: Array, seats: int, winners: Array) -> Array:
    """[NUMBERS, P, tables] Such numbers again: some fresh, some of those who won lately, [NUMBERS, tables], and changed
    a little. So the learner meets more of those it loses to."""
    tables = winners.shape[1]
    keys = jax.random.split(key, 5)
    fresh = numbers(keys[0], seats, tables)
    same = (fresh == fresh[:, :1]).all((0, 1))
    shifts = jax.random.randint(keys[1], (seats,), 0, max(1, tables))
    parents = jnp.stack([jnp.roll(winners, shift, axis=1) for shift in shifts], axis=1)
    parents = jnp.where(same, parents[:, :1], parents)
    kept = jax.random.uniform(keys[2], (NUMBERS, 1, tables)) < INHERITED
    inherits = jax.random.uniform(keys[3], (tables,)) < BRED
    return jnp.where(inherits & kept, parents, fresh)


def draw(key: Array, numbers: Array) -> Array:
    """[habits, P, tables] The habits that these numbers make, each with a seed of its own."""
    u = numbers
    n = jax.scipy.special.ndtri(jnp.clip(u, 1e-4, 1 - 1e-4))
    corner, upright = u[0], u[-1]
    found = _simple(u, n[40:], corner) | draw_taste(u[SIMPLE:], n[SIMPLE + EVEN :])
    honest, wary = upright < HONEST, (upright >= HONEST) & (upright < HONEST + WARY)
    for name in HABITS[:-1]:
        if name in UPRIGHT:
            found[name] = jnp.where(honest | wary, UPRIGHT[name], found[name])
    found["suspects"] = jnp.where(honest, SURE, jnp.where(wary, -SURE, found["suspects"]))
    found["by_offer"] = jnp.where(wary, 3 * SURE, jnp.where(honest, 0.0, found["by_offer"]))
    found["reckons"] = ((u[-2] < RECKON) & ~honest & ~wary).astype(jnp.float32)
    seed = jax.random.uniform(key, u.shape[1:])
    return jnp.stack([found[name] if name != "seed" else seed for name in HABITS])


def _simple(u: Array, n: Array, corner: Array) -> dict[str, Array]:
    """Habits of those who do not reckon."""
    plain = (corner > 0.2) & (corner < 0.56)
    suspects = jnp.where(corner < 0.2, SURE, jnp.where(corner < 0.45, -SURE, _either(u[1], 0.2, 0.0, 1.5 * n[0] - 0.4)))
    by_offer = jnp.where((corner > 0.3) & (corner < 0.45), 3 * SURE, jnp.where(plain, 0.0, 1.5 * n[1]))
    return {
        "lie": _either(u[2], 0.35, 0.0, _either(u[3], 0.15, 1.0, u[4])),
        "fear": _either(u[5], 0.5, 0.0, u[6]),
        "adapts": _either(u[7], 0.5, 0.0, u[8]),
        "size": jnp.floor(1 + 5 * u[9]),
        "cover": jnp.floor(4 * u[10] ** 2),
        "mixes": _either(u[11], 0.6, 0.0, u[12]),
        "counts": _either(u[13], 0.5, 0.05, 1.0),
        "keeps": _either(u[14], 0.7, 0.0, 1.0),
        "suspects": suspects,
        "by_cards": jnp.where(plain, 0.0, 0.6 * n[2]),
        "by_record": jnp.where(plain, 0.0, 2.0 * jnp.abs(n[3])),
        "by_offer": by_offer,
        "by_tosses": jnp.where(plain, 0.0, 0.5 * n[4]),
        "price": _either(u[15], 0.3, 200.0, 1 + 14 * u[16] ** 2),
        "slope": _either(u[17], 0.5, 0.0, 4 * u[18]),
        "offers_lying": _either(u[19], 0.4, 0.0, _either(u[20], 0.3, 1.0, u[21])),
        "offers_honest": _either(u[22], 0.7, 0.0, u[23]),
        "bribe": 1 + 11 * u[24] ** 2,
        "manner": u[25],
        "pays_lying": _either(u[26], 0.3, 0.0, 15 * u[27]),
        "pays_honest": _either(u[28], 0.5, 0.0, 5 * u[29]),
        "asks": _either(u[30], 0.4, 0.0, jnp.sqrt(u[31])),
        "bluffs": _either(u[33], 0.5, 0.0, u[34]),
        "demand": 1 + 11 * u[32] ** 2,
        "by_stake": _either(u[35], 0.5, 0.0, 0.1 + 0.7 * u[36]),
        "by_size": _either(u[37], 0.5, 0.0, 0.5 + 2.5 * u[38]),
        "shrugs": (u[39] < SHRUGS).astype(jnp.float32),
    }


@dataclass(frozen=True)
class Table:
    """The actions of a layout as arrays, and where each act has its own."""

    act: np.ndarray[Any, Any]
    distance: np.ndarray[Any, Any]
    kind: np.ndarray[Any, Any]
    number: np.ndarray[Any, Any]


@cache
def _table(grid: Layout) -> Table:
    return Table(
        np.array([ACT[action.act] for action in grid.actions]),
        np.array([action.distance for action in grid.actions]),
        np.array([0 if action.good is None else grid.kinds.index(action.good) for action in grid.actions]),
        np.array([action.number for action in grid.actions], np.float32),
    )


def _lot(seed: Array, *what: Array | int) -> Array:
    """A number from 0 to 1 that hangs on the seed and on these things alone."""
    x = (seed * 1_000_003.0).astype(jnp.uint32)
    for number in what:
        x = (x ^ jnp.asarray(number).astype(jnp.uint32)) * jnp.uint32(0x9E3779B1)
        x = (x ^ (x >> 15)) * jnp.uint32(0x85EBCA77)
    return ((x ^ (x >> 13)) >> 8).astype(jnp.float32) / (1 << 24)


class _Seat:
    """What a stranger looks at: its habits, its cards, its plan for the round. All is [tables] or [K, tables]."""

    def __init__(self, state: batch.State, habits: Array) -> None:
        game = state.game
        self.state, self.game = state, game
        self.me = one_hot(state.actor, game.seats)
        mine = jnp.stack([pick(self.me, row) for row in habits])
        self.habit = dict(zip(HABITS, mine, strict=True))
        self.hand, self.bag = (pick(self.me, part).astype(jnp.float32) for part in (state.hand, state.bag))
        self.value = jnp.asarray(game.value, jnp.float32)[:, None]
        self.legal = jnp.arange(game.kinds)[:, None] < game.legal
        self.memory = dict(zip(REMEMBERED, jnp.swapaxes(state.memory, 0, 1).astype(jnp.float32), strict=True))
        self.lies = self._lies()
        self.reckons = self.habit["reckons"] > 0
        self.reckoner = Reckoner(state, self.habit, self.noise)

    def lot(self, *what: Array | int) -> Array:
        return _lot(self.habit["seed"], self.state.round, *what)

    def noise(self, *what: Array | int) -> Array:
        """From -1 to 1, the same through a round."""
        return 2 * self.lot(_WEIGHS, *what) - 1

    def of_sheriff(self, name: str) -> Array:
        return pick(one_hot(self.state.sheriff, self.game.seats), self.memory[name])

    def _lies(self) -> Array:
        """The plan: less after having been caught, and less before a Sheriff who opens."""
        opened, passed = (
            self.of_sheriff("sheriff_opened"),
            self.of_sheriff("sheriff_paid") + self.of_sheriff("sheriff_free"),
        )
        strict = opened / (opened + passed + 1)
        caught = pick(self.me, self.memory["opened_false"])
        chance = self.habit["lie"] * jnp.exp(-self.habit["fear"] * caught) * (1 - self.habit["adapts"] * strict)
        return self.lot(_LIE) < chance

    def stake(self) -> Array:
        """What opening its bag would cost: goods lost, and the penalty."""
        told = pick(self.me, self.state.declared) - 1
        lost = jnp.where(one_hot(told, self.game.kinds), 0.0, self.bag)
        penalty = jnp.asarray(self.game.penalty, jnp.float32)[:, None]
        return (lost * (self.value + penalty)).sum(0)

    def best(self) -> Array:
        """[K] the legal kind that an honest bag is made of."""
        weight = self.hand * (1 + self.habit["counts"] * (self.value - 1)) + 0.01 * self.value + 0.1 * (self.hand > 0)
        return one_hot(jnp.argmax(jnp.where(self.legal, weight, -1.0), axis=0).astype(jnp.int8), self.game.kinds)


def _cards(seat: _Seat, table: Table) -> tuple[Array, Array, Array]:
    """[A] How much each TAKE is liked in the market and when loading; earlier kinds first, all of a kind at once. And
    how much each declaration is."""
    state, habit, best = seat.state, seat.habit, seat.best()
    first = 60 - 3.0 * table.kind[:, None] + 0.5 * table.number[:, None]
    plan = seat.reckoner.plan()

    def of(kinds: Array) -> Array:
        return kinds[table.kind]

    tossed = jnp.where(seat.lies, seat.legal & ~best, ~best & (seat.legal | (habit["keeps"] < 0.5)))
    tossed = tossed & ~(seat.lies & (habit["mixes"] > 0.5) & seat.legal & (seat.value >= 3))
    market = jnp.where(of(jnp.where(seat.reckons, plan.tossed, tossed)), first, -60.0)

    chosen = state.taken.astype(jnp.float32).sum(0)
    room = habit["size"] - chosen >= table.number[:, None]
    mixed = (seat.lot(_KIND) < habit["mixes"]) & seat.lies
    cover = of(best) & (table.number[:, None] == habit["cover"])
    smuggled = jnp.where(of(~seat.legal) & room, first, jnp.where(cover, first, -60.0))
    jumble = jnp.where(of(seat.legal | (seat.value > 0)) & room, first, -60.0)
    honest = jnp.where(of(best), first, -60.0)
    load = jnp.where(seat.lies, jnp.where(mixed, jumble, smuggled), honest)
    nothing = of(best) * 20.0 + table.number[:, None] - 70.0
    load = jnp.maximum(load, jnp.where(chosen == 0, nothing, -90.0))
    planned = jnp.where(of(plan.cards - state.taken) == table.number[:, None], first, -60.0)
    tell = seat.bag[table.kind] * 10 + 3 * _lot(habit["seed"], state.round, _KIND, table.kind[:, None])
    tell = jnp.where(seat.reckons, of(plan.called) * 30.0, tell)
    return market, jnp.where(seat.reckons, planned, load), tell


def _worth(seat: _Seat, way: int, doubt: float) -> tuple[Array, Array]:
    """[P] what each merchant's offer (or the Sheriff's to him) moves from merchant to Sheriff, as the Sheriff sees it;
    and whether it says to pass the merchant's own bag."""
    state, value = seat.state, seat.value
    goods = jnp.where(seat.legal, 1.0, doubt) * value
    moved = (state.offer_gold[way] - state.sheriff_gold[way]).astype(jnp.float32)
    moved = moved + (state.goods[way] * goods).sum(1) + (state.promised[way] * doubt * value).sum(1)
    deeds = state.deeds[way]
    others = (deeds[:, 1:] == TAKE_NOTHING) * 8.0 + ((deeds[:, 1:] == PASS) | (deeds[:, 1:] == OPEN)) * 2.0
    return moved - others.sum(1), deeds[:, 0] == PASS


def _speaks(seat: _Seat, table: Table) -> Array:
    """[A] A merchant: answers the Sheriff, and offers if it is of that manner."""
    state, habit = seat.state, seat.habit
    asked, passes = (pick(seat.me, part) for part in _worth(seat, 1, 0.7))
    stake = seat.stake() * habit["by_stake"]
    limit = jnp.where(stake > 0, stake, jnp.where(seat.lies, habit["pays_lying"], habit["pays_honest"]))
    limit = jnp.where(passes > 0, limit, jnp.where(seat.lies, -8.0, 0.0))
    weighed, reckoner = seat.reckoner.stakes(), seat.reckoner
    spared = (weighed.passed - weighed.otherwise) / reckoner.tolerance
    fair = jnp.where(passes > 0, jnp.where(spared > 0, habit["answers"] * spared, spared), -0.5)
    meets = asked <= jnp.where(seat.reckons, fair, limit)
    willing = jnp.where(seat.lies, habit["offers_lying"], habit["offers_honest"])
    hopes = weighed.lies & (habit["bribe_share"] * spared >= 1) & (reckoner.takes >= habit["hopes"])
    hopes = hopes | (weighed.lies & (seat.lot(_SMALL) < habit["cheap"]))
    baits = ~weighed.lies & (seat.lot(_OFFERS) < habit["baits"])
    own = pick(seat.me, state.bag_state) == UNSETTLED
    offers = jnp.where(seat.reckons, hopes | baits, seat.lot(_OFFERS) < willing)
    offers = own & offers & (pick(seat.me, state.stands[0]) == 0)
    begun = state.items > 0
    bribe = jnp.where(stake > 0, stake, habit["bribe"])
    small = ~weighed.lies | (seat.lot(_SMALL) < habit["cheap"])
    weighs = jnp.where(small, habit["bait"], jnp.floor(habit["bribe_share"] * spared))
    bribe = jnp.where(seat.reckons, weighs, bribe)
    bribe = jnp.clip(bribe, 1, pick(seat.me, state.gold))
    gold = 12 - jnp.abs(table.number[:, None] - bribe)
    with_goods = offers & ~begun & (habit["manner"] > 0.8) & (habit["manner"] <= 0.92)
    with_word = offers & ~begun & (habit["manner"] > 0.92)
    liked = {
        Act.DONE: jnp.zeros_like(asked),
        Act.ACCEPT: jnp.where(meets, 9.0, -9.0),
        Act.REFUSE: jnp.where(meets | (habit["shrugs"] > 0), -9.0, 2.0),
        Act.CLAIM: jnp.full_like(asked, 30.0),
        Act.GOLD: jnp.where(offers | begun, gold, -30.0),
        Act.TAKE: jnp.where(with_goods, 14.0, -30.0),
        Act.PROMISE: jnp.where(with_word, 14.0, -30.0),
    }
    return _spread(table, liked, asked)


def _spread(table: Table, liked: dict[Act, Array], like: Array) -> Array:
    """[A] from what each act is liked; what is not named is not done, if anything else can be."""
    found = jnp.full((len(table.act), *like.shape), -60.0)
    for act, value in liked.items():
        found = jnp.where((table.act == ACT[act])[:, None], value, found)
    return found


def _suspects(seat: _Seat) -> Array:
    """[P] how sure the Sheriff is of each bag, in log-odds of opening it, with the mood of the round."""
    state, habit, memory = seat.state, seat.habit, seat.memory
    cards = state.bag.astype(jnp.float32).sum(1)
    true, false = memory["opened_true"], memory["opened_false"]
    tossed = state.set_aside[:, seat.game.legal :].astype(jnp.float32).sum(1)
    seats = jnp.arange(seat.game.seats)[:, None]
    mood = jnp.clip(_lot(habit["seed"], state.round, _OPENS, seats), 1e-4, 1 - 1e-4)
    return (
        habit["suspects"]
        + habit["by_cards"] * (cards - 3.5)
        + habit["by_record"] * (false - true) / (false + true + 1)
        + habit["by_offer"] * (state.stands[0] > 0)
        + habit["by_tosses"] * tossed
        + jnp.log(mood / (1 - mood))
    )


def _settles(seat: _Seat, table: Table) -> Array:
    """[A] The Sheriff: takes what is worth it, asks once, opens or passes."""
    state, habit, seats = seat.state, seat.habit, seat.game.seats
    suspicion, gate = _suspects(seat), seat.reckoner.gate(state.stands[0] > 0)
    opens = jnp.where(seat.reckons, gate.opening, suspicion) > 0
    offered, passes = _worth(seat, 0, 0.5)
    cards = state.bag.astype(jnp.float32).sum(1)
    price = jnp.where(passes, habit["price"] + habit["slope"] * cards * opens, 0.5)
    fair = jnp.maximum(0.0, gate.opening) / seat.reckoner.tolerance + habit["bought_for"]
    price = jnp.where(seat.reckons & passes, jnp.maximum(0.5, fair), price)
    open_hand = jnp.where(seat.reckons, habit["seller"] > 0, habit["price"] < 100)
    takes = (state.stands[0] > 0) & (offered >= price) & open_hand
    first = state.exchanges_left >= seat.game.exchanges
    mood = seat.lot(_ASKS)
    asks = (opens | (mood < habit["bluffs"])) & (mood < habit["asks"])
    asks = jnp.where(seat.reckons, (habit["asking"] > 0) & (gate.false > habit["suspicion"]), asks)
    asks = asks & first & ~takes & (state.stands[1] == 0) & (state.gold > 0)
    by_seat = {
        Act.ACCEPT: jnp.where(takes, 12.0, -20.0),
        Act.OPEN: jnp.where(opens & ~takes, 6.0, -6.0),
        Act.PASS: jnp.where(opens | takes, -6.0, 6.0),
        Act.COUNTER: jnp.where(asks & (state.bag_state == UNSETTLED), 9.0, -30.0),
        Act.REFUSE: jnp.full_like(suspicion, -30.0),
        Act.HEAR: jnp.full_like(suspicion, -30.0),
    }
    nothing = jnp.zeros_like(habit["seed"])
    to = pick(seat.me, around(cards))
    asked = pick(one_hot(state.to, seats), to) * habit["by_size"]
    demand = jnp.where(asked > 0, asked, habit["demand"])
    weighed = jnp.minimum(gate.demand, state.gold)
    demand = jnp.where(seat.reckons, pick(one_hot(state.to, seats), pick(seat.me, around(weighed))), demand)
    found = _spread(table, {Act.GOLD: 12 - jnp.abs(table.number[:, None] - demand)}, nothing)
    for act, liked in by_seat.items():
        seen = pick(seat.me, around(liked))
        at = np.minimum(table.distance, seats - 1)
        found = jnp.where((table.act == ACT[act])[:, None], seen[at], found)
    return found


def likes(state: batch.State, habits: Array) -> Array:
    """[A, tables] How much whoever acts likes each action; a softmax of it is how the stranger plays."""
    grid = state.game.layout
    table, seat = _table(grid), _Seat(state, habits)
    market, load, tell = _cards(seat, table)
    is_take = (table.act == ACT[Act.TAKE])[:, None]
    done = (table.act == ACT[Act.DONE])[:, None]
    other = jnp.zeros_like(tell)
    by_turn = {
        TurnKind.SET_ASIDE: jnp.where(is_take, market, 0.0),
        TurnKind.LOAD: jnp.where(is_take, load, jnp.where(done, 5.0, 0.0)),
        TurnKind.DECLARE: tell,
        TurnKind.SPEAK: _speaks(seat, table),
        TurnKind.SETTLE: _settles(seat, table),
        TurnKind.LAST_CALL: jnp.where(done, 0.0, 9.0),
    }
    found = other
    for turn, liked in by_turn.items():
        found = jnp.where(state.turn == state.game.turn_is(turn), liked, found)
    return found
