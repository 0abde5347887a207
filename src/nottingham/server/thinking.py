"""Where bots think: in threads of their own, a few at a time, so that tables are answered meanwhile.

A thought that takes too long is left alone: its thread cannot be stopped, but nobody waits for it, not even the end
of the program.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")
THOUGHTS_AT_ONCE: Final = 4


class Thinkers:
    """The threads of one server."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(THOUGHTS_AT_ONCE)

    async def think(self, thought: Callable[[], T], seconds: float) -> T:
        """What the thought comes to. Raises TimeoutError if that takes longer."""
        loop = asyncio.get_running_loop()
        coming: asyncio.Future[Any] = loop.create_future()
        async with self._room:
            threading.Thread(target=_run, args=(thought, loop, coming), name="nottingham-bot", daemon=True).start()
            result: T = await asyncio.wait_for(coming, seconds)
            return result


def _run(thought: Callable[[], Any], loop: asyncio.AbstractEventLoop, coming: "asyncio.Future[Any]") -> None:
    result: Any = None
    fault: Exception | None = None
    try:
        result = thought()
    except Exception as error:
        fault = error

    def settle() -> None:
        if coming.done():
            return
        if fault is None:
            coming.set_result(result)
        else:
            coming.set_exception(fault)

    try:
        loop.call_soon_threadsafe(settle)
    except RuntimeError:
        return  # the server has stopped meanwhile
