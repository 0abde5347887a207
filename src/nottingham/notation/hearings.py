"""Whether what was said was true, or kept: a judge for each statement, who hears what everybody is told.

Rules §17, §16. A judge gives its verdict at the moment when everybody can see it. Kinds of contraband in a bag that
passed are seen by nobody else before the end, whatever somebody may have been shown in passing: claims about them stay
open until then.
"""

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import Final

from ..game import Event, Statement, StatementKind
from ..game import events as e
from ..game.goods import IS_LEGAL, Cards, Good
from ..game.inspection import is_true, reward
from ..game.known import Ending, Parcel
from ..game.statements import BAG_CLAIMS, BIG_BAG
from .round_so_far import RoundSoFar, number_hidden, pays

_K = StatementKind


class StatementState(StrEnum):
    """What has become of something that was said."""

    OPEN = "open"
    TRUE = "true"
    FALSE = "false"
    KEPT = "kept"
    BROKEN = "broken"
    NEVER = "never"
    """It cannot be settled: a question, a request, a remark, or nothing came of it."""


def true_or_false(true: bool) -> StatementState:
    return StatementState.TRUE if true else StatementState.FALSE


def bag_truth(said: Statement, declared: Good, cards: Cards, hidden: int, summonses: bool) -> bool | None:
    """Whether a claim about a bag is true, as far as everybody sees it: ``cards`` lie open, ``hidden`` more face down.
    ``summonses``: whether this game has any, which can lie face down out of a true bag (rules §12)."""
    match said.kind:
        case _K.AS_DECLARED:
            return _as_declared(declared, cards, hidden, summonses)
        case _K.LIES:
            true = _as_declared(declared, cards, hidden, summonses)
            return None if true is None else not true
        case _K.NO_CONTRABAND:
            return not _contraband(cards, hidden)
        case _K.CONTRABAND:
            return _contraband(cards, hidden)
        case _K.HOLDS:
            if said.good in IS_LEGAL or not hidden:
                return cards.count(said.good) == said.count
            return False if said.count > hidden else None
        case _:
            true = _as_declared(declared, cards, hidden, summonses)
            return true and said.gold == _loss(declared, cards)


def _as_declared(declared: Good, cards: Cards, hidden: int, summonses: bool) -> bool | None:
    if not is_true(_others(declared, cards)):
        return False
    if not hidden:
        return True
    return None if summonses else False


def _contraband(cards: Cards, hidden: int) -> bool:
    return hidden > 0 or any(card not in IS_LEGAL for card in cards)


def _others(declared: Good, cards: Cards) -> Cards:
    return tuple(card for card in cards if card is not declared)


def _loss(declared: Good, cards: Cards) -> int:
    return reward(tuple(card for card in cards if card is declared), _others(declared, cards))


class Hearing(ABC):
    """Follows one statement of one seat."""

    def __init__(self, seat: int, said: Statement, now: RoundSoFar) -> None:
        self.seat, self.said, self.round = seat, said, now.round

    @abstractmethod
    def hear(self, event: Event, now: RoundSoFar) -> StatementState | None:
        """The verdict, if this event decides it; ``now`` is the round so far, this event included."""

    def outvoted(self, owner: int, now: RoundSoFar) -> bool:
        """Whether the other deputy settled this bag alone: nobody answers for that (rules §10)."""
        return now.alone.get(owner, self.seat) != self.seat


class BagHearing(Hearing):
    """What was said of a bag is true or false, once everybody has seen as much of it as it takes."""

    def hear(self, event: Event, now: RoundSoFar) -> StatementState | None:
        owner = self.said.about
        if now.round != self.round or not isinstance(event, e.BagPassed | e.BagOpened) or event.seat != owner:
            return None
        if isinstance(event, e.BagOpened):
            cards, hidden = event.kept + event.confiscated, 0
        else:
            cards, hidden = event.legal, number_hidden(event)
        declared = now.declared.get(owner)
        if declared is None:
            return StatementState.NEVER
        true = bag_truth(self.said, declared, cards, hidden, now.summonses)
        return None if true is None else true_or_false(true)


class Threat(Hearing):
    """About all bags that are settled from now on, in this round."""

    def hear(self, event: Event, now: RoundSoFar) -> StatementState | None:
        if isinstance(event, e.RoundEnded | e.GameScored):
            return self.at_end(now)
        if isinstance(event, e.BagPassed):
            return self.passed(event.seat, now)
        return self.opened(event, now) if isinstance(event, e.BagOpened) else self.other(event)

    def passed(self, owner: int, now: RoundSoFar) -> StatementState | None:
        return None

    def opened(self, event: e.BagOpened, now: RoundSoFar) -> StatementState | None:
        return None

    def other(self, event: Event) -> StatementState | None:
        return None

    @abstractmethod
    def at_end(self, now: RoundSoFar) -> StatementState:
        """The verdict, when no bag is left."""


