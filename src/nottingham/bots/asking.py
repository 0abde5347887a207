"""Asking bots so that nothing they do breaks a game: who raises, hangs or answers nonsense loses the move to a safe
default, and is reported."""

import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import msgspec

from ..game import Command, Event, tell
from .registry import maker_of
from .seat import Bot, Chair, Listener, Turn

TIME_LIMIT = 1.0
"""Seconds that a bot may think about one move."""


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot lost."""

    seat: int
    n: int
    """How many events there were."""
    why: str


class OutOfTime(BaseException):
    """A bot thought for too long. No ``Exception``, so that a bot that catches all of those is stopped, too."""


class Absent:
    """Sits where a bot could not be made, and loses every move."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def play(self, turn: Turn) -> Command | None:
        raise self.error


def sit_down(spec: str, chair: Chair) -> Bot:
    """Make a bot. One that fails there loses all its moves; one that does not exist is an ``UnknownBot``."""
    maker, argument = maker_of(spec)
    try:
        return maker(msgspec.structs.replace(chair, argument=argument))
    except (Exception, SystemExit) as error:
        return Absent(error)


def tell_bots(
    listeners: Sequence[tuple[int, Listener]],
    n: int,
    news: Sequence[Event],
    faults: list[Fault],
    time_limit: float = TIME_LIMIT,
) -> None:
    """Tell all that listen what happened from event number n on. They share their time, since setting an alarm takes
    longer than most of them listen; who still listens when it is over is stopped."""
    untold = iter([(i, event, seat, bot) for i, event in enumerate(news, start=n) for seat, bot in listeners])
    i, seat = n, 0
    while listeners:
        try:
            with _limit(time_limit * len(listeners)):
                for i, event, seat, bot in untold:
                    _tell(bot, seat, i, event, faults)
            return
        except OutOfTime:
            faults.append(Fault(seat, i, f"listened for more than {time_limit} seconds"))


def _tell(bot: Listener, seat: int, n: int, event: Event, faults: list[Fault]) -> None:
    try:
        bot.hear(n, tell(event, seat))
    except (Exception, SystemExit) as error:
        faults.append(Fault(seat, n, f"raised {type(error).__name__} when told of an event: {error}"))


def answer(bot: Bot, turn: Turn, time_limit: float = TIME_LIMIT) -> tuple[Command | None, str]:
    """The bot's answer, and what is wrong with it."""
    try:
        with _limit(time_limit):
            command = bot.play(turn)
    except OutOfTime:
        return None, f"thought for more than {time_limit} seconds"
    except (Exception, SystemExit) as error:
        return None, f"raised {type(error).__name__}: {error}"
    if command is None:
        return None, "" if turn.may_wait else "had to move and did not"
    return command, ""


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Break off what takes too long: in the main thread of systems with interval timers. Elsewhere (on Windows) what
    took too long is told when it is over."""
    start = time.monotonic()
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
    else:
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - start > seconds:
        raise OutOfTime


def _ring(signum: int, frame: FrameType | None) -> None:
    raise OutOfTime
