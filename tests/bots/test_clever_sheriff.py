"""How clever Sheriffs and deputies open, pass, demand, accept, and share."""

from collections.abc import Sequence
from typing import Any

import pytest

from nottingham.game import Command, Event, Ruleset
from nottingham.game.commands import (
    AcceptOffer,
    AgreeDivision,
    ConfirmStance,
    ForgoProposal,
    MakeOffer,
    OpenBag,
    PassBag,
    PlaceConfiscated,
    ProposeDivision,
    RefuseDivision,
    TakeStance,
)
from nottingham.game.events import BagDeclared, CardsSetAside, RoundBegan
from nottingham.game.goods import worth
from nottingham.game.known import BagTerm, Deed, Parcel, Phase, Terms, Verdict
from nottingham.game.state import Table
from tests.bots.heads import a_head, a_round, a_turn, does
from tests.builders import (
    APPLE,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    FIRST,
    MEAD,
    PEPPER,
    SILK,
    a_bribe,
    an_inspection,
    do,
    standing,
)

SIX = Ruleset.preset("second", players=6)
LIAR = [event for _ in range(4) for event in a_round(1, APPLE, [SILK] * 4, opened=True, sheriff=2)]
SAINT = [event for _ in range(6) for event in a_round(1, APPLE, [APPLE] * 3, opened=True, sheriff=2)]
BEGIN: list[Event] = [RoundBegan(5, (0,)), BagDeclared(1, APPLE, 4)]


def four_apples(rules: Ruleset | None = None, **scene: Any) -> Table:
    bags = {1: [SILK, SILK, SILK, APPLE]}
    if rules is None:
        return an_inspection(bags=bags, declared={1: APPLE}, **scene)
    return an_inspection(rules, bags=bags, declared={1: APPLE}, **scene)


def settles(table: Table, told: Sequence[Event], *, now: bool = True, **taste: Any) -> Command | None:
    return does(a_head(0, table.rules, told=told, **taste), table, settle_now=now)


# Opening and passing


def test_a_liars_bag_is_opened_and_a_saints_passed() -> None:
    assert settles(four_apples(), [*LIAR, *BEGIN]) == OpenBag(1)
    assert settles(four_apples(), [*SAINT, *BEGIN]) == PassBag(1)


def test_an_obligation_is_kept() -> None:
    """Rules §5."""
    table = an_inspection(bags={1: [APPLE], 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE})
    table = do(table, (2, a_bribe(2, gold=9, passes=False, opens=(1,))))
    table = do(table, (0, AcceptOffer(standing(table, 2).id)))
    told = [*SAINT, *BEGIN, BagDeclared(2, CHEESE, 1)]
    command: Command | None = None
    for _ in range(2):
        command = settles(table, told)
        assert command is not None
        if command == OpenBag(1):
            return
        table = do(table, (0, command))
    pytest.fail(f"the bag was not opened, but {command}")


def test_an_offer_is_taken_if_it_is_better_than_looking() -> None:
    generous = do(four_apples(), (1, a_bribe(1, gold=30)))
    assert settles(generous, [*LIAR, *BEGIN]) == AcceptOffer(standing(generous, 1).id)
    mean = do(four_apples(), (1, a_bribe(1, gold=1)))
    assert settles(mean, [*LIAR, *BEGIN]) == OpenBag(1)


def test_goods_out_of_a_bag_are_worth_what_is_likely_in_it() -> None:
    """A promise of crossbows out of a bag of apples is worth little from a saint."""
    table = do(four_apples(), (1, a_bribe(1, from_bag=(CROSSBOW,))))
    offer, turn = standing(table, 1), a_turn(table, 0)
    values = [a_head(0, told=[*life, *BEGIN]).sheriff.offer_worth(turn, offer, {1: 0.0}) for life in (LIAR, SAINT)]
    assert 0 < values[1] < values[0]


def test_an_offer_to_open_a_third_bag_is_sold() -> None:
    """The Sheriff would open a liar's bag anyway: gold for it is a gift."""
    table = an_inspection(bags={1: [SILK] * 4, 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE})
    table = do(table, (2, a_bribe(2, gold=4, passes=False, opens=(1,))))
    told = [*LIAR, *BEGIN, BagDeclared(2, CHEESE, 1)]
    assert settles(table, told) == AcceptOffer(standing(table, 2).id)


