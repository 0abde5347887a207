"""The browser client, as Vite built it into the package: hashed files forever, its page for every address it knows."""

import gzip
import hashlib
import re
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException

from .page import front_page

BUILT: Final = Path(__file__).parents[1] / "web"
"""Where `make web` puts the client; the wheel has it in the same place."""
PAGE: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files with a hash of their contents in the name."""
ASK_AGAIN: Final = "no-cache"
UNCACHED: Final = "no-store"
ADDRESSES: Final = (
    *("/", "/new", "/tables", "/replays", "/sheet", "/timer", "/today", "/settings"),
    *("/join", "/around", "/learn", "/rules"),
    *(f"/{page}/{{part:str}}" for page in ("table", "join", "watch", "big", "around", "replay", "learn", "rules")),
    "/recover/{part:str}",
)
"""The addresses of the client's pages; web/src/lib/router.svelte.ts knows the same."""
FILES: Final = (
    "/assets/{name:str}",
    *(f"/{name}" for name in ("manifest.webmanifest", "worker.js", "icon.svg", "apple-touch-icon.png")),
    *(f"/icon-{size}.png" for size in ("192", "512", "maskable-192", "maskable-512")),
)
_KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""ErrorBody by us: what a system's own table of types says about .js differs from machine to machine."""
_NAME: Final = re.compile(r"(assets/)?\w[\w.-]*", re.ASCII)
_PACKED: Final = (".css", ".html", ".js", ".svg", ".webmanifest")


class File:
    """One file of the client, in memory."""

    def __init__(self, path: Path) -> None:
        self.kind = path.suffix
        self.plain = path.read_bytes()
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:32]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed, where that makes it smaller."""
        return gzip.compress(self.plain, 9, mtime=0) if self.kind in _PACKED else None


class Website:
    """The built client. Files are read once, and again when the client was built again."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._built = 0

    @property
    def built(self) -> bool:
        return (self.folder / PAGE).is_file()

    def file(self, name: str) -> File | None:
        """A file by its name in the folder; nothing else can be reached."""
        try:
            built = (self.folder / PAGE).stat().st_mtime_ns
        except OSError:
            return None
        if built != self._built:
            self._files, self._built = {}, built
        if name not in self._files:
            there = self.folder / name
            if not _NAME.fullmatch(name) or there.suffix not in _KINDS or not there.is_file():
                return None
            self._files[name] = File(there)
        return self._files[name]


_website = Website()


@route(list(ADDRESSES), http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """The client's page, whatever it shows; without a client, how to get one."""
    found = _website.file(PAGE)
    if found is None:
        return Response(front_page(), media_type=_KINDS[".html"], headers={"cache-control": UNCACHED})
    return _sent(request, found, ASK_AGAIN)


def lost(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Somebody with a browser at an address that is none: the client's page, which says so. Nothing for programs."""
    path, wants = request.scope["path"], request.headers.get("accept", "")
    found = _website.file(PAGE)
    if found is None or request.method not in ("GET", "HEAD") or "text/html" not in wants or path.startswith("/api/"):
        return None
    answer = _sent(request, found, UNCACHED)
    answer.status_code = 404
    return answer


@route(list(FILES), http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def file(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the client."""
    name = request.scope["path"].lstrip("/")
    found = _website.file(name)
    if found is None:
        raise NotFoundException("There is no such file; the page may be of an older release, so load it again")
    return _sent(request, found, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)


def _sent(request: Request[Any, Any, Any], found: File, cache: str) -> Response[Any]:
    headers = {"cache-control": cache, "etag": found.tag, "vary": "accept-encoding"}
    if cache != UNCACHED and found.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    body = found.plain
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    if request.method == HttpMethod.HEAD:
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, media_type=_KINDS[found.kind], headers=headers)


PAGES: Final = [page, file]
