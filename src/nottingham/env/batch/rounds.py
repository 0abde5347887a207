"""Whose turn it is: the order of ``layout``, and the end of rounds and games. Rules §3, §4, §11."""

from dataclasses import dataclass

import jax.numpy as jnp

from ...game.goods import BLACK_MARKET_SET
from ..layout import Act, TurnKind
from .game import UNSETTLED
from .selecting import drawable
from .state import Array, StateDraft
from .tools import Decoded, count, either, modulo, next_in, one_hot


@dataclass
class StepFacts:
    """What a step did, as far as turns depend on it."""

    set_aside: Array
    closed: Array
    declared: Array
    said: Array
    settled: Array
    """[P]"""
    owes: Array
    """Somebody has to choose goods for a debt."""
    paid: Array
    drawn: Array
    """How many cards the merchant of the market turn wants."""


def claim(draft: StateDraft, action: Decoded, me: Array) -> Array:
    """Three of a kind from the stall leave the game; the top card of the stack is the merchant's (rules §11, D13)."""
    game = draft.game
    claimed = action.is_(Act.CLAIM)
    for i, kind in enumerate(game.stacks):
        mine = me & claimed & (action.kind == kind)
        now = claimed & (action.kind == kind)
        values = game.stack_values[i]
        for left, value in zip(range(len(values), 0, -1), values, strict=True):
            draft.black_cards = draft.black_cards + jnp.where(mine & (draft.stacks[i] == left), value, 0)
        here = one_hot(jnp.full_like(draft.turn, kind), game.kinds)
        draft.stall = draft.stall - jnp.where(mine[:, None] & here, BLACK_MARKET_SET, 0)
        draft.stacks = draft.stacks - (one_hot(jnp.full_like(draft.turn, i), len(game.stacks)) & now)
    draft.claimed = jnp.where(me & claimed, 1, draft.claimed)
    return claimed


def go_on(draft: StateDraft, action: Decoded, me: Array, did: StepFacts) -> tuple[Array, Array, Array]:
    """Give the next turn. Whether the market is over, whether the round is, and [P] how many cards are wanted."""
    game = draft.game
    turns = {turn: draft.turn == game.turn_is(turn) for turn in game.layout.turns}
    merchants = ~one_hot(draft.sheriff, game.seats)
    queue = _Queue(draft)

    spoke = turns[TurnKind.SPEAK] & (
        action.is_(Act.DONE, Act.WITHDRAW, Act.ACCEPT, Act.REFUSE, Act.CLAIM, Act.GOLD, Act.SHERIFF_GOLD)
    )
    called = turns[TurnKind.LAST_CALL] & action.is_(Act.DONE, Act.CLAIM)
    ended = queue.leave(me, did.set_aside | did.closed | did.declared | spoke | called)

    queue.begin(action.is_(Act.NAME), TurnKind.SET_ASIDE, merchants, draft.sheriff + action.distance - 1)

    cards = count([draft.hand[:, i] for i in range(game.kinds)])
    market_over = ended & turns[TurnKind.SET_ASIDE]
    holds = cards + jnp.where(me, jnp.minimum(did.drawn, drawable(draft)), 0) > 0
    none = queue.begin(market_over, TurnKind.LOAD, merchants & holds)

    loaded = (ended & turns[TurnKind.LOAD]) | none
    full = merchants & either([draft.bag[:, i] > 0 for i in range(game.kinds)])
    draft.bag_state = jnp.where(loaded & full, UNSETTLED, draft.bag_state)
    none = queue.begin(loaded, TurnKind.DECLARE, full)

    declared = (ended & turns[TurnKind.DECLARE]) | none
    queue.begin(declared, TurnKind.SPEAK, merchants)
    draft.exchanges_left = jnp.where(declared | either(did.settled), game.exchanges, draft.exchanges_left)

    _inspect(draft, queue, action, did, turns, ended)
    inspecting = turns[TurnKind.SPEAK] | turns[TurnKind.SETTLE] | turns[TurnKind.PAY] | declared
    paying = did.owes | (turns[TurnKind.PAY] & ~did.paid)
    inspected = inspecting & ~paying & ~either(draft.bag_state == UNSETTLED)
    draft.exchanges_left = jnp.where(inspected, 0, draft.exchanges_left)
    none = queue.begin(inspected, TurnKind.LAST_CALL, _last_call(draft, merchants))

    queue.give_turn()
    round_over = (ended & turns[TurnKind.LAST_CALL]) | none
    need = jnp.where(me & did.set_aside, did.drawn, 0)
    return market_over, round_over, jnp.where(round_over, game.hand_limit - cards, need)


