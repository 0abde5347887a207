"""Inspection, deputies and the black market. Rules §4.4, §10, §11, §12."""

import msgspec

from .. import events as e
from ..closed import NOTHING, Closed
from ..goods import BLACK_MARKET_SET, Good, with_cards
from ..known import (
    BlackMarketCard,
    Brimstone,
    Debt,
    Loot,
    Placing,
    Proposal,
    Stance,
    Verdict,
    put,
)
from ..state import Draft
from .tools import (
    count,
    discard,
    move_gold,
    off_stall,
    onto_loot,
    onto_stall,
    seen,
    settle,
)

replace = msgspec.structs.replace


# Inspection


def bag_passed(draft: Draft, event: e.BagPassed) -> None:
    settle(draft, event.seat, Verdict.PASS)
    onto_stall(draft, event.seat, event.legal, event.contraband)


def bag_opened(draft: Draft, event: e.BagOpened) -> None:
    public = draft.changing
    settle(draft, event.seat, Verdict.OPEN)
    onto_stall(draft, event.seat, event.kept, ())
    if not event.confiscated:
        return
    if draft.rules.rule.chooses_pile_for_confiscated:
        public.placing = Placing(public.n, event.by[0], event.confiscated)
    else:
        discard(draft, event.confiscated)


def penalty_owed(draft: Draft, event: e.PenaltyOwed) -> None:
    public = draft.changing
    public.debts = (*public.debts, Debt(public.n, event.debtor, event.creditor, event.amount))


def penalty_paid(draft: Draft, event: e.PenaltyPaid) -> None:
    public = draft.changing
    if public.debts:
        public.debts = tuple(debt for debt in public.debts if debt.debtor != event.debtor)
    move_gold(draft, event.debtor, event.creditor, event.gold)
    off_stall(draft, event.debtor, event.legal, event.contraband)
    if event.creditor is None:
        onto_loot(draft, event.gold, event.legal, event.contraband)
    else:
        onto_stall(draft, event.creditor, event.legal, event.contraband)


def confiscated_placed(draft: Draft, event: e.ConfiscatedPlaced) -> None:
    draft.changing.placing = None
    discard(draft, event.cards, event.pile)


def time_up(draft: Draft, event: e.TimeUp) -> None:
    draft.changing.time_up = True


def brimstone_asked(draft: Draft, event: e.BrimstoneAsked) -> None:
    public = draft.changing
    public.brimstone = (*public.brimstone, Brimstone(public.n, event.seat, event.left))


def brimstone_used(draft: Draft, event: e.BrimstoneUsed) -> None:
    draft.changing.brimstone = draft.changing.brimstone[1:]
    oil = (Good.BRIMSTONE_OIL,)
    off_stall(draft, event.seat, (), oil)
    off_stall(draft, event.opponent, event.goods, ())
    discard(draft, oil + event.goods)
    own = draft.fresh_own(event.seat)
    if own is not None:
        own.burnt = own.burnt + oil


def brimstone_kept(draft: Draft, event: e.BrimstoneKept) -> None:
    draft.changing.brimstone = draft.changing.brimstone[1:]


# Deputies


def stance_taken(draft: Draft, event: e.StanceTaken) -> None:
    """A change of either stance takes back both confirmations; a first stance is no change (rules §10, R21)."""
    public = draft.changing
    others = tuple(s for s in public.stances if (s.deputy, s.bag) != (event.deputy, event.bag))
    if len(others) < len(public.stances):
        others = tuple(replace(s, confirmed=False) if s.bag == event.bag else s for s in others)
    public.stances = (*others, Stance(event.deputy, event.bag, event.verdict))


def stance_confirmed(draft: Draft, event: e.StanceConfirmed) -> None:
    public = draft.changing
    public.stances = tuple(
        replace(s, confirmed=True) if (s.deputy, s.bag) == (event.deputy, event.bag) else s for s in public.stances
    )


def deputy_alone(draft: Draft, event: e.DeputyAlone) -> None:
    public = draft.changing
    bag = public.bags[event.bag]
    assert bag is not None
    public.bags = put(public.bags, event.bag, replace(bag, alone=event.deputy))
    public.stances = tuple(s for s in public.stances if s.bag != event.bag)


def division_proposed(draft: Draft, event: e.DivisionProposed) -> None:
    public = draft.changing
    public.may_propose = tuple(seat for seat in public.may_propose if seat != event.deputy)
    proposal = Proposal(event.deputy, event.gold, event.legal, count(event.contraband))
    public.proposals = (*public.proposals, proposal)
    for deputy in public.sheriffs:
        own = draft.fresh_own(deputy)
        if own is not None:
            own.proposed = Closed({**own.proposed, event.deputy: seen(event.contraband)})


def division_refused(draft: Draft, event: e.DivisionRefused) -> None:
    public = draft.changing
    public.proposals = tuple(p for p in public.proposals if p.deputy == event.deputy)


def proposal_forgone(draft: Draft, event: e.ProposalForgone) -> None:
    public = draft.changing
    public.may_propose = tuple(seat for seat in public.may_propose if seat != event.deputy)


def loot_divided(draft: Draft, event: e.LootDivided) -> None:
    public = draft.changing
    public.bank += public.loot.gold - event.first.gold - event.second.gold
    public.may_propose, public.proposals, public.loot = (), (), Loot()
    shares = ((event.first, event.first_contraband), (event.second, event.second_contraband))
    for deputy, (share, contraband) in zip(event.deputies, shares, strict=True):
        public.gold = put(public.gold, deputy, public.gold[deputy] + share.gold)
        onto_stall(draft, deputy, share.legal, contraband)
        own = draft.fresh_own(deputy)
        if own is not None:
            own.loot, own.proposed = (), NOTHING
    if event.discarded:
        discard(draft, event.discarded)


# Black market


def black_market_claimed(draft: Draft, event: e.BlackMarketClaimed) -> None:
    public = draft.changing
    shown = (event.good,) * BLACK_MARKET_SET
    off_stall(draft, event.seat, (), shown)
    public.out_of_game = with_cards(public.out_of_game, shown)
    public.stacks = Closed({**public.stacks, event.good: public.stacks[event.good][1:]})
    card = BlackMarketCard(event.good, event.value)
    public.black_cards = put(public.black_cards, event.seat, (*public.black_cards[event.seat], card))
    public.claimed = (*public.claimed, event.seat)
    public.queue = tuple(seat for seat in public.queue if seat != event.seat)


def black_market_declined(draft: Draft, event: e.BlackMarketDeclined) -> None:
    draft.changing.queue = draft.changing.queue[1:]
