"""Offers off the grid: unseen cards, goods of the Sheriff. A mind weighs them by what it expects after a yes.

The table after a yes is imagined from the seat's own view: gold and goods move, a bag passes. Of another's bag it
takes what it believes to be in it; of goods that nobody has seen, every second one is taken to be there, and unseen
cards to be the cheapest.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from ..game import AcceptOffer, Command, View
from ..game.choices import Choices, MayAccept
from ..game.goods import IS_LEGAL, VALUE, Cards
from ..game.known import Deed, Offer, Own, Parcel, Public, Verdict, put
from .observing import Scene

if TYPE_CHECKING:
    from .mind import TrainedMind


def off_the_grid(offer: Offer) -> bool:
    """Whether an observation does not show all of it."""
    back = offer.terms.sheriff_gives
    return bool(offer.terms.merchant_gives.unseen or back.unseen or back.legal or back.contraband)


def hidden(view: View, offers: Iterable[Offer]) -> View:
    """The same table without these offers."""
    gone = {offer.id for offer in offers}
    left = tuple(offer for offer in view.public.offers if offer.id not in gone)
    return msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, offers=left))


class _Table:
    """A view in which things can be moved."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.public: Public = view.public
        self.own: Own = view.mine
        self.cheapest = min(view.rules.contraband_kinds, key=VALUE.__getitem__)

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
        words = parcel.contraband + parcel.from_bag
        real = giver == self.seat
        named = tuple(card for card in words if card in self.own.contraband) if real else words[::2]
        moved = parcel.legal + named + (chosen if real else (self.cheapest,) * parcel.unseen)
        self.goods(giver, moved, add=False)
        self.goods(receiver, moved, add=True)

    def passes(self, owner: int, cards: Cards) -> None:
        bag = self.public.bags[owner]
        assert bag is not None
        settled = msgspec.structs.replace(bag, verdict=Verdict.PASS)
        left = tuple(seat for seat in self.public.unsettled if seat != owner)
        self._public(bags=put(self.public.bags, owner, settled), unsettled=left)
        self.goods(owner, cards, add=True)


def gain(mind: "TrainedMind", view: View, scene: Scene, offer: Offer, chosen: Cards = ()) -> float:
    """How many points of expected margin a yes brings, beside there being no such offer."""
    without = hidden(view, (offer,))
    table = _Table(without)
    merchant, sheriff = offer.merchant, offer.sheriff[0]
    if offer.terms.deed_for(merchant) is Deed.PASS and merchant in view.public.unsettled:
        table.passes(merchant, _contents(mind, without, scene, merchant))
    table.move(merchant, sheriff, offer.terms.merchant_gives, chosen)
    table.move(sheriff, merchant, offer.terms.sheriff_gives, chosen)
    return mind.expects(table.view(), scene).margin - mind.expects(without, scene).margin


def _contents(mind: "TrainedMind", view: View, scene: Scene, owner: int) -> Cards:
    """What passes with a bag: its own, or what it believes to be in another's."""
    if owner == view.seat:
        return view.mine.bag
    cards = mind.beliefs(view, scene)[owner].cards
    return tuple(card for card, number in cards.items() for _ in range(round(number)))


def worth_taking(mind: "TrainedMind", view: View, scene: Scene, choices: Choices) -> Command | None:
    """The best of the offers off the grid that the seat can say yes to, if one is worth it."""
    best: tuple[float, Command] | None = None
    for choice in choices.choices:
        if not isinstance(choice, MayAccept):
            continue
        offer = next((one for one in view.public.offers if one.id == choice.offer), None)
        if offer is None or not off_the_grid(offer):
            continue
        chosen = tuple(sorted(choice.chosen.source, key=VALUE.__getitem__))[: choice.chosen.least]
        points = gain(mind, view, scene, offer, chosen)
        if points > 0 and (best is None or points > best[0]):
            best = points, AcceptOffer(offer.id, chosen)
    return None if best is None else best[1]
