"""Inspections held by the moderator, with players that follow a script."""

from collections.abc import Callable, Mapping, Sequence

from nottingham.arena.moderator import Exchange, Moderator
from nottingham.bots import Turn
from nottingham.bots.safe import safe_move
from nottingham.game import Command, Event
from nottingham.game.commands import AcceptOffer
from nottingham.game.known import Phase, Side
from nottingham.game.state import Table
from tests.builders import done

Line = Command | Callable[[Turn], Command | None] | None
"""What to do at one turn: a command, nothing, or whatever the turn leads to."""


class Held:
    """An inspection that was held: every turn, and everything that happened."""

    def __init__(self, table: Table, scripts: Mapping[int, Sequence[Line]], moderator: Moderator | None = None) -> None:
        moderator = moderator or Moderator()
        left = {seat: list(lines) for seat, lines in scripts.items()}
        self.turns: list[Turn] = []
        self.events: list[Event] = []
        exchange = Exchange()
        while table.public.phase is Phase.INSPECTION:
            turn, exchange = moderator.next(table, exchange)
            self.turns.append(turn)
            line = left[turn.seat].pop(0) if left.get(turn.seat) else None
            command = line(turn) if callable(line) else line
            command = command or safe_move(turn)
            if command is not None:
                table, news = done(table, turn.seat, command)
                self.events += news
        self.table = table
        self.unsaid = {seat: lines for seat, lines in left.items() if lines}

    @property
    def order(self) -> list[int]:
        return [turn.seat for turn in self.turns]


def accepting(by: int | Side, to: int | Side = 0) -> Callable[[Turn], Command]:
    """Say yes to the standing offer of one side to another."""
    sides = [side if isinstance(side, tuple) else (side,) for side in (by, to)]

    def say_yes(turn: Turn) -> Command:
        offer = turn.public.offer(*sides)
        assert offer is not None, "no such offer stands"
        return AcceptOffer(offer.id)

    return say_yes
