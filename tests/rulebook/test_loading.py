"""Loading the bags. Rules §4.2, §16."""

import pytest

from nottingham.game import SPECTATOR, Ruleset, legal, tell, view
from nottingham.game.commands import DeclareBag, LoadBag
from nottingham.game.events import BagClosed, BagsClosed
from nottingham.game.goods import Cards, in_order
from nottingham.game.known import AskKind, Bag, Phase, Unseen
from nottingham.game.state import Table
from tests.builders import APPLE, CHEESE, CHICKEN, CROSSBOW, MEAD, SECOND, SILK, a_table, do, done, happened, refused

HAND = (APPLE, APPLE, CHEESE, CHICKEN, MEAD, SILK)


def a_loading(**scene: object) -> Table:
    return a_table(SECOND, phase="loading", hands={1: HAND, 2: HAND, 3: HAND}, **scene)


def test_all_merchants_load_at_once() -> None:
    """Rules §4.2: everybody but the Sheriff is asked, and any order will do."""
    table = a_loading()
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(seat, AskKind.LOAD) for seat in (1, 2, 3)]
    table = do(table, (3, LoadBag((APPLE,))))
    assert [ask.seat for ask in table.awaiting] == [1, 2]
    table = do(table, (1, LoadBag((APPLE,))), (2, LoadBag((APPLE,))))
    assert table.public.phase is Phase.DECLARATION


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_bag_holds_one_to_five_hand_cards(number: int) -> None:
    """Rules §4.2."""
    table = do(a_loading(), (1, LoadBag(HAND[:number])))
    assert table.own[1].bag == in_order(HAND[:number])
    assert table.own[1].hand == HAND[number:]


def test_a_bag_is_neither_empty_nor_overfull() -> None:
    """Rules §4.2."""
    assert refused(a_loading(), 1, LoadBag(())) == "bag.wrong_number"
    assert refused(a_loading(), 1, LoadBag(HAND)) == "bag.wrong_number"


def test_still_at_most_five_cards_go_into_a_bag_of_seven() -> None:
    """Rules §9."""
    table = a_table(Ruleset.preset("second", seven_cards=True), phase="loading", hands={1: (*HAND, SILK)})
    assert refused(table, 1, LoadBag(HAND)) == "bag.wrong_number"
    assert do(table, (1, LoadBag(HAND[:5]))).own[1].hand == (SILK, SILK)


@pytest.mark.parametrize("cards", [(CROSSBOW,), (SILK, SILK), (APPLE, APPLE, APPLE)])
def test_only_hand_cards_go_into_a_bag(cards: Cards) -> None:
    """Rules §4.2."""
    assert refused(a_loading(), 1, LoadBag(cards)) == "bag.not_in_hand"


def test_stall_goods_do_not_go_into_a_bag() -> None:
    """Rules §4.2."""
    assert refused(a_loading(stalls={1: [CROSSBOW]}), 1, LoadBag((CROSSBOW,))) == "bag.not_in_hand"


def test_a_closed_bag_cannot_be_changed() -> None:
    """Rules §4.2."""
    table = do(a_loading(), (1, LoadBag((APPLE,))))
    assert refused(table, 1, LoadBag((APPLE,))) == "bag.closed"
    assert not legal(table, 1)
    table = do(table, (2, LoadBag((APPLE,))), (3, LoadBag((APPLE,))))
    assert refused(table, 1, LoadBag((CHEESE,))) == "phase.wrong"


def test_the_sheriff_loads_no_bag() -> None:
    """Rules §3, §4.2."""
    table = a_loading()
    assert refused(table, 0, LoadBag(table.own[0].hand[:1])) == "turn.not_yours"
    assert not legal(table, 0)


def test_deputies_load_no_bags() -> None:
    """Rules §10: the other four trade."""
    table = a_table(Ruleset.preset("second", 6), deputies=(4, 1), phase="loading")
    assert [ask.seat for ask in table.awaiting] == [5, 0, 2, 3]
    for deputy in (4, 1):
        assert refused(table, deputy, LoadBag(table.own[deputy].hand[:1])) == "turn.not_yours"


def test_nobody_loads_in_another_phase() -> None:
    """Rules §3."""
    assert refused(a_table(SECOND), 1, LoadBag((APPLE,))) == "phase.wrong"
    assert refused(a_loading(), 1, DeclareBag(APPLE, 1)) == "phase.wrong"


# What the others know


def test_a_closed_bag_is_told_without_its_number() -> None:
    """Rules §16: before the last bag is closed, only its owner knows."""
    _, events = done(a_loading(), 1, LoadBag((SILK, APPLE)))
    assert [tell(event, 1) for event in events] == [BagClosed(1, (APPLE, SILK))]
    for seat in (0, 2, 3, SPECTATOR):
        assert [tell(event, seat) for event in events] == [BagClosed(1, Unseen())]


def test_nobody_learns_a_count_before_the_last_bag_is_closed() -> None:
    """Rules §16: neither of the bag nor, which would tell the same, of the hand."""
    little = do(a_loading(), (1, LoadBag((APPLE,))), (2, LoadBag((APPLE,))))
    much = do(a_loading(), (1, LoadBag(HAND[:5])), (2, LoadBag((SILK, MEAD))))
    for seat in (0, 3, SPECTATOR):
        assert view(little, seat) == view(much, seat)
        assert view(little, seat).public.hands == (6, 6, 6, 6)
        assert view(little, seat).public.bags == (None,) * 4
    assert view(little, 1) != view(much, 1)
    assert legal(little, 3) == legal(much, 3)


def test_a_merchant_who_has_closed_learns_nothing_of_the_others_either() -> None:
    """Rules §16."""
    little = do(a_loading(), (1, LoadBag((APPLE,))), (2, LoadBag((APPLE,))))
    much = do(a_loading(), (1, LoadBag((APPLE,))), (2, LoadBag(HAND[:5])))
    assert view(little, 1) == view(much, 1)


def test_everybody_learns_all_counts_once_the_last_bag_is_closed() -> None:
    """Rules §16."""
    table = do(a_loading(), (1, LoadBag((APPLE,))), (2, LoadBag(HAND[:5])))
    table, events = done(table, 3, LoadBag((SILK, MEAD)))
    (closed,) = happened(events, BagsClosed)
    assert closed.counts == (0, 1, 5, 2)
    assert tell(closed, SPECTATOR) == closed
    assert table.public.bags == (None, Bag(1), Bag(5), Bag(2))
    assert table.public.hands == (6, 5, 1, 4)


def test_what_is_in_a_bag_stays_the_owners_secret() -> None:
    """Rules §16."""
    plain = do(a_loading(), *((seat, LoadBag((APPLE, APPLE))) for seat in (1, 2, 3)))
    other = do(a_loading(), *((seat, LoadBag((SILK, MEAD) if seat == 1 else (APPLE, APPLE))) for seat in (1, 2, 3)))
    for seat in (0, 2, 3, SPECTATOR):
        assert view(plain, seat) == view(other, seat)
    assert view(other, 1).mine.bag == (MEAD, SILK)
