"""What one seat knows, and what one seat is told of an event: the only way out of the core. Rules §16."""

from collections.abc import Sequence
from typing import Final

import msgspec

from .awaiting import awaiting
from .events import Event, SceneSet
from .evolve import record
from .known import Ask, Own, Public
from .ruleset import Ruleset
from .state import Draft, Table, empty_public

SPECTATOR: Final = None
"""The seat of somebody who only looks on."""

Seat = int | None


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows: what everybody knows, and what it was told besides. A spectator has nothing besides."""

    seat: Seat
    public: Public
    own: Own | None

    @property
    def awaiting(self) -> tuple[Ask, ...]:
        return awaiting(self.public)

    @property
    def rules(self) -> Ruleset:
        return self.public.rules

    @property
    def mine(self) -> Own:
        """Its own cards; only for seats."""
        if self.own is None:
            raise ValueError("A spectator has no cards.")
        return self.own


def view(table: Table, seat: Seat) -> View:
    """What a seat knows of a table. It shares what never changes again, so it costs next to nothing."""
    return View(seat, table.public, None if seat is None else table.own[seat])


def tell(event: Event, seat: Seat) -> Event:
    """The event as a seat is told it."""
    if type(event) is SceneSet:
        return event.told_to(seat)
    if not event.secret or seat in event.audience:
        return event
    return event.told_to_others()


def tell_each(event: Event, seats: Sequence[int]) -> list[Event]:
    """The event as each of several seats is told it. All outside its audience are told the same."""
    if type(event) is SceneSet:
        return [event.told_to(seat) for seat in seats]
    if not event.secret:
        return [event] * len(seats)
    audience, others = event.audience, event.told_to_others()
    return [event if seat in audience else others for seat in seats]


def first_view(rules: Ruleset, seat: Seat) -> View:
    """What a seat knows before the first event."""
    return View(seat, empty_public(rules), None if seat is None else Own())


def follow(known: View, told: Event) -> View:
    """The view after one more event, as it was told to that seat."""
    seat = known.seat
    draft = Draft(Table(known.public, ()))
    draft.own = [known.own if i == seat else None for i in range(known.rules.players)]
    record(draft, told)
    draft.close()
    return View(seat, draft.public, None if seat is None else draft.own[seat])
