"""Paying penalties, and running out of gold. Rules §6."""

from typing import Any

import pytest

from nottingham.game import Good, tell
from nottingham.game.commands import OpenBag, PassBag, PayDebt
from nottingham.game.events import PenaltyOwed, PenaltyPaid
from nottingham.game.known import AskKind
from nottingham.game.state import Table
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    MEAD,
    PEPPER,
    SILK,
    an_inspection,
    do,
    done,
    happened,
    refused,
)


def fined(silks: int = 1, *, stall: tuple[Good, ...] = (), gold: int = 0, **scene: Any) -> Table:
    """Merchant 1 was caught with silk, declared as apples: a fine of 4 for each."""
    described: dict[str, Any] = {
        "bags": {1: [SILK] * silks, 2: [APPLE]},
        "declared": {1: APPLE, 2: APPLE},
        "stalls": {1: stall},
        "gold": {1: gold},
    }
    return do(an_inspection(**{**described, **scene}), (0, OpenBag(1)))


def owes(table: Table, seat: int, amount: int) -> bool:
    asked = [(ask.seat, ask.kind) for ask in table.awaiting] == [(seat, AskKind.PAY)]
    return asked and [(debt.debtor, debt.amount) for debt in table.public.debts] == [(seat, amount)]


# Gold first


def test_a_penalty_is_paid_in_gold_as_far_as_it_goes() -> None:
    """Rules §6."""
    table = fined(2, stall=(APPLE, CHICKEN), gold=50)
    assert table.public.gold[:2] == (58, 42)
    assert table.public.stalls[1] == (APPLE, CHICKEN)


def test_what_gold_does_not_cover_is_paid_with_goods() -> None:
    """Rules §6: all the gold first."""
    table = fined(2, stall=(APPLE, CHICKEN), gold=5)
    assert table.public.gold[:2] == (55, 0)
    assert owes(table, 1, 3)


def test_exact_gold_leaves_no_debt() -> None:
    """Rules §6."""
    table = fined(2, stall=(APPLE, CHICKEN), gold=8)
    assert table.public.gold[1] == 0
    assert table.public.debts == ()


# Goods


def test_goods_count_at_their_value_and_nobody_gives_change() -> None:
    """Rules §6."""
    table = do(fined(stall=(APPLE, CHICKEN), gold=1), (1, PayDebt((CHICKEN,))))
    assert table.public.stalls[:2] == ((CHICKEN,), (APPLE,))
    assert table.public.gold[:2] == (51, 0)
    assert table.public.debts == ()


def test_the_debtor_chooses_the_goods() -> None:
    """Rules §6: any set of which no card could be kept back."""
    stall = (APPLE, APPLE, CHEESE, CHICKEN)
    for choice in ((CHICKEN,), (APPLE, APPLE), (APPLE, CHEESE)):
        table = do(fined(stall=stall), (1, PayDebt(choice)))
        assert table.public.stalls[0] == choice


def test_no_card_more_than_needed_is_paid() -> None:
    """Rules §6."""
    table = fined(stall=(APPLE, APPLE, CHEESE, CHICKEN))
    assert refused(table, 1, PayDebt((APPLE, CHICKEN))) == "debt.more_than_needed"
    assert refused(table, 1, PayDebt((APPLE, APPLE, CHEESE))) == "debt.more_than_needed"


def test_a_debt_is_covered_where_the_goods_can_cover_it() -> None:
    """Rules §6."""
    table = fined(stall=(APPLE, CHEESE, CHICKEN))
    assert refused(table, 1, PayDebt((CHEESE,))) == "debt.not_enough"
    assert refused(table, 1, PayDebt(())) == "debt.not_enough"


def test_a_debt_is_paid_from_the_own_stall() -> None:
    """Rules §6."""
    table = fined(stall=(APPLE, CHEESE, MEAD), gold=1)
    assert refused(table, 1, PayDebt((CHICKEN,))) == "debt.not_on_stall"
    assert refused(table, 1, PayDebt((), (SILK,))) == "debt.not_on_stall"


def test_only_the_debtor_pays() -> None:
    """Rules §6."""
    table = fined(stall=(APPLE, CHEESE))
    assert refused(table, 0, PayDebt((APPLE, CHEESE))) == "debt.none"
    assert refused(table, 2, PayDebt(())) == "debt.none"


def test_legal_goods_are_paid_before_contraband() -> None:
    """Rules §6: contraband only if all of them together do not cover it."""
    table = fined(stall=(APPLE, CHEESE, MEAD))
    assert refused(table, 1, PayDebt((), (MEAD,))) == "debt.legal_first"
    assert refused(table, 1, PayDebt((APPLE,), (MEAD,))) == "debt.legal_first"
    table = do(table, (1, PayDebt((APPLE, CHEESE))))
    assert table.public.stalls[0] == (APPLE, CHEESE)


def test_contraband_pays_what_all_legal_goods_do_not_cover() -> None:
    """Rules §6: all legal goods, then no more contraband than needed."""
    table = fined(2, stall=(APPLE, APPLE, MEAD, CROSSBOW))
    assert refused(table, 1, PayDebt((APPLE,), (MEAD,))) == "debt.legal_first"
    assert refused(table, 1, PayDebt((APPLE, APPLE))) == "debt.not_enough"
    assert refused(table, 1, PayDebt((APPLE, APPLE), (MEAD, CROSSBOW))) == "debt.more_than_needed"
    for choice in (MEAD, CROSSBOW):
        after = do(table, (1, PayDebt((APPLE, APPLE), (choice,))))
        assert after.own[0].contraband == (choice,)
        assert after.public.stalls[:2] == ((APPLE, APPLE), ())


