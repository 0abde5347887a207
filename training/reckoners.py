"""Reckoners: strangers in arrays who weigh what they do, each with its own taste, drawn for every game and seat.

As merchant a reckoner packs the bag that promises most, by how often it thinks this Sheriff opens; goods count with the
crowns that they help to. As Sheriff it opens where that promises more than passing, by how likely it thinks a lie: the
owner's record, the number of cards, what was tossed, an offer. It pays, takes and asks by the same numbers. Tastes are
wide: some trust no record, some never lie, some never pay, some cannot be bought.
"""

from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from nottingham.env import batch
from nottingham.env.batch.tools import one_hot, pick
from nottingham.env.memory import REMEMBERED

Array = Any
TASTE = (
    *("crowns", "envy", "opens_usually", "opens_weight", "scruples", "most_lies", "both_ways", "plan_noise"),
    *("bribe_share", "hopes", "baits", "bait", "cheap", "answers"),
    *(
        "lies_usually",
        "lies_weight",
        "notices",
        "by_number",
        "by_toss",
        "by_bid",
        "by_kind",
        "after_talk",
        "malice",
        "mood_swings",
    ),
    *("bought_for", "seller", "asking", "suspicion", "bargain"),
)
LYING_COUNTS = np.array([1.0, 0.06, 0.17, 0.26, 0.28, 0.23], np.float32)
HONEST_COUNTS = np.array([1.0, 0.06, 0.24, 0.36, 0.23, 0.11], np.float32)
"""How often lying and honest bags hold so many cards, roughly."""
BAG = 5
NEVER = 100.0


def draw_taste(u: Array, n: Array) -> dict[str, Array]:
    """Habits from even numbers ``u`` and normal ones ``n``, [some, seats, tables]."""

    def some(chance: Array, share: float, one: Array | float, other: Array | float) -> Array:
        return jnp.where(chance < share, one, other)

    return {
        "crowns": some(u[0], 0.25, 0.0, 0.5 + 0.8 * u[1]),
        "envy": 0.5 * u[2],
        "opens_usually": 0.1 + 0.6 * u[3],
        "opens_weight": some(u[4], 0.15, 1000.0, jnp.exp(2.2 * u[5])),
        "scruples": some(u[6], 0.4, 0.0, some(u[7], 0.2, NEVER, 6 * u[8] ** 2)),
        "most_lies": jnp.floor(1 + 5 * jnp.sqrt(u[9])),
        "both_ways": 0.2 + 0.6 * u[10],
        "plan_noise": some(u[11], 0.3, 0.0, 5 * u[12]),
        "bribe_share": some(u[13], 0.2, 0.0, 0.2 + 0.7 * u[14]),
        "hopes": 0.45 * u[15],
        "baits": some(u[16], 0.7, 0.0, u[17]),
        "bait": jnp.floor(some(u[38], 0.35, 1.0, 1 + 7 * u[39] ** 2)),
        "cheap": some(u[40], 0.5, 0.0, u[41]),
        "answers": some(u[18], 0.15, 0.0, 0.5 + 0.9 * u[19]),
        "lies_usually": 0.05 + 0.5 * u[20],
        "lies_weight": some(u[21], 0.15, 1000.0, jnp.exp(2.2 * u[22])),
        "notices": some(u[44], 0.3, 0.0, 1.0),
        "by_number": some(u[23], 0.3, 0.0, 1.2 * u[24]),
        "by_toss": some(u[25], 0.4, 0.0, 1.8 * u[26]),
        "by_bid": some(u[43], 0.3, 0.0, 0.9 * n[0]),
        "by_kind": some(u[27], 0.4, 0.0, u[28]),
        "after_talk": some(u[42], 0.4, 0.0, 1.2 * n[2] - 0.3),
        "malice": some(u[29], 0.3, 0.0, 2.0 * n[1] - 2.0),
        "mood_swings": some(u[30], 0.15, 0.0, 7 * u[31]),
        "bought_for": some(u[32], 0.3, 0.0, 4 * u[33] ** 2),
        "seller": some(u[34], 0.12, 0.0, 1.0),
        "asking": some(u[35], 0.2, 0.0, 1.0),
        "suspicion": 0.5 * u[36] ** 2,
        "bargain": 0.05 + 0.4 * u[37],
    }


EVEN, NORMAL = 45, 3
"""How many numbers ``draw_taste`` wants."""


class Plan(NamedTuple):
    """What goes into the bag, [K], what it is called, [K] one-hot, and what is tossed, [K]."""

    cards: Array
    called: Array
    tossed: Array


class Stakes(NamedTuple):
    """A merchant's own closed bag: worth if it passes, and if nothing is agreed; and whether it is a lie."""

    passed: Array
    otherwise: Array
    lies: Array


class Gate(NamedTuple):
    """[P] What the Sheriff thinks of each bag: how likely a lie, what opening is worth, and what he would ask."""

    false: Array
    opening: Array
    demand: Array


