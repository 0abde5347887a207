"""From numbered actions to commands: which actions are open to a seat, and what an action comes to.

Everything here is read off a ``Moment``: what the seat that acts knows, and how far it has got with a selection. So a
mask can tell nothing that the seat does not know, and whoever holds a view can play: environments and bots alike.
The layout says what the actions mean; the engine still judges every command that comes out.
"""

from collections.abc import Callable, Iterator

import msgspec

from ..game import Command, Good, View
from ..game.bags import why_not_settle
from ..game.black_market import why_not_claim
from ..game.commands import (
    AcceptOffer,
    ClaimBlackMarket,
    DeclareBag,
    DeclineBlackMarket,
    LoadBag,
    MakeOffer,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    PayDebt,
    RefuseOffer,
    SetAside,
    WithdrawOffer,
)
from ..game.deals import contradiction, to_choose
from ..game.drawing import can_be_drawn
from ..game.goods import BLACK_MARKET, IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, VALUE, Cards, holds, worth
from ..game.known import BagTerm, Deed, Offer, Own, Parcel, Public, Side, Terms, Verdict
from ..game.offers import must_be_real
from ..game.payments import debt_of
from .layout import GOLD, MOST_ITEMS, MOST_PROMISED, MOST_TAKEN, SHERIFF_GOLD, Act, Action, Layout, Turn, action_id

DONE = action_id(Act.DONE)
DEEDS = {Act.BAG_PASS: Deed.PASS, Act.BAG_OPEN: Deed.OPEN, Act.BAG_NOTHING: Deed.TAKE_NOTHING}


class Selection(msgspec.Struct, frozen=True):
    """How far a seat has got with choosing cards or composing an offer."""

    taken: Cards = ()
    promised: Cards = ()
    bags: tuple[tuple[int, Act], ...] = ()
    """What was said about bags, by their owners' seats."""
    to: int | None = None
    """The merchant to whom the Sheriff makes the offer."""
    cursor: int = 0
    items: int = 0

    @property
    def begun(self) -> bool:
        return self.items > 0 or self.to is not None


NOTHING = Selection()


class Moment(msgspec.Struct, frozen=True):
    """Somebody's turn: all that the seat's next action can depend on."""

    view: View
    turn: Turn
    exchanges_left: int = 0
    """How often the Sheriff may still give somebody the floor."""
    selection: Selection = NOTHING

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat


class Answer(msgspec.Struct, frozen=True):
    """What an action comes to: a selection that goes on, or the end of the turn, mostly with a command."""

    selection: Selection | None = None
    command: Command | None = None
    floor: int | None = None
    """The merchant who gets the floor."""


def open_actions(moment: Moment, layout: Layout) -> list[int]:
    """The actions that are open now, without repetition."""
    return list(_OPEN[moment.turn](moment, layout))


def answer(moment: Moment, layout: Layout, action: int) -> Answer:
    """What an open action comes to."""
    what = layout.actions[action]
    if what.act in _COMPOSING:
        return _select(moment, layout, what)
    return _ANSWER[moment.turn](moment, what)


def at(moment: Moment, distance: int) -> int:
    """The seat at a distance from the one that acts."""
    return (moment.seat + distance) % moment.view.rules.players


def distance_to(moment: Moment, seat: int) -> int:
    return (seat - moment.seat) % moment.view.rules.players


# Selections


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


def _set_aside(moment: Moment, layout: Layout) -> Iterator[int]:
    """Rules §4.1; not the whole hand where nothing can be drawn (D4)."""
    own, public = moment.view.mine, moment.view.public
    yield DONE
    most = len(own.hand) if can_be_drawn(public) else len(own.hand) - 1
    yield from _from_hand(moment, layout, min(MOST_SET_ASIDE, most))


def _load(moment: Moment, layout: Layout) -> Iterator[int]:
    """Rules §4.2."""
    if moment.selection.taken:
        yield DONE
    yield from _from_hand(moment, layout, MOST_IN_BAG)


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


