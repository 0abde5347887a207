"""The market. Rules §4.1, D4, D12."""

import pytest

from nottingham.game import SPECTATOR, Ruleset, legal, tell, view
from nottingham.game.commands import LoadBag, NameFirstMerchant, PlaceSetAside, SetAside
from nottingham.game.events import (
    CardsDrawn,
    CardsSetAside,
    CardsSetAsideFaceDown,
    CardsTaken,
    SetAsideGathered,
    SetAsidePlaced,
)
from nottingham.game.goods import in_order
from nottingham.game.known import Ask, AskKind, FaceDown, Phase
from nottingham.game.state import Table
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    FIRST,
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

HAND = (APPLE, APPLE, CHEESE, CHICKEN, MEAD, SILK)
LEFT = (BREAD, CHEESE, PEPPER)
RIGHT = (CROSSBOW, APPLE)


def a_first_market() -> Table:
    """Seat 1 is about to start; the tops of the piles are a pepper and an apple."""
    return a_table(FIRST, hands={1: HAND}, piles=[LEFT, RIGHT], deck_top=[CHICKEN, SILK, BREAD, MEAD, MEAD])


def a_second_market() -> Table:
    """The Sheriff has named seat 1."""
    table = a_table(SECOND, hands={1: HAND}, piles=[LEFT], deck_top=[CHICKEN, SILK, BREAD, MEAD, MEAD])
    return do(table, (0, NameFirstMerchant(1)))


def turns(table: Table) -> list[int]:
    """Who has a turn, in order, when nobody sets anything aside."""
    seats = []
    while table.public.phase is Phase.MARKET:
        (ask,) = table.awaiting
        assert ask.kind is AskKind.MARKET
        seats.append(ask.seat)
        table = do(table, (ask.seat, SetAside(())))
    return seats


# Who starts


