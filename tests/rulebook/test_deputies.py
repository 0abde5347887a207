"""Six players: two deputies settle the bags together, or one of them alone. Rules §10."""

import pytest

from nottingham.game import Ruleset, legal
from nottingham.game.commands import (
    AcceptOffer,
    ConfirmStance,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    PayDebt,
    PlaceConfiscated,
    TakeStance,
)
from nottingham.game.events import BagOpened, BagPassed, DealStruck, DeputyAlone, StanceTaken
from nottingham.game.known import AskKind, Ending, Parcel, Verdict
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    FIRST,
    MEAD,
    SILK,
    a_table,
    an_inspection,
    do,
    done,
    happened,
    refused,
    standing,
)
from tests.rulebook.bargains import (
    BOTH,
    SIX,
    agree_to,
    endings,
    from_merchant,
    from_sheriff,
    joint,
    opening,
    passing,
    six,
    struck,
    taking_nothing,
    yes,
)

PASS, OPEN = Verdict.PASS, Verdict.OPEN
FIRST_SIX = Ruleset.preset("first", players=6)


# Market and declarations


def test_the_deputy_drawn_first_names_the_first_merchant() -> None:
    """D12."""
    table = a_table(SIX, phase="market", deputies=(4, 1))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(4, AskKind.NAME_FIRST)]
    assert refused(table, 1, NameFirstMerchant(2))
    assert do(table, (4, NameFirstMerchant(2))).public.queue == (2, 3, 5, 0)


def test_in_the_first_edition_the_market_starts_left_of_the_deputy_drawn_first() -> None:
    """D12: the first merchant there."""
    assert a_table(FIRST_SIX, phase="market", deputies=(4, 5)).public.queue == (0, 1, 2, 3)


def test_declarations_start_left_of_the_deputy_drawn_first() -> None:
    """D12."""
    bags = {seat: [APPLE] for seat in (0, 2, 3, 5)}
    assert a_table(SIX, phase="declaration", deputies=(4, 1), bags=bags).public.queue == (5, 0, 2, 3)


# Together


def test_each_deputy_takes_a_stance_for_all_to_see() -> None:
    """Rules §10."""
    table, events = done(six(), 0, TakeStance(2, OPEN))
    assert happened(events, StanceTaken) == [StanceTaken(0, 2, OPEN)]
    assert [(s.deputy, s.bag, s.verdict, s.confirmed) for s in table.public.stances] == [(0, 2, OPEN, False)]


def test_a_stance_may_be_changed_until_both_have_confirmed() -> None:
    """Rules §10: also a confirmed one."""
    table = do(six(), (0, TakeStance(2, OPEN)), (0, ConfirmStance(2)), (0, TakeStance(2, PASS)))
    assert [(s.verdict, s.confirmed) for s in table.public.stances] == [(PASS, False)]
    table, events = agree_to(six(), 2, PASS, PASS)
    assert len(happened(events, BagPassed)) == 1
    assert refused(table, 0, TakeStance(2, OPEN)) == "bag.not_open"


def test_a_change_of_either_stance_takes_back_both_confirmations() -> None:
    """Rules §10: nobody confirms one thing and finds the other deputy alone with the bag."""
    both = six(), (0, TakeStance(2, PASS)), (1, TakeStance(2, PASS))
    table = do(*both, (0, ConfirmStance(2)), (1, TakeStance(2, OPEN)))
    assert [(s.deputy, s.verdict, s.confirmed) for s in table.public.stances] == [(0, PASS, False), (1, OPEN, False)]
    assert [ask.seat for ask in table.awaiting] == [0, 1]
    assert legal(table, 0).contains(ConfirmStance(2))
    table, events = done(table, 1, ConfirmStance(2))
    assert happened(events, DeputyAlone) == []
    assert happened(done(table, 0, ConfirmStance(2))[1], DeputyAlone) == [DeputyAlone(1, 2)]
    table = do(*both, (0, ConfirmStance(2)), (0, TakeStance(2, OPEN)))
    assert not any(s.confirmed for s in table.public.stances)


