"""OpenSpiel's golden playthrough of our game. Write it again, after a change that is meant, with

python -m tests.env.playthrough
"""

import re
import sys
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import nottingham.env.openspiel  # noqa: F401 (registers the game)

GAME = "python_nottingham(players=3,rounds=1,black_market=True)"
PATH = Path(__file__).with_name("python_nottingham.txt")


def actions_of(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def play(actions: list[int]) -> str:
    text: str = playthrough(GAME, actions, seed=1)
    return text


if __name__ == "__main__":
    PATH.write_text(play(actions_of(PATH.read_text(encoding="utf-8")) if PATH.exists() else []), encoding="utf-8")
    sys.stdout.write(f"{PATH} has {PATH.stat().st_size} bytes.\n")
