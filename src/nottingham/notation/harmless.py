"""Text that somebody else wrote, for a terminal: what would move its cursor is shown instead."""

import re
from typing import Final

_CONTROL: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Controls but for tab and newline, marks of direction, and halves of letters that no output can encode."""
_PICTURES: Final = 0x2400
"""Unicode has a picture of every control: ␛ for escape."""


_LETTERS: Final = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_LEFTWARDS: Final = re.compile(f"(?<!\u2068)[{_LETTERS}](?:[{_LETTERS}\\s'’-]*[{_LETTERS}])?(?!\u2069)")
_APART: Final = re.compile(f"(\u2068[{_LETTERS}](?:[{_LETTERS}\\s'’-]*[{_LETTERS}])?\u2069)")
"""Letters that run leftwards, and the same as they stand for themselves."""


def harmless(text: str) -> str:
    """The same text; a control in it is a picture of it, and does nothing. A name whose letters run leftwards stands
    for itself, and turns nothing else around; what was made harmless before stays as it is."""
    if text.isascii() and text.isprintable():
        return text
    parts = _APART.split(text)
    return "".join(part if place % 2 else _made_harmless(part) for place, part in enumerate(parts))


def _made_harmless(text: str) -> str:
    return _LEFTWARDS.sub("\u2068\\g<0>\u2069", _CONTROL.sub(_shown, text))


def _shown(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code < 0x20:
        return chr(_PICTURES + code)
    return "\u2421" if code == 0x7F else "\ufffd"


def harmless_json(text: str) -> str:
    """JSON keeps every letter: what a terminal would heed is written as an escape, as JSON itself does below U+0020."""
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
