"""How far bots trust a word: by what became of the promises before. The rules bind nobody to a favour (rules §5)."""

from typing import Final

from ...game import Event
from ...notation.promises import PASS_NEXT_IN_WORDS as PASS_NEXT
from ...notation.promises import Book, PledgeKind, PledgeState

__all__ = ["PASS_NEXT", "Ledger"]

_BAG: Final = (PledgeKind.GOODS, PledgeKind.STALL)


class Ledger:
    """Who promised whom to pass the next bag, and what became of it; and whose promised goods were there."""

    def __init__(self) -> None:
        self._book = Book()
        self._seen = self._book.pledges
        self.open: set[tuple[int, int]] = set()
        """Promises to pass the next bag that are still to be kept: by whom, to whom."""
        self._words: dict[int, list[int]] = {}
        self._goods: dict[int, list[int]] = {}
        """For each seat: how often a word was broken and kept."""

    def hear(self, event: Event) -> None:
        self._book.hear(event)
        if self._book.pledges is not self._seen:
            self._seen = self._book.pledges
            self._count()

    def _count(self) -> None:
        self.open, self._words, self._goods = set(), {}, {}
        for pledge in self._seen:
            seat = pledge.by[0]
            if pledge.kind is PledgeKind.PASS_NEXT:
                counts = self._words
                if pledge.state is PledgeState.OPEN:
                    self.open.add((seat, pledge.to[0]))
            elif pledge.kind in _BAG:
                counts = self._goods
            else:
                continue
            if pledge.state in (PledgeState.KEPT, PledgeState.BROKEN):
                counts.setdefault(seat, [0, 0])[pledge.state is PledgeState.KEPT] += 1

    def trust(self, seat: int) -> float:
        """How likely somebody is to keep his word, by what he did before."""
        return _rate(self._words.get(seat))

    def bag_trust(self, seat: int) -> float:
        """How likely somebody's promise of goods out of a bag is more than words."""
        return _rate(self._goods.get(seat))


def _rate(counts: list[int] | None) -> float:
    broken, kept = counts or (0, 0)
    return (kept + 1.0) / (kept + broken + 2.0)
