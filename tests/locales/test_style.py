"""The style sheet, docs/style.md, as far as a program can read: fixed terms, and words that are not said."""

import re
from pathlib import Path

import pytest

from nottingham.locales import LANGUAGES
from tests.locales.catalogue import messages, words

STYLE = (Path(__file__).parents[2] / "docs" / "style.md").read_text(encoding="utf-8")
CHAPTERS = {
    "en": "English",
    "uk": "Ukrainian",
    "pl": "Polish",
    "fr": "French",
    "pt-BR": "Portuguese (Brasil)",
    "es": "Spanish",
}

NOT_SAID = {
    "en": r"\b(?:can[ ]not|a[n]ew|Go on|A dear Sheriff|Who was how)\b",
    "uk": r"\b(?:карта|карти|карту|карт|хабарник)\b",
    "pl": r"\b(?:premi[aęiy]|rozstrzygnięt\w+)\b",
    "fr": r"\bfut\b|(?<!aucune )\bsortes?\b",
    "pt-BR": r"\b(?:ficheiro|ecrã|telemóvel)\b",
    "es": r"\b(?:coge|coger|coges|fichero)\b",
}
"""What readers of the six languages struck out; it does not come back."""


def chapter(language: str) -> str:
    return STYLE.split(f"## {CHAPTERS[language]}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_chapter_and_its_terms_are_used(language: str) -> None:
    terms = re.findall(r"\*\*([^*]+)\*\*", chapter(language))
    assert len(terms) >= 3
    whole = " ".join(words(language, name) for name in messages(language)).casefold()
    assert not [term for term in terms if term.casefold() not in whole]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_struck_out_does_not_come_back(language: str) -> None:
    found = {name: re.findall(NOT_SAID[language], words(language, name)) for name in messages(language)}
    assert not {name: bad for name, bad in found.items() if bad}
