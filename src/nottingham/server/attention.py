"""Who has nothing to add at the gate, and who is just writing an offer: how long bots that keep it let people talk."""

from ..game.known import Public


class Attention:
    """The people's nods, as far as they still hold."""

    def __init__(self) -> None:
        self._nods: dict[int, tuple[int, int]] = {}
        """The round, and the number of events by then."""
        self.writing: dict[int, float] = {}
        """Who is writing an offer, and since when: seconds on the clock of whoever waits."""

    def nod(self, seat: int, public: Public) -> None:
        """A person has nothing to add about the bags that lie at the gate now."""
        self.writing.pop(seat, None)
        self._nods[seat] = (public.round, public.n)

    def write(self, seat: int, now: float) -> None:
        """A person asks for a moment longer."""
        self._nods.pop(seat, None)
        self.writing[seat] = now

    def act(self, seat: int) -> None:
        """A person has done something: the offer is written, or is not to be."""
        self.writing.pop(seat, None)

    def nodded(self, seat: int, public: Public) -> bool:
        """Whether a nod still holds: in the same round, and nobody has made the seat an offer since."""
        if seat not in self._nods:
            return False
        round_, n = self._nods[seat]
        asked = any(seat in offer.to and offer.version > n for offer in public.offers)
        return round_ == public.round and not asked
