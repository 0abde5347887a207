"""Players that look for holes in the others. They are for measuring: nobody at a table of people meets them."""

from ..registry import register
from .air import Air
from .grim import Grim
from .miser import Miser
from .reader import Reader
from .shadow import Shadow
from .sleeper import Sleeper


def register_all() -> None:
    for maker in (Air, Miser, Shadow, Reader, Grim, Sleeper):
        register(f"adversary-{maker.__name__.lower()}", maker, " ".join((maker.__doc__ or "").split()), adversary=True)
