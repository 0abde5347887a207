"""Asking bots so that nothing they do breaks a game: who raises, hangs or answers nonsense loses the move to a safe
default, and is reported."""

import gc
import signal
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

import msgspec

from ..game import Command, Event, Statement
from ..game.view import tell_each
from .faults import Fault, blame
from .registry import maker_of
from .seat import Bot, Chair, Listener, Speaker, Turn

T = TypeVar("T")
SOON = 0.05
"""Seconds until an alarm that nobody could hear rings again."""

TIME_LIMIT = 1.0
"""Seconds that a bot may think about one move."""


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
    if not listeners:
        return
    seats = [seat for seat, _ in listeners]
    untold = iter(
        [
            (i, told, seat, bot)
            for i, event in enumerate(news, start=n)
            for told, (seat, bot) in zip(tell_each(event, seats), listeners, strict=True)
        ]
    )
    at = [n, 0]

    def tell_all() -> None:
        for at[0], told, at[1], bot in untold:
            try:
                bot.hear(at[0], told)
            except (Exception, SystemExit) as error:
                faults.append(Fault(at[1], at[0], blame("deaf", error=type(error).__name__, said=error)))

    while True:
        try:
            return _timed(time_limit * len(listeners), tell_all)
        except OutOfTime:
            faults.append(Fault(at[1], at[0], blame("listened", seconds=time_limit)))


def answer(bot: Bot, turn: Turn, time_limit: float = TIME_LIMIT) -> tuple[Command | None, str]:
    """The bot's answer, and what is wrong with it."""
    try:
        command = _timed(time_limit, bot.play, turn)
    except OutOfTime:
        return None, blame("thought", seconds=time_limit)
    except (Exception, SystemExit) as error:
        return None, blame("raised", error=type(error).__name__, said=error)
    if command is None:
        return None, "" if turn.may_wait else blame("still")
    return command, ""


def word_of(bot: Speaker, turn: Turn, time_limit: float = TIME_LIMIT) -> tuple[Statement | None, str]:
    """What a bot says before its turn, and what is wrong with it. Nothing, mostly."""
    try:
        said = _timed(time_limit, bot.say, turn)
    except OutOfTime:
        return None, blame("mulled", seconds=time_limit)
    except (Exception, SystemExit) as error:
        return None, blame("dumb", error=type(error).__name__, said=error)
    return said, ""


@contextmanager
def watched() -> Iterator[None]:
    """Many questions in a row, with one alarm bell for all of them: putting it up takes longer than most answers."""
    if _hung or not _can_ring():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    _hung.append(threading.get_ident())
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        _hung.clear()
        signal.signal(signal.SIGALRM, before)


_hung: list[int] = []
"""The thread for which the bell hangs, while it does."""
_asking = [False]
"""Whether anybody is asked just now: the bell is set for each question, but left alone between two of them."""


def _can_ring() -> bool:
    """Only the main thread of systems with interval timers can be broken off. Elsewhere (on Windows) what took too long
    is told when it is over."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _timed(seconds: float, work: Callable[..., T], *given: Turn) -> T:
    """What comes of it, unless that takes too long."""
    if threading.get_ident() not in _hung:
        with watched():
            heard = threading.get_ident() in _hung
            return _timed(seconds, work, *given) if heard else _clocked(seconds, work, *given)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    _asking[0] = True
    try:
        return _clocked(seconds, work, *given)
    finally:
        _asking[0] = False


def _clocked(seconds: float, work: Callable[..., T], *given: Turn) -> T:
    start = time.monotonic()
    found = work(*given)
    if time.monotonic() - start > seconds:
        raise OutOfTime
    return found


def _ring(signum: int, frame: FrameType | None) -> None:
    if not _asking[0]:
        return
    if _tidying(frame):
        signal.setitimer(signal.ITIMER_REAL, SOON, SOON)
        return
    raise OutOfTime


def _tidying(frame: FrameType | None) -> bool:
    """Whether Python collects garbage, or drops what nobody needs: whatever is raised there is swallowed, so the bell
    rings again when that is over."""
    called = [getattr(each, "__code__", None) for each in gc.callbacks]
    while frame is not None:
        code = frame.f_code
        if code.co_name == "__del__" or code.co_filename in _OF_WEAK_REFERENCES or code in called:
            return True
        frame = frame.f_back
    return False


_OF_WEAK_REFERENCES = [each.__code__.co_filename for each in (weakref.finalize.__call__, weakref.WeakSet.add)]
