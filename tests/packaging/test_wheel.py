"""The wheel installs into a clean environment and works there, without the checkout. Design §6."""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")


def test_the_wheel_plays_talks_and_keeps_games_in_a_clean_environment(tmp_path: Path) -> None:
    _run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path, at=ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    place = tmp_path / "venv"
    _run(UV, "venv", "--quiet", "--no-project", "--python", sys.executable, place)
    locked = ROOT / "requirements" / "runtime.txt"
    _run(UV, "pip", "install", "--quiet", "--python", place, "--require-hashes", "--requirement", locked)
    _run(UV, "pip", "install", "--quiet", "--python", place, "--no-deps", wheel)
    program = place / "bin" / "nottingham"
    assert json.loads(_run(program, "simulate", "--games", "2", "--json"))["games"] == 2
    assert "hard" in _run(program, "bots")
    _run(program, "arena", "--bots", "easy,honest", "--mix", "2+2", "--games", "6", "--report", tmp_path / "r.html")
    assert "<svg" in (tmp_path / "r.html").read_text()
    script = (
        "from nottingham.locales import text\n"
        "from nottingham.server.storage import Store\n"
        f"Store({f'sqlite:///{tmp_path}/games.db'!r}).open()\n"
        "print(text('uk', 'good-apple'))"
    )
    assert _run(place / "bin" / "python", "-c", script).strip() == "яблуко"
    _serves_the_client(program, tmp_path)


def _serves_the_client(program: Path, folder: Path) -> None:
    """The page and everything that it loads at once come from the wheel: nobody needs Node to play."""
    command = [
        str(program),
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--database-url",
        f"sqlite:///{folder}/g.db",
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        with httpx.Client(transport=httpx.HTTPTransport(retries=20), base_url=url, timeout=30) as browser:
            page = browser.get("/").text
            loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            assert any(path.endswith(".js") for path in loaded), "run make web, then build the wheel"
            assert [browser.get(path).status_code for path in loaded] == [200] * len(loaded)
    finally:
        server.terminate()
        server.communicate(timeout=30)


def _run(*command: str | Path, at: Path | None = None) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONIOENCODING": "utf-8"}
    where = at or Path(tempfile.gettempdir())
    done = subprocess.run(command, cwd=where, env=env, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout
