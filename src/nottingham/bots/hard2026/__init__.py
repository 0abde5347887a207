"""Hard and medium as they played until November 2026, bugs and all, to compare today's bots with. A copy, because
nothing in it may change; it stays until the end of 2027. They play in the arena by name, like the adversaries, and at
nobody's table.
"""

from ..registry import register
from .player import Hard2026, Medium2026


def register_all() -> None:
    for name, kept in (("hard-2026", Hard2026), ("medium-2026", Medium2026)):
        register(name, kept, " ".join((kept.__doc__ or "").split()), adversary=True)