# Demands


def test_something_is_demanded_for_a_suspicious_bag() -> None:
    demand = settles(four_apples(), [*LIAR, *BEGIN], now=False)
    assert isinstance(demand, MakeOffer)
    assert (demand.by, demand.to) == ((0,), (1,))
    assert demand.terms.deed_for(1) is Deed.PASS
    assert demand.terms.merchant_gives.gold > 4


def test_more_is_asked_than_is_offered() -> None:
    table = do(four_apples(), (1, a_bribe(1, gold=3)))
    demand = settles(table, [*LIAR, *BEGIN], now=False)
    assert isinstance(demand, MakeOffer)
    assert demand.terms.merchant_gives.gold > 3


def test_nothing_is_demanded_of_a_saint_or_of_the_poor() -> None:
    assert not isinstance(settles(four_apples(), [*SAINT, *BEGIN], now=False), MakeOffer)
    assert not isinstance(settles(four_apples(gold={1: 0, 2: 0, 3: 0}), [*LIAR, *BEGIN], now=False), MakeOffer)


def test_an_inspection_that_is_worth_it_anyway_is_offered_for_sale_once() -> None:
    """Issue 3: the Sheriff sells inspections of third bags."""
    head, table = a_head(0, told=[*LIAR, *BEGIN]), four_apples(gold={1: 0, 2: 30, 3: 20})
    sale = does(head, table)
    assert isinstance(sale, MakeOffer)
    assert (sale.by, sale.to) == ((0,), (2,))
    assert sale.terms.deed_for(1) is Deed.OPEN
    assert sale.terms.merchant_gives.gold >= 1
    assert not isinstance(does(head, do(table, (0, sale))), MakeOffer)


def test_a_demand_is_made_once_and_then_waited_for_or_settled() -> None:
    head, table = a_head(0, told=[*LIAR, *BEGIN]), four_apples(gold={2: 0, 3: 0})
    demand = does(head, table)
    assert isinstance(demand, MakeOffer)
    table = do(table, (0, demand))
    assert not isinstance(does(head, table), MakeOffer)


def test_easy_and_medium_ask_too_and_for_gold_alone() -> None:
    for level in ("easy", "medium"):
        asked = settles(four_apples(), [*LIAR, *BEGIN], now=False, level=level)
        assert isinstance(asked, MakeOffer)
        assert asked.terms.merchant_gives == Parcel(asked.terms.merchant_gives.gold)


# Deputies


def two_deputies(**scene: Any) -> Table:
    """Rules §10: seats 0 and 1, with the bag of seat 2."""
    bags = scene.pop("bags", {2: [SILK] * 4})
    return an_inspection(SIX, deputies=(0, 1), bags=bags, declared=dict.fromkeys(bags, APPLE), **scene)


DEPUTIES_BEGIN: list[Event] = [RoundBegan(5, (0, 1)), BagDeclared(2, APPLE, 4)]
LIAR_2 = [event for _ in range(4) for event in a_round(2, APPLE, [SILK] * 4, opened=True, sheriff=(3, 4))]
SAINT_2 = [event for _ in range(6) for event in a_round(2, APPLE, [APPLE] * 3, opened=True, sheriff=(3, 4))]


@pytest.mark.parametrize(("life", "verdict"), [(LIAR_2, Verdict.OPEN), (SAINT_2, Verdict.PASS)])
def test_a_deputy_takes_a_stance_and_confirms_it(life: list[Event], verdict: Verdict) -> None:
    head, table = a_head(0, SIX, told=[*life, *DEPUTIES_BEGIN]), two_deputies()
    stance = does(head, table, settle_now=True)
    assert stance == TakeStance(2, verdict)
    table = do(table, (0, stance))
    assert does(head, table, settle_now=True) == ConfirmStance(2)


def test_deputies_demand_together() -> None:
    demand = does(a_head(0, SIX, told=[*LIAR_2, *DEPUTIES_BEGIN]), two_deputies())
    assert isinstance(demand, MakeOffer)
    assert (demand.by, demand.to) == ((0, 1), (2,))


