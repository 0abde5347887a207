"""The rules as text, to be asked by a few words."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

MOST_FOUND: Final = 4
MOST_LETTERS: Final = 6000
_HEADING: Final = re.compile(r"^#{2,3} ", re.MULTILINE)
_WORD: Final = re.compile(r"[a-z_]{3,}|§\d+(?:\.\d+)?")
COMMON: Final = frozenset(
    "the and for how what when who does can are with that this from may not any have has its".split()  # noqa: SIM905
)


@cache
def sections() -> tuple[str, ...]:
    """The specification, section by section. It comes with the package; in a checkout it is docs/rules.md."""
    packed = files(__package__).joinpath("rules.md")
    text = packed.read_text(encoding="utf-8") if packed.is_file() else _checkout().read_text(encoding="utf-8")
    starts = [found.start() for found in _HEADING.finditer(text)]
    return tuple(text[a:b].strip() for a, b in zip(starts, [*starts[1:], len(text)], strict=True))


def _checkout() -> Path:
    return Path(__file__).parents[3] / "docs" / "rules.md"


def found_rules(question: str) -> list[str]:
    """The sections that say most about it, the best first; a section by its number, as in §4.4 or 4.4."""
    number = re.fullmatch(r"\s*§?\s*(\d+(?:\.\d+)?)\.?\s*", question)
    if number:
        return [part for part in sections() if re.match(rf"#+ {re.escape(number[1])}[. ]", part)]
    wanted = [word for word in _WORD.findall(question.casefold()) if word not in COMMON]
    scored = [(sum(_weight(word, part) for word in wanted), -i) for i, part in enumerate(sections())]
    best = sorted((found for found in scored if found[0] > 0), reverse=True)[:MOST_FOUND]
    return [sections()[-i] for _, i in best]


def _weight(word: str, part: str) -> float:
    """Rare words count for more; in a heading, for much more."""
    stem = word.rstrip("s")
    everywhere = sum(stem in other.casefold() for other in sections())
    if not everywhere:
        return 0.0
    times = min(part.casefold().count(stem), 4)
    heading = stem in part.partition("\n")[0].casefold()
    return (times + 6 * heading) / everywhere


def shortened(parts: list[str]) -> str:
    """As much as a model reads at once."""
    text = "\n\n".join(parts)
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS].rstrip()}\n…"
