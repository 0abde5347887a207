"""A finished game at a glance: who grew rich when, who lied, who was caught, who paid whom, and who kept his word.

It is made of the whole log, so it holds what nobody but the owner knew during the game: for finished games only.
"""

from collections.abc import Callable, Sequence

import msgspec

from ..game import Event, Ruleset
from ..game import events as e
from ..game.goods import IS_LEGAL, Cards, Good, in_order, worth
from ..game.inspection import is_true
from ..game.known import Deed, Parcel, ScoreSheet, Side, Verdict
from .accounting import Account, BagSeen, Sources
from .log import Log, unreadable
from .promises import Book, Pledge, PledgeState


class Payments(msgspec.Struct):
    """What changed hands in deals."""

    deals: int = 0
    gold: int = 0
    goods: int = 0
    """Cards."""
    worth: int = 0
    """Gold, and the goods at their printed values."""


class BagStory(msgspec.Struct, frozen=True):
    """One bag, as it really was."""

    round: int
    seat: int
    declared: Good
    cards: Cards
    verdict: Verdict
    by: Side
    """Who settled it; nobody when the clock ran out."""
    lie: bool
    hidden_worth: int
    """The printed worth of all that was not as declared."""
    paid: int
    """The worth of what its owner gave in deals that passed it."""


class SeatSummary(msgspec.Struct, frozen=True):
    """What one seat did, and what came of it."""

    seat: int
    wealth: tuple[int, ...]
    """Gold and the printed worth of all goods and black market cards: at the start, then after each round."""
    sources: Sources
    """Where the score came from."""
    bags: int
    honest: int
    honest_opened: int
    lies: int
    lies_caught: int
    contraband_through: Cards
    """Out of its own bags that passed."""
    contraband_lost: Cards
    cards_played: int
    """Cards that went into bags."""
    bribes_paid: Payments
    bribes_taken: Payments
    """With deputies, what went on the loot tile counts as a deal only: the share is among the sources."""
    opened: int
    """Bags opened at the gate."""
    caught: int
    """Those of them that were lies."""
    promises_kept: int
    promises_broken: int


class Summary(msgspec.Struct, frozen=True):
    """A whole game at a glance: its score, its bags, and what stands out."""

    sheet: ScoreSheet
    sheriffs: tuple[Side, ...]
    """By round: the Sheriff, or the two deputies."""
    seats: tuple[SeatSummary, ...]
    bags: tuple[BagStory, ...]
    """Every bag of the game, in the order in which they were settled."""
    best_bluff: BagStory | None
    """The passed lie that hid the most; of equals the one that cost less, then the earlier one."""
    best_catch: BagStory | None
    """The opened lie that hid the most."""
    biggest_bribe: BagStory | None
    """The bag for which the most was paid."""
    promises: tuple[Pledge, ...]


def summary_of(log: Log) -> Summary:
    """The summary of a finished game. Any other log is refused with a ``LogError``."""
    if log.header.told_to != "everybody":
        raise unreadable(1, "one-seat")
    if any(isinstance(event, e.SceneSet) for event in log.events):
        raise unreadable(2, "began-in-the-middle")
    if not any(isinstance(event, e.GameScored) for event in log.events):
        raise unreadable(len(log.events) + 1, "not-over")
    return summarize(log.header.ruleset, log.events)


def summarize(rules: Ruleset, events: Sequence[Event]) -> Summary:
    """The summary of a whole game, from its first event to its last."""
    account = Account(rules).follow(events)
    assert account.sheet is not None, "the game is not over"
    pledges = Book().follow(events).pledges
    deals = _Deals(rules).follow(events)
    bags = tuple(_story(bag, deals.for_bag.get((bag.round, bag.owner), 0)) for bag in account.bags)
    seats = range(rules.players)
    return Summary(
        sheet=account.sheet,
        sheriffs=tuple(event.sheriffs for event in events if isinstance(event, e.RoundBegan)),
        seats=tuple(_seat(seat, account, bags, deals, pledges) for seat in seats),
        bags=bags,
        best_bluff=_best(
            [bag for bag in bags if bag.lie and bag.verdict is Verdict.PASS], lambda bag: bag.hidden_worth
        ),
        best_catch=_best(
            [bag for bag in bags if bag.lie and bag.verdict is Verdict.OPEN], lambda bag: bag.hidden_worth
        ),
        biggest_bribe=_best([bag for bag in bags if bag.paid], lambda bag: bag.paid),
        promises=pledges,
    )


