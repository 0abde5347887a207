"""Where a score came from, read off the events of a game.

Everything is counted at the printed value of a card (rules §1). For every seat

    start + legal + contraband + bribes received - bribes paid + fines received - fines paid
    + loot + black market + crowns + promos = the final score,

exactly (tested). *Legal* and *contraband* are goods that came to the stall out of its own bag; what later leaves it
is counted where it goes. A *black market* card counts for what it is worth more than the three cards it cost;
*promos* are what promo cards do beyond their printed value: sweetened goods, feast plates, brimstone oil.
"""

from collections.abc import Iterable

import msgspec

from ..game import Event, Good, Ruleset
from ..game import events as e
from ..game.goods import BLACK_MARKET_SET, STARTING_GOLD, VALUE, Cards, worth
from ..game.known import Deed, Parcel, ScoreSheet, Side, Verdict


class Sources(msgspec.Struct):
    """Points by where they came from; what was paid is positive here, and taken off in the total."""

    start: int = STARTING_GOLD
    legal: int = 0
    contraband: int = 0
    bribes_received: int = 0
    bribes_paid: int = 0
    fines_received: int = 0
    fines_paid: int = 0
    loot: int = 0
    black_market: int = 0
    crowns: int = 0
    promos: int = 0

    @property
    def total(self) -> int:
        gained = self.start + self.legal + self.contraband + self.bribes_received + self.fines_received
        return gained + self.loot + self.black_market + self.crowns + self.promos - self.bribes_paid - self.fines_paid


class BagSeen(msgspec.Struct, frozen=True):
    """A bag, as it turned out in the end: for measuring bluffs and inspections."""

    round: int
    owner: int
    settled_by: Side
    """Who decided: the Sheriff, both deputies, or the one who went on alone; nobody when the clock ran out."""
    declared: Good
    cards: Cards
    true: bool
    """Every card was of the declared kind; what else a royal summons allows is no part of this."""
    verdict: Verdict
    offered: bool
    """Whether the owner ever offered anything for passing it."""
    sold: bool
    """Whether it passed by a deal with its owner."""

    @property
    def count(self) -> int:
        return len(self.cards)


class SeatAccount(msgspec.Struct):
    """What one seat did and got in a game."""

    sources: Sources = msgspec.field(default_factory=Sources)
    merchant_points: int = 0
    """Points gained in rounds as a merchant, and as Sheriff or deputy; without start, crowns and promos."""
    sheriff_points: int = 0
    merchant_rounds: int = 0
    sheriff_rounds: int = 0
    wealth: list[int] = msgspec.field(default_factory=lambda: [STARTING_GOLD])
    """Gold and printed value of the stall: at the start, then after each round."""


