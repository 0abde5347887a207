"""The goods, as printed on the cards. Rules §1, §11, §12."""

from itertools import combinations_with_replacement

import pytest

from nottingham.game import Good, Ruleset
from nottingham.game.goods import (
    BLACK_MARKET,
    BLACK_MARKET_SET,
    CATALOGUE,
    CROWNS,
    LEGAL,
    PENALTY,
    PLAIN_CONTRABAND,
    PROMO,
    ROYAL,
    STARTING_GOLD,
    SUMMONS_REWARD,
    VALUE,
    Cards,
    GoodClass,
    common,
    holds,
    in_order,
    split,
    with_cards,
    without_cards,
    worth,
)
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN, CROSSBOW, MEAD, PEPPER, SILK

# Rules §1: key, class, value, penalty, cards with 3 players, cards with 4-6 players, counts as.
PRINTED = [
    ("apple", "legal", 2, 2, 48, 48, 0, None),
    ("cheese", "legal", 3, 2, 36, 36, 0, None),
    ("bread", "legal", 3, 2, 0, 36, 0, None),
    ("chicken", "legal", 4, 2, 24, 24, 0, None),
    ("pepper", "contraband", 6, 4, 18, 22, 0, None),
    ("mead", "contraband", 7, 4, 16, 21, 0, None),
    ("silk", "contraband", 8, 4, 9, 12, 0, None),
    ("crossbow", "contraband", 9, 4, 5, 5, 0, None),
    ("green_apple", "royal", 4, 3, 2, 2, 2, "apple"),
    ("golden_apple", "royal", 6, 4, 1, 2, 3, "apple"),
    ("gouda", "royal", 6, 4, 2, 2, 2, "cheese"),
    ("bleu_cheese", "royal", 9, 5, 0, 1, 3, "cheese"),
    ("rye_bread", "royal", 6, 4, 0, 2, 2, "bread"),
    ("pumpernickel", "royal", 9, 5, 0, 1, 3, "bread"),
    ("royal_rooster", "royal", 8, 4, 1, 2, 2, "chicken"),
]
# Rules §12: key, value, penalty. A feast plate counts 2 until it becomes something.
PROMO_PRINTED = [
    ("arcane_scrolls", 12, 4),
    ("feast_plate", 2, 2),
    ("royal_summons", 0, 0),
    ("princes_sword", 12, 6),
    ("olive_oil", 10, 5),
    ("dragon_pepper", 8, 6),
    ("strawberry_mead", 8, 6),
    ("golden_silk", 9, 6),
    ("heavy_crossbow", 10, 7),
    ("brimstone_oil", 5, 4),
]


@pytest.mark.parametrize(
    ("key", "good_class", "value", "penalty", "three", "more", "multiple", "plain"),
    PRINTED,
    ids=[p[0] for p in PRINTED],
)
def test_every_good_is_as_printed(
    key: str, good_class: str, value: int, penalty: int, three: int, more: int, multiple: int, plain: str | None
) -> None:
    """Rules §1."""
    good = Good(key)
    card = CATALOGUE[good]
    assert (card.good_class, VALUE[good], PENALTY[good]) == (good_class, value, penalty)
    assert (card.multiple, card.counts_as) == (multiple, plain)
    by_players = [Ruleset.preset("second", players, royal_goods=True).copies(good) for players in (3, 4, 5, 6)]
    assert by_players == [three, more, more, more]


@pytest.mark.parametrize(("key", "value", "penalty"), PROMO_PRINTED, ids=[p[0] for p in PROMO_PRINTED])
def test_every_promo_card_is_as_read_from_its_picture(key: str, value: int, penalty: int) -> None:
    """Rules §12."""
    good = Good(key)
    assert (VALUE[good], PENALTY[good], CATALOGUE[good].good_class) == (value, penalty, GoodClass.PROMO)


def test_there_are_no_other_goods() -> None:
    """Rules §1, §12."""
    assert [str(good) for good in CATALOGUE] == [row[0] for row in PRINTED] + [row[0] for row in PROMO_PRINTED]
    assert set(CATALOGUE) == set(Good)


def test_apples_are_worth_2() -> None:
    """D1: a slip of one rulebook says 6."""
    assert VALUE[APPLE] == 2


def test_every_royal_value_is_its_multiple_of_the_plain_value() -> None:
    """Rules §1."""
    for good in ROYAL:
        card = CATALOGUE[good]
        assert card.counts_as in LEGAL
        assert VALUE[good] == card.multiple * VALUE[card.counts_as]


