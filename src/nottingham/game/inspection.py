"""The inspection: the Sheriff settles every bag. Rules §4.4, and the clock of §9."""

from .bags import open_bag, pass_bag, why_not_settle
from .commands import AcceptOffer, ClockRanOut, OpenBag, PassBag
from .deals import accept, why_not_accept
from .events import PhaseBegan, TimeUp
from .evolve import record
from .known import Deed, Ending, Own, Phase, Public, Verdict
from .offers import busy
from .refusals import Refusal, refuse
from .state import Draft


def begin(draft: Draft) -> None:
    record(draft, PhaseBegan(Phase.INSPECTION, ()))


def why_not_touch(public: Public, seat: int, owner: int) -> Refusal | None:
    """Only the Sheriff settles bags, unsettled ones, and a deputy only those he is alone with (rules §4.4, §10)."""
    if public.phase is not Phase.INSPECTION:
        return refuse("phase.wrong", "4.4", phase=public.phase)
    if seat not in public.sheriffs:
        return refuse("turn.not_the_sheriff", "4.4", sheriffs=public.sheriffs)
    if owner not in public.unsettled:
        return refuse("bag.not_open", "4.4", bags=public.unsettled)
    bag = public.bags[owner]
    if public.rules.deputies and (bag is None or bag.alone != seat):
        return refuse("bag.needs_both_deputies", "10", bag=owner)
    return busy(public)


def why_not_pass(public: Public, own: Own, seat: int, command: PassBag) -> Refusal | None:
    """With the owner's standing offer, or without any (rules §5, D11)."""
    refusal = why_not_touch(public, seat, command.bag)
    if refusal:
        return refusal
    offer = command.offer
    if offer is None:
        if command.chosen:
            return refuse("offer.choose_cards", "5", count=0)
        return why_not_settle(public, command.bag, Verdict.PASS)
    refusal = why_not_accept(public, own, seat, AcceptOffer(offer, command.chosen))
    if refusal:
        return refusal
    standing = public.offer(offer.by, offer.to)
    if offer.by != (command.bag,) or standing is None or standing.terms.deed_for(command.bag) is not Deed.PASS:
        return refuse("offer.does_not_pass_the_bag", "5", bag=command.bag)
    return None


def pass_(draft: Draft, seat: int, command: PassBag) -> None:
    if command.offer is None:
        pass_bag(draft, command.bag, Ending.REFUSED)
    else:
        accept(draft, seat, AcceptOffer(command.offer, command.chosen))


def why_not_open(public: Public, own: Own, seat: int, command: OpenBag) -> Refusal | None:
    return why_not_touch(public, seat, command.bag) or why_not_settle(public, command.bag, Verdict.OPEN)


def open_(draft: Draft, seat: int, command: OpenBag) -> None:
    open_bag(draft, command.bag, (seat,))


def run_out(draft: Draft, command: ClockRanOut) -> None:
    """Bags that must be opened by a deal are opened, every other unsettled bag passes for nothing (rules §9)."""
    record(draft, TimeUp())


def settle_next(draft: Draft) -> None:
    """After the clock ran out: first what must be opened (D9), then the rest."""
    public = draft.public
    bound = {obligation.bag for obligation in public.obligations if obligation.deed is Deed.OPEN}
    for owner in public.unsettled:
        if owner in bound:
            bag = public.bags[owner]
            alone = bag.alone if bag is not None else None
            open_bag(draft, owner, public.sheriffs if alone is None else (alone,))
            return
    pass_bag(draft, public.unsettled[0], Ending.LAPSED)
