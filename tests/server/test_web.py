"""The browser client as the server gives it out: cached as far as it may be, and only where it is asked for."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nottingham.server import web
from nottingham.server.protocol import PROTOCOL
from tests.server.house import House, a_house

ROOT = Path(__file__).parents[2]
SCRIPT = "assets/index-AbC123.js"
PAGES = ("/", "/new", "/table/k7m2p9", "/join/XK4QP", "/watch/k7", "/rules", "/rules/market", "/learn", "/settings")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as Vite builds one, in small."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(f'<!doctype html><script type="module" src="/{SCRIPT}"></script>')
    (folder / SCRIPT).write_text("console.log('apples')\n" * 100)
    (folder / "assets" / "letters-1.woff2").write_bytes(b"wOF2")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "worker.js").write_text("// keeps the shell")
    (folder.parent / "secret.js").write_text("not yours")
    return folder


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def client(place: House, built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    monkeypatch.setattr(web, "_website", web.Website(built))
    with httpx.Client(base_url=place.url) as found:
        yield found


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_is_its_page_and_asked_for_again_each_time(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert SCRIPT in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_with_a_hash_in_their_name_are_kept_for_ever(client: httpx.Client) -> None:
    answer = client.get(f"/{SCRIPT}")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/assets/letters-1.woff2").headers["content-type"] == "font/woff2"


@pytest.mark.parametrize("path", ["/manifest.webmanifest", "/worker.js"])
def test_files_without_one_are_asked_for_again(client: httpx.Client, path: str) -> None:
    assert client.get(path).headers["cache-control"] == "no-cache"


def test_text_is_sent_compressed_to_those_who_can_read_it(client: httpx.Client, built: Path) -> None:
    plain = (built / SCRIPT).read_bytes()
    with client.stream("GET", f"/{SCRIPT}", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) < len(plain) / 5
    assert gzip.decompress(packed) == plain
    bare = client.get(f"/{SCRIPT}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in bare.headers
    assert bare.content == plain
    assert "content-encoding" not in client.get("/assets/letters-1.woff2").headers


def test_a_head_has_no_body(client: httpx.Client) -> None:
    answer = client.head(f"/{SCRIPT}", headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert int(answer.headers["content-length"]) == len(client.get(f"/{SCRIPT}").content)


@pytest.mark.parametrize(
    "path", ["/api/no-such-call", "/api", "/table", "/table/a/b", "/settings/more", "/wp-login.php"]
)
def test_what_is_no_address_of_the_client_stays_unknown(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "request.no_such_place"


def test_somebody_with_a_browser_gets_a_page_for_an_address_that_is_none(client: httpx.Client) -> None:
    headers = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nowhere", "/table/one/two", "/wp-login.php"):
        answer = client.get(path, headers=headers)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-store"
        assert SCRIPT in answer.text
    assert client.get("/api/nowhere", headers=headers).json()["code"] == "request.no_such_place"
    assert client.post("/nowhere", headers=headers).json()["code"] == "request.no_such_place"


@pytest.mark.parametrize("name", ["index-Old999.js", "..%2f..%2fsecret.js", "%2e%2e", "index.html", "nul%00.js"])
def test_nothing_but_the_files_of_the_client_can_be_had(client: httpx.Client, name: str) -> None:
    answer = client.get(f"/assets/{name}")
    assert answer.status_code == 404
    assert "not yours" not in answer.text


def test_a_client_that_was_built_anew_is_served_without_a_restart(
    place: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "_website", web.Website(tmp_path))
    missing = httpx.get(place.url)
    assert missing.text.count("make web") == 1
    assert missing.headers["cache-control"] == "no-store"
    assert "<script" not in missing.text
    (tmp_path / "index.html").write_text("first")
    assert httpx.get(place.url).text == "first"
    (tmp_path / "index.html").unlink()
    (tmp_path / "index.html").write_text("second")
    assert httpx.get(place.url).text == "second"


def test_pages_may_run_and_load_only_what_comes_from_here(client: httpx.Client) -> None:
    policy = dict(part.strip().split(" ", 1) for part in client.get("/").headers["content-security-policy"].split(";"))
    for kind in ("default-src", "script-src", "style-src", "connect-src"):
        assert policy[kind] == "'self'"
    assert policy["img-src"] == "'self' data:"


def test_hello_says_which_protocol_is_spoken_and_who_one_is(place: House) -> None:
    with httpx.Client(base_url=place.url) as browser:
        stranger = browser.get("/api/hello").json()
        assert stranger["guest"] is None
        assert stranger["protocol"] == PROTOCOL
        assert stranger["address"] == place.url
        known = browser.post("/api/guests", json={"name": "Robin"}).json()
        assert browser.get("/api/hello").json()["guest"] == {"id": known["id"], "name": "Robin"}


def test_server_and_client_agree_about_addresses() -> None:
    source = (ROOT / "web/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    table = source[source.index("const PAGES") : source.index("\n}\n", source.index("const PAGES"))]
    pages = re.findall(r"^  '?(\w*)'?: \{ page: '\w+', id: '(\S+)' \}", table, re.MULTILINE)
    expected = {f"/{name}" for name, part in pages if part in ("none", "?")}
    expected |= {f"/{name}/{{part:str}}" for name, part in pages if part in ("needed", "?")}
    assert expected == set(web.ADDRESSES)


@pytest.mark.parametrize("folder", ["web", "tests/browser/headless"])
def test_locked_packages_have_a_digest_and_name_no_place_to_fetch_them_from(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())
    assert not any("resolved" in package for package in packages.values())
