"""Cards as people type them."""

import pytest

from nottingham.game import Good
from nottingham.terminal.cards import Unread, read_cards, read_kinds
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN, CROSSBOW, SILK

HAND = (APPLE, APPLE, CHEESE, CHICKEN, SILK, Good.GOLDEN_APPLE)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("1 3 5", (APPLE, CHEESE, SILK)),
        ("2 apple, silk", (APPLE, APPLE, SILK)),
        ("2 apples silk", (APPLE, APPLE, SILK)),
        ("2x apple", (APPLE, APPLE)),
        ("apple golden apple", (APPLE, Good.GOLDEN_APPLE)),
        ("golden_apple", (Good.GOLDEN_APPLE,)),
        ("chi, che", (CHICKEN, CHEESE)),
        ("SILK 1", (SILK, APPLE)),
        ("all", HAND),
        ("none", ()),
        ("-", ()),
    ],
)
def test_cards_go_by_place_or_by_name(text: str, cards: tuple[Good, ...]) -> None:
    assert read_cards(text, HAND) == cards


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("7", "no card 7"),
        ("1 1", "no card 1 left"),
        ("3 apple", "only 2 apples"),
        ("ch", "cheese or chicken"),
        ("bread", "no “bread” here"),
        ("$", "neither a card’s number nor its name"),
    ],
)
def test_cards_that_are_not_there_are_refused_with_what_is(text: str, why: str) -> None:
    with pytest.raises(Unread, match=why):
        read_cards(text, HAND)


def test_a_claim_may_name_a_kind_as_often_as_one_likes() -> None:
    assert read_kinds("3 crossbow, 1", (BREAD, CROSSBOW)) == (BREAD, CROSSBOW, CROSSBOW, CROSSBOW)


def test_a_claim_knows_only_kinds_of_the_game() -> None:
    with pytest.raises(Unread, match="numbered 1 to 2"):
        read_kinds("3", (BREAD, CROSSBOW))


def test_a_word_for_measuring_may_be_left_out() -> None:
    """Polish counts pepper in portions, and nobody writes that on a score sheet."""
    hand = (Good.PEPPER, Good.PEPPER, Good.SILK)
    assert read_cards("2 pieprzu", hand, "pl") == read_cards("2 porcje pieprzu", hand, "pl") == hand[:2]
