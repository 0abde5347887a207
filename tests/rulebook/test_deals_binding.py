"""What a deal moves, when, and where to. Rules §5."""

import pytest

from nottingham.game import Ruleset, tell
from nottingham.game.commands import AcceptOffer, PassBag
from nottingham.game.events import BagPassed, DealStruck, GoodsHanded, PenaltyOwed
from nottingham.game.known import FaceDown, Learnt, Parcel
from tests.builders import (
    APPLE,
    BREAD,
    CROSSBOW,
    FIRST,
    MEAD,
    SECOND,
    SILK,
    a_bribe,
    do,
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
    yes,
)

EDITIONS = pytest.mark.parametrize("rules", [FIRST, SECOND], ids=["first", "second"])


# What moves, when, and where to


@EDITIONS
def test_a_yes_makes_an_offer_a_deal_and_gold_and_stall_goods_move_at_once(rules: Ruleset) -> None:
    """Rules §5: legal goods face up, contraband face down, gold to gold."""
    offer = from_merchant(1, opening(2), gold=5, legal=(APPLE,), contraband=(SILK,))
    table, events = struck(a_desk(rules), offer)
    assert [event.merchant for event in happened(events, DealStruck)] == [1]
    assert table.public.gold[:2] == (55, 45)
    assert table.public.stalls[:2] == ((APPLE, BREAD), ())
    assert table.own[0].contraband == (CROSSBOW, SILK)
    assert table.own[1].contraband == (MEAD,)
    assert table.public.offers == ()


@EDITIONS
def test_the_sheriffs_side_may_hand_things_over_too(rules: Ruleset) -> None:
    """D10."""
    offer = from_merchant(1, gold=1, gets=Parcel(gold=3, legal=(BREAD,), contraband=(CROSSBOW,)))
    table, _ = struck(a_desk(rules), offer)
    assert table.public.gold[:2] == (48, 52)
    assert table.public.stalls[:2] == ((), (APPLE, BREAD))
    assert table.own[1].contraband == (CROSSBOW, MEAD, SILK)
    assert table.own[0].contraband == ()


def test_a_deal_that_passes_the_merchants_own_bag_passes_it_then_and_there() -> None:
    """Rules §5."""
    table, events = struck(a_desk(), a_bribe(1, gold=5))
    assert [event.seat for event in happened(events, BagPassed)] == [1]
    assert table.public.unsettled == (2, 3)
    assert table.public.obligations == ()


def test_a_merchants_yes_to_the_sheriffs_offer_passes_the_bag_too() -> None:
    """Rules §5: either side may make the offer."""
    table, events = struck(a_desk(), from_sheriff(1, passing(1), asks=Parcel(gold=8)))
    assert [event.seat for event in happened(events, BagPassed)] == [1]
    assert table.public.gold[:2] == (58, 42)


def test_promised_bag_goods_follow_once_the_bag_has_passed() -> None:
    """Rules §5."""
    table, events = struck(a_desk(), a_bribe(1, gold=2, from_bag=(APPLE, SILK)))
    order = [type(event) for event in events if isinstance(event, GoodsHanded | BagPassed)]
    assert order == [GoodsHanded, BagPassed, GoodsHanded]
    assert table.public.stalls[:2] == ((APPLE, BREAD), (APPLE,))
    assert table.own[0].contraband == (CROSSBOW, SILK)
    assert table.own[1].contraband == (MEAD, SILK)


@EDITIONS
def test_an_unseen_card_is_the_one_its_giver_chose(rules: Ruleset) -> None:
    """Rules §5: chosen with the offer, or with the yes."""
    table, _ = struck(a_desk(rules), from_merchant(1, opening(2), unseen=1, chosen=(MEAD,)))
    assert table.own[0].contraband == (CROSSBOW, MEAD)
    table, _ = struck(table, from_sheriff(1, taking_nothing(3), asks=Parcel(unseen=1)), chosen=(SILK,))
    assert table.own[0].contraband == (CROSSBOW, MEAD, SILK)
    assert table.own[1].contraband == ()


def test_who_says_yes_chooses_as_many_unseen_cards_as_asked() -> None:
    """Rules §5."""
    table = do(a_desk(), (0, from_sheriff(1, passing(1), asks=Parcel(unseen=1))))
    offer = standing(table, 0, 1).id
    assert refused(table, 1, AcceptOffer(offer)) == "offer.choose_cards"
    assert refused(table, 1, AcceptOffer(offer, (CROSSBOW,))) == "offer.not_on_stall"
    assert refused(table, 1, AcceptOffer(offer, (SILK, MEAD))) == "offer.choose_cards"


