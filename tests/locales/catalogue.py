"""The Fluent files as trees: which messages there are, and what they need."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nottingham.locales import AREAS, SCREENS, source

LETTERS = re.compile(r"[^\W\d_]")


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Everything that stands in the files of a language."""
    parser = FluentParser(with_spans=False)
    return tuple(entry for area in (*AREAS, *SCREENS) for entry in parser.parse(source(language, area)).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class _Parts(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent.syntax calls it so)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def _parts(message: ast.Message) -> _Parts:
    parts = _Parts()
    parts.visit(message)
    return parts


def variables(language: str, name: str) -> set[str]:
    """What a message has to be given, also for the messages that it is made of."""
    parts = _parts(messages(language)[name])
    return parts.variables.union(*(variables(language, other) for other in parts.references))


def pieces(language: str, name: str) -> list[str]:
    """The words of a message piece by piece, as they stand between what is filled in."""
    return _parts(messages(language)[name]).words


def words(language: str, name: str) -> str:
    """The words of a message itself, without what is filled in."""
    return " ".join(pieces(language, name))


def says_something(language: str, name: str) -> bool:
    """Whether there are words in it at all."""
    return LETTERS.search(words(language, name)) is not None
