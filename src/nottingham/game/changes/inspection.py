"""Inspection, payments and the black market. Rules §4.4, §6, §11, §12."""

import msgspec

from .. import events as e
from ..closed import Closed
from ..goods import BLACK_MARKET_SET, Good, with_cards
from ..known import (
    BlackMarketCard,
    Brimstone,
    Debt,
    Placing,
    Verdict,
    put,
)
from ..state import Draft
from .tools import (
    discard,
    move_gold,
    off_stall,
    onto_loot,
    onto_stall,
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
