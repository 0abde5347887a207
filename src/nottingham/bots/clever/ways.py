"""What sort of merchant and of Sheriff somebody is. There are three ways to foretell what somebody does, and the one
that foretold better before is believed more."""

from typing import Final

from .rates import beside

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
        ours, plain, rate = (
            before * max(NO_SURPRISE, chance) for before, chance in zip(self._likely[seat], chances, strict=True)
        )
        most = max(ours, plain, rate)
        self._likely[seat] = ours / most, plain / most, rate / most
        self._known = {}

    def of(self, seat: int) -> Chances:
        """How likely somebody goes each way: by what that one did, and by the company."""
        if seat not in self._known:
            self._known[seat] = self._of(seat)
        return self._known[seat]

    def _of(self, seat: int) -> Chances:
        others = (likely for other, likely in enumerate(self._likely) if other not in (seat, self.seat))
        before = beside(self.usual, others, ALL_OF_ONE_SORT)
        ours, plain, rate = (share * likely for share, likely in zip(before, self._likely[seat], strict=True))
        total = ours + plain + rate
        return ours / total, plain / total, rate / total
