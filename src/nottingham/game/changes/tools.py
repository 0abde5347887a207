"""Moving cards and gold about a draft."""

from ..closed import closed
from ..goods import Cards, with_cards, without_cards
from ..known import (
    Bag,
    FaceDown,
    Fact,
    Hidden,
    Learnt,
    Loot,
    Offer,
    OfferId,
    OwnDraft,
    Verdict,
    put,
)
from ..state import Draft


def count(cards: Hidden) -> int:
    """How many cards, hidden or not."""
    if type(cards) is tuple:
        return len(cards)
    assert isinstance(cards, FaceDown)
    return cards.count


def seen(cards: Hidden) -> Cards:
    """Cards that this draft must know, since it keeps the cards of somebody in the audience."""
    assert type(cards) is tuple
    return cards


def learn(
    draft: Draft, own: OwnDraft, what: Learnt, seat: int, contraband: Cards | None, bag: Cards | None = ()
) -> None:
    own.facts = (*own.facts, Fact(draft.changing.n, what, seat, contraband, bag))


def onto_stall(draft: Draft, seat: int, legal: Cards, contraband: Hidden) -> None:
    """Goods arrive on a stall."""
    public = draft.changing
    if legal:
        public.stalls = put(public.stalls, seat, with_cards(public.stalls[seat], legal))
    if contraband:
        public.contraband = put(public.contraband, seat, public.contraband[seat] + count(contraband))
        own = draft.fresh_own(seat)
        if own is not None:
            own.contraband = with_cards(own.contraband, seen(contraband))


def off_stall(draft: Draft, seat: int, legal: Cards, contraband: Hidden) -> None:
    """Goods leave a stall."""
    public = draft.changing
    if legal:
        public.stalls = put(public.stalls, seat, without_cards(public.stalls[seat], legal))
    if contraband:
        public.contraband = put(public.contraband, seat, public.contraband[seat] - count(contraband))
        own = draft.fresh_own(seat)
        if own is not None:
            own.contraband = without_cards(own.contraband, seen(contraband))


def onto_loot(draft: Draft, gold: int, legal: Cards, contraband: Hidden) -> None:
    """Something is laid on the loot tile (rules §10)."""
    loot = draft.changing.loot
    draft.changing.loot = Loot(loot.gold + gold, with_cards(loot.legal, legal), loot.contraband + count(contraband))
    if contraband:
        for deputy in draft.changing.sheriffs:
            own = draft.fresh_own(deputy)
            if own is not None:
                own.loot = with_cards(own.loot, seen(contraband))


def move_gold(draft: Draft, giver: int, receiver: int | None, gold: int) -> None:
    """Gold moves; onto the loot tile if there is no receiver."""
    if not gold:
        return
    purses = draft.changing.gold
    purses = put(purses, giver, purses[giver] - gold)
    if receiver is not None:
        purses = put(purses, receiver, purses[receiver] + gold)
    draft.changing.gold = purses


def discard(draft: Draft, cards: Cards, pile: int = 0) -> None:
    public = draft.changing
    public.piles = put(public.piles, pile, public.piles[pile] + cards)


def settle(draft: Draft, seat: int, verdict: Verdict) -> None:
    """A settled bag stays settled, and obligations about it are done."""
    public = draft.changing
    bag = public.bags[seat]
    assert bag is not None
    public.bags = put(public.bags, seat, Bag(bag.count, bag.declared, verdict, bag.alone))
    public.unsettled = tuple([owner for owner in public.unsettled if owner != seat])
    if public.obligations:
        public.obligations = tuple(o for o in public.obligations if o.bag != seat)
    if public.stances:
        public.stances = tuple(s for s in public.stances if s.bag != seat)


def drop_offer(draft: Draft, offer: Offer) -> None:
    draft.changing.offers = tuple(o for o in draft.changing.offers if o is not offer)
    for seat in (offer.merchant, *offer.sheriff):
        own = draft.own[seat]
        if own is not None and offer.version in own.chosen:
            fresh = draft.fresh_own(seat)
            assert fresh is not None
            fresh.chosen = closed({version: cards for version, cards in own.chosen.items() if version != offer.version})


def standing_offer(draft: Draft, offer_id: OfferId) -> Offer:
    offer = draft.changing.offer(offer_id.by, offer_id.to)
    assert offer is not None
    return offer
