"""What a deal binds. Rules §5, D9."""

import pytest

from nottingham.game import legal
from nottingham.game.commands import AcceptOffer, Command, OpenBag, PassBag
from nottingham.game.events import BagPassed
from nottingham.game.known import BagTerm, Deed, Parcel
from tests.builders import (
    BREAD,
    CHEESE,
    FIRST,
    SECOND,
    a_bribe,
    do,
    done,
    happened,
    refused,
    standing,
)
from tests.rulebook.bargains import (
    a_desk,
    from_merchant,
    from_sheriff,
    opening,
    passing,
    struck,
    taking_nothing,
    turned_down,
)

EDITIONS = pytest.mark.parametrize("rules", [FIRST, SECOND], ids=["first", "second"])


def test_obligations_about_other_bags_stay_until_those_are_settled() -> None:
    """Rules §5."""
    table, _ = struck(a_desk(), from_merchant(1, passing(1), opening(2), taking_nothing(3), gold=9))
    assert [(o.bag, o.deed, o.merchant) for o in table.public.obligations] == [
        (2, Deed.OPEN, 1),
        (3, Deed.TAKE_NOTHING, 1),
    ]
    table = do(table, (0, OpenBag(2)))
    assert [o.bag for o in table.public.obligations] == [3]


def test_a_sheriff_paid_to_open_a_bag_cannot_pass_it_whatever_its_owner_offers() -> None:
    """Rules §5."""
    table, _ = struck(a_desk(), from_merchant(1, opening(2), gold=5))
    table = do(table, (2, a_bribe(2, gold=50)))
    offer = standing(table, 2).id
    assert refused(table, 0, PassBag(2)) == "obligation.must_open"
    assert refused(table, 0, PassBag(2, offer)) == "obligation.must_open"
    assert refused(table, 0, AcceptOffer(offer)) == "obligation.must_open"
    assert not legal(table, 0).contains(PassBag(2))
    table = do(table, (0, OpenBag(2)))
    assert table.public.gold[2] == 52


def test_a_sheriff_paid_to_pass_a_third_bag_cannot_open_it() -> None:
    """Rules §5."""
    table, _ = struck(a_desk(), from_merchant(1, passing(2), gold=5))
    assert refused(table, 0, OpenBag(2)) == "obligation.must_pass"
    table = do(table, (0, PassBag(2)))
    assert table.public.stalls[2] == (CHEESE,)


def test_a_third_bag_does_not_pass_before_the_sheriff_settles_it() -> None:
    """Rules §5: only the merchant's own bag passes then and there."""
    table, events = struck(a_desk(), from_merchant(1, passing(2), gold=5))
    assert happened(events, BagPassed) == []
    assert table.public.unsettled == (1, 2, 3)


def test_the_owner_of_a_bag_that_must_pass_may_still_pay_for_it() -> None:
    """Rules §5: that contradicts nothing."""
    table, _ = struck(a_desk(), from_merchant(1, passing(2), gold=5))
    table, _ = struck(table, a_bribe(2, gold=5))
    assert table.public.gold[0] == 60


@pytest.mark.parametrize("offer", [a_bribe(2, gold=9), from_merchant(2, opening(3), gold=9), from_merchant(2, gold=9)])
def test_a_sheriff_who_takes_nothing_for_a_bag_accepts_no_offer_of_its_owner(offer: Command) -> None:
    """Rules §5."""
    table, _ = struck(a_desk(), from_merchant(1, taking_nothing(2), gold=5))
    table = do(table, (2, offer))
    assert refused(table, 0, AcceptOffer(standing(table, 2).id)) == "obligation.must_take_nothing"


@pytest.mark.parametrize("settle", [PassBag(2), OpenBag(2)])
def test_a_bag_for_which_nothing_is_taken_is_settled_either_way(settle: Command) -> None:
    """Rules §5: settle it, but accept no offer of its owner."""
    table, _ = struck(a_desk(), from_merchant(1, taking_nothing(2), gold=5))
    table = do(table, (2, a_bribe(2, gold=9)))
    table = do(table, (0, settle))
    assert table.public.unsettled == (1, 3)
    assert table.public.obligations == ()


