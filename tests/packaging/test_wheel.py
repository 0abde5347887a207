"""The wheel installs into a clean environment and works there, without the checkout. Design §6."""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from nottingham import __version__
from nottingham.arena.random_play import answers
from nottingham.client import AsyncServer
from nottingham.game import Dice, Ruleset

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
RULES = Ruleset.preset("second", players=3, house_rounds=1)
ENV = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {
    "PYTHONIOENCODING": "utf-8",
    "PYTHONDONTWRITEBYTECODE": "",  # from the second start on it is quick
}

pytestmark = pytest.mark.xdist_group("wheel")
"""They share one wheel."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, at=ROOT)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of its own with the wheel and what it needs, as pip and pipx make one."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    _run(UV, "venv", "--quiet", "--no-project", "--python", sys.executable, folder)
    locked = ROOT / "requirements" / "runtime.txt"
    _run(UV, "pip", "install", "--quiet", "--python", folder, "--require-hashes", "--requirement", locked)
    _run(UV, "pip", "install", "--quiet", "--python", folder, "--no-deps", wheel)
    return folder


def test_the_wheel_plays_talks_and_keeps_games_in_a_clean_environment(place: Path, tmp_path: Path) -> None:
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


def test_the_wheel_serves_its_page_and_a_program_from_it_plays_there(place: Path, tmp_path: Path) -> None:
    """The page and everything that it loads at once come from the wheel: nobody needs Node to play."""
    program = str(place / "bin" / "nottingham")
    with _serving([program], tmp_path, "serve") as url:
        with httpx.Client(transport=httpx.HTTPTransport(retries=20), base_url=url, timeout=30, trust_env=False) as web:
            page = web.get("/").text
            loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            assert any(path.endswith(".js") for path in loaded), "run make web, then build the wheel"
            assert [web.get(path).status_code for path in loaded] == [200] * len(loaded)
            assert web.get("/api/hello").json()["version"] == __version__
        result = asyncio.run(_a_game(url, [program]))
    assert result["seat"] == 1
    assert result["faults"] == 0


def test_what_needs_an_extra_says_so_in_one_sentence(place: Path, wheel: Path) -> None:
    """The rules that models ask are in the wheel; the library that speaks to them is not among what everybody gets."""
    assert "nottingham/mcp/rules.md" in zipfile.ZipFile(wheel).namelist()
    ran = subprocess.run(
        [place / "bin" / "nottingham", "mcp", "--lang", "en"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=ENV,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 2
    assert ran.stderr == ("nottingham: The MCP library isn’t installed; get it with “pip install nottingham[mcp]”.\n")


def test_uv_tool_install_gives_the_program(wheel: Path, tmp_path: Path) -> None:
    """As ``uv tool install`` and ``uvx`` do it: with the versions of today, in a folder of its own."""
    folders = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    _run(UV, "tool", "install", "--quiet", "--python", sys.executable, wheel, more=folders)
    assert _run(tmp_path / "bin" / "nottingham", "--version").strip() == __version__
    assert "hard" in _run(tmp_path / "bin" / "nottingham", "bots")
    said = _run(
        UV,
        "tool",
        "run",
        "--quiet",
        "--python",
        sys.executable,
        "--from",
        wheel,
        "nottingham",
        "--version",
        more=folders,
    )
    assert said.strip() == __version__


@pytest.mark.skipif(not os.environ.get("NOTTINGHAM_LONG"), reason="make test-long")
@pytest.mark.parametrize("way", ["uv tool install", "uvx", "pipx"])
def test_whoever_installs_it_serves_and_plays_with_nothing_but_its_name(way: str, wheel: Path, tmp_path: Path) -> None:
    """With the versions of today: ``nottingham`` serves its page, and a program sits down there."""
    bin_folder = tmp_path / "bin"
    tools = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(bin_folder)}
    pipx = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(bin_folder)}
    program = [str(bin_folder / "nottingham")]
    if way == "uvx":
        program = [str(UV), "tool", "run", "--quiet", "--python", sys.executable, "--from", str(wheel), "nottingham"]
    elif way == "pipx":
        _run(UV, "tool", "run", "--quiet", "pipx", "install", "--python", sys.executable, wheel, more=tools | pipx)
    else:
        _run(UV, "tool", "install", "--quiet", "--python", sys.executable, wheel, more=tools)
    with _serving(program, tmp_path, "--no-browser") as url:
        with httpx.Client(base_url=url, timeout=30, trust_env=False) as web:
            assert "<script" in web.get("/").text
        result = asyncio.run(_a_game(url, program))
    assert (result["seat"], result["faults"]) == (1, 0)


async def _a_game(url: str, program: list[str]) -> dict[str, int]:
    """Somebody invites a program, and ``nottingham sit`` from the wheel plays a whole game."""
    robin = await AsyncServer.enter(url, "Robin", program=False)
    made = await robin.create(RULES, pace=0)
    await robin.put_bot(made.table.id, 2, "honest")
    command = [*program, "sit", f"{url}/join/{made.table.code}", "--bot", "hard", "--json"]
    sitting = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, env=ENV)
    async with robin.follow(made.table.id) as seat:
        await seat.until(lambda: seat.table.seats[1].ready, 60)
        await robin.ready(made.table.id)
        await robin.start(made.table.id)
        while not seat.over:
            if seat.ask is None:
                await seat.changed(5)
            else:
                await seat.do(answers(seat.legal).sample(Dice(1)))
        out, _ = await asyncio.wait_for(sitting.communicate(), 60)
    found: dict[str, int] = json.loads(out)
    return found


@contextmanager
def _serving(program: list[str], folder: Path, how: str) -> Iterator[str]:
    where = {"NOTTINGHAM_HOST": "127.0.0.1", "NOTTINGHAM_DATABASE_URL": f"sqlite:///{folder}/g.db"}
    command, there = [*program, how, "--port", "0"], ENV | where
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=there)
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        with httpx.Client(transport=httpx.HTTPTransport(retries=20), timeout=30, trust_env=False) as web:
            assert web.get(f"{url}/ready").status_code == 200
        yield url
    finally:
        server.terminate()
        server.communicate(timeout=30)


def _run(*command: str | Path, at: Path | None = None, more: dict[str, str] | None = None) -> str:
    where = at or Path(tempfile.gettempdir())
    done = subprocess.run(
        command, cwd=where, env=ENV | (more or {}), capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
