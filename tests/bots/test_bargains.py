"""Nobody's fool, and an answer to everybody: promises count by who promises, and nobody pays twice. Issue 13."""

import pytest

from nottingham.game import Event
from nottingham.game.commands import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer
from nottingham.game.events import DealStruck, GoodsHanded, ProofShown, RoundBegan
from nottingham.game.known import BagTerm, Deed, FaceDown, Parcel, Terms
from nottingham.game.state import Table
from tests.bots.heads import a_demand, a_head, a_round, a_turn, does
from tests.builders import APPLE, BREAD, CHEESE, CROSSBOW, PEPPER, SILK, a_table, an_inspection, do, standing

AIR = Parcel(contraband=(CROSSBOW, CROSSBOW))


def a_sale(table: Table, price: int) -> Table:
    """Seat 1 offers two crossbows from the stall for gold."""
    return do(table, (1, MakeOffer((1,), (0,), Terms(AIR, Parcel(price)))))


def sold(there: int) -> list[Event]:
    """Seat 1 sold two crossbows to seat 0 before, and so many of them were there."""
    deal = DealStruck(standing(a_sale(stocked(), 1), 1).id, 1, Terms(AIR, Parcel(1)))
    handed = GoodsHanded(1, 0, (1, 0), 0, (), FaceDown(there))
    proof = [ProofShown(1, (0,), contraband=FaceDown(2))] if there < 2 else []
    return [RoundBegan(1, (0,)), deal, handed, *proof]


def stocked() -> Table:
    return an_inspection(bags={2: [APPLE]}, declared={2: APPLE}, stalls={1: [PEPPER, PEPPER]}, gold={0: 40})


def worth(told: list[Event], character: str = "") -> float:
    table = a_sale(stocked(), 1)
    head = a_head(0, told=told, character=character)
    return head.sheriff.offer_worth(a_turn(table, 0), standing(table, 1), {})


def test_goods_that_nobody_saw_are_worth_little_from_a_stranger_and_nothing_from_a_cheat() -> None:
    assert worth([]) < 0.3 * 18
    assert worth([*sold(0), *sold(0)]) < 0.06 * 18
    assert worth(sold(0)) < worth([]) < worth(sold(2))
    assert worth([], "gullible") > worth([])


def test_the_same_trick_works_once_at_most() -> None:
    """At a price that a stranger might get, a cheat gets nothing, and a friend does."""
    table = a_sale(stocked(), 2)
    yes = AcceptOffer(standing(table, 1).id)
    assert does(a_head(0, told=sold(2) + sold(2)), table) == yes
    assert does(a_head(0, told=sold(0)), table) != yes


def a_market_for_looks() -> Table:
    """Seat 1 offers 1 gold for a look into the bag of seat 2; then the Sheriff offers to sell it that look for 1."""
    look = (BagTerm(2, Deed.OPEN),)
    table = an_inspection(bags={1: [APPLE], 2: [SILK] * 5}, declared={1: APPLE, 2: APPLE})
    table = do(table, (1, MakeOffer((1,), (0,), Terms(Parcel(1), bags=look))))
    return do(table, (0, MakeOffer((0,), (1,), Terms(Parcel(1), bags=look))))


LIAR = [e for _ in range(4) for e in a_round(2, APPLE, [SILK] * 5, sheriff=3)]


def test_nobody_pays_twice_for_one_inspection() -> None:
    """Its own offer for the same thing is taken back before the other is accepted."""
    table, head = a_market_for_looks(), a_head(1, told=LIAR)
    first = does(head, table)
    assert first == WithdrawOffer(standing(table, 1).id)
    table = do(table, (1, first))
    second = does(head, table)
    assert second == AcceptOffer(standing(table, 0, 1).id)
    assert do(table, (1, second)).public.offers == ()


def test_an_inspection_that_is_sold_already_is_worth_nothing_more() -> None:
    table, head = a_market_for_looks(), a_head(1, told=LIAR)
    table = do(table, (0, AcceptOffer(standing(table, 1).id)))
    answer = does(head, table)
    assert answer == RefuseOffer(standing(table, 0, 1).id)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("gold", [1, 4, 11, 30])
@pytest.mark.parametrize("bag", [(APPLE, APPLE), (SILK, CROSSBOW, SILK)])
def test_every_demand_gets_an_answer(level: str, gold: int, bag: tuple[object, ...]) -> None:
    table = do(an_inspection(bags={1: bag}, declared={1: APPLE}), (0, MakeOffer(*a_demand(1, gold))))
    answer = does(a_head(1, level=level, temperature=1.0), table)
    assert isinstance(answer, AcceptOffer | RefuseOffer | MakeOffer)
    do(table, (1, answer))


def test_a_counter_offer_is_less_than_what_was_asked_and_a_lower_demand_answers_it() -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    table = do(table, (0, MakeOffer(*a_demand(1, 30))))
    counter = does(a_head(1), table)
    assert isinstance(counter, MakeOffer)
    assert 0 < counter.terms.merchant_gives.gold < 30
    sheriff = a_head(0, zeal=30.0)
    sheriff.sheriff.demands.asked_of(1, 1, 30)
    table = do(table, (1, counter))
    refused = do(table, (1, RefuseOffer(standing(table, 0, 1).id)))
    lower = does(sheriff, refused)
    assert isinstance(lower, MakeOffer)
    assert lower.terms.merchant_gives.gold < 30


def test_goods_are_paid_instead_of_gold_when_they_are_worth_more_to_the_sheriff() -> None:
    """The Sheriff is one bread short of a crown that seat 1 has no hope of."""
    table = an_inspection(
        bags={1: [SILK, CROSSBOW, SILK]},
        declared={1: APPLE},
        stalls={0: [BREAD] * 4, 1: [BREAD, BREAD], 2: [BREAD] * 5, 3: [CHEESE]},
        round=8,
    )
    head = a_head(1)
    parcel = head.haggler._purse(a_turn(table, 1), (0,), 9)
    assert BREAD in parcel.legal
    assert parcel.gold < 6


def test_levels_without_a_tool_do_not_use_it() -> None:
    table = a_table(phase="loading", hands={1: [APPLE]})
    assert a_turn(table, 1).public.round == 1
    assert not a_head(1, level="medium").mind.taste.has("goods")
    assert a_head(1).mind.taste.has("goods")
