"""The server's diary: structlog's where it is installed. The page in a browser has its console."""

import sys
import traceback
from typing import Any, Protocol


class Diary(Protocol):
    """As much of structlog's logger as tables and bots use."""

    def warning(self, event: str, **said: Any) -> Any:
        """Something that should not be."""

    def exception(self, event: str, **said: Any) -> Any:
        """A fault of ours, with where it happened."""


class Stderr:
    """Plain lines for whoever looks."""

    def warning(self, event: str, **said: Any) -> None:
        print(event, *(f"{key}={value}" for key, value in said.items()), file=sys.stderr)

    def exception(self, event: str, **said: Any) -> None:
        self.warning(event, **said)
        traceback.print_exc()


def diary(name: str) -> Diary:
    """The logger of a part of the server."""
    try:
        import structlog  # noqa: PLC0415 - the page in a browser has none
    except ModuleNotFoundError:
        return Stderr()
    found: Diary = structlog.get_logger(name)
    return found