def test_contraband_that_pays_a_debt_is_shown_and_then_lies_face_down() -> None:
    """D16."""
    table, events = done(fined(stall=(APPLE, MEAD)), 1, PayDebt((APPLE,), (MEAD,)))
    (paid,) = happened(events, PenaltyPaid)
    assert all(tell(paid, seat) == paid for seat in (0, 1, 2, 3, None))
    assert paid.contraband == (MEAD,)
    assert table.public.contraband[:2] == (1, 0)
    assert table.own[0].contraband == (MEAD,)


def test_when_nothing_is_left_the_rest_is_forgiven() -> None:
    """Rules §6."""
    table = fined(3, stall=(APPLE, PEPPER), gold=1)
    table, events = done(table, 1, PayDebt((APPLE,), (PEPPER,)))
    assert [event.forgiven for event in happened(events, PenaltyPaid)] == [12 - 1 - 2 - 6]
    assert table.public.debts == ()


def test_a_debtor_who_cannot_cover_it_gives_everything() -> None:
    """Rules §6."""
    table = fined(5, stall=(APPLE, PEPPER, MEAD))
    assert refused(table, 1, PayDebt((APPLE,), (PEPPER,))) == "debt.not_enough"
    table = do(table, (1, PayDebt((APPLE,), (MEAD, PEPPER))))
    assert table.public.contraband[:2] == (2, 0)


def test_truthful_goods_of_the_opened_bag_pay_its_fine() -> None:
    """D7."""
    table = fined(bags={1: [APPLE, BREAD, BREAD], 2: [APPLE]}, stall=(CHEESE,))
    assert owes(table, 1, 4)
    assert table.public.stalls[1] == (APPLE, CHEESE)
    table = do(table, (1, PayDebt((APPLE, CHEESE))))
    assert table.public.stalls[:2] == ((APPLE, CHEESE), ())


def test_nothing_else_is_settled_before_a_debt_is_paid() -> None:
    """Rules §4.4: one bag at a time."""
    table = fined(stall=(APPLE, CHEESE))
    assert refused(table, 0, PassBag(2)) == "ask.pending"
    table = do(table, (1, PayDebt((APPLE, CHEESE))), (0, PassBag(2)))
    assert table.public.round == 2


# The Sheriff as a debtor


def test_a_sheriff_who_owes_an_honest_merchant_is_a_debtor_like_any_other() -> None:
    """Rules §6."""
    table = an_inspection(
        bags={1: [APPLE] * 4, 2: [APPLE]},
        declared={1: APPLE, 2: APPLE},
        stalls={0: [BREAD, CHICKEN, SILK]},
        gold={0: 3},
    )
    table = do(table, (0, OpenBag(1)))
    assert table.public.gold[:2] == (0, 53)
    assert owes(table, 0, 5)
    assert refused(table, 0, PayDebt((CHICKEN,))) == "debt.not_enough"
    assert refused(table, 0, PayDebt((CHICKEN,), (SILK,))) == "debt.legal_first"
    table = do(table, (0, PayDebt((BREAD, CHICKEN))))
    assert table.public.stalls[1] == (APPLE, APPLE, APPLE, APPLE, BREAD, CHICKEN)
    assert table.own[0].contraband == (SILK,)


def test_a_penniless_sheriff_opens_bags_for_nothing() -> None:
    """Rules §6: the rest is forgiven."""
    table = an_inspection(bags={1: [APPLE], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, gold={0: 0})
    table, events = done(table, 0, OpenBag(1))
    assert [event.forgiven for event in happened(events, PenaltyPaid)] == [2]
    assert table.public.gold[1] == 50


# Where there is nothing to choose


@pytest.mark.parametrize(
    ("stall", "gold", "paid"),
    [
        ((), 0, ()),
        ((CHEESE,), 1, (CHEESE,)),
        ((CHEESE, CHEESE, CHEESE), 0, (CHEESE, CHEESE)),
        ((APPLE,), 0, (APPLE,)),
        ((APPLE, MEAD, MEAD), 2, (APPLE,)),
    ],
    ids=["nothing left", "one card", "one kind", "all of it and too little", "one kind covers it"],
)
def test_a_debt_pays_itself_where_everybody_sees_that_there_is_no_choice(
    stall: tuple[Good, ...], gold: int, paid: tuple[Good, ...]
) -> None:
    """Rules §6: the debtor chooses, if there is a choice."""
    table = fined(stall=stall, gold=gold)
    assert table.public.debts == ()
    assert table.public.stalls[0] == paid


@pytest.mark.parametrize("secret", [(MEAD,), (PEPPER, PEPPER), (CROSSBOW, MEAD)])
def test_a_debtor_with_face_down_cards_is_asked_whatever_they_are(secret: tuple[Good, ...]) -> None:
    """Rules §6, §16: whether somebody is asked depends on public facts only."""
    table = fined(2, stall=(APPLE, *secret))
    assert owes(table, 1, 8)


def test_only_penalties_make_debts() -> None:
    """Rules §6: passing never does."""
    table = an_inspection(bags={1: [SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, gold={0: 0, 1: 0})
    _, events = done(table, 0, PassBag(1))
    assert happened(events, PenaltyOwed) == happened(events, PenaltyPaid) == []
