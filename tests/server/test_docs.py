"""What the documents say is so."""

import re
from pathlib import Path

import msgspec

from nottingham.server.protocol import client_decoder, schema, server_decoder
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