def test_a_change_about_one_bag_leaves_confirmations_about_others_alone() -> None:
    """Rules §10: each bag goes through this for itself."""
    table = do(six(), (0, TakeStance(2, PASS)), (0, ConfirmStance(2)), (0, TakeStance(3, PASS)))
    table = do(table, (1, TakeStance(3, PASS)), (1, TakeStance(3, OPEN)))
    assert [(s.deputy, s.bag, s.confirmed) for s in table.public.stances if s.bag == 2] == [(0, 2, True)]


def test_a_first_stance_is_no_change_and_takes_nothing_back() -> None:
    """R21: who confirms before the other has spoken does so at their own risk."""
    table = do(six(), (0, TakeStance(2, PASS)), (0, ConfirmStance(2)), (1, TakeStance(2, OPEN)))
    assert [(s.deputy, s.confirmed) for s in table.public.stances] == [(0, True), (1, False)]


def test_a_bag_waits_until_both_have_confirmed() -> None:
    """Rules §10."""
    table = do(six(), (0, TakeStance(2, PASS)), (1, TakeStance(2, PASS)), (0, ConfirmStance(2)))
    assert table.public.unsettled == (2, 3, 4, 5)
    assert do(table, (1, ConfirmStance(2))).public.unsettled == (3, 4, 5)


def test_bags_may_be_left_and_come_back_to() -> None:
    """Rules §10."""
    table = do(six(), (0, TakeStance(2, PASS)), (0, TakeStance(3, OPEN)), (1, TakeStance(3, OPEN)))
    table, _ = agree_to(table, 5, PASS, PASS)
    table = do(table, (1, TakeStance(2, PASS)), (0, ConfirmStance(2)), (1, ConfirmStance(2)))
    assert table.public.unsettled == (3, 4)


def test_only_deputies_take_stances_and_only_on_bags_they_hold_together() -> None:
    """Rules §10."""
    table = six()
    assert refused(table, 2, TakeStance(3, OPEN)) == "turn.not_a_deputy"
    assert refused(table, 2, ConfirmStance(3)) == "turn.not_a_deputy"
    assert refused(table, 0, TakeStance(1, OPEN)) == "bag.not_open"
    assert refused(table, 0, ConfirmStance(2)) == "stance.none"
    table = do(table, (0, TakeStance(2, OPEN)))
    assert refused(table, 0, TakeStance(2, OPEN)) == "stance.same"
    table = do(table, (0, ConfirmStance(2)))
    assert refused(table, 0, ConfirmStance(2)) == "stance.confirmed"


def test_a_sheriff_takes_no_stances() -> None:
    """Rules §10: with six players only."""
    table = an_inspection(FIRST, bags={1: [APPLE]}, declared={1: APPLE})
    assert refused(table, 0, TakeStance(1, PASS)) == "turn.not_a_deputy"
    assert refused(a_table(SIX, phase="market"), 0, TakeStance(2, PASS)) == "phase.wrong"


def test_one_deputy_settles_no_common_bag() -> None:
    """Rules §10."""
    for command in (PassBag(2), OpenBag(2)):
        assert refused(six(), 0, command) == "bag.needs_both_deputies"


# Joint offers


def test_offers_about_a_common_bag_are_made_to_both_deputies() -> None:
    """Rules §10."""
    table = do(six(), (2, joint(2, passing(2), gold=5)))
    assert standing(table, 2, BOTH).sheriff == BOTH
    assert refused(table, 2, from_merchant(2, passing(2), gold=5)) == "offer.no_such_pair"
    assert refused(table, 2, from_merchant(2, passing(2), to=(1, 0), gold=5)) == "offer.no_such_pair"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_it_takes_both_deputies_to_accept_a_joint_offer(order: tuple[int, int]) -> None:
    """Rules §10."""
    table = do(six(), (2, joint(2, passing(2), gold=5)))
    table, events = yes(table, order[0], 2, BOTH)
    assert happened(events, DealStruck) == []
    assert table.public.gold[2] == 50
    assert refused(table, order[0], AcceptOffer(standing(table, 2, BOTH).id)) == "offer.not_yours_to_accept"
    table, events = yes(table, order[1], 2, BOTH)
    assert len(happened(events, DealStruck)) == 1
    assert table.public.gold[2] == 45


