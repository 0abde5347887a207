"""Deals: a yes that binds, and what then changes hands. Rules §5."""

from .commands import AcceptOffer, PassBag
from .events import DealStruck, GoodsHanded, OfferAgreed, ProofShown
from .evolve import record
from .favours import too_many_favours
from .goods import VALUE, Cards, common, in_order, split, with_cards, without_cards
from .inspection import pass_bag, why_not_touch
from .inspection import why_not_pass as why_not_pass_without
from .known import Deed, Delivery, Ending, Offer, Own, Parcel, Public
from .offers import busy, must_be_real, standing, why_not_hand_over
from .refusals import Refusal, refuse
from .state import Draft


def why_not_accept(public: Public, own: Own, seat: int, command: AcceptOffer) -> Refusal | None:
    offer = standing(public, command.offer)
    if offer is None:
        return refuse("offer.stale", "5")
    if seat not in parties(offer) or seat in offer.agreed:
        return refuse("offer.not_yours_to_accept", "5")
    return busy(public) or why_not_strike(public, offer) or _why_not_give(public, own, seat, offer, command.chosen)


def parties(offer: Offer) -> tuple[int, ...]:
    """Everybody whose yes it takes."""
    return (offer.merchant, *offer.sheriff)


def why_not_strike(public: Public, offer: Offer) -> Refusal | None:
    """Why nobody can say yes to an offer now, whoever it is."""
    return contradiction(public, offer) or too_many_favours(public, offer.merchant, offer.terms)


def contradiction(public: Public, offer: Offer) -> Refusal | None:
    """An offer that contradicts an obligation cannot be accepted (rules §5)."""
    for obligation in public.obligations:
        deed, bag = obligation.deed, obligation.bag
        if deed is Deed.TAKE_NOTHING:
            if bag == offer.merchant:
                return refuse("obligation.must_take_nothing", "5", bag=bag, merchant=obligation.merchant)
            continue
        wanted = offer.terms.deed_for(bag)
        if wanted in (Deed.PASS, Deed.OPEN) and wanted is not deed:
            return refuse(f"obligation.must_{deed}", "5", bag=bag, merchant=obligation.merchant)
    return None


def to_choose(public: Public, seat: int, offer: Offer) -> int:
    """How many unseen cards a seat has to choose when it says yes."""
    parcel = _parcel_of(offer, seat)
    if must_be_real(public, seat == offer.merchant):
        return parcel.unseen
    return min(parcel.unseen, public.contraband[seat])


def _parcel_of(offer: Offer, seat: int) -> Parcel:
    return offer.terms.merchant_gives if seat == offer.merchant else offer.terms.sheriff_gives


def _why_not_give(public: Public, own: Own, seat: int, offer: Offer, chosen: Cards) -> Refusal | None:
    parcel = _parcel_of(offer, seat)
    return why_not_hand_over(public, own, seat == offer.merchant, parcel, chosen, to_choose(public, seat, offer))


def accept(draft: Draft, seat: int, command: AcceptOffer) -> None:
    """The last yes makes it a deal; a yes before that is noted (both deputies have to say it, rules §10)."""
    offer = standing(draft.public, command.offer)
    assert offer is not None
    chosen = in_order(command.chosen)
    if len(offer.agreed) + 1 < len(parties(offer)):
        record(draft, OfferAgreed(seat, offer.id, chosen))
    else:
        _strike(draft, offer, seat, chosen)


def why_not_pass(public: Public, own: Own, seat: int, command: PassBag) -> Refusal | None:
    """With the owner's standing offer, which accepts it, or without any, which refuses it (rules §5, D11)."""
    offer = command.offer
    if offer is None:
        return why_not_pass_without(public, own, seat, command)
    refusal = why_not_touch(public, seat, command.bag)
    if refusal:
        return refusal
    refusal = why_not_accept(public, own, seat, AcceptOffer(offer, command.chosen))
    if refusal:
        return refusal
    standing = public.offer(offer.by, offer.to)
    if offer.by != (command.bag,) or standing is None or standing.terms.deed_for(command.bag) is not Deed.PASS:
        return refuse("offer.does_not_pass_the_bag", "5", bag=command.bag)
    return None


