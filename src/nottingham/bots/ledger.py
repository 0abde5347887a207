"""How far bots trust a word: by what became of the promises before. The rules bind nobody to a favour (rules §5)."""

from typing import Final

from ..game import Event, Good
from ..game.events import DealStruck, GoodsHanded
from ..game.known import FaceDown, Favour, FavourKind
from ..notation.promises import PLEDGE_EVENTS, TYPED, Book, Pledge, PledgeKind, PledgeState, favour_in

__all__ = ["PASS_NEXT", "Ledger", "favour_in"]

PASS_NEXT: Final = Favour(FavourKind.PASS_NEXT)
"""The favour that bots give and take most."""

_PASSES: Final = (PledgeKind.PASS_NEXT, PledgeKind.NEVER_OPEN)
_BAG: Final = (PledgeKind.GOODS, PledgeKind.STALL)
STRANGER: Final = 0.5
"""How far somebody unknown is trusted with a favour, or with goods out of a bag."""
SELLER: Final = 0.15
"""The same with contraband from a stall, which only its owner has seen: who has it has little reason to sell it."""
HARM: Final = 3.0
"""How many kept words it takes to make a broken one good."""


class Ledger:
    """Who promised whom what, and what became of it; and whose promised goods were there."""

    def __init__(self) -> None:
        self._book = Book()
        self._seen = self._book.pledges
        self.open: set[tuple[int, int]] = set()
        """Promises to pass the next bag that are still to be kept: by whom, to whom."""
        self.spares: set[tuple[int, int]] = set()
        """Promises to make no deal against somebody's next bag: by whom, to whom."""
        self.leaves: set[tuple[int, Good]] = set()
        """Promises to leave a kind to somebody: by whom, which."""
        self._owed: dict[tuple[int, int], tuple[int, int]] = {}
        """Promised gold that is still to be paid, by whom and to whom: since which round, and how much."""
        self.wronged: dict[tuple[int, int], int] = {}
        """How often somebody broke a word to somebody: by whom, to whom."""
        self._words: dict[int, list[int]] = {}
        self._goods: dict[int, list[int]] = {}
        """For each seat: how often a word was broken and kept."""
        self._delivered: dict[int, int] = {}
        """How often contraband from a stall was there, all of it."""
        self._due: tuple[int, int] | None = None
        """Who has to hand over how many contraband cards from a stall now."""

    def hear(self, event: Event) -> None:
        kind = type(event)
        if kind not in PLEDGE_EVENTS:
            return
        if kind is DealStruck:
            gives = event.terms.merchant_gives  # type: ignore[attr-defined]
            number = len(gives.contraband) + gives.unseen
            self._due = (event.merchant, number) if number else None  # type: ignore[attr-defined]
        elif kind is GoodsHanded and self._due is not None:
            self._handed(event)  # type: ignore[arg-type]
        self._book.hear(event)
        if self._book.pledges is not self._seen:
            self._seen = self._book.pledges
            self._count()

    def _handed(self, event: GoodsHanded) -> None:
        assert self._due is not None
        giver, number = self._due
        if event.giver == giver and not event.from_bag:
            cards = event.contraband
            there = cards.count if isinstance(cards, FaceDown) else len(cards) if isinstance(cards, tuple) else 0
            self._due = None
            if there >= number:
                self._delivered[giver] = self._delivered.get(giver, 0) + 1

    def _count(self) -> None:
        self.open, self.spares, self.leaves = set(), set(), set()
        self._words, self._goods, self.wronged, self._owed = {}, {}, {}, {}
        for pledge in self._seen:
            seat = pledge.by[0]
            if pledge.kind in TYPED:
                counts = self._words
                if pledge.state is PledgeState.OPEN:
                    self._stands(pledge)
            elif pledge.kind in _BAG:
                counts = self._goods
            else:
                continue
            if pledge.state is PledgeState.BROKEN:
                for other in pledge.to:
                    self.wronged[seat, other] = self.wronged.get((seat, other), 0) + 1
            if pledge.state in (PledgeState.KEPT, PledgeState.BROKEN):
                counts.setdefault(seat, [0, 0])[pledge.state is PledgeState.KEPT] += 1

    def _stands(self, pledge: Pledge) -> None:
        by, to = pledge.by[0], pledge.to[0]
        if pledge.kind in _PASSES:
            self.open.add((by, to))
        elif pledge.kind is PledgeKind.GOLD_NEXT:
            self._owed[by, to] = pledge.round, pledge.gold
        elif pledge.kind is PledgeKind.NOTHING_AGAINST:
            self.spares.add((by, to))
        elif pledge.kind is PledgeKind.LEAVE_KIND:
            self.leaves.add((by, pledge.goods[0]))

    def owed_by(self, seat: int, round: int) -> list[tuple[int, int]]:
        """To whom somebody owes gold by a promise of an earlier round, and how much."""
        if not self._owed:
            return []
        return [(to, gold) for (by, to), (since, gold) in self._owed.items() if by == seat and since < round]

    def trust(self, seat: int) -> float:
        """How likely somebody is to keep his word, by what he did before."""
        broken, kept = self._words.get(seat, (0, 0))
        return _rate(STRANGER, broken, kept)

    def bag_trust(self, seat: int) -> float:
        """How likely somebody's promise of goods out of a bag is more than words."""
        broken, kept = self._goods.get(seat, (0, 0))
        return _rate(STRANGER, broken, kept)

    def stall_trust(self, seat: int) -> float:
        """How likely contraband that somebody offers from the stall is there."""
        broken, _ = self._goods.get(seat, (0, 0))
        return _rate(SELLER, broken, self._delivered.get(seat, 0))


def _rate(usual: float, broken: int, kept: int) -> float:
    """A rate that begins with what is usual; a broken word weighs more than a kept one."""
    return (kept + 2 * usual) / (kept + HARM * broken + 2)
