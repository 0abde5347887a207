"""The final score. Rules §8, §12, D5, D8, D13, D15."""

from collections.abc import Sequence

import pytest

from nottingham.game import Good, Ruleset, score
from nottingham.game.goods import Cards
from nottingham.game.known import BlackMarketCard, ScoreSheet
from nottingham.game.scoring import FinalStall, score_stalls
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN, CROSSBOW, MEAD, PEPPER, SECOND, SILK, a_table

SCROLLS, PLATE = Good.ARCANE_SCROLLS, Good.FEAST_PLATE
NO_CROWNS = Ruleset.preset("second", house_deck={BREAD: 24})
"""Nobody here has bread, and no other kind is crowned."""


def a_stall(
    *goods: Good, gold: int = 0, plates: Cards = (), black_market: Sequence[BlackMarketCard] = ()
) -> FinalStall:
    return FinalStall(goods, gold, plates, tuple(black_market))


def sheet(*stalls: FinalStall, rules: Ruleset = SECOND) -> ScoreSheet:
    """Scores of these stalls; seats that are not mentioned have nothing."""
    return score_stalls(rules, [*stalls, *(a_stall() for _ in range(rules.players - len(stalls)))])


def bonuses(good: Good, *numbers: int, scrolls: Sequence[int] = (), rules: Ruleset = SECOND) -> list[int]:
    """The King's and Queen's bonuses of seats with so many goods of a kind."""
    stalls = [a_stall(*[good] * number, *[SCROLLS] * (seat in scrolls)) for seat, number in enumerate(numbers)]
    scored = sheet(*stalls, rules=rules)
    return [sum(share.bonus for share in line.crowns if share.good is good) for line in scored.seats][: len(numbers)]


def ranks(good: Good, *numbers: int, scrolls: Sequence[int] = ()) -> list[str]:
    stalls = [a_stall(*[good] * number, *[SCROLLS] * (seat in scrolls)) for seat, number in enumerate(numbers)]
    lines = sheet(*stalls).seats
    return ["".join(share.rank for share in line.crowns if share.good is good) for line in lines][: len(numbers)]


# What counts


def test_the_score_is_goods_gold_bonuses_and_black_market_cards() -> None:
    """Rules §8."""
    line = sheet(a_stall(APPLE, CHICKEN, SILK, gold=13, black_market=[BlackMarketCard(PEPPER, 30)])).seats[0]
    assert (line.legal, line.contraband, line.gold, line.black_market) == (2 + 4, 8, 13, 30)
    assert sum(share.bonus for share in line.crowns) == 20 + 10
    assert line.total == 6 + 8 + 13 + 30 + 30


def test_a_table_is_scored_by_stalls_and_gold_and_not_by_hands() -> None:
    """Rules §8: hands count nothing."""
    table = a_table(SECOND, stalls={1: [APPLE, SILK]}, gold={1: 7}, hands={0: [CROSSBOW] * 5})
    lines = score(table).seats
    assert [line.total for line in lines] == [50, 2 + 8 + 7 + 20, 50, 50]


def test_royal_goods_count_their_own_value() -> None:
    """Rules §1, §8."""
    assert sheet(a_stall(Good.BLEU_CHEESE, Good.GREEN_APPLE)).seats[0].contraband == 9 + 4


# King and Queen


@pytest.mark.parametrize(
    ("good", "king", "queen"), [(APPLE, 20, 10), (CHEESE, 15, 10), (BREAD, 15, 10), (CHICKEN, 10, 5)]
)
def test_the_largest_number_is_kings_the_next_queens(good: Good, king: int, queen: int) -> None:
    """Rules §8."""
    assert bonuses(good, 2, 5, 4, 3) == [0, king, queen, 0]
    assert ranks(good, 2, 5, 4, 3) == ["", "king", "queen", ""]


@pytest.mark.parametrize(
    ("good", "numbers", "expected"),
    [
        (APPLE, (5, 5, 4, 1), [15, 15, 0, 0]),
        (CHEESE, (5, 5, 4, 1), [12, 12, 0, 0]),
        (CHICKEN, (3, 3, 0, 0), [7, 7, 0, 0]),
        (CHEESE, (5, 5, 5, 4), [8, 8, 8, 0]),
        (APPLE, (2, 2, 2, 2), [7, 7, 7, 7]),
    ],
)
def test_several_kings_share_both_bonuses_and_no_queen_is_named(
    good: Good, numbers: tuple[int, ...], expected: list[int]
) -> None:
    """Rules §8: rounded down."""
    assert bonuses(good, *numbers) == expected
    assert "queen" not in ranks(good, *numbers)


