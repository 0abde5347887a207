"""Opening the table in the browser of this machine."""

import json
import os
import sys
import threading
import webbrowser
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE: Final = 3.0
"""Seconds."""


def address(port: int) -> str:
    return f"http://localhost:{port}/"


def serves_here(port: int) -> bool:
    """Whether the program that has this port is a nottingham."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/openapi.json", timeout=PATIENCE) as answer:
            described = json.load(answer)
    except (URLError, OSError, ValueError):
        return False
    return isinstance(described, dict) and described.get("info", {}).get("title") == "nottingham"


def can_open() -> bool:
    """Whether there is a screen: else Python would start a browser for the terminal, in the middle of our words."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_browser(where: str, *, patience: float = 0.0) -> None:
    """In a thread, for some browsers keep their caller waiting; a caller who is about to end has some patience."""
    if can_open():
        opening = threading.Thread(target=webbrowser.open, args=(where,), name="browser", daemon=True)
        opening.start()
        opening.join(patience)