def test_an_offer_to_both_deputies_is_accepted_by_one_after_the_other() -> None:
    offer = MakeOffer((2,), (0, 1), Terms(Parcel(40), bags=(BagTerm(2, Deed.PASS),)))
    table = do(two_deputies(), (2, offer))
    for deputy in (0, 1):
        head = a_head(deputy, SIX, told=[*LIAR_2, *DEPUTIES_BEGIN])
        yes = does(head, table, settle_now=True)
        assert yes == AcceptOffer(standing(table, 2, (0, 1)).id)
        table = do(table, (deputy, yes))
    assert table.public.phase is Phase.LOOT
    bag = table.public.bags[2]
    assert bag is not None
    assert bag.verdict is Verdict.PASS
    assert table.public.loot.gold == 40


def alone() -> Table:
    table = two_deputies()
    for deputy, verdict in ((0, Verdict.OPEN), (1, Verdict.PASS)):
        table = do(table, (deputy, TakeStance(2, verdict)), (deputy, ConfirmStance(2)))
    return table


def test_a_deputy_who_is_alone_opens_a_liars_bag() -> None:
    assert does(a_head(0, SIX, told=[*LIAR_2, *DEPUTIES_BEGIN]), alone(), settle_now=True) == OpenBag(2)


def test_a_deputy_who_is_alone_demands_alone() -> None:
    demand = does(a_head(0, SIX, told=[*LIAR_2, *DEPUTIES_BEGIN]), alone())
    assert isinstance(demand, MakeOffer)
    assert demand.by == (0,)


# The loot


def a_loot(gold: int = 0, **scene: Any) -> Table:
    """Deputies 0 and 1 took goods and gold, and are to share them."""
    parcel = Parcel(gold, scene.pop("legal", ()), scene.pop("contraband", ()))
    table = two_deputies(bags={2: [APPLE]}, **scene)
    offer = MakeOffer((2,), (0, 1), Terms(parcel, bags=(BagTerm(2, Deed.PASS),)))
    table = do(table, (2, offer))
    for deputy in (0, 1):
        table = do(table, (deputy, AcceptOffer(standing(table, 2, (0, 1)).id)))
    assert table.public.phase is Phase.LOOT
    return table


def test_loot_is_shared_fairly_with_the_better_half_for_the_one_who_proposes() -> None:
    table = a_loot(7, stalls={2: [APPLE, CHICKEN, SILK, MEAD, PEPPER]}, legal=(APPLE, CHICKEN), contraband=())
    proposal = does(a_head(0, SIX), table)
    assert isinstance(proposal, ProposeDivision)
    mine = proposal.gold + worth(proposal.legal)
    whole = 7 + worth((APPLE, CHICKEN))
    assert whole / 2 <= mine <= 0.75 * whole


def test_gold_that_halves_needs_no_proposal() -> None:
    assert does(a_head(0, SIX), a_loot(8)) == ForgoProposal()


def test_a_fair_proposal_is_agreed_to_and_a_greedy_one_refused() -> None:
    table = a_loot(20, stalls={2: [CHICKEN, CHICKEN]}, legal=(CHICKEN, CHICKEN))
    fair = do(table, (1, ProposeDivision(10, (CHICKEN,))))
    assert does(a_head(0, SIX), fair) == AgreeDivision()
    greedy = do(table, (1, ProposeDivision(20, (CHICKEN, CHICKEN))))
    answer = does(a_head(0, SIX), greedy)
    assert isinstance(answer, ProposeDivision | RefuseDivision)


# Odds and ends


def test_confiscated_goods_are_laid_with_the_cheapest_on_top() -> None:
    """Rules §4.4, first edition: the next merchants draw from there."""
    table = an_inspection(FIRST, bags={1: [MEAD, SILK, CHEESE]}, declared={1: APPLE}, piles=[[APPLE], [APPLE] * 4])
    table = do(table, (0, OpenBag(1)))
    command = does(a_head(0, FIRST), table)
    assert command == PlaceConfiscated(1, (SILK, MEAD, CHEESE))


def test_the_market_of_the_owner_decides_what_is_opened() -> None:
    """The same bag: once its owner tossed apples, once chickens."""
    tossed = [BEGIN[0], CardsSetAside(1, (APPLE,)), BEGIN[1]]
    kept = [BEGIN[0], CardsSetAside(1, (SILK,)), BEGIN[1]]
    openings = [a_head(0, told=told).sheriff.opening(a_turn(four_apples(), 0), 1) for told in (tossed, kept)]
    assert openings[0] > openings[1]
