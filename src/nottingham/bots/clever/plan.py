"""What a merchant means to do with a bag."""

import msgspec

from ...game import Good
from ...game.goods import Cards


class Plan(msgspec.Struct, frozen=True):
    """A bag, what to call it, and what to offer for it."""

    cards: Cards
    good: Good
    value: float
    """What is to be expected of it, if nobody talks."""
    passed: float = 0.0
    opened: float = 0.0
    """What it brings if it is passed for nothing, and if it is opened."""
    bribe: int = 0
    bait: bool = False
    """An offer for an honest bag, so that it is opened."""

    @property
    def lies(self) -> bool:
        return self.cards.count(self.good) < len(self.cards)