def _pay(moment: Moment, layout: Layout) -> Iterator[int]:
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


def _compose(moment: Moment, layout: Layout) -> Iterator[int]:
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
        distance = distance_to(moment, owner)
        if 2 * len(layout.kinds) + distance < chosen.cursor:
            continue
        if owner != merchant:
            yield from (action_id(act, distance) for act in DEEDS)
        elif not chosen.promised:
            yield action_id(Act.BAG_OPEN, distance)
            if public.gold[merchant]:
                yield action_id(Act.BAG_LEAVE, distance)


_COMPOSING = frozenset((Act.TAKE, Act.PROMISE, Act.GOLD, Act.SHERIFF_GOLD, Act.BAG_LEAVE, *DEEDS))


def _select(moment: Moment, layout: Layout, what: Action) -> Answer:
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
        bags = (*chosen.bags, (at(moment, what.distance), what.act))
        cursor = 2 * kinds + what.distance + 1
        after = msgspec.structs.replace(chosen, bags=bags, cursor=cursor, items=items)
    return _ended(msgspec.structs.replace(moment, selection=after), layout)


def _ended(moment: Moment, layout: Layout) -> Answer:
    """The selection, or the command if there is nothing left to choose."""
    if moment.turn is Turn.PAY:
        paying = purse(moment.view.public, moment.view.mine, moment.seat)
        if worth(moment.selection.taken) >= paying.need:
            return Answer(command=paying.payment(moment.selection.taken))
    elif moment.turn in (Turn.SET_ASIDE, Turn.LOAD) and open_actions(moment, layout) == [DONE]:
        return Answer(command=_chosen(moment))
    return Answer(moment.selection)


def _chosen(moment: Moment) -> Command:
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


# Turns that take one action


def _name(moment: Moment, layout: Layout) -> Iterator[int]:
    return (action_id(Act.NAME, distance_to(moment, seat)) for seat in moment.view.public.merchants)


def _declare(moment: Moment, layout: Layout) -> Iterator[int]:
    """Rules §4.3, D5."""
    return (action_id(Act.DECLARE, good=good) for good in moment.view.rules.legal_kinds)


def _claims(moment: Moment) -> Iterator[int]:
    public, own = moment.view.public, moment.view.mine
    if public.stacks:
        for good in BLACK_MARKET:
            if why_not_claim(public, own, moment.seat, ClaimBlackMarket(good)) is None:
                yield action_id(Act.CLAIM, good=good)


def _last_call(moment: Moment, layout: Layout) -> Iterator[int]:
    yield DONE
    yield from _claims(moment)


def acceptable(public: Public, own: Own, seat: int, offer: Offer) -> bool:
    """Whether a seat can say yes without choosing cards: offers off the grid may ask for that."""
    if seat in offer.agreed or contradiction(public, offer) or to_choose(public, seat, offer):
        return False
    merchant = seat == offer.merchant
    parcel = offer.terms.merchant_gives if merchant else offer.terms.sheriff_gives
    return not must_be_real(public, merchant) or holds(own.contraband, parcel.contraband)


def _speak(moment: Moment, layout: Layout) -> Iterator[int]:
    public, own, seat = moment.view.public, moment.view.mine, moment.seat
    if not moment.selection.begun:
        yield DONE
        if public.offer((seat,), public.sheriffs) is not None:
            yield action_id(Act.WITHDRAW)
        counter = public.offer(public.sheriffs, (seat,))
        if counter is not None:
            distance = distance_to(moment, public.sheriffs[0])
            if acceptable(public, own, seat, counter):
                yield action_id(Act.ACCEPT, distance)
            yield action_id(Act.REFUSE, distance)
        yield from _claims(moment)
    yield from _compose(moment, layout)


