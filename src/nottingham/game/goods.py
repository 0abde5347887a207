"""Every kind of good, as data with its source. Rules §1, §11, §12."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final

import msgspec


class Good(StrEnum):
    """A kind of card. Cards of one kind cannot be told apart."""

    APPLE = "apple"
    CHEESE = "cheese"
    BREAD = "bread"
    CHICKEN = "chicken"
    PEPPER = "pepper"
    MEAD = "mead"
    SILK = "silk"
    CROSSBOW = "crossbow"
    GREEN_APPLE = "green_apple"
    GOLDEN_APPLE = "golden_apple"
    GOUDA = "gouda"
    BLEU_CHEESE = "bleu_cheese"
    RYE_BREAD = "rye_bread"
    PUMPERNICKEL = "pumpernickel"
    ROYAL_ROOSTER = "royal_rooster"
    ARCANE_SCROLLS = "arcane_scrolls"
    FEAST_PLATE = "feast_plate"
    ROYAL_SUMMONS = "royal_summons"
    PRINCES_SWORD = "princes_sword"
    OLIVE_OIL = "olive_oil"
    DRAGON_PEPPER = "dragon_pepper"
    STRAWBERRY_MEAD = "strawberry_mead"
    GOLDEN_SILK = "golden_silk"
    HEAVY_CROSSBOW = "heavy_crossbow"
    BRIMSTONE_OIL = "brimstone_oil"


class GoodClass(StrEnum):
    """What the rules tell kinds of goods apart by."""

    LEGAL = "legal"
    CONTRABAND = "contraband"
    ROYAL = "royal"
    PROMO = "promo"


class Card(msgspec.Struct, frozen=True):
    """What is printed on the cards of one kind, and how many there are (rules §1, §12)."""

    good: Good
    good_class: GoodClass
    value: int
    penalty: int
    with_three: int = 0
    with_more: int = 0
    counts_as: Good | None = None
    multiple: int = 0
    sweetens: Good | None = None
    """The plain good on the same stall that is worth more at the end (rules §12)."""
    sweetness: int = 0


_G, _C = Good, GoodClass

# Source: the tables of rules §1. Every royal value is its multiple of the plain value (tested).
_BASE = (
    Card(_G.APPLE, _C.LEGAL, 2, 2, 48, 48),
    Card(_G.CHEESE, _C.LEGAL, 3, 2, 36, 36),
    Card(_G.BREAD, _C.LEGAL, 3, 2, 0, 36),
    Card(_G.CHICKEN, _C.LEGAL, 4, 2, 24, 24),
    Card(_G.PEPPER, _C.CONTRABAND, 6, 4, 18, 22),
    Card(_G.MEAD, _C.CONTRABAND, 7, 4, 16, 21),
    Card(_G.SILK, _C.CONTRABAND, 8, 4, 9, 12),
    Card(_G.CROSSBOW, _C.CONTRABAND, 9, 4, 5, 5),
)
_ROYAL = (
    Card(_G.GREEN_APPLE, _C.ROYAL, 4, 3, 2, 2, _G.APPLE, 2),
    Card(_G.GOLDEN_APPLE, _C.ROYAL, 6, 4, 1, 2, _G.APPLE, 3),
    Card(_G.GOUDA, _C.ROYAL, 6, 4, 2, 2, _G.CHEESE, 2),
    Card(_G.BLEU_CHEESE, _C.ROYAL, 9, 5, 0, 1, _G.CHEESE, 3),
    Card(_G.RYE_BREAD, _C.ROYAL, 6, 4, 0, 2, _G.BREAD, 2),
    Card(_G.PUMPERNICKEL, _C.ROYAL, 9, 5, 0, 1, _G.BREAD, 3),
    Card(_G.ROYAL_ROOSTER, _C.ROYAL, 8, 4, 1, 2, _G.CHICKEN, 2),
)
# Source: rules §12. Effects of the first three are certain (French FAQ); values and penalties of all ten
# were read from pictures of cards: UNVERIFIED. A feast plate's value is that of the good it becomes.
_PROMO = (
    Card(_G.ARCANE_SCROLLS, _C.PROMO, 12, 4),
    Card(_G.FEAST_PLATE, _C.PROMO, 2, 2),
    Card(_G.ROYAL_SUMMONS, _C.PROMO, 0, 0),
    Card(_G.PRINCES_SWORD, _C.PROMO, 12, 6),
    Card(_G.OLIVE_OIL, _C.PROMO, 10, 5),
    Card(_G.DRAGON_PEPPER, _C.PROMO, 8, 6, sweetens=_G.PEPPER, sweetness=1),
    Card(_G.STRAWBERRY_MEAD, _C.PROMO, 8, 6, sweetens=_G.MEAD, sweetness=1),
    Card(_G.GOLDEN_SILK, _C.PROMO, 9, 6, sweetens=_G.SILK, sweetness=1),
    Card(_G.HEAVY_CROSSBOW, _C.PROMO, 10, 7, sweetens=_G.CROSSBOW, sweetness=2),
    Card(_G.BRIMSTONE_OIL, _C.PROMO, 5, 4),
)

CATALOGUE: Final[dict[Good, Card]] = {card.good: card for card in (*_BASE, *_ROYAL, *_PROMO)}

VALUE: Final[dict[Good, int]] = {good: card.value for good, card in CATALOGUE.items()}
"""Printed value. A feast plate counts 2 until it has become something (rules §12)."""

PENALTY: Final[dict[Good, int]] = {good: card.penalty for good, card in CATALOGUE.items()}

LEGAL: Final = tuple(card.good for card in _BASE if card.good_class is GoodClass.LEGAL)
PLAIN_CONTRABAND: Final = tuple(card.good for card in _BASE if card.good_class is GoodClass.CONTRABAND)
ROYAL: Final = tuple(card.good for card in _ROYAL)
PROMO: Final = tuple(card.good for card in _PROMO)
IS_LEGAL: Final = frozenset(LEGAL)

# Source: rules §1, (King, Queen).
CROWNS: Final[dict[Good, tuple[int, int]]] = {
    Good.APPLE: (20, 10),
    Good.CHEESE: (15, 10),
    Good.BREAD: (15, 10),
    Good.CHICKEN: (10, 5),
}

# Source: rules §11, the dearer card on top. UNVERIFIED: the tops were read from a poor scan and one
# program, the bottoms from that program alone.
BLACK_MARKET: Final[dict[Good, tuple[int, ...]]] = {
    Good.PEPPER: (30, 27),
    Good.MEAD: (32, 29),
    Good.SILK: (34, 31),
}
BLACK_MARKET_SET: Final = 3
"""How many contraband cards of a kind buy the top card of its stack (rules §11)."""

SUMMONS_REWARD: Final = 8
"""What the Sheriff pays for each royal summons in a bag that is otherwise true (rules §12)."""

BRIMSTONE_REACH: Final = 2
"""How many legal goods a brimstone oil burns at most (rules §12)."""

STARTING_GOLD: Final = 50
MOST_SET_ASIDE: Final = 5
MOST_IN_BAG: Final = 5
HIDDEN_REMOVAL: Final = 10

Cards = tuple[Good, ...]
"""Some cards. Where their order means nothing they are sorted, so that equal sets are equal tuples."""


def in_order(cards: Cards | list[Good]) -> Cards:
    """Cards in one fixed order, so that the same cards compare equal."""
    return tuple(sorted(cards))


def with_cards(cards: Cards, more: Cards) -> Cards:
    """Both sets together."""
    if not more:
        return cards
    return tuple(sorted(cards + more))


def without_cards(cards: Cards, fewer: Cards) -> Cards:
    """What is left of ``cards``; every card of ``fewer`` must be there."""
    if not fewer:
        return cards
    left = list(cards)
    for card in fewer:
        left.remove(card)
    return tuple(left)


def holds(cards: Cards, wanted: Cards) -> bool:
    """Whether every card of ``wanted`` is among ``cards``, counted with repetition."""
    if not wanted:
        return True
    left = list(cards)
    try:
        for card in wanted:
            left.remove(card)
    except ValueError:
        return False
    return True


def common(cards: Cards, wanted: Cards) -> Cards:
    """As much of ``wanted`` as ``cards`` has."""
    left = list(cards)
    found = []
    for card in wanted:
        if card in left:
            left.remove(card)
            found.append(card)
    return in_order(found)


def split(cards: Cards) -> tuple[Cards, Cards]:
    """Legal goods, and everything that goes face down (royal and promo cards are contraband in play)."""
    legal = tuple([card for card in cards if card in IS_LEGAL])
    if len(legal) == len(cards):
        return cards, ()
    return legal, tuple([card for card in cards if card not in IS_LEGAL])


def one_too_many(cards: Cards, amount: int) -> Good | None:
    """A card that could be kept back, and the rest would still pay the amount: nobody has to give it (rules §6)."""
    spare = worth(cards) - amount
    for card in cards:
        if VALUE[card] <= spare:
            return card
    return None


def just_enough(cards: Iterable[Good], back: Callable[[list[Good]], Iterable[Good]], amount: int) -> list[Good]:
    """Cards in this order until they pay the amount; then those that could be kept back are, as ``back`` orders what
    was taken (rules §6)."""
    taken: list[Good] = []
    for card in cards:
        if worth(taken) >= amount:
            break
        taken.append(card)
    for card in tuple(back(taken)):
        if worth(taken) - VALUE[card] >= amount:
            taken.remove(card)
    return taken


def worth(cards: Iterable[Good]) -> int:
    """The printed values together, as they count when a penalty is paid in goods (rules §6)."""
    return sum(VALUE[card] for card in cards)
