"""What sort of merchant and of Sheriff somebody is. There are three ways to foretell what somebody does, and the one
that foretold better before is believed more."""

from typing import Final

LIKE_HARD: Final = 0
"""As our own hard: mixes, and reads."""
LIKE_PLAIN: Final = 1
"""As those who do what the cards suggest, and show it."""
BY_RATE: Final = 2
"""As often as before, whatever it looks like."""
USUAL_WAYS: Final = (0.32, 0.2, 0.48)
"""How likely somebody unknown goes each way."""
COMPANY_COUNTS: Final = 0.7
WELL_KNOWN: Final = 3
"""How many others it takes until the company at this table counts for as much as what is usual; and how many things
that somebody did until that one counts for one."""
NO_SURPRISE: Final = 0.06
"""Nothing that happens is taken for less likely than this."""


class Ways:
    """Everybody's ways, as one seat sees them."""

    def __init__(self, players: int, seat: int) -> None:
        self.seat = seat
        self._likely = [[1.0, 1.0, 1.0] for _ in range(players)]
        self._seen = [0] * players
        self._known: dict[int, tuple[float, float, float]] = {}

    def learn(self, seat: int, chances: tuple[float, float, float]) -> None:
        """Something happened that each way had thought so likely."""
        likely = self._likely[seat]
        for way, chance in enumerate(chances):
            likely[way] *= max(NO_SURPRISE, chance)
        self._seen[seat] += 1
        most = max(likely)
        self._likely[seat] = [one / most for one in likely]
        self._known = {}

    def of(self, seat: int) -> tuple[float, float, float]:
        """How likely somebody goes each way: by what that one did, and by the company."""
        if seat not in self._known:
            shares = [COMPANY_COUNTS * usual for usual in USUAL_WAYS]
            for other, likely in enumerate(self._likely):
                if other not in (seat, self.seat):
                    counts = min(1.0, self._seen[other] / WELL_KNOWN)
                    for way, share in enumerate(_shares(USUAL_WAYS, likely)):
                        shares[way] += counts * share
            self._known[seat] = _shares((shares[0], shares[1], shares[2]), self._likely[seat])
        return self._known[seat]


def _shares(before: tuple[float, float, float], likely: list[float]) -> tuple[float, float, float]:
    ours, plain, rate = (
        before[LIKE_HARD] * likely[LIKE_HARD],
        before[LIKE_PLAIN] * likely[LIKE_PLAIN],
        before[BY_RATE] * likely[BY_RATE],
    )
    total = ours + plain + rate
    return ours / total, plain / total, rate / total
