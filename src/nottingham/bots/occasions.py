"""What an event is for somebody at the table: an occasion to say something, and what can be named in it.

Everything here is a function of what a spectator is told, so that nothing said can give a secret away. Design §7.2.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from ..game import Event
from ..game import events as e
from ..game.goods import BLACK_MARKET_SET, Good
from ..game.known import Deed, Ending, Hidden, Offer, OfferId, Parcel, Public, Terms, Verdict


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, whose name is filled in when a line is rendered."""

    seat: int


DEAR: Final = 2
"""Gold a card: more than that is a lot to ask."""

Args = dict[str, int | str | Person]
"""Numbers, goods by key, and persons."""


class Occasion(StrEnum):
    """What there is to say something about. The speaker is the one who does it, or to whom it is done."""

    DECLARE = "declare"
    OFFER = "offer"
    OFFER_GOODS = "offer-goods"
    RAISE = "raise"
    BUY = "buy"
    """Offers something for the opening of another bag."""
    WITHDRAW = "withdraw"
    DEMAND = "demand"
    THREATEN = "threaten"
    SELL = "sell"
    """The Sheriff offers to open another bag."""
    ACCEPT = "accept"
    COUNTER = "counter"
    """A merchant offers less than was asked."""
    REFUSE = "refuse"
    REFUSE_DEAR = "refuse-dear"
    REFUSE_CLEAN = "refuse-clean"
    REFUSE_STAND = "refuse-stand"
    REFUSE_LITTLE = "refuse-little"
    REFUSE_PROOF = "refuse-proof"
    """No to a demand because it is high, because one need not pay, or because one has offered something else; and to an
    offer because it is low, or made of what nobody can see."""
    REFUSED = "refused"
    SOLD = "sold"
    """Somebody else's deal has its own bag opened."""
    PASS_FREE = "pass-free"
    PASS_BRIBE = "pass-bribe"
    PASSED_FREE = "passed-free"
    PASSED_BRIBE = "passed-bribe"
    OPEN_TRUE = "open-true"
    OPEN_FALSE = "open-false"
    OPENED_TRUE = "opened-true"
    OPENED_FALSE = "opened-false"
    FINE = "fine"
    FINE_GOODS = "fine-goods"
    BROKE = "broke"
    PAID = "paid"
    PROMISE_KEPT = "promise-kept"
    PROMISE_BROKEN = "promise-broken"
    PROMISE_SHORT = "promise-short"
    """Has to show that promised goods are not there."""
    BLACK_MARKET = "black-market"
    SHERIFF = "sheriff"
    WIN = "win"
    LOSE = "lose"


Remark = tuple[Occasion, Args]


# Rounds and declarations


def _round_began(seat: int, told: e.RoundBegan, public: Public) -> Remark | None:
    return (Occasion.SHERIFF, {}) if seat in told.sheriffs else None


def _declared(seat: int, told: e.BagDeclared, public: Public) -> Remark | None:
    return (Occasion.DECLARE, _goods(told.good, told.count)) if seat == told.seat else None


def _goods(good: Good, number: int) -> Args:
    return {"good": good.value, "count": number}


# Deals


def _offered(seat: int, told: e.OfferMade, public: Public) -> Remark | None:
    if seat != told.seat:
        return None
    if told.by[0] in public.sheriffs:
        return _demanded(told.terms, told.to[0])
    gives, passes = told.terms.merchant_gives, told.terms.deed_for(seat) is Deed.PASS
    if gives == Parcel():
        return None
    before = public.offer(told.by, told.to)
    if before is not None and gives.gold <= before.terms.merchant_gives.gold:
        return None
    asked = public.offer(told.to, told.by)
    if passes and gives.gold and asked is not None and gives.gold < asked.terms.merchant_gives.gold:
        return Occasion.COUNTER, {"gold": gives.gold}
    if passes and gives.gold:
        return Occasion.OFFER if before is None else Occasion.RAISE, {
            "gold": gives.gold,
            "office": _office(told.to, public),
        }
    if passes:
        return Occasion.OFFER_GOODS, {"office": _office(told.to, public)}
    return (Occasion.BUY, {"gold": gives.gold}) if gives.gold and _opens_another(told.terms, seat) else None


