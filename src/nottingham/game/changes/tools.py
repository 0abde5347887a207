"""Moving cards and gold about a draft."""

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
    Own,
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
    """Cards that this draft must know, since it keeps the own cards of somebody in the audience."""
    assert type(cards) is tuple
    return cards


def fresh_own(draft: Draft, seat: int) -> Own | None:
    """A seat's own knowledge, fresh to be changed; nothing if this draft is somebody else's view."""
    own = draft.own[seat]
    if own is None:
        return None
    fresh = draft.own[seat] = own.__copy__()
    return fresh


def learn(draft: Draft, own: Own, what: Learnt, seat: int, contraband: Cards | None, bag: Cards | None = ()) -> None:
    own.facts = (*own.facts, Fact(draft.public.n, what, seat, contraband, bag))


def onto_stall(draft: Draft, seat: int, legal: Cards, contraband: Hidden) -> None:
    """Goods arrive on a stall."""
    public = draft.public
    if legal:
        public.stalls = put(public.stalls, seat, with_cards(public.stalls[seat], legal))
    if contraband:
        public.contraband = put(public.contraband, seat, public.contraband[seat] + count(contraband))
        own = fresh_own(draft, seat)
        if own is not None:
            own.contraband = with_cards(own.contraband, seen(contraband))


def off_stall(draft: Draft, seat: int, legal: Cards, contraband: Hidden) -> None:
    """Goods leave a stall."""
    public = draft.public
    if legal:
        public.stalls = put(public.stalls, seat, without_cards(public.stalls[seat], legal))
    if contraband:
        public.contraband = put(public.contraband, seat, public.contraband[seat] - count(contraband))
        own = fresh_own(draft, seat)
        if own is not None:
            own.contraband = without_cards(own.contraband, seen(contraband))


def onto_loot(draft: Draft, gold: int, legal: Cards, contraband: Hidden) -> None:
    """Something is laid on the loot tile (rules §10)."""
    loot = draft.public.loot
    draft.public.loot = Loot(loot.gold + gold, with_cards(loot.legal, legal), loot.contraband + count(contraband))
    if contraband:
        for deputy in draft.public.sheriffs:
            own = fresh_own(draft, deputy)
            if own is not None:
                own.loot = with_cards(own.loot, seen(contraband))


def move_gold(draft: Draft, giver: int, receiver: int | None, gold: int) -> None:
    """Gold moves; onto the loot tile if there is no receiver."""
    if not gold:
        return
    purses = draft.public.gold
    purses = put(purses, giver, purses[giver] - gold)
    if receiver is not None:
        purses = put(purses, receiver, purses[receiver] + gold)
    draft.public.gold = purses


def discard(draft: Draft, cards: Cards, pile: int = 0) -> None:
    public = draft.public
    public.piles = put(public.piles, pile, public.piles[pile] + cards)


def settle(draft: Draft, seat: int, verdict: Verdict) -> None:
    """A settled bag stays settled, and obligations about it are done."""
    public = draft.public
    bag = public.bags[seat]
    assert bag is not None
    public.bags = put(public.bags, seat, Bag(bag.count, bag.declared, verdict, bag.alone))
    public.unsettled = tuple([owner for owner in public.unsettled if owner != seat])
    if public.obligations:
        public.obligations = tuple(o for o in public.obligations if o.bag != seat)
    if public.stances:
        public.stances = tuple(s for s in public.stances if s.bag != seat)


def drop_offer(draft: Draft, offer: Offer) -> None:
    draft.public.offers = tuple(o for o in draft.public.offers if o is not offer)
    for seat in (offer.merchant, *offer.sheriff):
        own = draft.own[seat]
        if own is not None and offer.version in own.chosen:
            own = fresh_own(draft, seat)
            assert own is not None
            own.chosen = {version: cards for version, cards in own.chosen.items() if version != offer.version}


def standing_offer(draft: Draft, offer_id: OfferId) -> Offer:
    offer = draft.public.offer(offer_id.by, offer_id.to)
    assert offer is not None
    return offer
