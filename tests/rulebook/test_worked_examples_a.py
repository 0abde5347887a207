"""Worked examples 1, 2, 3, 10, 11 and 14 of the rulebooks. Rules §15."""

import pytest

from nottingham.game import Good, Ruleset, score
from nottingham.game.commands import DeclareBag, LoadBag, PassBag, PlaceSetAside, SetAside
from nottingham.game.events import CardsDrawn, CardsTaken
from nottingham.game.known import Bag, Phase, ScoreSheet
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
    an_inspection,
    do,
    done,
    happened,
    refused,
)


def played_out(table: Table, sheriff: int, bag: int) -> ScoreSheet:
    """The score sheet after the last bag of the game has passed."""
    table = do(table, (sheriff, PassBag(bag)))
    assert table.public.phase is Phase.OVER
    assert table.public.scores is not None
    assert table.public.scores == score(table)
    return table.public.scores


def test_example_1_a_market_of_the_first_edition() -> None:
    """Rules §15.1: three set aside, two from the left pile, one from the deck, the three onto the right pile."""
    table = a_table(
        FIRST,
        hands={1: [CHICKEN, CHICKEN, BREAD, PEPPER, APPLE, SILK]},
        piles=[[APPLE, CHICKEN, CHICKEN], [MEAD]],
        deck_top=[CHEESE],
    )
    table, events = done(table, 1, SetAside((BREAD, PEPPER, APPLE), take=(2, 0)))
    assert happened(events, CardsTaken) == [CardsTaken(1, 0, (CHICKEN, CHICKEN))]
    assert happened(events, CardsDrawn) == [CardsDrawn(1, (CHEESE,))]
    table = do(table, (1, PlaceSetAside(1, (APPLE, PEPPER, BREAD))))
    assert table.public.piles == ((APPLE,), (MEAD, APPLE, PEPPER, BREAD))
    assert table.own[1].hand == (CHEESE, CHICKEN, CHICKEN, CHICKEN, CHICKEN, SILK)


def test_example_2_a_sixth_card_does_not_fit_into_the_bag() -> None:
    """Rules §15.2: four apples and a crossbow fit; a silk on top does not."""
    table = a_table(SECOND, phase="loading", hands={1: [APPLE, APPLE, APPLE, APPLE, CROSSBOW, SILK]})
    assert refused(table, 1, LoadBag((APPLE, APPLE, APPLE, APPLE, CROSSBOW, SILK))) == "bag.wrong_number"
    table = do(table, (1, LoadBag((APPLE, APPLE, APPLE, APPLE, CROSSBOW))))
    assert table.own[1].bag == (APPLE, APPLE, APPLE, APPLE, CROSSBOW)
    assert table.own[1].hand == (SILK,)


@pytest.mark.parametrize("good", [CHICKEN, APPLE, CHEESE, BREAD])
def test_example_3_two_chickens_a_bread_and_a_silk_are_four_of_any_legal_kind(good: Good) -> None:
    """Rules §15.3."""
    table = a_table(SECOND, phase="declaration", bags={1: [CHICKEN, CHICKEN, BREAD, SILK], 2: [APPLE]})
    assert do(table, (1, DeclareBag(good, 4))).public.bags[1] == Bag(4, good)


def test_example_3_another_number_or_silk_or_two_kinds_are_refused() -> None:
    """Rules §15.3."""
    table = a_table(SECOND, phase="declaration", bags={1: [CHICKEN, CHICKEN, BREAD, SILK], 2: [APPLE]})
    for count in (3, 5, 2):
        assert refused(table, 1, DeclareBag(CHICKEN, count)) == "declaration.wrong_number"
    for count in (1, 4):
        assert refused(table, 1, DeclareBag(SILK, count)) == "declaration.not_legal"
    two_kinds = DeclareBag((CHICKEN, BREAD), (2, 2))  # type: ignore[arg-type]
    assert refused(table, 1, two_kinds) == "command.malformed"


def test_example_10_a_score_of_125() -> None:
    """Rules §15.10: King of cheese, and sharing second place in chickens with one other."""
    table = an_inspection(
        SECOND,
        round=8,
        stalls={
            0: [APPLE] * 6 + [BREAD] * 3 + [CHICKEN] * 4,
            1: [APPLE] * 4 + [CHEESE] * 6 + [BREAD] + [CHICKEN] * 4 + [PEPPER] * 2 + [CROSSBOW],
            2: [APPLE] * 5 + [BREAD] * 2 + [CHICKEN] * 5,
        },
        gold={1: 42},
        bags={3: [CHEESE]},
        declared={3: CHEESE},
    )
    line = played_out(table, sheriff=0, bag=3).seats[1]
    assert line.legal == 8 + 18 + 3 + 16
    assert line.contraband == 12 + 9
    assert line.gold == 42
    assert [(share.good, share.rank, share.bonus) for share in line.crowns] == [
        (CHEESE, "king", 15),
        (CHICKEN, "queen", 2),
    ]
    assert line.total == 125


def test_example_11_ten_cheese_and_a_gouda_beat_eleven_cheese() -> None:
    """Rules §15.11."""
    table = an_inspection(
        Ruleset.preset("second", royal_goods=True),
        round=8,
        stalls={1: [CHEESE] * 11, 2: [CHEESE] * 10 + [Good.GOUDA]},
        bags={3: [APPLE]},
        declared={3: APPLE},
    )
    lines = played_out(table, sheriff=0, bag=3).seats
    assert [(share.good, share.rank, share.number, share.bonus) for share in lines[2].crowns] == [
        (CHEESE, "king", 12, 15)
    ]
    assert [(share.good, share.rank, share.number, share.bonus) for share in lines[1].crowns] == [
        (CHEESE, "queen", 11, 10)
    ]


def test_example_14_with_arcane_scrolls_nobody_is_queen() -> None:
    """Rules §15.14: nine apples, seven with the scrolls, six."""
    table = an_inspection(
        Ruleset.preset("first", promos={Good.ARCANE_SCROLLS: 1}),
        round=8,
        stalls={0: [APPLE] * 9, 1: [APPLE] * 7 + [Good.ARCANE_SCROLLS], 2: [APPLE] * 6},
        bags={3: [SILK]},
        declared={3: APPLE},
    )
    lines = played_out(table, sheriff=0, bag=3).seats
    assert [sum(share.bonus for share in line.crowns) for line in lines] == [20, 0, 0, 0]
    assert [share.withheld for share in lines[1].crowns] == [True]
