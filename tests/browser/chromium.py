"""The system's Chromium or Chrome: found, started, and without anything that makes runs differ."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Browser, async_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--no-first-run",
)


def path() -> str:
    """Where the browser is; NOTTINGHAM_BROWSER names another."""
    for name in (os.environ.get("NOTTINGHAM_BROWSER", ""), *NAMES):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise RuntimeError("The browser tests need Chromium or Chrome: install one (on Debian: apt install chromium).")


@asynccontextmanager
async def chromium(*more: str) -> AsyncIterator[Browser]:
    root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path(), args=[*ARGUMENTS, *root, *more])
        try:
            yield browser
        finally:
            await browser.close()
