"""After a game: the decisions of one seat that cost most or won most, as the hints would have judged them then.

The same adviser that gives the hints hears what the seat was told, event by event, and weighs each choice before it
hears how it went on. Nothing that came later, and nothing that the seat did not know, can change what is said of it.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

import msgspec

from ...game import Command, Dice, Event, Good, Ruleset, View, follow
from ...game import events as e
from ...game.commands import AcceptOffer, DeclareBag, LoadBag, MakeOffer, OpenBag, PassBag, RefuseOffer
from ...game.goods import Cards, in_order
from ...game.known import AskKind, Deed, Ending, Offer, OfferId, Phase
from ...game.view import first_view
from ..seat import Chair, Turn
from .advice import Adviser, LieReader
from .plan import Plan
from .player import Clever
from .taste import taste_of

TOLD_AT_MOST: Final = 3
"""How many decisions are told of."""
LEAST: Final = 1.0
"""Points that a choice must have cost or won to be worth a word."""

LookedBackOn = LoadBag | DeclareBag | OpenBag | PassBag | AcceptOffer | RefuseOffer | MakeOffer
"""What is looked back on: bags, what was said of them, what became of them, and deals."""

BEGINNINGS: Final = (
    e.FirstMerchantNamed,
    e.CardsSetAside,
    e.CardsSetAsideFaceDown,
    e.BagClosed,
    e.BagDeclared,
    e.OfferMade,
    e.BagPassed,
    e.BagOpened,
    e.StanceTaken,
)
"""What somebody's command begins with. A yes begins with the deal; whoever needs more adds it."""
_BEGINNINGS_AND_DEALS: Final = (*BEGINNINGS, e.DealStruck)
_DONE_BY_DEALS: Final = (e.BagPassed, e.BagOpened)


class PastDecision(msgspec.Struct, frozen=True):
    """A choice, and what it was worth when it was made."""

    n: int
    """The number of the event that it became."""
    round: int
    chosen: LookedBackOn
    points: float
    """What it was worth more than the best of what else there was; negative: less."""
    instead: LookedBackOn | None = None
    """What the hints would have done, if that was something else."""
    offer: Offer | None = None
    """The deal that was struck or refused."""
    lies: float | None = None
    """How likely the bag was a lie, where one was opened or passed."""


def biggest(decisions: Sequence[PastDecision]) -> tuple[PastDecision, ...]:
    """The dearest mistake, the best choice, and what else weighed most: few, in the order of the game."""
    weighty = [each for each in decisions if abs(each.points) >= LEAST]
    ranked = sorted(weighty, key=lambda each: -abs(each.points))
    lost = [each for each in ranked if each.points < 0]
    won = [each for each in ranked if each.points > 0]
    first = [*lost[:1], *won[:1]]
    rest = [each for each in ranked if each not in first]
    return tuple(sorted((first + rest)[:TOLD_AT_MOST], key=lambda each: each.n))


def decisions(
    rules: Ruleset,
    seat: int,
    told: Sequence[Event],
    own: Collection[int] | None = None,
    reader: LieReader | None = None,
) -> Iterator[PastDecision]:
    """Every decision that can be weighed, from what a seat was told. ``own`` holds how many events there were after
    each command of the person: what a bot did in their name is not theirs. Left out: everything is. ``reader`` says
    what bags seemed to be, if the hints had one."""
    past = _Past(rules, seat, reader)
    endings = None if own is None else sorted(own)
    for n, event in enumerate(told):
        found = past.decision(n, event)
        past.hear(n, event)
        if found is not None and (endings is None or _is_own(found.n, told, endings)):
            yield found


def _is_own(n: int, told: Sequence[Event], endings: Sequence[int]) -> bool:
    """Whether the command that this event began was the person's: nobody else's began before its end."""
    end = next((ending for ending in endings if ending > n), None)
    if end is None:
        return False
    follows = _DONE_BY_DEALS if isinstance(told[n], e.DealStruck) else ()
    return not any(
        isinstance(event, _BEGINNINGS_AND_DEALS) and not isinstance(event, follows) for event in told[n + 1 : end]
    )


