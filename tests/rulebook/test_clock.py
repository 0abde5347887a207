"""The inspection clock. Rules §9."""

import copy
import pickle
from functools import partial
from typing import Any

import pytest

from nottingham.game import CLOCK, Good, Ruleset
from nottingham.game.commands import (
    ClockRanOut,
    ConfirmStance,
    KeepBrimstone,
    OpenBag,
    PassBag,
    PayDebt,
    PlaceConfiscated,
    TakeStance,
)
from nottingham.game.events import BagOpened, BagPassed, PenaltyPaid, TimeUp
from nottingham.game.known import AskKind, Ending, Phase, Verdict
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    MEAD,
    PEPPER,
    SECOND,
    SILK,
    a_bribe,
    a_table,
    do,
    done,
    happened,
    refused,
)
from tests.rulebook import bargains
from tests.rulebook.bargains import (
    BOTH,
    agree_to,
    desk,
    endings,
    from_merchant,
    opening,
    passing,
    struck,
    taking_nothing,
    yes,
)

CLOCKED = Ruleset.preset("second", players=4, inspection_clock=True)
CLOCKED_FIRST = Ruleset.preset("first", players=4, inspection_clock=True, promos={Good.BRIMSTONE_OIL: 1})
CLOCKED_SIX = Ruleset.preset("second", players=6, inspection_clock=True)
TIME_UP = (CLOCK, ClockRanOut())


a_desk = desk(
    CLOCKED,
    bags={1: [APPLE, SILK], 2: [CHEESE, MEAD], 3: [BREAD]},
    declared={1: APPLE, 2: CHEESE, 3: BREAD},
)


def test_when_time_runs_out_every_unsettled_bag_passes_for_nothing() -> None:
    """Rules §9."""
    table = do(a_desk(), (0, PassBag(3)), (1, a_bribe(1, gold=20)))
    table, events = done(table, *TIME_UP)
    assert isinstance(events[0], TimeUp)
    assert [event.seat for event in happened(events, BagPassed)] == [1, 2]
    assert [by for by, _ in endings(events)] == [(1,)]
    assert table.public.gold == (50, 50, 50, 50)
    assert table.public.round == 2


def test_bags_that_must_be_opened_by_a_deal_are_opened_first() -> None:
    """Rules §9, D9."""
    table, _ = struck(a_desk(), from_merchant(1, opening(3), gold=5))
    _, events = done(table, *TIME_UP)
    settled = [(type(event), event.seat) for event in events if isinstance(event, BagPassed | BagOpened)]
    assert settled == [(BagOpened, 3), (BagPassed, 1), (BagPassed, 2)]
    assert happened(events, PenaltyPaid) == [PenaltyPaid(0, 3, 2)]


@pytest.mark.parametrize("term", [passing(2), taking_nothing(2)])
def test_other_obligations_let_a_bag_pass(term: Any) -> None:
    """Rules §9: every other unsettled bag."""
    table, _ = struck(a_desk(), from_merchant(1, term, gold=5))
    _, events = done(table, *TIME_UP)
    assert happened(events, BagOpened) == []
    assert [event.seat for event in happened(events, BagPassed)] == [1, 2, 3]


def test_a_debt_of_an_opened_bag_is_paid_before_the_clock_goes_on() -> None:
    """Rules §9, §6."""
    table, _ = struck(a_desk(stalls={1: [APPLE, BREAD]}, gold={1: 0}), from_merchant(2, opening(1), gold=1))
    table, events = done(table, *TIME_UP)
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(1, AskKind.PAY)]
    assert happened(events, BagPassed) == []
    assert refused(table, 0, PassBag(2)) == "ask.pending"
    table, events = done(table, 1, PayDebt((APPLE, APPLE)))
    assert [event.seat for event in happened(events, BagPassed)] == [2, 3]
    assert table.public.round == 2


def test_no_deal_is_struck_after_time_ran_out() -> None:
    """Rules §9: the remaining bags pass for nothing."""
    table, _ = struck(a_desk(stalls={1: [APPLE, BREAD]}, gold={1: 0}), from_merchant(2, opening(1), gold=1))
    table = do(table, (2, a_bribe(2, gold=9)), TIME_UP)
    table, events = done(table, 1, PayDebt((APPLE, APPLE)))
    assert ((2,), Ending.LAPSED) in endings(events)
    assert table.public.gold[2] == 49


# When it runs


def test_the_clock_runs_while_bags_are_to_be_settled() -> None:
    """Rules §9: for the whole phase."""
    table = a_desk()
    assert table.clock_runs
    assert do(table, (0, PassBag(1)), (2, a_bribe(2, gold=1))).clock_runs


def test_the_clock_stands_still_in_every_other_phase() -> None:
    """Rules §9: an inspection clock."""
    for phase in ("market", "loading"):
        assert not a_table(CLOCKED, phase=phase).clock_runs
        assert refused(a_table(CLOCKED, phase=phase), *TIME_UP) == "clock.not_running"
    assert not do(a_desk(), (0, PassBag(1)), (0, PassBag(2)), (0, PassBag(3))).clock_runs


def test_without_the_option_there_is_no_clock() -> None:
    """Rules §9."""
    assert not a_desk(SECOND).clock_runs
    assert refused(a_desk(SECOND), *TIME_UP) == "clock.not_running"


