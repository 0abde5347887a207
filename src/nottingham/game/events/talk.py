"""What was said. Rules §17."""

from ..statements import Statement
from .audience import Event


class Said(Event, frozen=True, tag="said"):
    """Somebody said something, to everybody. It changes nothing."""

    seat: int
    statement: Statement
