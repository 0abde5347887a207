"""Selections, and what is done with cards chosen from the hand: market, loading, declaration. Rules §4.1 to §4.3."""

import jax.numpy as jnp

from ..layout import Act, TurnKind
from .state import Array, State, StateDraft
from .tools import Decoded, count, either, one_hot, pick, wide


def select(draft: StateDraft, action: Decoded) -> Array:
    """One sub-step of a selection. Whether there was one."""
    game = draft.game
    kind = one_hot(action.kind, game.kinds)
    took, promised = action.is_(Act.TAKE), action.is_(Act.PROMISE)
    deed = action.deed > 0
    draft.taken = draft.taken + jnp.where(kind & took, action.number, 0)
    draft.taken_promised = draft.taken_promised + jnp.where(kind & promised, action.number, 0)
    draft.taken_bags = jnp.where(one_hot(action.distance, game.seats) & deed, action.deed, draft.taken_bags)
    stepped = took | promised | deed
    draft.cursor = jnp.where(stepped, action.cursor, draft.cursor)
    offering = (draft.turn == game.turn_is(TurnKind.SPEAK)) | (draft.turn == game.turn_is(TurnKind.SETTLE))
    draft.items = draft.items + (stepped & offering)
    draft.to = jnp.where(action.is_(Act.COUNTER), action.distance, draft.to)
    return took


def put_down(draft: StateDraft, done: Array) -> None:
    """A selection is over: the next one begins with nothing."""
    for name in ("taken", "taken_promised", "taken_bags", "to", "cursor", "items"):
        setattr(draft, name, jnp.where(done, 0, getattr(draft, name)))


def drawable(draft: StateDraft | State) -> Array:
    """How many cards draws could still find (rules §7)."""
    return count(draft.deck) - draft.unseen + count(draft.discard)


def most_from_hand(draft: StateDraft | State, hand: Array) -> Array:
    """How many cards may be chosen: five; in the market not the whole hand when nothing can be drawn (D4)."""
    game = draft.game
    market = draft.turn == game.turn_is(TurnKind.SET_ASIDE)
    held = count(hand) - ((drawable(draft) == 0) & market)
    return jnp.minimum(jnp.where(market, game.most_set_aside, game.most_in_bag), held)


def can_take_more(draft: StateDraft, hand: Array) -> Array:
    """Whether any card of the hand may still be chosen."""
    kinds = wide(range(draft.game.kinds), draft.turn)
    left = either((hand > draft.taken) & (kinds >= draft.cursor))
    return left & (count(draft.taken) < most_from_hand(draft, hand))


def choose_from_hand(draft: StateDraft, action: Decoded, took: Array, me: Array) -> tuple[Array, Array, Array]:
    """Set aside or load, once the selection is done, which it also is when nothing can be added.

    Whether cards were set aside, whether a bag was closed, and how many cards the merchant draws.
    """
    game = draft.game
    hand = pick(me, draft.hand)
    market, loading = draft.turn == game.turn_is(TurnKind.SET_ASIDE), draft.turn == game.turn_is(TurnKind.LOAD)
    done = action.is_(Act.DONE) | (took & ~can_take_more(draft, hand))
    aside, closed = market & done, loading & done
    mine = me[:, None]
    draft.hand = draft.hand - jnp.where(mine & (aside | closed), draft.taken, 0)
    draft.set_aside = jnp.where(mine & aside, draft.taken, draft.set_aside)
    draft.bag = jnp.where(mine & closed, draft.taken, draft.bag)
    wanted = game.hand_limit - count(hand) + count(draft.taken)
    return aside, closed, jnp.where(aside, wanted, 0)


def declare(draft: StateDraft, action: Decoded, me: Array) -> Array:
    """One legal kind; the number is the true one (rules §4.3)."""
    declared = action.is_(Act.DECLARE)
    draft.declared = jnp.where(me & declared, action.kind + 1, draft.declared)
    return declared
