"""Scoring a game that was played with the box on the table. Rules §8."""

from collections import Counter

import msgspec

from ..game import Ruleset, RulesetError
from ..game.goods import PROMO, Cards, Good
from ..locales import ENGLISH
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
from ..notation.rulesets import unplayable
from .cards import Unread, read_kinds
from .console import Back, Console
from .dialogs import none_word

__all__ = ["Counted", "CountedStall", "Impossible", "ask_counted", "gold_remark", "read_counted", "scored"]


def read_counted(data: bytes) -> Counted:
    """Read the JSON form of docs/score-sheet.md."""
    try:
        return msgspec.json.decode(data, type=Counted)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if isinstance(error.__cause__, RulesetError):
            raise Impossible("program-rules", why=unplayable(error.__cause__)) from None
        raise Impossible("program-no-score-sheet", error=str(error)) from None


# Asking


def ask_counted(console: Console, rules: Ruleset | None) -> Counted:
    """Ask for everything, stall by stall."""
    chosen = rules if rules is not None else ask_ruleset(console)
    console.tell(console.t("terminal-score-about"), "dim")
    stalls: list[CountedStall] = []
    while len(stalls) < chosen.players:
        try:
            stalls.append(_ask_stall(console, chosen, stalls))
            if len(stalls) == chosen.players:
                check_stacks(tuple(stalls))
        except Back:
            stalls = stalls[:-1]
        except Impossible as error:
            console.complain(_again(console, "terminal-count-last-again", error))
            stalls = stalls[:-1]
    return Counted(chosen, tuple(stalls))


def _again(console: Console, message: str, error: Impossible, **args: str) -> str:
    return f"{error.in_words(console.words.language)} {console.t(message, **args)}"


def ask_ruleset(console: Console) -> Ruleset:
    editions = ("second", "first")
    names = [console.t("lobby-sum-edition", edition=edition) for edition in editions]
    edition = editions[console.choose(console.t("terminal-ask-edition"), names)]
    players = console.number(console.t("lobby-players"), 3, 6, 4)
    royal = console.confirm(console.t("terminal-ask-royal-goods"))
    market = console.confirm(console.t("terminal-ask-black-market"))
    while True:
        try:
            promos = _ask_promos(console)
            return Ruleset.preset(edition, players, royal_goods=royal, black_market=market, promos=promos)
        except Unread as error:
            console.complain(error.in_words(console.words.language))
        except RulesetError as error:
            console.complain(unplayable(error).in_words(console.words.language))


def _ask_promos(console: Console) -> dict[Good, int]:
    words = console.words
    example = f"{words.good(Good.FEAST_PLATE)}, {words.some(Good.OLIVE_OIL, 2)}"
    answer = console.ask(console.t("terminal-ask-promos", example=example), none_word(console))
    return dict(Counter(read_kinds(answer, PROMO, words.language)))


def _ask_stall(console: Console, rules: Ruleset, before: list[CountedStall]) -> CountedStall:
    """One stall; what cannot be on it is asked for again."""
    console.say()
    usual = console.t("terminal-player", number=len(before) + 1)
    name = console.ask(console.t("terminal-ask-name", number=len(before) + 1), usual) or usual
    while True:
        goods = _ask_counts(console, console.t("terminal-legal-goods"), rules.legal_kinds)
        hidden = tuple(good for good in rules.contraband_kinds if good is not Good.FEAST_PLATE)
        goods |= _ask_counts(console, console.t("terminal-contraband"), hidden)
        gold = console.number(console.t("terminal-ask-gold"), 0, 9999, 0)
        plates = _ask_plates(console, rules) if rules.copies(Good.FEAST_PLATE) else ()
        market = _ask_black_market(console) if rules.black_market else ()
        stall = CountedStall(name, goods, gold, plates, market)
        try:
            check_stall(rules, stall)
            check_cards(rules, (*before, stall))
        except Impossible as error:
            console.complain(_again(console, "terminal-count-stall-again", error, name=name))
            continue
        return stall


def _ask_counts(console: Console, title: str, kinds: Cards) -> dict[Good, int]:
    """So many of each kind: by name, or as a row of numbers in the order of the kinds."""
    words = console.words
    example = f"{words.some(kinds[0], 2)}, {words.some(kinds[-1], 1)}"
    console.tell(f"   {console.t('terminal-counts-about', example=example, kinds=words.in_order(kinds))}", "dim")
    while True:
        answer = console.ask(title, none_word(console))
        try:
            return counts(answer, kinds, words.language)
        except Unread as error:
            console.complain(error.in_words(words.language))


def counts(answer: str, kinds: Cards, language: str = ENGLISH) -> dict[Good, int]:
    """ "4 apple, 1 bread", or "4 0 1 0" in the order of the kinds."""
    numbers = answer.replace(",", " ").split()
    if numbers and all(number.isascii() and number.isdecimal() for number in numbers):
        if len(numbers) > len(kinds):
            raise Unread("terminal-unread-row", kinds=len(kinds), numbers=len(numbers))
        row = {kind: int(number) for kind, number in zip(kinds, numbers, strict=False)}
        return {kind: number for kind, number in row.items() if number}
    return dict(Counter(read_kinds(answer, kinds, language)))


def _ask_plates(console: Console, rules: Ruleset) -> Cards:
    kinds, words = rules.legal_kinds, console.words
    while True:
        example = words.some(kinds[-1], 1)
        answer = console.ask(console.t("terminal-ask-score-plates", example=example), none_word(console))
        try:
            return read_kinds(answer, kinds, words.language)
        except Unread as error:
            console.complain(error.in_words(words.language))


def _ask_black_market(console: Console) -> tuple[int, ...]:
    while True:
        answer = console.ask(console.t("terminal-ask-black-cards"), none_word(console))
        values = answer.replace(",", " ").split()
        if all(value.isascii() and value.isdecimal() for value in values):
            return tuple(int(value) for value in values)
        if console.means(answer, "none"):
            return ()
        console.complain(console.t("terminal-black-cards-please"))
