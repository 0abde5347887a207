"""The hard bot behind somebody's chair: hears what the seat hears, and says what it would do there, and why."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Protocol

import msgspec

from ...game import Command, Event
from ...game.commands import DeclareBag
from ...game.events import OfferMade, RoundBegan
from ...game.known import AskKind
from ..seat import Chair, Turn
from .mind import Explanation, Option
from .player import Clever
from .taste import Taste


class Advice(msgspec.Struct, frozen=True):
    """What the adviser would do (nothing: wait), and the numbers behind it, where there are any."""

    command: Command | None
    why: Explanation | None


class LieReader(Protocol):
    """Somebody who hears what the seat is told, and says how likely each closed bag is false."""

    def hear(self, told: Event) -> None: ...
    def lies(self) -> Mapping[int, float]: ...


class Adviser:
    """Gives advice, and is no worse for it if the advice is not followed. It says what is best: mixing is for those who
    play. Bags it reads itself, unless there is a reader to ask."""

    def __init__(self, chair: Chair, taste: Taste, reader: LieReader | None = None) -> None:
        self._head = Clever(chair, msgspec.structs.replace(taste, temperature=0.0), explain=True)
        self._reader = reader
        self._seat = chair.seat
        self._round = 0

    def hear(self, n: int, told: Event) -> None:
        """What happened. Offers of its own seat are taken for the adviser's, whoever thought of them."""
        self._head.hear(n, told)
        if self._reader is not None:
            self._reader.hear(told)
        if isinstance(told, RoundBegan):
            self._round = told.round
        if isinstance(told, OfferMade) and told.seat == self._seat:
            if self._seat in told.by and len(told.to) == 1 and self._seat in self._head.mind.memory.officers:
                self._head.sheriff.demands.asked_of(self._round, told.to[0], told.terms.merchant_gives.gold)
            else:
                self._head.haggler.bid(self._round, told.terms.merchant_gives.gold)

    def head(self) -> Clever:
        """A head that knows what the adviser knows: whatever it thinks over, the adviser does not remember."""
        head = deepcopy(self._head)
        if self._reader is not None:
            head.mind.told_lies = self._reader.lies()
        return head

    def advise(self, turn: Turn) -> Advice:
        head = self.head()
        if turn.ask is AskKind.DECLARE:
            return self._declare(head, turn)
        bag = turn.public.bags[self._seat]
        if bag is not None and bag.declared is not None and turn.own.bag:
            head.merchant.plan = head.merchant.plan_as(turn, turn.own.bag, bag.declared)
        return Advice(head.play(turn), head.mind.why)

    def _declare(self, head: Clever, turn: Turn) -> Advice:
        """What to call a bag, whoever packed it."""
        bag = turn.own.bag
        plans = [head.merchant.plan_as(turn, bag, good) for good in turn.public.rules.legal_kinds]
        options = [Option(plan.good, plan.value, DeclareBag(plan.good, len(bag))) for plan in plans]
        best = head.mind.best("declare", options)
        return Advice(best.command, head.mind.why)
