"""No text outside the catalogues reaches a person: not in templates, not from the terminal, not from the program."""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "nottingham"
CLIENT = ROOT / "web" / "src"

# Templates of the browser

SCRIPTS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
ATTRIBUTES = re.compile(r"""\b(?:aria-label|alt|title|placeholder|label|about|aria-description)="([^"{}]*)\"""")
WORD = re.compile(r"[^\W\d_]{3,}")
CLIENT_MAY = {"Nottingham"}
"""The game's name is the same everywhere."""


def without_code(template: str) -> str:
    """A template without what stands in braces, however deep."""
    found, depth = [], 0
    for letter in template:
        depth += (letter == "{") - (letter == "}")
        if depth == 0 and letter != "}":
            found.append(letter)
    return "".join(found)


def texts_of(template: str) -> Iterator[str]:
    bare = SCRIPTS.sub("", template)
    yield from ATTRIBUTES.findall(bare)
    for text in re.split(r"<[^<>]*>", without_code(re.sub(r"=>", "", bare))):
        yield text.replace("&nbsp;", " ").replace("&shy;", "")


@pytest.mark.parametrize("file", sorted(CLIENT.rglob("*.svelte")), ids=lambda file: file.name)
def test_a_template_has_no_words_of_its_own(file: Path) -> None:
    found = [text.strip() for text in texts_of(file.read_text(encoding="utf-8")) if WORD.search(text)]
    assert not [text for text in found if text not in CLIENT_MAY]


def test_words_in_a_template_would_be_found() -> None:
    bad = (
        '<p class="x">{t("table-you")} plays</p><input placeholder="Your name" /><script>const a = "not this"</script>'
    )
    assert [text.strip() for text in texts_of(bad) if WORD.search(text)] == ["Your name", "plays"]


# Terminal and program

SPOKEN = ("terminal", "cli", "arena", "client", "mcp")
SAYS = {
    "tell",
    "complain",
    "ask",
    "choose",
    "number",
    "confirm",
    "print",
    "Text",
    "Rule",
    "add_column",
    "Stop",
    "NotPlayable",
}
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")


def spoken(file: Path) -> Iterator[str]:
    """Literals that are handed to something that shows them, and sentences that errors are made of; not Python's own
    errors, which are for programmers."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            raises = name[:1].isupper() and name.endswith(("Error", "Stop", "Playable", "Told", "Unread", "Impossible"))
            if name in SAYS or (raises and not hasattr(builtins, name)):
                for argument in node.args:
                    yield from literals(argument)


def literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield " ".join(
            part.value for part in node.values if isinstance(part, ast.Constant) and isinstance(part.value, str)
        )
    elif isinstance(node, ast.BinOp | ast.IfExp):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from literals(child)


FILES = sorted(file for room in SPOKEN for file in (SOURCE / room).rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_terminal_and_program_say_stands_in_the_catalogues(file: Path) -> None:
    assert not [text for text in spoken(file) if SENTENCE.search(text) and not text.strip().startswith("nottingham ")]


WORDED = re.compile(
    r"raise (?:LogError|NoTournament|CanNotServe|BadFile|UnknownBot|SettingsError|StorageError|Impossible)\("
)


def test_errors_that_the_program_shows_are_messages_of_the_catalogues() -> None:
    """Those of the rooms below as well: what they raise is shown by the program as it is."""
    rooms = ("notation", "arena", "bots", "server")
    for file in sorted(file for room in rooms for file in (SOURCE / room).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for match in WORDED.finditer(text):
            rest = text[match.end() : match.end() + 60].lstrip()
            assert not re.match(r'f?"[^"]* [^"]*"', rest), f"{file.name}: {rest}"
