"""The ledger of promises: who gave whom his word in a deal, and what became of it.

Everything here is public: offers, deals, how bags were settled, and how many cards changed hands (rules §16, D17). The
rules bind nobody to a favour, and let merchants promise goods that are not there (rules §5); people remember. Typed
favours are judged by ``favours``, the rest here, all at the moment when everybody sees it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from ..game import Event
from ..game import events as e
from ..game.known import BagTerm, Deed, FaceDown, Hidden, Parcel, Side
from .favours import JUDGES, Judge
from .pledges import PASS_NEXT_IN_WORDS, TYPED, Pledge, PledgeKind, PledgeState, favour_in

__all__ = ["PASS_NEXT_IN_WORDS", "TYPED", "Book", "Pledge", "PledgeKind", "PledgeState", "favour_in"]

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
        self._judges: dict[int, Judge] = {}
        """Who judges which typed favour, by its place among the pledges, as long as it is open."""
        self._stall: Pledge | None = None
        """What the deal just struck promises from the merchant's stall."""

    def hear(self, event: Event) -> None:
        hear = _HEARD.get(type(event))
        if hear is not None:
            if self._judges:
                self._judge(event)
            hear(self, event)

    def _judge(self, event: Event) -> None:
        for place, judge in tuple(self._judges.items()):
            state = judge.hear(event, self.round, self.officers)
            if state is not None:
                del self._judges[place]
                pledge = msgspec.structs.replace(self.pledges[place], state=state, settled=self.round)
                self.pledges = (*self.pledges[:place], pledge, *self.pledges[place + 1 :])

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
        self.pledges += tuple(given)
        self._favour(merchant, officers, terms.merchant_gives)
        self._favour(officers, merchant, terms.sheriff_gives)
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

    def _favour(self, by: Side, to: Side, parcel: Parcel) -> None:
        """Of two deputies together nobody could say who has to keep it: that is left to people."""
        favour = favour_in(parcel) if len(by) == len(to) == 1 else None
        if favour is not None:
            goods = () if favour.good is None else (favour.good,)
            kind = PledgeKind(favour.kind.value)
            self._judges[len(self.pledges)] = JUDGES[favour.kind](by[0], to[0], favour, self.round)
            pledge = self._open(by, to, kind, goods=goods, words=parcel.favour, gold=favour.gold)
        elif parcel.favour:
            pledge = Pledge(self.round, by, to, PledgeKind.FAVOUR, PledgeState.SAID, words=parcel.favour)
        else:
            return
        self.pledges = (*self.pledges, pledge)

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
        if pledge.bag != owner:
            return None
        wrong = PledgeKind.PASS if opened_by else PledgeKind.OPEN
        return _kept_if(pledge.kind is not wrong)

    def over(self, event: e.RoundEnded | e.GameScored) -> None:
        """What binds, binds within the round (rules §13)."""
        self._settle(lambda pledge: PledgeState.LAPSED)

    def heard(self, event: e.OfferMade | e.OfferEnded) -> None:
        """Offers make no pledge; judges hear of them."""

    def _settle(self, become: Callable[[Pledge], PledgeState | None]) -> None:
        """What has become of promises that have no judge."""
        if all(pledge.state is not PledgeState.OPEN for pledge in self.pledges):
            return
        self.pledges = tuple(self._settled(pledge, become) for pledge in self.pledges)

    def _settled(self, pledge: Pledge, become: Callable[[Pledge], PledgeState | None]) -> Pledge:
        bound = pledge.state is PledgeState.OPEN and pledge.kind not in TYPED
        state = become(pledge) if bound else None
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
    e.OfferMade: Book.heard,
    e.OfferEnded: Book.heard,
    e.DealStruck: Book.deal_struck,
    e.GoodsHanded: Book.goods_handed,
    e.BagPassed: Book.bag_passed,
    e.BagOpened: Book.bag_opened,
    e.RoundEnded: Book.over,
    e.GameScored: Book.over,
}
PLEDGE_EVENTS: Final = frozenset(_HEARD)
"""What makes, keeps or breaks a promise."""
