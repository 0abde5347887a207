"""Stalls that were counted at a table with the box, checked against the deck and scored. Rules §8."""

from collections import Counter
from typing import Final

import msgspec

from ..game import Ruleset
from ..game.goods import BLACK_MARKET, BLACK_MARKET_SET, STARTING_GOLD, Good, in_order
from ..game.known import BlackMarketCard, ScoreSheet
from ..game.scoring import FinalStall, score_stalls
from ..locales import Worded, listed, text


class Impossible(Worded, ValueError):
    """Such stalls cannot be. The message says why, and what to check."""


class CountedStall(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on one stall at the end, face up and face down."""

    name: str
    goods: dict[Good, int] = {}
    gold: int = 0
    feast_plates: tuple[Good, ...] = ()
    """What each feast plate becomes; the plates themselves are among the goods or not, as one likes."""
    black_market: tuple[int, ...] = ()
    """Values of the black market cards."""


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All stalls of a game, in the order of the seats."""

    ruleset: Ruleset
    stalls: tuple[CountedStall, ...]


STACK_OF: Final = {value: good for good, values in BLACK_MARKET.items() for value in values}
"""Every black market card has a value of its own."""


def scored(counted: Counted) -> ScoreSheet:
    """The score sheet of what was counted, if it can be."""
    rules, stalls = counted.ruleset, counted.stalls
    if len(stalls) != rules.players:
        raise Impossible("program-stalls-number", players=rules.players, stalls=len(stalls))
    for stall in stalls:
        check_stall(rules, stall)
    check_cards(rules, stalls)
    check_stacks(stalls)
    return score_stalls(rules, [_final(stall) for stall in stalls])


def _final(stall: CountedStall) -> FinalStall:
    counts = {**stall.goods}
    if stall.feast_plates:
        counts[Good.FEAST_PLATE] = len(stall.feast_plates)
    goods = in_order([good for good, number in counts.items() for _ in range(number)])
    cards = tuple(BlackMarketCard(STACK_OF[value], value) for value in stall.black_market)
    return FinalStall(goods, stall.gold, in_order(list(stall.feast_plates)), cards)


class NamedKinds(Worded):
    """A list of kinds, to be filled into a sentence."""

    def __init__(self, *kinds: Good, alternatives: bool = False) -> None:
        super().__init__(", ".join(kinds))
        self.kinds, self.alternatives = kinds, alternatives

    def in_words(self, language: str) -> str:
        return listed(language, [text(language, f"good-{kind}") for kind in self.kinds], alternatives=self.alternatives)


def check_stall(rules: Ruleset, stall: CountedStall) -> None:
    if stall.gold < 0:
        raise Impossible("program-stall-gold", name=stall.name, gold=stall.gold)
    for good, number in stall.goods.items():
        if number < 0:
            raise Impossible("program-stall-goods", name=stall.name, good=good.value, count=number)
    plates = stall.goods.get(Good.FEAST_PLATE, len(stall.feast_plates))
    if plates != len(stall.feast_plates):
        raise Impossible("program-stall-plates", name=stall.name, count=plates)
    for good in stall.feast_plates:
        if good not in rules.legal_kinds:
            kinds = NamedKinds(*rules.legal_kinds, alternatives=True)
            raise Impossible("program-plates-legal", kinds=kinds, good=NamedKinds(good))


def check_cards(rules: Ruleset, stalls: tuple[CountedStall, ...]) -> None:
    """No more cards than the deck has (rules §1), and black market cards only as they can be bought (rules §11)."""
    claimed = Counter(value for stall in stalls for value in stall.black_market)
    if claimed and not rules.black_market:
        raise Impossible("program-no-black-market")
    for value, number in claimed.items():
        if value not in STACK_OF:
            raise Impossible("program-no-black-card", value=value, values=", ".join(map(str, sorted(STACK_OF))))
        if number > 1:
            raise Impossible("program-one-black-card", value=value)
    for good in Good:
        number = sum(stall.goods.get(good, 0) for stall in stalls)
        if good is Good.FEAST_PLATE:
            number = sum(len(stall.feast_plates) for stall in stalls)
        spent = BLACK_MARKET_SET * sum(STACK_OF[value] is good for value in claimed)
        there = rules.copies(good) - spent
        if number > max(there, 0):
            raise _too_many(good, number, rules.copies(good), spent)


def check_stacks(stalls: tuple[CountedStall, ...]) -> None:
    """A card below can be had only after the one above it (rules §11)."""
    claimed = {value for stall in stalls for value in stall.black_market}
    for value in claimed:
        top = BLACK_MARKET[STACK_OF[value]][0]
        if top not in claimed:
            raise Impossible("program-black-card-below", value=value, top=top)


def _too_many(good: Good, number: int, copies: int, spent: int) -> Impossible:
    if not copies:
        return Impossible("program-not-in-game", good=NamedKinds(good))
    return Impossible("program-too-many-counted", good=good.value, count=number, copies=copies, spent=spent)


def gold_remark(counted: Counted) -> Worded | None:
    """A remark where there is more gold than the bank gave out."""
    most = STARTING_GOLD * counted.ruleset.players
    gold = sum(stall.gold for stall in counted.stalls)
    return Worded("program-too-much-gold", gold=gold, most=most) if gold > most else None
