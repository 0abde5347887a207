"""Reviews of finished games: made one after the other in a process of their own, so that no table waits for them.

Whoever asks gets a place in a line, and hears how far it is. The line is short; what reviews take on a core is counted
for each guest and each address, and who has used up theirs is refused until some has come back.
"""

import asyncio
import os
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from typing import Final, Literal

import msgspec
import structlog

from ..game.events import SceneSet
from ..review.reviewing import Review
from .limits import Buckets
from .metrics import Metrics
from .problems import Problem, too_much
from .review_worker import BranchWish, ReviewJob, ReviewStep
from .settings import Settings

REVIEW_FORMAT: Final = 2
"""What kept reviews are in: those of another release are made again."""
EACH_AT_ONCE: Final = 2
"""Reviews that one guest, or one address, has in the line."""
IDLE_SECONDS: Final = 120.0
"""So long the process waits for the next one."""
WALL: Final = 4.0
"""A review gets so much more time by the clock than on a core: others go first."""
LONGEST_LINE: Final = 2**24
log = structlog.get_logger("nottingham.reviews")

ReviewState = Literal["waiting", "working", "done", "failed"]
Keep = Callable[[bytes], Awaitable[None]]


class ReviewNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review is. The last line is `done` with the review, or `failed` with a code and a sentence."""

    state: ReviewState
    ahead: int = 0
    """Reviews before it in the line."""
    done: int = 0
    """Decisions that are judged, of those that are looked at closely."""
    of: int = 0
    review: Review | None = None
    code: str = ""
    why: str = ""


class Reviewing:
    """A review that somebody waits for."""

    def __init__(
        self,
        seat: int,
        game: bytes,
        payers: Sequence[Hashable],
        keep: Keep | None,
        branch: BranchWish | None,
        rollouts: int | None,
    ) -> None:
        self.game, self.payers, self.keep = game, payers, keep
        self._wish = ReviewJob(seat, len(game), 0.0, branch, rollouts)
        self.last = ReviewStep()
        """What came of it."""
        self.now = b""
        self.over = False
        self.watchers = 1
        self._news = asyncio.Event()

    def job(self, seconds: float) -> ReviewJob:
        """What is to be done, in so many seconds of a core."""
        return msgspec.structs.replace(self._wish, seconds=seconds)

    def tell(self, now: ReviewNow | bytes) -> None:
        self.now = msgspec.json.encode(now) if isinstance(now, ReviewNow) else now
        self._news.set()
        self._news = asyncio.Event()

    def end(self, now: ReviewNow | bytes) -> None:
        self.over = True
        self.tell(now)

    async def lines(self) -> AsyncGenerator[bytes]:
        """What is to be told, as lines of JSON; the newest only, if they come faster than they are read."""
        try:
            while True:
                now, over, news = self.now, self.over, self._news
                yield now + b"\n"
                if over:
                    return
                await news.wait()
        finally:
            self.watchers -= 1


def done_line(review: bytes) -> bytes:
    """The last line of a review that is there already, as JSON."""
    return b'{"state":"done","review":' + review + b"}"


class Reviews:
    """The line, and the process that works it off."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings, self._metrics = settings, metrics
        rate = settings.review_seconds_per_minute
        self._purses = Buckets(rate / 60, rate * 3)
        self._line: dict[Hashable, Reviewing] = {}
        """The first is the one that is worked on."""
        self._worker = _Worker()
        self._runner: asyncio.Task[None] | None = None
        self._more = asyncio.Event()
        metrics.reviews_waiting.set_function(lambda: max(0, len(self._line) - 1))
        metrics.reviews_running.set_function(lambda: min(1, len(self._line)))

    @property
    def pid(self) -> int | None:
        """The process, if there is one just now."""
        return self._worker.pid

    def ask(
        self,
        key: Hashable,
        seat: int,
        game: Callable[[], bytes],
        payers: Sequence[Hashable],
        keep: Keep | None = None,
        branch: BranchWish | None = None,
        rollouts: int | None = None,
    ) -> Reviewing:
        """A review that is to be made; the same one for everybody who asks meanwhile."""
        found = self._line.get(key)
        if found is not None:
            found.watchers += 1
            return found
        if any(self._purses.empty(payer) for payer in payers):
            self._metrics.refused.labels("reviews").inc()
            raise too_much("You have had many games reviewed just now; wait a minute.")
        mine = max((sum(payer in one.payers for one in self._line.values()) for payer in payers), default=0)
        if mine >= EACH_AT_ONCE or len(self._line) >= self._settings.reviews_waiting:
            self._metrics.refused.labels("reviews").inc()
            raise too_much("Other reviews have to be made first; wait a minute.")
        new = self._line[key] = Reviewing(seat, game(), payers, keep, branch, rollouts)
        new.tell(ReviewNow("waiting", ahead=len(self._line) - 1))
        self._more.set()
        if self._runner is None or self._runner.done():
            self._runner = asyncio.get_running_loop().create_task(self._work())
        return new

    async def branch(
        self, seat: int, game: Callable[[], bytes], payers: Sequence[Hashable], wish: BranchWish
    ) -> tuple[SceneSet, ReviewStep]:
        """The table at a moment of a game, with what was found beside it; a ``Problem``, if there is none."""
        job = self.ask(wish, seat, game, payers, branch=wish)
        async for _ in job.lines():
            pass
        last = job.last
        if last.scene is None:
            raise Problem(400, last.code or "review.failed", last.why or "There is no way on from there.")
        return last.scene, last

    async def close(self) -> None:
        if self._runner is not None:
            self._runner.cancel()
            with suppress(asyncio.CancelledError):
                await self._runner
        await self._worker.stop()

    async def _work(self) -> None:
        while await self._something():
            key, job = next(iter(self._line.items()))
            self._move_up()
            try:
                if job.watchers:
                    await self._make(job)
                else:  # whoever asked has left
                    job.end(ReviewNow("failed", code="review.dropped", why="Nobody waits for this review any more."))
            except Exception:
                log.exception("a review failed")
                await self._worker.stop()
                job.end(ReviewNow("failed", code="review.failed", why="The review failed; it is noted."))
            finally:
                del self._line[key]

    async def _something(self) -> bool:
        """Whether there is more to do. The process is kept for a while: it takes a second to start."""
        if not self._line:
            self._more.clear()
            try:
                await asyncio.wait_for(self._more.wait(), IDLE_SECONDS)
            except TimeoutError:
                await self._worker.stop()
        return bool(self._line)

    def _move_up(self) -> None:
        for ahead, job in enumerate(self._line.values()):
            job.tell(ReviewNow("waiting", ahead=ahead))

    async def _make(self, job: Reviewing) -> None:
        job.tell(ReviewNow("working"))
        seconds = self._settings.review_seconds
        used = seconds
        try:
            async with asyncio.timeout(30 + WALL * seconds):
                last = await self._worker.review(
                    job.job(seconds),
                    job.game,
                    lambda step: job.tell(ReviewNow("working", done=step.done, of=step.of)),
                )
            used = last.seconds
        except (TimeoutError, EOFError, OSError) as error:
            await self._worker.stop()
            log.warning("the process that reviews games had to be ended", why=type(error).__name__)
            last = ReviewStep(code="review.too_long", why="This game takes too long to review here.")
        for payer in job.payers:
            self._purses.spend(payer, used)
        self._metrics.review_seconds.observe(used)
        self._metrics.reviews.labels(last.code or "done").inc()
        job.last = last
        if last.scene is not None:
            job.end(ReviewNow("done"))
            return
        if last.review is None:
            job.end(ReviewNow("failed", code=last.code, why=last.why))
            return
        found = msgspec.json.encode(last.review)
        if job.keep is not None:
            await job.keep(found)
        job.end(done_line(found))


class _Worker:
    """The process. It is started when there is something to do."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def review(self, job: ReviewJob, game: bytes, tell: Callable[[ReviewStep], None]) -> ReviewStep:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n" + game)
        await process.stdin.drain()
        while line := await process.stdout.readline():
            step = msgspec.json.decode(line, type=ReviewStep)
            if step.review is not None or step.scene is not None or step.code:
                return step
            tell(step)
        raise EOFError

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "nottingham.server.review_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env=os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
