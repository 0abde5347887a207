"""What a seat decided in a game, found in what it was told: each time with what else it could have done.

Events do not say who ordered them. Whose decision one was follows from the rules: who packs, who declares, who
settles, and whose yes or no an offer was waiting for.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..bots.clever.memory import Memory
from ..game import Dice, Event, Ruleset
from ..game import events as e
from ..game.commands import AcceptOffer, Command, MakeOffer, OpenBag, PassBag, RefuseOffer, SetAside, TakeStance
from ..game.goods import Good
from ..game.known import Deed, Ending, Offer, Phase
from .bag_odds import BagRead
from .company import Heads, PastCompany
from .past import Happening
from .playing_on import Way
from .prices import can_ask, price_asked
from .reading import Readings
from .reckoning import Considered, Reckoner
from .settling import settling_lines, weigh_settling
from .worlds import Standpoint

if TYPE_CHECKING:
    from ..env.mind import TrainedMind


class DecisionKind(StrEnum):
    """What was decided."""

    MARKET = "market"
    LOAD = "load"
    DECLARE = "declare"
    OFFER = "offer"
    ANSWER = "answer"
    SETTLE = "settle"
    INSPECTION = "inspection"
    """Whether to pay for the opening of another bag."""


class Faced(msgspec.Struct, frozen=True):
    """A decision, as it was faced: what was done stands first."""

    n: int
    """The number of the event in which it shows."""
    kind: DecisionKind
    position: Standpoint
    options: tuple[Considered, ...]
    heads: Heads
    reads: dict[int, BagRead]
    bag: int | None = None
    """Whose bag it was about, if not its own."""


class Finder:
    """Follows a game from one seat, and finds its decisions."""

    def __init__(
        self,
        rules: Ruleset,
        seat: int,
        company: PastCompany,
        mind: "TrainedMind | None",
        told: Sequence[Event],
        kinds: Sequence[str] = (),
        *,
        several_prices: bool = False,
    ) -> None:
        self.rules, self.seat = rules, seat
        self.company = company
        self.told = told
        self.memory = Memory(rules.players, seat)
        self.readings = Readings(rules, seat, mind, kinds)
        self.kinds, self.several_prices = dict(enumerate(kinds)), several_prices
        self.asked: set[int] = set()
        """Of whom it has asked something as Sheriff in this inspection."""
        self.loading: tuple[Standpoint, Heads] | None = None
        self.talked: Standpoint | None = None
        """Where it was before offers ended, if that was the last that happened: passing a bag refuses them first."""

    def follow(self, happening: Happening) -> Iterator[Faced]:
        """The decisions that an event shows; then the event is remembered."""
        find = _FOUND.get(type(happening.told))
        if find is not None:
            yield from find(self, happening, happening.told)
        self.talked = (self.talked or happening.before) if isinstance(happening.told, e.OfferEnded) else None
        self.memory.hear(happening.told)
        self.company.hear(happening.told)
        self.readings.hear(happening)
        if isinstance(happening.told, e.PhaseBegan | e.SceneSet):
            if happening.after.public.phase is Phase.LOADING:
                self.loading = happening.after, self.company.heads()
            elif happening.after.public.phase is Phase.INSPECTION:
                self.asked = set()
                if self.seat in happening.after.public.unsettled:
                    yield from self._offer(happening)

    def reckoner(self) -> Reckoner:
        return Reckoner(self.rules, self.seat, self.memory)

    def _faced(self, n: int, kind: DecisionKind, position: Standpoint, options: list[Considered], **more: Any) -> Faced:
        heads = more.pop("heads", None) or self.company.heads()
        reads = self.readings.reads(position)
        return Faced(n, kind, position, tuple(options), heads, reads, **more)

    # Packing

    def market(self, happening: Happening, event: e.CardsSetAside | e.CardsSetAsideFaceDown) -> Iterator[Faced]:
        if event.seat != self.seat:
            return
        take = [0] * len(happening.before.public.piles)
        for later in self.told[happening.n + 1 :]:
            if not isinstance(later, e.CardsTaken) or later.seat != self.seat:
                break
            take[later.pile] = len(later.cards)
        cards = event.cards
        assert isinstance(cards, tuple)
        chosen = SetAside(cards, tuple(take) if self.rules.rule.draws_from_piles and any(take) else ())
        options = self.reckoner().markets(happening.before.view, chosen, Dice(1 + happening.n))
        yield self._faced(happening.n, DecisionKind.MARKET, happening.before, options)

    def load(self, happening: Happening, event: e.BagClosed) -> Iterator[Faced]:
        """Nobody is told what others pack meanwhile, so it is as if everybody were still packing."""
        if event.seat != self.seat or self.loading is None:
            return
        position, heads = self.loading
        declared = self._declared_later(happening.n)
        assert isinstance(event.cards, tuple)
        if declared is not None:
            options = self.reckoner().loads(position.view, event.cards, declared)
            yield self._faced(happening.n, DecisionKind.LOAD, position, options, heads=heads)

    def _declared_later(self, n: int) -> Good | None:
        for later in self.told[n:]:
            if isinstance(later, e.BagDeclared) and later.seat == self.seat:
                return later.good
        return None

    def declare(self, happening: Happening, event: e.BagDeclared) -> Iterator[Faced]:
        if event.seat == self.seat and len(self.rules.legal_kinds) > 1:
            options = self.reckoner().declarations(happening.before.view, event.good)
            yield self._faced(happening.n, DecisionKind.DECLARE, happening.before, options)

    # Talking

    def _offer(self, happening: Happening) -> Iterator[Faced]:
        """What it offered first for its own bag in this inspection, or that it offered nothing."""
        n, offered = happening.n, None
        for at, later in enumerate(self.told[happening.n + 1 :], start=happening.n + 1):
            if isinstance(later, e.BagPassed | e.BagOpened) and later.seat == self.seat:
                break
            if isinstance(later, e.DealStruck) and later.merchant == self.seat and offered is None:
                return
            own = isinstance(later, e.OfferMade) and later.seat == self.seat
            if own and later.terms.deed_for(self.seat) is Deed.PASS:  # type: ignore[attr-defined]
                n, offered = at, _command(later)  # type: ignore[arg-type]
                break
        options = self.reckoner().offers(happening.after.view, offered)
        yield self._faced(n, DecisionKind.OFFER, happening.after, options)

    def made(self, happening: Happening, event: e.OfferMade) -> Iterator[Faced]:
        """The first price that it named for a bag as Sheriff. Or it paid, or would have paid, for the opening of
        another bag: only playing on says what that is worth."""
        if event.by == (self.seat,) and self.seat in happening.before.public.sheriffs:
            (owner,) = event.to
            if price_asked(_command(event), owner):
                yield from self._settled(happening.before, happening.n, owner, _command(event))
            self.asked.add(owner)
            return
        others = [term.bag for term in event.terms.bags if term.deed is Deed.OPEN and term.bag != self.seat]
        if event.seat == self.seat and self.seat not in happening.before.public.sheriffs and others:
            options = [Considered(Way(_command(event)), 0.0), Considered(Way(None), 0.0)]
            yield self._faced(happening.n, DecisionKind.INSPECTION, happening.before, options, bag=others[0])

    def struck(self, happening: Happening, event: e.DealStruck) -> Iterator[Faced]:
        offer = happening.before.public.offer(event.offer.by, event.offer.to)
        if offer is None or self.seat not in offer.to or len(offer.to) > 1:
            return
        if self.seat == event.merchant:
            yield from self._answered(happening, offer, yes=True)
        elif event.terms.deed_for(event.merchant) is Deed.PASS and not event.terms.sheriff_gives.unseen:
            command = PassBag(event.merchant, offer.id)
            yield from self._settled(happening.before, happening.n, event.merchant, command)

    def ended(self, happening: Happening, event: e.OfferEnded) -> Iterator[Faced]:
        offer = happening.before.public.offer(event.offer.by, event.offer.to)
        asked = offer is not None and offer.to == (self.seat,) and offer.merchant == self.seat
        if event.how is Ending.REFUSED and asked and self.seat in happening.before.public.unsettled:
            assert offer is not None
            yield from self._answered(happening, offer, yes=False)

    def _answered(self, happening: Happening, offer: Offer, *, yes: bool) -> Iterator[Faced]:
        """Its own answer to what the Sheriff asks for its own bag."""
        gives = offer.terms.merchant_gives
        plain = offer.terms.deed_for(self.seat) is Deed.PASS and len(offer.terms.bags) == 1
        if not plain or gives.contraband or gives.unseen or gives.from_bag:
            return
        accept, refuse = AcceptOffer(offer.id), RefuseOffer(offer.id)
        options = self.reckoner().answers(happening.before.view, offer.terms, accept, refuse)
        if not yes:
            options = options[::-1]
        first = options[0]
        options[0] = Considered(first.line, first.mean)
        yield self._faced(happening.n, DecisionKind.ANSWER, happening.before, options)

    # At the gate

    def passed(self, happening: Happening, event: e.BagPassed) -> Iterator[Faced]:
        yield from self._own_verdict(happening, event.seat, PassBag(event.seat))

    def opened(self, happening: Happening, event: e.BagOpened) -> Iterator[Faced]:
        if self.seat in event.by:
            yield from self._own_verdict(happening, event.seat, OpenBag(event.seat))

    def stance(self, happening: Happening, event: e.StanceTaken) -> Iterator[Faced]:
        if event.deputy == self.seat:
            yield from self._settled(happening.before, happening.n, event.bag, TakeStance(event.bag, event.verdict))

    def _own_verdict(self, happening: Happening, owner: int, command: Command) -> Iterator[Faced]:
        """A bag that no deal decided, and no clock: with deputies only one who went on alone decided it."""
        public = happening.before.public
        bound = any(duty.bag == owner and duty.deed is not Deed.TAKE_NOTHING for duty in public.obligations)
        if bound or public.time_up or public.side_of(owner) != (self.seat,):
            return
        yield from self._settled(self.talked or happening.before, happening.n, owner, command)

    def _settled(self, position: Standpoint, n: int, owner: int, command: Command) -> Iterator[Faced]:
        if not position.can_be_dealt_again or owner not in position.public.unsettled:
            return
        reads = self.readings.reads(position)
        lines = settling_lines(position, owner, command)
        may_ask = owner not in self.asked and can_ask(position.public, self.seat, owner)
        if price_asked(command, owner) and not may_ask:
            return
        payer = self.kinds.get(owner, "") if may_ask else None
        options = weigh_settling(position, owner, lines, reads, Dice(1 + n), payer=payer, several=self.several_prices)
        if len(options) < 2 or options[0].line.command != command:
            return
        yield self._faced(n, DecisionKind.SETTLE, position, options, bag=owner)


def _command(event: e.OfferMade) -> MakeOffer:
    chosen = event.chosen
    return MakeOffer(event.by, event.to, event.terms, chosen if isinstance(chosen, tuple) else ())


_FOUND: Final[dict[type[Event], Callable[[Finder, Happening, Any], Iterator[Faced]]]] = {
    e.CardsSetAside: Finder.market,
    e.CardsSetAsideFaceDown: Finder.market,
    e.BagClosed: Finder.load,
    e.BagDeclared: Finder.declare,
    e.OfferMade: Finder.made,
    e.DealStruck: Finder.struck,
    e.OfferEnded: Finder.ended,
    e.BagPassed: Finder.passed,
    e.BagOpened: Finder.opened,
    e.StanceTaken: Finder.stance,
}
