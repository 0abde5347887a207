"""Builders that show only what matters to a test."""

from typing import Any

from nottingham.game import Event, Good, Refusal, Ruleset, play, scenario
from nottingham.game.commands import Actor, Command, MakeOffer
from nottingham.game.known import BagTerm, Deed, Offer, Parcel, Side, Terms
from nottingham.game.state import Table

APPLE, CHEESE, BREAD, CHICKEN = Good.APPLE, Good.CHEESE, Good.BREAD, Good.CHICKEN
PEPPER, MEAD, SILK, CROSSBOW = Good.PEPPER, Good.MEAD, Good.SILK, Good.CROSSBOW

FIRST = Ruleset.preset("first", players=4)
SECOND = Ruleset.preset("second", players=4)


def a_table(rules: Ruleset = SECOND, **scene: Any) -> Table:
    """A table in the middle of a game; the Sheriff is seat 0 unless said otherwise."""
    return scenario(rules, **scene)[0]


def an_inspection(rules: Ruleset = SECOND, **scene: Any) -> Table:
    """Bags on the Sheriff's desk: ``bags={1: [APPLE, SILK]}, declared={1: APPLE}``."""
    return a_table(rules, phase="inspection", **scene)


def do(table: Table, *moves: tuple[Actor, Command]) -> Table:
    """Play moves that must all be accepted; the table after the last."""
    for actor, command in moves:
        table, _ = done(table, actor, command)
    return table


def done(table: Table, actor: Actor, command: Command) -> tuple[Table, list[Event]]:
    """Play a move that must be accepted; the table after it, and what happened."""
    played = play(table, actor, command)
    assert not isinstance(played, Refusal), f"{command} was refused: {played}"
    return played


def refused(table: Table, actor: Any, command: Any) -> str:
    """Play a move that must be refused; the code of the refusal."""
    played = play(table, actor, command)
    assert isinstance(played, Refusal), f"{command} was accepted"
    return played.code


def happened(events: list[Event], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def a_bribe(
    merchant: int,
    sheriff: int = 0,
    *,
    passes: bool = True,
    opens: Side = (),
    gives: Parcel | None = None,
    **parcel: Any,
) -> MakeOffer:
    """A merchant's offer: ``a_bribe(1, gold=5)`` offers five gold for passing its own bag."""
    bags = tuple(BagTerm(bag, Deed.OPEN) for bag in opens)
    if passes:
        bags = (BagTerm(merchant, Deed.PASS), *bags)
    return MakeOffer((merchant,), (sheriff,), Terms(Parcel(**parcel), gives or Parcel(), bags))


def standing(table: Table, by: int | Side, to: int | Side = 0) -> Offer:
    """The standing offer of one side to another."""
    sides = [side if isinstance(side, tuple) else (side,) for side in (by, to)]
    offer = table.public.offer(*sides)
    assert offer is not None, "no such offer stands"
    return offer