@pytest.mark.parametrize(
    ("good", "numbers", "expected"),
    [
        (APPLE, (5, 4, 4, 1), [20, 5, 5, 0]),
        (CHICKEN, (5, 4, 4, 1), [10, 2, 2, 0]),
        (CHEESE, (5, 4, 4, 4), [15, 3, 3, 3]),
        (CHICKEN, (1, 9, 1, 1), [1, 10, 1, 1]),
    ],
)
def test_several_queens_share_the_queens_bonus(good: Good, numbers: tuple[int, ...], expected: list[int]) -> None:
    """Rules §8: rounded down."""
    assert bonuses(good, *numbers) == expected


def test_a_crown_takes_at_least_one_good() -> None:
    """D5."""
    assert bonuses(APPLE, 0, 0, 0, 0) == [0, 0, 0, 0]
    assert ranks(APPLE, 1, 0, 0, 0) == ["king", "", "", ""]


def test_there_is_no_king_of_bread_with_three_players() -> None:
    """D5: the kind is not in the deck."""
    three = Ruleset.preset("second", 3)
    assert bonuses(BREAD, 3, 1, 0, rules=three) == [0, 0, 0]
    assert bonuses(CHEESE, 3, 1, 0, rules=three) == [15, 10, 0]


@pytest.mark.parametrize(
    ("royal", "plain", "multiple"),
    [
        (Good.GREEN_APPLE, APPLE, 2),
        (Good.GOLDEN_APPLE, APPLE, 3),
        (Good.GOUDA, CHEESE, 2),
        (Good.BLEU_CHEESE, CHEESE, 3),
        (Good.RYE_BREAD, BREAD, 2),
        (Good.PUMPERNICKEL, BREAD, 3),
        (Good.ROYAL_ROOSTER, CHICKEN, 2),
    ],
)
def test_a_royal_good_counts_as_its_multiple_for_king_and_queen(royal: Good, plain: Good, multiple: int) -> None:
    """Rules §8."""
    crowns = sheet(a_stall(royal, plain), a_stall(*[plain] * multiple)).seats
    assert [share.number for share in crowns[0].crowns] == [multiple + 1]
    assert [share.rank for share in crowns[0].crowns] == ["king"]
    assert [share.rank for share in crowns[1].crowns] == ["queen"]


def test_contraband_is_nobodys_kingdom() -> None:
    """Rules §8: legal kinds only."""
    assert sheet(a_stall(SILK, SILK, CROSSBOW)).seats[0].crowns == ()


# Who wins


def test_the_highest_score_wins() -> None:
    """Rules §8."""
    scored = sheet(a_stall(gold=10), a_stall(gold=30), a_stall(gold=20), a_stall(gold=5))
    assert scored.winners == (1,)
    assert [line.rank for line in scored.seats] == [3, 1, 2, 4]


def test_a_tie_is_broken_by_the_number_of_legal_cards() -> None:
    """Rules §8."""
    scored = sheet(a_stall(CHICKEN), a_stall(APPLE, APPLE), rules=NO_CROWNS)
    assert [line.total for line in scored.seats[:2]] == [4, 4]
    assert scored.winners == (1,)
    assert [line.rank for line in scored.seats] == [2, 1, 3, 3]


def test_legal_cards_break_a_tie_before_contraband_does() -> None:
    """Rules §8."""
    scored = sheet(a_stall(SILK, MEAD, PEPPER), a_stall(CHEESE, gold=18), rules=NO_CROWNS)
    assert [line.total for line in scored.seats[:2]] == [21, 21]
    assert scored.winners == (1,)


def test_a_tie_is_then_broken_by_the_number_of_contraband_cards() -> None:
    """Rules §8."""
    scored = sheet(a_stall(APPLE, SILK, gold=4), a_stall(APPLE, PEPPER, PEPPER), rules=NO_CROWNS)
    assert [line.total for line in scored.seats[:2]] == [14, 14]
    assert scored.winners == (1,)


@pytest.mark.parametrize(
    "good", [Good.GOUDA, Good.GREEN_APPLE, Good.PRINCES_SWORD, Good.ROYAL_SUMMONS, Good.DRAGON_PEPPER]
)
def test_royal_and_promo_cards_break_ties_as_one_contraband_card(good: Good) -> None:
    """D15: cards are counted, not multiples, and never as legal ones."""
    line = sheet(a_stall(APPLE, good), rules=NO_CROWNS).seats[0]
    assert (line.legal_cards, line.contraband_cards) == (1, 1)


def test_black_market_cards_break_no_tie() -> None:
    """D13."""
    scored = sheet(a_stall(gold=30), a_stall(black_market=[BlackMarketCard(PEPPER, 30)]), rules=NO_CROWNS)
    assert scored.winners == (0, 1)


def test_all_who_are_still_tied_win() -> None:
    """Rules §8."""
    scored = sheet(a_stall(APPLE, SILK), a_stall(gold=3), a_stall(SILK, APPLE), rules=NO_CROWNS)
    assert scored.winners == (0, 2)
    assert [line.rank for line in scored.seats] == [1, 3, 1, 4]


