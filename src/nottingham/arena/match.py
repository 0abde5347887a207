"""One game of bots. A bot that raises, hangs or answers nonsense loses its move, is reported, and breaks nothing."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import msgspec

from ..bots.registry import seat_bot
from ..bots.safe import safe_move
from ..bots.seat import Bot, Chair, Listener, Turn
from ..game import Command, Dice, Event, Refusal, Ruleset, new_game, play, tell
from ..game.known import Phase
from ..game.state import Table
from .moderator import Memory, Moderator

TIME_LIMIT = 1.0
"""Seconds that a bot may think about one move."""


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot lost."""

    seat: int
    n: int
    """How many events there were."""
    why: str


class Match(msgspec.Struct, frozen=True):
    """A game that was played."""

    table: Table
    events: list[Event]
    faults: list[Fault]
    commands: int


class OutOfTime(Exception):
    """A bot thought for too long."""


Watcher = Callable[[Table, Sequence[Event]], None]


def play_match(
    rules: Ruleset,
    seed: int,
    specs: Sequence[str],
    *,
    moderator: Moderator | None = None,
    first_sheriff: int | None = None,
    time_limit: float = TIME_LIMIT,
    watch: Watcher | None = None,
) -> Match:
    """Seat these bots and play a game to its end."""
    dice = Dice(seed)
    seats = [seat_bot(spec, Chair(seat, rules, dice.fork())) for seat, spec in enumerate(specs)]
    return play_bots(
        rules, seed, seats, moderator=moderator, first_sheriff=first_sheriff, time_limit=time_limit, watch=watch
    )


def play_bots(
    rules: Ruleset,
    seed: int,
    seats: Sequence[Bot],
    *,
    moderator: Moderator | None = None,
    first_sheriff: int | None = None,
    time_limit: float = TIME_LIMIT,
    watch: Watcher | None = None,
) -> Match:
    """The same, with bots that are sitting already."""
    moderator = moderator or Moderator()
    listeners = [(seat, bot) for seat, bot in enumerate(seats) if isinstance(bot, Listener)]
    table, news = new_game(rules, seed, first_sheriff)
    events: list[Event] = []
    faults: list[Fault] = []
    memory, commands = Memory(), 0
    while True:
        for n, event in enumerate(news, start=len(events)):
            for seat, bot in listeners:
                _hear(bot, seat, n, tell(event, seat), faults)
        events += news
        if watch is not None:
            watch(table, news)
        if table.public.phase is Phase.OVER:
            return Match(table, events, faults, commands)
        turn, memory = moderator.next(table, memory)
        news = []
        played = _move(table, seats[turn.seat], turn, time_limit, faults)
        if played is not None:
            table, news = played
            commands += 1


def _hear(bot: Listener, seat: int, n: int, told: Event, faults: list[Fault]) -> None:
    try:
        bot.hear(n, told)
    except Exception as error:
        faults.append(Fault(seat, n, f"raised {type(error).__name__} when told of an event: {error}"))


def _move(
    table: Table, bot: Bot, turn: Turn, time_limit: float, faults: list[Fault]
) -> tuple[Table, list[Event]] | None:
    """The bot's move, or the safe default in its place; nothing, if it waits."""
    command, why = _ask(bot, turn, time_limit)
    if not why:
        if command is None:
            return None
        played = play(table, turn.seat, command)
        if not isinstance(played, Refusal) and _allowed(turn, command):
            return played
        code = played.code if isinstance(played, Refusal) else "moderator.settle_now"
        why = f"answered {type(command).__name__}, which was refused: {code}"
    faults.append(Fault(turn.seat, table.public.n, why))
    safe = safe_move(turn)
    if safe is None:
        return None
    played = play(table, turn.seat, safe)
    assert not isinstance(played, Refusal), f"the safe default {safe} was refused: {played}"
    return played


def _allowed(turn: Turn, command: Command) -> bool:
    return not turn.settle_now or turn.choices.contains(command)


def _ask(bot: Bot, turn: Turn, time_limit: float) -> tuple[Command | None, str]:
    """The bot's answer, and what is wrong with it."""
    try:
        with _limit(time_limit):
            command = bot.play(turn)
    except OutOfTime:
        return None, f"thought for more than {time_limit} seconds"
    except Exception as error:
        return None, f"raised {type(error).__name__}: {error}"
    if command is None:
        return None, "" if turn.may_wait else "had to move and did not"
    return command, ""


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Break off what takes too long. Works in the main thread of systems with interval timers (not on Windows)."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(signum: int, frame: FrameType | None) -> None:
    raise OutOfTime
