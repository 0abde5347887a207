"""What a card that is drawn is worth to a hand, in points of the final margin: fixed beforehand.

Fitted once by ``python -m bench.luck`` to games of hard and medium bots that are no part of any measurement since. A
legal card helps to fill a bag; contraband, as these bots fare with it, mostly stands in the way of one. Kinds that
are not named count 0, which corrects nothing and harms nothing.
"""

from typing import Final

from ..game import Good

HAND_WORTH: Final[dict[Good, float]] = {
    Good.APPLE: 1.8,
    Good.CHEESE: 1.0,
    Good.BREAD: 2.0,
    Good.CHICKEN: 1.4,
    Good.PEPPER: -2.1,
    Good.MEAD: -1.4,
    Good.SILK: -2.4,
    Good.CROSSBOW: -0.4,
}


def hand_worth(card: Good) -> float:
    return HAND_WORTH.get(card, 0.0)
