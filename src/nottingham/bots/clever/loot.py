"""What else falls to those who keep the gate: confiscated goods are laid on a pile, and deputies divide the loot."""

from ...game import Command
from ...game.commands import AgreeDivision, ForgoProposal, PlaceConfiscated, ProposeDivision, RefuseDivision
from ...game.goods import VALUE, Cards, worth
from ..seat import Turn
from .mind import Mind


def place_confiscated(turn: Turn) -> Command:
    placing = turn.public.placing
    assert placing is not None
    order = tuple(sorted(placing.cards, key=lambda card: -VALUE[card]))
    pile = max(range(len(turn.public.piles)), key=lambda i: len(turn.public.piles[i]))
    return PlaceConfiscated(pile, order)


def divide(mind: Mind, turn: Turn) -> Command:
    """Propose a fair division with the better half for oneself; agree to whatever is not worse than halving."""
    public, own, seat = turn.public, turn.own, turn.seat
    loot = public.loot
    halved = loot.gold // 2 + _half_worth(loot.legal) + _half_worth(own.loot)
    for proposal in public.proposals:
        if proposal.deputy != seat:
            theirs = proposal.gold + worth(proposal.legal) + worth(own.proposed[proposal.deputy])
            mine = loot.gold + worth(loot.legal) + worth(own.loot) - theirs
            if mine >= halved or (seat not in public.may_propose and mine >= mind.taste.patience * halved):
                return AgreeDivision()
            if seat not in public.may_propose:
                return RefuseDivision()
    if seat not in public.may_propose:
        return RefuseDivision()
    if not (loot.legal or own.loot) and loot.gold % 2 == 0:
        return ForgoProposal()
    legal, contraband = _every_other(loot.legal), _every_other(own.loot)
    return ProposeDivision((loot.gold + 1) // 2, legal, contraband)


def _half_worth(cards: Cards) -> int:
    return sum(VALUE[kind] * (cards.count(kind) // 2) for kind in dict.fromkeys(cards))


def _every_other(cards: Cards) -> Cards:
    """One of two, beginning with the dearest."""
    return tuple(sorted(sorted(cards, key=lambda card: (-VALUE[card], card))[::2]))
