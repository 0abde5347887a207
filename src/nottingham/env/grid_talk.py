"""Statements on the grid of the environments: what can be said, as a list in which seats are distances. Rules §17.

Only with ``talk``, which is off unless asked for. Everything that the rules let anybody say has its place; which of it
may be said now depends on what everybody knows alone.
"""

import msgspec

from ..game import MaySay, Ruleset, Statement


def grid_statements(rules: Ruleset) -> tuple[Statement, ...]:
    """All that anybody could ever say at such a table, as seat 0 would say it: seats are distances clockwise."""
    seats = tuple(range(rules.players))
    return tuple(MaySay(0, seats[1:], seats, seats[1:], seats, True, True, rules.kinds).statements())


def turned(said: Statement, by: int, players: int) -> Statement:
    """The statement with every seat so many seats further on: from distances to seats; back, with a negative number."""
    about = None if said.about is None else (said.about + by) % players
    to = None if said.to is None else (said.to + by) % players
    return msgspec.structs.replace(said, about=about, to=to)


def said_by_distance(said: Statement, seat: str = "+{}") -> str:
    """A statement as the strings of the environments have it: "lies +2", "ask +1 holds +1 silk"; ``seat`` says how a
    seat is written."""
    parts = [str(said.kind)] if said.to is None else [str(said.kind), seat.format(said.to), str(said.asks)]
    parts += [] if said.about is None else [seat.format(said.about)]
    parts += [] if said.good is None else [str(said.good)]
    if said.asks is None and said.good is not None:
        parts.append(str(said.count))
    return " ".join([*parts, str(said.gold)] if said.gold else parts)
