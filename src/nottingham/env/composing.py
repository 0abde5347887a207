"""From numbered actions to commands: which actions are open to a seat, and what an action comes to.

Everything here is read off a ``Moment``: what the seat that acts knows, and how far it has got with a selection. So a
mask can tell nothing that the seat does not know, and whoever holds a view can play: environments and bots alike.
The layout says what the actions mean; the engine still judges every command that comes out.
"""

from collections.abc import Callable, Iterable, Iterator

from ..game import Good, Say, legal_for
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
from ..game.inspection import why_not_settle
from ..game.known import Offer, OfferId, Own, Public, Verdict
from ..game.offers import must_be_real
from .grid_talk import turned
from .layout import Act, Action, Layout, TurnKind, action_id
from .moments import DONE, NO_SELECTION, Answer, Moment, Selection
from .selecting import COMPOSING, chosen_cards, compose, divide, load, pay, purse, select, set_aside, take_from_pile
from .special import brimstone, burnt, divided, place, placed, plate, plates, stance, stances


def open_actions(moment: Moment, layout: Layout) -> list[int]:
    """The actions that are open now, without repetition."""
    found = list(_OPEN[moment.turn](moment, layout))
    return found + _sayings(moment, layout) if moment.words_left else found


def _sayings(moment: Moment, layout: Layout) -> list[int]:
    """What may be said at the gate before anything else is begun (rules §17)."""
    may = legal_for(moment.view).say
    if may is None or moment.turn not in (TurnKind.SPEAK, TurnKind.SETTLE) or moment.selection != NO_SELECTION:
        return []
    players = moment.view.rules.players
    return [
        layout.first_word + place
        for place, said in enumerate(layout.statements)
        if may.allows(turned(said, moment.seat, players))
    ]


def answer(moment: Moment, layout: Layout, action: int) -> Answer:
    """What an open action comes to."""
    what = layout.actions[action]
    if what.said is not None:
        return Answer(command=Say(turned(what.said, moment.seat, moment.view.rules.players)))
    if what.act in COMPOSING:
        return select(moment, layout, what)
    if what.act is Act.PILE:
        if moment.turn is TurnKind.PLACE:
            return placed(moment, layout, what.number)
        return take_from_pile(moment, layout, what.number)
    if moment.turn is TurnKind.PLATES:
        return plate(moment, layout, _kind(what))
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


def newest(offers: Iterable[Offer]) -> Offer | None:
    """With deputies there may be several: one with both, and one with each who goes on alone."""
    return max(offers, key=lambda offer: offer.version, default=None)


def _own_offer(public: Public, seat: int) -> Offer | None:
    return newest(offer for offer in public.offers if offer.by == (seat,))


def _offer_from(public: Public, sheriff: int, merchant: int) -> Offer | None:
    """What a Sheriff or deputy offers a merchant."""
    return newest(offer for offer in public.offers if offer.to == (merchant,) and sheriff in offer.by)


def _offer_to(public: Public, merchant: int, sheriff: int) -> Offer | None:
    """What a merchant offers a Sheriff or deputy."""
    return newest(offer for offer in public.offers if offer.by == (merchant,) and sheriff in offer.to)


def _to_accept(moment: Moment, merchant: int) -> Offer | None:
    """What a Sheriff or deputy can say yes to: a merchant's offer, or the other deputy's for both."""
    public, own, seat = moment.view.public, moment.view.mine, moment.seat
    found = [offer for offer in public.offers if offer.merchant == merchant and seat in offer.sheriff]
    return newest(offer for offer in found if acceptable(public, own, seat, offer))


def _speak(moment: Moment, layout: Layout) -> Iterator[int]:
    public, own, seat = moment.view.public, moment.view.mine, moment.seat
    if not moment.selection.begun:
        yield DONE
        if _own_offer(public, seat) is not None:
            yield action_id(Act.WITHDRAW)
        for sheriff in public.sheriffs:
            counter = _offer_from(public, sheriff, seat)
            if counter is not None:
                if acceptable(public, own, seat, counter):
                    yield action_id(Act.ACCEPT, moment.distance(sheriff))
                yield action_id(Act.REFUSE, moment.distance(sheriff))
        yield from _claims(moment)
    yield from compose(moment, layout)


