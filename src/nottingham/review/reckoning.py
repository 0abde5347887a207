"""What a choice is worth, reckoned at once: by what it leads to, times how likely that is, as hard sees it from the
seat.

A bag is worth what it brings if it passes and if it is opened, by how likely this Sheriff opens it. How far that may be
off has two parts: how little is known of this Sheriff, and how far reckoning was off on average when games were
played on (``RECKONED_OFF``, measured by ``python -m bench.review``).
"""

from collections import Counter
from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

import msgspec

from ..arena.intervals import student
from ..bots import Chair, Turn
from ..bots.clever import Clever, Taste
from ..bots.clever.gatekeeper import Gatekeeper
from ..bots.clever.memory import Memory
from ..bots.clever.plan import Plan
from ..game import Command, Dice, Good, Ruleset, View
from ..game.commands import DeclareBag, LoadBag, MakeOffer, SetAside
from ..game.goods import IS_LEGAL, MOST_SET_ASIDE, VALUE, Cards, in_order
from ..game.known import AskKind, BagTerm, Deed, Parcel, Terms
from .count import SIGMAS
from .playing_on import Way
from .worlds import unseen_cards

USUAL_BAGS: Final = 6
"""What is usual counts for as much as so many bags of this Sheriff."""
DRAWS: Final = 8
"""How often the market is thought through."""
OTHER_RATES: Final = (0.5, 1.0, 2.0)
"""Gold a card that might have been offered."""
MOST_CONSIDERED: Final = 4


class Worth(msgspec.Struct, frozen=True):
    """What something is worth in points of margin, and how far that may be off, in 95 of 100 cases."""

    mean: float
    half: float


class Considered(msgspec.Struct, frozen=True):
    """Something the seat could do, and what it seemed worth then."""

    line: Way
    mean: float
    off: float = 0.0
    """One standard deviation of what is not known about how much better or worse it is than what was done."""
    swing: float = 0.0
    """How much more it is worth if the bag that it is about is false than if it is not."""


class Stake(msgspec.Struct, frozen=True):
    """What was at stake with its own bag: what it would bring if it passed and if it was opened, and what was to be
    expected."""

    passed: float
    opened: float
    expected: float
    off: float


def exact_taste() -> Taste:
    """How the reckoner plays: for the margin, by what is best."""
    return Taste(temperature=0.0, spite=1.0)


