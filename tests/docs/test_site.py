"""The site: built strictly, whole, with nothing from elsewhere and no link that leads nowhere."""

import json
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from docs import publish
from nottingham.locales import LANGUAGES, source

ELSEWHERE = ("http:", "https:", "//")


class Links(HTMLParser):
    """What a page leads to, what it fetches by itself, and the places in it."""

    def __init__(self) -> None:
        super().__init__()
        self.to: list[str] = []
        self.fetched: list[str] = []
        self.places: set[str] = set()
        self.policy = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.to.append(given["href"])
        elif "src" in given:
            self.fetched.append(given["src"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.fetched.append(given.get("href", ""))
        elif tag == "meta" and given.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = given["content"]


@cache
def links(page: Path) -> Links:
    found = Links()
    found.feed(page.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "built"
    publish.build(folder)
    return folder


@pytest.mark.slow
@pytest.mark.xdist_group("site")
def test_the_site_is_whole_and_keeps_to_itself(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    ours = [page for page in pages if page.relative_to(site).parts[0] not in ("play", "reference")]
    assert {"index.html", "play.html", "host.html", "write-a-bot.html", "research.html", "protocol.html"} <= {
        page.name for page in ours
    }
    front = {target.partition("#")[0].removeprefix("./") for target in links(site / "index.html").to}
    assert {f"{page.stem}.html" for page in (publish.ROOT / "docs").glob("*.md")} - front == set(), "not in the list"
    assert (site / "play" / "worker.js").is_file()
    assert (site / "reference" / "nottingham" / "game.html").is_file()
    assert [page.name for page in ours if "default-src 'self'" not in links(page).policy] == []
    fetched = {(page.name, source) for page in pages for source in links(page).fetched}
    assert {one for one in fetched if one[1].startswith(ELSEWHERE)} == set()
    assert [trouble for page in ours for trouble in lost(page, site)] == []
    _the_rules_are_there_in_six_languages(site)
    _flowcharts_are_drawn(site)
    _words_are_found(site)


def lost(page: Path, site: Path) -> Iterator[str]:
    """Links of a page, and files that it fetches, that lead nowhere."""
    found = links(page)
    for target in (*found.to, *found.fetched):
        if target.startswith((*ELSEWHERE, "mailto:", "data:")) or not target:
            continue
        parts = urlsplit(target)
        there = page if not parts.path else (page.parent / unquote(parts.path)).resolve()
        there = there / "index.html" if there.is_dir() else there
        name = f"{page.relative_to(site)}: {target}"
        if page.name == "404.html" and parts.path.startswith("/"):
            there = site / parts.path.lstrip("/")
        if not there.is_file() or (
            parts.fragment and there.suffix == ".html" and unquote(parts.fragment) not in links(there).places
        ):
            yield name


def _the_rules_are_there_in_six_languages(site: Path) -> None:
    sections = {}
    for language in LANGUAGES:
        text = (site / "rules" / f"{language}.html").read_text(encoding="utf-8")
        sections[language] = re.findall(r'<h2 id="([a-z]+)"', text)
    assert len(sections["en"]) > 10
    assert {language for language, found in sections.items() if found != sections["en"]} == set()


def _flowcharts_are_drawn(site: Path) -> None:
    """Every box and every word of an arrow is in a picture, and nobody sees what it was drawn from."""
    written = (publish.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (chart,) = re.findall(r"^```mermaid\n(.*?)^```$", written, re.MULTILINE | re.DOTALL)
    page = (site / "architecture.html").read_text(encoding="utf-8")
    (picture,) = re.findall(r'<svg class="flowchart".*?</svg>', page, re.DOTALL)
    assert picture.count("<rect") == len(set(re.findall(r"(\w+)\[", chart)))
    assert picture.count("marker-end") == chart.count("-->")
    for words in re.findall(r'\|"([^"]+)"\|', chart):
        assert escape(words) in picture
    assert [name.name for name in site.glob("*.html") if "flowchart TD" in name.read_text(encoding="utf-8")] == []


def _words_are_found(site: Path) -> None:
    """The search has an index of its own, and it knows the pages."""
    index = (site / "search.json").read_text(encoding="utf-8")
    assert json.loads(index)["items"]
    bribe = re.search(r"^rules-deals-title = (\S+)", source("uk", "rules"), re.MULTILINE)
    assert bribe is not None
    for words in ("bribe", "PettingZoo", "commitment", bribe[1]):
        assert words in index, words
