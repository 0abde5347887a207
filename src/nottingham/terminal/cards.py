"""Reading cards off a line: ``2 apple, silk``, ``1 3 5`` (by their places), ``all`` or ``none``.

Names are those of a language, in any number and case that the catalogues have; English ones are always understood.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from ..game.goods import Cards, Good, in_order
from ..locales import ENGLISH, Worded, listed, text
from .console import folded, means

NO_CARDS: Final = ("-", "0", "")
FORMS: Final = (1, 2, 5)
"""Numbers that between them bring out every form of a word in our six languages."""


class Unread(Worded):
    """These words name no such cards. The message says what can be written instead."""


@cache
def _names(language: str) -> dict[Good, tuple[str, ...]]:
    """What each kind may be called: the name on the card first."""
    found: dict[Good, tuple[str, ...]] = {}
    for good in Good:
        forms = [text(language, f"good-{good}")]
        forms += [text(language, "goods-counted", {"good": good.value, "count": n}).split(" ", 1)[1] for n in FORMS]
        # "5 porcji pieprzu" may be written "5 pieprzu".
        forms += [form.split(" ", 1)[1] for form in forms[1:] if " " in form and form[:2] != forms[0][:2]]
        found[good] = tuple(dict.fromkeys(map(folded, forms)))
    return found


def names_of(good: Good, language: str) -> tuple[str, ...]:
    """In the language, in English, and by its key."""
    return (*_names(language)[good], *_names(ENGLISH)[good], good.replace("_", " "))


def kind_called(word: str, kinds: Sequence[Good], language: str = ENGLISH) -> Good:
    """The kind that a word means; the beginning of its name is enough."""
    wanted = folded(word)
    known = list(dict.fromkeys(kinds))
    for good in known:
        if wanted in names_of(good, language):
            return good
    found = [good for good in known if any(name.startswith(wanted) for name in names_of(good, language))]
    if len(found) == 1:
        return found[0]
    choice = listed(language, [text(language, f"good-{good}") for good in (found or known)], alternatives=bool(found))
    if not choice:
        raise Unread("terminal-unread-nothing", word=word)
    raise Unread("terminal-unread-several" if found else "terminal-unread-unknown", word=word, kinds=choice)


def read_cards(answer: str, source: Cards, language: str = ENGLISH) -> Cards:
    """Cards out of these, by place or by name, in the order in which they were named."""
    if answer in NO_CARDS or means(language, answer, "none"):
        return ()
    if means(language, answer, "all"):
        return source
    left = list(enumerate(source, start=1))
    taken: list[Good] = []
    for number, word in _pieces(answer, language):
        if word is None:
            place = next((place for place in left if place[0] == number), None)
            if place is None:
                raise Unread("terminal-unread-place", number=number, most=len(source))
            left.remove(place)
            taken.append(place[1])
            continue
        good = kind_called(word, source, language)
        places = [place for place in left if place[1] is good]
        if len(places) < number:
            there = text(language, "goods-counted", {"good": good.value, "count": source.count(good)})
            raise Unread("terminal-unread-too-many", goods=there, number=number)
        for place in places[:number]:
            left.remove(place)
        taken += [good] * number
    return tuple(taken)


def read_kinds(answer: str, kinds: Cards, language: str = ENGLISH) -> Cards:
    """Any number of these kinds, by name, or by the number of the kind: a claim, which need not be true."""
    if answer in NO_CARDS or means(language, answer, "none"):
        return ()
    named: list[Good] = []
    for number, word in _pieces(answer, language):
        if word is not None:
            named += [kind_called(word, kinds, language)] * number
        elif 1 <= number <= len(kinds):
            named.append(kinds[number - 1])
        else:
            example = text(language, "goods-counted", {"good": kinds[0].value, "count": 2})
            raise Unread("terminal-unread-kind", most=len(kinds), example=example)
    return in_order(named)


_WORD = r"[^\W\d_][^\W\d]*"
_PIECE = re.compile(rf"\s*(?:(\d{{1,3}})\s*[x×]?\s*)?({_WORD}(?:[ _’'-]+{_WORD})*)?[\s,;+]*")


def _pieces(answer: str, language: str) -> list[tuple[int, str | None]]:
    """A number alone is a place; a number before a name says how many; a name alone is one card."""
    pieces: list[tuple[int, str | None]] = []
    at = 0
    while at < len(answer):
        match = _PIECE.match(answer, at)
        if match is None or match.end() == at:
            raise Unread("terminal-unread-neither", words=answer[at:])
        number, word = match.groups()
        at = match.end()
        if word is not None:
            pieces += _named(int(number) if number else 1, word, language)
        elif number is not None:
            pieces.append((int(number), None))
    return pieces


def _named(number: int, words: str, language: str) -> list[tuple[int, str | None]]:
    """ "apple silk" are two cards, "golden apple" is one: known names are kept whole."""
    found: list[tuple[int, str | None]] = []
    left = re.split(r"[ _]+", words)
    while left:
        size = next((n for n in range(len(left), 1, -1) if _is_name(" ".join(left[:n]), language)), 1)
        found.append((number, " ".join(left[:size])))
        left, number = left[size:], 1
    return found


def _is_name(words: str, language: str) -> bool:
    said = folded(words)
    return any(said in names_of(good, language) for good in Good)