class Reckoner:
    """Hard's head in a seat, for one moment."""

    def __init__(self, rules: Ruleset, seat: int, memory: Memory) -> None:
        self._head = Clever(Chair(seat, rules, Dice(0)), exact_taste())
        self._head.mind.memory = memory

    def _turn(self, view: View, ask: AskKind | None) -> Turn:
        self._head.mind.forget()
        return Turn(view, ask, may_wait=ask is None)

    def _doubt(self, turn: Turn, plan: Plan, *, rate: float = 0.0) -> float:
        """How far the worth of a bag is off for want of knowing the Sheriff."""
        gate = Gatekeeper(self._head.mind, turn)
        opens = gate.opens(plan.good, len(plan.cards), lie=plan.lies, rate=rate)
        bags = sum(
            sum(counts)
            for officer in turn.public.sheriffs
            for counts in self._head.mind.memory.sheriffs[officer].bags.values()
        )
        return sqrt(opens * (1 - opens) / (bags + USUAL_BAGS)) * abs(plan.passed - plan.opened)

    def loads(self, view: View, cards: Cards, good: Good) -> list[Considered]:
        """The bag that was packed and what it was called, and the best others: true ones and lies."""
        turn = self._turn(view, AskKind.LOAD)
        head = self._head.merchant
        chosen = head.plan_as(turn, cards, good)
        plans = sorted(head.plans(turn, Gatekeeper(self._head.mind, turn)), key=lambda plan: -plan.value)
        best = [next((plan for plan in plans if plan.lies is lie), None) for lie in (False, True)]
        found, seen = [chosen], {(in_order(chosen.cards), chosen.good)}
        for plan in (*best, *plans):
            if plan is not None and (in_order(plan.cards), plan.good) not in seen and len(found) < MOST_CONSIDERED:
                seen.add((in_order(plan.cards), plan.good))
                found.append(plan)
        return beside_the_first([Considered(_load(plan), plan.value, self._doubt(turn, plan)) for plan in found])

    def declarations(self, view: View, good: Good) -> list[Considered]:
        """What the bag was called, and every other legal kind."""
        turn = self._turn(view, AskKind.DECLARE)
        bag = view.mine.bag
        kinds = [good, *(kind for kind in view.rules.legal_kinds if kind is not good)]
        plans = [self._head.merchant.plan_as(turn, bag, kind) for kind in kinds]
        lines = [Way(DeclareBag(plan.good, len(bag))) for plan in plans]
        return beside_the_first(
            [Considered(line, plan.value, self._doubt(turn, plan)) for line, plan in zip(lines, plans, strict=True)]
        )

    def offers(self, view: View, offered: MakeOffer | None) -> list[Considered]:
        """An offer for its own bag, or silence, and other prices."""
        assert view.seat is not None
        turn = self._turn(view, None)
        plan = self._plan(turn)
        count, gold = len(plan.cards), view.public.gold[view.seat]
        silent = Considered(Way(None), plan.value, self._doubt(turn, plan))
        found = [silent] if offered is None else [self._offer(turn, plan, offered), silent]
        prices = {ceil(rate * count) for rate in OTHER_RATES if ceil(rate * count) <= gold}
        for price in sorted(prices - {offered.terms.merchant_gives.gold if offered else 0}):
            terms = Terms(Parcel(price), bags=(BagTerm(view.seat, Deed.PASS),))
            found.append(self._offer(turn, plan, MakeOffer((view.seat,), view.public.sheriffs, terms)))
        return beside_the_first(found[:MOST_CONSIDERED])

    def stake(self, view: View) -> Stake:
        """What its own bag stands to bring, before anybody has talked about it."""
        turn = self._turn(view, None)
        plan = self._plan(turn)
        return Stake(plan.passed, plan.opened, plan.value, self._doubt(turn, plan))

    def _plan(self, turn: Turn) -> Plan:
        bag = turn.public.bags[turn.seat]
        assert bag is not None
        assert bag.declared is not None
        return self._head.merchant.plan_as(turn, turn.own.bag, bag.declared)

    def _offer(self, turn: Turn, plan: Plan, offer: MakeOffer) -> Considered:
        mind, count = self._head.mind, len(plan.cards)
        gate = Gatekeeper(mind, turn)
        price = float(offer.terms.merchant_gives.gold)
        goods = offer.terms.merchant_gives.legal + offer.terms.merchant_gives.contraband
        price += sum(VALUE[card] for card in goods)
        rate = price / count
        taken, opens = gate.taken(rate), gate.opens(plan.good, count, lie=plan.lies, rate=rate)
        refused = (1 - opens) * plan.passed + opens * plan.opened
        bought = plan.passed - price * (1 + mind.envy)
        off = sqrt(taken * (1 - taken) / USUAL_BAGS) * abs(bought - refused) + self._doubt(turn, plan, rate=rate)
        return Considered(Way(offer), taken * bought + (1 - taken) * refused, off)

    def answers(self, view: View, terms: Terms, accept: Command, refuse: Command) -> list[Considered]:
        """A yes and a no to what the Sheriff asks for its own bag."""
        turn = self._turn(view, None)
        plan = self._plan(turn)
        cost = 1 + self._head.mind.envy
        price = terms.merchant_gives.gold + sum(VALUE[card] for card in terms.merchant_gives.legal)
        yes = plan.passed - (price - terms.sheriff_gives.gold) * cost
        doubt = self._doubt(turn, plan)
        return [Considered(Way(accept), yes, doubt), Considered(Way(refuse), plan.value, doubt)]

    def markets(self, view: View, chosen: SetAside, dice: Dice) -> list[Considered]:
        """What was set aside, and other things to keep: paired, with the same luck for all."""
        options = [chosen, *_other_tosses(view, chosen, self._advised(view))][:MOST_CONSIDERED]
        pool = list(unseen_cards(view).elements())
        drawn = [dice.some(pool, min(len(pool), MOST_SET_ASIDE + 1)) for _ in range(DRAWS)]
        values = [[self._best(view, option, cards) for cards in drawn] for option in options]
        means = [sum(row) / DRAWS for row in values]
        found = [Considered(Way(chosen), means[0])]
        for option, row, mean in zip(options[1:], values[1:], means[1:], strict=True):
            gaps = [one - other for one, other in zip(row, values[0], strict=True)]
            found.append(Considered(Way(option), mean, _error(gaps)))
        return found

    def _advised(self, view: View) -> Command | None:
        return self._head.play(self._turn(view, AskKind.MARKET))

    def _best(self, view: View, option: SetAside, drawn: Sequence[Good]) -> float:
        """The best bag after the market, if these cards come next."""
        kept = list((Counter(view.mine.hand) - Counter(option.cards)).elements())
        for pile, number in zip(view.public.piles, option.take, strict=False):
            kept += pile[len(pile) - number :]
        hand = (*kept, *drawn[: max(0, view.rules.hand_limit - len(kept))])
        own = msgspec.structs.replace(view.mine, hand=in_order(hand))
        turn = self._turn(View(view.seat, view.public, own), AskKind.LOAD)
        return max(plan.value for plan in self._head.merchant.plans(turn, Gatekeeper(self._head.mind, turn)))


def beside_the_first(options: Sequence[Considered]) -> list[Considered]:
    """What is not known about each, as doubt about how much better than the first it is."""
    first = options[0]
    rest = [Considered(one.line, one.mean, sqrt(one.off**2 + first.off**2)) for one in options[1:]]
    return [Considered(first.line, first.mean), *rest]


def _load(plan: Plan) -> Way:
    cards = in_order(plan.cards)
    return Way(LoadBag(cards), {AskKind.DECLARE: DeclareBag(plan.good, len(cards))})


def _other_tosses(view: View, chosen: SetAside, advised: Command | None) -> list[SetAside]:
    """Other ways through the market: what hard would do; all but the commonest legal kind; all contraband; nothing."""
    hand = view.mine.hand
    common = max(view.rules.legal_kinds, key=lambda good: (hand.count(good), VALUE[good]))
    most = min(MOST_SET_ASIDE, max(0, view.public.deck - 1))
    wanted = [advised] if isinstance(advised, SetAside) else []
    take = wanted[0].take if wanted else ()
    for cards in (
        tuple(card for card in hand if card is not common),
        tuple(card for card in hand if card in IS_LEGAL and card is not common),
        tuple(card for card in hand if card not in IS_LEGAL),
        (),
    ):
        wanted.append(SetAside(in_order(sorted(cards, key=VALUE.__getitem__)[:most]), tuple(0 for _ in take)))
    found: list[SetAside] = []
    seen = {(in_order(chosen.cards), tuple(chosen.take) if any(chosen.take) else ())}
    for option in wanted:
        key = (in_order(option.cards), tuple(option.take) if any(option.take) else ())
        if key not in seen:
            seen.add(key)
            found.append(option)
    return found


def _error(gaps: Sequence[float]) -> float:
    """The standard error of a mean, for so few."""
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
    return spread / sqrt(len(gaps)) * student(len(gaps) - 1) / SIGMAS
