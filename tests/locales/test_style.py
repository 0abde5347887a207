"""The style sheet, docs/style.md, as far as a program can read: fixed terms, and words that are not said."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from nottingham.locales import AREAS, LANGUAGES, SCREENS, source, text
from tests.locales.catalogue import messages, pieces, words

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
    "en": r"\b(?:can[ ]?not|a[n]ew|Go on|A dear Sheriff|Who was how|[Tt]here is no|is not an?|pass for nothing)\b",
    "uk": r"\b(?:карта|карти|карту|карт|хабарник)\b",
    "pl": r"\b(?:premi[aęiy]|rozstrzygnięt\w+|wor(?:ek|ka|ki|ków)|złot(?:o|em)|kart[aęy] punktacji)\b",
    "fr": r"\bfut\b|\bmanche\b|(?<!aucune )\bsortes?\b",
    "pt-BR": r"\b(?:ficheiro|ecrã|telemóvel|anfitrião|promocional|promocionais)\b",
    "es": r"\b(?:coge|coger|coges|fichero|honrad[oa]s?|honradez|promocional(?:es)?)\b",
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


@pytest.mark.parametrize(
    ("owner", "of"),
    [("Alder", "d’Alder"), ("Élodie", "d’Élodie"), ("Olivier", "d’Olivier"), ("Œdipe", "d’Œdipe"), ("Bess", "de Bess")],
)
def test_french_elides_before_every_vowel(owner: str, of: str) -> None:
    assert text("fr", "table-do-open-bag", {"owner": owner}) == f"Ouvrir le sac {of}"


SPOKEN = ("talk-", "say-", "table-phrase-", "table-line-declare-", "table-threat", "table-favour")


TOLD = ("table-threaten", "say-settled", "say-state", "say-record")
"""What the game says to its reader."""


def spoken(language: str) -> Iterator[tuple[str, str]]:
    """What merchants and Sheriff say to each other: bots, quick phrases, promises, statements."""
    for name in messages(language):
        if name.startswith(SPOKEN) and name not in TOLD:
            yield name, words(language, name)


FAMILIAR = {
    "fr": r"(?i)\b(?:tu|t[o]i|t[e]|ton|ta|tes|t’\w+)\b",
    "uk": r"(?i)\b(?:ти|тебе|тобі|тобою|твій|тво\w+)\b",
}
FORMAL = {
    "pl": r"(?i)\b(?:pan|pana|panu|pani|państwo)\b",
    "es": r"\b(?:[Uu]sted(?:es)?|Mire|Pida|Ponga|P[a]se)\b",
    "pt-BR": r"(?i)\b(?:tu|teu|tua|o senhor|a senhora)\b",
}


@pytest.mark.parametrize("language", [*FAMILIAR, *FORMAL])
def test_people_at_the_table_address_each_other_in_one_way(language: str) -> None:
    """French and Ukrainian with *vous* and *ви*, the others with *ty*, *tú*, *você*."""
    wrong = re.compile({**FAMILIAR, **FORMAL}[language])
    said = dict(spoken(language))
    assert len(said) > 200
    assert not {name: text for name, text in said.items() if wrong.search(text)}


CAPITALS = re.compile(
    r"(?:Szeryf|Król|Marion|Will|Tuck|Nottingham|Alder|Bess|Enter|Ctrl|Page|Up|Down|JavaScript|WebAssembly|PostgreSQL|Ray|[A-Z]+$)"
)
WITHIN = re.compile(r"(?<=[^\W\d_] )[A-ZĄĆĘŁŃÓŚŹŻ][^\W\d_]+|(?<=, )[A-ZĄĆĘŁŃÓŚŹŻ][^\W\d_]+")


def test_polish_has_no_capitals_within_a_sentence_but_for_sheriff_king_and_queen() -> None:
    found = {}
    for name in messages("pl"):
        capitals = [word for piece in pieces("pl", name) for word in WITHIN.findall(piece)]
        found[name] = [word for word in capitals if not CAPITALS.match(word)]
    assert not {name: bad for name, bad in found.items() if bad and name != "shell-guest-names"}
    assert WITHIN.findall("na stragan trafiają Legalne towary") == ["Legalne"]


OPTIONS = {"royal_goods": "royal", "inspection_clock": "clock", "hidden_removal": "removal", "seven_cards": "seven"}
OPTIONS |= {"black_market": "black"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_has_one_name_in_lobby_menu_and_rules(language: str) -> None:
    for option, chapter_of in OPTIONS.items():
        assert text(language, f"lobby-option-{option}") == words(language, f"rules-{chapter_of}-title"), option
    spectators = [words(language, name).split("  ")[0] for name in ("lobby-spectators", "table-menu-watch")]
    assert spectators[0].startswith(spectators[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_minute_is_singular(language: str) -> None:
    minute = {
        "en": "1 minute ",
        "fr": "1 minute ",
        "pt-BR": "1 minuto ",
        "es": "1 minuto ",
        "uk": "1 хв ",
        "pl": "1 min ",
    }
    assert minute[language] in said(language, "room-timer-left-words", minutes=1, seconds=30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_win_begins_with_a_capital(language: str) -> None:
    """Whoever shares it may be *you*, which is small."""
    you = text(language, "table-you")
    for message in ("table-final-winner", "table-log-game-scored"):
        told = text(language, message, {"many": "yes", "you": "yes", "name": f"{you} & Bess", "score": 120})
        assert told.lstrip("¡")[0].isupper(), told


def said(language: str, message: str, **args: int | str) -> str:
    """A message of the browser's own files, which the terminal never reads."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language, message.partition("-")[0])))
    pattern = found.get_message(message).value
    assert pattern is not None
    told, errors = found.format_pattern(pattern, args)
    assert not errors
    return str(told)


TYPED = {"terminal-word-help"}
"""Words that somebody types, with commas between them."""
LOOSE = re.compile(r"[ \u202f]:(?=\s|$)|[ \u00a0](?:[;!?](?=\s|$|[»)])|[%»])|«[ \u00a0]")


def test_french_ties_its_signs_to_the_word_before_them() -> None:
    """A blank that breaks no line before a colon, a narrow one before ; ! ? % and inside « »."""
    assert all(LOOSE.search(bad) for bad in ("Offre : rien", "Quoi ?", "« rien\u202f»"))
    assert not LOOSE.search("Offre\u00a0: rien\u202f; «\u202frien\u202f», 3\u202f%")
    said = [(name, piece) for name in messages("fr") if name not in TYPED for piece in pieces("fr", name)]
    assert not [(name, piece) for name, piece in said if LOOSE.search(piece)]


def test_no_french_name_follows_a_word_that_may_have_to_elide() -> None:
    """*De* and *que* before a name ask how it begins."""
    stiff = re.compile(r"\b(?:de|que) \{ \$(?:name|owner|to|by|with|names)\b")
    lines = [(area, line) for area in (*AREAS, *SCREENS) for line in source("fr", area).splitlines()]
    assert not [found for found in lines if stiff.search(found[1]) and "[consonant]" not in found[1]]
    assert any(stiff.search(line) for _, line in lines)