class _Past:
    """The game so far, in the eyes of one seat, with the adviser behind its chair."""

    def __init__(self, rules: Ruleset, seat: int, reader: LieReader | None) -> None:
        self.seat = seat
        self.view: View = first_view(rules, seat)
        self.adviser = Adviser(Chair(seat, rules, Dice(0)), taste_of("hard"), reader)
        self.proposed: dict[OfferId, PastDecision] = {}
        """What it offered, and what that was worth if it was taken."""
        self.dealt: set[int] = set()
        """Bags of this round that a deal decides."""

    def hear(self, n: int, event: Event) -> None:
        self.adviser.hear(n, event)
        self.view = follow(self.view, event)
        if isinstance(event, e.RoundBegan):
            self.dealt = set()
        if isinstance(event, e.DealStruck):
            self.dealt |= {term.bag for term in event.terms.bags if term.deed is not Deed.TAKE_NOTHING}
        if isinstance(event, e.OfferMade) and event.seat == self.seat and event.by == (self.seat,):
            self._propose(n)

    def decision(self, n: int, event: Event) -> PastDecision | None:
        """What this event says that the seat decided, weighed before it is heard."""
        match event:
            case e.BagClosed(seat, tuple() as cards) if seat == self.seat:
                return self._loaded(n, cards)
            case e.BagDeclared(seat, good) if seat == self.seat:
                return self._declared(n, DeclareBag(good, len(self.view.mine.bag)))
            case e.BagOpened(owner) if self._keeps_the_gate(owner):
                return self._settled(n, OpenBag(owner))
            case e.BagPassed(owner) if self._keeps_the_gate(owner):
                return self._settled(n, PassBag(owner))
            case e.DealStruck(offer):
                return self._struck(n, offer)
            case e.OfferEnded(offer, Ending.REFUSED) if self.seat in offer.to:
                return self._answered(n, self._standing(offer), RefuseOffer(offer))
        return None

    # What a merchant packs, and says

    def _loaded(self, n: int, cards: Cards) -> PastDecision | None:
        turn, head = self._turn(AskKind.LOAD)
        why = self.adviser.advise(turn).why
        if why is None or why.question != "load":
            return None
        chosen = max((head.merchant.plan_as(turn, cards, good) for good in self._kinds), key=lambda plan: plan.value)
        command = LoadBag(in_order(cards))
        best = why.options[0]
        if best.value > chosen.value and isinstance(best.command, LoadBag):
            if in_order(best.command.cards) == command.cards:
                return None
            return self._past(n, command, chosen.value - best.value, best.command)
        others = [option.value for option in why.options if _is_another(option.about, command.cards, chosen.lies)]
        return self._past(n, command, chosen.value - max(others)) if others else None

    def _declared(self, n: int, command: DeclareBag) -> PastDecision | None:
        """What is lost by another name; that an honest bag is better called by its own is no news."""
        why = self.adviser.advise(self._turn(AskKind.DECLARE)[0]).why
        if why is None or why.question != "declare":
            return None
        worth = {option.command.good: option.value for option in why.options if isinstance(option.command, DeclareBag)}
        best = max(worth, key=worth.__getitem__)
        if command.good not in worth or worth[best] <= worth[command.good]:
            return None
        instead = DeclareBag(best, command.count)
        return self._past(n, command, worth[command.good] - worth[best], instead)

    # What the Sheriff does

    def _settled(self, n: int, command: OpenBag | PassBag) -> PastDecision | None:
        """Opened or passed for nothing, against the other, and against every offer that stood."""
        turn, head = self._turn(AskKind.SETTLE)
        owner = command.bag
        opening = head.sheriff.opening(turn, owner)
        worth: dict[Command, float] = {OpenBag(owner): opening, PassBag(owner): 0.0}
        chosen = worth.pop(command)
        worth |= {AcceptOffer(o.id): w + max(0.0, opening) for o, w in self._deals(turn, head) if _about(o, owner)}
        best = max(worth, key=worth.__getitem__)
        instead = best if worth[best] > chosen else None
        lies = round(head.mind.belief(turn, owner).false, 3)
        offer = next((o for o in turn.public.offers if instead == AcceptOffer(o.id)), None)
        return self._past(n, command, chosen - worth[best], instead, offer, lies)

    def _deals(self, turn: Turn, head: Clever) -> list[tuple[Offer, float]]:
        """The offers that lie before the Sheriff, and what each brings against settling without one."""
        openings = {owner: head.sheriff.opening(turn, owner) for owner in turn.public.unsettled}
        offered = [offer for offer in turn.public.offers if offer.to == (self.seat,)]
        return [(offer, head.sheriff.offer_worth(turn, offer, openings)) for offer in offered]

    # Deals

    def _struck(self, n: int, made: OfferId) -> PastDecision | None:
        if made.by == (self.seat,):
            return self.proposed.get(made)
        return self._answered(n, self._standing(made), AcceptOffer(made)) if made.to == (self.seat,) else None

    def _propose(self, n: int) -> None:
        offer = next((offer for offer in self.view.public.offers if offer.id.version == n), None)
        if offer is None:
            return
        worth = self._worth(offer)
        if worth is not None:
            command = MakeOffer(offer.by, offer.to, offer.terms)
            self.proposed[offer.id] = self._past(n, command, worth, self._without(offer, worth), offer)

    def _answered(self, n: int, offer: Offer | None, command: AcceptOffer | RefuseOffer) -> PastDecision | None:
        worth = None if offer is None else self._worth(offer)
        if offer is None or worth is None:
            return None
        if isinstance(command, AcceptOffer):
            return self._past(n, command, worth, self._without(offer, worth), offer)
        instead = AcceptOffer(offer.id) if worth > 0 else None
        return self._past(n, command, -worth, instead, offer)

    def _worth(self, offer: Offer) -> float | None:
        """What a deal is worth to this seat against none; nothing, where the hints say nothing of such deals."""
        if offer.sheriff == (self.seat,):
            turn, head = self._turn(AskKind.SETTLE)
            openings = {owner: head.sheriff.opening(turn, owner) for owner in turn.public.unsettled}
            return head.sheriff.offer_worth(turn, offer, openings)
        if offer.merchant == self.seat and offer.terms.deed_for(self.seat) is Deed.PASS:
            turn, head = self._turn(None)
            return head.haggler.deal_worth(turn, offer)
        return None

    def _without(self, offer: Offer, worth: float) -> LookedBackOn | None:
        """What the hints would have done rather than strike this deal."""
        if worth >= 0:
            return None
        if offer.merchant == self.seat:
            return RefuseOffer(offer.id) if offer.to == (self.seat,) else None
        turn, head = self._turn(AskKind.SETTLE)
        bag = offer.terms.bags[0].bag if offer.terms.bags else offer.merchant
        return OpenBag(bag) if head.sheriff.opening(turn, bag) > 0 else PassBag(bag)

    # The moment

    @property
    def _kinds(self) -> Cards:
        return self.view.rules.legal_kinds

    def _turn(self, ask: AskKind | None) -> tuple[Turn, Clever]:
        """The moment before the decision, and a head that can think it over without remembering."""
        waits = ask in (None, AskKind.SETTLE)
        return Turn(self.view, ask, may_wait=waits), self.adviser.head()

    def _keeps_the_gate(self, owner: int) -> bool:
        public = self.view.public
        mine = public.phase is Phase.INSPECTION and public.sheriffs == (self.seat,)
        return mine and owner in public.unsettled and owner not in self.dealt

    def _standing(self, made: OfferId) -> Offer | None:
        return next((offer for offer in self.view.public.offers if offer.id == made), None)

    def _past(
        self,
        n: int,
        chosen: LookedBackOn,
        points: float,
        instead: Command | None = None,
        offer: Offer | None = None,
        lies: float | None = None,
    ) -> PastDecision:
        assert instead is None or isinstance(instead, LookedBackOn)
        return PastDecision(n, self.view.public.round, chosen, round(points, 2), instead, offer, lies)


def _is_another(plan: Plan | Good | None, cards: Cards, lies: bool) -> bool:
    """What a bag that seemed best is held against: a lie against true bags, for other lies are much like it."""
    return isinstance(plan, Plan) and in_order(plan.cards) != cards and not (lies and plan.lies)


def _about(offer: Offer, bag: int) -> bool:
    return any(term.bag == bag for term in offer.terms.bags)