def test_a_deputys_offer_needs_the_merchant_and_the_other_deputy() -> None:
    """Rules §10."""
    table = do(six(), (1, from_sheriff(2, passing(2), by=BOTH, asks=Parcel(gold=5))))
    table, events = yes(table, 2, BOTH, 2)
    assert happened(events, DealStruck) == []
    table, events = yes(table, 0, BOTH, 2)
    assert len(happened(events, DealStruck)) == 1
    assert table.public.loot.gold == 5


def test_accepting_an_offer_to_pass_a_bag_confirms_both_stances_as_pass() -> None:
    """Rules §10: so it passes, whatever they had said, also a third one's."""
    table = do(six(), (0, TakeStance(2, OPEN)), (0, ConfirmStance(2)), (2, joint(2, passing(2), passing(3), gold=5)))
    table, _ = yes(table, 0, 2, BOTH)
    table, events = yes(table, 1, 2, BOTH)
    assert [event.seat for event in happened(events, BagPassed)] == [2, 3]
    assert table.public.stances == ()


def test_a_joint_deal_binds_both_deputies() -> None:
    """Rules §10: neither may want to pass what they were paid to open."""
    table = do(six(), (0, TakeStance(3, PASS)), (0, ConfirmStance(3)), (2, joint(2, opening(3), gold=5)))
    table, _ = yes(table, 0, 2, BOTH)
    table, _ = yes(table, 1, 2, BOTH)
    assert table.public.stances == ()
    for deputy in BOTH:
        assert refused(table, deputy, TakeStance(3, PASS)) == "obligation.must_open"
        assert not legal(table, deputy).contains(TakeStance(3, PASS))
    _, events = agree_to(table, 3, OPEN, OPEN)
    assert [event.seat for event in happened(events, BagOpened)] == [3]


def test_a_joint_deal_binds_a_deputy_who_goes_on_alone() -> None:
    """Rules §10: it binds both."""
    table = do(six(), (2, joint(2, taking_nothing(3), gold=5)))
    table, _ = yes(table, 0, 2, BOTH)
    table, _ = yes(table, 1, 2, BOTH)
    table, _ = agree_to(table, 3, PASS, OPEN)
    table = do(table, (3, from_merchant(3, passing(3), to=(1,), gold=9)))
    assert refused(table, 1, AcceptOffer(standing(table, 3, 1).id)) == "obligation.must_take_nothing"


@pytest.mark.parametrize(
    "parcel", [Parcel(gold=1), Parcel(legal=(APPLE,)), Parcel(contraband=(MEAD,)), Parcel(unseen=1)]
)
def test_deputies_have_no_common_purse_to_give_from(parcel: Parcel) -> None:
    """Rules §10: purses and debts are each deputy's own; together they can promise favours."""
    table = six(stalls={0: [APPLE, MEAD], 1: [APPLE, MEAD]})
    assert refused(table, 2, joint(2, passing(2), gets=parcel)) == "offer.no_common_purse"
    table = do(table, (2, joint(2, passing(2), gets=Parcel(favour="We owe you one."))))
    assert standing(table, 2, BOTH).terms.sheriff_gives.favour == "We owe you one."


def test_first_edition_contraband_agreed_to_must_still_be_there_when_the_deal_is_struck() -> None:
    """Rules §5, §13: stall goods must be real; the merchant said yes, then gave the silk away."""
    table, _ = agree_to(six(FIRST_SIX, stalls={2: [SILK]}), 3, PASS, OPEN)
    table = do(table, (0, from_sheriff(2, opening(4), by=BOTH, asks=Parcel(contraband=(SILK,)))))
    table, _ = yes(table, 2, BOTH, 2)
    table, events = struck(table, from_merchant(2, opening(3), to=(1,), contraband=(SILK,)))
    assert endings(events) == [(BOTH, Ending.LAPSED)]


