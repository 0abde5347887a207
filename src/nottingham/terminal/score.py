"""Scoring a game that was played with the box on the table. Rules §8."""

from collections import Counter
from typing import Final

import msgspec

from ..game import Ruleset, RulesetError
from ..game.goods import BLACK_MARKET, BLACK_MARKET_SET, PROMO, STARTING_GOLD, Cards, Good, in_order
from ..game.known import BlackMarketCard, ScoreSheet
from ..game.scoring import FinalStall, score_stalls
from ..notation import words
from ..notation.words import name_of, plural_of, some
from .cards import Unread, read_kinds
from .console import Back, Console


class Impossible(ValueError):
    """Such stalls can not be. The message says why, and what to check."""


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


def read_counted(data: bytes) -> Counted:
    """Read the JSON form of docs/score-sheet.md."""
    try:
        return msgspec.json.decode(data, type=Counted)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if isinstance(error.__cause__, RulesetError):
            raise Impossible(str(error.__cause__)) from None
        raise Impossible(
            f"The file is not a score sheet ({error}); “nottingham score --help” shows the form."
        ) from None


def scored(counted: Counted) -> ScoreSheet:
    """The score sheet of what was counted, if it can be."""
    rules, stalls = counted.ruleset, counted.stalls
    if len(stalls) != rules.players:
        raise Impossible(f"{rules.players} players have {rules.players} stalls, but {len(stalls)} are described.")
    for stall in stalls:
        _check_stall(rules, stall)
    _check_cards(rules, stalls)
    _check_stacks(stalls)
    return score_stalls(rules, [_final(stall) for stall in stalls])


def _final(stall: CountedStall) -> FinalStall:
    counts = {**stall.goods}
    if stall.feast_plates:
        counts[Good.FEAST_PLATE] = len(stall.feast_plates)
    goods = in_order([good for good, number in counts.items() for _ in range(number)])
    cards = tuple(BlackMarketCard(STACK_OF[value], value) for value in stall.black_market)
    return FinalStall(goods, stall.gold, in_order(list(stall.feast_plates)), cards)


def _check_stall(rules: Ruleset, stall: CountedStall) -> None:
    whose = f"{stall.name}’s stall"
    if stall.gold < 0:
        raise Impossible(f"{whose} can not have {stall.gold} gold; give 0 or more.")
    for good, number in stall.goods.items():
        if number < 0:
            raise Impossible(f"{whose} can not have {number} {plural_of(good)}; give 0 or more.")
    plates = stall.goods.get(Good.FEAST_PLATE, len(stall.feast_plates))
    if plates != len(stall.feast_plates):
        raise Impossible(f"{whose} has {some(Good.FEAST_PLATE, plates)}: say for each what it becomes.")
    for good in stall.feast_plates:
        if good not in rules.legal_kinds:
            kinds = words.listed([name_of(kind) for kind in rules.legal_kinds], "or")
            raise Impossible(f"A feast plate becomes {kinds}, not {name_of(good)}.")


def _check_cards(rules: Ruleset, stalls: tuple[CountedStall, ...]) -> None:
    """No more cards than the deck has (rules §1), and black market cards only as they can be bought (rules §11)."""
    claimed = Counter(value for stall in stalls for value in stall.black_market)
    if claimed and not rules.black_market:
        raise Impossible("There are black market cards, but the ruleset is without the black market; switch it on.")
    for value, number in claimed.items():
        if value not in STACK_OF:
            raise Impossible(
                f"No black market card is worth {value}; they are {', '.join(map(str, sorted(STACK_OF)))}."
            )
        if number > 1:
            raise Impossible(f"There is only one black market card worth {value}; count again who has it.")
    for good in Good:
        number = sum(stall.goods.get(good, 0) for stall in stalls)
        if good is Good.FEAST_PLATE:
            number = sum(len(stall.feast_plates) for stall in stalls)
        spent = BLACK_MARKET_SET * sum(STACK_OF[value] is good for value in claimed)
        there = rules.copies(good) - spent
        if number > max(there, 0):
            raise Impossible(_too_many(good, number, rules.copies(good), spent))


def _check_stacks(stalls: tuple[CountedStall, ...]) -> None:
    """A card below can be had only after the one above it (rules §11)."""
    claimed = {value for stall in stalls for value in stall.black_market}
    for value in claimed:
        top = BLACK_MARKET[STACK_OF[value]][0]
        if top not in claimed:
            raise Impossible(f"The black market card worth {value} lies under the one worth {top}, which nobody has.")


def _too_many(good: Good, number: int, copies: int, spent: int) -> str:
    if not copies:
        return f"There are no {plural_of(good)} in this game: check the options, or leave them out."
    bought = f", and {spent} of them bought black market cards" if spent else ""
    return f"{number} {plural_of(good)} were counted, but the deck has only {copies}{bought}; count again."


