"""Choosing cards and composing offers, in sub-steps. Rules §4.1, §4.2, §5, §6."""

from collections.abc import Iterator

import msgspec

from ..game import Command
from ..game.commands import LoadBag, MakeOffer, PayDebt, SetAside
from ..game.drawing import can_be_drawn
from ..game.goods import IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, VALUE, Cards, worth
from ..game.known import BagTerm, Deed, Own, Parcel, Public, Side, Terms
from ..game.payments import debt_of
from .layout import GOLD, MOST_ITEMS, MOST_PROMISED, MOST_TAKEN, SHERIFF_GOLD, Act, Action, Layout, Turn, action_id
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
    own, public = moment.view.mine, moment.view.public
    yield DONE
    most = len(own.hand) if can_be_drawn(public) else len(own.hand) - 1
    yield from _from_hand(moment, layout, min(MOST_SET_ASIDE, most))


def load(moment: Moment, layout: Layout) -> Iterator[int]:
    """Rules §4.2."""
    if moment.selection.taken:
        yield DONE
    yield from _from_hand(moment, layout, MOST_IN_BAG)


_OF_THE_HAND = {Turn.SET_ASIDE: set_aside, Turn.LOAD: load}


class Purse(msgspec.Struct, frozen=True):
    """The class of goods that finishes a debt, and how much of it is needed (rules §6)."""

    goods: Cards
    need: int
    legal: Cards
    """Legal goods that go anyhow."""
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
    sheriff = public.sheriffs[0]
    if chosen.items < MOST_ITEMS:
        yield from _goods(public, layout, chosen, merchant)
        if merchant in public.unsettled:
            yield from _promises(public, layout, chosen, merchant)
        yield from _bag_terms(moment, layout, merchant)
    about_bags = any(act is not Act.BAG_LEAVE for _, act in chosen.bags)
    for gold in GOLD:
        if gold <= public.gold[merchant] and (gold or chosen.taken or chosen.promised or about_bags):
            yield action_id(Act.GOLD, number=gold)
    for gold in SHERIFF_GOLD:
        if gold <= public.gold[sheriff]:
            yield action_id(Act.SHERIFF_GOLD, number=gold)


def _goods(public: Public, layout: Layout, chosen: Selection, merchant: int) -> Iterator[int]:
    """Goods of the merchant's stall; contraband by kind, there or not."""
    stall, legal = public.stalls[merchant], len(layout.legal)
    for rank in range(chosen.cursor, legal):
        good = layout.kinds[rank]
        yield from _takes(layout, rank, stall.count(good) - chosen.taken.count(good))
    room = public.contraband[merchant] - sum(card not in IS_LEGAL for card in chosen.taken)
    for rank in range(max(chosen.cursor, legal), len(layout.kinds)):
        if layout.kinds[rank] in public.rules.contraband_kinds:
            yield from _takes(layout, rank, room)


def _promises(public: Public, layout: Layout, chosen: Selection, merchant: int) -> Iterator[int]:
    """Goods out of the merchant's bag, there or not."""
    bag = public.bags[merchant]
    assert bag is not None
    room = min(MOST_PROMISED, bag.count - len(chosen.promised))
    for rank in range(max(0, chosen.cursor - len(layout.kinds)), len(layout.kinds)):
        good = layout.kinds[rank]
        if good in public.rules.kinds:
            yield from (action_id(Act.PROMISE, good=good, number=number) for number in range(1, room + 1))


def _bag_terms(moment: Moment, layout: Layout, merchant: int) -> Iterator[int]:
    public, chosen = moment.view.public, moment.selection
    for owner in public.unsettled:
        distance = moment.distance(owner)
        if 2 * len(layout.kinds) + distance < chosen.cursor:
            continue
        if owner != merchant:
            yield from (action_id(act, distance) for act in DEEDS)
        elif not chosen.promised:
            yield action_id(Act.BAG_OPEN, distance)
            if public.gold[merchant]:
                yield action_id(Act.BAG_LEAVE, distance)


COMPOSING = frozenset((Act.TAKE, Act.PROMISE, Act.GOLD, Act.SHERIFF_GOLD, Act.BAG_LEAVE, *DEEDS))


def select(moment: Moment, layout: Layout, what: Action) -> Answer:
    """One sub-step."""
    chosen, kinds = moment.selection, len(layout.kinds)
    if what.act in (Act.GOLD, Act.SHERIFF_GOLD):
        return _said(moment, what)
    items = chosen.items + (moment.turn in (Turn.SPEAK, Turn.SETTLE))
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
    if moment.turn is Turn.PAY:
        paying = purse(moment.view.public, moment.view.mine, moment.seat)
        if worth(moment.selection.taken) >= paying.need:
            return Answer(command=paying.payment(moment.selection.taken))
    elif moment.turn in _OF_THE_HAND and list(_OF_THE_HAND[moment.turn](moment, layout)) == [DONE]:
        return Answer(command=chosen_cards(moment))
    return Answer(moment.selection)


def chosen_cards(moment: Moment) -> Command:
    cards = moment.selection.taken
    return SetAside(cards) if moment.turn is Turn.SET_ASIDE else LoadBag(cards)


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
    if merchant in public.unsettled and merchant not in said:
        terms.append(BagTerm(merchant, Deed.PASS))
    by: Side = (seat,)
    to: Side = public.sheriffs if chosen.to is None else (merchant,)
    return Answer(command=MakeOffer(by, to, Terms(gives, sheriff_gives, tuple(terms))), floor=chosen.to)
