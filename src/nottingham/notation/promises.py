"""The ledger of promises: who gave whom his word in a deal, and what became of it.

Everything here is public: offers, deals, how bags were settled, and how many cards changed hands (rules §16, D17). The
rules bind nobody to a favour, and let merchants promise goods that are not there (rules §5); people remember.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, Final

import msgspec

from ..game import Event
from ..game import events as e
from ..game.goods import Cards
from ..game.known import BagTerm, Deed, FaceDown, Hidden, Side

PASS_NEXT: Final = "When I keep the gate next, your bag passes."
"""The one favour that programs understand. Anything else somebody promises in words is for people to judge."""


class PledgeKind(StrEnum):
    """What was promised."""

    FAVOUR = "favour"
    """Something in words, which only people can judge."""
    PASS_NEXT = "pass_next"
    """The favour that is understood."""
    PASS = "pass"
    OPEN = "open"
    TAKE_NOTHING = "take_nothing"
    GOODS = "goods"
    """Goods out of its own bag, which need not be there."""
    STALL = "stall"
    """Contraband from the stall that turned out not to be there (second edition)."""


class PledgeState(StrEnum):
    OPEN = "open"
    KEPT = "kept"
    BROKEN = "broken"
    LAPSED = "lapsed"
    """Nobody could keep it any more, through no fault of the one who gave it."""
    SAID = "said"
    """In words of their own: only people know whether it was kept."""


class Pledge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A promise that was part of a deal."""

    round: int
    by: Side
    to: Side
    kind: PledgeKind
    state: PledgeState
    bag: int | None = None
    """The owner of the bag it is about."""
    goods: Cards = ()
    unseen: int = 0
    """Contraband cards of the giver's choice that were promised beside the goods."""
    words: str = ""
    settled: int | None = None
    """The round in which it was kept or broken, or lapsed."""


_DEEDS: Final = {
    Deed.PASS: PledgeKind.PASS,
    Deed.OPEN: PledgeKind.OPEN,
    Deed.TAKE_NOTHING: PledgeKind.TAKE_NOTHING,
}


