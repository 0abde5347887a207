"""Secrets: two tables with equal views for a seat have equal choices, asks and refusals for it, and go on to be told
the same until the game itself shows the difference. Design §7.2."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from nottingham.arena.random_play import TALK, answers, random_word
from nottingham.game import CLOCK, Command, Dice, Event, Refusal, decide, legal, play, tell, view
from nottingham.game import events as e
from nottingham.game.commands import Actor, ClockRanOut
from nottingham.game.known import FaceDown, Phase, Public, Terms
from nottingham.game.state import Table
from nottingham.game.view import Seat
from tests.mutations import mutated
from tests.secrets.twins import goods_in, twin, varied
from tests.strategies import Position, Start, positions, starts

encode = msgspec.json.encode
ONE_WORD_IN = 8
"""One in so many moves is a statement."""


def equal_to(seat: Seat, one: Table, other: Table) -> None:
    """The seat cannot tell these tables apart."""
    assert encode(view(one, seat)) == encode(view(other, seat))
    assert encode(one.awaiting) == encode(other.awaiting)
    assert one.clock_runs == other.clock_runs
    if seat is not None:
        assert encode(legal(one, seat)) == encode(legal(other, seat))


def equally_refused(seat: int, one: Table, other: Table, command: Any) -> None:
    """Whether and why a command is refused depends on the view of the seat that sends it."""
    answers = [decide(table, seat, command) for table in (one, other)]
    if any(isinstance(answer, Refusal) for answer in answers):
        assert encode(answers[0]) == encode(answers[1]), command


def a_seat(table: Table, dice: Dice) -> Seat:
    """Any seat, or the spectator."""
    number = dice.below(table.rules.players + 1)
    return None if number == table.rules.players else number


@given(positions(), st.integers(0, 9999))
def test_equal_views_have_equal_choices_asks_and_refusals(position: Position, seed: int) -> None:
    """Design §7.2: choices, asks and refusals are functions of the seat's view."""
    table, dice = position.table, Dice(seed)
    if table.public.phase is Phase.OVER:
        return
    for seat in (*range(table.rules.players), None):
        other = twin(table, seat, dice)
        assert goods_in(other) == goods_in(table)
        equal_to(seat, table, other)
        for sender in range(table.rules.players):
            choices = legal(table, sender)
            for choice in choices.choices if seat is not None else ():
                command = choice.sample(dice)
                equally_refused(seat, table, other, command)
                equally_refused(seat, table, other, mutated(command, dice, table.rules.kinds))
            if choices.say is not None and seat is not None:
                equally_refused(seat, table, other, choices.say.sample(dice))
                equally_refused(seat, table, other, mutated(choices.say.sample(dice), dice, table.rules.kinds))


# What the game itself may show: for each event, the fields in which a difference may come to light, and when.


class Scene(NamedTuple):
    """Who is told, at which table, and the terms of a deal that was just struck."""

    seat: Seat
    public: Public
    terms: Terms


Shows = Callable[[Any, Scene], bool]


def _to_the_seat(event: Any, scene: Scene) -> bool:
    return scene.seat in event.audience


def _to_all(event: Any, scene: Scene) -> bool:
    return True


def _handed(event: e.GoodsHanded, scene: Scene) -> bool:
    """Giver and receiver see the cards; everybody sees how many there were where it could be a bluff (D17)."""
    if scene.seat in event.audience:
        return True
    bluff = scene.public.rules.rule.stall_bluffs and scene.terms.merchant_gives.contraband
    return isinstance(event.contraband, FaceDown) and (event.from_bag or bool(bluff))


def _passed(event: e.BagPassed, scene: Scene) -> bool:
    """Legal goods and the number of the others (rules §4.4)."""
    return scene.seat in event.audience or isinstance(event.contraband, FaceDown)


def _halved(event: e.LootDivided, scene: Scene) -> bool:
    """What does not divide is discarded face up (rules §10)."""
    return not event.agreed and isinstance(event.first_contraband, FaceDown)


def _drawn(event: e.RoundBegan, scene: Scene) -> bool:
    """Deputy cards are turned up (rules §10)."""
    return scene.public.rules.deputies


