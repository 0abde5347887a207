"""How clever merchants toss, load, declare, bribe, bait, answer, and buy inspections."""

from collections.abc import Sequence
from typing import Any

import pytest

from nottingham.bots.clever import Clever, taste_of
from nottingham.bots.clever.plan import Plan
from nottingham.game import Command, Event, Good, Ruleset
from nottingham.game.commands import (
    AcceptOffer,
    ClaimBlackMarket,
    DeclareBag,
    LoadBag,
    MakeOffer,
    PlaceSetAside,
    SetAside,
)
from nottingham.game.events import CardsSetAside
from nottingham.game.goods import IS_LEGAL, VALUE
from nottingham.game.known import Deed, Parcel
from nottingham.game.state import Table
from tests.bots.heads import a_chair, a_demand, a_head, a_round, a_turn, does
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    FIRST,
    MEAD,
    PEPPER,
    SILK,
    a_table,
    an_inspection,
    do,
    standing,
)

STRICT = [event for _ in range(8) for event in a_round(2, APPLE, [APPLE, SILK], opened=True)]
"""A Sheriff who opens everything, and takes nothing."""
MILD = [event for _ in range(8) for event in a_round(2, APPLE, [APPLE, SILK])]
VENAL = [event for _ in range(8) for event in a_round(2, APPLE, [SILK, SILK], offered=4, taken=True)]
INCORRUPTIBLE = [event for _ in range(6) for event in a_round(2, APPLE, [SILK, SILK], offered=14, opened=True)]


def packing(hand: list[Good], told: Sequence[Event] = (), **taste: Any) -> Plan:
    table = a_table(phase="loading", hands={1: hand})
    head = a_head(1, told=told, **taste)
    command = does(head, table)
    plan = head.merchant.plan
    assert plan is not None
    assert command == LoadBag(plan.cards)
    return plan


HAND = [APPLE, APPLE, APPLE, SILK, CROSSBOW, MEAD]


# Loading and declaring


def test_smugglers_smuggle_past_a_mild_sheriff_and_not_past_a_strict_one() -> None:
    assert packing(HAND, MILD).lies
    assert not packing(HAND, STRICT).lies


def test_a_sheriff_who_takes_bribes_is_offered_one() -> None:
    plan = packing([SILK, CROSSBOW, SILK, SILK, MEAD, MEAD], VENAL)
    assert plan.lies
    assert plan.bribe > 0
    assert not plan.bait


def test_a_sheriff_who_takes_nothing_is_not_offered_much() -> None:
    assert packing([SILK, CROSSBOW, SILK, SILK, MEAD, MEAD], INCORRUPTIBLE).bribe <= 5


def test_an_honest_bag_may_be_baited() -> None:
    """A Sheriff who opens only what is paid for: a coin makes him look, and pay."""
    suspicious = [e for _ in range(6) for e in a_round(2, APPLE, [APPLE] * 3, offered=3, opened=True)]
    trusting = [e for _ in range(6) for e in a_round(3, APPLE, [APPLE] * 3)]
    plan = packing([CHICKEN] * 5 + [APPLE], [*suspicious, *trusting])
    assert not plan.lies
    assert plan.bait
    assert plan.bribe == 1


def test_nobody_baits_a_sheriff_who_opens_anyway() -> None:
    assert not packing([CHICKEN] * 5 + [APPLE], STRICT).bait


def test_a_bag_is_declared_as_it_was_planned() -> None:
    table = a_table(phase="loading", hands={1: HAND, 2: [APPLE] * 6, 3: [APPLE] * 6})
    head = a_head(1, told=MILD)
    load = does(head, table)
    assert head.merchant.plan is not None
    assert load is not None
    table = do(table, (1, load), (2, LoadBag((APPLE,))), (3, LoadBag((APPLE,))))
    assert does(head, table) == DeclareBag(head.merchant.plan.good, len(head.merchant.plan.cards))


def test_races_for_king_and_queen_decide_what_is_collected() -> None:
    """Two kinds of three cards each: the one with a crown in reach."""
    hand = [APPLE, APPLE, APPLE, BREAD, BREAD, BREAD]
    stalls = {1: [APPLE] * 7, 2: [APPLE] * 7 + [BREAD] * 12, 3: [BREAD] * 12}

    def load(**taste: Any) -> Command | None:
        table = a_table(phase="loading", hands={1: hand}, stalls=stalls, round=8)
        return does(a_head(1, told=STRICT, **taste), table)

    assert load(crowns=1.0) == LoadBag((APPLE,) * 3)
    assert load(crowns=0.0) == LoadBag((BREAD,) * 3)