@pytest.mark.parametrize(("sheriff", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_first_edition_starts_left_of_the_sheriff(sheriff: int, order: list[int]) -> None:
    """Rules §4.1: clockwise, one turn each, and none for the Sheriff."""
    assert turns(a_table(FIRST, sheriff=sheriff)) == order


@pytest.mark.parametrize(("named", "order"), [(3, [3, 0, 1]), (0, [0, 1, 3]), (1, [1, 3, 0])])
def test_second_edition_starts_with_whom_the_sheriff_names(named: int, order: list[int]) -> None:
    """Rules §4.1: then clockwise."""
    table = a_table(SECOND, sheriff=2)
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(2, AskKind.NAME_FIRST)]
    assert turns(do(table, (2, NameFirstMerchant(named)))) == order


def test_the_deputy_drawn_first_names_the_first_merchant() -> None:
    """D12."""
    table = a_table(Ruleset.preset("second", 6), deputies=(4, 1))
    assert refused(table, 1, NameFirstMerchant(2)) == "turn.not_yours"
    assert turns(do(table, (4, NameFirstMerchant(2)))) == [2, 3, 5, 0]


def test_first_edition_with_deputies_starts_left_of_the_deputy_drawn_first() -> None:
    """D12: the first merchant there, past the other deputy."""
    assert turns(a_table(Ruleset.preset("first", 6), deputies=(4, 5))) == [0, 1, 2, 3]
    assert turns(a_table(Ruleset.preset("first", 6), deputies=(4, 1))) == [5, 0, 2, 3]


def test_only_the_sheriff_names_a_merchant_and_only_once() -> None:
    """Rules §4.1."""
    table = a_table(SECOND)
    assert refused(table, 1, NameFirstMerchant(1)) == "turn.not_yours"
    for nobody in (0, 4, -1):
        assert refused(table, 0, NameFirstMerchant(nobody)) == "market.not_a_merchant"
    assert refused(do(table, (0, NameFirstMerchant(1))), 0, NameFirstMerchant(2)) == "market.nobody_to_name"
    assert refused(a_table(FIRST), 0, NameFirstMerchant(2)) == "market.nobody_to_name"
    assert refused(a_table(SECOND, phase="loading"), 0, NameFirstMerchant(2)) == "market.nobody_to_name"


def test_nobody_trades_before_the_sheriff_has_named_somebody() -> None:
    """Rules §4.1, second edition."""
    assert refused(a_table(SECOND), 1, SetAside(())) == "turn.not_yours"


# Setting aside


@pytest.mark.parametrize("table", [a_first_market(), a_second_market()], ids=["first", "second"])
@pytest.mark.parametrize("number", range(6))
def test_a_merchant_sets_aside_up_to_five_cards_and_draws_up(table: Table, number: int) -> None:
    """Rules §4.1."""
    table, events = done(table, 1, SetAside(HAND[:number]))
    assert table.public.hands[1] == len(table.own[1].hand) == 6
    assert sum(len(event.cards) for event in happened(events, CardsDrawn)) == number
    assert table.own[1].hand == in_order(HAND[number:] + (CHICKEN, SILK, BREAD, MEAD, MEAD)[:number])


@pytest.mark.parametrize("table", [a_first_market(), a_second_market()], ids=["first", "second"])
def test_what_cannot_be_set_aside(table: Table) -> None:
    """Rules §4.1."""
    assert refused(table, 1, SetAside(HAND)) == "market.too_many"
    assert refused(table, 1, SetAside((CROSSBOW,))) == "market.not_in_hand"
    assert refused(table, 1, SetAside((APPLE, APPLE, APPLE))) == "market.not_in_hand"
    assert refused(table, 2, SetAside(())) == "turn.not_yours"
    assert refused(table, 0, SetAside(())) == "turn.not_yours"
    assert refused(table, 1, LoadBag((APPLE,))) == "phase.wrong"


def test_still_at_most_five_are_set_aside_of_seven() -> None:
    """Rules §9."""
    table = a_table(Ruleset.preset("first", seven_cards=True), hands={1: (*HAND, BREAD)})
    assert refused(table, 1, SetAside(HAND)) == "market.too_many"
    table = do(table, (1, SetAside(HAND[:5])))
    assert table.public.hands[1] == 7


def test_the_market_has_its_time() -> None:
    """Rules §3."""
    loading = a_table(SECOND, phase="loading", hands={1: HAND})
    assert refused(loading, 1, SetAside((APPLE,))) == "phase.wrong"
    assert refused(loading, 1, PlaceSetAside(0, (APPLE,))) == "phase.wrong"


def test_a_turn_comes_once() -> None:
    """Rules §4.1."""
    assert refused(do(a_second_market(), (1, SetAside((APPLE,)))), 1, SetAside(())) == "turn.not_yours"
    assert refused(do(a_first_market(), (1, SetAside(()))), 1, SetAside(())) == "turn.not_yours"
    assert refused(do(a_first_market(), (1, SetAside((APPLE,)))), 1, SetAside(())) == "turn.not_yours"


# First edition: piles


def test_first_edition_takes_the_tops_of_the_piles_before_the_deck() -> None:
    """Rules §4.1: any number from each, always the top one, the rest from the deck."""
    table, events = done(a_first_market(), 1, SetAside((APPLE, APPLE, CHEESE, MEAD), take=(2, 1)))
    assert happened(events, CardsTaken) == [CardsTaken(1, 0, (PEPPER, CHEESE)), CardsTaken(1, 1, (APPLE,))]
    assert happened(events, CardsDrawn) == [CardsDrawn(1, (CHICKEN,))]
    kinds = [type(event) for event in events]
    assert kinds == [CardsSetAsideFaceDown, CardsTaken, CardsTaken, CardsDrawn]
    assert table.public.piles == ((BREAD,), (CROSSBOW,))
    assert table.own[1].hand == in_order((CHICKEN, SILK, PEPPER, CHEESE, APPLE, CHICKEN))


def test_a_pile_may_be_taken_up_completely() -> None:
    """Rules §4.1, §7: a pile may be empty."""
    table = do(a_first_market(), (1, SetAside(HAND[:5], take=(3, 2))))
    assert table.public.piles == ((), ())
    assert refused(a_first_market(), 1, SetAside(HAND[:5], take=(4, 0))) == "market.pile_too_small"


def test_cards_are_taken_only_as_far_as_the_hand_has_room() -> None:
    """Rules §4.1: up to the hand limit."""
    assert refused(a_first_market(), 1, SetAside((), take=(1, 0))) == "market.hand_full"
    assert refused(a_first_market(), 1, SetAside((APPLE, MEAD), take=(2, 1))) == "market.hand_full"
    short = a_table(FIRST, hands={1: HAND[:4]}, piles=[LEFT, RIGHT])
    assert do(short, (1, SetAside((), take=(1, 1)))).public.hands[1] == 6


def test_there_are_two_piles_to_take_from() -> None:
    """Rules §13."""
    for take in ((1,), (1, 0, 0), (-1, 1)):
        assert refused(a_first_market(), 1, SetAside((APPLE,), take=take)) == "market.no_such_pile"


def test_everybody_sees_what_is_taken_from_a_pile() -> None:
    """Rules §4.1, §16."""
    _, events = done(a_first_market(), 1, SetAside((MEAD,), take=(1, 0)))
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert happened([tell(event, seat) for event in events], CardsTaken) == [CardsTaken(1, 0, (PEPPER,))]


def test_first_edition_sets_aside_face_down() -> None:
    """Rules §4.1, §16: until they are placed, only the owner knows these cards."""
    table, events = done(a_first_market(), 1, SetAside((SILK, MEAD)))
    for seat in (0, 2, 3, SPECTATOR):
        told = [tell(event, seat) for event in events]
        assert happened(told, CardsSetAsideFaceDown) == [CardsSetAsideFaceDown(1, FaceDown(2))]
        assert happened(told, CardsDrawn) == [CardsDrawn(1, FaceDown(2))]
    assert happened([tell(event, 1) for event in events], CardsSetAsideFaceDown)[0].cards == (MEAD, SILK)
    assert table.public.set_aside[1] == FaceDown(2)
    assert view(table, 1).mine.set_aside == (MEAD, SILK)


def test_set_aside_cards_are_placed_after_drawing_on_one_pile_in_an_order_of_choice() -> None:
    """Rules §4.1: the choice is made knowing what was drawn; the last one named lies on top."""
    table = do(a_first_market(), (1, SetAside((APPLE, MEAD, SILK), take=(1, 0))))
    assert table.awaiting == (Ask(table.awaiting[0].id, 1, AskKind.PLACE),)
    assert CHICKEN in view(table, 1).mine.hand
    table, events = done(table, 1, PlaceSetAside(0, (SILK, APPLE, MEAD)))
    assert table.public.piles == ((BREAD, CHEESE, SILK, APPLE, MEAD), RIGHT)
    assert events == [SetAsidePlaced(1, 0, (SILK, APPLE, MEAD))]
    assert tell(events[0], SPECTATOR) == events[0]
    assert table.public.set_aside[1] == ()
    assert [ask.seat for ask in table.awaiting] == [2]


def test_the_next_merchant_may_take_what_was_just_placed() -> None:
    """Rules §4.1: it lies on top now."""
    table = do(a_first_market(), (1, SetAside((SILK, MEAD))), (1, PlaceSetAside(1, (MEAD, SILK))))
    card = view(table, 2).mine.hand[0]
    table, events = done(table, 2, SetAside((card,), take=(0, 1)))
    assert happened(events, CardsTaken) == [CardsTaken(2, 1, (SILK,))]


def test_placing_is_of_exactly_the_set_aside_cards_on_a_pile_that_is_there() -> None:
    """Rules §4.1."""
    table = do(a_first_market(), (1, SetAside((SILK, MEAD))))
    assert refused(table, 1, PlaceSetAside(0, (SILK,))) == "market.not_the_set_aside"
    assert refused(table, 1, PlaceSetAside(0, (SILK, MEAD, APPLE))) == "market.not_the_set_aside"
    assert refused(table, 1, PlaceSetAside(0, (SILK, SILK))) == "market.not_the_set_aside"
    assert refused(table, 1, PlaceSetAside(2, (SILK, MEAD))) == "market.no_such_pile"
    assert refused(table, 1, PlaceSetAside(-1, (SILK, MEAD))) == "market.no_such_pile"
    assert refused(table, 2, PlaceSetAside(0, (SILK, MEAD))) == "turn.not_yours"
    assert refused(table, 2, SetAside(())) == "turn.not_yours"


def test_whoever_sets_nothing_aside_places_nothing() -> None:
    """Rules §4.1."""
    table = do(a_first_market(), (1, SetAside(())))
    assert refused(table, 1, PlaceSetAside(0, ())) == "turn.not_yours"
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(2, AskKind.MARKET)]


