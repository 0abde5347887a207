"""What everybody at a table sees of a game, written down for ``bench.readable`` and ``bench.behaviour``.

Bags and where points came from are ``notation.accounting``'s, words that were given are ``notation.promises``'; what is
added here is who offered what to whom, and the public facts about a bag at the last moment before it was settled.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from nottingham.bots.clever.memory import bribe_worth
from nottingham.game import Event, Good, Ruleset, Table
from nottingham.game import events as e
from nottingham.game.goods import IS_LEGAL, Cards
from nottingham.game.known import Deed, Ending, OfferId, Parcel, Public, Side, Terms
from nottingham.notation.accounting import Account, BagSeen
from nottingham.notation.promises import Book


class Said(msgspec.Struct):
    """An offer that somebody made, and whether it became a deal."""

    round: int
    seat: int
    """Who spoke."""
    merchant: int
    sheriff: Side
    terms: Terms
    raised: bool
    """It gives the other side more than the same person's last one about the same bags did, this round."""
    counter: bool
    """The other side had made one of its own about the same deed with the same bag, this round."""
    struck: bool = False

    @property
    def by_merchant(self) -> bool:
        return self.seat == self.merchant

    @property
    def goods(self) -> bool:
        """Whether anything but gold and words changes hands."""
        return _goods(self.terms.merchant_gives) or _goods(self.terms.sheriff_gives)

    @property
    def favour(self) -> bool:
        return self.terms.merchant_gives.has_favour or self.terms.sheriff_gives.has_favour

    @property
    def third(self) -> bool:
        """Whether it speaks of a bag that is neither side's."""
        return any(term.bag != self.merchant for term in self.terms.bags)

    @property
    def from_stall(self) -> bool:
        """Whether the merchant promises contraband from the stall."""
        return bool(self.terms.merchant_gives.contraband or self.terms.merchant_gives.unseen)

    @property
    def passes(self) -> bool:
        """Whether it is about passing the merchant's own bag for something."""
        return self.terms.deed_for(self.merchant) is Deed.PASS and self.terms.merchant_gives != Parcel()


def _goods(parcel: Parcel) -> bool:
    return bool(parcel.legal or parcel.contraband or parcel.unseen or parcel.from_bag)


class MerchantRecord(msgspec.Struct):
    """What one seat's bags turned out to be so far: everybody sees it when a bag is settled."""

    bags: int = 0
    lies: int = 0
    contraband: int = 0
    """Cards in the lies."""
    caught: int = 0
    doubted: int = 0
    """True bags that were opened."""
    lies_offered: int = 0
    true_offered: int = 0
    last_lie: bool = False


class SheriffRecord(msgspec.Struct):
    """What one seat did at the gate so far."""

    lies: int = 0
    true: int = 0
    opened_lies: int = 0
    opened_true: int = 0


class RoundSoFar(msgspec.Struct):
    """What was seen this round."""

    number: int = 0
    tossed: dict[int, Cards] = {}
    """Face up (second edition), or when they were placed (first)."""
    taken: dict[int, Cards] = {}
    drawn: dict[int, int] = {}
    declared: dict[int, Good] = {}
    order: tuple[int, ...] = ()
    """The merchants, in the order of their declarations."""
    offers: tuple[Said, ...] = ()
    refused: Counter[int] = msgspec.field(default_factory=Counter)
    """How often each merchant said no to the Sheriff."""
    at_market: bool = True

    def offers_of(self, merchant: int, *, by_merchant: bool) -> list[Said]:
        """What was said about passing this merchant's own bag."""
        return [o for o in self.offers if o.merchant == merchant and o.by_merchant is by_merchant and o.passes]


Reading = Callable[["Recorder", Public, int], tuple[float, ...]]
"""What is noted of a bag before it is settled, from what everybody knows: the table's public part, and its owner."""


class Read(msgspec.Struct, frozen=True):
    """What was noted of one bag, and what it turned out to be."""

    owner: int
    facts: tuple[float, ...]
    lie: bool