class LeastOpened(Threat):
    """Kept, if one of those who paid least was opened. What was paid is gold and legal goods, in this round's deals."""

    def __init__(self, seat: int, said: Statement, now: RoundSoFar) -> None:
        super().__init__(seat, said, now)
        self.bags: dict[int, bool] = {}
        """By owner: whether it was opened."""

    def passed(self, owner: int, now: RoundSoFar) -> None:
        self.bags[owner] = False

    def opened(self, event: e.BagOpened, now: RoundSoFar) -> None:
        self.bags[event.seat] = True

    def at_end(self, now: RoundSoFar) -> StatementState:
        if len(self.bags) < 2:
            return StatementState.NEVER
        least = min(now.paid.get(owner, 0) for owner in self.bags)
        meant = [owner for owner in self.bags if now.paid.get(owner, 0) == least]
        if any(self.bags[owner] for owner in meant):
            return StatementState.KEPT
        return StatementState.NEVER if any(self.outvoted(owner, now) for owner in meant) else StatementState.BROKEN


class BigOpened(Threat):
    """Every bag of four or more is opened."""

    some = False

    def passed(self, owner: int, now: RoundSoFar) -> StatementState | None:
        if now.counts.get(owner, 0) < BIG_BAG or self.outvoted(owner, now):
            return None
        return StatementState.BROKEN

    def opened(self, event: e.BagOpened, now: RoundSoFar) -> None:
        self.some = self.some or now.counts.get(event.seat, 0) >= BIG_BAG

    def at_end(self, now: RoundSoFar) -> StatementState:
        return StatementState.KEPT if self.some else StatementState.NEVER


class QuietPasses(Threat):
    """Nobody is opened who neither says nor offers anything from now on."""

    def __init__(self, seat: int, said: Statement, now: RoundSoFar) -> None:
        super().__init__(seat, said, now)
        self.loud: set[int] = set()
        self.some = False

    def passed(self, owner: int, now: RoundSoFar) -> None:
        self.some = self.some or owner not in self.loud

    def opened(self, event: e.BagOpened, now: RoundSoFar) -> StatementState | None:
        broken = event.seat not in self.loud and self.seat in event.by
        return StatementState.BROKEN if broken else None

    def other(self, event: Event) -> None:
        if isinstance(event, e.Said | e.OfferMade):
            self.loud.add(event.seat)

    def at_end(self, now: RoundSoFar) -> StatementState:
        return StatementState.KEPT if self.some else StatementState.NEVER


class LastChance(Hearing):
    """Kept, if the bag is opened, or its owner paid something after all."""

    paid = False

    def hear(self, event: Event, now: RoundSoFar) -> StatementState | None:
        owner = self.said.about
        if isinstance(event, e.DealStruck) and event.merchant == owner:
            self.paid = self.paid or pays(event.terms.merchant_gives)
        elif isinstance(event, e.BagOpened) and event.seat == owner:
            return StatementState.KEPT if self.seat in event.by else StatementState.NEVER
        elif isinstance(event, e.BagPassed) and event.seat == owner:
            if self.paid:
                return StatementState.KEPT
            return StatementState.NEVER if self.outvoted(event.seat, now) else StatementState.BROKEN
        return None


class WontPay(Hearing):
    """Broken by a deal in which the speaker gives anything but words; kept, when the bag is settled without."""

    def hear(self, event: Event, now: RoundSoFar) -> StatementState | None:
        if isinstance(event, e.DealStruck) and event.merchant == self.seat and pays(event.terms.merchant_gives):
            return StatementState.BROKEN
        settled = isinstance(event, e.BagPassed | e.BagOpened) and event.seat == self.seat
        return StatementState.KEPT if settled else None


class CouldPayMore(Hearing):
    """Kept by an offer or a deal with more gold than any offer so far; broken by a no to a demand for more."""

    def __init__(self, seat: int, said: Statement, now: RoundSoFar) -> None:
        super().__init__(seat, said, now)
        self.so_far = now.offered.get(seat, 0)

    def hear(self, event: Event, now: RoundSoFar) -> StatementState | None:
        if isinstance(event, e.BagPassed | e.BagOpened) and event.seat == self.seat:
            return StatementState.NEVER
        if isinstance(event, e.OfferMade) and event.by == (self.seat,) and self._more(event.terms.merchant_gives):
            return StatementState.KEPT
        if isinstance(event, e.DealStruck) and event.merchant == self.seat and self._more(event.terms.merchant_gives):
            return StatementState.KEPT
        if isinstance(event, e.OfferEnded) and event.how is Ending.REFUSED and event.offer.to == (self.seat,):
            asked = now.ended
            return StatementState.BROKEN if asked is not None and self._more(asked.merchant_gives) else None
        return None

    def _more(self, parcel: Parcel) -> bool:
        return parcel.gold > self.so_far


HEARINGS: Final[dict[StatementKind, type[Hearing]]] = {
    **dict.fromkeys((*BAG_CLAIMS, _K.HOLDS, _K.YOU_LOSE), BagHearing),
    _K.LEAST_OPENED: LeastOpened,
    _K.BIG_OPENED: BigOpened,
    _K.QUIET_PASSES: QuietPasses,
    _K.LAST_CHANCE: LastChance,
    _K.WONT_PAY: WontPay,
    _K.COULD_PAY_MORE: CouldPayMore,
}
"""Who judges what. The other statements are settled as they are made, or never."""
