"""The shadow: works out from public facts what hard's Sheriff will do, packs the bag that suits it, and pays not a coin
too much."""

from collections.abc import Iterator

from ...game import Command, Event, Good
from ...game.commands import AcceptOffer, DeclareBag, LoadBag, MakeOffer, WithdrawOffer
from ...game.goods import MOST_IN_BAG, PENALTY, VALUE, Cards
from ...game.known import BagTerm, Deed, Parcel, Terms
from ..seat import Chair, Turn
from .disguise import demands_on, gate_of
from .foresight import Facts, Foresight
from .reader import Reader

RATE_SUPPOSED = 1.0
"""Gold a card that is thought of before there is a bag."""
RESERVE = 0.5
"""Points by which hard's sums may be off, for what it holds in its hand."""


class Shadow(Reader):
    """Knows what hard's Sheriff thinks of every bag: passes free where it can, pays exactly the price where it pays."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.gate = Foresight(chair.seat, chair.rules)
        self.planned: tuple[int, Cards, Good] = (0, (), Good.APPLE)
        """The round, the cards, and what they are to be called."""

    def hear(self, n: int, told: Event) -> None:
        super().hear(n, told)
        self.gate.hear(told)

    def play(self, turn: Turn) -> Command | None:
        self.gate.watch(turn.public)
        return super().play(turn)

    # Packing

    def load(self, turn: Turn) -> Command | None:
        plans = {plan: self.worth(turn, *plan) for plan in dict.fromkeys(bags(turn))}
        cards, good = max(plans, key=lambda plan: (plans[plan], plan))
        self.planned = (turn.public.round, cards, good)
        return LoadBag(cards)

    def declare(self, turn: Turn) -> Command | None:
        round_, cards, good = self.planned
        if round_ != turn.public.round or tuple(sorted(cards)) != turn.own.bag:
            return self.inside.play(turn)
        return DeclareBag(good, len(cards))

    def worth(self, turn: Turn, cards: Cards, good: Good) -> float:
        """What a bag brings, if the Sheriff does with it what hard's sums say."""
        races, cost = self.mind.races(turn), 1 + self.mind.envy
        opening = {
            facts: self.gate.packed(turn.public, good, len(cards), facts)
            for facts in (Facts(), Facts(RATE_SUPPOSED), Facts(demanded=True), Facts(RATE_SUPPOSED, True))
        }
        true = tuple(card for card in cards if card is good)
        if len(true) == len(cards):
            doubted = opening[Facts()] > 0 or opening[Facts(RATE_SUPPOSED)] > cost
            return races.worth(cards) + doubted * PENALTY[good] * len(cards) * cost
        passed = races.worth(cards)
        free = min(opening[Facts()], opening[Facts(demanded=True)]) + RESERVE <= 0
        price = 0 if free else max(1, self.price(opening[Facts(RATE_SUPPOSED, True)]))
        if price <= self.purse(turn):
            return passed - price * cost
        lies = [card for card in cards if card is not good]
        return races.worth(true) - sum(PENALTY[card] for card in lies) * cost

    def price(self, opening: float) -> int:
        return self.gate.price(opening + RESERVE)

    def purse(self, turn: Turn) -> int:
        return turn.public.gold[self.seat]

    # At the gate

    def speak(self, turn: Turn) -> Command | None:
        """Every time, what this bag costs now: demands change it, and other bags do."""
        public = turn.public
        if self.seat not in public.unsettled:
            return self.inside.play(turn)
        bag, gate = public.bags[self.seat], gate_of(turn)
        assert bag is not None
        stands = public.offer((self.seat,), gate)
        wanted = self.lure(turn) if all(card is bag.declared for card in turn.own.bag) else self.ransom(turn)
        for demand in demands_on(turn):
            yes = AcceptOffer(demand.id)
            if 0 < demand.terms.merchant_gives.gold <= wanted and turn.choices.contains(yes):
                return yes
        if stands is not None and not wanted:
            return WithdrawOffer(stands.id)
        if not wanted or (stands is not None and stands.terms.merchant_gives.gold == wanted):
            return None
        return MakeOffer((self.seat,), gate, Terms(Parcel(wanted), bags=(BagTerm(self.seat, Deed.PASS),)))

    def ransom(self, turn: Turn) -> int:
        """Gold for a lie: nothing if it passes free, else exactly what hard passes it for."""
        refused = self.gate.opening(turn.public, Facts(self.spoken(), True))
        if min(refused, self.gate.opening(turn.public)) + RESERVE <= 0:
            return 0
        bag = turn.public.bags[self.seat]
        assert bag is not None
        for gold in range(1, min(self.purse(turn), self.most(turn)) + 1):
            if self.price(self.gate.opening(turn.public, Facts(gold / bag.count, self.demanded()))) <= gold:
                return gold
        return 0

    def most(self, turn: Turn) -> int:
        """What is lost if the bag is opened."""
        bag = turn.public.bags[self.seat]
        assert bag is not None
        lies = tuple(card for card in turn.own.bag if card is not bag.declared)
        lost = self.mind.races(turn).worth(turn.own.bag) + sum(PENALTY[card] for card in lies)
        return int(lost / (1 + self.mind.envy))

    def lure(self, turn: Turn) -> int:
        """One coin for a true bag, if it makes a Sheriff open it who would not otherwise."""
        if not self.purse(turn) or self.gate.opening(turn.public) > 0:
            return 0
        bag = turn.public.bags[self.seat]
        assert bag is not None
        offered = self.gate.opening(turn.public, Facts(1 / bag.count, self.demanded()))
        return int(offered > 1 + self.mind.envy + RESERVE)

    def demanded(self) -> bool:
        """Whether the Sheriff has asked for something already: a no to that makes hard doubt its doubts."""
        return any(self.seat in gate.mind.memory.demanded for gate in self.gate.gates.values())

    def spoken(self) -> float:
        """What was offered for this bag already, in gold a card, which hard does not forget."""
        return max(0.0, *(gate.mind.memory.offered.get(self.seat, 0.0) for gate in self.gate.gates.values()))


def bags(turn: Turn) -> Iterator[tuple[Cards, Good]]:
    """Every number of one kind, and the dearest other cards beside any number of a kind, or alone."""
    hand = turn.own.hand
    for good in turn.public.rules.legal_kinds:
        mine = min(MOST_IN_BAG, hand.count(good))
        false = sorted((card for card in hand if card is not good), key=lambda card: (-VALUE[card], card))
        for number in range(1, mine + 1):
            yield (good,) * number, good
        for lies in range(1, min(MOST_IN_BAG, len(false)) + 1):
            for true in range(min(MOST_IN_BAG - lies, mine) + 1):
                yield tuple(sorted((*false[:lies], *(good,) * true))), good
