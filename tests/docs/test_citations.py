"""Every section that code, tests and pages cite is there to be read."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?)\.? ", re.MULTILINE)
ITEM = re.compile(r"^(\d+)\. ", re.MULTILINE)
DECISION = re.compile(r"^- \*\*(D\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"^\| (R\d+) \|", re.MULTILINE)
CITED = re.compile(r"\b([Rr]ules|[Dd]esign) (§\d+(?:\.\d+)?(?:(?:, | and | to )§\d+(?:\.\d+)?)*)")
CITED_DECISION = re.compile(r"\b([DR]\d{1,2})\b(?=[,.;:)\s])")
READ = (".py", ".md", ".ts", ".svelte")


def sections(page: str) -> set[str]:
    """The numbered headings of a page, and the numbered items below each, as "7.5"."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found: set[str] = set()
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    for part in parts:
        headings = HEADING.findall(part)
        found |= set(headings)
        if headings:
            found |= {f"{headings[0]}.{item}" for item in ITEM.findall(part)}
    return found


def texts() -> list[tuple[str, str]]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [name for name in listed.splitlines() if name.endswith(READ) and not name.startswith("tests/golden/")]
    return [(name, (ROOT / name).read_text(encoding="utf-8")) for name in files if (ROOT / name).exists()]


@pytest.fixture(scope="module")
def cited() -> list[tuple[str, str, str]]:
    """Where, which page, which section."""
    return [
        (name, which.lower(), section)
        for name, text in texts()
        for which, several in CITED.findall(text)
        for section in re.findall(r"[\d.]*\d", several)
    ]


def test_the_pages_have_the_sections_that_everything_stands_on() -> None:
    assert {"4.1", "4.5", "5", "16", "15.3"} <= sections("rules.md")
    assert {"3", "7.1", "7.6"} <= sections("architecture.md")


@pytest.mark.parametrize(("which", "page"), [("rules", "rules.md"), ("design", "architecture.md")])
def test_every_section_that_is_cited_is_there(cited: list[tuple[str, str, str]], which: str, page: str) -> None:
    there = sections(page)
    about = [(name, section) for name, found, section in cited if found == which]
    assert len(about) > 40
    assert [(name, section) for name, section in about if section not in there] == []


def test_every_decision_and_ruling_that_is_cited_is_there() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    there = set(DECISION.findall(rules)) | set(RULING.findall(rulings))
    assert {"D1", "D26", "R1", "R20"} <= there
    missing = [
        (name, decision)
        for name, text in texts()
        if name.startswith(("src/nottingham/game/", "tests/rulebook/"))
        for decision in CITED_DECISION.findall(text)
        if decision not in there
    ]
    assert missing == []
