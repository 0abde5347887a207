"""The merchant: what to load, and what to call it, by expected value against a model of this Sheriff."""

from math import ceil
from typing import Final

import msgspec

from ...game import Command, Good
from ...game.commands import ClaimBlackMarket, DeclareBag, LoadBag
from ...game.goods import BLACK_MARKET_SET, IS_LEGAL, MOST_IN_BAG, PENALTY, VALUE, Cards
from ..seat import Turn
from ..stating import LoadStated
from . import explain
from .gatekeeper import Gatekeeper
from .mind import Mind, Option
from .plan import Plan
from .promising import word_broken
from .worth import Races, rounds_left

RATES: Final = (0.2, 0.5, 1.0)
"""Gold a card that is offered at first, for true bags and for lies alike."""
LAST_ROUNDS_PULL: Final = 0.5
"""How much of the pull of the black market is left when there is hardly a round to complete a set in."""
LIE_SIZES: Final = (0.0, 0.13, 0.3, 0.33, 0.18, 0.06)
"""How often a lie is to hold 1 to 5 cards: about as often as true bags do."""
NAMED: Final = 0.5
"""A lie is called by a kind as often as there are cards of it in the hand, and so many more."""
THROWN: Final = 0.7
"""How often a lie is not called what was just thrown away, though it could be."""
LIE_HEAT: Final = 7.4
LOAD_HEAT: Final = 1.3
OFFER_HEAT: Final = 2.5
"""How far lying, bags, and the offers that go with them, are mixed, in temperatures."""
HIDES: Final = 1.4
"""How often a lie is given the looks of a true bag, in how much of the mixing is worth it."""
SILENCE: Final = 5.0
BAIT: Final = 5.5
"""Points in favour of offering nothing at first, and more for true bags."""


