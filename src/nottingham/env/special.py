"""Turns that only some games have: piles of the first edition, promo cards, and six players. Rules §10, §12, §13."""

from collections.abc import Iterator

import msgspec

from ..game import Good
from ..game.commands import (
    AgreeDivision,
    ChoosePlates,
    ConfirmStance,
    ForgoProposal,
    KeepBrimstone,
    OpenBag,
    PassBag,
    PlaceConfiscated,
    PlaceSetAside,
    RefuseDivision,
    TakeStance,
    UseBrimstone,
)
from ..game.deputies import stance_of
from ..game.goods import BRIMSTONE_REACH, LEGAL
from ..game.inspection import why_not_settle
from ..game.known import Verdict
from ..game.promos import has_oil, plates_of
from .layout import Act, Action, Layout, action_id
from .moments import DONE, Answer, Moment

_VERDICTS = {Act.PASS: Verdict.PASS, Act.OPEN: Verdict.OPEN}


# First edition


def place(moment: Moment, layout: Layout) -> Iterator[int]:
    """On which pile the set-aside or confiscated cards go, in the layout's order (rules §4.1, §4.4)."""
    return (action_id(Act.PILE, number=pile) for pile in range(len(moment.view.public.piles)))


def placed(moment: Moment, layout: Layout, pile: int) -> Answer:
    placing = moment.view.public.placing
    if placing is not None:
        return Answer(command=PlaceConfiscated(pile, tuple(sorted(placing.cards, key=layout.kinds.index))))
    return Answer(command=PlaceSetAside(pile, tuple(sorted(moment.view.mine.set_aside, key=layout.kinds.index))))


# Promo cards


def brimstone(moment: Moment, layout: Layout) -> Iterator[int]:
    """Keep the oil, or have none; or burn up to two goods of a kind on a stall (rules §12)."""
    public = moment.view.public
    yield DONE
    if has_oil(moment.view.mine):
        for distance in range(1, public.rules.players):
            stall = public.stalls[moment.at(distance)]
            for good in LEGAL:
                for number in range(1, min(BRIMSTONE_REACH, stall.count(good)) + 1):
                    yield action_id(Act.BURN, distance, good, number)


def burnt(moment: Moment, what: Action) -> Answer:
    if what.good is None:
        return Answer(command=KeepBrimstone())
    return Answer(command=UseBrimstone(moment.at(what.distance), what.good, what.number))


def plates(moment: Moment, layout: Layout) -> Iterator[int]:
    """What the next feast plate becomes, kinds in the layout's order (rules §12)."""
    for rank in range(moment.selection.cursor, len(layout.legal)):
        if layout.kinds[rank] in moment.view.rules.legal_kinds:
            yield action_id(Act.DECLARE, good=layout.kinds[rank])


def plate(moment: Moment, layout: Layout, good: Good) -> Answer:
    goods = (*moment.selection.taken, good)
    if len(goods) == plates_of(moment.view.public, moment.seat):
        return Answer(command=ChoosePlates(goods))
    return Answer(msgspec.structs.replace(moment.selection, taken=goods, cursor=layout.kinds.index(good)))


# Six players


def stances(moment: Moment, owner: int) -> Iterator[int]:
    """What a deputy may do with a bag: settle it alone; or take a stance, change it, which uses an exchange, and
    confirm it."""
    public, distance = moment.view.public, moment.distance(owner)
    bag, taken = public.bags[owner], stance_of(public, moment.seat, owner)
    assert bag is not None
    if bag.alone not in (None, moment.seat) or (taken is not None and taken.confirmed and bag.alone is None):
        return
    for act, verdict in _VERDICTS.items():
        fresh = bag.alone is not None or taken is None
        changes = taken is not None and taken.verdict is not verdict and moment.exchanges_left > 0
        if (fresh or changes) and why_not_settle(public, owner, verdict) is None:
            yield action_id(act, distance)
    if taken is not None and bag.alone is None:
        yield action_id(Act.CONFIRM, distance)


def stance(moment: Moment, what: Action) -> Answer:
    public, owner = moment.view.public, moment.at(what.distance)
    bag = public.bags[owner]
    assert bag is not None
    if what.act is Act.CONFIRM:
        return Answer(command=ConfirmStance(owner))
    if bag.alone is not None:
        return Answer(command=PassBag(owner) if what.act is Act.PASS else OpenBag(owner))
    changes = stance_of(public, moment.seat, owner) is not None
    return Answer(command=TakeStance(owner, _VERDICTS[what.act]), exchange=changes)


def divided(moment: Moment, what: Action) -> Answer:
    match what.act:
        case Act.AGREE:
            return Answer(command=AgreeDivision())
        case Act.DISAGREE:
            return Answer(command=RefuseDivision())
        case _:
            return Answer(command=ForgoProposal())
