"""Typed favours: what they may say, and that they bind nobody. Rules §5, D26, D27."""

import pytest

from nottingham.game import Favour, FavourKind, Favours, MayOffer, Number, Ruleset, legal
from nottingham.game.commands import OpenBag, PassBag
from nottingham.game.events import BagOpened
from nottingham.game.known import Parcel
from nottingham.game.state import Table
from nottingham.game.terms import MOST_PROMISED_GOLD
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN, SILK, do, done, happened, refused, standing
from tests.rulebook.bargains import a_desk, from_merchant, from_sheriff, joint, passing, six, struck

SOME = [
    Favour(FavourKind.PASS_NEXT),
    Favour(FavourKind.NEVER_OPEN),
    Favour(FavourKind.NOTHING_AGAINST),
    Favour(FavourKind.GOLD_NEXT, gold=1),
    Favour(FavourKind.GOLD_NEXT, gold=MOST_PROMISED_GOLD),
    Favour(FavourKind.LEAVE_KIND, good=BREAD),
]
WRONG = [
    Favour(FavourKind.PASS_NEXT, gold=1),
    Favour(FavourKind.NEVER_OPEN, good=APPLE),
    Favour(FavourKind.NOTHING_AGAINST, gold=-1),
    Favour(FavourKind.GOLD_NEXT),
    Favour(FavourKind.GOLD_NEXT, gold=-5),
    Favour(FavourKind.GOLD_NEXT, gold=MOST_PROMISED_GOLD + 1),
    Favour(FavourKind.GOLD_NEXT, gold=5, good=APPLE),
    Favour(FavourKind.LEAVE_KIND),
    Favour(FavourKind.LEAVE_KIND, good=SILK),
    Favour(FavourKind.LEAVE_KIND, good=APPLE, gold=1),
]


@pytest.mark.parametrize("favour", SOME, ids=str)
@pytest.mark.parametrize("side", ["merchant", "sheriff"])
def test_a_typed_favour_is_enough_for_an_offer_and_is_remembered(favour: Favour, side: str) -> None:
    """D27; also more gold than anybody has now: it is about a later round."""
    table, offer = a_desk(), from_merchant(1, typed=favour)
    if side == "sheriff":
        offer = from_merchant(1, gets=Parcel(typed=favour))
    assert legal(table, 1).contains(offer)
    table, _ = struck(table, offer)
    [promise] = table.public.promises
    by, to = ((1,), (0,)) if side == "merchant" else ((0,), (1,))
    assert (promise.by, promise.to, promise.typed, promise.words) == (by, to, favour, "")


@pytest.mark.parametrize("favour", WRONG, ids=str)
def test_a_typed_favour_says_all_it_has_to_and_nothing_else(favour: Favour) -> None:
    table, offer = a_desk(), from_merchant(1, typed=favour)
    assert refused(table, 1, offer) == "offer.typed_favour"
    assert not legal(table, 1).contains(offer)
    assert refused(table, 0, from_sheriff(1, typed=favour)) == "offer.typed_favour"


def test_only_kinds_of_this_game_can_be_left_to_somebody() -> None:
    """D5: there is no bread with three players."""
    table = a_desk(Ruleset.preset("second", players=3), bags={1: [APPLE]}, declared={1: APPLE}, stalls={})
    bread, apple = (from_merchant(1, typed=Favour(FavourKind.LEAVE_KIND, good=good)) for good in (BREAD, APPLE))
    assert refused(table, 1, bread) == "offer.typed_favour"
    assert legal(table, 1).contains(apple)


def test_a_favour_is_in_words_or_typed_and_not_both() -> None:
    offer = from_merchant(1, typed=Favour(FavourKind.PASS_NEXT), favour="And my cow.")
    assert refused(a_desk(), 1, offer) == "offer.typed_favour"
    assert not legal(a_desk(), 1).contains(offer)


def test_in_the_last_round_nobody_can_promise_something_about_a_later_one() -> None:
    table, offer = a_desk(round=8), from_merchant(1, typed=Favour(FavourKind.PASS_NEXT))
    assert refused(table, 1, offer) == "offer.favour_too_late"
    assert not legal(table, 1).contains(offer)
    assert legal(table, 1).contains(from_merchant(1, favour="I owe you one."))


def test_two_deputies_together_neither_give_nor_get_a_typed_favour() -> None:
    """Rules §10: nobody could say which of them has to keep it."""
    for offer in (
        joint(2, typed=Favour(FavourKind.PASS_NEXT)),
        joint(2, gets=Parcel(typed=Favour(FavourKind.NEVER_OPEN))),
    ):
        assert refused(six(), 2, offer) == "offer.favour_of_two"
        assert not legal(six(), 2).contains(offer)


def test_typed_favours_and_words_count_together() -> None:
    """D26."""
    table, _ = struck(a_desk(), from_merchant(1, typed=Favour(FavourKind.PASS_NEXT)))
    table, _ = struck(table, from_merchant(1, favour="I owe you one."))
    for offer in (from_merchant(1, typed=Favour(FavourKind.NEVER_OPEN)), from_merchant(1, favour="Another one.")):
        assert refused(table, 1, offer) == "offer.too_many_favours"
        assert not legal(table, 1).contains(offer)


def test_a_typed_favour_binds_nobody() -> None:
    """§5: the Sheriff who promised to open no bag of a merchant opens it, and the merchant pays as ever."""
    table, _ = struck(a_desk(), from_merchant(1, gets=Parcel(typed=Favour(FavourKind.NEVER_OPEN))))
    assert table.public.obligations == ()
    assert legal(table, 0).contains(OpenBag(1))
    _, events = done(table, 0, OpenBag(1))
    assert [event.confiscated for event in happened(events, BagOpened)] == [(SILK,)]


def test_an_offer_of_a_typed_favour_can_buy_a_pass_like_any_other() -> None:
    favour = Favour(FavourKind.GOLD_NEXT, gold=12)
    table = do(a_desk(), (1, from_merchant(1, passing(1), typed=favour)))
    offer = standing(table, 1)
    assert offer.terms.merchant_gives == Parcel(typed=favour)
    table = do(table, (0, PassBag(1, offer.id)))
    assert [promise.typed for promise in table.public.promises] == [favour]


def may_promise(table: Table) -> list[Favours | None]:
    offers = [choice for choice in legal(table, 1).choices if isinstance(choice, MayOffer)]
    return [gives.typed for offer in offers for gives in (offer.merchant_gives, offer.sheriff_gives)]


def test_choices_describe_the_typed_favours_that_can_be_promised_or_none() -> None:
    every = Favours(Number(1, MOST_PROMISED_GOLD), (APPLE, CHEESE, BREAD, CHICKEN))
    assert may_promise(a_desk()) == [every, every]
    assert may_promise(a_desk(round=8)) == [None, None]
    spent, _ = struck(a_desk(), from_merchant(1, favour="One."))
    spent, _ = struck(spent, from_merchant(1, favour="Two."))
    assert may_promise(spent) == [None, every]
