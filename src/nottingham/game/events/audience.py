"""Who is told what of an event: its secret fields go to its audience, and to nobody else. Rules §16."""

from typing import ClassVar

import msgspec

from ..known import FaceDown, Side


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", forbid_unknown_fields=True):
    """Anything that can happen at a table."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the audience is told."""

    @property
    def audience(self) -> Side:
        """Who is told the secret fields. Nobody, unless the event says otherwise."""
        return ()

    def told_to_others(self) -> "Event":
        """The event as everybody outside the audience is told it: numbers of cards instead of cards."""
        secrets = ((name, getattr(self, name)) for name in self.secret)
        hidden = {name: FaceDown(len(cards)) for name, cards in secrets if cards is not None}
        return msgspec.structs.replace(self, **hidden)


class SeatEvent(Event, frozen=True):
    """Something that one seat did, and sees whole."""

    seat: int

    @property
    def audience(self) -> Side:
        return (self.seat,)
