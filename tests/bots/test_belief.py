"""What is thought to be in a bag, and what is remembered of everybody."""

from typing import Any

import pytest

from nottingham.bots.clever.memory import Memory
from nottingham.game import Event, Ruleset
from nottingham.game.commands import PassBag
from nottingham.game.events import BagDeclared, CardsSetAside, CardsTaken, OfferMade, RoundBegan
from nottingham.game.known import FaceDown
from nottingham.game.state import Table
from tests.bots.heads import a_demand, a_head, a_round, belief
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
    a_bribe,
    an_inspection,
    do,
)

BEGIN: list[Event] = [RoundBegan(1, (0,)), BagDeclared(1, APPLE, 3)]


def three_apples(rules: Ruleset | None = None) -> Table:
    """Seat 1 says three apples; what is in the bag cannot matter to anybody else."""
    bag = {1: [APPLE, SILK, SILK]}
    return (
        an_inspection(rules, bags=bag, declared={1: APPLE}) if rules else an_inspection(bags=bag, declared={1: APPLE})
    )


def false(told: list[Event], *, learns: bool = True, table: Table | None = None) -> float:
    table = table or three_apples()
    return belief(a_head(0, table.rules, told=told, learns=learns), table, 1).false


# Exact counting


@pytest.mark.parametrize("where", ["stalls", "pile", "hand", "own stall"])
def test_a_bag_is_certainly_false_when_not_so_many_cards_are_left(where: str) -> None:
    rules = Ruleset.preset("second", players=4, house_deck={APPLE: 4, CHEESE: 40, SILK: 9})
    scenes: dict[str, dict[str, Any]] = {
        "stalls": {"stalls": {2: [APPLE, APPLE]}},
        "pile": {"piles": [[APPLE, APPLE]]},
        "hand": {"hands": {0: [APPLE, APPLE]}},
        "own stall": {"stalls": {0: [APPLE]}, "hands": {0: [APPLE]}},
    }
    table = an_inspection(rules, bags={1: [SILK, SILK, SILK]}, declared={1: APPLE}, **scenes[where])
    assert false(BEGIN, table=table) == 1.0


def test_the_own_bag_counts_until_it_is_settled_and_then_its_goods_do() -> None:
    rules = Ruleset.preset("second", players=4, house_deck={APPLE: 4, CHEESE: 40, SILK: 9})
    bags = {1: [SILK, SILK, SILK], 2: [APPLE, APPLE]}
    table = an_inspection(rules, bags=bags, declared={1: APPLE, 2: APPLE})
    assert belief(a_head(2, rules, told=BEGIN), table, 1).false == 1.0
    settled = do(table, (0, PassBag(2)))
    assert belief(a_head(2, rules, told=BEGIN), settled, 1).false == 1.0


def test_a_bag_is_not_certain_as_long_as_enough_cards_are_left() -> None:
    rules = Ruleset.preset("second", players=4, house_deck={APPLE: 4, CHEESE: 40, SILK: 9})
    table = an_inspection(rules, bags={1: [SILK, SILK, SILK]}, declared={1: APPLE}, stalls={2: [APPLE]})
    assert false(BEGIN, table=table) < 0.95


def test_the_contents_of_a_bag_do_not_change_what_is_believed_of_it() -> None:
    honest = an_inspection(bags={1: [APPLE] * 3}, declared={1: APPLE}, hands={0: [APPLE] * 6})
    lying = an_inspection(bags={1: [SILK] * 3}, declared={1: APPLE}, hands={0: [APPLE] * 6})
    assert false(BEGIN, table=honest) == false(BEGIN, table=lying)


def test_what_opening_costs_and_brings_is_known() -> None:
    thought = belief(a_head(0, told=BEGIN), three_apples(), 1)
    assert thought.reward == 6
    assert 0 < thought.fine <= 12
    assert 0 < thought.contraband <= 3


# The market


def test_who_tossed_what_he_declares_is_believed_less() -> None:
    tossed = [BEGIN[0], CardsSetAside(1, (APPLE,)), BEGIN[1]]
    other = [BEGIN[0], CardsSetAside(1, (CHICKEN,)), BEGIN[1]]
    assert false(tossed) > false(other) + 0.1


