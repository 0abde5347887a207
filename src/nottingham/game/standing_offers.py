"""How an offer comes to stand, and how it ends: withdrawn, refused, or lapsed. Rules §5."""

from .changes.tools import count
from .commands import MakeOffer, RefuseOffer, WithdrawOffer
from .events import (
    BlackMarketClaimed,
    BrimstoneUsed,
    GoodsHanded,
    OfferEnded,
    OfferMade,
    PenaltyPaid,
)
from .evolve import record
from .goods import Cards, Good, holds, in_order
from .known import Deed, Ending, Offer, Parcel, Public, Side, Terms, Verdict
from .offers import must_be_real, sheriff_sides
from .state import Draft


def make_offer(draft: Draft, seat: int, command: MakeOffer) -> None:
    terms = Terms(
        _tidy(command.terms.merchant_gives),
        _tidy(command.terms.sheriff_gives),
        tuple(sorted(command.terms.bags, key=lambda term: term.bag)),
    )
    record(draft, OfferMade(seat, command.by, command.to, terms, in_order(command.chosen)))


def _tidy(parcel: Parcel) -> Parcel:
    return Parcel(
        parcel.gold,
        in_order(parcel.legal),
        in_order(parcel.contraband),
        parcel.unseen,
        in_order(parcel.from_bag),
        parcel.favour,
        parcel.typed,
    )


def withdraw(draft: Draft, seat: int, command: WithdrawOffer) -> None:
    record(draft, OfferEnded(command.offer, Ending.WITHDRAWN))


def refuse_offer(draft: Draft, seat: int, command: RefuseOffer) -> None:
    record(draft, OfferEnded(command.offer, Ending.REFUSED))


def end_offers_about(draft: Draft, bag: int, verdict: Verdict, owners_offer: Ending) -> None:
    """A bag was settled. Opening refuses every offer to pass it; passing ends the owner's as the caller says;
    whatever else spoke of it lapses (rules §5)."""
    for offer in draft.public.offers:
        deed = offer.terms.deed_for(bag)
        if deed is None:
            continue
        how = Ending.LAPSED
        if deed is Deed.PASS and (verdict is Verdict.OPEN or offer.by == (bag,)):
            how = owners_offer
        record(draft, OfferEnded(offer.id, how))


def lapse_joint_offers_about(draft: Draft, bag: int) -> None:
    """The deputies differ about a bag: joint offers about it lapse (rules §10)."""
    for offer in draft.public.offers:
        if len(offer.sheriff) > 1 and offer.terms.deed_for(bag) is not None:
            record(draft, OfferEnded(offer.id, Ending.LAPSED))


def sweep(draft: Draft) -> None:
    """Offers lapse, for all to see, when gold or legal goods in them are gone, or their side is (rules §5).

    Contraband that must be real lapses as soon as cards of its kind are seen to leave its giver's stall, and also
    when cards leave it unseen: which those were is a secret, and a lapse must not tell.
    """
    public = draft.public
    if not public.offers:
        return
    left: dict[int, Cards] = {}
    for event in draft.events:
        seat, kinds = _left_stall(event, public.rules.contraband_kinds)
        left[seat] = left.get(seat, ()) + kinds
    sides = sheriff_sides(public)
    for offer in public.offers:
        if not _still_good(public, offer, left, sides):
            record(draft, OfferEnded(offer.id, Ending.LAPSED))


def _left_stall(event: object, every_kind: Cards) -> tuple[int, Cards]:
    """Whose contraband left a stall, and of which kinds it may have been, as everybody sees it."""
    if type(event) is GoodsHanded:
        return event.giver, every_kind if count(event.contraband) else ()
    if type(event) is PenaltyPaid:
        return event.debtor, event.contraband
    if type(event) is BlackMarketClaimed:
        return event.seat, (event.good,)
    if type(event) is BrimstoneUsed:
        return event.seat, (Good.BRIMSTONE_OIL,)
    return 0, ()


def _still_good(public: Public, offer: Offer, left: dict[int, Cards], sides: tuple[Side, ...]) -> bool:
    if offer.sheriff not in sides:
        return False
    merchant, terms = offer.merchant, offer.terms
    parcels = [(merchant, terms.merchant_gives)]
    if len(offer.sheriff) == 1:
        parcels.append((offer.sheriff[0], terms.sheriff_gives))
    for giver, parcel in parcels:
        if parcel.gold > public.gold[giver] or not holds(public.stalls[giver], parcel.legal):
            return False
        gone = left.get(giver, ())
        bound = giver in offer.agreed and must_be_real(public, giver == merchant)
        if bound and gone and (parcel.unseen or any(card in gone for card in parcel.contraband)):
            return False
    return True
