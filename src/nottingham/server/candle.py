"""Time to bargain where a bot keeps the gate: a candle that everybody sees.

It is lit again for the bags that lie there after each one is settled, and is put off when something happens, so that
everybody has a chance each time. It is out at once when all people have nothing to add, and an open form holds it a
while. Nothing here waits or asks for the time; lengths are in paces, which the host has set.
"""

from collections.abc import Mapping
from typing import Final

from ..game.known import Public
from .protocol import Clock

FIRST: Final = 12.0
"""For the first bag of a round, as long as somebody's own bag lies there: there is most to think about."""
EACH: Final = 5.0
"""For each bag after that, and after each thing that happens."""
FORM: Final = 40.0
"""How long an open form may hold it."""
LONGEST: Final = 90.0
"""How long it burns at most before a bag is settled, whatever happens: nobody holds up others by haggling forever."""
SPEAKS: Final = 2
"""How often a bot speaks up for each bag, at most."""
FORM_SILENCE: Final = 6.0
"""Seconds after which a form counts as shut, if its writer does not say otherwise."""

Writing = Mapping[int, tuple[float, float]]
"""Who is writing an offer: since when, and when that was said last. Seconds on a clock that only grows."""


class Candle:
    """One table's. Times are seconds on the same clock throughout."""

    def __init__(self) -> None:
        self._bags: tuple[int, int] | None = None
        """The round, and how many bags lay there when it was lit."""
        self._n = 0
        self._begun = self._ends = self._latest = 0.0
        self._utc: int | None = None
        """Milliseconds since 1970 when that clock stood at 0."""
        self._waits: tuple[int, ...] = ()
        self._held: tuple[int, ...] = ()

    def out(self) -> None:
        """Nobody bargains just now: it is lit again afterwards."""
        self._bags = None

    def left(
        self,
        public: Public,
        waits: tuple[int, ...],
        writing: Writing,
        pace: float,
        now: float,
        deeds: int | None = None,
    ) -> float:
        """Seconds until the gate may go on; ``waits``: people who may still have something to say. ``deeds``: how many
        events there were so far, statements apart, since those hold nothing up; left out: all of them."""
        deeds = public.n if deeds is None else deeds
        bags = (public.round, len(public.unsettled))
        if bags != self._bags:
            first = len(public.unsettled) == len(public.merchants) and any(seat in public.unsettled for seat in waits)
            self._bags, self._n, self._latest = bags, deeds, now + LONGEST * pace
            self._begun, self._ends = now, now + (FIRST if first else EACH) * pace
        elif deeds != self._n:
            self._n = deeds
            if self._ends < now + EACH * pace:
                self._begun, self._ends = now, min(now + EACH * pace, self._latest)
        self._waits = waits
        forms = {seat: writing[seat] for seat in waits if seat in writing}
        holds = {
            seat: min(since + FORM * pace, said + FORM_SILENCE, self._latest) - now
            for seat, (since, said) in forms.items()
        }
        self._held = tuple(seat for seat, seconds in holds.items() if seconds > 0)
        if not waits:
            return 0.0
        return max(self._ends - now, *holds.values()) if holds else self._ends - now

    def shown(self, now: float, now_ms: int) -> Clock | None:
        """As everybody sees it, as long as it burns."""
        if self._bags is None or not self._waits or (self._ends <= now and not self._held):
            return None
        if self._utc is None:
            self._utc = now_ms - int(now * 1000)
        ends, begun = (self._utc + int(then * 1000) for then in (self._ends, self._begun))
        return Clock("candle", ends, begun=begun, waits=self._waits, held=self._held)
