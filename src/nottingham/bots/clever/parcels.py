"""What the things in a deal are worth: to the one who receives them, and to the one who gives them away."""

from typing import Final

from ...game.goods import VALUE, Cards, Good
from ...game.known import Deed, FavourKind, Parcel, Public
from ..ledger import favour_in
from ..seat import Turn
from .belief import unseen_of
from .mind import Mind
from .worth import UNSEEN_WORTH, Races, rounds_left

PROMISE_WORTH: Final = 4.0
"""What a kept promise to pass the next bag is worth to a merchant, in points."""
FAVOUR_WORTH: Final[dict[FavourKind, float]] = {
    FavourKind.PASS_NEXT: PROMISE_WORTH,
    FavourKind.NEVER_OPEN: 5.0,
    FavourKind.NOTHING_AGAINST: 1.0,
    FavourKind.LEAVE_KIND: 2.0,
}
"""What a favour is worth if it is kept; gold of a later round is worth a little less than gold now."""
GOLD_LATER: Final = 0.9
FAVOUR_COST: Final[dict[FavourKind, float]] = {
    FavourKind.PASS_NEXT: 1.2,
    FavourKind.NEVER_OPEN: 2.5,
    FavourKind.NOTHING_AGAINST: 0.5,
    FavourKind.LEAVE_KIND: 3.0,
}
"""What it costs those who mean to keep it."""
MEANT: Final = 3.0
"""Points of honour that make a word as good as kept."""
IN_A_LIE: Final = 0.3
"""How likely a lying bag holds a kind that is promised out of it."""
BAG_TRUST_SCALE: Final = 2
"""Trust in promises out of bags, which is a half to begin with, as a factor of one."""
MARGIN: Final = 0.7
"""Points that goods must be worth more to the other side before they change hands instead of gold."""
MOST_TRADED: Final = 3


def received(mind: Mind, turn: Turn, giver: int, parcel: Parcel) -> float:
    """Gold counts, legal goods count with the crowns they help to, promises as far as they are likely to be kept."""
    value = float(parcel.gold)
    if parcel.legal:
        value += mind.races(turn).worth(parcel.legal)
    if parcel.has_favour:
        value += favour_worth(mind, turn, giver, parcel)
    if parcel.contraband or parcel.unseen:
        value += _from_stall(mind, turn, giver, parcel)
    if parcel.from_bag:
        value += _from_bag(mind, turn, giver, parcel.from_bag)
    return value


def favour_worth(mind: Mind, turn: Turn, giver: int, parcel: Parcel) -> float:
    """A favour that everybody can judge, as far as its giver is trusted, if there will be an occasion to keep it. Words
    of one's own are worth nothing to a bot."""
    favour = favour_in(parcel)
    if favour is None:
        return 0.0
    trusted = min(1.0, mind.memory.ledger.trust(giver) * mind.taste.trust)
    if favour.kind is FavourKind.GOLD_NEXT:
        other = giver if giver not in turn.public.sheriffs else mind.seat
        return trusted * GOLD_LATER * favour.gold if meet_again(turn.public, other) else 0.0
    return trusted * FAVOUR_WORTH[favour.kind] if comes_again(turn.public) else 0.0


def looked_for(public: Public, owner: int, beside: int | None = None) -> bool:
    """Whether a merchant (beside one) offers something for the opening of a bag, or is asked for it: two need not pay
    for the same."""
    for offer in public.offers:
        if offer.merchant != beside:
            for term in offer.terms.bags:
                if term.bag == owner and term.deed is Deed.OPEN:
                    return True
    return False


def comes_again(public: Public) -> bool:
    """Whether everybody will keep the gate once more."""
    return rounds_left(public) >= public.rules.players - 1


def meet_again(public: Public, merchant: int) -> bool:
    """Whether this merchant or this Sheriff keeps the gate again, so that gold can go from one to the other."""
    return (merchant - public.sheriffs[0]) % public.rules.players <= rounds_left(public)


def _from_stall(mind: Mind, turn: Turn, giver: int, parcel: Parcel) -> float:
    """Contraband that nobody but its owner has seen: by who promises it, and no more of a kind than this seat does not
    see elsewhere. Where stalls cannot bluff it is there (rules §5)."""
    value = float(UNSEEN_WORTH * parcel.unseen)
    bluffs = turn.public.rules.rule.stall_bluffs
    for kind in dict.fromkeys(parcel.contraband):
        named = parcel.contraband.count(kind)
        value += VALUE[kind] * (min(named, max(0, unseen_of(turn.view, kind))) if bluffs else named)
    return value * (min(1.0, mind.memory.ledger.stall_trust(giver) * mind.taste.trust) if bluffs else 1.0)


def _from_bag(mind: Mind, turn: Turn, giver: int, cards: Cards) -> float:
    belief = mind.belief(turn, giver)
    bag = turn.public.bags[giver]
    declared = bag.declared if bag is not None else None
    trust = BAG_TRUST_SCALE * mind.memory.ledger.bag_trust(giver) * mind.taste.trust
    value = 0.0
    for card in cards:
        likely = 1 - belief.false if card is declared else belief.false * IN_A_LIE
        value += min(1.0, likely * trust) * VALUE[card]
    return value


def given(mind: Mind, turn: Turn, parcel: Parcel) -> float:
    """What a parcel of its own costs to hand over. Promised goods cost only as far as they are there."""
    value = float(parcel.gold)
    if parcel.legal:
        value += lost(mind.races(turn), parcel.legal)
    if parcel.contraband or parcel.unseen:
        value += sum(VALUE[card] for card in _there(parcel.contraband, turn.own.contraband))
        value += UNSEEN_WORTH * parcel.unseen
    if parcel.from_bag:
        value += sum(VALUE[card] for card in _there(parcel.from_bag, turn.own.bag))
    favour = favour_in(parcel)
    if favour is not None and mind.taste.honour:
        later = favour.gold if favour.kind is FavourKind.GOLD_NEXT else FAVOUR_COST[favour.kind]
        value += later * min(1.0, mind.taste.honour / MEANT)
    return value


def _there(named: Cards, cards: Cards) -> Cards:
    return tuple(kind for kind in dict.fromkeys(named) for _ in range(min(named.count(kind), cards.count(kind))))


def lost(races: Races, cards: Cards) -> float:
    """What legal goods are worth to the one on whose stall they lie."""
    kinds = dict.fromkeys(cards)
    return sum(VALUE[kind] * cards.count(kind) - races.gain(kind, -cards.count(kind)) for kind in kinds)


def bargains(mind: Mind, turn: Turn, giver: int, receiver: int, most: float) -> tuple[Cards, float, float]:
    """Legal goods of one side that are worth more to the other: which, what they are worth to the receiver (at most so
    much in all), and what they cost the giver. One kind, as many as still gain."""
    stall = turn.public.stalls[giver]
    theirs, ours = mind.races(turn, giver), mind.races(turn, receiver)
    best: tuple[float, Cards, float, float] = (MARGIN, (), 0.0, 0.0)
    for kind in dict.fromkeys(stall):
        if kind is Good.FEAST_PLATE:
            continue
        for number in range(1, min(MOST_TRADED, stall.count(kind)) + 1):
            cards = (kind,) * number
            worth, cost = ours.worth(cards), VALUE[kind] * number - theirs.gain(kind, -number)
            if worth <= most and worth - cost > best[0]:
                best = (worth - cost, cards, worth, cost)
    return best[1:]
