"""Bluffs in deals, and their proofs. Rules §5, D13, D17."""

import pytest

from nottingham.game import Event, Ruleset, tell
from nottingham.game.commands import ClaimBlackMarket, OpenBag, PassBag
from nottingham.game.events import GoodsHanded, ProofShown
from nottingham.game.known import FaceDown, Learnt, Parcel
from tests.builders import (
    APPLE,
    BREAD,
    CHICKEN,
    CROSSBOW,
    FIRST,
    MEAD,
    PEPPER,
    SECOND,
    SILK,
    a_bribe,
    do,
    happened,
)
from tests.rulebook.bargains import desk, from_merchant, from_sheriff, opening, passing, struck, yes

EDITIONS = pytest.mark.parametrize("rules", [FIRST, SECOND], ids=["first", "second"])


a_desk = desk(
    bags={1: [APPLE, SILK], 2: [BREAD]},
    declared={1: APPLE, 2: BREAD},
    stalls={1: [MEAD]},
)


def the_proof(events: list[Event]) -> ProofShown:
    (proof,) = happened(events, ProofShown)
    assert isinstance(proof, ProofShown)
    return proof


# Bag goods


@EDITIONS
def test_goods_promised_out_of_a_bag_need_not_be_in_it(rules: Ruleset) -> None:
    """Rules §5: what is there of the promised kinds is handed over, and no more."""
    table, events = struck(a_desk(rules), a_bribe(1, from_bag=(SILK, CROSSBOW)))
    (handed,) = happened(events, GoodsHanded)
    assert handed.contraband == (SILK,)
    assert table.own[0].contraband == (SILK,)
    assert table.public.stalls[1] == (APPLE,)
    assert table.own[1].contraband == (MEAD,)


@EDITIONS
def test_a_bluff_may_leave_the_sheriff_with_nothing(rules: Ruleset) -> None:
    """Rules §5: the bag has passed all the same."""
    table, events = struck(a_desk(rules), a_bribe(1, from_bag=(CROSSBOW, CHICKEN)))
    assert table.public.contraband[0] == 0
    assert table.public.stalls[0] == ()
    assert table.public.unsettled == (2,)
    assert len(happened(events, ProofShown)) == (rules is SECOND)


def test_cards_on_the_stall_do_not_make_up_for_what_the_bag_has_not() -> None:
    """Rules §5: goods out of the bag."""
    table, events = struck(a_desk(), a_bribe(1, from_bag=(MEAD,)))
    assert table.own[1].contraband == (MEAD, SILK)
    assert the_proof(events).bag == (APPLE, SILK)


def test_whoever_comes_short_of_bag_goods_shows_the_bag_as_it_was_to_the_sheriff_alone() -> None:
    """Rules §5, §16: the place that the promise was about, and no other."""
    table, events = struck(a_desk(), a_bribe(1, from_bag=(SILK, CROSSBOW)))
    proof = the_proof(events)
    assert (proof.bag, proof.contraband) == ((APPLE, SILK), None)
    assert tell(proof, 0) == tell(proof, 1) == proof
    for other in (2, 3, None):
        told = tell(proof, other)
        assert isinstance(told, ProofShown)
        assert (told.bag, told.contraband) == (FaceDown(2), None)
    assert [(fact.what, fact.bag) for fact in table.own[0].facts] == [
        (Learnt.RECEIVED, ()),
        (Learnt.PROOF, (APPLE, SILK)),
    ]
    assert [(fact.what, fact.contraband) for fact in table.own[1].facts] == [
        (Learnt.GIVEN, (SILK,)),
        (Learnt.SHOWN, None),
    ]


def test_in_the_first_edition_what_is_missing_is_missing_and_nothing_is_proved() -> None:
    """Rules §5, §13."""
    table, events = struck(a_desk(FIRST), a_bribe(1, from_bag=(SILK, CROSSBOW)))
    assert happened(events, ProofShown) == []
    assert [fact.what for fact in table.own[0].facts] == [Learnt.RECEIVED]


@EDITIONS
def test_whoever_keeps_the_promise_proves_nothing(rules: Ruleset) -> None:
    """Rules §5."""
    table, events = struck(a_desk(rules), a_bribe(1, contraband=(MEAD,), from_bag=(SILK,)))
    assert happened(events, ProofShown) == []
    assert table.own[0].contraband == (MEAD, SILK)


# Stall contraband, second edition


def test_second_edition_contraband_promised_from_the_stall_may_be_a_bluff() -> None:
    """Rules §5: handed over as far as it is there, and proved to be missing."""
    table, events = struck(a_desk(), from_merchant(1, opening(2), gold=1, contraband=(CROSSBOW,)))
    assert table.public.gold[:2] == (51, 49)
    assert table.public.contraband[:2] == (0, 1)
    proof = the_proof(events)
    assert (proof.seat, proof.to, proof.contraband) == (1, (0,), (MEAD,))


