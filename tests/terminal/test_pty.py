"""The program on a real (pseudo-)terminal: a few moves, Ctrl-C, and on to the end."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest

from nottingham.game.known import Phase
from nottingham.notation import read_log
from nottingham.terminal.play import last_table

# Makes the terminal the program's own, as a shell does, so that Ctrl-C reaches it as a signal.
_AT_A_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
_COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PROMPT = " > "


class Terminal:
    """A program at a terminal of 80 columns, and somebody who reads and types."""

    def __init__(self, *arguments: str, cwd: Path) -> None:
        self.keyboard, screen = pty.openpty()
        program = [sys.executable, "-m", "nottingham.cli", *arguments]
        self.program = subprocess.Popen(
            [sys.executable, "-c", _AT_A_TERMINAL, *program],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            cwd=cwd,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "80", "PYTHONUTF8": "1"},
            start_new_session=True,
        )
        os.close(screen)
        self.seen = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.keyboard)

    def _news(self) -> Iterator[str]:
        """What appears on the screen, until the program ends."""
        patience = time.monotonic() + 30
        while time.monotonic() < patience:
            if not select.select([self.keyboard], [], [], 1)[0]:
                continue
            try:
                data = os.read(self.keyboard, 65536)
            except OSError:
                return
            if not data:
                return
            yield data.decode(errors="replace")
        raise AssertionError(f"The program says nothing more:\n{self.seen[-2000:]}")

    def until_prompt(self) -> str | None:
        """What was printed up to the next question; None if the program has ended."""
        text = ""
        for news in self._news():
            text += news
            self.seen += news
            if _COLOURS.sub("", text).endswith(PROMPT):
                return _COLOURS.sub("", text)
        return None

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def enter_to_the_end(self) -> str:
        """Press Enter at every question; the last words."""
        while self.until_prompt() is not None:
            self.type("\n")
        return _COLOURS.sub("", self.seen)


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_a_game_at_a_terminal_is_left_and_goes_on_to_the_end(tmp_path: Path, key: str) -> None:
    with Terminal("play", "--seed", "3", "--players", "3", cwd=tmp_path) as terminal:
        for _ in range(4):
            assert terminal.until_prompt() is not None
            terminal.type("\n")
        assert terminal.until_prompt() is not None
        # As soon as a hand can: a signal between the question and the wait for its answer is heard with the next key.
        time.sleep(0.5)
        terminal.type(key)
        assert terminal.until_prompt() is None
        assert terminal.program.wait(10) == 0
        assert "nottingham play nottingham-3.jsonl" in _COLOURS.sub("", terminal.seen)
        assert "Traceback" not in terminal.seen
    left = read_log(tmp_path / "nottingham-3.jsonl")
    assert last_table(left).public.phase is not Phase.OVER
    with Terminal("play", "nottingham-3.jsonl", cwd=tmp_path) as terminal:
        words = terminal.enter_to_the_end()
        assert terminal.program.wait(10) == 0
        assert "The reckoning" in words
    finished = read_log(tmp_path / "nottingham-3.jsonl")
    assert finished.events[: len(left.events)] == left.events
    assert last_table(finished).public.phase is Phase.OVER


def test_a_simulation_at_a_terminal_shows_how_far_it_is(tmp_path: Path) -> None:
    with Terminal("simulate", "--players", "3", "--games", "2", cwd=tmp_path) as terminal:
        assert terminal.until_prompt() is None
        assert terminal.program.wait(30) == 0
        assert "2/2" in terminal.seen
        assert "games a second" in terminal.seen
