"""What a Sheriff asks for: a price for a suspicious bag, less of it in small steps when somebody haggles, and a buyer
for an inspection."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from ...game import Command
from ...game.commands import MakeOffer, RefuseOffer
from ...game.goods import Cards
from ...game.known import BagTerm, Deed, Offer, OfferId, Parcel, Side, Terms
from ..safe import bound
from ..seat import Turn
from .mind import Mind, Option
from .parcels import bargains, favour_worth, looked_for, received
from .promising import favour_asked, gold_later, pay_promised

FEAR: Final = 0.75
"""How much of what a lie would cost its owner is felt by one who may not lie."""
MOST_ASKED: Final = 3
"""How often a round something is asked of one owner."""
SWAY: Final = (0.8, 1.3)
"""What is asked differs from what should be asked by a factor between these."""


class Demands:
    """What a clever Sheriff says before anything is settled."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.round = 0
        self.asked: dict[int, list[int]] = {}
        """What was asked of each owner this round, in gold."""
        self.sold = False
        """Whether an inspection was put up for sale this round."""
        self.refused: set[OfferId] = set()
        self.owing = True
        """Whether it is still to be thought of what was promised for this round."""
        self._thought: tuple[tuple[object, ...], tuple[int, MakeOffer] | None] | None = None
        """What was thought of last, and what the table looked like then."""

    def speak(self, turn: Turn, openings: dict[int, float], deal: Option | None) -> Command | None:
        """A demand, a lower one, a sale, or a no to what is no bargain."""
        self._begin(turn.public.round)
        taste = self.mind.taste
        said = pay_promised(self.mind, turn) if self.owing else None
        self.owing = said is not None
        if said is None:
            said = self._ask(turn, openings)
        if said is None and taste.has("inspections"):
            said = self._sell(turn, openings)
        if said is None and (deal is None or deal.value <= 0):
            said = self._refuse(turn)
        return said

    def _begin(self, round_: int) -> None:
        if round_ != self.round:
            self.round, self.asked, self.sold, self.refused, self.owing = round_, {}, False, set(), True

    def asked_in(self, turn: Turn) -> dict[int, list[int]]:
        """What was asked of each owner in this round."""
        self._begin(turn.public.round)
        return self.asked

    def asked_of(self, round_: int, owner: int, gold: int) -> None:
        """Something was asked of somebody, whoever thought of it."""
        self._begin(round_)
        self.asked.setdefault(owner, []).append(gold)

    def next_demand(self, turn: Turn, openings: dict[int, float]) -> MakeOffer | None:
        """What is going to be asked for, if anything: it can be spoken of before it is asked."""
        self._begin(turn.public.round)
        if self.owing and pay_promised(self.mind, turn) is not None:
            return None
        found = self._next(turn, openings)
        return None if found is None else found[1]

    def _ask(self, turn: Turn, openings: dict[int, float]) -> Command | None:
        found = self._next(turn, openings)
        if found is None:
            return None
        gold, demand = found
        self.asked.setdefault(demand.to[0], []).append(gold)
        return demand

    def _next(self, turn: Turn, openings: dict[int, float]) -> tuple[int, MakeOffer] | None:
        """It is thought over once, until more than words is exchanged."""
        public = turn.public
        if not self.mind.taste.has("demands"):
            return None
        scene = (public.round, public.bags, public.offers, public.gold, public.obligations, turn.spoken_out)
        if self._thought is None or self._thought[0] != scene:
            self._thought = scene, self._demand(turn, openings)
        return self._thought[1]

    def _demand(self, turn: Turn, openings: dict[int, float]) -> tuple[int, MakeOffer] | None:
        """Ask the owner of a suspicious bag for what not opening it should cost; come down a little for those who
        offer something."""
        public, mind = turn.public, self.mind
        for owner, bid in self._suspects(turn, openings):
            side, before = public.side_of(owner), self.asked.get(owner, [])
            floor = max(0.0, openings[owner]) / (1 + mind.envy)
            if before:
                ask = max(ceil(floor) + 1, ceil((before[-1] + bid) / 2))
                if ask >= before[-1]:
                    continue
            else:
                belief = mind.belief(turn, owner)
                ask = self._price(floor, FEAR * (belief.fine + belief.confiscated))
            if ask < max(1.0, floor) or bid >= ask:
                continue
            terms = self._terms(turn, side, owner, ask, floor)
            if terms is None:
                continue
            return ask, MakeOffer(side, (owner,), terms)
        return None

    def _suspects(self, turn: Turn, openings: dict[int, float]) -> Iterator[tuple[int, float]]:
        """Owners of whom something may be asked now, the likeliest to be opened first, with what they offer. Who could
        not answer any more is asked for nothing."""
        public, mind = turn.public, self.mind
        for owner, opening in sorted(openings.items(), key=lambda item: -item[1]):
            side, before = public.side_of(owner), self.asked.get(owner, [])
            standing = public.offer((owner,), side)
            if owner in turn.spoken_out or bound(turn, owner) is not None:
                continue
            if public.offer(side, (owner,)) is not None and standing is None:
                continue
            bid = received(mind, turn, owner, standing.terms.merchant_gives) if standing is not None else 0.0
            if before:
                if len(before) < MOST_ASKED and bid and mind.taste.has("counters"):
                    yield owner, bid
            elif mind.belief(turn, owner).false >= mind.taste.suspicion or (mind.ear is not None and opening > 0):
                yield owner, bid

    def _price(self, floor: float, fear: float) -> int:
        taste, (least, most) = self.mind.taste, SWAY
        sway = least + (most - least) * self.mind.chance() if taste.temperature else 1.0
        return max(ceil(floor) + 1, round(sway * taste.greed * taste.bargain * (floor + fear)))

    def _terms(self, turn: Turn, side: Side, owner: int, ask: int, floor: float) -> Terms | None:
        """Gold, or goods that are worth more here than there, or a promise; nothing, if the owner has not enough."""
        mind, public = self.mind, turn.public
        missing, alone = float(ask), len(side) == 1
        favour = favour_asked(mind, turn, owner) if alone else None
        if favour is not None:
            missing -= favour_worth(mind, turn, owner, Parcel(typed=favour))
        goods: Cards = ()
        if alone and mind.taste.has("goods"):
            goods, worth, _ = bargains(mind, turn, owner, mind.seat, missing + 1)
            missing -= worth
        gold = max(0, min(ceil(missing), public.gold[owner]))
        missing -= gold
        if alone and favour is None:
            favour = gold_later(mind, turn, owner, mind.seat, missing)
            missing = 0.0 if favour is not None else missing
        parcel = Parcel(gold, goods, typed=favour)
        if not (gold or goods or favour) or ask - max(0.0, missing) < max(1.0, floor):
            return None
        return Terms(parcel, bags=(BagTerm(owner, Deed.PASS),))

    def _sell(self, turn: Turn, openings: dict[int, float]) -> Command | None:
        """An inspection that is worth it anyway is first offered for sale, to the richest of the others, once a round:
        whoever likes to see that bag opened may as well pay for it."""
        public, mind = turn.public, self.mind
        if len(public.sheriffs) > 1 or self.sold:
            return None
        for owner, opening in sorted(openings.items(), key=lambda item: -item[1]):
            if opening <= 0 or bound(turn, owner) is not None or looked_for(public, owner):
                continue
            if mind.taste.honour and (mind.seat, owner) in mind.memory.ledger.spares:
                continue
            belief = mind.belief(turn, owner)
            price = int(mind.taste.bargain * mind.envy * belief.false * belief.confiscated)
            buyers = [m for m in public.merchants if m != owner and public.gold[m] >= price]
            buyers = [m for m in buyers if public.offer((turn.seat,), (m,)) is None and m not in turn.spoken_out]
            if price >= 1 and buyers:
                self.sold = True
                buyer = max(buyers, key=lambda seat: public.gold[seat])
                return MakeOffer((turn.seat,), (buyer,), Terms(Parcel(price), bags=(BagTerm(owner, Deed.OPEN),)))
        return None

    def _refuse(self, turn: Turn) -> Command | None:
        """A no to an offer that is no bargain and was not answered with a demand, so that its maker may think again."""
        for offer in turn.public.offers:
            if turn.seat in offer.to and offer.id not in self.refused and not self._countered(turn, offer):
                self.refused.add(offer.id)
                return RefuseOffer(offer.id)
        return None

    def _countered(self, turn: Turn, offer: Offer) -> bool:
        return turn.public.offer(offer.sheriff, (offer.merchant,)) is not None
