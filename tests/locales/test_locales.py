"""The words of the game in six languages: complete, alike in what they need, and inflected."""

import csv
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from fluent.syntax import ast

from nottingham.game import Good
from nottingham.locales import AREAS, ENGLISH, LANGUAGES, bundle, nearest, text
from tests.locales.catalogue import entries, messages, says_something, variables, words

HERE = Path(__file__).parent
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

SAME_AS_ENGLISH = {
    ("pl", "word-bank"),
    *((language, "table-merchant-name") for language in OTHERS if language != "uk"),
    *((language, "learn-name") for language in OTHERS if language not in ("uk", "pl")),
    ("pl", "shell-name"),
    ("pl", "table-menu"),
    ("pl", "room-big-bot"),
    ("pl", "lobby-bot-named"),
    ("pl", "lobby-bot-of-level"),
    ("pl", "lobby-program"),
    ("fr", "good-pumpernickel"),
    ("fr", "points-counted"),
    ("fr", "word-inspection"),
    ("fr", "shell-name"),
    ("fr", "shell-table-named"),
    ("fr", "shell-some-bots"),
    *((language, "review-on-bots") for language in ("fr", "pt-BR", "es")),
    ("fr", "shell-volume"),
    ("fr", "lobby-title"),
    ("fr", "lobby-bot-of-level"),
    ("fr", "lobby-bot-named"),
    ("fr", "lobby-invite-code"),
    ("fr", "lobby-options"),
    ("fr", "lobby-time-minutes"),
    ("fr", "table-merchant-name"),
    ("fr", "table-menu"),
    ("fr", "table-final-total"),
    ("fr", "rules-inspection-title"),
    ("fr", "room-replay-pause"),
    ("fr", "room-timer-pause"),
    ("fr", "room-big-code"),
    ("fr", "room-big-bot"),
    ("fr", "room-sheet-total"),
    ("fr", "terminal-word-table"),
    ("fr", "terminal-word-piles"),
    ("fr", "terminal-word-secrets"),
    ("pt-BR", "shell-name"),
    ("pt-BR", "shell-replays"),
    ("pt-BR", "shell-some-bots"),
    ("pt-BR", "shell-volume"),
    ("pt-BR", "lobby-bot-of-level"),
    ("pt-BR", "lobby-bot-named"),
    ("pt-BR", "table-menu"),
    ("pt-BR", "table-final-total"),
    ("pt-BR", "room-replays-title"),
    ("pt-BR", "room-replay-title"),
    ("pt-BR", "room-big-bot"),
    ("pt-BR", "room-sheet-total"),
    ("es", "talk-refuse-stern-1"),
    ("es", "shell-name"),
    ("es", "shell-some-bots"),
    ("es", "lobby-bot-of-level"),
    ("es", "lobby-bot-named"),
    ("es", "table-final-total"),
    ("es", "room-sheet-total"),
    ("es", "terminal-word-no"),
}
"""Words that two languages happen to share."""


def glossary(language: str) -> dict[str, str]:
    """The words of the printed editions; a star marks those that we chose."""
    with (HERE / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return {row["key"]: row[language].removesuffix("*").replace("'", "’") for row in csv.DictReader(file)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read_and_stands_once(language: str) -> None:
    assert not [entry for entry in entries(language) if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message_with_the_same_variables(language: str) -> None:
    assert list(messages(language)) == list(messages(ENGLISH))
    for name in messages(ENGLISH):
        assert variables(language, name) == variables(ENGLISH, name), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_was_left_in_english(language: str) -> None:
    same = {name for name in messages(ENGLISH) if words(language, name) == words(ENGLISH, name)}
    left = {(language, name) for name in same if says_something(ENGLISH, name)}
    assert left == {known for known in SAME_AS_ENGLISH if known[0] == language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_printed_editions(language: str) -> None:
    for key, word in glossary(language).items():
        assert text(language, f"good-{key}" if key in set(Good) else f"word-{key}") == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_has_a_name_and_can_be_counted(language: str) -> None:
    for good in Good:
        assert text(language, f"good-{good}")
        many = text(language, "goods-counted", {"good": good.value, "count": 5})
        assert many.startswith("5 ")
        assert many != f"5 {good.value}"


PLURALS = {
    ("pl", "apple"): "1 jabłko, 2 jabłka, 5 jabłek, 22 jabłka",
    ("pl", "chicken"): "1 kurczak, 2 kurczaki, 5 kurczaków, 22 kurczaki",
    ("pl", "crossbow"): "1 kusza, 2 kusze, 5 kusz, 22 kusze",
    ("pl", "green_apple"): "1 zielone jabłko, 2 zielone jabłka, 5 zielonych jabłek, 22 zielone jabłka",
    ("uk", "apple"): "1 яблуко, 2 яблука, 5 яблук, 22 яблука",
    ("uk", "chicken"): "1 курка, 2 курки, 5 курок, 22 курки",
    ("uk", "mead"): "1 медовуха, 2 медовухи, 5 медовух, 22 медовухи",
    ("uk", "rye_bread"): "1 житній хліб, 2 житні хліби, 5 житніх хлібів, 22 житні хліби",
    ("en", "bread"): "1 bread, 2 breads, 5 breads, 22 breads",
    ("fr", "royal_rooster"): "1 coq royal, 2 coqs royaux, 5 coqs royaux, 22 coqs royaux",
    ("pt-BR", "bread"): "1 pão, 2 pães, 5 pães, 22 pães",
    ("es", "bread"): "1 pan, 2 panes, 5 panes, 22 panes",
}


@pytest.mark.parametrize(("language", "good"), PLURALS)
def test_goods_are_inflected_by_their_number(language: str, good: str) -> None:
    said = [text(language, "goods-counted", {"good": good, "count": number}) for number in (1, 2, 5, 22)]
    assert ", ".join(said) == PLURALS[language, good]


@pytest.mark.parametrize(
    ("language", "coins"),
    [
        ("en", "1 gold, 2 gold, 5 gold, 22 gold"),
        ("pl", "1 pens, 2 pensy, 5 pensów, 22 pensy"),
        ("uk", "1 золотий, 2 золоті, 5 золотих, 22 золоті"),
    ],
)
def test_gold_is_inflected_by_its_number(language: str, coins: str) -> None:
    said = [text(language, "gold-counted", {"gold": number}) for number in (1, 2, 5, 22)]
    assert ", ".join(said) == coins


def test_a_language_we_lack_is_answered_by_a_relative_or_in_english() -> None:
    assert [nearest(wish) for wish in ("pt", "pt_PT", "ES-mx", "uk", "de", "")] == [
        "pt-BR",
        "pt-BR",
        "es",
        "uk",
        "en",
        "en",
    ]
    assert bundle("de") is bundle(ENGLISH)


def test_what_no_language_can_say_is_an_error() -> None:
    with pytest.raises(LookupError):
        text("pl", "no-such-message")
    with pytest.raises(LookupError):
        text("pl", "gold-counted")


def test_there_are_no_isolation_marks() -> None:
    said = text("uk", "talk-demand-plain-1", {"gold": 5, "name": "Bess"})
    assert "Bess" in said
    assert not {"\u2068", "\u2069"} & set(said)


def test_the_wheel_brings_the_words_along(tmp_path: Path) -> None:
    root = HERE.parent.parent
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    for language in LANGUAGES:
        for area in AREAS:
            assert f"nottingham/locales/{language}/{area}.ftl" in names
