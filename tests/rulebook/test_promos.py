"""Promo cards in play. Rules §12, D14, D20."""

import pytest

from nottingham.game import Good, Ruleset
from nottingham.game.commands import (
    ChoosePlates,
    OpenBag,
    PassBag,
    PayDebt,
    PlaceConfiscated,
)
from nottingham.game.events import BagOpened
from nottingham.game.goods import CATALOGUE, PROMO
from nottingham.game.known import AskKind, Phase, Verdict
from nottingham.game.state import Table
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    SILK,
    an_inspection,
    do,
    done,
    happened,
    refused,
)
from tests.rulebook.bargains import BOTH, a_promo_desk, agree_to, asked, from_merchant, opening, promos, struck

SUMMONS, OIL, PLATE = Good.ROYAL_SUMMONS, Good.BRIMSTONE_OIL, Good.FEAST_PLATE


# All of them


@pytest.mark.parametrize("good", [good for good in PROMO if good is not SUMMONS])
def test_a_promo_card_is_contraband_when_its_bag_is_opened(good: Good) -> None:
    """Rules §12: confiscated, at its penalty."""
    table = do(a_promo_desk(APPLE, good), (0, OpenBag(1)))
    assert table.public.piles == ((good,),)
    assert table.public.gold[:2] == (50 + CATALOGUE[good].penalty, 50 - CATALOGUE[good].penalty)
    assert table.public.stalls[1] == (APPLE,)


@pytest.mark.parametrize("good", PROMO)
def test_a_promo_card_lies_face_down_when_its_bag_passes(good: Good) -> None:
    """Rules §12."""
    table = do(a_promo_desk(APPLE, good), (0, PassBag(1)))
    assert table.public.contraband[1] == 1
    assert table.own[1].contraband == (good,)
    assert table.public.stalls[1] == (APPLE,)


@pytest.mark.parametrize("good", PROMO)
def test_a_promo_card_may_be_handed_over_like_other_contraband(good: Good) -> None:
    """Rules §12: contraband in play."""
    table, _ = struck(a_promo_desk(APPLE, stalls={1: [good]}), from_merchant(1, opening(2), contraband=(good,)))
    assert table.own[0].contraband == (good,)


# Royal summons


def test_a_summons_in_an_otherwise_true_bag_costs_the_sheriff_eight_more() -> None:
    """Rules §12: the others' penalties, and 8 for each summons."""
    table, events = done(a_promo_desk(APPLE, APPLE, SUMMONS, SUMMONS), 0, OpenBag(1))
    assert [event.true for event in happened(events, BagOpened)] == [True]
    assert table.public.gold[:2] == (50 - 4 - 16, 50 + 4 + 16)
    assert table.public.stalls[1] == (APPLE, APPLE)


def test_a_summons_that_did_its_work_goes_to_the_discard() -> None:
    """D14."""
    table = do(a_promo_desk(APPLE, SUMMONS), (0, OpenBag(1)))
    assert table.public.piles == ((SUMMONS,),)
    assert table.public.contraband[1] == 0


def test_in_the_first_edition_the_sheriff_lays_the_summons_on_a_pile() -> None:
    """D14, rules §4.4."""
    rules = Ruleset.preset("first", players=4, promos={SUMMONS: 1})
    table = do(a_promo_desk(APPLE, SUMMONS, rules=rules), (0, OpenBag(1)), (0, PlaceConfiscated(1, (SUMMONS,))))
    assert table.public.piles == ((), (SUMMONS,))


def test_with_any_other_false_card_a_summons_is_simply_confiscated() -> None:
    """Rules §12: its penalty is 0."""
    table, events = done(a_promo_desk(APPLE, SUMMONS, BREAD), 0, OpenBag(1))
    assert [event.true for event in happened(events, BagOpened)] == [False]
    assert table.public.gold[:2] == (52, 48)
    assert table.public.piles == ((BREAD, SUMMONS),)


def test_a_bag_of_nothing_but_summonses_is_true() -> None:
    """Rules §12: every card but summonses is as declared."""
    assert do(a_promo_desk(SUMMONS), (0, OpenBag(1))).public.gold[:2] == (42, 58)


