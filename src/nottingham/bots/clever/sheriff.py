"""The Sheriff and the deputies: what opening is worth, what offers are worth, and what is done with each bag."""

from math import exp
from typing import Final

import msgspec

from ...game import Command
from ...game.commands import AcceptOffer, ConfirmStance, OpenBag, PassBag, TakeStance
from ...game.goods import VALUE
from ...game.known import Deed, Offer, Verdict
from ...game.legal import may_accept
from ..safe import bound, safe_move
from ..seat import Turn
from ..stating import GateStated
from . import explain
from .belief import Belief
from .danger import ahead_of
from .demands import Demands
from .mind import Mind, Option
from .parcels import given, received
from .ways import LIKE_HARD

STANDING: Final = (0.5, 1.6)
"""What holding somebody back counts, by how far ahead or behind they are: bounds."""
HANDS_TIED: Final = 0.5
"""What it costs to take nothing for a bag."""
DEPUTY_SHARE: Final = 0.5
"""What falls to each of two deputies (rules §10)."""
WRONGED: Final = 4.0
"""Points of malice for every word that somebody broke to this Sheriff."""
GATE_HEAT: Final = 21.0
"""How far the threshold for opening a bag is drawn about where it should be, in temperatures: not at all for those who
show what they do."""
MIXERS: Final = 0.4
"""How likely a merchant must mix as we do for all of that."""


HOLDS_OUT: Final = 0.6
"""How often a bargain is left on the table for more, where both have named a price and there are other bags to
settle."""