def test_the_sheriff_chooses_an_unseen_card_when_passing_with_an_offer() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, from_merchant(1, passing(1), gold=5, gets=Parcel(unseen=1))))
    offer = standing(table, 1).id
    assert refused(table, 0, PassBag(1, offer)) == "offer.choose_cards"
    table = do(table, (0, PassBag(1, offer, (CROSSBOW,))))
    assert CROSSBOW in table.own[1].contraband


def test_how_many_cards_are_handed_over_is_public_and_which_is_not() -> None:
    """D17: only giver and receiver see the kinds of contraband."""
    table, events = struck(a_desk(), from_merchant(1, gold=1, unseen=2, chosen=(MEAD, SILK)))
    (handed,) = happened(events, GoodsHanded)
    assert handed.contraband == (MEAD, SILK)
    assert tell(handed, 0) == tell(handed, 1) == handed
    for other in (2, 3, None):
        told = tell(handed, other)
        assert isinstance(told, GoodsHanded)
        assert told.contraband == FaceDown(2)
    assert [(fact.what, fact.seat, fact.contraband) for fact in table.own[0].facts] == [
        (Learnt.RECEIVED, 1, (MEAD, SILK))
    ]


def test_a_deal_never_makes_a_debt() -> None:
    """Rules §6: what is no longer there cannot be dealt with."""
    table = do(a_desk(gold={1: 5}), (1, from_merchant(1, opening(3), gold=5)))
    offer = standing(table, 1).id
    table, events = struck(table, from_sheriff(1, asks=Parcel(gold=5)))
    assert happened(events, PenaltyOwed) == []
    assert refused(table, 0, AcceptOffer(offer)) == "offer.stale"


# The Sheriff's side gives real things


@EDITIONS
def test_the_sheriff_cannot_say_yes_to_giving_what_is_not_there(rules: Ruleset) -> None:
    """Rules §5, D10: real ones only, in both editions."""
    table = do(a_desk(rules), (1, from_merchant(1, gold=5, gets=Parcel(contraband=(SILK,)))))
    assert refused(table, 0, AcceptOffer(standing(table, 1).id)) == "offer.not_on_stall"


@EDITIONS
def test_the_sheriff_cannot_say_yes_to_more_unseen_cards_than_are_left(rules: Ruleset) -> None:
    """Rules §5, D10: one card is not the two that were asked for."""
    table = a_desk(rules, stalls={0: [CROSSBOW, MEAD]})
    table = do(table, (1, from_merchant(1, gold=5, gets=Parcel(unseen=2))))
    table, _ = struck(table, from_merchant(2, gold=5, gets=Parcel(contraband=(MEAD,))))
    offer = standing(table, 1)
    assert refused(table, 0, AcceptOffer(offer.id, (CROSSBOW,))) == "offer.choose_cards"
    assert refused(table, 0, AcceptOffer(offer.id, (CROSSBOW, MEAD))) == "offer.not_on_stall"


def test_first_edition_merchants_cannot_say_yes_to_more_unseen_cards_than_are_left() -> None:
    """Rules §5, §13: stall goods must be real."""
    table = do(a_desk(FIRST), (0, from_sheriff(1, asks=Parcel(unseen=2))))
    table, _ = struck(table, from_merchant(1, opening(2), contraband=(SILK,)))
    offer = standing(table, 0, 1)
    assert refused(table, 1, AcceptOffer(offer.id, (MEAD,))) == "offer.choose_cards"
    assert refused(table, 1, AcceptOffer(offer.id, (MEAD, SILK))) == "offer.not_on_stall"


def test_an_offer_of_the_sheriff_lapses_when_its_contraband_may_be_gone() -> None:
    """Rules §5, D10: what the Sheriff's side gives must be real, in both editions."""
    table = do(a_desk(), (0, from_sheriff(1, asks=Parcel(gold=5), contraband=(CROSSBOW,))))
    table, _ = struck(table, from_merchant(2, gold=5, gets=Parcel(contraband=(CROSSBOW,))))
    assert table.public.offers == ()


def test_the_first_edition_accepts_no_demand_for_stall_contraband_that_is_not_there() -> None:
    """Rules §5, §13: stall goods must be real, whoever made the offer."""
    table = do(a_desk(FIRST), (0, from_sheriff(1, passing(1), asks=Parcel(contraband=(CROSSBOW,)))))
    assert refused(table, 1, AcceptOffer(standing(table, 0, 1).id)) == "offer.not_on_stall"
    table = do(table, (0, from_sheriff(1, passing(1), asks=Parcel(contraband=(MEAD,)))))
    table, _ = yes(table, 1, 0, 1)
    assert table.own[0].contraband == (CROSSBOW, MEAD)
