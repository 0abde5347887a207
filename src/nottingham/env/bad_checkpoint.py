"""What is wrong with a file that should hold a network."""

from typing import Any

from ..locales import Worded


class BadCheckpoint(Worded, ValueError):
    """The file holds no network that fits this game. The message is a sentence that says why."""


def wrong_format(path: str, about: dict[str, Any], ours: int) -> BadCheckpoint:
    """The file is of another format than the one that this version reads."""
    return BadCheckpoint("program-checkpoint-format", path=path, format=str(about.get("format")), ours=str(ours))