def test_who_took_what_he_declares_is_believed_more() -> None:
    taken = [BEGIN[0], CardsTaken(1, 0, (APPLE,)), BEGIN[1]]
    assert false(taken, table=three_apples(FIRST)) < false(BEGIN, table=three_apples(FIRST)) - 0.03


def test_who_took_contraband_is_believed_less() -> None:
    taken = [BEGIN[0], CardsTaken(1, 0, (SILK,)), BEGIN[1]]
    assert false(taken, table=three_apples(FIRST)) > false(BEGIN, table=three_apples(FIRST)) + 0.03


def test_a_new_round_makes_a_new_market() -> None:
    before = [RoundBegan(1, (0,)), CardsSetAside(1, (APPLE,)), RoundBegan(2, (0,)), BEGIN[1]]
    assert false(before) == pytest.approx(false([RoundBegan(2, (0,)), BEGIN[1]]))


# People


def test_a_liar_is_believed_less_and_the_truthful_more() -> None:
    liar = [event for _ in range(3) for event in a_round(1, APPLE, [SILK, MEAD, APPLE], opened=True)]
    truthful = [event for _ in range(3) for event in a_round(1, APPLE, [APPLE] * 3)]
    assert false([*liar, *BEGIN]) > false(BEGIN) + 0.1
    assert false([*truthful, *BEGIN]) < false(BEGIN) - 0.05


def test_a_table_of_liars_makes_strangers_suspect() -> None:
    others = [event for seat in (2, 3) for event in a_round(seat, APPLE, [SILK, MEAD, APPLE], opened=True)]
    assert false([*others, *BEGIN]) > false(BEGIN)


def test_who_does_not_learn_forgets_it_all() -> None:
    liar = [event for _ in range(3) for event in a_round(1, APPLE, [SILK, MEAD, APPLE], opened=True)]
    assert false([*liar, *BEGIN], learns=False) == false(BEGIN, learns=False)


def test_an_offer_makes_a_bag_suspect_and_more_so_of_those_who_offer_when_they_lie() -> None:
    offer = a_bribe(1, gold=6)
    offered: list[Event] = [*BEGIN, OfferMade(1, offer.by, offer.to, offer.terms, FaceDown(0))]
    assert false(offered) > false(BEGIN)
    pays = [e for _ in range(3) for e in a_round(1, APPLE, [APPLE] * 3, offered=1)]
    assert false([*pays, *offered]) < false(offered)


def test_a_no_of_somebody_unknown_says_nothing() -> None:
    by, to, terms = a_demand(1, 9)
    refused: list[Event] = [*BEGIN, OfferMade(0, by, to, terms, FaceDown(0))]
    assert false(refused) == false(BEGIN)


def test_liars_who_never_pay_gain_nothing_by_refusing() -> None:
    by, to, terms = a_demand(1, 9)
    refused: list[Event] = [OfferMade(0, by, to, terms, FaceDown(0))]
    stubborn = [e for _ in range(4) for e in a_round(1, APPLE, [SILK] * 3, opened=True, demanded=9)]
    meek = [e for _ in range(4) for e in a_round(1, APPLE, [SILK] * 3, demanded=9, paid=True)]
    drop = {
        name: false([*life, *BEGIN]) - false([*life, *BEGIN, *refused])
        for name, life in (("stubborn", stubborn), ("meek", meek))
    }
    assert drop["stubborn"] < drop["meek"]


def test_who_smuggles_much_is_thought_to_carry_much() -> None:
    much = [e for _ in range(3) for e in a_round(1, APPLE, [SILK] * 5, opened=True)]
    little = [e for _ in range(3) for e in a_round(1, APPLE, [APPLE, APPLE, CHEESE], opened=True)]
    table = three_apples()
    thought = [belief(a_head(0, told=[*life, *BEGIN]), table, 1).contraband for life in (much, little)]
    assert thought[0] > thought[1]


# What is remembered


def a_memory(*rounds: list[Event], seat: int = 3) -> Memory:
    memory = Memory(4, seat)
    for events in rounds:
        for event in events:
            memory.hear(event)
    return memory


