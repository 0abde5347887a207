"""Reading cards off a line: ``2 apple, silk``, ``1 3 5`` (by their places), ``all`` or ``none``."""

import re
from collections.abc import Sequence

from ..game.goods import Cards, Good, in_order
from ..notation.words import name_of, plural_of

NONE = ("none", "-", "0")


class Unread(ValueError):
    """These words name no such cards. The message says what can be written instead."""


def kind_called(word: str, kinds: Sequence[Good]) -> Good:
    """The kind that a word means; the beginning of its name is enough."""
    word = word.lower().replace("_", " ").replace("'", "’")
    known = list(dict.fromkeys(kinds))
    for good in known:
        if word in (name_of(good), plural_of(good), good.replace("_", " ")):
            return good
    found = [good for good in known if name_of(good).startswith(word) or good.replace("_", " ").startswith(word)]
    if len(found) == 1:
        return found[0]
    choice = ", ".join(name_of(good) for good in (found or known))
    raise Unread(f"“{word}” could be {choice}." if found else f"There is no “{word}” here, only {choice or 'nothing'}.")


def read_cards(text: str, source: Cards) -> Cards:
    """Cards out of these, by place or by name, in the order in which they were named."""
    if text.lower() in NONE or not text:
        return ()
    if text.lower() == "all":
        return source
    left = list(enumerate(source, start=1))
    taken: list[Good] = []
    for number, word in _pieces(text):
        if word is None:
            place = next((place for place in left if place[0] == number), None)
            if place is None:
                raise Unread(f"There is no card number {number} left to take; they are numbered 1 to {len(source)}.")
            left.remove(place)
            taken.append(place[1])
            continue
        good = kind_called(word, source)
        places = [place for place in left if place[1] is good]
        if len(places) < number:
            raise Unread(f"There are only {source.count(good)} {plural_of(good)} to choose from, not {number}.")
        for place in places[:number]:
            left.remove(place)
        taken += [good] * number
    return tuple(taken)


def read_kinds(text: str, kinds: Cards) -> Cards:
    """Any number of these kinds, by name, or by the number of the kind: a claim, which need not be true."""
    if text.lower() in NONE or not text:
        return ()
    named: list[Good] = []
    for number, word in _pieces(text):
        if word is not None:
            named += [kind_called(word, kinds)] * number
        elif 1 <= number <= len(kinds):
            named.append(kinds[number - 1])
        else:
            raise Unread(f"The kinds are numbered 1 to {len(kinds)}; write for example “2 {name_of(kinds[0])}”.")
    return in_order(named)


_PIECE = re.compile(r"\s*(?:(\d{1,3})\s*[x×]?\s*)?([^\W\d_][^\W\d]*(?:[ _’'][^\W\d_][^\W\d]*)*)?[\s,;+]*")


def _pieces(text: str) -> list[tuple[int, str | None]]:
    """A number alone is a place; a number before a name says how many; a name alone is one card."""
    pieces: list[tuple[int, str | None]] = []
    at = 0
    while at < len(text):
        match = _PIECE.match(text, at)
        if match is None or match.end() == at:
            raise Unread(f"“{text[at:]}” is neither a card’s number nor its name.")
        number, word = match.groups()
        at = match.end()
        if word is not None:
            pieces += _named(int(number) if number else 1, word)
        elif number is not None:
            pieces.append((int(number), None))
    return pieces


def _named(number: int, words: str) -> list[tuple[int, str | None]]:
    """ "apple silk" are two cards, "golden apple" is one: known names are kept whole."""
    found: list[tuple[int, str | None]] = []
    left = re.split(r"[ _]+", words)
    while left:
        size = next((n for n in range(len(left), 1, -1) if _is_name(" ".join(left[:n]))), 1)
        found.append((number, " ".join(left[:size])))
        left, number = left[size:], 1
    return found


def _is_name(words: str) -> bool:
    words = words.lower().replace("'", "’")
    return any(words in (name_of(good), plural_of(good), good.replace("_", " ")) for good in Good)
