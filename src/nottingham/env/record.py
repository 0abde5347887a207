"""What a mind goes by at the gate beside what its network says: the record of a bag's owner, and more resolution.

A network that learnt at all sorts of tables goes by the looks of a bag and hardly by the record of its owner. So one
who looks honest and lies every time gets through every time; with this it does not.
"""

from collections.abc import Sequence
from math import log
from typing import Final

import msgspec

from .layout import Layout, TurnKind

OF_A_RECORD: Final = ("passed", "passed_false", "opened_true", "opened_false")
"""The counters of a seat that make its record."""


class Record(msgspec.Struct, frozen=True):
    """How much records count when a Sheriff thinks of opening a bag, and how far the likeliest choice is preferred."""

    weight: float = 0.0
    """How far the log-odds of a lie, by the record, go into those of opening; 0: not at all."""
    doubt: float = 1.0
    """How many bags it takes to count as much as what is usual."""
    usual: float = 0.5
    """The share of lies among the bags of people of whom nothing is known."""
    power: float = 1.0
    """A Sheriff's chances, records included, are taken to this power once more: merchants mix so that their bags cannot
    be read, and a Sheriff has less to hide."""

    def speaks_for_opening(self, grid: Layout, seen: Sequence[int], distance: int) -> float:
        """What is added to the log-odds of opening the bag at this distance."""
        passed, passed_false, opened_true, opened_false = (grid.part(seen, name, distance)[0] for name in OF_A_RECORD)
        false, every = passed_false + opened_false, passed + opened_true + opened_false
        lies, true = false + self.doubt * self.usual, every - false + self.doubt * (1 - self.usual)
        return self.weight * (log(lies / true) - log(self.usual / (1 - self.usual)))


def keeps_the_gate(grid: Layout, seen: Sequence[int]) -> bool:
    """Whether the seat is asked as Sheriff what to do about the bags."""
    return bool(grid.part(seen, "turn")[grid.turns.index(TurnKind.SETTLE)])
