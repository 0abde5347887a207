"""Inspection: every bag is passed or opened. Rules §4.4."""

from typing import Any

import pytest

from nottingham.game import Good, Ruleset, tell
from nottingham.game.commands import OpenBag, PassBag, PlaceConfiscated
from nottingham.game.events import BagOpened, BagPassed, ConfiscatedPlaced, PenaltyPaid
from nottingham.game.known import AskKind, FaceDown, Verdict
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    FIRST,
    MEAD,
    PEPPER,
    SILK,
    a_bribe,
    a_table,
    an_inspection,
    do,
    done,
    happened,
    refused,
    standing,
)


def three_bags() -> dict[str, Any]:
    """A true bag, a false one, and one more so that the round goes on."""
    return {
        "bags": {1: [APPLE, APPLE], 2: [CHEESE, SILK], 3: [BREAD]},
        "declared": {1: APPLE, 2: CHEESE, 3: BREAD},
    }


# Passed


def test_a_passed_bag_puts_legal_goods_face_up_and_contraband_face_down() -> None:
    """Rules §4.4: by kind on the stall, contraband on top of it."""
    table = an_inspection(bags={1: [CHICKEN, BREAD, SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table = do(table, (0, PassBag(1)))
    assert table.public.stalls[1] == (BREAD, CHICKEN)
    assert table.public.contraband[1] == 1
    assert table.own[1].contraband == (SILK,)


def test_goods_of_a_passed_bag_join_what_lies_on_the_stall() -> None:
    """Rules §4.4."""
    table = an_inspection(bags={1: [APPLE, SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, stalls={1: [BREAD, MEAD]})
    table = do(table, (0, PassBag(1)))
    assert table.public.stalls[1] == (APPLE, BREAD)
    assert table.own[1].contraband == (MEAD, SILK)


def test_the_number_of_smuggled_cards_is_public_and_their_kinds_are_not() -> None:
    """Rules §4.4."""
    table = an_inspection(bags={1: [APPLE, SILK, MEAD], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    _, events = done(table, 0, PassBag(1))
    (passed,) = happened(events, BagPassed)
    assert tell(passed, 1) == passed
    for other in (0, 2, 3, None):
        assert tell(passed, other) == BagPassed(1, (APPLE,), FaceDown(2))


def test_passing_costs_nobody_anything() -> None:
    """Rules §4.4: penalties are paid for opened bags alone."""
    table = an_inspection(**three_bags())
    after = do(table, (0, PassBag(1)), (0, PassBag(2)))
    assert after.public.gold == table.public.gold


# Inspected


def test_opening_an_honest_bag_costs_the_sheriff() -> None:
    """Rules §4.4: the penalty of each card, from the Sheriff to the owner."""
    table, events = done(an_inspection(**three_bags()), 0, OpenBag(1))
    assert table.public.gold == (46, 54, 50, 50)
    assert table.public.stalls[1] == (APPLE, APPLE)
    assert happened(events, PenaltyPaid) == [PenaltyPaid(0, 1, 4)]


def test_opening_a_false_bag_confiscates_what_was_not_declared_and_fines_the_owner() -> None:
    """Rules §4.4: legal or contraband, each at its penalty."""
    table = an_inspection(bags={1: [APPLE, BREAD, SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table, events = done(table, 0, OpenBag(1))
    assert table.public.stalls[1] == (APPLE,)
    assert table.public.contraband[1] == 0
    assert sorted(table.public.piles[0]) == [BREAD, SILK]
    assert table.public.gold == (50 + 2 + 4, 50 - 2 - 4, 50, 50)
    assert [event.true for event in happened(events, BagOpened)] == [False]


def test_a_bag_without_any_card_of_the_declared_kind_is_lost_altogether() -> None:
    """Rules §4.4."""
    table = an_inspection(bags={1: [BREAD, BREAD], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table = do(table, (0, OpenBag(1)))
    assert table.public.stalls[1] == ()
    assert table.public.gold[1] == 46


def test_an_opened_bag_is_seen_by_everybody() -> None:
    """Rules §4.4, §16."""
    _, events = done(an_inspection(**three_bags()), 0, OpenBag(2))
    (opened,) = happened(events, BagOpened)
    assert (opened.kept, opened.confiscated) == ((CHEESE,), (SILK,))
    assert all(tell(opened, seat) == opened for seat in (0, 1, 2, 3, None))


def test_royal_goods_are_never_of_the_declared_kind() -> None:
    """D6: opened, they are confiscated."""
    rules = Ruleset.preset("second", players=4, royal_goods=True)
    table = an_inspection(rules, bags={1: [APPLE, Good.GREEN_APPLE], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table = do(table, (0, OpenBag(1)))
    assert table.public.stalls[1] == (APPLE,)
    assert table.public.piles[0] == (Good.GREEN_APPLE,)
    assert table.public.gold[1] == 47


def test_truthful_goods_reach_the_stall_before_the_fine_is_paid() -> None:
    """D7: so they can be used to pay it."""
    table = an_inspection(bags={1: [APPLE, APPLE, SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, gold={1: 1})
    table = do(table, (0, OpenBag(1)))
    assert table.public.stalls[1] == ()
    assert table.public.stalls[0] == (APPLE, APPLE)
    assert table.public.gold[:2] == (51, 0)


# Order and end


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_the_sheriff_settles_bags_in_any_order(order: tuple[int, ...]) -> None:
    """Rules §4.4."""
    table = an_inspection(**three_bags())
    settled = []
    for bag in order:
        table, events = done(table, 0, PassBag(bag))
        settled += [event.seat for event in happened(events, BagPassed)]
    assert tuple(settled) == order
    assert table.public.round == 2


def test_a_settled_bag_stays_settled() -> None:
    """Rules §4.4."""
    table = do(an_inspection(**three_bags()), (0, PassBag(1)))
    bag = table.public.bags[1]
    assert bag is not None
    assert bag.verdict is Verdict.PASS
    assert refused(table, 0, OpenBag(1)) == "bag.not_open"
    assert refused(table, 0, PassBag(1)) == "bag.not_open"


def test_the_sheriff_cannot_settle_what_is_no_bag() -> None:
    """Rules §4.4: neither its own seat nor one that sits the round out."""
    table = an_inspection(bags={1: [APPLE]}, declared={1: APPLE})
    assert refused(table, 0, PassBag(0)) == "bag.not_open"
    assert refused(table, 0, OpenBag(2)) == "bag.not_open"
    assert refused(table, 0, OpenBag(9)) == "bag.not_open"


@pytest.mark.parametrize("command", [PassBag(2), OpenBag(2)])
def test_nobody_but_the_sheriff_settles_a_bag(command: PassBag | OpenBag) -> None:
    """Rules §4.4, D20: the Sheriff alone decides when talking is over."""
    table = an_inspection(**three_bags())
    assert refused(table, 1, command) == "turn.not_the_sheriff"
    assert refused(table, 2, command) == "turn.not_the_sheriff"


def test_bags_are_settled_in_the_inspection_only() -> None:
    """Rules §4.4."""
    assert refused(a_table(phase="market"), 0, PassBag(1)) == "phase.wrong"
    assert refused(a_table(phase="loading"), 0, OpenBag(1)) == "phase.wrong"


def test_the_sheriff_is_asked_to_settle_until_the_last_bag() -> None:
    """Rules §4.4."""
    table = an_inspection(**three_bags())
    for bag in (2, 1):
        table = do(table, (0, PassBag(bag)))
        assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(0, AskKind.SETTLE)]
    table = do(table, (0, PassBag(3)))
    assert table.public.sheriffs == (1,)


def test_passing_without_the_standing_offer_is_always_possible() -> None:
    """D11: nobody is forced to take a bribe."""
    table = do(an_inspection(**three_bags()), (2, a_bribe(2, gold=30)))
    table = do(table, (0, PassBag(2)))
    assert table.public.gold == (50, 50, 50, 50)
    assert table.public.contraband[2] == 1
    assert table.public.offers == ()


def test_a_standing_offer_does_not_end_a_negotiation() -> None:
    """D20: nobody but the Sheriff does."""
    table = do(an_inspection(**three_bags()), (1, a_bribe(1, gold=30)), (2, a_bribe(2, gold=1)))
    assert table.public.unsettled == (1, 2, 3)
    assert standing(table, 1).terms.merchant_gives.gold == 30


# First edition: where confiscated goods go


def test_the_sheriff_chooses_pile_and_order_of_confiscated_goods() -> None:
    """Rules §4.4, first edition: the last card laid is on top."""
    table = an_inspection(
        FIRST,
        bags={1: [APPLE, MEAD, SILK], 2: [APPLE]},
        declared={1: APPLE, 2: APPLE},
        piles=[[APPLE], [BREAD]],
    )
    table = do(table, (0, OpenBag(1)))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(0, AskKind.PLACE_CONFISCATED)]
    table, events = done(table, 0, PlaceConfiscated(1, (SILK, MEAD)))
    assert table.public.piles == ((APPLE,), (BREAD, SILK, MEAD))
    assert happened(events, ConfiscatedPlaced) == [ConfiscatedPlaced(0, 1, (SILK, MEAD))]


def test_confiscated_goods_are_laid_whole_on_one_pile_by_the_sheriff() -> None:
    """Rules §4.4, first edition."""
    table = an_inspection(FIRST, bags={1: [APPLE, MEAD, SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table = do(table, (0, OpenBag(1)))
    assert refused(table, 1, PlaceConfiscated(0, (SILK, MEAD))) == "confiscated.not_asked"
    assert refused(table, 0, PlaceConfiscated(0, (SILK,))) == "confiscated.other_cards"
    assert refused(table, 0, PlaceConfiscated(0, (SILK, PEPPER))) == "confiscated.other_cards"
    assert refused(table, 0, PlaceConfiscated(2, (SILK, MEAD))) == "market.no_such_pile"
    assert refused(table, 0, PlaceConfiscated(-1, (SILK, MEAD))) == "market.no_such_pile"


def test_nothing_else_is_settled_before_confiscated_goods_are_laid() -> None:
    """Rules §4.4: bags are settled one at a time."""
    table = do(an_inspection(FIRST, **three_bags()), (0, OpenBag(2)))
    assert refused(table, 0, PassBag(1)) == "ask.pending"
    assert refused(table, 0, OpenBag(3)) == "ask.pending"


def test_an_honest_bag_leaves_nothing_to_lay_on_a_pile() -> None:
    """Rules §4.4, first edition."""
    table = do(an_inspection(FIRST, **three_bags()), (0, OpenBag(1)))
    assert table.public.placing is None
    assert [ask.kind for ask in table.awaiting] == [AskKind.SETTLE]


def test_the_second_edition_lays_confiscated_goods_on_its_one_pile() -> None:
    """Rules §4.4, §13: nobody chooses."""
    table = do(an_inspection(**three_bags(), piles=[[BREAD]]), (0, OpenBag(2)))
    assert table.public.piles == ((BREAD, SILK),)
    assert refused(table, 0, PlaceConfiscated(0, (SILK,))) == "confiscated.not_asked"
