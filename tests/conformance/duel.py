"""The array engine against the rules' engine: the same deals, the same actions, step by step.

The array engine plays first, with random players of many habits. Its draws are then scripted into the chance of the
rules' engine, which plays the same actions; tables, masks, observations of every seat and scores must agree after every
step. A disagreement is told with the shortest game that shows it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from nottingham.env import batch
from nottingham.env.batch.game import ACTS, ArrayGame, game_of
from nottingham.env.layout import Act, Layout, layout
from nottingham.env.reference import Reference
from nottingham.game import Good, Ruleset
from nottingham.game.chance import Scripted
from nottingham.game.goods import HIDDEN_REMOVAL

CHUNK = 128
"""Steps that are played at once."""


def _haste() -> dict[str, bool]:
    """An option of XLA that halves the time of compiling for a CPU, where this JAX knows it."""
    if jax.default_backend() != "cpu":
        return {}
    wanted = {"xla_cpu_use_fusion_emitters": False}
    try:
        jax.jit(lambda x: x + 1, compiler_options=wanted)(0)
    except jax.errors.JaxRuntimeError:
        return {}
    return wanted


HASTE = _haste()
"""Compiling is most of the work here."""


@dataclass
class Trace:
    """Some games as the array engine played them; arrays by step, the batch last: each state, and the action then."""

    rules: list[Ruleset]
    actions: np.ndarray[Any, Any]
    states: dict[str, np.ndarray[Any, Any]]
    masks: np.ndarray[Any, Any]
    observations: np.ndarray[Any, Any]
    version: int
    """Of the environment."""

    def length(self, game: int) -> int:
        """How many actions it took."""
        return int(np.argmax(self.states["over"][:, game]))


KEPT = (
    "deck",
    "discard",
    "unseen",
    "hand",
    "set_aside",
    "bag",
    "declared",
    "turn",
    "actor",
    "sheriff",
    "scores",
    "winners",
)


def _seen(state: batch.State) -> dict[str, Any]:
    kept = {name: getattr(state, name) for name in KEPT}
    return {**kept, "over": state.over, "mask": batch.legal_mask(state), "observation": batch.observe_all(state)}


@cache
def _player(game: ArrayGame, games: int) -> tuple[Any, Any]:
    """Deals a batch of games, and plays some steps of it: compiled once. The compiler need not try hard."""

    def deal(key: Any) -> batch.State:
        return batch.init(key, game.rules, batch=games, version=game.layout.version)

    def play(state: batch.State, habits: Any, key: Any) -> Any:
        def one(state: batch.State, key: Any) -> Any:
            seen = _seen(state)
            lots, draws = jax.random.split(key)
            wishes = jnp.where(seen["mask"], habits + jax.random.gumbel(lots, habits.shape), -jnp.inf)
            action = jnp.argmax(wishes, axis=0)
            return batch.step(state, action, draws), (action, seen)

        return jax.lax.scan(one, state, jax.random.split(key, CHUNK))

    return jax.jit(deal, compiler_options=HASTE), jax.jit(play, compiler_options=HASTE)


def _habits(dice: np.random.Generator, grid: Layout, games: int) -> np.ndarray[Any, Any]:
    """How much each player likes each act: so that some load all they can, some open every bag, some never talk."""
    liking = dice.normal(0.0, 1.5, (len(ACTS), games))
    liking *= dice.random(games) < 0.8
    numbers = np.array([action.number for action in grid.actions])[:, None]
    acts = [ACTS.index(action.act) for action in grid.actions]
    result: np.ndarray[Any, Any] = liking[acts] + numbers * dice.normal(0.0, 0.3, games)
    return result


def play_arrays(rules: Sequence[Ruleset], seed: int, version: int = 1) -> Trace:
    """One game for each of these rules, which may differ in hidden removal and black market only."""
    first = rules[0]
    game = game_of(msgspec.structs.replace(first, hidden_removal=False, black_market=True), version=version)
    deal, play = _player(game, len(rules))
    key = jax.random.key(seed)
    unseen = [HIDDEN_REMOVAL if one.hidden_removal else 0 for one in rules]
    stacks = [[len(one.black_market_stacks.get(good, ())) for one in rules] for good in game.rules.black_market_stacks]
    state = replace(deal(key), unseen=jnp.array(unseen, jnp.int8), stacks=jnp.array(stacks, jnp.int8))
    habits = jnp.asarray(_habits(np.random.default_rng(seed), game.layout, len(rules)), jnp.float32)
    actions, parts = [], []
    for chunk in count():
        state, (taken, seen) = play(state, habits, jax.random.fold_in(key, chunk))
        actions.append(np.asarray(taken))
        parts.append({name: np.asarray(value) for name, value in seen.items()})
        if parts[-1]["over"][-1].all():
            break
    joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    masks, observations = joined.pop("mask"), joined.pop("observation")
    return Trace(list(rules), np.concatenate(actions), joined, masks, observations, version)


def script(trace: Trace, game: int) -> Scripted:
    """The array engine's draws as shuffles: what was drawn lies on top, in that order, and below what nobody drew."""
    rules = trace.rules[game]
    kinds = layout(rules).kinds
    states = {name: values[..., game].astype(int) for name, values in trace.states.items()}
    sheriff = int(states["sheriff"][0])
    decks, orders = [list(rules.deck)], [[card for hand in states["hand"][0] for card in _cards(kinds, hand)]]
    removed: list[Good] | None = None if rules.hidden_removal else []
    for t in range(trace.length(game)):
        now, then = ({name: values[at] for name, values in states.items()} for at in (t, t + 1))
        drawn = np.maximum(then["hand"] - now["hand"] + np.maximum(then["set_aside"] - now["set_aside"], 0), 0)
        drawn = [drawn[(then["sheriff"] + i) % rules.players] for i in range(rules.players)]
        if sum(drawn).sum() <= now["deck"].sum() - now["unseen"]:
            orders[-1] += [card for cards in drawn for card in _cards(kinds, cards)]
            continue
        discard = now["discard"] + _confiscated(trace, game, t)
        if not discard.sum():
            orders[-1] += [card for cards in drawn for card in _cards(kinds, cards)]
            continue
        old, new = _parted(kinds, drawn, discard - then["deck"])
        orders[-1] += old
        if removed is None:
            removed = _cards(kinds, now["deck"] - _counts(kinds, old))
        decks.append(_cards(kinds, discard))
        orders.append(new)
    if removed is None:
        removed = _rest(decks[0], orders[0])[:HIDDEN_REMOVAL]
    orders[0] = removed + orders[0]
    shuffles = [tuple(order + _rest(deck, order)) for deck, order in zip(decks, orders, strict=True)]
    seats = (sheriff, *(seat for seat in range(rules.players) if seat != sheriff))
    return Scripted((shuffles[0], seats, *shuffles[1:]))


