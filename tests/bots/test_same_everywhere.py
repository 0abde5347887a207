"""A seed gives the same game in every process: nothing that bots weigh goes by the order of a set, which Python draws
again for every process."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nottingham

ROOT = Path(nottingham.__file__).parent
FILES = [path for name in ("game", "bots/clever", "bots/adversaries", "env") for path in (ROOT / name).rglob("*.py")]
GAMES = """
from nottingham.arena.match import play_match
from nottingham.game import Ruleset
for seed in range(3):
    match = play_match(Ruleset.preset("second", 4), seed, ["hard", "hard:brazen", "medium", "adversary-shadow"])
    print(len(match.events), [line.total for line in match.table.public.scores.seats], match.faults)
"""


def looped_over(tree: ast.AST) -> Iterator[ast.expr]:
    """Whatever is gone through one by one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            yield node.iter


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nobody_goes_through_a_set_where_the_order_may_matter(path: Path) -> None:
    for what in looped_over(ast.parse(path.read_text(encoding="utf-8"))):
        called = what.func if isinstance(what, ast.Call) else None
        is_set = isinstance(what, ast.Set | ast.SetComp)
        is_set |= isinstance(called, ast.Name) and called.id in ("set", "frozenset")
        assert not is_set, f"line {what.lineno}: use dict.fromkeys"


def test_the_same_seed_gives_the_same_games_in_every_process() -> None:
    played = [
        subprocess.run(
            [sys.executable, "-c", GAMES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert played[0] == played[1]
    assert played[0].count("\n") == 3
