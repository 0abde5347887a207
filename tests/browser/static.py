"""The page that plays without a server, from a plain server of files under some folder, and somebody who visits it."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser

from tests.browser.visitor import Visitor

BUILT: Final = Path(__file__).parents[2] / "build" / "play"
FOLDER: Final = "/somewhere/deep"
PACKED: Final = (".css", ".html", ".js", ".mjs", ".svg", ".webmanifest")
"""What hosts of static files send packed."""

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

_OVERHEARD = """
window.Worker = class extends window.Worker {
  constructor(...args) {
    super(...args)
    this.addEventListener('message', ({ data }) => { if (data.kind === 'heard') window.overheard('in', data.message) })
  }
  postMessage(data) {
    if (data.kind === 'say') window.overheard('out', data.message)
    super.postMessage(data)
  }
}
"""


def policy() -> str:
    """The policy that the page asks hosts to send (build/play/_headers), workers and frames included."""
    (line,) = [line for line in (BUILT / "_headers").read_text().splitlines() if "Content-Security-Policy" in line]
    return line.partition(":")[2].strip()


class _Files(SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, counted: list[int], **options: Any) -> None:
        self._counted = counted
        super().__init__(*args, directory=str(BUILT), **options)

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        file = BUILT / path.removeprefix(FOLDER).lstrip("/")
        file = file / "index.html" if file.is_dir() else file
        if not path.startswith(f"{FOLDER}/") or not file.is_file():
            self.send_error(404)
            return
        body = file.read_bytes()
        packed = file.suffix in PACKED and "gzip" in self.headers.get("accept-encoding", "")
        if packed:
            body = gzip.compress(body, 6, mtime=0)
        self._counted.append(len(body))
        self.send_response(200)
        self.send_header("content-type", KINDS.get(file.suffix, "application/octet-stream"))
        self.send_header("content-length", str(len(body)))
        if packed:
            self.send_header("content-encoding", "gzip")
        self.send_header("content-security-policy", policy())
        self.send_header("cache-control", "max-age=600")
        self.end_headers()
        with suppress(ConnectionError):  # a page that goes away reads no further
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        return


class Served:
    """A host of files, and how many bytes it has sent."""

    def __init__(self, port: int, counted: list[int]) -> None:
        self.url = f"http://127.0.0.1:{port}{FOLDER}"
        self._counted = counted

    @property
    def sent(self) -> int:
        return sum(self._counted)


@contextmanager
def served() -> Iterator[Served]:
    counted: list[int] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, counted=counted))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield Served(server.server_port, counted)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def come_to_the_page(browser: Browser, url: str, **options: Any) -> Visitor:
    """A visitor whose ear hears what the page and its engine say to each other."""
    visitor = await Visitor.come(browser, url, service_workers="allow", **options)

    def overheard(way: str, message: str) -> None:
        visitor.ear.overhear(way, message)

    await visitor.context.expose_function("overheard", overheard)
    await visitor.context.add_init_script(_OVERHEARD)
    return visitor