@pytest.mark.parametrize(
    ("players", "legal", "contraband", "royal"), [(3, 108, 48, 6), *((p, 144, 60, 12) for p in (4, 5, 6))]
)
def test_the_deck_has_204_cards_and_156_with_three(players: int, legal: int, contraband: int, royal: int) -> None:
    """Rules §1."""
    plain = Ruleset.preset("first", players)
    assert sum(plain.copies(good) for good in LEGAL) == legal
    assert sum(plain.copies(good) for good in PLAIN_CONTRABAND) == contraband
    assert plain.deck_size == legal + contraband == (156 if players == 3 else 204)
    assert Ruleset.preset("first", players, royal_goods=True).deck_size == legal + contraband + royal


def test_royal_goods_are_in_the_deck_only_with_the_option() -> None:
    """Rules §1, §9."""
    assert not set(ROYAL) & set(Ruleset.preset("second", 4).deck)
    assert set(ROYAL) <= set(Ruleset.preset("second", 4, royal_goods=True).deck)


def test_both_editions_have_the_same_deck() -> None:
    """Rules §1, §13."""
    for players in (3, 4, 5, 6):
        assert Ruleset.preset("first", players).deck == Ruleset.preset("second", players).deck


def test_promo_cards_are_added_without_taking_anything_out() -> None:
    """Rules §12."""
    plain = Ruleset.preset("first", 4)
    promo = Ruleset.preset("first", 4, promos={"olive_oil": 1, "golden_silk": 3})
    added = without_cards(in_order(promo.deck), in_order(plain.deck))
    assert added == (Good.GOLDEN_SILK, Good.GOLDEN_SILK, Good.GOLDEN_SILK, Good.OLIVE_OIL)


def test_there_is_no_bread_with_three_players() -> None:
    """Rules §1, D5."""
    rules = Ruleset.preset("second", 3, royal_goods=True)
    assert rules.legal_kinds == (APPLE, CHEESE, CHICKEN)
    assert not {BREAD, Good.RYE_BREAD, Good.PUMPERNICKEL} & set(rules.kinds)
    assert Ruleset.preset("second", 4).legal_kinds == (APPLE, CHEESE, BREAD, CHICKEN)


def test_king_and_queen_bonuses_are_as_printed() -> None:
    """Rules §1."""
    assert CROWNS == {APPLE: (20, 10), CHEESE: (15, 10), BREAD: (15, 10), CHICKEN: (10, 5)}


def test_black_market_stacks_have_the_dearer_card_on_top() -> None:
    """Rules §11."""
    assert BLACK_MARKET == {PEPPER: (30, 27), MEAD: (32, 29), SILK: (34, 31)}
    assert all(list(stack) == sorted(stack, reverse=True) for stack in BLACK_MARKET.values())
    assert BLACK_MARKET_SET == 3


def test_four_promo_cards_sweeten_their_plain_good() -> None:
    """Rules §12."""
    sweet = {good: (CATALOGUE[good].sweetens, CATALOGUE[good].sweetness) for good in Good if CATALOGUE[good].sweetens}
    assert sweet == {
        Good.DRAGON_PEPPER: (PEPPER, 1),
        Good.STRAWBERRY_MEAD: (MEAD, 1),
        Good.GOLDEN_SILK: (SILK, 1),
        Good.HEAVY_CROSSBOW: (CROSSBOW, 2),
    }


def test_a_summons_is_rewarded_with_8() -> None:
    """Rules §12."""
    assert SUMMONS_REWARD == 8


def test_everyone_starts_with_50_gold() -> None:
    """Rules §2."""
    assert STARTING_GOLD == 50


def test_royal_and_promo_cards_are_contraband_in_play() -> None:
    """Rules §1, §12, D6."""
    assert split((APPLE, Good.GREEN_APPLE, SILK, Good.FEAST_PLATE)) == (
        (APPLE,),
        (Good.GREEN_APPLE, SILK, Good.FEAST_PLATE),
    )
    assert split(LEGAL) == (LEGAL, ())
    for good in (*PLAIN_CONTRABAND, *ROYAL, *PROMO):
        assert split((good,)) == ((), (good,))


def test_goods_pay_debts_at_their_printed_value() -> None:
    """Rules §6, §12: a feast plate counts 2 then."""
    assert worth((APPLE, CHICKEN, SILK, Good.FEAST_PLATE)) == 2 + 4 + 8 + 2


@pytest.mark.parametrize("more", list(combinations_with_replacement((APPLE, SILK), 3)))
def test_cards_put_together_and_taken_away_again_are_the_same_cards(more: Cards) -> None:
    """Cards of one kind cannot be told apart, but they are counted (rules §1)."""
    cards = (APPLE, CHEESE, CHEESE, SILK)
    together = with_cards(cards, more)
    assert len(together) == 7
    assert in_order(without_cards(together, more)) == cards


def test_holding_a_card_twice_takes_two_cards() -> None:
    """Rules §1."""
    assert holds((APPLE, APPLE, SILK), (APPLE, APPLE))
    assert not holds((APPLE, SILK), (APPLE, APPLE))
    assert common((APPLE, SILK), (APPLE, APPLE, SILK, MEAD)) == (APPLE, SILK)
