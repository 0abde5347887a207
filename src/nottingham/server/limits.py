"""How much of everything one guest, one address or one socket may take."""

import time
from collections import Counter, OrderedDict
from collections.abc import Hashable
from typing import Final

MOST_REMEMBERED: Final = 50_000


class Bucket:
    """So much on average, with bursts: a bucket that fills at a rate, and overflows."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._most = self._left = burst
        self._at = time.monotonic()

    def empty(self) -> bool:
        """Whether nothing more is within the limit just now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1

    def take(self) -> bool:
        """Whether one more is within the limit."""
        if self.empty():
            return False
        self._left -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take so much, also more than there is: then it is empty for longer."""
        self.empty()
        self._left -= amount


class Buckets:
    """A bucket for everybody who comes. Only the latest are remembered, so that a flood of names fills no memory."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def empty(self, whose: Hashable) -> bool:
        """Whether nothing more is within the limit just now."""
        bucket = self._buckets.get(whose)
        return bucket is not None and bucket.empty()

    def take(self, whose: Hashable) -> bool:
        return self._bucket(whose).take()

    def spend(self, whose: Hashable, amount: float) -> None:
        """What something took, once that is known."""
        self._bucket(whose).spend(amount)

    def _bucket(self, whose: Hashable) -> Bucket:
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whose)
        return bucket


class Held:
    """A place that somebody has, for as long as anything refers to it: an answer that is broken off holds none."""

    __slots__ = ("_open", "_whose")

    def __init__(self, open_: "Open", whose: Hashable) -> None:
        self._open, self._whose = open_, whose

    def __del__(self) -> None:
        self._open.leave(self._whose)


class Open:
    """How many of something each has open at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def enter(self, whose: Hashable) -> bool:
        if self._open[whose] >= self._most:
            return False
        self._open[whose] += 1
        return True

    def hold(self, whose: Hashable) -> Held | None:
        """The same as a thing to keep: who lets go of it leaves."""
        return Held(self, whose) if self.enter(whose) else None

    def leave(self, whose: Hashable) -> None:
        self._open[whose] -= 1
        if self._open[whose] <= 0:
            del self._open[whose]
