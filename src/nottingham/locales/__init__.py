"""Words in six languages: Fluent messages, one file a language and area, shared by terminal, server and browser.

``text("pl", "talk-declare-plain-1", {"good": "apple", "count": 5})``; a dot in an id leads to an attribute, as in
``"lobby-option-deputies.short"``. What a language lacks is said in English.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "uk", "pl", "fr", "pt-BR", "es")
AREAS: Final = ("goods", "talk", "table", "say", "gate", "lobby", "terminal", "program", "review", "report")
SCREENS: Final = ("shell", "coach", "learn", "rules", "room", "today")
"""Files that the browser alone reads."""

HAS_WORDS: Final = find_spec("fluent") is not None
"""Whether there is Fluent. The page in a browser has none: its words are the client's, and errors are codes there."""

Arg = int | str
Filling = Mapping[str, Arg]


def begins(name: object) -> str:
    """``BEGINS($owner)`` in a message: *vowel* for a name before which French elides, else *consonant*."""
    letters = unicodedata.normalize("NFD", str(name).lstrip("\u2068")).casefold()
    return "vowel" if letters.startswith(tuple("aeiouæœ")) else "consonant"


FUNCTIONS: Final[dict[str, Any]] = {"BEGINS": begins}
"""What messages may call. The browser has the same in ``web/src/lib/begins.ts``."""


def nearest(language: str) -> str:
    """The language that we have for a wish: itself, a relative (``pt`` or ``pt-PT`` get ``pt-BR``), or English."""
    return known(language) or ENGLISH


def known(wish: str) -> str | None:
    """The same, but none for what we lack."""
    wanted = wish.replace("_", "-").casefold()
    family = wanted.split("-")[0]
    exact = [ours for ours in LANGUAGES if ours.casefold() == wanted]
    related = [ours for ours in LANGUAGES if ours.split("-")[0] == family]
    return next(iter(exact or related), None)


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the machine's owner reads: of what they set, the first that we have."""
    wishes = environment.get("LANGUAGE", "").split(":")
    wishes += [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in wishes:
        plain = wish.partition(".")[0].partition("@")[0]
        if plain in ("C", "POSIX"):
            return ENGLISH
        if plain and (found := known(plain)):
            return found
    return ENGLISH


def source(language: str, area: str) -> str:
    """The Fluent source of one file."""
    return files(__name__).joinpath(language, f"{area}.ftl").read_text(encoding="utf-8")


@cache
def ids(language: str, area: str) -> frozenset[str]:
    """The messages of one file, by their ids; Fluent is not needed for that."""
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", source(language, area), re.MULTILINE))


def bundle(language: str) -> "FluentBundle":
    """All messages of the nearest language. No isolation marks: names are short, and no script runs leftwards."""
    words = _words(nearest(language))
    for area in AREAS:
        words.read(area)
    return words.bundle


class _Words:
    """The messages of a language; a file is read when something in it is said."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - takes a while, and the page in a browser has none

        self.language = language
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._read: set[str] = set()

    def read(self, area: str) -> None:
        if area not in self._read:
            from fluent.runtime import FluentResource  # noqa: PLC0415

            self.bundle.add_resource(FluentResource(source(self.language, area)))
            self._read.add(area)

    def said(self, message: str, args: Filling | None) -> str | None:
        name, _, attribute = message.partition(".")
        for area in _areas(name):
            self.read(area)
        if not self.bundle.has_message(name):
            return None
        found = self.bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        said, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        return None if errors else str(said)


def _areas(message: str) -> tuple[str, ...]:
    """The file that a message stands in, which its id begins with, and those that it may borrow words from."""
    area = message.partition("-")[0]
    if area == "terminal":
        return ("goods", "table", area)
    return ("goods", area) if area in AREAS else ("goods",)


@cache
def _words(language: str) -> _Words:
    return _Words(language)


def text(language: str, message: str, args: Filling | None = None) -> str:
    """A message in a language; in English, if that language lacks it or cannot say it with these arguments."""
    said = _words(nearest(language)).said(message, args)
    if said is None:
        said = _words(ENGLISH).said(message, args)
    if said is None:
        raise LookupError(f"There is no message {message!r} that can be said with {sorted(args or ())}.")
    return said


def listed(language: str, parts: Sequence[str], *, alternatives: bool = False) -> str:
    """ "a, b, and c" as the language joins them, or with *or*; the same as the browser's ``Intl.ListFormat``."""
    from babel.lists import format_list  # noqa: PLC0415

    locale = nearest(language)
    joined = format_list(list(parts), "or" if alternatives else "standard", locale.replace("-", "_"))
    if locale == "es" and len(parts) > 1 and _sounds_i(parts[-1]) and not alternatives:
        before, last = joined[: -len(parts[-1])], parts[-1]
        return f"{before.removesuffix('y ')}e {last}"
    return joined


def decimal(language: str, value: float, digits: int) -> str:
    """A figure with so many decimals, with the language's own sign before them."""
    from babel.numbers import get_decimal_symbol  # noqa: PLC0415

    return f"{value:.{digits}f}".replace(".", get_decimal_symbol(nearest(language).replace("-", "_")))


def _sounds_i(word: str) -> bool:
    """Before such words Spanish says *e* for *y*."""
    start = word[:3].casefold()
    return start.startswith("i") or (start.startswith("hi") and start[2:] not in ("a", "e"))


class Worded(Exception):
    """Something went wrong, and a message of the catalogues says what: in English by ``str``, else ``in_words``.

    A whole sentence in place of a message's id stands for itself: that is what programs of others have to say.
    """

    def __init__(self, message: str, **args: "Arg | Worded") -> None:
        super().__init__(message)
        self.message = message
        self.args_said = args

    def __str__(self) -> str:
        return self.in_words(ENGLISH) if HAS_WORDS else self.message

    def __reduce__(self) -> tuple[Callable[..., "Worded"], tuple[type["Worded"], dict[str, object]]]:
        """For other processes: as it is, whatever a kind of error is made of."""
        return _made_again, (type(self), self.__dict__)

    def in_words(self, language: str) -> str:
        if " " in self.message:
            return self.message
        said = {key: arg.in_words(language) if isinstance(arg, Worded) else arg for key, arg in self.args_said.items()}
        return text(language, self.message, said)


def _made_again(kind: type[Worded], said: dict[str, object]) -> Worded:
    made = kind.__new__(kind, said["message"])
    made.__dict__.update(said)
    return made