def gold_remark(counted: Counted) -> str:
    """A remark where there is more gold than the bank gave out; empty if there is not."""
    most = STARTING_GOLD * counted.ruleset.players
    gold = sum(stall.gold for stall in counted.stalls)
    return f"You counted {gold} gold, but the bank gave out only {most}." if gold > most else ""


# Asking


def ask_counted(console: Console, rules: Ruleset | None) -> Counted:
    """Ask for everything, stall by stall."""
    chosen = rules if rules is not None else ask_ruleset(console)
    console.tell("Count what lies on each stall, face up and face down. Hands count nothing.", "dim")
    stalls: list[CountedStall] = []
    while len(stalls) < chosen.players:
        try:
            stalls.append(_ask_stall(console, chosen, stalls))
            if len(stalls) == chosen.players:
                _check_stacks(tuple(stalls))
        except Back:
            stalls = stalls[:-1]
        except Impossible as error:
            console.complain(f"{error} Count the last stall again, or go back with “back”.")
            stalls = stalls[:-1]
    return Counted(chosen, tuple(stalls))


def ask_ruleset(console: Console) -> Ruleset:
    edition = ("second", "first")[console.choose("Which edition?", ["second", "first"])]
    players = console.number("Players", 3, 6, 4)
    royal = console.confirm("Were royal goods in the deck?")
    market = console.confirm("Was there a black market?")
    while True:
        try:
            promos = _ask_promos(console)
            return Ruleset.preset(edition, players, royal_goods=royal, black_market=market, promos=promos)
        except (Unread, RulesetError) as error:
            console.complain(str(error))


def _ask_promos(console: Console) -> dict[Good, int]:
    answer = console.ask("Promo cards in the deck (for example feast plate, 2 olive oil)", "none")
    return dict(Counter(read_kinds(answer, PROMO)))


def _ask_stall(console: Console, rules: Ruleset, before: list[CountedStall]) -> CountedStall:
    """One stall; what can not be on it is asked for again."""
    console.say()
    name = console.ask(f"Who sits in place {len(before) + 1}?", f"Player {len(before) + 1}")
    name = name or f"Player {len(before) + 1}"
    while True:
        goods = _ask_counts(console, "Legal goods", rules.legal_kinds)
        hidden = tuple(good for good in rules.contraband_kinds if good is not Good.FEAST_PLATE)
        goods |= _ask_counts(console, "Contraband", hidden)
        gold = console.number("Gold", 0, 9999, 0)
        plates = _ask_plates(console, rules) if rules.copies(Good.FEAST_PLATE) else ()
        market = _ask_black_market(console) if rules.black_market else ()
        stall = CountedStall(name, goods, gold, plates, market)
        try:
            _check_stall(rules, stall)
            _check_cards(rules, (*before, stall))
        except Impossible as error:
            console.complain(f"{error} {name}’s stall once more:")
            continue
        return stall


def _ask_counts(console: Console, title: str, kinds: Cards) -> dict[Good, int]:
    """So many of each kind: by name, or as a row of numbers in the order of the kinds."""
    example = words.goods((kinds[0], kinds[0], kinds[-1]))
    console.tell(f"   Write “{example}”, or one number each for {', '.join(name_of(kind) for kind in kinds)}.", "dim")
    while True:
        answer = console.ask(title, "none")
        try:
            return counts(answer, kinds)
        except Unread as error:
            console.complain(str(error))


def counts(answer: str, kinds: Cards) -> dict[Good, int]:
    """ "4 apple, 1 bread", or "4 0 1 0" in the order of the kinds."""
    numbers = answer.replace(",", " ").split()
    if numbers and all(number.isascii() and number.isdecimal() for number in numbers):
        if len(numbers) > len(kinds):
            raise Unread(f"There are {len(kinds)} kinds here, and {len(numbers)} numbers.")
        row = {kind: int(number) for kind, number in zip(kinds, numbers, strict=False)}
        return {kind: number for kind, number in row.items() if number}
    return dict(Counter(read_kinds(answer, kinds)))


def _ask_plates(console: Console, rules: Ruleset) -> Cards:
    kinds = rules.legal_kinds
    while True:
        answer = console.ask("What do the feast plates become (for example 1 chicken)", "no plates")
        try:
            return read_kinds(answer, kinds)
        except Unread as error:
            console.complain(str(error))


def _ask_black_market(console: Console) -> tuple[int, ...]:
    while True:
        answer = console.ask("Values of the black market cards (for example 30 27)", "none")
        values = answer.replace(",", " ").split()
        if all(value.isascii() and value.isdecimal() for value in values):
            return tuple(int(value) for value in values)
        if answer.lower() == "none":
            return ()
        console.complain("Numbers, please, as they are printed on the cards.")
