"""Choosing cards and composing offers, in sub-steps. Rules §4.1, §4.2, §5, §6."""

from collections.abc import Iterator

import msgspec

from ..game import Command
from ..game.commands import LoadBag, MakeOffer, PayDebt, ProposeDivision, SetAside
from ..game.deck import can_be_drawn
from ..game.deputies import proposal_to
from ..game.goods import IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, VALUE, Cards, worth
from ..game.known import BagTerm, Deed, Own, Parcel, Public, Side, Terms
from ..game.offers import bags_of, must_be_real, sheriff_sides
from ..game.payments import debt_of
from .layout import GOLD, MOST_ITEMS, MOST_PROMISED, MOST_TAKEN, SHERIFF_GOLD, Act, Action, Layout, TurnKind, action_id
from .moments import DONE, Answer, Moment, Selection

DEEDS = {Act.BAG_PASS: Deed.PASS, Act.BAG_OPEN: Deed.OPEN, Act.BAG_NOTHING: Deed.TAKE_NOTHING}


def _takes(layout: Layout, rank: int, most: int) -> Iterator[int]:
    """Take 1 to ``most`` of a kind."""
    good = layout.kinds[rank]
    first = action_id(Act.TAKE, good=good, number=1)
    return iter(range(first, first + min(most, MOST_TAKEN[good])))


def _from_hand(moment: Moment, layout: Layout, most: int) -> Iterator[int]:
    hand, chosen = moment.view.mine.hand, moment.selection
    room = most - len(chosen.taken)
    for rank in range(chosen.cursor, len(layout.kinds)):
        good = layout.kinds[rank]
        there = hand.count(good)
        if there:
            yield from _takes(layout, rank, min(room, there - chosen.taken.count(good)))


def set_aside(moment: Moment, layout: Layout) -> Iterator[int]:
    """Rules §4.1; not the whole hand where nothing can be drawn (D4)."""
    own, public, chosen = moment.view.mine, moment.view.public, moment.selection
    yield DONE
    most = len(own.hand) if can_be_drawn(public) else len(own.hand) - 1
    yield from _from_hand(moment, layout, min(MOST_SET_ASIDE, most))
    if public.rules.rule.draws_from_piles:
        room = public.rules.hand_limit - len(own.hand) + len(chosen.taken) - sum(chosen.piles)
        for pile, cards in enumerate(public.piles):
            if room and chosen.piles[pile] < len(cards) and len(layout.kinds) + pile >= chosen.cursor:
                yield action_id(Act.PILE, number=pile)


def load(moment: Moment, layout: Layout) -> Iterator[int]:
    """Rules §4.2."""
    if moment.selection.taken:
        yield DONE
    yield from _from_hand(moment, layout, MOST_IN_BAG)


_OF_THE_HAND = {TurnKind.SET_ASIDE: set_aside, TurnKind.LOAD: load}


class Purse(msgspec.Struct, frozen=True):
    """The class of goods that finishes a debt, and how much of it is needed (rules §6)."""

    goods: Cards
    need: int
    legal: Cards
    """Legal goods that go anyway."""
    contraband: bool
    """Whether the class is contraband."""

    def payment(self, taken: Cards) -> Command:
        return PayDebt(self.legal, taken) if self.contraband else PayDebt(taken)


def purse(public: Public, own: Own, seat: int) -> Purse:
    debt = debt_of(public, seat)
    assert debt is not None
    legal = public.stalls[seat]
    if worth(legal) >= debt.amount:
        return Purse(legal, debt.amount, (), False)
    return Purse(own.contraband, debt.amount - worth(legal), legal, True)


def pay(moment: Moment, layout: Layout) -> Iterator[int]:
    """Dearest first, no card too many, and never into a dead end: what is left must still be enough."""
    paying = purse(moment.view.public, moment.view.mine, moment.seat)
    if worth(paying.goods) < paying.need:
        yield DONE
        return
    chosen = moment.selection
    paid = worth(chosen.taken)
    counts = [paying.goods.count(good) for good in layout.kinds]
    for rank in range(chosen.cursor, len(layout.kinds)):
        good = layout.kinds[rank]
        value, left = VALUE[good], counts[rank] - chosen.taken.count(good)
        after = sum(counts[later] * VALUE[layout.kinds[later]] for later in range(rank + 1, len(counts)))
        for action in _takes(layout, rank, left):
            number = layout.actions[action].number
            same = (left - number) * value if number == MOST_TAKEN[good] else 0
            if paid + (number - 1) * value < paying.need <= paid + number * value + after + same:
                yield action


