"""The Sheriff and the deputies: what opening is worth, what offers are worth, what to ask for."""

from math import ceil
from typing import Final

from ...game import Command
from ...game.choices import MayAccept
from ...game.commands import (
    AcceptOffer,
    AgreeDivision,
    ConfirmStance,
    ForgoProposal,
    MakeOffer,
    OpenBag,
    PassBag,
    PlaceConfiscated,
    ProposeDivision,
    RefuseDivision,
    TakeStance,
)
from ...game.goods import VALUE, Cards, worth
from ...game.known import BagTerm, Deed, Offer, Parcel, Terms, Verdict
from ..safe import bound, safe_move
from ..seat import Turn
from .ledger import PASS_NEXT
from .mind import Mind, Option
from .worth import UNSEEN_WORTH, rounds_left

PROMISE_WORTH: Final = 3.0
"""What a kept promise to pass the next bag is worth to a merchant, in points."""
STALL_TRUST: Final = 0.55
"""How far contraband promised from a stall is believed where it may be a bluff."""
IN_A_LIE: Final = 0.3
"""How likely a lying bag holds a kind that is promised out of it."""
BAG_TRUST_SCALE: Final = 2
"""Trust in promises out of bags, which is a half to begin with, as a factor of one."""
CONTRABAND_WORTH: Final = 7
"""A face-down card on a stall, in points."""
WEALTH_SCALE: Final = 60
STANDING: Final = (0.5, 1.6)
"""So many points ahead of the mean count twice, within bounds."""
HANDS_TIED: Final = 0.5
"""What it costs to take nothing for a bag."""
DEPUTY_SHARE: Final = 0.5
"""What falls to each of two deputies (rules §10)."""
FEAR: Final = 0.75
"""How much of what a lie would cost its owner is felt by one who may not lie."""


