"""Offers: what they may contain, and how they live and end. Rules §5."""

from typing import Final

from .asks import pressing
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
from .known import Deed, Ending, Offer, OfferId, Own, Parcel, Phase, Public, Side, Terms, Verdict
from .refusals import Refusal, refuse
from .state import Draft

MOST_WORDS: Final = 200
"""Characters in a favour."""
MOST_FAVOURS: Final = 2
"""How many favours a merchant can promise in a round, and be promised (D26): words cost nothing, and without a bound
the ledger of a game has none either."""


def sheriff_sides(public: Public) -> tuple[Side, ...]:
    """Who can be the Sheriff's side of a deal now: the Sheriff; both deputies, while a bag is still common;
    a deputy who goes on alone with a bag (rules §5, §10)."""
    if public.phase is not Phase.INSPECTION:
        return ()
    sides: list[Side] = []
    for seat in public.unsettled:
        bag = public.bags[seat]
        side = public.sheriffs if bag is None or bag.alone is None else (bag.alone,)
        if side not in sides:
            sides.append(side)
    return tuple(sorted(sides, key=lambda side: (-len(side), side)))


def bags_of(public: Public, side: Side) -> tuple[int, ...]:
    """The unsettled bags that a deal with this side may speak of."""
    found = []
    for seat in public.unsettled:
        bag = public.bags[seat]
        if bag is not None and (bag.alone is None if side == public.sheriffs else bag.alone == side[0]):
            found.append(seat)
    return tuple(found)


def must_be_real(public: Public, giver_is_merchant: bool) -> bool:
    """Whether stall contraband named in an offer must be there: always on the Sheriff's side (rules §5)."""
    return not giver_is_merchant or not public.rules.rule.stall_bluffs


def why_not_offer(public: Public, own: Own, seat: int, command: MakeOffer) -> Refusal | None:
    sides = sheriff_sides(public)
    if not sides:
        return refuse("offer.closed", "5")
    by, to = command.by, command.to
    if seat not in by:
        return refuse("offer.not_your_side", "5")
    by_merchant = to in sides
    side, other = (to, by) if by_merchant else (by, to)
    if side not in sides or len(other) != 1 or other[0] not in public.merchants:
        return refuse("offer.no_such_pair", "5", sides=sides)
    terms, merchant = command.terms, other[0]
    return (
        _why_not_merchant_parcel(public, merchant, terms)
        or _why_not_sheriff_parcel(public, side, terms.sheriff_gives)
        or too_many_favours(public, merchant, terms)
        or _why_not_bags(public, side, terms)
        or _why_not_chosen(public, own, by_merchant, command)
        or (refuse("offer.empty", "5") if terms == _NOTHING else None)
    )


_NOTHING: Final = Terms()


def _why_not_things(public: Public, giver: int, parcel: Parcel) -> Refusal | None:
    """Nobody can offer more gold, or more goods, than lie before them (rules §5)."""
    if not 0 <= parcel.gold <= public.gold[giver]:
        return refuse("offer.gold", "5", most=public.gold[giver])
    if not holds(public.stalls[giver], parcel.legal):
        return refuse("offer.legal_goods", "5")
    if any(card not in public.rules.contraband_kinds for card in parcel.contraband):
        return refuse("offer.not_contraband", "5")
    if parcel.unseen < 0 or len(parcel.contraband) + parcel.unseen > public.contraband[giver]:
        return refuse("offer.contraband", "5", most=public.contraband[giver])
    return _why_not_favour(parcel)


def _why_not_favour(parcel: Parcel) -> Refusal | None:
    if len(parcel.favour) > MOST_WORDS or not parcel.favour.isprintable():
        return refuse("offer.favour", "5", most=MOST_WORDS)
    return None


def favours_left(public: Public, merchant: int, by_merchant: bool) -> int:
    """How many more favours a merchant can promise this round, or be promised (D26). Those of this round stand last."""
    one, left = (merchant,), MOST_FAVOURS
    for promise in reversed(public.promises):
        if promise.round != public.round:
            break
        left -= (promise.by if by_merchant else promise.to) == one
    return left


