"""The small programs in examples/ run as their first lines say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from nottingham.arena.match import play_match
from nottingham.game import Ruleset
from nottingham.notation import Header, Log, write_log
from tests.server.house import a_house

EXAMPLES = Path(__file__).parents[2] / "examples"
RULES = Ruleset.preset("second", players=4, house_rounds=2)
BOTS = ("easy", "medium", "honest", "gambler")


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)


def test_the_small_bot_plays_its_games() -> None:
    ran = run("a_small_bot.py", "--games", "4", "--against", "easy")
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"Plain won \d of 4 games against three easy", ran.stdout)


def test_the_small_bot_has_about_thirty_lines() -> None:
    source = (EXAMPLES / "a_small_bot.py").read_text()
    bot = source[source.index("class Plain") : source.index("def main")]
    assert len(bot.strip().splitlines()) <= 30


def test_the_client_plays_a_game_over_the_socket(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        ran = run("over_the_socket.py", "--server", house.url, "--rounds", "2")
    assert ran.returncode == 0, ran.stderr
    assert len(re.findall(r"^\d\. \S+: \d+$", ran.stdout, re.MULTILINE)) == 4


def test_the_client_without_a_server_says_what_to_do() -> None:
    ran = run("over_the_socket.py", "--server", "http://127.0.0.1:9")
    assert ran.returncode == 1
    assert "start one with “nottingham serve”" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    for seed in range(3):
        match = play_match(RULES, seed, BOTS)
        write_log(tmp_path / f"{seed}.jsonl", Log(Header(RULES, BOTS, seed), tuple(match.events)))
    return tmp_path


def test_a_folder_of_logs_is_summed_up(logs: Path) -> None:
    (logs / "broken.jsonl").write_text("{}\n")
    ran = run("read_many_logs.py", str(logs))
    assert ran.returncode == 0, ran.stderr
    assert "3 games, 18 bags" in ran.stdout
    assert "broken.jsonl is left out" in ran.stdout


def test_a_folder_without_logs_is_told_so(tmp_path: Path) -> None:
    ran = run("read_many_logs.py", str(tmp_path))
    assert ran.returncode == 1
    assert "no log of a finished game" in ran.stderr