SHOWS: dict[type[Event], tuple[set[str], Shows]] = {
    e.BagsClosed: ({"counts"}, _to_all),
    e.BagOpened: ({"kept", "confiscated", "true"}, _to_all),
    e.BagPassed: ({"legal", "contraband"}, _passed),
    e.CardsDrawn: ({"cards"}, _to_the_seat),
    e.GoodsHanded: ({"legal", "contraband"}, _handed),
    e.ProofShown: ({"bag", "contraband"}, _to_the_seat),
    e.DivisionProposed: ({"contraband"}, _to_the_seat),
    e.LootDivided: ({"first", "second", "first_contraband", "second_contraband", "discarded"}, _halved),
    e.RoundBegan: ({"sheriffs"}, _drawn),
    e.ContrabandShown: ({"contraband"}, _to_all),
    e.TableRevealed: ({"revealed"}, _to_all),
}


def told_alike(seat: Seat, public: Public, one: list[Event], other: list[Event]) -> bool:
    """Whether the seat is told the same. A difference must be one that the game itself shows; then the rest of
    the two tellings may differ as well."""
    scene = Scene(seat, public, Terms())
    for first, second in zip(one, other, strict=False):
        if isinstance(first, e.DealStruck):
            scene = Scene(seat, public, first.terms)
        told, told_too = tell(first, seat), tell(second, seat)
        if encode(told) != encode(told_too):
            assert type(told) is type(told_too), (told, told_too)
            assert type(told) in SHOWS, (told, told_too)
            fields, when = SHOWS[type(told)]
            differ = {name for name in told.__struct_fields__ if getattr(told, name) != getattr(told_too, name)}
            assert differ <= fields, (told, told_too)
            assert when(told, scene), (told, told_too)
            return False
    assert len(one) == len(other), (one, other)
    return True


class Move(NamedTuple):
    """What somebody does on both tables. It may differ in what only its sender sees."""

    actor: Actor
    command: Command
    command_too: Command
    asked: bool


def common_move(seat: Seat, one: Table, other: Table, dice: Dice, may_talk: bool) -> Move | None:
    """Something legal on both tables, by whoever must or may act, that looks the same to a seat. Whatever can be said
    on one of them can be said on the other (rules §17)."""
    word = random_word(one, dice) if dice.happens(ONE_WORD_IN) else None
    if word is not None:
        speaker, saying, _ = word
        return Move(speaker, saying, saying, True)
    if one.clock_runs and dice.happens(50):
        return Move(CLOCK, ClockRanOut(), ClockRanOut(), True)
    for _ in range(20):
        talks = may_talk and one.public.phase is Phase.INSPECTION and dice.below(3) > 0
        actor = dice.below(one.rules.players) if talks else dice.choose(one.awaiting).seat
        choices = legal(one, actor)
        command = _sample(choices if talks else answers(choices), dice)
        if command is None:
            continue
        command_too = command if actor == seat else varied(command, other.own[actor], other.rules, dice)
        if legal(other, actor).contains(command_too):
            return Move(actor, command, command_too, not talks)
    return None


def _sample(choices: Any, dice: Dice) -> Command | None:
    return choices.sample(dice) if choices else None


def played(table: Table, actor: Actor, command: Command) -> tuple[Table, list[Event]]:
    done = play(table, actor, command)
    assert not isinstance(done, Refusal), (actor, command, done)
    return done


def watched(start: Start, seat: Seat, dice: Dice) -> Iterator[tuple[Table, Table]]:
    """A game that is played on twin tables, with commands that look the same, before the eyes of one seat. When
    the game has shown a difference there is a new twin; and now and then besides."""
    one, talk = start.table, TALK
    other = twin(one, seat, dice)
    while one.public.phase is not Phase.OVER:
        yield one, other
        talk = TALK if one.public.phase is not Phase.INSPECTION else talk
        move = common_move(seat, one, other, dice, talk > 0)
        if move is None:
            other = twin(one, seat, dice)
            continue
        talk -= not move.asked
        public = one.public
        one, events = played(one, move.actor, move.command)
        other, events_too = played(other, move.actor, move.command_too)
        if not told_alike(seat, public, events, events_too) or dice.happens(8):
            other = twin(one, seat, dice)


@settings(max_examples=4 * settings().max_examples)
@given(starts(), st.integers(0, 9999))
def test_a_seat_is_told_the_same_until_the_game_shows_the_difference(start: Start, seed: int) -> None:
    """Design §7.2: number, order, kind and contents of what a seat is told depend on what it may know."""
    dice = Dice(seed)
    seat = a_seat(start.table, dice)
    for one, other in watched(start, seat, dice):
        equal_to(seat, one, other)
        if seat is not None:
            sender = dice.below(one.rules.players)
            for command in (_sample(legal(one, sender), dice), _sample(legal(other, sender), dice)):
                if command is not None:
                    equally_refused(seat, one, other, command)
                    equally_refused(seat, one, other, mutated(command, dice, one.rules.kinds))
