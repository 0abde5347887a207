"""What the documents say is so."""

import re
from pathlib import Path
from typing import Any

import msgspec

from nottingham.game import Ruleset
from nottingham.server.bodies import NewTable, TableChanges
from nottingham.server.lobby import rematch_of
from nottingham.server.messages import room_of
from nottingham.server.options import TableOptions, options_of
from nottingham.server.protocol import TableNow, client_decoder, schema, server_decoder
from nottingham.server.records import TableRecord
from nottingham.server.settings import PREFIX, Settings

DOCS = Path(__file__).parents[2] / "docs"


def examples(kind: str) -> list[str]:
    text = (DOCS / "protocol.md").read_text()
    return [line for block in re.findall(rf"```json {kind}\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]


def test_every_example_of_the_protocol_is_a_message() -> None:
    assert len(examples("server")) >= 8
    assert len(examples("client")) >= 5
    for line in examples("server"):
        assert msgspec.json.encode(server_decoder.decode(line)).decode() == line
    for line in examples("client"):
        client_decoder.decode(line)


def test_every_setting_is_in_the_operations_manual() -> None:
    text = (DOCS / "operations.md").read_text()
    for name in Settings.__struct_fields__:
        assert f"`{PREFIX}{name.upper()}`" in text, name


def test_the_schema_of_the_messages_names_every_type() -> None:
    text = str(schema())
    for kind in ("welcome", "update", "room", "talk", "done", "refused", "trouble", "pong", "do", "say", "ping"):
        assert f"'{kind}'" in text


def test_every_option_of_a_table_can_be_changed_and_is_shown() -> None:
    options = set(TableOptions.__struct_fields__)
    assert set(TableChanges.__struct_fields__) == {"ruleset", *options}
    for kind in (NewTable, TableNow, TableRecord):
        assert options <= set(kind.__struct_fields__)
    chosen: dict[str, Any] = dict.fromkeys(options, True) | {
        "pace": 2.5,
        "spectator_delay": 7,
        "turn_seconds": 9,
        "first_sheriff": 1,
    }
    record = TableRecord("t", "C", "ann", Ruleset.preset("second", players=3), (), "00" * 32, **chosen)
    assert options_of(rematch_of(record, "ann", 0)) == options_of(record) == options_of(room_of(record, {})) == chosen