def test_what_a_summons_costs_can_make_a_debt() -> None:
    """Rules §12, §6: it is a penalty."""
    table = a_promo_desk(APPLE, SUMMONS, gold={0: 3}, stalls={0: [CHICKEN, CHICKEN, BREAD]})
    table = do(table, (0, OpenBag(1)))
    assert asked(table) == [(0, AskKind.PAY)]
    table = do(table, (0, PayDebt((CHICKEN, CHICKEN))))
    assert table.public.stalls[1] == (APPLE, CHICKEN, CHICKEN)


def test_both_deputies_pay_half_each_for_a_summons() -> None:
    """Rules §12, D19."""
    rules = promos(players=6)
    table = an_inspection(rules, bags={2: [APPLE, SUMMONS], 3: [APPLE]}, declared={2: APPLE, 3: APPLE}, deputies=BOTH)
    table, _ = agree_to(table, 2, Verdict.OPEN, Verdict.OPEN)
    assert table.public.gold[:3] == (45, 45, 60)
    assert table.public.piles == ((SUMMONS,),)


# Feast plate


def test_a_feast_plate_counts_two_when_it_pays_a_debt() -> None:
    """Rules §12, §6."""
    table = do(a_promo_desk(SILK, gold={1: 0}, stalls={1: [PLATE, PLATE]}), (0, OpenBag(1)))
    assert refused(table, 1, PayDebt((), (PLATE,))) == "debt.not_enough"
    table = do(table, (1, PayDebt((), (PLATE, PLATE))))
    assert table.own[0].contraband == (PLATE, PLATE)


def test_feast_plates_pay_no_debt_that_legal_goods_cover() -> None:
    """Rules §12: contraband in play."""
    table = do(a_promo_desk(SILK, gold={1: 0}, stalls={1: [PLATE, APPLE, CHEESE]}), (0, OpenBag(1)))
    assert refused(table, 1, PayDebt((APPLE,), (PLATE,))) == "debt.legal_first"


def at_the_feast(**stalls: list[Good]) -> Table:
    """The last round is over. Its Sheriff is seat 1, so the game's first one was seat 2."""
    table = an_inspection(
        promos(without=(OIL,)),
        round=8,
        sheriff=1,
        bags={2: [APPLE]},
        declared={2: APPLE},
        stalls={int(seat[1:]): goods for seat, goods in stalls.items()},
    )
    return do(table, (1, PassBag(2)))


def test_owners_choose_for_their_plates_in_turn_from_the_first_sheriff() -> None:
    """Rules §12: clockwise, hearing earlier choices, after contraband is turned up."""
    table = at_the_feast(_0=[PLATE], _3=[PLATE])
    assert table.public.first_sheriff == 2
    assert table.public.phase is Phase.FEAST
    assert table.public.shown[3] == (PLATE,)
    assert asked(table) == [(3, AskKind.CHOOSE_PLATES)]
    assert refused(table, 0, ChoosePlates((APPLE,))) == "turn.not_yours"
    table = do(table, (3, ChoosePlates((CHICKEN,))))
    assert table.public.plates[3] == (CHICKEN,)
    assert asked(table) == [(0, AskKind.CHOOSE_PLATES)]
    assert do(table, (0, ChoosePlates((BREAD,)))).public.phase is Phase.OVER


def test_owners_choose_for_all_their_plates_together() -> None:
    """Rules §12: one legal good of the game for each."""
    table = at_the_feast(_3=[PLATE, PLATE])
    assert refused(table, 3, ChoosePlates((APPLE,))) == "plates.wrong_number"
    assert refused(table, 3, ChoosePlates((APPLE, SILK))) == "plates.not_legal"
    table = do(table, (3, ChoosePlates((CHICKEN, APPLE))))
    assert table.public.plates[3] == (APPLE, CHICKEN)
    assert table.public.scores is not None
    assert table.public.scores.seats[3].legal == 2 + 4


def test_without_plates_nobody_is_asked_at_the_end() -> None:
    """Rules §12."""
    assert at_the_feast().public.phase is Phase.OVER
