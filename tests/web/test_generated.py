"""What the client has of rules and protocol is written by one script, and is as the engine and the server have it."""

import re
import shutil
import subprocess
import sys
from functools import cache, partial
from pathlib import Path

import pytest

from nottingham.bots import bots
from nottingham.game import Ruleset
from nottingham.game.ruleset import ROUNDS
from web.scripts import generate, record_frames

ROOT = Path(__file__).parents[2]
WRITTEN = dict(generate.WRITTEN)
SOURCES = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and path.relative_to(ROOT).as_posix() not in generate.WRITTEN
)


def test_everything_that_the_client_has_of_rules_and_protocol_is_as_new_as_they_are() -> None:
    assert generate.old(ROOT) == [], f"run: {generate.COMMAND}"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every generated file once more; what they ought to hold is worked out once for all tests."""
    for each in (*generate.WRITTEN, *record_frames.FIXTURES):
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / each, tmp_path / each)
    monkeypatch.setattr(generate, "WRITTEN", {each: partial(written, each) for each in generate.WRITTEN})
    return tmp_path


@cache
def written(name: str) -> str:
    return WRITTEN[name]()


@pytest.mark.parametrize("name", generate.WRITTEN)
def test_a_generated_file_that_is_missing_or_changed_is_named(name: str, copied: Path) -> None:
    there = copied / name
    there.write_bytes(there.read_bytes().replace(b"1", b"2"))
    assert generate.old(copied) == [name]
    there.unlink()
    assert generate.old(copied) == [name]


@pytest.mark.parametrize("name", record_frames.FIXTURES)
def test_a_recorded_game_that_is_missing_or_broken_is_named(name: str, copied: Path) -> None:
    (copied / name).write_bytes(b"")
    assert record_frames.old(copied) == [name]
    (copied / name).unlink()
    assert record_frames.old(copied) == [name]


def test_the_program_says_what_is_old_and_the_command_that_mends_it(copied: Path) -> None:
    names = ["web/src/lib/rulebook.ts", "web/tests/fixtures/first-3.json.gz"]
    for name in names:
        (copied / name).unlink()
    check = [sys.executable, "-m", "web.scripts.generate", "--check", str(copied)]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert ", ".join(names) in done.stderr
    assert generate.COMMAND in done.stderr


@pytest.mark.parametrize("name", generate.WRITTEN)
def test_a_generated_file_says_at_its_top_what_made_it(name: str) -> None:
    assert "web/scripts/generate.py" in (ROOT / name).read_text(encoding="utf-8")[:120]


def test_no_page_has_a_copy_of_a_number_that_follows_from_the_number_of_players() -> None:
    """Rounds, clock, deputies, kinds and copies come from the generated rulebook."""
    copied = re.compile(r"(players|count|names\.length)\)? *(===|!==|[<>]=?) *[3-6]\b|\[3, 4, 5, 6\]|Math\.max\(3,")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if copied.search(line)
    ]
    assert len(SOURCES) > 100
    assert found == []


def test_the_rulebook_of_the_client_has_every_number_of_players() -> None:
    text = (ROOT / "web/src/lib/rulebook.ts").read_text(encoding="utf-8")
    for players, rounds in ROUNDS.items():
        seconds = Ruleset.preset("second", players).clock_seconds
        assert re.search(rf"^  {players}: {{ rounds: {rounds}, .*clockSeconds: {seconds}\b", text, re.MULTILINE)


def test_every_bot_that_a_page_names_can_play() -> None:
    """Levels and characters are the registry's; a page that seats some by itself must know them."""
    bot = re.compile(r"'((?:easy|medium|hard)(?::\w+)?)'")
    named = {spec for path in SOURCES for spec in bot.findall(path.read_text("utf-8"))}
    assert {"easy", "medium", "hard", "medium:brazen"} <= named
    for spec in named:
        level, _, character = spec.partition(":")
        assert character in ("", *bots()[level].arguments), spec