def test_a_set_for_the_black_market_pulls_its_third_card() -> None:
    """Rules §11."""
    rules = Ruleset.preset("second", players=4, black_market=True)
    hand = [SILK, CROSSBOW, APPLE, APPLE, CHEESE, BREAD]
    table = a_table(rules, phase="loading", hands={1: hand}, stalls={1: [SILK, SILK]})
    head = a_head(1, rules, told=MILD)
    does(head, table)
    assert head.merchant.plan is not None
    assert SILK in head.merchant.plan.cards


# The market


def tossing(hand: list[Good], told: list[Event]) -> SetAside:
    head = a_head(1, FIRST, told=told)
    command = does(head, a_table(FIRST, hands={1: hand}))
    assert isinstance(command, SetAside)
    return command


def test_contraband_is_kept_for_a_mild_sheriff_and_tossed_before_a_strict_one() -> None:
    hand = [APPLE, APPLE, APPLE, SILK, CROSSBOW, MEAD]
    assert not any(card not in IS_LEGAL for card in tossing(hand, MILD).cards)
    assert set(tossing(hand, STRICT).cards) >= {SILK, CROSSBOW, MEAD}


def test_useful_cards_are_taken_from_the_piles() -> None:
    """Rules §4.1, first edition."""
    table = a_table(FIRST, hands={1: [CHICKEN] * 4 + [APPLE, APPLE]}, piles=[[APPLE] * 3, [APPLE, CHICKEN, CHICKEN]])
    command = does(a_head(1, FIRST, told=STRICT), table)
    assert isinstance(command, SetAside)
    assert command.take == (0, 2)


def test_easy_mostly_forgets_the_piles_like_a_newcomer() -> None:
    """Rules §4.1, first edition: who looked through them every time was too good for a newcomer."""
    table = a_table(FIRST, hands={1: [CHICKEN] * 4 + [APPLE, APPLE]}, piles=[[APPLE] * 3, [APPLE, CHICKEN, CHICKEN]])
    took = 0
    for seed in range(60):
        head = Clever(a_chair(1, FIRST, seed), taste_of("easy"))
        command = does(head, table)
        assert isinstance(command, SetAside)
        took += bool(sum(command.take))
    assert 0 < took < 30


def test_set_aside_cards_are_laid_with_the_cheapest_on_top() -> None:
    table = a_table(FIRST, hands={1: [CHICKEN, CHICKEN, APPLE, SILK, MEAD, BREAD]})
    table = do(table, (1, SetAside((APPLE, MEAD, SILK))))
    command = does(a_head(1, FIRST), table)
    assert isinstance(command, PlaceSetAside)
    assert command.cards == (SILK, MEAD, APPLE)


# Offers


def with_plan(table: Table, head: Clever, seat: int = 1) -> Clever:
    bag = table.public.bags[seat]
    assert bag is not None
    assert bag.declared is not None
    head.merchant.plan = head.merchant.plan_as(a_turn(table, seat), table.own[seat].bag, bag.declared)
    return head


def test_a_smuggler_offers_gold_for_the_own_bag() -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    offer = does(with_plan(table, a_head(1, told=VENAL)), table)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.deed_for(1) is Deed.PASS
    assert 0 < offer.terms.merchant_gives.gold < 25


def test_who_has_no_gold_pays_in_goods_from_the_stall() -> None:
    table = an_inspection(
        bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE}, gold={1: 3}, stalls={1: [APPLE, APPLE, CHICKEN]}
    )
    head = with_plan(table, a_head(1, told=VENAL))
    head.merchant.plan = Plan(table.own[1].bag, APPLE, 10.0, bribe=6)
    offer = does(head, table)
    assert isinstance(offer, MakeOffer)
    gives = offer.terms.merchant_gives
    assert gives.gold == 3
    assert gives.legal
    assert gives.gold + sum(VALUE[card] for card in gives.legal) >= 6