class _Queue:
    """Who acts next, while it is being found out."""

    def __init__(self, draft: StateDraft) -> None:
        self.draft = draft
        self.after = draft.actor
        self.called = jnp.zeros_like(draft.actor) > 0

    def leave(self, me: Array, left: Array) -> Array:
        """Whoever acted has done so. Whether nobody is left."""
        draft = self.draft
        draft.queue = jnp.where(me & left, 0, draft.queue)
        self.called = left
        return left & ~either(draft.queue > 0)

    def begin(self, begins: Array, turn: TurnKind, queue: Array, after: Array | None = None) -> Array:
        """A phase begins: these seats act, clockwise from the Sheriff's left or after another place. Whether it is
        empty."""
        draft = self.draft
        draft.queue = jnp.where(begins, queue, draft.queue)
        draft.turn = jnp.where(begins, draft.game.turn_is(turn), draft.turn)
        self.after = jnp.where(begins, draft.sheriff if after is None else after, self.after)
        self.called = self.called | begins
        return begins & ~either(queue)

    def settle(self, settles: Array) -> None:
        """The Sheriff's turn, who is in no queue."""
        draft = self.draft
        draft.turn = jnp.where(settles, draft.game.turn_is(TurnKind.SETTLE), draft.turn)
        draft.actor = jnp.where(settles, draft.sheriff, draft.actor)
        self.called = self.called & ~settles

    def give_turn(self) -> None:
        draft = self.draft
        following = next_in(draft.queue, modulo(self.after, draft.game.seats))
        draft.actor = jnp.where(self.called & either(draft.queue > 0), following, draft.actor)


def _inspect(
    draft: StateDraft, queue: _Queue, action: Decoded, did: StepFacts, turns: dict[TurnKind, Array], ended: Array
) -> None:
    """After the last speaker the Sheriff settles; a merchant gets the floor; a debt is to be paid; or it was."""
    game = draft.game
    settling = turns[TurnKind.SETTLE] & action.is_(Act.PASS, Act.OPEN, Act.ACCEPT)
    queue.settle(((ended & turns[TurnKind.SPEAK]) | did.paid | settling) & ~did.owes)
    draft.turn = jnp.where(did.owes, game.turn_is(TurnKind.PAY), draft.turn)
    floor = turns[TurnKind.SETTLE] & (action.is_(Act.HEAR, Act.REFUSE) | did.said)
    merchant = modulo(draft.sheriff + jnp.where(did.said, draft.to, action.distance), game.seats)
    draft.exchanges_left = draft.exchanges_left - floor
    queue.begin(floor, TurnKind.SPEAK, one_hot(merchant, game.seats))


def _last_call(draft: StateDraft, merchants: Array) -> Array:
    """[P] Everybody who might claim a black market card, as far as all can see (rules §11)."""
    game = draft.game
    face_down = count([draft.stall[:, i] for i in range(game.legal, game.kinds)])
    return merchants & (draft.claimed == 0) & (face_down >= BLACK_MARKET_SET) & either(draft.stacks > 0)


def end_round(draft: StateDraft, over: Array) -> Array:
    """The marker passes left, unless the game is over. Whether it is."""
    game = draft.game
    for name in ("bag", "bag_state", "declared", "set_aside", "claimed", "queue"):
        setattr(draft, name, jnp.where(over, 0, getattr(draft, name)))
    final = over & (draft.round == game.rules.rounds)
    goes_on = over & ~final
    draft.sheriff = jnp.where(goes_on, modulo(draft.sheriff + 1, game.seats), draft.sheriff)
    draft.round = jnp.where(goes_on, draft.round + 1, draft.round)
    draft.actor = jnp.where(goes_on, draft.sheriff, jnp.where(final, 0, draft.actor))
    draft.turn = jnp.where(
        goes_on, game.turn_is(TurnKind.NAME), jnp.where(final, game.turn_is(TurnKind.OVER), draft.turn)
    )
    return final
