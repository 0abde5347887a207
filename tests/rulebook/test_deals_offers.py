"""What an offer may contain. Rules §5."""

import pytest

from nottingham.game import Dice, Good, Ruleset, legal, tell
from nottingham.game.choices import MayOffer
from nottingham.game.commands import MakeOffer
from nottingham.game.events import OfferMade
from nottingham.game.known import BagTerm, Deed, FaceDown, Parcel, Terms
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CROSSBOW,
    FIRST,
    MEAD,
    PEPPER,
    SECOND,
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
from tests.rulebook.bargains import desk, from_merchant, from_sheriff, opening, passing, taking_nothing

EDITIONS = pytest.mark.parametrize("rules", [FIRST, SECOND], ids=["first", "second"])
DEEDS = pytest.mark.parametrize("deed", list(Deed))


a_desk = desk(
    bags={1: [APPLE, SILK], 2: [CHEESE], 3: [BREAD]},
    declared={1: APPLE, 2: CHEESE, 3: BREAD},
    stalls={0: [BREAD, CROSSBOW], 1: [APPLE, APPLE, SILK, MEAD]},
    gold={0: 20, 1: 10},
)
"""Three bags before the Sheriff; merchant 1 has apples, a silk and a mead on the stall."""


# Who, to whom, when


def test_negotiation_is_open_from_the_last_declaration_on() -> None:
    """Rules §5: not in the market, not while bags are loaded or declared."""
    assert refused(a_table(phase="market"), 1, a_bribe(1, gold=1)) == "offer.closed"
    assert refused(a_table(phase="loading"), 1, a_bribe(1, gold=1)) == "offer.closed"
    declaring = a_table(phase="declaration", bags={1: [APPLE], 2: [APPLE]}, declared={1: APPLE})
    assert refused(declaring, 1, a_bribe(1, gold=1)) == "offer.closed"


def test_a_deal_has_the_sheriff_on_one_side_and_one_merchant_on_the_other() -> None:
    """Rules §5."""
    table, something = a_desk(), Terms(Parcel(gold=1))
    assert refused(table, 1, MakeOffer((1,), (2,), something)) == "offer.no_such_pair"
    assert refused(table, 0, MakeOffer((0,), (0,), something)) == "offer.no_such_pair"
    assert refused(table, 0, MakeOffer((0,), (1, 2), something)) == "offer.no_such_pair"
    assert refused(table, 0, MakeOffer((0,), (), something)) == "offer.no_such_pair"
    assert refused(table, 1, MakeOffer((1,), (7,), something)) == "offer.no_such_pair"


def test_nobody_makes_an_offer_for_somebody_else() -> None:
    """Rules §5."""
    assert refused(a_desk(), 2, a_bribe(1, gold=1)) == "offer.not_your_side"
    assert refused(a_desk(), 0, a_bribe(1, gold=1)) == "offer.not_your_side"


def test_either_side_may_make_an_offer() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, from_merchant(1, passing(1), gold=5)))
    table = do(table, (0, from_sheriff(2, passing(2), asks=Parcel(gold=5))))
    assert standing(table, 1).merchant == 1
    assert standing(table, 0, 2).merchant == 2


def test_an_offer_is_seen_by_everybody() -> None:
    """Rules §16."""
    _, events = done(a_desk(), 1, a_bribe(1, gold=5, contraband=(SILK,), favour="I will remember it."))
    (made,) = happened(events, OfferMade)
    for seat in (0, 1, 2, 3, None):
        told = tell(made, seat)
        assert isinstance(told, OfferMade)
        assert told.terms == made.terms


def test_an_offer_says_something() -> None:
    """Rules §5."""
    assert refused(a_desk(), 1, from_merchant(1)) == "offer.empty"


# Gold and legal goods


