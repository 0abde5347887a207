"""Where to find a server: in the browser of this machine, and from others."""

import json
import os
import socket
import sys
import threading
import webbrowser
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PROBE_SECONDS: Final = 3.0
"""Seconds."""


def address(port: int) -> str:
    return f"http://localhost:{port}/"


def serves_here(port: int) -> bool:
    """Whether the program that has this port is a nottingham."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/openapi.json", timeout=PROBE_SECONDS) as answer:
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


def network_address(host: str, port: int) -> str:
    """This machine's address in its network, if the server listens there."""
    if host not in ("0.0.0.0", "::"):
        return "" if host in ("127.0.0.1", "localhost", "::1") else f"http://{host}:{port}/"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent to it
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else f"http://{found}:{port}/"
