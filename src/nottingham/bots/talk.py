"""What bots say. Nobody gives anything away by it: talk is a function of what everybody knows, the speaker's
character, and a generator used for nothing else. Design §7.2.

``Company`` hears what a spectator is told and answers with lines; ``render`` puts a line into a language.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

from .. import locales
from ..game import SPECTATOR, Dice, Event, Ruleset, follow
from ..game.known import Public
from ..game.view import first_view
from .moments import Args, Moment, Person, remark_on


class Line(msgspec.Struct, frozen=True):
    """Something that is said: a Fluent message, and what goes into it."""

    id: str
    args: Args = {}


class Said(msgspec.Struct, frozen=True):
    """Who said what."""

    seat: int
    line: Line


PLAIN: Final = "plain"
"""The manner of those without a character, and of the others where theirs makes no difference."""

_OFTEN, _NOW_AND_THEN, _SELDOM = 60, 35, 20

RATES: Final[dict[Moment, int]] = {
    Moment.DECLARE: _NOW_AND_THEN,
    Moment.OFFER: _OFTEN,
    Moment.OFFER_GOODS: _NOW_AND_THEN,
    Moment.RAISE: _NOW_AND_THEN,
    Moment.BUY: _OFTEN,
    Moment.WITHDRAW: _SELDOM,
    Moment.DEMAND: _OFTEN,
    Moment.THREATEN: _NOW_AND_THEN,
    Moment.SELL: _NOW_AND_THEN,
    Moment.ACCEPT: _NOW_AND_THEN,
    Moment.REFUSE: _OFTEN,
    Moment.REFUSED: _SELDOM,
    Moment.SOLD: _OFTEN,
    Moment.PASS_FREE: _NOW_AND_THEN,
    Moment.PASS_BRIBE: _NOW_AND_THEN,
    Moment.PASSED_FREE: _SELDOM,
    Moment.PASSED_BRIBE: _SELDOM,
    Moment.OPEN_TRUE: _OFTEN,
    Moment.OPEN_FALSE: _OFTEN,
    Moment.OPENED_TRUE: _OFTEN,
    Moment.OPENED_FALSE: _OFTEN,
    Moment.FINE: _SELDOM,
    Moment.FINE_GOODS: _SELDOM,
    Moment.BROKE: _OFTEN,
    Moment.PAID: _SELDOM,
    Moment.PROMISE_KEPT: _NOW_AND_THEN,
    Moment.PROMISE_BROKEN: _OFTEN,
    Moment.PROMISE_SHORT: _OFTEN,
    Moment.BLACK_MARKET: _OFTEN,
    Moment.SHERIFF: _NOW_AND_THEN,
    Moment.WIN: _OFTEN,
    Moment.LOSE: _NOW_AND_THEN,
}
"""How often in a hundred something is said."""

LOUDNESS: Final[dict[str, int]] = {
    PLAIN: 80,
    "cautious": 70,
    "brazen": 140,
    "corrupt": 110,
    "stern": 70,
    "grudging": 100,
    "gullible": 120,
}
"""How much of that a character says, in percent."""


def speak(seat: int, character: str, told: Event, public: Public, dice: Dice) -> Line | None:
    """What a seat says to an event, if anything.

    ``told`` is the event as a spectator is told it, ``public`` what everybody knew just before it. The dice are
    used for nothing else, and their seed must not be the game's: a deal could be guessed from that.
    """
    if any(isinstance(getattr(told, name), tuple) for name in told.secret):
        raise ValueError(f"{type(told).__name__} was told with its secrets: talk takes what a spectator is told.")
    remark = remark_on(seat, told, public)
    if remark is None:
        return None
    moment, args = remark
    manner = character if character in LOUDNESS else PLAIN
    if dice.below(100 * 100) >= RATES[moment] * LOUDNESS[manner]:
        return None
    return Line(dice.choose(variants(moment, manner)), args)


@cache
def variants(moment: Moment, character: str) -> tuple[str, ...]:
    """The messages to choose from: the character's own, or the plain ones where there are none."""
    return _numbered(f"talk-{moment}-{character}") or _numbered(f"talk-{moment}-{PLAIN}")


def _numbered(name: str) -> tuple[str, ...]:
    english = locales.bundle(locales.ENGLISH)
    found: list[str] = []
    while english.has_message(f"{name}-{len(found) + 1}"):
        found.append(f"{name}-{len(found) + 1}")
    return tuple(found)


def render(line: Line, language: str, names: Sequence[str]) -> str:
    """The line in a language, with the names of the seats."""
    args = {key: names[value.seat] if isinstance(value, Person) else value for key, value in line.args.items()}
    return locales.text(language, line.id, args)


class Company:
    """All who talk at a table, by seat, with their characters. It knows what a spectator knows, and no more."""

    def __init__(self, rules: Ruleset, characters: Mapping[int, str], dice: Dice) -> None:
        self.characters = dict(characters)
        self.known = first_view(rules, SPECTATOR)
        self._dice = {seat: dice.fork() for seat in sorted(self.characters)}

    def hear(self, told: Event) -> tuple[Said, ...]:
        """What is said to an event, told as to a spectator. All of them must be told, in order."""
        public = self.known.public
        self.known = follow(self.known, told)
        lines = [(seat, speak(seat, self.characters[seat], told, public, dice)) for seat, dice in self._dice.items()]
        return tuple(Said(seat, line) for seat, line in lines if line is not None)
