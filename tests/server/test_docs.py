"""What the documents say is so."""

import asyncio
import re
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import msgspec

from nottingham.game import Ruleset
from nottingham.server.protocol import client_decoder, schema, server_decoder
from nottingham.server.settings import PREFIX, Settings
from tests.server.guests import a_party
from tests.server.house import House, a_house

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


def test_a_backup_taken_while_running_holds_the_game(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        _back_up_a_game(house, tmp_path)


def _back_up_a_game(house: House, tmp_path: Path) -> None:
    async def run() -> str:
        async with AsyncExitStack() as stack:
            rules = Ruleset.preset("second", players=3, house_rounds=1)
            party = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), rules)
            await party.play_to_the_end()
            return party.table

    table = asyncio.run(run())
    with closing(sqlite3.connect(house.file)) as source, closing(sqlite3.connect(tmp_path / "b.db")) as copy:
        source.backup(copy)
        count = copy.execute("select count(*) from events where table_id=?", (table,)).fetchone()[0]
        record = copy.execute("select record from tables where id=?", (table,)).fetchone()[0]
    assert count > 20
    assert b'"state":"over"' in record