def compose(moment: Moment, layout: Layout) -> Iterator[int]:
    """What may still be put into an offer, and the gold that ends it (rules §5)."""
    public, chosen, seat = moment.view.public, moment.selection, moment.seat
    merchant = seat if chosen.to is None else chosen.to
    side = side_with(public, merchant, None if chosen.to is None else seat)
    bags = bags_of(public, side)
    if chosen.items < MOST_ITEMS:
        yield from _goods(moment, layout, merchant)
        if merchant in bags:
            yield from _promises(public, layout, chosen, merchant)
        yield from _bag_terms(moment, layout, merchant, bags)
    about_bags = any(act is not Act.BAG_LEAVE for _, act in chosen.bags)
    for gold in GOLD:
        if gold <= public.gold[merchant] and (gold or chosen.taken or chosen.promised or about_bags):
            yield action_id(Act.GOLD, number=gold)
    for gold in SHERIFF_GOLD if len(side) == 1 else ():
        if gold <= public.gold[side[0]]:
            yield action_id(Act.SHERIFF_GOLD, number=gold)


def side_with(public: Public, merchant: int, deputy: int | None = None) -> Side:
    """The Sheriff's side of a deal with this merchant, for the Sheriff or deputy who speaks: both deputies, as long as
    the merchant's bag is common, or one who goes on alone (rules §10)."""
    if len(public.sheriffs) == 1:
        return public.sheriffs
    bag = public.bags[merchant] if merchant in public.unsettled else None
    if bag is not None and bag.alone is not None and deputy in (None, bag.alone):
        return (bag.alone,)
    return next(side for side in sheriff_sides(public) if deputy is None or deputy in side)


def _goods(moment: Moment, layout: Layout, merchant: int) -> Iterator[int]:
    """Goods of the merchant's stall; contraband by kind, there or not, unless the edition wants it to be real."""
    public, chosen = moment.view.public, moment.selection
    stall, legal = public.stalls[merchant], len(layout.legal)
    real = moment.seat == merchant and must_be_real(public, True)
    for rank in range(chosen.cursor, legal):
        good = layout.kinds[rank]
        yield from _takes(layout, rank, stall.count(good) - chosen.taken.count(good))
    room = public.contraband[merchant] - sum(card not in IS_LEGAL for card in chosen.taken)
    for rank in range(max(chosen.cursor, legal), len(layout.kinds)):
        good = layout.kinds[rank]
        if good in public.rules.contraband_kinds:
            there = moment.view.mine.contraband.count(good) - chosen.taken.count(good) if real else room
            yield from _takes(layout, rank, min(room, there))


def _promises(public: Public, layout: Layout, chosen: Selection, merchant: int) -> Iterator[int]:
    """Goods out of the merchant's bag, there or not."""
    bag = public.bags[merchant]
    assert bag is not None
    room = min(MOST_PROMISED, bag.count - len(chosen.promised))
    for rank in range(max(0, chosen.cursor - len(layout.kinds)), len(layout.kinds)):
        good = layout.kinds[rank]
        if good in public.rules.kinds:
            yield from (action_id(Act.PROMISE, good=good, number=number) for number in range(1, room + 1))


def _bag_terms(moment: Moment, layout: Layout, merchant: int, bags: tuple[int, ...]) -> Iterator[int]:
    public, chosen = moment.view.public, moment.selection
    for owner in bags:
        distance = moment.distance(owner)
        if 2 * len(layout.kinds) + distance < chosen.cursor:
            continue
        if owner != merchant:
            yield from (action_id(act, distance) for act in DEEDS)
        elif not chosen.promised:
            yield action_id(Act.BAG_OPEN, distance)
            if public.gold[merchant]:
                yield action_id(Act.BAG_LEAVE, distance)


def divide(moment: Moment, layout: Layout) -> Iterator[int]:
    """The loot: answer a proposal; propose what to take oneself, ended by gold; or forgo it (rules §10)."""
    public, own, chosen, seat = moment.view.public, moment.view.mine, moment.selection, moment.seat
    if proposal_to(public, seat) is not None and not chosen.taken:
        yield action_id(Act.AGREE)
        yield action_id(Act.DISAGREE)
    if seat in public.may_propose:
        if not chosen.taken:
            yield DONE
        loot = public.loot.legal + own.loot
        for rank in range(chosen.cursor, len(layout.kinds)):
            good = layout.kinds[rank]
            yield from _takes(layout, rank, loot.count(good) - chosen.taken.count(good))
        yield from (action_id(Act.GOLD, number=gold) for gold in GOLD if gold <= public.loot.gold)


