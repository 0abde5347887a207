"""The game in a few sentences: the best bluff, the dearest suspicion, the turning point, the dearest mistake."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from ..game import Event, Good
from ..game.events import BagDeclared, BagOpened, BagPassed, PenaltyPaid, RoundBegan
from ..game.goods import Cards, worth
from ..game.known import Verdict
from ..notation.accounting import Account
from .course import CoursePoint
from .judging import Decision, Grade


class Bluff(msgspec.Struct, frozen=True):
    """A false bag that passed."""

    n: int
    round: int
    owner: int
    declared: Good
    count: int
    cards: Cards | None
    """What was in it, where the log says so."""
    worth: int | None
    sold: bool
    """Whether something was paid for it."""


class Suspicion(msgspec.Struct, frozen=True):
    """A true bag that was opened."""

    n: int
    round: int
    owner: int
    by: int
    declared: Good
    count: int
    paid: int


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the count turned most for the reviewed seat: between two points of the course."""

    n: int
    round: int
    before: float
    after: float


class Story(msgspec.Struct, frozen=True):
    """What there is to tell. Whatever did not happen is not there."""

    bluff: Bluff | None
    suspicion: Suspicion | None
    turning: TurningPoint | None
    mistake: int | None
    """The number of the event of the dearest decision that is certain to have cost something."""


def tell_story(
    seat: int,
    told: Sequence[Event],
    course: Sequence[CoursePoint],
    decisions: Sequence[Decision],
    account: Account | None,
) -> Story:
    bluffs, suspicions = _bags(told, account)
    mistakes = [one for one in decisions if one.grade not in (None, Grade.BEST)]
    return Story(
        bluff=max(bluffs, key=lambda one: (one.worth or 0, one.count), default=None),
        suspicion=max(suspicions, key=lambda one: one.paid, default=None),
        turning=_turning(seat, course),
        mistake=max(mistakes, key=lambda one: one.cost).n if mistakes else None,
    )


def _bags(told: Sequence[Event], account: Account | None) -> tuple[list[Bluff], list[Suspicion]]:
    inside = {(bag.round, bag.owner): bag for bag in account.bags} if account is not None else {}
    declared: dict[int, tuple[Good, int]] = {}
    bluffs: list[Bluff] = []
    suspicions: list[Suspicion] = []
    now = 0
    for n, event in enumerate(told):
        match event:
            case RoundBegan():
                now = event.round
            case BagDeclared():
                declared[event.seat] = event.good, event.count
            case BagPassed():
                good, count = declared.get(event.seat, (None, 0))
                if good is not None and event.belies(good, count):
                    bag = inside.get((now, event.seat))
                    cards = bag.cards if bag is not None and bag.verdict is Verdict.PASS else None
                    value = None if cards is None else worth(cards)
                    sold = bag is not None and bag.sold
                    bluffs.append(Bluff(n, now, event.seat, good, count, cards, value, sold))
            case BagOpened(true=True) if event.seat in declared:
                good, count = declared[event.seat]
                paid = _paid(told[n + 1 :], event.seat)
                suspicions.append(Suspicion(n, now, event.seat, event.by[0], good, count, paid))
            case _:
                pass
    return bluffs, suspicions


def _paid(later: Sequence[Event], owner: int) -> int:
    """What the owner of a true bag got for it."""
    total = 0
    for event in later:
        if isinstance(event, BagOpened | BagPassed | RoundBegan):
            break
        if isinstance(event, PenaltyPaid) and event.creditor == owner:
            total += event.gold + worth(event.legal) + worth(event.contraband)
    return total


def _turning(seat: int, course: Sequence[CoursePoint]) -> TurningPoint | None:
    """The greatest change within one bag's settlement, the end apart."""
    best: TurningPoint | None = None
    for before, after in pairwise(course):
        if after.half == 0.0:
            break
        change = abs(after.margins[seat] - before.margins[seat])
        if best is None or change > abs(best.after - best.before):
            best = TurningPoint(after.n, after.round, before.margins[seat], after.margins[seat])
    return best
