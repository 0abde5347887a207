"""What everybody has seen of the running round, as far as statements are about it. Rules §17, §16."""

from collections.abc import Callable
from typing import Any, Final

from ..game import Event, Ruleset
from ..game import events as e
from ..game.goods import Cards, Good, worth
from ..game.known import FaceDown, OfferId, Parcel, Terms


def pays(parcel: Parcel) -> bool:
    """Whether anything but words is handed over."""
    return bool(parcel.gold or parcel.legal or parcel.contraband or parcel.unseen or parcel.from_bag)


def number_hidden(event: e.BagPassed) -> int:
    """How many cards of a passed bag lie face down: all that everybody may know of them."""
    hidden = event.contraband
    return hidden.count if isinstance(hidden, FaceDown) else len(hidden) if isinstance(hidden, tuple) else 0


class RoundSoFar:
    """Hears a game, told to anybody. It keeps what is public of one round, and forgets it with the next."""

    def __init__(self, rules: Ruleset) -> None:
        self.summonses = rules.copies(Good.ROYAL_SUMMONS) > 0
        self.round = 0
        self._begin(0)

    def _begin(self, round: int) -> None:
        self.round = round
        self.declared: dict[int, Good] = {}
        self.counts: dict[int, int] = {}
        self.alone: dict[int, int] = {}
        """Which deputy settles which bag alone, by its owner."""
        self.tossed: dict[int, Cards] = {}
        self.whole = True
        """Whether the round was heard from its beginning."""
        self.offered: dict[int, int] = {}
        """The most gold that each merchant has offered."""
        self.paid: dict[int, int] = {}
        """What each merchant has paid in deals, less what came back: gold, and legal goods at their value."""
        self.ended: Terms | None = None
        """What the offer said that has just ended."""
        self._standing: dict[OfferId, Terms] = {}

    def hear(self, event: Event, n: int) -> None:
        hear = _HEARD.get(type(event))
        if hear is not None:
            hear(self, event, n)

    def scene_set(self, event: e.SceneSet, n: int) -> None:
        public = event.public
        self._begin(public.round)
        self.whole = False
        for owner, bag in enumerate(public.bags):
            if bag is not None:
                self.counts[owner] = bag.count
                if bag.declared is not None:
                    self.declared[owner] = bag.declared
        self._standing = {offer.id: offer.terms for offer in public.offers}

    def round_began(self, event: e.RoundBegan, n: int) -> None:
        self._begin(event.round)

    def set_aside(self, event: e.CardsSetAside | e.SetAsidePlaced, n: int) -> None:
        self.tossed[event.seat] = self.tossed.get(event.seat, ()) + event.cards

    def bag_declared(self, event: e.BagDeclared, n: int) -> None:
        self.declared[event.seat], self.counts[event.seat] = event.good, event.count

    def deputy_alone(self, event: e.DeputyAlone, n: int) -> None:
        self.alone[event.bag] = event.deputy

    def offer_made(self, event: e.OfferMade, n: int) -> None:
        self._standing[OfferId(event.by, event.to, n)] = event.terms
        if len(event.by) == 1 and event.by[0] in self.declared:
            merchant, gold = event.by[0], event.terms.merchant_gives.gold
            self.offered[merchant] = max(gold, self.offered.get(merchant, 0))

    def offer_ended(self, event: e.OfferEnded, n: int) -> None:
        self.ended = self._standing.pop(event.offer, None)

    def deal_struck(self, event: e.DealStruck, n: int) -> None:
        gives, takes = event.terms.merchant_gives, event.terms.sheriff_gives
        net = gives.gold + worth(gives.legal) - takes.gold - worth(takes.legal)
        self.paid[event.merchant] = self.paid.get(event.merchant, 0) + net


_HEARD: Final[dict[type[Event], Callable[[RoundSoFar, Any, int], None]]] = {
    e.SceneSet: RoundSoFar.scene_set,
    e.RoundBegan: RoundSoFar.round_began,
    e.CardsSetAside: RoundSoFar.set_aside,
    e.SetAsidePlaced: RoundSoFar.set_aside,
    e.BagDeclared: RoundSoFar.bag_declared,
    e.DeputyAlone: RoundSoFar.deputy_alone,
    e.OfferMade: RoundSoFar.offer_made,
    e.OfferEnded: RoundSoFar.offer_ended,
    e.DealStruck: RoundSoFar.deal_struck,
}
ROUND_EVENTS: Final = frozenset(_HEARD)
"""What changes a round so far."""
