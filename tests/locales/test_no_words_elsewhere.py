"""No text outside the catalogues reaches a person: not in templates, not from the terminal, not from the program."""

import ast
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


COMMENTS = re.compile(r"generics=\"[^\"]*\"|/\*.*?\*/|<!--.*?-->|^\s*//.*?$", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"""(['"`])([A-Z][a-z’]+(?: [a-z]{2,}|, [a-z]{2,})[^'"`\n]*)\1""")


def quoted_in(code: str) -> list[str]:
    """Sentences between quotes in scripts, and in the braces of templates."""
    return [found[2] for found in QUOTED.finditer(COMMENTS.sub("", code))]


def test_no_script_of_the_browser_says_a_sentence_of_its_own() -> None:
    for file in sorted(file for end in ("ts", "svelte") for file in CLIENT.rglob(f"*.{end}")):
        assert not quoted_in(file.read_text(encoding="utf-8")), file
    assert quoted_in("<p>{ready ? 'Take your seat' : t('x')}</p> \n // 'Not this one'") == ["Take your seat"]


# Terminal and program

SPOKEN = ("terminal", "cli", "arena", "client", "mcp", "review", "page")
SAYS = {
    "tell",
    "complain",
    "ask",
    "choose",
    "number",
    "confirm",
    "print",
    "say",
    "write",
    "Text",
    "Rule",
    "add_column",
    "add_row",
}
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")


def calls(source: str) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node


def spoken(source: str) -> Iterator[str]:
    """Literals that are handed to something that shows them."""
    for name, call in calls(source):
        if name in SAYS:
            for argument in (*call.args, *(word.value for word in call.keywords if word.arg != "style")):
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


def sentences(texts: Iterator[str]) -> list[str]:
    """Those that are one: not markup, not a command that somebody may copy."""
    return [text for text in texts if SENTENCE.search(text) and not text.strip().startswith(("nottingham ", "<"))]


FILES = sorted(file for room in SPOKEN for file in (SOURCE / room).rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_terminal_and_program_say_stands_in_the_catalogues(file: Path) -> None:
    assert not sentences(spoken(file.read_text(encoding="utf-8")))


def worded() -> set[str]:
    """Every error that says itself by a message of the catalogues: what is made of ``Worded``, and ``Stop``."""
    classes = [
        (node.name, {getattr(base, "attr", getattr(base, "id", "")) for base in node.bases})
        for file in SOURCE.rglob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    kinds = {"Worded", "Stop"}
    while more := {name for name, bases in classes if bases & kinds} - kinds:
        kinds |= more
    return kinds


def own_words(source: str, kinds: set[str]) -> list[str]:
    """Sentences that such errors are made of."""
    if not any(f"{kind}(" in source for kind in kinds):
        return []
    made = (call for name, call in calls(source) if name in kinds)
    return sentences(text for call in made for argument in call.args for text in literals(argument))


def test_errors_that_the_program_shows_are_messages_of_the_catalogues() -> None:
    """In every room: what is raised below is shown above as it is."""
    kinds = worded()
    assert {"Stop", "LogError", "UnknownBot", "BadCheckpoint", "NotPossible", "Impossible"} <= kinds
    for file in sorted(SOURCE.rglob("*.py")):
        assert not own_words(file.read_text(encoding="utf-8"), kinds), file


def test_words_in_the_program_would_be_found() -> None:
    planted = """
console.tell(f"You have {gold} gold left")
console.say("Nothing to see here" if empty else words.t("table-nothing"))
grid.add_row("who is first", str(seat))
raise UnknownBot("There is no such bot.")
raise Stop("program-no-game")
"""
    assert sentences(spoken(planted)) == ["You have   gold left", "Nothing to see here", "who is first"]
    assert own_words(planted, {"UnknownBot", "Stop"}) == ["There is no such bot."]
