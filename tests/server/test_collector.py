"""The garbage collector does not stop the tables (server/collector.py)."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from nottingham.server.collector import A_SOCKET, GROWTH, NEVER, WORTH_IT, Collector, worth_it
from nottingham.server.hub import Hub
from nottingham.server.settings import Settings
from nottingham.server.storage import Store


class Knot:
    """Something that refers to itself, as a closed socket does."""

    def __init__(self) -> None:
        self.itself = self


def with_a_hub(folder: Path, story: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder}/games.db")
        store.open()
        try:
            await story(Hub(store, Settings()))
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("closed", "still_open", "more", "expected"),
    [
        (WORTH_IT - 1, 0, 0, False),
        (WORTH_IT, 0, 0, True),
        (WORTH_IT, 12_000, 0, False),
        (3_000, 12_000, 0, True),
        (0, 12_000, GROWTH + 12_000 * A_SOCKET - 1, False),
        (0, 12_000, GROWTH + 12_000 * A_SOCKET, True),
        (0, 0, GROWTH, True),
    ],
)
def test_people_who_play_are_stopped_only_when_it_is_worth_it(
    closed: int, still_open: int, more: int, expected: bool
) -> None:
    assert worth_it(closed, still_open, more) is expected


def test_closed_sockets_are_cleared_away_when_nobody_plays(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        collector = Collector(look_seconds=0.01, apart_seconds=0.0)
        collector.open(hub)
        try:
            assert gc.get_threshold()[2] == NEVER
            knot = Knot()
            gone = weakref.ref(knot)
            gc.collect(1)  # it is not young any more
            del knot
            hub.metrics.socket_opened()
            hub.metrics.socket_closed()
            async with asyncio.timeout(20):
                while gone() is not None:
                    await asyncio.sleep(0.01)
            assert b"nottingham_gc_long_walks_total" in hub.metrics.text()
            assert collector.longest > 0
        finally:
            collector.close()

    before = gc.get_threshold()
    with_a_hub(tmp_path, story)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_objects_that_stay_are_not_walked_over_again_and_again(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        collector = Collector(look_seconds=0.01, apart_seconds=3600.0)
        collector.open(hub)
        walks = []
        gc.callbacks.append(note := lambda phase, info: walks.append(info["generation"]) if phase == "stop" else None)
        try:
            hub.metrics.socket_opened()
            hub.metrics.socket_closed()
            kept = []
            for _ in range(60):
                kept.append([Knot() for _ in range(200)])
                hub.metrics.moved("played")
                await asyncio.sleep(0.005)
            assert walks
            assert 2 not in walks
        finally:
            gc.callbacks.remove(note)
            collector.close()

    with_a_hub(tmp_path, story)