def test_no_more_is_offered_than_the_bag_is_worth() -> None:
    table = an_inspection(bags={1: [APPLE, CHEESE]}, declared={1: APPLE})
    head = with_plan(table, a_head(1))
    head.merchant.plan = Plan(table.own[1].bag, APPLE, 10.0, bribe=40)
    passed, otherwise = head.haggler._stakes(a_turn(table, 1))
    offer = does(head, table)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives.gold == int((passed - otherwise) / (1 + head.mind.envy)) > 0


def test_nothing_is_offered_for_a_bag_that_is_worth_no_more_passed() -> None:
    table = an_inspection(bags={1: [APPLE, APPLE]}, declared={1: APPLE})
    head = with_plan(table, a_head(1))
    head.merchant.plan = Plan(table.own[1].bag, APPLE, 10.0, bribe=40)
    assert does(head, table) is None


def test_who_does_not_bribe_offers_nothing_and_easy_offers_gold_alone() -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    assert does(with_plan(table, a_head(1, told=VENAL, tools=())), table) is None
    offer = does(with_plan(table, a_head(1, level="easy", told=VENAL)), table)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel(offer.terms.merchant_gives.gold)


def test_an_offer_that_stands_is_not_made_again() -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    head = with_plan(table, a_head(1, told=VENAL))
    offer = does(head, table)
    assert offer is not None
    assert does(head, do(table, (1, offer))) is None


@pytest.mark.parametrize(("gold", "pays"), [(1, True), (45, False)])
def test_a_demand_is_paid_if_it_is_worth_it(gold: int, pays: bool) -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    table = do(table, (0, MakeOffer(*a_demand(1, gold))))
    answer = does(a_head(1, told=STRICT), table)
    assert (answer == AcceptOffer(standing(table, 0, 1).id)) is pays


def test_the_honest_do_not_pay_for_a_bag_that_would_bring_a_reward() -> None:
    table = an_inspection(bags={1: [APPLE] * 4}, declared={1: APPLE})
    table = do(table, (0, MakeOffer(*a_demand(1, 3))))
    answer = does(a_head(1, told=STRICT), table)
    assert answer is not None
    assert not isinstance(answer, AcceptOffer)


def test_a_rivals_inspection_is_bought_where_the_sheriff_might_not_look() -> None:
    """A rival who tossed what he declares, a Sheriff who opens little, its own bag that is settled."""
    table = an_inspection(bags={2: [SILK] * 5}, declared={2: APPLE})
    liar = [e for _ in range(4) for e in a_round(2, APPLE, [SILK] * 5, sheriff=3)]
    told = [*liar, *MILD, *a_round(3, APPLE, [APPLE])[:1], CardsSetAside(2, (APPLE,))]
    offer = does(a_head(1, told=told), table)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.deed_for(2) is Deed.OPEN
    assert offer.terms.deed_for(1) is None
    assert offer.terms.merchant_gives.gold >= 1


def test_an_honest_rivals_inspection_is_not_bought() -> None:
    table = an_inspection(bags={2: [APPLE] * 2}, declared={2: APPLE})
    honest = [e for _ in range(4) for e in a_round(2, APPLE, [APPLE] * 3)]
    assert does(a_head(1, told=honest), table) is None


# The black market


BLACK = Ruleset.preset("second", players=4, black_market=True)


def test_a_set_is_claimed_in_the_inspection_once_the_own_bag_is_settled() -> None:
    """Rules §11."""
    table = an_inspection(BLACK, bags={2: [APPLE]}, declared={2: APPLE}, stalls={1: [SILK] * 3})
    assert does(a_head(1, BLACK), table) == ClaimBlackMarket(SILK)


def test_the_set_that_gains_most_is_claimed_first() -> None:
    """34 for three silks worth 24 gain less than 30 for three peppers worth 18."""
    stalls = {1: [SILK] * 3 + [PEPPER] * 3}
    table = an_inspection(BLACK, bags={2: [APPLE]}, declared={2: APPLE}, stalls=stalls)
    assert does(a_head(1, BLACK), table) == ClaimBlackMarket(PEPPER)


def test_without_a_set_the_last_call_is_declined() -> None:
    table = an_inspection(BLACK, bags={1: [APPLE]}, declared={1: APPLE}, stalls={1: [SILK] * 2})
    assert a_head(1, BLACK).merchant.claim(a_turn(table, 1)) is None
