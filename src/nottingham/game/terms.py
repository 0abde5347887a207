"""What a deal is made of: terms, offers, and what stays of them when they are struck. Rules §5."""

from enum import StrEnum
from typing import Final

import msgspec

from .goods import Cards, Good

Side = tuple[int, ...]
"""One side of a deal: a merchant, the Sheriff, both deputies together, or a deputy alone (rules §5, §10)."""


class Deed(StrEnum):
    """What a Sheriff can bind himself to do with a bag (rules §5)."""

    PASS = "pass"
    OPEN = "open"
    TAKE_NOTHING = "take_nothing"


MOST_PROMISED_GOLD: Final = 50
"""What somebody can promise to pay later, at most: no more than everybody starts with (D27)."""


class FavourKind(StrEnum):
    """Favours that everybody can judge, as their giver says them. All are about later rounds (D27)."""

    PASS_NEXT = "pass_next"
    """When I keep the gate next, your bag passes."""
    NEVER_OPEN = "never_open"
    """Whenever I keep the gate again, I do not open your bag."""
    NOTHING_AGAINST = "nothing_against"
    """When I keep the gate next, I make no deal to open your bag, or to take nothing for it."""
    GOLD_NEXT = "gold_next"
    """The next time that we can deal with each other I pay you so much gold."""
    LEAVE_KIND = "leave_kind"
    """From now on I bring no goods of this kind to my stall: they are yours."""


class Favour(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A typed favour: of a kind that everybody can judge by what everybody sees. It binds nobody (rules §5, D27)."""

    kind: FavourKind
    gold: int = 0
    """How much; only of ``GOLD_NEXT``."""
    good: Good | None = None
    """Which legal kind; only of ``LEAVE_KIND``."""

    def fits(self, goods: Cards) -> bool:
        """Whether it says all it has to, and nothing else; ``goods`` are the legal kinds of the game."""
        if self.kind is FavourKind.GOLD_NEXT:
            return 1 <= self.gold <= MOST_PROMISED_GOLD and self.good is None
        if self.kind is FavourKind.LEAVE_KIND:
            return self.good in goods and not self.gold
        return not self.gold and self.good is None


class Parcel(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one side of a deal hands over (rules §5)."""

    gold: int = 0
    legal: Cards = ()
    contraband: Cards = ()
    """From the stall, named by kind."""
    unseen: int = 0
    """Contraband cards of the giver's choice, from the stall."""
    from_bag: Cards = ()
    """Goods promised out of the merchant's own bag."""
    favour: str = ""
    """A favour in words. Binds nobody."""
    typed: Favour | None = None
    """A typed favour, in place of one in words. Binds nobody either."""

    @property
    def has_favour(self) -> bool:
        return bool(self.favour) or self.typed is not None


class BagTerm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Sheriff will do with a bag."""

    bag: int
    deed: Deed


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The contents of an offer (rules §5)."""

    merchant_gives: Parcel = Parcel()
    sheriff_gives: Parcel = Parcel()
    bags: tuple[BagTerm, ...] = ()

    def deed_for(self, bag: int) -> Deed | None:
        for term in self.bags:
            if term.bag == bag:
                return term.deed
        return None


class OfferId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who, to whom, and the number of the event that made it."""

    by: Side
    to: Side
    version: int


class Offer(msgspec.Struct, frozen=True):
    """A standing offer."""

    by: Side
    to: Side
    version: int
    merchant: int
    terms: Terms
    agreed: tuple[int, ...]
    """Who has said yes so far, the maker first. A deal takes both sides, and both deputies where they are a side."""

    @property
    def id(self) -> OfferId:
        return OfferId(self.by, self.to, self.version)

    @property
    def sheriff(self) -> Side:
        """The side that is not the merchant's."""
        return self.to if self.by == (self.merchant,) else self.by

    @property
    def made_by_merchant(self) -> bool:
        return self.by == (self.merchant,)


class Ending(StrEnum):
    """How an offer ended without becoming a deal (rules §5)."""

    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"


class Obligation(msgspec.Struct, frozen=True):
    """A bag that a deal decides (rules §5)."""

    bag: int
    deed: Deed
    sheriff: Side
    merchant: int
    """With whom the deal was made."""


class Promise(msgspec.Struct, frozen=True, omit_defaults=True):
    """A favour that was part of a deal, in words or typed. Binds nobody (rules §5)."""

    n: int
    round: int
    by: Side
    to: Side
    words: str
    typed: Favour | None = None


class Delivery(msgspec.Struct, frozen=True):
    """Goods promised out of a bag, to be handed over once it has passed (rules §5)."""

    merchant: int
    sheriff: Side
    goods: Cards