def test_once_its_bag_is_settled_an_owner_may_deal_again() -> None:
    """Rules §5: the obligation was about the bag."""
    table, _ = struck(a_desk(), from_merchant(1, taking_nothing(2), gold=5))
    table, _ = struck(do(table, (0, PassBag(2))), from_merchant(2, opening(3), gold=5))
    assert table.public.gold[0] == 60


@pytest.mark.parametrize(
    ("bound", "wanted", "code"),
    [
        (opening(3), passing(3), "obligation.must_open"),
        (passing(3), opening(3), "obligation.must_pass"),
    ],
)
def test_an_offer_that_contradicts_an_obligation_cannot_be_accepted(bound: BagTerm, wanted: BagTerm, code: str) -> None:
    """Rules §5: by neither side."""
    table, _ = struck(a_desk(), from_merchant(1, bound, gold=5))
    table = do(table, (2, from_merchant(2, wanted, gold=9)), (0, from_sheriff(1, wanted, gold=1)))
    assert refused(table, 0, AcceptOffer(standing(table, 2).id)) == code
    assert refused(table, 1, AcceptOffer(standing(table, 0, 1).id)) == code


@pytest.mark.parametrize("term", [opening(3), passing(3), taking_nothing(3)])
def test_a_sheriff_may_be_paid_twice_for_the_same_deed(term: BagTerm) -> None:
    """Rules §5: it contradicts nothing."""
    table, _ = struck(a_desk(), from_merchant(1, term, gold=5))
    table, _ = struck(table, from_merchant(2, term, gold=5))
    assert table.public.gold[0] == 60


def test_a_sheriff_who_refused_a_bribe_is_bound_by_nothing() -> None:
    """Rules §5: everything else that is said is talk."""
    table = turned_down(do(a_desk(), (1, from_merchant(1, opening(2), gold=5))), 0, 1)
    assert table.public.obligations == ()
    assert legal(table, 0).contains(PassBag(2))
    assert legal(table, 0).contains(OpenBag(2))


@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_obligations_about_other_bags_are_carried_out_in_any_order(order: tuple[int, int]) -> None:
    """D9."""
    table, _ = struck(a_desk(), from_merchant(1, opening(2), passing(3), gold=5))
    for bag in order:
        table = do(table, (0, OpenBag(2) if bag == 2 else PassBag(3)))
    assert table.public.unsettled == (1,)


def test_a_bound_sheriff_may_settle_other_bags_first() -> None:
    """D9."""
    table, _ = struck(a_desk(), from_merchant(1, opening(2), gold=5))
    table = do(table, (0, PassBag(3)), (0, OpenBag(1)))
    assert table.public.unsettled == (2,)


def test_favours_bind_nobody_but_are_remembered() -> None:
    """Rules §5: a ledger may remember them."""
    table, _ = struck(a_desk(), from_merchant(1, favour="I pass yours.", gets=Parcel(favour="I open all of them.")))
    assert [(p.by, p.to, p.words) for p in table.public.promises] == [
        ((1,), (0,), "I pass yours."),
        ((0,), (1,), "I open all of them."),
    ]
    assert table.public.obligations == ()
    assert legal(table, 0).contains(PassBag(2))


def test_a_merchant_whose_bag_is_settled_may_still_deal() -> None:
    """Rules §5."""
    table, _ = struck(do(a_desk(), (0, PassBag(1))), from_merchant(1, opening(2), gold=20))
    assert table.public.gold[:2] == (70, 30)
    assert refused(table, 0, PassBag(2)) == "obligation.must_open"


def test_no_deal_is_struck_while_somebody_pays_a_debt() -> None:
    """Rules §4.4: bags are settled one at a time."""
    table = a_desk(stalls={1: [BREAD, BREAD]}, gold={1: 0})
    table = do(table, (2, a_bribe(2, gold=5)), (0, OpenBag(1)))
    assert refused(table, 0, AcceptOffer(standing(table, 2).id)) == "ask.pending"
    table, _ = done(table, 2, a_bribe(2, gold=6))
    assert standing(table, 2).terms.merchant_gives.gold == 6
