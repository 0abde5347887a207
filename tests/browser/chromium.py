"""Chromium or Chrome: found, started, and without anything that makes runs differ.

``python -m tests.browser.chromium`` sees to it that there is one: where the machine has none, it gets one into the
checkout.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, async_playwright

from tests.browser import fetched

PLACES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE: Final = "install Chromium or Chrome, or name one with NOTTINGHAM_BROWSER=/path/to/it."
ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--mute-audio",
    "--no-first-run",
)


class NoBrowser(Exception):
    """There is none; the text says what to do."""


@cache
def path(folder: Path = fetched.FOLDER) -> str:
    """Where the browser is: the one that NOTTINGHAM_BROWSER names, else an installed one, else the fetched one."""
    named = os.environ.get("NOTTINGHAM_BROWSER", "")
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoBrowser(f"NOTTINGHAM_BROWSER names {named}, which is no program: name another one, or none.")
        return found
    for place in PLACES:
        found = shutil.which(place)
        if found and _answers(found):
            return found
    kept = fetched.program(folder)
    if kept is None:
        raise NoBrowser(f"The browser tests need a browser: call `make browser` first, or {ADVICE}")
    return str(kept)


def _answers(program: str) -> bool:
    """Some systems have a program of that name that only says how to install it."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=30, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


@asynccontextmanager
async def chromium(*more: str) -> AsyncIterator[Browser]:
    """The browser, started without a window.

    And without its sandbox: neither root nor ordinary users in containers can have it, and it only meets our own pages.
    """
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path(), args=[*ARGUMENTS, *more], chromium_sandbox=False
        )
        try:
            yield browser
        finally:
            await browser.close()


def main(folder: Path = fetched.FOLDER) -> None:
    try:
        path(folder)
    except NoBrowser as none:
        if os.environ.get("NOTTINGHAM_BROWSER"):
            sys.exit(str(none))
        print(f"no Chromium is installed: getting one for the tests into {folder}", flush=True)
        try:
            fetched.fetch(folder)
        except fetched.NotFetched as why:
            sys.exit(f"There is no browser for the tests, and none could be fetched ({why}): {ADVICE}")


if __name__ == "__main__":
    main()