# Black market and promo cards


def test_black_market_cards_count_their_value_and_are_not_goods() -> None:
    """Rules §11, D13."""
    cards = [BlackMarketCard(PEPPER, 30), BlackMarketCard(PEPPER, 27)]
    line = sheet(a_stall(black_market=cards)).seats[0]
    assert (line.black_market, line.total, line.contraband_cards) == (57, 57, 0)


def test_the_holder_of_arcane_scrolls_keeps_the_rank_and_gets_no_bonus() -> None:
    """Rules §12: nobody moves up into it."""
    assert bonuses(APPLE, 9, 7, 6, scrolls=[0]) == [0, 10, 0]
    assert ranks(APPLE, 9, 7, 6, scrolls=[0]) == ["king", "queen", ""]
    assert bonuses(APPLE, 9, 7, 6, scrolls=[2]) == [20, 10, 0]


def test_arcane_scrolls_cost_every_crown_but_still_count_12() -> None:
    """Rules §12."""
    line = sheet(a_stall(APPLE, CHEESE, BREAD, CHICKEN, SCROLLS)).seats[0]
    assert [share.bonus for share in line.crowns] == [0, 0, 0, 0]
    assert all(share.withheld for share in line.crowns)
    assert line.total == 2 + 3 + 3 + 4 + 12


def test_others_tied_with_a_scrolls_holder_get_what_they_would_have_got() -> None:
    """D8: the shares are computed as if the holder were paid."""
    assert bonuses(APPLE, 9, 9, 6, scrolls=[0]) == [0, 15, 0]
    assert bonuses(APPLE, 9, 6, 6, scrolls=[1]) == [20, 0, 5]
    assert bonuses(CHEESE, 9, 9, 9, 1, scrolls=[0, 2]) == [0, 8, 0, 0]


@pytest.mark.parametrize(("good", "value"), [(APPLE, 2), (CHEESE, 3), (BREAD, 3), (CHICKEN, 4)])
def test_a_feast_plate_is_worth_the_good_it_becomes(good: Good, value: int) -> None:
    """Rules §12, D15: for value, King and Queen and tie-break."""
    line = sheet(a_stall(PLATE, plates=(good,)), a_stall(good, good)).seats[0]
    assert (line.legal, line.contraband) == (value, 0)
    assert (line.legal_cards, line.contraband_cards) == (1, 0)
    assert [(share.good, share.rank, share.number) for share in line.crowns] == [(good, "queen", 1)]


def test_every_plate_becomes_a_good_of_its_own() -> None:
    """Rules §12."""
    line = sheet(a_stall(PLATE, PLATE, SILK, plates=(APPLE, CHICKEN))).seats[0]
    assert (line.legal, line.contraband, line.legal_cards, line.contraband_cards) == (6, 8, 2, 1)


@pytest.mark.parametrize(
    ("sweet", "plain", "value", "more"),
    [
        (Good.DRAGON_PEPPER, PEPPER, 6, 1),
        (Good.STRAWBERRY_MEAD, MEAD, 7, 1),
        (Good.GOLDEN_SILK, SILK, 8, 1),
        (Good.HEAVY_CROSSBOW, CROSSBOW, 9, 2),
    ],
)
def test_a_fine_good_makes_each_plain_one_on_the_same_stall_worth_more(
    sweet: Good, plain: Good, value: int, more: int
) -> None:
    """Rules §12: but not on another stall, and no other kind."""
    own = {Good.DRAGON_PEPPER: 8, Good.STRAWBERRY_MEAD: 8, Good.GOLDEN_SILK: 9, Good.HEAVY_CROSSBOW: 10}[sweet]
    other = MEAD if plain is not MEAD else SILK
    lines = sheet(a_stall(sweet, plain, plain, other), a_stall(plain)).seats
    assert lines[0].contraband == own + 2 * (value + more) + {MEAD: 7, SILK: 8}[other]
    assert lines[1].contraband == value


def test_two_fine_goods_of_a_kind_add_up_and_do_not_sweeten_each_other() -> None:
    """Rules §12, D13: dragon pepper is not pepper."""
    assert sheet(a_stall(Good.DRAGON_PEPPER, Good.DRAGON_PEPPER, PEPPER)).seats[0].contraband == 8 + 8 + 6 + 2


@pytest.mark.parametrize(
    ("good", "value"),
    [(Good.PRINCES_SWORD, 12), (Good.OLIVE_OIL, 10), (Good.BRIMSTONE_OIL, 5), (Good.ROYAL_SUMMONS, 0)],
)
def test_other_promo_cards_are_worth_what_is_printed(good: Good, value: int) -> None:
    """Rules §12."""
    assert sheet(a_stall(good)).seats[0].total == value
