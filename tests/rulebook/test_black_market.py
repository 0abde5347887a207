"""The black market. Rules §11, D13."""

import pytest

from nottingham.game import Good, Ruleset, tell
from nottingham.game.commands import ClaimBlackMarket, DeclineBlackMarket, OpenBag, PassBag
from nottingham.game.events import BlackMarketClaimed, PenaltyPaid
from nottingham.game.known import AskKind, BlackMarketCard, Phase
from nottingham.game.scoring import FinalStall, score_stalls
from nottingham.game.state import Table
from tests.builders import (
    APPLE,
    BREAD,
    CROSSBOW,
    MEAD,
    PEPPER,
    SECOND,
    SILK,
    a_table,
    do,
    done,
    happened,
    refused,
)
from tests.rulebook.bargains import desk, from_merchant, opening, play_on

MARKET = Ruleset.preset("second", players=4, black_market=True)
PEPPERS = [PEPPER, PEPPER, PEPPER]


a_desk = desk(
    MARKET,
    bags={1: [APPLE], 2: [BREAD], 3: [APPLE]},
    declared={1: APPLE, 2: BREAD, 3: APPLE},
    stalls={1: PEPPERS, 2: [PEPPER, MEAD, SILK]},
)
"""Merchant 1 has three peppers on the stall, merchant 2 three cards that do not match."""


def passed(table: Table, *bags: int) -> Table:
    return do(table, *((0, PassBag(bag)) for bag in bags))


def test_three_stacks_of_two_lie_face_up_the_dearer_card_on_top() -> None:
    """Rules §11."""
    assert a_desk().public.stacks == {PEPPER: (30, 27), MEAD: (32, 29), SILK: (34, 31)}


def test_without_the_option_there_is_no_black_market() -> None:
    """Rules §9."""
    table = passed(a_desk(SECOND), 1)
    assert table.public.stacks == {}
    assert refused(table, 1, ClaimBlackMarket(PEPPER)) == "black_market.not_in_game"


@pytest.mark.parametrize("good", [PEPPER, MEAD, SILK])
def test_three_of_a_kind_buy_the_top_card_of_its_stack(good: Good) -> None:
    """Rules §11: shown to everybody; they leave the game (D13)."""
    table = passed(a_desk(stalls={1: [good] * 4}), 1)
    top, bottom = table.public.stacks[good]
    table, events = done(table, 1, ClaimBlackMarket(good))
    assert table.public.black_cards[1] == (BlackMarketCard(good, top),)
    assert table.public.stacks[good] == (bottom,)
    assert table.own[1].contraband == (good,)
    assert table.public.out_of_game == (good, good, good)
    assert table.public.piles == ((),)
    (claimed,) = happened(events, BlackMarketClaimed)
    assert all(tell(claimed, seat) == claimed for seat in (0, 1, 2, 3, None))


def test_a_card_is_claimed_once_the_own_bag_is_settled() -> None:
    """Rules §11: passed or opened."""
    assert refused(passed(a_desk(), 2), 1, ClaimBlackMarket(PEPPER)) == "black_market.own_bag_first"
    for settle in (PassBag(1), OpenBag(1)):
        table = do(a_desk(), (0, settle), (1, ClaimBlackMarket(PEPPER)))
        assert table.public.claimed == (1,)


def test_cards_that_came_with_this_very_bag_count() -> None:
    """Rules §11."""
    table = a_desk(bags={1: [APPLE, PEPPER, PEPPER], 2: [BREAD]}, declared={1: APPLE, 2: BREAD}, stalls={1: [PEPPER]})
    table = do(table, (0, PassBag(1)), (1, ClaimBlackMarket(PEPPER)))
    assert table.public.contraband[1] == 0


def test_one_card_a_round() -> None:
    """Rules §11."""
    table = do(passed(a_desk(stalls={1: PEPPERS * 2}), 1), (1, ClaimBlackMarket(PEPPER)))
    assert refused(table, 1, ClaimBlackMarket(PEPPER)) == "black_market.once_a_round"


def test_fewer_than_three_of_the_kind_buy_nothing() -> None:
    """Rules §11."""
    table = passed(a_desk(), 1, 2)
    assert refused(table, 1, ClaimBlackMarket(MEAD)) == "black_market.too_few"
    assert refused(table, 2, ClaimBlackMarket(PEPPER)) == "black_market.too_few"


@pytest.mark.parametrize("good", [CROSSBOW, APPLE])
def test_there_is_no_stack_of_other_kinds(good: Good) -> None:
    """Rules §11."""
    table = passed(a_desk(stalls={1: [good] * 3}), 1)
    assert refused(table, 1, ClaimBlackMarket(good)) == "black_market.no_card"


def test_dragon_pepper_is_not_pepper() -> None:
    """D13."""
    rules = Ruleset.preset("first", players=4, black_market=True, promos={Good.DRAGON_PEPPER: 1})
    table = passed(a_desk(rules, stalls={1: [PEPPER, PEPPER, Good.DRAGON_PEPPER]}), 1)
    assert refused(table, 1, ClaimBlackMarket(PEPPER)) == "black_market.too_few"
    assert refused(table, 1, ClaimBlackMarket(Good.DRAGON_PEPPER)) == "black_market.no_card"


