"""Who sits where, what they are called, and which bots play them."""

import re
from typing import Final

from ..bots import UnknownBot, check_spec
from ..game import Ruleset
from ..locales import ENGLISH, Worded, text
from ..notation import Header, Log

MERCHANTS: Final = ("Alder", "Bess", "Cuthbert", "Dunstan", "Edith", "Wilmot")
DEFAULT_BOTS: Final = ("medium:brazen", "medium:cautious", "medium:corrupt", "medium:stern", "medium:gullible")
"""Company of various characters for a person who asks for none in particular."""

_BOT: Final = re.compile(r"(.+) \(([^()]+)\)")
"""What a log calls a seat that no person sat in: the name, and the bot in parentheses."""


class NotPlayable(Worded):
    """This game cannot be played on. The message says why, and what to do."""


def specs_for(wanted: str, others: int, rules: Ruleset | None = None) -> tuple[str, ...]:
    """The bots for all other seats, from a list with commas; a shorter list is repeated. All play by the rules."""
    specs = [spec.strip() for spec in wanted.split(",") if spec.strip()]
    if not specs:
        raise NotPlayable("program-no-bots")
    if len(specs) > others:
        raise NotPlayable("program-too-many-bots", bots=len(specs), seats=others)
    return tuple(_checked(specs[i % len(specs)], rules) for i in range(others))


def _checked(spec: str, rules: Ruleset | None) -> str:
    try:
        return check_spec(spec, files=True, rules=rules)
    except UnknownBot as error:
        raise NotPlayable(error.message, **error.args_said) from None


def seats_of(rules: Ruleset, person: int, name: str, specs: tuple[str, ...] = DEFAULT_BOTS) -> tuple[str, ...]:
    """Who sits where, as a log says it."""
    others = iter([merchant for merchant in MERCHANTS if merchant != name])
    bots = iter(specs)
    return tuple(name if seat == person else f"{next(others)} ({next(bots)})" for seat in range(rules.players))


def looks_like_a_bot(name: str) -> bool:
    """Whether a log would take a person of this name for a bot."""
    return _BOT.fullmatch(name) is not None


def names_in(header: Header, language: str = ENGLISH) -> tuple[str, ...]:
    """What to call them, bots by the names that they have in a language; who share one are told apart by number."""
    names = [_name(seat, language) for seat in header.seats]
    return tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names))


def _name(label: str, language: str) -> str:
    bot = _BOT.fullmatch(label)
    if bot is None:
        return label
    if bot[1] not in MERCHANTS:
        return bot[1]
    return text(language, "table-merchant-name", {"number": MERCHANTS.index(bot[1]) + 1})


def bots_in(header: Header, person: int) -> dict[int, str]:
    """Which bot plays each other seat: the one that sat there, or a usual one where a person did."""
    found: dict[int, str] = {}
    for seat, label in enumerate(header.seats):
        bot = _BOT.fullmatch(label)
        if seat != person:
            found[seat] = _checked(bot[2], header.ruleset) if bot else DEFAULT_BOTS[len(found)]
    return found


def people_in(header: Header) -> list[int]:
    """The seats that no bot sat in."""
    return [seat for seat, label in enumerate(header.seats) if not looks_like_a_bot(label)]


def checked_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise NotPlayable("program-no-seat", seat=seat, players=players, last=players - 1)
    return seat


def seat_in(log: Log, wanted: int | None) -> int:
    """Which seat is the person's: the one asked for, or the only one that no bot sat in."""
    players = log.header.ruleset.players
    if wanted is not None:
        return checked_seat(wanted, players)
    people = people_in(log.header)
    if len(people) == 1:
        return people[0]
    raise NotPlayable("program-which-seat", last=players - 1)
