"""Who sits where, and what they are called."""

from typing import Final

from ..game import Ruleset
from ..notation import Header, Log

MERCHANTS: Final = ("Alder", "Bess", "Cuthbert", "Dunstan", "Edith", "Wilmot")
RANDOM: Final = " (random)"
"""What a log adds to the name of a seat that no person sat in."""


class NotPlayable(ValueError):
    """This game can not be played on. The message says why, and what to do."""


def seats_of(rules: Ruleset, person: int, name: str) -> tuple[str, ...]:
    """Who sits where, as a log says it."""
    others = iter([merchant for merchant in MERCHANTS if merchant != name])
    return tuple(name if seat == person else next(others) + RANDOM for seat in range(rules.players))


def names_in(header: Header) -> tuple[str, ...]:
    """What to call them; seats that share a name are told apart by their number."""
    names = [seat.removesuffix(RANDOM) for seat in header.seats]
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names))


def people_in(header: Header) -> list[int]:
    """The seats that were not random."""
    return [seat for seat, name in enumerate(header.seats) if not name.endswith(RANDOM)]


def checked_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise NotPlayable(f"There is no seat {seat}; with {players} players they are 0 to {players - 1}.")
    return seat


def seat_in(log: Log, wanted: int | None) -> int:
    """Which seat is the person's: the one asked for, or the only one that was not random."""
    players = log.header.ruleset.players
    if wanted is not None:
        return checked_seat(wanted, players)
    people = people_in(log.header)
    if len(people) == 1:
        return people[0]
    raise NotPlayable(f"This log does not say which seat is yours; add one of --seat 0 to --seat {players - 1}.")
