"""How often people do things: those who always or never do are found out soon, and one exception is enough."""

import pytest

from nottingham.bots.clever.rates import Times, in_company, rate_of, usual_shares

USUAL = usual_shares(0.5)
NOBODY: tuple[Times, ...] = ()


@pytest.mark.parametrize("usual", [0.35, 0.5, 0.7])
def test_a_stranger_does_it_as_often_as_is_usual(usual: float) -> None:
    assert rate_of(usual_shares(usual), (0, 0), (0, 0)) == pytest.approx(usual, abs=0.05)


def test_three_times_in_a_row_make_a_habit() -> None:
    assert rate_of(USUAL, (0, 3), (0, 0)) > 0.85
    assert rate_of(USUAL, (3, 0), (0, 0)) < 0.15


def test_once_each_way_is_no_habit_at_all() -> None:
    """Who did it and did not do it is somebody who does it now and then, however often it went one way before."""
    assert rate_of(USUAL, (1, 1), (0, 0)) == pytest.approx(0.5, abs=0.05)
    assert rate_of(USUAL, (1, 4), (0, 0)) < rate_of(USUAL, (0, 4), (0, 0)) - 0.15


def test_what_is_done_in_one_case_is_expected_in_the_other_until_it_is_otherwise() -> None:
    alike = rate_of(USUAL, (0, 0), (0, 4))
    assert alike > 0.75
    assert rate_of(USUAL, (4, 0), (0, 4)) < 0.2


def test_the_company_says_what_to_expect_of_somebody_who_has_done_nothing() -> None:
    strict = in_company(
        USUAL,
        (
            (0, 3),
            (0, 3),
        ),
    )
    mixed = in_company(
        USUAL,
        (
            (0, 3),
            (3, 0),
        ),
    )
    assert rate_of(strict, (0, 0), (0, 0)) > 0.8
    assert rate_of(mixed, (0, 0), (0, 0)) == pytest.approx(0.5, abs=0.1)
    assert in_company(USUAL, NOBODY) == pytest.approx(USUAL)


def test_what_somebody_did_counts_for_more_than_the_company() -> None:
    strict = in_company(
        USUAL,
        (
            (0, 3),
            (0, 3),
        ),
    )
    assert rate_of(strict, (3, 0), (0, 0)) < 0.3
