"""Turns for programs in a game that has none while people negotiate. Design §2, §3.

Outside inspections, whoever is asked acts, in the order of ``table.awaiting``. In an inspection the moderator holds
*exchanges*. In each one, every merchant in the order of the declarations may speak once: offer, answer, withdraw,
claim from the black market, or wait; then the Sheriff (each deputy who has a bag to settle) may offer, answer, settle
a bag, or wait. As soon as a bag is settled, or a deputy goes on alone with one, the exchanges for the remaining bags
begin again. The last of ``exchanges`` exchanges is for settling alone: the Sheriff must accept an offer, pass a bag or
open one; deputies must take stances and confirm them. In the one before it the Sheriff is told that nobody can answer
any more (``Turn.spoken_out``). So it is with whatever presses, a debt above all: it is answered
before anybody talks on. An exchange in which nobody did anything makes the next one the last.

Before each turn a bot that speaks (``bots.seat.Speaker``) may say something, ``STATEMENTS_A_BAG`` times for each bag
that is settled (rules §17). A statement costs no turn and makes no exchange longer: it counts as nothing that was
done.

So every kind of deal can be reached: merchants speak about any bag, the Sheriff's counter-offers are answered in the
next exchange, deputies say yes one after the other; and every inspection ends.
"""

import msgspec

from ..bots.seat import Turn
from ..game import view
from ..game.awaiting import pressing, settlers
from ..game.known import AskKind, Phase, Public
from ..game.state import Table

EXCHANGES_A_BAG = 3
STATEMENTS_A_BAG = 2
"""What a seat may say, at most, until the next bag is settled."""


class Exchange(msgspec.Struct, frozen=True):
    """Where the moderator is in an inspection."""

    inspection: tuple[int, int, int] = (0, 0, 0)
    """The round, how many bags are unsettled, and with how many of them a deputy goes on alone."""
    number: int = 0
    began: int = 0
    """The number of events when this exchange began."""
    speakers: tuple[int, ...] = ()
    """Who has still to speak in it."""

    def with_a_word(self) -> "Exchange":
        """The same, after something was said: that is no event that makes an exchange longer."""
        return msgspec.structs.replace(self, began=self.began + 1)


class Spoken(msgspec.Struct, frozen=True):
    """Who has said how much until the next bag is settled."""

    here: tuple[int, int] = (0, 0)
    """The round, and how many bags are unsettled."""
    speakers: tuple[int, ...] = ()
    """Who spoke, as often as they did."""

    def left(self, public: Public, seat: int) -> int:
        """How much a seat may still say."""
        spoken = self.speakers.count(seat)
        if spoken and self.here != _here(public):
            spoken = 0
        return STATEMENTS_A_BAG - spoken

    def with_a_word(self, public: Public, seat: int) -> "Spoken":
        here = _here(public)
        return Spoken(here, (*self.speakers, seat) if self.here == here else (seat,))


def _here(public: Public) -> tuple[int, int]:
    return public.round, len(public.unsettled)


class Moderator(msgspec.Struct, frozen=True):
    """Gives turns. Keeps nothing itself: what it has to remember is in the exchange."""

    exchanges: int = EXCHANGES_A_BAG

    def next(self, table: Table, exchange: Exchange) -> tuple[Turn, Exchange]:
        """Whose turn it is, with what; and the exchange to call with next."""
        public = table.public
        if public.phase is not Phase.INSPECTION or pressing(public):
            ask = table.awaiting[0]
            pressed = public.phase is Phase.INSPECTION
            return Turn(view(table, ask.seat), ask.kind, may_wait=False, settle_now=pressed), exchange
        here = (public.round, len(public.unsettled), 0)
        if len(public.sheriffs) > 1 or exchange.inspection != here or not exchange.speakers:
            exchange = self._floor(public, exchange)  # one Sheriff alone has always something to settle
        seat, rest = exchange.speakers[0], exchange.speakers[1:]
        last = exchange.number >= self.exchanges
        after = Exchange(exchange.inspection, exchange.number, exchange.began, rest)
        if seat in public.sheriffs:
            spoken_out = public.merchants if exchange.number + 1 >= self.exchanges else ()
            seen = view(table, seat)
            return Turn(seen, AskKind.SETTLE, may_wait=not last, settle_now=last, spoken_out=spoken_out), after
        return Turn(view(table, seat), None, may_wait=True), after

    def _floor(self, public: Public, exchange: Exchange) -> Exchange:
        """The exchange with somebody left to speak."""
        bags = [public.bags[owner] for owner in public.unsettled]
        here = (public.round, len(bags), sum(bag is not None and bag.alone is not None for bag in bags))
        if exchange.inspection != here:
            return Exchange(here, 1, public.n, self._speakers(public, 1))
        due = settlers(public)
        speakers = tuple(seat for seat in exchange.speakers if seat not in public.sheriffs or seat in due)
        if speakers:
            return msgspec.structs.replace(exchange, speakers=speakers)
        silent = public.n == exchange.began
        number = self.exchanges if silent else min(exchange.number + 1, self.exchanges)
        return Exchange(here, number, public.n, self._speakers(public, number))

    def _speakers(self, public: Public, number: int) -> tuple[int, ...]:
        due = settlers(public)
        if number >= self.exchanges:
            return due
        return public.merchants + due
