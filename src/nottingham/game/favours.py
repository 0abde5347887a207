"""Favours: promises about later rounds, in words or typed, which bind nobody. Rules §5, D26, D27.

Whether a typed one was kept, ``notation.favours`` judges, from what everybody is told. The rules never ask.
"""

from typing import Final

from .known import Public
from .refusals import Refusal, refuse
from .terms import MOST_PROMISED_GOLD, Parcel, Side, Terms

MOST_WORDS: Final = 200
"""Characters in a favour."""
MOST_FAVOURS: Final = 2
"""How many favours a merchant can promise in a round, and be promised (D26): words cost nothing, and without a bound
the ledger of a game has none either."""


def why_not_favour(public: Public, side: Side, parcel: Parcel) -> Refusal | None:
    """Words on one line, or a typed favour between one and one, while a later round is to come (D27)."""
    if len(parcel.favour) > MOST_WORDS or not parcel.favour.isprintable():
        return refuse("offer.favour", "5", most=MOST_WORDS)
    if parcel.typed is None:
        return None
    if parcel.favour or not parcel.typed.fits(public.rules.legal_kinds):
        return refuse("offer.typed_favour", "5", most=MOST_PROMISED_GOLD, kinds=public.rules.legal_kinds)
    if len(side) > 1:
        return refuse("offer.favour_of_two", "10")
    return refuse("offer.favour_too_late", "5") if public.round >= public.rules.rounds else None


def typed_favours(public: Public, side: Side) -> bool:
    """Whether typed favours can be part of a deal with this side at all (D27)."""
    return len(side) == 1 and public.round < public.rules.rounds


def favours_left(public: Public, merchant: int, by_merchant: bool) -> int:
    """How many more favours a merchant can promise this round, or be promised (D26). Those of this round stand last."""
    one, left = (merchant,), MOST_FAVOURS
    for promise in reversed(public.promises):
        if promise.round != public.round:
            break
        left -= (promise.by if by_merchant else promise.to) == one
    return left


def too_many_favours(public: Public, merchant: int, terms: Terms) -> Refusal | None:
    """D26: of an offer, and of a yes to one that was made before the last favour."""
    for by_merchant, parcel in ((True, terms.merchant_gives), (False, terms.sheriff_gives)):
        if parcel.has_favour and favours_left(public, merchant, by_merchant) < 1:
            return refuse("offer.too_many_favours", "5", merchant=merchant, most=MOST_FAVOURS)
    return None
