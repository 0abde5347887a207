"""Replay: a game is its events. Design §7.3, §3."""

import msgspec
from hypothesis import given

from nottingham.game import Ruleset, decide, evolve, new_game
from nottingham.game.events import AnyEvent
from nottingham.game.state import Table, empty_table
from tests.strategies import SEEDS, Start, line_of, rulesets, starts


def bytes_of(table: Table) -> bytes:
    return msgspec.json.encode(table)


@given(starts())
def test_evolve_over_the_log_gives_the_same_table(start: Start) -> None:
    """Design §7.3: evolve over the events of a game, from an empty table, gives the tables that play gave."""
    table = empty_table(start.table.rules, start.table.chance)
    for event in start.events:
        table = evolve(table, event)
    assert table == start.table
    for step in line_of(start):
        for event in step.events:
            table = evolve(table, event)
        assert table == step.after, step.command


@given(starts())
def test_a_log_read_back_from_json_replays_the_same(start: Start) -> None:
    """Design §7.3: events lose nothing on their way through JSON."""
    table = start.table
    for step in line_of(start):
        for event in msgspec.json.decode(msgspec.json.encode(step.events), type=list[AnyEvent]):
            table = evolve(table, event)
    steps = list(line_of(start))
    assert table == (steps[-1].after if steps else start.table)


@given(starts())
def test_deciding_changes_nothing(start: Start) -> None:
    """Design §7.3: decide gives the events that play applies, and leaves the table as it was."""
    for step in line_of(start):
        before = bytes_of(step.before)
        assert decide(step.before, step.actor, step.command) == step.events
        assert bytes_of(step.before) == before


@given(starts())
def test_a_table_that_was_kept_is_unchanged_after_the_game_went_on(start: Start) -> None:
    """Design §7.3: to its caller a table is a value."""
    kept = [(step.before, bytes_of(step.before)) for step in line_of(start)]
    for table, before in kept:
        assert bytes_of(table) == before


@given(rulesets(), SEEDS)
def test_the_same_seed_gives_the_same_game(rules: Ruleset, seed: int) -> None:
    """Design §7.3: ruleset, seed and commands decide everything."""
    once, again = (Start(*new_game(rules, seed), seed) for _ in range(2))
    assert once == again
    for step, other in zip(line_of(once), line_of(again), strict=True):
        assert step.events == other.events