def test_second_edition_bluffs_hand_over_what_is_real_of_them() -> None:
    """Rules §5."""
    table, events = struck(a_desk(stalls={1: [MEAD, SILK]}), from_merchant(1, contraband=(MEAD, CROSSBOW)))
    assert table.own[0].contraband == (MEAD,)
    assert table.own[1].contraband == (SILK,)
    assert the_proof(events).contraband == (MEAD, SILK)


def test_a_second_edition_merchant_may_bluff_when_saying_yes() -> None:
    """Rules §5: whoever made the offer."""
    table = do(a_desk(), (0, from_sheriff(1, passing(1), asks=Parcel(contraband=(CROSSBOW,)))))
    table, events = yes(table, 1, 0, 1)
    assert table.public.contraband[0] == 0
    assert table.public.unsettled == (2,)
    assert the_proof(events).to == (0,)


def test_nobody_can_buy_a_look_into_a_closed_bag_by_a_sham_promise() -> None:
    """Rules §5: the proof of a stall bluff shows the stall, whether the bag is settled or not."""
    table, events = struck(a_desk(), from_merchant(1, gold=1, contraband=(CROSSBOW,)))
    assert table.public.unsettled == (1, 2)
    assert (the_proof(events).bag, the_proof(events).contraband) == (None, (MEAD,))
    assert [(fact.bag, fact.contraband) for fact in table.own[0].facts] == [(None, (MEAD,))]
    table = do(a_desk(), (0, OpenBag(1)))
    _, events = struck(table, from_merchant(1, opening(2), contraband=(CROSSBOW,)))
    assert the_proof(events).bag is None


def test_a_deal_that_comes_short_of_stall_and_of_bag_proves_each_for_itself() -> None:
    """Rules §5: first the stall as it was before anything moved, then the bag that has passed."""
    _, events = struck(a_desk(), a_bribe(1, contraband=(CROSSBOW,), from_bag=(CHICKEN,)))
    proofs = happened(events, ProofShown)
    assert [(proof.bag, proof.contraband) for proof in proofs] == [(None, (MEAD,)), ((APPLE, SILK), None)]


def test_an_empty_stall_is_a_proof_too() -> None:
    """D13: all that was promised has been claimed away."""
    rules = Ruleset.preset("second", players=4, black_market=True)
    table = a_desk(rules, bags={1: [APPLE], 2: [BREAD]}, stalls={1: [PEPPER, PEPPER, PEPPER]})
    table = do(table, (0, PassBag(1)), (1, from_merchant(1, opening(2), contraband=(PEPPER,))))
    table = do(table, (1, ClaimBlackMarket(PEPPER)))
    _, events = yes(table, 0, 1)
    assert (the_proof(events).bag, the_proof(events).contraband) == (None, ())


@pytest.mark.parametrize("seat", [2, 3])
def test_how_a_bluff_ended_is_not_shown_to_other_merchants(seat: int) -> None:
    """Rules §16: giver and Sheriff know of the proof what it proves; the others that cards were missing."""
    table, events = struck(a_desk(), from_merchant(1, opening(2), contraband=(CROSSBOW,)))
    told = tell(the_proof(events), seat)
    assert isinstance(told, ProofShown)
    assert told.contraband == FaceDown(1)
    assert table.own[seat].facts == ()


def test_an_offer_whose_contraband_was_claimed_away_has_become_a_bluff() -> None:
    """D13, second edition."""
    rules = Ruleset.preset("second", players=4, black_market=True)
    table = a_desk(rules, stalls={1: [PEPPER, PEPPER, PEPPER]})
    table = do(table, (0, PassBag(1)), (1, from_merchant(1, opening(2), contraband=(PEPPER,))))
    table = do(table, (1, ClaimBlackMarket(PEPPER)))
    table, events = yes(table, 0, 1)
    assert table.public.contraband[:2] == (0, 1)
    assert the_proof(events).contraband == (SILK,)


def test_unseen_cards_claimed_away_are_replaced_from_what_is_left() -> None:
    """D13: a card of the giver's choice was promised, and there still is one."""
    rules = Ruleset.preset("second", players=4, black_market=True)
    table = a_desk(rules, stalls={1: [PEPPER, PEPPER, PEPPER]})
    table = do(table, (0, PassBag(1)), (1, from_merchant(1, opening(2), unseen=1, chosen=(PEPPER,))))
    table = do(table, (1, ClaimBlackMarket(PEPPER)))
    table, events = yes(table, 0, 1)
    assert table.own[0].contraband == (SILK,)
    assert happened(events, ProofShown) == []
