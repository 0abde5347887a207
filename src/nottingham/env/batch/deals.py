"""Offers and deals. Rules §5."""

from typing import NamedTuple

import jax.numpy as jnp

from ..layout import Act, TurnKind
from .game import LEAVE, OPEN, PASS, TAKE_NOTHING, UNSETTLED
from .state import Array, State, StateDraft
from .tools import Decoded, around, either, modulo, one_hot, pick, turned

MADE_BY_MERCHANT, MADE_BY_SHERIFF = 0, 1
OFFER = ("offer_gold", "sheriff_gold", "goods", "promised", "deeds")


def merchant_of(draft: StateDraft | State) -> Array:
    """The merchant of the offer that is being made: the speaker, or whom the Sheriff speaks to."""
    settling = draft.turn == draft.game.turn_is(TurnKind.SETTLE)
    return jnp.where(settling, modulo(draft.sheriff + draft.to, draft.game.seats), draft.actor)


def say(draft: StateDraft, action: Decoded) -> Array:
    """An offer stands, in the place of an earlier one of the same pair and direction. Whether one was made."""
    game = draft.game
    seats = game.seats
    said = action.is_(Act.GOLD, Act.SHERIFF_GOLD)
    by_sheriff = (draft.turn == game.turn_is(TurnKind.SETTLE)).astype(jnp.int8)
    merchant = merchant_of(draft)
    row = one_hot(by_sheriff, 2)[:, None] & one_hot(merchant, seats) & said
    draft.stands = jnp.where(row, 1, draft.stands)
    draft.offer_gold = jnp.where(row, jnp.where(action.is_(Act.GOLD), action.number, 0), draft.offer_gold)
    draft.sheriff_gold = jnp.where(row, jnp.where(action.is_(Act.SHERIFF_GOLD), action.number, 0), draft.sheriff_gold)
    draft.goods = jnp.where(row[:, :, None], draft.taken, draft.goods)
    draft.promised = jnp.where(row[:, :, None], draft.taken_promised, draft.promised)
    draft.deeds = jnp.where(row[:, :, None], _deeds(draft, merchant), draft.deeds)
    return said


def _deeds(draft: StateDraft, merchant: Array) -> Array:
    """What the offer says of each bag, by distance from the merchant; its own one passes if nothing else is said."""
    seats = draft.game.seats
    deeds = turned(draft.taken_bags, modulo(draft.actor - merchant, seats))
    unsettled = pick(one_hot(merchant, seats), draft.bag_state) == UNSETTLED
    own = jnp.where(unsettled & (deeds[0] == 0), PASS, deeds[0])
    own = jnp.where(own == LEAVE, 0, own)
    return jnp.concatenate([own[None], deeds[1:]]).astype(jnp.int8)


def contradicts(state: StateDraft | State) -> Array:
    """[2, P]: offers that contradict an obligation cannot be accepted (rules §5)."""
    must_pass, must_open, take_nothing = (state.obligations[i] > 0 for i in range(3))
    seats = state.game.seats
    found = jnp.broadcast_to(take_nothing, state.stands.shape)
    passes, opens = around(must_pass), around(must_open)
    for i in range(seats):
        deed = state.deeds[:, :, i]
        found = found | ((deed == PASS) & opens[:, i]) | ((deed == OPEN) & passes[:, i])
    return found


class Struck(NamedTuple):
    """A deal that an action makes; all is 0 where it makes none."""

    by: Array
    """[P] whose it is"""
    passes: Array
    """[P] whose bag passes by it"""
    gold: Array
    """of the merchant"""
    goods: Array
    """[K] named from the stall"""
    handed: Array
    """[K] of these, what is there"""
    promised: Array
    """[K] out of the bag"""


def strike(draft: StateDraft, action: Decoded) -> Struck:
    """A yes makes a deal: gold and goods of the stall move at once. Stall contraband may be a bluff: what is there is
    handed over (rules §5)."""
    game = draft.game
    seats = game.seats
    struck = action.is_(Act.ACCEPT)
    speaking = draft.turn == game.turn_is(TurnKind.SPEAK)
    merchant = jnp.where(speaking, draft.actor, modulo(draft.actor + action.distance, seats))
    way = one_hot(speaking.astype(jnp.int8), 2)
    at, sheriff = one_hot(merchant, seats) & struck, one_hot(draft.sheriff, seats)
    gold, back, goods, promised, deeds = (pick(at, pick(way, getattr(draft, name))) for name in OFFER)
    paid = (gold - back).astype(jnp.int16)
    draft.gold = draft.gold - jnp.where(at, paid, 0) + jnp.where(sheriff, paid, 0)
    handed = jnp.minimum(goods, pick(at, draft.stall))
    _hand_over(draft, at, sheriff, handed)
    bags = turned(deeds, merchant)
    draft.obligations = jnp.maximum(
        draft.obligations, jnp.stack([bags == deed for deed in (PASS, OPEN, TAKE_NOTHING)]).astype(jnp.int8)
    )
    draft.stands = jnp.where(way[:, None] & at, 0, draft.stands)
    return Struck(at, at & (deeds[0] == PASS), gold, goods, handed, promised)


def deliver(draft: StateDraft, deal: Struck) -> None:
    """After the bag has passed, what is there of the promised kinds is handed over, and no more (rules §5)."""
    there = jnp.minimum(pick(deal.passes, draft.bag), deal.promised)
    _hand_over(draft, deal.passes, one_hot(draft.sheriff, draft.game.seats), there)


def _hand_over(draft: StateDraft, giver: Array, receiver: Array, goods: Array) -> None:
    draft.stall = draft.stall - jnp.where(giver[:, None], goods, 0) + jnp.where(receiver[:, None], goods, 0)


def answer(draft: StateDraft, action: Decoded, me: Array, target: Array) -> None:
    """Refuse an offer, or take its own one back (rules §5)."""
    refused, withdrawn = action.is_(Act.REFUSE), action.is_(Act.WITHDRAW)
    speaking = draft.turn == draft.game.turn_is(TurnKind.SPEAK)
    own = (me & withdrawn) | (target & refused & ~speaking)
    sheriffs = me & refused & speaking
    draft.stands = jnp.where(jnp.stack([own, sheriffs]), 0, draft.stands)


def end_offers(draft: StateDraft, settled: Array, closed: Array) -> None:
    """Offers end that speak of a bag which has been settled; and lapse when gold or legal goods in them are gone, or
    negotiation is over (rules §5)."""
    game = draft.game
    spoken_of = around(settled)
    lapsed = either([(draft.deeds[:, :, i] > 0) & spoken_of[:, i] for i in range(game.seats)])
    lapsed = lapsed | (draft.offer_gold > draft.gold)
    lapsed = lapsed | (draft.sheriff_gold > pick(one_hot(draft.sheriff, game.seats), draft.gold))
    lapsed = lapsed | either([draft.goods[:, :, i] > draft.stall[:, i] for i in range(game.legal)])
    draft.stands = jnp.where(lapsed | closed, 0, draft.stands)
    gone = draft.stands == 0
    for name in OFFER:
        values = getattr(draft, name)
        setattr(draft, name, jnp.where(gone if values.ndim == gone.ndim else gone[:, :, None], 0, values))
