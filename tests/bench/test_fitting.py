"""The readers that ``bench.readable`` fits. Issue 13."""

import numpy as np
import pytest

from bench.fitting import HIDDEN, Bags, auc, fit, scored, split


def brute(chances: np.ndarray, lies: np.ndarray) -> float:
    """Every lie beside every true bag."""
    pairs = [(a > b) + 0.5 * (a == b) for a in chances[lies > 0] for b in chances[lies == 0]]
    return float(np.mean(pairs))


@pytest.mark.parametrize("seed", range(5))
def test_the_auc_is_that_of_all_pairs_ties_and_all(seed: int) -> None:
    dice = np.random.default_rng(seed)
    chances, lies = dice.integers(0, 12, 150) / 12, (dice.random(150) < 0.4).astype(float)
    assert auc(chances, lies) == pytest.approx(brute(chances, lies))


def test_the_auc_of_a_perfect_reader_is_1_and_of_a_blind_one_a_half() -> None:
    lies = np.array([0.0, 0, 1, 1])
    assert auc(lies, lies) == 1
    assert auc(1 - lies, lies) == 0
    assert auc(np.full(4, 0.3), lies) == 0.5


def made(bags: int, seed: int, *, hidden: bool = False, told: bool = True) -> Bags:
    """Lies that one fact tells, or only two together."""
    dice = np.random.default_rng(seed)
    facts = dice.normal(size=(bags, 6))
    sign = facts[:, 0] * facts[:, 1] if hidden else facts[:, 0]
    lies = (sign > 0) if told else dice.random(bags) < 0.5
    return Bags(facts, lies.astype(float), np.arange(bags) // 10)


def reads(hidden: tuple[int, ...], bags: Bags) -> float:
    learning, testing = split(bags.deals, 1)
    test = bags.of(testing)
    return auc(fit(hidden, bags.of(learning), 1).chances(test.facts), test.lies)


def test_a_regression_reads_what_one_fact_tells() -> None:
    assert reads((), made(3000, 1)) > 0.98


def test_only_the_network_reads_what_two_facts_tell_together() -> None:
    bags = made(4000, 2, hidden=True)
    assert reads((), bags) < 0.6
    assert reads(HIDDEN, bags) > 0.9


def test_neither_reads_what_nothing_tells() -> None:
    """Deals of the test are not among those that were learnt."""
    bags = made(3000, 3, told=False)
    assert 0.44 < reads((), bags) < 0.56
    assert 0.44 < reads(HIDDEN, bags) < 0.56


def test_deals_are_split_whole() -> None:
    bags = made(600, 4)
    learning, testing = split(bags.deals, 9)
    assert not set(learning) & set(testing)
    assert set(learning) | set(testing) == set(range(60))
    assert len(testing) == 20
    assert len(bags.of(learning).lies) + len(bags.of(testing).lies) == 600


def test_the_interval_holds_the_auc_and_is_wider_over_fewer_deals() -> None:
    dice = np.random.default_rng(6)
    lies = (dice.random(900) < 0.5).astype(float)
    chances = 0.5 * lies + dice.random(900)
    widths = []
    for deals in (300, 12):
        score = scored(chances, Bags(np.zeros((900, 1)), lies, np.arange(900) % deals), 1)
        assert score.low < score.auc < score.high
        widths.append(score.high - score.low)
    assert widths[0] > 0
    few = scored(chances[:90], Bags(np.zeros((90, 1)), lies[:90], np.arange(90)), 1)
    assert few.high - few.low > widths[0]


def test_brier_and_what_is_told_right_are_what_they_say() -> None:
    bags = Bags(np.zeros((4, 1)), np.array([0.0, 0, 1, 1]), np.arange(4))
    score = scored(np.array([0.0, 0.6, 0.6, 1.0]), bags, 1)
    assert score.brier == pytest.approx((0.36 + 0.16) / 4)
    assert score.right == 0.75
