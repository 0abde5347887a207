"""``nottingham bots`` and bots of other packages; ``nottingham arena`` from the command line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULE = '''
"""A bot of somebody else's."""

from nottingham.bots import Turn, register
from nottingham.bots.baselines import Honest


class Lenient(Honest):
    """Passes everything."""

    def inspects(self, turn: Turn, owner: int) -> bool:
        return False


def add() -> None:
    register("lenient", Lenient, "Passes everything.")


def fail() -> None:
    raise RuntimeError("no such tavern")
'''


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with an installed package, as an installer leaves it, that adds one bot and fails to add another."""
    (tmp_path / "tavern.py").write_text(MODULE)
    info = tmp_path / "tavern-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tavern\nVersion: 1.0\n")
    points = "[nottingham.bots]\nlenient = tavern:add\nsurly = tavern:fail\nlost = nowhere:add\n"
    (info / "entry_points.txt").write_text(points)
    return tmp_path


def nottingham(*arguments: str, cwd: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program, with a folder of other packages if there is one."""
    environment = {**os.environ, "COLUMNS": "200"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, "-m", "nottingham.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=environment, check=False)


def test_the_list_names_every_bot_with_what_it_is(tmp_path: Path) -> None:
    listed = json.loads(nottingham("bots", "--json", cwd=tmp_path).stdout)
    found = {bot["name"]: bot for bot in listed["bots"]}
    assert {"honest", "greedy", "briber", "wary", "gambler", "random"} <= set(found)
    assert all(bot["about"] and bot["source"].startswith("nottingham") for bot in found.values())
    assert listed["broken"] == {}


def test_another_packages_bot_is_listed_with_where_it_comes_from(elsewhere: Path) -> None:
    listed = json.loads(nottingham("bots", "--json", cwd=elsewhere, path=elsewhere).stdout)
    lenient = next(bot for bot in listed["bots"] if bot["name"] == "lenient")
    assert (lenient["about"], lenient["source"]) == ("Passes everything.", "tavern:add")


def test_what_could_not_be_loaded_is_listed_with_the_reason(elsewhere: Path) -> None:
    listed = json.loads(nottingham("bots", "--json", cwd=elsewhere, path=elsewhere).stdout)
    assert listed["broken"]["surly"] == "RuntimeError: no such tavern"
    assert listed["broken"]["lost"].startswith("ModuleNotFoundError")
    printed = nottingham("bots", cwd=elsewhere, path=elsewhere).stdout
    assert "surly couldn’t be loaded: RuntimeError: no such tavern" in printed
    assert "lenient" in printed


def test_another_packages_bot_plays_in_the_arena(elsewhere: Path) -> None:
    arguments = ("arena", "--bots", "lenient,honest", "--players", "3", "--games", "12", "--workers", "2", "--json")
    done = nottingham(*arguments, cwd=elsewhere, path=elsewhere)
    found = {line["bot"]: line for line in json.loads(done.stdout)["bots"]}
    assert (found["lenient"]["inspections"], found["honest"]["inspections"]) == (0, 1)
    assert found["lenient"]["faults"] == 0


def test_the_tables_are_printed_and_the_report_is_written(tmp_path: Path) -> None:
    arguments = ("arena", "--bots", "honest,briber", "--mix", "2+2", "--games", "7", "--report", "page.html")
    done = nottingham(*arguments, cwd=tmp_path)
    assert done.returncode == 0
    assert "12 games instead of 7: whole deals of 6 seatings." in done.stderr
    for words in ("12 games from 2 deals", "against par", "caught lying", "2 honest + 2 briber", "Only 2 deals"):
        assert words in done.stdout
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "nobody"], "There’s no bot “nobody”"),
        (["--bots", "honest:rude"], "takes nothing after a colon"),
        (["--bots", "honest", "--games", "0"], "--games 0"),
        (["--bots", "honest,wary", "--mix", "3+3"], "fills 6 seats"),
        (["--bots", "honest", "--log", "/dev/null/logs"], "Logs can’t be kept"),
        (["--bots", "honest", "--state", "/dev/null/state"], "Finished deals can’t be kept"),
        ([], "--bots"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(arguments: list[str], why: str, tmp_path: Path) -> None:
    done = nottingham("arena", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