class MerchantSide:
    """How a clever player packs."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.plan: Plan | None = None

    # Loading and declaring

    def load(self, turn: Turn) -> Command:
        gate = Gatekeeper(self.mind, turn)
        hides = bool(self.mind.taste.temperature) and self.mind.happens(min(1.0, HIDES * gate.heat()))
        size, kind = (self.mind.drawn(LIE_SIZES), self._name(turn)) if hides else (0, None)
        plans = self.plans(turn, gate, size, kind)
        if size and not any(plan.lies for plan in plans):
            plans = self.plans(turn, gate)
        options = [Option("plan", plan.value + self.mind.blur()) for plan in plans]
        chosen = plans[self._mixed(plans, [option.value for option in options], gate.heat())]
        self.plan = self._with_offer(turn, gate, chosen)
        if self.mind.explain:
            explain.load(self.mind, plans, options, gate.opens(chosen.good, len(chosen.cards), lie=chosen.lies))
        return LoadBag(self.plan.cards)

    def _mixed(self, plans: list[Plan], values: list[float], heat: float) -> int:
        """Whether to lie, by the best of either; then which of them. There are more lies than true bags, and that alone
        should make nobody lie. At temperature 0 it is the best of all."""
        mind = self.mind
        if not mind.taste.temperature:
            return values.index(max(values))
        true: list[int] = []
        lies: list[int] = []
        for i, plan in enumerate(plans):
            (lies if plan.lies else true).append(i)
        kinds = [of for of in (true, lies) if of]
        worths = [[values[i] for i in of] for of in kinds]
        sides = mind.weights([max(worth) for worth in worths], LIE_HEAT * heat)
        within = [mind.weights(worth, LOAD_HEAT * heat) for worth in worths]
        side = mind.drawn(sides)
        taken = kinds[side][mind.drawn(within[side])]
        expected, whole = 0.0, sum(sides)
        for weight, shares, of in zip(sides, within, kinds, strict=True):
            all_shares = sum(shares)
            mean = sum([share / all_shares * plans[i].value for share, i in zip(shares, of, strict=True)])
            expected += weight / whole * mean
        mind.statements.append(LoadStated(plans[taken].value, expected))
        return taken

    def _with_offer(self, turn: Turn, gate: Gatekeeper, plan: Plan) -> Plan:
        """The offer that goes with a bag. Mostly there is none; whether there is one, and how much, is drawn for lies
        and true bags alike, with some regard to what it brings."""
        mind, count = self.mind, len(plan.cards)
        if not mind.taste.has("bribes"):
            return plan
        gold = turn.public.gold[mind.seat]
        amounts = [bribe for bribe in dict.fromkeys(ceil(rate * count) for rate in RATES) if bribe <= gold]
        values = [self._bribed(turn, gate, plan, bribe) - plan.value for bribe in amounts]
        silence = SILENCE + (0.0 if plan.lies else BAIT) if mind.taste.temperature else 0.0
        if not values or not mind.mixed([silence, max(values)], OFFER_HEAT):
            return plan
        bribe = amounts[mind.mixed(values, OFFER_HEAT)]
        return msgspec.structs.replace(plan, bribe=bribe, bait=not plan.lies)

    def _bribed(self, turn: Turn, gate: Gatekeeper, plan: Plan, bribe: int) -> float:
        """What a bag is worth with an offer."""
        mind, count, cost = self.mind, len(plan.cards), 1 + self.mind.envy
        taken = gate.taken(bribe / count)
        opens = gate.opens(plan.good, count, lie=plan.lies, rate=bribe / count)
        refused = (1 - opens) * plan.passed + opens * plan.opened
        return taken * (plan.passed - bribe * cost) + (1 - taken) * refused - mind.taste.scruples * plan.lies

    def declare(self, turn: Turn) -> Command:
        """As planned; without a plan (somebody else loaded) as near to the truth as can be."""
        own = turn.own.bag
        legal = [card for card in own if card in IS_LEGAL]
        good = max(legal, key=legal.count) if legal else turn.public.rules.legal_kinds[0]
        if self.plan is not None and tuple(sorted(self.plan.cards)) == own:
            good = self.plan.good
            self.mind.note("declare", [Option("as planned", self.plan.value, DeclareBag(good, len(own)))])
        return DeclareBag(good, len(own))

    def plan_as(self, turn: Turn, cards: Cards, good: Good) -> Plan:
        """A plan for a bag that is packed already, if it is called so."""
        races, gate = self.mind.races(turn), Gatekeeper(self.mind, turn)
        false = tuple(card for card in cards if card is not good)
        true = (good,) * (len(cards) - len(false))
        if false:
            plan = self._lie(gate, races, good, true, false, self._black_market_pull(turn))
        else:
            plan = self._honest(gate, races, good, len(cards))
        return self._with_offer(turn, gate, plan)

    def _name(self, turn: Turn) -> Good:
        """What a lie is to be called: about as often as a true bag is called so by those who hold such a hand."""
        rules, hand = turn.public.rules, turn.own.hand
        kinds = rules.legal_kinds
        return kinds[self.mind.drawn([rules.copies(good) * (NAMED + hand.count(good)) for good in kinds])]

    def plans(self, turn: Turn, gate: Gatekeeper, size: int = 0, kind: Good | None = None) -> list[Plan]:
        """Honest bags of every kind, and lies with the dearest cards, with as much that is true beside them as there
        is, and with one card less: of every size and name, or of so many cards and of one name. A lie should look
        like a true bag, so both are drawn before anything is weighed."""
        hand, races = turn.own.hand, self.mind.races(turn)
        extra = self._black_market_pull(turn)
        dear = sorted(hand, key=lambda card: VALUE[card] if card in IS_LEGAL else VALUE[card] + extra.get(card, 0.0))
        tossed = self.mind.memory.tossed.get(self.mind.seat, ())
        found: list[Plan] = []
        most_first = sorted(turn.public.rules.legal_kinds, key=lambda good: -hand.count(good))
        for thought, good in enumerate(most_first):
            mine = hand.count(good)
            if mine:
                found.append(self._honest(gate, races, good, min(MOST_IN_BAG, mine)))
            if kind is not None and good is not kind:
                continue
            if thought >= self.mind.taste.width or (good in tossed and self.mind.happens(THROWN)):
                continue
            false = [card for card in dear if card is not good]
            for number in range(1, min(MOST_IN_BAG, len(false)) + 1):
                lies = tuple(false[-number:])
                most = min(MOST_IN_BAG - number, mine)
                sizes = {size - number} if size else {most, max(0, most - 1)}
                for true in sizes:
                    if not 0 <= true <= most:
                        continue
                    found.append(self._lie(gate, races, good, (good,) * true, lies, extra))
        return found

    def _black_market_pull(self, turn: Turn) -> dict[Good, float]:
        """What a card adds towards a set for the black market."""
        pull: dict[Good, float] = {}
        for good, stack in turn.public.stacks.items():
            if stack:
                have = turn.own.contraband.count(good) + turn.own.hand.count(good)
                gain = stack[0] - BLACK_MARKET_SET * VALUE[good]
                near = min(1.0, have / BLACK_MARKET_SET) * (1.0 if rounds_left(turn.public) > 1 else LAST_ROUNDS_PULL)
                pull[good] = gain / BLACK_MARKET_SET * near
        return pull

    def _honest(self, gate: Gatekeeper, races: Races, good: Good, number: int) -> Plan:
        """Opened, it brings a reward."""
        cards = (good,) * number
        passed = races.worth(cards) - word_broken(self.mind, cards)
        opened = passed + PENALTY[good] * number * (1 + self.mind.envy)
        opens = gate.opens(good, number, lie=False)
        return Plan(cards, good, (1 - opens) * passed + opens * opened, passed, opened)

    def _lie(
        self, gate: Gatekeeper, races: Races, good: Good, true: Cards, lies: Cards, extra: dict[Good, float]
    ) -> Plan:
        mind, cards = self.mind, tuple(sorted(true + lies))
        pull = sum([extra.get(card, 0.0) for card in lies]) if extra else 0.0
        passed = races.worth(cards) + pull - word_broken(mind, cards)
        caught = races.worth(true) - sum([PENALTY[card] for card in lies]) * (1 + mind.envy) - word_broken(mind, true)
        opens = gate.opens(good, len(cards), lie=True)
        return Plan(cards, good, (1 - opens) * passed + opens * caught - mind.taste.scruples, passed, caught)

    def claim(self, turn: Turn) -> Command | None:
        """The black market card that gains most over the three cards it costs."""
        public, own = turn.public, turn.own
        if self.mind.seat in public.unsettled or self.mind.seat in public.claimed:
            return None
        gains = {
            good: stack[0] - BLACK_MARKET_SET * VALUE[good]
            for good, stack in public.stacks.items()
            if stack and own.contraband.count(good) >= BLACK_MARKET_SET
        }
        if not gains:
            return None
        options = [Option(good, float(gain), ClaimBlackMarket(good)) for good, gain in gains.items()]
        return self.mind.best("black market", options).command