def too_many_favours(public: Public, merchant: int, terms: Terms) -> Refusal | None:
    """D26: of an offer, and of a yes to one that was made before the last favour."""
    for by_merchant, parcel in ((True, terms.merchant_gives), (False, terms.sheriff_gives)):
        if parcel.favour and favours_left(public, merchant, by_merchant) < 1:
            return refuse("offer.too_many_favours", "5", merchant=merchant, most=MOST_FAVOURS)
    return None


def _why_not_merchant_parcel(public: Public, merchant: int, terms: Terms) -> Refusal | None:
    parcel = terms.merchant_gives
    if parcel.from_bag:
        bag = public.bags[merchant]
        if bag is None or bag.verdict is not None or terms.deed_for(merchant) is not Deed.PASS:
            return refuse("offer.bag_goods_need_passing", "5")
        if len(parcel.from_bag) > bag.count:
            return refuse("offer.bag_goods", "5", most=bag.count)
        if any(card not in public.rules.kinds for card in parcel.from_bag):
            return refuse("offer.not_in_game", "5")
    return _why_not_things(public, merchant, parcel)


def _why_not_sheriff_parcel(public: Public, side: Side, parcel: Parcel) -> Refusal | None:
    if parcel.from_bag:
        return refuse("offer.sheriff_has_no_bag", "5")
    if len(side) > 1:
        if parcel.gold or parcel.legal or parcel.contraband or parcel.unseen:
            return refuse("offer.no_common_purse", "10")
        return _why_not_favour(parcel)
    return _why_not_things(public, side[0], parcel)


def _why_not_bags(public: Public, side: Side, terms: Terms) -> Refusal | None:
    meant = [term.bag for term in terms.bags]
    open_bags = bags_of(public, side)
    if any(bag not in open_bags for bag in meant):
        return refuse("offer.bag_not_open", "5", bags=open_bags)
    if len(set(meant)) < len(meant):
        return refuse("offer.bag_twice", "5")
    return None


def _why_not_chosen(public: Public, own: Own, by_merchant: bool, command: MakeOffer) -> Refusal | None:
    """The maker's own part: real where it must be, and with the unseen cards chosen."""
    parcel = command.terms.merchant_gives if by_merchant else command.terms.sheriff_gives
    return why_not_hand_over(public, own, by_merchant, parcel, command.chosen, parcel.unseen)


def why_not_hand_over(
    public: Public, own: Own, giver_is_merchant: bool, parcel: Parcel, chosen: Cards, number: int
) -> Refusal | None:
    """Whether the giver can hand over the contraband of a parcel, with these cards for the unseen part."""
    if len(chosen) != number:
        return refuse("offer.choose_cards", "5", count=number)
    named = parcel.contraband if must_be_real(public, giver_is_merchant) else ()
    if not holds(own.contraband, named + chosen):
        return refuse("offer.not_on_stall", "5")
    return None


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
    )


def standing(public: Public, offer_id: OfferId) -> Offer | None:
    """The offer, if this very version still stands."""
    offer = public.offer(offer_id.by, offer_id.to)
    return offer if offer is not None and offer.version == offer_id.version else None


def why_not_withdraw(public: Public, own: Own, seat: int, command: WithdrawOffer) -> Refusal | None:
    offer = standing(public, command.offer)
    if offer is None:
        return refuse("offer.stale", "5")
    return None if seat in offer.by else refuse("offer.not_your_side", "5")


def withdraw(draft: Draft, seat: int, command: WithdrawOffer) -> None:
    record(draft, OfferEnded(command.offer, Ending.WITHDRAWN))


def why_not_refuse(public: Public, own: Own, seat: int, command: RefuseOffer) -> Refusal | None:
    offer = standing(public, command.offer)
    if offer is None:
        return refuse("offer.stale", "5")
    return None if seat in offer.to else refuse("offer.not_your_side", "5")


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


def busy(public: Public) -> Refusal | None:
    """Nothing is settled and no deal is struck while a debt or the like waits for an answer."""
    asks = pressing(public)
    if asks:
        return refuse("ask.pending", "4.4", seats=tuple(ask.seat for ask in asks))
    return None
