"""How it goes on from a table: one command, or bots until the round or the game is over."""

from collections.abc import Mapping, Sequence

import msgspec

from ..arena.bot_move import bot_move
from ..arena.moderator import Exchange, Moderator
from ..bots import Bot
from ..bots.asking import tell_bots, watched
from ..bots.seat import Listener
from ..game import Command, Event, Refusal, View, play, tell, view
from ..game.known import AskKind, Phase
from ..game.state import Table
from .company import Resumed
from .count import count_all

PATIENCE = 30.0
"""Seconds that a bot may think here: nobody waits for it, and what it decides must not depend on the machine."""
PACE_OF_TALK = Moderator()


class Way(msgspec.Struct, frozen=True):
    """What the reviewed seat does: at once, and when it is asked later in the round."""

    command: Command | None
    """Nothing: it says nothing until the round is over."""
    then: Mapping[AskKind, Command] = {}


class Result(msgspec.Struct, frozen=True):
    """Where it led."""

    seen: View
    """What the reviewed seat sees there."""
    told: tuple[Event, ...]
    """What it was told on the way."""
    margins: tuple[float, ...]
    """Each seat's score less the mean of the others', or what can be counted of it there."""
    over: bool


def step(table: Table, seat: int, line: Way) -> Result | None:
    """What one command leads to; nothing, if it is refused there."""
    if line.command is None:
        return _outcome(table, seat, [])
    played = play(table, seat, line.command)
    if isinstance(played, Refusal):
        return None
    return _outcome(played[0], seat, played[1])


def play_on(table: Table, seat: int, line: Way | None, bots: Sequence[Bot], *, rounds: int = 0) -> Result | None:
    """Play the line, then let the bots go on: for so many rounds, or to the end. Nothing, if the line is refused."""
    last = table.public.round + rounds if rounds else 0
    events: list[Event] = []
    listeners = [(other, bot) for other, bot in enumerate(bots) if isinstance(bot, Listener)]
    script = dict(line.then) if line is not None else {}
    begun = table.public.round
    with watched():
        if line is not None and line.command is not None:
            played = play(table, seat, line.command)
            if isinstance(played, Refusal):
                return None
            table, news = played
            events += news
            tell_bots(listeners, table.public.n - len(news), news, [], PATIENCE)
        elif line is not None and isinstance(bot := bots[seat], Resumed):
            bot.hush()
        exchange = Exchange()
        while table.public.phase is not Phase.OVER and not (last and table.public.round >= last):
            turn, exchange = PACE_OF_TALK.next(table, exchange)
            scripted = (
                script.pop(turn.ask, None) if turn.seat == seat and turn.ask and table.public.round == begun else None
            )
            moved = play(table, seat, scripted) if scripted is not None else None
            if moved is None or isinstance(moved, Refusal):
                moved = bot_move(table, bots[turn.seat], turn, [], PATIENCE)
            if moved is not None:
                table, news = moved
                events += news
                tell_bots(listeners, table.public.n - len(news), news, [], PATIENCE)
    return _outcome(table, seat, events)


def _outcome(table: Table, seat: int, events: Sequence[Event]) -> Result:
    told = tuple(tell(event, seat) for event in events)
    margins = count_all(table.public, [own.contraband for own in table.own])
    return Result(view(table, seat), told, margins, table.public.phase is Phase.OVER)
