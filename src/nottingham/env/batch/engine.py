"""The array engine: pure functions over states. Rules by phase are in the modules beside this one."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from ...game import Ruleset
from ...game.goods import HIDDEN_REMOVAL, STARTING_GOLD
from ..layout import EXCHANGES, Act, TurnKind
from .bags import open_bag, pass_bags, pay_debt, settle
from .chance import draw_up, lot, lots
from .deals import answer, deliver, end_offers, say, strike
from .game import UNSETTLED, ArrayGame, game_of
from .remembering import remember
from .rounds import StepFacts, claim, end_round, go_on
from .scoring import score
from .selecting import choose_from_hand, declare, put_down, select
from .state import Array, State, StateDraft, blank, stage
from .tools import Decoded, decode, modulo, one_hot, total, wide


class Outcome(NamedTuple):
    """What a step with auto-reset says of the game that may have ended in it."""

    over: Array
    scores: Array
    """[P] meaningful where the game is over"""
    winners: Array


def init(
    key: Any, rules: Ruleset, *, exchanges: int = EXCHANGES, batch: int | tuple[int, ...] = (), version: int = 0
) -> State:
    """A new game, dealt, with lots for the first Sheriff (rules §2); or a batch of them, behind all other axes.
    Version 1 of the environment remembers (``nottingham.env.memory``)."""
    dealt: State = _dealt(key, game_of(rules, exchanges, version), (batch,) if isinstance(batch, int) else tuple(batch))
    return dealt


@partial(jax.jit, static_argnums=(1, 2))
def _dealt(key: Any, game: ArrayGame, shape: tuple[int, ...]) -> State:
    draft = StateDraft(State(**blank(game, shape), game=game))
    seed = lots(key, draft.turn)
    need = _set_up(draft, jnp.ones_like(draft.turn) > 0, seed)
    draw_up(draft, need, seed)
    return draft.finished()


@jax.jit
def step(state: State, action: Array, key: Any) -> State:
    """The state after a legal action; what is illegal is not caught here: ``legal_mask`` says. A game that is over
    stays as it is."""
    seed = lots(key, state.turn)
    draft, need, gathered = _played(state, action)
    draw_up(draft, need, seed)
    draft.discard = draft.discard + gathered
    return draft.finished()


@jax.jit
def step_and_reset(state: State, action: Array, key: Any) -> tuple[State, Outcome]:
    """The same, with a new game in the place of one that has ended. Its deal costs nothing besides: it is drawn
    together with all other draws of the step."""
    seed = lots(key, state.turn)
    draft, need, gathered = _played(state, action)
    over = draft.turn == draft.game.turn_is(TurnKind.OVER)
    outcome = Outcome(over, draft.scores.astype(jnp.int16), draft.winners)
    need = jnp.where(over, _set_up(draft, over, seed), need)
    draw_up(draft, need, seed)
    draft.discard = draft.discard + gathered
    return draft.finished(), outcome


def _played(state: State, action: Array) -> tuple[StateDraft, Array, Array]:
    """Everything but the draws: the draft, [P] how many cards are to be drawn, and [K] the set-aside cards that are
    gathered after that (rules §4.1)."""
    draft = StateDraft(state)
    decoded, me, target = stage(lambda draft: _decoded(draft, action), draft)

    def cards(draft: StateDraft) -> Any:
        took = select(draft, decoded)
        aside, closed, drawn = choose_from_hand(draft, decoded, took, me)
        declared = declare(draft, decoded, me)
        return aside, closed, drawn, declared

    def talk(draft: StateDraft) -> Any:
        said = say(draft, decoded)
        answer(draft, decoded, me, target)
        return said

    def agree(draft: StateDraft) -> Any:
        deal = strike(draft, decoded)
        remember(draft, decoded, me, target, set_aside, deal)
        return deal

    def pay(draft: StateDraft) -> Any:
        claim(draft, decoded, me)
        return pay_debt(draft, decoded, me)

    def pass_(draft: StateDraft) -> Any:
        passed = deal.passes | (target & decoded.is_(Act.PASS))
        pass_bags(draft, passed)
        deliver(draft, deal)
        return passed

    def open_(draft: StateDraft) -> Any:
        opened, owes = open_bag(draft, decoded, target)
        return owes, settle(draft, passed, opened)

    def turn(draft: StateDraft) -> Any:
        did = StepFacts(set_aside, closed, declared, said, settled, owes, paid, drawn)
        market_over, round_over, need = go_on(draft, decoded, me, did)
        put_down(draft, set_aside | closed | said | paid)
        return market_over, round_over, need

    def end(draft: StateDraft) -> Any:
        unsettled = total((draft.bag_state == UNSETTLED).astype(jnp.int8))
        end_offers(draft, settled, unsettled == 0)
        gathered = jnp.where(market_over, total(draft.set_aside), 0)
        return gathered, end_round(draft, round_over)

    def final(draft: StateDraft) -> Any:
        scores, winners = score(draft)
        draft.scores = jnp.where(over, scores, draft.scores)
        draft.winners = jnp.where(over, winners, draft.winners)
        return jnp.where(over, 0, need)

    set_aside, closed, drawn, declared = stage(cards, draft)
    said = stage(talk, draft)
    deal = stage(agree, draft)
    paid = stage(pay, draft)
    passed = stage(pass_, draft)
    owes, settled = stage(open_, draft)
    market_over, round_over, need = stage(turn, draft)
    gathered, over = stage(end, draft)
    return draft, stage(final, draft), gathered


def _decoded(draft: StateDraft, action: Array) -> tuple[Decoded, Array, Array]:
    """The action, and [P] who acts, and whom or whose bag it means."""
    seats = draft.game.seats
    decoded = decode(draft.game, jnp.where(draft.turn == draft.game.turn_is(TurnKind.OVER), 0, action))
    return decoded, one_hot(draft.actor, seats), one_hot(modulo(draft.actor + decoded.distance, seats), seats)


def _set_up(draft: StateDraft, new: Array, seed: Array) -> Array:
    """Where a game is new: full deck, empty stalls, gold from the bank (rules §2). [P] how many cards are dealt."""
    game: ArrayGame = draft.game
    for name, zero in blank(game, ()).items():
        setattr(draft, name, jnp.where(new, jnp.zeros((), zero.dtype), getattr(draft, name)))
    draft.deck = jnp.where(new, wide(game.copies, draft.turn), draft.deck)
    draft.unseen = jnp.where(new, HIDDEN_REMOVAL if game.rules.hidden_removal else 0, draft.unseen)
    draft.gold = jnp.where(new, STARTING_GOLD, draft.gold)
    sheriff = lot(seed, 255, game.seats).astype(jnp.int8)
    draft.sheriff = jnp.where(new, sheriff, draft.sheriff)
    draft.actor = jnp.where(new, sheriff, draft.actor)
    draft.round = jnp.where(new, 1, draft.round)
    left = wide([len(values) for values in game.stack_values], draft.turn)
    draft.stacks = jnp.where(new, left, draft.stacks)
    return jnp.where(jnp.broadcast_to(new, draft.gold.shape), game.hand_limit, 0)
