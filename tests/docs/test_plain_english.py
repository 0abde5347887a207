"""What ``make lint`` says about English: everything in our own dictionary is found, wherever people write here."""

from pathlib import Path

import pytest

from tests.docs.plain_english import entries, files, main, misspelt


def test_all_that_people_write_here_in_english_is_looked_at() -> None:
    names = files()
    for part in (
        "src/nottingham/game/",
        "tests/",
        "bench/",
        "docs/",
        "examples/",
        "web/src/",
        "src/nottingham/locales/en/",
    ):
        assert any(name.startswith(part) for name in names), part
    assert {"README.md", "Makefile", "CHANGELOG.md", "src/nottingham/server/app.py"} <= set(names)
    assert not any(
        part in name for name in names for part in ("locales/fr/", "package-lock", "requirements/", "/node_modules/")
    )


def test_every_entry_of_the_dictionary_is_found_within_a_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("".join(f"Whatever {entry} means.\n" for entry in entries()), encoding="utf-8")
    said = [line.split(": ", 1)[1].split(" ==> ")[0] for line in misspelt([str(page)]).splitlines()]
    assert said == list(entries())


@pytest.mark.parametrize(
    "text", ["It may go on for\n    ever.", "# a comment that can\n# not end", " * So it\n * Can\n * not be."]
)
def test_a_phrase_is_found_though_it_is_broken_over_two_lines(tmp_path: Path, text: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    assert misspelt([str(page)]) == ""
    assert main([str(page)]) == 1


def test_ordinary_mistakes_are_found_and_ordinary_words_are_not(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("For every merchant: we cannot own the others' goods forever.\n", encoding="utf-8")
    assert main([str(page)]) == 0
    page.write_text("Anew, they recieve nothing.\n", encoding="utf-8")
    assert misspelt([str(page)]).count("==>") == 2
