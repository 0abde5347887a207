"""docs/write-a-bot.md, followed step by step: a file, a name, the arena."""

import json
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.blocks import blocks

PAGE = "docs/write-a-bot.md"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the page, installed as an installer would do it: with its metadata on the path."""
    folder = tmp_path_factory.mktemp("fox")
    (folder / "fox.py").write_text(blocks(PAGE, "python")[0])
    (toml,) = blocks(PAGE, "toml")
    (folder / "pyproject.toml").write_text(toml)
    project = tomllib.loads(toml)["project"]
    metadata = folder / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in names.items())
        for group, names in project["entry-points"].items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(points))
    return folder


def run(folder: Path, *arguments: str, keys: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1"}
    ran = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
        input=keys,
        check=False,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    return ran.stdout


def commands() -> dict[str, list[str]]:
    """The lines to type, by what they do: ``arena``, ``bots``, ``play``."""
    lines = [shlex.split(line) for block in blocks(PAGE, "sh") for line in block.splitlines()]
    return {words[1]: words[1:] for words in lines if words[0] == "nottingham"}


def test_the_bot_of_the_page_is_found_by_its_entry_point(installed: Path) -> None:
    found = json.loads(run(installed, "-m", "nottingham.cli", *commands()["bots"], "--json"))
    (fox,) = [bot for bot in found["bots"] if bot["name"] == "fox"]
    assert fox["about"] == "Smuggles one card at a time, and never forgets a liar."
    assert fox["source"] == "fox:add"
    assert found["broken"] == {}


def test_the_bot_of_the_page_plays_in_the_arena(installed: Path) -> None:
    out = run(installed, "-m", "nottingham.cli", *commands()["arena"])
    assert "fox" in out
    assert "honest" in out


def test_the_match_on_the_page_has_no_faults(installed: Path) -> None:
    totals, faults = run(installed, "-c", blocks(PAGE, "python")[1]).strip().rsplit("] [", 1)
    assert faults == "]"
    assert len(json.loads(totals + "]")) == 4


def test_the_bot_that_talks_is_heard_and_has_no_faults(installed: Path) -> None:
    said, faults = run(installed, "-c", blocks(PAGE, "python")[2]).strip().split(" ", 1)
    assert faults == "[]"
    assert int(said) > 3


def test_the_bot_of_the_page_plays_against_a_person(installed: Path) -> None:
    out = run(installed, "-m", "nottingham.cli", *commands()["play"], keys="\n" * 2000)
    assert "Alder (fox)" in out
    assert "The reckoning" in out
    assert "lost a move" not in out


def test_the_bot_of_the_page_has_no_faults_under_any_rules(installed: Path) -> None:
    code = """
from nottingham.arena.match import play_match
from nottingham.game import Ruleset
for edition in ("first", "second"):
    for players in (3, 5, 6):
        match = play_match(Ruleset.preset(edition, players=players, black_market=True), 2, ["fox"] * players)
        assert match.faults == [], match.faults
print("played")
"""
    assert run(installed, "-c", code) == "played\n"
