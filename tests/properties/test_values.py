"""Tables, views, rulesets and refusals are values: nobody can change them, and equal ones hash alike. Design §3."""

import copy
import pickle
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from hypothesis import given

from nottingham.game import Refusal, Ruleset, Table, View, evolve, follow, play, scenario, tell, view
from nottingham.game.commands import KeepBrimstone
from nottingham.game.events import AnyEvent
from nottingham.game.goods import Good
from nottingham.game.known import Own, Public
from nottingham.game.state import empty_table
from nottingham.game.view import first_view
from tests.strategies import Position, Start, line_of, positions, starts

WAYS: dict[str, Callable[[Any, str], None]] = {
    "assignment": lambda thing, name: setattr(thing, name, None),
    "deletion": delattr,
    "object.__setattr__": lambda thing, name: object.__setattr__(thing, name, None),
    "object.__delattr__": object.__delattr__,
}
CHANGES: dict[str, Callable[[Any], object]] = {
    "set": lambda found: found.__setitem__(Good.APPLE, 1),
    "del": lambda found: found.__delitem__(Good.APPLE),
    "update": lambda found: found.update({Good.APPLE: 1}),
    "|=": lambda found: found.__ior__({Good.APPLE: 1}),
    "setdefault": lambda found: found.setdefault(Good.APPLE, 1),
    "pop": lambda found: found.pop(Good.APPLE, None),
    "popitem": lambda found: found.popitem(),
    "clear": lambda found: found.clear(),
}


def things_in(value: Any) -> Iterator[Any]:
    """Every struct and every mapping in a value."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from things_in(getattr(value, name))
    elif isinstance(value, Mapping):
        yield value
        for inside in value.values():
            yield from things_in(inside)
    elif isinstance(value, tuple):
        for inside in value:
            yield from things_in(inside)
    else:
        assert not isinstance(value, list | set | bytearray), value


def refuses(change: Callable[..., object], *what: Any) -> bool:
    try:
        change(*what)
    except (AttributeError, TypeError):
        return True
    return False


def check_closed(value: Any) -> None:
    """Nothing in it can be changed, in any of the ways there are."""
    before = msgspec.json.encode(value)
    for thing in things_in(value):
        if isinstance(thing, msgspec.Struct):
            for name in (*thing.__struct_fields__, "__class__", "another"):
                for way, change in WAYS.items():
                    assert refuses(change, thing, name), f"{way} of {type(thing).__name__}.{name}"
        else:
            for way, change_all in CHANGES.items():
                assert refuses(change_all, thing), f"{way} of {thing}"
            thing.__init__({Good.APPLE: 1})
    assert msgspec.json.encode(value) == before


def views_of(table: Table) -> list[View]:
    return [view(table, seat) for seat in (None, *range(table.rules.players))]


@given(positions())
def test_nobody_can_change_a_table_or_a_view(position: Position) -> None:
    """Design §3: a view shares what the table holds, so whoever wrote into a view would write the truth."""
    check_closed(position.table)
    for seen in views_of(position.table):
        assert type(seen.public) is Public
        assert seen.own is None or type(seen.own) is Own
        check_closed(msgspec.structs.replace(seen))


@given(starts())
def test_what_is_followed_and_what_is_told_cannot_be_changed(start: Start) -> None:
    """Design §3: the same for views made of what was told, for the events themselves, and after a trip through JSON."""
    seen = first_view(start.table.rules, 1)
    for number, event in enumerate(start.events):
        told = tell(event, 1)
        seen = follow(seen, told)
        if number in (0, len(start.events) - 1):
            check_closed(told)
            check_closed(msgspec.json.decode(msgspec.json.encode(told), type=AnyEvent))
            check_closed(seen)
    check_closed(msgspec.json.decode(msgspec.json.encode(seen), type=View))


def test_a_table_is_as_it_was_after_the_next_command() -> None:
    """Design §3: commands make new tables and leave the old one alone."""
    rules = Ruleset.preset("second", players=4, black_market=True)
    start = Start(*scenario(rules, phase="market", seed=3), 3)
    for number, step in enumerate(line_of(start)):
        before = msgspec.json.encode(step.before)
        table = step.before
        for event in step.events:
            table = evolve(table, event)
        assert table == step.after
        assert msgspec.json.encode(step.before) == before
        if number > 60:
            break


@given(positions())
def test_equal_tables_and_views_hash_alike(position: Position) -> None:
    """Design §3: values can be kept in sets and used as keys."""
    table = position.table
    again = empty_table(table.rules, table.chance)
    for event in _all_events(position):
        again = evolve(again, event)
    assert again == table
    assert hash(again) == hash(table)
    assert hash(table.rules) == hash(copy.deepcopy(table.rules))
    for one, other in zip(views_of(table), views_of(again), strict=True):
        assert {one: 1}[other] == 1


def _all_events(position: Position) -> Iterator[Any]:
    yield from position.start.events
    for number, step in enumerate(line_of(position.start)):
        if number == position.moves:
            return
        yield from step.events


@given(positions())
def test_copies_are_equal_and_closed(position: Position) -> None:
    """Design §3: pickle, copy and deepcopy."""
    table = position.table
    for twin in (pickle.loads(pickle.dumps(table)), copy.copy(table), copy.deepcopy(table)):
        assert twin == table
        assert hash(twin) == hash(table)
        check_closed(twin.public)
        check_closed(twin.own)


def test_a_ruleset_keeps_no_reference_to_what_it_was_made_of() -> None:
    """Rules §12: whoever changes the dictionary afterwards changes no game."""
    promos, deck = {Good.OLIVE_OIL: 1}, {Good.APPLE: 60, Good.SILK: 5}
    for rules in (
        Ruleset("second", 4, promos=promos, house_deck=deck),
        Ruleset.preset("second", promos=promos, house_deck=deck),
    ):
        promos[Good.BRIMSTONE_OIL], deck[Good.APPLE] = 9, 0
        assert dict(rules.promos) == {Good.OLIVE_OIL: 1}
        assert dict(rules.house_deck or {}) == {Good.APPLE: 60, Good.SILK: 5}
        check_closed(rules)
        del promos[Good.BRIMSTONE_OIL]
        deck[Good.APPLE] = 60


def test_equal_rulesets_hash_alike_whatever_their_order() -> None:
    one = Ruleset.preset("first", promos={"olive_oil": 1, "feast_plate": 2})
    other = Ruleset("first", 4, promos={Good.FEAST_PLATE: 2, Good.OLIVE_OIL: 1})
    assert one == other
    assert len({one, other, Ruleset.preset("first"), Ruleset("first", 4)}) == 2
    assert msgspec.json.encode(Ruleset("first", 4, promos={})) == b'{"edition":"first","players":4}'


@given(positions())
def test_refusals_are_values_too(position: Position) -> None:
    """Design §3."""
    table = position.table
    for seat in range(table.rules.players):
        one, other = play(table, seat, KeepBrimstone()), play(table, seat, KeepBrimstone())
        if isinstance(one, Refusal) and isinstance(other, Refusal):
            assert {one: "known"}[other] == "known"
            check_closed(one)
    told = Refusal("offer.gold", "5", {"most": 5})
    assert hash(told) == hash(msgspec.json.decode(msgspec.json.encode(told), type=Refusal))
    check_closed(told)
