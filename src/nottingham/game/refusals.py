"""Why a command was refused: coded, with the rule's section. Design §3."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import force_setattr

from .closed import NOTHING, closed


class Refusal(msgspec.Struct, frozen=True):
    """A command that the rules forbid. It changed nothing, and it depends on the sender's view only."""

    code: str
    """``area.reason``; never renamed."""
    section: str
    """The section of the rules that says so."""
    data: Mapping[str, Any] = NOTHING

    def __post_init__(self) -> None:
        force_setattr(self, "data", closed(self.data))

    def __bool__(self) -> bool:
        return True


def refuse(code: str, section: str, **data: Any) -> Refusal:
    return Refusal(code, section, data)
