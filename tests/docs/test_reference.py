"""The API reference: it can be built, it has every public name, and it fetches nothing."""

import importlib
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.reference import PUBLIC
from tests.docs.blocks import ROOT

OUTSIDE = re.compile(
    r"""<(?:script|link|img|iframe)[^>]*(?:src|href)=["']?(?:https?:)?//|@import|url\(["']?(?:https?:)?//"""
)

DRAWING = {"nottingham.arena.svg"}
"""With which the trainer among the examples draws its progress; no promise to anybody."""


def public_names(module: str) -> list[str]:
    """What a module offers: what it lists, or else what it defines."""
    inside = importlib.import_module(module)
    listed = getattr(inside, "__all__", None)
    if listed is not None:
        return list(listed)
    own = [name for name, thing in vars(inside).items() if getattr(thing, "__module__", None) == module]
    return [name for name in own if not name.startswith("_")]


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reference")
    subprocess.run([sys.executable, "-m", "docs.reference", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_has_its_place_on_the_page_of_its_module(reference: Path, module: str) -> None:
    page = (reference / f"{module.replace('.', '/')}.html").read_text(encoding="utf-8")
    names = public_names(module)
    assert names != []
    assert set(names) - set(re.findall(r'<section id="(\w+)"', page)) == set()


@pytest.mark.slow
def test_there_is_a_page_for_every_public_module_and_for_no_other(reference: Path) -> None:
    pages = [page.relative_to(reference) for page in (reference / "nottingham").rglob("*.html")]
    assert sorted(str(page.with_suffix("")).replace("/", ".") for page in pages) == sorted(PUBLIC)


@pytest.mark.slow
def test_no_page_fetches_anything_from_elsewhere(reference: Path) -> None:
    for file in reference.rglob("*.*"):
        assert OUTSIDE.search(file.read_text(encoding="utf-8")) is None, file


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_class_and_function_says_what_it_is(module: str) -> None:
    inside = importlib.import_module(module)
    assert inside.__doc__
    things = {name: getattr(inside, name) for name in public_names(module)}
    silent = [name for name, thing in things.items() if isinstance(thing, type) and not vars(thing).get("__doc__")]
    silent += [name for name, thing in things.items() if inspect.isfunction(thing) and not thing.__doc__]
    assert silent == []


def test_what_documentation_and_examples_import_is_public() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").glob("*.py")]
    imported = {
        module
        for page in pages
        for module in re.findall(
            r"^(?:from|import) (nottingham\.[\w.]+)", page.read_text(encoding="utf-8"), re.MULTILINE
        )
    }
    assert "nottingham.game" in imported
    assert imported - set(PUBLIC) == DRAWING
