"""Which browser the tests take, and how one comes to a machine that has none."""

import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from time import monotonic

import pytest

from tests.browser import fetched
from tests.browser.chromium import NoBrowser, main, path

NOWHERE = "http://127.0.0.1:1"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A machine without a browser, and without a way to the places that have one; the folder where one would go."""
    tools = tmp_path / "bin"
    tools.mkdir()
    monkeypatch.delenv("NOTTINGHAM_BROWSER", raising=False)
    monkeypatch.setenv("PATH", f"{tools}:{_without_browsers(os.environ['PATH'])}")
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", NOWHERE)
    monkeypatch.setenv("npm_config_registry", NOWHERE)
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    path.cache_clear()
    yield tmp_path / "browser"
    path.cache_clear()


def _without_browsers(places: str) -> str:
    """Some of them may be closed to us."""
    open_ = [place for place in places.split(":") if os.access(place, os.R_OK | os.X_OK)]
    return ":".join(place for place in open_ if not any(Path(place).glob("*chrom*")))


def _program(place: Path, script: str) -> Path:
    place.write_text(f"#!/bin/sh\n{script}\n")
    place.chmod(0o755)
    return place


def test_the_browser_that_is_named_is_taken_before_an_installed_one(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _program(bare.parent / "bin" / "chromium", "exit 0")
    named = _program(bare.parent / "mine", "exit 0")
    monkeypatch.setenv("NOTTINGHAM_BROWSER", str(named))
    assert path(bare) == str(named)


def test_a_browser_that_is_named_and_is_not_there_is_an_error_and_no_other_is_taken(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _program(bare.parent / "bin" / "chromium", "exit 0")
    monkeypatch.setenv("NOTTINGHAM_BROWSER", "/no/such/browser")
    with pytest.raises(SystemExit, match=r"^NOTTINGHAM_BROWSER names /no/such/browser, which is no program: .*\.$"):
        main(bare)


def test_an_installed_browser_is_taken_if_it_is_one(bare: Path) -> None:
    """Some systems have a program of that name that only says how to install it."""
    _program(bare.parent / "bin" / "chromium", "echo install the package first >&2; exit 1")
    other = _program(bare.parent / "bin" / "google-chrome", "exit 0")
    assert path(bare) == str(other)


def test_tests_without_a_browser_say_how_to_get_one(bare: Path) -> None:
    with pytest.raises(NoBrowser, match="call `make browser` first"):
        path(bare)


def test_where_no_browser_can_be_had_one_sentence_says_what_to_do(bare: Path) -> None:
    with pytest.raises(SystemExit) as told:
        main(bare)
    sentence = str(told.value)
    assert sentence.startswith("There is no browser for the tests, and none could be fetched (Playwright: ")
    assert "; npm: " in sentence
    assert sentence.endswith("install Chromium or Chrome, or name one with NOTTINGHAM_BROWSER=/path/to/it.")
    assert "\n" not in sentence
    assert not bare.exists(), "half a browser is none"


@contextmanager
def _downloads(script: str) -> Iterator[tuple[str, list[str]]]:
    """A place that has Playwright's browsers, and this script in each of them; its address, and what was asked for."""
    asked: list[str] = []

    class Shelf(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            archive = _zipped(Path(self.path).stem, script)
            self.send_response(200)
            self.send_header("Content-Length", str(len(archive)))
            self.end_headers()
            self.wfile.write(archive)

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Shelf) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", asked
        server.shutdown()


def _zipped(name: str, script: str) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        shells = (f"{name}/chrome-headless-shell", "chrome-linux/headless_shell")
        for place in ("ffmpeg-linux", "ffmpeg-mac") if name.startswith("ffmpeg") else shells:
            info = zipfile.ZipInfo(place)
            info.external_attr = 0o100755 << 16
            archive.writestr(info, f"#!/bin/sh\n{script}\n")
    return packed.getvalue()


def test_playwrights_own_browser_is_fetched_once_and_used_again(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    real = path()
    bare: Path = request.getfixturevalue("bare")
    with _downloads(f'exec "{real}" "$@"') as (address, asked):
        monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", address)
        main(bare)
        assert path(bare) == str(bare / "start")
        assert asked
        asked.clear()
        path.cache_clear()
        main(bare)
        assert asked == []
    (bare / "pins").write_text("of another day")
    assert fetched.program(bare) is None


def test_a_browser_that_cannot_show_a_page_here_is_not_kept(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Playwright's on a machine without its libraries: the next source has its turn."""
    complaint = "error while loading shared libraries: libnss3.so"
    with _downloads(f'echo "{complaint}" >&2; exit 127') as (address, _):
        monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", address)
        with pytest.raises(fetched.NotFetched, match=r"Playwright: .+; npm: .+"):
            fetched.fetch(bare)
    assert not bare.exists()


def test_what_takes_too_long_is_ended_with_all_that_it_started() -> None:
    """The child of the child holds the pipe: it would keep us waiting."""
    began = monotonic()
    with pytest.raises(fetched.NotFetched, match="more than 1 s"):
        fetched.run(["sh", "-c", "sleep 600 & wait"], seconds=1)
    assert monotonic() - began < 300