def test_an_empty_stack_sells_nothing() -> None:
    """Rules §11: two cards a stack."""
    table = passed(a_desk(stalls={1: PEPPERS, 2: PEPPERS, 3: PEPPERS}, bags={1: [APPLE], 2: [BREAD], 3: [APPLE]}), 1, 2)
    table = do(table, (2, ClaimBlackMarket(PEPPER)), (1, ClaimBlackMarket(PEPPER)))
    assert [cards[0].value for cards in table.public.black_cards[1:3]] == [27, 30]
    table = passed(table, 3)
    assert refused(table, 3, ClaimBlackMarket(PEPPER)) == "black_market.no_card"


def test_merchants_claim_and_the_sheriff_does_not() -> None:
    """Rules §11."""
    table = passed(a_desk(stalls={0: PEPPERS}), 1)
    assert refused(table, 0, ClaimBlackMarket(PEPPER)) == "black_market.only_merchants"


def test_cards_are_claimed_in_the_inspection_or_at_the_last_call_only() -> None:
    """Rules §11."""
    table = a_table(MARKET, phase="loading", stalls={1: PEPPERS})
    assert refused(table, 1, ClaimBlackMarket(PEPPER)) == "phase.wrong"
    assert refused(table, 1, DeclineBlackMarket()) == "phase.wrong"


# The last call


def test_after_the_last_bag_merchants_are_asked_once_more_in_turn() -> None:
    """Rules §11: being asked tells nothing, so three cards that do not match are asked for too."""
    table = passed(a_desk(), 3, 2, 1)
    assert table.public.phase is Phase.BLACK_MARKET
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(1, AskKind.BLACK_MARKET)]
    assert refused(table, 2, DeclineBlackMarket()) == "turn.not_yours"
    assert refused(table, 2, ClaimBlackMarket(PEPPER)) == "turn.not_yours"
    table = do(table, (1, DeclineBlackMarket()))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(2, AskKind.BLACK_MARKET)]


def test_a_card_may_be_claimed_at_the_last_call() -> None:
    """Rules §11."""
    table = do(passed(a_desk(), 3, 2, 1), (1, ClaimBlackMarket(PEPPER)))
    assert table.public.black_cards[1] == (BlackMarketCard(PEPPER, 30),)
    assert [ask.seat for ask in table.awaiting] == [2]


def test_the_round_ends_after_the_last_answer() -> None:
    """Rules §11, §4.5."""
    table = passed(a_desk(), 3, 2, 1)
    while table.public.phase is Phase.BLACK_MARKET:
        table = do(table, (table.awaiting[0].seat, DeclineBlackMarket()))
    assert (table.public.round, table.public.phase) == (2, Phase.MARKET)


def test_both_cards_of_a_stack_can_end_with_one_player_in_different_rounds() -> None:
    """Rules §11."""
    table = do(passed(a_desk(stalls={1: PEPPERS * 2}), 1), (1, ClaimBlackMarket(PEPPER)))
    table = play_on(table, 3, Phase.INSPECTION)
    table = do(table, (2, PassBag(1)), (1, ClaimBlackMarket(PEPPER)))
    assert [card.value for card in table.public.black_cards[1]] == [30, 27]
    assert table.public.stacks[PEPPER] == ()


# Claimed cards


def test_claimed_cards_count_their_value_at_the_end_and_break_no_tie() -> None:
    """Rules §11, D13: they are public, and no goods."""
    rich = FinalStall((), 0, (), (BlackMarketCard(PEPPER, 30), BlackMarketCard(SILK, 31)))
    sheet = score_stalls(MARKET, [rich, FinalStall((), 61), FinalStall(()), FinalStall(())])
    assert sheet.seats[0].black_market == 61
    assert [line.total for line in sheet.seats[:2]] == [61, 61]
    assert sheet.seats[0].contraband_cards == 0
    assert sheet.winners == (0, 1)


def test_claimed_cards_pay_no_debt() -> None:
    """D13."""
    table = do(passed(a_desk(gold={1: 0}), 1), (1, ClaimBlackMarket(PEPPER)))
    table = play_on(table, 2, Phase.INSPECTION)
    table, events = done(table, 1, OpenBag(2))
    assert happened(events, PenaltyPaid) == [PenaltyPaid(1, 2, 0, (APPLE,))]
    table, events = done(table, 1, OpenBag(3))
    assert [event.forgiven for event in happened(events, PenaltyPaid)] == [2]
    assert table.public.black_cards[1] == (BlackMarketCard(PEPPER, 30),)


def test_claimed_cards_cannot_be_offered() -> None:
    """D13: they are no goods on the stall."""
    table = do(passed(a_desk(), 1), (1, ClaimBlackMarket(PEPPER)))
    assert refused(table, 1, from_merchant(1, opening(2), contraband=(PEPPER,))) == "offer.contraband"
