"""Plain ``nottingham``: serves, and opens the browser; the one that runs already, if there is one."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import PYCACHE, House, a_house


class Browser:
    """A browser that writes down where it was sent."""

    def __init__(self, folder: Path) -> None:
        self.visits = folder / "visits"
        program = folder / "browser"
        program.write_text(f'#!/bin/sh\necho "$1" >> "{self.visits}"\n')
        program.chmod(0o755)
        self.environment = os.environ | {
            "BROWSER": f"{program} %s",
            "NOTTINGHAM_HOST": "127.0.0.1",
            "NOTTINGHAM_DATABASE_URL": f"sqlite:///{folder}/games.db",
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(PYCACHE),
        }

    def visited(self) -> list[str]:
        return self.visits.read_text().split() if self.visits.exists() else []

    def wait(self) -> list[str]:
        end = time.monotonic() + 30
        while not self.visited() and time.monotonic() < end:
            time.sleep(0.05)
        return self.visited()


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    return Browser(tmp_path)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@contextmanager
def started(browser: Browser, *options: str) -> Iterator[str]:
    """The program, and the first line that it says."""
    command = [sys.executable, "-m", "nottingham.cli", *options]
    program = subprocess.Popen(
        command, env=browser.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    try:
        yield program.stdout.readline()
    finally:
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=30)
    assert "Traceback" not in errors
    assert program.returncode == 0


def test_it_serves_and_opens_the_browser(browser: Browser) -> None:
    with started(browser, "--port", "0") as line:
        assert browser.wait() == [line.split()[-1]]


def test_it_only_serves_when_asked_to(browser: Browser) -> None:
    with started(browser, "--port", "0", "--no-browser") as line:
        assert line.startswith("On this machine: http://localhost:")
    assert browser.visited() == []


def test_one_that_runs_already_is_opened_instead(browser: Browser, running: House) -> None:
    done = _run(browser, "--port", str(running.port))
    assert (done.returncode, done.stdout) == (0, f"nottingham is already running: http://localhost:{running.port}/\n")
    assert browser.wait() == [f"http://localhost:{running.port}/"]


def test_a_port_that_somebody_else_has_is_one_sentence(browser: Browser) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        done = _run(browser, "--port", str(other.getsockname()[1]))
    assert done.returncode == 2
    assert "choose another with --port" in done.stderr
    assert browser.visited() == []


def _run(browser: Browser, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nottingham.cli", *options]
    return subprocess.run(command, env=browser.environment, capture_output=True, text=True, check=False, timeout=60)