# Second edition: one pile


def test_second_edition_sets_aside_face_up() -> None:
    """Rules §4.1, §16."""
    table, events = done(a_second_market(), 1, SetAside((SILK, MEAD)))
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert happened([tell(event, seat) for event in events], CardsSetAside) == [CardsSetAside(1, (MEAD, SILK))]
    assert table.public.set_aside[1] == (MEAD, SILK)
    assert tell(happened(events, CardsDrawn)[0], 2) == CardsDrawn(1, FaceDown(2))


def test_second_edition_draws_only_from_the_deck() -> None:
    """Rules §4.1."""
    assert refused(a_second_market(), 1, SetAside((APPLE,), take=(1,))) == "market.no_taking"
    assert refused(a_second_market(), 1, PlaceSetAside(0, ())) == "turn.not_yours"


def test_second_edition_gathers_all_set_aside_cards_after_the_last_turn() -> None:
    """Rules §4.1: and only then."""
    table = a_table(SECOND, hands={1: HAND, 2: HAND, 3: HAND}, piles=[LEFT])
    table = do(table, (0, NameFirstMerchant(2)), (2, SetAside((SILK, MEAD))), (3, SetAside(())))
    assert table.public.piles == (LEFT,)
    table, events = done(table, 1, SetAside((APPLE,)))
    (gathered,) = happened(events, SetAsideGathered)
    assert in_order(gathered.cards) == (APPLE, MEAD, SILK)
    assert table.public.piles == (LEFT + gathered.cards,)
    assert table.public.set_aside == ((), (), (), ())
    assert table.public.phase is Phase.LOADING


def test_the_market_offers_what_it_accepts() -> None:
    """Rules §4.1; design §3."""
    choices = legal(a_first_market(), 1)
    assert choices.contains(SetAside(HAND[:5], take=(3, 2)))
    assert not choices.contains(SetAside(HAND[:5], take=(4, 0)))
    assert not choices.contains(SetAside(HAND))
    assert not legal(a_first_market(), 2)
    assert legal(a_table(SECOND), 0).contains(NameFirstMerchant(3))
    assert not legal(a_table(SECOND), 0).contains(NameFirstMerchant(0))
