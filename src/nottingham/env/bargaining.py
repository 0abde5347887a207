"""What a mind makes of offers that its policy was not trained on: words, anything that the Sheriff gives, and whatever
he is to do about somebody else's bag.

Goods that nobody has seen count as gold, as far as their giver is good for them (``bots.ledger``) and there can be so
many of them; so counted, an offer for gold is left to the policy. Where the Sheriff is to give something, unseen cards
change hands, or another bag is spoken of, the table after a yes is imagined from the seat's own view: gold and goods
move, a bag passes, and a Sheriff who is bound to open another one thinks of what is in it. Such an offer is taken if
the mind expects more after a yes, and what is given is not plainly more than what comes back.
"""

from collections.abc import Iterable
from math import floor
from typing import TYPE_CHECKING, Final

import msgspec

from ..bots.clever.belief import unseen_of
from ..bots.clever.parcels import FAVOUR_WORTH, GOLD_LATER, comes_again
from ..bots.ledger import Ledger, favour_in
from ..game import AcceptOffer, Command, View
from ..game.choices import Choices, MayAccept
from ..game.goods import IS_LEGAL, PENALTY, VALUE, Cards
from ..game.known import Bag, BagTerm, Deed, FavourKind, Offer, Own, Parcel, Public, Terms, Verdict, put
from .observing import Scene

if TYPE_CHECKING:
    from .mind import BagBelief, TrainedMind

UNSEEN_CARD: Final = 6
"""A contraband card of its giver's choice: the cheapest."""
DEARER: Final = 1.5
"""Its own legal goods are worth more than their print: there are crowns."""
NOTHING_TAKEN: Final = 2.0
"""Points that it costs a Sheriff to take nothing for a bag, whatever its owner might have offered."""


def off_the_grid(offer: Offer) -> bool:
    """Whether the policy has seen nothing of the kind in its training: unseen cards, gifts of the Sheriff, and anything
    but having the merchant's own bag passed."""
    back = offer.terms.sheriff_gives
    unseen = offer.terms.merchant_gives.unseen or back.gold or back.unseen or back.legal or back.contraband
    return bool(unseen) or offer.terms.bags != (BagTerm(offer.merchant, Deed.PASS),)


def hidden(view: View, offers: Iterable[Offer]) -> View:
    """The same table without these offers."""
    gone = {offer.id for offer in offers}
    left = tuple(offer for offer in view.public.offers if offer.id not in gone)
    return msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, offers=left))


class Credit:
    """How far words are as good as gold: by who gives them, what can be there, and what is thought to be in a bag."""

    def __init__(self, mind: "TrainedMind", ledger: Ledger, view: View, scene: Scene) -> None:
        self.mind, self.ledger, self.view, self.scene = mind, ledger, view, scene

    def shown(self) -> View:
        """The view as the policy is shown it: others' words in gold, and nothing that is off the grid."""
        public = self.view.public
        offers = tuple(self.counted(offer) for offer in public.offers if not off_the_grid(offer))
        if offers == public.offers:
            return self.view
        return msgspec.structs.replace(self.view, public=msgspec.structs.replace(public, offers=offers))

    def counted(self, offer: Offer) -> Offer:
        """The same offer, with gold in the place of the other side's words."""
        gives, back, merchant = offer.terms.merchant_gives, offer.terms.sheriff_gives, offer.merchant
        if merchant != self.view.seat:
            gives = self._in_gold(gives, merchant)
        else:
            back = self._in_gold(back, offer.sheriff[0])
        terms = msgspec.structs.replace(offer.terms, merchant_gives=gives, sheriff_gives=back)
        return offer if terms == offer.terms else msgspec.structs.replace(offer, terms=terms)

    def _in_gold(self, parcel: Parcel, giver: int) -> Parcel:
        if not (parcel.contraband or parcel.from_bag or parcel.unseen or parcel.has_favour):
            return parcel
        worth = floor(self._stall(parcel, giver) + self._bag(parcel.from_bag, giver) + self._favour(parcel, giver))
        return Parcel(parcel.gold + worth, parcel.legal)

    def _favour(self, parcel: Parcel, giver: int) -> float:
        """A favour that everybody can judge, if there will be an occasion to keep it."""
        favour = favour_in(parcel)
        if favour is None or not comes_again(self.view.public):
            return 0.0
        later = GOLD_LATER * favour.gold if favour.kind is FavourKind.GOLD_NEXT else FAVOUR_WORTH[favour.kind]
        return self.ledger.trust(giver) * later

    def _stall(self, parcel: Parcel, giver: int) -> float:
        """Where stalls cannot bluff, what is named is there (rules §5)."""
        bluffs = self.view.rules.rule.stall_bluffs
        value = float(UNSEEN_CARD * parcel.unseen)
        for kind in dict.fromkeys(parcel.contraband):
            named = parcel.contraband.count(kind)
            value += VALUE[kind] * (min(named, max(0, unseen_of(self.view, kind))) if bluffs else named)
        return value * (min(1.0, self.ledger.stall_trust(giver)) if bluffs else 1.0)

    def _bag(self, cards: Cards, giver: int) -> float:
        if not cards or giver not in self.view.public.unsettled:
            return 0.0
        belief = self.mind.beliefs(self.view, self.scene)[giver]
        trust = min(1.0, 2 * self.ledger.bag_trust(giver))
        return trust * sum(
            VALUE[kind] * min(cards.count(kind), belief.cards.get(kind, 0.0)) for kind in dict.fromkeys(cards)
        )


