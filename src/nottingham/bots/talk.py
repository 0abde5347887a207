"""What bots say. Nobody gives anything away by it: talk is a function of what everybody knows, the speaker's
character, and a generator used for nothing else. Design §7.2.

``Company`` hears what a spectator is told and answers with lines; ``render`` puts a line into a language.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

from .. import locales
from ..game import SPECTATOR, Dice, Event, Ruleset, follow
from ..game.known import Public
from ..game.view import first_view
from .occasions import Args, Occasion, Person, remark_on
from .talk_memory import TalkMemory


class Line(msgspec.Struct, frozen=True):
    """Something that is said: a Fluent message, and what goes into it."""

    id: str
    args: Args = {}


class Quip(msgspec.Struct, frozen=True):
    """Who said what."""

    seat: int
    line: Line


PLAIN: Final = "plain"
"""The manner of those without a character, and of the others where theirs makes no difference."""

_ALWAYS = 145
"""Even of those who say little: whoever asks for something is told why not."""
_OFTEN, _NOW_AND_THEN, _SELDOM = 60, 35, 20

TALK_RATES: Final[dict[Occasion, int]] = {
    Occasion.DECLARE: _NOW_AND_THEN,
    Occasion.OFFER: _OFTEN,
    Occasion.OFFER_GOODS: _NOW_AND_THEN,
    Occasion.RAISE: _NOW_AND_THEN,
    Occasion.BUY: _OFTEN,
    Occasion.WITHDRAW: _SELDOM,
    Occasion.DEMAND: _OFTEN,
    Occasion.THREATEN: _NOW_AND_THEN,
    Occasion.SELL: _NOW_AND_THEN,
    Occasion.ACCEPT: _NOW_AND_THEN,
    Occasion.COUNTER: _ALWAYS,
    Occasion.REFUSE: _OFTEN,
    Occasion.REFUSE_DEAR: _ALWAYS,
    Occasion.REFUSE_CLEAN: _ALWAYS,
    Occasion.REFUSE_STAND: _ALWAYS,
    Occasion.REFUSE_LITTLE: _ALWAYS,
    Occasion.REFUSE_PROOF: _ALWAYS,
    Occasion.REFUSED: _SELDOM,
    Occasion.SOLD: _OFTEN,
    Occasion.PASS_FREE: _NOW_AND_THEN,
    Occasion.PASS_BRIBE: _NOW_AND_THEN,
    Occasion.PASSED_FREE: _SELDOM,
    Occasion.PASSED_BRIBE: _SELDOM,
    Occasion.OPEN_TRUE: _OFTEN,
    Occasion.OPEN_FALSE: _OFTEN,
    Occasion.OPENED_TRUE: _OFTEN,
    Occasion.OPENED_FALSE: _OFTEN,
    Occasion.FINE: _SELDOM,
    Occasion.FINE_GOODS: _SELDOM,
    Occasion.BROKE: _OFTEN,
    Occasion.PAID: _SELDOM,
    Occasion.PROMISE_KEPT: _NOW_AND_THEN,
    Occasion.PROMISE_BROKEN: _OFTEN,
    Occasion.PROMISE_SHORT: _OFTEN,
    Occasion.BLACK_MARKET: _OFTEN,
    Occasion.SHERIFF: _NOW_AND_THEN,
    Occasion.WIN: _OFTEN,
    Occasion.LOSE: _NOW_AND_THEN,
}
"""How often in a hundred something is said."""

_REASONS: Final = (
    Occasion.REFUSE_DEAR,
    Occasion.REFUSE_CLEAN,
    Occasion.REFUSE_STAND,
    Occasion.REFUSE_LITTLE,
    Occasion.REFUSE_PROOF,
)
"""A no for a reason; where every word for it has been said, a plain no is left."""

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


def speak(
    seat: int,
    character: str,
    told: Event,
    public: Public,
    dice: Dice,
    memory: TalkMemory | None = None,
    *,
    owed: bool = True,
) -> Line | None:
    """What a seat says to an event, if anything: what fits, and what nobody has said in this game.

    ``told`` is the event as a spectator is told it, ``public`` what everybody knew just before it. The dice are
    used for nothing else, and their seed must not be the game's: a deal could be guessed from that.
    """
    if any(isinstance(getattr(told, name), tuple) for name in told.secret):
        raise ValueError(f"{type(told).__name__} was told with its secrets: talk takes what a spectator is told.")
    remark = remark_on(seat, told, public)
    if remark is None:
        return None
    occasion, args = remark
    manner = character if character in LOUDNESS else PLAIN
    if dice.below(100 * 100) >= TALK_RATES[occasion] * LOUDNESS[manner]:
        return None
    memory = TalkMemory() if memory is None else memory
    found = memory.fitting(variants(occasion, manner), seat, told, public)
    found = found or memory.fitting(variants(occasion, PLAIN), seat, told, public)
    fresh = memory.fresh(found) or memory.fresh(variants(occasion, PLAIN))
    if not fresh and occasion in _REASONS:
        fresh = memory.fresh(memory.fitting(variants(Occasion.REFUSE, manner), seat, told, public))
    if fresh:
        return Line(dice.choose(fresh), args)
    if TALK_RATES[occasion] < _ALWAYS or not owed:
        return None
    # Whoever asks for something is told why not, even if it was said before: then what was said longest ago.
    again = memory.oldest(found)
    return None if again is None else Line(again, args)


@cache
def variants(occasion: Occasion, character: str) -> tuple[str, ...]:
    """The messages to choose from: the character's own, or the plain ones where there are none."""
    return _numbered(f"talk-{occasion}-{character}") or _numbered(f"talk-{occasion}-{PLAIN}")


def _numbered(name: str) -> tuple[str, ...]:
    there = locales.ids(locales.ENGLISH, "talk")
    found: list[str] = []
    while f"{name}-{len(found) + 1}" in there:
        found.append(f"{name}-{len(found) + 1}")
    return tuple(found)


def render(line: Line, language: str, names: Sequence[str]) -> str:
    """The line in a language, with the names of the seats."""
    args = {key: names[value.seat] if isinstance(value, Person) else value for key, value in line.args.items()}
    return locales.text(language, line.id, args)


class Company:
    """All who talk at a table, by seat, with their characters. It knows what a spectator knows, and no more."""

    def __init__(self, rules: Ruleset, characters: Mapping[int, str], dice: Dice, said: Iterable[str] = ()) -> None:
        self.characters = dict(characters)
        self.memory = TalkMemory(said)
        self.known = first_view(rules, SPECTATOR)
        self._dice = {seat: dice.fork() for seat in sorted(self.characters)}

    def hear(self, told: Event) -> tuple[Quip, ...]:
        """What is said to an event, told as to a spectator. All of them must be told, in order."""
        public = self.known.public
        found: list[Quip] = []
        for seat, dice in self._dice.items():
            line = speak(seat, self.characters[seat], told, public, dice, self.memory, owed=self._owed(told))
            if line is not None:
                self.memory.note(seat, line.id, told)
                found.append(Quip(seat, line))
        self.catch_up(told)
        return tuple(found)

    def _owed(self, told: Event) -> bool:
        """Whether a person is one of those whom this is about: people get an answer, bots among themselves may be at
        a loss for words."""
        about = getattr(told, "offer", told)
        seats = {*getattr(about, "by", ()), *getattr(about, "to", ())} or range(self.known.public.rules.players)
        return any(seat not in self.characters for seat in seats)

    def catch_up(self, told: Event) -> None:
        """Something that happened long ago: nobody says anything to it any more."""
        self.memory.follow(told, self.known.public)
        self.known = follow(self.known, told)
