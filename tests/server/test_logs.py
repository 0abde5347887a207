"""Logs tell what went wrong, and never a name, a token, a card or a seed. Issue 4, design §7.2."""

import asyncio
import json
import logging
import re
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from nottingham.bots import registry
from nottingham.bots.seat import Turn
from nottingham.game import Command, Good, Ruleset
from nottingham.server.logs import _Libraries, told
from nottingham.server.records import decode_record
from nottingham.server.storage import schema
from tests.server.guests import Party, Person, a_party
from tests.server.house import Process, a_house

RULES = Ruleset.preset("second", players=3, house_rounds=2, royal_goods=True)
NAMES = ("Zaphodine", "Quillabeth", "Ottoline")
WORDS = "Vexillology is a fine thing"
RUBBISH: tuple[Any, ...] = (
    "{",
    '{"type":"do","id":"a","command":{"command":"load_bag","cards":["silk","gold"]}}',
    '{"type":"say","words":7}',
    "[" * 5000,
    {"type": "do", "id": "zz", "command": {"command": "open_bag", "bag": 1}},
)


async def _make_trouble(house: Process, party: Party) -> None:
    """Everything that a server could feel like writing down."""
    for rubbish in RUBBISH:
        await party.chairs[1].send(rubbish)
    await party.chairs[0].send({"type": "say", "words": WORDS})
    await party.chairs[1].until(lambda: party.chairs[1].talk and len(party.chairs[1].troubles) >= 4)
    for method, path, body in (
        ("POST", "/tables", {"ruleset": {"edition": "third", "players": 4}}),
        ("POST", "/guests", {"name": 3}),
        ("PUT", f"/tables/{party.table}/seats/1/bot", {"spec": "Zaphodine:silk"}),
        ("POST", f"/tables/{party.table}/report", {"seat": 1, "words": WORDS}),
    ):
        await party.host.ask(method, path, **body)
    stranger = Person(house.url, party.http, {"id": "x", "name": "x", "token": party.people[1].token[:-3] + "abc"})
    await stranger.ask("GET", f"/tables/{party.table}")


async def _break_the_database(house: Process, party: Party) -> None:
    """A write with a name in it fails: the statement and its parameters are in the exception's text."""
    with closing(sqlite3.connect(house.file, timeout=20)) as database:
        database.execute("ALTER TABLE guests RENAME TO lost")
        answers = [await party.http.post(f"{house.url}/api/guests", json={"name": name}) for name in NAMES]
        database.execute("ALTER TABLE lost RENAME TO guests")
    assert [answer.status_code for answer in answers] == [503, 503, 503]


def _damage_an_event(house: Process, table: str) -> None:
    """A bag of somebody's, in a row that cannot be read any more."""
    damaged = b'{"event":"bag_closed","seat":1,"cards":["silk","mead","zaphodine"]}'
    with closing(sqlite3.connect(house.file)) as database:
        database.execute("UPDATE events SET told=? WHERE table_id=? AND n=1", (damaged, table))
        database.commit()


def _secrets(house: Process, party: Party) -> set[str]:
    engine = create_engine(house.database)
    with engine.connect() as connection:
        key = str(connection.scalar(select(schema.remembered.c.value)))
        record = decode_record(connection.scalar(select(schema.tables.c.record)) or b"")
    engine.dispose()
    tokens = {text for person in party.people for text in (person.token, person.token.rsplit(".")[-1])}
    return {key, record.secret, record.seed, *record.nonces, *NAMES, WORDS, "Vexillology", *tokens} - {""}


def test_a_servers_logs_hold_no_name_no_token_no_card_and_no_seed(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def run() -> tuple[Process, Party]:
        with Process(tmp_path, log=log, away_seconds=600, log_format="json") as house:
            async with AsyncExitStack() as stack:
                party = await a_party(stack, house.url, NAMES, RULES)
                await _make_trouble(house, party)
                await _break_the_database(house, party)
                house.kill()
                _damage_an_event(house, party.table)
                await asyncio.to_thread(house.start)
                await party.host.ask("GET", f"/tables/{party.table}")
                for chair in party.chairs:
                    await chair.hang_up()
                return house, party

    house, party = asyncio.run(run())
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    events = [line["event"] for line in lines]
    assert events.count("the database failed a call") == 3
    assert "a call failed" in events
    assert "table cannot be taken up" in events
    assert "no such table: guests" in text
    assert all(line["level"] and line["timestamp"] for line in lines)
    for secret in _secrets(house, party):
        assert secret.lower() not in text.lower(), secret
    for good in Good:
        assert not re.search(rf"\b{good}\b", text), good


class Blabbing:
    """A bot that tells its hand in its exceptions."""

    def play(self, turn: Turn) -> Command | None:
        raise ValueError(f"I do not know what to do with {turn.own.hand} and {turn.public.n}")

    def hear(self, n: int, told: object) -> None:
        raise KeyError("silk")


def test_a_bots_exceptions_are_logged_without_their_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", dict(registry.bots()))
    registry.register("blabbing", lambda chair: Blabbing())

    async def run(url: str) -> None:
        async with AsyncExitStack() as stack:
            rules = Ruleset.preset("second", players=3, house_rounds=1)
            party = await a_party(stack, url, ("Ann",), rules, bots="blabbing")
            await party.play_to_the_end()

    with capture_logs() as logs, a_house(tmp_path, away_seconds=600.0) as house:
        asyncio.run(run(house.url))
    whys = {entry["why"] for entry in logs if entry["event"] in ("bot lost its move", "bot did not listen")}
    assert whys == {"raised ValueError", "raised KeyError when told of an event"}


def test_what_libraries_log_keeps_to_the_same_rules() -> None:
    """An exception in a task, as asyncio tells it; and a database's complaint about itself, which may be quoted."""
    try:
        try:
            raise KeyError("silk")
        except KeyError as cause:
            raise ValueError("Zaphodine") from cause
    except ValueError as error:
        raised = (type(error), error, error.__traceback__)
    words = "Task exception was never retrieved\nfuture: <Task exception=ValueError('Zaphodine')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, words, None, raised)
    for log_format in ("json", "text"):
        line = _Libraries(log_format).format(record)
        assert "Task exception was never retrieved" in line
        assert "ValueError" in line
        assert "KeyError" in line
        assert "test_logs.py" in line
        assert "Zaphodine" not in line
        assert "silk" not in line
    complaint = OperationalError("INSERT", {"name": "Zaphodine"}, sqlite3.OperationalError("database is locked"))
    assert told(complaint) == "OperationalError: database is locked"
