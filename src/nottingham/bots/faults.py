"""Moves that bots lost, and why: in a form that logs and figures keep, and in words for people."""

import re
from typing import Final

import msgspec

from ..notation.words import Narrator


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot lost."""

    seat: int
    n: int
    """How many events there were."""
    why: str


FAULT_FORMS: Final = {
    "thought": "thought for more than {seconds} seconds",
    "listened": "listened for more than {seconds} seconds",
    "mulled": "thought for more than {seconds} seconds about what to say",
    "dumb": "raised {error} when asked to speak: {said}",
    "deaf": "raised {error} when told of an event: {said}",
    "raised": "raised {error}: {said}",
    "busy": "is still thinking about an earlier move",
    "hushed": "said something that was refused: {code}",
    "still": "had to move and did not",
    "refused": "answered {command}, which was refused: {code}",
}
"""What can be wrong, as it is kept."""


def blame(kind: str, **details: object) -> str:
    return FAULT_FORMS[kind].format(**details)


def blame_in_words(why: str, words: Narrator) -> str:
    """The same in somebody's language. What a program of others said stays as it is."""
    for kind, form in FAULT_FORMS.items():
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.*?)", re.escape(form))
        found = re.fullmatch(pattern, why, re.DOTALL)
        if found:
            details = {"seconds": "", "error": "", "said": "", "command": "", "code": "", **found.groupdict()}
            said = details.pop("said")
            told = words.t("terminal-fault", details, kind=kind)
            return f"{told} ({said})" if said else told
    return why
