"""What everybody sees of a bag, as numbers: its owner, what it is called, how many cards are in it, and what is offered
for it. The weights of ``weights.py`` go with them. They come in groups, because whoever packs thinks of many bags at
once."""

from math import log
from typing import Final

from ...game.goods import IS_LEGAL, MOST_IN_BAG, VALUE, Cards, Good
from ...game.known import Public
from .memory import Memory
from .sight import in_sight

OWNER_FACTS: Final = (
    "constant",
    "tossed",
    "tossed contraband",
    "tossed little, no contraband",
    "taken contraband",
    "demanded",
    "refuses when lying",
    "pays for another bag",
    "lies",
    "lies at the table",
    "last one was a lie",
    "round",
    "gold",
    "face down",
)
KIND_FACTS: Final = (
    "the commonest kind",
    "value of the kind",
    "own stall has it",
    "lead in it",
    "left of it",
    "tossed it",
    "taken it",
    "kind by habit",
)
NUMBER_FACTS: Final = (
    "1 card",
    "2 cards",
    "4 cards",
    "5 cards",
    "more than kept",
    "fewer than kept",
    "number by habit",
)
OFFER_FACTS: Final = ("offered", "offered a coin", "offered a card", "offers when lying")
FACT_NAMES: Final = OWNER_FACTS + KIND_FACTS + NUMBER_FACTS + OFFER_FACTS
"""The facts, in their order."""

FEW_TOSSED: Final = 2
"""Who tosses no more than this was content with the hand."""
RICH: Final = 40.0
MANY: Final = 6.0
RATE: Final = 5.0
"""Gold, cards and gold a card that count as one."""
PRIOR: Final = 2.0
"""Bags with an offer or a demand until somebody's own ways count for as much as what is usual."""
USUAL_LIES: Final = 0.4
USUAL_OFFERS: Final = 0.3
USUAL_REFUSALS: Final = 0.6
"""What is usual, for liars and for honest people alike: an offer or a refusal alone says nothing."""
COUNTS: Final = (0.0, 0.04, 0.2, 0.38, 0.28, 0.1)
"""How often a bag holds 1 to 5 cards, to begin with. Measured in true bags of our own bots, rounded; liars do as others
do."""
IS_COUNT: Final = tuple(tuple(float(count == number) for number in (1, 2, 4, 5)) for count in range(MOST_IN_BAG + 1))
"""Which of the facts about a number of cards are so, for each number."""
BAD_NAME: Final = 0.35
PRIOR_BAGS: Final = 2.0
USUAL_NAME: Final = log(USUAL_LIES / (1 - USUAL_LIES))
"""What a name for the usual number of lies says, as a logarithm."""

FactRow = list[float]


def facts_of(public: Public, memory: Memory, owner: int, good: Good, count: int) -> FactRow:
    """All the facts of a bag that is called so."""
    return [
        *owner_facts(public, memory, owner),
        *kind_facts(public, memory, owner, good),
        *number_facts(public, memory, owner, count),
        *offer_facts(memory, owner, count, max(0.0, memory.offered.get(owner, 0.0))),
    ]


def owner_facts(public: Public, memory: Memory, owner: int) -> FactRow:
    """Whose bag it is, and what that one did this round."""
    known, tossed = memory.merchants[owner], memory.tossed.get(owner, ())
    taken, demanded = memory.taken.get(owner, ()), owner in memory.demanded
    false = _number_false(tossed) if tossed else 0
    lies = (known.lies + PRIOR_BAGS * USUAL_LIES) / (known.bags + PRIOR_BAGS)
    table = memory.usual_lies(USUAL_LIES)
    return [
        1.0,
        len(tossed) / MOST_IN_BAG,
        float(false),
        1.0 if len(tossed) <= FEW_TOSSED and not false else 0.0,
        float(_number_false(taken)) if taken else 0.0,
        1.0 if demanded else 0.0,
        _refuses(memory, owner) if demanded and owner not in memory.paid else 0.0,
        1.0 if owner in memory.curious else 0.0,
        _name(lies),
        log(table / (1 - table)),
        1.0 if known.last_lie else 0.0,
        public.round / public.rules.rounds,
        public.gold[owner] / RICH,
        public.contraband[owner] / MANY,
    ]


def _number_false(cards: Cards) -> int:
    """How many cards are contraband."""
    return len(cards) - sum(map(IS_LEGAL.__contains__, cards))


def _name(lies: float) -> float:
    """What a name for so many lies says of the next bag. A good name counts in full; a bad one for less, because who
    has one may live on it, and be doubted for a reward."""
    odds = log(lies / (1 - lies))
    return odds if odds < USUAL_NAME else USUAL_NAME + BAD_NAME * (odds - USUAL_NAME)


def kind_facts(public: Public, memory: Memory, owner: int, good: Good) -> FactRow:
    """What it is called."""
    rules, (on_stalls, seen) = public.rules, in_sight(public, good)
    mine, most = on_stalls[owner], max(on_stalls[:owner] + on_stalls[owner + 1 :])
    copies = rules.copies(good)
    if not memory.shares:
        total = sum(rules.copies(kind) for kind in rules.legal_kinds)
        memory.shares = {kind: rules.copies(kind) / total for kind in rules.legal_kinds}
    return [
        1.0 if good is rules.legal_kinds[0] else 0.0,
        VALUE[good] - 3.0,
        min(1.0, mine / MANY),
        max(-1.0, min(1.0, (mine - most) / MANY)),
        (copies - seen) / copies,
        float(memory.tossed.get(owner, ()).count(good)),
        float(memory.taken.get(owner, ()).count(good)),
        memory.habit(owner, good, memory.shares[good]),
    ]


def number_facts(public: Public, memory: Memory, owner: int, count: int) -> FactRow:
    """How many cards are in it, beside how many were kept at the market."""
    tossed = len(memory.tossed.get(owner, ()))
    more = fewer = 0.0
    if tossed:
        kept = max(0, public.rules.hand_limit - tossed)
        more, fewer = float(max(0, count - kept)), float(max(0, min(MOST_IN_BAG, kept) - count))
    return [*IS_COUNT[count], more, fewer, memory.habit(owner, count, COUNTS[count])]


def offer_facts(memory: Memory, owner: int, count: int, rate: float) -> FactRow:
    """What is offered for it, in gold a card."""
    if not rate:
        return [0.0, 0.0, 0.0, 0.0]
    return [1.0, float(rate * count <= 1), min(1.0, rate / RATE), _offers(memory, owner)]


def _offers(memory: Memory, owner: int) -> float:
    """Whether this person offers more often when lying."""
    known = memory.merchants[owner]
    lying = (known.lies_offered + PRIOR * USUAL_OFFERS) / (known.lies + PRIOR)
    honest = (known.true_offered + PRIOR * USUAL_OFFERS) / (known.bags - known.lies + PRIOR)
    return log(lying / honest)


def _refuses(memory: Memory, owner: int) -> float:
    """Whether this person says no more often when lying. Of somebody unknown, a no says nothing."""
    known = memory.merchants[owner]
    lying = (known.refused_lies + PRIOR * USUAL_REFUSALS) / (known.demanded_lies + PRIOR)
    honest = (known.refused_true + PRIOR * USUAL_REFUSALS) / (known.demanded_true + PRIOR)
    return log(lying / honest)