def test_gold_may_be_offered_as_far_as_it_lies_before_the_giver() -> None:
    """Rules §5: nobody can offer more gold than that."""
    assert standing(do(a_desk(), (1, a_bribe(1, gold=10))), 1).terms.merchant_gives.gold == 10
    assert refused(a_desk(), 1, a_bribe(1, gold=11)) == "offer.gold"
    assert refused(a_desk(), 1, a_bribe(1, gold=-1)) == "offer.gold"


def test_nobody_asks_for_more_gold_than_the_other_has() -> None:
    """Rules §5: an offer holds what both sides hand over."""
    assert refused(a_desk(), 0, from_sheriff(1, passing(1), asks=Parcel(gold=11))) == "offer.gold"
    assert refused(a_desk(), 1, from_merchant(1, gets=Parcel(gold=21))) == "offer.gold"


def test_legal_goods_may_be_offered_as_far_as_they_lie_on_the_stall() -> None:
    """Rules §5."""
    assert standing(do(a_desk(), (1, a_bribe(1, legal=(APPLE, APPLE)))), 1).terms.merchant_gives.legal == (APPLE, APPLE)
    assert refused(a_desk(), 1, a_bribe(1, legal=(APPLE, APPLE, APPLE))) == "offer.legal_goods"
    assert refused(a_desk(), 1, a_bribe(1, legal=(BREAD,))) == "offer.legal_goods"
    assert refused(a_desk(), 0, from_sheriff(1, passing(1), legal=(APPLE,))) == "offer.legal_goods"


def test_contraband_is_not_offered_among_legal_goods() -> None:
    """Rules §5: it is named as contraband, or goes unseen."""
    assert refused(a_desk(), 1, a_bribe(1, legal=(SILK,))) == "offer.legal_goods"
    assert refused(a_desk(), 1, a_bribe(1, contraband=(APPLE,))) == "offer.not_contraband"


def test_a_card_in_the_hand_is_never_part_of_a_deal() -> None:
    """Rules §5."""
    table = a_desk(FIRST, hands={1: [BREAD, CROSSBOW]})
    assert refused(table, 1, a_bribe(1, legal=(BREAD,))) == "offer.legal_goods"
    assert refused(table, 1, a_bribe(1, contraband=(CROSSBOW,))) == "offer.not_on_stall"


# Contraband


@EDITIONS
def test_contraband_on_the_stall_may_be_offered_by_kind(rules: Ruleset) -> None:
    """Rules §5."""
    table = do(a_desk(rules), (1, a_bribe(1, contraband=(SILK,))))
    assert standing(table, 1).terms.merchant_gives.contraband == (SILK,)


def test_the_first_edition_wants_offered_stall_contraband_to_be_real() -> None:
    """Rules §5, §13."""
    assert refused(a_desk(FIRST), 1, a_bribe(1, contraband=(PEPPER,))) == "offer.not_on_stall"
    assert refused(a_desk(FIRST), 1, a_bribe(1, contraband=(SILK, SILK))) == "offer.not_on_stall"


def test_the_second_edition_lets_merchants_bluff_about_stall_contraband() -> None:
    """Rules §5, §13."""
    table = do(a_desk(SECOND), (1, a_bribe(1, contraband=(PEPPER, CROSSBOW))))
    assert standing(table, 1).terms.merchant_gives.contraband == (CROSSBOW, PEPPER)


@EDITIONS
def test_nobody_offers_more_contraband_than_lies_face_down(rules: Ruleset) -> None:
    """Rules §5, §16: the number is public, so that would be no bluff."""
    assert refused(a_desk(rules), 1, a_bribe(1, contraband=(SILK, MEAD, MEAD))) == "offer.contraband"
    assert refused(a_desk(rules), 2, a_bribe(2, contraband=(SILK,))) == "offer.contraband"


def test_only_kinds_of_this_game_are_named() -> None:
    """Rules §5, §9: without the option there are no royal goods."""
    assert refused(a_desk(), 1, a_bribe(1, contraband=(Good.GOUDA,))) == "offer.not_contraband"
    assert refused(a_desk(), 1, a_bribe(1, from_bag=(Good.GOUDA,))) == "offer.not_in_game"


