"""What a seat does when its player cannot: legal, harmless, and telling nothing."""

from ..game import Command, Good
from ..game.commands import (
    ChoosePlates,
    ConfirmStance,
    DeclareBag,
    DeclineBlackMarket,
    ForgoProposal,
    KeepBrimstone,
    LoadBag,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    PayDebt,
    PlaceConfiscated,
    PlaceSetAside,
    RefuseDivision,
    SetAside,
    TakeStance,
)
from ..game.goods import VALUE, Cards, worth
from ..game.known import AskKind, Deed, Verdict
from .seat import Turn


def safe_move(turn: Turn) -> Command | None:
    """A default for any turn; waiting where that is allowed."""
    if turn.may_wait or turn.ask is None:
        return None
    public, own, seat = turn.public, turn.own, turn.seat
    match turn.ask:
        case AskKind.NAME_FIRST:
            return NameFirstMerchant(public.merchants[0])
        case AskKind.MARKET:
            return SetAside(())
        case AskKind.PLACE:
            return PlaceSetAside(0, own.set_aside)
        case AskKind.LOAD:
            return LoadBag(own.hand[:1])
        case AskKind.DECLARE:
            return DeclareBag(public.rules.legal_kinds[0], len(own.bag))
        case AskKind.SETTLE:
            return _settle(turn)
        case AskKind.PAY:
            return cheapest_payment(turn)
        case AskKind.PLACE_CONFISCATED:
            assert public.placing is not None
            return PlaceConfiscated(0, public.placing.cards)
        case AskKind.BRIMSTONE:
            return KeepBrimstone()
        case AskKind.BLACK_MARKET:
            return DeclineBlackMarket()
        case AskKind.DIVIDE:
            return ForgoProposal() if seat in public.may_propose else RefuseDivision()
        case AskKind.CHOOSE_PLATES:
            plates = public.shown[seat].count(Good.FEAST_PLATE)
            return ChoosePlates((public.rules.legal_kinds[0],) * plates)


def bound(turn: Turn, bag: int) -> Verdict | None:
    """The verdict that an obligation demands for a bag."""
    for obligation in turn.public.obligations:
        if obligation.bag == bag and obligation.deed is not Deed.TAKE_NOTHING:
            return Verdict(obligation.deed.value)
    return None


def _settle(turn: Turn) -> Command:
    """Pass the first bag for nothing, unless it must be opened."""
    public, seat = turn.public, turn.seat
    for owner in public.unsettled:
        bag = public.bags[owner]
        verdict = bound(turn, owner) or Verdict.PASS
        if not public.rules.deputies or (bag is not None and bag.alone == seat):
            return PassBag(owner) if verdict is Verdict.PASS else OpenBag(owner)
        if bag is not None and bag.alone is None:
            stance = next((s for s in public.stances if (s.deputy, s.bag) == (seat, owner)), None)
            if stance is None:
                return TakeStance(owner, verdict)
            if not stance.confirmed:
                return ConfirmStance(owner)
    raise AssertionError("There is nothing to settle.")


def cheapest_payment(turn: Turn) -> PayDebt:
    """Pay a debt with as little as possible: the fewest points above what is owed (rules §6)."""
    debt = next(debt for debt in turn.public.debts if debt.debtor == turn.seat)
    stall, contraband = turn.public.stalls[turn.seat], turn.own.contraband
    if worth(stall) >= debt.amount:
        return PayDebt(fewest(stall, debt.amount))
    return PayDebt(stall, fewest(contraband, debt.amount - worth(stall)))


def fewest(cards: Cards, amount: int) -> Cards:
    """A choice of cards that covers an amount with no card too many, and as little lost as can be."""
    if worth(cards) < amount:
        return cards
    best: dict[int, Cards] = {0: ()}
    for card in cards:
        for paid, chosen in list(best.items()):
            total = paid + VALUE[card]
            if paid < amount and (total not in best or len(chosen) + 1 < len(best[total])):
                best[total] = (*chosen, card)
    return tuple(sorted(best[min(total for total in best if total >= amount)]))
