"""Refusal changes nothing: any input of any type is answered with a coded refusal. Design §7.4."""

import re
from typing import Any, get_args

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from nottingham.game import CLOCK, Dice, Good, Refusal, Ruleset, decide, legal, new_game, play
from nottingham.game import commands as c
from nottingham.game.events import RoundEnded
from nottingham.game.known import BagTerm, Deed, OfferId, Parcel, Terms
from nottingham.game.state import Table
from tests.mutations import look_alikes
from tests.strategies import Position, positions

COMMANDS: tuple[type[c.Command], ...] = get_args(c.AnyCommand)
CODE = re.compile(r"[a-z_]+\.[a-z_]+")


class Liar:
    """Says that it is something else, equal to everything, and breaks when it is looked at closer."""

    __class__ = c.LoadBag  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        raise TypeError("no hash")

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(name)


class Unhashable(type):
    """A type of things that is itself not hashable."""

    __hash__ = None  # type: ignore[assignment]


class Odd(metaclass=Unhashable):
    pass


class Cards(tuple[Good, ...]):
    """Not a plain tuple."""

    __slots__ = ()

    def __len__(self) -> int:
        raise RuntimeError("no length")


class SubLoad(c.LoadBag, frozen=True, tag="sub_load"):
    """A command that somebody added."""


ODDITIES = (
    None,
    object(),
    object,
    float("nan"),
    float("inf"),
    -(10**30),
    10**30,
    1 + 2j,
    Ellipsis,
    CLOCK,
    c.LoadBag,
    SubLoad((Good.APPLE,)),
    RoundEnded(1),
    Terms(),
    lambda: None,
    [Good.APPLE],
    {Good.APPLE: 1},
    {"command": "keep_brimstone"},
    b'{"command":"keep_brimstone"}',
    "keep_brimstone",
    "apple",
    Good.APPLE,
    Deed.PASS,
)


TRAPS = (Liar(), Cards((Good.APPLE,)), Odd(), Odd)
"""Things that break when they are looked at, also when hypothesis does."""


def anything() -> st.SearchStrategy[Any]:
    """Values of all sorts, also inside lists, tuples and dicts."""
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary()
    simple = plain | st.sampled_from(ODDITIES) | st.sampled_from(tuple(Good)) | st.integers(-7, 7)
    return st.recursive(
        simple,
        lambda inside: (
            st.lists(inside, max_size=3)
            | st.lists(inside, max_size=3).map(tuple)
            | st.dictionaries(st.text(max_size=3), inside, max_size=3)
            | st.builds(Parcel, *(inside for _ in Parcel.__struct_fields__))
            | st.builds(BagTerm, inside, inside)
            | st.builds(Terms, inside, inside, inside)
            | st.builds(OfferId, inside, inside, inside)
        ),
        max_leaves=6,
    )


@st.composite
def wild_commands(draw: st.DrawFn) -> Any:
    """A command of any kind with anything in its fields."""
    kind = draw(st.sampled_from(COMMANDS))
    return kind(*(draw(anything()) for _ in kind.__struct_fields__))


def check_refused(table: Table, actor: Any, command: Any) -> Refusal:
    """It is refused, with a code, a section and data that can be sent; and nothing has changed."""
    before = msgspec.json.encode(table)
    refusal = decide(table, actor, command)
    assert isinstance(refusal, Refusal), (actor, command)
    assert play(table, actor, command) == refusal
    assert msgspec.json.encode(table) == before
    assert CODE.fullmatch(refusal.code)
    assert refusal.section
    assert msgspec.json.encode(refusal)
    return refusal


@given(positions(), st.data())
def test_anything_at_all_is_refused(position: Position, data: st.DataObject) -> None:
    """Design §7.4: whatever is not a command is refused, and the table is as before."""
    table = position.table
    actor = data.draw(st.integers(0, table.rules.players - 1) | anything())
    check_refused(table, actor, data.draw(anything().filter(lambda thing: not isinstance(thing, c.Command))))


@given(positions(), st.data())
def test_commands_with_anything_in_their_fields_are_refused(position: Position, data: st.DataObject) -> None:
    """Design §7.4: a command is refused unless a choice contains it, whatever its fields hold."""
    table = position.table
    actor = data.draw(st.integers(0, table.rules.players - 1))
    for command in data.draw(st.lists(wild_commands(), min_size=1, max_size=3)):
        if isinstance(decide(table, actor, command), Refusal):
            check_refused(table, actor, command)
        else:
            assert legal(table, actor).contains(command)


@given(positions(), st.integers(0, 999))
def test_legal_commands_with_fields_of_other_types_are_malformed(position: Position, seed: int) -> None:
    """Design §7.4: no list passes for a tuple, no bool or float for a number, no string for a good."""
    table, dice = position.table, Dice(seed)
    for seat in range(table.rules.players):
        for choice in legal(table, seat).choices:
            for command in look_alikes(choice.sample(dice)):
                assert check_refused(table, seat, command).code == "command.malformed"


@given(positions(), anything().filter(lambda actor: type(actor) is not int and actor is not CLOCK))
def test_actors_that_are_no_seat_are_refused(position: Position, actor: Any) -> None:
    """Design §7.4: only seats and the clock act."""
    table = position.table
    for seat in range(table.rules.players):
        for choice in legal(table, seat).choices[:1]:
            assert check_refused(table, actor, choice.sample(Dice(0))).code == "actor.unknown"


@given(positions(), st.integers().filter(lambda seat: not 0 <= seat < 6))
def test_seats_that_are_not_there_are_refused(position: Position, seat: int) -> None:
    """Design §7.4: no negative seats, and none beyond the last."""
    table = position.table
    assert check_refused(table, seat, c.KeepBrimstone()).code == "actor.unknown"
    assert check_refused(table, table.rules.players, c.KeepBrimstone()).code == "actor.unknown"


@given(positions())
def test_the_clock_only_says_that_time_is_up(position: Position) -> None:
    """Design §7.4, rules §9: nobody else says it, and the clock says nothing else."""
    table = position.table
    check_refused(table, CLOCK, c.KeepBrimstone())
    for seat in range(table.rules.players):
        check_refused(table, seat, c.ClockRanOut())
    if not table.clock_runs:
        check_refused(table, CLOCK, c.ClockRanOut())


def test_oddities_are_refused() -> None:
    """Design §7.4: things that lie about their type, cannot be hashed or break when touched."""
    table, _ = new_game(Ruleset.preset("first", players=3), 0, first_sheriff=0)
    for thing in (*ODDITIES, *TRAPS):
        check_refused(table, 1, thing)
        check_refused(table, thing, c.SetAside(()))
        for command in COMMANDS:
            for field in command.__struct_fields__:
                wrong = dict.fromkeys(command.__struct_fields__, ()) | {field: thing}
                check_refused(table, 1, command(**wrong))