# Both pass, both open


def test_both_pass_and_the_bag_passes_without_the_owners_offer() -> None:
    """Rules §10."""
    table = do(six(), (3, joint(3, passing(3), gold=5)))
    table, events = agree_to(table, 3, PASS, PASS)
    assert endings(events) == [((3,), Ending.REFUSED)]
    assert (table.public.gold[3], table.public.contraband[3]) == (50, 1)


def test_both_open_a_true_bag_and_each_pays_half_of_its_penalties() -> None:
    """Rules §10: out of its own purse."""
    table, events = agree_to(six(bags={2: [APPLE] * 3, 3: [CHEESE]}, declared={2: APPLE, 3: CHEESE}), 2, OPEN, OPEN)
    assert [event.by for event in happened(events, BagOpened)] == [BOTH]
    assert table.public.gold[:3] == (47, 47, 56)
    assert table.public.stalls[2] == (APPLE, APPLE, APPLE)


def test_a_deputys_debts_are_the_own() -> None:
    """D18: no joint liability."""
    table = six(
        bags={2: [APPLE] * 4, 3: [CHEESE]}, declared={2: APPLE, 3: CHEESE}, gold={0: 0}, stalls={0: [BREAD, CHICKEN]}
    )
    table, _ = agree_to(table, 2, OPEN, OPEN)
    assert table.public.gold[:3] == (0, 46, 54)
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(0, AskKind.PAY)]
    table = do(table, (0, PayDebt((CHICKEN,))))
    assert table.public.stalls[2] == (APPLE, APPLE, APPLE, APPLE, CHICKEN)
    assert table.public.gold[1] == 46


def test_both_deputies_may_be_debtors_at_once() -> None:
    """D18."""
    table = six(
        bags={2: [APPLE] * 4, 3: [CHEESE]},
        declared={2: APPLE, 3: CHEESE},
        gold={0: 0, 1: 1},
        stalls={0: [BREAD, CHICKEN], 1: [BREAD, CHICKEN]},
    )
    table, _ = agree_to(table, 2, OPEN, OPEN)
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(0, AskKind.PAY), (1, AskKind.PAY)]
    table = do(table, (1, PayDebt((BREAD,))), (0, PayDebt((CHICKEN,))))
    assert table.public.debts == ()
    assert table.public.gold[2] == 51


def test_both_open_a_false_bag_and_the_fine_goes_on_the_loot_tile() -> None:
    """Rules §10."""
    table, _ = agree_to(six(), 3, OPEN, OPEN)
    assert table.public.gold[:4] == (50, 50, 50, 46)
    assert table.public.loot.gold == 4
    assert table.public.piles == ((SILK,),)


def test_what_is_paid_of_a_fine_in_goods_goes_on_the_loot_tile_too() -> None:
    """Rules §10."""
    table = six(gold={3: 1}, stalls={3: [MEAD]}, bags={3: [SILK], 2: [APPLE]}, declared={3: CHEESE, 2: APPLE})
    table, _ = agree_to(table, 3, OPEN, OPEN)
    table = do(table, (3, PayDebt((), (MEAD,))))
    loot = table.public.loot
    assert (loot.gold, loot.legal, loot.contraband) == (1, (), 1)
    assert [table.own[deputy].loot for deputy in BOTH] == [(MEAD,), (MEAD,)]


def test_the_deputy_drawn_first_lays_confiscated_goods_on_a_pile() -> None:
    """D12, first edition: unless one opened the bag alone."""
    table, _ = agree_to(six(FIRST_SIX), 3, OPEN, OPEN)
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(0, AskKind.PLACE_CONFISCATED)]
    table = do(table, (0, PlaceConfiscated(1, (SILK,))))
    table, _ = agree_to(table, 5, PASS, OPEN)
    table = do(table, (1, OpenBag(5)))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(1, AskKind.PLACE_CONFISCATED)]
