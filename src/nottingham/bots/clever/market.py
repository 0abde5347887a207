"""At the market: what to keep, what to take up, and how to lay down the rest."""

from typing import Final

from ...game import Command, Good
from ...game.commands import PlaceSetAside, SetAside
from ...game.goods import IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, PENALTY, VALUE, Cards
from ...game.legal import may_set_aside
from ..seat import Turn
from . import explain
from .gatekeeper import Gatekeeper
from .mind import Mind, Option
from .promising import word_broken
from .worth import Races

USUAL_BAG: Final = 4
"""Cards in the bag that is thought of before it is loaded."""
BOTH_WAYS: Final = 0.45
"""How much of an honest bag's worth is still to be had beside smuggled goods."""
FINE_A_CARD: Final = 4
"""The usual penalty of contraband."""
KEPT_IN_HAND: Final = 2.3
"""What it costs an honest bag to keep a contraband card for another day: a card less is drawn."""
KIND_HEAT: Final = 0.1
MARKET_HEAT: Final = 2.6
"""How far the kind to collect, and the contraband to keep, are mixed, in temperatures."""
USELESS: Final = -1.5
WORTH_DIGGING: Final = 0.5
"""What a useless card from a pile costs, and how much deeper digging must bring."""


def market(mind: Mind, turn: Turn) -> Command:
    """Keep what the most promising bag is made of."""
    hand = turn.own.hand
    kind, hidden = _kept(mind, turn)
    limit = MOST_SET_ASIDE if turn.public.deck > MOST_SET_ASIDE else max(0, turn.public.deck - 1)
    left = list(hidden)
    tossed = []
    for card in sorted(hand, key=VALUE.__getitem__):
        if card in left:
            left.remove(card)
        elif card is not kind:
            tossed.append(card)
    cards = tuple(tossed[:limit])
    choice = may_set_aside(turn.public, turn.own)
    take = _take(turn, frozenset((kind, *hidden)), choice.room + len(cards)) if choice.take and _digs(mind) else ()
    command = SetAside(cards, take)
    return command if choice.contains(command) else SetAside(())


def _kept(mind: Mind, turn: Turn) -> tuple[Good, Cards]:
    """What is worth keeping: one legal kind, and so many contraband cards. How many is mixed, whatever the bag will be:
    what lies on the table should not tell what does not."""
    hand, races, gate = turn.own.hand, mind.races(turn), Gatekeeper(mind, turn)
    kinds = turn.public.rules.legal_kinds
    fair = gate.opens(max(kinds, key=hand.count), USUAL_BAG, lie=False)
    legal = {good: _honest_worth(mind, races, good, hand, fair) for good in kinds}
    best = kinds[mind.mixed([legal[good] for good in kinds], KIND_HEAT)]
    contraband = sorted((card for card in hand if card not in IS_LEGAL), key=lambda card: -VALUE[card])
    opens = gate.opens(best, USUAL_BAG, lie=True)
    options = [Option(best, legal[best] + mind.blur())]
    for number in range(1, len(contraband) + 1):
        some = contraband[:number]
        smuggled = _smuggling_worth(mind, some, opens)
        share = 1 - (1 - BOTH_WAYS) * number / len(contraband)
        value = max(smuggled + share * legal[best] - mind.taste.scruples, legal[best] - KEPT_IN_HAND * number)
        options.append(Option("smuggle", value + mind.blur()))
    chosen = mind.mixed([option.value for option in options], MARKET_HEAT * gate.heat())
    if mind.explain:
        explain.market(mind, options, legal, best, fair)
    return best, tuple(contraband[:chosen])


def _honest_worth(mind: Mind, races: Races, good: Good, hand: Cards, opens: float) -> float:
    have = hand.count(good)
    share = mind.rules.copies(good) / mind.rules.deck_size
    number = min(float(MOST_IN_BAG), have + share * min(MOST_SET_ASIDE, len(hand) - have))
    worth = number * VALUE[good] + races.gain(good, number) + opens * PENALTY[good] * number * (1 + mind.envy)
    return worth - word_broken(mind, (good,))


def _smuggling_worth(mind: Mind, contraband: list[Good], opens: float) -> float:
    """What the contraband in hand would bring. No bribe is counted on before there is a bag: measured, who does keeps
    too much of it."""
    value = sum(sorted((VALUE[card] for card in contraband), reverse=True)[:MOST_IN_BAG])
    fine = FINE_A_CARD * len(contraband) * (1 + mind.envy)
    return (1 - opens) * value - opens * fine


def _digs(mind: Mind) -> bool:
    """Whether the discard piles are thought of at all."""
    return mind.taste.digs >= 1 or mind.happens(mind.taste.digs)


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