class SheriffSide:
    """How a clever player keeps the gate."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.asked: set[tuple[int, int]] = set()
        """Rounds and owners of whom something was demanded."""
        self.sold = 0
        """The round in which an inspection was last put up for sale."""

    def opening(self, turn: Turn, owner: int) -> float:
        """What opening a bag is worth, against passing it for nothing."""
        mind, belief = self.mind, self.mind.belief(turn, owner)
        envy = mind.envy * self._standing(turn, owner)
        bag = turn.public.bags[owner]
        share = DEPUTY_SHARE if turn.public.rules.deputies and (bag is None or bag.alone is None) else 1.0
        malice = mind.taste.grudge * mind.memory.opened_me[owner]
        if (mind.seat, owner) in mind.memory.ledger.open:
            malice -= mind.taste.honour
        caught = share * belief.fine + envy * (share * belief.fine + belief.confiscated)
        wrong = share * belief.reward * (1 + envy)
        return belief.false * caught - (1 - belief.false) * wrong + malice + mind.blur()

    def _standing(self, turn: Turn, owner: int) -> float:
        """Whom it is most worth to hold back: more than 1 for those who are ahead, less for those behind."""
        if not self.mind.taste.haggles:
            return 1.0
        public = turn.public
        wealth = [
            gold + worth(stall) + CONTRABAND_WORTH * face_down
            for gold, stall, face_down in zip(public.gold, public.stalls, public.contraband, strict=True)
        ]
        mean = sum(wealth) / len(wealth)
        least, most = STANDING
        return min(most, max(least, 1 + (wealth[owner] - mean) / WEALTH_SCALE))

    def offer_worth(self, turn: Turn, offer: Offer, openings: dict[int, float]) -> float:
        """What an offer brings: its things, less what its obligations cost."""
        mind, terms = self.mind, offer.terms
        share = 1.0 if len(offer.sheriff) == 1 else DEPUTY_SHARE
        given = self._parcel(turn, offer, terms.merchant_gives)
        taken = self._parcel(turn, offer, terms.sheriff_gives)
        value = given * (share + mind.envy) - taken * (1 + mind.envy)
        for term in terms.bags:
            opening = openings.get(term.bag, 0.0)
            free = max(0.0, opening)
            if term.deed is Deed.PASS:
                value -= free
            elif term.deed is Deed.OPEN:
                value -= free - opening
            else:
                value -= HANDS_TIED
        return value

    def _parcel(self, turn: Turn, offer: Offer, parcel: Parcel) -> float:
        """Gold counts, goods count their value, promises count as far as they are likely to be kept."""
        races = self.mind.races(turn)
        value = parcel.gold + races.worth(parcel.legal)
        if parcel.favour == PASS_NEXT and rounds_left(turn.public) >= turn.public.rules.players - 1:
            value += min(1.0, self.mind.memory.ledger.trust(offer.merchant) * self.mind.taste.trust) * PROMISE_WORTH
        certain = 1.0 if not turn.public.rules.rule.stall_bluffs else min(1.0, STALL_TRUST * self.mind.taste.trust)
        value += certain * worth(parcel.contraband) + UNSEEN_WORTH * parcel.unseen
        if parcel.from_bag:
            belief = self.mind.belief(turn, offer.merchant)
            bag = turn.public.bags[offer.merchant]
            declared = bag.declared if bag is not None else None
            for card in parcel.from_bag:
                likely = 1 - belief.false if card is declared else belief.false * IN_A_LIE
                likely *= BAG_TRUST_SCALE * self.mind.memory.ledger.bag_trust(offer.merchant) * self.mind.taste.trust
                value += min(1.0, likely) * VALUE[card]
        return value

    def settle(self, turn: Turn) -> Command | None:
        """The next step at the gate."""
        public = turn.public
        mine = [o for o in public.unsettled if (bag := public.bags[o]) is not None and bag.alone in (None, turn.seat)]
        openings = {owner: self.opening(turn, owner) for owner in mine}
        deal = self._best_deal(turn, openings)
        if turn.may_wait and self.mind.taste.haggles:
            demand = self._demand(turn, openings)
            if demand is not None:
                return demand
            sale = self._sell(turn, openings)
            if sale is not None:
                return sale
        if deal is not None and deal.value > 0:
            return deal.command
        for owner in sorted(mine, key=lambda o: -abs(openings[o])):
            step = self._step(turn, owner, openings[owner])
            if step is not None:
                return step
        return None if turn.may_wait else safe_move(turn)

    def _best_deal(self, turn: Turn, openings: dict[int, float]) -> Option | None:
        """The best offer on the table that can be accepted."""
        offers = {offer.id: offer for offer in turn.public.offers if turn.seat in offer.sheriff}
        if not offers:
            return None
        options = []
        for choice in turn.choices.choices:
            if isinstance(choice, MayAccept) and choice.offer in offers:
                cards = tuple(sorted(choice.chosen.source, key=VALUE.__getitem__))[: choice.chosen.least]
                value = self.offer_worth(turn, offers[choice.offer], openings)
                options.append(Option("deal", value, AcceptOffer(choice.offer, cards)))
        if not options:
            return None
        return self.mind.best("deals", [*options, Option("no deal", 0.0)], openings=openings)

    def _demand(self, turn: Turn, openings: dict[int, float]) -> Command | None:
        """Ask the owner of a suspicious bag for what not opening it should cost."""
        public, mind = turn.public, self.mind
        for owner, opening in sorted(openings.items(), key=lambda item: -item[1]):
            bag = public.bags[owner]
            side = public.sheriffs if bag is None or bag.alone is None else (turn.seat,)
            if (public.round, owner) in self.asked or bound(turn, owner) is not None:
                continue
            if public.offer(side, (owner,)) is not None:
                continue
            belief = mind.belief(turn, owner)
            if belief.false < mind.taste.suspicion:
                continue
            fear = FEAR * (belief.fine + belief.confiscated)
            floor = max(0.0, opening) / (1 + mind.envy)
            wanted = max(ceil(floor) + 1, round(mind.taste.greed * mind.taste.bargain * (floor + fear)))
            ask = min(public.gold[owner], wanted)
            standing = public.offer((owner,), side)
            if ask < max(1, floor) or (standing is not None and standing.terms.merchant_gives.gold >= ask):
                continue
            self.asked.add((public.round, owner))
            return MakeOffer(side, (owner,), Terms(Parcel(ask), bags=(BagTerm(owner, Deed.PASS),)))
        return None

    def _sell(self, turn: Turn, openings: dict[int, float]) -> Command | None:
        """An inspection that is worth it anyway is first offered for sale, to the richest of the others, once a round:
        whoever likes to see that bag opened may as well pay for it."""
        public, mind = turn.public, self.mind
        if len(public.sheriffs) > 1 or self.sold == public.round:
            return None
        for owner, opening in sorted(openings.items(), key=lambda item: -item[1]):
            belief = mind.belief(turn, owner)
            price = int(mind.taste.bargain * mind.envy * belief.false * belief.confiscated)
            buyers = [m for m in public.merchants if m != owner and public.gold[m] >= price]
            buyers = [m for m in buyers if public.offer((turn.seat,), (m,)) is None]
            if opening > 0 and price >= 1 and buyers and bound(turn, owner) is None:
                self.sold = public.round
                buyer = max(buyers, key=lambda seat: public.gold[seat])
                return MakeOffer((turn.seat,), (buyer,), Terms(Parcel(price), bags=(BagTerm(owner, Deed.OPEN),)))
        return None

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

    def _hopes(self, turn: Turn, owner: int) -> bool:
        """Whether a demand to this owner is still unanswered."""
        return turn.public.offer((turn.seat,), (owner,)) is not None

    # What else falls to those who keep the gate

    def place_confiscated(self, turn: Turn) -> Command:
        placing = turn.public.placing
        assert placing is not None
        order = tuple(sorted(placing.cards, key=lambda card: -VALUE[card]))
        pile = max(range(len(turn.public.piles)), key=lambda i: len(turn.public.piles[i]))
        return PlaceConfiscated(pile, order)

    def divide(self, turn: Turn) -> Command:
        """Propose a fair division with the better half for oneself; agree to whatever is not worse than halving."""
        public, own, seat = turn.public, turn.own, turn.seat
        loot = public.loot
        halved = loot.gold // 2 + _half_worth(loot.legal) + _half_worth(own.loot)
        for proposal in public.proposals:
            if proposal.deputy != seat:
                theirs = proposal.gold + worth(proposal.legal) + worth(own.proposed[proposal.deputy])
                mine = loot.gold + worth(loot.legal) + worth(own.loot) - theirs
                if mine >= halved or (seat not in public.may_propose and mine >= self.mind.taste.patience * halved):
                    return AgreeDivision()
                if seat not in public.may_propose:
                    return RefuseDivision()
        if seat not in public.may_propose:
            return RefuseDivision()
        if not (loot.legal or own.loot) and loot.gold % 2 == 0:
            return ForgoProposal()
        legal, contraband = _every_other(loot.legal), _every_other(own.loot)
        return ProposeDivision((loot.gold + 1) // 2, legal, contraband)


def _half_worth(cards: Cards) -> int:
    return sum(VALUE[kind] * (cards.count(kind) // 2) for kind in set(cards))


def _every_other(cards: Cards) -> Cards:
    """One of two, beginning with the dearest."""
    return tuple(sorted(sorted(cards, key=lambda card: (-VALUE[card], card))[::2]))
