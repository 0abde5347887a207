"""The masterly player in a page: its weights come when somebody first wants it."""

import asyncio
from collections.abc import Iterable
from importlib import import_module
from typing import Final, Protocol

from ..bots import Bot, Chair, register
from ..server.diary import diary
from ..server.problems import Problem

MASTERLY: Final = "master"
log = diary("nottingham.page")


class Later(Protocol):
    """Where the rest of the engine lies."""

    async def bring(self) -> None:
        """Fetch it, and lay it where Python finds it."""


class MasterLater:
    """Listed from the start, and there from when it is first needed."""

    def __init__(self, later: Later | None) -> None:
        self._later = later
        self._coming = asyncio.Lock()
        if later is not None:
            register(
                MASTERLY, _not_yet, "A mind trained on the array engine; it comes when it is wanted.", shipped=True
            )

    async def need(self, specs: Iterable[str]) -> None:
        """Before any of these bots sits down; a ``Problem``, if it cannot be fetched."""
        if self._later is None or all(spec.partition(":")[0] != MASTERLY for spec in specs):
            return
        async with self._coming:
            if self._later is None:
                return
            try:
                await self._later.bring()
            except Exception as error:
                log.exception("the masterly player did not come")
                raise Problem(503, "page.not_here", "This has to be fetched first, and cannot be just now.") from error
            import_module("nottingham.env.master").add()
            self._later = None


def _not_yet(chair: Chair) -> Bot:
    raise RuntimeError("nobody waited for the masterly player")