class Account:
    """Follows a whole game, event by event. It needs the whole truth, not what one seat was told."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.seats = [SeatAccount() for _ in range(rules.players)]
        self.bags: list[BagSeen] = []
        self.sheet: ScoreSheet | None = None
        self._round = 0
        self._sheriffs: Side = ()
        self._shown: tuple[Cards, ...] = ()
        self._round_of_bags()

    def _round_of_bags(self) -> None:
        self._loaded: dict[int, Cards] = {}
        self._declared: dict[int, Good] = {}
        self._offered: set[int] = set()
        self._sold: set[int] = set()
        self._alone: dict[int, int] = {}
        self._clock = False

    def follow(self, events: Iterable[Event]) -> "Account":
        for event in events:
            self._note(event)
        return self

    def _note(self, event: Event) -> None:
        match event:
            case e.RoundBegan():
                self._begin_round(event)
            case e.RoundEnded():
                for account in self.seats:
                    account.wealth.append(account.sources.total)
            case e.BagClosed(seat=seat, cards=cards):
                assert isinstance(cards, tuple)
                self._loaded[seat] = cards
            case e.BagDeclared():
                self._declared[event.seat] = event.good
            case e.OfferMade(by=by, terms=terms) if terms.deed_for(by[0]) is Deed.PASS:
                if terms.merchant_gives != Parcel():
                    self._offered.add(by[0])
            case e.DealStruck(merchant=merchant, terms=terms) if terms.deed_for(merchant) is Deed.PASS:
                self._sold.add(merchant)
            case e.DeputyAlone():
                self._alone[event.bag] = event.deputy
            case e.TimeUp():
                self._clock = True
            case e.BagPassed() | e.BagOpened():
                self._settle(event)
            case e.GoodsHanded() | e.PenaltyPaid():
                self._pay(event)
            case e.LootDivided():
                self._divide(event)
            case e.BlackMarketClaimed():
                self._gain(event.seat, "black_market", event.value - BLACK_MARKET_SET * VALUE[event.good])
            case e.BrimstoneUsed():
                self.seats[event.seat].sources.promos -= VALUE[Good.BRIMSTONE_OIL]
                self.seats[event.opponent].sources.promos -= worth(event.goods)
            case e.ContrabandShown(contraband=contraband):
                self._shown = contraband
            case e.PlatesChosen():
                change = worth(event.goods) - VALUE[Good.FEAST_PLATE] * len(event.goods)
                self.seats[event.seat].sources.promos += change
            case e.GameScored():
                self._score(event.sheet)
            case _:
                pass

    def _begin_round(self, event: e.RoundBegan) -> None:
        self._round, self._sheriffs = event.round, event.sheriffs
        self._round_of_bags()
        for seat, account in enumerate(self.seats):
            if seat in event.sheriffs:
                account.sheriff_rounds += 1
            else:
                account.merchant_rounds += 1

    def _gain(self, seat: int, source: str, points: int, *, paid: bool = False) -> None:
        """Points for a seat from a source, to the credit of the role it has this round."""
        account = self.seats[seat]
        setattr(account.sources, source, getattr(account.sources, source) + points)
        if seat in self._sheriffs:
            account.sheriff_points += -points if paid else points
        else:
            account.merchant_points += -points if paid else points

    def _settle(self, event: e.BagPassed | e.BagOpened) -> None:
        seat = event.seat
        if isinstance(event, e.BagOpened):
            verdict, by = Verdict.OPEN, event.by
            self._gain(seat, "legal", worth(event.kept))
        else:
            assert isinstance(event.contraband, tuple)
            verdict = Verdict.PASS
            by = (self._alone[seat],) if seat in self._alone else self._sheriffs
            self._gain(seat, "legal", worth(event.legal))
            self._gain(seat, "contraband", worth(event.contraband))
        cards, declared = self._loaded[seat], self._declared[seat]
        self.bags.append(
            BagSeen(
                round=self._round,
                owner=seat,
                settled_by=() if self._clock else by,
                declared=declared,
                cards=cards,
                true=all(card is declared for card in cards),
                verdict=verdict,
                offered=seat in self._offered,
                sold=seat in self._sold,
            )
        )

    def _pay(self, event: e.GoodsHanded | e.PenaltyPaid) -> None:
        """Gold and goods change hands. What goes on the loot tile is nobody's until it is divided (rules §10)."""
        assert isinstance(event.contraband, tuple)
        points = event.gold + worth(event.legal) + worth(event.contraband)
        if isinstance(event, e.GoodsHanded):
            giver, receiver, what = event.giver, event.receiver, "bribes"
        else:
            giver, receiver, what = event.debtor, event.creditor, "fines"
        self._gain(giver, f"{what}_paid", points, paid=True)
        if receiver is not None:
            self._gain(receiver, f"{what}_received", points)

    def _divide(self, event: e.LootDivided) -> None:
        shares = ((event.first, event.first_contraband), (event.second, event.second_contraband))
        for deputy, (share, contraband) in zip(event.deputies, shares, strict=True):
            assert isinstance(contraband, tuple)
            self._gain(deputy, "loot", share.gold + worth(share.legal) + worth(contraband))

    def _score(self, sheet: ScoreSheet) -> None:
        """Crowns; and what sweetens other goods, which is what contraband counts above its print."""
        self.sheet = sheet
        for line in sheet.seats:
            plain = [card for card in self._shown[line.seat] if card is not Good.FEAST_PLATE]
            sources = self.seats[line.seat].sources
            sources.promos += line.contraband - worth(tuple(plain))
            sources.crowns += sum(share.bonus for share in line.crowns)
