"""Statements have no force: nothing that is legal, scored or drawn depends on one, and verdicts are the same for all.

Rules §17, §16; design §7.2.
"""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from nottingham.arena.random_play import random_moves
from nottingham.game import Dice, OfferId, Refusal, Said, Say, legal, new_game, play, tell
from nottingham.game.commands import Actor, Command
from nottingham.game.state import Table
from nottingham.notation.statements import StatementState, Transcript
from tests.strategies import Position, Start, positions, starts

Moves = list[tuple[Actor | None, Command | None, Table, list[Any]]]


def talkative(start: Start) -> Moves:
    """A game in which every third move is a statement, move by move."""
    rules = start.table.rules
    return [
        (actor, command, table, events)
        for table, events, actor, command in random_moves(rules, start.seed, one_word_in=3)
    ]


def renumbered(thing: Any, numbers: dict[int, int]) -> Any:
    """The same with offers by the numbers that they have in the other game."""
    if isinstance(thing, OfferId):
        return msgspec.structs.replace(thing, version=numbers[thing.version])
    if isinstance(thing, msgspec.Struct):
        return type(thing)(*(renumbered(getattr(thing, name), numbers) for name in thing.__struct_fields__))
    return tuple(renumbered(each, numbers) for each in thing) if isinstance(thing, tuple) else thing


@settings(max_examples=25)
@given(starts())
def test_a_game_without_its_statements_is_the_same_game(start: Start) -> None:
    """Rules §17: numbers of events, and so versions of offers, apart, events, gold and score are the same."""
    moves = talkative(start)
    table, events = new_game(start.table.rules, start.seed)
    numbers, spoken = {n: n for n in range(len(events))}, len(events)
    for actor, command, after, told in moves[1:]:
        if not isinstance(command, Say):
            assert actor is not None
            assert command is not None
            played = play(table, actor, renumbered(command, numbers))
            assert not isinstance(played, Refusal), (command, played)
            table, news = played
            first = len(events)
            numbers |= {spoken + i: first + i for i in range(len(told))}
            assert news == [renumbered(event, numbers) for event in told]
            events += news
        spoken += len(told)
        assert after.public.gold == table.public.gold
        assert after.public.stalls == table.public.stalls
        assert [(ask.seat, ask.kind) for ask in after.awaiting] == [(ask.seat, ask.kind) for ask in table.awaiting]
    talked = moves[-1][2]
    assert talked.public.scores == table.public.scores
    assert (talked.deck, talked.drawn, talked.chances) == (table.deck, table.drawn, table.chances)
    cards = [[(own.hand, own.bag, own.contraband) for own in game.own] for game in (talked, table)]
    assert cards[0] == cards[1]


@given(positions(), st.integers(0, 999))
def test_a_statement_changes_nothing_but_the_number_of_events(position: Position, seed: int) -> None:
    """Rules §17: asks, choices, the clock and all that is known stay as they were."""
    table, dice = position.table, Dice(seed)
    for seat in range(table.rules.players):
        may = legal(table, seat).say
        if may is None:
            continue
        command = may.sample(dice)
        played = play(table, seat, command)
        assert not isinstance(played, Refusal)
        after, events = played
        assert events == [Said(seat, command.statement)]
        assert msgspec.structs.replace(after.public, n=table.public.n) == table.public
        assert msgspec.structs.replace(after, public=table.public) == table
        assert (after.awaiting, after.clock_runs) == (table.awaiting, table.clock_runs)
        for other in range(table.rules.players):
            assert legal(after, other) == legal(table, other)


@given(positions())
def test_what_may_be_said_depends_on_what_everybody_knows_alone(position: Position) -> None:
    """Rules §17: nothing about it may tell anything of a hand or a bag. All that is listed is allowed, once each."""
    table = position.table
    for seat in range(table.rules.players):
        may = legal(table, seat).say
        hidden = msgspec.structs.replace(table.own[seat], hand=(), bag=(), contraband=(), facts=())
        own = (*table.own[:seat], hidden, *table.own[seat + 1 :])
        assert legal(msgspec.structs.replace(table, own=own), seat).say == may
        if may is not None:
            listed = list(may.statements())
            assert len(set(listed)) == len(listed)
            assert all(may.allows(said) for said in listed)


@settings(max_examples=25)
@given(starts())
def test_verdicts_are_the_same_for_everybody_who_hears_the_game(start: Start) -> None:
    """Rules §17, §16: at every moment, and whatever somebody was shown or handed in passing."""
    rules = start.table.rules
    everybody = [Transcript(rules) for _ in range(rules.players + 2)]
    whole, *others = everybody
    events = [event for *_, news in talkative(start) for event in news]
    for event in events:
        whole.hear(event)
        for seat, heard in enumerate(others):
            heard.hear(tell(event, seat if seat < rules.players else None))
        assert {heard.statements for heard in others} == {whole.statements}
    whole.turned_up(events)
    assert not [heard for heard in whole.statements if heard.state is StatementState.OPEN]
    for seat in range(rules.players):
        record = whole.record_of(seat)
        assert record.settled <= record.said