def _settle(moment: Moment, layout: Layout) -> Iterator[int]:
    public, own, seat = moment.view.public, moment.view.mine, moment.seat
    if moment.selection.begun:
        yield from _compose(moment, layout)
        return
    for owner in public.unsettled:
        for verdict, act in ((Verdict.PASS, Act.PASS), (Verdict.OPEN, Act.OPEN)):
            if why_not_settle(public, owner, verdict) is None:
                yield action_id(act, distance_to(moment, owner))
    for merchant in public.merchants:
        distance = distance_to(moment, merchant)
        offer = public.offer((merchant,), public.sheriffs)
        if offer is not None and acceptable(public, own, seat, offer):
            yield action_id(Act.ACCEPT, distance)
        if moment.exchanges_left:
            yield action_id(Act.HEAR if offer is None else Act.REFUSE, distance)
            yield action_id(Act.COUNTER, distance)


def _nothing(moment: Moment, layout: Layout) -> Iterator[int]:
    return iter(())


_OPEN: dict[Turn, Callable[[Moment, Layout], Iterator[int]]] = {
    Turn.NAME: _name,
    Turn.SET_ASIDE: _set_aside,
    Turn.LOAD: _load,
    Turn.DECLARE: _declare,
    Turn.SPEAK: _speak,
    Turn.SETTLE: _settle,
    Turn.PAY: _pay,
    Turn.LAST_CALL: _last_call,
    Turn.OVER: _nothing,
}


def _end_selection(moment: Moment, what: Action) -> Answer:
    return Answer(command=_chosen(moment))


def _end_payment(moment: Moment, what: Action) -> Answer:
    """All that is there, and it is not enough."""
    paying = purse(moment.view.public, moment.view.mine, moment.seat)
    return Answer(command=paying.payment(paying.goods))


def _named(moment: Moment, what: Action) -> Answer:
    return Answer(command=NameFirstMerchant(at(moment, what.distance)))


def _declared(moment: Moment, what: Action) -> Answer:
    return Answer(command=DeclareBag(_kind(what), len(moment.view.mine.bag)))


def _claimed(moment: Moment, what: Action) -> Answer:
    return Answer(command=DeclineBlackMarket() if what.act is Act.DONE else ClaimBlackMarket(_kind(what)))


def _kind(what: Action) -> Good:
    assert what.good is not None
    return what.good


def _spoken(moment: Moment, what: Action) -> Answer:
    public, me = moment.view.public, (moment.seat,)
    match what.act:
        case Act.CLAIM:
            return Answer(command=ClaimBlackMarket(_kind(what)))
        case Act.WITHDRAW:
            return Answer(command=WithdrawOffer(_standing(public, me, public.sheriffs).id))
        case Act.ACCEPT:
            return Answer(command=AcceptOffer(_standing(public, public.sheriffs, me).id))
        case Act.REFUSE:
            return Answer(command=RefuseOffer(_standing(public, public.sheriffs, me).id))
        case _:
            return Answer()


def _settled(moment: Moment, what: Action) -> Answer:
    public, merchant = moment.view.public, at(moment, what.distance)
    match what.act:
        case Act.PASS:
            return Answer(command=PassBag(merchant))
        case Act.OPEN:
            return Answer(command=OpenBag(merchant))
        case Act.ACCEPT:
            return Answer(command=AcceptOffer(_standing(public, (merchant,), public.sheriffs).id))
        case Act.REFUSE:
            return Answer(command=RefuseOffer(_standing(public, (merchant,), public.sheriffs).id), floor=merchant)
        case Act.COUNTER:
            return Answer(Selection(to=merchant))
        case _:
            return Answer(floor=merchant)


def _standing(public: Public, by: Side, to: Side) -> Offer:
    offer = public.offer(by, to)
    assert offer is not None
    return offer


_ANSWER: dict[Turn, Callable[[Moment, Action], Answer]] = {
    Turn.NAME: _named,
    Turn.SET_ASIDE: _end_selection,
    Turn.LOAD: _end_selection,
    Turn.DECLARE: _declared,
    Turn.SPEAK: _spoken,
    Turn.SETTLE: _settled,
    Turn.PAY: _end_payment,
    Turn.LAST_CALL: _claimed,
}
