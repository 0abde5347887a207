"""A bot's move on the real table: what it answered, or a safe default where that cannot be played."""

from typing import Protocol, runtime_checkable

from ..bots.asking import TIME_LIMIT, answer, word_of
from ..bots.faults import Fault, blame
from ..bots.safe import safe_move
from ..bots.seat import Bot, Speaker, Turn
from ..game import Command, Event, Refusal, Say, play
from ..game.state import Table


@runtime_checkable
class Corrigible(Protocol):
    """A bot may also have this: it is told why its answer is no good, and may be asked again."""

    def refused(self, code: str) -> bool:
        """The rules said no: whether to ask again."""


def bot_move(
    table: Table, bot: Bot, turn: Turn, faults: list[Fault], time_limit: float = TIME_LIMIT
) -> tuple[Table, list[Event]] | None:
    """The bot's move, or the safe default in its place; nothing, if it waits."""
    command, why = answer(bot, turn, time_limit)
    if isinstance(command, Say):
        if isinstance(bot, Corrigible) and bot.refused("say.too_many"):
            return bot_move(table, bot, turn, faults, time_limit)
        why = "answered with a statement: those are asked for apart"
    if not why:
        if command is None:
            return None
        played = play(table, turn.seat, command)
        if not isinstance(played, Refusal) and _allowed(turn, command):
            return played
        code = played.code if isinstance(played, Refusal) else "moderator.settle_now"
        if isinstance(bot, Corrigible) and bot.refused(code):
            return bot_move(table, bot, turn, faults, time_limit)
        why = blame("refused", command=type(command).__name__, code=code)
    faults.append(Fault(turn.seat, table.public.n, why))
    safe = safe_move(turn)
    if safe is None:
        return None
    played = play(table, turn.seat, safe)
    assert not isinstance(played, Refusal), f"the safe default {safe} was refused: {played}"
    return played


def bot_word(
    table: Table, bot: Speaker, turn: Turn, faults: list[Fault], time_limit: float = TIME_LIMIT
) -> tuple[Table, list[Event]] | None:
    """What a bot says before its turn, if anything. What it may not say is not said, and is a fault."""
    said, why = word_of(bot, turn, time_limit)
    if said is not None:
        played = play(table, turn.seat, Say(said))
        if not isinstance(played, Refusal):
            return played
        why = blame("hushed", code=played.code)
    if why:
        faults.append(Fault(turn.seat, table.public.n, why))
    return None


def _allowed(turn: Turn, command: Command) -> bool:
    return not turn.settle_now or turn.choices.contains(command)