def _story(bag: BagSeen, paid: int) -> BagStory:
    others = tuple(card for card in bag.cards if card is not bag.declared)
    lie = not is_true(others)
    return BagStory(
        bag.round,
        bag.owner,
        bag.declared,
        bag.cards,
        bag.verdict,
        bag.settled_by,
        lie,
        worth(others) if lie else 0,
        paid,
    )


def _best(bags: list[BagStory], size: Callable[[BagStory], int]) -> BagStory | None:
    return max(bags, key=lambda bag: (size(bag), -bag.paid, -bag.round), default=None)


def _seat(
    seat: int, account: Account, bags: Sequence[BagStory], deals: "_Deals", pledges: Sequence[Pledge]
) -> SeatSummary:
    own = [bag for bag in bags if bag.seat == seat]
    passed = [bag for bag in own if bag.verdict is Verdict.PASS]
    opened = [bag for bag in own if bag.verdict is Verdict.OPEN]
    at_gate = [bag for bag in bags if bag.verdict is Verdict.OPEN and seat in bag.by]
    mine = [pledge.state for pledge in pledges if seat in pledge.by]
    return SeatSummary(
        seat=seat,
        wealth=tuple(account.seats[seat].wealth),
        sources=account.seats[seat].sources,
        bags=len(own),
        honest=sum(not bag.lie for bag in own),
        honest_opened=sum(not bag.lie for bag in opened),
        lies=sum(bag.lie for bag in own),
        lies_caught=sum(bag.lie for bag in opened),
        contraband_through=_contraband(passed),
        contraband_lost=_contraband(opened),
        cards_played=sum(len(bag.cards) for bag in own),
        bribes_paid=deals.paid[seat],
        bribes_taken=deals.taken[seat],
        opened=len(at_gate),
        caught=sum(bag.lie for bag in at_gate),
        promises_kept=mine.count(PledgeState.KEPT),
        promises_broken=mine.count(PledgeState.BROKEN),
    )


def _contraband(bags: Sequence[BagStory]) -> Cards:
    return in_order([card for bag in bags for card in bag.cards if card not in IS_LEGAL])


class _Deals:
    """Who paid whom in deals, and what was paid for each bag."""

    def __init__(self, rules: Ruleset) -> None:
        self.paid = [Payments() for _ in range(rules.players)]
        self.taken = [Payments() for _ in range(rules.players)]
        self.for_bag: dict[tuple[int, int], int] = {}
        """By round and owner."""
        self._round = 0
        self._passing: dict[int, bool] = {}
        """Whether the last deal of a merchant this round passed its own bag."""

    def follow(self, events: Sequence[Event]) -> "_Deals":
        for event in events:
            if isinstance(event, e.RoundBegan):
                self._round, self._passing = event.round, {}
            elif isinstance(event, e.DealStruck):
                self._struck(event)
            elif isinstance(event, e.GoodsHanded):
                self._handed(event)
        return self

    def _struck(self, event: e.DealStruck) -> None:
        merchant, terms = event.merchant, event.terms
        officers = event.offer.to if event.offer.by == (merchant,) else event.offer.by
        self._passing[merchant] = terms.deed_for(merchant) is Deed.PASS
        if _gives(terms.merchant_gives):
            self._count((merchant,), officers)
        if _gives(terms.sheriff_gives):
            self._count(officers, (merchant,))

    def _count(self, givers: Side, takers: Side) -> None:
        for seat in givers:
            self.paid[seat].deals += 1
        for seat in takers:
            self.taken[seat].deals += 1

    def _handed(self, event: e.GoodsHanded) -> None:
        assert isinstance(event.contraband, tuple)
        goods = event.legal + event.contraband
        total = event.gold + worth(goods)
        payments = [self.paid[event.giver]]
        if event.receiver is not None:
            payments.append(self.taken[event.receiver])
        for payment in payments:
            payment.gold += event.gold
            payment.goods += len(goods)
            payment.worth += total
        if self._passing.get(event.giver):
            bag = (self._round, event.giver)
            self.for_bag[bag] = self.for_bag.get(bag, 0) + total


def _gives(parcel: Parcel) -> bool:
    """Whether a parcel holds more than words."""
    return bool(parcel.gold or parcel.legal or parcel.contraband or parcel.unseen or parcel.from_bag)
