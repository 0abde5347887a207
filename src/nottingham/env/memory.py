"""What everybody saw in this game, counted for each seat: the memory of environment v1.

Only events that all are told go in, so the counters are the same for everybody. The array engine keeps the same
counters in ``batch/remembering.py``; the conformance tests hold the two together.
"""

from typing import Final

from ..game import Event
from ..game.events import (
    BagDeclared,
    BagOpened,
    BagPassed,
    CardsSetAside,
    DealStruck,
    OfferEnded,
    OfferMade,
    ProofShown,
    RoundBegan,
)
from ..game.goods import IS_LEGAL, Good
from ..game.known import Deed, Ending, OfferId, Parcel

REMEMBERED: Final = {
    "opened_true": "as merchant: bags opened that were true",
    "opened_false": "bags opened that were not",
    "passed": "bags passed",
    "passed_false": "bags passed that were not as declared: everybody sees them unpacked",
    "offers_made": "offers made to the Sheriff",
    "demands_met": "offers of the Sheriff accepted",
    "demands_refused": "offers of the Sheriff refused by word",
    "words_kept": "deals with goods that nobody saw, all of them handed over",
    "words_broken": "such deals with goods missing",
    "tossed_contraband": "contraband set aside face up",
    "sheriff_opened": "as Sheriff: bags opened",
    "sheriff_paid": "bags passed in a deal in which the merchant gave something",
    "sheriff_free": "bags passed for nothing",
    "offers_taken": "merchants' offers accepted",
    "offers_refused": "merchants' offers refused: by word, or by settling the bag without them",
    "gold_taken": "gold out of deals",
    "demands_made": "offers made to merchants",
}
"""The counters of each seat, in the order of the layout: over the whole game, as merchant and as Sheriff."""
MOST_COUNTED: Final = 80
"""No counter goes further."""
LARGE: Final = 5
"""A bag of so many cards is large."""
BY_SIZE: Final = ("small", "small_false", "large", "large_false")
"""Counted beside those, and not in the layout: a merchant's bags by their size, and how many of them were lies."""
_PLACE: Final = {name: place for place, name in enumerate(REMEMBERED)}


class PublicMemory:
    """The counters of one game, kept by listening."""

    def __init__(self, players: int) -> None:
        self.counts = [[0] * len(REMEMBERED) for _ in range(players)]
        self.by_size = [[0] * len(BY_SIZE) for _ in range(players)]
        self._sheriffs: tuple[int, ...] = ()
        self._declared: dict[int, tuple[Good, int]] = {}
        self._paid: dict[int, bool] = {}
        """Bags that a deal is about to pass, and whether the merchant gave something."""
        self._word: set[int] = set()
        """Merchants whose last deal had goods in it that nobody saw."""
        self._opening = False
        """A bag is being opened, which ends the Sheriff's own offers to pass it: that refuses nobody's demand."""

    def copy(self) -> "PublicMemory":
        twin = PublicMemory(0)
        twin.counts, twin.by_size = ([list(seat) for seat in every] for every in (self.counts, self.by_size))
        twin._sheriffs, twin._paid, twin._word = self._sheriffs, dict(self._paid), set(self._word)
        twin._opening, twin._declared = self._opening, dict(self._declared)
        return twin

    def count(self, seat: int, name: str, number: int = 1) -> None:
        place = _PLACE[name]
        self.counts[seat][place] = min(MOST_COUNTED, self.counts[seat][place] + number)

    def _as_sheriff(self, name: str, number: int = 1) -> None:
        for seat in self._sheriffs:
            self.count(seat, name, number)

    def hear(self, told: Event) -> None:
        self._opening = isinstance(told, BagOpened) or (self._opening and isinstance(told, OfferEnded))
        match told:
            case RoundBegan():
                self._sheriffs = told.sheriffs
            case CardsSetAside():
                self.count(told.seat, "tossed_contraband", sum(card not in IS_LEGAL for card in told.cards))
            case BagOpened():
                self.count(told.seat, "opened_true" if told.true else "opened_false")
                self._as_sheriff("sheriff_opened")
                self._settled(told.seat, lied=not told.true)
            case BagDeclared():
                self._declared[told.seat] = told.good, told.count
            case BagPassed():
                self.count(told.seat, "passed")
                lied = told.belies(*self._declared.get(told.seat, (None, 0)))
                self.count(told.seat, "passed_false", lied)
                self._settled(told.seat, lied=lied)
                self._as_sheriff("sheriff_paid" if self._paid.pop(told.seat, False) else "sheriff_free")
            case OfferMade():
                self.count(told.seat, "demands_made" if told.seat in self._sheriffs else "offers_made")
            case OfferEnded(how=Ending.REFUSED):
                self._refused(told.offer)
            case DealStruck():
                self._struck(told)
            case ProofShown() if told.seat in self._word:
                self._word.discard(told.seat)
                self.count(told.seat, "words_kept", -1)
                self.count(told.seat, "words_broken")
            case _:
                pass

    def _settled(self, seat: int, *, lied: bool) -> None:
        _, cards = self._declared.get(seat, (None, 0))
        at = BY_SIZE.index("large" if cards >= LARGE else "small")
        self.by_size[seat][at] += 1
        self.by_size[seat][at + 1] += lied

    def _refused(self, offer: OfferId) -> None:
        if not any(seat in self._sheriffs for seat in offer.by):
            self._as_sheriff("offers_refused")
        elif not self._opening:
            for seat in offer.to:
                self.count(seat, "demands_refused")

    def _struck(self, deal: DealStruck) -> None:
        gives = deal.terms.merchant_gives
        if any(seat in self._sheriffs for seat in deal.offer.by):
            self.count(deal.merchant, "demands_met")
        else:
            self._as_sheriff("offers_taken")
        self._as_sheriff("gold_taken", gives.gold)
        if deal.terms.deed_for(deal.merchant) is Deed.PASS:
            self._paid[deal.merchant] = _something(gives)
        self._word.discard(deal.merchant)
        if gives.contraband or gives.from_bag:
            self._word.add(deal.merchant)
            self.count(deal.merchant, "words_kept")


def _something(gives: Parcel) -> bool:
    return bool(gives.gold or gives.legal or gives.contraband or gives.unseen or gives.from_bag)
