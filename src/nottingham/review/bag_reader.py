"""Reads bags behind somebody's chair while a game is played, as the review will say afterwards that they could be read.

Hints have their beliefs from here: what is said during a game and what is said after it cannot differ.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import msgspec

from ..game import Event, Ruleset
from .bag_record import kind_of
from .past import Life
from .reading import Readings
from .worlds import Dealer, Reads, Standpoint

if TYPE_CHECKING:
    from ..env.mind import TrainedMind


class BagChance(msgspec.Struct, frozen=True):
    """How likely a closed bag is false, and how far that may be off, in 95 of 100 cases."""

    false: float
    half: float


def bag_chance(dealer: Dealer, reads: Reads, owner: int) -> BagChance:
    """What was read off a bag, within what the unseen cards allow: where they leave one answer, it is certain."""
    read, found = reads[owner], dealer.odds(owner, dealer.pool).false
    sure = found in (0.0, 1.0) and found != read.false
    return BagChance(round(found, 4), 0.0 if sure else round(1.96 * read.off, 4))


class BagReader:
    """Hears what one seat is told, and thinks about it when it is asked. ``labels`` say where bots of what kind sit.
    The networks are heard where they reach and numpy is there."""

    def __init__(self, rules: Ruleset, seat: int, labels: Sequence[str] = ()) -> None:
        self._rules = rules
        self._kinds = [kind_of(label) for label in labels]
        self._life = Life(rules, seat)
        self._heard: list[Event] = []
        """What it has not thought about yet."""
        self._readings: Readings | None = None

    def hear(self, told: Event) -> None:
        self._heard.append(told)

    def chances(self) -> dict[int, BagChance]:
        """Of every closed bag but its own, now."""
        readings, position = self._thought()
        reads = readings.reads(position)
        dealer = Dealer(position, reads)
        return {owner: bag_chance(dealer, reads, owner) for owner in reads}

    def lies(self) -> dict[int, float]:
        """How likely each of them is false."""
        return {owner: chance.false for owner, chance in self.chances().items()}

    def _thought(self) -> tuple[Readings, Standpoint]:
        if self._readings is None:
            self._readings = Readings(self._rules, self._life.now.seat, _mind_for(self._rules), self._kinds)
        for told in self._heard:
            self._readings.hear(self._life.follow(told))
        self._heard = []
        return self._readings, self._life.now


def _mind_for(rules: Ruleset) -> "TrainedMind | None":
    """The networks; nothing, where they are not, as in the page that plays without a server."""
    try:
        eyes = import_module(".eyes", __package__)
    except ModuleNotFoundError:
        return None
    found: TrainedMind | None = eyes.mind_for(rules)
    return found
