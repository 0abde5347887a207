"""Scoring a game that was played with the box on the table. Rules §8."""

from collections import Counter

import msgspec

from ..game import Ruleset, RulesetError
from ..game.goods import PROMO, Cards, Good
from ..notation import words
from ..notation.counted import (
    Counted,
    CountedStall,
    Impossible,
    check_cards,
    check_stacks,
    check_stall,
    gold_remark,
    scored,
)
from ..notation.words import name_of
from .cards import Unread, read_kinds
from .console import Back, Console

__all__ = ["Counted", "CountedStall", "Impossible", "ask_counted", "gold_remark", "read_counted", "scored"]


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
                check_stacks(tuple(stalls))
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
    """One stall; what cannot be on it is asked for again."""
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
            check_stall(rules, stall)
            check_cards(rules, (*before, stall))
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