def _settle(moment: Moment, layout: Layout) -> Iterator[int]:
    public, seat = moment.view.public, moment.seat
    if moment.selection.begun:
        yield from compose(moment, layout)
        return
    for owner in public.unsettled:
        if public.rules.deputies:
            yield from stances(moment, owner)
            continue
        for verdict, act in ((Verdict.PASS, Act.PASS), (Verdict.OPEN, Act.OPEN)):
            if why_not_settle(public, owner, verdict) is None:
                yield action_id(act, moment.distance(owner))
    for merchant in public.merchants:
        distance = moment.distance(merchant)
        if _to_accept(moment, merchant) is not None:
            yield action_id(Act.ACCEPT, distance)
        if moment.exchanges_left:
            yield action_id(Act.HEAR if _offer_to(public, merchant, seat) is None else Act.REFUSE, distance)
            yield action_id(Act.COUNTER, distance)


def _nothing(moment: Moment, layout: Layout) -> Iterator[int]:
    return iter(())


_OPEN: dict[TurnKind, Callable[[Moment, Layout], Iterator[int]]] = {
    TurnKind.NAME: _name,
    TurnKind.SET_ASIDE: set_aside,
    TurnKind.LOAD: load,
    TurnKind.DECLARE: _declare,
    TurnKind.SPEAK: _speak,
    TurnKind.SETTLE: _settle,
    TurnKind.PAY: pay,
    TurnKind.LAST_CALL: _last_call,
    TurnKind.PLACE: place,
    TurnKind.DIVIDE: divide,
    TurnKind.BRIMSTONE: brimstone,
    TurnKind.PLATES: plates,
    TurnKind.OVER: _nothing,
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
    public, seat = moment.view.public, moment.seat
    counter = _offer_from(public, moment.at(what.distance), seat)
    match what.act:
        case Act.CLAIM:
            return Answer(command=ClaimBlackMarket(_kind(what)))
        case Act.WITHDRAW:
            return Answer(command=WithdrawOffer(_id(_own_offer(public, seat))))
        case Act.ACCEPT:
            return Answer(command=AcceptOffer(_id(counter)))
        case Act.REFUSE:
            return Answer(command=RefuseOffer(_id(counter)))
        case _:
            return Answer()


def _settled(moment: Moment, what: Action) -> Answer:
    public, merchant = moment.view.public, moment.at(what.distance)
    match what.act:
        case Act.PASS | Act.OPEN | Act.CONFIRM if public.rules.deputies:
            return stance(moment, what)
        case Act.PASS:
            return Answer(command=PassBag(merchant))
        case Act.OPEN:
            return Answer(command=OpenBag(merchant))
        case Act.ACCEPT:
            return Answer(command=AcceptOffer(_id(_to_accept(moment, merchant))))
        case Act.REFUSE:
            return Answer(command=RefuseOffer(_id(_offer_to(public, merchant, moment.seat))), floor=merchant)
        case Act.COUNTER:
            return Answer(Selection(to=merchant))
        case _:
            return Answer(floor=merchant)


def _id(offer: Offer | None) -> OfferId:
    assert offer is not None
    return offer.id


_ANSWER: dict[TurnKind, Callable[[Moment, Action], Answer]] = {
    TurnKind.NAME: _named,
    TurnKind.SET_ASIDE: _end_selection,
    TurnKind.LOAD: _end_selection,
    TurnKind.DECLARE: _declared,
    TurnKind.SPEAK: _spoken,
    TurnKind.SETTLE: _settled,
    TurnKind.PAY: _end_payment,
    TurnKind.LAST_CALL: _claimed,
    TurnKind.DIVIDE: divided,
    TurnKind.BRIMSTONE: burnt,
}
