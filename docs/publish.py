"""The site: ``make site``, or ``python -m docs.publish [FOLDER]``. Pages of docs/, the rules in six languages, the API
reference, and the page that plays.

Pages are laid out in build/site-pages first, where links to what is not on the site become plain words, then Zensical
makes the site of them. A page that is missing, or a link that leads nowhere, is an error.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from nottingham.game import Good
from nottingham.game.goods import CATALOGUE
from nottingham.locales import FUNCTIONS, LANGUAGES, source

from . import reference
from .flowchart import drawn

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "build" / "site-pages"
PLAY: Final = ROOT / "build" / "play"
SETTINGS: Final = ROOT / "docs" / "site" / "mkdocs.yml"
SHIM: Final = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"
"""Lets the search work in pages that were opened from a disk."""
FETCHED: Final = re.compile(r'https://[^"]*/iframe-worker/shim')
POLICY: Final = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; object-src 'none'; base-uri 'self'; "
    "img-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'\">"
)
TAKEN_IN: Final = ("CONTRIBUTING.md", "CHANGELOG.md")
"""From the root of the repository."""
_LINK: Final = re.compile(r"(?<!!)\[([^\]\[]*)\]\((?!https?:|#)([^)\s]+)\)")
_MESSAGE: Final = re.compile(r"^(rules-[\w-]+) =", re.MULTILINE)
_SENTENCE: Final = re.compile(r"[.!?…»”]\s*$")


def lay_out(pages: Path = PAGES) -> None:
    """Everything that the generator reads, in one folder."""
    shutil.rmtree(pages, ignore_errors=True)
    pages.mkdir(parents=True)
    for path in (*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "site").glob("*.md")):
        (pages / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    for name in TAKEN_IN:
        (pages / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    shutil.copy(ROOT / "docs" / "site" / "site.css", pages)
    for picture in (ROOT / "docs").glob("*.svg"):
        shutil.copy(picture, pages)
    shutil.copytree(ROOT / "docs" / "screens", pages / "screens")
    shutil.copytree(PLAY, pages / "play")
    (pages / "rules").mkdir()
    for language in LANGUAGES:
        (pages / "rules" / f"{language}.md").write_text(rules_in(language), encoding="utf-8")
    reference.build(pages / "reference")
    for path in pages.glob("*.md"):
        path.write_text(drawn(_linked(path.read_text(encoding="utf-8"), pages)), encoding="utf-8")


def _linked(text: str, pages: Path) -> str:
    """Links as they are on the site; what is not there is said without one."""

    def link(found: re.Match[str]) -> str:
        words, target = found[1], found[2].removeprefix("../").removeprefix("docs/")
        place, _, anchor = target.partition("#")
        if not (pages / place).is_file():
            return words
        return f"[{words}]({target})" if anchor else f"[{words}]({place})"

    return _LINK.sub(link, text)


def rules_in(language: str) -> str:
    """The rules that the client shows, as one page: its messages in their order, and what goods are worth."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for area in ("goods", "rules"):
        bundle.add_resource(FluentResource(source(language, area)))

    def say(message: str) -> str:
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        said, errors = ("", ["nothing"]) if pattern is None else bundle.format_pattern(pattern, {})
        return "" if errors else str(said).replace("\n", " ")

    lines, section = [f"# {say('rules-title')}", "", say("rules-about"), ""], ""
    for message in _MESSAGE.findall(source(language, "rules")):
        words = say(message)
        if message.endswith("-title") and message != "rules-title":
            section = message.removesuffix("-title")
            lines += [f"## {words} {{ #{section.removeprefix('rules-')} }}", ""]
            if section == "rules-goods":
                lines += _goods(say)
        elif section and message.startswith(f"{section}-") and _SENTENCE.search(words):
            lines += [words if re.search(r"-\d+$", message) else f"- {words}", ""]
    return "\n".join(lines)


def _goods(say: Callable[[str], str]) -> list[str]:
    heads = [say(f"rules-goods-{name}") for name in ("good", "value", "penalty")]
    lines = [f"| {' | '.join(heads)} |", "|---|---|---|"]
    for good in Good:
        about = CATALOGUE[good]
        name = say(f"good-{good.value}")
        if name:
            lines.append(f"| {name} | {about.value} | {about.penalty} |")
    return [*lines, ""]


def build(folder: Path) -> None:
    """The whole site. The generator wants its settings beside what it reads and writes."""
    if not (PLAY / "index.html").is_file():
        raise SystemExit("The page that plays is not built: call `make page` first.")
    work = PAGES.parent
    lay_out()
    (work / SETTINGS.name).write_text(_settings(), encoding="utf-8")
    shutil.rmtree(work / "site", ignore_errors=True)
    made = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", SETTINGS.name],
        cwd=work,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode or not (work / "site" / "index.html").is_file():
        raise SystemExit(made.stdout + made.stderr)
    _keep_to_ourselves(work / "site")
    if folder.resolve() != work / "site":
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(work / "site", folder)


def _settings() -> str:
    """With pages of docs/ that nobody has put in a place yet, at the end."""
    text = SETTINGS.read_text(encoding="utf-8")
    for page in sorted(PAGES.glob("*.md")):
        if f": {page.name}\n" not in text:
            title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
            text += f"      - {json.dumps(title)}: {page.name}\n"
    return text


def _keep_to_ourselves(site: Path) -> None:
    """Pages get nothing from elsewhere: the one script that the generator would fetch lies beside them, and a policy
    says so to the browser. The page that plays and the reference have their own ways."""
    shutil.copy(SHIM, site / "assets" / "iframe-worker.js")
    for page in site.rglob("*.html"):
        place = page.relative_to(site)
        if place.parts[0] in ("play", "reference"):
            continue
        text = page.read_text(encoding="utf-8")
        text = FETCHED.sub("../" * (len(place.parts) - 1) + "assets/iframe-worker.js", text)
        page.write_text(text.replace("<head>", f"<head>{POLICY}", 1), encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1] if len(sys.argv) > 1 else "build/site"))
