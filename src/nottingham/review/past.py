"""A game as one seat lived it: what it knew before and after every event."""

from collections.abc import Iterator, Sequence

import msgspec

from ..game import Event, Ruleset
from ..game.events import DeputiesShuffled, RoundBegan
from ..game.view import first_view, follow
from .worlds import Standpoint


class Happening(msgspec.Struct, frozen=True):
    """An event as the seat was told it, with what it knew before and after it."""

    n: int
    told: Event
    before: Standpoint
    after: Standpoint


def lived(rules: Ruleset, seat: int, told: Sequence[Event]) -> Iterator[Happening]:
    """The game, event by event."""
    position = Standpoint(0, first_view(rules, seat), (0,) * rules.players)
    for n, event in enumerate(told):
        seen = follow(position.view, event)
        before = position.public.contraband
        left = tuple(
            n + 1 if now < number else last
            for now, number, last in zip(seen.public.contraband, before, position.left, strict=True)
        )
        deputies = position.deputies
        if isinstance(event, DeputiesShuffled):
            deputies = ()
        elif isinstance(event, RoundBegan) and rules.deputies:
            deputies += event.sheriffs
        after = Standpoint(n + 1, seen, left, deputies)
        yield Happening(n, event, position, after)
        position = after
