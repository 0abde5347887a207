"""Three games of bots, told in six languages: what a reader of the terminal and of the browser gets to read.

``python -m tests.golden.accounts`` tells them again. Read what has changed: it should be a story.
The games stay as they are; ``web/tests/table/accounts.test.ts`` holds the browser's account against the same files.
"""

from pathlib import Path

from nottingham.locales import LANGUAGES
from nottingham.notation import Log, read_log
from nottingham.notation.account import sentence
from nottingham.notation.words import Narrator
from nottingham.terminal.players import names_in
from nottingham.terminal.replay import story

HERE = Path(__file__).parent / "accounts"
GAMES = ("first-4-everybody", "second-3-seat-1", "deputies-6-spectator")
"""Whose eyes each is told through stands in its name, and in the header of its log."""


def log_of(game: str) -> Log:
    return read_log(HERE / f"{game}.jsonl")


def told(game: str, language: str) -> str:
    """The account, a sentence a line."""
    log = log_of(game)
    words = Narrator(language, names_in(log.header))
    lines = (sentence(event, seen, words) for event, seen in story(log))
    return "".join(f"{line}\n" for line in lines if line)


def file_of(game: str, language: str) -> Path:
    return HERE / f"{game}.{language}.txt"


if __name__ == "__main__":
    for game in GAMES:
        for language in LANGUAGES:
            file_of(game, language).write_text(told(game, language), encoding="utf-8")
