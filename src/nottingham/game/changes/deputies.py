"""Two deputies instead of a Sheriff. Rules §10."""

import msgspec

from .. import events as e
from ..closed import NOTHING, Closed
from ..known import Loot, Proposal, Stance, put
from ..state import Draft
from .tools import count, discard, onto_stall, seen

replace = msgspec.structs.replace


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