def _confiscated(trace: Trace, game: int, t: int) -> np.ndarray[Any, Any]:
    """What the step puts on the discard before anybody draws."""
    grid = layout(trace.rules[game])
    action = grid.actions[int(trace.actions[t, game])]
    owner = (int(trace.states["actor"][t, game]) + action.distance) % trace.rules[game].players
    cards = trace.states["bag"][t, owner, :, game].astype(int)
    if action.act is not Act.OPEN:
        return cards * 0
    cards[int(trace.states["declared"][t, owner, game]) - 1] = 0
    return cards


def _parted(
    kinds: Sequence[Good], drawn: Sequence[np.ndarray[Any, Any]], fresh: np.ndarray[Any, Any]
) -> tuple[list[Good], list[Good]]:
    """The draws of one step, seat by seat: those of the old deck, and those of the new one, of which ``fresh`` is
    gone."""
    old: list[Good] = []
    new: list[Good] = []
    for cards in reversed(drawn):
        from_new = cards if cards.sum() <= fresh.sum() else fresh
        fresh = fresh - from_new
        new = _cards(kinds, from_new) + new
        old = _cards(kinds, cards - from_new) + old
    return old, new


def _rest(cards: Sequence[Good], without: Sequence[Good]) -> list[Good]:
    return list((Counter(cards) - Counter(without)).elements())


def _cards(kinds: Sequence[Good], counts: np.ndarray[Any, Any]) -> list[Good]:
    return [good for good, number in zip(kinds, counts, strict=True) for _ in range(number)]


