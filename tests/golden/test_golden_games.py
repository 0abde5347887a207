"""Golden logs replay forever, on every Python version that is found here. Design §6, §7.3."""

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from nottingham.game import Ruleset
from nottingham.game.commands import AnyCommand, ClockRanOut
from nottingham.game.events import AnyEvent
from nottingham.game.goods import PROMO
from nottingham.notation import read_log, upcast
from tests.golden import games

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")


@pytest.mark.parametrize("path", games.logs(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_and_is_played_again_to_the_byte(path: Path) -> None:
    """Design §7.3: played again, if it is of the newest format."""
    games.check(path)


def test_every_format_has_its_golden_games() -> None:
    """Design §7.3: golden logs of every version stay."""
    assert set(games.FOLDERS) == set(range(upcast.oldest(), upcast.FORMAT + 1))
    for folder in games.FOLDERS.values():
        assert {path.stem for path in folder.glob("*.jsonl")} == {*games.GAMES, "scene"}


def newest() -> list[Path]:
    return [path for path in games.logs() if path.parent == games.HERE]


def test_every_kind_of_event_has_a_golden_log() -> None:
    """Issue 2: a new kind of event needs a golden game in which it happens."""
    seen = {type(event) for path in newest() for event in read_log(path).events}
    assert {kind.__name__ for kind in get_args(AnyEvent)} - {kind.__name__ for kind in seen} == set()


def test_every_kind_of_command_has_a_golden_game() -> None:
    seen = set()
    for name in games.GAMES:
        golden = msgspec.json.decode((games.HERE / f"{name}.moves.json").read_bytes(), type=games.Golden)
        seen |= {type(move.command) for move in golden.moves}
    assert ClockRanOut in seen
    assert {kind.__name__ for kind in get_args(AnyCommand)} - {kind.__name__ for kind in seen} == set()


def test_every_ruleset_option_has_a_golden_log() -> None:
    """Issue 2: editions, numbers of players, every option, every promo card."""
    rulesets = [read_log(path).header.ruleset for path in newest()]
    for field in msgspec.structs.fields(Ruleset):
        assert any(getattr(rules, field.name) != field.default for rules in rulesets), (
            f"no golden game with {field.name}"
        )
    assert {(rules.edition, rules.players) for rules in rulesets} >= {
        (edition, players) for edition in ("first", "second") for players in (3, 4, 5, 6)
    }
    assert {good for rules in rulesets for good in rules.promos} == set(PROMO)


def other_interpreters() -> list[str]:
    """This Python, and every other version we support that is found on this machine."""
    found = [sys.executable]
    for version in ("3.12", "3.13"):
        where = subprocess.run(
            [UV, "python", "find", "--no-python-downloads", "--no-project", "--system", version],
            capture_output=True,
            text=True,
            check=False,
        )
        if where.returncode == 0:
            found.append(where.stdout.strip())
    return found


@pytest.mark.parametrize("python", other_interpreters(), ids=lambda path: Path(path).parent.parent.name)
def test_golden_games_hold_on_other_python_versions(python: str, tmp_path: Path) -> None:
    """Issue 2: the same log on every machine and Python version."""
    place = tmp_path / "venv"
    locked = ROOT / "requirements" / "runtime.txt"
    _run(UV, "venv", "--quiet", "--no-project", "--python", python, place)
    _run(UV, "pip", "install", "--quiet", "--python", place, "--require-hashes", "--requirement", locked)
    assert "golden games hold" in _run(place / "bin" / "python", "-m", "tests.golden.games", "check")


def _run(*command: str | Path) -> str:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout
