"""Text that somebody else wrote, for a terminal: what would move its cursor is shown instead."""

import re
from typing import Final

_CONTROL: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Controls but for tab and newline, marks of direction, and halves of letters that no output can encode."""
_PICTURES: Final = 0x2400
"""Unicode has a picture of every control: ␛ for escape."""


def harmless(text: str) -> str:
    """The same text; a control in it is a picture of it, and does nothing."""
    return _CONTROL.sub(_shown, text)


def _shown(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code < 0x20:
        return chr(_PICTURES + code)
    return "\u2421" if code == 0x7F else "\ufffd"


def harmless_json(text: str) -> str:
    """JSON keeps every letter: what a terminal would heed is written as an escape, as JSON itself does below U+0020."""
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