@EDITIONS
def test_what_the_sheriff_gives_must_be_real(rules: Ruleset) -> None:
    """Rules §5, D10: in both editions."""
    table = do(a_desk(rules), (0, from_sheriff(1, opening(2), contraband=(CROSSBOW,))))
    assert standing(table, 0, 1).terms.sheriff_gives.contraband == (CROSSBOW,)
    assert refused(table, 0, from_sheriff(1, opening(2), contraband=(SILK,))) == "offer.not_on_stall"
    assert refused(table, 0, from_sheriff(1, opening(2), gold=21)) == "offer.gold"


@EDITIONS
def test_an_unseen_card_is_chosen_by_its_giver_and_known_to_nobody_else(rules: Ruleset) -> None:
    """Rules §5: "a card of my choice"."""
    offer = from_merchant(1, passing(1), unseen=1, chosen=(MEAD,))
    table, events = done(a_desk(rules), 1, offer)
    (made,) = happened(events, OfferMade)
    assert made.terms.merchant_gives == Parcel(unseen=1)
    assert table.own[1].chosen == {standing(table, 1).version: (MEAD,)}
    assert tell(made, 1) == made
    for other in (0, 2, 3, None):
        told = tell(made, other)
        assert isinstance(told, OfferMade)
        assert told.chosen == FaceDown(1)


@EDITIONS
def test_as_many_unseen_cards_are_chosen_as_are_offered(rules: Ruleset) -> None:
    """Rules §5."""
    table = a_desk(rules)
    assert refused(table, 1, from_merchant(1, unseen=1)) == "offer.choose_cards"
    assert refused(table, 1, from_merchant(1, unseen=1, chosen=(SILK, MEAD))) == "offer.choose_cards"
    assert refused(table, 1, from_merchant(1, gold=1, chosen=(SILK,))) == "offer.choose_cards"
    assert refused(table, 1, from_merchant(1, unseen=1, chosen=(PEPPER,))) == "offer.not_on_stall"
    assert refused(table, 1, from_merchant(1, unseen=3, chosen=(SILK, MEAD, MEAD))) == "offer.contraband"
    assert refused(table, 1, from_merchant(1, unseen=-1)) == "offer.contraband"


def test_one_card_is_not_both_named_and_unseen() -> None:
    """Rules §5: real where it must be real."""
    both = from_merchant(1, contraband=(SILK,), unseen=1, chosen=(SILK,))
    assert refused(a_desk(FIRST), 1, both) == "offer.not_on_stall"


def test_who_asks_for_an_unseen_card_chooses_none() -> None:
    """Rules §5: the giver chooses, when saying yes."""
    table = do(a_desk(), (0, from_sheriff(1, passing(1), asks=Parcel(unseen=1))))
    assert standing(table, 0, 1).terms.merchant_gives.unseen == 1
    assert refused(table, 0, from_sheriff(1, asks=Parcel(unseen=1), chosen=(CROSSBOW,))) == "offer.choose_cards"


# Goods out of the bag


@EDITIONS
def test_goods_out_of_the_own_bag_may_be_promised_by_kind_whether_there_or_not(rules: Ruleset) -> None:
    """Rules §5: in both editions that may be a bluff."""
    table = do(a_desk(rules), (1, a_bribe(1, from_bag=(SILK, CROSSBOW))))
    assert standing(table, 1).terms.merchant_gives.from_bag == (CROSSBOW, SILK)


def test_bag_goods_are_promised_only_in_a_deal_that_passes_that_bag() -> None:
    """Rules §5."""
    for bags in ((), (opening(1),), (taking_nothing(1),), (passing(2),)):
        assert refused(a_desk(), 1, from_merchant(1, *bags, from_bag=(SILK,))) == "offer.bag_goods_need_passing"


