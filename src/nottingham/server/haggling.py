"""How much people may haggle: the rules let them offer, withdraw and think again forever; a server cannot.

Whatever the game needs is never refused here: bags can always be settled, and offers that stand be answered.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ..game import Command, Event, Refusal
from ..game import events as e
from ..game.commands import MakeOffer, Say, TakeStance
from ..game.known import Public

ENOUGH_EVENTS: Final = 8_000
"""After so many nobody makes offers any more. Sixty rounds of six who play at random have some 4,500."""


MOST_STATEMENTS: Final = 60
"""What a seat may say in one round."""


class Haggling:
    """Hears a game from its beginning, and counts what each seat has offered in this round."""

    def __init__(self) -> None:
        self._events = 0
        self._offers: Counter[int] = Counter()
        self._stances: Counter[int] = Counter()
        self._said: Counter[int] = Counter()

    def follow(self, events: Iterable[Event]) -> "Haggling":
        for event in events:
            self._events += 1
            if isinstance(event, e.OfferMade):
                self._offers[event.seat] += 1
            elif isinstance(event, e.StanceTaken):
                self._stances[event.deputy] += 1
            elif isinstance(event, e.Said):
                self._said[event.seat] += 1
            elif isinstance(event, e.RoundBegan):
                self._said.clear()
                self._offers.clear()
                self._stances.clear()
        return self

    def why_not(self, public: Public, seat: int, command: Command, most: int) -> Refusal | None:
        """Whether a seat has had its say in this round: another offer, or another mind about a bag."""
        late = self._events >= ENOUGH_EVENTS
        if isinstance(command, MakeOffer) and (late or self._offers[seat] >= most):
            return Refusal("offer.too_many", "5")
        if isinstance(command, Say) and (late or self._said[seat] >= MOST_STATEMENTS):
            return Refusal("say.too_many", "17")
        if (
            isinstance(command, TakeStance)
            and (late or self._stances[seat] >= most)
            and _has_stance(public, seat, command)
        ):
            return Refusal("stance.too_many", "10")
        return None


def _has_stance(public: Public, seat: int, command: TakeStance) -> bool:
    return any(stance.deputy == seat and stance.bag == command.bag for stance in public.stances)
