"""Who must act now, read off what everybody knows. Design §3."""

from .known import Ask, AskKind, Phase, Public

_ONE_AT_A_TIME = {
    Phase.DECLARATION: AskKind.DECLARE,
    Phase.BLACK_MARKET: AskKind.BLACK_MARKET,
    Phase.FEAST: AskKind.CHOOSE_PLATES,
}


def awaiting(public: Public) -> tuple[Ask, ...]:
    """Everybody who must act, with what. Several at once: simultaneous."""
    urgent = pressing(public)
    if urgent:
        return urgent
    phase = public.phase
    if phase is Phase.INSPECTION:
        return tuple(_ask(public, seat, AskKind.SETTLE) for seat in settlers(public))
    if phase is Phase.MARKET:
        return (_market(public),)
    if phase is Phase.LOADING:
        return tuple(_ask(public, seat, AskKind.LOAD) for seat in public.queue)
    if phase is Phase.LOOT:
        return tuple(_ask(public, seat, AskKind.DIVIDE) for seat in public.sheriffs if divides(public, seat))
    if phase in _ONE_AT_A_TIME:
        return (_ask(public, public.queue[0], _ONE_AT_A_TIME[phase]),)
    return ()


def pressing(public: Public) -> tuple[Ask, ...]:
    """What has to be answered before anything else goes on: debts, placing, brimstone."""
    if not (public.debts or public.placing or public.brimstone):
        return ()
    asks = [Ask(f"{debt.n}-pay-{debt.debtor}", debt.debtor, AskKind.PAY) for debt in public.debts]
    if not asks and public.placing:
        placing = public.placing
        asks.append(Ask(f"{placing.n}-place_confiscated-{placing.seat}", placing.seat, AskKind.PLACE_CONFISCATED))
    if not asks and public.brimstone:
        brimstone = public.brimstone
        asks.append(Ask(f"{brimstone.n}-brimstone-{brimstone.seat}", brimstone.seat, AskKind.BRIMSTONE))
    return tuple(asks)


def settlers(public: Public) -> tuple[int, ...]:
    """Who settles bags now: the Sheriff, or each deputy who has not confirmed a stance on a common bag, or is
    alone with one (rules §10)."""
    unsettled = public.unsettled
    if not public.rules.deputies:
        return public.sheriffs if unsettled else ()
    confirmed = {(stance.deputy, stance.bag) for stance in public.stances if stance.confirmed}
    found = []
    for deputy in public.sheriffs:
        for owner in unsettled:
            bag = public.bags[owner]
            alone = bag.alone if bag is not None else None
            if alone == deputy or (alone is None and (deputy, owner) not in confirmed):
                found.append(deputy)
                break
    return tuple(found)


def divides(public: Public, deputy: int) -> bool:
    """Whether a deputy has still something to say about the loot (rules §10)."""
    if deputy in public.may_propose:
        return True
    return any(proposal.deputy != deputy for proposal in public.proposals)


def clock_runs(public: Public) -> bool:
    """The inspection clock stands still while anybody is asked anything but to settle bags (rules §9, D20)."""
    return (
        public.rules.inspection_clock
        and public.phase is Phase.INSPECTION
        and not public.time_up
        and not pressing(public)
    )


def _market(public: Public) -> Ask:
    if not public.queue:
        return _ask(public, public.sheriffs[0], AskKind.NAME_FIRST)
    seat = public.queue[0]
    return _ask(public, seat, AskKind.PLACE if public.set_aside[seat] else AskKind.MARKET)


def _ask(public: Public, seat: int, kind: AskKind) -> Ask:
    return Ask(f"{public.round}-{kind}-{seat}", seat, kind)
