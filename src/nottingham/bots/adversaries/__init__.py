"""Players that look for holes in the others. They are for measuring: nobody at a table of people meets them."""

from typing import Final

from ..registry import register
from .air import Air
from .grim import Grim
from .miser import Miser
from .reader import Reader
from .shadow import Shadow
from .sleeper import Sleeper
from .talkers import Accuser, Liar, Voucher

MAKERS: Final = (Air, Miser, Shadow, Reader, Grim, Sleeper, Voucher, Accuser, Liar)
ADVERSARIES: Final = tuple(f"adversary-{maker.__name__.lower()}" for maker in MAKERS)


def register_all() -> None:
    for name, maker in zip(ADVERSARIES, MAKERS, strict=True):
        register(name, maker, " ".join((maker.__doc__ or "").split()), adversary=True)
