"""Favours: which are given and asked for, what they save, and how promised gold is paid or kept back."""

from math import ceil
from typing import Final

from ...game import Command, Good
from ...game.commands import MakeOffer
from ...game.favours import favours_left
from ...game.goods import Cards
from ...game.known import Favour, FavourKind, Parcel, Public, Side, Terms
from ..ledger import PASS_NEXT
from ..seat import Turn
from .mind import Mind
from .parcels import FAVOUR_WORTH, GOLD_LATER, comes_again, meet_again
from .worth import rounds_left

NEVER_OPEN: Final = Favour(FavourKind.NEVER_OPEN)
NOTHING_AGAINST: Final = Favour(FavourKind.NOTHING_AGAINST)
OFFERED: Final = 0.3
DEMANDED: Final = 0.25
"""How often a favour sweetens an offer, and is asked for instead of some of the gold."""
FOR_GOOD: Final = 0.4
"""How often it is one for the rest of the game, while both will keep the gate more than once."""
OF_A_KIND: Final = 0.3
NO_DEALS: Final = 0.1
"""How often it is a kind that is left to the other, where one is dear to him and not to the giver; and how often it is
only to make no deal against him."""
LASTING: Final = 2.0
"""How much more it costs to break a word for the rest of the game than one for a bag, in honour."""
DEAR_KIND: Final = 3
"""Goods of a kind at a stall that make it dear."""
HALF_WORTH: Final = 0.5
"""How much of what a favour is worth, if it is kept, is taken off the gold by the one who gives it."""
LEAST_LATER: Final = 2
MOST_LATER: Final = 8
"""Gold that is promised for a later round."""
CHEAP: Final = 1.0
"""Points of honour below which gold is promised that is not going to be paid."""
OWED_A_POINT: Final = 3.0
"""Gold that a point of honour makes somebody pay who promised it."""


def may_promise(mind: Mind, turn: Turn, giver: int, receiver: int) -> bool:
    """Whether one of two could promise the other something now: a merchant to the Sheriff."""
    if not mind.taste.has("favours") or (giver, receiver) in mind.memory.ledger.open:
        return False
    return favours_left(turn.public, giver, True) > 0


def favour_given(mind: Mind, turn: Turn, side: Side) -> Favour | None:
    """A promise to a Sheriff, now and then, if there will be an occasion to keep it."""
    if len(side) > 1 or not may_promise(mind, turn, mind.seat, side[0]):
        return None
    if mind.taste.honour < CHEAP and meet_again(turn.public, mind.seat) and mind.happens(OFFERED):
        return Favour(FavourKind.GOLD_NEXT, gold=MOST_LATER)
    return _some_favour(mind, turn.public, mind.seat, side[0], OFFERED)


def favour_asked(mind: Mind, turn: Turn, owner: int) -> Favour | None:
    """A promise that is asked for, now and then, of those who have not promised already."""
    if not may_promise(mind, turn, owner, mind.seat):
        return None
    return _some_favour(mind, turn.public, owner, mind.seat, DEMANDED)


def _some_favour(mind: Mind, public: Public, giver: int, receiver: int, often: float) -> Favour | None:
    if not comes_again(public) or not mind.happens(often):
        return None
    good = kind_to_leave(public, giver, receiver)
    if good is not None and (giver, good) not in mind.memory.ledger.leaves and mind.happens(OF_A_KIND):
        return Favour(FavourKind.LEAVE_KIND, good=good)
    if len(public.merchants) > 2 and mind.happens(NO_DEALS):
        return NOTHING_AGAINST
    lasts = rounds_left(public) >= public.rules.players
    return NEVER_OPEN if lasts and mind.happens(FOR_GOOD) else PASS_NEXT


def kind_to_leave(public: Public, giver: int, receiver: int) -> Good | None:
    """The kind that one has most of, if it is dear to him, and of which the other has less than half as much."""
    theirs, mine = public.stalls[receiver], public.stalls[giver]
    good = max(public.rules.legal_kinds, key=theirs.count)
    return good if theirs.count(good) >= DEAR_KIND and 2 * mine.count(good) < theirs.count(good) else None


def word_broken(mind: Mind, cards: Cards) -> float:
    """What it costs to bring home what was promised to be left to somebody."""
    leaves = mind.memory.ledger.leaves
    return LASTING * mind.taste.honour if leaves and any((mind.seat, card) in leaves for card in cards) else 0.0


def saved(mind: Mind, favour: Favour) -> float:
    """What its own favour is thought to save, in gold."""
    worth = GOLD_LATER * favour.gold if favour.kind is FavourKind.GOLD_NEXT else FAVOUR_WORTH[favour.kind]
    return HALF_WORTH * worth * mind.memory.ledger.trust(mind.seat)


def gold_later(mind: Mind, turn: Turn, giver: int, receiver: int, missing: float) -> Favour | None:
    """Gold for a later round in the place of gold that somebody does not have, by what the giver's word counts; only
    so much as is believed."""
    if missing <= 0 or not may_promise(mind, turn, giver, receiver) or not meet_again(turn.public, giver):
        return None
    gold = max(LEAST_LATER, ceil(missing / (GOLD_LATER * mind.memory.ledger.trust(giver))))
    return Favour(FavourKind.GOLD_NEXT, gold=gold) if gold <= MOST_LATER else None


def pay_promised(mind: Mind, turn: Turn) -> Command | None:
    """Promised gold is put on the table as soon as it can be: by those whose honour is worth it."""
    public, seat = turn.public, mind.seat
    for other, owed in mind.memory.ledger.owed_by(seat, public.round):
        gold = min(owed, public.gold[seat])
        if owed > OWED_A_POINT * mind.taste.honour or not gold:
            continue
        at_gate = seat in public.sheriffs
        if len(public.sheriffs) > 1 or at_gate == (other in public.sheriffs):
            continue
        if public.offer((seat,), (other,)) is None:
            terms = Terms(sheriff_gives=Parcel(gold)) if at_gate else Terms(Parcel(gold))
            return MakeOffer((seat,), (other,), terms)
    return None
