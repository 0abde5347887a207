"""The modules of src, read and not run: how long they are, what they import, what they name."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
KEPT = re.compile(r"nottingham\.bots\.\w+\d{4}\b")
"""Bots that are kept as they once played: copies on purpose."""


def modules(source: Path = SOURCE) -> dict[str, Path]:
    """Every module and package by its full name."""
    files = {path: path.relative_to(source).with_suffix("").parts for path in sorted(source.rglob("*.py"))}
    return {".".join(parts[:-1] if parts[-1] == "__init__" else parts): path for path, parts in files.items()}


def imports(found: Mapping[str, Path]) -> dict[str, set[str]]:
    """Which of these modules each one imports, wherever in its text: in functions, and for type checkers, too.

    Importing a name from a package is importing the module of that name, if there is one, or else the package.
    """
    graph: dict[str, set[str]] = {}
    for module, path in found.items():
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        wanted = {name for node in ast.walk(_tree(path)) for name in _imported(node, package, found)}
        graph[module] = {name for name in wanted if name in found} - {module}
    return graph


def _imported(node: ast.AST, package: str, found: Mapping[str, Path]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package.split(".")
        start = above[: len(above) - node.level + 1] if node.level else []
        base = ".".join([*start, *([node.module] if node.module else [])])
        for alias in node.names:
            yield f"{base}.{alias.name}" if f"{base}.{alias.name}" in found else base


def a_cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Modules that import one another in a circle, the first one again at the end; empty, if there are none."""
    done: set[str] = set()

    def look(module: str, way: list[str]) -> list[str]:
        if module in way:
            return [*way[way.index(module) :], module]
        if module in done:
            return []
        for other in sorted(graph[module]):
            if circle := look(other, [*way, module]):
                return circle
        done.add(module)
        return []

    return next((circle for module in sorted(graph) if (circle := look(module, []))), [])


def named(path: Path) -> Iterator[str]:
    """The public classes, types and constants that a module defines."""
    for node in _tree(path).body:
        targets: list[ast.expr] = []
        if isinstance(node, ast.ClassDef):
            targets = [ast.Name(node.name)]
        elif isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(name, ast.Name) and name.id[0].isupper() and len(name.id) > 1:
                    yield name.id


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