def test_only_the_clock_says_that_time_ran_out_and_it_says_nothing_else() -> None:
    """Rules §9, D20: nobody but the Sheriff ends a negotiation."""
    assert refused(a_desk(), 0, ClockRanOut())
    assert refused(a_desk(), 1, ClockRanOut())
    assert refused(a_desk(), CLOCK, PassBag(1)) == "command.not_for_the_clock"


def test_a_copy_of_the_clock_is_the_clock() -> None:
    """Design §3: an actor that went to another process and back still is the clock."""
    table = a_desk()
    for clock in (pickle.loads(pickle.dumps(CLOCK)), copy.copy(CLOCK), copy.deepcopy(CLOCK)):
        assert clock is CLOCK
        assert happened(done(table, clock, ClockRanOut())[1], TimeUp) == [TimeUp()]


def test_the_clock_stands_still_while_a_debtor_chooses() -> None:
    """Rules §9, design §3."""
    table = do(a_desk(stalls={1: [APPLE, BREAD]}, gold={1: 0}), (0, OpenBag(1)))
    assert [ask.kind for ask in table.awaiting] == [AskKind.PAY]
    assert not table.clock_runs
    assert refused(table, *TIME_UP) == "clock.not_running"
    assert do(table, (1, PayDebt((APPLE, APPLE)))).clock_runs


def test_the_clock_stands_still_while_confiscated_goods_are_laid() -> None:
    """Rules §9, design §3."""
    table = do(a_desk(CLOCKED_FIRST), (0, OpenBag(1)))
    assert not table.clock_runs
    assert do(table, (0, PlaceConfiscated(0, (SILK,)))).clock_runs


def test_the_clock_stands_still_while_an_owner_is_asked_for_brimstone() -> None:
    """Rules §9, design §3."""
    table = do(a_desk(CLOCKED_FIRST), (0, PassBag(1)))
    assert [ask.kind for ask in table.awaiting] == [AskKind.BRIMSTONE]
    assert not table.clock_runs
    assert do(table, (1, KeepBrimstone())).clock_runs


def test_owners_are_asked_for_brimstone_when_time_ran_out_too() -> None:
    """Rules §9, §12: every owner of a passed bag with face-down cards."""
    table = do(a_desk(CLOCKED_FIRST), TIME_UP)
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(1, AskKind.BRIMSTONE)]
    table = do(table, (1, KeepBrimstone()))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(2, AskKind.BRIMSTONE)]
    assert do(table, (2, KeepBrimstone())).public.round == 2


def test_time_runs_out_once_a_round_and_starts_afresh() -> None:
    """Rules §9: for the whole phase."""
    assert not do(a_desk(), TIME_UP).public.time_up


# Deputies


six = partial(bargains.six, CLOCKED_SIX)


def test_time_settles_the_deputies_bags_whatever_their_stances() -> None:
    """Rules §9, §10: confirmed by one alone, or differing, they pass for nothing."""
    table, _ = agree_to(six(), 3, Verdict.PASS, Verdict.OPEN)
    table = do(table, (0, TakeStance(2, Verdict.OPEN)), (0, ConfirmStance(2)))
    _, events = done(table, *TIME_UP)
    assert [event.seat for event in happened(events, BagPassed)] == [2, 3, 4, 5]
    assert happened(events, BagOpened) == []


def test_time_makes_both_deputies_open_what_their_deal_said() -> None:
    """Rules §9, §10: a true bag costs each of them half."""
    table = do(six(), (3, from_merchant(3, opening(2), to=BOTH, gold=4)))
    table, _ = yes(table, 0, 3, BOTH)
    table, _ = yes(table, 1, 3, BOTH)
    table, events = done(table, *TIME_UP)
    assert [(event.seat, event.by) for event in happened(events, BagOpened)] == [(2, BOTH)]
    assert table.public.gold[:3] == (49, 49, 52)


def test_time_makes_a_lone_deputy_open_what_a_deal_with_that_deputy_said() -> None:
    """Rules §9, §10."""
    table, _ = agree_to(six(), 2, Verdict.PASS, Verdict.OPEN)
    table, _ = struck(table, from_merchant(3, opening(2), to=(1,), gold=4))
    table, events = done(table, *TIME_UP)
    assert [(event.seat, event.by) for event in happened(events, BagOpened)] == [(2, (1,))]
    assert table.public.gold[:4] == (50, 52, 52, 46)


def test_loot_is_divided_off_the_clock() -> None:
    """D20."""
    table = do(six(), (3, a_bribe_to_both(3, 4)))
    table, _ = yes(table, 0, 3, BOTH)
    table, _ = yes(table, 1, 3, BOTH)
    table = do(table, TIME_UP)
    assert table.public.phase is Phase.LOOT
    assert not table.clock_runs
    assert refused(table, *TIME_UP) == "clock.not_running"


def a_bribe_to_both(merchant: int, gold: int) -> Any:
    return from_merchant(merchant, passing(merchant), to=BOTH, gold=gold)


def test_the_last_call_of_the_black_market_is_off_the_clock() -> None:
    """Rules §9, §11: all bags are settled."""
    rules = Ruleset.preset("second", players=4, inspection_clock=True, black_market=True)
    table = do(a_desk(rules, stalls={1: [PEPPER, PEPPER, PEPPER]}), TIME_UP)
    assert table.public.phase is Phase.BLACK_MARKET
    assert not table.clock_runs
