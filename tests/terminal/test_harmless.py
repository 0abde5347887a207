"""Logs come from others: nothing in them moves the cursor, changes the title or turns the letters round."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import Ruleset
from nottingham.notation import Header, Log
from nottingham.notation.harmless import harmless, harmless_json
from nottingham.notation.log import to_bytes

EVIL = "E\x1b]0;owned\x07\x1b[2J\x9b31m\x08\x7fve\u202e"
RULES = Ruleset.preset("second", players=3)
WILD = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")
STYLES = re.compile("\x1b\\[[0-9;]*m")
"""What rich writes for colours."""


def _a_log(folder: Path) -> Path:
    """A whole game in which everything that somebody may write is written by Eve."""
    events = [event for _, events in random_game(RULES, 5) for event in events]
    lines = to_bytes(Log(Header(RULES, (EVIL, "Bob", "Cid"), 5), tuple(events))).splitlines()
    dealt = [_evil(msgspec.json.decode(line)) for line in lines]
    file = folder / "game.jsonl"
    file.write_bytes(b"\n".join(msgspec.json.encode(line) for line in dealt) + b"\n")
    return file


def _evil(value: object) -> object:
    """Every favour is in Eve's words."""
    if isinstance(value, dict):
        return {key: EVIL if key == "favour" and there else _evil(there) for key, there in value.items()}
    return [_evil(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("arguments", [["replay"], ["replay", "--seat", "1"], ["replay", "--json"], ["verify"]])
def test_a_log_can_do_nothing_to_the_terminal(tmp_path: Path, arguments: list[str]) -> None:
    file = _a_log(tmp_path)
    command = [sys.executable, "-m", "nottingham.cli", arguments[0], str(file), *arguments[1:]]
    coloured = os.environ | {"FORCE_COLOR": "1", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(command, capture_output=True, check=False, env=coloured, timeout=120)
    told = STYLES.sub("", ran.stdout.decode())
    assert WILD.findall(told) == []
    assert WILD.findall(ran.stderr.decode()) == []
    assert ran.returncode in (0, 1)
    if arguments == ["replay"]:
        assert "␛]0;owned" in told, "Eve is still told of, by a name that can be read"


def test_a_complaint_about_a_file_can_do_nothing_either(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nottingham.cli", "replay", str(tmp_path / EVIL)]
    ran = subprocess.run(command, capture_output=True, check=False, timeout=120)
    assert ran.returncode == 2
    assert WILD.findall(ran.stderr.decode()) == []


def test_controls_are_shown_and_everything_else_is_as_it_was() -> None:
    assert harmless("Robin Hood\tof\nŻółć ’сокіл’ 🏹") == "Robin Hood\tof\nŻółć ’сокіл’ 🏹"
    assert harmless("\x1b[31m\x07") == "␛[31m␇"
    assert harmless("a\x9bb\u202ec\ud800") == "a\ufffdb\ufffdc\ufffd"


def test_names_that_run_leftwards_turn_nothing_else_around() -> None:
    """An isolate around each: figures and words after it keep their places, in terminals that know of directions."""
    told = harmless("\u05e8\u05d5\u05df pays \u0645\u0631\u064a\u0645 \u0639\u0644\u064a 3 gold.")
    assert told == (
        "\u2068\u05e8\u05d5\u05df\u2069 pays \u2068\u0645\u0631\u064a\u0645 \u0639\u0644\u064a\u2069 3 gold."
    )
    assert harmless(told) == told
    assert harmless("a\u2068b\u2069") == "a\ufffdb\ufffd"


def test_a_game_of_people_whose_names_run_leftwards_is_told_in_order(tmp_path: Path) -> None:
    events = [event for _, events in random_game(RULES, 5) for event in events]
    file = tmp_path / "game.jsonl"
    file.write_bytes(
        to_bytes(Log(Header(RULES, ("\u05e8\u05d5\u05df", "Bob", "\u0645\u0631\u064a\u0645"), 5), tuple(events)))
    )
    command = [sys.executable, "-m", "nottingham.cli", "replay", str(file), "--lang", "en"]
    told = subprocess.run(command, capture_output=True, check=True, timeout=120).stdout.decode()
    assert "\u2068\u05e8\u05d5\u05df\u2069 declares" in told
    assert told.count("\u2068") == told.count("\u2069") == len(re.findall("[\u0590-\u06ff]+", told))


def test_json_says_the_same_with_escapes() -> None:
    words = 'a "b" \x1b\x9b\u202e ’ü’ \\'
    written = harmless_json(msgspec.json.encode(words).decode())
    assert msgspec.json.decode(written) == words
    assert WILD.findall(written) == []
