"""Words in six languages: Fluent messages, one file a language and area, shared by terminal, server and browser.

``text("pl", "talk-declare-plain-1", {"good": "apple", "count": 5})``. What a language lacks is said in English.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "uk", "pl", "fr", "pt-BR", "es")
AREAS: Final = ("goods", "talk")
SCREENS: Final = ("shell", "lobby", "table", "gate", "coach", "learn", "rules", "room")
"""Files that the browser alone reads."""


def nearest(language: str) -> str:
    """The language that we have for a wish: itself, a relative (``pt`` or ``pt-PT`` get ``pt-BR``), or English."""
    wish = language.replace("_", "-").casefold()
    family = wish.split("-")[0]
    exact = [ours for ours in LANGUAGES if ours.casefold() == wish]
    related = [ours for ours in LANGUAGES if ours.split("-")[0] == family]
    return (exact or related or [ENGLISH])[0]


def source(language: str, area: str) -> str:
    """The Fluent source of one file."""
    return files(__name__).joinpath(language, f"{area}.ftl").read_text(encoding="utf-8")


def bundle(language: str) -> FluentBundle:
    """All messages of the nearest language. No isolation marks: names are short, and no script runs leftwards."""
    return _bundle(nearest(language))


@cache
def _bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for area in AREAS:
        made.add_resource(FluentResource(source(language, area)))
    return made


def text(language: str, message: str, args: Mapping[str, int | str] | None = None) -> str:
    """A message in a language; in English, if that language lacks it or cannot say it with these arguments."""
    said = _said(nearest(language), message, args)
    if said is None:
        said = _said(ENGLISH, message, args)
    if said is None:
        raise LookupError(f"There is no message {message!r} that can be said with {sorted(args or ())}.")
    return said


def _said(language: str, message: str, args: Mapping[str, int | str] | None) -> str | None:
    words = _bundle(language)
    if not words.has_message(message):
        return None
    pattern = words.get_message(message).value
    if pattern is None:
        return None
    said, errors = words.format_pattern(pattern, dict(args or {}))
    return None if errors else str(said)
