"""What each event changes. The same code keeps the truth and every seat's view: a view's draft simply has no
``own`` of other seats and no deck, and is told redacted events. Design §2.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from . import events as e
from .goods import BLACK_MARKET_SET, Cards, Good, in_order, with_cards, without_cards
from .known import (
    Bag,
    BlackMarketCard,
    Brimstone,
    Debt,
    Deed,
    Delivery,
    FaceDown,
    Fact,
    Hidden,
    Learnt,
    Loot,
    Obligation,
    Offer,
    OfferId,
    Own,
    Phase,
    Placing,
    Promise,
    Proposal,
    Stance,
    Verdict,
    merchants_of,
    put,
)
from .state import Draft

replace = msgspec.structs.replace


def record(draft: Draft, event: e.Event) -> None:
    """An event happens: it changes the draft and gets the next number."""
    _CHANGES[type(event)](draft, event)
    draft.public.n += 1
    draft.events.append(event)


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


def _own(draft: Draft, seat: int) -> Own | None:
    """A seat's own knowledge, fresh to be changed; nothing if this draft is somebody else's view."""
    own = draft.own[seat]
    if own is None:
        return None
    fresh = draft.own[seat] = own.__copy__()
    return fresh


def _learn(draft: Draft, own: Own, what: Learnt, seat: int, contraband: Cards, bag: Cards = ()) -> None:
    own.facts = (*own.facts, Fact(draft.public.n, what, seat, contraband, bag))


def _stall(draft: Draft, seat: int, legal: Cards, contraband: Hidden) -> None:
    """Goods arrive on a stall."""
    public = draft.public
    if legal:
        public.stalls = put(public.stalls, seat, with_cards(public.stalls[seat], legal))
    if contraband:
        public.contraband = put(public.contraband, seat, public.contraband[seat] + count(contraband))
        own = _own(draft, seat)
        if own is not None:
            own.contraband = with_cards(own.contraband, seen(contraband))


def _off_stall(draft: Draft, seat: int, legal: Cards, contraband: Hidden) -> None:
    """Goods leave a stall."""
    public = draft.public
    if legal:
        public.stalls = put(public.stalls, seat, without_cards(public.stalls[seat], legal))
    if contraband:
        public.contraband = put(public.contraband, seat, public.contraband[seat] - count(contraband))
        own = _own(draft, seat)
        if own is not None:
            own.contraband = without_cards(own.contraband, seen(contraband))


def _loot(draft: Draft, gold: int, legal: Cards, contraband: Hidden) -> None:
    """Something is laid on the loot tile (rules §10)."""
    loot = draft.public.loot
    draft.public.loot = Loot(loot.gold + gold, with_cards(loot.legal, legal), loot.contraband + count(contraband))
    if contraband:
        for deputy in draft.public.sheriffs:
            own = _own(draft, deputy)
            if own is not None:
                own.loot = with_cards(own.loot, seen(contraband))


def _pay(draft: Draft, giver: int, receiver: int | None, gold: int) -> None:
    """Gold moves; onto the loot tile if there is no receiver."""
    if not gold:
        return
    purses = draft.public.gold
    purses = put(purses, giver, purses[giver] - gold)
    if receiver is not None:
        purses = put(purses, receiver, purses[receiver] + gold)
    draft.public.gold = purses


def _discard(draft: Draft, cards: Cards, pile: int = 0) -> None:
    public = draft.public
    public.piles = put(public.piles, pile, public.piles[pile] + cards)


def _settled(draft: Draft, seat: int, verdict: Verdict) -> None:
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


def _drop_offer(draft: Draft, offer: Offer) -> None:
    draft.public.offers = tuple(o for o in draft.public.offers if o is not offer)
    for seat in (offer.merchant, *offer.sheriff):
        own = draft.own[seat]
        if own is not None and offer.version in own.chosen:
            own = _own(draft, seat)
            assert own is not None
            own.chosen = {version: cards for version, cards in own.chosen.items() if version != offer.version}


def _standing(draft: Draft, offer_id: OfferId) -> Offer:
    offer = draft.public.offer(offer_id.by, offer_id.to)
    assert offer is not None
    return offer


# Set-up and rounds


def scene_set(draft: Draft, event: e.SceneSet) -> None:
    draft.public = event.public.__copy__()
    draft.own = list(event.own)
    draft.chances = 2
    if isinstance(event.deck, tuple):
        draft.deck, draft.drawn = event.deck, 0
        draft.removed = seen(event.removed)
        draft.deputy_deck = event.deputy_deck


def deck_shuffled(draft: Draft, event: e.DeckShuffled | e.DeckReshuffled) -> None:
    draft.chances += 1
    draft.public.deck = count(event.order)
    if isinstance(event.order, tuple):
        draft.deck, draft.drawn = event.order, 0


def deck_reshuffled(draft: Draft, event: e.DeckReshuffled) -> None:
    public = draft.public
    kept = draft.rules.rule.turned_up
    public.piles = tuple(pile[len(pile) - kept :] if len(pile) > kept else pile for pile in public.piles)
    deck_shuffled(draft, event)


def _from_deck(draft: Draft, number: int) -> None:
    draft.public.deck -= number
    draft.drawn += number


def cards_removed(draft: Draft, event: e.CardsRemoved) -> None:
    draft.public.removed = count(event.cards)
    _from_deck(draft, count(event.cards))
    if isinstance(event.cards, tuple):
        draft.removed = event.cards


def piles_turned_up(draft: Draft, event: e.PilesTurnedUp) -> None:
    draft.public.piles = event.piles
    _from_deck(draft, sum(len(pile) for pile in event.piles))


def deputies_shuffled(draft: Draft, event: e.DeputiesShuffled) -> None:
    draft.chances += 1
    if isinstance(event.order, tuple):
        draft.deputy_deck = event.order


def lots_drawn(draft: Draft, event: e.LotsDrawn) -> None:
    draft.chances += 1


def round_began(draft: Draft, event: e.RoundBegan) -> None:
    public = draft.public
    if not public.round:
        public.first_sheriff = event.sheriffs[0]
    public.round = event.round
    public.sheriffs = event.sheriffs
    public.merchants = merchants_of(event.sheriffs, draft.rules.players)
    if draft.rules.deputies:
        draft.deputy_deck = draft.deputy_deck[len(event.sheriffs) :]


def phase_began(draft: Draft, event: e.PhaseBegan) -> None:
    public = draft.public
    public.phase = event.phase
    public.queue = event.queue
    if event.phase is Phase.INSPECTION:
        public.unsettled = tuple(seat for seat in public.merchants if public.bags[seat])
    elif event.phase is Phase.LOOT:
        public.may_propose = public.sheriffs


def round_ended(draft: Draft, event: e.RoundEnded) -> None:
    public = draft.public
    public.bags = (None,) * draft.rules.players
    public.claimed = ()
    public.time_up = False
    public.may_propose = ()
    public.proposals = ()
    for seat, own in enumerate(draft.own):
        if own is not None and own.bag:
            fresh = draft.own[seat] = own.__copy__()
            fresh.bag = fresh.burnt = ()


# Market


def first_merchant_named(draft: Draft, event: e.FirstMerchantNamed) -> None:
    around = draft.public.merchants
    start = around.index(event.seat)
    draft.public.queue = around[start:] + around[:start]


def cards_set_aside(draft: Draft, event: e.CardsSetAside) -> None:
    public = draft.public
    public.queue = public.queue[1:]
    if event.cards:
        public.set_aside = put(public.set_aside, event.seat, event.cards)
        public.hands = put(public.hands, event.seat, public.hands[event.seat] - len(event.cards))
        own = _own(draft, event.seat)
        if own is not None:
            own.hand = without_cards(own.hand, event.cards)


def cards_set_aside_face_down(draft: Draft, event: e.CardsSetAsideFaceDown) -> None:
    public = draft.public
    number = count(event.cards)
    if not number:
        public.queue = public.queue[1:]
        return
    public.set_aside = put(public.set_aside, event.seat, FaceDown(number))
    public.hands = put(public.hands, event.seat, public.hands[event.seat] - number)
    own = _own(draft, event.seat)
    if own is not None:
        own.hand = without_cards(own.hand, seen(event.cards))
        own.set_aside = seen(event.cards)


def _to_hand(draft: Draft, seat: int, cards: Hidden, number: int) -> None:
    public = draft.public
    public.hands = put(public.hands, seat, public.hands[seat] + number)
    own = _own(draft, seat)
    if own is not None:
        own.hand = with_cards(own.hand, seen(cards))


def cards_taken(draft: Draft, event: e.CardsTaken) -> None:
    public = draft.public
    pile = public.piles[event.pile]
    public.piles = put(public.piles, event.pile, pile[: len(pile) - len(event.cards)])
    _to_hand(draft, event.seat, event.cards, len(event.cards))


def cards_drawn(draft: Draft, event: e.CardsDrawn) -> None:
    number = count(event.cards)
    draft.public.deck -= number
    draft.drawn += number
    _to_hand(draft, event.seat, event.cards, number)


def set_aside_placed(draft: Draft, event: e.SetAsidePlaced) -> None:
    public = draft.public
    public.queue = public.queue[1:]
    public.set_aside = put(public.set_aside, event.seat, ())
    _discard(draft, event.cards, event.pile)
    own = _own(draft, event.seat)
    if own is not None:
        own.set_aside = ()


def set_aside_gathered(draft: Draft, event: e.SetAsideGathered) -> None:
    draft.public.set_aside = ((),) * draft.rules.players
    _discard(draft, event.cards)


# Loading and declaration


def bag_closed(draft: Draft, event: e.BagClosed) -> None:
    draft.public.queue = tuple([seat for seat in draft.public.queue if seat != event.seat])
    own = _own(draft, event.seat)
    if own is not None:
        own.hand = without_cards(own.hand, seen(event.cards))
        own.bag = seen(event.cards)


def bags_closed(draft: Draft, event: e.BagsClosed) -> None:
    public = draft.public
    public.bags = tuple(Bag(number) if number else None for number in event.counts)
    public.hands = tuple(hand - number for hand, number in zip(public.hands, event.counts, strict=True))


def bag_declared(draft: Draft, event: e.BagDeclared) -> None:
    public = draft.public
    public.queue = public.queue[1:]
    public.bags = put(public.bags, event.seat, Bag(event.count, event.good))


# Deals


def offer_made(draft: Draft, event: e.OfferMade) -> None:
    public = draft.public
    old = public.offer(event.by, event.to)
    if old is not None:
        _drop_offer(draft, old)
    merchant = event.to[0] if event.by[0] in public.sheriffs else event.by[0]
    offer = Offer(event.by, event.to, public.n, merchant, event.terms, (event.seat,))
    public.offers = (*public.offers, offer)
    _choose(draft, event.seat, public.n, event.chosen)


def _choose(draft: Draft, seat: int, version: int, chosen: Hidden) -> None:
    if count(chosen):
        own = _own(draft, seat)
        if own is not None:
            own.chosen = {**own.chosen, version: seen(chosen)}


def offer_agreed(draft: Draft, event: e.OfferAgreed) -> None:
    offer = _standing(draft, event.offer)
    better = replace(offer, agreed=(*offer.agreed, event.seat))
    draft.public.offers = tuple(better if o is offer else o for o in draft.public.offers)
    _choose(draft, event.seat, offer.version, event.chosen)


def offer_ended(draft: Draft, event: e.OfferEnded) -> None:
    _drop_offer(draft, _standing(draft, event.offer))


def deal_struck(draft: Draft, event: e.DealStruck) -> None:
    public = draft.public
    offer = _standing(draft, event.offer)
    terms = offer.terms
    _drop_offer(draft, offer)
    public.obligations += tuple(Obligation(term.bag, term.deed, offer.sheriff, offer.merchant) for term in terms.bags)
    bound = {(term.bag, term.deed.value) for term in terms.bags if term.deed is not Deed.TAKE_NOTHING}
    public.stances = tuple(s for s in public.stances if all(s.bag != bag or s.verdict == deed for bag, deed in bound))
    promises = (
        ((offer.merchant,), offer.sheriff, terms.merchant_gives.favour),
        (offer.sheriff, (offer.merchant,), terms.sheriff_gives.favour),
    )
    public.promises += tuple(Promise(public.n, public.round, by, to, words) for by, to, words in promises if words)
    if terms.merchant_gives.from_bag:
        public.delivery = Delivery(offer.merchant, offer.sheriff, terms.merchant_gives.from_bag)


def goods_handed(draft: Draft, event: e.GoodsHanded) -> None:
    _pay(draft, event.giver, event.receiver, event.gold)
    _off_stall(draft, event.giver, event.legal, event.contraband)
    if event.receiver is None:
        _loot(draft, event.gold, event.legal, event.contraband)
    else:
        _stall(draft, event.receiver, event.legal, event.contraband)
    if event.from_bag:
        draft.public.delivery = None
    if count(event.contraband):
        for witness in event.witnesses:
            own = _own(draft, witness)
            if own is not None:
                gave = witness == event.giver
                other = event.giver if not gave else event.witnesses[1]
                _learn(draft, own, Learnt.GIVEN if gave else Learnt.RECEIVED, other, seen(event.contraband))


def proof_shown(draft: Draft, event: e.ProofShown) -> None:
    for seat in event.audience:
        own = _own(draft, seat)
        if own is not None:
            mine = seat == event.seat
            other = event.to[0] if mine else event.seat
            what = Learnt.SHOWN if mine else Learnt.PROOF
            _learn(draft, own, what, other, seen(event.contraband), seen(event.bag))


# Inspection


def bag_passed(draft: Draft, event: e.BagPassed) -> None:
    _settled(draft, event.seat, Verdict.PASS)
    _stall(draft, event.seat, event.legal, event.contraband)


def bag_opened(draft: Draft, event: e.BagOpened) -> None:
    public = draft.public
    _settled(draft, event.seat, Verdict.OPEN)
    _stall(draft, event.seat, event.kept, ())
    if not event.confiscated:
        return
    if draft.rules.rule.chooses_pile_for_confiscated:
        public.placing = Placing(public.n, event.by[0], event.confiscated)
    else:
        _discard(draft, event.confiscated)


def penalty_owed(draft: Draft, event: e.PenaltyOwed) -> None:
    public = draft.public
    public.debts = (*public.debts, Debt(public.n, event.debtor, event.creditor, event.amount))


def penalty_paid(draft: Draft, event: e.PenaltyPaid) -> None:
    public = draft.public
    if public.debts:
        public.debts = tuple(debt for debt in public.debts if debt.debtor != event.debtor)
    _pay(draft, event.debtor, event.creditor, event.gold)
    _off_stall(draft, event.debtor, event.legal, event.contraband)
    if event.creditor is None:
        _loot(draft, event.gold, event.legal, event.contraband)
    else:
        _stall(draft, event.creditor, event.legal, event.contraband)


def confiscated_placed(draft: Draft, event: e.ConfiscatedPlaced) -> None:
    draft.public.placing = None
    _discard(draft, event.cards, event.pile)


def time_up(draft: Draft, event: e.TimeUp) -> None:
    draft.public.time_up = True


def brimstone_asked(draft: Draft, event: e.BrimstoneAsked) -> None:
    public = draft.public
    public.brimstone = (*public.brimstone, Brimstone(public.n, event.seat, event.left))


def brimstone_used(draft: Draft, event: e.BrimstoneUsed) -> None:
    draft.public.brimstone = draft.public.brimstone[1:]
    oil = (Good.BRIMSTONE_OIL,)
    _off_stall(draft, event.seat, (), oil)
    _off_stall(draft, event.opponent, event.goods, ())
    _discard(draft, oil + event.goods)
    own = _own(draft, event.seat)
    if own is not None:
        own.burnt = own.burnt + oil


def brimstone_kept(draft: Draft, event: e.BrimstoneKept) -> None:
    draft.public.brimstone = draft.public.brimstone[1:]


# Deputies


def stance_taken(draft: Draft, event: e.StanceTaken) -> None:
    public = draft.public
    others = tuple(s for s in public.stances if (s.deputy, s.bag) != (event.deputy, event.bag))
    public.stances = (*others, Stance(event.deputy, event.bag, event.verdict))


def stance_confirmed(draft: Draft, event: e.StanceConfirmed) -> None:
    public = draft.public
    public.stances = tuple(
        replace(s, confirmed=True) if (s.deputy, s.bag) == (event.deputy, event.bag) else s for s in public.stances
    )


def deputy_alone(draft: Draft, event: e.DeputyAlone) -> None:
    public = draft.public
    bag = public.bags[event.bag]
    assert bag is not None
    public.bags = put(public.bags, event.bag, replace(bag, alone=event.deputy))
    public.stances = tuple(s for s in public.stances if s.bag != event.bag)


def division_proposed(draft: Draft, event: e.DivisionProposed) -> None:
    public = draft.public
    public.may_propose = tuple(seat for seat in public.may_propose if seat != event.deputy)
    proposal = Proposal(event.deputy, event.gold, event.legal, count(event.contraband))
    public.proposals = (*public.proposals, proposal)
    for deputy in public.sheriffs:
        own = _own(draft, deputy)
        if own is not None:
            own.proposed = {**own.proposed, event.deputy: seen(event.contraband)}


def division_refused(draft: Draft, event: e.DivisionRefused) -> None:
    public = draft.public
    public.proposals = tuple(p for p in public.proposals if p.deputy == event.deputy)


def proposal_forgone(draft: Draft, event: e.ProposalForgone) -> None:
    public = draft.public
    public.may_propose = tuple(seat for seat in public.may_propose if seat != event.deputy)


def loot_divided(draft: Draft, event: e.LootDivided) -> None:
    public = draft.public
    public.bank += public.loot.gold - event.first.gold - event.second.gold
    public.may_propose, public.proposals, public.loot = (), (), Loot()
    shares = ((event.first, event.first_contraband), (event.second, event.second_contraband))
    for deputy, (share, contraband) in zip(event.deputies, shares, strict=True):
        public.gold = put(public.gold, deputy, public.gold[deputy] + share.gold)
        _stall(draft, deputy, share.legal, contraband)
        own = _own(draft, deputy)
        if own is not None:
            own.loot, own.proposed = (), {}
    if event.discarded:
        _discard(draft, event.discarded)


# Black market


def black_market_claimed(draft: Draft, event: e.BlackMarketClaimed) -> None:
    public = draft.public
    shown = (event.good,) * BLACK_MARKET_SET
    _off_stall(draft, event.seat, (), shown)
    public.out_of_game = with_cards(public.out_of_game, shown)
    public.stacks = {**public.stacks, event.good: public.stacks[event.good][1:]}
    card = BlackMarketCard(event.good, event.value)
    public.black_cards = put(public.black_cards, event.seat, (*public.black_cards[event.seat], card))
    public.claimed = (*public.claimed, event.seat)
    public.queue = tuple(seat for seat in public.queue if seat != event.seat)


def black_market_declined(draft: Draft, event: e.BlackMarketDeclined) -> None:
    draft.public.queue = draft.public.queue[1:]


# The end


def contraband_shown(draft: Draft, event: e.ContrabandShown) -> None:
    draft.public.shown = event.contraband


def plates_chosen(draft: Draft, event: e.PlatesChosen) -> None:
    public = draft.public
    public.queue = public.queue[1:]
    public.plates = put(public.plates, event.seat, in_order(event.goods))


def game_scored(draft: Draft, event: e.GameScored) -> None:
    draft.public.scores = event.sheet


def table_revealed(draft: Draft, event: e.TableRevealed) -> None:
    draft.public.revealed = event.revealed


_CHANGES: dict[type[e.Event], Callable[[Draft, Any], None]] = {
    e.SceneSet: scene_set,
    e.DeckShuffled: deck_shuffled,
    e.CardsRemoved: cards_removed,
    e.PilesTurnedUp: piles_turned_up,
    e.DeputiesShuffled: deputies_shuffled,
    e.LotsDrawn: lots_drawn,
    e.RoundBegan: round_began,
    e.PhaseBegan: phase_began,
    e.RoundEnded: round_ended,
    e.FirstMerchantNamed: first_merchant_named,
    e.CardsSetAside: cards_set_aside,
    e.CardsSetAsideFaceDown: cards_set_aside_face_down,
    e.CardsTaken: cards_taken,
    e.CardsDrawn: cards_drawn,
    e.DeckReshuffled: deck_reshuffled,
    e.SetAsidePlaced: set_aside_placed,
    e.SetAsideGathered: set_aside_gathered,
    e.BagClosed: bag_closed,
    e.BagsClosed: bags_closed,
    e.BagDeclared: bag_declared,
    e.OfferMade: offer_made,
    e.OfferAgreed: offer_agreed,
    e.OfferEnded: offer_ended,
    e.DealStruck: deal_struck,
    e.GoodsHanded: goods_handed,
    e.ProofShown: proof_shown,
    e.BagPassed: bag_passed,
    e.BagOpened: bag_opened,
    e.PenaltyOwed: penalty_owed,
    e.PenaltyPaid: penalty_paid,
    e.ConfiscatedPlaced: confiscated_placed,
    e.TimeUp: time_up,
    e.BrimstoneAsked: brimstone_asked,
    e.BrimstoneUsed: brimstone_used,
    e.BrimstoneKept: brimstone_kept,
    e.StanceTaken: stance_taken,
    e.StanceConfirmed: stance_confirmed,
    e.DeputyAlone: deputy_alone,
    e.DivisionProposed: division_proposed,
    e.DivisionRefused: division_refused,
    e.ProposalForgone: proposal_forgone,
    e.LootDivided: loot_divided,
    e.BlackMarketClaimed: black_market_claimed,
    e.BlackMarketDeclined: black_market_declined,
    e.ContrabandShown: contraband_shown,
    e.PlatesChosen: plates_chosen,
    e.GameScored: game_scored,
    e.TableRevealed: table_revealed,
}
