"""Who has nothing to add at the gate, and who is just writing an offer: how long bots that keep it let people talk."""

from ..game.known import Public
from .candle import FORM_SILENCE


class Attention:
    """The people's nods, as far as they still hold."""

    def __init__(self) -> None:
        self._nods: dict[int, tuple[int, int, int]] = {}
        """The round, how many bags lay there, and the number of events by then."""
        self.writing: dict[int, tuple[float, float]] = {}
        """Who is writing an offer: since when, and when that was said last. Seconds on the clock of whoever waits."""

    def nod(self, seat: int, public: Public) -> None:
        """A person has nothing to add about the bags that lie at the gate now."""
        self.writing.pop(seat, None)
        self._nods[seat] = (public.round, len(public.unsettled), public.n)

    def write(self, seat: int, now: float) -> None:
        """A person has a form open, and says so now and then."""
        self._nods.pop(seat, None)
        since, said = self.writing.get(seat, (now, now))
        self.writing[seat] = (since if now - said < FORM_SILENCE else now, now)

    def act(self, seat: int) -> None:
        """A person has done something: the offer is written, or is not to be."""
        self.writing.pop(seat, None)

    def nodded(self, seat: int, public: Public) -> bool:
        """Whether a nod still holds: for the same bags, and nobody has made the seat an offer since."""
        if seat not in self._nods:
            return False
        round_, bags, n = self._nods[seat]
        asked = any(seat in offer.to and offer.version > n for offer in public.offers)
        return (round_, bags) == (public.round, len(public.unsettled)) and not asked