class Book:
    """Hears a game, told to anybody, from its beginning; ``pledges`` is a value that is replaced when it changes."""

    def __init__(self) -> None:
        self.pledges: tuple[Pledge, ...] = ()
        self.round = 0
        self.officers: Side = ()
        self._stall: Pledge | None = None
        """What the deal just struck promises from the merchant's stall."""

    def hear(self, event: Event) -> None:
        hear = _HEARD.get(type(event))
        if hear is not None:
            hear(self, event)

    def follow(self, events: Iterable[Event]) -> "Book":
        for event in events:
            self.hear(event)
        return self

    def round_began(self, event: e.RoundBegan) -> None:
        self.round, self.officers = event.round, event.sheriffs

    def deal_struck(self, event: e.DealStruck) -> None:
        merchant, terms = (event.merchant,), event.terms
        officers = event.offer.to if event.offer.by == merchant else event.offer.by
        given = [self._deed(officers, merchant, term) for term in terms.bags if not _at_once(term, event, officers)]
        if terms.merchant_gives.from_bag:
            given.append(self._open(merchant, officers, PledgeKind.GOODS, goods=terms.merchant_gives.from_bag))
        given += self._favour(merchant, officers, terms.merchant_gives.favour)
        given += self._favour(officers, merchant, terms.sheriff_gives.favour)
        self.pledges += tuple(given)
        self._stall = self._open(
            merchant,
            officers,
            PledgeKind.STALL,
            goods=terms.merchant_gives.contraband,
            unseen=terms.merchant_gives.unseen,
        )

    def _open(self, by: Side, to: Side, kind: PledgeKind, **about: Any) -> Pledge:
        return Pledge(self.round, by, to, kind, PledgeState.OPEN, **about)

    def _deed(self, officers: Side, merchant: Side, term: BagTerm) -> Pledge:
        return self._open(officers, merchant, _DEEDS[term.deed], bag=term.bag)

    def _favour(self, by: Side, to: Side, words: str) -> list[Pledge]:
        """Of two deputies together nobody could say who has to keep it: that is left to people."""
        if not words:
            return []
        if words == PASS_NEXT and len(by) == len(to) == 1:
            return [self._open(by, to, PledgeKind.PASS_NEXT, words=words)]
        return [Pledge(self.round, by, to, PledgeKind.FAVOUR, PledgeState.SAID, words=words)]

    def goods_handed(self, event: e.GoodsHanded) -> None:
        """How many cards were handed over is public, and says whether all were there (D17)."""
        number = len(event.legal) + _number(event.contraband)
        if event.from_bag:
            self._settle(
                lambda pledge: (
                    _kept_if(number == len(pledge.goods))
                    if pledge.kind is PledgeKind.GOODS and pledge.by == (event.giver,)
                    else None
                )
            )
            return
        stall = self._stall
        if stall is not None and stall.by == (event.giver,):
            self._stall = None
            if _number(event.contraband) < len(stall.goods) + stall.unseen:
                broken = msgspec.structs.replace(stall, state=PledgeState.BROKEN, settled=self.round)
                self.pledges = (*self.pledges, broken)

    def bag_passed(self, event: e.BagPassed) -> None:
        self._settle(lambda pledge: self._after_bag(pledge, event.seat, ()))

    def bag_opened(self, event: e.BagOpened) -> None:
        self._settle(lambda pledge: self._after_bag(pledge, event.seat, event.by))

    def _after_bag(self, pledge: Pledge, owner: int, opened_by: Side) -> PledgeState | None:
        """What a promise has become when a bag was settled; nobody opened it: it passed."""
        if pledge.bag == owner:
            wrong = PledgeKind.PASS if opened_by else PledgeKind.OPEN
            return _kept_if(pledge.kind is not wrong)
        if pledge.kind is not PledgeKind.PASS_NEXT or pledge.to != (owner,) or not self._keeps_gate(pledge):
            return None
        if opened_by and pledge.by[0] not in opened_by:
            return PledgeState.LAPSED
        return _kept_if(not opened_by)

    def _keeps_gate(self, pledge: Pledge) -> bool:
        """Whether this is the next time that the one who promised keeps the gate: a later round than the deal's."""
        return pledge.by[0] in self.officers and pledge.round < self.round

    def round_ended(self, event: e.RoundEnded) -> None:
        """What binds, binds within the round (rules §13); a turn at the gate without the bag in question is over."""

        def over(pledge: Pledge) -> PledgeState | None:
            stays = pledge.kind is PledgeKind.PASS_NEXT and not self._keeps_gate(pledge)
            return None if stays else PledgeState.LAPSED

        self._settle(over)

    def game_scored(self, event: e.GameScored) -> None:
        self._settle(lambda pledge: PledgeState.LAPSED)

    def _settle(self, become: Callable[[Pledge], PledgeState | None]) -> None:
        if all(pledge.state is not PledgeState.OPEN for pledge in self.pledges):
            return
        self.pledges = tuple(self._settled(pledge, become) for pledge in self.pledges)

    def _settled(self, pledge: Pledge, become: Callable[[Pledge], PledgeState | None]) -> Pledge:
        state = become(pledge) if pledge.state is PledgeState.OPEN else None
        return pledge if state is None else msgspec.structs.replace(pledge, state=state, settled=self.round)


def _at_once(term: BagTerm, event: e.DealStruck, officers: Side) -> bool:
    """Whether a bag passes then and there: the partner's own, or any by a joint deal of deputies (rules §5, §10)."""
    return term.deed is Deed.PASS and (term.bag == event.merchant or len(officers) > 1)


def _kept_if(kept: bool) -> PledgeState:
    return PledgeState.KEPT if kept else PledgeState.BROKEN


def _number(cards: Hidden) -> int:
    """How many cards: all that everybody may know of them."""
    if isinstance(cards, FaceDown):
        return cards.count
    return len(cards) if isinstance(cards, tuple) else 0


_HEARD: Final[dict[type[Event], Callable[[Book, Any], None]]] = {
    e.RoundBegan: Book.round_began,
    e.DealStruck: Book.deal_struck,
    e.GoodsHanded: Book.goods_handed,
    e.BagPassed: Book.bag_passed,
    e.BagOpened: Book.bag_opened,
    e.RoundEnded: Book.round_ended,
    e.GameScored: Book.game_scored,
}
