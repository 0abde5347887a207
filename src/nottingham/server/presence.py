"""Who of the people is connected, since when the others are gone, and for whom a bot stands in."""

from collections import Counter


class Presence:
    """Told who comes and goes; has no connections itself."""

    def __init__(self, now: int) -> None:
        self.stand_ins: set[int] = set()
        self._connections: Counter[tuple[str, int]] = Counter()
        """How many each guest has in each seat."""
        self._since = now
        self._gone: dict[int, int] = {}
        """When the last connection of a seat's person ended, in milliseconds since 1970."""
        self._host_gone = now

    def come(self, guest: str, seat: int) -> None:
        self._connections[guest, seat] += 1

    def go(self, guest: str, seat: int, host: str, now: int) -> None:
        self._connections[guest, seat] -= 1
        self._connections += Counter()  # forgets those that have none
        if seat not in self.seats:
            self._gone[seat] = now
        if guest == host and guest not in self.guests:
            self._host_gone = now

    @property
    def seats(self) -> frozenset[int]:
        """Those whose person is here."""
        return frozenset(seat for _, seat in self._connections)

    @property
    def guests(self) -> frozenset[str]:
        return frozenset(guest for guest, _ in self._connections)

    def gone_since(self, seat: int) -> int:
        """When a seat's person went away; 0: is here."""
        return 0 if seat in self.seats else self._gone.get(seat, self._since)

    def host_gone_since(self, host: str) -> int:
        """The same for the host."""
        return 0 if host in self.guests else self._host_gone
