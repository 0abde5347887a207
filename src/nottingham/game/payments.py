"""Paying penalties, and running out of gold. Rules §6."""

from .commands import PayDebt
from .events import PenaltyOwed, PenaltyPaid
from .evolve import record
from .goods import VALUE, Cards, holds, in_order, one_too_many, worth
from .known import Debt, Own, Public
from .refusals import Refusal, refuse
from .state import Draft


def owe(draft: Draft, debtor: int, creditor: int | None, amount: int) -> None:
    """A penalty is due: gold first, then goods of the debtor's choice. Without a creditor it is loot (§10)."""
    public = draft.public
    gold = min(amount, public.gold[debtor])
    if gold:
        record(draft, PenaltyPaid(debtor, creditor, gold))
    left = amount - gold
    if not left:
        return
    forced = _forced(public, debtor, left)
    if forced is None:
        record(draft, PenaltyOwed(debtor, creditor, left))
    else:
        forgiven = max(0, left - worth(forced))
        record(draft, PenaltyPaid(debtor, creditor, 0, forced, (), forgiven))


def _forced(public: Public, debtor: int, amount: int) -> Cards | None:
    """The goods to pay with, where everybody sees that there is no choice; otherwise nothing."""
    legal = public.stalls[debtor]
    if worth(legal) < amount:
        return None if public.contraband[debtor] else legal
    if len(set(legal)) == 1:
        needed = -(-amount // VALUE[legal[0]])
        return legal[:needed]
    return None


def debt_of(public: Public, seat: int) -> Debt | None:
    for debt in public.debts:
        if debt.debtor == seat:
            return debt
    return None


def why_not_pay(public: Public, own: Own, seat: int, command: PayDebt) -> Refusal | None:
    """First legal goods; contraband only if all of them do not cover it; no card more than needed (rules §6)."""
    debt = debt_of(public, seat)
    if debt is None:
        return refuse("debt.none", "6")
    stall = public.stalls[seat]
    if not holds(stall, command.legal) or not holds(own.contraband, command.contraband):
        return refuse("debt.not_on_stall", "6")
    if worth(stall) >= debt.amount:
        if command.contraband:
            return refuse("debt.legal_first", "6")
        return _why_not_this_class(command.legal, stall, debt.amount)
    if len(command.legal) != len(stall):
        return refuse("debt.legal_first", "6")
    return _why_not_this_class(command.contraband, own.contraband, debt.amount - worth(stall))


def _why_not_this_class(chosen: Cards, available: Cards, amount: int) -> Refusal | None:
    """Within the class that finishes the debt: enough, and no card that could be kept back."""
    if worth(available) < amount:
        return None if len(chosen) == len(available) else refuse("debt.not_enough", "6", amount=amount)
    if worth(chosen) < amount:
        return refuse("debt.not_enough", "6", amount=amount)
    if one_too_many(chosen, amount) is not None:
        return refuse("debt.more_than_needed", "6", amount=amount)
    return None


def pay(draft: Draft, seat: int, command: PayDebt) -> None:
    debt = debt_of(draft.public, seat)
    assert debt is not None
    forgiven = max(0, debt.amount - worth(command.legal) - worth(command.contraband))
    legal, contraband = in_order(command.legal), in_order(command.contraband)
    record(draft, PenaltyPaid(seat, debt.creditor, 0, legal, contraband, forgiven))
