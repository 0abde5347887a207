"""Offers and deals. Rules §5."""

import msgspec

from .. import events as e
from ..closed import Closed
from ..known import (
    Deed,
    Delivery,
    Hidden,
    Learnt,
    Obligation,
    Offer,
    Promise,
)
from ..offers import merchant_of, replaced
from ..state import Draft
from .tools import (
    count,
    drop_offer,
    learn,
    move_gold,
    off_stall,
    onto_loot,
    onto_stall,
    seen,
    standing_offer,
)

replace = msgspec.structs.replace


# Deals


def offer_made(draft: Draft, event: e.OfferMade) -> None:
    public = draft.changing
    old = replaced(public, event.by, event.to)
    if old is not None:
        drop_offer(draft, old)
    merchant = merchant_of(public, event.by, event.to)
    offer = Offer(event.by, event.to, public.n, merchant, event.terms, (event.seat,))
    public.offers = (*public.offers, offer)
    _choose(draft, event.seat, public.n, event.chosen)


def _choose(draft: Draft, seat: int, version: int, chosen: Hidden) -> None:
    if count(chosen):
        own = draft.fresh_own(seat)
        if own is not None:
            own.chosen = Closed({**own.chosen, version: seen(chosen)})


def offer_agreed(draft: Draft, event: e.OfferAgreed) -> None:
    offer = standing_offer(draft, event.offer)
    better = replace(offer, agreed=(*offer.agreed, event.seat))
    draft.changing.offers = tuple(better if o is offer else o for o in draft.changing.offers)
    _choose(draft, event.seat, offer.version, event.chosen)


def offer_ended(draft: Draft, event: e.OfferEnded) -> None:
    drop_offer(draft, standing_offer(draft, event.offer))


def deal_struck(draft: Draft, event: e.DealStruck) -> None:
    public = draft.changing
    offer = standing_offer(draft, event.offer)
    terms = offer.terms
    drop_offer(draft, offer)
    public.obligations += tuple(Obligation(term.bag, term.deed, offer.sheriff, offer.merchant) for term in terms.bags)
    bound = {(term.bag, term.deed.value) for term in terms.bags if term.deed is not Deed.TAKE_NOTHING}
    public.stances = tuple(s for s in public.stances if all(s.bag != bag or s.verdict == deed for bag, deed in bound))
    promises = (
        ((offer.merchant,), offer.sheriff, terms.merchant_gives),
        (offer.sheriff, (offer.merchant,), terms.sheriff_gives),
    )
    public.promises += tuple(
        Promise(public.n, public.round, by, to, given.favour, given.typed)
        for by, to, given in promises
        if given.has_favour
    )
    if terms.merchant_gives.from_bag:
        public.delivery = Delivery(offer.merchant, offer.sheriff, terms.merchant_gives.from_bag)


def goods_handed(draft: Draft, event: e.GoodsHanded) -> None:
    move_gold(draft, event.giver, event.receiver, event.gold)
    off_stall(draft, event.giver, event.legal, event.contraband)
    if event.receiver is None:
        onto_loot(draft, event.gold, event.legal, event.contraband)
    else:
        onto_stall(draft, event.receiver, event.legal, event.contraband)
    if event.from_bag:
        draft.changing.delivery = None
    if count(event.contraband):
        for witness in event.witnesses:
            own = draft.fresh_own(witness)
            if own is not None:
                gave = witness == event.giver
                other = event.giver if not gave else event.witnesses[1]
                learn(draft, own, Learnt.GIVEN if gave else Learnt.RECEIVED, other, seen(event.contraband))


def proof_shown(draft: Draft, event: e.ProofShown) -> None:
    for seat in event.audience:
        own = draft.fresh_own(seat)
        if own is not None:
            mine = seat == event.seat
            other = event.to[0] if mine else event.seat
            what = Learnt.SHOWN if mine else Learnt.PROOF
            contraband = None if event.contraband is None else seen(event.contraband)
            bag = None if event.bag is None else seen(event.bag)
            learn(draft, own, what, other, contraband, bag)
