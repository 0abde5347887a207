"""Offers: who may make, take back and refuse which, what they may contain, and what a new one replaces. Rules §5."""

from typing import Final

from .awaiting import pressing
from .commands import MakeOffer, RefuseOffer, WithdrawOffer
from .favours import too_many_favours, why_not_favour
from .goods import Cards, holds
from .known import Deed, Offer, OfferId, Own, Parcel, Phase, Public, PublicDraft, Side, Terms
from .refusals import Refusal, refuse


def sheriff_sides(public: Public) -> tuple[Side, ...]:
    """Who can be the Sheriff's side of a deal now: the Sheriff; both deputies, while a bag is still common;
    a deputy who goes on alone with a bag (rules §5, §10)."""
    if public.phase is not Phase.INSPECTION:
        return ()
    if len(public.sheriffs) == 1:
        return (public.sheriffs,) if public.unsettled else ()
    sides: list[Side] = []
    for seat in public.unsettled:
        side = public.side_of(seat)
        if side not in sides:
            sides.append(side)
    if len(sides) > 1:
        sides.sort(key=lambda side: (-len(side), side))
    return tuple(sides)


def bags_of(public: Public, side: Side) -> tuple[int, ...]:
    """The unsettled bags that a deal with this side may speak of."""
    if len(public.sheriffs) == 1:
        return public.unsettled if side == public.sheriffs else ()
    return tuple([seat for seat in public.unsettled if public.side_of(seat) == side])


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
        _why_not_merchant_parcel(public, merchant, side, terms)
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
    return None


def _why_not_merchant_parcel(public: Public, merchant: int, side: Side, terms: Terms) -> Refusal | None:
    parcel = terms.merchant_gives
    if parcel.from_bag:
        bag = public.bags[merchant]
        if bag is None or bag.verdict is not None or terms.deed_for(merchant) is not Deed.PASS:
            return refuse("offer.bag_goods_need_passing", "5")
        if len(parcel.from_bag) > bag.count:
            return refuse("offer.bag_goods", "5", most=bag.count)
        if any(card not in public.rules.kinds for card in parcel.from_bag):
            return refuse("offer.not_in_game", "5")
    return _why_not_things(public, merchant, parcel) or why_not_favour(public, side, parcel)


def _why_not_sheriff_parcel(public: Public, side: Side, parcel: Parcel) -> Refusal | None:
    if parcel.from_bag:
        return refuse("offer.sheriff_has_no_bag", "5")
    if len(side) > 1:
        if parcel.gold or parcel.legal or parcel.contraband or parcel.unseen:
            return refuse("offer.no_common_purse", "10")
        return why_not_favour(public, side, parcel)
    return _why_not_things(public, side[0], parcel) or why_not_favour(public, side, parcel)


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


def merchant_of(public: PublicDraft, by: Side, to: Side) -> int:
    """Of the two sides of an offer, the one that is a merchant's."""
    return to[0] if by[0] in public.sheriffs else by[0]


def replaced(public: PublicDraft, by: Side, to: Side) -> Offer | None:
    """One standing offer for each pair and direction: a new one replaces the old; a counter-offer by the other side
    leaves it standing (rules §5)."""
    return public.offer(by, to)


def standing(public: Public, offer_id: OfferId) -> Offer | None:
    """The offer, if this very version still stands."""
    offer = public.offer(offer_id.by, offer_id.to)
    return offer if offer is not None and offer.version == offer_id.version else None


def why_not_withdraw(public: Public, own: Own, seat: int, command: WithdrawOffer) -> Refusal | None:
    offer = standing(public, command.offer)
    if offer is None:
        return refuse("offer.stale", "5")
    return None if seat in offer.by else refuse("offer.not_your_side", "5")


def why_not_refuse(public: Public, own: Own, seat: int, command: RefuseOffer) -> Refusal | None:
    offer = standing(public, command.offer)
    if offer is None:
        return refuse("offer.stale", "5")
    return None if seat in offer.to else refuse("offer.not_your_side", "5")


def busy(public: Public) -> Refusal | None:
    """Nothing is settled and no deal is struck while a debt or the like waits for an answer."""
    asks = pressing(public)
    if asks:
        return refuse("ask.pending", "4.4", seats=tuple(ask.seat for ask in asks))
    return None
