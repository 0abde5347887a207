"""Six players: two deputies instead of a Sheriff. Rules §10."""

from .commands import AgreeDivision, ConfirmStance, ForgoProposal, ProposeDivision, RefuseDivision, TakeStance
from .events import (
    DeputyAlone,
    DivisionProposed,
    DivisionRefused,
    LootDivided,
    PhaseBegan,
    ProposalForgone,
    StanceConfirmed,
    StanceTaken,
)
from .evolve import record
from .goods import Cards, holds, in_order, without_cards
from .inspection import open_bag, pass_bag, why_not_settle
from .known import Ending, Loot, Own, Phase, Proposal, Public, Stance, Verdict
from .offers import busy
from .refusals import Refusal, refuse
from .standing_offers import lapse_joint_offers_about
from .state import Draft


def stance_of(public: Public, deputy: int, bag: int) -> Stance | None:
    for stance in public.stances:
        if stance.deputy == deputy and stance.bag == bag:
            return stance
    return None


def _why_not_speak(public: Public, seat: int, owner: int) -> Refusal | None:
    """Deputies take stances on unsettled bags that they still hold together."""
    if public.phase is not Phase.INSPECTION:
        return refuse("phase.wrong", "10", phase=public.phase)
    if not public.rules.deputies or seat not in public.sheriffs:
        return refuse("turn.not_a_deputy", "10", deputies=public.sheriffs if public.rules.deputies else ())
    bag = public.bags[owner] if owner in public.unsettled else None
    if bag is None:
        return refuse("bag.not_open", "10", bags=public.unsettled)
    if bag.alone is not None:
        return refuse("bag.deputy_alone", "10", deputy=bag.alone)
    return busy(public)


def why_not_stance(public: Public, own: Own, seat: int, command: TakeStance) -> Refusal | None:
    refusal = _why_not_speak(public, seat, command.bag) or why_not_settle(public, command.bag, command.verdict)
    if refusal:
        return refusal
    stance = stance_of(public, seat, command.bag)
    if stance is not None and stance.verdict is command.verdict:
        return refuse("stance.same", "10")
    return None


def take_stance(draft: Draft, seat: int, command: TakeStance) -> None:
    record(draft, StanceTaken(seat, command.bag, command.verdict))


def why_not_confirm(public: Public, own: Own, seat: int, command: ConfirmStance) -> Refusal | None:
    refusal = _why_not_speak(public, seat, command.bag)
    if refusal:
        return refusal
    stance = stance_of(public, seat, command.bag)
    if stance is None:
        return refuse("stance.none", "10")
    return refuse("stance.confirmed", "10") if stance.confirmed else None


def confirm_stance(draft: Draft, seat: int, command: ConfirmStance) -> None:
    """Once both have confirmed: both pass, both open, or the one who wants to open goes on alone."""
    record(draft, StanceConfirmed(seat, command.bag))
    stances = [stance for stance in draft.public.stances if stance.bag == command.bag and stance.confirmed]
    if len(stances) < len(draft.public.sheriffs):
        return
    openers = [stance.deputy for stance in stances if stance.verdict is Verdict.OPEN]
    if not openers:
        pass_bag(draft, command.bag, Ending.REFUSED)
    elif len(openers) == len(stances):
        open_bag(draft, command.bag, draft.public.sheriffs)
    else:
        record(draft, DeputyAlone(openers[0], command.bag))
        lapse_joint_offers_about(draft, command.bag)


# Loot


def begin_division(draft: Draft) -> None:
    record(draft, PhaseBegan(Phase.LOOT, ()))


def has_loot(public: Public) -> bool:
    return bool(public.loot.gold or public.loot.legal or public.loot.contraband)


def _why_not_divide(public: Public, seat: int) -> Refusal | None:
    if public.phase is not Phase.LOOT:
        return refuse("phase.wrong", "10", phase=public.phase)
    if seat not in public.sheriffs:
        return refuse("turn.not_a_deputy", "10", deputies=public.sheriffs)
    return None


def proposal_to(public: Public, seat: int) -> Proposal | None:
    """The other deputy's standing proposal."""
    for proposal in public.proposals:
        if proposal.deputy != seat:
            return proposal
    return None


def why_not_propose(public: Public, own: Own, seat: int, command: ProposeDivision) -> Refusal | None:
    """Each proposes at most once, a division of all of it (rules §10)."""
    refusal = _why_not_divide(public, seat)
    if refusal:
        return refusal
    if seat not in public.may_propose:
        return refuse("loot.proposed_already", "10")
    if not 0 <= command.gold <= public.loot.gold:
        return refuse("loot.gold", "10", most=public.loot.gold)
    if not holds(public.loot.legal, command.legal) or not holds(own.loot, command.contraband):
        return refuse("loot.not_there", "10")
    return None


def propose(draft: Draft, seat: int, command: ProposeDivision) -> None:
    legal, contraband = in_order(command.legal), in_order(command.contraband)
    record(draft, DivisionProposed(seat, draft.public.sheriffs, command.gold, legal, contraband))


def why_not_answer(public: Public, own: Own, seat: int, command: AgreeDivision | RefuseDivision) -> Refusal | None:
    refusal = _why_not_divide(public, seat)
    if refusal:
        return refusal
    return None if proposal_to(public, seat) else refuse("loot.no_proposal", "10")


def agree(draft: Draft, seat: int, command: AgreeDivision) -> None:
    public = draft.public
    proposal = proposal_to(public, seat)
    assert proposal is not None
    own = draft.owner(seat)
    loot, taken = public.loot, own.proposed[proposal.deputy]
    mine = Loot(proposal.gold, proposal.legal, len(taken))
    left = without_cards(own.loot, taken)
    theirs = Loot(loot.gold - proposal.gold, without_cards(loot.legal, proposal.legal), len(left))
    if proposal.deputy == public.sheriffs[0]:
        _divide(draft, mine, theirs, taken, left, (), agreed=True)
    else:
        _divide(draft, theirs, mine, left, taken, (), agreed=True)


def refuse_division(draft: Draft, seat: int, command: RefuseDivision) -> None:
    record(draft, DivisionRefused(seat))


def why_not_forgo(public: Public, own: Own, seat: int, command: ForgoProposal) -> Refusal | None:
    refusal = _why_not_divide(public, seat)
    if refusal:
        return refusal
    return None if seat in public.may_propose else refuse("loot.proposed_already", "10")


def forgo(draft: Draft, seat: int, command: ForgoProposal) -> None:
    record(draft, ProposalForgone(seat))


def halve(draft: Draft) -> None:
    """Without agreement: gold is halved, each kind is halved; what does not divide is discarded (rules §10)."""
    public = draft.public
    legal, odd_legal = _half(public.loot.legal)
    contraband, odd = _half(draft.owner(public.sheriffs[0]).loot)
    share = Loot(public.loot.gold // 2, legal, len(contraband))
    _divide(draft, share, share, contraband, contraband, in_order(odd_legal + odd), agreed=False)


def _half(cards: Cards) -> tuple[Cards, Cards]:
    """Half of each kind, and what does not divide."""
    kinds = sorted(set(cards))
    return (
        tuple(kind for kind in kinds for _ in range(cards.count(kind) // 2)),
        tuple(kind for kind in kinds if cards.count(kind) % 2),
    )


def _divide(
    draft: Draft, first: Loot, second: Loot, firsts: Cards, seconds: Cards, odd: Cards, *, agreed: bool
) -> None:
    record(draft, LootDivided(draft.public.sheriffs, first, second, firsts, seconds, odd, agreed))
