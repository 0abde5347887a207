"""Who must act now, and who comes before whom, read off what everybody knows. Rules §3, §4, design §3."""

from collections.abc import Callable
from functools import cache

from .known import Ask, AskKind, Phase, Public, Side


def awaiting(public: Public) -> tuple[Ask, ...]:
    """Everybody who must act, with what. Several at once: simultaneous."""
    if public.debts or public.placing or public.brimstone:
        return pressing(public)
    asked = _ASKED.get(public.phase)
    return asked(public) if asked is not None else ()


def pressing(public: Public) -> tuple[Ask, ...]:
    """What has to be answered before anything else goes on: debts, placing, brimstone."""
    if not (public.debts or public.placing or public.brimstone):
        return ()
    asks = [Ask(f"{debt.n}-pay-{debt.debtor}", debt.debtor, AskKind.PAY) for debt in public.debts]
    if not asks and public.placing:
        placing = public.placing
        asks.append(Ask(f"{placing.n}-place_confiscated-{placing.seat}", placing.seat, AskKind.PLACE_CONFISCATED))
    if not asks and public.brimstone:
        brimstone = public.brimstone[0]
        asks.append(Ask(f"{brimstone.n}-brimstone-{brimstone.seat}", brimstone.seat, AskKind.BRIMSTONE))
    return tuple(asks)


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """Every seat once, clockwise, beginning with this one."""
    return tuple([(first + i) % players for i in range(players)])


def merchants_of(sheriffs: Side, players: int) -> tuple[int, ...]:
    """Everybody else, clockwise from the left of the Sheriff or the deputy drawn first (rules §4.3, D12)."""
    return tuple([seat for seat in clockwise(sheriffs[0], players) if seat not in sheriffs])


def settlers(public: Public) -> tuple[int, ...]:
    """Who settles bags now: the Sheriff, or each deputy who has not confirmed a stance on a common bag, or is
    alone with one (rules §10)."""
    unsettled = public.unsettled
    if len(public.sheriffs) == 1:
        return public.sheriffs if unsettled else ()
    confirmed = {(stance.deputy, stance.bag) for stance in public.stances if stance.confirmed}
    sides = [(owner, public.side_of(owner)) for owner in unsettled]
    found = []
    for deputy in public.sheriffs:
        for owner, side in sides:
            if deputy in side and (len(side) == 1 or (deputy, owner) not in confirmed):
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


def _in_market(public: Public) -> tuple[Ask, ...]:
    queue = public.queue
    if not queue:
        return (_ask(public.round, public.sheriffs[0], AskKind.NAME_FIRST),)
    seat = queue[0]
    return (_ask(public.round, seat, AskKind.PLACE if public.set_aside[seat] else AskKind.MARKET),)


def _in_loading(public: Public) -> tuple[Ask, ...]:
    return tuple([_ask(public.round, seat, AskKind.LOAD) for seat in public.queue])


def _in_inspection(public: Public) -> tuple[Ask, ...]:
    return tuple([_ask(public.round, seat, AskKind.SETTLE) for seat in settlers(public)])


def _in_loot(public: Public) -> tuple[Ask, ...]:
    """To propose, and later, when that is done, to answer the other's proposal: two asks with ids of their own."""
    found = []
    for seat in public.sheriffs:
        if seat in public.may_propose:
            found.append(_ask(public.round, seat, AskKind.DIVIDE))
        elif divides(public, seat):
            found.append(Ask(f"{public.round}-answer-{seat}", seat, AskKind.DIVIDE))
    return tuple(found)


def _one_at_a_time(kind: AskKind) -> Callable[[Public], tuple[Ask, ...]]:
    return lambda public: (_ask(public.round, public.queue[0], kind),)


@cache
def _ask(round: int, seat: int, kind: AskKind) -> Ask:
    """Kept for the whole process. To a cache 1, 1.0 and True are one, so whoever asks first must not leave theirs."""
    return Ask(f"{int(round)}-{kind}-{int(seat)}", int(seat), kind)


_ASKED: dict[Phase, Callable[[Public], tuple[Ask, ...]]] = {
    Phase.MARKET: _in_market,
    Phase.LOADING: _in_loading,
    Phase.DECLARATION: _one_at_a_time(AskKind.DECLARE),
    Phase.INSPECTION: _in_inspection,
    Phase.BLACK_MARKET: _one_at_a_time(AskKind.BLACK_MARKET),
    Phase.LOOT: _in_loot,
    Phase.FEAST: _one_at_a_time(AskKind.CHOOSE_PLATES),
}
