"""docs/research.md: its code runs, its commands work, and its tables are those of the code."""

import csv
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from nottingham.env.tables import with_tables
from tests.docs.blocks import ROOT, blocks

pytestmark = pytest.mark.xdist_group("research")
"""They share one training."""

PAGE = "docs/research.md"
FAST_COMPILER = "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
"""Less time to compile, more to run: right for a few steps."""
LESS = {"--minutes": "0.01", "--games": "6"}
TINY = ["--rounds", "1", "--tables", "16", "--hidden", "16"]


def run(folder: Path, *arguments: str) -> str:
    environment = {**os.environ, "XLA_FLAGS": FAST_COMPILER, "JAX_PLATFORMS": "cpu", "PYTHONUTF8": "1"}
    command = [sys.executable, *arguments]
    ran = subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env=environment, check=False, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_tables_are_fresh() -> None:
    """After a change that is meant: ``python -m nottingham.env.tables docs/research.md``."""
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    assert with_tables(page) == page


def test_the_code_on_the_page_runs(tmp_path: Path) -> None:
    out = run(tmp_path, "-c", "\n".join(blocks(PAGE, "python")))
    assert "won" in out
    assert "(136, 16) (339, 16)" in out
    assert "[0.75 0.  ]" in out


def less(line: str) -> list[str]:
    """A command of the page, with less of everything."""
    words = shlex.split(line)
    return [LESS.get(words[i - 1], word) for i, word in enumerate(words)]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the page's training was run, for a moment, on a tiny game."""
    folder = tmp_path_factory.mktemp("research")
    (line,) = [line for line in _commands() if line.startswith("python examples/")]
    _, example, *options = less(line)
    run(folder, str(ROOT / example), *options, *TINY)
    return folder


def _commands() -> list[str]:
    return [line for block in blocks(PAGE, "sh") for line in block.splitlines()]


def test_the_training_of_the_page_leaves_its_progress_and_a_plot(trained: Path) -> None:
    with (trained / "build/learned/progress.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert int(lines[-1]["steps"]) >= 16 * 64
    assert int(lines[-1]["games"]) > 0
    assert 0 <= float(lines[-1]["wins"]) <= 1
    assert "<polyline" in (trained / "build/learned/progress.svg").read_text(encoding="utf-8")


def test_the_trained_network_plays_in_the_arena_as_on_the_page(trained: Path) -> None:
    (line,) = [line for line in _commands() if line.startswith("nottingham arena")]
    out = json.loads(run(trained, "-m", "nottingham.cli", *less(line)[1:], "--json"))
    (learned,) = [bot for bot in out["bots"] if bot["bot"].startswith("learned:")]
    assert learned["seats"] > 0
    # On a machine that is busy with other things a move may be late; nothing else may go wrong with it.
    assert all("thought for more than" in why for why in learned["reasons"])