def test_bags_and_lies_are_counted_opened_or_not() -> None:
    """A passed bag shows how many cards went face down, and which legal goods were no such."""
    memory = a_memory(
        a_round(1, APPLE, [APPLE, APPLE]),
        a_round(1, APPLE, [APPLE, SILK]),
        a_round(1, APPLE, [CHEESE]),
        a_round(1, BREAD, [BREAD, PEPPER, CROSSBOW], opened=True),
        a_round(2, BREAD, [BREAD], opened=True),
    )
    first, second = memory.merchants[1], memory.merchants[2]
    assert (first.bags, first.lies, first.contraband) == (4, 3, 3)
    assert (second.bags, second.lies, second.contraband) == (1, 0, 0)


def test_offers_and_demands_are_counted_with_what_became_of_them() -> None:
    memory = a_memory(
        a_round(1, APPLE, [SILK], offered=5, taken=True),
        a_round(1, APPLE, [APPLE], offered=1, opened=True),
        a_round(1, APPLE, [SILK], demanded=5, paid=True),
        a_round(1, APPLE, [SILK], demanded=5, opened=True),
    )
    merchant = memory.merchants[1]
    assert (merchant.lies_offered, merchant.true_offered) == (1 + 1, 1)
    assert (merchant.demanded_lies, merchant.refused_lies) == (2, 1)


def test_a_sheriffs_verdicts_are_counted_by_what_the_bags_were() -> None:
    memory = a_memory(
        a_round(1, APPLE, [APPLE], opened=True),
        a_round(1, APPLE, [SILK], opened=True),
        a_round(2, APPLE, [SILK]),
        a_round(2, APPLE, [SILK], offered=2, opened=True),
    )
    bags = memory.sheriffs[0].bags
    assert bags[False, False] == [0, 1]
    assert bags[False, True] == [1, 1]
    assert bags[True, True] == [0, 1]


def test_the_sheriff_who_opens_everything_is_expected_to_open() -> None:
    strict = a_memory(*[a_round(1, APPLE, [APPLE], opened=True) for _ in range(5)])
    mild = a_memory(*[a_round(1, APPLE, [APPLE]) for _ in range(5)])
    chances = [memory.opens(0, 0.4, lie=True, offered=False) for memory in (strict, mild)]
    assert chances[0] > 0.6
    assert chances[1] < 0.3


def test_a_strict_table_makes_a_new_sheriff_suspect() -> None:
    strict = a_memory(*[a_round(1, APPLE, [APPLE], opened=True) for _ in range(5)])
    mild = a_memory(*[a_round(1, APPLE, [APPLE]) for _ in range(5)])
    assert strict.opens(2, 0.4, lie=False, offered=False) > mild.opens(2, 0.4, lie=False, offered=False)


def test_a_sheriff_with_a_good_nose_is_feared_by_liars_most() -> None:
    nose = a_memory(*[a_round(1, APPLE, [SILK], opened=True) for _ in range(3)], *[a_round(2, APPLE, [APPLE])] * 3)
    assert nose.opens(0, 0.4, lie=True, offered=False) > nose.opens(0, 0.4, lie=False, offered=False) + 0.2


def test_what_a_sheriff_takes_is_learnt() -> None:
    cheap = a_memory(*[a_round(1, APPLE, [SILK, SILK], offered=4, taken=True) for _ in range(3)])
    dear = a_memory(*[a_round(1, APPLE, [SILK, SILK], offered=4, opened=True) for _ in range(3)])
    fresh = a_memory()
    assert cheap.sheriffs[0].takes(2.0) > fresh.sheriffs[0].takes(2.0) > dear.sheriffs[0].takes(2.0)
    for memory in (cheap, dear, fresh):
        rates = [memory.sheriffs[0].takes(rate) for rate in (0.5, 1.0, 3.0, 8.0)]
        assert rates == sorted(rates), "more gold is never less likely to be taken"


def test_who_opened_the_own_bag_is_remembered() -> None:
    memory = a_memory(a_round(3, APPLE, [APPLE], opened=True, sheriff=2), a_round(1, APPLE, [APPLE], opened=True))
    assert memory.opened_me == [0, 0, 1, 0]
