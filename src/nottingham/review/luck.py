"""What cards, other people's bags and Sheriffs gave, apart from what decisions gave.

Luck is what came, less what was to be expected a moment before, as the seat saw it: of every card it drew, of every bag
that it settled, and of every one of its own bags that no deal decided. What is left of the margin is what decisions
gave, everybody's together. The arena does the same with the whole truth (``nottingham.arena.luck_corrected``).
"""

from math import sqrt

import msgspec

from ..arena.hand_worth import hand_worth
from ..game import events as e
from ..game.commands import MakeOffer
from ..game.goods import Cards
from ..game.known import Phase
from .count import SIGMAS
from .decisions import DecisionKind, Faced, Finder
from .past import Happening
from .reckoning import Stake, Worth
from .worlds import unseen_cards


class Luck(msgspec.Struct, frozen=True):
    """The final margin, apart: the four parts sum to it."""

    cards: Worth
    """What was drawn."""
    bags: Worth
    """What was in the bags that it settled."""
    gate: Worth
    """Whether its own bags were opened."""
    decisions: Worth
    """The rest: what everybody's decisions gave."""


class LuckCounter:
    """Follows a game from one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards = self.bags = self.gate = 0.0
        self._off = {"bags": 0.0, "gate": 0.0}
        """Variances."""
        self._settled: dict[int, tuple[float, float, float]] = {}
        """For bags that this seat has just decided on: the chance that it was false, the swing, and the doubt."""
        self._stake: Stake | None = None

    def faced(self, decision: Faced) -> None:
        """A decision, before what came of it. A price settles nothing yet."""
        named = isinstance(decision.options[0].line.command, MakeOffer)
        if decision.kind is DecisionKind.SETTLE and decision.bag is not None and not named:
            read = decision.reads[decision.bag]
            self._settled[decision.bag] = read.false, decision.options[0].swing, read.off

    def follow(self, happening: Happening, finder: Finder) -> None:
        """An event; the finder has heard it."""
        told = happening.told
        match told:
            case e.CardsDrawn(seat=seat, cards=cards) if seat == self.seat and isinstance(cards, tuple) and cards:
                self._drawn(happening, cards)
            case e.PhaseBegan(phase=Phase.INSPECTION) if self.seat in happening.after.public.unsettled:
                self._stake = finder.reckoner().stake(happening.after.view)
            case e.DealStruck(merchant=merchant) if merchant == self.seat:
                self._stake = None
            case e.BagOpened(seat=seat, true=true):
                self._came(seat, false=not true)
                self._own(seat, opened=True)
            case e.BagPassed(seat=seat) as passed:
                bag = happening.before.public.bags[seat]
                assert bag is not None
                self._came(seat, false=passed.belies(bag.declared, bag.count))
                self._own(seat, opened=False)
            case e.RoundEnded():
                self._stake, self._settled = None, {}
            case _:
                pass

    def _drawn(self, happening: Happening, cards: Cards) -> None:
        pool = unseen_cards(happening.before.view)
        whole = sum(pool.values())
        usual = sum(hand_worth(good) * number for good, number in pool.items()) / whole
        self.cards += sum(hand_worth(card) for card in cards) - usual * len(cards)

    def _came(self, owner: int, *, false: bool) -> None:
        if owner in self._settled:
            chance, swing, off = self._settled.pop(owner)
            self.bags += (false - chance) * swing
            self._off["bags"] += (off * swing) ** 2

    def _own(self, owner: int, *, opened: bool) -> None:
        if owner == self.seat and self._stake is not None:
            self.gate += (self._stake.opened if opened else self._stake.passed) - self._stake.expected
            self._off["gate"] += self._stake.off**2
            self._stake = None

    def result(self, margin: float) -> Luck:
        bags, gate = (SIGMAS * sqrt(self._off[name]) for name in ("bags", "gate"))
        both = sqrt(bags**2 + gate**2)
        rest = margin - self.cards - self.bags - self.gate
        return Luck(Worth(self.cards, 0.0), Worth(self.bags, bags), Worth(self.gate, gate), Worth(rest, both))
