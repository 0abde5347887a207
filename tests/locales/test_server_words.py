"""Whatever the server answers has words for people in every language: the wire brings codes, the client words them."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import nottingham.page
import nottingham.server
from nottingham.locales import LANGUAGES
from tests.locales.catalogue import messages

ROOMS = [Path(room.__file__).parent for room in (nottingham.server, nottingham.page) if room.__file__]
CODE = re.compile(
    r"(?:bot|guest|hint|limit|log|message|offer|origin|request|ruleset|seat|server|sheet|stance|table|talk)\.[a-z_]+"
)
BY_SOCKET = ("limit", "message", "offer", "stance", "talk", "table")
"""Areas of which some codes come over the table's socket, where `table-refused-` says them."""


@cache
def codes() -> set[str]:
    """Every literal in the code of server and page that is a code of an answer."""
    found: set[str] = set()
    for file in (file for room in ROOMS for file in room.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
                found.add(node.value)
    return found


def test_the_codes_are_found() -> None:
    assert {
        "table.moving",
        "table.newer",
        "hint.not_here",
        "seat.no_bot",
        "request.wrong_method",
        "talk.too_long",
    } <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_server_has_a_sentence(language: str) -> None:
    said = messages(language)
    for code in sorted(codes()):
        rest = f"shell-trouble-{code.replace('.', '-')}"
        socket = f"table-refused-{re.sub('[._]', '-', code)}"
        assert rest in said or (code.split(".")[0] in BY_SOCKET and socket in said), code
