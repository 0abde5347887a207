"""What everybody can count: gold, goods, and how likely crowns are. The value function of the review.

It was fixed before anything was measured with it: printed values, and the races for King and Queen as hard sees them.
As a forecast of final margins it is about as good as what the networks say today (docs/review.md), it holds for every
ruleset, and anybody can check it.
"""

from collections.abc import Sequence
from typing import Final

from ..bots.clever.worth import Races
from ..game import Good
from ..game.goods import IS_LEGAL, VALUE, Cards
from ..game.known import Public
from .worlds import Standpoint, known_face_down, unseen_cards

SIGMAS: Final = 1.96
"""Standard deviations to either side that hold 95 of 100."""
PLATE: Final = 4.0
"""A feast plate becomes what helps most."""


def margins(points: Sequence[float]) -> tuple[float, ...]:
    """Each one's points less the mean of the others."""
    total, others = sum(points), len(points) - 1
    return tuple(own - (total - own) / others for own in points)


def card_worth(card: Good) -> float:
    return PLATE if card is Good.FEAST_PLATE else float(VALUE[card])


def crowns_ahead(public: Public) -> list[float]:
    """What King and Queen will bring each seat, by how the races stand."""
    found = []
    for seat in range(public.rules.players):
        races = Races(public, seat, 1.0)
        found.append(sum(races.bonus(good, races.mine[good]) for good in public.rules.legal_kinds))
    return found


def count(public: Public, face_down: Sequence[float]) -> tuple[float, ...]:
    """Each seat's margin, if its face-down goods are worth so much."""
    crowns = crowns_ahead(public)
    points = [
        public.gold[seat]
        + sum(VALUE[card] for card in public.stalls[seat])
        + sum(card.value for card in public.black_cards[seat])
        + face_down[seat]
        + crowns[seat]
        for seat in range(public.rules.players)
    ]
    return margins(points)


def count_all(public: Public, contraband: Sequence[Cards]) -> tuple[float, ...]:
    """The same, where everybody's face-down goods are known."""
    if public.scores is not None:
        return margins([line.total for line in public.scores.seats])
    return count(public, [sum(map(card_worth, cards)) for cards in contraband])


def count_seen(position: Standpoint) -> tuple[float, ...]:
    """The same from one seat: what lies face down elsewhere is worth what contraband that it has not seen is worth on
    average, beyond what it knows of it."""
    view = position.view
    if view.public.scores is not None:
        return margins([line.total for line in view.public.scores.seats])
    if view.public.shown:
        return count_all(view.public, view.public.shown)
    unseen = {good: number for good, number in unseen_cards(view).items() if good not in IS_LEGAL and number > 0}
    average = sum(card_worth(good) * number for good, number in unseen.items()) / max(1, sum(unseen.values()))
    face_down = []
    for seat, number in enumerate(view.public.contraband):
        known = view.mine.contraband if seat == view.seat else known_face_down(position, seat)[:number]
        face_down.append(sum(map(card_worth, known)) + average * (number - len(known)))
    return count(view.public, face_down)
