"""Favours that bots understand, and who kept them. The rules bind nobody to a favour (rules §5); people remember."""

from typing import Final

from ..game import events as e

PASS_NEXT: Final = "When I keep the gate next, your bag passes."
"""The one favour that bots give and take. Anything else somebody says in words is talk to them."""


class Ledger:
    """Who promised whom to pass the next bag, and what became of it."""

    def __init__(self, players: int) -> None:
        self.open: set[tuple[int, int]] = set()
        """Promises that are still to be kept: by whom, to whom."""
        self.kept = [0] * players
        self.broken = [0] * players
        self.delivered = [0] * players
        """Deals in which goods promised out of a bag were all there."""
        self.bluffed = [0] * players
        """Times that promised goods were proved to be missing."""

    def deal_struck(self, event: e.DealStruck) -> None:
        """Only a merchant's promise to the one Sheriff is understood: two deputies keep the gate together."""
        officers = event.offer.to if event.offer.by == (event.merchant,) else event.offer.by
        if event.terms.merchant_gives.favour == PASS_NEXT and len(officers) == 1:
            self.open.add((event.merchant, officers[0]))

    def goods_handed(self, event: e.GoodsHanded) -> None:
        if event.from_bag:
            self.delivered[event.giver] += 1

    def proof_shown(self, event: e.ProofShown) -> None:
        """Goods came short: everybody sees that, though not what was there instead."""
        self.bluffed[event.seat] += 1
        self.delivered[event.seat] = max(0, self.delivered[event.seat] - 1)

    def settled(self, officers: tuple[int, ...], owner: int, *, opened: bool) -> None:
        """A bag was settled: promises of those at the gate to its owner were kept or broken."""
        for officer in officers:
            if (officer, owner) in self.open:
                self.open.discard((officer, owner))
                if opened:
                    self.broken[officer] += 1
                else:
                    self.kept[officer] += 1

    def trust(self, seat: int) -> float:
        """How likely somebody is to keep his word, by what he did before."""
        return (self.kept[seat] + 1.0) / (self.kept[seat] + self.broken[seat] + 2.0)

    def bag_trust(self, seat: int) -> float:
        """How likely somebody's promise of goods out of a bag is more than words."""
        return (self.delivered[seat] + 1.0) / (self.delivered[seat] + self.bluffed[seat] + 2.0)
