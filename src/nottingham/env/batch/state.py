"""The whole truth about a game, as arrays. A state holds no future: nothing in it says what will be drawn.

Every array may have further axes behind those that are named here: a batch of games. So one code serves a single game,
``jax.vmap``, and whole batches at once, which is fastest: games lie side by side in memory.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp

from ..layout import TurnKind
from .game import ArrayGame
from .plan import changes

Array = Any
"""A JAX array, or a tracer that stands for one."""


@dataclass(frozen=True)
class State:
    """A game. P seats, K kinds in the layout's order; counts unless said otherwise."""

    turn: Array
    """Index in ``layout.turns``."""
    actor: Array
    sheriff: Array
    round: Array
    queue: Array
    """[P] who has still to act in this phase; in an inspection, who has still to speak."""
    deck: Array
    """[K] with the cards of the hidden removal, until the first new deck is made: which they are, nobody knows."""
    unseen: Array
    """How many cards of ``deck`` are out of the game, unseen (rules §9)."""
    discard: Array
    hand: Array
    """[P, K]"""
    bag: Array
    """[P, K] as loaded this round, also after it was settled."""
    set_aside: Array
    """[P, K] in this round's market; on the discard once the market is over."""
    stall: Array
    """[P, K]"""
    gold: Array
    bag_state: Array
    """[P]"""
    declared: Array
    """[P] kind + 1"""
    exchanges_left: Array
    obligations: Array
    """[3, P] to pass, to open, to take nothing for"""
    debt: Array
    creditor: Array
    stands: Array
    """[2, P] offers by merchant: to the Sheriff, and the Sheriff's to him"""
    offer_gold: Array
    sheriff_gold: Array
    goods: Array
    """[2, P, K] of the merchant's stall"""
    promised: Array
    """[2, P, K] out of his bag"""
    deeds: Array
    """[2, P, P] for the bag at each distance from the merchant: PASS, OPEN, TAKE_NOTHING"""
    taken: Array
    """[K] the selection so far"""
    taken_promised: Array
    taken_bags: Array
    """[P] by distance from the actor: PASS, OPEN, TAKE_NOTHING, LEAVE"""
    to: Array
    """The distance of the merchant to whom the Sheriff is making an offer; 0 if he is not."""
    cursor: Array
    items: Array
    stacks: Array
    claimed: Array
    """[P]"""
    black_cards: Array
    """[P] their value"""
    memory: Array
    """[P, counters] what everybody saw of each seat; no counters in v0"""
    scores: Array
    """[P] once the game is over"""
    winners: Array
    """[P] once the game is over: 1 for each winner"""
    game: ArrayGame

    @property
    def over(self) -> Array:
        return self.turn == self.game.turn_is(TurnKind.OVER)

    def shaken(self, nothing: Array) -> "State":
        """The same state, as long as nothing is added (``plan.facts``)."""
        return replace(self, **{name: getattr(self, name) + nothing for name in ("turn", "actor", "sheriff")})


NAMES = tuple(field.name for field in fields(State) if field.name != "game")

jax.tree_util.register_dataclass(State, data_fields=list(NAMES), meta_fields=["game"])

SIXTEEN_BITS = ("gold", "black_cards", "scores")
"""What does not fit into eight bits."""


def shapes(game: ArrayGame) -> dict[str, tuple[int, ...]]:
    """The shape of each array of one game."""
    seats, kinds = game.seats, game.kinds
    by_seat = ("queue", "gold", "bag_state", "declared", "claimed", "black_cards", "scores", "winners", "taken_bags")
    found: dict[str, tuple[int, ...]] = dict.fromkeys(NAMES, ())
    found |= dict.fromkeys(by_seat, (seats,))
    found |= dict.fromkeys(("deck", "discard", "taken", "taken_promised"), (kinds,))
    found |= dict.fromkeys(("hand", "bag", "set_aside", "stall"), (seats, kinds))
    found |= dict.fromkeys(("stands", "offer_gold", "sheriff_gold"), (2, seats))
    found |= dict.fromkeys(("goods", "promised"), (2, seats, kinds))
    found["memory"] = (seats, game.counters)
    return found | {"deeds": (2, seats, seats), "obligations": (3, seats), "stacks": (len(game.stacks),)}


def blank(game: ArrayGame, batch: tuple[int, ...]) -> dict[str, Array]:
    """All zeros."""
    return {
        name: jnp.zeros(shape + batch, jnp.int16 if name in SIXTEEN_BITS else jnp.int8)
        for name, shape in shapes(game).items()
    }


class StateDraft:
    """A state in the making: changed in place while a step is traced."""

    def __init__(self, state: State) -> None:
        for name in NAMES:
            setattr(self, name, getattr(state, name))
        self.game = state.game

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Array: ...
        def __setattr__(self, name: str, value: Array) -> None: ...

    def finished(self) -> State:
        values = {name: getattr(self, name) for name in NAMES}
        return State(**{name: _narrow(name, value) for name, value in values.items()}, game=self.game)


def _narrow(name: str, value: Array) -> Array:
    dtype = jnp.int16 if name in SIXTEEN_BITS else jnp.int8
    return value if value.dtype == dtype else value.astype(dtype)


def stage(work: Callable[[StateDraft], Any], draft: StateDraft) -> Any:
    """One part of a step, whose results are facts for the parts that follow."""

    def worked(state: State) -> tuple[State, Any]:
        inner = StateDraft(state)
        found = work(inner)
        return inner.finished(), found

    after, found = changes(worked, draft.finished())
    for name in NAMES:
        setattr(draft, name, getattr(after, name))
    return found