def _counts(kinds: Sequence[Good], cards: Sequence[Good]) -> np.ndarray[Any, Any]:
    found = Counter(cards)
    return np.array([found[good] for good in kinds])


@dataclass
class Disagreement:
    """Where the two engines part."""

    steps: int
    """How many actions lead there."""
    what: str
    story: str

    def __str__(self) -> str:
        return f"After {self.steps} actions the engines disagree about {self.what}.\n{self.story}"


def compare(trace: Trace, game: int) -> Disagreement | None:
    """Play the game again on the rules' engine. The first thing about which they disagree, or nothing."""
    try:
        reference = Reference(trace.rules[game], chance=script(trace, game), version=trace.version)
    except ValueError as error:
        return Disagreement(0, f"the deal: {error}", repr(trace.rules[game]))
    steps = trace.length(game)
    for t in range(steps + 1):
        what = _difference(trace, game, t, reference)
        if what:
            return Disagreement(t, what, _story(trace, game, t))
        if t < steps:
            try:
                reference.step(int(trace.actions[t, game]))
            except (AssertionError, ValueError) as error:
                return Disagreement(t + 1, f"the action: {error}", _story(trace, game, t + 1))
    return None


def _difference(trace: Trace, game: int, t: int, reference: Reference) -> str:
    grid = reference.layout
    states = {name: values[t, ..., game] for name, values in trace.states.items()}
    mine = grid.turns[int(states["turn"])], None if states["over"] else int(states["actor"])
    if mine != (reference.turn, reference.actor):
        return f"the turn: {mine}, not {(reference.turn, reference.actor)}"
    table = reference.table
    deck = Counter(table.deck[table.drawn :]) + (Counter(table.removed) if states["unseen"] else Counter())
    if deck != Counter(_cards(grid.kinds, states["deck"])):
        return f"the deck: {_cards(grid.kinds, states['deck'])}, not {sorted(deck.elements())}"
    mask, wanted = trace.masks[t, :, game].tolist(), reference.legal_mask()
    if mask != wanted:
        names = [action.name for action in grid.actions if mask[action.id] != wanted[action.id]]
        return f"what is legal: {names}; the rules say {[wanted[a.id] for a in grid.actions if a.name in names]}"
    for seat in range(trace.rules[game].players):
        seen = trace.observations[t, seat, :, game].tolist()
        wanted_view = reference.observe(seat)
        if seen != wanted_view:
            return f"what seat {seat} sees: {_fields(grid, seen, wanted_view)}"
    if states["over"]:
        winners = tuple(int(seat) for seat in np.flatnonzero(states["winners"]))
        result = tuple(int(score) for score in states["scores"]), winners
        if result != (reference.scores(), reference.winners()):
            return f"the score: {result}, not {(reference.scores(), reference.winners())}"
    return ""


def _fields(grid: Layout, seen: Sequence[int], wanted: Sequence[int]) -> str:
    found = []
    for field in grid.fields:
        for seat in range(grid.rules.players if field.each_seat else 1):
            one, other = grid.part(seen, field.name, seat), grid.part(wanted, field.name, seat)
            if one != other:
                found.append(f"{field.name}[{seat}] {list(one)}, not {list(other)}")
    return "; ".join(found)


def _story(trace: Trace, game: int, steps: int) -> str:
    """The rules, the first Sheriff and every action with its actor."""
    grid = layout(trace.rules[game])
    lines = [repr(trace.rules[game]), f"first Sheriff: seat {int(trace.states['sheriff'][0, game])}"]
    for t in range(steps):
        actor, turn = int(trace.states["actor"][t, game]), grid.turns[int(trace.states["turn"][t, game])]
        lines.append(f"{t:4} seat {actor} {turn}: {grid.actions[int(trace.actions[t, game])].name}")
    return "\n".join(lines)


def small_deck(rules: Ruleset) -> dict[Good, int]:
    """A third of every kind: so that decks run out, and people sit rounds out (rules §7, D4)."""
    return {good: -(-rules.copies(good) // 3) for good in rules.kinds}


def shortest(trace: Trace) -> Disagreement | None:
    """The shortest of all games of the trace that show a disagreement."""
    found = [difference for game in range(len(trace.rules)) if (difference := compare(trace, game)) is not None]
    return min(found, key=lambda difference: difference.steps, default=None)
