"""Six players: the deputies differ, and one of them goes on alone. Rules §10."""

import pytest

from nottingham.game import Ruleset
from nottingham.game.commands import (
    MakeOffer,
    OpenBag,
    PassBag,
    TakeStance,
)
from nottingham.game.events import BagPassed, DeputyAlone
from nottingham.game.known import Ending, Parcel, Phase, Terms, Verdict
from tests.builders import (
    do,
    happened,
    refused,
    standing,
)
from tests.rulebook.bargains import (
    BOTH,
    agree_to,
    endings,
    from_merchant,
    joint,
    opening,
    passing,
    six,
    struck,
)

PASS, OPEN = Verdict.PASS, Verdict.OPEN
FIRST_SIX = Ruleset.preset("first", players=6)


# They differ


def test_when_they_differ_the_one_who_wants_to_open_goes_on_alone() -> None:
    """Rules §10."""
    table, events = agree_to(six(), 3, OPEN, PASS)
    assert happened(events, DeputyAlone) == [DeputyAlone(0, 3)]
    assert table.public.unsettled == (2, 3, 4, 5)
    assert refused(table, 1, OpenBag(3)) == "bag.needs_both_deputies"
    assert refused(table, 1, TakeStance(3, OPEN)) == "bag.deputy_alone"


def test_joint_offers_about_the_bag_lapse_when_they_differ() -> None:
    """Rules §10: other joint offers stand."""
    table = do(six(), (3, joint(3, passing(3), gold=5)), (2, joint(2, opening(3), gold=5)), (4, joint(4, passing(4))))
    table, events = agree_to(table, 3, OPEN, PASS)
    assert endings(events) == [((3,), Ending.LAPSED), ((2,), Ending.LAPSED)]
    assert standing(table, 4, BOTH).merchant == 4


def test_deals_about_the_bag_are_now_with_the_lone_deputy() -> None:
    """Rules §10: about no other bag, and with the other deputy about nothing."""
    table, _ = agree_to(six(), 3, OPEN, PASS)
    assert refused(table, 3, joint(3, passing(3), gold=5)) == "offer.bag_not_open"
    assert refused(table, 3, from_merchant(3, passing(3), to=(1,), gold=5)) == "offer.no_such_pair"
    assert refused(table, 3, from_merchant(3, passing(2), gold=5)) == "offer.bag_not_open"
    assert refused(table, 1, MakeOffer((1,), (3,), Terms(Parcel(gold=1)))) == "offer.no_such_pair"


def test_a_lone_deputy_keeps_what_was_paid_for_passing() -> None:
    """Rules §10."""
    table, _ = agree_to(six(), 3, OPEN, PASS)
    table, events = struck(table, from_merchant(3, passing(3), gold=8))
    assert len(happened(events, BagPassed)) == 1
    assert table.public.gold[:4] == (58, 50, 50, 42)
    assert table.public.loot.gold == 0


@pytest.mark.parametrize(("bag", "gold"), [(2, (50, 48, 52, 50)), (3, (50, 54, 50, 46))], ids=["true", "false"])
def test_a_lone_deputy_who_opens_pays_or_collects_all_of_it(bag: int, gold: tuple[int, ...]) -> None:
    """Rules §10."""
    table, _ = agree_to(six(), bag, PASS, OPEN)
    table = do(table, (1, OpenBag(bag)))
    assert table.public.gold[:4] == gold
    assert table.public.loot.gold == 0


def test_a_lone_deputy_may_pass_without_any_offer() -> None:
    """Rules §10, D11."""
    table, _ = agree_to(six(), 3, OPEN, PASS)
    table = do(table, (3, from_merchant(3, passing(3), gold=8)), (0, PassBag(3)))
    assert table.public.gold[:4] == (50, 50, 50, 50)
    assert table.public.contraband[3] == 1


def test_a_lone_deputy_may_give_something_too() -> None:
    """Rules §10, D10."""
    table, _ = agree_to(six(), 3, OPEN, PASS)
    table, _ = struck(table, from_merchant(3, passing(3), legal=(), gets=Parcel(gold=2)))
    assert table.public.gold[:4] == (48, 50, 50, 52)


def test_each_deputy_may_be_alone_with_a_bag() -> None:
    """Rules §10."""
    table, _ = agree_to(six(), 2, OPEN, PASS)
    table, _ = agree_to(table, 3, PASS, OPEN)
    table = do(table, (1, OpenBag(3)), (0, PassBag(2)))
    assert table.public.unsettled == (4, 5)
    assert table.public.phase is Phase.INSPECTION
