"""A made game of one round, whose figures can be counted by hand."""

from bench.recorder import Reading, Recorder
from nottingham.game import Command, Good, Ruleset, new_game
from nottingham.game.commands import (
    AcceptOffer,
    DeclareBag,
    LoadBag,
    MakeOffer,
    NameFirstMerchant,
    OpenBag,
    RefuseOffer,
    SetAside,
)
from nottingham.game.goods import IS_LEGAL
from nottingham.game.known import BagTerm, Deed, Parcel, Terms
from nottingham.game.state import Table
from tests.bots.heads import a_demand
from tests.builders import a_bribe, done, standing

RULES = Ruleset.preset("second", players=4, house_rounds=1)


class MadeGame:
    """Seat 0 keeps the gate. Seats 1 and 3 lie, seat 2 tells the truth."""

    def __init__(self, reading: Reading | None = None) -> None:
        self.recorder = Recorder(RULES, reading)
        self.table, news = new_game(RULES, 7, 0)
        self.recorder.watch(self.table, news)

    def do(self, seat: int, command: Command) -> None:
        self.table, news = done(self.table, seat, command)
        self.recorder.watch(self.table, news)

    def to_the_gate(self) -> "MadeGame":
        self.do(0, NameFirstMerchant(1))
        for seat in (1, 2, 3):
            self.do(seat, SetAside(self.table.own[seat].hand[: seat - 1]))
        for seat in (1, 2, 3):
            self.do(seat, LoadBag((legal_card(self.table, seat),)))
        for seat in (1, 2, 3):
            card = self.table.own[seat].bag[0]
            self.do(seat, DeclareBag(card if seat == 2 else another(card), 1))
        return self

    def to_the_end(self) -> "MadeGame":
        """Seat 1 offers 3, is asked for 9, raises to 5 and passes. Seat 2 is asked for 2, says no, and is opened in
        vain; then it pays a coin and a favour for a look into the bag of seat 3."""
        self.to_the_gate()
        self.do(1, a_bribe(1, gold=3))
        self.do(0, MakeOffer(*a_demand(1, 9)))
        self.do(1, a_bribe(1, gold=5))
        self.do(0, AcceptOffer(standing(self.table, 1).id))
        self.do(0, MakeOffer(*a_demand(2, 2)))
        self.do(2, RefuseOffer(standing(self.table, 0, 2).id))
        self.do(0, OpenBag(2))
        look = Terms(Parcel(1, favour="I owe you one."), bags=(BagTerm(3, Deed.OPEN),))
        self.do(2, MakeOffer((2,), (0,), look))
        self.do(0, AcceptOffer(standing(self.table, 2).id))
        self.do(0, OpenBag(3))
        return self


def legal_card(table: Table, seat: int) -> Good:
    return next(card for card in table.own[seat].hand if card in IS_LEGAL)


def another(card: Good) -> Good:
    return next(kind for kind in RULES.legal_kinds if kind is not card)
