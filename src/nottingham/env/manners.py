"""What a mind goes by at the gate beside what its network says.

A network that learnt at all sorts of tables goes by the looks of a bag and hardly by the record of its owner. So one
who looks honest and lies every time gets through every time. Manners mend that: records count, looks can be left out of
account, and no bag is as good as sure to pass, or to be opened, because of its size.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, log
from typing import Final

import msgspec

from ..game.goods import MOST_IN_BAG
from .layout import Act, Layout, TurnKind
from .wide import WIDEST

OF_A_RECORD: Final = ("passed", "passed_false", "opened_true", "opened_false")
"""The counters of a seat that make its record."""
LOOKS: Final = ("set_aside", "declared")
"""What a merchant shows of a bag besides its size, at no cost: what is tossed at the market, and what is declared."""
BySize = tuple[float, float, float, float, float]
"""One for each number of cards in a bag."""


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much records count when a Sheriff thinks of opening a bag, how far the likeliest choice is preferred, and
    between which bounds it is left to chance."""

    weight: float = 0.0
    """How far the log-odds of a lie, by the record, go into those of opening; 0: not at all."""
    doubt: float = 1.0
    """How many bags it takes to count as much as what is usual."""
    usual: float = 0.5
    """The share of lies among the bags of people of whom nothing is known."""
    power: float = 1.0
    """A Sheriff's chances, records included, are taken to this power once more: merchants mix so that their bags cannot
    be read, and a Sheriff has less to hide."""
    blind: bool = False
    """Looks are not shown to the network at the gate: whoever can choose them freely could make them say anything."""
    least: BySize = (0.0,) * MOST_IN_BAG
    """So many bags at least are opened instead of passed, by their number of cards, however they look."""
    most: BySize = (1.0,) * MOST_IN_BAG
    """And so many at most."""
    price: BySize = (0.0,) * MOST_IN_BAG
    """Who offers so much gold, by the number of cards, is above the lower bound; who offers half, half of it."""

    def __post_init__(self) -> None:
        shares = (*self.least, *self.most)
        if not (self.doubt > 0 and self.power > 0 and 0 < self.usual < 1 and min(self.price) >= 0):
            raise ValueError(
                "Doubt and power are above 0, what is usual is a share between 0 and 1, and no price is below 0."
            )
        if not all(0 <= share <= 1 for share in shares):
            raise ValueError("Bounds are shares from 0 to 1.")

    @property
    def flat(self) -> list[float]:
        """As a trainer has them among its weights."""
        numbers = (self.weight, self.doubt, self.usual, self.power, float(self.blind))
        return [*numbers, *self.least, *self.most, *self.price]

    @property
    def bounds(self) -> bool:
        """Whether there are any."""
        return (self.least, self.most) != (FREE.least, FREE.most)

    def speaks_for_opening(self, grid: Layout, seen: Sequence[int], distance: int) -> float:
        """What is added to the log-odds of opening the bag at this distance."""
        passed, passed_false, opened_true, opened_false = (grid.part(seen, name, distance)[0] for name in OF_A_RECORD)
        false, every = passed_false + opened_false, passed + opened_true + opened_false
        lies, true = false + self.doubt * self.usual, every - false + self.doubt * (1 - self.usual)
        return self.weight * (log(lies / true) - log(self.usual / (1 - self.usual)))

    def within_bounds(self, grid: Layout, seen: Sequence[int], far: int, speaks: dict[Act, float]) -> dict[Act, float]:
        """What speaks for opening, passing and, if an offer to pass the bag stands, accepting, moved so that opening is
        as likely as the bounds allow; what speaks for all of them together stays."""
        cards = grid.part(seen, "bag_cards", far)[0]
        if not cards or not self.bounds:
            return speaks
        offered = worth_of_offer(grid, seen, far)
        mild = [act for act in (Act.PASS, Act.ACCEPT) if act is Act.PASS or offered is not None]
        every = _together([speaks[act] for act in (Act.OPEN, *mild)])
        passes = _together([speaks[act] for act in mild])
        least, most, price = (shares[cards - 1] for shares in (self.least, self.most, self.price))
        if offered is not None:
            bought = min(1.0, offered / max(price, LITTLE))
            least *= 1 - bought * exp(speaks[Act.ACCEPT] - passes)
        chance = least + (most - least) * exp(speaks[Act.OPEN] - every)
        milder = every + log(1 - chance + LITTLE) - passes
        found = {act: speaks[act] + milder for act in mild}
        return {**speaks, **found, Act.OPEN: every + log(chance + LITTLE)}


def worth_of_offer(grid: Layout, seen: Sequence[int], far: int) -> float | None:
    """The gold, and some for goods, that the merchant at this distance offers for having the bag passed; None: nothing
    of the kind stands."""
    passes_own = grid.part(seen, "offer_bags", far)[0]
    if not grid.part(seen, "offer_stands", far)[0] or not passes_own:
        return None
    return grid.part(seen, "offer_gold", far)[0] + GOODS_IN_GOLD * sum(grid.part(seen, "offer_goods", far))


def _together(logits: Sequence[float]) -> float:
    most = max(logits)
    return most + log(sum(exp(logit - most) for logit in logits))


GOODS_IN_GOLD: Final = 3.0
"""What goods of a stall count as, each, in an offer."""
LITTLE: Final = 1e-6
"""Keeps the logarithm of nothing from being asked for."""
FREE: Final = Manners()
"""Those of a mind that plays as its network says."""


def of_flat(numbers: Sequence[float]) -> Manners:
    """``Manners.flat`` back."""
    weight, doubt, usual, power, blind, *shares = (round(float(number), 4) for number in numbers)
    named = {"weight": weight, "doubt": doubt, "usual": usual, "power": power, "blind": blind > 0}
    least, most, price = (shares[i : i + MOST_IN_BAG] for i in range(0, len(shares), MOST_IN_BAG))
    return msgspec.convert({**named, "least": least, "most": most, "price": price}, Manners)


@cache
def places_of_looks() -> tuple[int, ...]:
    """Where the looks of the others' bags lie in the input of a network."""
    fields = [WIDEST.field(name) for name in LOOKS]
    return tuple(
        field.offset + distance * WIDEST.stride + i
        for distance in range(1, WIDEST.rules.players)
        for field in fields
        for i in range(field.size)
    )


def keeps_the_gate(grid: Layout, seen: Sequence[int]) -> bool:
    """Whether the seat is asked as Sheriff what to do about the bags."""
    return bool(grid.part(seen, "turn")[grid.turns.index(TurnKind.SETTLE)])
