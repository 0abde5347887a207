"""The system's Chromium or Chrome: found, started, and without anything that makes runs differ.

``python -m tests.browser.chromium`` sees to it that there is one: where CI=true and we may, it installs Debian's;
anywhere else it says in one sentence what to install.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Browser, async_playwright

PLACES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE: Final = "The browser tests need Chromium or Chrome: install one (on Debian: apt install chromium)."
ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--mute-audio",
    "--no-first-run",
)
INSTALL: Final = (
    ("apt-get", "update", "--quiet=2"),
    ("apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", "chromium"),
)


def path() -> str | None:
    """Where the browser is; NOTTINGHAM_BROWSER names another one."""
    for place in (os.environ.get("NOTTINGHAM_BROWSER", ""), *PLACES):
        found = shutil.which(place) if place else None
        if found:
            return found
    return None


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@asynccontextmanager
async def chromium(*more: str) -> AsyncIterator[Browser]:
    """The browser, started without a window."""
    found = path()
    if found is None:
        raise RuntimeError(ADVICE)
    root = ("--no-sandbox",) if is_root() else ()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, *root, *more])
        try:
            yield browser
        finally:
            await browser.close()


def main() -> None:
    if path() is None and os.environ.get("CI") == "true" and is_root() and shutil.which("apt-get"):
        for command in INSTALL:
            subprocess.run(command, check=False, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
    if path() is None:
        sys.exit(ADVICE)


if __name__ == "__main__":
    main()
