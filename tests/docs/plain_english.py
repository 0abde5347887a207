"""Spelling, and plain present-day English: ``python -m tests.docs.plain_english [FILE ...]``, which ``make lint`` runs.

codespell knows common mistakes. ``plain-english.txt`` adds our own: old words, and phrases that were translated word by
word. Of several words codespell sees one at a time and one line at a time, so it is told which phrases to see as
one, and phrases that are broken over two lines are looked for here.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.docs.blocks import ROOT

DICTIONARY = Path(__file__).with_name("plain-english.txt")
WRITTEN = (".py", ".md", ".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".toml", ".yaml", ".yml", ".sh", "file")
"""Endings of what people write; the last one is for Makefile and Dockerfile."""
LEFT_OUT = re.compile(r"src/nottingham/locales/(?!en/)[^/]+/|tests/docs/test_plain_english\.py$")
"""Other languages, and what has mistakes in it on purpose."""
BROKEN = r"[ \t]*\n[ \t]*(?:#|//|\*|>|-)?[ \t]*"
"""The end of a line, and how the next line of a comment begins."""


def entries() -> dict[str, str]:
    """What not to write, and what to write instead."""
    lines = DICTIONARY.read_text(encoding="utf-8").splitlines()
    return dict(line.split("->") for line in lines)


def files() -> list[str]:
    """Everything that people of this project have written in English."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    wanted = [name for name in names if name.endswith(WRITTEN) and not LEFT_OUT.match(name)]
    return sorted({name for name in wanted if (ROOT / name).is_file()})


def misspelt(names: list[str]) -> str:
    """What codespell says: a line for each word or phrase."""
    phrases = "|".join(re.escape(phrase) for phrase in entries() if " " in phrase)
    seen_as_one = rf"(?i:\b(?:{phrases})\b)|[\w\-'’]+"
    options = ["--dictionary=-", f"--dictionary={DICTIONARY}", f"--regex={seen_as_one}"]
    command = [sys.executable, "-m", "codespell_lib", *options, "--", *names]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.stderr:
        raise RuntimeError(found.stderr)
    return found.stdout


def broken(names: list[str]) -> Iterator[str]:
    """Phrases that begin on one line and end on the next."""
    several = {phrase: phrase.split(" ") for phrase in entries() if " " in phrase}
    for name in names:
        text = (ROOT / name).read_text(encoding="utf-8")
        for phrase, words in several.items():
            for found in re.finditer(rf"(?i)\b{rf'(?: |{BROKEN})'.join(words)}\b", text):
                if "\n" in found[0]:
                    yield f"{name}:{text.count(chr(10), 0, found.start()) + 1}: {phrase} ==> {entries()[phrase]}"


def main(names: list[str]) -> int:
    names = names or files()
    said = misspelt(names) + "".join(f"{line}\n" for line in broken(names))
    sys.stdout.write(said)
    return bool(said)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
