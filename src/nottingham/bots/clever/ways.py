"""What sort of merchant and of Sheriff somebody is. There are three ways to foretell what somebody does, and the one
that foretold better before is believed more."""

from typing import Final

LIKE_HARD: Final = 0
"""As our own hard: mixes, and reads."""
LIKE_PLAIN: Final = 1
"""As those who do what the cards suggest, and show it."""
BY_RATE: Final = 2
"""As often as before, whatever it looks like."""
USUAL_MERCHANTS: Final = (0.36, 0.34, 0.3)
USUAL_SHERIFFS: Final = (0.22, 0.12, 0.66)
"""How likely somebody unknown goes each way."""
ALL_OF_ONE_SORT: Final = 0.75
"""How likely all at a table are of the same sort."""
NO_SURPRISE: Final = 0.06
"""Nothing that happens is taken for less likely than this."""

Chances = tuple[float, float, float]


class Ways:
    """Everybody's ways, as one seat sees them."""

    def __init__(self, players: int, seat: int, usual: Chances) -> None:
        self.seat = seat
        self.usual = usual
        self._likely = [(1.0, 1.0, 1.0)] * players
        self._known: dict[int, Chances] = {}

    def learn(self, seat: int, chances: Chances) -> None:
        """Something happened that each way had thought so likely."""
        ours, plain, rate = self._likely[seat]
        ours *= max(NO_SURPRISE, chances[LIKE_HARD])
        plain *= max(NO_SURPRISE, chances[LIKE_PLAIN])
        rate *= max(NO_SURPRISE, chances[BY_RATE])
        most = max(ours, plain, rate)
        self._likely[seat] = ours / most, plain / most, rate / most
        self._known = {}

    def of(self, seat: int) -> Chances:
        """How likely somebody goes each way: by what that one did, and by the company."""
        found = self._known.get(seat)
        if found is None:
            found = self._known[seat] = self._of(seat)
        return found

    def _of(self, seat: int) -> Chances:
        """Either all others are of one sort, or everybody is what they are: the same sum as ``rates.beside``, written
        out for three sorts, because it is done after every bag."""
        usual, apart = self.usual, 1 - ALL_OF_ONE_SORT
        ours = plain = rate = ALL_OF_ONE_SORT
        for other, likely in enumerate(self._likely):
            if other not in (seat, self.seat):
                apart *= usual[0] * likely[0] + usual[1] * likely[1] + usual[2] * likely[2]
                ours, plain, rate = ours * likely[0], plain * likely[1], rate * likely[2]
        likely = self._likely[seat]
        ours = usual[0] * (apart + ours) * likely[0]
        plain = usual[1] * (apart + plain) * likely[1]
        rate = usual[2] * (apart + rate) * likely[2]
        total = ours + plain + rate
        return ours / total, plain / total, rate / total