def _demanded(terms: Terms, merchant: int) -> Remark | None:
    """An offer of the Sheriff's: something is to be paid for the merchant's own bag, or for a look at another."""
    person, wants = Person(merchant), terms.merchant_gives
    if wants == Parcel():
        return None
    if terms.deed_for(merchant) is Deed.PASS:
        return (
            (Occasion.DEMAND, {"gold": wants.gold, "name": person})
            if wants.gold
            else (Occasion.THREATEN, {"name": person})
        )
    return (Occasion.SELL, {"name": person}) if _opens_another(terms, merchant) else None


def _opens_another(terms: Terms, merchant: int) -> bool:
    return any(term.deed is Deed.OPEN and term.bag != merchant for term in terms.bags)


def _office(side: Sequence[int], public: Public) -> str:
    """How those at the gate are addressed."""
    if not public.rules.deputies:
        return "sheriff"
    return "deputies" if len(side) > 1 else "deputy"


def _standing(public: Public, offer: OfferId) -> Offer | None:
    return public.offer(offer.by, offer.to)


def _agreed(seat: int, told: e.OfferAgreed, public: Public) -> Remark | None:
    return (Occasion.ACCEPT, {}) if seat == told.seat else None


def _struck(seat: int, told: e.DealStruck, public: Public) -> Remark | None:
    """The last who said yes speaks; and whoever's bag is to be opened for it."""
    if seat != told.merchant and told.terms.deed_for(seat) is Deed.OPEN:
        return Occasion.SOLD, {"name": Person(told.merchant)}
    offer = _standing(public, told.offer)
    if offer is None or seat not in (offer.merchant, *offer.sheriff) or seat in offer.agreed:
        return None
    passes = told.terms.deed_for(told.merchant) is Deed.PASS
    if seat in public.sheriffs and passes and told.terms.merchant_gives != Parcel():
        return Occasion.PASS_BRIBE, {"name": Person(told.merchant)}
    return Occasion.ACCEPT, {}


def _ended(seat: int, told: e.OfferEnded, public: Public) -> Remark | None:
    """An offer that ends because its bag was settled has been answered by that."""
    offer = _standing(public, told.offer)
    if offer is None or any(term.bag not in public.unsettled for term in offer.terms.bags):
        return None
    if told.how is Ending.WITHDRAWN and seat == offer.agreed[0]:
        return Occasion.WITHDRAW, {}
    if told.how is Ending.REFUSED and seat in offer.to:
        return _reason(offer, public)
    return (Occasion.REFUSED, {}) if told.how is Ending.REFUSED and seat == offer.agreed[0] else None


def _reason(offer: Offer, public: Public) -> Remark:
    """Why an offer is refused, as far as everybody can see a reason: the price, or what it is paid with."""
    gives, bag = offer.terms.merchant_gives, public.bags[offer.merchant]
    if offer.terms.deed_for(offer.merchant) is not Deed.PASS or bag is None or offer.terms.sheriff_gives != Parcel():
        return Occasion.REFUSE, {}
    if offer.made_by_merchant:
        unseen = gives.contraband or gives.unseen or gives.from_bag
        return (Occasion.REFUSE_PROOF if unseen else Occasion.REFUSE_LITTLE), {}
    own = public.offer((offer.merchant,), offer.sheriff)
    if own is not None and own.terms.deed_for(offer.merchant) is Deed.PASS and own.terms.merchant_gives.gold:
        return Occasion.REFUSE_STAND, {"gold": own.terms.merchant_gives.gold}
    if gives.gold > DEAR * bag.count:
        return Occasion.REFUSE_DEAR, {"gold": gives.gold}
    return Occasion.REFUSE_CLEAN, {}