class _Table:
    """A view in which things can be moved."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.public: Public = view.public
        self.own: Own = view.mine

    def view(self) -> View:
        return View(self.seat, self.public, self.own)

    def _public(self, **changes: object) -> None:
        self.public = msgspec.structs.replace(self.public, **changes)

    def gold(self, seat: int, more: int) -> None:
        self._public(gold=put(self.public.gold, seat, max(0, self.public.gold[seat] + more)))

    def goods(self, seat: int, cards: Iterable[object], *, add: bool) -> None:
        """Legal goods of a stall; and contraband, of which only its own is known by kind."""
        for card in cards:
            if card in IS_LEGAL:
                stall = list(self.public.stalls[seat])
                if add:
                    stall.append(card)  # type: ignore[arg-type]
                elif card in stall:
                    stall.remove(card)  # type: ignore[arg-type]
                self._public(stalls=put(self.public.stalls, seat, tuple(stall)))
                continue
            number = self.public.contraband[seat] + (1 if add else -1)
            self._public(contraband=put(self.public.contraband, seat, max(0, number)))
            if seat == self.seat:
                mine = list(self.own.contraband)
                if add:
                    mine.append(card)  # type: ignore[arg-type]
                elif card in mine:
                    mine.remove(card)  # type: ignore[arg-type]
                self.own = msgspec.structs.replace(self.own, contraband=tuple(mine))

    def move(self, giver: int, receiver: int, parcel: Parcel, chosen: Cards) -> None:
        self.gold(giver, -parcel.gold)
        self.gold(receiver, parcel.gold)
        words = parcel.contraband + parcel.from_bag  # its own: those of others have been counted as gold
        moved = parcel.legal + tuple(card for card in words if card in self.own.contraband) + chosen
        self.goods(giver, moved, add=False)
        self.goods(receiver, moved, add=True)

    def passes(self, owner: int, cards: Cards) -> None:
        bag = self.public.bags[owner]
        assert bag is not None
        settled = msgspec.structs.replace(bag, verdict=Verdict.PASS)
        left = tuple(seat for seat in self.public.unsettled if seat != owner)
        self._public(bags=put(self.public.bags, owner, settled), unsettled=left)
        self.goods(owner, cards, add=True)


def gain(credit: Credit, offer: Offer, chosen: Cards = ()) -> float:
    """How many points of expected margin a yes brings, beside there being no such offer."""
    mind, scene, terms = credit.mind, credit.scene, credit.counted(offer).terms
    without = hidden(credit.view, (offer,))
    table = _Table(without)
    merchant, sheriff = offer.merchant, offer.sheriff[0]
    if terms.deed_for(merchant) is Deed.PASS and merchant in without.public.unsettled:
        table.passes(merchant, _contents(mind, without, scene, merchant))
    mine = merchant == without.seat
    table.move(merchant, sheriff, terms.merchant_gives, chosen if mine else ())
    table.move(sheriff, merchant, terms.sheriff_gives, () if mine else chosen)
    others = () if mine else tuple(term for term in terms.bags if term.bag != merchant)
    beliefs = mind.beliefs(without, scene) if others else {}
    bags = without.public.bags
    obliged = sum(bound(beliefs[term.bag], bags[term.bag], term.deed) for term in others)
    return mind.expects(table.view(), scene).margin - mind.expects(without, scene).margin + obliged


def bound(belief: "BagBelief", bag: Bag | None, deed: Deed) -> float:
    """What it brings a Sheriff to have to do this about a bag, beside doing as he likes."""
    assert bag is not None
    assert bag.declared is not None
    if deed is Deed.TAKE_NOTHING:
        return -NOTHING_TAKEN
    fine = sum(number * PENALTY[kind] for kind, number in belief.cards.items() if kind != bag.declared)
    opening = fine - belief.true * bag.count * PENALTY[bag.declared]
    return min(0.0, opening if deed is Deed.OPEN else -opening)


def plainly(terms: Terms, own: Own, *, as_merchant: bool) -> float:
    """What comes in, less what is given, in gold and printed values."""
    given, comes = (terms.merchant_gives, terms.sheriff_gives)[:: 1 if as_merchant else -1]
    words = given.contraband + given.from_bag
    there = [card for card in words if card in own.contraband or card in own.bag]
    costs = given.gold + DEARER * sum(VALUE[card] for card in given.legal) + UNSEEN_CARD * given.unseen
    return comes.gold + sum(VALUE[card] for card in comes.legal) - costs - sum(VALUE[card] for card in there)


def _contents(mind: "TrainedMind", view: View, scene: Scene, owner: int) -> Cards:
    """What passes with a bag: its own, or what it believes to be in another's."""
    if owner == view.seat:
        return view.mine.bag
    cards = mind.beliefs(view, scene)[owner].cards
    return tuple(card for card, number in cards.items() for _ in range(round(number)))


def worth_taking(credit: Credit, choices: Choices) -> Command | None:
    """The best of the offers off the grid that the seat can say yes to, if one is worth it. A merchant may pay more
    than what comes back to have its own bag passed; nobody else does."""
    view = credit.view
    best: tuple[float, Command] | None = None
    for choice in choices.choices:
        if not isinstance(choice, MayAccept):
            continue
        offer = next((one for one in view.public.offers if one.id == choice.offer), None)
        if offer is None or not off_the_grid(offer):
            continue
        chosen = tuple(sorted(choice.chosen.source, key=VALUE.__getitem__))[: choice.chosen.least]
        as_merchant = offer.merchant == view.seat
        saves = as_merchant and offer.terms.deed_for(offer.merchant) is Deed.PASS
        if not saves and plainly(credit.counted(offer).terms, view.mine, as_merchant=as_merchant) <= 0:
            continue
        points = gain(credit, offer, chosen)
        if points > 0 and (best is None or points > best[0]):
            best = points, AcceptOffer(offer.id, chosen)
    return None if best is None else best[1]
