"""docs/architecture.md says where twenty rules are decided. Each is where it says, and says itself which rule it is."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

DOCS = Path(__file__).parents[2] / "docs"
GAME = Path(__file__).parents[2] / "src" / "nottingham" / "game"
ROW = re.compile(
    r"^\| (?P<rule>[^|]+) \| §(?P<section>[\d.]+) \| \[`(?P<shown>\S+)`\]\((?P<link>\S+)\) \| `(?P<name>\w+)` \|$"
)


class Place(NamedTuple):
    rule: str
    section: str
    shown: str
    link: str
    name: str


def places() -> list[Place]:
    """The rows of the table."""
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    section = text.split("## Where each rule lives\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    found = [ROW.match(line) for line in lines]
    assert all(found), [line for line, row in zip(lines, found, strict=True) if not row]
    return [Place(**row.groupdict()) for row in found if row]


PLACES = places()


def defined(path: Path) -> dict[str, str]:
    """What a module defines at its top, each with its docstring, or with the text that stands below a constant."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    found: dict[str, str] = {}
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            below = after.value if isinstance(after, ast.Expr) else None
            found[node.target.id] = str(below.value) if isinstance(below, ast.Constant) else ""
    return found


def test_twenty_rules_are_listed_each_once() -> None:
    assert len(PLACES) == 20
    assert len({place.rule for place in PLACES}) == 20
    assert len({(place.link, place.name) for place in PLACES}) == 20


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_a_rule_is_decided_where_the_table_says(place: Place) -> None:
    path = (DOCS / place.link).resolve()
    assert path.is_relative_to(GAME)
    assert place.shown == path.relative_to(GAME.parent).as_posix()
    assert place.name in defined(path)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_the_place_cites_the_section_of_its_rule(place: Place) -> None:
    """In its own docstring, or its module's where the whole module is about it (CONTRIBUTING, habit 4)."""
    path = (DOCS / place.link).resolve()
    module = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    assert re.search(rf"§{re.escape(place.section)}(?![\d.]*\d)", f"{defined(path)[place.name]} {module}"), place


def test_no_module_of_the_rules_holds_more_than_a_quarter_of_the_list() -> None:
    """A label that fits everything says nothing."""
    files = [place.link for place in PLACES]
    assert max(files.count(file) for file in files) <= 3
    assert len(set(files)) >= 14
