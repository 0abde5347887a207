"""Which modules can name the whole truth of a game, read off their source."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SRC: Final = Path(__file__).parents[2] / "src"
GAME: Final = "nottingham.game"

TRUTH: Final = frozenset({"Table", "Draft", "empty_table", "new_game", "scenario", "decide", "evolve", "play"})
"""A table, and everything that makes one out of something else."""
OF_A_TABLE: Final = frozenset({"view", "legal", "score"})
"""What is asked of a table; whoever has none does not need it."""


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(room: str) -> dict[str, str]:
    """The source of every module of a room, by name."""
    found = {module_name(path): path.read_text(encoding="utf-8") for path in (SRC / "nottingham" / room).rglob("*.py")}
    assert found, room
    return found


def named(source: str, module: str, *, package: bool = False) -> frozenset[str]:
    """What a module takes from the rules' room, as "module.name"; a module of rules that it takes whole stands for
    all that it has there."""
    tree = ast.parse(source)
    whole: dict[str, str] = {}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if _of_game(alias.name):
                    whole[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(node, module, package)
            for alias in node.names:
                name = f"{origin}.{alias.name}"
                if name == GAME or (origin == GAME and _is_module(alias.name)):
                    whole[alias.asname or alias.name] = name
                elif _of_game(origin):
                    found.add(name)
    found |= {f"{whole[start]}.{name}" for start, name in _reached(tree) if start in whole}
    return frozenset(found)


def truths(source: str, module: str, *, package: bool = False, names: frozenset[str] = TRUTH) -> frozenset[str]:
    """Names of the whole truth among them."""
    taken = {name.rpartition(".")[2] for name in named(source, module, package=package)}
    return frozenset(taken & (names | {"*"}))


def _origin(node: ast.ImportFrom, module: str, package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    base = parts[: len(parts) - node.level + package]
    return ".".join([*base, *([node.module] if node.module else [])])


def _of_game(name: str) -> bool:
    return name == GAME or name.startswith(f"{GAME}.")


def _is_module(name: str) -> bool:
    there = SRC / "nottingham" / "game" / name
    return there.with_suffix(".py").exists() or there.is_dir()


def _reached(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Attributes, with the dotted name before them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield ast.unparse(node.value), node.attr
