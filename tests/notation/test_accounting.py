"""Where a score came from. Rules §4 to §8, §10 to §12."""

from typing import Any

import pytest
from hypothesis import given

from nottingham.arena.match import play_match
from nottingham.arena.random_play import random_game
from nottingham.game import Event, Ruleset
from nottingham.game.goods import PROMO, VALUE
from nottingham.game.known import Verdict
from nottingham.notation.accounting import Account
from tests.strategies import SEEDS, rulesets

EVERYTHING: dict[str, Any] = {
    "royal_goods": True,
    "black_market": True,
    "inspection_clock": True,
    "promos": dict.fromkeys(PROMO, 2),
}


def random_account(rules: Ruleset, seed: int) -> Account:
    events: list[Event] = []
    for _, news in random_game(rules, seed):
        events += news
    return Account(rules).follow(events)


def adds_up(account: Account) -> None:
    assert account.sheet is not None
    for seat, line in zip(account.seats, account.sheet.seats, strict=True):
        sources = seat.sources
        assert sources.total == line.total
        assert seat.merchant_points + seat.sheriff_points == (
            sources.total - sources.start - sources.crowns - sources.promos
        )


@given(rulesets(), SEEDS)
def test_sources_add_up_to_every_score(rules: Ruleset, seed: int) -> None:
    adds_up(random_account(rules, seed))


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sources_add_up_with_every_option(edition: str, players: int) -> None:
    rules = Ruleset.preset(edition, players=players, **EVERYTHING)
    accounts = [random_account(rules, seed) for seed in range(6)]
    for account in accounts:
        adds_up(account)
    for source in ("promos", "black_market", *(("loot",) if players == 6 else ())):
        assert any(getattr(seat.sources, source) for account in accounts for seat in account.seats), source


def a_match(*specs: str, seed: int = 1) -> Account:
    rules = Ruleset.preset("second", players=len(specs))
    return Account(rules).follow(play_match(rules, seed, specs).events)


def test_the_honest_have_no_contraband_and_pay_no_bribes() -> None:
    for seat in a_match("honest", "honest", "honest").seats:
        assert (seat.sources.contraband, seat.sources.bribes_paid, seat.sources.bribes_received) == (0, 0, 0)
        assert seat.sources.legal > 0


def test_bribes_and_fines_are_received_by_somebody() -> None:
    """With one Sheriff, nothing goes astray."""
    seats = [seat.sources for seat in a_match("briber", "greedy", "briber", "greedy").seats]
    assert sum(seat.bribes_paid for seat in seats) == sum(seat.bribes_received for seat in seats) > 0
    assert sum(seat.fines_paid for seat in seats) == sum(seat.fines_received for seat in seats) > 0


def test_everybody_has_each_role_as_often_as_the_rules_say() -> None:
    """Rules §3."""
    account = a_match("honest", "wary", "gambler", "greedy")
    assert {(seat.merchant_rounds, seat.sheriff_rounds) for seat in account.seats} == {(6, 2)}


def test_wealth_is_gold_and_stall_after_each_round() -> None:
    rules = Ruleset.preset("second", players=4)
    wealth: list[list[int]] = [[50] * 4]
    events: list[Event] = []
    for table, news in random_game(rules, 5):
        events += news
        if table.public.round > len(wealth):
            goods = zip(table.public.stalls, table.own, table.public.gold, strict=True)
            wealth.append([sum(VALUE[card] for card in stall + own.contraband) + gold for stall, own, gold in goods])
    account = Account(rules).follow(events)
    for round, values in enumerate(wealth):
        assert [seat.wealth[round] for seat in account.seats] == values
    assert {len(seat.wealth) for seat in account.seats} == {rules.rounds + 1}


def test_bags_are_seen_with_the_truth_about_them() -> None:
    bags = a_match("honest", "briber", "honest").bags
    assert all(bag.true for bag in bags if bag.owner != 1)
    assert not all(bag.true for bag in bags if bag.owner == 1)
    assert all(bag.verdict is Verdict.OPEN for bag in bags if bag.settled_by != (1,)), "the honest inspect everybody"
    assert {bag.owner for bag in bags if bag.offered} == {1}
    assert len(bags) == 9 * 2


def test_a_lone_deputys_bag_is_that_deputys_decision() -> None:
    """Rules §10: briber 0 opens only its neighbours' bags, the honest all of them."""
    account = a_match("briber", "honest", "honest", "honest", "honest", "honest")
    deciders = {bag.settled_by for bag in account.bags}
    assert {len(side) for side in deciders} == {1, 2}
    assert (0,) not in {bag.settled_by for bag in account.bags if bag.verdict is Verdict.PASS}