def _handed(seat: int, told: e.GoodsHanded, public: Public) -> Remark | None:
    """Promised goods came out of a bag, all of them. How many is public, which is not (D17)."""
    due = public.delivery
    if not told.from_bag or due is None or seat not in due.sheriff:
        return None
    kept = len(told.legal) + _number(told.contraband) == len(due.goods)
    return (Occasion.PROMISE_KEPT, {"name": Person(told.giver)}) if kept else None


def _number(cards: Hidden) -> int:
    return getattr(cards, "count", 0)


def _proved(seat: int, told: e.ProofShown, public: Public) -> Remark | None:
    if seat == told.seat:
        return Occasion.PROMISE_SHORT, {}
    return (Occasion.PROMISE_BROKEN, {"name": Person(told.seat)}) if seat in told.to else None


# At the gate


def _stance(seat: int, told: e.StanceTaken, public: Public) -> Remark | None:
    opens = told.verdict is Verdict.OPEN and seat == told.deputy
    return (Occasion.THREATEN, {"name": Person(told.bag)}) if opens else None


def _passed(seat: int, told: e.BagPassed, public: Public) -> Remark | None:
    """A bag that a deal passes was spoken of when the deal was struck."""
    bribed = any(duty.bag == told.seat and duty.deed is Deed.PASS for duty in public.obligations)
    if seat == told.seat:
        return Occasion.PASSED_BRIBE if bribed else Occasion.PASSED_FREE, {}
    settles = seat in public.side_of(told.seat)
    return (Occasion.PASS_FREE, {"name": Person(told.seat)}) if settles and not (bribed or public.time_up) else None


def _opened(seat: int, told: e.BagOpened, public: Public) -> Remark | None:
    if seat in told.by:
        return Occasion.OPEN_TRUE if told.true else Occasion.OPEN_FALSE, {"name": Person(told.seat)}
    bag = public.bags[told.seat]
    if seat != told.seat or bag is None or bag.declared is None:
        return None
    return (Occasion.OPENED_TRUE, _goods(bag.declared, bag.count)) if told.true else (Occasion.OPENED_FALSE, {})


def _owed(seat: int, told: e.PenaltyOwed, public: Public) -> Remark | None:
    return (Occasion.BROKE, {}) if seat == told.debtor else None


def _fined(seat: int, told: e.PenaltyPaid, public: Public) -> Remark | None:
    if seat == told.debtor and not told.gold:
        return (Occasion.FINE_GOODS, {}) if told.legal or told.contraband else None
    if seat in (told.debtor, told.creditor) and told.gold:
        return Occasion.FINE if seat == told.debtor else Occasion.PAID, {"gold": told.gold}
    return None


def _claimed(seat: int, told: e.BlackMarketClaimed, public: Public) -> Remark | None:
    return (Occasion.BLACK_MARKET, _goods(told.good, BLACK_MARKET_SET)) if seat == told.seat else None


def _scored(seat: int, told: e.GameScored, public: Public) -> Remark | None:
    if seat in told.sheet.winners:
        return Occasion.WIN, {"score": told.sheet.seats[seat].total}
    return Occasion.LOSE, {"name": Person(told.sheet.winners[0])}


_REMARKS: Final[dict[type[Event], Callable[[int, Any, Public], Remark | None]]] = {
    e.RoundBegan: _round_began,
    e.BagDeclared: _declared,
    e.OfferMade: _offered,
    e.OfferAgreed: _agreed,
    e.DealStruck: _struck,
    e.OfferEnded: _ended,
    e.GoodsHanded: _handed,
    e.ProofShown: _proved,
    e.StanceTaken: _stance,
    e.BagPassed: _passed,
    e.BagOpened: _opened,
    e.PenaltyOwed: _owed,
    e.PenaltyPaid: _fined,
    e.BlackMarketClaimed: _claimed,
    e.GameScored: _scored,
}


def remark_on(seat: int, told: Event, public: Public) -> Remark | None:
    """The occasion that an event is for a seat, and what can be named in speaking of it."""
    found = _REMARKS.get(type(told))
    return found(seat, told, public) if found is not None else None
