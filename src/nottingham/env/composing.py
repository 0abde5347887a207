"""From numbered actions to commands: which actions are open to a seat, and what an action comes to.

Everything here is read off a ``Moment``: what the seat that acts knows, and how far it has got with a selection. So a
mask can tell nothing that the seat does not know, and whoever holds a view can play: environments and bots alike.
The layout says what the actions mean; the engine still judges every command that comes out.
"""

from collections.abc import Callable, Iterator

from ..game import Good
from ..game.bags import why_not_settle
from ..game.black_market import why_not_claim
from ..game.commands import (
    AcceptOffer,
    ClaimBlackMarket,
    DeclareBag,
    DeclineBlackMarket,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    RefuseOffer,
    WithdrawOffer,
)
from ..game.deals import contradiction, to_choose
from ..game.goods import BLACK_MARKET, holds
from ..game.known import Offer, Own, Public, Side, Verdict
from ..game.offers import must_be_real
from .layout import Act, Action, Layout, Turn, action_id
from .moments import DONE, Answer, Moment, Selection
from .selecting import COMPOSING, chosen_cards, compose, load, pay, purse, select, set_aside


def open_actions(moment: Moment, layout: Layout) -> list[int]:
    """The actions that are open now, without repetition."""
    return list(_OPEN[moment.turn](moment, layout))


def answer(moment: Moment, layout: Layout, action: int) -> Answer:
    """What an open action comes to."""
    what = layout.actions[action]
    if what.act in COMPOSING:
        return select(moment, layout, what)
    return _ANSWER[moment.turn](moment, what)


# Turns that take one action


def _name(moment: Moment, layout: Layout) -> Iterator[int]:
    return (action_id(Act.NAME, moment.distance(seat)) for seat in moment.view.public.merchants)


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
            distance = moment.distance(public.sheriffs[0])
            if acceptable(public, own, seat, counter):
                yield action_id(Act.ACCEPT, distance)
            yield action_id(Act.REFUSE, distance)
        yield from _claims(moment)
    yield from compose(moment, layout)


def _settle(moment: Moment, layout: Layout) -> Iterator[int]:
    public, own, seat = moment.view.public, moment.view.mine, moment.seat
    if moment.selection.begun:
        yield from compose(moment, layout)
        return
    for owner in public.unsettled:
        for verdict, act in ((Verdict.PASS, Act.PASS), (Verdict.OPEN, Act.OPEN)):
            if why_not_settle(public, owner, verdict) is None:
                yield action_id(act, moment.distance(owner))
    for merchant in public.merchants:
        distance = moment.distance(merchant)
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
    Turn.SET_ASIDE: set_aside,
    Turn.LOAD: load,
    Turn.DECLARE: _declare,
    Turn.SPEAK: _speak,
    Turn.SETTLE: _settle,
    Turn.PAY: pay,
    Turn.LAST_CALL: _last_call,
    Turn.OVER: _nothing,
}


def _end_selection(moment: Moment, what: Action) -> Answer:
    return Answer(command=chosen_cards(moment))


def _end_payment(moment: Moment, what: Action) -> Answer:
    """All that is there, and it is not enough."""
    paying = purse(moment.view.public, moment.view.mine, moment.seat)
    return Answer(command=paying.payment(paying.goods))


def _named(moment: Moment, what: Action) -> Answer:
    return Answer(command=NameFirstMerchant(moment.at(what.distance)))


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
    public, merchant = moment.view.public, moment.at(what.distance)
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
