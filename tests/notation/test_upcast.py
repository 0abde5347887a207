"""Older formats are read as if this release had written them. Issue 4."""

from typing import Any

import msgspec
import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import Event, Good, Refusal, Ruleset, play, scenario
from nottingham.game import events as e
from nottingham.game.commands import OpenBag
from nottingham.game.known import AskKind, Learnt, Verdict
from nottingham.notation import Header, Log, LogError, tables, upcast
from nottingham.notation.account import sentence
from nottingham.notation.log import from_bytes, to_bytes
from nottingham.notation.words import Narrator

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
    with pytest.raises(LogError, match=r"format 0; this release reads 1 to 4\."):
        from_bytes(older(log))
    with pytest.raises(LogError, match=r"format 7; this release reads 1 to 4\."):
        from_bytes(to_bytes(log).replace(b'"version":%d' % upcast.FORMAT, b'"version":7', 1))


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize("damage", [b'"what":[]', b'"what":7', b'"wht":["apple",1]'])
def test_damage_in_an_older_log_is_a_sentence_too(damage: bytes) -> None:
    data = older(a_log())
    start = data.index(b'"what":')
    end = data.index(b"]", start) + 1
    with pytest.raises(LogError, match="isn’t an event"):
        from_bytes(data[:start] + damage + data[end:])


def format_1(rules: Ruleset, events: list[Event | dict[str, Any]]) -> Log:
    """A log as the first release wrote it."""
    header = {"format": "nottingham-log", "version": 1, "ruleset": rules, "seats": ["x"] * rules.players, "seed": 0}
    lines = [header, *({"n": n, "told": event} for n, event in enumerate(events))]
    return from_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def test_a_proof_of_format_1_folds_as_it_did_with_bag_and_stall() -> None:
    """Rules §5 as it was read then: what somebody was told is not taken back."""
    rules = Ruleset.preset("second", players=3)
    _, events = scenario(
        rules, phase="inspection", bags={1: ["apple"]}, declared={1: "apple"}, stalls={1: ["silk"]}, gold={1: 9}
    )
    proof = {"event": "proof_shown", "seat": 1, "to": [0], "bag": ["apple"], "contraband": ["silk"]}
    log = format_1(rules, [*events, proof])
    *_, (_, table) = tables(log)
    (seen,), (shown,) = table.own[0].facts, table.own[1].facts
    assert (seen.what, seen.bag, seen.contraband) == (Learnt.PROOF, (Good.APPLE,), (Good.SILK,))
    assert (shown.what, shown.bag, shown.contraband) == (Learnt.SHOWN, (Good.APPLE,), (Good.SILK,))
    assert "In the bag: 1 apple. Under the stall: 1 silk." in (
        sentence(log.events[-1], table.public, Narrator("en", "ABC")) or ""
    )


def test_a_deputy_who_turned_in_format_1_is_alone_as_it_was() -> None:
    """Rules §10 as it was read then: the other's confirmation had stayed."""
    rules = Ruleset.preset("second", players=6)
    _, events = scenario(rules, phase="inspection", bags={2: ["apple"]}, declared={2: "apple"}, deputies=(0, 1))
    turned = [
        e.StanceTaken(0, 2, Verdict.PASS),
        e.StanceTaken(1, 2, Verdict.PASS),
        e.StanceConfirmed(0, 2),
        e.StanceTaken(1, 2, Verdict.OPEN),
        e.StanceConfirmed(1, 2),
        e.DeputyAlone(1, 2),
    ]
    *_, (_, table) = tables(format_1(rules, [*events, *turned]))
    assert table.public.stances == ()
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(1, AskKind.SETTLE)]
    assert not isinstance(play(table, 1, OpenBag(2)), Refusal)
