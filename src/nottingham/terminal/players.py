"""Who sits where, what they are called, and which bots play them."""

import re
from typing import Final

from ..bots import UnknownBot, check_spec
from ..game import Ruleset
from ..notation import Header, Log

MERCHANTS: Final = ("Alder", "Bess", "Cuthbert", "Dunstan", "Edith", "Wilmot")
DEFAULT_BOTS: Final = ("medium:brazen", "medium:cautious", "medium:corrupt", "medium:stern", "medium:gullible")
"""Company of various characters for a person who asks for none in particular."""

_BOT: Final = re.compile(r"(.+) \(([^()]+)\)")
"""What a log calls a seat that no person sat in: the name, and the bot in parentheses."""


class NotPlayable(ValueError):
    """This game cannot be played on. The message says why, and what to do."""


def specs_for(wanted: str, others: int) -> tuple[str, ...]:
    """The bots for all other seats, from a list with commas; a shorter list is repeated."""
    specs = [spec.strip() for spec in wanted.split(",") if spec.strip()]
    if not specs:
        raise NotPlayable("Name at least one bot, as in --bots hard,easy:brazen; “nottingham bots” lists them.")
    if len(specs) > others:
        raise NotPlayable(f"Those are {len(specs)} bots, but only {others} seats are left beside yours.")
    return tuple(_checked(specs[i % len(specs)]) for i in range(others))


def _checked(spec: str) -> str:
    try:
        return check_spec(spec, files=True)
    except UnknownBot as error:
        raise NotPlayable(str(error)) from None


def seats_of(rules: Ruleset, person: int, name: str, specs: tuple[str, ...] = DEFAULT_BOTS) -> tuple[str, ...]:
    """Who sits where, as a log says it."""
    others = iter([merchant for merchant in MERCHANTS if merchant != name])
    bots = iter(specs)
    return tuple(name if seat == person else f"{next(others)} ({next(bots)})" for seat in range(rules.players))


def looks_like_a_bot(name: str) -> bool:
    """Whether a log would take a person of this name for a bot."""
    return _BOT.fullmatch(name) is not None


def names_in(header: Header) -> tuple[str, ...]:
    """What to call them; seats that share a name are told apart by their number."""
    names = [bot[1] if (bot := _BOT.fullmatch(seat)) else seat for seat in header.seats]
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names))


def bots_in(header: Header, person: int) -> dict[int, str]:
    """Which bot plays each other seat: the one that sat there, or a usual one where a person did."""
    found: dict[int, str] = {}
    for seat, label in enumerate(header.seats):
        bot = _BOT.fullmatch(label)
        if seat != person:
            found[seat] = _checked(bot[2]) if bot else DEFAULT_BOTS[len(found)]
    return found


def people_in(header: Header) -> list[int]:
    """The seats that no bot sat in."""
    return [seat for seat, label in enumerate(header.seats) if not looks_like_a_bot(label)]


def checked_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise NotPlayable(f"There is no seat {seat}; with {players} players they are 0 to {players - 1}.")
    return seat


def seat_in(log: Log, wanted: int | None) -> int:
    """Which seat is the person's: the one asked for, or the only one that no bot sat in."""
    players = log.header.ruleset.players
    if wanted is not None:
        return checked_seat(wanted, players)
    people = people_in(log.header)
    if len(people) == 1:
        return people[0]
    raise NotPlayable(f"This log does not say which seat is yours; add one of --seat 0 to --seat {players - 1}.")
