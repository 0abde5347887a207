"""What hard will do with a bag: hard's own sums, done in everybody's place from what everybody knows.

Each rival is thought of as a hard with a head that hears what this seat hears. What a Sheriff holds in the hand is not
known, and hardly matters to those sums.
"""

from math import floor

import msgspec

from ...game import Dice, Event, Good, Ruleset
from ...game.known import AskKind, Bag, Own, Public, put
from ...game.view import View
from ..clever import taste_of
from ..clever.mind import Mind
from ..clever.sheriff import SheriffSide
from ..seat import Chair, Turn


class Facts(msgspec.Struct, frozen=True):
    """What is supposed to have happened with its own bag."""

    offered: float = 0.0
    """In gold a card."""
    demanded: bool = False


class Foresight:
    """Every other seat's head, as if a hard sat there."""

    def __init__(self, seat: int, rules: Ruleset) -> None:
        self.seat = seat
        others = [other for other in range(rules.players) if other != seat]
        exact = msgspec.structs.replace(taste_of("hard"), temperature=0.0)
        self.gates = {o: SheriffSide(Mind(Chair(o, rules, Dice(o)), exact)) for o in others}

    def hear(self, told: Event) -> None:
        for gate in self.gates.values():
            gate.mind.memory.hear(told)

    def watch(self, public: Public) -> None:
        """Everybody looks at the bags, and will know what sort of people looks were right about."""
        for seat, gate in self.gates.items():
            gate.mind.observe(Turn(View(seat, public, Own()), AskKind.SETTLE, may_wait=True))

    def opening(self, public: Public, supposed: Facts | None = None) -> float:
        """What opening its own bag is worth to those who decide about it: above zero it is opened, unless that much
        is paid. Of two deputies the one who wants it more goes on alone."""
        return max(self._of(public, officer, supposed) for officer in public.side_of(self.seat))

    def _of(self, public: Public, officer: int, supposed: Facts | None) -> float:
        gate = self.gates[officer]
        memory = gate.mind.memory
        offered, demanded, looks = memory.offered, memory.demanded, dict(memory.looks)
        if supposed is not None:
            memory.offered = {**offered, self.seat: supposed.offered}
            memory.demanded = demanded | {self.seat} if supposed.demanded else demanded - {self.seat}
        turn = Turn(View(officer, public, Own()), AskKind.SETTLE, may_wait=True)
        gate.mind.forget()
        opening = gate.opening(turn, self.seat)
        memory.offered, memory.demanded, memory.looks = offered, demanded, looks
        return opening

    def packed(self, public: Public, good: Good, count: int, supposed: Facts) -> float:
        """The same for a bag that is not packed yet."""
        then = msgspec.structs.replace(public, bags=put(public.bags, self.seat, Bag(count, good)))
        return self.opening(then, supposed)

    def price(self, opening: float) -> int:
        """The least gold that is worth more to a hard than opening the bag."""
        envy = next(iter(self.gates.values())).mind.envy
        return max(0, floor(opening / (1 + envy)) + 1) if opening > 0 else 0