class SheriffSide:
    """How a clever player keeps the gate."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.demands = Demands(mind)
        self.drawn: dict[int, tuple[float, float]] = {}
        """The threshold for each bag of this round, drawn once, so that talking on changes nothing."""
        self.round = 0

    def opening(self, turn: Turn, owner: int) -> float:
        """What opening a bag is worth, against passing it for nothing; worked out once for a moment."""
        known = self.mind.openings(turn)
        moment = owner, turn.settle_now, owner in self.demands.asked_in(turn)
        if moment not in known:
            known[moment] = self._opening(turn, owner)
        return known[moment]

    def _opening(self, turn: Turn, owner: int) -> float:
        mind, belief = self.mind, self._unpaid(turn, owner, self.mind.belief(turn, owner))
        envy = mind.envy * self._standing(turn, owner)
        bag = turn.public.bags[owner]
        share = DEPUTY_SHARE if turn.public.rules.deputies and (bag is None or bag.alone is None) else 1.0
        malice = mind.taste.zeal + mind.taste.grudge * mind.memory.opened_me[owner]
        malice += WRONGED * mind.memory.ledger.wronged.get((owner, mind.seat), 0)
        if (mind.seat, owner) in mind.memory.ledger.open:
            malice -= mind.taste.honour
        caught = share * belief.fine + envy * (share * belief.fine + belief.confiscated)
        wrong = share * belief.reward * (1 + envy)
        doubt = 4 * belief.false * (1 - belief.false) * self._guard(owner)
        firm = belief.false * caught - (1 - belief.false) * wrong + malice
        drawn, blur = self._drawn(turn, owner, firm, doubt)
        return firm + doubt * drawn + blur

    def _guard(self, owner: int) -> float:
        """How much there is to hide from this merchant: nothing from those who do not read."""
        return min(1.0, self.mind.memory.merchant_ways.of(owner)[LIKE_HARD] / MIXERS)

    def _unpaid(self, turn: Turn, owner: int, belief: Belief) -> Belief:
        """Who let a last chance go by, though liars would have paid, is less likely a liar."""
        ear, side = self.mind.ear, turn.public.side_of(owner)
        if ear is None or owner not in self.demands.asked_in(turn) or not 0 < belief.false < 1:
            return belief
        if not turn.settle_now and turn.public.offer(side, (owner,)) is not None:
            return belief
        odds = belief.false / (1 - belief.false) * exp(ear.unpaid(turn.public, owner))
        return msgspec.structs.replace(belief, false=odds / (1 + odds))

    def _drawn(self, turn: Turn, owner: int, firm: float, doubt: float) -> tuple[float, float]:
        """Where the threshold lies for this bag: the more doubtful the bag is, the less can it be foretold. What was
        drawn is stated; how far those who cannot count are off is not, and is no part of it."""
        if turn.public.round != self.round:
            self.round, self.drawn = turn.public.round, {}
        if owner not in self.drawn:
            self.drawn[owner] = self.mind.sway(GATE_HEAT), self.mind.blur()
            if doubt > 0:
                chance = self.mind.swayed_above(GATE_HEAT, -firm / doubt)
                opens = firm + doubt * self.drawn[owner][0] > 0
                self.mind.statements.append(GateStated(owner, opens, chance))
        return self.drawn[owner]

    def _standing(self, turn: Turn, owner: int) -> float:
        """Whom it is most worth to hold back: more than 1 for those who are ahead, less for those behind."""
        if not self.mind.taste.learns:
            return 1.0
        least, most = STANDING
        return min(most, max(least, 1 + ahead_of(turn.public, owner)))

    def offer_worth(self, turn: Turn, offer: Offer, openings: dict[int, float]) -> float:
        """What an offer brings: its things, less what its obligations cost."""
        mind, terms = self.mind, offer.terms
        share = 1.0 if len(offer.sheriff) == 1 else DEPUTY_SHARE
        gets = received(mind, turn, offer.merchant, terms.merchant_gives)
        value = gets * (share + mind.envy) - given(mind, turn, terms.sheriff_gives) * (1 + mind.envy)
        spared = mind.memory.ledger.spares
        for term in terms.bags:
            opening = openings.get(term.bag, 0.0)
            free = max(0.0, opening)
            if term.deed is Deed.PASS:
                value -= free
            elif term.deed is Deed.OPEN:
                value -= free - opening
            else:
                value -= HANDS_TIED
            if term.deed is not Deed.PASS and term.bag != offer.merchant and (mind.seat, term.bag) in spared:
                value -= mind.taste.honour
        return value

    def openings(self, turn: Turn) -> dict[int, float]:
        """What opening is worth of each bag that this seat may settle."""
        public = turn.public
        mine = [o for o in public.unsettled if (bag := public.bags[o]) is not None and bag.alone in (None, turn.seat)]
        return {owner: self.opening(turn, owner) for owner in mine}

    def settle(self, turn: Turn) -> Command | None:
        """The next step at the gate."""
        mind, openings = self.mind, self.openings(turn)
        deal = self._best_deal(turn, openings)
        if mind.explain:
            explain.gate(mind, turn, openings)
        if turn.may_wait:
            said = self.demands.speak(turn, openings, deal)
            if said is not None:
                return said
        if deal is not None and deal.value > 0 and not self._holds_out(turn, deal, openings):
            return deal.command
        for owner in sorted(openings, key=lambda o: (self._haggles(turn, o), -abs(openings[o]))):
            step = self._step(turn, owner, openings[owner])
            if step is not None:
                return step
        return None if turn.may_wait else safe_move(turn)

    def _best_deal(self, turn: Turn, openings: dict[int, float]) -> Option | None:
        """The best offer on the table that can be accepted."""
        options = []
        for offer in turn.public.offers:
            choice = may_accept(turn.view, offer) if turn.seat in offer.to else None
            if choice is not None:
                cards = tuple(sorted(choice.chosen.source, key=VALUE.__getitem__))[: choice.chosen.least]
                value = self.offer_worth(turn, offer, openings)
                options.append(Option("deal", value, AcceptOffer(choice.offer, cards)))
        if not options:
            return None
        return self.mind.best("deals", [*options, Option("no deal", 0.0)], openings=openings)

    def _step(self, turn: Turn, owner: int, opening: float) -> Command | None:
        """Open or pass a bag, or a deputy's next step with it."""
        public = turn.public
        bag = public.bags[owner]
        assert bag is not None
        verdict = bound(turn, owner) or (Verdict.OPEN if opening > 0 else Verdict.PASS)
        if not public.rules.deputies or bag.alone == turn.seat:
            if turn.may_wait and verdict is Verdict.PASS and self._hopes(turn, owner):
                return None
            return OpenBag(owner) if verdict is Verdict.OPEN else PassBag(owner)
        stance = next((s for s in public.stances if (s.deputy, s.bag) == (turn.seat, owner)), None)
        if stance is None:
            return TakeStance(owner, verdict)
        return None if stance.confirmed else ConfirmStance(owner)

    def _holds_out(self, turn: Turn, deal: Option, openings: dict[int, float]) -> bool:
        """Whether a bargain is left on the table for more, while there are other bags to settle."""
        if len(turn.public.sheriffs) > 1 or not isinstance(deal.command, AcceptOffer):
            return False
        owner = deal.command.offer.by[0]
        more = self._haggles(turn, owner) and not all(self._haggles(turn, other) for other in openings)
        return more and self.mind.happens(HOLDS_OUT)

    def _haggles(self, turn: Turn, owner: int) -> bool:
        """Whether both have named a price for this bag: others are settled first, so that they may still meet."""
        public, side = turn.public, turn.public.side_of(owner)
        own = public.offer((owner,), side)
        return own is not None and own.terms.deed_for(owner) is Deed.PASS and public.offer(side, (owner,)) is not None

    def _hopes(self, turn: Turn, owner: int) -> bool:
        """Whether a demand to this owner is still unanswered, or the question for a price was put just now."""
        public, ear = turn.public, self.mind.ear
        if public.offer((turn.seat,), (owner,)) is not None:
            return True
        return ear is not None and ear.asked_just_now(public, turn.seat, owner)
