"""What the documentation calls by name can be imported from the root of the rules, and one name is one thing."""

import importlib
import pkgutil
import re
from enum import Enum
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import nottingham.game as root
from nottingham.game import AnyCommand, AnyEvent, choices, fields, known
from tests.docs.blocks import ROOT
from tests.docs.modules import KEPT, modules, named

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
INSIDE = {"Draft"}
"""Named where the inside of the engine is explained; nobody outside needs it."""


def defined() -> set[str]:
    """Every public class, function and constant that some module of the rules defines."""
    found = set()
    for module in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
        inside = importlib.import_module(module.name)
        for name, thing in vars(inside).items():
            own = getattr(thing, "__module__", module.name) == module.name
            if own and not name.startswith("_") and (isinstance(thing, type) or name.isupper()):
                found.add(name)
    return found


def mentioned(page: Path) -> set[str]:
    text = page.read_text(encoding="utf-8")
    code = " ".join([*CODE.findall(text), *QUOTED.findall(text)])
    return set(WORD.findall(code))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_name_of_the_rules_on_a_page_is_importable_from_the_root(page: Path) -> None:
    missing = (mentioned(page) & defined()) - set(root.__all__) - INSIDE
    assert missing == set()


def test_the_pages_do_mention_names_of_the_rules() -> None:
    """The test above would hold of empty pages, too."""
    everywhere = set().union(*(mentioned(page) for page in PAGES)) & set(root.__all__)
    assert {"Ruleset", "LoadBag", "BagOpened", "AskKind", "MayOffer", "Parcel", "CLOCK", "ClockRanOut"} <= everywhere


@pytest.mark.parametrize("page", [*PAGES, *(ROOT / "examples").glob("*.py")], ids=lambda page: page.name)
def test_pages_and_examples_import_from_the_root(page: Path) -> None:
    assert re.findall(r"from nottingham\.game\.\w+ import", page.read_text(encoding="utf-8")) == []


def test_the_root_has_all_commands_events_choices_and_known_things() -> None:
    wanted = {kind.__name__ for kind in (*get_args(AnyCommand), *get_args(AnyEvent))}
    for module in (choices, fields, known):
        kinds = [thing for thing in vars(module).values() if isinstance(thing, type)]
        own = [kind for kind in kinds if kind.__module__ == module.__name__]
        wanted |= {kind.__name__ for kind in own if issubclass(kind, msgspec.Struct | Enum)}
    assert wanted - set(root.__all__) == {"PublicDraft", "OwnDraft"}
    assert len(set(root.__all__)) == len(root.__all__)
    for name in root.__all__:
        assert hasattr(root, name)


def test_one_name_is_one_thing() -> None:
    """A class, type or constant of src is defined in one module: who searches for a name finds what it means."""
    where: dict[str, list[str]] = {}
    for module, path in modules().items():
        if not KEPT.match(module):
            for name in set(named(path)):
                where.setdefault(name, []).append(module)
    assert {"Table", "Bot", "MOST_IN_BAG"} <= set(where)
    assert {name: found for name, found in where.items() if len(found) > 1} == {}
