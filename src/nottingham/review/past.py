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


class Life:
    """Follows a game from one seat, event by event."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self._rules = rules
        self.now = Standpoint(0, first_view(rules, seat), (0,) * rules.players)

    def follow(self, told: Event) -> Happening:
        """The next event, as the seat was told it."""
        position, n = self.now, self.now.n
        seen = follow(position.view, told)
        before = position.public.contraband
        left = tuple(
            n + 1 if now < number else last
            for now, number, last in zip(seen.public.contraband, before, position.left, strict=True)
        )
        deputies = position.deputies
        if isinstance(told, DeputiesShuffled):
            deputies = ()
        elif isinstance(told, RoundBegan) and self._rules.deputies:
            deputies += told.sheriffs
        self.now = Standpoint(n + 1, seen, left, deputies)
        return Happening(n, told, position, self.now)


def lived(rules: Ruleset, seat: int, told: Sequence[Event]) -> Iterator[Happening]:
    """The game, event by event."""
    life = Life(rules, seat)
    return (life.follow(event) for event in told)