def pass_(draft: Draft, seat: int, command: PassBag) -> None:
    if command.offer is None:
        pass_bag(draft, command.bag, Ending.REFUSED)
    else:
        accept(draft, seat, AcceptOffer(command.offer, command.chosen))


def _strike(draft: Draft, offer: Offer, last: int, chosen: Cards) -> None:
    """Gold and stall goods move at once; then the merchant's own bag passes, if the deal says so (rules §5).

    A joint deal of the deputies confirms their stances, so every bag it passes, passes then (rules §10).
    """
    picks = {seat: draft.owner(seat).chosen.get(offer.version, ()) for seat in parties(offer)}
    picks[last] = chosen
    record(draft, DealStruck(offer.id, offer.merchant, offer.terms))
    _hand_over(draft, offer, offer.merchant, picks[offer.merchant])
    if len(offer.sheriff) == 1:
        _hand_over(draft, offer, offer.sheriff[0], picks[offer.sheriff[0]])
    joint = len(offer.sheriff) > 1
    for term in offer.terms.bags:
        if term.deed is Deed.PASS and (joint or term.bag == offer.merchant):
            pass_bag(draft, term.bag, Ending.LAPSED)


def _hand_over(draft: Draft, offer: Offer, giver: int, chosen: Cards) -> None:
    """What of a parcel lies on the stall. Missing contraband is proved to be missing by the stall alone: the bag may
    be closed still, and nobody can buy a look into it by a sham promise (rules §5)."""
    parcel = _parcel_of(offer, giver)
    if not (parcel.gold or parcel.legal or parcel.contraband or parcel.unseen):
        return
    stall = draft.owner(giver).contraband
    named = common(stall, parcel.contraband)
    contraband = with_cards(named, _unseen(without_cards(stall, named), chosen, parcel.unseen))
    by_merchant = giver == offer.merchant
    receivers = offer.sheriff if by_merchant else (offer.merchant,)
    receiver = receivers[0] if len(receivers) == 1 else None
    record(
        draft,
        GoodsHanded(giver, receiver, (giver, *receivers), parcel.gold, parcel.legal, contraband),
    )
    short = len(contraband) < len(parcel.contraband) + parcel.unseen
    if by_merchant and short and draft.rules.rule.proofs:
        record(draft, ProofShown(giver, offer.sheriff, contraband=stall))


def _unseen(stall: Cards, chosen: Cards, number: int) -> Cards:
    """The chosen cards as far as they are still there, and the cheapest others in the place of the rest."""
    there = common(stall, chosen)
    rest = sorted(without_cards(stall, there), key=lambda card: (VALUE[card], card))
    return with_cards(there, in_order(rest[: number - len(there)]))


def deliver(draft: Draft, delivery: Delivery) -> None:
    """After the bag has passed, what is there of the promised kinds is handed over, and no more (rules §5).

    Legal goods that another bag's oil has burned since were there, as everybody saw: they make no bluff.
    """
    seat = delivery.merchant
    own = draft.owner(seat)
    was_there, contraband = split(common(without_cards(own.bag, own.burnt), delivery.goods))
    contraband = common(own.contraband, contraband)
    legal = common(draft.public.stalls[seat], was_there)
    receiver = delivery.sheriff[0] if len(delivery.sheriff) == 1 else None
    witnesses = (seat, *delivery.sheriff)
    record(draft, GoodsHanded(seat, receiver, witnesses, 0, legal, contraband, from_bag=True))
    if len(was_there) + len(contraband) < len(delivery.goods) and draft.rules.rule.proofs:
        record(draft, ProofShown(seat, delivery.sheriff, bag=own.bag))