class Recorder:
    """Watches a game from its beginning: ``play_match(..., watch=recorder.watch)``."""

    def __init__(self, rules: Ruleset, reading: Reading | None = None) -> None:
        self.rules = rules
        self.reading = reading
        self.account = Account(rules)
        self.book = Book()
        self.offers: list[Said] = []
        self.merchants = [MerchantRecord() for _ in range(rules.players)]
        self.sheriffs = [SheriffRecord() for _ in range(rules.players)]
        self.now = RoundSoFar()
        self.before = RoundSoFar()
        """The round before this one."""
        self.read: list[Read] = []
        self._public: Public | None = None
        """What everybody knew before the last command."""
        self._standing: dict[OfferId, Said] = {}
        self._n = 0

    @property
    def bags(self) -> list[BagSeen]:
        return self.account.bags

    def watch(self, table: Table, news: Sequence[Event]) -> None:
        for event in news:
            self.book.hear(event)
            self.account.follow((event,))
            hear = _HEARD.get(type(event))
            if hear is not None:
                hear(self, event)
            self._n += 1
        self._public = table.public

    def _round_began(self, event: e.RoundBegan) -> None:
        self.before, self.now = self.now, RoundSoFar(event.round)
        self._standing = {}

    def _phase_began(self, event: e.PhaseBegan) -> None:
        self.now.at_market = event.phase == "market"

    def _tossed(self, event: e.CardsSetAside | e.SetAsidePlaced) -> None:
        self.now.tossed[event.seat] = event.cards

    def _taken(self, event: e.CardsTaken) -> None:
        self.now.taken[event.seat] = self.now.taken.get(event.seat, ()) + event.cards

    def _drawn(self, event: e.CardsDrawn) -> None:
        if self.now.at_market:
            assert isinstance(event.cards, tuple)
            self.now.drawn[event.seat] = self.now.drawn.get(event.seat, 0) + len(event.cards)

    def _declared(self, event: e.BagDeclared) -> None:
        self.now.declared[event.seat] = event.good
        self.now.order += (event.seat,)

    def _offered(self, event: e.OfferMade) -> None:
        merchant = event.by[0] if len(event.by) == 1 and event.by[0] in self._merchants() else event.to[0]
        by_merchant = event.by == (merchant,)
        sheriff = event.to if by_merchant else event.by
        pair = [o for o in self.now.offers if (o.merchant, o.sheriff) == (merchant, sheriff)]
        mine = [o for o in pair if o.by_merchant is by_merchant]
        raised = bool(mine) and mine[-1].terms.bags == event.terms.bags and _gain(mine[-1], event.terms) > 0
        said = Said(
            self.now.number,
            event.seat,
            merchant,
            sheriff,
            event.terms,
            raised,
            any(o.by_merchant is not by_merchant and set(o.terms.bags) & set(event.terms.bags) for o in pair),
        )
        self.now.offers += (said,)
        self.offers.append(said)
        self._standing[OfferId(event.by, event.to, self._n)] = said

    def _merchants(self) -> tuple[int, ...]:
        assert self._public is not None
        return self._public.merchants

    def _ended(self, event: e.OfferEnded) -> None:
        said = self._standing.get(event.offer)
        if said is not None and event.how is Ending.REFUSED and not said.by_merchant:
            self.now.refused[said.merchant] += 1

    def _struck(self, event: e.DealStruck) -> None:
        said = self._standing.get(event.offer)
        if said is not None:
            said.struck = True

    def _settled(self, event: e.BagPassed | e.BagOpened) -> None:
        """The account has just written this bag down. It is read as it lay there before the command that settled it:
        a deal that passes a bag is struck by the same command, so nothing of it shows."""
        bag = self.account.bags[-1]
        lie, opened = not bag.true, isinstance(event, e.BagOpened)
        if self.reading is not None:
            assert self._public is not None
            self.read.append(Read(bag.owner, self.reading(self, self._public, bag.owner), lie))
        merchant = self.merchants[bag.owner]
        merchant.bags += 1
        merchant.lies += lie
        merchant.contraband += sum(card not in IS_LEGAL for card in bag.cards) if lie else 0
        merchant.caught += lie and opened
        merchant.doubted += opened and not lie
        merchant.lies_offered += lie and bag.offered
        merchant.true_offered += bag.offered and not lie
        merchant.last_lie = lie
        for seat in bag.settled_by:
            sheriff = self.sheriffs[seat]
            sheriff.lies += lie
            sheriff.true += not lie
            sheriff.opened_lies += lie and opened
            sheriff.opened_true += opened and not lie


def _gain(before: Said, terms: Terms) -> float:
    """How much more an offer gives the other side than the one before it."""
    more = bribe_worth(terms) - bribe_worth(before.terms)
    return more if before.by_merchant else -more


_HEARD: Final[dict[type[Event], Callable[[Recorder, Any], None]]] = {
    e.RoundBegan: Recorder._round_began,
    e.PhaseBegan: Recorder._phase_began,
    e.CardsSetAside: Recorder._tossed,
    e.SetAsidePlaced: Recorder._tossed,
    e.CardsTaken: Recorder._taken,
    e.CardsDrawn: Recorder._drawn,
    e.BagDeclared: Recorder._declared,
    e.OfferMade: Recorder._offered,
    e.OfferEnded: Recorder._ended,
    e.DealStruck: Recorder._struck,
    e.BagPassed: Recorder._settled,
    e.BagOpened: Recorder._settled,
}
