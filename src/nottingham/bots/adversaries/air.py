"""The seller of air: contraband from its stall that is not there, for gold that is.

An offer may name as many cards as lie face down on the stall (rules §5), so the seller first brings some in, whatever
that costs; from then on it sells kinds that are not among them, to every Sheriff, as long as there is gold.
"""

from typing import Final

from ...game import Command, Event
from ...game.commands import AcceptOffer, DeclareBag, LoadBag, MakeOffer, SetAside
from ...game.events import DealStruck
from ...game.goods import IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, VALUE, Cards, worth
from ...game.known import BagTerm, Deed, Parcel, Side, Terms
from ..baselines import Honest
from ..seat import Chair, Turn
from .disguise import Disguise, demands_on, gate_of

STOCK: Final = 3
"""So many cards face down are enough to talk about: a Sheriff buys the same words several times a round."""
BRIBE: Final = 5
WORTH: Final = 10
"""Gold that is offered for each smuggled card at first, and given at most, as long as there is no stock to talk about:
every card face down is sold many times over."""
FIRST_PRICE: Final = 0.54
"""What is asked at first, in what the words would be worth if they were true."""
CHEAPER: Final = 0.85
TURNS_AT_A_PRICE: Final = 3
"""After so many turns in which the words were not taken, they become so much cheaper."""
LAST_PRICE: Final = 0.1
TIMES_PRINT: Final = 2
"""Legal goods are dearer to a Sheriff than their print: there are crowns."""


class Air(Disguise):
    """Sells named contraband from its stall that it does not hold, again and again, to whoever pays gold for words."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.honest = Honest(chair)
        self.prices: dict[Side, float] = {}
        """What each Sheriff seems to pay for words."""
        self.asked: dict[Side, int] = {}
        """For how many turns words stand that each Sheriff has not taken yet."""
        self.stocking = 0
        """The last round in which the bag was packed for the stock."""

    def hear(self, n: int, told: Event) -> None:
        super().hear(n, told)
        if isinstance(told, DealStruck) and told.offer.by == (self.seat,):
            self.asked.pop(told.offer.to, None)

    def market(self, turn: Turn) -> Command | None:
        """Contraband is kept as long as a stock is wanted."""
        if not self.wants_stock(turn):
            return self.inside.play(turn)
        best = self.honest.best_kind(turn)
        tossed = tuple(card for card in turn.own.hand if card in IS_LEGAL and card is not best)
        return SetAside(tossed[: min(MOST_SET_ASIDE, max(0, turn.public.deck - 1))])

    def load(self, turn: Turn) -> Command | None:
        smuggled = sorted((card for card in turn.own.hand if card not in IS_LEGAL), key=lambda card: -VALUE[card])
        if not self.wants_stock(turn) or not smuggled:
            return self.inside.play(turn)
        self.stocking = turn.public.round
        return LoadBag(tuple(smuggled[:MOST_IN_BAG]))

    def declare(self, turn: Turn) -> Command | None:
        if self.stocking != turn.public.round:
            return self.inside.play(turn)
        return DeclareBag(self.honest.best_kind(turn), len(turn.own.bag))

    def wants_stock(self, turn: Turn) -> bool:
        return turn.public.rules.rule.stall_bluffs and turn.public.contraband[self.seat] < STOCK

    def speak(self, turn: Turn) -> Command | None:
        """Its own bag first; then a sale."""
        if self.stocking == turn.public.round and self.seat in turn.public.unsettled:
            return self.buy_in(turn)
        return self.inside.play(turn) or self.sale(turn)

    def buy_in(self, turn: Turn) -> Command | None:
        """Real gold for a bag that makes the stock: what is demanded, or else an offer."""
        gate, smuggled = gate_of(turn), sum(card not in IS_LEGAL for card in turn.own.bag)
        for demand in demands_on(turn):
            yes = AcceptOffer(demand.id)
            passes = demand.terms.bags == (BagTerm(self.seat, Deed.PASS),)
            if passes and demand.terms.merchant_gives.gold <= WORTH * smuggled and turn.choices.contains(yes):
                return yes
        gold = min(turn.public.gold[self.seat], BRIBE * smuggled)
        if not gold or turn.public.offer((self.seat,), gate) is not None:
            return None
        return MakeOffer((self.seat,), gate, Terms(Parcel(gold), bags=(BagTerm(self.seat, Deed.PASS),)))

    def sale(self, turn: Turn) -> Command | None:
        """Words for gold, and for goods where the gold is gone; the same for less, if nobody takes them for long."""
        public, buyer = turn.public, gate_of(turn)
        stands = public.offer((self.seat,), buyer) is not None
        if len(buyer) > 1 or (stands and buyer not in self.asked):
            return None
        waited = self.asked.get(buyer, 0)
        if stands and waited < TURNS_AT_A_PRICE:
            self.asked[buyer] = waited + 1
            return None
        price = self.prices.get(buyer, FIRST_PRICE) * (CHEAPER if stands else 1.0)
        self.prices[buyer] = price
        goods, bags = self.words(turn)
        wanted = int(price * worth(goods.contraband + goods.from_bag))
        offer = MakeOffer((self.seat,), buyer, Terms(goods, self.purse(turn, buyer[0], wanted), bags))
        if price < LAST_PRICE or not wanted or not turn.choices.contains(offer):
            self.asked.pop(buyer, None)
            return None
        self.asked[buyer] = 1
        return offer

    def purse(self, turn: Turn, buyer: int, wanted: int) -> Parcel:
        """What is asked for the words: gold as far as it goes, then the dearest goods that still are a bargain."""
        gold = min(turn.public.gold[buyer], wanted)
        left, legal = wanted - gold, []
        for card in sorted(turn.public.stalls[buyer], key=lambda card: -VALUE[card]):
            if TIMES_PRINT * VALUE[card] <= left:
                legal.append(card)
                left -= TIMES_PRINT * VALUE[card]
        return Parcel(gold, tuple(sorted(legal)))

    def words(self, turn: Turn) -> tuple[Parcel, tuple[BagTerm, ...]]:
        """Goods from the stall where those may be a bluff; else out of its own bag, which has to pass for it."""
        public = turn.public
        if public.rules.rule.stall_bluffs:
            return Parcel(contraband=self.air(turn, turn.own.contraband, public.contraband[self.seat])), ()
        if self.seat not in public.unsettled:
            return Parcel(), ()
        return Parcel(from_bag=self.air(turn, turn.own.bag, len(turn.own.bag))), (BagTerm(self.seat, Deed.PASS),)

    def air(self, turn: Turn, there: Cards, number: int) -> Cards:
        """The dearest kinds that are not there, as many cards as there could be."""
        rules = turn.public.rules
        dearest = sorted(rules.contraband_kinds, key=lambda kind: -VALUE[kind])
        kinds = [kind for kind in dearest if kind not in there]
        if not kinds:  # then more of a kind than there are
            kinds = [min(dearest, key=lambda kind: there.count(kind) * VALUE[kind])]
        return tuple(kind for kind in kinds for _ in range(rules.copies(kind)))[:number]
