"""A process beside the server that reviews games, one after the other, and steps back for everything else.

``python -m nottingham.server.review_worker`` reads jobs from its input: a line of JSON (``ReviewJob``), then the log.
It answers each with lines of JSON (``ReviewStep``); the last one has the review, or says why there is none. In the page
that plays without a server, ``answer_job`` does the same in a worker of its own.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, Final

import msgspec

from ..game import Dice
from ..game.events import SceneSet
from ..notation import LogError
from ..notation.log import from_bytes
from ..review.branching import NotBranched, branch_off, seen_by_all
from ..review.reviewing import NotReviewed, Review, review
from .branch_start import packed_events

STEPS_BACK: Final = 10
"""How nice it is: where a machine is busy, it gets a tenth of what a table gets."""
LARGEST_MEMORY: Final = 2 * 1024**3
"""Bytes: a log that somebody made up can ask for a lot."""
ENOUGH: Final = 0.75
"""The share of its time after which nothing more is played on: what is found by then is told."""
_CODES: Final = {
    "review-not-unfinished": "review.unfinished",
    "review-not-told": "review.not_told",
    "review-branch-too-early": "branch.too_early",
}


class BranchWish(msgspec.Struct, frozen=True):
    """A moment of a game to go on from."""

    n: int
    again: bool
    dice: int


class ReviewJob(msgspec.Struct, frozen=True):
    """What to do: the log follows, with so many bytes."""

    seat: int
    size: int
    seconds: float
    """What it may take on one core."""
    branch: BranchWish | None = None
    """Not a review, but another way on."""
    rollouts: int | None = None
    """How often every decision is played on; nothing: the usual."""


class ReviewStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far it is, and in the end what came of it."""

    done: int = 0
    of: int = 0
    review: Review | None = None
    scene: SceneSet | None = None
    """The table, where another way on was wished for."""
    n: int = 0
    """After how many events that was."""
    past: bytes = b""
    """What everybody had seen until then (branch_start.py)."""
    code: str = ""
    why: str = ""
    seconds: float = 0.0
    """What it took, in the last one."""


class _TooLong(Exception):
    """The job has used up its seconds."""


_job_of, _written = msgspec.json.Decoder(ReviewJob).decode, msgspec.json.Encoder().encode


def main(source: BinaryIO, sink: BinaryIO) -> None:
    def answer(step: bytes) -> None:
        sink.write(step + b"\n")
        sink.flush()

    while line := source.readline():
        job = _job_of(line)
        _work_off(job, source.read(job.size), answer)


def answer_job(job: str, log: str, tell: Callable[[str], None]) -> None:
    """A ``ReviewJob`` as JSON, with its log; every step is told as JSON."""
    _work_off(_job_of(job), log.encode(), lambda step: tell(step.decode()))


def _work_off(job: ReviewJob, log: bytes, answer: Callable[[bytes], None]) -> None:
    begun = time.process_time()
    last = _reviewed(job, log, lambda done, of: answer(_written(ReviewStep(done, of))))
    answer(_written(msgspec.structs.replace(last, seconds=time.process_time() - begun)))


def _reviewed(job: ReviewJob, log: bytes, tell: Callable[[int, int], None]) -> ReviewStep:
    """Whatever the log is, there is an answer."""
    try:
        with _at_most(job.seconds):
            if job.branch is not None:
                wish = job.branch
                game = from_bytes(log)
                scene, n = branch_off(game, job.seat, wish.n, Dice(wish.dice), again=wish.again)
                past = packed_events(game.header.ruleset, seen_by_all(game, job.seat, n))
                return ReviewStep(scene=scene, n=n, past=past)
            end = time.process_time() + ENOUGH * job.seconds
            found = review(from_bytes(log), job.seat, job.rollouts, tell, lambda: time.process_time() > end)
            return ReviewStep(review=found)
    except _TooLong:
        return ReviewStep(code="review.too_long", why="This game takes too long to review here.")
    except LogError as error:
        return ReviewStep(code="log.unreadable", why=str(error))
    except (NotReviewed, NotBranched) as error:
        return ReviewStep(code=_CODES.get(error.message, "review.refused"), why=str(error))
    except Exception:
        return ReviewStep(code="review.refused", why="What this log tells cannot be reviewed.")


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """So much time of a core; where the system cannot say when it is over, the server looks at the clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(*_: object) -> None:
        raise _TooLong

    signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _step_back() -> None:
    """Everybody else goes first."""
    if hasattr(os, "nice"):
        os.nice(STEPS_BACK)
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_AS, (LARGEST_MEMORY, LARGEST_MEMORY))


if __name__ == "__main__":
    _step_back()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    main(sys.stdin.buffer, out)
