"""Where deals are played: in this process, on all cores, or on the machines of a Ray cluster.

All of them give the same results; only the order in which deals are finished differs.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from .seatings import NoTournament

T = TypeVar("T")
Task = Callable[[int], T]
"""Plays the deal of this number. It is sent to other processes, so it must be a plain object."""


def here(task: Task[T], deals: Sequence[int], workers: int | None = None) -> Generator[T, None, None]:
    """On the cores of this machine, or on so many of them."""
    workers = max(1, min(workers or os.cpu_count() or 1, len(deals)))
    if workers == 1:
        yield from map(task, deals)
        return
    before = set(multiprocessing.active_children())
    with processes(workers) as pool:
        futures = [pool.submit(task, deal) for deal in deals]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise


def processes(workers: int) -> ProcessPoolExecutor:
    """So many processes, none of them a copy of this one: whoever calls may have threads (JAX has), and a copy of a
    process with threads can hang."""
    context: Any = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
    if sys.platform != "win32":
        context.set_forkserver_preload([f"{__package__}.{module}" for module in ("deal", "simulate")])
    return ProcessPoolExecutor(workers, context, _leave_interrupts_to_the_parent)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; one of them answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(task: Task[T], deals: Sequence[int], workers: int | None = None) -> Generator[T, None, None]:
    """On a Ray cluster: the one that ``RAY_ADDRESS`` or ``ray start`` names, else one made here for the occasion.

    The other machines need the same nottingham, and the same bots, installed.
    """
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    try:
        remote = ray.remote(_play)
        shared = ray.put(task)
        waiting = list(deals)
        running: list[Any] = []
        while waiting or running:
            free = len(waiting) if workers is None else max(0, workers - len(running))
            running += [remote.remote(shared, deal) for deal in waiting[:free]]
            waiting = waiting[free:]
            finished, running = ray.wait(running)
            try:
                yield from ray.get(finished)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
    finally:
        if ours:
            ray.shutdown()


def _play(task: Task[T], deal: int) -> T:
    return task(deal)


def _ray() -> Any:
    """Ray, which is a large thing that most people do not need."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise NoTournament("program-arena-no-ray") from None
    return ray
