"""Hard as it played until November 2026, bugs and all, to compare today's bots with. A copy, because nothing in it may
change; it stays until the end of 2027. It plays in the arena by name, like the adversaries, and at nobody's table.
"""

from ..registry import register
from .player import Hard2026


def register_all() -> None:
    register("hard-2026", Hard2026, " ".join((Hard2026.__doc__ or "").split()), adversary=True)