class Reckoner:
    """Whoever acts, as a reckoner of the given taste. Arrays are [tables], or [K, tables] for kinds."""

    def __init__(self, state: batch.State, habit: dict[str, Array], noise: Any) -> None:
        self.state, self.game, self.habit, self.noise = state, state.game, habit, noise
        self.me = one_hot(state.actor, self.game.seats)
        self.memory = dict(zip(REMEMBERED, jnp.swapaxes(state.memory, 0, 1).astype(jnp.float32), strict=True))
        self.value = jnp.asarray(self.game.value, jnp.float32)[:, None]
        self.penalty = jnp.asarray(self.game.penalty, jnp.float32)[:, None]
        self.hand, self.bag = (pick(self.me, part).astype(jnp.float32) for part in (state.hand, state.bag))
        self.gains = self._gains()
        self.tolerance = 1 + habit["envy"]
        at_gate = one_hot(state.sheriff, self.game.seats)
        opened, paid, free, taken, refused = (
            pick(at_gate, self.memory[name])
            for name in ("sheriff_opened", "sheriff_paid", "sheriff_free", "offers_taken", "offers_refused")
        )
        weight = habit["opens_weight"]
        self.opens = (opened + weight * habit["opens_usually"]) / (opened + paid + free + weight)
        """How likely this Sheriff opens a bag."""
        self.takes = (taken + 1.0) / (taken + refused + 2.5)

    def _gains(self) -> Array:
        """[legal, 6, tables] what 0 to 5 more goods of a legal kind are worth in crowns."""
        state, legal = self.state, self.game.legal
        stall = state.stall[:, :legal].astype(jnp.float32)
        mine = pick(self.me, stall)
        scale = 1.2 + 0.8 * (self.game.rules.rounds - state.round).astype(jnp.float32)
        crowns = np.array(self.game.crowns, np.float32)
        king, queen = crowns[:, 0, None, None], crowns[:, 1, None, None]
        more = jnp.arange(6, dtype=jnp.float32)[None, :, None]
        have = mine[:, None] + more
        first, behind = jnp.ones_like(have), jnp.zeros_like(have)
        for seat in range(self.game.seats):
            ahead = 1 / (1 + jnp.exp(-jnp.clip((have - stall[seat][:, None]) / scale, -20, 20)))
            ahead = jnp.where(self.me[seat], 1.0, ahead)
            behind = behind + (1 - ahead) / ahead
            first = first * ahead
        bonus = king * first + queen * jnp.minimum(behind * first, 1 - first)
        return (bonus - bonus[:, :1]) * self.habit["crowns"]

    def _crowned(self, cards: Array) -> Array:
        """[…, tables] what cards, […, K, tables], help to crowns."""
        legal = cards[..., : self.game.legal, :]
        return sum(((legal == number) * self.gains[:, number]).sum(-2) for number in range(1, 6))

    def _worth(self, cards: Array) -> Array:
        return (cards * self.value).sum(-2) + self._crowned(cards)

    def plan(self) -> Plan:
        """The bag that promises most, of honest ones and of lies of every size with the dearest cards."""
        habit, game = self.habit, self.game
        hand = self.hand + self.bag
        kinds, legal = game.kinds, game.legal
        called = jnp.eye(legal, kinds, dtype=jnp.float32)[:, :, None]
        others = hand * (1 - called)
        dear = np.argsort(-game.value.astype(np.float32), kind="stable")
        before = jnp.zeros_like(others)
        sum_so_far = jnp.zeros_like(others[:, 0])
        for kind in dear:
            before = before.at[:, kind].set(sum_so_far)
            sum_so_far = sum_so_far + others[:, kind]
        number = jnp.arange(1, BAG + 1, dtype=jnp.float32)[None, :, None]
        lies = jnp.clip(number[:, :, None] - before[:, None], 0, others[:, None])
        true = jnp.minimum(BAG - number, hand[:legal, None]) * 1.0
        cards = lies + true[:, :, None] * called[:, None]
        passed = self._worth(cards)
        kept = self._worth(true[:, :, None] * called[:, None])
        caught = kept - (lies * self.penalty).sum(2) * self.tolerance
        alone = (1 - self.opens) * passed + self.opens * caught
        bribe = habit["bribe_share"] * (passed - alone) / self.tolerance
        bribed = self.takes * (passed - bribe * self.tolerance) + (1 - self.takes) * alone
        lie = jnp.maximum(alone, jnp.where(bribe >= 1, bribed, -NEVER)) - habit["scruples"]
        fits = (lies.sum(2) >= number) & (number <= habit["most_lies"])
        honest = jnp.minimum(hand[:legal], BAG)[:, None] * called
        worth = self._worth(honest) + self.opens * (honest * self.penalty).sum(1) * self.tolerance
        every = jnp.concatenate([worth[:, None], jnp.where(fits, lie, -3 * NEVER)], 1)
        there = jnp.concatenate([hand[:legal, None] > 0, jnp.ones_like(fits)], 1)
        every = every + habit["plan_noise"] * self.noise(1, jnp.arange(legal * 6).reshape(legal, 6, 1))
        best = jnp.argmax(jnp.where(there, every, -6 * NEVER).reshape(legal * 6, -1), 0)
        chosen = (jnp.arange(legal * 6)[:, None] == best).reshape(legal, 6, 1, -1)
        loads = jnp.concatenate([honest[:, None], cards], 1)
        return Plan((chosen * loads).sum((0, 1)), (chosen[:, :, 0].any(1)[:, None] * called).sum(0), self._tossed())

    def _tossed(self) -> Array:
        """[K] At the market: one legal kind is kept, and contraband if it can be got through."""
        habit, game, hand = self.habit, self.game, self.hand
        legal = game.legal
        copies = game.copies.astype(np.float32)
        share = jnp.asarray(copies / copies.sum())[:legal, None]
        have = hand[:legal]
        number = jnp.minimum(BAG, have + share * jnp.minimum(5.0, hand.sum(0) - have))
        low = jnp.floor(number)
        gain = sum(
            ((low == step) * (1 - number + low) + (low + 1 == step) * (number - low)) * self.gains[:, step]
            for step in range(6)
        )
        value, penalty = self.value[:legal], self.penalty[:legal]
        honest = number * (value + self.opens * penalty * self.tolerance) + gain
        honest = honest + habit["plan_noise"] * self.noise(2, jnp.arange(legal)[:, None])
        best = jnp.argmax(honest, 0)
        stuff = hand[legal:]
        worth, fine = (stuff * self.value[legal:]).sum(0), (stuff * self.penalty[legal:]).sum(0) * self.tolerance
        alone = (1 - self.opens) * worth - self.opens * fine
        bribe = habit["bribe_share"] * (worth - alone)
        bribed = jnp.where(bribe >= 1, self.takes * (worth - bribe) + (1 - self.takes) * alone, alone)
        smuggles = jnp.maximum(alone, bribed) - habit["scruples"] + habit["both_ways"] * honest.max(0) > honest.max(0)
        rows = jnp.arange(game.kinds)[:, None]
        return jnp.where(rows < legal, rows != best, ~smuggles)

    def stakes(self) -> Stakes:
        told = one_hot(pick(self.me, self.state.declared) - 1, self.game.kinds)
        true, lies = jnp.where(told, self.bag, 0.0), jnp.where(told, 0.0, self.bag)
        passed = self._worth(self.bag)
        lied = lies.sum(0) > 0
        opens = jnp.where(lied, jnp.minimum(0.95, self.opens + 0.1), self.opens)
        caught = self._worth(true) - (lies * self.penalty).sum(0) * self.tolerance
        reward = (true * self.penalty).sum(0) * self.tolerance
        otherwise = jnp.where(lied, (1 - opens) * passed + opens * caught, passed + opens * reward)
        return Stakes(passed, otherwise, lied)

    def gate(self, offered: Array) -> Gate:
        """[P] ``offered`` says who has offered something."""
        state, habit, memory, game = self.state, self.habit, self.memory, self.game
        number = state.bag.astype(jnp.float32).sum(1)
        weight = habit["lies_weight"]
        bags = memory["opened_true"] + memory["opened_false"] + habit["notices"] * memory["passed"]
        lies = memory["opened_false"] + habit["notices"] * memory["passed_false"]
        usual = (lies.sum(0) + 2 * habit["lies_usually"]) / (bags.sum(0) + 2)
        usual = jnp.where(weight > NEVER, habit["lies_usually"], usual)
        rate = jnp.clip((lies + weight * usual) / (bags + weight), 0.02, 0.97)
        told = one_hot(state.declared - 1, game.kinds)
        tossed_it = (jnp.where(told, jnp.swapaxes(state.set_aside, 0, 1), 0)).sum(0) > 0
        by_number = np.log(LYING_COUNTS / HONEST_COUNTS)
        tells = sum((number == n) * float(by_number[n]) for n in range(1, 6))
        odds = (
            jnp.log(rate / (1 - rate))
            + habit["by_number"] * tells
            + habit["by_toss"] * tossed_it
            + habit["by_bid"] * offered
            + habit["by_kind"] * (state.declared == 1)
            + habit["after_talk"] * (state.exchanges_left < game.exchanges)
        )
        false = 1 / (1 + jnp.exp(-odds))
        fine, lost = 2.6 * number, 4.2 * number
        fee = (told * self.penalty[:, None]).sum(0) * number
        envy = habit["envy"]
        opening = false * (fine + envy * (fine + lost)) - (1 - false) * fee * (1 + envy) + habit["malice"]
        opening = opening + habit["mood_swings"] * self.noise(3, jnp.arange(game.seats)[:, None])
        floor = jnp.maximum(0.0, opening) / (1 + envy)
        demand = jnp.maximum(jnp.ceil(floor) + 1, jnp.round(habit["bargain"] * (floor + 0.75 * (fine + lost))))
        return Gate(false, opening, demand)
