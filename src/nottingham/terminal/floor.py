"""Whose word it is at a table with one person and bots.

Bots take their turns as the moderator gives them. The person may act at any time, so the order is his to wait for:
merchants have their say, then the person, then those who keep the gate. What the person does starts the exchanges
again, so that bots haggle as long as he does; only a Sheriff's patience has an end.
"""

from enum import Enum, auto
from typing import Final

import msgspec

from ..arena.moderator import Exchange, Moderator
from ..bots import Turn
from ..game import Command
from ..game.commands import MakeOffer
from ..game.known import AskKind, Public
from ..game.state import Table

FRESH_STARTS: Final = 6
"""How often a merchant who is a person makes the keepers of the gate begin again for each bag."""


class Call(Enum):
    """The person's word, and what went before it."""

    NEWS = auto()
    SILENCE = auto()
    """Nothing happened since the person waited."""
    NO_ANSWER = auto()
    """Nothing happened since the person made an offer."""


class Floor:
    """Where the talk is in an inspection."""

    def __init__(self, moderator: Moderator | None = None) -> None:
        self.moderator = moderator or Moderator()
        self._exchange = Exchange()
        self._ahead: tuple[Turn, Exchange] | None = None
        """The turn that waits until the person has spoken."""
        self._asked: tuple[object, int] = (None, -1)
        """The exchange in which the person was asked last, and the number of events after the answer."""
        self._offered = False
        self._patience: tuple[tuple[int, ...], int] = ((), 0)

    def next(self, table: Table, person: int) -> Turn | Call:
        """A bot's turn, or the person's word."""
        while True:
            turn, after = self.moderator.next(table, self._exchange)
            if self._is_persons(table.public, turn, after, person):
                self._ahead = (turn, after)
                self._asked = (_which(after), self._asked[1])
                return self._call(table.public)
            self._exchange = after
            if turn.seat != person:
                turn.spoken_out = [seat for seat in turn.spoken_out if seat != person]  # a person may always answer
                return turn

    def _is_persons(self, public: Public, turn: Turn, after: Exchange, person: int) -> bool:
        """Keepers of the gate speak at their turn; others before the gate speaks, if there is anything new."""
        if turn.ask is not AskKind.SETTLE:
            return False
        if turn.seat == person:
            return True
        if person in after.speakers:
            return False
        return self._asked[1] != public.n and self._asked[0] != _which(after)

    def _call(self, public: Public) -> Call:
        if self._asked[1] != public.n:
            return Call.NEWS
        return Call.NO_ANSWER if self._offered else Call.SILENCE

    def spoke(self, public: Public, command: Command | None, person: int, words: int = 0) -> None:
        """The person did something, or waited; ``public`` is what was known before, ``words`` what they said first."""
        assert self._ahead is not None
        turn, after = self._ahead
        self._asked = (self._asked[0], public.n + words)
        self._offered = isinstance(command, MakeOffer)
        if person in public.sheriffs:
            mine = turn.seat == person
            self._exchange = Exchange() if command is not None else after if mine else self._exchange
        elif command is not None and self._patient(after):
            speakers = (turn.seat, *after.speakers)
            self._exchange = msgspec.structs.replace(after, number=1, speakers=speakers)

    def heard_a_word(self) -> None:
        """Somebody said something (rules §17): that is nothing that was done, and makes no exchange longer."""
        self._exchange = self._exchange.with_a_word()
        if self._ahead is not None:
            turn, after = self._ahead
            self._ahead = (turn, after.with_a_word())

    def _patient(self, after: Exchange) -> bool:
        bags, times = self._patience
        times = times + 1 if bags == after.inspection else 1
        self._patience = (after.inspection, times)
        return times <= FRESH_STARTS


def _which(exchange: Exchange) -> object:
    return exchange.inspection, exchange.number, exchange.began
