"""How much is added to the doubt of what is reckoned, fitted by ``bench.review``."""

import pytest

from bench.review import Gap, enough_for


def gaps(points: float, number: int, own: float = 1.0) -> list[Gap]:
    return [Gap(points if at % 2 else -points, 0.0, own) for at in range(number)]


def test_where_intervals_hold_by_their_own_word_nothing_is_added() -> None:
    assert enough_for(gaps(1.0, 30)) == 0.0


def test_as_much_is_added_as_holds_95_of_100_and_no_more() -> None:
    off = enough_for(gaps(1.0, 80) + gaps(5.0, 20))
    assert off == pytest.approx(2.4, abs=0.1)  # 5 / 1.96 is 2.55, of which 1 is its own doubt


def test_of_too_few_nothing_is_said() -> None:
    assert enough_for(gaps(1.0, 18)) is None