def test_a_merchant_without_a_bag_promises_nothing_out_of_it() -> None:
    """Rules §5, D4."""
    table = an_inspection(bags={2: [APPLE]}, declared={2: APPLE})
    assert refused(table, 1, from_merchant(1, passing(2), from_bag=(SILK,))) == "offer.bag_goods_need_passing"


def test_no_more_goods_are_promised_than_the_bag_has_cards() -> None:
    """Rules §5, §16: their number is public."""
    assert refused(a_desk(), 1, a_bribe(1, from_bag=(SILK, SILK, SILK))) == "offer.bag_goods"


def test_the_sheriff_has_no_bag_to_give_from() -> None:
    """Rules §5: the merchant's own bag."""
    assert refused(a_desk(), 0, from_sheriff(1, passing(1), from_bag=(SILK,))) == "offer.sheriff_has_no_bag"


# Obligations


@DEEDS
@pytest.mark.parametrize("bag", [1, 2], ids=["own", "third"])
def test_an_offer_may_say_what_happens_to_any_unsettled_bag(deed: Deed, bag: int) -> None:
    """Rules §5: pass it, open it, or take nothing for it; the merchant's own or a third one's."""
    table = do(a_desk(), (1, from_merchant(1, BagTerm(bag, deed), gold=3)))
    assert standing(table, 1).terms.deed_for(bag) is deed


def test_an_offer_may_speak_of_several_bags_once_each() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, from_merchant(1, taking_nothing(3), opening(2), passing(1))))
    assert standing(table, 1).terms.bags == (passing(1), opening(2), taking_nothing(3))
    assert refused(table, 1, from_merchant(1, passing(1), opening(1))) == "offer.bag_twice"


def test_an_offer_speaks_of_unsettled_bags_only() -> None:
    """Rules §5."""
    table = an_inspection(bags={1: [APPLE]}, declared={1: APPLE})
    for nothing_there in (0, 2, 9, -1):
        assert refused(table, 1, from_merchant(1, opening(nothing_there), gold=1)) == "offer.bag_not_open"


# Favours


@pytest.mark.parametrize("offer", [from_merchant(1, favour="I pass yours next."), from_sheriff(1, favour="Later.")])
def test_a_favour_in_words_is_enough_for_an_offer(offer: MakeOffer) -> None:
    """Rules §5: about anything the rest of the list cannot say."""
    table = do(a_desk(), (offer.by[0], offer))
    assert standing(table, offer.by, offer.to).terms == offer.terms


def test_a_favour_is_some_words_on_one_line() -> None:
    """Rules §5."""
    assert refused(a_desk(), 1, from_merchant(1, favour="so\nmany")) == "offer.favour"
    assert refused(a_desk(), 1, from_merchant(1, favour="x" * 201)) == "offer.favour"
    assert refused(a_desk(), 0, from_sheriff(1, favour="x" * 201)) == "offer.favour"


def test_a_gift_is_an_offer_too() -> None:
    """Rules §5: nothing says that both sides must give."""
    table = do(a_desk(), (1, from_merchant(1, gold=2)), (0, from_sheriff(2, passing(2))))
    assert standing(table, 1).terms.bags == ()
    assert standing(table, 0, 2).terms.merchant_gives == Parcel()


@pytest.mark.parametrize("seat", [0, 1])
def test_sampled_offers_leave_the_merchants_own_bag_out_now_and_then(seat: int) -> None:
    """D25: an offer may speak of any unsettled bag or of none, and random players do."""
    table, dice = a_desk(), Dice(1)
    may = next(c for c in legal(table, seat).choices if isinstance(c, MayOffer) and c.merchant == 1)
    offers = [may.sample(dice) for _ in range(400)]
    meant = [{term.bag for term in offer.terms.bags} for offer in offers if isinstance(offer, MakeOffer)]
    assert any(1 in bags for bags in meant)
    assert any(bags and 1 not in bags for bags in meant)
    assert any(not bags for bags in meant)
    for offer in offers:
        done(table, seat, offer)
