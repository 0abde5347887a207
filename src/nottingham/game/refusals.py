"""Why a command was refused: coded, with the rule's section. Design §3."""

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """A command that the rules forbid. It changed nothing, and it depends on the sender's view only."""

    code: str
    """``area.reason``; never renamed."""
    section: str
    """The section of the rules that says so."""
    data: dict[str, Any] = {}

    def __bool__(self) -> bool:
        return True


def refuse(code: str, section: str, **data: Any) -> Refusal:
    return Refusal(code, section, data)
