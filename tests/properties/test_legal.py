"""What a seat may do: everything that is described is accepted, and nothing else. Design §3, §7.4."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham.game import Choices, Dice, Refusal, Ruleset, decide, legal, new_game, view
from nottingham.game.choices import MayAccept, MaySetAside
from nottingham.game.commands import Command
from nottingham.game.known import Phase
from nottingham.game.legal import may_accept, may_set_aside
from nottingham.game.state import Table
from tests.json_schema import fits
from tests.mutations import look_alikes, mutated
from tests.strategies import Position, Start, line_of, positions, starts

SAMPLES = 6


def choices_at(table: Table) -> dict[int, Choices]:
    return {seat: legal(table, seat) for seat in range(table.rules.players)}


def samples(choices: Choices, dice: Dice) -> list[Command]:
    """Some of every kind of choice, and some statements."""
    described = [*choices.choices, *([choices.say] if choices.say is not None else [])]
    return [choice.sample(dice) for choice in described for _ in range(SAMPLES)]


@given(positions(), st.integers(0, 999))
def test_whatever_is_sampled_from_the_choices_is_accepted(position: Position, seed: int) -> None:
    """Design §7.4, §3: everything that legal describes, decide accepts."""
    table, dice = position.table, Dice(seed)
    for seat, choices in choices_at(table).items():
        for command in samples(choices, dice):
            answer = decide(table, seat, command)
            assert not isinstance(answer, Refusal), (seat, command, answer)
            assert choices.contains(command), (seat, command)


@given(positions(), st.integers(0, 999))
def test_a_command_is_accepted_exactly_if_a_choice_contains_it(position: Position, seed: int) -> None:
    """Design §7.4, §3: whatever is not described is refused; tried with commands that are almost legal."""
    table, dice = position.table, Dice(seed)
    all_choices = choices_at(table)
    commands = [command for choices in all_choices.values() for command in samples(choices, dice)]
    commands += [mutated(command, dice, table.rules.kinds) for command in commands]
    for command in commands:
        for seat, choices in all_choices.items():
            answer = decide(table, seat, command)
            assert isinstance(answer, Refusal) != choices.contains(command), (seat, command, answer)


@given(positions())
def test_a_yes_and_what_is_set_aside_can_be_asked_for_alone(position: Position) -> None:
    """Design §3: bots ask for what they need, and are told the same."""
    table = position.table
    for seat, choices in choices_at(table).items():
        seen = view(table, seat)
        yes = [choice for choice in choices.choices if isinstance(choice, MayAccept)]
        if table.public.phase is Phase.INSPECTION:
            found = [may_accept(seen, offer) for offer in table.public.offers]
            assert [choice for choice in found if choice is not None] == yes
        for choice in choices.choices:
            if isinstance(choice, MaySetAside):
                assert may_set_aside(table.public, seen.mine) == choice


@given(positions(), st.integers(0, 999))
def test_no_choice_contains_a_command_with_fields_of_other_types(position: Position, seed: int) -> None:
    """Design §7.4, §3: decide accepts exactly what some choice contains; it accepts no list for a tuple."""
    dice = Dice(seed)
    for choices in choices_at(position.table).values():
        for choice in choices.choices:
            for command in look_alikes(choice.sample(dice)):
                assert not choices.contains(command), command


@given(starts())
def test_a_command_from_earlier_is_accepted_exactly_if_a_choice_contains_it(start: Start) -> None:
    """Design §7.4, §3: the same for commands whose time has passed, stale offers above all."""
    dice, earlier = Dice(start.seed), list[Command]()
    for step in line_of(start):
        for command in dice.some(earlier, min(len(earlier), 3)):
            seat = dice.below(start.table.rules.players)
            answer = decide(step.before, seat, command)
            assert isinstance(answer, Refusal) != legal(step.before, seat).contains(command), (seat, command, answer)
        earlier = [*earlier[-20:], step.command]


@given(starts())
def test_who_is_not_asked_has_nothing_to_do_outside_an_inspection(start: Start) -> None:
    """Design §7.4, §3: only talk and offers need no ask; and whoever is asked can answer."""
    for step in line_of(start):
        asked = {ask.seat for ask in step.after.awaiting}
        for seat, choices in choices_at(step.after).items():
            if seat in asked:
                assert choices, seat
            elif step.after.public.phase is not Phase.INSPECTION:
                assert not choices, seat


@given(positions(), st.integers(0, 999))
def test_sampled_commands_fit_the_schema_of_their_choice(position: Position, seed: int) -> None:
    """Design §7.4, §3: each choice has a JSON Schema, and its commands are valid against it."""
    dice = Dice(seed)
    for choices in choices_at(position.table).values():
        everything = json.loads(json.dumps(choices.schema()))
        for choice in choices.choices:
            schema = json.loads(json.dumps(choice.schema()))
            for _ in range(SAMPLES):
                command = json.loads(msgspec.json.encode(choice.sample(dice)))
                assert fits(schema, command), (schema, command)
                assert fits(everything, command), command
        assert not fits(everything, {"command": "no such command"})


@given(positions())
def test_a_schema_is_plain_json(position: Position) -> None:
    """Design §7.4, §3: a validator that is handed the schema as it is must come to the same answers."""
    for choices in choices_at(position.table).values():
        schema = choices.schema()
        assert json.loads(json.dumps(schema)) == schema


def test_a_seat_without_choices_has_nothing_to_sample() -> None:
    """Design §3: said in a sentence."""
    table, _ = new_game(Ruleset.preset("second", players=3), 0, first_sheriff=0)
    assert not legal(table, 1)
    with pytest.raises(ValueError, match="nothing to choose from"):
        legal(table, 1).sample(Dice(0))