COMPOSING = frozenset((Act.TAKE, Act.PROMISE, Act.GOLD, Act.SHERIFF_GOLD, Act.BAG_LEAVE, *DEEDS))


def select(moment: Moment, layout: Layout, what: Action) -> Answer:
    """One sub-step."""
    chosen, kinds = moment.selection, len(layout.kinds)
    if what.act in (Act.GOLD, Act.SHERIFF_GOLD):
        return _proposed(moment, what) if moment.turn is TurnKind.DIVIDE else _said(moment, what)
    items = chosen.items + (moment.turn in (TurnKind.SPEAK, TurnKind.SETTLE))
    if what.act is Act.TAKE:
        assert what.good is not None
        rank = layout.kinds.index(what.good)
        taken = (*chosen.taken, *(what.good,) * what.number)
        cursor = rank + (what.number < MOST_TAKEN[what.good])
        after = msgspec.structs.replace(chosen, taken=taken, cursor=cursor, items=items)
    elif what.act is Act.PROMISE:
        assert what.good is not None
        rank = layout.kinds.index(what.good)
        promised = (*chosen.promised, *(what.good,) * what.number)
        cursor = kinds + rank + (what.number < MOST_PROMISED)
        after = msgspec.structs.replace(chosen, promised=promised, cursor=cursor, items=items)
    else:
        bags = (*chosen.bags, (moment.at(what.distance), what.act))
        cursor = 2 * kinds + what.distance + 1
        after = msgspec.structs.replace(chosen, bags=bags, cursor=cursor, items=items)
    return _ended(msgspec.structs.replace(moment, selection=after), layout)


def _ended(moment: Moment, layout: Layout) -> Answer:
    """The selection, or the command if there is nothing left to choose."""
    if moment.turn is TurnKind.PAY:
        paying = purse(moment.view.public, moment.view.mine, moment.seat)
        if worth(moment.selection.taken) >= paying.need:
            return Answer(command=paying.payment(moment.selection.taken))
    elif moment.turn in _OF_THE_HAND and list(_OF_THE_HAND[moment.turn](moment, layout)) == [DONE]:
        return Answer(command=chosen_cards(moment))
    return Answer(moment.selection)


def take_from_pile(moment: Moment, layout: Layout, pile: int) -> Answer:
    """One more card from the top of a discard pile (rules §4.1, first edition)."""
    piles = list(moment.selection.piles)
    piles[pile] += 1
    after = msgspec.structs.replace(moment.selection, piles=(piles[0], piles[1]), cursor=len(layout.kinds) + pile)
    return _ended(msgspec.structs.replace(moment, selection=after), layout)


def chosen_cards(moment: Moment) -> Command:
    cards = moment.selection.taken
    if moment.turn is TurnKind.LOAD:
        return LoadBag(cards)
    return SetAside(cards, moment.selection.piles) if any(moment.selection.piles) else SetAside(cards)


def _proposed(moment: Moment, what: Action) -> Answer:
    taken = moment.selection.taken
    legal = tuple(card for card in taken if card in IS_LEGAL)
    return Answer(command=ProposeDivision(what.number, legal, tuple(card for card in taken if card not in IS_LEGAL)))


def _said(moment: Moment, what: Action) -> Answer:
    """Gold ends an offer, and says it."""
    public, chosen, seat = moment.view.public, moment.selection, moment.seat
    merchant = seat if chosen.to is None else chosen.to
    gives = Parcel(
        what.number if what.act is Act.GOLD else 0,
        tuple(card for card in chosen.taken if card in IS_LEGAL),
        tuple(card for card in chosen.taken if card not in IS_LEGAL),
        from_bag=chosen.promised,
    )
    sheriff_gives = Parcel(what.number) if what.act is Act.SHERIFF_GOLD else Parcel()
    said = dict(chosen.bags)
    terms = [BagTerm(owner, DEEDS[act]) for owner, act in chosen.bags if act in DEEDS]
    side = side_with(public, merchant, None if chosen.to is None else seat)
    if merchant in bags_of(public, side) and merchant not in said:
        terms.append(BagTerm(merchant, Deed.PASS))
    by, to = ((seat,), side) if chosen.to is None else (side, (merchant,))
    return Answer(command=MakeOffer(by, to, Terms(gives, sheriff_gives, tuple(terms))), floor=chosen.to)
