"""Everything that can happen at a table has words for the browser."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

import nottingham.game
import nottingham.server
from nottingham.game.commands import AnyCommand
from nottingham.game.events import AnyEvent
from nottingham.game.known import AskKind, Deed
from nottingham.server.protocol import REACTIONS

TABLE = Path(nottingham.game.__file__).parents[1] / "locales" / "en" / "table.ftl"
CODE = re.compile(r"""(?:refuse|Refusal)\(\s*f?"([a-z_]+\.[a-z_]+)(\{[a-z_]+\})?\"""")


@pytest.fixture(scope="module")
def words() -> frozenset[str]:
    """The ids of all messages of the table."""
    parsed = FluentParser().parse(TABLE.read_text())
    return frozenset(entry.id.name for entry in parsed.body if isinstance(entry, ast.Message))


def refusal_codes() -> Iterator[str]:
    """Every code with which the rules or the server refuse a command, read off the source."""
    for package in (nottingham.game, nottingham.server):
        for file in Path(str(package.__file__)).parent.rglob("*.py"):
            for code, open_end in CODE.findall(file.read_text()):
                yield from [code + deed for deed in Deed] if open_end else [code]


def test_every_refusal_has_a_sentence(words: frozenset[str]) -> None:
    codes = set(refusal_codes())
    assert {"offer.stale", "obligation.must_open", "table.paused", "debt.not_enough"} <= codes
    assert not [code for code in sorted(codes) if f"table-refused-{re.sub('[._]', '-', code)}" not in words]


def test_every_event_has_a_line_in_the_log(words: frozenset[str]) -> None:
    tags = [event.__struct_config__.tag for event in get_args(AnyEvent)]
    assert len(tags) > 40
    assert not [tag for tag in tags if f"table-log-{tag.replace('_', '-')}" not in words]


def test_every_command_has_words_for_its_button(words: frozenset[str]) -> None:
    tags = [command.__struct_config__.tag for command in get_args(AnyCommand)]
    assert not [tag for tag in tags if f"table-do-{tag.replace('_', '-')}" not in words]


def test_every_ask_has_a_sentence_for_the_asked_and_for_those_who_wait(words: frozenset[str]) -> None:
    kinds = [kind.replace("_", "-") for kind in AskKind]
    wanted = [f"table-now-{kind}" for kind in kinds] + [f"table-now-wait-{kind}" for kind in kinds]
    assert not [name for name in wanted if name not in words]


def test_every_reaction_has_a_button() -> None:
    text = TABLE.read_text()
    assert all(text.count(f"[{reaction}]") == 2 for reaction in REACTIONS)
