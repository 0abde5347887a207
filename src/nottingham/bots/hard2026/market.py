"""At the market: what to keep, what to take up, and how to lay down the rest."""

from math import ceil
from typing import Final

from ...game import Command, Good
from ...game.choices import MaySetAside
from ...game.commands import PlaceSetAside, SetAside
from ...game.goods import IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, PENALTY, VALUE, Cards
from ..seat import Turn
from .gatekeeper import chance_of_opening, chance_of_taking
from .memory import BRIBE_RATES
from .mind import Mind, Option
from .worth import Races

USUAL_BAG: Final = 4
"""Cards in the bag that is thought of before it is loaded."""
BOTH_WAYS: Final = 0.45
"""How much of an honest bag's worth is still to be had beside smuggled goods."""
FINE_A_CARD: Final = 4
"""The usual penalty of contraband."""
USELESS: Final = -1.5
WORTH_DIGGING: Final = 0.5
"""What a useless card from a pile costs, and how much deeper digging must bring."""


def market(mind: Mind, turn: Turn) -> Command:
    """Keep what the most promising bag is made of."""
    hand = turn.own.hand
    kept = _kept(mind, turn)
    limit = MOST_SET_ASIDE if turn.public.deck > MOST_SET_ASIDE else max(0, turn.public.deck - 1)
    worst_first = sorted((card for card in hand if card not in kept), key=lambda card: (card in kept, VALUE[card]))
    cards = tuple(worst_first[:limit])
    choice = next(c for c in turn.choices.choices if isinstance(c, MaySetAside))
    take = _take(turn, kept, choice.room + len(cards)) if choice.take else ()
    command = SetAside(cards, take)
    return command if choice.contains(command) else SetAside(())


def _kept(mind: Mind, turn: Turn) -> frozenset[Good]:
    """The kinds that are worth keeping: one legal kind, and contraband if it can be got through."""
    hand, races = turn.own.hand, mind.races(turn)
    opens = chance_of_opening(mind, turn, USUAL_BAG, lie=False)
    deck = turn.public.rules.deck
    options: list[Option] = []
    legal = {good: _honest_worth(mind, races, good, hand, deck, opens) for good in turn.public.rules.legal_kinds}
    best = max(legal, key=lambda good: legal[good])
    options.append(Option(best, legal[best] + mind.blur()))
    contraband = [card for card in hand if card not in IS_LEGAL]
    if contraband:
        smuggled = _smuggling_worth(mind, turn, contraband, chance_of_opening(mind, turn, USUAL_BAG, lie=True))
        both = smuggled + BOTH_WAYS * legal[best] - mind.taste.scruples
        options.append(Option("smuggle", both + mind.blur()))
    chosen = mind.best("market", options, opens=opens)
    if chosen.label == "smuggle":
        return frozenset((*contraband, best))
    return frozenset((best,))


def _honest_worth(mind: Mind, races: Races, good: Good, hand: Cards, deck: Cards, opens: float) -> float:
    have = hand.count(good)
    share = deck.count(good) / len(deck)
    number = min(float(MOST_IN_BAG), have + share * min(MOST_SET_ASIDE, len(hand) - have))
    return number * VALUE[good] + races.gain(good, number) + opens * PENALTY[good] * number * (1 + mind.envy)


def _smuggling_worth(mind: Mind, turn: Turn, contraband: list[Good], opens: float) -> float:
    """What the contraband in hand would bring, with the cheapest way to get it through."""
    value = sum(sorted((VALUE[card] for card in contraband), reverse=True)[:MOST_IN_BAG])
    fine = FINE_A_CARD * len(contraband) * (1 + mind.envy)
    unbribed = (1 - opens) * value - opens * fine
    if not mind.taste.bribes:
        return unbribed
    count = len(contraband)
    best = unbribed
    for rate in BRIBE_RATES[:-1]:
        taken = chance_of_taking(mind, turn, rate)
        bribe = ceil(rate * count)
        if bribe <= turn.public.gold[mind.seat]:
            best = max(best, taken * (value - bribe * (1 + mind.envy)) + (1 - taken) * unbribed)
    return best


def _take(turn: Turn, kept: frozenset[Good], room: int) -> tuple[int, ...]:
    """How many cards from the top of each pile: as deep as useful cards are worth the useless above them."""
    take = []
    for pile in turn.public.piles:
        best, best_number, gain = 0.0, 0, 0.0
        for number, card in enumerate(reversed(pile), start=1):
            if number > room:
                break
            gain += VALUE[card] if card in kept else USELESS
            if gain > best + WORTH_DIGGING:
                best, best_number = gain, number
        take.append(best_number)
        room -= best_number
    return tuple(take)


def place(turn: Turn) -> Command:
    """The next merchants should not find what is useful: the dearest go to the bottom, the cheapest on top."""
    order = tuple(sorted(turn.own.set_aside, key=lambda card: -VALUE[card]))
    pile = min(range(len(turn.public.piles)), key=lambda i: len(turn.public.piles[i]))
    return PlaceSetAside(pile, order)
