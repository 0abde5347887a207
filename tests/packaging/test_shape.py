"""The shape of the house: modules that fit in one sitting, and no two that need each other."""

from pathlib import Path

from tests.docs.modules import SOURCE, a_cycle, imports, modules

MOST_LINES = 400


def test_no_module_is_too_long_to_read_in_one_sitting() -> None:
    lines = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in modules().items()}
    assert len(lines) > 200
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_modules_import_one_another() -> None:
    """Imports for type checkers alone count, too: who reads one module should not have to read the other first."""
    graph = imports(modules())
    assert "nottingham.game.goods" in graph["nottingham.game.known"]
    assert " -> ".join(a_cycle(graph)) == ""


def test_a_cycle_is_found_and_named(tmp_path: Path) -> None:
    """However one module gets at the other: from the package, by its full name, in a function, for type checkers."""
    package = tmp_path / "p"
    package.mkdir()
    (package / "__init__.py").write_text("from .a import A\n")
    (package / "a.py").write_text("def f():\n    from . import b\n")
    (package / "b.py").write_text("import p.c\n")
    (package / "c.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .a import A\n")
    assert a_cycle(imports(modules(tmp_path))) == ["p.a", "p.b", "p.c", "p.a"]
    (package / "c.py").write_text("from .. import p\n")
    assert a_cycle(imports(modules(tmp_path))) == []


def test_what_is_looked_at_is_what_is_shipped() -> None:
    assert SOURCE.is_dir()
    assert {"nottingham", "nottingham.game", "nottingham.server.app", "nottingham.cli.__main__"} <= set(modules())
