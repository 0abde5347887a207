"""Bots that take over all seats at some moment of a game, remembering what everybody saw until then.

Those of the table go on as themselves, as far as they decide quickly enough for thousands of games; for people, and for
networks, hard goes on. What the others remember comes from what the reviewed seat was told, less what it alone was
told.
"""

import pickle
import re
from collections import Counter
from typing import Final

import msgspec

from ..bots import Bot, Chair, Turn
from ..bots.asking import sit_down
from ..bots.clever import CHARACTERS, LEVELS, Clever, Taste, taste_of
from ..bots.clever.memory import Memory
from ..bots.registry import UnknownBot, check_spec
from ..bots.seat import Listener
from ..game import Command, Dice, Event, Ruleset, tell
from ..game.events import RoundEnded
from ..game.known import AskKind, FaceDown, Unseen
from ..game.view import SPECTATOR
from ..notation import Header
from .bag_record import kind_of

GOES_ON: Final = "hard"
"""Who goes on for people."""
_BOT: Final = re.compile(r"(?:.+ \()?([^()]+?)\)?")
_SLOW: Final = ("master", "learned", "hard-without")


def level_of(label: str) -> str:
    """The bot that goes on for a seat of a log, by what the log calls it."""
    found = _BOT.fullmatch(label)
    spec = found[1] if found else label
    name, _, character = spec.partition(":")
    if name in LEVELS:
        return spec if not character or character in CHARACTERS else name
    try:
        check_spec(spec)
    except UnknownBot:
        return GOES_ON
    return GOES_ON if name in _SLOW else spec


def levels_in(header: Header) -> tuple[str, ...]:
    return tuple(level_of(label) for label in header.seats)


def kinds_in(header: Header) -> tuple[str, ...]:
    """What kind of bot sits where, as everybody at the table sees it; nothing for people."""
    return tuple(kind_of(label) for label in header.seats)


class Resumed(Clever):
    """A clever player that sits down in the middle: what it did not plan itself it makes a plan of."""

    silent_in = False
    """Whether it offers nothing for the rest of this round."""

    def remember(self, kept: bytes) -> None:
        self.mind.memory = pickle.loads(kept)

    def hush(self) -> None:
        """Offer nothing until the round is over."""
        self._loud: Taste = self.mind.taste
        self.mind.taste = msgspec.structs.replace(self.mind.taste, tools=())
        self.silent_in = True

    def hear(self, n: int, told: Event) -> None:
        if self.silent_in and isinstance(told, RoundEnded):
            self.mind.taste, self.silent_in = self._loud, False
        super().hear(n, told)

    def play(self, turn: Turn) -> Command | None:
        own = turn.own.bag
        bag = turn.public.bags[turn.seat]
        plan = self.merchant.plan
        unplanned = plan is None or Counter(plan.cards) != Counter(own)
        if turn.ask is AskKind.DECLARE and unplanned:
            plans = [self.merchant.plan_as(turn, own, good) for good in turn.public.rules.legal_kinds]
            self.merchant.plan = max(plans, key=lambda one: one.value)
        elif bag is not None and bag.declared is not None and own and bag.verdict is None:
            renamed = plan is None or plan.good is not bag.declared
            self.merchant.plan = self.merchant.plan_as(turn, own, bag.declared) if unplanned or renamed else plan
        return super().play(turn)


class Heads(msgspec.Struct, frozen=True):
    """What everybody remembers at some moment."""

    rules: Ruleset
    specs: tuple[str, ...]
    kept: tuple[bytes, ...]
    told: tuple[tuple[Event, ...], ...]
    """For bots that are not clever: everything they were told."""

    def seated(self, dice: Dice) -> list[Bot]:
        """Bots that go on from here. The same dice make the same decisions."""
        return [self._sits(seat, spec, dice.fork()) for seat, spec in enumerate(self.specs)]

    def _sits(self, seat: int, spec: str, dice: Dice) -> Bot:
        name, _, character = spec.partition(":")
        if name in LEVELS:
            bot = Resumed(Chair(seat, self.rules, dice), taste_of(name, character))
            bot.remember(self.kept[seat])
            return bot
        other = sit_down(spec, Chair(seat, self.rules, dice))
        if isinstance(other, Listener):
            for n, event in enumerate(self.told[seat]):
                other.hear(n, event)
        return other


class PastCompany:
    """Listens to a game from one seat, for all seats."""

    def __init__(self, rules: Ruleset, seat: int, specs: tuple[str, ...]) -> None:
        self.rules, self.seat, self.specs = rules, seat, specs
        self._memories = [Memory(rules.players, other, learns=_learns(spec)) for other, spec in enumerate(specs)]
        self._told: list[list[Event]] = [[] for _ in specs]

    def hear(self, told: Event) -> None:
        """An event as the reviewed seat was told it."""
        public = as_all_saw(told)
        for other, memory in enumerate(self._memories):
            event = told if other == self.seat else public
            if self.specs[other].partition(":")[0] in LEVELS:
                memory.hear(event)
            else:
                self._told[other].append(event)

    def heads(self) -> Heads:
        kept = tuple(pickle.dumps(memory) for memory in self._memories)
        return Heads(self.rules, self.specs, kept, tuple(tuple(told) for told in self._told))

    def memory(self) -> Memory:
        """What the hard bot would remember in the reviewed seat."""
        return self._memories[self.seat]


def as_all_saw(told: Event) -> Event:
    """What everybody was told of an event that one seat was told."""
    if any(isinstance(getattr(told, field), FaceDown | Unseen) for field in told.secret):
        return told
    return tell(told, SPECTATOR)


def _learns(spec: str) -> bool:
    name, _, character = spec.partition(":")
    return taste_of(name, character).learns if name in LEVELS else True
