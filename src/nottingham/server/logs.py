"""Structured logs on stderr: what happened, at which table; never a card, a name or a token.

The text of an exception may hold anything, the rows of a failed statement above all. So what is logged of one is its
type and where it came from; only the database's own complaints about itself are quoted.
"""

import json
import logging
import sys
import traceback
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

import structlog

from .settings import LogFormat
from .storage.outages import complaint


def set_up_logs(log_format: LogFormat) -> None:
    """Ours by structlog; those of the libraries in the same form."""
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_words,
    ]
    if log_format == "json":
        processors.append(structlog.processors.JSONRenderer())
    else:
        processors.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()))
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Libraries(log_format))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


GARBAGE: Final = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
"""What uvicorn says, at length, whenever somebody sends bytes that are no request or no text."""


class _Counted(logging.Filter):
    """Whoever wants to fill a disk by way of the log gets a number in the metrics instead."""

    def __init__(self, count: Callable[[], None]) -> None:
        super().__init__()
        self._count = count

    def filter(self, record: logging.LogRecord) -> bool:
        if record.getMessage() not in GARBAGE:
            return True
        self._count()
        return False


@contextmanager
def quiet_about_garbage(count: Callable[[], None]) -> Iterator[None]:
    """Bytes that make no sense are answered and counted, and not logged: anybody can send them all day."""
    logger, counted = logging.getLogger("uvicorn.error"), _Counted(count)
    logger.addFilter(counted)
    try:
        yield
    finally:
        logger.removeFilter(counted)


def told(error: BaseException) -> str:
    """An exception with its causes: types and places, the last one first."""
    return "\n".join(_lines(error))


def _lines(error: BaseException | None) -> Iterator[str]:
    while error is not None:
        yield complaint(error)
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            yield f"  {frame.filename}:{frame.lineno} {frame.name}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _without_words(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    raised = event.pop("exc_info", None)
    if raised is True:
        raised = sys.exc_info()[1]
    elif isinstance(raised, tuple):
        raised = raised[1]
    if isinstance(raised, BaseException):
        event["exception"] = told(raised)
    return event


class _Libraries(logging.Formatter):
    """What uvicorn, asyncio and others have to say, by the same rules."""

    def __init__(self, log_format: LogFormat) -> None:
        super().__init__("%(asctime)s [%(levelname)s] %(name)s: %(message)s")
        self._json = log_format == "json"

    def format(self, record: logging.LogRecord) -> str:
        words = record.getMessage().splitlines() or [""]  # asyncio shows the task, with its exception, after the first
        record.msg, record.args = words[0], None
        if not self._json:
            return super().format(record)
        found = {
            "event": words[0],
            "logger": record.name,
            "level": record.levelname.lower(),
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            found["exception"] = told(record.exc_info[1])
        return json.dumps(found)

    def formatException(self, ei: Any) -> str:  # noqa: N802  the name is logging's
        return told(ei[1]) if ei[1] is not None else ""
