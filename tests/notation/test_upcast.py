"""Older formats are read as if this release had written them. Issue 4."""

from typing import Any

import msgspec
import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import Event, Ruleset
from nottingham.notation import Header, Log, LogError, upcast
from nottingham.notation.log import from_bytes, to_bytes

RULES = Ruleset.preset("second", players=3, house_rounds=1)


def older_ruleset(raw: dict[str, Any]) -> dict[str, Any]:
    """As an invented format 0 would have written it."""
    return {("printing" if key == "edition" else key): value for key, value in raw.items()}


def older_event(raw: dict[str, Any]) -> dict[str, Any]:
    if raw["event"] == "bag_declared":
        return {"event": "declared", "who": raw["seat"], "what": [raw["good"], raw["count"]]}
    return raw


def _newer_event(raw: dict[str, Any]) -> dict[str, Any]:
    if raw["event"] == "declared":
        good, count = raw["what"]
        return {"event": "bag_declared", "seat": raw["who"], "good": good, "count": count}
    return raw


STEP = upcast.Step(
    ruleset=lambda raw: {("edition" if key == "printing" else key): value for key, value in raw.items()},
    event=_newer_event,
)


@pytest.fixture
def remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release that remembers format 0."""
    monkeypatch.setitem(upcast.STEPS, 0, STEP)


def a_log() -> Log:
    events: list[Event] = []
    for _, news in random_game(RULES, 4):
        events += news
    return Log(Header(RULES, ("Ann", "Bess", "Cole"), 4), tuple(events))


def older(log: Log) -> bytes:
    lines = [msgspec.json.decode(line) for line in to_bytes(log).splitlines()]
    header = lines[0] | {"version": 0, "ruleset": older_ruleset(lines[0]["ruleset"])}
    events = [{"n": line["n"], "told": older_event(line["told"])} for line in lines[1:]]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *events))


@pytest.mark.usefixtures("remembered")
def test_a_log_of_an_older_format_reads_as_the_same_game() -> None:
    log = a_log()
    assert b'"declared"' in older(log)
    assert from_bytes(older(log)) == log


def test_a_format_that_nobody_remembers_is_refused_in_a_sentence() -> None:
    log = a_log()
    with pytest.raises(LogError, match=r"format 0; this release reads 1 to 1\."):
        from_bytes(older(log))
    with pytest.raises(LogError, match=r"format 7; this release reads 1 to 1\."):
        from_bytes(to_bytes(log).replace(b'"version":1', b'"version":7', 1))


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize("damage", [b'"what":[]', b'"what":7', b'"wht":["apple",1]'])
def test_damage_in_an_older_log_is_a_sentence_too(damage: bytes) -> None:
    data = older(a_log())
    start = data.index(b'"what":')
    end = data.index(b"]", start) + 1
    with pytest.raises(LogError, match="not an event"):
        from_bytes(data[:start] + damage + data[end:])
