"""Misspelt and mistyped commands: the schema of what is legal and the decoding of commands give the same verdict, and
no field is dropped in silence. Design §3, §7.4."""

import types
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.handlers import HTTPRouteHandler

from nottingham.game import Choices, Dice, legal
from nottingham.game.commands import AnyCommand, MakeOffer
from nottingham.game.known import Terms
from nottingham.notation.counted import Counted
from nottingham.server.bodies import NewTable
from nottingham.server.protocol import ClientMessage
from nottingham.server.rest import CALLS
from tests.json_schema import fits
from tests.near_misses import misspelt, mistyped, shortened
from tests.strategies import Position, positions

SAMPLES = 2


def accepted(choices: Choices, value: Any) -> bool:
    """Whether JSON is a command that some choice contains."""
    try:
        command = msgspec.json.decode(msgspec.json.encode(value), type=AnyCommand)
    except msgspec.ValidationError:
        return False
    return choices.contains(command)


def offers_nothing(value: Any) -> bool:
    """An offer whose only part became null. The schema cannot say that some part has to be there: ``contains`` does."""
    try:
        command = msgspec.json.decode(msgspec.json.encode(value), type=AnyCommand)
    except msgspec.ValidationError:
        return False
    return isinstance(command, MakeOffer) and command.terms == Terms()


def commands_at(position: Position, seed: int) -> Iterator[tuple[Choices, Any, Any]]:
    """For every seat: its choices, their schema, and some commands of them as JSON."""
    dice = Dice(seed)
    for seat in range(position.table.rules.players):
        choices = legal(position.table, seat)
        schema = choices.schema()
        for choice in (*choices.choices, *([choices.say] if choices.say is not None else [])):
            for _ in range(SAMPLES):
                yield choices, schema, msgspec.json.decode(msgspec.json.encode(choice.sample(dice)))


@given(positions(), st.integers(0, 999))
def test_schema_and_decoding_agree_on_misspelt_names_and_wrong_types(position: Position, seed: int) -> None:
    """Design §3: what one of them lets through, the other does."""
    for choices, schema, command in commands_at(position, seed):
        assert fits(schema, command)
        assert accepted(choices, command)
        for wrong in (*misspelt(command), *mistyped(command)):
            if not offers_nothing(wrong):
                assert fits(schema, wrong) == accepted(choices, wrong), wrong


@given(positions(), st.integers(0, 999))
def test_no_misspelt_command_is_accepted(position: Position, seed: int) -> None:
    """Design §7.4: a name that is not known is a mistake, and never an offer of nothing."""
    for choices, _, command in commands_at(position, seed):
        for wrong in misspelt(command):
            assert not accepted(choices, wrong), wrong


@given(positions(), st.integers(0, 999))
def test_whatever_may_be_left_out_may_be_left_out_by_the_schema_too(position: Position, seed: int) -> None:
    """Design §3: fields that have a default need not be sent."""
    for choices, schema, command in commands_at(position, seed):
        for short in shortened(command):
            if accepted(choices, short):
                assert fits(schema, short), short


@pytest.mark.parametrize(
    "terms",
    [
        {"merchant_gives": {"golds": 5}},
        {"merchant_give": {"gold": 5}},
        {"bags": [{"bag": 1, "deed": "pass", "dead": "open"}]},
        {"merchant_gives": {"gold": 5, "from_bags": ["silk"]}},
    ],
)
def test_a_misspelt_field_of_an_offer_is_not_dropped(terms: Any) -> None:
    """Rules §5: such an offer would say less than its maker meant."""
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"command": "make_offer", "by": [1], "to": [0], "terms": terms}, AnyCommand)


def structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """Every struct that can stand in a value of this type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
        for inside in get_type_hints(hint).values():
            yield from structs_in(inside)
    elif get_origin(hint) in (Union, types.UnionType, tuple, list, dict):
        for inside in get_args(hint):
            yield from structs_in(inside)


def bodies() -> list[Any]:
    """What the calls of the server take."""
    owners = [vars(owner).values() if isinstance(owner, type) else [owner] for owner in CALLS]
    calls = [handler.fn for handlers in owners for handler in handlers if isinstance(handler, HTTPRouteHandler)]
    found = [body for call in calls if (body := get_type_hints(call).get("data")) is not None]
    assert {NewTable, Counted} <= set(found)
    return found


def test_everything_that_travels_to_the_server_forbids_unknown_fields() -> None:
    """Design §7.4: at every level, of messages and of the bodies of calls."""
    found = {struct for hint in (ClientMessage, *bodies()) for struct in structs_in(hint)}
    assert {MakeOffer, *structs_in(MakeOffer)} <= found
    assert [struct.__name__ for struct in found if not struct.__struct_config__.forbid_unknown_fields] == []
